# SPDX-License-Identifier: BSD-3-Clause
# The library itself, and its installation.
include(${PROJECT_SOURCE_DIR}/generated/cmake/tutti_sources.cmake)

# Hand-written sources are globbed so that a new core is a new file and nothing else.
file(GLOB TUTTI_CORE_SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/core/*.c ${PROJECT_SOURCE_DIR}/src/core/fold/*.c
     ${PROJECT_SOURCE_DIR}/src/backends/single/*.c)
file(GLOB TUTTI_MPI_SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/backends/mpi/*.c)
list(TRANSFORM TUTTI_GENERATED_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/)
list(TRANSFORM TUTTI_GENERATED_MPI_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/)

add_library(tutti STATIC ${TUTTI_CORE_SOURCES} ${TUTTI_GENERATED_SOURCES})
add_library(tutti::tutti ALIAS tutti)
if(TUTTI_HAVE_MPI)
    target_sources(tutti PRIVATE ${TUTTI_MPI_SOURCES} ${TUTTI_GENERATED_MPI_SOURCES})
    target_link_libraries(tutti PUBLIC MPI::MPI_C)
endif()

target_include_directories(tutti PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/generated/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
# What the library's own sources and tests of its insides see.
set(TUTTI_INTERNAL_INCLUDES ${PROJECT_SOURCE_DIR}/src/core ${PROJECT_SOURCE_DIR}/src/backends/single
    ${PROJECT_SOURCE_DIR}/src/backends/mpi ${PROJECT_SOURCE_DIR}/generated/src)
target_include_directories(tutti PRIVATE ${TUTTI_INTERNAL_INCLUDES})
target_compile_definitions(tutti PRIVATE TUTTI_HAVE_MPI=${TUTTI_HAVE_MPI} _POSIX_C_SOURCE=200809L)
target_compile_options(tutti PRIVATE ${TUTTI_WARNINGS})

# Bits are promised: no contraction, no reassociation in the arithmetic, whatever flags the user gave for the rest.
set(TUTTI_EXACT_FLAGS -fno-fast-math -ffp-contract=off)
file(GLOB TUTTI_EXACT_SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/core/fold*.c ${PROJECT_SOURCE_DIR}/src/core/narrow*.c
     ${PROJECT_SOURCE_DIR}/src/core/fold/*.c)
set_property(SOURCE ${TUTTI_EXACT_SOURCES} APPEND PROPERTY COMPILE_OPTIONS ${TUTTI_EXACT_FLAGS})
# The kernels are written for the vectoriser; at -O2 (RelWithDebInfo) gcc would leave it off for loops like these.
file(GLOB TUTTI_FOLD_SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/core/fold/*.c)
set_property(SOURCE ${TUTTI_FOLD_SOURCES} APPEND PROPERTY COMPILE_OPTIONS -ftree-vectorize
             $<$<C_COMPILER_ID:GNU>:-fvect-cost-model=dynamic>)

install(TARGETS tutti EXPORT tuttiTargets ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY include/tutti generated/include/tutti DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(EXPORT tuttiTargets NAMESPACE tutti:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/tutti)
include(CMakePackageConfigHelpers)
configure_package_config_file(cmake/tuttiConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/tuttiConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/tutti)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/tuttiConfigVersion.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tuttiConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/tuttiConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/tutti)
install(DIRECTORY generated/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man3 FILES_MATCHING PATTERN "*.3")
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
