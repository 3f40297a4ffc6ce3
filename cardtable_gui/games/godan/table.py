"""GODAN on the table: where things lie and what gestures mean."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable_gui.core import counts
from cardtable_gui.core.actions import Refusal
from cardtable_gui.core.events import Tag
from cardtable_gui.core.game import View
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Message
from cardtable_gui.core.table import (
    Badge,
    CardPlace,
    Command,
    DealWords,
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
from cardtable_gui.games.godan import picks as picking
from cardtable_gui.games.godan import prompts
from cardtable_gui.games.godan.about import about
from cardtable_gui.games.godan.actions import SENDS, TAKE, GodanAction, Work
from cardtable_gui.games.godan.events import group_worths
from cardtable_gui.games.godan.picks import Picks
from cardtable_gui.games.godan.setup import FULL, WEEKS
from cardtable_gui.games.godan.view import GodanView
from cardtable_gui.games.godan.zones import DISCARD, INCOMING, field_of


class GodanTable(Table[GodanAction]):
    """The incoming card to the hand takes it; hand cards to a field work; a hand card onward sends it."""

    shortcuts = (
        Shortcut("take", "T", QT_TRANSLATE_NOOP("godan", "Take the card")),
        Shortcut("work", "W", QT_TRANSLATE_NOOP("godan", "Work")),
        Shortcut("send", "S", QT_TRANSLATE_NOOP("godan", "Send on")),
    )
    layout = Layout(
        centre=(
            (
                CardPlace("deck", QT_TRANSLATE_NOOP("godan", "Deck"), Spread.PILE),
                CardPlace("incoming", QT_TRANSLATE_NOOP("godan", "On its way"), Spread.PILE, 1.4),
                CardPlace("discard", QT_TRANSLATE_NOOP("godan", "Discards"), Spread.ROW, 3.0),
            ),
        ),
        seat=(
            CardPlace("field", QT_TRANSLATE_NOOP("godan", "Field"), Spread.GROUPS, 5.0),
            TokenPlace("points", QT_TRANSLATE_NOOP("godan", "Points"), "coin"),
            TokenPlace("worth", QT_TRANSLATE_NOOP("godan", "Worth of the field"), "ledger"),
        ),
        hand_title=QT_TRANSLATE_NOOP("godan", "Your hand"),
        score_title=QT_TRANSLATE_NOOP("godan", "Points"),
        deal_words=DealWords(
            QT_TRANSLATE_NOOP("godan", "Game {number}"),
            QT_TRANSLATE_NOOP("godan", "End of the game"),
            QT_TRANSLATE_NOOP("godan", "Next game"),
        ),
    )

    def headline(self, view: View[GodanAction]) -> Message:
        """The game and the week."""
        plain = _plain(view)
        if plain.week == plain.last_week:
            week = QT_TRANSLATE_NOOP("godan", "Week {week}, the last one")
        else:
            week = QT_TRANSLATE_NOOP("godan", "Week {week} of {weeks}").put(weeks=plain.last_week)
        message = QT_TRANSLATE_NOOP("godan", "Game {number} of {games} · {week}")
        return message.put(number=plain.deal, games=plain.games, week=week.put(week=plain.week))

    def badges(self, view: View[GodanAction], seat: int) -> tuple[Message | Badge, ...]:
        """Who has the start card, what collections will bring or cost, which cards were taken from others."""
        plain = _plain(view)
        found: list[Message | Badge] = []
        if seat == plain.start:
            found.append(Badge(QT_TRANSLATE_NOOP("godan", "Has the start card"), "start_card"))
        collected = plain.collections[seat]
        if collected > 0:
            found.append(QT_TRANSLATE_NOOP("godan", "Collects {points}").put(points=collected))
        elif collected < 0:
            found.append(QT_TRANSLATE_NOOP("godan", "Pays {points}").put(points=-collected))
        if plain.taken[seat]:
            cards = plain.moves.named(counts.expand(plain.taken[seat]))
            found.append(QT_TRANSLATE_NOOP("godan", "Taken: {cards}").put(cards=cards))
        return tuple(found)

    def about(self, view: View[GodanAction], card: str) -> tuple[Message, ...]:
        """Groups and roles."""
        assert isinstance(view, GodanView)
        return about(view.house, card)

    def tags(self, view: View[GodanAction]) -> Mapping[Zone, Mapping[str, Tag]]:
        """What each group in the fields is worth now."""
        plain = _plain(view)
        fields = {seat: group_worths(plain.moves, plain.field(seat)) for seat in range(plain.players)}
        return {field_of(seat): dict(worths) for seat, worths in fields.items()}

    def track(self, view: View[GodanAction]) -> Track:
        """The weeks; Severance cuts the last ones off."""
        plain = _plain(view)
        return Track(WEEKS[plain.players], plain.week, plain.last_week)

    def prompt(self, view: View[GodanAction], picked: Picked) -> Message:
        """What is decided now, and what the picked cards would do."""
        return prompts.prompt(picking.read(_plain(view), picked))

    def meters(self, view: View[GodanAction], picked: Picked) -> tuple[Meter, ...]:
        """What field and hand would be worth after the picked work."""
        picks = picking.read(_plain(view), picked)
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

    def playable(self, view: View[GodanAction]) -> Picked:
        """The incoming card, hand cards of any legal work, what Robbery may take; after taking the whole hand."""
        plain = _plain(view)
        if plain.over:
            return {}
        seat = plain.to_move or 0
        if plain.phase == "send":
            return {hand_of(seat): plain.hand}
        own: set[int] = set()
        loot: dict[int, set[int]] = {}
        for action in plain.legal_actions():
            if isinstance(action, Work):
                own.update(action.cards)
                if action.cards[0] == plain.moves.robbery:
                    loot.setdefault(action.seat, set()).update(action.others)
                else:
                    own.update(action.others)
        found: dict[Zone, tuple[str | None, ...]] = {DECK if plain.seat_draws else INCOMING: (None,)}
        if own:
            found[hand_of(seat)] = _all_of(plain, plain.own, own)
        for other, kinds in loot.items():
            found[field_of(other)] = _all_of(plain, plain.field(other), kinds)
        return found

    def lit(self, view: View[GodanAction], picked: Picked) -> Picked:
        """At first what begins a work: what Robbery may take is lit when Robbery is picked."""
        playable = self.playable(view)
        if not picked:
            return {zone: cards for zone, cards in playable.items() if zone.name != "field"}
        if view.phase != "choose":
            return playable
        works = (self.picked_for(view, action) for action in view.legal_actions())
        return going_on(playable, picked, (whole for whole in works if whole is not None))

    def one_at_a_time(self, view: View[GodanAction]) -> bool:
        """One card is sent on."""
        return view.phase == "send"

    def targets(self, view: View[GodanAction], picked: Picked) -> tuple[Zone, ...]:
        """Where the picked cards may be dropped."""
        picks = picking.read(_plain(view), picked)
        seats = range(view.players)
        zones = [*map(hand_of, seats), *map(field_of, seats), INCOMING, DISCARD]
        return tuple(zone for zone in zones if any(picks.is_legal(action) for action in picks.meant(zone)))

    def dropped(self, view: View[GodanAction], picked: Picked, target: Zone) -> tuple[GodanAction, ...]:
        """Hand cards on the own field work; on an opponent's they work against it."""
        return picking.read(_plain(view), picked).meant(target)

    def commands(self, view: View[GodanAction], picked: Picked) -> tuple[Command[GodanAction], ...]:
        """Take or work; after taking send on."""
        picks = picking.read(_plain(view), picked)
        match picks.view.phase:
            case "choose":
                take = QT_TRANSLATE_NOOP("godan", "Take the card")
                return (Command("take", take, "T", TAKE, primary=not picks.own), _work(picks))
            case "send":
                return (_send(picks),)
            case _:
                return ()

    def picked_for(self, view: View[GodanAction], action: GodanAction) -> Picked | None:
        """Work is picked from the hand (and an opponent's field) alone: the incoming card moves by itself."""
        if not isinstance(action, Work):
            return None
        plain = _plain(view)
        cards, others = plain.game.card_texts(action.cards), plain.game.card_texts(action.others)
        own = hand_of(plain.to_move or 0)
        if action.cards[0] == plain.moves.robbery:
            return {own: cards, field_of(action.seat): others}
        return {own: cards + others}

    def warning(self, view: View[GodanAction], action: GodanAction) -> Message | None:
        """A work that ends the game asks back where it costs."""
        return prompts.warning(_plain(view), action) if isinstance(action, Work) else None

    def company(self, view: View[GodanAction], zone: Zone, card: str) -> int:
        """Sets go together: role cards, and numbers that are not in the field yet."""
        plain = _plain(view)
        if plain.phase != "choose" or zone != hand_of(plain.to_move or 0):
            return 1
        face = plain.game.index[card]
        if face >= plain.moves.numbers:
            return plain.house.most
        return 1 if counts.number(plain.field(plain.to_move or 0), face) else FULL

    def obvious(self, view: View[GodanAction], zone: Zone, card: str | None) -> GodanAction | None:
        """The incoming card is taken; a number is worked with all its cards; after taking, the card is sent on."""
        plain = _plain(view)
        if plain.over:
            return None
        seat = plain.to_move or 0
        if plain.phase == "choose" and zone == (DECK if plain.seat_draws else INCOMING):
            return TAKE
        if zone != hand_of(seat) or card is None:
            return None
        face = plain.game.index[card]
        if plain.phase == "send":
            return SENDS[face]
        if face >= plain.moves.numbers:
            return None
        room = FULL - counts.number(plain.field(seat), face)
        work = Work((face,) * min(room, counts.number(plain.own, face)))
        return work if work.cards and plain.refusal(work) is None else None


def _work(picks: Picks) -> Command[GodanAction]:
    label = QT_TRANSLATE_NOOP("godan", "Work")
    works = picks.works
    if not works:
        reason = (
            QT_TRANSLATE_NOOP("godan", "First pick the cards of your hand that you want to lay into your field.")
            if len(picks.view.legal_actions()) > 1
            else QT_TRANSLATE_NOOP("godan", "You need two equal cards, or one of a number in your field.")
        )
        return Command("work", label, "W", None, Refusal("GO5", reason), primary=bool(picks.own))
    work = works[0]
    if len(works) > 1:
        label = QT_TRANSLATE_NOOP("godan", "Work {cards}…").put(cards=picks.view.moves.named(work.cards))
        return Command("work", label, "W", work, primary=True, choices=works)
    refusal = picks.view.refusal(work)
    label = picks.view.game.describe(work)
    return Command("work", label, "W", work, refusal, primary=True)


def _send(picks: Picks) -> Command[GodanAction]:
    last = picks.seat == picks.view.last
    send = picks.sends
    if send is None:
        label = QT_TRANSLATE_NOOP("godan", "Discard") if last else QT_TRANSLATE_NOOP("godan", "Send on")
        reason = QT_TRANSLATE_NOOP("godan", "First pick one card of your hand.")
        return Command("send", label, "S", None, Refusal("GO4", reason), primary=True)
    if last:
        label = QT_TRANSLATE_NOOP("godan", "Discard {cards}").put(cards=picks.view.moves.named((send.card,)))
    else:
        label = picks.view.game.describe(send)
    return Command("send", label, "S", send, primary=True)


def _all_of(view: GodanView, cards: counts.Counts, faces: set[int]) -> tuple[str, ...]:
    return tuple(view.house.faces[face] for face in counts.expand(cards) if face in faces)


def _plain(view: View[GodanAction]) -> GodanView:
    assert isinstance(view, GodanView)
    return view
