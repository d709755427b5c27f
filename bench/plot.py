# SPDX-License-Identifier: BSD-3-Clause
"""Draws the table that bench/run.sh prints: python3 bench/plot.py TABLE.txt PICTURE.svg (needs matplotlib)."""

import re
import sys

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "tutti"  # the same table gives the same file
import matplotlib.pyplot as plt  # noqa: E402

ROW = re.compile(r"^ *(\d+) +(\d+) +(\d+) +(\d+\.\d+) +(-?\d+) *$", re.M)


def main(table, picture):
    part = open(table, encoding="utf-8").read().split("bf16 ns")[0]
    rows = [(int(size), float(ours), float(theirs), float(ratio)) for size, ours, theirs, ratio, _ in ROW.findall(part)]
    if not rows:
        sys.exit(f"{table}: no row of bytes, tutti ns, MPI ns, ratio, extra ns")
    sizes = [row[0] for row in rows]
    figure, (time, ratio) = plt.subplots(2, 1, sharex=True, figsize=(7, 5.5), height_ratios=(2, 1))
    time.loglog(sizes, [row[2] / 1000 for row in rows], "o-", color="0.6", label="MPI_Allreduce")
    time.loglog(sizes, [row[1] / 1000 for row in rows], ".--", color="C0", label="tutti_all_reduce_f32")
    time.set_ylabel("time of a call, µs")
    time.legend()
    time.grid(True, alpha=0.3)
    ratio.semilogx(sizes, [row[3] for row in rows], ".-", color="C0", base=2)
    ratio.axhline(1.0, color="0.6")
    ratio.set_ylim(0.9, 1.1)
    ratio.set_ylabel("tutti / MPI")
    ratio.set_xlabel("bytes of the buffer, f32, in place, 2 ranks")
    ratio.grid(True, alpha=0.3)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None, "Creator": None})


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
