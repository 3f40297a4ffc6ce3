"""The events of Meow Meow Daifugo, for the table and the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    MatchEnded,
    Moved,
    Paid,
    SeatResult,
    Shown,
    Tag,
    Tags,
    dealt,
    says,
    says_apart,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.meow import cards
from cardtable_gui.games.meow.actions import Play, laid_out, named, played
from cardtable_gui.games.meow.cards import BLACK_ANY, NONE, WHITE_ANY, Cards, texts
from cardtable_gui.games.meow.position import Position
from cardtable_gui.games.meow.rule_set import GOAL
from cardtable_gui.games.meow.zones import BOX, FIELD, PLAYED, TABLE, TURNS, lost_of

GOES_OUT = QT_TRANSLATE_NOOP("game", "{seat} goes out and wins the round.")
GOES_OUT_ALONE = QT_TRANSLATE_NOOP("meow", "{seat} goes out in {result}.")
_POINTS = QT_TRANSLATE_NOOP("meow", "%n point(s)")


def deals(events: list[Event], state: Position, hands: Sequence[Sequence[int]]) -> None:
    """A round was dealt (MM2)."""
    events.append(DealBegan(state.deal, 0))
    events += dealt([texts(faces) for faces in hands])
    events.append(Moved(texts(state.field), DECK, FIELD))
    if state.players == 1:
        says(events, None, QT_TRANSLATE_NOOP("meow", "A solo game begins."))
    else:
        says(events, None, QT_TRANSLATE_NOOP("meow", "Round {number} begins."), number=state.deal)


def asks_to_return(events: list[Event], seat: int) -> None:
    """A seat was dealt both ? (MM3)."""
    message = QT_TRANSLATE_NOOP("meow", "{seat} was dealt both ? cards and has to put one under the deck.")
    says(events, None, message, seat=SeatName(seat))


def returns(events: list[Event], seat: int, card: int, drawn: int) -> None:
    """A seat put a ? under the deck and drew (MM3)."""
    own = frozenset({seat})
    events.append(Moved(texts((card,)), hand_of(seat), DECK))
    events.append(Moved(texts((drawn,)), DECK, hand_of(seat), own))
    message = QT_TRANSLATE_NOOP("meow", "{seat} puts {cards} under the deck and draws {drawn}.")
    otherwise = QT_TRANSLATE_NOOP("meow", "{seat} puts {cards} under the deck and draws a card.")
    cats = named((card,))
    says_apart(events, seat, message, otherwise.put(cards=cats), cards=cats, drawn=named((drawn,)))


def chooses(events: list[Event], seat: int, card: int) -> None:
    """A seat chose its card to show (MM4); the others learn it when all have chosen."""
    message = QT_TRANSLATE_NOOP("meow", "{seat} chooses to show {cards}.")
    otherwise = QT_TRANSLATE_NOOP("meow", "{seat} chooses a card to show.")
    says_apart(events, seat, message, otherwise, cards=named((card,)))


def shows(events: list[Event], shown: Sequence[int], start: int, *, must: bool) -> None:
    """All chosen cards are shown at once and return to the hands (MM4)."""
    last = len(shown) - 1
    for seat, card in enumerate(shown):
        events.append(Moved(texts((card,)), hand_of(seat), TABLE, with_next=seat < last))
    events.append(Shown(TABLE, texts(shown)))
    for seat, card in enumerate(shown):
        says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} shows {cards}."), cards=named((card,)))
    message = (
        QT_TRANSLATE_NOOP("meow", "{seat} showed the lowest card, {cards}, and must start with it.")
        if must
        else QT_TRANSLATE_NOOP("meow", "{seat} showed the lowest card, {cards}, and starts.")
    )
    says(events, None, message, seat=SeatName(start), cards=named((shown[start],)))
    for seat, card in enumerate(shown):
        events.append(Moved(texts((card,)), TABLE, hand_of(seat), with_next=seat < last))


def begins_alone(events: list[Event]) -> None:
    """The solo game begins (MM13)."""
    says(events, None, QT_TRANSLATE_NOOP("meow", "The goal is to go out within {goal} turns."), goal=GOAL)


def plays(events: list[Event], seat: int, play: Play, beaten: Play | None) -> None:
    """A seat played; the previous play joins the cards played earlier (MM5, MM8)."""
    if beaten is not None:
        events.append(Moved(texts(beaten.cards), TABLE, PLAYED))
    events.append(Moved(texts(laid_out(play)), hand_of(seat), TABLE))
    says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} plays {cards}."), cards=played(play))


def passes(events: list[Event], seat: int, card: int) -> None:
    """A seat passed and took a face-up card, if there was one (MM9)."""
    if card == NONE:
        says(events, seat, QT_TRANSLATE_NOOP("game", "{seat} passes."))
        return
    events.append(Moved(texts((card,)), FIELD, hand_of(seat)))
    says(events, seat, QT_TRANSLATE_NOOP("meow", "{seat} passes and takes {cards}."), cards=named((card,)))


def refills(events: list[Event], card: int) -> None:
    """The deck's top card is laid face up (MM9)."""
    events.append(Moved(texts((card,)), DECK, FIELD))


def clears(events: list[Event], positions: Sequence[int], seat: int) -> None:
    """All others have passed: the played cards are set aside, and the last player leads (MM10)."""
    events.append(Moved(texts(positions), TABLE, PLAYED))
    says(events, None, QT_TRANSLATE_NOOP("meow", "Everyone else has passed. {seat} leads."), seat=SeatName(seat))


def takes(events: list[Event], card: int) -> None:
    """The solo player took a face-up card as reward (MM13)."""
    events.append(Moved(texts((card,)), FIELD, hand_of(0)))
    says(events, 0, QT_TRANSLATE_NOOP("meow", "{seat} takes {cards} as a reward."), cards=named((card,)))


def draws(events: list[Event], card: int, turn: int, *, forced: bool, public: bool) -> None:
    """The solo player drew from the deck (MM13)."""
    events.append(Moved(texts((card,)), DECK, hand_of(0), None if public else frozenset({0})))
    if forced:
        message = QT_TRANSLATE_NOOP("meow", "{seat} played fewer than %n card(s) and has to draw.")
        says(events, None, message, seat=SeatName(0), n=turn)
    drawn = QT_TRANSLATE_NOOP("game", "{seat} draws a {cards}.")
    if public:
        says(events, 0, drawn, cards=named((card,)))
    else:
        says_apart(events, 0, drawn, QT_TRANSLATE_NOOP("game", "{seat} draws a card."), cards=named((card,)))


def counts_turn(events: list[Event]) -> None:
    """A turn of the solo game was played (MM13)."""
    events.append(Paid(1, BOX, TURNS))


def clears_alone(events: list[Event], turns: int) -> None:
    """The solo player has no cards left (MM13)."""
    reached = (
        QT_TRANSLATE_NOOP("meow", "%n turn(s), within the goal of {goal}")
        if turns <= GOAL
        else QT_TRANSLATE_NOOP("meow", "%n turn(s), over the goal of {goal}")
    ).put(n=turns, goal=GOAL)
    says(events, 0, GOES_OUT_ALONE, result=reached)
    events.append(DealEnded(1, (SeatResult(0, None, turns, reached),)))
    events.append(MatchEnded((1,)))


def ends_deal(events: list[Event], state: Position, winner: int, left: Sequence[int], costs: Sequence[int]) -> None:
    """A seat has gone out: the others' circles are counted (MM11)."""
    says(events, winner, GOES_OUT)
    order = sorted(range(state.players), key=lambda seat: (left[seat], (seat - winner) % state.players))
    for seat in order:
        if seat != winner:
            events.append(Shown(hand_of(seat), texts(cards.faces(state.hands[seat])), left_in_hand(state.hands[seat])))
            message = QT_TRANSLATE_NOOP("meow", "{seat} has %n circle(s) left and loses {points}.")
            says(events, seat, message, n=left[seat], points=_POINTS.put(n=costs[seat]))
            events.append(Paid(costs[seat], BOX, lost_of(seat)))
    results = [
        SeatResult(
            seat,
            -costs[seat],
            -state.lost[seat],
            _why(left[seat], seat == winner),
            left_in_hand(state.hands[seat]),
        )
        for seat in order
    ]
    events.append(DealEnded(state.deal, tuple(results)))


def left_in_hand(held: Cards) -> Tags:
    """The circles on the cards left in a hand (MM11)."""
    message = QT_TRANSLATE_NOOP("meow", "%n circle(s)")
    return tuple(
        (text, Tag(f"{cards.CIRCLES[face]}○", message.put(n=cards.CIRCLES[face])))
        for face, text in ((face, texts((face,))[0]) for face in cards.faces(held))
    )


def stand_ins(play: Play) -> Mapping[str, Tag]:
    """Tags for cards of a play that count as something not printed on them (MM6, MM7)."""
    found: dict[str, Tag] = {}
    for face in play.doubled:
        found[texts((face,))[0]] = Tag("×2", QT_TRANSLATE_NOOP("meow", "counts as two cards"))
    for face, number in ((WHITE_ANY, play.white), (BLACK_ANY, play.black)):
        if number:
            message = QT_TRANSLATE_NOOP("meow", "stands for {number}").put(number=number)
            found[texts((face,))[0]] = Tag(f"={number}", message)
    return found


def _why(left: int, won: bool) -> Message:
    if won:
        return QT_TRANSLATE_NOOP("meow", "went out")
    return QT_TRANSLATE_NOOP("meow", "%n circle(s) left in hand").put(n=left)
