"""Learnt odds of what other seats hold, for experts: who laid, sent on or took what, and when.

Each card that a seat could hold has a row in each table of `Layout`; see `HandOdds`. `training` makes the rows by
comparing with the hands that seats really had, for each house rules of their own.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cardtable_gui.bots.card_odds import COLUMNS, FaceRows, HandOdds
from cardtable_gui.core.counts import WIDTH
from cardtable_gui.games.godan.actions import Take, Work
from cardtable_gui.games.godan.bots.learnt_data import learnt_data
from cardtable_gui.games.godan.bots.network import PLAYERS
from cardtable_gui.games.godan.house import House
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.view import GodanView

_LOW = 31

_AGO: Final = 4
"""Turns since something happened are told apart up to 3. Before all of them stands: it never did."""
_STAGE: Final = (0, 1, 2, 3, 3, 4, 4, 4, 5)
"""By the weeks left."""
_SIZES: Final = 8
_GROUPS: Final = (0, 1, 2, 2, 2, 3)
"""By the cards of a face in the own field."""


class Layout:
    """The first row of each table, and what its rows are, for one house.

    Attributes:
        faces, numbers: how many different cards there are, and how many of them are numbers.
        taken: the face; the cards that the seat has taken.
        laid: the cards taken since it laid this face; those in its field.
        sent: its turns since it was seen to send this face on; whether that's a role.
        given: its turns since it took this face as somebody saw, and wasn't seen to send it on since; whether that's a
            role.
        weeks: the weeks left; the face.
        size: the size of the hand; whether it's a role.
        group: the cards in its field; its turns since it was seen to send this face on; whether that's a role.
        rows: the number of rows.
    """

    def __init__(self, house: House) -> None:
        """Lay the tables one after another."""
        self.faces, self.numbers = len(house.faces), len(house.values)
        self.taken = 0
        self.laid = self.taken + self.faces * _AGO
        self.sent = self.laid + (_AGO + 1) * (FULL + 1)
        self.given = self.sent + (_AGO + 1) * 2
        self.weeks = self.given + (_AGO + 1) * 2
        self.size = self.weeks + (_STAGE[-1] + 1) * self.faces
        self.group = self.size + _SIZES * 2
        self.rows = self.group + (_GROUPS[-1] + 1) * _AGO * 2


@cache
def layout_of(house: House) -> Layout:
    """The tables of a house."""
    return Layout(house)


def takes_and_sets(view: GodanView) -> tuple[list[int], list[dict[int, int]]]:
    """By seat: the cards that it has taken in this game, and by face that it laid, how many it had taken then."""
    takes = [0] * view.players
    laid: list[dict[int, int]] = [{} for _ in takes]
    for seat, action in view.deal_actions:
        if isinstance(action, Take):
            takes[seat] += 1
        elif isinstance(action, Work):
            laid[seat][action.cards[0]] = takes[seat]
    return takes, laid


def others_rows(view: GodanView) -> dict[int, list[FaceRows]]:
    """The rows of each other seat's cards, by face."""
    takes, laid = takes_and_sets(view)
    return {seat: _rows(view, seat, takes[seat], laid[seat]) for seat in range(view.players) if seat != view.seat}


def _rows(view: GodanView, seat: int, takes: int, laid: dict[int, int]) -> list[FaceRows]:
    """The rows of a seat's cards by face, where it has taken so many cards, or had when it laid a face."""
    sent, given = _seen(view, seat)
    field, size = view.field(seat), min(_SIZES - 1, view.sizes[seat] // 2)
    stage = _STAGE[min(view.last_week - view.week, len(_STAGE) - 1)]
    at = layout_of(view.house)
    found: list[FaceRows] = []
    for face in range(at.faces):
        role = int(face >= at.numbers)
        there = 0 if role else min(FULL, field >> WIDTH * face & _LOW)
        since_laid = min(_AGO, takes - laid[face] + 1) if face in laid else 0
        since_sent = min(_AGO, sent[face] + 1) if face in sent else 0
        since_given = min(_AGO, given[face] + 1) if face in given else 0
        rows = [
            at.taken + face * _AGO + min(_AGO - 1, takes),
            at.laid + since_laid * (FULL + 1) + there,
            at.sent + since_sent * 2 + role,
            at.given + since_given * 2 + role,
            at.weeks + stage * at.faces + face,
            at.size + size * 2 + role,
            at.group + (_GROUPS[there] * _AGO + min(_AGO - 1, since_sent)) * 2 + role,
        ]
        found.append([rows] * COLUMNS)
    return found


def _seen(view: GodanView, seat: int) -> tuple[dict[int, int], dict[int, int]]:
    """By face: the turns that a seat has had since it sent one on, and since it took one and didn't send one on."""
    assert view.to_move is not None
    acted = (seat - view.start) % view.players < (view.to_move - view.start) % view.players
    now = view.week - (not acted)
    sent: dict[int, int] = {}
    given: dict[int, int] = {}
    for card in view.sent:
        if not card.seen_by(view.seat):
            continue
        if card.sender == seat:
            sent[card.card] = max(0, now - card.week)
            given.pop(card.card, None)
        # What's known to be in the hand of a week's last seat is in `known_of`.
        elif card.taker == seat != view.last:
            given[card.card] = max(0, now - card.week)
    return sent, given


@cache
def hand_odds(house: House, players: int) -> HandOdds | None:
    """The odds from the package's file; None: nothing was learnt for these rules and players."""
    learnt = learnt_data(house).get("hands")
    return None if learnt is None or players not in PLAYERS else HandOdds.of_numbers(learnt)
