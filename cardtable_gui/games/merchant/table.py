"""Merchant of Goldfish's table: its layout and the meaning of gestures."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from cardtable_gui.core import counts
from cardtable_gui.core.card_scene import CardScene, Tension
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.decisive import Decisive, lying_in, winner_of, winning_play
from cardtable_gui.core.events import Event
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, Ordinal
from cardtable_gui.core.offer import Command, Meter, Offer
from cardtable_gui.core.picks import Pick, Picked, picks_of, without
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, command
from cardtable_gui.core.table_moments import Moment
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.games.merchant import drama, prompts, refusals
from cardtable_gui.games.merchant.actions import PASS, PLAYS, SKIP, TAKES, MerchantAction, texts
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.picks import MerchantPicks
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import MARKET

_LIMIT_NEAR = 20
"""The headline shows the turn limit from this many turns before it on."""


_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("game", "Play"))
_EXCHANGE = Shortcut("exchange", "E", QT_TRANSLATE_NOOP("merchant", "Exchange and pass"))
_PASS = Shortcut("pass", "A", QT_TRANSLATE_NOOP("game", "Pass"))
_TAKE = Shortcut("take", "T", QT_TRANSLATE_NOOP("game", "Take"))
_SKIP = Shortcut("skip", "N", QT_TRANSLATE_NOOP("merchant", "Take no card"))


class MerchantTable(Table[MerchantView, MerchantAction]):
    """Drags: hand to table plays; hand to market, or market to hand, exchanges (or takes the bonus card)."""

    shortcuts = (_PLAY, _EXCHANGE, _PASS, _TAKE, _SKIP)
    materials = MappingProxyType({"place": "water", "take": "water", "win": "water"})
    layout = Layout(
        centre=(
            (CardPlace("market", QT_TRANSLATE_NOOP("merchant", "Market"), Spread.GROUPS, 10.0),),
            (
                CardPlace("table", QT_TRANSLATE_NOOP("game", "Table"), Spread.ROW, 4.0),
                CardPlace("discard", QT_TRANSLATE_NOOP("game", "Discard pile"), Spread.PILE, scale=0.6),
            ),
        ),
        tie_break=QT_TRANSLATE_NOOP("merchant", "On a tie, the better place in the last round decides."),
    )

    def headline(self, view: MerchantView) -> Message:
        """The turn, in a series also the round, and the turn limit when it is near."""
        turn = view.turns if view.over else view.turns + 1
        message = (
            QT_TRANSLATE_NOOP("game", "Turn {turn}")
            if view.turn_limit - turn > _LIMIT_NEAR
            else QT_TRANSLATE_NOOP("merchant", "Turn {turn} (limit: {limit})").put(limit=view.turn_limit)
        ).put(turn=turn)
        if view.series == 1:
            return message
        series = QT_TRANSLATE_NOOP("merchant", "Round {number} of {rounds} · {turn}")
        return series.put(number=view.deal, rounds=view.series, turn=message)

    def badges(self, view: MerchantView, seat: int) -> tuple[Message, ...]:
        """The places of seats that have gone out, the start seat, the seat of the last play, passes."""
        found: list[Message] = []
        if view.places[seat]:
            found.append(QT_TRANSLATE_NOOP("merchant", "{place}").put(place=Ordinal(view.places[seat])))
        if view.over:
            return tuple(found)
        if seat == view.start and view.turns < view.players:
            found.append(QT_TRANSLATE_NOOP("game", "Goes first"))
        if view.number and seat == view.owner:
            found.append(QT_TRANSLATE_NOOP("game", "Last to play"))
        if seat in view.passed():
            found.append(QT_TRANSLATE_NOOP("game", "Passed"))
        return tuple(found)

    def counts_points(self, view: MerchantView) -> bool:
        """Only a series counts points (MG12); a single round is decided by places."""
        return view.series > 1

    def decisive(self, view: MerchantView, events: Sequence[Event]) -> tuple[Decisive, ...]:
        """The play by which the first went out (MG8); none if nobody did before the turn limit (MG13)."""
        winner = winner_of(events)
        out = winner is not None and not sum(lying_in(events, hand_of(winner)).values())
        return winning_play(view.game, events, winner) if out else ()

    def scene(self, before: MerchantView, events: Sequence[Event], after: MerchantView) -> CardScene | None:
        """The first seat to go out, and the one that ends the round."""
        del before, after
        return drama.going_out(events)

    def tension(self, view: MerchantView) -> Sequence[Tension]:
        """Last cards, the last two seats, the turn limit, the last round."""
        return drama.tension(view)

    def moments(self, before: MerchantView, events: Sequence[Event], after: MerchantView) -> Sequence[Moment]:
        """Who goes out, big plays, last cards, what is traded with the market."""
        return drama.moments(before, events, after)

    def playable(self, view: MerchantView) -> Picked:
        """Hand cards of legal plays and exchanges; market cards of legal exchanges, or for the bonus."""
        if view.over:
            return {}
        table, legal = moves(), view.legal_mask()
        give = [face for face in counts.kinds(view.own) if legal & table.using((face,), ())]
        take = [face for face in counts.kinds(view.market) if legal & table.using((), (face,))]
        return _positions(view, give, take)

    def offer(self, view: MerchantView, picked: Picked) -> Offer[MerchantAction]:
        """Lead: play. Follow: play, exchange, pass. Bonus: take or skip."""
        picks = MerchantPicks(view, picked)
        going_on = _continuations(picks) if picked and not view.over else self.playable(view)
        return Offer(
            prompt=prompts.prompt(picks),
            commands=_commands(picks),
            drops=picks.meanings(picks.drops()),
            continuations=going_on,
            meters=_meters(picks),
            asides={} if view.phase != "follow" else {_EXCHANGE.id: without(going_on, _played(picks))},
            weighed=True,
        )

    def obvious(self, view: MerchantView, zone: Zone, pick: Pick) -> MerchantAction | None:
        """A hand card: as many of its value as beat the table, or all when leading; a market card: the bonus."""
        if pick.card is None or view.over:
            return None
        face = view.game.index[pick.card]
        if zone == MARKET and view.phase == "bonus":
            return TAKES[face]
        if zone != hand_of(view.to_move or 0) or view.phase == "bonus":
            return None
        held = counts.number(view.own, face)
        number = view.number if view.number and face > view.face else held
        play = PLAYS[face][number - 1] if number <= held else None
        return play if play is not None and view.refusal(play) is None else None


def _positions(view: MerchantView, give: Sequence[int], take: Sequence[int]) -> Picked:
    """All hand cards and market cards of these faces."""
    hand = hand_of(view.to_move)
    return picks_of(view, {hand: _all_of(view.own, give), MARKET: _all_of(view.market, take)})


def _continuations(picks: MerchantPicks) -> Picked:
    """The cards that make a play or an exchange together with the picked ones."""
    view = picks.view
    table, legal = moves(), view.legal_mask()
    give = [kind for kind in counts.kinds(view.own) if legal & table.using(_with(picks.give, kind), picks.take)]
    take = [kind for kind in counts.kinds(view.market) if legal & table.using(picks.give, _with(picks.take, kind))]
    # The last card of a play or an exchange has no continuation, but is part of it.
    whole = legal & table.using(picks.give, picks.take)
    return _positions(view, sorted({*give, *picks.give}), sorted({*take, *picks.take})) if whole else {}


def _played(picks: MerchantPicks) -> Picked:
    """The cards that make a play together with the picked ones."""
    view = picks.view
    if picks.take:
        return {}
    table, legal = moves(), view.legal_mask() & moves().plays
    kinds = [kind for kind in counts.kinds(view.own) if legal & table.using(_with(picks.give, kind), ())]
    whole = picks.give if legal & table.using(picks.give, ()) else ()
    return _positions(view, sorted({*kinds, *whole}), ())


def _with(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, kind)))


def _meters(picks: MerchantPicks) -> tuple[Meter, ...]:
    """The two sums while an exchange is being picked."""
    if picks.view.phase != "follow" or not (picks.give or picks.take) or picks.can_play:
        return ()
    return (
        Meter(QT_TRANSLATE_NOOP("merchant", "You give"), picks.gives, picks.fits),
        Meter(QT_TRANSLATE_NOOP("merchant", "You take"), picks.takes, picks.fits),
    )


def _commands(picks: MerchantPicks) -> tuple[Command[MerchantAction], ...]:
    match picks.view.phase:
        case "lead":
            return (_play(picks, primary=True),)
        case "follow":
            exchanges = bool(picks.take)
            plays = not exchanges and (bool(picks.give) or picks.can_beat)
            passing = command(picks, _PASS, PASS, primary=not plays and not exchanges)
            return (_play(picks, primary=plays), _exchange(picks, primary=exchanges), passing)
        case "bonus":
            take = command(picks, _TAKE, picks.bonus, missing=refusals.PICK_BONUS, primary=True)
            return (take, command(picks, _SKIP, SKIP))
        case _:
            return ()


def _play(picks: MerchantPicks, *, primary: bool) -> Command[MerchantAction]:
    missing = refusals.ONLY_EXCHANGED if picks.take else refusals.PICK_TO_PLAY
    return command(picks, _PLAY, picks.play, missing=missing, primary=primary)


def _exchange(picks: MerchantPicks, *, primary: bool) -> Command[MerchantAction]:
    if picks.exchange is not None or not (picks.give or picks.take):
        return command(picks, _EXCHANGE, picks.exchange, missing=refusals.PICK_TO_EXCHANGE, primary=primary)
    offered = picks.completions()
    missing = picks.refusal(offered[0])
    return command(picks, _EXCHANGE, *(offered if missing is None else ()), missing=missing, primary=primary)


def _all_of(cards: Counts, faces: Sequence[int]) -> tuple[str, ...]:
    return texts([face for face in faces for _ in range(counts.number(cards, face))])
