"""What README.md shows is what happens."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_there_is_an_example():
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_runs(example, capsys):
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == re.findall(r"^print\(.*\)  # (.*)$", example, re.MULTILINE) != []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_the_other_pages_can_be_found(page):
    linked = re.findall(r"\]\(([^)#]+)", (ROOT / page).read_text(encoding="utf-8"))
    assert {"docs/editions.md", "docs/record-format.md"} <= set(linked)
    assert [path for path in linked if not (ROOT / path).is_file()] == []
