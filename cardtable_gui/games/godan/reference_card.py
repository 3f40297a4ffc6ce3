"""GODAN's reference card: what groups are worth, what cards cost in hand, how many are left, and what roles do."""

from __future__ import annotations

from cardtable_gui.core import reference_card as reference
from cardtable_gui.core.counts import number, of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.core.reference_card import Cell, ReferenceCard, ReferenceTable, Row
from cardtable_gui.games.godan.card_notes import effect
from cardtable_gui.games.godan.house import card_name
from cardtable_gui.games.godan.view import GodanView


def reference_card(view: GodanView) -> ReferenceCard:
    """The card for this seat at this moment (GO2, GO7, GO9, GO10)."""
    faces, house = view.house.faces, view.house
    numbers = ReferenceTable(
        reference.ALL_CARDS,
        (
            reference.CARD,
            reference.LEFT,
            QT_TRANSLATE_NOOP("godan", "Two"),
            QT_TRANSLATE_NOOP("godan", "Three"),
            QT_TRANSLATE_NOOP("godan", "In hand"),
        ),
        tuple(Row(_cells(view, face), faces[face]) for face in range(len(faces))),
        (
            QT_TRANSLATE_NOOP("godan", "Four of a number are worth 40 points, five 50."),
            QT_TRANSLATE_NOOP("godan", "In hand: what each card costs you if it’s there when the game ends."),
            reference.ABOUT_LEFT,
        ),
    )
    if not house.roles:
        return (numbers,)
    least, most = house.least, house.most
    jobs = QT_TRANSLATE_NOOP("godan", "A job takes {least}–{most} equal role cards.").put(least=least, most=most)
    roles = ReferenceTable(
        QT_TRANSLATE_NOOP("godan", "Role cards"),
        (reference.CARD, reference.EFFECT),
        tuple(Row((card_name(role), effect(house, role)), role) for role in house.roles),
        (jobs,),
        prose=True,
    )
    return numbers, roles


def _cells(view: GodanView, face: int) -> tuple[Cell, ...]:
    moves = view.moves
    open_cards = sum(view.laid) + sum(view.taken) + of(view.discards)
    copies = number(moves.all_cards, face)
    left = copies - number(open_cards, face) - number(view.own, face)
    worth = [str(moves.worth[face][size]) for size in (2, 3)] if face < moves.numbers else [reference.NOTHING] * 2
    cost = f"−{moves.hand_cost[face]}" if moves.hand_cost[face] else "0"
    return (card_name(moves.faces[face]), reference.of_all(left, copies), *worth, cost)
