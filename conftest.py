"""Every test run from a checkout plays the rules as they are written now."""

import importlib.util
import os
import sys
from pathlib import Path

if "PYTEST_XDIST_WORKER" not in os.environ:
    # By its path: `import rentier` would load the extensions that are about to be replaced.
    spec = importlib.util.spec_from_file_location("_build", Path(__file__).parent / "rentier" / "_build.py")
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    reason = build.rebuild()
    if reason:
        print(f"the rules run as plain Python: {reason} (`python -m rentier._build` tries again)", file=sys.stderr)
