"""The rule set of Old Maid: its options."""

from __future__ import annotations

from typing import Annotated

from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.options import Choice, Option, RuleSetFields
from cardtable_gui.core.plain_deck import ACE_LOW


class RuleSet(RuleSetFields):
    """The options, as the rules read them."""

    __slots__ = ()

    odd: Annotated[
        str,
        Option(
            "odd",
            "choice",
            "joker",
            QT_TRANSLATE_NOOP("sample_old_maid", "The odd card"),
            QT_TRANSLATE_NOOP("sample_old_maid", "The card that has no partner: who keeps it loses."),
            (
                Choice("joker", QT_TRANSLATE_NOOP("sample_old_maid", "A joker is added")),
                Choice("queen", QT_TRANSLATE_NOOP("sample_old_maid", "The queen of clubs is left out")),
            ),
        ),
    ]
    """Option `odd`: `joker` is added, or `queen` of clubs is left out (OM1)."""
    without: Annotated[
        tuple[str, ...],
        Option(
            "without",
            "set",
            (),
            QT_TRANSLATE_NOOP("sample_old_maid", "Left out"),
            QT_TRANSLATE_NOOP("sample_old_maid", "All four cards of these ranks stay in the box: a shorter match."),
            tuple(Choice(rank, Message("sample_old_maid", rank)) for rank in ACE_LOW[1:9]),
        ),
    ]
    """Option `without`: ranks that are left out (OM1)."""
