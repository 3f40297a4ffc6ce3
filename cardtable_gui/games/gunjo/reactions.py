"""What characters make of the moments of Gunjo Gradation."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.cast import GLAD, HANA, MIO, REN, SORA, TARO, THINKING, YUKI
from cardtable_gui.bots.remarks import ANYWHERE, Cue, Part, Response, Responses
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.gunjo import drama

RESPONSES: Final[Responses] = {
    **ANYWHERE,
    drama.TWOS: Response(
        1.0,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "A bunch of 2s, all for you."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "The 2s! Boom!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "The 2s fell into place."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "All my favourite 2s!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The 2s had the last word."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Settled by the 2s."),),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "With the 2s! Well, well."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "With 2s? So cool!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Small parts matter most."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I like 2s now!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The humble have their day."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A rare verdict."),),
            },
        ),
    ),
    drama.ODD_ONLY: Response(
        0.5,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Only odd ones? I see."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Odd only? Bring it on!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Odd totals. Recalculating."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Odd ones only? Hmm…"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "An odd turn of events."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A new rule applies."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Odd bunches only, please."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Odd only! Here we go!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I’ve narrowed it down."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "The 13 is bossy!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Now for something odd."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Odd totals only, please."),),
            },
        ),
    ),
    drama.TAKEN_BACK: Response(
        0.7,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "I’ll take those, thank you."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "These come with me!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Nothing goes to waste."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "More for my collection!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A gift for my tale."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Evidence secured."),),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "That was a bargain!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "The 14! Clever!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "A useful tool, the 14."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "The 14 is so greedy!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The 14 has long arms."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The 14 collects its due."),),
            },
        ),
    ),
    drama.PASSED_LEFT: Response(
        0.7,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Presents for everyone!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Pass it left! Fun!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "All wheels turn left."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "What will I get?"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Gifts all round!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "One to the left, please."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Presents to the left!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Everybody, to the left!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "One tooth to the left."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Pass it on, everybody!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The tale goes round."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "All parties, please comply."),),
            },
        ),
    ),
    drama.SWAP: Response(
        0.12,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "A fair trade!"),
                    QT_TRANSLATE_NOOP("remarks", "I couldn’t resist."),
                    QT_TRANSLATE_NOOP("remarks", "Fresh from the stall."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Fresh card! Go!"),
                    QT_TRANSLATE_NOOP("remarks", "Out with the old!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "A small adjustment."),
                    QT_TRANSLATE_NOOP("remarks", "One part replaced."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Goodbye, little card…"),
                    QT_TRANSLATE_NOOP("remarks", "You’re mine now!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "A change of cast."),
                    QT_TRANSLATE_NOOP("remarks", "A new face on stage."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "An exchange of evidence."),
                    QT_TRANSLATE_NOOP("remarks", "Substituted, with leave."),
                ),
            },
        ),
    ),
}
