# SPDX-License-Identifier: BSD-3-Clause
# Flags of what is built here; nothing of this reaches a program that links the library.
set(CMAKE_C_STANDARD 11)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

set(TUTTI_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes)
if(TUTTI_WERROR)
    list(APPEND TUTTI_WARNINGS -Werror)
endif()

if(TUTTI_SANITIZE)
    add_compile_options(-fsanitize=${TUTTI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g)
    add_link_options(-fsanitize=${TUTTI_SANITIZE})
endif()
