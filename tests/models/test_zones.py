"""Item models of the zones."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.core.zones import Zone
from cardtable_gui.models.tokens import Token
from cardtable_gui.models.zones import Role, TableModel, ZoneModel
from tests.support.play import Case, over_cases, random_match


def watched(model: ZoneModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def tokens(*pairs: tuple[int, str | None]) -> tuple[Token, ...]:
    return tuple(Token(*pair) for pair in pairs)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (tokens(), tokens((1, "a"), (2, None))),
        (tokens((1, "a"), (2, None)), tokens()),
        (tokens((1, "a"), (2, "b"), (3, "c")), tokens((3, "c"), (1, "a"))),
        (tokens((1, None), (2, "b")), tokens((1, "x"), (2, None))),
        (tokens((1, "a"), (2, "b")), tokens((4, "d"), (2, "b"), (5, "e"), (1, "a"))),
    ],
)
def test_a_zone_becomes_any_other_with_valid_signals(
    qtbot: QtBot, before: tuple[Token, ...], after: tuple[Token, ...]
) -> None:
    model = ZoneModel(Zone("row"))
    tester = watched(model)
    model.arrange(before)
    model.arrange(after)
    assert model.tokens == after
    assert model.rowCount() == len(after)
    for row, token in enumerate(after):
        index = model.index(row)
        assert index.data(Qt.ItemDataRole.DisplayRole) == (token.face or "")
        assert index.data(Role.TOKEN) == token.id
        assert index.data(Role.HIDDEN) == (token.face is None)
    assert tester.failureReportingMode() == QAbstractItemModelTester.FailureReportingMode.Fatal


def test_a_turned_card_changes_its_row_and_moves_nothing(qtbot: QtBot) -> None:
    model = ZoneModel(Zone("row"))
    model.arrange(tokens((1, None), (2, "b")))
    with qtbot.assertNotEmitted(model.rowsInserted), qtbot.waitSignal(model.dataChanged) as changed:
        model.arrange(tokens((1, "a"), (2, "b")))
    assert changed.args is not None
    assert changed.args[0].row() == 0


def test_equal_tokens_say_nothing(qtbot: QtBot) -> None:
    model = ZoneModel(Zone("row"))
    model.arrange(tokens((1, "a")))
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.rowsInserted):
        model.arrange(tokens((1, "a")))


def test_other_indexes_have_no_data(qtbot: QtBot) -> None:
    model = ZoneModel(Zone("row"))
    model.arrange(tokens((1, "a")))
    assert model.data(model.index(5)) is None
    assert model.data(model.index(0), Qt.ItemDataRole.DecorationRole) is None
    assert model.rowCount(model.index(0)) == 0


@pytest.mark.sampled
@over_cases
def test_models_follow_a_match_and_never_hold_a_hidden_card(qtbot: QtBot, case: Case) -> None:
    model = TableModel(case.box.table)
    testers = []
    for position in random_match(case, seed=2):
        view = position.state.view(position.state.players - 1)
        if position.action is None:
            model.replace(view)
            testers = [watched(model.zone(zone.zone)) for zone in view.zones()]
        else:
            model.advance(view, position.events)
        for zone in view.zones():
            assert tuple(token.face for token in model.zone(zone.zone).tokens) == zone.cards
        if position.number > 25:
            break
    assert testers


def test_another_onlooker_sees_the_same_cards_from_another_side(qtbot: QtBot) -> None:
    box = games.box("kobayakawa")
    options = {"nobody_fights": "box"}
    state = box.game.start(3, options, box.game.numbered_dealer(3, options, 1))
    model = TableModel(box.table)
    model.replace(state.view(0))
    own = model.zone(Zone("hand", 0)).tokens
    assert [token.face is None for token in own] == [False]
    with qtbot.waitSignal(model.rearranged):
        model.replace(state.view(1))
    assert [(token.id, token.face) for token in model.zone(Zone("hand", 0)).tokens] == [(own[0].id, None)]
    model.clear()
    assert model.zone(Zone("hand", 1)).tokens == ()


def test_gathered_cards_keep_their_tokens_and_lose_their_faces(qtbot: QtBot) -> None:
    box = games.box("kobayakawa")
    options = {"nobody_fights": "box"}
    state = box.game.start(3, options, box.game.numbered_dealer(3, options, 1))
    model = TableModel(box.table)
    model.replace(state.view(0))
    before = sorted(token.id for tokens in model.arrangement.values() for token in tokens)
    model.gather()
    deck = model.zone(Zone("deck")).tokens
    assert sorted(token.id for token in deck) == before
    assert all(token.face is None for token in deck)
    assert model.zone(Zone("hand", 0)).tokens == ()
