"""GODAN's table: its layout and the meaning of gestures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardtable_gui.core import counts
from cardtable_gui.core.card_scene import CardScene, Tension
from cardtable_gui.core.decisive import Decisive, lying_in, winner_of
from cardtable_gui.core.events import DealEnded, Event, Tag
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message, SeatName
from cardtable_gui.core.offer import Command, Meter, Offer
from cardtable_gui.core.picks import CardsByZone, Pick, Picked, continuing, involved, picks_of
from cardtable_gui.core.table import (
    Badge,
    CardPlace,
    DealWords,
    Layout,
    Shortcut,
    Spread,
    Table,
    TokenPlace,
    Track,
    command,
)
from cardtable_gui.core.table_moments import Moment
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.godan import drama, prompts, refusals
from cardtable_gui.games.godan.actions import SENDS, TAKE, GodanAction, Send, Work
from cardtable_gui.games.godan.card_notes import about
from cardtable_gui.games.godan.events import group_worths, hand_costs
from cardtable_gui.games.godan.picks import GodanPicks
from cardtable_gui.games.godan.setup import FULL, WEEKS
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import INCOMING, field_of

_TAKE = Shortcut("take", "T", QT_TRANSLATE_NOOP("godan", "Take the card"))
_WORK = Shortcut("work", "W", QT_TRANSLATE_NOOP("godan", "Do a job"))
_SEND = Shortcut("send", "S", QT_TRANSLATE_NOOP("godan", "Pass on"))


class GodanTable(Table[GodanView, GodanAction]):
    """Drag the incoming card to the hand to take it, hand cards to a field to work, a hand card onward to send it."""

    shortcuts = (_TAKE, _WORK, _SEND)
    materials = MappingProxyType({"place": "seal", "take": "ledger", "win": "abacus"})
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("game", "Deck"), Spread.PILE, scale=0.6),
                CardPlace("incoming", QT_TRANSLATE_NOOP("godan", "Incoming card"), Spread.PILE, 1.4),
                CardPlace("discard", QT_TRANSLATE_NOOP("game", "Discard pile"), Spread.ROW, 3.0, 0.6),
            ),
        ),
        seat=(
            CardPlace("field", QT_TRANSLATE_NOOP("godan", "Field"), Spread.GROUPS, 5.0),
            TokenPlace("points", QT_TRANSLATE_NOOP("game", "Points"), "coin"),
            TokenPlace("worth", QT_TRANSLATE_NOOP("godan", "Value of the field"), "ledger"),
        ),
        deal_words=DealWords(
            QT_TRANSLATE_NOOP("godan", "Game {number}"),
            QT_TRANSLATE_NOOP("godan", "End of the game"),
            QT_TRANSLATE_NOOP("godan", "Next game"),
        ),
    )

    def headline(self, view: GodanView) -> Message:
        """The game and the week."""
        if view.week == view.last_week:
            week = QT_TRANSLATE_NOOP("godan", "Week {week}, the last one")
        else:
            week = QT_TRANSLATE_NOOP("godan", "Week {week} of {weeks}").put(weeks=view.last_week)
        message = QT_TRANSLATE_NOOP("godan", "Game {number} of {games} · {week}")
        return message.put(number=view.deal, games=view.games, week=week.put(week=view.week))

    def badges(self, view: GodanView, seat: int) -> tuple[Message | Badge, ...]:
        """The start card, the effect of collections, and cards taken from others."""
        found: list[Message | Badge] = []
        if seat == view.start:
            found.append(Badge(QT_TRANSLATE_NOOP("godan", "Has the start card"), "start_card"))
        collected = view.collections[seat]
        if collected > 0:
            found.append(QT_TRANSLATE_NOOP("godan", "Collects {points}").put(points=collected))
        elif collected < 0:
            found.append(QT_TRANSLATE_NOOP("godan", "Pays {points}").put(points=-collected))
        if view.taken[seat]:
            cards = view.moves.named(counts.expand(view.taken[seat]))
            found.append(QT_TRANSLATE_NOOP("godan", "Taken: {cards}").put(cards=cards))
        return tuple(found)

    def about(self, view: GodanView, card: str) -> tuple[Message, ...]:
        """Groups and roles."""
        return about(view.house, card, addition_ends=view.addition_ends)

    def tags(self, view: GodanView) -> Mapping[Zone, Mapping[str, Tag]]:
        """The current value of each group in the fields; after the last game what the cards left in the hands cost."""
        fields = {seat: group_worths(view.moves, view.field(seat)) for seat in range(view.players)}
        hands = {hand_of(seat): dict(hand_costs(view.moves, hand)) for seat, hand in enumerate(view.opened) if hand}
        return {**{field_of(seat): dict(worths) for seat, worths in fields.items()}, **hands}

    def track(self, view: GodanView) -> Track:
        """The weeks; Severance removes the last ones."""
        return Track(WEEKS[view.players], view.week, view.last_week)

    def decisive(self, view: GodanView, events: Sequence[Event]) -> tuple[Decisive, ...]:
        """The best group of the winner's field (GO7), which may be a Godan (GO8)."""
        winner = winner_of(events)
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        if winner is None or ended is None:
            return ()
        counted = next(result.counted for result in ended.results if result.seat == winner)
        if not counted:
            return ()
        card, _tag = max(counted, key=lambda each: int(each[1].short))
        cards = (card,) * lying_in(events, field_of(winner))[card]
        how = (
            QT_TRANSLATE_NOOP("godan", "{seat}’s godan: {cards}")
            if len(cards) >= FULL
            else QT_TRANSLATE_NOOP("godan", "{seat}’s best group: {cards}")
        )
        named = CardList(tuple(map(view.game.card_name, cards)))
        return (Decisive(cards, how.put(seat=SeatName(winner), cards=named)),)

    def scene(self, before: GodanView, events: Sequence[Event], after: GodanView) -> CardScene | None:
        """Five of a number, or a Severance that ends the game."""
        del before, after
        return drama.ending(events)

    def tension(self, view: GodanView) -> Sequence[Tension]:
        """Groups of four, and the last week."""
        return drama.tension(view)

    def moments(self, before: GodanView, events: Sequence[Event], after: GodanView) -> Sequence[Moment]:
        """What ended the game, cards that are robbed, Severance and Collection, last cards."""
        return drama.moments(before, events, after)

    def playable(self, view: GodanView) -> Picked:
        """The incoming card, hand cards of legal works, cards that Robbery may take; after taking the whole hand."""
        return involved(view, (_cards(view, action) for action in view.legal_actions()))

    def one_at_a_time(self, view: GodanView) -> bool:
        """True when sending a card on."""
        return view.phase == "send"

    def offer(self, view: GodanView, picked: Picked) -> Offer[GodanAction]:
        """Hand cards work on the seat's own field or against an opponent's; after taking, one is sent on."""
        picks = GodanPicks(view, picked)
        return Offer(
            prompt=prompts.prompt(picks),
            commands=_commands(picks),
            drops=picks.meanings(picks.drops()),
            continuations=self._continuations(picks),
            meters=_meters(picks),
        )

    def _continuations(self, picks: GodanPicks) -> Picked:
        """Initially the cards that begin a work; the cards that Robbery may take follow once Robbery is picked."""
        playable = self.playable(picks.view)
        if not picks.picked:
            return {zone: cards for zone, cards in playable.items() if zone.name != "field"}
        if picks.view.phase != "choose":
            return playable
        works = (action for action in picks.view.legal_actions() if isinstance(action, Work))
        return continuing(playable, picks.picked, (_cards(picks.view, work) for work in works))

    def picked_for(self, view: GodanView, action: GodanAction) -> Picked | None:
        """For a work, cards of the hand and of an opponent's field: the incoming card moves by itself."""
        return picks_of(view, _cards(view, action)) if isinstance(action, Work) else None

    def warning(self, view: GodanView, action: GodanAction) -> Message | None:
        """A confirmation for a work that ends the game at a cost."""
        return prompts.warning(view, action) if isinstance(action, Work) else None

    def lift_count(self, view: GodanView, zone: Zone, card: str) -> int:
        """Sets are lifted together: role cards, and numbers that are not in the field yet."""
        if view.phase != "choose" or zone != hand_of(view.to_move or 0):
            return 1
        face = view.game.index[card]
        if face >= view.moves.numbers:
            return view.house.most
        return 1 if counts.number(view.field(view.to_move or 0), face) else FULL

    def obvious(self, view: GodanView, zone: Zone, pick: Pick) -> GodanAction | None:
        """The incoming card is taken; a number is worked with all its cards; after taking, a card is sent on."""
        if view.over:
            return None
        seat = view.to_move or 0
        if view.phase == "choose" and zone == (DECK if view.seat_draws else INCOMING):
            return TAKE
        if zone != hand_of(seat) or pick.card is None:
            return None
        face = view.game.index[pick.card]
        if view.phase == "send":
            return SENDS[face]
        if face >= view.moves.numbers:
            return None
        room = FULL - counts.number(view.field(seat), face)
        work = Work((face,) * min(room, counts.number(view.own, face)))
        return work if work.cards and view.refusal(work) is None else None


def _cards(view: GodanView, action: GodanAction) -> CardsByZone:
    """The cards to pick for an action; not the incoming card for a work, since it moves by itself."""
    own = hand_of(view.to_move)
    match action:
        case Work(cards=faces, seat=seat, others=loot) if faces[0] == view.moves.robbery:
            return {own: view.game.card_texts(faces), field_of(seat): view.game.card_texts(loot)}
        case Work(cards=faces, others=others):
            return {own: view.game.card_texts(faces + others)}
        case Send(card=face):
            return {own: view.game.card_texts((face,))}
        case _:
            return {DECK if view.seat_draws else INCOMING: (None,)}


def _meters(picks: GodanPicks) -> tuple[Meter, ...]:
    """The values of field and hand after the picked work."""
    works = picks.works if picks.view.phase == "choose" else ()
    if len(works) != 1 or not picks.is_legal(works[0]):
        return ()
    moves = picks.view.moves
    field = moves.groups_worth(prompts.field_after(picks.view, works[0]))
    cost = moves.cost(prompts.hand_after(picks.view, works[0]))
    return (
        Meter(QT_TRANSLATE_NOOP("godan", "Field"), field, fits=True),
        Meter(QT_TRANSLATE_NOOP("godan", "Left in hand"), -cost, fits=cost == 0),
    )


def _commands(picks: GodanPicks) -> tuple[Command[GodanAction], ...]:
    """Take or work; after taking, send."""
    match picks.view.phase:
        case "choose":
            return (command(picks, _TAKE, TAKE, primary=not picks.own), _work(picks))
        case "send":
            return (_send(picks),)
        case _:
            return ()


def _work(picks: GodanPicks) -> Command[GodanAction]:
    works = picks.works
    if not works:
        nothing = refusals.PICK_TO_WORK if len(picks.view.legal_actions()) > 1 else refusals.NOTHING_TO_LAY
        missing = refusals.ROB_ONE if picks.own and not picks.incoming else nothing
        return command(picks, _WORK, missing=missing, primary=bool(picks.own))
    return command(picks, _WORK, *works, primary=True)


def _send(picks: GodanPicks) -> Command[GodanAction]:
    label = QT_TRANSLATE_NOOP("game", "Discard") if picks.seat == picks.view.last else None
    return command(picks, _SEND, picks.sends, missing=refusals.SEND_FIRST, label=label, primary=True)
