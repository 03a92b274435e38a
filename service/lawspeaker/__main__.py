"""``python -m lawspeaker``: the command line."""

import sys

from lawspeaker.cli.program import main

sys.exit(main())
