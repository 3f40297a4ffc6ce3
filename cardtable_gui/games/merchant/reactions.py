"""What characters make of the moments of Merchant of Goldfish."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.cast import GLAD, HANA, MIO, REN, SORA, TARO, YUKI
from cardtable_gui.bots.remarks import ANYWHERE, Cue, Part, Response, Responses
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.merchant import drama

RESPONSES: Final[Responses] = {
    **ANYWHERE,
    drama.EXCHANGE: Response(
        0.2,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "What a bargain!"),
                    QT_TRANSLATE_NOOP("remarks", "I do love a market."),
                    QT_TRANSLATE_NOOP("remarks", "Fair prices today!"),
                ),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Deal!"), QT_TRANSLATE_NOOP("remarks", "Swap! Even better!")),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Weighed and chosen."),
                    QT_TRANSLATE_NOOP("remarks", "I checked the scales."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Bye, little fishes!"),
                    QT_TRANSLATE_NOOP("remarks", "Ooh, that one, please!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "I know a good fish tale."),
                    QT_TRANSLATE_NOOP("remarks", "Haggling is storytelling."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A lawful exchange."),
                    QT_TRANSLATE_NOOP("remarks", "The receipt, please."),
                ),
            },
        ),
    ),
    drama.BONUS: Response(
        0.3,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "A little extra? Thank you!"),
                    QT_TRANSLATE_NOOP("remarks", "Something for my vase."),
                ),
                SORA: (QT_TRANSLATE_NOOP("remarks", "A free card! Nice!"), QT_TRANSLATE_NOOP("remarks", "Bonus time!")),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "A modest dividend."),
                    QT_TRANSLATE_NOOP("remarks", "A spare part, just in case."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "A present for me!"),
                    QT_TRANSLATE_NOOP("remarks", "One more for the album!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "The market likes me."),
                    QT_TRANSLATE_NOOP("remarks", "A reward for my tale."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "Awarded to me. Thank you."),
                    QT_TRANSLATE_NOOP("remarks", "I accept with thanks."),
                ),
            },
        ),
    ),
}
