"""Makes small deliberate errors in `rentier/rules` and reports the share of them that the tests notice.

    python -m scripts.mutants                          150 errors
    python -m scripts.mutants --samples 500            150 of them are known already after the run above
    python -m scripts.mutants --module rent --module building

Outcomes are stored in build/mutants, so that an interrupted run continues where it was. An unnoticed error is tried
again when the rules or the tests have changed. Errors that change nothing are in equivalent.toml and do not count.
"""

import argparse
import gc
import os
import sys
import time
from collections import Counter
from pathlib import Path

os.environ["RENTIER_PURE"] = "1"  # before anything of rentier is imported

from . import probes
from .mutations import Mutant, changed_line, mutants_of, sources
from .results import Results, equivalents, sample, without_equivalents
from .trial import Outcome, run_all

HERE = Path(__file__).parent
FOLDER = probes.ROOT / "build" / "mutants"


def options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts.mutants", description="Share of deliberate errors that tests notice")
    parser.add_argument("--samples", type=int, default=150, help="how many errors (default: 150)")
    parser.add_argument("--seed", default="1", help="which errors, with the same number of samples (default: 1)")
    parser.add_argument("--module", action="append", default=[], help="only in this module, e.g. rent; repeatable")
    parser.add_argument("--jobs", type=int, default=2, choices=(1, 2), help="errors tried at a time (default: 2)")
    parser.add_argument("--at-least", type=float, default=0.0, metavar="PERCENT", help="exit code 1 below this share")
    parser.add_argument("--fresh", action="store_true", help="forget the outcomes of earlier runs")
    return parser.parse_args(arguments)


class Run:
    """One run of the command: `try_them` is called by pytest once the tests are collected."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.share = 0.0
        self.sources = sources(probes.RULES)
        modules = {f"rentier.rules.{name}" for name in chosen.module} or set(self.sources)
        if unknown := modules - set(self.sources):
            sys.exit(f"no such module: {', '.join(sorted(unknown))}")
        every = [one for module in sorted(modules) for one in mutants_of(module, self.sources[module])]
        self.mutants, stale = without_equivalents(every, self.sources, equivalents(HERE / "equivalent.toml"))
        self.listed = len(every) - len(self.mutants)
        self.stale = [one for one in stale if any(one.function.startswith(f"{module}.") for module in modules)]

    def try_them(self, collected: list[probes.Probe]) -> None:
        tests = [*collected, *probes.games()]
        started = time.perf_counter()
        probes.measure(tests, FOLDER / "lines.json", self.sources)
        failing = [test.name for test in tests if not test.passes]
        print(f"{len(tests)} tests, measured in {time.perf_counter() - started:.0f} s", flush=True)
        if failing:
            print(f"{len(failing)} of them fail without any error and are left out: {', '.join(failing[:3])} ...")
        fingerprint = probes.shared_fingerprint() + probes.sha(*sorted(probes.ROOT.glob("tests/*/test_*.py")))
        results = Results(FOLDER / "results.jsonl", fingerprint)
        if self.chosen.fresh:
            results.forget()
        picked = sample(self.mutants, self.chosen.samples, self.chosen.seed)
        names = {test.name for test in tests}
        fresh = [mutant for mutant in picked if results.get(mutant, names) is None]
        print(f"{len(fresh)} errors to try, {len(picked) - len(fresh)} known from earlier runs", flush=True)
        gc.freeze()  # children share this memory
        started = time.perf_counter()
        run_all(fresh, self.sources, tests, self.chosen.jobs, results.add)
        if fresh:
            print(f"tried in {time.perf_counter() - started:.0f} s", flush=True)
        self.report({mutant: outcome for mutant in picked if (outcome := results.get(mutant, names))})

    def report(self, outcomes: dict[Mutant, Outcome]) -> None:
        unnoticed = {mutant: outcome for mutant, outcome in outcomes.items() if outcome.noticed_by is None}
        for mutant, outcome in sorted(unnoticed.items(), key=lambda pair: (pair[0].module, pair[0].line)):
            before, after = changed_line(self.sources[mutant.module], mutant)
            note = ", no test reaches it" if outcome.how == "uncovered" else ""
            print(f"\n{mutant.module.replace('.', '/')}.py:{mutant.line}: {mutant.function} ({mutant.kind}{note})")
            print("\n".join([f"  - {line.strip()}" for line in before.splitlines()]))
            print("\n".join([f"  + {line.strip()}" for line in after.splitlines()]))
        print(f"\n{'module':14}{'errors':>8}{'noticed':>9}{'share':>8}")
        count = Counter(mutant.module for mutant in outcomes)
        missed = Counter(mutant.module for mutant in unnoticed)
        for module in sorted(count):
            print(row(module.removeprefix("rentier.rules."), count[module], missed[module]))
        print(row("all", len(outcomes), len(unnoticed)))
        stages = Counter(outcome.stage for outcome in outcomes.values() if outcome.stage)
        print("\nnoticed by " + ", ".join(f"{stage} {stages[stage]}" for stage in probes.STAGES), end="")
        print(f"; {sum(outcome.how == 'endless' for outcome in outcomes.values())} of them in an endless loop")
        print(f"not reached by any test: {sum(outcome.how == 'uncovered' for outcome in outcomes.values())}")
        print(f"listed as changing nothing, not counted: {self.listed} of {self.listed + len(self.mutants)}")
        for one in self.stale:
            print(f"equivalent.toml: no error fits this entry any more: {one.function}: {one.change}")
        self.share = 100 * (1 - len(unnoticed) / max(1, len(outcomes)))


def row(name: str, errors: int, unnoticed: int) -> str:
    return f"{name:14}{errors:8}{errors - unnoticed:9}{100 * (errors - unnoticed) / max(1, errors):7.1f}%"


def main(arguments: list[str]) -> int:
    run = Run(options(arguments))
    code = probes.with_tests(run.try_them)
    if code != 0:
        return code
    return 0 if run.share >= run.chosen.at_least else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
