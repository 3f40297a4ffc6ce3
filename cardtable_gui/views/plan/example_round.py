"""The round that a page of rules plays out: a record, `i18n/rules/rounds/<game>.cardtable`.

A page writes `![two 7s](step:3)` for the cards of the round's third action, so what it shows is what was played.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random

from cardtable_gui import games
from cardtable_gui.controller.hints import hint
from cardtable_gui.controller.match import Match
from cardtable_gui.core.files.record import Record, read_record
from cardtable_gui.core.picks import cards_of
from cardtable_gui.resources import resource

PICTURE = re.compile(r"!\[([^\]]*)\]\(step:(\d+)\)")
"""A picture in the page's source: its text and the number of the action, from 1."""


@cache
def record(game: str) -> Record:
    """A game's recorded round.

    Raises:
        MissingResourceError: the game has none.
    """
    text = resource(f"i18n/rules/rounds/{game}.cardtable").read_text(encoding="utf-8")
    return read_record(text, games.game, Random(0))


def match(game: str, actions: int) -> Match:
    """The round after its first actions.

    Raises:
        MissingResourceError: the game has no recorded round.
        ValueError: the round has fewer actions.
    """
    whole = record(game)
    if not 0 <= actions <= len(whole.actions):
        raise ValueError(f"the recorded round of {game} has no {actions} actions")
    return Match.of(replace(whole, actions=whole.actions[:actions]))


def cards(game: str, number: int) -> tuple[str, ...]:
    """The cards of an action, counted from 1, from all zones in the order in which they are picked.

    Raises:
        MissingResourceError: the game has no recorded round.
        ValueError: the round has no such action.
    """
    before, after = match(game, number - 1), match(game, number)
    view = before.state.view(before.state.to_move)
    picked = cards_of(hint(before.package, view, after.steps[-1].action).picked)
    return tuple(card for faces in picked.values() for card in faces if card is not None)
