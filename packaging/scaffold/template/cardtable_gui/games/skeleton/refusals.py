"""Why something isn't possible in Skeleton Game: each refusal once, with its rule's number."""

from __future__ import annotations

from cardtable_gui.core import actions
from cardtable_gui.core.actions import Refusal

OVER = Refusal("SK4", actions.MATCH_OVER)
NOT_IN_HAND = Refusal("SK2", actions.NOT_IN_HAND)
PICK_A_CARD = Refusal("SK2", actions.PICK_A_CARD)
