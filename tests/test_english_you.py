"""English sentences about a player who is called “You”."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message, SeatName
from cardtable_gui.english_you import SECOND_PERSON, addressed

_VERB = re.compile(r"\{(?:seat|name)\} (?:still )?([a-z]+s)\b")


@pytest.mark.parametrize(
    ("template", "wanted"),
    [
        ("{seat} plays {cards}, worth {total}.", "You play {cards}, worth {total}."),
        ("{seat} passes and swaps {give} for {take}.", "You pass and swap {give} for {take}."),
        ("{seat} has %n circle(s) left and loses {points}.", "You have %n circle(s) left and lose {points}."),
        ("Nobody beats {seat}’s last play.", "Nobody beats your last play."),
        ("Everyone else has passed. {seat} leads.", "Everyone else has passed. You lead."),
        ("{seat} adds {cards}: the group is now worth 5.", "You add {cards}: the group is now worth 5."),
        ("{seat} was dealt both ? cards and has to show.", "You were dealt both ? cards and have to show."),
        ("{seat}, is it OK?", "You, is it OK?"),
        ("{other} passes.", "{other} passes."),
    ],
)
def test_verbs_and_possessives_follow_the_second_person(template: str, wanted: str) -> None:
    assert addressed(template, "seat") == wanted


def test_every_verb_in_a_sentence_about_a_player_is_known() -> None:
    root = Path(__file__).resolve().parents[1] / "cardtable_gui"
    written = [*root.glob("games/*/events.py"), *root.glob("views/table/**/*.py")]
    found = {verb for file in written for verb in _VERB.findall(file.read_text(encoding="utf-8"))}
    assert len(found) > 20
    assert found <= SECOND_PERSON.keys()


def test_only_a_player_with_that_name_is_addressed_and_only_in_english() -> None:
    message = Message("game", "{seat} passes.").put(seat=SeatName(1))
    assert i18n.text(message, ("You", "Mia")) == "Mia passes."
    assert i18n.text(message, ("Mia", "You")) == "You pass."
    assert i18n.text(message, ("You",)) == "Player 2 passes."
    assert "You pass" not in i18n.text(message, ("Mia", "You"), "ja")
