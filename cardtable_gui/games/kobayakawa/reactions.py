"""What characters make of the moments of Kobayakawa."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.remarks import (
    ANYWHERE,
    CALM,
    DISMAYED,
    GLAD,
    HANA,
    MIO,
    REN,
    SORA,
    TARO,
    THINKING,
    YUKI,
    Cue,
    Part,
    Response,
    Responses,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.kobayakawa import drama

RESPONSES: Final[Responses] = {
    **ANYWHERE,
    drama.BLUFF_CALLED: Response(
        0.9,
        Cue(
            Part.STRUCK,
            DISMAYED,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "You saw right through me."),
                    QT_TRANSLATE_NOOP("remarks", "Well, it looked pretty."),
                ),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Busted! That was fun!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "And I never take risks."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Weren’t you scared at all?"),),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Caught! Good tale, though?"),
                    QT_TRANSLATE_NOOP("remarks", "Ah, you read the last page."),
                ),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I plead guilty."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "I’m glad I took that offer."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "I just had to look!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I trusted the numbers."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "My heart went thump!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "I do love a good story."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I asked for evidence."),),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "What a brave offer."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "That took guts!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "What nerve! I like it."),),
            },
        ),
    ),
    drama.LOWEST_WINS: Response(
        0.85,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Small seed, big flower."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Small but mighty!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Even a small wheel turns."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "My little card won!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The smallest hero wins."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A witness turned it round."),),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "How the small ones grow!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "The lowest one? No way!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Lowest, and it wins."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Such a little one, wow!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The weak side wins. Lovely!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A surprising verdict."),),
            },
        ),
    ),
    drama.TIE: Response(
        0.9,
        Cue(
            Part.STRUCK,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Oh, so close!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "A tie? Argh!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Late by one tick."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "But we had the same!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "I came on too late."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The order decides. Quite so."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "The early flower wins."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "First come, first wins!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Just in time."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Phew, that was close!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The first word wins."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The earlier claim stands."),),
            },
        ),
    ),
    drama.ALONE: Response(
        0.7,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Nobody? Then thank you!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Nobody? I’ll take it!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "No risk at all. Good."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "For me? Really?"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Now, what was my card…"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Uncontested, then."),),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Now I’m curious."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "What did you have?"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "So we shall never know."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I wanted to see it!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Some secrets are kept."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The file stays sealed."),),
            },
        ),
    ),
    drama.STAKES_ALL: Response(
        0.8,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Everything? How brave."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "All in! Yes!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "My hands would tremble."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "The very last one?"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "All on a single page!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A grave decision."),),
            },
        ),
        Cue(
            Part.DOER,
            CALM,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "All or nothing, then."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "All in. Let’s go!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "There’s no winding back."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "My very last one…"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "This will be a good story."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I stake what I have."),),
            },
        ),
    ),
    drama.NOBODY: Response(
        0.7,
        Cue(
            Part.OTHER,
            CALM,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "How quiet the market is."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Nobody at all? Next one!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Caution all round."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Nobody? Not even one?"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A tale without a battle."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Nothing to judge, then."),),
            },
        ),
    ),
    drama.OUT: Response(
        0.9,
        Cue(
            Part.DOER,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "I’ll watch from my stall."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Out! I’ll cheer you on!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I’ve run down. Carry on."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I’ll be the cheering squad!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Then I’ll tell your story."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I retire to the gallery."),),
            },
        ),
        Cue(
            Part.OTHER,
            CALM,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Stay and watch with us!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Stay and cheer us on!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Bravely played."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "You were really good!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A noble exit."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "An honourable fight."),),
            },
        ),
    ),
    drama.HIGH_K: Response(
        0.6,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "My, that’s a big one."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Now it gets wild!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "That changes the sums."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Ooh, a big one!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Now the small may dream."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The lowest has a lawyer now."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "A generous extra!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "That’ll shake things up!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "A heavy spring, that one."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I turned up a big one!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A twist in the plot!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A weighty witness."),),
            },
        ),
    ),
}
