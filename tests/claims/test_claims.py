"""What is claimed about play has a command beside it that tells it, and stands where the list says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from tests.claims import balance_page
from tests.claims.__main__ import answered
from tests.claims.claim_list import ROOT, Claim, claims

CLAIMS = claims()
CHAPTER = {"en": "### How games go", "ja": "### ゲームの進み方"}
"""Chapters of rules pages that are about figures alone."""


@cache
def flat(file: str) -> str:
    """A file's text without line breaks and without the marks of strings that go on in the next line."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return re.sub(r"\s+", " ", re.sub(r'"\s*\n\s*"', "", text))


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.figure} {claim.text[:30]}")
def test_a_claim_stands_in_its_file(claim: Claim) -> None:
    assert claim.text in flat(claim.file)
    assert 0 < claim.least < claim.most


def test_every_command_answers_with_the_figure_that_is_claimed() -> None:
    for claim in CLAIMS:
        short = (*claim.command[: claim.command.index("--matches")], "--matches", "6")
        assert claim.told(answered(short)) >= 0


@pytest.mark.parametrize("language", CHAPTER)
def test_every_sentence_of_a_chapter_about_figures_is_claimed(language: str) -> None:
    file = f"i18n/rules/{language}/godan.md"
    chapter = (ROOT / file).read_text(encoding="utf-8").partition(CHAPTER[language])[2].partition("\n#")[0]
    # Its first paragraph says what the figures are of.
    figures = chapter.strip().partition("\n\n")[2]
    sentences = re.findall(r"[^.。\n]+(?:\.\d[^.。\n]*)*[.。]", figures)
    told = [claim.text for claim in CLAIMS if claim.file == file]
    assert sentences
    for sentence in sentences:
        assert any(text in sentence for text in told), sentence


def test_a_claim_that_is_not_so_any_more_is_found() -> None:
    claim = Claim("", "", (), "ends.godan", 0.2, 0.3)
    assert claim.holds({"ends": {"godan": 0.25}})
    assert not claim.holds({"ends": {"godan": 0.31}})
    assert Claim("", "", (), "seats.1.share", 0.3, 0.4).holds({"seats": [{"share": 0}, {"share": 0.33}]})


def test_the_page_of_figures_tells_what_balance_answers() -> None:
    asked = []

    def answer(command: tuple[str, ...]) -> Mapping[str, Any]:
        asked.append(command)
        return answered((*command[:3], command[3].replace("normal", "easy"), "--matches", "4"))

    page = balance_page.written(answer)
    assert asked == balance_page.commands()
    kept = balance_page.PAGE.read_text(encoding="utf-8")
    headings = [line for line in kept.splitlines() if line.startswith(("#", "cardtable-gui"))]
    assert headings == [line for line in page.splitlines() if line.startswith(("#", "cardtable-gui"))]
    assert kept.startswith(balance_page.HEAD)
    rows = {line.split("|")[1] for line in kept.splitlines() if line.startswith("|")}
    assert len(rows) > 30
