#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Builds the library with its tests and runs them. Ends in the tests' summary: seconds per label, and what failed.
#   sh tools/test.sh [--full] [--werror] [--no-install] [option of ctest]...
#     --full        the long tests as well
#     --werror      warnings of the compiler are errors
#     --no-install  only say what is missing
#     -L LABEL, -R NAME ... go to ctest: sh tools/test.sh -L example
set -eu
cd "$(dirname "$0")/.."
. tools/lib.sh
mkdir -p build

install=yes full=OFF werror=OFF
while [ $# -gt 0 ]; do
    case $1 in
    --full) full=ON ;;
    --werror) werror=ON ;;
    --no-install) install=no ;;
    -h | --help) sed -n '3,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
    -*) break ;;
    *) stop "\"$1\" is no option; --help shows them" ;;
    esac
    shift
done

say 'looking for what is needed'
need_to_build
need_mpi
need_to_test
install_missing || exit 1

folder=build/test
configure "$folder" -DCMAKE_BUILD_TYPE=Release -DTUTTI_BUILD_TESTS=ON -DTUTTI_BUILD_EXAMPLES=ON -DTUTTI_TEST_FULL=$full \
    -DTUTTI_WERROR=$werror -DTUTTI_PYTHON="$(find_python 'jinja2, yaml, jsonschema, pytest')"
build "$folder"

say "testing (all output: $folder/Testing/Temporary/LastTest.log)"
mpi_settings
cd "$folder"
exec ctest --output-on-failure --parallel "$(cores)" "$@"
