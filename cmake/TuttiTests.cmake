# SPDX-License-Identifier: BSD-3-Clause
# What the test folders share.

# The Python that has the modules the generator and its tests need; the first that imports them, not the first on the path.
if(NOT TUTTI_PYTHON)
    foreach(candidate python3 /usr/bin/python3)
        execute_process(COMMAND ${candidate} -c "import jinja2, yaml, jsonschema, pytest" RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
        if(failed EQUAL 0)
            set(TUTTI_PYTHON ${candidate} CACHE STRING "Python with jinja2, yaml, jsonschema and pytest")
            break()
        endif()
    endforeach()
endif()

find_path(TUTTI_CUNIT_INCLUDE CUnit/CUnit.h)
find_library(TUTTI_CUNIT_LIBRARY cunit)
if(NOT TUTTI_CUNIT_INCLUDE OR NOT TUTTI_CUNIT_LIBRARY)
    message(FATAL_ERROR "The tests need CUnit (Debian: libcunit1-dev), or configure with -DTUTTI_BUILD_TESTS=OFF")
endif()

# tutti_test_program(name sources...): a CUnit program that links the library and sees its insides.
function(tutti_test_program name)
    add_executable(${name} ${ARGN})
    if(TUTTI_SANITIZE)
        target_sources(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests/memory/keep_modules.c)
    endif()
    target_link_libraries(${name} PRIVATE tutti::tutti ${TUTTI_CUNIT_LIBRARY} m)
    target_include_directories(${name} PRIVATE ${TUTTI_CUNIT_INCLUDE} ${TUTTI_INTERNAL_INCLUDES} ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(${name} PRIVATE TUTTI_HAVE_MPI=${TUTTI_HAVE_MPI} _POSIX_C_SOURCE=200809L)
    target_compile_options(${name} PRIVATE ${TUTTI_WARNINGS})
endfunction()

# The launcher's settings for a machine with fewer cores than ranks, possibly as root, possibly without ssh.
set(TUTTI_MPI_ENVIRONMENT OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
    PRTE_MCA_rmaps_default_mapping_policy=:oversubscribe OMPI_MCA_btl_vader_single_copy_mechanism=none OMPI_MCA_plm_rsh_agent=
    OMPI_MCA_mpi_yield_when_idle=1 OMPI_MCA_hwloc_base_binding_policy=none)

# What the leak checker is told of a program that starts an MPI.
if(TUTTI_SANITIZE)
    list(APPEND TUTTI_MPI_ENVIRONMENT
         LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/memory/mpi.supp:print_suppressions=0:fast_unwind_on_malloc=0)
endif()

# tutti_mpi_test(NAME name RANKS n LABEL label [TIMEOUT s] COMMAND target args...): runs it under the MPI launcher.
function(tutti_mpi_test)
    cmake_parse_arguments(T "" "NAME;RANKS;LABEL;TIMEOUT" "COMMAND" ${ARGN})
    if(NOT TUTTI_HAVE_MPI)
        return()
    endif()
    if(NOT T_TIMEOUT)
        set(T_TIMEOUT 120)
    endif()
    list(POP_FRONT T_COMMAND program)
    add_test(NAME ${T_NAME} COMMAND ${MPIEXEC_EXECUTABLE} ${MPIEXEC_NUMPROC_FLAG} ${T_RANKS} $<TARGET_FILE:${program}> ${T_COMMAND})
    set(processors ${T_RANKS})
    if(processors GREATER 2)
        set(processors 2)
    endif()
    set_tests_properties(${T_NAME} PROPERTIES LABELS ${T_LABEL} TIMEOUT ${T_TIMEOUT} PROCESSORS ${processors}
                         ENVIRONMENT "${TUTTI_MPI_ENVIRONMENT}")
endfunction()
