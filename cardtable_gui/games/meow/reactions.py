"""What characters make of the moments of Meow Meow Daifugo."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.cast import DISMAYED, GLAD, HANA, MIO, REN, SORA, TARO, THINKING, YUKI
from cardtable_gui.bots.remarks import ANYWHERE, Cue, Part, Response, Responses
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.meow import drama

RESPONSES: Final[Responses] = {
    **ANYWHERE,
    drama.ADOPTED: Response(
        0.15,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Come here, kitty."),
                    QT_TRANSLATE_NOOP("remarks", "My stall has a new cat."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Okay, you come with me!"),
                    QT_TRANSLATE_NOOP("remarks", "Hey, don’t scratch!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "One more to feed."),
                    QT_TRANSLATE_NOOP("remarks", "Mind the clocks, please."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "A cat! A new cat!"),
                    QT_TRANSLATE_NOOP("remarks", "I’ll name it Mochi."),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "This cat chose me."),
                    QT_TRANSLATE_NOOP("remarks", "A cat with a story."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "Custody granted."),
                    QT_TRANSLATE_NOOP("remarks", "Order, please. You too."),
                ),
            },
        ),
    ),
    drama.MANY_CATS: Response(
        0.8,
        Cue(
            Part.DOER,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Cats all over my stall!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Cats everywhere! Ouch!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Cats slept on my schedule."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "But I love them all!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A house full of cats."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Guilty of too many cats."),),
            },
        ),
    ),
    drama.ON_THE_EDGE: Response(
        0.8,
        Cue(
            Part.DOER,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "I’m on my last petal."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "On the edge! I like it!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "No margin left at all."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Eek, only one more!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "On the cliff’s edge…"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I’m on my final warning."),),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "You can still do it!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Hang in there!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Still in working order."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Don’t give up, okay?"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A hero’s darkest hour."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Anything can still happen."),),
            },
        ),
    ),
}
