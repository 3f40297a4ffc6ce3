"""What characters make of the moments of GODAN."""

from __future__ import annotations

from typing import Final

from cardtable_gui.bots.cast import DISMAYED, GLAD, HANA, MIO, REN, SORA, TARO, THINKING, YUKI
from cardtable_gui.bots.remarks import ANYWHERE, Cue, Part, Response, Responses
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.godan import drama

RESPONSES: Final[Responses] = {
    **ANYWHERE,
    drama.ROBBED: Response(
        0.9,
        Cue(
            Part.STRUCK,
            DISMAYED,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Not my best flowers!"),
                    QT_TRANSLATE_NOOP("remarks", "They had just opened…"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Hey, come back with those!"),
                    QT_TRANSLATE_NOOP("remarks", "Okay, that was slick!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "They were so well set."),
                    QT_TRANSLATE_NOOP("remarks", "I should fit a lock."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "My collection!"),
                    QT_TRANSLATE_NOOP("remarks", "Please be nice to them…"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Robbers, in my own tale!"),
                    QT_TRANSLATE_NOOP("remarks", "Bold! What a scene!"),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "That goes on the record."),
                    QT_TRANSLATE_NOOP("remarks", "I see. I shall file a claim."),
                ),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "I’ll take good care of them."),
                    QT_TRANSLATE_NOOP("remarks", "They suit my garden."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Thanks! Looks good here!"),
                    QT_TRANSLATE_NOOP("remarks", "Quick hands!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "They fit right here."),
                    QT_TRANSLATE_NOOP("remarks", "Spare parts, so to speak."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Now they live with me!"),
                    QT_TRANSLATE_NOOP("remarks", "I always wanted those!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Borrowed, let us say."),
                    QT_TRANSLATE_NOOP("remarks", "Enter the gentle thief."),
                ),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Confiscated."), QT_TRANSLATE_NOOP("remarks", "By lawful order.")),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "I’d better fence my garden."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Did you see that?"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I’ll lock my drawers."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Please don’t take mine!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Every tale needs a thief."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Quite within the rules."),),
            },
        ),
    ),
    drama.FIVE: Response(
        1.0,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Five in full bloom!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Five! I did it!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Five. The hour strikes."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "The whole set! All five!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Five acts. Curtain!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Five votes to none."),),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Five! How beautiful."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "No way, all five!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Every part in place."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "A whole set! Wow!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "What a finale!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "That ends the session."),),
            },
        ),
    ),
    drama.FOUR: Response(
        0.7,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "One more bud and…"),
                    QT_TRANSLATE_NOOP("remarks", "Nearly a full vase."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "One more and it’s over!"),
                    QT_TRANSLATE_NOOP("remarks", "Somebody do something!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Four. Tick, tock."),
                    QT_TRANSLATE_NOOP("remarks", "One part is missing."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Just one more for a set!"),
                    QT_TRANSLATE_NOOP("remarks", "Four! I’m so jealous!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "The plot thickens."),
                    QT_TRANSLATE_NOOP("remarks", "I smell a grand finale."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "Four already. Noted."),
                    QT_TRANSLATE_NOOP("remarks", "A majority is in sight."),
                ),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Four. See how they grow!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Four! Who’ll stop me?"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Four gears in place."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I only need one more!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Can you guess the ending?"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Four votes so far."),),
            },
        ),
    ),
    drama.SEVERED: Response(
        0.7,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Closing early today?"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "So soon? Hurry, hurry!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "The clock’s running fast."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Earlier than I thought!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "They cut a chapter!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A shortened hearing."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "I’m closing a little early."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Faster, faster!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I put the clock forward."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I cut it! Snip, snip!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "On to the ending!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I cut the session short."),),
            },
        ),
    ),
    drama.COLLECTED: Response(
        0.7,
        Cue(
            Part.STRUCK,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "A bill? For me?"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "I have to pay? Ouch!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "An unplanned expense."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "There goes my pocket money."),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Even tales cost money."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A fine. Very well."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "That will be due later."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Pay me later!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "The bill, item by item."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "It’s for my piggy bank!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A small collection…"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Payment is ordered."),),
            },
        ),
    ),
    drama.EMPTY: Response(
        0.6,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "The stall is empty. Lovely."),
                    QT_TRANSLATE_NOOP("remarks", "Every flower found a home."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Empty hands, light feet!"),
                    QT_TRANSLATE_NOOP("remarks", "Zero cards, zero worries!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Nothing left lying about."),
                    QT_TRANSLATE_NOOP("remarks", "The workbench is tidy."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "My hand is empty!"),
                    QT_TRANSLATE_NOOP("remarks", "Nothing to carry! Whee!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Nothing up my sleeve."),
                    QT_TRANSLATE_NOOP("remarks", "My pockets are empty."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "My desk is clear."),
                    QT_TRANSLATE_NOOP("remarks", "No pending items."),
                ),
            },
        ),
    ),
}
