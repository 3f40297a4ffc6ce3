"""A real window at whose table lengths are measured."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import cast

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from cardtable_gui import games
from cardtable_gui.core.table import CardPlace
from cardtable_gui.core.zones import hand_of
from cardtable_gui.lab.gallery import moments
from cardtable_gui.lab.gallery.gallery_order import PictureSize
from cardtable_gui.lab.gallery.moments import Moment
from cardtable_gui.lab.gallery.studio import Studio, application
from cardtable_gui.settings import CARD_SIZE, LARGE_NUMERALS, TEXT_PERCENT
from cardtable_gui.views.kit.look.theme import CARD_ASPECT
from cardtable_gui.views.kit.pictures import large_index
from cardtable_gui.views.kit.pictures.card_drawings import drawing_of
from cardtable_gui.views.kit.text import fitted_text
from cardtable_gui.views.table.presenters.table_presenter import TablePresenter
from cardtable_gui.views.table.widgets.bubbles import Bubble
from cardtable_gui.views.table.widgets.cached_widget import CachedWidget
from cardtable_gui.views.table.widgets.card_button import CardButton

_TOUCH = 1.0
"""Up to this many pixels a bubble may reach over a card's edge."""


class MeasuredTable:
    """One window for all measures: `open` a match, `arrange` the window, then ask."""

    def __init__(self, cards: str, *, large_numerals: bool) -> None:
        """Show the window. `cards`: the wanted card size."""
        self._studio = Studio(application(), "en", "light", PictureSize(1280, 800, 1.0))
        self._studio.settings.set(CARD_SIZE, cards)
        self._studio.settings.set(LARGE_NUMERALS, large_numerals)
        self._game = ""
        self._players = 0
        self._moment = Moment(0, 0)

    def close(self) -> None:
        """Close the window."""
        self._studio.close()

    def open(self, game: str, players: int) -> None:
        """Open a match when the person holds the most cards."""
        self._game, self._players = game, players
        self._moment = moments.with_the_fullest_hand(game, players)
        self._studio.scenes.ask(game, self._moment, players=players)

    def arrange(self, window: PictureSize, percent: int, *, panel: bool) -> None:
        """Give the window this size, text and side panel."""
        self._studio.settings.set(TEXT_PERCENT, percent)
        self._studio.window.resize(window.width, window.height)
        self._studio.show_side("log" if panel else None)
        self._studio.settle()

    # ------------------------------------------------------------------------------------------- what is asked

    @property
    def card(self) -> float:
        """The height of the smallest card in the own hand."""
        return round(min((card.pose.height for card in self._hand()), default=0.0), 1)

    @property
    def numeral(self) -> float:
        """The height of the smallest numeral in the own hand."""
        shown = [card for card in self._hand() if card.face is not None]
        heights = (card.pose.width * card.pose.index * _numeral(self._game, card.face or "") for card in shown)
        return round(min(heights, default=0.0), 1)

    @property
    def hero(self) -> float:
        """The height of cards in the places of the centre where they are largest: what is to be beaten or taken."""
        frame = self._presenter.scene.stage.frame
        rows = games.package(self._game).table.layout.centre
        heroes = [place.name for row in rows for place in row if isinstance(place, CardPlace) and place.scale == 1]
        places = (place for zone, place in frame.zones.items() if zone.name in heroes and zone.seat is None)
        found = [place.unit * CARD_ASPECT for place in places]
        return round(min(found, default=0.0), 1)

    @property
    def cards_share(self) -> float:
        """The share of the table that cards cover."""
        region = QRegion()
        for card in self._seen():
            region += _region(card)
        area = sum(rect.width() * rect.height() for rect in cast("Iterable[QRect]", region))
        table = self._studio.table
        return round(area / max(1, table.width() * table.height()), 3)

    def smallest_text(self) -> int:
        """The font size of the smallest text on the table, in pixels."""
        table = self._studio.table
        for child in table.findChildren(CachedWidget):
            child.redraw()
        with fitted_text.noting() as written:
            table.grab()
        return min((each.px for each in written if each.text.strip()), default=0)

    def covered(self) -> int:
        """How many own or picked cards a hint covers, and then the reason why something can't be done."""
        table = self._studio.table
        table.show_hint(moments.proposal(self._game, self._moment.actions, self._players))
        self._studio.settle()
        found = self._covered()
        selection = self._presenter.input.selection
        refused = () if selection.offer is None else selection.offer.commands
        command = next((each.id for each in refused if each.refusal is not None), None)
        if command is not None:
            table.run_command(command)
            self._studio.settle()
            found |= self._covered()
        while self._presenter.input.cancellation.step_back():
            pass
        self._studio.settle()
        return len(found)

    # -------------------------------------------------------------------------------------------------- the table

    @property
    def _presenter(self) -> TablePresenter:
        presenter = self._studio.table.presenter
        assert presenter is not None
        return presenter

    def _hand(self) -> tuple[CardButton, ...]:
        return self._studio.table.cards(hand_of(0))

    def _seen(self) -> list[CardButton]:
        """The cards of the table, from bottom to top."""
        zones = self._presenter.scene.stage.frame.zones
        cards = [child for child in self._studio.table.children() if isinstance(child, CardButton)]
        return [card for card in cards if card.isVisible() and card.zone in zones]

    def _covered(self) -> set[int]:
        """The tokens of own and picked cards of which a bubble covers what would be seen."""
        table, stage = self._studio.table, self._presenter.scene.stage
        sheets = QRegion()
        for bubble in table.findChildren(Bubble):
            if not bubble.isHidden():
                sheet = bubble.sheet.translated(bubble.pos()).adjusted(_TOUCH, _TOUCH, -_TOUCH, -_TOUCH)
                sheets += QRegion(sheet.toAlignedRect())
        found, above = set(), QRegion()
        for card in reversed(self._seen()):
            own = card.zone is not None and card.zone.seat == 0
            if (own or card.token in stage.picked) and not (_region(card) - above).intersected(sheets).isEmpty():
                found.add(card.token)
            above += _region(card)
        return found


def _region(card: CardButton) -> QRegion:
    return QRegion() if card.pose.covered else QRegion(card.pose.polygon().toPolygon())


@cache
def _numeral(game: str, face: str) -> float:
    drawing = drawing_of(game, face)
    return 0.0 if drawing is None else large_index.numeral(drawing)
