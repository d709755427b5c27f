# SPDX-License-Identifier: BSD-3-Clause
import sys

try:
    from codegen.cli import main
except ModuleNotFoundError as missing:
    if missing.name not in ("jinja2", "jsonschema", "yaml"):
        raise
    sys.exit(f"codegen: this Python ({sys.executable}) has no module {missing.name}; it needs jinja2, jsonschema and yaml "
             "(Debian: apt-get install python3-jinja2 python3-jsonschema python3-yaml, and /usr/bin/python3 -m codegen)")

sys.exit(main())
