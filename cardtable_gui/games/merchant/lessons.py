"""The lessons of Merchant of Goldfish; their positions are in `assets/lessons/merchant`."""

from __future__ import annotations

from typing import Final

from cardtable_gui.core.lesson import Begins, Does, Lesson, Lessons, Mistake, Puts, Task
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP

LESSONS: Final[Lessons] = (
    Lesson(
        "beat-a-card",
        QT_TRANSLATE_NOOP("merchant", "Beat a card with a higher one"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Get rid of all your cards before the others do. Sora has played a 4. It’s your turn.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Beat the 4: play a single card that’s higher."),
                Begins("play"),
                (),
                QT_TRANSLATE_NOOP(
                    "merchant",
                    "You may pass, but then you keep all your cards. You’ve got plenty that beat a 4: play one.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "That’s a turn: one card fewer, and now the others have to beat yours. The lowest card that beats the "
            "table is often all you need, so keep the high ones for later.",
        ),
        rule="MG5",
        shown=True,
    ),
    Lesson(
        "lead-a-set",
        QT_TRANSLATE_NOOP("merchant", "Lead with a whole set"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "The table is empty, so you lead: any card will do, or any set of one number. Low cards are hard to "
            "get rid of later, because they beat hardly anything.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Get rid of as many low cards as you can at once."),
                Does("play 1 1 1 1"),
                (
                    Mistake(
                        Begins("play 1"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "That leaves 1s in your hand, and they hardly ever beat anything. Play all four.",
                        ),
                    ),
                    Mistake(
                        Puts(2),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "A good set, but its cards can still beat something later. Your 1s hardly ever can: play "
                            "all four now.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant", "With a single card you get rid of only one. You hold four 1s: play them all."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Four cards gone in one turn. When you lead, nobody can stop you, so that’s the time for low sets.",
        ),
        rule="MG4",
        shown=True,
    ),
    Lesson(
        "more-of-the-same",
        QT_TRANSLATE_NOOP("merchant", "Beat it with more of the same"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Hana has played an 8. You can beat it with one higher card, or with two or more 8s. But not with more "
            "cards and a higher number at once.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Beat the 8 and get rid of as many cards as possible."),
                Does("play 8 8 8"),
                (
                    Mistake(
                        Does("play 8 8"),
                        QT_TRANSLATE_NOOP(
                            "merchant", "Two 8s beat the 8, but you hold a third. Why keep it? Play all three."
                        ),
                    ),
                    Mistake(
                        Begins("play"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "One higher card beats the 8, but only one card leaves your hand. Your 8s beat it, too: "
                            "play all three.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant", "This time, don’t pass: you hold three 8s, and two or more 8s beat a single one."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "More cards of the same number always beat fewer, however low they are. Now the others need three equal "
            "cards that are higher.",
        ),
        rule="MG5",
    ),
    Lesson(
        "exchange",
        QT_TRANSLATE_NOOP("merchant", "Make a set as you pass"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Nobody here can beat three 12s. But passing has its uses: you can exchange cards with the market if "
            "both sides add up to the same sum, 14 at most.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Turn your single 3 and 4 into a third 7."),
                Does("pass 3 4 > 7"),
                (
                    Mistake(
                        Does("pass"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "That wastes the chance. Pick your 3 and 4, then a 7 in the market: it’s 7 on both sides.",
                        ),
                    ),
                    Mistake(
                        Begins("pass 3 4"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "The right cards to give. Take a single 7 for them: one card fewer, and three 7s.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant",
                    "A fair exchange, but your hand isn’t much better for it. Give the 3 and the 4, which"
                    " go with nothing, for a 7.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "One card fewer, and three 7s instead of a pair. A good exchange gives single cards for what completes "
            "a set.",
        ),
        rule="MG6",
    ),
    Lesson(
        "exchange-many",
        QT_TRANSLATE_NOOP("merchant", "Give many low cards for a high one"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Nobody here can beat three 12s, so pass with an exchange. You may give and take as many cards as "
            "you like, if both sides add up to the same sum, 14 at most. A number that you give can’t be among "
            "those you take.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Turn the four low cards that go with nothing into a third 10."),
                Does("pass 1 2 3 4 > 10"),
                (
                    Mistake(
                        Does("pass"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "That wastes the chance. 1, 2, 3 and 4 add up to 10: give all four, and take the 10 "
                            "from the market.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant",
                    "A fair exchange, but low single cards stay in your hand. Give the 1, 2, 3 and 4 for a 10: "
                    "three cards fewer, and three 10s.",
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Three cards fewer, and three 10s instead of a pair. Low single cards are hard to play, so give several "
            "at once for one high card.",
        ),
        rule="MG6",
    ),
    Lesson(
        "free-card",
        QT_TRANSLATE_NOOP("merchant", "Take a free card"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Everyone else has passed on your five 2s. Before you lead again, you may take any "
            "one card from the market, for nothing.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Take the card that turns a pair into three of a kind."),
                Does("take 9"),
                (
                    Mistake(
                        Does("skip"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "Often that’s right, as you have to get rid of every card you take. But one more 9 "
                            "leaves your hand together with your pair.",
                        ),
                    ),
                    Mistake(
                        Does("take 4"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "Two 4s are a pair, but an easy one to beat. Which card goes with the pair that you "
                            "already hold?",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant",
                    "It’s free, but it’s one more card to get rid of. Which one goes with the pair that you hold?",
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("merchant", "Now you lead. Play a set of three that’s hard to beat."),
                Does("play 9 9 9"),
                (
                    Mistake(
                        Does("play 4"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "Somebody will most likely beat the 4, and then you can play your 9s together only "
                            "on three lower cards. With three 9s you’ll probably lead once more.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP("merchant", "You can get rid of three cards at once: your 9s."),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "A free card is worth taking if it makes a set that’s hard to beat. If it doesn’t, take none: you have "
            "to get rid of every card you take.",
        ),
        rule="MG7",
    ),
    Lesson(
        "keep-sets-together",
        QT_TRANSLATE_NOOP("merchant", "Don’t break a set"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "You have four cards left: three 5s and the game’s only 14. Hana leads with a 4, and Sora has passed.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Beat the 4 without spoiling your best set."),
                Does("play 14"),
                (
                    Mistake(
                        Begins("play 5"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            ("A 5 beats the 4, but leaves you only a pair. The 14 goes with nothing, so play that."),
                        ),
                    ),
                    Mistake(
                        Does("pass"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "If you pass, Hana leads again. But nobody can beat your 14: play it, and you lead next.",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant", "No exchange beats getting rid of a card. Play the one that goes with nothing."
                ),
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "Nobody can beat the 14, so you lead next, and go out with three 5s at once. The lowest card that beats "
            "the table isn’t always the best one.",
        ),
        rule="MG5",
    ),
    Lesson(
        "last-cards",
        QT_TRANSLATE_NOOP("merchant", "Plan your last four cards"),
        QT_TRANSLATE_NOOP(
            "merchant",
            "You lead with four cards left: a 3 and three 12s. The whole game has only two 13s and one 14, and all "
            "three 12s are yours.",
        ),
        (
            Task(
                QT_TRANSLATE_NOOP("merchant", "Find the order in which you’re sure to go out."),
                Does("play 12 12 12"),
                (
                    Mistake(
                        Does("play 3"),
                        QT_TRANSLATE_NOOP(
                            "merchant",
                            "Then somebody may beat the 3, and you can play your 12s together only on three "
                            "lower cards. What can’t be beaten?",
                        ),
                    ),
                ),
                QT_TRANSLATE_NOOP(
                    "merchant", "Together your 12s can’t be beaten: nobody has three 13s. Don’t break them up."
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("merchant", "Nobody has beaten your 12s. Do you want a card from the market?"),
                Does("skip"),
                (),
                QT_TRANSLATE_NOOP(
                    "merchant", "You’d have to get rid of that one, too. Take no card, and your 3 is your last."
                ),
            ),
            Task(
                QT_TRANSLATE_NOOP("merchant", "You lead again, with a single card."),
                Does("play 3"),
                (),
                None,
            ),
        ),
        QT_TRANSLATE_NOOP(
            "merchant",
            "You go out first! When one of your last cards is weak, first play what nobody can beat: you lead again "
            "and get rid of the weak one.",
        ),
        rule="MG5",
    ),
)
