"""Meow Meow Daifugo on the table: where things lie and what gestures mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.events import Tag
from cardtable_gui.core.game import View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
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
)
from cardtable_gui.core.zones import DECK, Zone, hand_of
from cardtable_gui.games.meow import picks as picking
from cardtable_gui.games.meow import prompts
from cardtable_gui.games.meow.about import about
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
    describe,
    named,
)
from cardtable_gui.games.meow.cards import ANYS, BIT, NONE, faces, texts
from cardtable_gui.games.meow.combinations import Kind
from cardtable_gui.games.meow.events import left_in_hand, stand_ins
from cardtable_gui.games.meow.picks import Picks
from cardtable_gui.games.meow.refusals import in_words
from cardtable_gui.games.meow.ruleset import GOAL, LOSING
from cardtable_gui.games.meow.view import MeowView
from cardtable_gui.games.meow.zones import FIELD, TABLE


class MeowTable(Table[MeowAction]):
    """Hand to table plays (or shows), a face-up card to the hand passes (or is the reward), a ? goes under the deck."""

    shortcuts = (
        Shortcut("play", "P", QT_TRANSLATE_NOOP("meow", "Play")),
        Shortcut("pass", "A", QT_TRANSLATE_NOOP("meow", "Pass")),
        Shortcut("take", "T", QT_TRANSLATE_NOOP("meow", "Take")),
        Shortcut("deck", "D", QT_TRANSLATE_NOOP("meow", "Draw from the deck")),
        Shortcut("return", "R", QT_TRANSLATE_NOOP("meow", "Put under the deck")),
        Shortcut("show", "S", QT_TRANSLATE_NOOP("meow", "Show")),
    )
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("meow", "Deck"), Spread.PILE),
                CardPlace("field", QT_TRANSLATE_NOOP("meow", "Face up"), Spread.ROW, 4.8),
                CardPlace("table", QT_TRANSLATE_NOOP("meow", "Table"), Spread.ROW, 5.0),
                CardPlace("played", QT_TRANSLATE_NOOP("meow", "Played"), Spread.PILE),
            ),
        ),
        seat=(
            TokenPlace("lost", QT_TRANSLATE_NOOP("meow", "Points lost"), "fishbone"),
            TokenPlace("turns", QT_TRANSLATE_NOOP("meow", "Turns played"), "paw"),
        ),
        hand_title=QT_TRANSLATE_NOOP("meow", "Your cats"),
        score_title=QT_TRANSLATE_NOOP("meow", "Score"),
    )

    def headline(self, view: View[MeowAction]) -> Message:
        """The round and when the match ends; alone the turn and the goal."""
        plain = _plain(view)
        if plain.alone:
            if plain.over:
                return QT_TRANSLATE_NOOP("meow", "Turns needed: {turns}").put(turns=plain.turns)
            turn = plain.turns + (plain.phase != "reward")
            message = QT_TRANSLATE_NOOP("meow", "Turn {turn} · the goal: no cards left within {goal} turns")
            return message.put(turn=turn, goal=GOAL)
        message = QT_TRANSLATE_NOOP("meow", "Round {number} · the match ends when somebody has lost {losing} points")
        return message.put(number=plain.deal, losing=LOSING)

    def progress(self, view: View[MeowAction]) -> Message:
        """The round or the turn alone, without what ends the match."""
        plain = _plain(view)
        if not plain.alone:
            return QT_TRANSLATE_NOOP("meow", "Round {number}").put(number=plain.deal)
        if plain.over:
            return self.headline(view)
        return QT_TRANSLATE_NOOP("meow", "Turn {turn}").put(turn=plain.turns + (plain.phase != "reward"))

    def badges(self, view: View[MeowAction], seat: int) -> tuple[Message, ...]:
        """Who has chosen, what was shown, who starts, whose cards lie there, who has passed, who has lost."""
        plain = _plain(view)
        if plain.alone:
            return ()
        if plain.over:
            return (QT_TRANSLATE_NOOP("meow", "Loses"),) if -plain.scores[seat] >= LOSING else ()
        if plain.phase == "show":
            return (QT_TRANSLATE_NOOP("meow", "Has chosen"),) if plain.shown[seat] != NONE else ()
        found: list[Message] = []
        if plain.table is None and not plain.played and plain.start != NONE:
            found.append(QT_TRANSLATE_NOOP("meow", "Showed {cards}").put(cards=named((plain.shown[seat],))))
        if seat == plain.start and not plain.played:
            found.append(QT_TRANSLATE_NOOP("meow", "Starts"))
        if plain.table is not None and seat == plain.owner:
            found.append(QT_TRANSLATE_NOOP("meow", "Latest play"))
        if seat in plain.passed():
            found.append(QT_TRANSLATE_NOOP("meow", "Passed"))
        return tuple(found)

    def about(self, view: View[MeowAction], card: str) -> tuple[Message, ...]:
        """Circles, and what the card stands for."""
        return about(view.game.index[card])

    def notes(self, view: View[MeowAction]) -> Mapping[Zone, Message]:
        """What is to be beaten."""
        plain = _plain(view)
        if plain.table is None or plain.alone or plain.over:
            return {}
        message = QT_TRANSLATE_NOOP("meow", "To beat: {combination}")
        return {TABLE: message.put(combination=in_words(plain.table.combination))}

    def tags(self, view: View[MeowAction]) -> Mapping[Zone, Mapping[str, Tag]]:
        """What the cards on the table count as; after the end the circles on those left in the hands."""
        plain = _plain(view)
        found = {} if plain.table is None else {TABLE: stand_ins(plain.table)}
        if plain.over and not plain.alone:
            hands = [plain.own if seat == plain.seat else seen for seat, seen in enumerate(plain.seen)]
            found.update({hand_of(seat): dict(left_in_hand(held)) for seat, held in enumerate(hands)})
        return found

    def track(self, view: View[MeowAction]) -> Track | None:
        """Alone the turns, up to the goal and beyond."""
        plain = _plain(view)
        if not plain.alone:
            return None
        turn = max(1, plain.turns + (plain.phase not in ("reward", "over")))
        return Track(max(GOAL, turn), turn, GOAL)

    def prompt(self, view: View[MeowAction], picked: Picked) -> Message:
        """What is decided now, and what the picked cards would do."""
        return prompts.prompt(picking.read(_plain(view), picked))

    def meters(self, view: View[MeowAction], picked: Picked) -> tuple[Meter, ...]:
        """How many cards the picked ones count as, with those that can only go with them, where that matters."""
        picks = picking.read(_plain(view), picked)
        plain = picks.view
        if not picks.hand or plain.phase not in ("lead", "follow"):
            return ()
        whole = picks.wholes if len(picks.wholes) == 1 else ()
        counts = [play.combination.size for play in picks.readings or whole] or [len(picks.hand)]
        title = QT_TRANSLATE_NOOP("meow", "Cards")
        if plain.alone:
            return (Meter(title, max(counts), max(counts) > plain.turns),)
        if plain.table is None or plain.table.combination.kind is Kind.SINGLE:
            return ()
        return (Meter(title, counts[0], counts[0] == plain.table.combination.size),)

    def playable(self, view: View[MeowAction]) -> Picked:
        """Hand cards of any legal play, or to show or return; face-up cards and the deck where they can be taken."""
        plain = _plain(view)
        hand = hand_of(plain.to_move or 0)
        match plain.phase:
            case "return":
                found: dict[Zone, tuple[str | None, ...]] = {hand: texts(faces(plain.own & ANYS))}
            case "show":
                found = {hand: texts(faces(plain.own & ~ANYS))}
            case "reward":
                found = {FIELD: texts(plain.field), DECK: (None,) if plain.deck_size else ()}
            case "lead" | "follow":
                lot = 0
                for action in plain.legal_actions():
                    if isinstance(action, Play):
                        lot |= action.lot
                taken = texts(plain.field) if plain.phase == "follow" else ()
                found = {hand: texts(faces(lot)), FIELD: taken}
            case _:
                found = {}
        return {zone: cards for zone, cards in found.items() if cards}

    def lit(self, view: View[MeowAction], picked: Picked) -> Picked:
        """With some cards picked those with which they make a play; a card that is taken goes alone."""
        picks = picking.read(_plain(view), picked)
        playable = self.playable(view)
        if not picked or picks.view.phase not in ("lead", "follow"):
            return playable
        if picks.field or picks.deck:
            return {}
        wholes = (play.lot for play in picks.plays if play.lot & picks.lot == picks.lot)
        lot = faces(reduce(or_, wholes, 0))
        return {hand_of(view.to_move or 0): texts(lot)} if lot else {}

    def targets(self, view: View[MeowAction], picked: Picked) -> tuple[Zone, ...]:
        """Where the picked cards may be dropped."""
        plain = _plain(view)
        zones = (hand_of(plain.to_move or 0), DECK, TABLE)
        return tuple(
            zone for zone in zones if any(plain.refusal(action) is None for action in self.dropped(view, picked, zone))
        )

    def dropped(self, view: View[MeowAction], picked: Picked, target: Zone) -> tuple[MeowAction, ...]:
        """Each pair of zones means one kind of action; a play may be meant in several ways."""
        picks = picking.read(_plain(view), picked)
        phase = picks.view.phase
        if target == TABLE and phase == "show" and picks.card is not None:
            return (SHOWS[picks.card],)
        if target == TABLE and phase in ("lead", "follow") and picks.hand and not picks.field:
            return picks.readings or picks.wholes or (picks.unplayable[0],)
        if target == DECK and phase == "return" and picks.card is not None:
            return (RETURNS[picks.card],)
        if target == hand_of(picks.view.to_move or 0):
            if picks.taken is not None and phase in ("follow", "reward"):
                return (PASSES[picks.taken] if phase == "follow" else TAKES[picks.taken],)
            if picks.deck and not picks.hand and not picks.field and phase == "reward":
                return (TAKE_DECK,)
        return ()

    def commands(self, view: View[MeowAction], picked: Picked) -> tuple[Command[MeowAction], ...]:
        """Return, show, play (and pass), take or draw, as the phase asks."""
        picks = picking.read(_plain(view), picked)
        match picks.view.phase:
            case "return":
                label = QT_TRANSLATE_NOOP("meow", "Put under the deck")
                reason = QT_TRANSLATE_NOOP("meow", "First pick the ? that goes under the deck.")
                back = None if picks.card is None else RETURNS[picks.card]
                return (_picked(picks, "return", label, "R", back, Refusal("MM3", reason)),)
            case "show":
                reason = QT_TRANSLATE_NOOP("meow", "First pick the card that you want to show.")
                action = None if picks.card is None else SHOWS[picks.card]
                return (_picked(picks, "show", QT_TRANSLATE_NOOP("meow", "Show"), "S", action, Refusal("MM4", reason)),)
            case "lead":
                return (_play(picks, primary=True),)
            case "follow":
                passing = bool(picks.field) or not picks.plays
                return (_play(picks, primary=not passing), _pass(picks, primary=passing))
            case "reward":
                return _rewards(picks)
            case _:
                return ()

    def picked_for(self, view: View[MeowAction], action: MeowAction) -> Picked | None:
        """The card that is chosen to be shown stays in the hand until all have chosen."""
        return {hand_of(view.to_move or 0): texts((action.card,))} if isinstance(action, Show) else None

    def preview(self, action: MeowAction) -> tuple[str, ...]:
        """A play by the cards that it counts as."""
        return counted_as(action) if isinstance(action, Play) else ()

    def obvious(self, view: View[MeowAction], zone: Zone, card: str | None) -> MeowAction | None:
        """The deck or a face-up card is taken; a hand card is returned, shown, led alone, or follows in its one way."""
        plain = _plain(view)
        legal = plain.legal_actions() if plain.to_move == plain.seat and not plain.over else ()
        if zone == DECK:
            return TAKE_DECK if TAKE_DECK in legal else None
        if card is None:
            return None
        face = plain.game.index[card]
        wanted: Sequence[MeowAction] = ()
        if zone == FIELD:
            wanted = (PASSES[face], TAKES[face])
        elif zone == hand_of(plain.to_move or 0):
            wanted = [RETURNS[face], SHOWS[face], *_plays_with(face, legal, alone=plain.phase == "lead")]
        fitting = [action for action in wanted if action in legal]
        return fitting[0] if len(fitting) == 1 else None


def _plays_with(face: int, legal: Sequence[MeowAction], *, alone: bool) -> list[MeowAction]:
    """The legal plays with this card; `alone`: with no other card."""
    return [
        action
        for action in legal
        if isinstance(action, Play) and action.lot & BIT[face] and (not alone or len(action.cards) == 1)
    ]


def _picked(
    picks: Picks, name: str, label: Message, key: str, action: MeowAction | None, missing: Refusal
) -> Command[MeowAction]:
    """The button for what is done with one picked card."""
    if action is None:
        return Command(name, label, key, None, missing, primary=True)
    return Command(name, describe(action), key, action, picks.view.refusal(action), primary=True)


def _play(picks: Picks, *, primary: bool) -> Command[MeowAction]:
    label = QT_TRANSLATE_NOOP("meow", "Play")
    if picks.field or not picks.hand:
        reason = (
            QT_TRANSLATE_NOOP("meow", "Face-up cards cannot be played: put them back first.")
            if picks.field
            else QT_TRANSLATE_NOOP("meow", "First pick the cards of your hand that you want to play.")
        )
        return Command("play", label, "P", None, Refusal("MM5", reason), primary)
    readings = picks.readings
    if not readings and picks.wholes:
        first = picks.wholes[0]
        if len(picks.wholes) == 1:
            return Command("play", describe(first), "P", first, None, primary)
        label = QT_TRANSLATE_NOOP("meow", "Play with more…")
        return Command("play", label, "P", first, None, primary, choices=picks.wholes)
    if not readings:
        play, refusal = picks.unplayable
        return Command("play", label, "P", play, refusal, primary)
    if len(readings) > 1:
        label = QT_TRANSLATE_NOOP("meow", "Play as…")
        return Command("play", label, "P", readings[0], None, primary, choices=readings)
    return Command("play", describe(readings[0]), "P", readings[0], None, primary)


def _pass(picks: Picks, *, primary: bool) -> Command[MeowAction]:
    label = QT_TRANSLATE_NOOP("meow", "Pass")
    if not picks.view.field:
        return Command("pass", label, "A", PASS, None, primary)
    if len(picks.field) > 1:
        return Command("pass", label, "A", None, Refusal("MM9", prompts.too_many_taken()), primary)
    if not picks.field:
        return Command("pass", label, "A", PASS, picks.view.refusal(PASS), primary)
    action = PASSES[picks.field[0]]
    return Command("pass", describe(action), "A", action, picks.view.refusal(action), primary)


def _rewards(picks: Picks) -> tuple[Command[MeowAction], ...]:
    label = QT_TRANSLATE_NOOP("meow", "Take")
    if picks.taken is not None:
        action = TAKES[picks.taken]
        take: Command[MeowAction] = Command("take", describe(action), "T", action, primary=not picks.deck)
    else:
        reason = (
            prompts.too_many_taken()
            if len(picks.field) > 1
            else QT_TRANSLATE_NOOP("meow", "First pick the face-up card that you want.")
        )
        take = Command("take", label, "T", None, Refusal("MM13", reason), primary=not picks.deck)
    draw: Command[MeowAction] = Command(
        "deck", describe(TAKE_DECK), "D", TAKE_DECK, picks.view.refusal(TAKE_DECK), primary=picks.deck
    )
    return take, draw


def _plain(view: View[MeowAction]) -> MeowView:
    assert isinstance(view, MeowView)
    return view
