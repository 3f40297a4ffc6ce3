"""The style sheet of the standard widgets around the table, generated from the design tokens.

Widgets select their style by dynamic properties: `type` (caption, label, title, headline, display), `tone` (soft, good,
bad, accent), `kind` of a button (primary, strong, quiet, chip, segment, toggle, square, keycap …), `surface` of a
container (panel, bar, side, line, notice).
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from cardtable_gui.views.kit.look import focus_ring
from cardtable_gui.views.kit.look.theme import Radius, Space, Theme, Type, blended

_CLEAR = ":/qt-project.org/styles/commonstyle/images/cleartext"
"""Qt's own icon of the button that clears a field."""


def mark(widget: QWidget, **properties: str) -> None:
    """Set dynamic properties, and apply the style sheet again if it has been applied before."""
    if all(widget.property(name) == value for name, value in properties.items()):
        return
    for name, value in properties.items():
        widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        # Asking for the widget's style instead would make PySide load that class, 10 ms the first time.
        QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))


def css(colour: QColor) -> str:
    """A colour in the style sheet's syntax."""
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


def sheet(theme: Theme, percent: int) -> str:
    """The whole style sheet for one theme and text size."""
    return "\n".join((_texts(theme, percent), _grounds(theme), _buttons(theme, percent), _fields(theme), _bars(theme)))


def _texts(theme: Theme, percent: int) -> str:
    sizes = "\n".join(
        f'QLabel[type="{size.name.lower()}"] {{ font-size: {size.px(percent)}px; }}'
        for size in Type
        if size != Type.BODY
    )
    return f"""
QLabel {{ color: {css(theme.ink)}; background: transparent; }}
{sizes}
QLabel[type="title"], QLabel[type="headline"], QLabel[type="display"] {{ font-weight: bold; }}
QLabel[weight="bold"] {{ font-weight: bold; }}
QLabel[tone="soft"] {{ color: {css(theme.ink_soft)}; }}
QLabel[tone="bad"] {{ color: {css(theme.bad)}; }}
QLabel[tone="good"] {{ color: {css(theme.good)}; }}
QLabel[tone="accent"] {{ color: {css(theme.accent)}; }}
QHeaderView::section {{
    color: {css(theme.ink_soft)}; background: {css(theme.panel)}; border: none;
    border-bottom: 1px solid {css(theme.panel_edge)}; padding: {Space.TIGHT}px {Space.SNUG}px;
    font-size: {Type.CAPTION.px(percent)}px;
}}
QToolTip {{
    color: {css(theme.ink)}; background: {css(theme.panel)}; border: 1px solid {css(theme.panel_edge)};
    padding: {Space.TIGHT}px {Space.SNUG}px; font-size: {Type.BODY.px(percent)}px;
}}
"""


def _grounds(theme: Theme) -> str:
    return f"""
QMainWindow, QDialog {{ background: {css(theme.panel_deep)}; }}
QWidget[surface="panel"] {{
    background: {css(theme.panel)}; border: 1px solid {css(theme.panel_edge)}; border-radius: {Radius.PANEL}px;
}}
QWidget[surface="bar"] {{ background: {css(theme.panel_deep)}; }}
QWidget[surface="line"] {{ background: {css(theme.panel_edge)}; }}
QWidget[surface="side"] {{ background: {css(theme.panel)}; }}
QWidget[surface="notice"] {{
    background: {css(theme.panel)}; border: 2px solid {css(theme.good)}; border-radius: {Radius.PANEL}px;
}}
QWidget[surface="notice"][tone="bad"] {{ border-color: {css(theme.bad)}; }}
QScrollArea {{ background: transparent; border: none; }}
"""


def _buttons(theme: Theme, percent: int) -> str:
    hover = css(blended(theme.panel, theme.glow, 0.14))
    pressed = css(blended(theme.panel, theme.glow, 0.28))
    accent_hover = css(blended(theme.accent, theme.on_accent, 0.12))
    accent_pressed = css(blended(theme.accent, theme.shadow, 0.18))
    off = css(blended(theme.panel_deep, theme.ink, 0.08))
    off_ink = css(blended(theme.panel_deep, theme.ink, 0.52))
    side = Space.WIDE - 2
    ring = focus_ring.border(theme, Space.SNUG - 1, side, 2)
    low_ring = focus_ring.border(theme, Space.SNUG - 2, Space.EASY, 2)
    round_ = Radius.CHIP + 2
    badge = Type.BODY.px(percent) * 2
    return f"""
QPushButton, QToolButton {{
    color: {css(theme.ink)}; background: {css(theme.panel)}; border: 2px solid {css(theme.control_edge)};
    border-radius: {Radius.CHIP + 2}px; padding: {Space.SNUG - 1}px {side}px; outline: none;
}}
QPushButton:hover, QToolButton:hover {{ background: {hover}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {pressed}; }}
QToolButton:checked {{ border-color: {css(theme.accent)}; }}
QPushButton:focus, QToolButton:focus {{ {ring}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {off_ink}; background: {off}; border-color: {off}; }}
QPushButton[kind="primary"] {{
    color: {css(theme.on_accent)}; background: {css(theme.accent)}; border-color: {css(theme.accent)};
    font-weight: bold; font-size: {Type.LABEL.px(percent)}px; padding: {Space.SNUG + 1}px {Space.VAST}px;
}}
QPushButton[kind="primary"]:hover {{ background: {accent_hover}; }}
QPushButton[kind="primary"]:pressed {{ background: {accent_pressed}; }}
QPushButton[kind="primary"]:focus {{ {focus_ring.border(theme, Space.SNUG + 1, Space.VAST, 2)}; }}
QPushButton[kind="primary"]:disabled {{ color: {off_ink}; background: {off}; border-color: {off}; }}
QPushButton[kind="quiet"], QToolButton[kind="quiet"] {{
    background: transparent; border-color: transparent; padding: {Space.SNUG - 2}px {Space.SNUG - 2}px;
}}
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover {{ background: {hover}; }}
QPushButton[kind="quiet"]:pressed, QToolButton[kind="quiet"]:pressed, QToolButton[kind="quiet"]:checked {{
    background: {pressed};
}}
QToolButton[type="caption"] {{ font-size: {Type.CAPTION.px(percent)}px; }}
QToolButton[kind="quiet"]:checked {{ border-color: {css(theme.accent)}; }}
QToolButton[plain="yes"]:checked {{ background: transparent; border-color: transparent; }}
QToolButton[plain="yes"]:hover {{ background: {hover}; }}
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus {{
    {focus_ring.border(theme, Space.SNUG - 2, Space.SNUG - 2, 2)};
}}
QPushButton[kind="quiet"]:disabled, QToolButton[kind="quiet"]:disabled {{ background: transparent; }}
QFileDialog QToolButton {{ padding: {Space.TIGHT}px; }}
QFileDialog QToolButton:focus {{ {focus_ring.border(theme, Space.TIGHT, Space.TIGHT, 2)}; }}
QToolButton::menu-indicator {{ image: none; }}
QPushButton[kind="segment"] {{ padding: {Space.SNUG - 2}px {Space.EASY}px; border-radius: 0; }}
QPushButton[kind="segment"][place="first"] {{
    border-top-left-radius: {round_}px; border-bottom-left-radius: {round_}px; border-right-width: 0;
}}
QPushButton[kind="segment"][place="last"] {{
    border-top-right-radius: {round_}px; border-bottom-right-radius: {round_}px; border-left-width: 0;
}}
QPushButton[kind="segment"][place="only"] {{ border-radius: {round_}px; }}
QPushButton[kind="segment"]:checked {{
    color: {css(theme.on_accent)}; background: {css(theme.accent)}; border-color: {css(theme.accent)};
    font-weight: bold;
}}
QPushButton[kind="segment"]:focus {{ {low_ring}; }}
QPushButton[kind="strong"] {{
    color: {css(theme.on_accent)}; background: {css(theme.accent)}; border-color: {css(theme.accent)};
    font-weight: bold; padding: {Space.SNUG - 2}px {Space.EASY}px;
}}
QPushButton[kind="strong"]:hover {{ background: {accent_hover}; }}
QPushButton[kind="strong"]:focus {{ {low_ring}; }}
QPushButton[kind="strong"]:disabled {{ color: {off_ink}; background: {off}; border-color: {off}; }}
QPushButton[kind="toggle"] {{ padding: {Space.SNUG - 2}px {Space.EASY}px; }}
QPushButton[kind="toggle"]:checked {{
    color: {css(theme.on_accent)}; background: {css(theme.accent)}; border-color: {css(theme.accent)};
}}
QPushButton[kind="toggle"]:focus {{ {low_ring}; }}
QPushButton[kind="square"] {{ padding: {Space.SNUG - 2}px {Space.EASY}px; font-weight: bold; }}
QPushButton[kind="square"]:focus {{ {low_ring}; }}
QPushButton[kind="chip"] {{
    padding: 2px {Space.EASY}px; border-width: 1px; border-radius: {round(Type.CAPTION.px(percent) * 0.6)}px;
    font-size: {Type.CAPTION.px(percent)}px;
}}
QPushButton[kind="chip"]:focus {{ {focus_ring.border(theme, 2, Space.EASY, 1)}; }}
QLabel[kind="key"] {{
    background: {css(theme.panel)}; border: 1px solid {css(theme.panel_edge)}; border-bottom-width: 3px;
    border-radius: {Radius.CHIP}px; padding: 1px {Space.SNUG}px; font-size: {Type.CAPTION.px(percent)}px;
    font-weight: bold;
}}
QPushButton[kind="keycap"] {{
    border-width: 1px; border-bottom-width: 3px; border-radius: {Radius.CHIP}px;
    padding: 1px {Space.SNUG}px; font-size: {Type.CAPTION.px(percent)}px; font-weight: bold;
}}
QPushButton[kind="keycap"][tone="soft"] {{ color: {css(theme.ink_soft)}; background: transparent; }}
QPushButton[kind="keycap"][waiting="yes"] {{
    color: {css(theme.on_accent)}; background: {css(theme.accent)}; border-color: {css(theme.accent)};
}}
QPushButton[kind="keycap"]:focus {{ {focus_ring.border(theme, 1, Space.SNUG, 1)}; }}
QLabel[kind="badge"] {{
    background: {css(theme.panel_deep)}; border: 1px solid {css(theme.panel_edge)}; border-radius: {badge // 2}px;
    font-weight: bold; min-width: {badge}px; max-width: {badge}px; min-height: {badge}px; max-height: {badge}px;
}}
"""


def _fields(theme: Theme) -> str:
    line, ring_colour = focus_ring.WIDTH, focus_ring.colour(theme)
    chosen = css(blended(theme.panel, theme.glow, 0.25))
    return f"""
QLineEdit, QSpinBox {{
    color: {css(theme.ink)}; background: {css(theme.card) if not theme.dark else css(theme.panel_deep)};
    border: 2px solid {css(theme.control_edge)}; border-radius: {Radius.CHIP + 2}px;
    padding: {Space.SNUG - 2}px {Space.SNUG}px;
    selection-background-color: {css(theme.accent)}; selection-color: {css(theme.on_accent)};
}}
QLineEdit {{ lineedit-clear-button-icon: url({_CLEAR}-16.png) url({_CLEAR}-32.png); }}
QLineEdit[locked="yes"] {{ background: {css(theme.panel_deep)}; }}
QLineEdit:focus, QSpinBox:focus {{ {focus_ring.border(theme, Space.SNUG - 2, Space.SNUG, 2)}; }}
QLineEdit[tone="bad"] {{ border-color: {css(theme.bad)}; }}
QAbstractItemView {{
    color: {css(theme.ink)}; background: {css(theme.panel)}; border: 1px solid {css(theme.panel_edge)};
    border-radius: {Radius.CHIP + 2}px; outline: none; padding: {Space.TIGHT}px;
}}
QListView[kind="options"] {{ border: {line}px solid {css(theme.panel)}; border-radius: 0; padding: 0; }}
QListView[kind="list"] {{ border-width: 2px; }}
QListView[kind="list"]:focus {{ {focus_ring.border(theme, Space.TIGHT, Space.TIGHT, 2)}; }}
QListView[kind="options"]:focus, QScrollArea[kind="text"]:focus, QTextEdit:focus {{ {ring_colour}; }}
QTableView, QHeaderView {{ background: {css(theme.panel)}; border: none; padding: 0; }}
QAbstractItemView::item {{
    padding: {Space.TIGHT + 2 - line}px {Space.SNUG - line}px; border: {line}px solid transparent;
    border-radius: {Radius.CHIP}px;
}}
QAbstractItemView::item:selected {{ color: {css(theme.ink)}; background: {chosen}; {ring_colour}; }}
QPlainTextEdit {{
    color: {css(theme.ink)}; background: {css(theme.panel)}; border: 2px solid {css(theme.control_edge)};
    border-radius: {Radius.CHIP}px; padding: {Space.TIGHT}px;
    selection-background-color: {css(theme.accent)}; selection-color: {css(theme.on_accent)};
}}
QTextEdit {{
    color: {css(theme.ink)}; background: {css(theme.panel)}; border: {line}px solid {css(theme.panel)};
    selection-background-color: {css(theme.accent)}; selection-color: {css(theme.on_accent)};
}}
QScrollArea[kind="text"] {{ border: {line}px solid transparent; }}
QPlainTextEdit:focus {{ {focus_ring.border(theme, Space.TIGHT, Space.TIGHT, 2)}; }}
QProgressBar {{
    background: {css(theme.panel)}; border: 1px solid {css(theme.control_edge)}; border-radius: 5px;
    min-height: 10px; max-height: 10px;
}}
QProgressBar::chunk {{ background: {css(theme.accent)}; border-radius: 5px; }}
QSlider {{ min-height: 26px; }}
QSlider::groove:horizontal {{
    height: 6px; border-radius: 3px; background: {css(theme.control_edge)}; margin: 0 2px;
}}
QSlider::sub-page:horizontal {{ height: 6px; border-radius: 3px; background: {css(theme.accent)}; margin: 0 2px; }}
QSlider::handle:horizontal {{
    width: 18px; margin: -8px 0; border-radius: 11px; background: {css(theme.panel)};
    border: 2px solid {css(theme.accent)};
}}
QSlider::handle:horizontal:focus {{ border: {line}px solid transparent; {ring_colour}; width: {22 - 2 * line}px; }}
"""


def _bars(theme: Theme) -> str:
    handle = css(theme.control_edge)
    handle_hover = css(theme.ink_soft)
    hover = css(blended(theme.panel, theme.glow, 0.18))
    line, ring_colour = focus_ring.WIDTH, focus_ring.colour(theme)
    return f"""
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {handle}; border-radius: 4px; min-height: 32px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {handle}; border-radius: 4px; min-width: 32px; margin: 2px; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::handle:hover {{ background: {handle_hover}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QMenuBar {{ background: {css(theme.panel_deep)}; color: {css(theme.ink)}; padding: 2px {Space.TIGHT}px; }}
QMenuBar::item {{
    padding: {Space.TIGHT + 1 - line}px {Space.EASY - line}px; border: {line}px solid transparent;
    border-radius: {Radius.CHIP}px;
    background: transparent;
}}
QMenuBar::item:selected {{ background: {hover}; {ring_colour}; }}
QMenu {{
    background: {css(theme.panel)}; color: {css(theme.ink)}; border: 1px solid {css(theme.panel_edge)};
    padding: {Space.TIGHT}px;
}}
QMenu::item {{
    padding: {Space.TIGHT + 2 - line}px {Space.WIDE - line}px {Space.TIGHT + 2 - line}px {Space.SNUG - line}px;
    border: {line}px solid transparent; border-radius: {Radius.CHIP}px;
}}
QMenu::item:selected {{ background: {hover}; {ring_colour}; }}
QMenu::item:disabled {{ color: {css(blended(theme.panel, theme.ink, 0.5))}; }}
QMenu::separator {{ height: 1px; background: {css(theme.panel_edge)}; margin: {Space.TIGHT}px {Space.SNUG}px; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{
    color: {css(theme.ink_soft)}; background: transparent; border: {line}px solid transparent;
    padding: {Space.SNUG + 1 - line}px {Space.EASY - line}px {Space.SNUG + 2 - line}px; margin-right: {Space.TIGHT}px;
}}
QTabBar[kind="icons"]::tab {{
    padding: {Space.SNUG + 1 - line}px {Space.SNUG - line}px {Space.SNUG + 2 - line}px; margin-right: 0px;
}}
QTabBar::tab:hover {{ color: {css(theme.ink)}; }}
QTabBar::tab:selected {{ color: {css(theme.ink)}; border-bottom-color: {css(theme.accent)}; font-weight: bold; }}
QTabBar::tab:focus {{ color: {css(theme.link)}; {ring_colour}; }}
QTabWidget::pane {{ border: none; }}
QSplitter::handle {{ background: {css(theme.control_edge)}; }}
QSplitter::handle:hover {{ background: {css(theme.glow)}; }}
"""
