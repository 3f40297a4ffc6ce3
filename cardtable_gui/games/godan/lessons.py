"""The lessons of GODAN; their positions are in `assets/lessons/godan`."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.lesson import Begins, Does, Lesson, Lessons, Mistake, Task
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

LESSONS: Final[Lessons] = (
    Lesson(
        "do-a-job",
        QT_TRANSLATE_NOOP("godan", "Do a job with a set"),
        QT_TRANSLATE_NOOP(
            "godan",
            "Only cards in your field score, and what’s left in your hand costs points. Each week"
            " you have one turn: take the face-down card that comes to you, or do a job.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Do a job: lay the set that’s worth most in your field."),
                Does("work 15 15 15 15"),
                (
                    Mistake(
                        Does("take"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "That’s the other choice, and the next lesson is about it. This time, lay cards in "
                            "your field.",
                        ),
                    ),
                    Mistake(
                        Begins("work 15"),
                        QT_TRANSLATE_NOOP(
                            "godan", "Lay all four 15s: three are worth 20 points, but four are worth 40."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "That’s a job, too, but not your best. Four equal numbers are worth 40 points: look at your 15s.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "Four cards in your field are worth 40 points, whatever their number. The card that "
            "came to you goes on to Mia, unseen.",
        ),
        rule="GO5",
        shown=True,
    ),
    Lesson(
        "take-a-card",
        QT_TRANSLATE_NOOP("godan", "Take a card, pass one on"),
        QT_TRANSLATE_NOOP(
            "godan",
            "Now the other choice. You take the card that comes, and pass any card from your hand"
            " on to Mia, face down.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Take the card that’s come to you."),
                Does("take"),
                (),
                QT_TRANSLATE_NOOP("godan", "You can do jobs in the coming weeks. This time, take the card."),
            ),
            Task(
                QT_TRANSLATE_NOOP("godan", "A fourth 25! Which card do you need least?"),
                Does("send 20"),
                (
                    Mistake(
                        Does("send S"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "One Severance card is no use yet, but costs only 10 points if it’s left over. A 20 "
                            "costs 20.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan", "That one belongs to a set you can lay. Which number do you hold only once?"
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "You’ve got four 25s and no single 20 any more. Pass on what goes with nothing, the highest numbers first.",
        ),
        rule="GO4",
        shown=True,
    ),
    Lesson(
        "add-to-a-group",
        QT_TRANSLATE_NOOP("godan", "Add to a group in your field"),
        QT_TRANSLATE_NOOP(
            "godan",
            "In week 1 you laid two 10s, and you hold two more. A group can grow: two 10s are "
            "worth 10 points, three are worth 15, and four are worth 40.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Make the most of your group of 10s."),
                Does("work 10 10"),
                (
                    Mistake(
                        Does("work 10"),
                        QT_TRANSLATE_NOOP("godan", "One more makes 15 points, but two more make 40. Add both."),
                    ),
                    Mistake(
                        Does("take"),
                        QT_TRANSLATE_NOOP("godan", "Taking can wait: adding both 10s brings you 30 points right now."),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan", "That’s a new group for a few points. Adding two 10s to the group in your field brings 30."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan", "From 10 points to 40 with one job. The fourth card of a low number is the best card in the game."
        ),
        rule="GO6",
    ),
    Lesson(
        "rob",
        QT_TRANSLATE_NOOP("godan", "Rob a group with role cards"),
        QT_TRANSLATE_NOOP(
            "godan",
            "Role cards have effects instead of points. With two Robbery cards you take up to two"
            " cards of one number from one player’s field. Mia has laid two 25s, Leo three 5s.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Do the job that hurts Mia and helps you most."),
                Does("work R R > @1 25 25"),
                (
                    Mistake(
                        Does("work R R > @1 25"),
                        QT_TRANSLATE_NOOP("godan", "Two Robbery cards can take two cards: don’t leave her one."),
                    ),
                    Mistake(
                        Begins("work R R"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "Leo’s 5s are worth little in twos. Mia’s two 25s bring you 25 points and cost her as"
                            " many.",
                        ),
                    ),
                    Mistake(
                        Does("take"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "Then Mia may add to her 25s, and soon she can’t be caught. Use your Robbery cards.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan", "A sound job, but think of Mia: with your two Robbery cards, her points become yours."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "25 points for you, none for Mia, and you can add the 25 in your hand next week. Only"
            " cards you lay yourself make a godan, though.",
        ),
        rule="GO9",
    ),
    Lesson(
        "end-the-game",
        QT_TRANSLATE_NOOP("godan", "End the game while you lead"),
        QT_TRANSLATE_NOOP(
            "godan",
            "You’ve laid three big groups, and all you hold is four Severance cards. Mia and Leo "
            "still have their hands full. Two Severance cards take a week away, three take two, "
            "and four end the game at once.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Let the others pay for what’s left in their hands."),
                Does("work S S S S"),
                (
                    Mistake(
                        Begins("work S"),
                        QT_TRANSLATE_NOOP(
                            "godan", "That leaves them time to lay more, and you a Severance card or two. Lay all four."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "Each week you wait, Mia and Leo turn cards they’d pay for into points. Lay your Severance cards.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "The game is over, your hand is empty, and the others pay for every card. When you’re"
            " ahead, every week helps the others.",
        ),
        rule="GO9",
    ),
    Lesson(
        "take-or-job",
        QT_TRANSLATE_NOOP("godan", "Take a card or do a job?"),
        QT_TRANSLATE_NOOP(
            "godan",
            "Your last cards: two 20s, a 25 and a Robbery card. You’ve got time to do a job and to take a card, but "
            "nobody knows how long: the game can end any week.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "What do you do first?"),
                Does("work 20 20"),
                (),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "If somebody ends the game now, you’d pay 40 points for the 20s instead of scoring "
                    "20. Lay them while you can.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("godan", "Nothing in your hand makes a set now. Your only choice is to take a card."),
                Does("take"),
                (),
                None,
            ),
            Task(
                QT_TRANSLATE_NOOP("godan", "A 20, which fits your group! Now pass one card on."),
                Does("send 25"),
                (
                    Mistake(
                        Does("send 20"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "Keep the 20: next week you can add it to your group. The 25 fits nothing and costs most.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("godan", "A Robbery card costs you 10 points, but the 25 costs 25. Pass on the 25."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "First do your jobs, then take cards: what’s in your field no longer costs you points, and it tells you "
            "which cards you can still use.",
        ),
        rule="GO3",
    ),
    Lesson(
        "right-order",
        QT_TRANSLATE_NOOP("godan", "Do jobs in the right order"),
        QT_TRANSLATE_NOOP(
            "godan",
            "You hold a 15 and three Cover-up cards. Cover-up lets you discard other cards from "
            "your hand, and makes you discard at least one. In your field are three 15s.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "You’ve got two jobs left. Which comes first?"),
                Does("work 15"),
                (
                    Mistake(
                        Begins("work V"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "Cover-up would make you discard the 15. It’s worth 20 points in your field, so lay "
                            "it first.",
                        ),
                    ),
                    Mistake(
                        Does("take"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "Another card would be one more to get rid of. You’ve got everything you need: lay the 15.",
                        ),
                    ),
                ),
                None,
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan", "Four 15s are worth 40 points. Next week you lay the Cover-up cards, and your hand is empty."
        ),
        rule="GO9",
    ),
    Lesson(
        "wait-for-godan",
        QT_TRANSLATE_NOOP("godan", "Don’t end the game too soon"),
        QT_TRANSLATE_NOOP(
            "godan",
            "You were dealt five 20s. Laying them is godan and ends the game at once: 50 points. "
            "But everything else in your hand would cost you points, too.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Week 1: what’s your best job?"),
                Does("work 25 25 25"),
                (
                    Mistake(
                        Does("work 20 20 20 20 20"),
                        QT_TRANSLATE_NOOP(
                            "godan", "50 points, less 155 for the rest of your hand! First lay what costs you most."
                        ),
                    ),
                    Mistake(
                        Begins("work 20"),
                        QT_TRANSLATE_NOOP(
                            "godan", "Keep the 20s together: they’re your way to end the game when it suits you."
                        ),
                    ),
                    Mistake(
                        Does("take"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "You’ve got more than enough cards. Use the time to lay the ones that cost you most.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "A good idea, but your three 25s would cost you 75 points, more than those. Lay them first.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "Three 25s are worth 30 points in your field instead of costing 75. Once the rest of "
            "your hand is small, your 20s end the game when nobody expects it.",
        ),
        rule="GO8",
    ),
)
