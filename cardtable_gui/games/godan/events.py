"""The events of GODAN, for the table and the log."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.events import (
    DealBegan,
    DealEnded,
    Event,
    LogEntry,
    Moved,
    Paid,
    SeatResult,
    Shown,
    Tag,
    Tags,
    dealt,
    says,
)
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.zones import DECK, hand_of
from cardtable_gui.games.godan.actions import Work
from cardtable_gui.games.godan.moves import Moves
from cardtable_gui.games.godan.position import Position
from cardtable_gui.games.godan.setup import FULL
from cardtable_gui.games.godan.zones import BANK, DISCARD, INCOMING, field_of, points_of, worth_of

GODAN = QT_TRANSLATE_NOOP("godan", "Godan! {seat} has laid {cards}: the game ends at once.")
SEVERS_ALL = QT_TRANSLATE_NOOP("godan", "{seat} lays {cards}: the game ends at once.")


def deals(events: list[Event], state: Position, hands: Sequence[Sequence[int]]) -> None:
    """A game was dealt (GO2)."""
    events.append(DealBegan(state.deal, state.start))
    events += dealt([state.game.card_texts(hand) for hand in hands])
    message = QT_TRANSLATE_NOOP("godan", "Game {number} of {games} has %n week(s). {seat} has the start card.")
    message = message.put(number=state.deal, games=state.games, n=state.last_week)
    says(events, None, message, seat=SeatName(state.start))


def begins_week(events: list[Event], state: Position) -> None:
    """The next week begins (GO3)."""
    if state.week == state.last_week:
        message = QT_TRANSLATE_NOOP("godan", "Week {week}, the last one.")
    else:
        message = QT_TRANSLATE_NOOP("godan", "Week {week} of {weeks}.").put(weeks=state.last_week)
    says(events, None, message, week=state.week)


def takes(events: list[Event], state: Position, seat: int, card: int) -> None:
    """A seat took its incoming card (GO4), which its sender knows."""
    source = DECK if seat == state.start else INCOMING
    cards = state.game.card_texts((card,))
    named = state.moves.named((card,))
    knowing = frozenset((seat, *(other for other in range(state.players) if state.knowers >> other & 1)))
    events.append(Moved(cards, source, hand_of(seat), knowing))
    if source == DECK:
        message = QT_TRANSLATE_NOOP("godan", "{seat} takes {cards} from the deck.")
        otherwise = QT_TRANSLATE_NOOP("godan", "{seat} takes a card from the deck.")
    else:
        message = QT_TRANSLATE_NOOP("godan", "{seat} takes the incoming {cards}.")
        otherwise = QT_TRANSLATE_NOOP("godan", "{seat} takes the incoming card.")
    told = message.put(seat=SeatName(seat), cards=named)
    events.append(LogEntry(seat, told, knowing, otherwise.put(seat=SeatName(seat))))


def sends(events: list[Event], state: Position, seat: int, card: int) -> None:
    """A seat sent a card on, face down (GO4)."""
    cards = state.game.card_texts((card,))
    named = state.moves.named((card,))
    knowing = frozenset(other for other in range(state.players) if state.knowers >> other & 1)
    events.append(Moved(cards, hand_of(seat), INCOMING, knowing))
    left = SeatName((seat + 1) % state.players)
    events.append(
        LogEntry(
            seat,
            QT_TRANSLATE_NOOP("godan", "{seat} passes {cards} on to {left}.").put(
                seat=SeatName(seat), cards=named, left=left
            ),
            knowing,
            QT_TRANSLATE_NOOP("godan", "{seat} passes a card on to {left}.").put(seat=SeatName(seat), left=left),
        )
    )


def discards(events: list[Event], state: Position, seat: int, card: int) -> None:
    """The week's last seat discarded (GO4)."""
    cards = state.game.card_texts((card,))
    named = state.moves.named((card,))
    events.append(Moved(cards, hand_of(seat), DISCARD))
    says(events, seat, QT_TRANSLATE_NOOP("godan", "{seat} discards {cards}, and the week ends."), cards=named)


def passes_on(events: list[Event], state: Position) -> None:
    """The deck's top card is passed on unseen (GO5)."""
    events.append(Moved(state.game.card_texts((state.incoming,)), DECK, INCOMING, frozenset()))


def turns_up(events: list[Event], state: Position, card: int) -> None:
    """The week's last seat worked: its incoming card goes to the discards (GO5)."""
    cards = state.game.card_texts((card,))
    named = state.moves.named((card,))
    events.append(Moved(cards, INCOMING, DISCARD))
    message = QT_TRANSLATE_NOOP("godan", "Nobody takes the incoming {cards}: it’s discarded face up.")
    says(events, None, message, cards=named)


def works_numbers(events: list[Event], state: Position, seat: int, work: Work) -> None:
    """A seat laid number cards (GO6)."""
    face = work.cards[0]
    group = counts.number(state.laid[seat] + state.taken[seat], face)
    scale = state.moves.worth[face]
    cards = _lays(events, state, seat, work)
    if group == len(work.cards):
        message = QT_TRANSLATE_NOOP("godan", "{seat} cashes in {cards}, worth %n point(s).")
    else:
        message = QT_TRANSLATE_NOOP("godan", "{seat} adds {cards}: the group is now worth %n point(s).")
    says(events, seat, message, cards=cards, n=scale[group])
    _worth_changes(events, seat, scale[group] - scale[group - len(work.cards)])


def calls_godan(events: list[Event], state: Position, seat: int, face: int) -> None:
    """Five of a number end the game (GO8)."""
    says(events, None, GODAN, seat=SeatName(seat), cards=state.moves.named((face,) * FULL))


def severs(events: list[Event], state: Position, seat: int, work: Work) -> None:
    """Severance shortened the game (GO9)."""
    cards = _lays(events, state, seat, work)
    if state.week == state.last_week:
        message = QT_TRANSLATE_NOOP("godan", "{seat} lays {cards}: this week is the last.")
    else:
        message = QT_TRANSLATE_NOOP("godan", "{seat} lays {cards}: week {week} is now the last.")
        message = message.put(week=state.last_week)
    says(events, seat, message, cards=cards)


def severs_all(events: list[Event], state: Position, seat: int, work: Work) -> None:
    """Severance ended the game (GO9)."""
    says(events, seat, SEVERS_ALL, cards=_lays(events, state, seat, work))


def robs(events: list[Event], state: Position, seat: int, work: Work) -> None:
    """A seat took cards from an opponent's field (GO9)."""
    cards = _lays(events, state, seat, work)
    events.append(Moved(state.game.card_texts(work.others), field_of(work.seat), field_of(seat)))
    message = QT_TRANSLATE_NOOP("godan", "{seat} robs {victim} of {loot} with {cards}.")
    message = message.put(cards=cards, loot=state.moves.named(work.others), victim=SeatName(work.seat))
    says(events, seat, message)
    face, taken = work.others[0], len(work.others)
    scale = state.moves.worth[face]
    for owner, change in ((work.seat, -taken), (seat, taken)):
        group = counts.number(state.laid[owner] + state.taken[owner], face)
        _worth_changes(events, owner, scale[group] - scale[group - change])


def covers_up(events: list[Event], state: Position, seat: int, work: Work) -> None:
    """A seat got rid of hand cards (GO9)."""
    cards = _lays(events, state, seat, work)
    if not work.others:
        message = QT_TRANSLATE_NOOP("godan", "{seat} lays {cards}, with nothing left to discard.")
        says(events, seat, message, cards=cards)
        return
    gone = state.game.card_texts(work.others)
    events.append(Moved(gone, hand_of(seat), DISCARD))
    message = QT_TRANSLATE_NOOP("godan", "{seat} discards {gone} with {cards}.")
    says(events, seat, message, cards=cards, gone=state.moves.named(work.others))


def collects(events: list[Event], state: Position, seat: int, work: Work, amount: int) -> None:
    """A seat makes an opponent pay at scoring (GO9)."""
    cards = _lays(events, state, seat, work)
    message = QT_TRANSLATE_NOOP("godan", "{seat} lays {cards}: {payer} will pay %n point(s).")
    says(events, seat, message, cards=cards, payer=SeatName(work.seat), n=amount)


def ends_game(events: list[Event], state: Position, gained: Sequence[int]) -> None:
    """A game was scored (GO10), and hands are shown (GO12); `state.totals` already include its points."""
    _shows_hands(events, state)
    for seat, amount in enumerate(gained):
        if amount > 0:
            events.append(Paid(amount, BANK, points_of(seat)))
        elif amount < 0:
            events.append(Paid(-amount, points_of(seat), BANK))
    order = sorted(range(state.players), key=lambda seat: -gained[seat])
    results = [
        SeatResult(seat, gained[seat], state.totals[seat], _why(state, seat), _counted(state, seat)) for seat in order
    ]
    message = QT_TRANSLATE_NOOP("godan", "Game {number} ends in week {week}.")
    says(events, None, message, number=state.deal, week=state.week)
    events.append(DealEnded(state.deal, tuple(results)))


def _shows_hands(events: list[Event], state: Position) -> None:
    """The cards that are left are shown, each with what it costs (GO10, GO12)."""
    for seat, hand in enumerate(state.hands):
        if not hand:
            continue
        events.append(Shown(hand_of(seat), state.game.card_texts(counts.expand(hand)), hand_costs(state.moves, hand)))
        message = QT_TRANSLATE_NOOP("game", "{seat} still holds {cards}, losing %n point(s).")
        cards = state.moves.named(counts.expand(hand))
        says(events, seat, message, cards=cards, n=state.moves.cost(hand))


def hand_costs(moves: Moves, hand: Counts) -> Tags:
    """The costs of the cards left in a hand, by face (GO10)."""
    message = QT_TRANSLATE_NOOP("godan", "costs %n point(s)")
    found = []
    for face in counts.kinds(hand):
        cost = moves.hand_cost[face] * counts.number(hand, face)
        found.append((moves.house.faces[face], Tag(f"−{cost}", message.put(n=cost))))
    return tuple(found)


def group_worths(moves: Moves, field: Counts) -> Tags:
    """The value of each number group of a field (GO7)."""
    message = QT_TRANSLATE_NOOP("godan", "group worth %n point(s)")
    return tuple(
        (moves.house.faces[face], Tag(str(worth), message.put(n=worth)))
        for face, worth in (
            (face, moves.worth[face][counts.number(field, face)])
            for face in range(moves.numbers)
            if counts.number(field, face)
        )
    )


def _counted(state: Position, seat: int) -> Tags:
    """The groups that count for a seat's score (GO10)."""
    groups = group_worths(state.moves, state.laid[seat] + state.taken[seat])
    return tuple((card, Tag("0" if tag.short == "0" else f"+{tag.short}", tag.words)) for card, tag in groups)


def clears(events: list[Event], state: Position) -> None:
    """The fields are cleared for the next game."""
    for seat in range(state.players):
        _worth_changes(events, seat, -state.moves.groups_worth(state.laid[seat] + state.taken[seat]))


def _lays(events: list[Event], state: Position, seat: int, work: Work) -> CardList:
    events.append(Moved(state.game.card_texts(work.cards), hand_of(seat), field_of(seat)))
    return state.moves.named(work.cards)


def _worth_changes(events: list[Event], seat: int, change: int) -> None:
    if change > 0:
        events.append(Paid(change, BANK, worth_of(seat)))
    elif change < 0:
        events.append(Paid(-change, worth_of(seat), BANK))


def _why(state: Position, seat: int) -> Message:
    """The parts of a game's score."""
    groups = state.moves.groups_worth(state.laid[seat] + state.taken[seat])
    left = state.hands[seat]
    collected = state.collections[seat]
    if not left:
        cost = QT_TRANSLATE_NOOP("godan", "empty hand")
    else:
        cost = QT_TRANSLATE_NOOP("godan", "cards in hand −{cost}").put(cost=state.moves.cost(left))
    if not collected:
        return QT_TRANSLATE_NOOP("godan", "groups {groups}, {hand}").put(groups=groups, hand=cost)
    message = (
        QT_TRANSLATE_NOOP("godan", "groups {groups}, collections +{collected}, {hand}")
        if collected > 0
        else QT_TRANSLATE_NOOP("godan", "groups {groups}, collections −{collected}, {hand}")
    )
    return message.put(groups=groups, collected=abs(collected), hand=cost)
