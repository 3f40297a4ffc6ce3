"""The lessons of Gunjo Gradation; their positions are in `assets/lessons/gunjo`."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.lesson import Begins, Does, Lesson, Lessons, Mistake, Parts, Task
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

LESSONS: Final[Lessons] = (
    Lesson(
        "lead-a-set",
        QT_TRANSLATE_NOOP("gunjo", "Lead with what can’t win later"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Be the first to empty your hand. The play area is empty, so you lead: play one card,"
            " or several of the same number, whichever number you like. The next player has to "
            "beat their total.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP(
                    "gunjo", "Lead with a whole set of a low number, which would beat hardly anything later."
                ),
                Does("play 3 3 3", "play 4 4"),
                (
                    Mistake(
                        Begins("play 3", "play 4"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            "The right number, but play all your cards of it at once: what’s left won’t be easier"
                            " to play later.",
                        ),
                    ),
                    Mistake(
                        Does("draw"),
                        QT_TRANSLATE_NOOP("gunjo", "You have plenty to lead with. Drawing makes your hand bigger."),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "gunjo",
                    "That can still win later, when the totals are high. Your 3s and 4s hardly can: lead with all "
                    "your 3s or all your 4s.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Low sets are hard to get rid of once somebody else has led. Lead with them, and keep"
            " your high sets to win the lead back.",
        ),
        rule="GG4",
        shown=True,
    ),
    Lesson(
        "higher-total",
        QT_TRANSLATE_NOOP("gunjo", "Beat it with a higher total"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Hana has played two 7s, a total of 14. You beat it with any cards of one number that "
            "add up to more, however many they are.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Beat 14 by as little as possible."),
                Does("play 5 5 5"),
                (
                    Mistake(
                        Begins("play"),
                        QT_TRANSLATE_NOOP("gunjo", "That beats 14, but a lower total does, too: three 5s are 15."),
                    ),
                    Mistake(
                        Does("draw"), QT_TRANSLATE_NOOP("gunjo", "No need to draw: three 5s are 15, and 15 beats 14.")
                    ),
                ),
                QT_TRANSLATE_NOOP("gunjo", "You needn’t pass: three 5s are 15, and 15 beats 14."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo", "15 beats 14, and three cards are gone. The number of cards doesn’t matter, only the total."
        ),
        rule="GG4",
        shown=True,
    ),
    Lesson(
        "small-fish",
        QT_TRANSLATE_NOOP("gunjo", "Beat big fish with small ones"),
        QT_TRANSLATE_NOOP("gunjo", "Hana has played two 9s: 18. Your three 6s are 18 as well, but equal isn’t enough."),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Find a total above 18."),
                Does("play 3 3 3 3 3 3 3"),
                (
                    Mistake(
                        Does("draw"), QT_TRANSLATE_NOOP("gunjo", "You can beat 18 without a new card: count your 3s.")
                    ),
                    Mistake(Does("pass"), QT_TRANSLATE_NOOP("gunjo", "Don’t give up yet: count your 3s.")),
                ),
                QT_TRANSLATE_NOOP("gunjo", "You needn’t swap. Seven 3s are 21, and that leaves only five cards."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Seven cards gone with one play! Low numbers are common, so collect them: together they beat the big ones.",
        ),
        rule="GG4",
    ),
    Lesson(
        "swap",
        QT_TRANSLATE_NOOP("gunjo", "Pass and swap a card"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Hana’s three 8s make 24, too much for you. As you pass, you may swap one card from "
            "your hand for a face-up card, an 11 or a 7.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Pass, and swap for the card that helps you most."),
                Does("pass 6 > 11", "pass 9 > 11"),
                (
                    Mistake(
                        Does("pass"),
                        QT_TRANSLATE_NOOP("gunjo", "Don’t miss a free improvement: the 11 makes a pair with yours."),
                    ),
                    Mistake(
                        Does("draw"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            "Even with one more card you won’t beat 24, and your hand gets bigger. Pass and swap.",
                        ),
                    ),
                    Mistake(
                        Parts("3", "4", "5", "11"),
                        QT_TRANSLATE_NOOP(
                            "gunjo", "That breaks up a set or your 11. Give the 6 or the 9, which you hold only once."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "gunjo", "A 7 goes with nothing and costs 5 points if you’re left with it. Take the 11."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Two 11s make 22 and can win the lead. Swap single cards, expensive ones above all, for what makes a set.",
        ),
        rule="GG3",
    ),
    Lesson(
        "draw",
        QT_TRANSLATE_NOOP("gunjo", "Draw and try again"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "You need more than 15. Your three 4s make only 12, but a fourth one would make 16. The game has eleven "
            "4s, and you haven’t seen any of the others.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Try your luck with the deck."),
                Does("draw"),
                (
                    Mistake(
                        Does("pass"),
                        QT_TRANSLATE_NOOP(
                            "gunjo", "You may pass, but you can still play this turn: draw a card first."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("gunjo", "A swap ends your turn. If you draw, you may still play afterwards."),
            ),
            Task(
                QT_TRANSLATE_NOOP("gunjo", "A 4! What can you play now?"),
                Does("play 4 4 4 4"),
                (),
                QT_TRANSLATE_NOOP("gunjo", "You drew a card so that you could play. Four 4s are 16: that’s enough."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "One card drawn, four played. Draw when one card is missing from a set; otherwise drawing mostly just "
            "makes your hand bigger.",
        ),
        rule="GG3",
    ),
    Lesson(
        "fewer-numbers",
        QT_TRANSLATE_NOOP("gunjo", "Each number counts only once"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Everyone starts with 30 points. When somebody goes out, each different number in your hand counts "
            "against you just once, however many cards of it you hold: a 7 or an 8 costs 5 points, a 3 or a 12 only "
            "1. Sora has played two 3s, and Hana has one card left.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Hana may go out next. Beat Sora’s 3s, and keep what costs you least."),
                Does("play 8"),
                (
                    Mistake(
                        Does("play 3 3 3"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            "Three cards gone, but the 8 that’s left would cost you 5 points. Your three 3s "
                            "together cost only 1.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "gunjo", "You can beat two 3s yourself. Get rid of the number that would cost you 5 points: the 8."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Hana goes out with a 12, and your 3s cost you just 1 point. She gains as much as the others’ largest "
            "loss. There are as many rounds as players, and the player with the most points wins.",
        ),
        rule="GG8",
    ),
    Lesson(
        "keep-strong-sets",
        QT_TRANSLATE_NOOP("gunjo", "Keep your strongest set whole"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Hana has played a single 8. You could beat it in many ways, and the cheapest total "
            "isn’t always the best one.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Get rid of three cards, and keep what can win later."),
                Does("play 4 4 4"),
                (
                    Mistake(
                        Does("play 9"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            ("That works, but it breaks up your three 9s: together they’re 27. What else beats an 8?"),
                        ),
                    ),
                    Mistake(
                        Begins("play 9"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            "You don’t need that much to beat an 8. The 9s may win you the lead when the totals "
                            "are high.",
                        ),
                    ),
                    Mistake(
                        Does("play 5 5 5", "play 6 6 6"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            ("Three cards gone, but three 4s beat the 8, too, and they’ll be harder to play later."),
                        ),
                    ),
                    Mistake(
                        Begins("play"),
                        QT_TRANSLATE_NOOP(
                            "gunjo", "That beats the 8, but three 4s get rid of more cards for a total of 12."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("gunjo", "There’s no reason to wait: three 4s are 12, and 12 beats 8."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Three cards gone, and your 9s are still there for the big totals. Look at every set that beats the "
            "latest play before you choose the lowest one.",
        ),
        rule="GG4",
    ),
    Lesson(
        "last-card",
        QT_TRANSLATE_NOOP("gunjo", "Watch out for a player with one card"),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "Hana has only one card left. If she can play it, the round is over, and everything in"
            " your hand costs you points. You lead.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("gunjo", "Lead with a total that no single card beats."),
                Does("play 10 10"),
                (
                    Mistake(
                        Does("play 3 3 3"),
                        QT_TRANSLATE_NOOP(
                            "gunjo",
                            "Three cards gone, but their total is only 9. A single 10, 11 or 12 beats that, and "
                            "Hana may go out.",
                        ),
                    ),
                    Mistake(
                        Does("draw"),
                        QT_TRANSLATE_NOOP(
                            "gunjo", "You may draw, but then you must lead, and you’ve got what you need already."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "gunjo",
                    "The highest card is a 12. If Hana’s last card is higher than your total, she goes out. What "
                    "makes 12 or more?",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "gunjo",
            "20 is too much for any single card, so you lead again, and go out with your 3s. Count the others’ "
            "cards: a last card can’t beat a total of 12 or more by itself. Only a player who draws another of the "
            "same number might.",
        ),
        rule="GG7",
    ),
)
