"""The compiled and the plain form: the right one runs, and it is the one that is written."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rentier import _build
from rentier.bots import numbers
from rentier.env import numbers as env_numbers
from rentier.rules import names, tables

ROOT = Path(__file__).parent.parent


def python(*arguments, folder=ROOT, **environment):
    """Run this Python in a process of its own; what it printed."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "RENTIER_PURE": "", **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def constants(file):
    numbers = r"^\s*([A-Z][A-Z0-9_]*) *= *(0x[0-9A-F]+|-?\d+)\b"
    return {name: int(number, 0) for name, number in re.findall(numbers, file.read_text(), re.MULTILINE)}


@pytest.mark.parametrize("module", [names, numbers, env_numbers], ids=lambda module: module.__name__)
def test_the_compiler_knows_the_same_numbers_as_python(module):
    assert constants(Path(module.__file__).with_suffix(".pxd")) == {
        name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)
    }


@pytest.mark.both_forms
def test_the_form_is_that_of_the_rules_that_run():
    source = tables.__file__.endswith(".py")
    assert _build.form() == ("plain Python" if source else "compiled")
    if _build.pure_wanted(os.environ):
        assert source


def test_pure_runs_the_sources_although_extensions_are_there():
    show = "import rentier.rules.tables as t, rentier._build as b; print(t.__file__.endswith('.py'), b.form())"
    assert python("-c", show, RENTIER_PURE="1") == "True plain Python\n"


def test_pure_0_means_no():
    show = "import rentier._build as b; print(b.form())"
    assert python("-c", show, RENTIER_PURE="0") == python("-c", show)


def test_the_version_says_which_form_runs():
    assert python("-m", "rentier.cli", "--version", RENTIER_PURE="1") == "rentier 0.1.0 (plain Python)\n"


def test_all_modules_with_types_are_compiled_or_none():
    beside = [Path(ROOT, *module.split(".")).with_suffix("") for module in _build.modules()]
    there = [Path(f"{stem}{_build.SUFFIX}").exists() for stem in beside]
    assert all(there) or not any(there)


@pytest.fixture
def checkout(tmp_path):
    """A tiny package of the same make: its rules are two modules, one of which uses the other's types."""
    rules = tmp_path / "rentier" / "rules"
    rules.mkdir(parents=True)
    for name in ("setup.py", "rentier/_build.py", "rentier/__init__.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("rentier/__init__.pxd", "rentier/rules/__init__.pxd", "rentier/rules/__init__.py"):
        (tmp_path / name).touch()
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "rentier"\nversion = "0"\n')
    (rules / "tables.py").write_text("def one() -> int:\n    return 1\n")
    (rules / "tables.pxd").write_text("cpdef int one() noexcept nogil\n")
    (rules / "rent.py").write_text("from rentier.rules import tables\n\n\ndef due() -> int:\n    return tables.one()\n")
    (rules / "rent.pxd").write_text("from rentier.rules cimport tables\n\ncpdef int due() noexcept nogil\n")
    return tmp_path


DUE = "import rentier.rules.rent as r, rentier._build as b; print(r.due(), b.form())"
needs_compiler = pytest.mark.skipif(
    _build.c_compiler() is None or not _build._cython(), reason="there is no C compiler, or no Cython"
)


@needs_compiler
def test_an_edited_rule_takes_effect(checkout):
    python("-m", "rentier._build", folder=checkout)
    assert python("-c", DUE, folder=checkout) == "1 compiled\n"
    rent = checkout / "rentier" / "rules" / "rent"
    untouched = rent.with_suffix(_build.SUFFIX).stat().st_mtime_ns

    tables = checkout / "rentier" / "rules" / "tables.py"
    times = tables.stat()
    tables.write_text(tables.read_text().replace("1", "2"))
    os.utime(tables, ns=(times.st_atime_ns, times.st_mtime_ns))  # its contents count, not its date
    python("-m", "rentier._build", folder=checkout)
    assert python("-c", DUE, folder=checkout) == "2 compiled\n"
    assert rent.with_suffix(_build.SUFFIX).stat().st_mtime_ns == untouched

    (checkout / "rentier" / "rules" / "tables.pxd").write_text("cpdef long one() noexcept nogil\n")
    python("-m", "rentier._build", folder=checkout)
    assert python("-c", DUE, folder=checkout) == "2 compiled\n"
    assert rent.with_suffix(_build.SUFFIX).stat().st_mtime_ns != untouched


@needs_compiler
def test_an_edited_rule_that_was_not_compiled_is_announced(checkout):
    python("-m", "rentier._build", folder=checkout)
    tables = checkout / "rentier" / "rules" / "tables.py"
    now = next(checkout.glob("rentier/_compiled*.json")).stat().st_mtime_ns + 10**9
    os.utime(tables, ns=(now, now))
    assert python("-W", "error", "-c", DUE, folder=checkout) == "1 compiled\n"  # newer, but the same

    tables.write_text(tables.read_text().replace("1", "2"))
    os.utime(tables, ns=(now, now))
    with pytest.raises(subprocess.CalledProcessError) as failure:
        python("-W", "error", "-c", DUE, folder=checkout)
    assert "RuntimeWarning" in failure.value.stderr
    assert "make install" in failure.value.stderr
    assert python("-W", "error", "-c", DUE, folder=checkout, RENTIER_PURE="1") == "2 plain Python\n"


@needs_compiler
def test_if_one_module_does_not_compile_none_is_left(checkout):
    python("-m", "rentier._build", folder=checkout)
    rent = checkout / "rentier" / "rules" / "rent.py"
    rules = rent.parent
    rent.write_text(rent.read_text() + "\n\nx: int = tables.nothing_like_it\n")
    (rules / "rent.pxd").write_text("cdef struct nonsense\ncpdef int due(nonsense x)\n")
    run = subprocess.run([sys.executable, "-m", "rentier._build"], cwd=checkout, capture_output=True, text=True)
    assert run.returncode == 0
    assert "the rules run as plain Python" in run.stderr
    assert not list(rules.glob("*" + _build.SUFFIX))


def test_without_a_compiler_the_rules_stay_plain(checkout):
    environment = {"CC": "", "PATH": str(checkout), "PYTHONPATH": ""}
    code = "import rentier._build as b; b.c_compiler = lambda: None; print(b.rebuild()); print(b.rebuild())"
    assert python("-c", code, folder=checkout, **environment) == "no C compiler\n" * 2
    assert python("-c", DUE, folder=checkout) == "1 plain Python\n"

    tables = checkout / "rentier" / "rules" / "tables.py"
    tables.write_text(tables.read_text().replace("1", "2"))
    assert python("-W", "error", "-c", DUE, folder=checkout) == "2 plain Python\n"  # nothing to be announced
