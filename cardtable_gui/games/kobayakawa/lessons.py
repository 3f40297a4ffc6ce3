"""The lessons of Kobayakawa; their positions are in `assets/lessons/kobayakawa`."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.lesson import Does, Lesson, Lessons, Task
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

LESSONS: Final[Lessons] = (
    Lesson(
        "whole-round",
        QT_TRANSLATE_NOOP("kobayakawa", "Play a whole round"),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "Win the most kamons in seven rounds. Everyone has one secret card, and yours is a 6. First you draw a "
            "card or flip a new Kobayakawa, then you fight or fold. The "
            "highest total wins, and the Kobayakawa, now a 4, is added to the lowest card in the fight.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Draw a card and hope for a higher one."),
                Does("draw"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Flipping changes the Kobayakawa for everyone and leaves you with a 6. This time, draw.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "A 14! Keep the better card and discard the other."),
                Does("discard 6"),
                (),
                QT_TRANSLATE_NOOP("kobayakawa", "Hardly any card beats a 14. Discard the 6."),
            ),
            Task(
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Hana has flipped a 2, and Sora has discarded a 9. Would you stake a kamon on your 14?",
                ),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa", "With a 14 and a Kobayakawa of only 2, you’ll hardly get a better chance. Fight."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "Sora’s 11 was the lowest card in the fight, but 11 + 2 = 13 isn’t enough against your"
            " 14. You take both stakes and a kamon from the centre.",
        ),
        rule="KB3",
        shown=True,
    ),
    Lesson(
        "lowest-card",
        QT_TRANSLATE_NOOP("kobayakawa", "Win with the lowest card"),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            (
                "You hold a 4, and the Kobayakawa is a 12. If your card is the lowest in the fight, the two count "
                "together."
            ),
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Hana and Sora have drawn. Leave the 12 alone."),
                Does("draw"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa", "A new Kobayakawa is probably lower, and your 4 needs the 12. Draw instead."
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Which of your two cards has the better total?"),
                Does("discard 13"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "A 13 stays a 13 if somebody has a lower card. Your 4 with the 12 makes 16, more than"
                    " any card. Keep the 4.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Hana fights, and Sora folds. Now it’s up to you."),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa", "If Hana’s card is above 4, you have 16, and no single card beats that. Fight."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa", "4 + 12 = 16, and even Hana’s 15 loses. A low card is strong when the Kobayakawa is high."
        ),
        rule="KB5",
        shown=True,
    ),
    Lesson(
        "flip",
        QT_TRANSLATE_NOOP("kobayakawa", "Flip what doesn’t suit you"),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "You have the 15, the highest card of all. But with a 13 as the Kobayakawa, any card "
            "from 3 to 14 beats you if it’s the lowest in the fight.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Do something about the 13."),
                Does("flip"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "You can’t draw anything better than a 15, and the 13 would stay as the Kobayakawa, which helps "
                    "the others. Flip.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "The Kobayakawa is a 3 now. The others have drawn, and you bet first."),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Only the 14 could beat you now, as the lowest card in the fight. You won’t get a "
                    "better chance: fight.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "Your 15 against 10 + 3 = 13: you win. High cards want a low Kobayakawa, and low cards a high one.",
        ),
        rule="KB3",
    ),
    Lesson(
        "fold",
        QT_TRANSLATE_NOOP("kobayakawa", "Fold and lose nothing"),
        QT_TRANSLATE_NOOP(
            "kobayakawa", "You hold a 6, and the Kobayakawa is only a 1. Hana and Sora have both chosen to fight."
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Is your card worth a kamon?"),
                Does("fold"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Your 6 would win only if both of the others had lower cards, and both have chosen to fight. "
                    "Fold: it costs nothing.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "You keep your kamon for a better round. Over seven rounds, keeping your kamons "
            "matters as much as winning them.",
        ),
        rule="KB4",
    ),
    Lesson(
        "equal-totals",
        QT_TRANSLATE_NOOP("kobayakawa", "Win a tie by going first"),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "You start this round, so you’re ahead whenever totals are equal. You hold a 9, and the Kobayakawa is a 6.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Look for a better card."),
                Does("draw"),
                (),
                QT_TRANSLATE_NOOP("kobayakawa", "A 9 is weak, high or low, whatever the Kobayakawa. Draw."),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "You’ve drawn a 14. Which card do you keep?"),
                Does("discard 9"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "While the Kobayakawa is a 6, a 14 loses only to a lowest card from 10 to 13, or to a 15 if the "
                    "third card is lower. Keep the 14.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Hana has discarded a 3, and Sora a 2. Fight or fold?"),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Your 14 loses only to a lowest card from 10 to 13, or to a 15 if the third card is lower than "
                    "yours. An 8 would tie, and you come first. Fight.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "Sora’s 8 + 6 = 14 equals your 14, but you came earlier in this round. The winner starts the next "
            "one, too.",
        ),
        rule="KB5",
    ),
    Lesson(
        "last-round",
        QT_TRANSLATE_NOOP("kobayakawa", "Make the most of the last round"),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "It’s the seventh and last round. The stake is 2 kamons, and the winner also takes the last 2 from the "
            "centre. You have 5 kamons, Sora has 6, and Hana has staked 2 and has 5 left. You hold a 9, and the "
            "Kobayakawa is a 5.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Hana fights, and Sora folds. Where would you end up if you folded?"),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    (
                        "Then Hana takes the stakes and wins the match. There’s no next round to keep your kamons for: "
                        "fight."
                    ),
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "9 + 5 = 14 beats Hana’s 11. You take the stakes and two kamons from the centre, and "
            "with 9 kamons you win the match. In the last round, count everyone’s kamons before "
            "you fold.",
        ),
        rule="KB7",
    ),
    Lesson(
        "count-cards",
        QT_TRANSLATE_NOOP("kobayakawa", "Count the cards that are gone"),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "Look at the table: the 2 is a former Kobayakawa, and Sora has discarded the 1. The Kobayakawa is a 13.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Your 9 is neither high nor low. See what else you can get."),
                Does("draw"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    ("With a 13 as the Kobayakawa, the lowest card nearly always wins. You’d like a lower one: draw."),
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "A 3. The 1 and the 2 are out of play. Which card do you keep?"),
                Does("discard 9"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Nobody can have less than your 3, so 3 + 13 = 16 is certain. With the 9, anyone "
                    "lower beats you. Discard the 9.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Hana and Sora both fight. What about you?"),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa", "You can’t lose: yours is the lowest card for certain, and nothing beats 16. Fight."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "A certain win, and three stakes for it. Discards and former Kobayakawas are out of "
            "play, so they tell you what nobody can have.",
        ),
        rule="KB5",
    ),
    Lesson(
        "nobody-else",
        QT_TRANSLATE_NOOP("kobayakawa", "Fight when nobody else does"),
        QT_TRANSLATE_NOOP("kobayakawa", "You’re last to act. Hana and Sora have both folded, and you hold only a 2."),
        (
            Task(
                QT_TRANSLATE_NOOP("kobayakawa", "Before you fold as well: is anyone left who could beat you?"),
                Does("fight"),
                (),
                QT_TRANSLATE_NOOP(
                    "kobayakawa",
                    "Then nobody wins this round. Alone in the fight, you can’t lose, and you don’t even show your "
                    "card. Fight.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "kobayakawa",
            "Your stake comes back, with a kamon from the centre. Acting last is worth a lot: you see what the "
            "others do.",
        ),
        rule="KB5",
    ),
)
