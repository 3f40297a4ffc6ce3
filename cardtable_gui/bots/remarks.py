"""What characters say and how they look when something happens at the table: the form, and what fits in any game.

Words are kind, and nobody's mistake is spoken of. They are true whoever holds what: everybody sees why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from cardtable_gui.bots.cast import DISMAYED, GLAD, HANA, MIO, REN, SORA, TARO, THINKING, YUKI
from cardtable_gui.core import table_moments as moments
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message


class Part(Enum):
    """What part a character has in a moment."""

    DOER = "doer"
    STRUCK = "struck"
    OTHER = "other"
    """Who looks on."""


@dataclass(frozen=True, slots=True)
class Cue:
    """How a character may respond.

    Attributes:
        part: to whom it falls.
        look: one of `cast.LOOKS`.
        lines: by character what they may say; who has no line only looks.
    """

    part: Part
    look: str
    lines: Mapping[str, tuple[Message, ...]]


@dataclass(frozen=True, slots=True, init=False)
class Response:
    """How characters respond to a kind of moment: how often anybody does, from 0 to 1, and the ways to do so."""

    often: float
    cues: tuple[Cue, ...]

    def __init__(self, often: float, *cues: Cue) -> None:
        """Respond so often, in one of these ways."""
        object.__setattr__(self, "often", often)
        object.__setattr__(self, "cues", cues)


Responses: TypeAlias = Mapping[str, Response]
"""Responses by the kind of moment."""

ANYWHERE: Final[Responses] = {
    moments.ONE_LEFT: Response(
        0.5,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "One last stem to sell."),
                    QT_TRANSLATE_NOOP("remarks", "Nearly closing time."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "One to go. Catch me!"),
                    QT_TRANSLATE_NOOP("remarks", "One! Can you feel it?"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "One card. So far, so good."),
                    QT_TRANSLATE_NOOP("remarks", "One more turn of the key."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Only one left! Eek!"),
                    QT_TRANSLATE_NOOP("remarks", "Just this little one…"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "The last chapter begins."),
                    QT_TRANSLATE_NOOP("remarks", "One page to go."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "One card. Please take note."),
                    QT_TRANSLATE_NOOP("remarks", "One exhibit remains."),
                ),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Oh! We had better hurry."),
                    QT_TRANSLATE_NOOP("remarks", "Only one? How exciting."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Whoa, only one left?"),
                    QT_TRANSLATE_NOOP("remarks", "It’s getting tight!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "One card left. Careful now."),
                    QT_TRANSLATE_NOOP("remarks", "The clock is ticking."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "One left! How exciting!"),
                    QT_TRANSLATE_NOOP("remarks", "Can I peek? No? Okay."),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Ah, this is getting good."),
                    QT_TRANSLATE_NOOP("remarks", "Hush now, the big scene."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "One card. I am watching."),
                    QT_TRANSLATE_NOOP("remarks", "Closing arguments are near."),
                ),
            },
        ),
    ),
    moments.WENT_OUT: Response(
        0.8,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Sold out! Thank you all."),
                    QT_TRANSLATE_NOOP("remarks", "Not a petal left."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Done! That was fun!"),
                    QT_TRANSLATE_NOOP("remarks", "Out the door, first try!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Everything ticked along."),
                    QT_TRANSLATE_NOOP("remarks", "The last gear is in."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "All gone! I did it!"),
                    QT_TRANSLATE_NOOP("remarks", "Look! Empty hands!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "And that’s how it ends."),
                    QT_TRANSLATE_NOOP("remarks", "The end! Applause, please."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "My case is closed."),
                    QT_TRANSLATE_NOOP("remarks", "I rest my case."),
                ),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Lovely! Well played."),
                    QT_TRANSLATE_NOOP("remarks", "That deserves a flower."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Nice! You’re fast!"),
                    QT_TRANSLATE_NOOP("remarks", "Great finish!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Neatly done."),
                    QT_TRANSLATE_NOOP("remarks", "Precise to the last card."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "How did you do that?"),
                    QT_TRANSLATE_NOOP("remarks", "That was so cool!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "A fine ending, that."),
                    QT_TRANSLATE_NOOP("remarks", "I shall tell that one again."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "Well earned."),
                    QT_TRANSLATE_NOOP("remarks", "No objection at all."),
                ),
            },
        ),
    ),
    moments.LEADS: Response(
        0.7,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Look, I’m in bloom!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Top spot! Here I am!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "In front? I’ll check twice."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "First! I’m really first!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "The tale takes a turn."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The lead is mine, for now."),),
            },
        ),
        Cue(
            Part.STRUCK,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Easy come, easy go."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Wait for me up there!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I lost a second somewhere."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "My first place!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "So the crown moves on."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "The lead has changed. Noted."),),
            },
        ),
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "A new leader? Exciting!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Enter the new hero!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A new leader. Interesting."),),
            },
        ),
    ),
    moments.LAST: Response(
        0.5,
        Cue(
            Part.DOER,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Well, seeds start low too."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Last? Then I can only rise!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Time for a repair."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Last, but I’m not giving up!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "Every hero has setbacks."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "I shall appeal."),),
            },
        ),
    ),
    moments.WINS: Response(
        0.9,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "What a lovely day!"),
                    QT_TRANSLATE_NOOP("remarks", "I’ll hang a wreath for this."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Yes! Who wants another?"),
                    QT_TRANSLATE_NOOP("remarks", "I won! Snacks on me!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "That ran like clockwork."),
                    QT_TRANSLATE_NOOP("remarks", "Right on the hour."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "This goes in my album!"),
                    QT_TRANSLATE_NOOP("remarks", "I won? I really won!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "And they played on happily."),
                    QT_TRANSLATE_NOOP("remarks", "What a tale that was!"),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A fair and good match."),
                    QT_TRANSLATE_NOOP("remarks", "The verdict pleases me."),
                ),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Congratulations! Flowers?"),
                    QT_TRANSLATE_NOOP("remarks", "A lovely win. Well played!"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Good game! Again?"),
                    QT_TRANSLATE_NOOP("remarks", "You rock! One more?"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Well played, to the end."),
                    QT_TRANSLATE_NOOP("remarks", "A well-made victory."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Congratulations! So cool!"),
                    QT_TRANSLATE_NOOP("remarks", "Yay! Let’s play again!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "A story worth retelling."),
                    QT_TRANSLATE_NOOP("remarks", "Bravo! And well told."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A deserved verdict."),
                    QT_TRANSLATE_NOOP("remarks", "My congratulations."),
                ),
            },
        ),
    ),
    moments.WINS_CLEARLY: Response(
        0.9,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Everything came up roses!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Full speed to the finish!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "To the second. Remarkable."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "So many points! All mine!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "That tale told itself."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "A clear case, for once."),),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "What a match! In full bloom."),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Wow! What a run!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "Faultless. My respects."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Wow! A real champion!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "A legend is born."),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Beyond reasonable doubt."),),
            },
        ),
    ),
    moments.BIG_PLAY: Response(
        0.35,
        Cue(
            Part.OTHER,
            THINKING,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "What a bouquet!"),
                    QT_TRANSLATE_NOOP("remarks", "A whole basketful!"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Whoa, all at once!"),
                    QT_TRANSLATE_NOOP("remarks", "That’s a big one!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Quite a mechanism."),
                    QT_TRANSLATE_NOOP("remarks", "Many parts, one move."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "So many cards!"),
                    QT_TRANSLATE_NOOP("remarks", "One, two, three… wow!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "A whole story at once!"),
                    QT_TRANSLATE_NOOP("remarks", "What an entrance!"),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "An imposing case."),
                    QT_TRANSLATE_NOOP("remarks", "That’s a thick file."),
                ),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "The whole bunch, please!"),
                    QT_TRANSLATE_NOOP("remarks", "A whole cartload, fresh!"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Big one! Watch this!"),
                    QT_TRANSLATE_NOOP("remarks", "All together now!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "All parts in one go."),
                    QT_TRANSLATE_NOOP("remarks", "A longer gear train."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Look how many!"),
                    QT_TRANSLATE_NOOP("remarks", "Ta-da! My parade!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Let me tell it in one breath."),
                    QT_TRANSLATE_NOOP("remarks", "Here comes the chorus."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "My full argument."),
                    QT_TRANSLATE_NOOP("remarks", "Exhibits, one and all."),
                ),
            },
        ),
    ),
    moments.BEATEN: Response(
        0.45,
        Cue(
            Part.STRUCK,
            DISMAYED,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "Oh, my pretty bunch!"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "No way! Nice one!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "I hadn’t counted on that."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "But those were so nice…"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "My best line, outdone!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Overruled, I see."),),
            },
        ),
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (QT_TRANSLATE_NOOP("remarks", "May I top that?"),),
                SORA: (QT_TRANSLATE_NOOP("remarks", "Challenge accepted!"),),
                REN: (QT_TRANSLATE_NOOP("remarks", "It just fits."),),
                MIO: (QT_TRANSLATE_NOOP("remarks", "I’ve got some too!"),),
                TARO: (QT_TRANSLATE_NOOP("remarks", "And now, a twist!"),),
                YUKI: (QT_TRANSLATE_NOOP("remarks", "Objection!"),),
            },
        ),
        Cue(
            Part.OTHER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Flowers against flowers!"),
                    QT_TRANSLATE_NOOP("remarks", "What a lovely arrangement!"),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Like fireworks!"),
                    QT_TRANSLATE_NOOP("remarks", "This is getting hot!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "Move and countermove."),
                    QT_TRANSLATE_NOOP("remarks", "The wheels mesh nicely."),
                ),
                MIO: (QT_TRANSLATE_NOOP("remarks", "Wow, even bigger!"), QT_TRANSLATE_NOOP("remarks", "Again! Again!")),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "A duel of giants!"),
                    QT_TRANSLATE_NOOP("remarks", "Chapter and counter-chapter."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "A strong rebuttal."),
                    QT_TRANSLATE_NOOP("remarks", "Both sides argue well."),
                ),
            },
        ),
    ),
    moments.UNBEATEN: Response(
        0.12,
        Cue(
            Part.DOER,
            GLAD,
            {
                HANA: (
                    QT_TRANSLATE_NOOP("remarks", "Then I’ll arrange some more."),
                    QT_TRANSLATE_NOOP("remarks", "Still fresh, I see."),
                ),
                SORA: (
                    QT_TRANSLATE_NOOP("remarks", "Nobody? Then me again!"),
                    QT_TRANSLATE_NOOP("remarks", "Still standing!"),
                ),
                REN: (
                    QT_TRANSLATE_NOOP("remarks", "It held. Good."),
                    QT_TRANSLATE_NOOP("remarks", "Nobody? I’ll tick on."),
                ),
                MIO: (
                    QT_TRANSLATE_NOOP("remarks", "Nobody? My turn again!"),
                    QT_TRANSLATE_NOOP("remarks", "It stayed! Lucky!"),
                ),
                TARO: (
                    QT_TRANSLATE_NOOP("remarks", "Then the tale goes on."),
                    QT_TRANSLATE_NOOP("remarks", "Silence? I’ll continue."),
                ),
                YUKI: (
                    QT_TRANSLATE_NOOP("remarks", "No objections? I’ll proceed."),
                    QT_TRANSLATE_NOOP("remarks", "The ruling stands."),
                ),
            },
        ),
    ),
}
"""What fits in any game."""
