# SPDX-License-Identifier: BSD-3-Clause
# The conversions of narrow floats and the fold. Included by the CMakeLists.txt of this folder.
find_package(Threads REQUIRED)
set(here ${CMAKE_CURRENT_LIST_DIR})

tutti_test_program(test_narrow ${here}/test_narrow.c)
tutti_test_program(test_fold ${here}/test_fold.c ${here}/fold_reference.c)
tutti_test_program(test_fold_cases ${here}/test_fold_cases.c)
target_link_libraries(test_fold_cases PRIVATE Threads::Threads)
# The references compute, too, and must not follow flags that a user gave for the rest.
set_property(SOURCE ${here}/test_fold.c ${here}/fold_reference.c ${here}/test_fold_cases.c APPEND PROPERTY COMPILE_OPTIONS
             -fno-fast-math -ffp-contract=off)

# The same tests on conversions compiled with -Ofast; linking with it makes the whole program flush subnormals to zero. Options
# of a source belong to the folder that sets them, so that the library's own object keeps its flags.
tutti_test_program(test_narrow_ofast ${here}/test_narrow.c ${PROJECT_SOURCE_DIR}/src/core/narrow.c)
set_property(SOURCE ${PROJECT_SOURCE_DIR}/src/core/narrow.c APPEND PROPERTY COMPILE_OPTIONS -Ofast)
target_link_options(test_narrow_ofast PRIVATE -Ofast)

foreach(name narrow narrow_ofast fold fold_cases)
    add_test(NAME unit.${name} COMMAND test_${name})
    set_tests_properties(unit.${name} PROPERTIES LABELS unit TIMEOUT 300)
endforeach()
if(TUTTI_TEST_FULL)
    foreach(name narrow narrow_ofast)
        add_test(NAME unit.${name}.full COMMAND test_${name})
        set_tests_properties(unit.${name}.full PROPERTIES LABELS unit TIMEOUT 1800 ENVIRONMENT TUTTI_TEST_FULL=1)
    endforeach()
endif()
