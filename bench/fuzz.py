"""Clients that send anything at all, many times: valid, nearly valid and garbage messages to a server's tables.

    python bench/fuzz.py [--messages 100000] [--seed 1] [--json]

After every message it is looked at whether what was refused changed nothing, whether every page shows the game, and
whether the rooms go on; after every run whether each game is the replay of its record. The clients and what must hold
are in tests/server/fuzzing.py. Ends with 1, and the shortest run that shows it, if anything did not hold.
"""

import argparse
import json
import logging
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.server.fuzzing import Fuzzing

RUNS = 100  # of Hypothesis before its settings begin anew with another seed
STEPS = 60  # messages, at most, of one run


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--messages", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--json", action="store_true")
    options = options.parse_args()
    logging.disable(logging.CRITICAL)
    began = time.perf_counter()
    number = options.seed
    while Fuzzing.sent < options.messages:
        fuzzing = seed(number)(type("Fuzzing", (Fuzzing,), {}))
        limits = settings(
            max_examples=RUNS,
            stateful_step_count=STEPS,
            deadline=None,
            database=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        )
        try:
            run_state_machine_as_test(fuzzing, settings=limits)
        except Exception:
            traceback.print_exc()
            print(f"seed {number}: something did not hold, after {Fuzzing.sent} messages", file=sys.stderr)
            return 1
        number += 1
        if sys.stderr.isatty():
            print(f"\r{Fuzzing.sent:,} messages", end="", file=sys.stderr, flush=True)
    took = time.perf_counter() - began
    found = {
        "messages": Fuzzing.sent,
        "seconds": round(took, 1),
        "messages_per_second": round(Fuzzing.sent / took),
        "answers": dict(Fuzzing.answered.most_common()),
        "changed_what_they_should_not": 0,
    }
    if options.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:28} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
