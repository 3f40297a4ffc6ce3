"""Plates, token heaps and speech bubbles: everything on the table except cards, as the onlooker's view has it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from cardtable_gui.bots import cast
from cardtable_gui.core.events import DealBegan, Event, LogEntry
from cardtable_gui.core.game import AnyView
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, CardList, Message
from cardtable_gui.core.table import AnyTable, Badge, Spread, TokenPlace, fact, won
from cardtable_gui.core.zones import Zone, hand_of
from cardtable_gui.i18n import text
from cardtable_gui.models.tokens import Token, TokensByZone
from cardtable_gui.views.kit.look.theme import LIGHT, Theme
from cardtable_gui.views.table.geometry.table_geometry import Frame
from cardtable_gui.views.table.state.wording import Wording, counted, level, short_level
from cardtable_gui.views.table.widgets.bubbles import SpeechBubble
from cardtable_gui.views.table.widgets.player_plates import Plate, PlateBadge, PlateView, TokenCount, TokenHeap
from cardtable_gui.views.table.widgets.surface import Label

if TYPE_CHECKING:
    from cardtable_gui.controller.seats import Seat
    from cardtable_gui.views.table.state.table_look import TableLook

_POINTS = "chip"
"""The picture of the score where a game has no tokens in front of its players."""


class PlayerPanels:
    """The panels of one table widget, as its children; created anew for each match."""

    def __init__(self, widget: QWidget, table: AnyTable, seats: Callable[[], Sequence[Seat]]) -> None:
        """`seats`: who sits at the table now, by seat; their number stays."""
        self._widget = widget
        self._table = table
        self._seats = seats
        self._theme: Theme = LIGHT
        self._percent = 100
        self._look: TableLook | None = None
        self._frame: Frame | None = None
        self._amounts: dict[Zone, int] = {}
        self._notes: dict[Zone, str] = {}
        self._said: dict[int, LogEntry] = {}
        self._last: int | None = None
        """The seat that spoke last."""
        self._counted: dict[int, int] = {}
        """The current card counts of hands during playback; empty: as in the view."""
        self._places = {
            place.name: place
            for place in (*table.layout.seat, *(place for row in table.layout.centre for place in row))
            if isinstance(place, TokenPlace)
        }
        self.plates = {seat: PlateView(widget) for seat in range(len(seats()))}
        self.heaps: dict[Zone, TokenHeap] = {}
        self.speech = {seat: SpeechBubble(widget) for seat in self.plates}
        self.thinking: int | None = None
        self._face: tuple[int, str] | None = None
        """The seat of a character that makes a face, and which."""
        self._hushed: int | None = None
        """The seat whose last action gives way to what its character says."""
        self._resting = False
        """Whether the deal is over while the view is still the one before its last move."""

    def clear(self) -> None:
        """Delete everything."""
        for child in (*self.plates.values(), *self.heaps.values(), *self.speech.values()):
            child.hide()
            child.deleteLater()

    def apply_look(self, look: TableLook) -> None:
        """Apply theme, text size and the people's marks; call `show_view` afterwards."""
        self._look, self._theme, self._percent = look, look.theme, look.percent

    def place(self, frame: Frame, wording: Wording) -> None:
        """Move to where the layout says."""
        self._frame = frame
        for seat in self._said:
            self._speak(seat, wording)
        for seat, plate in self.plates.items():
            plate.setGeometry(frame.seats[seat].plate.toAlignedRect())
            plate.show()
        for zone, place in frame.zones.items():
            if place.spread is None and zone.seat is None:
                heap = self.heaps.get(zone) or self.heaps.setdefault(zone, TokenHeap(self._widget))
                heap.setGeometry(place.cards.toAlignedRect())
                heap.show()

    # ----------------------------------------------------------------------------------------------- content

    def show_view(self, view: AnyView, wording: Wording) -> None:
        """Show the content of the view."""
        self._counted = {}
        self._resting = False
        self._amounts = {tokens.zone: tokens.amount for tokens in view.tokens()}
        self._notes = {zone: wording.say(note) for zone, note in self._table.notes(view).items()}
        self._show(view, wording)

    def pay(self, zone: Zone, amount: int, view: AnyView, wording: Wording) -> None:
        """Change a zone's token count as tokens leave or arrive; all else stays as in this view."""
        if zone in self._amounts:
            self._amounts[zone] += amount
            self._show(view, wording)

    def count(self, arrangement: TokensByZone, view: AnyView, wording: Wording) -> None:
        """Change the card counts of hands as cards arrive; all else stays as in this view."""
        self._counted = {seat: len(arrangement.get(hand_of(seat), ())) for seat in self.plates}
        self._show(view, wording)

    def rest(self, view: AnyView, wording: Wording) -> None:
        """The deal is over: nobody is to move until the next view is shown."""
        self._resting = True
        self._show(view, wording)

    def make_face(self, face: tuple[int, str] | None, view: AnyView, wording: Wording) -> None:
        """Let the character at a seat make a face, one of `cast.LOOKS`; None: nobody makes any."""
        self._face = face
        self._show(view, wording)

    @property
    def hushed(self) -> int | None:
        """The seat whose last action is hidden; None: none is."""
        return self._hushed

    def hush(self, seat: int | None, wording: Wording) -> None:
        """Hide the last action of a seat, whose place is needed; None: show all of them again."""
        before, self._hushed = self._hushed, seat
        for each in {before, seat} - {None}:
            assert each is not None
            self._speak(each, wording)

    def _show(self, view: AnyView, wording: Wording) -> None:
        for seat, plate in self.plates.items():
            plate.show_plate(self._plate(seat, view, wording), self._theme, self._percent)
        for zone, heap in self.heaps.items():
            place = self._places[zone.name]
            heap.show_count(
                TokenCount(place.art, text(place.title), self._amounts.get(zone, 0)), self._theme, self._percent
            )

    def _plate(self, seat: int, view: AnyView, wording: Wording) -> Plate:
        cards = next((len(zone.cards) for zone in view.zones() if zone.zone == hand_of(seat)), None)
        if cards is not None:
            cards = self._counted.get(seat, cards)
        tokens = tuple(
            TokenCount(place.art, text(place.title), self._amounts[Zone(place.name, seat)])
            for place in self._table.layout.seat
            if isinstance(place, TokenPlace) and Zone(place.name, seat) in self._amounts
        )
        if not tokens and self._table.counts_points(view):
            tokens = (TokenCount(_POINTS, text(self._table.layout.score_title), view.scores[seat]),)
        more = []
        known = view.known()[seat]
        if known and seat != view.seat:
            seen: Message = QT_TRANSLATE_NOOP("table", "Known cards: {cards}")
            more.append(text(seen.put(cards=CardList(wording.cards(known)))))
        facts = self._table.badges(view, seat)
        winner = won(self._table, view, seat)
        who = self._seats()[seat]
        found = None if who.level is None else cast.find(who.character)
        thinks = who.level is not None and self.thinking == seat == view.to_move and not self._resting
        look = cast.THINKING if thinks else cast.GLAD if winner else cast.CALM
        if self._face is not None and self._face[0] == seat:
            look = self._face[1]
        return Plate(
            name=wording.player(seat),
            level=level(who.level),
            short_level=short_level(who.level),
            cards=cards,
            tokens=tokens,
            badges=tuple(
                PlateBadge(wording.say(fact(each)), each.art if isinstance(each, Badge) else "") for each in facts
            ),
            more=tuple(more),
            to_move=view.to_move == seat and not self._resting,
            thinking=thinks,
            own=seat == view.seat,
            winner=winner,
            portrait="" if found is None else found.portrait(look),
            profile=None if self._look is None else self._look.profile(seat),
        )

    def show_log_entry(self, entry: LogEntry, wording: Wording) -> None:
        """Show what a player did; it stays until the player's next action."""
        if entry.seat is not None:
            self._said[entry.seat] = entry
            self._last = entry.seat
            self._speak(entry.seat, wording)
            self._mark_latest()

    def _speak(self, seat: int, wording: Wording) -> None:
        assert self._frame is not None
        entry = self._said.get(seat)
        bubble = self.speech[seat]
        if entry is None or seat == self._hushed:
            bubble.hide()
            return
        place = self._frame.seats[seat]
        up = place.speech.bottom() <= place.plate.top() + 1
        bubble.say(wording.say(entry.message), place.speech, place.free, self._theme, self._percent, up=up)

    def _mark_latest(self) -> None:
        for seat, bubble in self.speech.items():
            bubble.latest = seat == self._last

    def words(self) -> list[QRectF]:
        """The areas with text besides the titles: plates, token heaps and speech bubbles."""
        shown = (*self.plates.values(), *self.heaps.values(), *self.speech.values())
        return [QRectF(child.geometry()) for child in shown if not child.isHidden()]

    def raise_speech(self) -> None:
        """Raise speech bubbles above the cards."""
        for bubble in self.speech.values():
            if not bubble.isHidden():
                bubble.raise_()

    def clear_speech(self) -> None:
        """Hide all speech: a new deal begins."""
        self._said.clear()
        self._last = None
        for bubble in self.speech.values():
            bubble.hide()

    def show_last_actions(self, events: Iterable[Event], wording: Wording) -> None:
        """Show each player's last action in the current deal, given all events so far."""
        self.clear_speech()
        for event in events:
            if isinstance(event, DealBegan):
                self._said.clear()
            elif isinstance(event, LogEntry) and event.seat is not None:
                self._said[event.seat] = event
                self._last = event.seat
        for seat in self._said:
            self._speak(seat, wording)
        self._mark_latest()

    # ------------------------------------------------------------------------------------- for animations

    def coin(self, zone: Zone) -> str:
        """The picture of a zone's tokens; empty if the table shows none."""
        place = self._places.get(zone.name)
        return "" if place is None else place.art

    def spot(self, zone: Zone) -> QPointF | None:
        """The area of a zone's tokens; None if they are not on the table."""
        assert self._frame is not None
        place = self._frame.zones.get(zone)
        return None if place is None else QRectF(place.cards).center()

    def labels(
        self, arrangement: TokensByZone, frame: Frame, wording: Wording, picked: frozenset[int]
    ) -> dict[Zone, Label]:
        """The titles of all places; `picked`: the lifted tokens. Those of empty places are shown on demand only."""
        found: dict[Zone, Label] = {}
        for zone, place in frame.zones.items():
            if place.label is not None:
                tokens = arrangement.get(zone, ())
                count = "" if place.spread is None else _count(place.spread, tokens, picked)
                brief = f"×{len(tokens)}" if count and place.spread is not Spread.PILE else ""
                empty = not (tokens or self._amounts.get(zone, 0))
                found[zone] = Label(wording.zone(zone), count, self._notes.get(zone, ""), brief, empty=empty)
        return found


def _count(spread: Spread, tokens: Sequence[Token], picked: frozenset[int]) -> str:
    """The number of cards beside the title. A pile shows it itself, unless its top card is lifted from others."""
    if spread is not Spread.PILE:
        return counted(len(tokens)) if len(tokens) > 1 else ""
    lifted = sum(token.id in picked for token in tokens)
    return str(len(tokens) - lifted) if 0 < lifted < len(tokens) else ""
