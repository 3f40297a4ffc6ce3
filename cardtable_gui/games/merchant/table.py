"""Merchant of Goldfish on the table: where things lie and what gestures mean."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.game import View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.table import CardPlace, Command, Layout, Meter, Picked, Shortcut, Spread, Table
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.games.merchant import picks as picking
from cardtable_gui.games.merchant import prompts
from cardtable_gui.games.merchant.actions import PASS, PLAYS, SKIP, TAKES, Exchange, MerchantAction, describe, texts
from cardtable_gui.games.merchant.moves import moves
from cardtable_gui.games.merchant.picks import Picks
from cardtable_gui.games.merchant.view import MerchantView
from cardtable_gui.games.merchant.zones import MARKET, TABLE

_PLACES = (
    QT_TRANSLATE_NOOP("merchant", "1st"),
    QT_TRANSLATE_NOOP("merchant", "2nd"),
    QT_TRANSLATE_NOOP("merchant", "3rd"),
    QT_TRANSLATE_NOOP("merchant", "4th"),
    QT_TRANSLATE_NOOP("merchant", "5th"),
    QT_TRANSLATE_NOOP("merchant", "6th"),
)

_LIMIT_NEAR = 20
"""So many turns before the turn limit the headline begins to name it."""


class MerchantTable(Table[MerchantAction]):
    """Hand to table plays; hand to market, or market to hand, exchanges (or takes the bonus card)."""

    shortcuts = (
        Shortcut("play", "P", QT_TRANSLATE_NOOP("merchant", "Play")),
        Shortcut("exchange", "E", QT_TRANSLATE_NOOP("merchant", "Exchange and pass")),
        Shortcut("pass", "A", QT_TRANSLATE_NOOP("merchant", "Pass")),
        Shortcut("take", "T", QT_TRANSLATE_NOOP("merchant", "Take")),
        Shortcut("skip", "N", QT_TRANSLATE_NOOP("merchant", "Take no card")),
    )
    layout = Layout(
        centre=(
            (CardPlace("market", QT_TRANSLATE_NOOP("merchant", "Market"), Spread.GROUPS, 10.0),),
            (
                CardPlace("table", QT_TRANSLATE_NOOP("merchant", "Table"), Spread.ROW, 4.0),
                CardPlace("discard", QT_TRANSLATE_NOOP("merchant", "Discard pile"), Spread.PILE),
            ),
        ),
        hand_title=QT_TRANSLATE_NOOP("merchant", "Your hand"),
        score_title=QT_TRANSLATE_NOOP("merchant", "Points"),
        tie_break=QT_TRANSLATE_NOOP("merchant", "Equal points: the better place in the last round comes first."),
    )

    def headline(self, view: View[MerchantAction]) -> Message:
        """The turn, in a series the round too, and the limit when it is near."""
        plain = _plain(view)
        turn = plain.turns if plain.over else plain.turns + 1
        message = (
            QT_TRANSLATE_NOOP("merchant", "Turn {turn}")
            if plain.turn_limit - turn > _LIMIT_NEAR
            else QT_TRANSLATE_NOOP("merchant", "Turn {turn} of at most {limit}").put(limit=plain.turn_limit)
        ).put(turn=turn)
        if plain.series == 1:
            return message
        series = QT_TRANSLATE_NOOP("merchant", "Round {number} of {rounds} · {turn}")
        return series.put(number=plain.deal, rounds=plain.series, turn=message)

    def badges(self, view: View[MerchantAction], seat: int) -> tuple[Message, ...]:
        """The place of who has gone out; who starts, whose cards lie on the table, who has passed on them."""
        plain = _plain(view)
        found: list[Message] = []
        if plain.places[seat]:
            found.append(_PLACES[plain.places[seat] - 1])
        if plain.over:
            return tuple(found)
        if seat == plain.start and plain.turns < plain.players:
            found.append(QT_TRANSLATE_NOOP("merchant", "Starts"))
        if plain.number and seat == plain.owner:
            found.append(QT_TRANSLATE_NOOP("merchant", "Owns the table"))
        if seat in plain.passed():
            found.append(QT_TRANSLATE_NOOP("merchant", "Passed"))
        return tuple(found)

    def counts_points(self, view: View[MerchantAction]) -> bool:
        """Points are those of a series (MG12); a single round is decided by its places."""
        return _plain(view).series > 1

    def prompt(self, view: View[MerchantAction], picked: Picked) -> Message:
        """What is decided now, and what the picked cards would do."""
        return prompts.prompt(picking.read(_plain(view), picked))

    def meters(self, view: View[MerchantAction], picked: Picked) -> tuple[Meter, ...]:
        """The two sums while an exchange is being picked."""
        picks = picking.read(_plain(view), picked)
        if picks.view.phase != "follow" or not (picks.give or picks.take) or picks.can_play:
            return ()
        return (
            Meter(QT_TRANSLATE_NOOP("merchant", "You give"), picks.gives, picks.fits),
            Meter(QT_TRANSLATE_NOOP("merchant", "You take"), picks.takes, picks.fits),
        )

    def playable(self, view: View[MerchantAction]) -> Picked:
        """Hand cards of any legal play or exchange; market cards of any legal exchange, or for the bonus."""
        plain = _plain(view)
        if plain.over:
            return {}
        table, legal = moves(), plain.legal_mask()
        give = [face for face in counts.kinds(plain.own) if legal & table.using((face,), ())]
        take = [face for face in counts.kinds(plain.market) if legal & table.using((), (face,))]
        return _lying(plain, give, take)

    def lit(self, view: View[MerchantAction], picked: Picked) -> Picked:
        """With some cards picked those with which they make a play or an exchange."""
        plain = _plain(view)
        if not picked or plain.over:
            return self.playable(view)
        picks = picking.read(plain, picked)
        table, legal = moves(), plain.legal_mask()
        give = [kind for kind in counts.kinds(plain.own) if legal & table.using(_with(picks.give, kind), picks.take)]
        take = [kind for kind in counts.kinds(plain.market) if legal & table.using(picks.give, _with(picks.take, kind))]
        # A card that is the last of a play or an exchange goes on with none, but is a part of it.
        whole = legal & table.using(picks.give, picks.take)
        return _lying(plain, sorted({*give, *picks.give}), sorted({*take, *picks.take})) if whole else {}

    def targets(self, view: View[MerchantAction], picked: Picked) -> tuple[Zone, ...]:
        """Where the picked cards may be dropped: there they do something legal at once, or after one more choice."""
        picks = picking.read(_plain(view), picked)
        hand = hand_of(picks.view.to_move or 0)
        found: list[Zone] = []
        if picks.can_play:
            found.append(TABLE)
        if picks.exchange is not None:
            if picks.is_legal(picks.exchange):
                found += (MARKET, hand)
        elif picks.bonus is not None:
            found.append(hand)
        elif (picks.give or picks.take) and picks.can_grow:
            found.append(MARKET if picks.give else hand)
        return tuple(found)

    def dropped(self, view: View[MerchantAction], picked: Picked, target: Zone) -> tuple[MerchantAction, ...]:
        """Hand cards on the table: a play. On the other side: the exchange, or those that it can become."""
        picks = picking.read(_plain(view), picked)
        hand = hand_of(picks.view.to_move or 0)
        follows = picks.view.phase == "follow"
        if target == TABLE:
            return () if picks.play is None else (picks.play,)
        if picks.exchange is not None:
            return (picks.exchange,) if target in {MARKET, hand} else ()
        if picks.give and target == MARKET:
            return (picks.exchanges() or (Exchange(picks.give, ()),)) if follows else (PASS,)
        if picks.take and target == hand:
            if follows:
                return picks.exchanges() or (Exchange((), picks.take),)
            return (TAKES[picks.take[0]],) if len(picks.take) == 1 else ()
        return ()

    def commands(self, view: View[MerchantAction], picked: Picked) -> tuple[Command[MerchantAction], ...]:
        """Lead: play. Follow: play, exchange, pass. Bonus: take or skip."""
        picks = picking.read(_plain(view), picked)
        match picks.view.phase:
            case "lead":
                return (_play(picks, primary=True),)
            case "follow":
                exchanges = bool(picks.take)
                plays = not exchanges and (bool(picks.give) or picks.can_beat)
                return (
                    _play(picks, primary=plays),
                    _exchange(picks, primary=exchanges),
                    Command("pass", _pass_label(picks), "A", PASS, primary=not plays and not exchanges),
                )
            case "bonus":
                return (_take(picks), Command("skip", describe(SKIP), "N", SKIP))
            case _:
                return ()

    def obvious(self, view: View[MerchantAction], zone: Zone, card: str | None) -> MerchantAction | None:
        """A hand card: as many of its value as beat the table, or all when leading; a market card: the bonus."""
        plain = _plain(view)
        if card is None or plain.over:
            return None
        face = plain.game.index[card]
        if zone == MARKET and plain.phase == "bonus":
            return TAKES[face]
        if zone != hand_of(plain.to_move or 0) or plain.phase == "bonus":
            return None
        held = counts.number(plain.own, face)
        number = plain.number if plain.number and face > plain.face else held
        play = PLAYS[face][number - 1] if number <= held else None
        return play if play is not None and plain.refusal(play) is None else None


def _lying(plain: MerchantView, give: Sequence[int], take: Sequence[int]) -> Picked:
    """All hand cards and market cards of these kinds."""
    zones = {hand_of(plain.to_move or 0): _all_of(plain.own, give), MARKET: _all_of(plain.market, take)}
    return {zone: cards for zone, cards in zones.items() if cards}


def _with(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, kind)))


def _play(picks: Picks, *, primary: bool) -> Command[MerchantAction]:
    play = picks.play
    if play is None:
        reason = (
            QT_TRANSLATE_NOOP("merchant", "Market cards cannot be played: put them back first.")
            if picks.take
            else QT_TRANSLATE_NOOP("merchant", "First pick one card of your hand, or several of the same value.")
        )
        return Command("play", QT_TRANSLATE_NOOP("merchant", "Play"), "P", None, Refusal("MG5", reason), primary)
    return Command("play", describe(play), "P", play, picks.view.refusal(play), primary)


def _exchange(picks: Picks, *, primary: bool) -> Command[MerchantAction]:
    exchange = picks.exchange
    if exchange is None:
        label = QT_TRANSLATE_NOOP("merchant", "Exchange and pass")
        # One side picked is a beginning: what goes on from there is chosen in place.
        offered = picks.exchanges() if picks.give or picks.take else ()
        if len(offered) > 1:
            return Command("exchange", label, "E", offered[0], None, primary, choices=offered)
        if offered:
            return Command("exchange", describe(offered[0]), "E", offered[0], None, primary)
        return Command("exchange", label, "E", None, Refusal("MG6", prompts.still_to_pick(picks)), primary)
    return Command("exchange", describe(exchange), "E", exchange, picks.view.refusal(exchange), primary)


def _pass_label(picks: Picks) -> Message:
    return QT_TRANSLATE_NOOP("merchant", "Pass without exchange") if picks.take else describe(PASS)


def _take(picks: Picks) -> Command[MerchantAction]:
    if picks.bonus is None:
        reason = QT_TRANSLATE_NOOP("merchant", "First pick the one card of the market that you want.")
        return Command("take", QT_TRANSLATE_NOOP("merchant", "Take"), "T", None, Refusal("MG7", reason), primary=True)
    return Command("take", describe(picks.bonus), "T", picks.bonus, primary=True)


def _all_of(cards: Counts, faces: Sequence[int]) -> tuple[str, ...]:
    return texts([face for face in faces for _ in range(counts.number(cards, face))])


def _plain(view: View[MerchantAction]) -> MerchantView:
    assert isinstance(view, MerchantView)
    return view
