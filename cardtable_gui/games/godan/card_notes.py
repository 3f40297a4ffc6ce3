"""Explanations of cards for the player."""

from __future__ import annotations

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.games.godan.house import House

_GROUP = QT_TRANSLATE_NOOP("godan", "In your field, two are worth {two} points, three {three}, four 40 and five 50.")
_FIVE = QT_TRANSLATE_NOOP("godan", "Lay five of them yourself, and the game ends at once.")
_SEVERANCE = QT_TRANSLATE_NOOP("godan", "{number} of them end the game at once; fewer bring the last week closer.")
_HELD = QT_TRANSLATE_NOOP("godan", "Costs %n point(s) if it’s still in your hand at the end of the game.")
_ROLES = {
    "R": QT_TRANSLATE_NOOP("godan", "For each one, you can take a card from one group in an opponent’s field."),
    "V": QT_TRANSLATE_NOOP("godan", "For each one, you can discard another card from your hand."),
    "C": QT_TRANSLATE_NOOP("godan", "For each one, an opponent of your choice owes you %n point(s)."),
}
_WORKED = QT_TRANSLATE_NOOP("godan", "A role card: do a job with {least}–{most} of the same kind.")


def about(house: House, card: str) -> tuple[Message, ...]:
    """The value of a number's group (GO7, GO8) or the effect of a role (GO9), and what it costs if left over (GO10)."""
    if card not in house.roles:
        value = int(card)
        return _GROUP.put(two=value, three=value + 5), _FIVE, _HELD.put(n=value)
    held = _HELD.put(n=house.role_in_hand)
    worked = _WORKED.put(least=house.least, most=house.most)
    if card == "S":
        return worked, _SEVERANCE.put(number=house.ends_with), held
    return worked, _ROLES[card].put(n=house.collection) if card == "C" else _ROLES[card], held
