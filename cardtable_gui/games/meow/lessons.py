"""The lessons of Meow Meow Daifugo; their positions are in `assets/lessons/meow`."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.lesson import Begins, Both, Does, Lesson, Lessons, Mistake, Parts, Puts, Task
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

LESSONS: Final[Lessons] = (
    Lesson(
        "beat-a-cat",
        QT_TRANSLATE_NOOP("meow", "Beat a single cat"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Get rid of all your cats before the others do. Sora has played a 3. If you can’t beat it, you have to "
            "take a card.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Beat the 3 with the lowest number you can."),
                Does("play b4", "play bb4"),
                (
                    Mistake(
                        Begins("pass"),
                        QT_TRANSLATE_NOOP(
                            "meow", "Passing brings one more cat into your hand. You’ve got two 4s: play one."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "meow", "That beats the 3, too, but this time find the lowest number that does: a 4 is enough."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "One cat gone. Only the number counts here: the circles below it are what the card costs you if you’re "
            "left with it.",
        ),
        rule="MM8",
        shown=True,
    ),
    Lesson(
        "play-a-pair",
        QT_TRANSLATE_NOOP("meow", "Beat a pair with a pair"),
        QT_TRANSLATE_NOOP(
            "meow", "Hana has played two 4s. To beat a pair you need a pair of a higher number; the suits don’t matter."
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Find the lowest pair in your hand that beats two 4s."),
                Does("play w6 b6"),
                (
                    Mistake(
                        Begins("pass"), QT_TRANSLATE_NOOP("meow", "Look again: white 6 and black 6 are a pair, too.")
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "meow", "Two 8s beat the 4s, but they’re the safest pair you can have. Keep them, and play your 6s."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "The same type, just as many cards, a higher number: that’s the rule for beating anything on the table.",
        ),
        rule="MM8",
        shown=True,
    ),
    Lesson(
        "lead-a-sequence",
        QT_TRANSLATE_NOOP("meow", "Lead with a long sequence"),
        QT_TRANSLATE_NOOP(
            "meow",
            "You lead, so play anything you like: a single card, a set of one number, or a "
            "sequence of three or more cards of one suit. Black cats with one and with two "
            "circles are the same suit.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Get rid of four cats at once."),
                Both(Begins("play"), Puts(4)),
                (
                    Mistake(
                        Both(Begins("play"), Puts(3)),
                        QT_TRANSLATE_NOOP(
                            "meow", "A sequence of three, but you have one of four, too: black 3, 4, 5 and 6."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("meow", "Your black cats from 3 to 6 go together, as a sequence of four."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "Half your hand in one turn! The others need a sequence of four, too, so you’ll probably lead again.",
        ),
        rule="MM5",
    ),
    Lesson(
        "beat-a-sequence",
        QT_TRANSLATE_NOOP("meow", "Beat a sequence with a sequence"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Hana has played white 2, 3 and 4. To beat a sequence you need one with just as many "
            "cards and a higher top number; it may be of another suit.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Find the lowest sequence in your hand that beats Hana’s."),
                Does("play b4 b5 bb6"),
                (
                    Mistake(
                        Begins("play"),
                        QT_TRANSLATE_NOOP(
                            "meow",
                            "That beats Hana’s, too, but it leaves you with the 4, which hardly ever beats "
                            "anything, and uses up a 7. Play black 4, 5 and 6.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("meow", "You needn’t take a card: look at your black cats from 4 to 7."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow", "A top number of 6 beats a 4. You need just as many cards, so black 4 to 7 wouldn’t have worked."
        ),
        rule="MM8",
    ),
    Lesson(
        "doppelganger",
        QT_TRANSLATE_NOOP("meow", "Make one cat count as two"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Hana has played two 3s, and you don’t hold a pair above them. But blue cats are "
            "doppelgangers: each counts as one card or as two, whichever you choose.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Beat two 3s with a single cat."),
                Begins("play"),
                (),
                QT_TRANSLATE_NOOP("meow", "You’d have to take a card. Your blue 5 beats the pair, all by itself."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "Your blue 5 counts as two 5s. It also got rid of four circles, which makes it doubly worth playing.",
        ),
        rule="MM6",
    ),
    Lesson(
        "pass-and-take",
        QT_TRANSLATE_NOOP("meow", "Choose what you take"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Nothing beats a single 8, so you have to pass, and take one of the face-up cards. "
            "Take one that’s useful and costs little.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Look at your black 3 and 4. What would you take?"),
                Does("pass > b2"),
                (
                    Mistake(
                        Does("pass > d4"),
                        QT_TRANSLATE_NOOP(
                            "meow",
                            "A blue 4 makes a pair, but it has four circles. The black 2 has one, and you can use "
                            "it in two ways.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "meow",
                    "A white 1 goes with nothing that you hold, and has three circles. With the black 2 "
                    "you get rid of three cats at once.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "Now you can play black 2, 3 and 4 as a sequence, or two 2s. A pass isn’t wasted if you take a card "
            "that lets you play more at once.",
        ),
        rule="MM9",
    ),
    Lesson(
        "wild-card",
        QT_TRANSLATE_NOOP("meow", "Get rid of the ?"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Hana has played two 4s. You hold the white ?, which stands for any white cat, and "
            "costs six circles if you’re left with it.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Beat two 4s, get rid of the ?, and keep your pair of 6s."),
                Does("play w7 w?=7"),
                (
                    Mistake(
                        Both(Begins("play"), Parts("w?")),
                        QT_TRANSLATE_NOOP(
                            "meow", "The ? goes, and that’s good. But put it with your 7, which goes with nothing else."
                        ),
                    ),
                    Mistake(
                        Begins("play"),
                        QT_TRANSLATE_NOOP(
                            "meow", "That beats the 4s, but you keep the ? with its six circles. Put it with your 7."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("meow", "You needn’t take a card: with the ? as a 7, you have two 7s."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow", "Two 7s beat the 4s, and the most expensive cat is gone. You still have a pair for later."
        ),
        rule="MM7",
    ),
    Lesson(
        "fewer-circles",
        QT_TRANSLATE_NOOP("meow", "Get rid of circles"),
        QT_TRANSLATE_NOOP(
            "meow",
            "When somebody goes out, the circles in your hand become lost points: 1 to 5 cost 1 "
            "point, 6 to 10 cost 2, and more cost 3. You hold 12 circles. Sora has played a 6, and"
            " Hana, who’s next, has one cat left.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Beat the 6 so that you lose as few points as possible if Hana goes out."),
                Does("play w7"),
                (
                    Mistake(
                        Does("play b7"),
                        QT_TRANSLATE_NOOP(
                            "meow",
                            "A 7 beats the 6, but this one has only one circle: you’d have 11 left, and 11 cost 3 "
                            "points. You hold another 7.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "meow", "You can beat a 6 and get rid of circles at the same time. Look at your two 7s."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "Hana goes out with an 8, but your 9 circles cost only 2 points. The match ends once somebody has lost "
            "5 points or more, and the player who’s lost the fewest wins.",
        ),
        rule="MM11",
    ),
    Lesson(
        "last-cat",
        QT_TRANSLATE_NOOP("meow", "Stop a player who has one cat left"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Sora has played a 6. Hana, who’s next after you, has one cat left: if she can play it, the round is over.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP(
                    "meow", "Play a card that Hana can’t beat, and get rid of as many circles as you can."
                ),
                Does("play w8"),
                (
                    Mistake(
                        Does("play w7"),
                        QT_TRANSLATE_NOOP("meow", "An 8 beats that, and Hana may have one. Nothing beats an 8."),
                    ),
                    Mistake(
                        Does("play b8"),
                        QT_TRANSLATE_NOOP(
                            "meow",
                            "Right, an 8! But you hold two of them: the white one costs three circles, the black "
                            "one only one.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("meow", "If you pass, Hana needs just a 7 or an 8. Stop her with an 8."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "Hana had to pass and take a card, and you lead. Keep an 8 for the moment when somebody is about to "
            "go out.",
        ),
        rule="MM11",
    ),
    Lesson(
        "solo-goal",
        QT_TRANSLATE_NOOP("meow", "Plan a solo game"),
        QT_TRANSLATE_NOOP(
            "meow",
            "Playing alone, try to go out within six turns. After each turn you get another card, unless your "
            "hand is empty. Play at least as many cards as the number of the turn – one in the first, two in the "
            "second, and so on – and you choose it yourself, as a reward. Otherwise it’s the deck’s top card.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("meow", "Turn 1 needs only one card. Which one can’t help you later?"),
                Does("play w8"),
                (
                    Mistake(
                        Puts(3),
                        QT_TRANSLATE_NOOP(
                            "meow",
                            "It’s more than turn 1 needs. Save the sequence for turn 3 or 4, when you need that "
                            "many cards.",
                        ),
                    ),
                    Mistake(Puts(2), QT_TRANSLATE_NOOP("meow", "Save the pair for turn 2, which needs two cards.")),
                    Mistake(
                        Parts("d1"), QT_TRANSLATE_NOOP("meow", "The blue 1 can count as two cards later. Keep it.")
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "meow", "That breaks up your pair or your sequence. Play the card that goes with nothing."
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("meow", "Choose your reward. What goes with your black cats from 3 to 6?"),
                Does("take b7"),
                (
                    Mistake(
                        Does("take deck"),
                        QT_TRANSLATE_NOOP(
                            "meow", "The deck’s top card may be anything. The black 7 makes your sequence longer."
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "meow", "That’s one more cat to get rid of by itself. The black 7 leaves with your sequence."
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("meow", "Turn 2 needs two cards."),
                Does("play w2 bb2"),
                (
                    Mistake(
                        Puts(3),
                        QT_TRANSLATE_NOOP(
                            "meow", "Those are more than you need. Keep the long sequence for a turn that asks for it."
                        ),
                    ),
                    Mistake(
                        Does("play d1*2"),
                        QT_TRANSLATE_NOOP(
                            "meow",
                            "It counts as two, but so do your 2s, and they get rid of two cats. Keep the blue 1 for "
                            "a turn when you’re one card short.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("meow", "With fewer than two cards you’d have to draw. Play your 2s."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "meow",
            "That’s the plan: few cards in early turns, many in later ones. You choose another "
            "reward now, and your sequence of five will do for turn 3.",
        ),
        rule="MM13",
    ),
)
