"""The table widget: shows any game, one session after another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable_gui import i18n
from cardtable_gui.controller.hints import Hint
from cardtable_gui.controller.match_source import MatchSource
from cardtable_gui.core.picks import CardsByZone, cards_of
from cardtable_gui.core.zones import Zone
from cardtable_gui.sound import Sound, in_material
from cardtable_gui.timing import Clock
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.text import accessible
from cardtable_gui.views.plan.explained_words import Word
from cardtable_gui.views.table.presenters.pointer import PointerSurface
from cardtable_gui.views.table.presenters.shared_widgets import SharedWidgets
from cardtable_gui.views.table.presenters.table_focus import TableFocus
from cardtable_gui.views.table.presenters.table_presenter import TablePresenter
from cardtable_gui.views.table.scene import keyboard_navigation
from cardtable_gui.views.table.state.announcements import Announcement, Kind, Topic
from cardtable_gui.views.table.state.input_mode import LAST
from cardtable_gui.views.table.state.result_summary import Achieved
from cardtable_gui.views.table.state.table_look import TableLook
from cardtable_gui.views.table.widgets import table_theme
from cardtable_gui.views.table.widgets.bubbles import RefusalBubble
from cardtable_gui.views.table.widgets.card_button import CardButton
from cardtable_gui.views.table.widgets.choice_box import ChoiceBox
from cardtable_gui.views.table.widgets.command_bar import CommandBar, CommandButton
from cardtable_gui.views.table.widgets.curtain import Curtain
from cardtable_gui.views.table.widgets.result_panel import ResultPanel

_KNOWN_MODIFIERS = (
    Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.AltModifier
)


_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class AccessibleTable(accessible.Arranged):
    """The parts of the table in reading order; while a sheet covers the table, only that sheet."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)

    def parts(self) -> Sequence[QWidget]:
        table = self.described(TableView)
        for sheet in (table.widgets.consent, table.curtain, table.widgets.recap, table.panel):
            if not sheet.isHidden():
                return (sheet,)
        shown = (child for child in table.children() if isinstance(child, QWidget) and not child.isHidden())
        told = [child for child in shown if not isinstance(child, CardButton) or child.told]
        return [child for child in told if child.accessibleName()]


class TableView(PointerSurface):
    """Shows a session's view, animates events, and turns gestures into actions. `open` a session, then start it."""

    accessible_interface = AccessibleTable
    refused = Signal(object)
    """A `Refusal` was shown."""
    rules_wanted = Signal(str)
    """The player asks for a paragraph of the rules."""
    word_wanted = Signal(str)
    """The player asks what this word of the rules means; carries its id."""
    busy_changed = Signal(bool)
    """Carries whether an event is being played on the table."""
    event_shown = Signal(object)
    """During playback: this `LogEntry` or `DealEnded` is shown now."""
    sounded = Signal(str)
    """A `Sound` belongs to what happens on the table now."""
    hand_laid = Signal(int, tuple)
    """The player at a seat has ordered the hand: its faces from left to right; empty: sorted by number again."""
    new_match_wanted = Signal()
    again_wanted = Signal()
    watch_wanted = Signal()
    review_wanted = Signal()
    back_wanted = Signal()
    """The match of the replay is to be played on from where it was left."""
    used = Signal(str)
    """The player did something that not everybody knows of: see `TableInput.used`."""
    why_wanted = Signal()
    """The hint is to be explained."""
    start_screen_wanted = Signal()
    seat_asked = Signal(int)
    """The player asks, on the plate of this seat, who else could sit there."""
    share_wanted = Signal()
    """The deal of the match that is over is to be shared."""

    def __init__(self, clock: Clock) -> None:
        """An empty table; whatever moves or waits on it goes by this clock."""
        super().__init__()
        self._clock = clock
        self._look = TableLook()
        self._keys = Keymap()
        self.presenter: TablePresenter | None = None
        """Of the match on the table; None: there is none."""
        self.widgets = widgets = SharedWidgets.on(self, clock)
        """What is shown for one match after another: sheets, curtain, bar."""
        widgets.bubble.rules_wanted.connect(self.rules_wanted)
        self._word_links = (widgets.bubble.word_links, widgets.bar.word_links)
        for links in self._word_links:
            links.wanted.connect(self.word_wanted)
        self._focus = TableFocus(
            self, widgets.bar, widgets.bubble, widgets.panel, widgets.recap, widgets.consent, widgets.curtain
        )
        self.pointer_pressed.connect(self._focus.show_ring)
        self._leaving = False
        self._taking_room = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(640, 380)

    def sizeHint(self) -> QSize:
        return QSize(1100, 740)

    # ------------------------------------------------------------------------------------------- public interface

    def open(self, session: MatchSource, hands: Mapping[int, Sequence[str]] | None = None) -> None:
        """Show this session or replay instead of any other, whether it has been started or not.

        `hands`: the players' own order of their hands in this match so far, by seat, as faces from left to right.
        """
        self.close_session()
        self.widgets.surface.game = session.package.game.id
        presenter = TablePresenter(self, session, self.widgets, self._dressed(), self._keys, hands or {}, self._clock)
        presenter.playback.busy_changed.connect(self.busy_changed)
        presenter.speech.announced.connect(self._announced)
        presenter.result.again_wanted.connect(self.again_wanted)
        presenter.result.new_match_wanted.connect(self.new_match_wanted)
        presenter.result.watch_wanted.connect(self.watch_wanted)
        presenter.result.review_wanted.connect(self.review_wanted)
        presenter.result.start_screen_wanted.connect(self.start_screen_wanted)
        presenter.result.share_wanted.connect(self.share_wanted)
        presenter.speech.sounded.connect(self.sounded)
        presenter.settled.connect(self._focus.settled)
        presenter.input.refused.connect(self.refused)
        presenter.input.used.connect(self.used)
        presenter.input.commands.back_wanted.connect(self.back_wanted)
        presenter.input.commands.why_wanted.connect(self.why_wanted)
        presenter.input.sorting.laid.connect(self.hand_laid)
        for seat, plate in presenter.scene.player_panels.plates.items():
            plate.asked.connect(partial(self.seat_asked.emit, seat))
        for asked in (presenter.sheets.answer, presenter.sheets.details):
            asked.rules_wanted.connect(self.rules_wanted)
        self.presenter = presenter
        self.setAccessibleName(presenter.state.wording.game)
        self.pointer = presenter.input.pointer
        self._focus.follow(presenter.input)
        self.take_keyboard()

    def close_session(self) -> None:
        """Close the session and clear the table."""
        if self.presenter is not None:
            self._focus.follow(None)
            self.pointer = None
            self.presenter.close()
            self.presenter = None
            self.update()

    @property
    def look(self) -> TableLook:
        """How the table looks and behaves."""
        return self._look

    def set_look(self, look: TableLook) -> None:
        """Look and behave like this from now on, laid out anew at most once."""
        before, self._look = self._look, look
        self.widgets.set_speed(look.speed)
        if look.speed <= 0:
            self.widgets.animator.skip()
        laid_out = look != before
        if laid_out:
            self._take_room()
            self._clear_the_way()
        if self.presenter is not None:
            self.presenter.show_look(self._dressed(), laid_out=laid_out)
        if laid_out:
            self.update()

    def set_keys(self, keys: Keymap) -> None:
        """Set the key bindings; the defaults are used until then. Not while a match is open."""
        self._keys = keys
        self.widgets.set_keys(keys)
        keys.changed.connect(self._lay_out)

    def set_words(self, words: Mapping[str, Word]) -> None:
        """Set the words that the rules explain, by form: links in prompts and refusals."""
        for links in self._word_links:
            links.set_words(words)

    def sort_hand(self) -> None:
        """Sort the own hand by number."""
        if self.presenter is not None:
            self.presenter.input.sorting.sort()

    def take_keyboard(self) -> None:
        """Focus what the player most likely wants: an open sheet, else a card or a command."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.hasFocus():
            self._focus.take()

    def offered(self) -> list[list[QAbstractButton]]:
        """What can be done at the table now, in groups: see `TableFocus.offered`. Empty while something is played."""
        offered = self._focus.offered()
        on_sheet = offered and all(isinstance(button, CommandButton) for button in offered[0])
        return offered if on_sheet or not self.busy else []

    def skip_animations(self) -> None:
        """Finish the running animations at once."""
        self.widgets.animator.skip()

    def run_command(self, command: str) -> None:
        """Press a button by its id."""
        if self.presenter is not None:
            self.presenter.input.commands.run(command)

    def answer(self, topic: Topic) -> None:
        """Say and show what the onlooker wants to know about the table."""
        if self.presenter is not None:
            self.presenter.answers.answer(topic)

    def say(self, words: str, kind: Kind = Kind.GUIDE) -> None:
        """Announce words that come from beside the table: by default of a panel that guides the player.

        Nothing is announced if there are none, or no match is shown.
        """
        if self.presenter is not None and words:
            self.presenter.speech.say(kind, words)

    def show_achieved(self, achieved: Achieved) -> bool:
        """Add what was achieved to the result of the match; return whether that is shown."""
        return self.presenter is not None and self.presenter.result.add(achieved)

    @property
    def disordered(self) -> bool:
        """Whether the own hand is not sorted by number, so that it could be."""
        return self.presenter is not None and not self.presenter.scene.sort_button.isHidden()

    def show_hint(self, hint: Hint) -> None:
        """Pick the cards of a hint, highlight its target, and show its text.

        The session's own hints appear by themselves.
        """
        if self.presenter is not None:
            self.presenter.input.show_hint(hint)

    @property
    def busy(self) -> bool:
        """Whether an event is being played on the table, or its result is shown."""
        return self.presenter is not None and self.presenter.playback.busy

    @property
    def picked(self) -> CardsByZone:
        """The picked cards by zone."""
        return {} if self.presenter is None else cards_of(self.presenter.input.selection.picked)

    def cards(self, zone: Zone) -> tuple[CardButton, ...]:
        """The cards of a zone in table order."""
        return () if self.presenter is None else self.presenter.scene.stage.in_zone(zone)

    def area(self, zone: Zone) -> QRectF:
        """The area of a zone; empty if it has no place on the table."""
        place = None if self.presenter is None else self.presenter.scene.stage.frame.zones.get(zone)
        return QRectF() if place is None else QRectF(place.area)

    @property
    def bar(self) -> CommandBar:
        """The bar with prompt and buttons."""
        return self.widgets.bar

    def in_material(self, sound: Sound) -> str:
        """The name of a sound as it is in the material of the game on the table."""
        materials = {} if self.presenter is None else self.presenter.state.game_table.materials
        return in_material(sound, materials.get(sound, ""))

    @property
    def bubble(self) -> RefusalBubble:
        """The bubble that says why something is not allowed."""
        return self.widgets.bubble

    @property
    def panel(self) -> ResultPanel:
        """The panel at the end of a deal and of the match."""
        return self.widgets.panel

    @property
    def curtain(self) -> Curtain:
        """The curtain between two people."""
        return self.widgets.curtain

    @property
    def choice(self) -> ChoiceBox | None:
        """The choice between several actions; hidden when there is none."""
        return None if self.presenter is None else self.presenter.sheets.choice

    # -------------------------------------------------------------------------------------------------- events

    def _announced(self, announcement: Announcement) -> None:
        if announcement.event is not None:
            self.event_shown.emit(announcement.event)

    def _dressed(self) -> TableLook:
        """The look with the colours of the current game's table top."""
        look = self._look
        return replace(look, theme=table_theme.themed(self.widgets.surface.game, look.theme, look.table_theme))

    def _take_room(self) -> None:
        """Take the size that larger text around leaves at once, not an event later as Qt would."""
        self._taking_room = True
        around = self.parentWidget()
        while around is not None:
            layout = around.layout()
            if layout is not None:
                layout.activate()
            around = around.parentWidget()
        self._taking_room = False

    def _clear_the_way(self) -> None:
        """End what moves and floats, before everything is laid out anew."""
        if self.presenter is not None:
            self.presenter.input.floating.leave()
        self.widgets.animator.skip()
        self.widgets.transition.stop()
        self.widgets.banner.leave()
        self.widgets.cover(self.rect())

    def _lay_out(self) -> None:
        self._clear_the_way()
        if self.presenter is not None:
            self.presenter.lay_out()
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        if not self._taking_room:
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_look(replace(self._look, language=i18n.language()))
            if self.presenter is not None:
                self.setAccessibleName(self.presenter.state.wording.game)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.presenter is None:
            painter.fillRect(self.rect(), self._dressed().theme.surface)
        else:
            frame = self.presenter.scene.stage.frame
            self.widgets.surface.paint(painter, frame, self.devicePixelRatioF(), event.region())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        LAST.by_keys = True
        self._focus.show_ring()
        if not self._key(event):
            event.ignore()

    def _key(self, event: QKeyEvent) -> bool:
        if self.presenter is None:
            return False
        widgets = self.widgets
        widgets.transition.stop()
        if self.presenter.playback.in_scene:
            # Whatever the key would do elsewhere, here it only ends the scene.
            if event.key() not in _MODIFIERS:
                self.presenter.playback.skip()
            return True
        for sheet in (widgets.consent, widgets.curtain, widgets.recap, widgets.panel, self.presenter.sheets.choice):
            if not sheet.isHidden():
                return sheet.press(event)
        if event.isAutoRepeat() and event.key() not in keyboard_navigation.ARROWS:
            # A held key acts only once.
            return True
        if event.key() == Qt.Key.Key_Space and self.presenter.state.session.recorded:
            # In a replay the key pauses and resumes; there is nothing to pick.
            return False
        pressed = self._keys.at_table(event, self.presenter.state.session.package.game.id)
        if pressed is None or pressed.modifiers & ~_KNOWN_MODIFIERS:
            return False
        return self.presenter.input.keys.press(*pressed)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from zone to zone, to the buttons, to the rule that a refusal names, then out of the table."""
        LAST.by_keys = True
        if self.presenter is None:
            return super().focusNextPrevChild(forward)
        if not self._focus.step(forward=forward) and not self._leave(forward=forward):
            self._focus.enter(forward=forward)
        return True

    def _leave(self, *, forward: bool) -> bool:
        """Focus the widget after (or before) the table in the window.

        Qt finds it. Asking a widget for its next one in the focus chain would make that one owned by Python, and it
        would be deleted with the wrapper.
        """
        here = QApplication.focusWidget()
        self._leaving = True
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        passed: list[QWidget] = []
        while super().focusNextPrevChild(forward):
            focus = QApplication.focusWidget()
            if focus is None or focus in passed or not self.isAncestorOf(focus):
                break
            passed.append(focus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._leaving = False
        focus = QApplication.focusWidget()
        left = focus is not None and focus is not self and not self.isAncestorOf(focus)
        if here is not None and not left:
            here.setFocus(Qt.FocusReason.OtherFocusReason)
        return left

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._leaving:
            return
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            LAST.by_keys = True
            self._focus.enter(forward=event.reason() == Qt.FocusReason.TabFocusReason)
        else:
            if event.reason() == Qt.FocusReason.MouseFocusReason:
                LAST.by_keys = False
            self._focus.take()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus.show_ring()
