"""All cards on the table: their buttons, rest poses, stacking order and accessible names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable_gui import i18n
from cardtable_gui.core.events import Tag
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import Spread
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Token, TokensByZone
from cardtable_gui.views.kit.focus.hide_keeping_focus import hide_keeping_focus
from cardtable_gui.views.kit.look.theme import Theme
from cardtable_gui.views.kit.pictures.art import Art
from cardtable_gui.views.table.geometry.card_spread import Pose, depth_order, poses
from cardtable_gui.views.table.geometry.table_geometry import Frame, ZonePlace
from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.state.wording import Wording
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.card_marks import Shine
from cardtable_gui.views.table.widgets.flight_overlay import FlightOverlay

SOON = 4
"""How many cards a hand usually grows or shrinks by in a few turns."""
PLAYABLE_RISE = 0.045
"""How far a playable card of the own hand is raised, by its height."""

_Lie: TypeAlias = tuple[tuple[str | None, ...], tuple[bool, ...], int | None, float, int]
"""The key of a zone's cached poses: faces, picks, where the fan opens, its shift, and the crowd."""


class Stage(QObject):
    """The card buttons of one table widget, as its children. Knows neither turns nor rules."""

    card_made = Signal(object)
    """This new `CardButton` has been added to the table."""

    def __init__(self, table: QWidget, art: Art, faces: tuple[str, ...], theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._art = art
        self._faces = faces
        self._theme = theme
        self.overlay = FlightOverlay(table)
        """Paints flying cards above all others."""
        self._cards: dict[int, CardButton] = {}
        self._frame: Frame | None = None
        self._poses: dict[Zone, tuple[_Lie, tuple[Pose, ...]]] = {}
        self._named: dict[int, tuple[object, ...]] = {}
        self.shown: TokensByZone = {}
        """Where the cards are on the screen, or are going in the running script."""
        self.picked: frozenset[int] = frozenset()
        self.playable: frozenset[int] = frozenset()
        """Tokens that can be used now, together with those that are picked."""
        self.shines: Mapping[int, Shine] = {}
        """How tokens are highlighted; those that aren't named are not."""
        self.told_of: Mapping[int, Message] = {}
        """What else is told of some tokens that can be used: what they only serve."""
        self._tags: dict[Zone, dict[str, Tag]] = {}
        self.dimmed: frozenset[int] = frozenset()
        """Tokens that are no choice now; of piles none is shown so."""
        self.barred: frozenset[int] = frozenset()
        """Those of them that are the few of their zone, of which the others are not highlighted."""
        self.own: Zone | None = None
        """The onlooker's hand."""
        self.opened: int | None = None
        """The token of the own hand at which the fan opens."""
        self.shift = 0.0
        """How far the opened card is moved aside to stay under the pointer."""
        self.aside: tuple[int, ...] = ()
        """Carried tokens of the own hand; the others close up."""
        self.gap: int | None = None
        """The index in the own hand at which there is a gap for the carried cards; None: no gap."""
        self._hot: int | None = None
        self.sliding: set[int] = set()
        """Tokens of the own hand that glide to their places; `settle` leaves them alone."""

    @property
    def frame(self) -> Frame:
        """The current layout."""
        assert self._frame is not None
        return self._frame

    def set_frame(self, frame: Frame) -> None:
        """Set the layout; call `settle` afterwards."""
        self._frame = frame
        self._poses.clear()
        self.sliding.clear()

    def apply_look(self, theme: Theme) -> None:
        """Apply a theme."""
        self._theme = theme
        for card in self._cards.values():
            card.set_theme(theme)

    def clear(self) -> None:
        """Delete all cards."""
        for card in self._cards.values():
            _remove(card)
        self._cards = {}
        self._named = {}
        self.shown = {}
        self.aside, self.gap, self.opened = (), None, None
        self.sliding.clear()
        self.overlay.hide()
        self.overlay.deleteLater()

    def card(self, token: int) -> CardButton:
        """The button of a token."""
        found = self._cards.get(token)
        if found is None:
            found = CardButton(token, self._art, self._theme, self._table)
            self._cards[token] = found
            pose = self.offstage()
            found.rest(pose)
            self.card_made.emit(found)
        return found

    def in_zone(self, zone: Zone) -> tuple[CardButton, ...]:
        """The buttons of a zone, in its order."""
        return tuple(self.card(token.id) for token in self.shown.get(zone, ()))

    # -------------------------------------------------------------------------------------------- at rest

    def offstage(self) -> Pose:
        """Where cards are that have no place on the table: out of sight."""
        return Pose(self.frame.source.x(), self.frame.source.y(), self.frame.unit, covered=True)

    def resting(self, arrangement: TokensByZone, *, final: bool = True) -> dict[int, Pose]:
        """The pose of every token; picked and highlighted cards are raised only if the arrangement is `final`."""
        found: dict[int, Pose] = {}
        for zone, tokens in arrangement.items():
            place = self.frame.zones.get(zone)
            if place is None:
                found.update(dict.fromkeys((token.id for token in tokens), self.offstage()))
            elif zone == self.own:
                found.update(self.hand(tokens, final=final))
            else:
                found.update(self._in_place(place, tokens, None, final=final))
        return found

    def hand(self, tokens: Sequence[Token], *, final: bool = True) -> dict[int, Pose]:
        """The poses of the cards of the own hand, with the fan open and with room for the cards held above it."""
        assert self.own is not None
        place = self.frame.zones[self.own]
        line = [token for token in tokens if token.id not in self.aside]
        taken = [token for token in tokens if token.id in self.aside]
        opened = next((number for number, token in enumerate(line) if token.id == self.opened), None)
        if taken:
            opened = None if self.gap is None else self.gap + (len(taken) - 1) // 2
            if self.gap is not None:
                line[self.gap : self.gap] = taken
        found = self._in_place(place, line, opened, final=final, crowd=len(tokens))
        if taken and self.gap is None:
            home = self._in_place(place, tokens, None, final=False)
            found.update({token.id: home[token.id] for token in taken})
        return found

    def _in_place(
        self, place: ZonePlace, tokens: Sequence[Token], opened: int | None, *, final: bool, crowd: int = 0
    ) -> dict[int, Pose]:
        picked = tuple(final and token.id in self.picked for token in tokens)
        shift = self.shift if opened is not None and not self.aside else 0.0
        laid = self._laid(place, (tuple(token.face for token in tokens), picked, opened, shift, crowd))
        found: dict[int, Pose] = {}
        for token, pose, up in zip(tokens, laid, picked, strict=True):
            rises = (
                final and not up and self.shines.get(token.id, Shine.NONE) >= Shine.NOW and place.spread is Spread.FAN
            )
            found[token.id] = pose.raised(PLAYABLE_RISE) if rises else pose
        return found

    def _laid(self, place: ZonePlace, lie: _Lie) -> tuple[Pose, ...]:
        """`poses`, cached by zone: most zones do not change."""
        kept = self._poses.get(place.zone)
        if kept is None or kept[0] != lie:
            kept = lie, poses(place, *lie)
            self._poses[place.zone] = kept
        return kept[1]

    def settle(self, arrangement: TokensByZone) -> None:
        """Put every card in its place at once, with the right face, name, highlight and depth."""
        self.shown = arrangement
        self._drop_others(arrangement)
        # Cards that have left the hand are no longer animated by it.
        own = () if self.own is None else arrangement.get(self.own, ())
        self.sliding &= {token.id for token in own}
        for token_id, pose in self.resting(arrangement).items():
            card = self.card(token_id)
            if token_id in self.aside or (token_id in self.sliding and not card.flying):
                continue
            if card.flying or card.pose != pose or card.lifted:
                card.lifted = False
                card.rest(pose)
        for zone, tokens in arrangement.items():
            for token in tokens:
                card = self.card(token.id)
                card.zone = zone
                card.set_face(token.face)
        self.relight()
        self._retag()
        self.restack()

    def label(self, tags: Mapping[Zone, Mapping[str, Tag]]) -> None:
        """Replace all tags of cards by these, given by zone and card text."""
        new = {zone: dict(tagged) for zone, tagged in tags.items() if tagged}
        if new != self._tags:
            self._tags = new
            self._retag()

    def add_tag(self, zone: Zone, face: str, tag: Tag) -> None:
        """Add a tag to a card."""
        self._tags.setdefault(zone, {})[face] = tag
        self._retag()

    def _retag(self) -> None:
        for zone, tagged in zip(self.shown, self._tagged(self.shown), strict=True):
            for token, tag in tagged:
                card = self.card(token.id)
                if tag is None:
                    card.set_tag("")
                else:
                    card.set_tag(tag.short, self._shown_share(zone, token))

    def _shown_share(self, zone: Zone, token: Token) -> float:
        """The share of a card's width that shows at its left, beside the cards of its zone that lie above it."""
        tokens = self.shown[zone]
        depths = self._depths(zone, tokens)
        above = depths[depths.index(tokens.index(token)) + 1 :]
        pose = self.card(token.id).pose
        shifts = (self.card(tokens[number].id).pose.x - pose.x for number in above)
        return min((shift / pose.width for shift in shifts if shift > 0), default=1.0)

    def _tagged(self, arrangement: TokensByZone) -> Iterator[list[tuple[Token, Tag | None]]]:
        """The tagged cards of each zone: all equal cards of a group, elsewhere the first of its kind."""
        for zone, tokens in arrangement.items():
            tags = self._tags.get(zone, {})
            place = self.frame.zones.get(zone)
            grouped = place is not None and place.spread is Spread.GROUPS
            left = dict(tags)
            found: list[tuple[Token, Tag | None]] = []
            for token in tokens:
                face = token.face or ""
                found.append((token, tags.get(face) if grouped else left.pop(face, None)))
            yield found

    def relight(self) -> None:
        """Update which cards are picked, playable, highlighted and dimmed."""
        for zone, tokens in self.shown.items():
            place = self.frame.zones.get(zone)
            # Cards below the top of a pile are no choice, so they are neither highlighted nor dimmed.
            pile = place is not None and place.spread is Spread.PILE
            for token in tokens:
                choice = not pile or token is tokens[-1]
                self.card(token.id).set_state(
                    playable=choice and token.id in self.playable,
                    shine=self.shines.get(token.id, Shine.NONE) if choice else Shine.NONE,
                    picked=token.id in self.picked,
                    dimmed=not pile and token.id in self.dimmed,
                    barred=not pile and token.id in self.barred,
                )

    def show_hovered(self, token: int | None) -> None:
        """Highlight the card under the pointer: of equal cards the front one, of a pile the top."""
        token = None if token is None else self._seen(token)
        if token != self._hot:
            for each in (self._hot, token):
                if each in self._cards:
                    self._cards[each].set_hot(each == token)
            self._hot = token

    def _seen(self, token: int) -> int:
        """The visible card that stands for this one."""
        card = self.card(token)
        positions = self.shown.get(card.zone, ()) if card.zone is not None else ()
        place = None if card.zone is None else self.frame.zones.get(card.zone)
        if place is not None and place.spread is Spread.PILE and positions:
            return positions[-1].id
        if not card.pose.behind:
            return token
        equals = (self.card(other.id) for other in positions if other.face == card.face)
        return next((other.token for other in equals if not (other.pose.behind or other.pose.peeking)), token)

    def glow(self, seats: frozenset[int]) -> None:
        """Let open cards in the hands of these seats glow, and no others."""
        for zone, tokens in self.shown.items():
            for token in tokens:
                shines = zone.name == "hand" and zone.seat in seats and token.face is not None
                self.card(token.id).shine(shines)

    def restack(self) -> None:
        """Restore the stacking order of the cards, and the children's reading order."""
        wanted = [
            self.card(tokens[number].id)
            for zone, tokens in self.reading_order(self.shown)
            for number in self._depths(zone, tokens)
        ]
        order = {child: number for number, child in enumerate(self._table.children())}
        if any(order[below] > order[above] for below, above in pairwise(wanted)):
            for card in wanted:
                card.raise_()
            for token in self.aside:
                self.card(token).raise_()

    def reading_order(self, arrangement: TokensByZone) -> list[tuple[Zone, tuple[Token, ...]]]:
        """The zones in reading order: the layout's order, the own hand last; zones without a place go last."""
        rank = {zone: number for number, zone in enumerate(self.frame.zones)}
        return sorted(arrangement.items(), key=lambda item: rank.get(item[0], len(rank)))

    def rename(self, wording: Wording) -> None:
        """Set every card's accessible name and tool tip."""
        tags = {token.id: tag for tagged in self._tagged(self.shown) for token, tag in tagged}
        for zone, tokens in self.shown.items():
            place = self.frame.zones.get(zone)
            pile = place is not None and place.spread is Spread.PILE
            hidden = sum(token.face is None for token in tokens)
            for number, token in enumerate(tokens):
                card = self.card(token.id)
                top = pile and number == len(tokens) - 1
                reached = self._reachable(zone, token, covered=(pile and not top) or card.pose.behind)
                tag = tags[token.id]
                covered = token.face is None and not reached
                by_place = reached and token.face is None and not pile
                # Covered cards that nobody may use are one element with their number.
                heap = covered and not pile and number == _first_covered(tokens)
                count = hidden if heap else len(tokens) if top or by_place else 0
                card.told = reached or heap or top or (token.face is not None and not pile)
                beside = self.told_of.get(token.id) if reached else None
                key = (wording, zone, token.face, by_place and number, count, reached, tag, beside)
                if self._named.get(token.id) != key:
                    self._named[token.id] = key
                    one_of = wording.card_by_place(zone, number, count) if by_place else None
                    card.setAccessibleName(one_of or wording.card(zone, token.face, count))
                    told = [*(() if tag is None else (tag.words,)), *(() if beside is None else (beside,))]
                    card.setAccessibleDescription(i18n.sentences(map(wording.say, told)))
                    card.setFocusPolicy(Qt.FocusPolicy.ClickFocus if reached else Qt.FocusPolicy.NoFocus)

    def _reachable(self, zone: Zone, token: Token, *, covered: bool) -> bool:
        if zone not in self.frame.zones or covered:
            return False
        return token.face is not None or zone.name != "hand" or token.id in self.playable | self.picked

    def _depths(self, zone: Zone, tokens: tuple[Token, ...]) -> tuple[int, ...]:
        place = self.frame.zones.get(zone)
        if place is None:
            return tuple(range(len(tokens)))
        faces = [token.face for token in tokens]
        return depth_order(place, faces, [token.id in self.picked for token in tokens])

    def _drop_others(self, arrangement: TokensByZone) -> None:
        kept = {token.id for tokens in arrangement.values() for token in tokens}
        for token_id in [token_id for token_id in self._cards if token_id not in kept]:
            _remove(self._cards.pop(token_id))
            self._named.pop(token_id, None)

    # ------------------------------------------------------------------------------------- drawn beforehand

    def undrawn(self) -> Iterator[Callable[[], object]]:
        """The pictures still to be drawn before every card can be shown without delay, one at a time."""
        ratio = self._table.devicePixelRatioF()
        positions = {
            poses(place, [None], crowd=crowd)[0]
            for zone, place in self.frame.zones.items()
            if place.spread is not None
            for crowd in self._crowds(zone)
        }
        for width, index in sorted({(pose.width, pose.index) for pose in positions}, reverse=True):
            for face in (None, *self._faces):
                if not self._art.has(face, width, ratio, index):
                    yield partial(self._art.face, face, width, ratio, index)

    def _crowds(self, zone: Zone) -> Iterable[int]:
        """How many cards the zone may hold soon: the card size of the own hand depends on it."""
        now = len(self.shown.get(zone, ()))
        return range(now - SOON, now + SOON + 1) if zone == self.own else (1,)

    # ----------------------------------------------------------------------------------------------- places

    def covered(self, zone: Zone) -> QRectF:
        """The area covered by a zone's cards; empty if it has none."""
        around = QRectF()
        for card in self.in_zone(zone):
            around = around.united(card.pose.bounds())
        return around

    def extent(self, zone: Zone) -> QRectF:
        """The visible area of a zone: its cards, or its empty place."""
        cards = self.covered(zone)
        return self.frame.zones[zone].area if cards.isEmpty() else cards

    def numbers(self) -> list[QRectF]:
        """The corner areas of upright open cards, and how many of them there are."""
        found: list[QRectF] = []
        for zone in self.shown:
            cards = () if zone not in self.frame.zones else self.in_zone(zone)
            for pose in (card.pose for card in cards if card.face is not None):
                if not (pose.angle or pose.covered or pose.behind):
                    card, share = pose.bounds(), pose.width / 100
                    wide, high = 32 * share * pose.index, 30 * share * pose.index
                    found.append(QRectF(card.left(), card.top(), wide, high))
                    if pose.badge:
                        found.append(QRectF(card.left(), card.bottom() - 38 * share, 42 * share, 34 * share))
        return found

    def visible(self) -> list[Visible]:
        """The areas of all cards that can be seen, and once more their upper halves, which tell them apart.

        They're those at rest, wherever the cards fly now; the own hand's is the same wherever its fan opens.
        """
        found = [Visible(area, Worth.KEPT) for area in self._own_areas()]
        laid = self.resting({zone: tokens for zone, tokens in self.shown.items() if zone in self.frame.zones})
        for zone, tokens in self.shown.items():
            for token in () if zone == self.own else tokens:
                pose = laid.get(token.id)
                if pose is None or pose.covered or (pose.behind and not pose.peeking):
                    continue
                area, upper = pose.bounds(), pose.bounds()
                upper.setHeight(area.height() / 2)
                if token.id in self.picked or (self.own is not None and zone.seat == self.own.seat):
                    found.append(Visible(area, Worth.KEPT))
                else:
                    worth = Worth.FACE_DOWN if token.face is None else Worth.CARD
                    found += (Visible(area, worth), Visible(upper, worth))
        return found

    def _own_areas(self) -> list[QRectF]:
        """Where the cards of the own hand may lie, wherever it's open: those that aren't picked, and those that are."""
        tokens = () if self.own is None else self.shown.get(self.own, ())
        if not tokens:
            return []
        opened, shift = self.opened, self.shift
        around: dict[bool, QRectF] = {}
        for at in (None, *(token.id for token in tokens)):
            self.opened, self.shift = at, 0.0
            for token, pose in self.hand(tokens).items():
                up = token in self.picked
                around[up] = around.get(up, QRectF()).united(pose.bounds())
        self.opened, self.shift = opened, shift
        return list(around.values())

    def card_at(self, point: QPoint) -> CardButton | None:
        """The topmost card at this point of the table."""
        spot = QPointF(point)
        for child in reversed(self._table.children()):
            if isinstance(child, CardButton) and child.holds(spot):
                return child
        return None

    def hand_card_at(self, point: QPointF) -> int | None:
        """The token of the own hand whose rest place is at this point, even if its card is still moving."""
        if self.own is None or self.own not in self.frame.zones:
            return None
        tokens = self.shown.get(self.own, ())
        laid = self.hand(tokens)
        return next((token.id for token in reversed(tokens) if laid[token.id].holds(point)), None)

    def faces(self) -> Mapping[int, str | None]:
        """The face that each token should show."""
        return {token.id: token.face for tokens in self.shown.values() for token in tokens}


def _first_covered(tokens: Sequence[Token]) -> int:
    """The index of the first face-down card."""
    return next(number for number, token in enumerate(tokens) if token.face is None)


def _remove(card: CardButton) -> None:
    card.put_down()
    hide_keeping_focus(card)
    card.deleteLater()
