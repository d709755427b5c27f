#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Builds the library with the flags of a release and measures what a call costs.
#   sh bench/run.sh [--rounds N] [--max-bytes N] [--no-install]
set -eu
cd "$(dirname "$0")/.."
. tools/lib.sh
mkdir -p build

install=yes
arguments=
while [ $# -gt 0 ]; do
    case $1 in
    --no-install) install=no ;;
    --rounds | --max-bytes)
        [ $# -gt 1 ] || stop "$1 needs a number"
        arguments="$arguments $1 $2"
        shift
        ;;
    -h | --help) sed -n '3,4s/^# \{0,1\}//p' "$0"; exit 0 ;;
    *) stop "\"$1\" is no option; --help shows them" ;;
    esac
    shift
done

say 'looking for what is needed'
need_to_build
required=$missing
need_mpi
need valgrind valgrind --version
if ! install_missing && [ -n "$required" ]; then exit 1; fi

folder=build/bench
configure "$folder" -DCMAKE_BUILD_TYPE=Release -DTUTTI_BUILD_TESTS=OFF -DTUTTI_BUILD_EXAMPLES=OFF -DTUTTI_BUILD_BENCH=ON
build "$folder" bench_all_reduce
program=$folder/bench/bench_all_reduce

say './bench_all_reduce'
# shellcheck disable=SC2086  # one word an argument
"$program" $arguments

# Instructions within so many calls; the first one looks at more than the others, so a difference of two is taken.
count_instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=tutti_all_reduce_f32 "$program" --calls "$1" 2>&1 |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
if have valgrind; then
    say 'counting instructions with callgrind'
    few=$(count_instructions 10000)
    many=$(count_instructions 20000)
    echo "one process, f32 in place, 4 bytes: $(((many - few) / 10000)) instructions a call"
else
    say 'no valgrind here: instructions are not counted'
fi

if ! have mpirun || ! grep -q '^-- tutti: engines.*mpi' "$folder/configure.log"; then
    say 'no MPI here: there is nothing to compare with'
    exit 0
fi
say 'mpirun -n 2 ./bench_all_reduce'
mpi_settings
# A rank that waits must not give its core away here, if it has one.
if [ "$(cores)" -ge 2 ]; then OMPI_MCA_mpi_yield_when_idle=0; fi
# shellcheck disable=SC2086
exec mpirun -n 2 "$program" $arguments
