# SPDX-License-Identifier: BSD-3-Clause
import sys

from codegen.cli import main

sys.exit(main())
