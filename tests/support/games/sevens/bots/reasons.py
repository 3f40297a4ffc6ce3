"""Why an action of Sevens is good, in words: true sentences, from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from tests.support.games.sevens.actions import Lay, SevensAction
from tests.support.games.sevens.cards import outwards
from tests.support.games.sevens.position import SevensView


def reasons(view: SevensView, action: SevensAction) -> Iterator[Message]:
    """Why this legal action is good, the most telling first."""
    if isinstance(action, Lay):
        waiting = [card for card in outwards(action.card) if card in view.own]
        others = [card for card in outwards(action.card) if card not in view.own and card not in view.laid]
        if waiting:
            message = QT_TRANSLATE_NOOP("sample_sevens", "It opens the way for your {cards}.")
            yield message.put(cards=view.game.named(sorted(waiting)))
        if not others:
            yield QT_TRANSLATE_NOOP(
                "sample_sevens", "No other player can use it: nothing of theirs is missing beyond it."
            )
    elif not view.playable:
        yield QT_TRANSLATE_NOOP("sample_sevens", "None of your cards continues a suit.")
    elif not any(card in view.own for laid in view.playable for card in outwards(laid)):
        yield QT_TRANSLATE_NOOP("sample_sevens", "No card that you could lay opens the way for another one of yours.")
