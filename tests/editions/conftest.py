"""Edition files to read and to spoil."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rentier.editions import Edition, Problem, check_file, load

HERE = Path(__file__).parent

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file beside a copy of tiny.toml and gives its path."""
    (tmp_path / "tiny.toml").write_bytes((HERE / "tiny.toml").read_bytes())

    def write_file(content: str | bytes, name: str = "child.toml") -> Path:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write_file


@pytest.fixture
def child(write: Write) -> Callable[[str], Path]:
    """Writes a file that extends tiny.toml and says what is given."""
    return lambda said: write(f'format = 2\nextends = "tiny.toml"\nname = "child"\n{said}')


@pytest.fixture
def problems(child: Callable[[str], Path]) -> Callable[[str], list[tuple[str, str]]]:
    """The key and message of each problem that a child of tiny.toml has."""
    return lambda said: [(problem.key, problem.message) for problem in check_file(child(said))]


@pytest.fixture
def problem(child: Callable[[str], Path]) -> Callable[[str], Problem]:
    """The only problem that a child of tiny.toml has."""

    def only(said: str) -> Problem:
        found = check_file(child(said))
        assert len(found) == 1, found
        return found[0]

    return only


@pytest.fixture
def tiny(write: Write) -> Edition:
    return load(write("", "unused.toml").with_name("tiny.toml"))
