"""Imports go one way: what each part of the house may know of the others."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "rentier"

CORE = {"rules", "editions", "notation"}
KNOWS = {
    "rules": set(),
    "editions": {"rules"},
    "notation": {"rules", "editions"},
    "game": CORE,
    "proof": CORE | {"game"},
    "bots": CORE | {"game"},
    "lab": CORE | {"game", "bots", "__version__", "_build"},  # which nodes of a cluster compare
    "env": CORE | {"game", "bots"},
    "server": CORE | {"game", "proof", "bots", "__version__", "_build"},  # which it tells
}
# Reads the catalogues and knows nobody: whoever has something to say may ask it for the sentence.
SENTENCES = "rentier.notation.texts"
# No I/O, no clock, no chance but the tape: what the rules may import of the standard library.
HARMLESS = {"__future__", "collections.abc", "typing", "math"}


def modules_of(part):
    single = PACKAGE / f"{part}.py"
    return [single] if single.exists() else sorted((PACKAGE / part).rglob("*.py"))


def imported(file):
    """Full names of what a file imports, `from a import b` as `a.b`, whether at its top or inside a function."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            base += node.module.split(".") if node.module else []
            yield from (".".join([*base, alias.name]) for alias in node.names)


def parts_known_by(file):
    for name in imported(file):
        if name != SENTENCES and (name == "rentier" or name.startswith("rentier.")):
            yield name.split(".")[1] if "." in name else "rentier"


@pytest.mark.parametrize("part", KNOWS)
def test_imports_go_one_way(part):
    allowed = KNOWS[part] | {part}
    wrong = [(file.name, known) for file in modules_of(part) for known in parts_known_by(file) if known not in allowed]
    assert wrong == []


def test_the_sentences_know_nothing_but_articles_and_prepositions():
    known = [name for name in imported(PACKAGE / "notation" / "texts.py") if name.startswith("rentier")]
    assert {name.rpartition(".")[0] for name in known} <= {"rentier.notation.nouns"}


def test_every_part_has_its_place():
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert parts - KNOWS.keys() <= {"__init__", "_build", "cli", "terminal"}


def test_nobody_but_the_command_line_knows_the_command_line():
    files = [file for file in PACKAGE.rglob("*.py") if file.name not in ("cli.py", "terminal.py")]
    assert not [file for file in files if {"cli", "terminal"} & set(parts_known_by(file))]


def test_rules_import_nothing_that_reads_writes_or_ticks():
    for file in modules_of("rules"):
        outside = [name for name in imported(file) if not name.startswith("rentier.rules")]
        wrong = [name for name in outside if name not in HARMLESS and name.rpartition(".")[0] not in HARMLESS]
        assert wrong == [], file.name


def test_rules_open_nothing_and_print_nothing():
    for file in modules_of("rules"):
        called = {
            node.func.id
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not called & {"open", "print", "input", "exec", "eval", "__import__"}, file.name


def loaded_after(code):
    show = f"{code}\nimport sys; print(*sys.modules)"
    return set(
        subprocess.run(
            [sys.executable, "-c", show], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split()
    )


@pytest.mark.parametrize("code", ["import rentier", "import rentier.cli", "import rentier.cli; rentier.cli.parser()"])
def test_the_beginning_is_light(code):
    heavy = {
        "tomllib",
        "fastapi",
        "sqlalchemy",
        "uvicorn",
        "numpy",
        "fluent.runtime",
        "fluent",
        "babel",
        "hashlib",
        "random",
        "asyncio",
        "rentier.game",
    }
    assert not heavy & loaded_after(code)
    assert not [name for name in loaded_after(code) if name.startswith(("rentier.editions", "rentier.rules"))]


def test_help_is_there():
    run = subprocess.run(
        [sys.executable, "-m", "rentier.cli", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for command in ("play", "serve", "editions", "landing", "replay"):
        assert command in run.stdout
