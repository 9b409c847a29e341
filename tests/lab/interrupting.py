"""Ctrl-C in the middle of a run, for every command that plays many games."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
INTERRUPTED = """
import os, signal, sys
from rentier import cli
from rentier.lab import progress

def press(bar, done):
    if done > 50 and not pressed:
        pressed.append(done)
        os.killpg(os.getpgrp(), signal.SIGINT)  # as a terminal does: to every process of the command

pressed = []
progress.Bar.show = press
sys.exit(cli.main(sys.argv[1:]))
"""


def interrupted(*arguments):
    """The command, which is interrupted after some games as by a key press: what came of it."""
    return subprocess.run(
        [sys.executable, "-c", INTERRUPTED, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=120,
    )
