"""Labels, tips, documents and file dialogs show texts literally, and open no file that a text names."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QAccessible, QAction, QContextMenuEvent, QHelpEvent, QImage, QTextDocument
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QToolButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.controls.phrased import PhrasedLabel
from cardtable_gui.views.kit.dialogs.file_dialog import FileDialog
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.kit.text.plain_text import (
    Document,
    Label,
    TextField,
    TextPage,
    TextView,
    button_text,
    explain,
    set_tip,
    show_tip,
    tip_of,
)
from cardtable_gui.views.table.widgets.command_bar import ButtonFace, CommandButton
from tests.support.hostile import MARKUP, tip_shown, written
from tests.support.stepped_clock import SteppedClock

SIDE = 300
IMAGE, STYLE = QTextDocument.ResourceType.ImageResource.value, QTextDocument.ResourceType.StyleSheetResource.value
SPOKEN = QAccessible.Text.Name
on_posix = pytest.mark.skipif(sys.platform == "win32", reason="file names have no < there")


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """A picture on disk that no text widget may load."""
    file = tmp_path / "picture.png"
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    assert image.save(str(file))
    return file


@pytest.mark.parametrize("text", MARKUP)
@pytest.mark.parametrize("make", [Label, PhrasedLabel])
def test_a_label_shows_markup_as_its_characters(qtbot: QtBot, make: Callable[[], Label], text: str) -> None:
    label = make()
    qtbot.addWidget(label)
    label.setText(text)
    assert written(label) == text
    spoken = QAccessible.queryAccessibleInterface(label)
    assert spoken is not None
    assert spoken.text(SPOKEN) == text


def test_a_phrased_label_speaks_the_asterisks_of_a_name(qtbot: QtBot) -> None:
    label = PhrasedLabel()
    qtbot.addWidget(label)
    label.setText("**花子さん**は太郎さんに負けました。")
    assert label.accessibleName() == "**花子さん**は太郎さんに負けました。"


def test_what_is_copied_from_a_phrased_label_has_no_joiners(qtbot: QtBot) -> None:
    label = PhrasedLabel()
    qtbot.addWidget(label)
    label.setText("花子さんが勝ちました。")
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.show()
    label.setSelection(0, len(QLabel.text(label)))
    middle = label.rect().center()
    QApplication.sendEvent(label, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, label.mapToGlobal(middle)))
    for action in label.findChildren(QAction, "edit-copy"):
        action.trigger()
    assert QApplication.clipboard().text() == "花子さんが勝ちました。"
    for menu in label.findChildren(QMenu):
        menu.close()


def test_a_label_loads_no_picture(qtbot: QtBot, picture: Path) -> None:
    label = Label(f'<img src="{picture.as_posix()}">')
    qtbot.addWidget(label)
    label.show()
    assert label.sizeHint().height() < SIDE


@pytest.mark.parametrize("text", ["![x](/nowhere.png)", '<img src="/nowhere.png">', "**a** <b>b</b>"])
def test_markdown_of_a_label_has_neither_pictures_nor_html(qtbot: QtBot, text: str) -> None:
    label = PhrasedLabel(our_markdown=True)
    qtbot.addWidget(label)
    with pytest.raises(ValueError, match="pictures"):
        label.setText(text)


@pytest.mark.parametrize("place", ["{path}", "file://{path}", "data:image/png;base64,AAAA", "//host/share/a.png"])
def test_text_widgets_load_nothing(qtbot: QtBot, picture: Path, place: str) -> None:
    name = place.format(path=picture.as_posix())
    view, page, field = TextView(), TextPage(), TextField()
    for widget in (view, page, field):
        qtbot.addWidget(widget)
    for document in (Document(), view.document(), page.document(), field.document()):
        document.setHtml(f'<img src="{name}"><link rel="stylesheet" href="{name}">')
        document.setTextWidth(1000)
        assert document.size().height() < SIDE
        assert document.resource(STYLE, QUrl(f"{name}.css")).isEmpty()
        assert document.resource(IMAGE, QUrl(name)).size().toTuple() == (1, 1)


def test_a_document_shows_the_pictures_it_was_given() -> None:
    document = Document()
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0)
    document.set_our_markdown("![seven](cards:7)")
    document.addResource(IMAGE, QUrl("cards:7"), image)
    document.setTextWidth(1000)
    assert document.size().height() > SIDE


def test_html_in_markdown_is_text() -> None:
    document = Document()
    document.set_our_markdown('A <b>b</b> <img src="/nowhere.png"> c')
    assert document.toPlainText() == 'A <b>b</b> <img src="/nowhere.png"> c'


@pytest.mark.parametrize("text", [*MARKUP, "one\ntwo <b>", "a plain one"])
def test_a_tip_is_shown_as_its_characters_and_is_for_the_eye_alone(qtbot: QtBot, text: str) -> None:
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.show()
    set_tip(button, "before")
    set_tip(button, text)
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken is not None
    assert spoken.text(QAccessible.Text.Description) == ""
    assert tip_shown(button) == tip_of(button) == text
    set_tip(button, "")
    assert tip_shown(button) == tip_of(button) == ""


@pytest.mark.parametrize("text", [*MARKUP, "a plain one"])
def test_what_explains_a_widget_is_shown_and_spoken_as_its_characters(qtbot: QtBot, text: str) -> None:
    button = QPushButton("x")
    qtbot.addWidget(button)
    button.show()
    explain(button, text)
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken is not None
    assert tip_shown(button) == spoken.text(QAccessible.Text.Description) == text
    explain(button, "")
    assert tip_shown(button) == spoken.text(QAccessible.Text.Description) == ""


def test_a_tool_button_has_a_tip_of_its_own_and_none_of_its_action_s(qtbot: QtBot) -> None:
    button, action = QToolButton(), QAction("Undo")
    qtbot.addWidget(button)
    button.show()
    action.setToolTip("Undo (Ctrl+Z)")
    button.setDefaultAction(action)
    set_tip(button, "Undo (Ctrl+Z)")
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken is not None
    assert spoken.text(QAccessible.Text.Description) == ""
    assert tip_shown(button) == "Undo (Ctrl+Z)"


def test_a_tip_shows_no_picture(qtbot: QtBot, picture: Path) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    show_tip(QPoint(10, 10), f'<img src="{picture.as_posix()}">', widget)
    tip = next(each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel"))
    assert tip.sizeHint().height() < SIDE
    QToolTip.hideText()


def test_a_tip_of_an_action_is_its_text() -> None:
    action = QAction()
    set_tip(action, "<b>")
    assert action.toolTip() == "<b>"


def test_an_ampersand_in_a_name_gives_a_button_no_key(qtbot: QtBot) -> None:
    button = QPushButton(button_text("I am Q&A && &Zoe"))
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
    spoken = QAccessible.queryAccessibleInterface(button)
    assert spoken is not None
    assert spoken.text(SPOKEN) == "I am Q&A && &Zoe"


def test_an_ampersand_in_a_name_gives_a_command_no_key(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    button = CommandButton(SteppedClock(), window)
    button.show_face(ButtonFace("show", "I am Q&A: show my hand", ""), LIGHT, 100)
    assert button.shortcut().isEmpty()
    assert button.accessibleName() == "I am Q&A: show my hand"


@on_posix
def test_the_file_dialog_asks_about_a_file_by_its_characters(qtbot: QtBot, picture: Path, tmp_path: Path) -> None:
    # No file name contains a slash, but HTML works without it.
    name = f"<img src={str(picture).replace('/', '&#47;')}>.txt"
    (tmp_path / name).write_text("kept")
    window = QWidget()
    qtbot.addWidget(window)
    dialog = FileDialog(window)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDirectory(str(tmp_path))
    dialog.open()
    dialog.selectFile(name)
    asked: list[tuple[bool, bool]] = []

    def refuse() -> None:
        for package in QApplication.topLevelWidgets():
            if isinstance(package, QMessageBox):
                label = package.findChild(QLabel, "qt_msgbox_label")
                assert isinstance(label, QLabel)
                asked.append((name in written(label), label.sizeHint().height() < SIDE))
                package.reject()

    QTimer.singleShot(0, dialog, refuse)
    dialog.accept()
    assert asked == [(True, True)]
    dialog.reject()


@on_posix
def test_tips_in_the_file_dialog_are_characters(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "<b>bold &lt;"
    folder.mkdir()
    window = QWidget()
    qtbot.addWidget(window)
    dialog = FileDialog(window)
    dialog.setSidebarUrls([QUrl.fromLocalFile(str(folder))])
    dialog.open()
    side = dialog.findChild(QWidget, "sidebar")
    assert side is not None
    view = side.viewport()  # type: ignore[attr-defined]
    place = side.visualRect(side.model().index(0, 0)).center()  # type: ignore[attr-defined]
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place)))
    assert QToolTip.text().startswith("<p")
    document = QTextDocument()
    document.setHtml(QToolTip.text())
    assert document.toPlainText() == str(folder)
    QToolTip.hideText()
    dialog.reject()
