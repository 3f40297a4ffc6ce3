"""English sentences about a player who is called “You”."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message, SeatName, You
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


@pytest.mark.parametrize("name", ["", "Emma"])
def test_the_only_person_is_addressed_whatever_the_name_and_nobody_else_is(name: str) -> None:
    message = Message("game", "{seat} passes.").put(seat=SeatName(1))
    assert i18n.text(message, (You(name), "Mia")) == "Mia passes."
    assert i18n.text(message, ("Mia", You(name))) == "You pass."
    assert i18n.text(message, ("Mia", You(name)), "ja") == "パスしました。"
    assert i18n.text(message, (You(name),)) == "Player 2 passes."
    assert i18n.text(message, ("Mia", "You")) == "You passes."


def test_the_only_person_is_called_by_name_where_it_is_known() -> None:
    assert i18n.seat_name(0, (You("Emma"),)) == "Emma"
    assert (i18n.seat_name(0, (You(""),)), i18n.seat_name(0, (You(""),), "ja")) == ("You", "自分")
