"""What README.md shows is what happens."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_there_is_an_example():
    assert EXAMPLES


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_runs(example, capsys):
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.strip()
