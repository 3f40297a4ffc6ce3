"""Why something isn't possible in Skeleton Game: each refusal once, with its rule's number."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

OVER = Refusal("SK4", QT_TRANSLATE_NOOP("game", "The match is over."))
NOT_IN_HAND = Refusal("SK2", QT_TRANSLATE_NOOP("skeleton", "You can only play cards from your hand."))
PICK_A_CARD = Refusal("SK2", QT_TRANSLATE_NOOP("skeleton", "First pick a card from your hand."))
