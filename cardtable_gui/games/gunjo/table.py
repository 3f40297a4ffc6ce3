"""Gunjo Gradation on the table: where things lie and what gestures mean."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.counts import Counts
from cardtable_gui.core.events import Tag
from cardtable_gui.core.game import View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message, SeatName
from cardtable_gui.core.table import (
    CardPlace,
    Command,
    Layout,
    Meter,
    Picked,
    Shortcut,
    Spread,
    Table,
    TokenPlace,
    Track,
    going_on,
)
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.gunjo import picks as picking
from cardtable_gui.games.gunjo import prompts
from cardtable_gui.games.gunjo.about import about
from cardtable_gui.games.gunjo.actions import (
    DRAW,
    GIVES,
    PASS,
    STAY,
    SWAPS,
    Draw,
    Give,
    GunjoAction,
    Play,
    Swap,
    describe,
)
from cardtable_gui.games.gunjo.cards import FINISHER, FINISHERS_NEEDED, texts
from cardtable_gui.games.gunjo.events import penalty_tags
from cardtable_gui.games.gunjo.picks import Picks, plain_view
from cardtable_gui.games.gunjo.view import GunjoView
from cardtable_gui.games.gunjo.zones import AREA, REVEALED


class GunjoTable(Table[GunjoAction]):
    """Hand to area plays, deck to hand draws, hand and revealed cards swap, hand to the left neighbour passes on."""

    shortcuts = (
        Shortcut("play", "P", QT_TRANSLATE_NOOP("gunjo", "Play")),
        Shortcut("draw", "D", QT_TRANSLATE_NOOP("gunjo", "Draw a card")),
        Shortcut("swap", "S", QT_TRANSLATE_NOOP("gunjo", "Swap and pass")),
        Shortcut("pass", "A", QT_TRANSLATE_NOOP("gunjo", "Pass")),
        Shortcut("stay", "T", QT_TRANSLATE_NOOP("gunjo", "Stay")),
        Shortcut("give", "G", QT_TRANSLATE_NOOP("gunjo", "Pass a card to the left")),
    )
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("gunjo", "Deck"), Spread.PILE),
                CardPlace("revealed", QT_TRANSLATE_NOOP("gunjo", "Revealed"), Spread.ROW, 3.4),
                CardPlace("area", QT_TRANSLATE_NOOP("gunjo", "Area"), Spread.ROW, 4.4),
                CardPlace("under", QT_TRANSLATE_NOOP("gunjo", "Beaten"), Spread.PILE),
                CardPlace("discard", QT_TRANSLATE_NOOP("gunjo", "Discards"), Spread.PILE),
            ),
        ),
        seat=(TokenPlace("points", QT_TRANSLATE_NOOP("gunjo", "Points"), "chip"),),
        hand_title=QT_TRANSLATE_NOOP("gunjo", "Your hand"),
        score_title=QT_TRANSLATE_NOOP("gunjo", "Points"),
        tie_break=QT_TRANSLATE_NOOP("gunjo", "Equal points: who lost fewer in the last round comes first."),
    )

    def headline(self, view: View[GunjoAction]) -> Message:
        """The round, and the odd rule while it holds."""
        plain = plain_view(view)
        message = (
            QT_TRANSLATE_NOOP("gunjo", "Round {number} of {rounds} · odd totals only")
            if plain.odd and not plain.over
            else QT_TRANSLATE_NOOP("gunjo", "Round {number} of {rounds}")
        )
        return message.put(number=plain.deal, rounds=plain.players)

    def badges(self, view: View[GunjoAction], seat: int) -> tuple[Message, ...]:
        """Who starts, whose play lies on top, who has not beaten it, who has chosen a card to pass on."""
        plain = plain_view(view)
        if plain.over:
            return ()
        found: list[Message] = []
        if seat == plain.start and not plain.area and not plain.discards:
            found.append(QT_TRANSLATE_NOOP("gunjo", "Starts"))
        if plain.leader == seat:
            found.append(QT_TRANSLATE_NOOP("gunjo", "Latest play"))
        elif seat in plain.rested():
            found.append(QT_TRANSLATE_NOOP("gunjo", "Passed"))
        if seat in plain.chosen():
            found.append(QT_TRANSLATE_NOOP("gunjo", "Has chosen"))
        return tuple(found)

    def notes(self, view: View[GunjoAction]) -> Mapping[Zone, Message]:
        """The total to be beaten, and the odd rule while it holds."""
        plain = plain_view(view)
        if plain.over or not plain.area:
            return {}
        message = (
            QT_TRANSLATE_NOOP("gunjo", "To beat: {total} · odd only")
            if plain.odd
            else QT_TRANSLATE_NOOP("gunjo", "To beat: {total}")
        )
        return {AREA: message.put(total=plain.total)}

    def about(self, view: View[GunjoAction], card: str) -> tuple[Message, ...]:
        """Penalty and effect."""
        return about(view.game.index[card])

    def tags(self, view: View[GunjoAction]) -> Mapping[Zone, Mapping[str, Tag]]:
        """After the last round: what the numbers left in the hands cost."""
        plain = plain_view(view)
        held = zip(plain.opened, plain.penalties, strict=False)
        return {hand_of(seat): dict(penalty_tags(hand)) for seat, (hand, lost) in enumerate(held) if lost}

    def track(self, view: View[GunjoAction]) -> Track:
        """The rounds."""
        plain = plain_view(view)
        return Track(plain.players, plain.deal, plain.players)

    def prompt(self, view: View[GunjoAction], picked: Picked) -> Message:
        """What is decided now, and what the picked cards would do."""
        return prompts.prompt(picking.read(view, picked))

    def meters(self, view: View[GunjoAction], picked: Picked) -> tuple[Meter, ...]:
        """The total to be beaten and that of the picked cards."""
        picks = picking.read(view, picked)
        play = picks.play
        if play is None or picks.now.phase not in ("lead", "follow", "drawn"):
            return ()
        worth = Meter(QT_TRANSLATE_NOOP("gunjo", "Your total"), play.total, picks.is_legal(play))
        if not picks.now.total:
            return (worth,)
        return (Meter(QT_TRANSLATE_NOOP("gunjo", "To beat"), picks.now.total, worth.fits), worth)

    def playable(self, view: View[GunjoAction]) -> Picked:
        """The hand cards and revealed cards of any legal action, and the deck's top where it may be drawn."""
        plain = plain_view(view)
        if plain.over:
            return {}
        own: Counts = 0
        revealed: set[int] = set()
        draws = False
        for action in plain.legal_actions():
            match action:
                case Play(cards=cards):
                    for face in set(cards):
                        own |= counts.ONE[face]
                case Swap(give=give, take=take):
                    own |= counts.ONE[give]
                    revealed.add(take)
                case Give(card=card):
                    own |= counts.ONE[card]
                case Draw():
                    draws = True
                case _:
                    pass
        faces = [face for face in counts.expand(plain.own) if counts.number(own, face)]
        zones: dict[Zone, tuple[str | None, ...]] = {
            hand_of(plain.to_move or 0): texts(faces),
            REVEALED: texts([face for face in plain.revealed if face in revealed]),
            DECK: (None,) if draws else (),
        }
        return {zone: cards for zone, cards in zones.items() if cards}

    def lit(self, view: View[GunjoAction], picked: Picked) -> Picked:
        """With some cards picked those with which they make a play or a swap."""
        playable = self.playable(view)
        if not picked:
            return playable
        own = hand_of(view.to_move or 0)
        return going_on(playable, picked, (_whole(action, own) for action in view.legal_actions()))

    def targets(self, view: View[GunjoAction], picked: Picked) -> tuple[Zone, ...]:
        """Where the picked cards may be dropped: there they do something legal at once, or after one more choice."""
        plain = plain_view(view)
        zones = (AREA, REVEALED, *(hand_of(seat) for seat in range(plain.players)))
        legal = plain.legal_actions()
        return tuple(zone for zone in zones if any(action in legal for action in self.dropped(view, picked, zone)))

    def dropped(self, view: View[GunjoAction], picked: Picked, target: Zone) -> tuple[GunjoAction, ...]:
        """Hand cards in the area: a play; on the left neighbour: passed on; on revealed cards: a swap."""
        picks = picking.read(view, picked)
        seat = picks.view.to_move or 0
        own = hand_of(seat)
        if picks.deck:
            return (DRAW,) if target == own and not picks.own and not picks.revealed else ()
        if target == AREA:
            return () if picks.play is None else (picks.play,)
        if target == hand_of((seat + 1) % picks.view.players):
            return () if picks.give is None else (picks.give,)
        if target == (REVEALED if picks.own else own):
            return _swaps(picks)
        if picks.swap is not None and target == own:
            return (picks.swap,)
        return ()

    def commands(self, view: View[GunjoAction], picked: Picked) -> tuple[Command[GunjoAction], ...]:
        """Lead: play, draw. Follow: play, draw, swap, pass. After drawing: play, stay. For a 15: pass a card on."""
        picks = picking.read(view, picked)
        match picks.now.phase:
            case "lead":
                return (_play(picks, primary=True), _command(picks, "draw", DRAW, "D"))
            case "follow":
                plays = picks.play is not None or (not picks.revealed and bool(picks.plays))
                swaps = bool(picks.revealed)
                return (
                    _play(picks, primary=plays),
                    _command(picks, "draw", DRAW, "D", primary=not plays and not swaps and picks.can_draw),
                    _swap(picks, primary=swaps),
                    _command(picks, "pass", PASS, "A", primary=not plays and not swaps and not picks.can_draw),
                )
            case "drawn":
                plays = bool(picks.plays) or not picks.now.total
                return (_play(picks, primary=plays), _command(picks, "stay", STAY, "T", primary=not plays))
            case "give":
                return (_give(picks),)
            case _:
                return ()

    def picked_for(self, view: View[GunjoAction], action: GunjoAction) -> Picked | None:
        """The card that is chosen for a 15 stays in the hand until all have chosen."""
        return {hand_of(view.to_move or 0): texts((action.card,))} if isinstance(action, Give) else None

    def warning(self, view: View[GunjoAction], action: GunjoAction) -> Message | None:
        """Four 2s in the last round end the match, even for a seat that is behind."""
        return _warning(plain_view(view), action) if isinstance(action, Play) else None

    def obvious(self, view: View[GunjoAction], zone: Zone, card: str | None) -> GunjoAction | None:
        """The deck draws; a hand card is played with its like, or passed on after a 15."""
        picks = picking.read(view, {})
        if zone == DECK:
            return DRAW if picks.can_draw else None
        if card is None or zone != hand_of(picks.view.to_move or 0):
            return None
        face = picks.view.game.index[card]
        if picks.now.phase == "give":
            return GIVES[face]
        return picks.obvious_play(face)


def _whole(action: GunjoAction, own: Zone) -> Picked:
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


def _swaps(picks: Picks) -> tuple[GunjoAction, ...]:
    """The swaps that picked cards can become; the one that is refused where they can become none."""
    if picks.swap is not None:
        return (picks.swap,)
    if not picks.own and not picks.revealed:
        return ()
    swaps = picks.swaps()
    if len(picks.own) + len(picks.revealed) == 1 and not swaps:
        one = (picks.own or picks.revealed)[0]
        return (SWAPS[one][picks.now.revealed[0]] if picks.own else SWAPS[one][one],)
    return swaps


def _command(picks: Picks, name: str, action: GunjoAction, key: str, *, primary: bool = False) -> Command[GunjoAction]:
    refusal = picks.view.refusal(action)
    return Command(name, describe(action), key, action, refusal, primary)


def _play(picks: Picks, *, primary: bool) -> Command[GunjoAction]:
    play = picks.play
    if play is None:
        refusal = Refusal("GG4", prompts.still_to_pick(picks))
        return Command("play", QT_TRANSLATE_NOOP("gunjo", "Play"), "P", None, refusal, primary)
    return Command("play", describe(play), "P", play, picks.view.refusal(play), primary)


def _swap(picks: Picks, *, primary: bool) -> Command[GunjoAction]:
    swap = picks.swap
    if swap is None:
        refusal = Refusal("GG3", prompts.still_to_swap(picks))
        return Command("swap", QT_TRANSLATE_NOOP("gunjo", "Swap and pass"), "S", None, refusal, primary)
    return Command("swap", describe(swap), "S", swap, picks.view.refusal(swap), primary)


def _give(picks: Picks) -> Command[GunjoAction]:
    give = picks.give
    if give is None:
        refusal = Refusal("GG15", QT_TRANSLATE_NOOP("gunjo", "First pick the one card that you pass to the left."))
        label = QT_TRANSLATE_NOOP("gunjo", "Pass a card to the left")
        return Command("give", label, "G", None, refusal, primary=True)
    return Command("give", describe(give), "G", give, primary=True)


def _warning(view: GunjoView, play: Play) -> Message | None:
    """Four 2s in the last round end the match, even for a seat that is behind."""
    if play.face != FINISHER or play.cards.count(FINISHER) < FINISHERS_NEEDED or view.deal < view.players:
        return None
    if len(play.cards) == len(view.hand):
        return None
    own = view.scores[view.to_move or 0]
    best = max(view.scores)
    if own >= best:
        return None
    message = QT_TRANSLATE_NOOP(
        "gunjo", "This ends the match, and you are behind {seat}: {behind} points, less what the penalties bring."
    )
    return message.put(seat=SeatName(view.scores.index(best)), behind=best - own)
