#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# Builds the library and the example trainer, trains with one process and with two, and compares what came out.
#   sh tools/demo.sh [--no-install]
set -eu
cd "$(dirname "$0")/.."
. tools/lib.sh
mkdir -p build

install=yes
for option; do
    case $option in
    --no-install) install=no ;;
    -h | --help) sed -n '3,4s/^# *//p' "$0"; exit 0 ;;
    *) stop "\"$option\" is no option; --help shows them" ;;
    esac
done

say 'looking for what is needed'
need_to_build
required=$missing
need_mpi
if ! install_missing; then
    if [ -n "$required" ]; then exit 1; fi
    say 'going on without MPI'
fi

folder=build/demo
configure "$folder" -DCMAKE_BUILD_TYPE=Release -DTUTTI_BUILD_TESTS=OFF
build "$folder" digits hello
digits=$folder/examples/digits

say "the README's program: $folder/examples/hello; the trainer: $digits"
say './digits'
"$digits" --losses "$folder/losses-1"

if ! have mpirun || ! grep -q "^-- tutti: engines.*mpi" "$folder/configure.log"; then
    say 'no MPI here: one process is all that can be shown'
    exit 0
fi
say 'mpirun -n 2 ./digits'
mpi_settings
mpirun -n 2 "$digits" --losses "$folder/losses-2"

say 'comparing the two runs'
paste "$folder/losses-1" "$folder/losses-2" | awk '
    function apart(a, b) { return a > b ? a - b : b - a }
    NF != 6 { unequal = 1; next }
    {
        if (apart($2, $5) > loss) loss = apart($2, $5)
        if (apart($3, $6) > accuracy) accuracy = apart($3, $6)
        last = $0
    }
    END {
        split(last, end)
        printf "    1 process:   %d epochs, loss %.6f, test accuracy %.2f %%\n", end[1], end[2], 100 * end[3]
        printf "    2 processes: %d epochs, loss %.6f, test accuracy %.2f %%\n", end[4], end[5], 100 * end[6]
        printf "    largest difference in any epoch: loss %.1e, accuracy %.1e\n", loss, accuracy
        good = NR > 0 && !unequal && loss <= 1e-5 && accuracy <= 1e-5 && end[3] >= 0.95
        print good ? "==> they agree" : "==> THEY DO NOT AGREE"
        exit !good
    }'
