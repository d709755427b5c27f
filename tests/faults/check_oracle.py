# SPDX-License-Identifier: BSD-3-Clause
"""The oracle shares nothing with what it judges: no header of the library, and no function.

    check_oracle.py SETTINGS
"""

import json
import pathlib
import re
import subprocess
import sys

STANDARD = {"math.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "string.h"}


def main():
    settings = json.loads(pathlib.Path(sys.argv[1]).read_text())
    tests = pathlib.Path(settings["source"]) / "tests"
    faults = []
    for name in ("oracle.h", "oracle.c", "oracle_inputs.c"):
        for include in re.findall(r'^\s*#\s*include\s*[<"]([^">]+)', (tests / name).read_text(), re.M):
            if include not in STANDARD | {"oracle.h"}:
                faults.append(f"{name} includes {include}")
    listed = subprocess.run([settings["nm"], "-u", settings["oracle"]], check=True, capture_output=True, text=True).stdout
    wanted = {line.split()[-1] for line in listed.splitlines() if line.strip().startswith("U ")}
    if not wanted:
        faults.append("nm named no undefined symbol at all")
    faults += [f"the oracle calls {name}" for name in sorted(wanted) if name.startswith(("tutti", "MPI"))]
    for fault in faults:
        print(fault)
    print(f"oracle: {len(wanted)} undefined symbols, {len(faults)} faults")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
