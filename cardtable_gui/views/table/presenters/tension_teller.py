"""Announces what is about to happen: each thing once, when it begins to hold.

Apart from playback, which tells what has happened.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from cardtable_gui.core.card_scene import Tension
from cardtable_gui.core.game import AnyView
from cardtable_gui.views.table.geometry.visible import Visible, Worth
from cardtable_gui.views.table.presenters.speech import Speech
from cardtable_gui.views.table.scene.scene import Scene
from cardtable_gui.views.table.state.announcements import Kind
from cardtable_gui.views.table.state.view_state import ViewState
from cardtable_gui.views.table.widgets.clear_place import Ground, clear_place, least_hiding
from cardtable_gui.views.table.widgets.tension_banner import TensionBanner


class TensionTeller:
    """Follows the views of one match."""

    def __init__(self, state: ViewState, scene: Scene, speech: Speech, banner: TensionBanner) -> None:
        self._state = state
        self._scene = scene
        self._speech = speech
        self._banner = banner
        self._held: frozenset[Tension] = frozenset()
        self._told: set[tuple[int, Tension]] = set()
        """What was announced, with its deal."""

    def jump(self, view: AnyView) -> None:
        """The view has jumped: nothing in it is new, unless the match has yet to begin."""
        self._banner.leave()
        dealt = not self._state.session.before_first_deal
        self._held = frozenset(self._state.game_table.tension(view) if dealt else ())

    def follow(self, view: AnyView) -> None:
        """The match has gone on to this view: announce the most exciting thing that is new."""
        now = self._state.game_table.tension(view)
        new = [each for each in now if each not in self._held and (view.deal, each) not in self._told]
        self._held = frozenset(now)
        self._told.update((view.deal, each) for each in new)
        if new:
            self._tell(new[0])

    def _tell(self, tension: Tension) -> None:
        scene, look = self._scene, self._state.look
        words, ground = self._state.wording.say(tension.message), scene.ground()
        size = self._banner.size_of(words, look.percent, ground.room.width())
        plate = None if tension.seat is None else scene.player_panels.plates[tension.seat].geometry().toRectF()
        # No card is covered as long as any place is free of them.
        kept = [Visible(area, worth if worth is Worth.WORDS else Worth.KEPT) for area, worth in ground.seen]
        middle, em = QRectF(ground.room.center(), QSizeF(0, 0)), scene.stage.frame.em
        spot = clear_place((size,), middle, Ground(ground.room, kept), em) or least_hiding((size,), middle, ground, em)
        self._banner.tell(words, spot.sheet, plate, look.theme, look.percent)
        if not tension.told:
            self._speech.say(Kind.EVENT, words)
