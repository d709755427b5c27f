#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# run_and_look.sh SECONDS TEXT LINES COMMAND...: the command ends within the time, whatever its exit status (LINES "any") or
# successfully with so many lines of output that have this text.
seconds=$1 text=$2 lines=$3
shift 3
output=$(timeout -k 5 "$seconds" "$@" 2>&1)
status=$?
printf '%s\n' "$output"
if [ "$status" -ge 124 ] && [ "$status" -le 143 ]; then
    echo "did not end by itself within $seconds s (status $status)"
    exit 1
fi
[ "$lines" != any ] || exit 0
found=$(printf '%s\n' "$output" | grep -c -- "$text")
echo "exit status $status, $found lines with \"$text\"; right is 0, $lines"
[ "$status" -eq 0 ] && [ "$found" -eq "$lines" ]
