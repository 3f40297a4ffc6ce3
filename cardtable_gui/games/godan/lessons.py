"""The lessons of GODAN; their positions are in `assets/lessons/godan`, by the house rules of new matches."""

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
            "Only cards in your field score. A card left in your hand costs points at the end: "
            "its number, or 10 for a role card. Each week you have one turn: take the face-down "
            "card that comes to you, or do a job. This is the last week.",
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
                    "That’s a job, too, but not your best. Four of a number are worth 40 points: look at your 15s.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "Four cards in your field are worth 40 points, whatever their number. The card that "
            "came to you goes on to Hana, unseen.",
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
            " on to Hana, face down.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Take the card that’s come to you."),
                Does("take"),
                (),
                QT_TRANSLATE_NOOP("godan", "You can do jobs in the coming weeks. This time, take the card."),
            ),
            Task(
                QT_TRANSLATE_NOOP("godan", "A fourth 30! Which card do you need least?"),
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
            (
                "You’ve got four 30s, and the single 20 is gone. Pass on what goes with nothing, the highest numbers "
                "first."
            ),
        ),
        rule="GO4",
        shown=True,
    ),
    Lesson(
        "add-to-a-group",
        QT_TRANSLATE_NOOP("godan", "Add to a group in your field"),
        QT_TRANSLATE_NOOP(
            "godan",
            "It’s week 10, the last one. In week 1 you laid two 10s, and you hold two more. A group can "
            "grow: two 10s are worth 10 points, three are worth 15, and four are worth 40.",
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
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "There’s no week left in which you could lay a card that you take now. Both 10s together "
                            "bring you 30 points.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan", "That’s a new group for a few points. Adding two 10s to the group in your field brings 30."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan", "From 10 points to 40 with one job. No card brings more than the fourth one of a low number."
        ),
        rule="GO6",
    ),
    Lesson(
        "complete-five",
        QT_TRANSLATE_NOOP("godan", "End the game with godan"),
        QT_TRANSLATE_NOOP(
            "godan",
            "Five cards of one number that you’ve laid yourself are godan: they’re worth 50 "
            "points, and the game ends at once. You’ve laid three 10s and two sets of four, and "
            "the others still hold many cards.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "You’re ahead, so end the game."),
                Does("work 10 10"),
                (
                    Mistake(
                        Does("work 10"),
                        QT_TRANSLATE_NOOP(
                            "godan", "That makes four 10s and 40 points, but the game goes on. Add both."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan", "You’ve got what you need already: three 10s in your field and two in your hand make five."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "It’s godan even if you add to a group to make five. The game is over, and Hana and "
            "Sora pay for every card in their hands.",
        ),
        rule="GO8",
    ),
    Lesson(
        "rob",
        QT_TRANSLATE_NOOP("godan", "Steal from a group with role cards"),
        QT_TRANSLATE_NOOP(
            "godan",
            "Role cards have effects instead of points. With two Robbery cards you take one or two cards of one "
            "number from one player’s field. It’s the last week, so nobody has much time to strike back.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Take the cards that help you and hurt their owner most."),
                Does("work R R > @1 30 30"),
                (
                    Mistake(
                        Does("work R R > @1 30"),
                        QT_TRANSLATE_NOOP("godan", "Two Robbery cards can take two cards: don’t leave Hana one."),
                    ),
                    Mistake(
                        Does("take"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            ("Left in your hand, your Robbery cards cost you 10 points each. Use them while you can."),
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan", "Other cards are worth more: Hana’s two 30s bring you 30 points and cost her as many."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "30 points for you, none for Hana. Cards in a field aren’t safe: the longer they’re there, the more "
            "time the others have to steal them. Only cards you lay yourself make godan, though.",
        ),
        rule="GO9",
    ),
    Lesson(
        "end-the-game",
        QT_TRANSLATE_NOOP("godan", "End the game while you lead"),
        QT_TRANSLATE_NOOP(
            "godan",
            "You’ve laid three big groups, and all you hold is four Severance cards. Hana and Sora "
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
                            "godan",
                            (
                                "That leaves the others time to lay more, and leaves you with a Severance card or "
                                "two. Lay all four."
                            ),
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "Each week you wait, Hana and Sora turn cards they’d pay for into points. Lay your "
                    "Severance cards.",
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
        "take-first",
        QT_TRANSLATE_NOOP("godan", "Take cards while there’s time"),
        QT_TRANSLATE_NOOP(
            "godan",
            "It’s week 1 of 10, and you hold mostly pairs. Larger sets score more, and cards in your field can "
            "be stolen. With three players, only about one game in seven ends in its first week.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "What do you do first?"),
                Does("take"),
                (),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "There’s no hurry: most games leave you enough weeks to do jobs. Take a card, so your sets can "
                    "grow.",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("godan", "A third 30! Now pass on a card that goes with nothing."),
                Does("send S", "send R", "send V"),
                (),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "That card belongs to a set. Pass on a role card: you need at least two of a kind for a job.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "Three 30s score more than two, and nobody can steal from your hand. As long as there are weeks to "
            "spare, take cards first.",
        ),
        rule="GO4",
    ),
    Lesson(
        "take-or-job",
        QT_TRANSLATE_NOOP("godan", "Lay what you have in time"),
        QT_TRANSLATE_NOOP(
            "godan",
            "It’s week 9 of 10: you’ve got two turns left. You hold two 20s, two 10s and a Robbery card. In your "
            "field, the pairs score; in your hand, they cost you 60 points.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Take a card or do a job?"),
                Does("work 20 20", "work 10 10"),
                (),
                QT_TRANSLATE_NOOP(
                    "godan", "Two turns for two pairs: if you take a card now, a pair stays in your hand. Do a job."
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("godan", "Now it’s the last week."),
                Does("work 10 10", "work 20 20"),
                (),
                QT_TRANSLATE_NOOP(
                    "godan",
                    "There’s no week left to lay anything later. Lay the other pair: it scores instead of costing you "
                    "points.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP("godan", "Early on, with weeks to spare, take cards first; later, lay what you have."),
        rule="GO3",
    ),
    Lesson(
        "right-order",
        QT_TRANSLATE_NOOP("godan", "Do jobs in the right order"),
        QT_TRANSLATE_NOOP(
            "godan",
            "It’s week 9 of 10. You hold a 15 and three Cover-up cards. Cover-up lets you discard"
            " other cards from your hand, and makes you discard at least one. In your field are "
            "three 15s.",
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
                            "Cover-up would make you discard the 15. In your field it brings you 20 points, so lay "
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
            "You were dealt five 20s: laying them is godan and ends the game at once. But Hana and"
            " Sora have already laid two large sets each, and everything left in your hand would "
            "cost you points.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("godan", "Week 3: what’s your best job?"),
                Does("work 25 25 25 25"),
                (
                    Mistake(
                        Does("work 20 20 20 20 20"),
                        QT_TRANSLATE_NOOP(
                            "godan",
                            "50 points, less 120 for the rest of your hand: that’s 70 points down! First lay what "
                            "costs you most.",
                        ),
                    ),
                    Mistake(
                        Begins("work 20"),
                        QT_TRANSLATE_NOOP(
                            "godan", "Keep the 20s together: they’re your way to end the game when it suits you."
                        ),
                    ),
                    Mistake(
                        Begins("work 25"),
                        QT_TRANSLATE_NOOP(
                            "godan", "Lay all four 25s: they score 40 points, and none is left to cost you any."
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
                    "Cover-up makes you discard cards that could score. Lay the four 25s, which would "
                    "cost you 100 points.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "godan",
            "Four 25s score 40 points in your field instead of costing 100. With the rest of your"
            " hand that small, your 20s can end the game when nobody expects it.",
        ),
        rule="GO8",
    ),
)
