"""Words of the rules are links to their explanations, which are also their tips."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.plan import rules_text
from cardtable_gui.views.shell.rules.rules_panel import RulesPanel
from cardtable_gui.views.shell.rules.rules_words import forms, words

PAGE = """# A game

<a id="GG1"></a>
### Cards

Lay a [group](word:group), or two [groups](word:group) into your [field](word:field).

See [the cards](rule:GG1). [GG1](rule:GG1)

## Words

- [group](word:group): two **equal** cards ![5](cards:5) in a [field](word:field).
- [field](word:field)：before you.
"""


@pytest.fixture
def panel(qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch) -> RulesPanel:
    monkeypatch.setattr(rules_text, "source", lambda _game, _language: PAGE)
    made = RulesPanel(look)
    qtbot.addWidget(made)
    look.apply_look(made)
    made.resize(340, 600)
    made.show()
    made.show_game("gunjo")
    return made


def test_the_last_chapter_explains_words_as_plain_text() -> None:
    known = words(PAGE)
    assert {word: (each.name, each.meaning) for word, each in known.items()} == {
        "group": ("group", "two equal cards  in a field."),
        "field": ("field", "before you."),
    }


def test_every_form_of_a_link_is_known() -> None:
    found = {form: word.id for form, word in forms(PAGE).items()}
    assert found == {"group": "group", "groups": "group", "field": "field"}


def highlighted(panel: RulesPanel) -> list[str]:
    return [selection.cursor.block().text() for selection in panel.page.extraSelections()]  # type: ignore[attr-defined, unused-ignore]


def test_a_word_leads_to_its_explanation_and_a_rule_to_its_paragraph(panel: RulesPanel) -> None:
    panel.page.anchorClicked.emit(QUrl("word:group"))
    assert highlighted(panel)[0].startswith("group: two equal cards")
    panel.page.anchorClicked.emit(QUrl("rule:GG1"))
    assert highlighted(panel) == ["Cards"]
    assert not panel.show_word("nothing")


def test_pointing_at_a_word_shows_its_explanation(panel: RulesPanel, qtbot: QtBot) -> None:
    panel.page.highlighted.emit(QUrl("word:field"))
    assert "before you." in QToolTip.text()
    panel.page.highlighted.emit(QUrl())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_a_link_to_a_paragraph_by_its_number_reads_as_its_heading(panel: RulesPanel) -> None:
    assert "See the cards. → Cards" in panel.page.toPlainText()
