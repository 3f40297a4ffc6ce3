"""Notes on each card, and the reference card, for players to look up.

Every game that has notes has them as a module of its own.
"""

from __future__ import annotations

from cardtable_gui.core.aids import reference_tables as reference
from cardtable_gui.core.aids.reference_tables import Cell, ReferenceCard, ReferenceTable, Row
from cardtable_gui.core.counts import number, of
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.godan.house import House, card_name
from cardtable_gui.games.godan.refusals import ROLE_COUNT
from cardtable_gui.games.godan.view import GodanView

_GROUP = QT_TRANSLATE_NOOP("godan", "In your field, two are worth {two} points, three {three}, four 40 and five 50.")
_FIVE = QT_TRANSLATE_NOOP("godan", "Lay five of them yourself, and the game ends at once.")
_FIVE_AT_ONCE = QT_TRANSLATE_NOOP("godan", "Lay five of them in one job, and the game ends at once.")
_SEVERANCE = QT_TRANSLATE_NOOP("godan", "{number} of them end the game at once; fewer bring the last week closer.")
_CLOSER = QT_TRANSLATE_NOOP("godan", "They bring the last week closer, by one week less than the number of cards.")
_HELD = QT_TRANSLATE_NOOP("godan", "Costs %n point(s) if it’s still in your hand at the end of the game.")
_ROLES = {
    "R": QT_TRANSLATE_NOOP("godan", "For each one, you can take a card from one group in an opponent’s field."),
    "V": QT_TRANSLATE_NOOP(
        "godan", "Discard at least one other card from your hand, and at most one for each Cover-up card."
    ),
    "C": QT_TRANSLATE_NOOP("godan", "For each one, an opponent of your choice owes you %n point(s)."),
}
_WORKED = QT_TRANSLATE_NOOP("godan", "A role card: do a job with {least}–{most} of the same kind.")


def about(house: House, card: str, *, addition_ends: bool) -> tuple[Message, ...]:
    """The value of a number's group (GO7, GO8) or the effect of a role (GO9), and what it costs if left over (GO10).

    `addition_ends`: the option of GO8.
    """
    if card not in house.roles:
        value = int(card)
        five = _FIVE if addition_ends else _FIVE_AT_ONCE
        return _GROUP.put(two=value, three=value + 5), five, _HELD.put(n=value)
    worked = _WORKED.put(least=house.least, most=house.most)
    return worked, effect(house, card), _HELD.put(n=house.role_in_hand)


def effect(house: House, role: str) -> Message:
    """The effect of a role (GO9)."""
    if role == "S":
        if house.ends_with > house.most:
            return _CLOSER
        return _SEVERANCE.put(number=house.ends_with)
    return _ROLES[role].put(n=house.collection) if role == "C" else _ROLES[role]


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
    roles = ReferenceTable(
        QT_TRANSLATE_NOOP("godan", "Role cards"),
        (reference.CARD, reference.EFFECT),
        tuple(Row((card_name(role), effect(house, role)), role) for role in house.roles),
        (ROLE_COUNT.put(least=house.least, most=house.most),),
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
