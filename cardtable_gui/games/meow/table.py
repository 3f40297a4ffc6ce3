"""Meow Meow Daifugo's table: its layout and the meaning of gestures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from types import MappingProxyType

from cardtable_gui.core.card_scene import CardScene, Tension
from cardtable_gui.core.decisive import Decisive, winning_play
from cardtable_gui.core.events import DealEnded, Event, Tag
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.offer import Command, Meter, Offer
from cardtable_gui.core.picks import CardsByZone, Pick, Picked, picks_of
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, TokenPlace, Track, command
from cardtable_gui.core.table_moments import Moment
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.meow import drama, prompts, refusals
from cardtable_gui.games.meow.actions import (
    PASS,
    PASSES,
    RETURNS,
    SHOWS,
    TAKE_DECK,
    TAKES,
    MeowAction,
    Play,
    Show,
    counted_as,
    named,
)
from cardtable_gui.games.meow.card_notes import about
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, faces, texts
from cardtable_gui.games.meow.combinations import Kind
from cardtable_gui.games.meow.events import left_in_hand, stand_ins
from cardtable_gui.games.meow.picks import MeowPicks
from cardtable_gui.games.meow.plays import beatable
from cardtable_gui.games.meow.refusals import in_words
from cardtable_gui.games.meow.rule_set import GOAL
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.meow.zones import FIELD, TABLE

_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("game", "Play"))
_PASS = Shortcut("pass", "A", QT_TRANSLATE_NOOP("game", "Pass"))
_TAKE = Shortcut("take", "T", QT_TRANSLATE_NOOP("game", "Take"))
_DECK = Shortcut("deck", "D", QT_TRANSLATE_NOOP("meow", "Draw from the deck"))
_RETURN = Shortcut("return", "R", QT_TRANSLATE_NOOP("meow", "Put under the deck"))
_SHOW = Shortcut("show", "S", QT_TRANSLATE_NOOP("meow", "Show"))


class MeowTable(Table[MeowView, MeowAction]):
    """Drags: hand to table plays (or shows), face-up card to hand passes (or takes a reward), ? to deck returns it."""

    shortcuts = (_PLAY, _PASS, _TAKE, _DECK, _RETURN, _SHOW)
    materials = MappingProxyType({"place": "paw", "take": "paw", "win": "purr"})
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("game", "Deck"), Spread.PILE, scale=0.6),
                CardPlace("field", QT_TRANSLATE_NOOP("meow", "Face up"), Spread.ROW, 4.8, 0.8),
                CardPlace("table", QT_TRANSLATE_NOOP("game", "Table"), Spread.ROW, 5.0),
                CardPlace("played", QT_TRANSLATE_NOOP("meow", "Played"), Spread.PILE, scale=0.6),
            ),
        ),
        seat=(
            TokenPlace("lost", QT_TRANSLATE_NOOP("meow", "Points lost"), "fishbone"),
            TokenPlace("turns", QT_TRANSLATE_NOOP("meow", "Turns played"), "paw"),
        ),
        hand_title=QT_TRANSLATE_NOOP("meow", "Your cats"),
        score_title=QT_TRANSLATE_NOOP("meow", "Total"),
    )

    def headline(self, view: MeowView) -> Message:
        """The round and when the match ends; in the solo game the turn and the goal."""
        if view.alone:
            if view.over:
                return self.alone_result(view.turns)
            turn = view.turns + (view.phase != "reward")
            message = QT_TRANSLATE_NOOP("meow", "Turn {turn} · Goal: go out within {goal} turns")
            return message.put(turn=turn, goal=GOAL)
        message = QT_TRANSLATE_NOOP("meow", "Round {number} · The match ends when someone has lost {losing} points")
        return message.put(number=view.deal, losing=view.losing_limit)

    def progress(self, view: MeowView) -> Message:
        """The round or turn, without when the match ends."""
        if not view.alone:
            return QT_TRANSLATE_NOOP("table", "Round {number}").put(number=view.deal)
        if view.over:
            return self.headline(view)
        return QT_TRANSLATE_NOOP("game", "Turn {turn}").put(turn=view.turns + (view.phase != "reward"))

    def alone_result(self, score: int) -> Message:
        """The turns that the solo game took."""
        return QT_TRANSLATE_NOOP("meow", "Went out in %n turn(s)").put(n=score)

    def badges(self, view: MeowView, seat: int) -> tuple[Message, ...]:
        """Seats that have chosen, shown cards, the start seat, the seat of the latest play, passes, lost points."""
        if view.alone:
            return ()
        if view.over:
            return (QT_TRANSLATE_NOOP("meow", "Lost"),) if -view.scores[seat] >= view.losing_limit else ()
        if view.phase == "show":
            return (QT_TRANSLATE_NOOP("meow", "Has chosen"),) if view.shown[seat] != NONE else ()
        found: list[Message] = []
        if view.table is None and not view.played and view.start != NONE:
            found.append(QT_TRANSLATE_NOOP("meow", "Showed {cards}").put(cards=named((view.shown[seat],))))
        if seat == view.start and not view.played:
            found.append(QT_TRANSLATE_NOOP("game", "Goes first"))
        if view.table is not None and seat == view.owner:
            found.append(QT_TRANSLATE_NOOP("game", "Last to play"))
        if seat in view.passed():
            found.append(QT_TRANSLATE_NOOP("game", "Passed"))
        return tuple(found)

    def about(self, view: MeowView, card: str) -> tuple[Message, ...]:
        """The circles of a card, and what it can stand for."""
        return about(view.game.index[card])

    def notes(self, view: MeowView) -> Mapping[Zone, Message]:
        """The combination to be beaten, if anything can beat it."""
        if view.table is None or view.alone or view.over:
            return {}
        message = (
            QT_TRANSLATE_NOOP("meow", "To beat: {combination}")
            if beatable(view.table)
            else QT_TRANSLATE_NOOP("meow", "Nothing beats {combination}")
        )
        return {TABLE: message.put(combination=in_words(view.table.combination))}

    def tags(self, view: MeowView) -> Mapping[Zone, Mapping[str, Tag]]:
        """Labels on the table's cards: what they count as; after the end the circles on cards left in hands."""
        found = {} if view.table is None else {TABLE: stand_ins(view.table)}
        if view.over and not view.alone:
            hands = [view.own if seat == view.seat else seen for seat, seen in enumerate(view.seen)]
            found.update({hand_of(seat): dict(left_in_hand(held)) for seat, held in enumerate(hands)})
        return found

    def track(self, view: MeowView) -> Track | None:
        """In the solo game the turns, up to the goal and beyond."""
        if not view.alone:
            return None
        turn = max(1, view.turns + (view.phase not in ("reward", "over")))
        return Track(max(GOAL, turn), turn, GOAL)

    def decisive(self, view: MeowView, events: Sequence[Event]) -> tuple[Decisive, ...]:
        """The play by which the winner went out (MM11), the first of the results."""
        ended = next((event for event in events if isinstance(event, DealEnded)), None)
        return winning_play(view.game, events, None if ended is None else ended.results[0].seat)

    def scene(self, before: MeowView, events: Sequence[Event], after: MeowView) -> CardScene | None:
        """The play with which a seat goes out."""
        del before, after
        return drama.going_out(events)

    def tension(self, view: MeowView) -> Sequence[Tension]:
        """Last cards, the last point before the limit, the last turn within the goal."""
        return drama.tension(view)

    def moments(self, before: MeowView, events: Sequence[Event], after: MeowView) -> Sequence[Moment]:
        """Who goes out, what is left in the other hands, big plays, last cards."""
        return drama.moments(before, events, after)

    def playable(self, view: MeowView) -> Picked:
        """Hand cards of legal plays, or to show or return; face-up cards and the deck if they can be taken."""
        hand = hand_of(view.to_move or 0)
        match view.phase:
            case "return":
                found: CardsByZone = {hand: texts(faces(view.own & ANYS))}
            case "show":
                found = {hand: texts(faces(view.own & ~ANYS))}
            case "reward":
                found = {FIELD: texts(view.field), DECK: (None,) if view.deck_size else ()}
            case "lead" | "follow":
                lot = 0
                for action in view.legal_actions():
                    if isinstance(action, Play):
                        lot |= action.lot
                taken = texts(view.field) if view.phase == "follow" else ()
                found = {hand: texts(faces(lot)), FIELD: taken}
            case _:
                found = {}
        return picks_of(view, found)

    def offer(self, view: MeowView, picked: Picked) -> Offer[MeowAction]:
        """The commands and drops of the phase: return, show, play (and pass), take or draw."""
        picks = MeowPicks(view, picked)
        going_on = self._continuations(picks)
        taken = {FIELD: going_on[FIELD]} if view.phase == "follow" and FIELD in going_on else {}
        return Offer(
            prompt=prompts.prompt(picks),
            commands=_commands(picks),
            drops=picks.meanings(picks.drops()),
            continuations=going_on,
            meters=_meters(picks),
            asides={_PASS.id: taken},
        )

    def _continuations(self, picks: MeowPicks) -> Picked:
        """The cards that make a play together with the picked ones; a card to take has none."""
        if not picks.picked or picks.view.phase not in ("lead", "follow"):
            return self.playable(picks.view)
        if picks.field or picks.deck:
            return {}
        wholes = (play.lot for play in picks.plays if play.lot & picks.lot == picks.lot)
        return picks_of(picks.view, {picks.own_hand: texts(faces(reduce(or_, wholes, 0)))})

    def picked_for(self, view: MeowView, action: MeowAction) -> Picked | None:
        """Empty for a card to be shown: it stays in the hand until all have chosen."""
        return picks_of(view, {hand_of(view.to_move): texts((action.card,))}) if isinstance(action, Show) else None

    def preview(self, action: MeowAction) -> tuple[str, ...]:
        """The cards that a play counts as."""
        return counted_as(action) if isinstance(action, Play) else ()

    def obvious(self, view: MeowView, zone: Zone, pick: Pick) -> MeowAction | None:
        """The deck or a face-up card is taken; a hand card is returned, shown, led alone, or played in its only way."""
        legal = view.legal_actions()
        if zone == DECK:
            return TAKE_DECK if TAKE_DECK in legal else None
        if pick.card is None:
            return None
        face = view.game.index[pick.card]
        wanted: Sequence[MeowAction] = ()
        if zone == FIELD:
            wanted = (PASSES[face], TAKES[face])
        elif zone == hand_of(view.to_move or 0):
            wanted = [RETURNS[face], SHOWS[face], *_plays_with(face, legal, alone=view.phase == "lead")]
        fitting = [action for action in wanted if action in legal]
        return fitting[0] if len(fitting) == 1 else None


def _plays_with(face: int, legal: Sequence[MeowAction], *, alone: bool) -> list[MeowAction]:
    """The legal plays with this card; `alone`: with no other card."""
    return [
        action
        for action in legal
        if isinstance(action, Play) and action.lot & BIT[face] and (not alone or len(action.cards) == 1)
    ]


def _meters(picks: MeowPicks) -> tuple[Meter, ...]:
    """How many cards the picked ones count as, with possible additions, if that matters."""
    view = picks.view
    if not picks.hand or view.phase not in ("lead", "follow"):
        return ()
    whole = picks.wholes if len(picks.wholes) == 1 else ()
    counts = [play.combination.size for play in picks.readings or whole] or [len(picks.hand)]
    title = QT_TRANSLATE_NOOP("meow", "Cards")
    if view.alone:
        return (Meter(title, max(counts), max(counts) > view.turns),)
    if view.table is None or view.table.combination.kind is Kind.SINGLE:
        return ()
    return (Meter(title, counts[0], counts[0] == view.table.combination.size),)


def _commands(picks: MeowPicks) -> tuple[Command[MeowAction], ...]:
    match picks.view.phase:
        case "return":
            back = None if picks.card is None else RETURNS[picks.card]
            return (command(picks, _RETURN, back, missing=refusals.RETURN_FIRST, primary=True),)
        case "show":
            show = None if picks.card is None else SHOWS[picks.card]
            number = len(picks.hand)
            missing = refusals.SHOW_ONE.put(picked=number) if number > 1 else refusals.SHOW_FIRST
            return (command(picks, _SHOW, show, missing=missing, primary=True),)
        case "lead":
            return (_play(picks, primary=True),)
        case "follow":
            passing = bool(picks.field) or not picks.plays
            return (_play(picks, primary=not passing), _pass(picks, primary=passing))
        case "reward":
            return (_take(picks), command(picks, _DECK, TAKE_DECK, primary=picks.deck))
        case _:
            return ()


def _play(picks: MeowPicks, *, primary: bool) -> Command[MeowAction]:
    if picks.field or not picks.hand:
        missing = refusals.NOT_FROM_FIELD if picks.field else refusals.PICK_TO_PLAY
        return command(picks, _PLAY, missing=missing, primary=primary)
    found = picks.readings or picks.wholes
    if not found:
        return command(picks, _PLAY, missing=picks.unplayable[1], primary=primary)
    return command(picks, _PLAY, *found, primary=primary)


def _pass(picks: MeowPicks, *, primary: bool) -> Command[MeowAction]:
    if len(picks.field) > 1:
        return command(picks, _PASS, missing=refusals.too_many_taken(alone=False), primary=primary)
    return command(picks, _PASS, PASSES[picks.field[0]] if picks.field else PASS, primary=primary)


def _take(picks: MeowPicks) -> Command[MeowAction]:
    several = len(picks.field) > 1
    missing = refusals.too_many_taken(alone=True) if several else refusals.first_reward(picks.view.moment())
    take = None if picks.taken is None else TAKES[picks.taken]
    return command(picks, _TAKE, take, missing=missing, primary=not picks.deck)
