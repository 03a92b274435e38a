"""``python -m lawspeaker``: the command line."""

import sys

from lawspeaker.cli import main

sys.exit(main())
