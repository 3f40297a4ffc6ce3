"""Explanations of cards for the player."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.godan.house import House

_GROUP = QT_TRANSLATE_NOOP(
    "godan", "A group in your field is worth {two} for two cards, {three} for three, 40 for four, 50 for five."
)
_FIVE = QT_TRANSLATE_NOOP("godan", "Five of one number that you laid yourself end the game.")
_SEVERANCE = QT_TRANSLATE_NOOP("godan", "Fewer of them bring the last week nearer; {cards} end the game at once.")
_ROLES = {
    "R": QT_TRANSLATE_NOOP("godan", "Each one moves a card of one number from another field to yours."),
    "V": QT_TRANSLATE_NOOP("godan", "For each one you discard a card of your hand."),
    "C": QT_TRANSLATE_NOOP("godan", "For each one a player of your choice owes you {points} points."),
}
_WORKED = QT_TRANSLATE_NOOP("godan", "A role card: worked as {least} to {most} equal ones.")


def about(house: House, card: str) -> tuple[Message, ...]:
    """The value of a number's group (GO7, GO8), or the effect of a role (GO9)."""
    if card not in house.roles:
        value = int(card)
        return _GROUP.put(two=value, three=value + 5), _FIVE
    worked = _WORKED.put(least=house.least, most=house.most)
    if card == "S":
        return worked, _SEVERANCE.put(cards=house.ends_with)
    return worked, _ROLES[card].put(points=house.collection) if card == "C" else _ROLES[card]
