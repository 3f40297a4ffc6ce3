"""What characters make of the moments of Kobayakawa."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.cast import CALM, DISMAYED, GLAD, HANA, MIO, REN, SORA, TARO, THINKING, YUKI
from cardtable_gui.bots.remarks import ANYWHERE, Cue, Part, Response, Responses
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
                SORA: (QT_TRANSLATE_NOOP("remarks", "I just had to see!"),),
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
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Small seed, big flower."),
                    QT_TRANSLATE_NOOP("remarks", "The little bud made it!"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Small but mighty!"),
                    QT_TRANSLATE_NOOP("remarks", "Tiny card, giant win!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Even a small wheel turns."),
                    QT_TRANSLATE_NOOP("remarks", "Small, but well wound."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "My little card won!"),
                    QT_TRANSLATE_NOOP("remarks", "Go, little one, go!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "The smallest hero wins."),
                    QT_TRANSLATE_NOOP("remarks", "A mouse beats the lion!"),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A witness turned it round."),
                    QT_TRANSLATE_NOOP("remarks", "The lesser claim prevails."),
                ),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "How the small ones grow!"),
                    QT_TRANSLATE_NOOP("remarks", "From such a small seed!"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "The lowest one? No way!"),
                    QT_TRANSLATE_NOOP("remarks", "The small one takes it all!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Lowest, and it wins."),
                    QT_TRANSLATE_NOOP("remarks", "A tiny gear, a big turn."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Such a little one, wow!"),
                    QT_TRANSLATE_NOOP("remarks", "Yay for the little one!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "The underdog wins. Lovely!"),
                    QT_TRANSLATE_NOOP("remarks", "The mouse wins the day!"),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A surprising verdict."),
                    QT_TRANSLATE_NOOP("remarks", "The smaller party wins."),
                ),
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
                TARO: (QT_TRANSLATE_NOOP("remarks", "I missed my cue."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "First come, first heard."),),
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
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Nobody? Then thank you!"),
                    QT_TRANSLATE_NOOP("remarks", "So kind of you all."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Nobody? I’ll take it!"),
                    QT_TRANSLATE_NOOP("remarks", "All mine? Next one!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "No risk at all. Good."),
                    QT_TRANSLATE_NOOP("remarks", "Nobody? How considerate."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "For me? Really?"),
                    QT_TRANSLATE_NOOP("remarks", "Hooray, all by myself!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Now, what was my card…"),
                    QT_TRANSLATE_NOOP("remarks", "A one-man show, this."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "Uncontested, then."),
                    QT_TRANSLATE_NOOP("remarks", "Judgment by default."),
                ),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Now I’m curious."),
                    QT_TRANSLATE_NOOP("remarks", "A wrapped gift, that card."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "What did you have?"),
                    QT_TRANSLATE_NOOP("remarks", "Now I wish I’d seen it!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "So we shall never know."),
                    QT_TRANSLATE_NOOP("remarks", "An unopened case."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "I wanted to see it!"),
                    QT_TRANSLATE_NOOP("remarks", "Was it a big one? A tiny one?"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Some secrets are kept."),
                    QT_TRANSLATE_NOOP("remarks", "A tale without its ending."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "The file stays sealed."),
                    QT_TRANSLATE_NOOP("remarks", "No evidence was heard."),
                ),
            },
        ),
    ),
    drama.STAKES_ALL: Response(
        0.8,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Everything? How brave."),
                    QT_TRANSLATE_NOOP("remarks", "My heart is racing."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "All in! Yes!"),
                    QT_TRANSLATE_NOOP("remarks", "That’s how you do it!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "My hands would tremble."),
                    QT_TRANSLATE_NOOP("remarks", "Everything on one spring."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "The very last one?"),
                    QT_TRANSLATE_NOOP("remarks", "I can’t look!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "All on a single page!"),
                    QT_TRANSLATE_NOOP("remarks", "The hero’s great leap!"),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A grave decision."),
                    QT_TRANSLATE_NOOP("remarks", "All on a single count."),
                ),
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
                SORA: (QT_TRANSLATE_NOOP("remarks", "It’s getting wild!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "That changes the sums."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Ooh, a big one!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Now small cards can dream."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The lowest has a lawyer now."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "A generous extra!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "That’ll shake things up!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "A strong spring, that one."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I turned up a big one!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A twist in the plot!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A weighty witness."),),
            },
        ),
    ),
}
