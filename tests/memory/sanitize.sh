#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Builds everything once more with AddressSanitizer and UBSan and runs the tests there: a first part of them, or with "full"
# all that run programs of ours.
#   sanitize.sh SOURCE BUILD CMAKE GENERATOR PYTHON quick|full
set -eu
source=$1 build=$2 cmake=$3 generator=$4 python=$5 which=$6

# The leak checker looks at its own process from outside, which some systems do not allow.
mkdir -p "$build"
printf 'int main(void) { return 0; }\n' >"$build/probe.c"
if ! cc -fsanitize=address,undefined "$build/probe.c" -o "$build/probe" || ! "$build/probe"; then
    echo 'SKIPPED: a program with AddressSanitizer does not run on this machine (it needs its run-time library, and /proc)'
    exit 77
fi

"$cmake" -S "$source" -B "$build" -G "$generator" -DCMAKE_BUILD_TYPE=RelWithDebInfo -DTUTTI_SANITIZE=address,undefined \
    -DTUTTI_BUILD_EXAMPLES=OFF -DTUTTI_PYTHON="$python"
"$cmake" --build "$build" --parallel 2
cd "$build"
if [ "$which" = full ]; then
    exec ctest --output-on-failure --parallel 2 -L 'unit|conformance|cases|mpi'
fi
# The exhaustive arithmetic and three and four ranks take minutes here; they are in the full run.
exec ctest --output-on-failure --parallel 2 -L 'unit|conformance|cases' -E 'unit.fold$|mpi.[3-9]$|single$|cases.*[3-9]$'
