"""Gunjo Gradation's table: its layout and the meaning of gestures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardtable_gui.core.card_scene import CardScene, Tension
from cardtable_gui.core.decisive import Decisive, winner_of, winning_play
from cardtable_gui.core.events import Event, Tag
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.offer import Command, Meter, Offer
from cardtable_gui.core.picks import CardsByZone, Pick, Picked, continuing, involved, picks_of, without
from cardtable_gui.core.table import CardPlace, Layout, Shortcut, Spread, Table, TokenPlace, Track, command
from cardtable_gui.core.table_moments import Moment
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.gunjo import drama, prompts, refusals
from cardtable_gui.games.gunjo.actions import (
    DRAW,
    GIVES,
    PASS,
    STAY,
    Draw,
    Give,
    GunjoAction,
    Play,
    Swap,
)
from cardtable_gui.games.gunjo.card_notes import about
from cardtable_gui.games.gunjo.cards import FINISHER, FINISHERS_NEEDED, texts
from cardtable_gui.games.gunjo.events import penalty_tags
from cardtable_gui.games.gunjo.picks import GunjoPicks
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.gunjo.zones import AREA, REVEALED

_PLAY = Shortcut("play", "P", QT_TRANSLATE_NOOP("game", "Play"))
_DRAW = Shortcut("draw", "D", QT_TRANSLATE_NOOP("game", "Draw a card"))
_SWAP = Shortcut("swap", "S", QT_TRANSLATE_NOOP("gunjo", "Swap and pass"))
_PASS = Shortcut("pass", "A", QT_TRANSLATE_NOOP("game", "Pass"))
_STAY = Shortcut("stay", "T", QT_TRANSLATE_NOOP("gunjo", "Stay"))
_GIVE = Shortcut("give", "G", QT_TRANSLATE_NOOP("gunjo", "Pass a card to the left"))


class GunjoTable(Table[GunjoView, GunjoAction]):
    """Drags: hand to area plays, deck to hand draws, hand and revealed cards swap, hand to left neighbour passes on."""

    shortcuts = (_PLAY, _DRAW, _SWAP, _PASS, _STAY, _GIVE)
    materials = MappingProxyType({"place": "sea", "take": "sea", "win": "sea"})
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("game", "Deck"), Spread.PILE, scale=0.6),
                CardPlace("revealed", QT_TRANSLATE_NOOP("gunjo", "Face-up cards"), Spread.ROW, 3.4, 0.8),
                CardPlace("area", QT_TRANSLATE_NOOP("gunjo", "Play area"), Spread.ROW, 4.4),
                CardPlace("under", QT_TRANSLATE_NOOP("gunjo", "Earlier plays"), Spread.PILE, scale=0.42),
                CardPlace("discard", QT_TRANSLATE_NOOP("game", "Discards"), Spread.PILE, scale=0.42),
            ),
        ),
        seat=(TokenPlace("points", QT_TRANSLATE_NOOP("game", "Points"), "chip"),),
        tie_break=QT_TRANSLATE_NOOP(
            "gunjo", "On a tie, the player who lost fewer points in the last round ranks higher."
        ),
    )

    def headline(self, view: GunjoView) -> Message:
        """The round, and the odd rule while it holds."""
        message = (
            QT_TRANSLATE_NOOP("gunjo", "Round {number} of {rounds} · odd totals only")
            if view.odd and not view.over
            else QT_TRANSLATE_NOOP("game", "Round {number} of {rounds}")
        )
        return message.put(number=view.deal, rounds=view.last_round)

    def badges(self, view: GunjoView, seat: int) -> tuple[Message, ...]:
        """The start seat, the seat of the latest play, seats that did not beat it, seats that have chosen a card."""
        if view.over:
            return ()
        found: list[Message] = []
        if seat == view.start and not view.area and not view.discards:
            found.append(QT_TRANSLATE_NOOP("game", "Goes first"))
        if view.leader == seat:
            found.append(QT_TRANSLATE_NOOP("game", "Last to play"))
        elif seat in view.rested():
            found.append(QT_TRANSLATE_NOOP("game", "Passed"))
        if seat in view.chosen():
            found.append(QT_TRANSLATE_NOOP("gunjo", "Card chosen"))
        return tuple(found)

    def notes(self, view: GunjoView) -> Mapping[Zone, Message]:
        """The total to be beaten, if any cards can, and the odd rule while it holds."""
        if view.over or not view.area:
            return {}
        if not view.beatable:
            message = QT_TRANSLATE_NOOP("gunjo", "Nothing beats {total}")
        elif view.odd:
            message = QT_TRANSLATE_NOOP("gunjo", "To beat: {total} · odd only")
        else:
            message = QT_TRANSLATE_NOOP("gunjo", "To beat: {total}")
        return {AREA: message.put(total=view.total)}

    def about(self, view: GunjoView, card: str) -> tuple[Message, ...]:
        """Penalty and effect."""
        return about(view.game.index[card])

    def tags(self, view: GunjoView) -> Mapping[Zone, Mapping[str, Tag]]:
        """After the last round: the penalties of the numbers left in the hands."""
        held = zip(view.opened, view.penalties, strict=False)
        return {hand_of(seat): dict(penalty_tags(hand)) for seat, (hand, lost) in enumerate(held) if lost}

    def track(self, view: GunjoView) -> Track:
        """The rounds."""
        return Track(view.last_round, view.deal, view.last_round)

    def decisive(self, view: GunjoView, events: Sequence[Event]) -> tuple[Decisive, ...]:
        """The winner's last play (GG7)."""
        return winning_play(view.game, events, winner_of(events))

    def scene(self, before: GunjoView, events: Sequence[Event], after: GunjoView) -> CardScene | None:
        """The play that wins a round."""
        del before, after
        return drama.winning_play(events)

    def tension(self, view: GunjoView) -> Sequence[Tension]:
        """Last cards, few points, the last round."""
        return drama.tension(view)

    def moments(self, before: GunjoView, events: Sequence[Event], after: GunjoView) -> Sequence[Moment]:
        """Who won a round and how, what the high cards do, big plays, last cards, swaps."""
        return drama.moments(before, events, after)

    def playable(self, view: GunjoView) -> Picked:
        """The hand cards and revealed cards of legal actions, and the deck's top card if it may be drawn."""
        own = hand_of(view.to_move)
        return involved(view, (_cards(action, own) for action in view.legal_actions()))

    def offer(self, view: GunjoView, picked: Picked) -> Offer[GunjoAction]:
        """Hand cards dropped on the area are played, on the left neighbour passed on, on revealed cards swapped."""
        picks = GunjoPicks(view, picked)
        own, legal = picks.own_hand, picks.now.legal_actions()
        playable = self.playable(view)
        going_on = continuing(playable, picked, (_cards(action, own) for action in legal)) if picked else playable
        others = [_cards(action, own) for action in legal if not isinstance(action, Swap)]
        return Offer(
            prompt=prompts.prompt(picks),
            commands=_commands(picks),
            drops=picks.meanings(picks.drops()),
            continuations=going_on,
            meters=_meters(picks),
            asides={_SWAP.id: without(going_on, continuing(playable, picked, others))},
        )

    def picked_for(self, view: GunjoView, action: GunjoAction) -> Picked | None:
        """Empty for a 15: the chosen card stays in the hand until all have chosen."""
        return picks_of(view, _cards(action, hand_of(view.to_move))) if isinstance(action, Give) else None

    def warning(self, view: GunjoView, action: GunjoAction) -> Message | None:
        """Four 2s in the last round end the match, even for a seat that is behind."""
        return _warning(view, action) if isinstance(action, Play) else None

    def obvious(self, view: GunjoView, zone: Zone, pick: Pick) -> GunjoAction | None:
        """The deck draws; a hand card is played with its equals, or passed on after a 15."""
        picks = GunjoPicks(view, {zone: (pick,)})
        if zone == DECK:
            return DRAW if picks.can_draw else None
        if not picks.own:
            return None
        return GIVES[picks.own[0]] if picks.now.phase == "give" else picks.obvious_play(picks.own[0])


def _cards(action: GunjoAction, own: Zone) -> CardsByZone:
    """All cards that are picked for an action."""
    match action:
        case Play(cards=cards):
            return {own: texts(cards)}
        case Swap(give=give, take=take):
            return {own: texts((give,)), REVEALED: texts((take,))}
        case Give(card=card):
            return {own: texts((card,))}
        case Draw():
            return {DECK: (None,)}
        case _:
            return {}


def _meters(picks: GunjoPicks) -> tuple[Meter, ...]:
    """The total to be beaten and that of the picked cards."""
    play = picks.play
    if play is None or picks.now.phase not in ("lead", "follow", "drawn"):
        return ()
    worth = Meter(QT_TRANSLATE_NOOP("gunjo", "Your total"), play.total, picks.is_legal(play))
    if not picks.now.total:
        return (worth,)
    return (Meter(QT_TRANSLATE_NOOP("gunjo", "To beat"), picks.now.total, worth.fits), worth)


def _commands(picks: GunjoPicks) -> tuple[Command[GunjoAction], ...]:
    """Lead: play, draw. Follow: play, draw, swap, pass. After drawing: play, stay. For a 15: pass a card on."""
    match picks.now.phase:
        case "lead":
            return (_play(picks, primary=True), command(picks, _DRAW, DRAW))
        case "follow":
            plays = picks.play is not None or (not picks.revealed and bool(picks.plays))
            swaps = bool(picks.revealed)
            idle = not plays and not swaps
            missing = prompts.still_to_swap(picks)
            return (
                _play(picks, primary=plays),
                command(picks, _DRAW, DRAW, primary=idle and picks.can_draw),
                command(picks, _SWAP, picks.swap, missing=missing, primary=swaps),
                command(picks, _PASS, PASS, primary=idle and not picks.can_draw),
            )
        case "drawn":
            plays = bool(picks.plays) or not picks.now.total
            return (_play(picks, primary=plays), command(picks, _STAY, STAY, primary=not plays))
        case "give":
            number = len(picks.own)
            missing = refusals.ONE_GIFT.put(picked=number) if number > 1 else refusals.PICK_TO_GIVE
            return (command(picks, _GIVE, picks.give, missing=missing, primary=True),)
        case _:
            return ()


def _play(picks: GunjoPicks, *, primary: bool) -> Command[GunjoAction]:
    missing = refusals.ONLY_SWAPPED if picks.revealed else refusals.PICK_TO_PLAY
    return command(picks, _PLAY, picks.play, missing=missing, primary=primary)


def _warning(view: GunjoView, play: Play) -> Message | None:
    """Four 2s in the last round end the match, even for a seat that is behind."""
    if play.face != FINISHER or play.cards.count(FINISHER) < FINISHERS_NEEDED or view.deal < view.last_round:
        return None
    if len(play.cards) == len(view.hand):
        return None
    own = view.scores[view.to_move or 0]
    best = max(view.scores)
    if own >= best:
        return None
    message = QT_TRANSLATE_NOOP(
        "gunjo",
        "This ends the match. You’re %n point(s) behind {seat}, and the penalties may not be enough to catch up.",
    )
    return message.put(seat=SeatName(view.scores.index(best)), n=best - own)
