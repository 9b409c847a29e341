"""What is written down of the protocol is what is spoken."""

import re
from pathlib import Path
from typing import get_args

import pytest

from rentier.notation import texts
from rentier.server import PROTOCOL, protocol, typescript

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def kinds_of(union):
    return {get_args(each.__annotations__["kind"])[0] for each in union}


def test_the_types_for_the_browser_are_those_of_the_server():
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.written(), (
        "write them again: python -m rentier.server.typescript"
    )


def test_a_change_of_the_protocol_would_be_seen_in_the_browsers_types():
    written = typescript.written()
    assert f"export const PROTOCOL = {PROTOCOL};" in written
    assert re.search(r"export interface Update \{[^}]*seats\?: Record<string, SeatPatch>;", written)
    assert re.search(r"export interface Hello \{[^}]*since\?: number \| null;", written)
    assert "__pydantic_config__" not in written


def test_every_message_is_explained():
    said = kinds_of(get_args(get_args(protocol.FromBrowser)[0])) | kinds_of(get_args(protocol.ToBrowser))
    assert {kind for kind in said if f"`{kind}`" not in DOC} == set()
    assert f"Protocol version: **{PROTOCOL}**" in DOC


def test_every_answer_that_is_no_has_its_sentence_and_is_listed():
    source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "rentier" / "server").glob("*.py"))
    codes = set(re.findall(r'Wrong\(\s*"([a-z-]+)"', source))
    assert codes == {key.removeprefix("table-") for key in texts.keys("en") if key.startswith("table-")}
    assert {code for code in codes if f"`{code}`" not in DOC} == set()


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_modes_have_names(language):
    assert texts.sentence(language, "mode-quick", {}) != "quick"
