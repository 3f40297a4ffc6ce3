"""English sentences about a player who is called “You”."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable_gui import i18n
from cardtable_gui.core.messages import Message, SeatName, You
from cardtable_gui.english_you import SECOND_PERSON, addressed

_LATER_VERB = re.compile(r"\{(?:seat|name)\} (?:still ([a-z]+s)\b|[^.:;\"]*? and (?:then |still )?([a-z]+s)\b)")
"""One that doesn't follow the player at once."""


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
        ("{seat} bids %n trick(s).", "You bid %n trick(s)."),
        ("{seat} catches {cards}.", "You catch {cards}."),
        ("Trumps: {cards}. {seat} carries on.", "Trumps: {cards}. You carry on."),
        ("It’s worth {seat} points.", "It’s worth you points."),
        ("{seat} wins {wins} of {takes}.", "You win {wins} of {takes}."),
    ],
)
def test_verbs_and_possessives_follow_the_second_person(template: str, wanted: str) -> None:
    assert addressed(template, "seat") == wanted


def later_verbs(text: str) -> set[str]:
    """The verbs of sentences about a player that don't follow the player at once."""
    return {verb for verbs in _LATER_VERB.findall(text) for verb in verbs if verb}


def test_every_verb_that_comes_later_in_a_sentence_about_a_player_is_known() -> None:
    root = Path(__file__).resolve().parents[1] / "cardtable_gui"
    written = [
        *root.glob("core/*.py"),
        *root.glob("games/*/events.py"),
        *root.glob("games/*/drama.py"),
        *root.glob("views/table/**/*.py"),
    ]
    texts = "".join(file.read_text(encoding="utf-8") for file in written)
    found = later_verbs(texts)
    assert len(found) > 3
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
