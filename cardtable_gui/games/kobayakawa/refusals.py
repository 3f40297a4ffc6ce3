"""Why something isn't possible in Kobayakawa: each refusal once, with its rule's number."""

from __future__ import annotations

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP
from cardtable_gui.games.kobayakawa.actions import Discard, KobayakawaAction

OVER = Refusal("KB7", QT_TRANSLATE_NOOP("game", "The match is over."))
OUT = Refusal("KB9", QT_TRANSLATE_NOOP("kobayakawa", "You have no kamons left, so you’re out of the match."))
ONE_CARD = Refusal("KB3", QT_TRANSLATE_NOOP("kobayakawa", "You use one card at a time, and you’ve picked {picked}."))
GONE = Refusal("KB3", QT_TRANSLATE_NOOP("kobayakawa", "That card is out of play for this round."))
KOBAYAKAWA = Refusal("KB5", QT_TRANSLATE_NOOP("kobayakawa", "The Kobayakawa goes to the lowest card in the fight."))
DRAW_FIRST = Refusal(
    "KB3", QT_TRANSLATE_NOOP("kobayakawa", "You can’t bet yet. First draw a card or flip a new Kobayakawa.")
)
DRAW_FIRST_LATER = Refusal(
    "KB3",
    QT_TRANSLATE_NOOP("kobayakawa", "You can’t bet yet. On your turn, first draw a card or flip a new Kobayakawa."),
)
NOTHING_DRAWN = Refusal(
    "KB3",
    QT_TRANSLATE_NOOP("kobayakawa", "You can discard only after drawing. First draw a card or flip a new Kobayakawa."),
)
DISCARD_FIRST = Refusal(
    "KB3", QT_TRANSLATE_NOOP("kobayakawa", "You’ve drawn a card. Discard one of your two cards first.")
)
NOT_IN_HAND = Refusal("KB3", QT_TRANSLATE_NOOP("kobayakawa", "You can only discard one of the two cards in your hand."))
DRAWN_THIS_ROUND = Refusal("KB3", QT_TRANSLATE_NOOP("kobayakawa", "You’ve already drawn or flipped in this round."))
HAD_TURN = Refusal(
    "KB3",
    QT_TRANSLATE_NOOP("kobayakawa", "You’ve had your turn to draw or flip. Next you bet on your {card}."),
)
BETTING = Refusal("KB4", QT_TRANSLATE_NOOP("kobayakawa", "Everyone has drawn or flipped, so now it’s time to bet."))
FOUGHT = Refusal(
    "KB4",
    QT_TRANSLATE_NOOP(
        "kobayakawa", "You’ve staked %n kamon(s), so your {card} stays with you until the end of the round."
    ),
)
FOLDED = Refusal("KB4", QT_TRANSLATE_NOOP("kobayakawa", "You’ve folded, so your {card} is out of this round."))


def refusal(action: KobayakawaAction, phase: str) -> Refusal:
    """The reason why an action is not legal in this phase."""
    match phase:
        case "over":
            return OVER
        case "bet":
            return BETTING
        case "discard":
            return NOT_IN_HAND if isinstance(action, Discard) else DISCARD_FIRST
        case _:
            return NOTHING_DRAWN if isinstance(action, Discard) else DRAW_FIRST
