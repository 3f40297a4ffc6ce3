"""The window with the statistics, used as a player does."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.match import Match
from cardtable_gui.controller.review import review_form
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.statistics.figures import Figures
from cardtable_gui.core.files.record import dumps
from cardtable_gui.core.goals.achievement import Played
from cardtable_gui.settings import PLAYER, STATISTICS_SINCE
from cardtable_gui.views.kit.text.plain_text import tip_of
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.statistics.figure_tiles import FigureTiles
from cardtable_gui.views.shell.statistics.statistics_dialog import StatisticsDialog
from tests.controller.statistics.played import ANN, BEN, EASY, HANA, HARD, finished, put_away, recorded, result

ON_A_ROLL = next(each for each in games.package("kobayakawa").load_achievements() if each.id == "in-a-row")


def opened(shell: Shell, qtbot: QtBot) -> StatisticsDialog:
    """The window after a click on its menu entry, with all records read."""
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.actions["statistics"].trigger()
    dialog = next(found for found in shell.window.findChildren(StatisticsDialog) if found.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    settle(shell, qtbot)
    return dialog


def settle(shell: Shell, qtbot: QtBot) -> None:
    """Wait until everything that is known is shown."""
    past = shell.past_matches
    qtbot.waitUntil(lambda: not (past.updater.busy or past.jobs.busy))


def update(shell: Shell, qtbot: QtBot) -> None:
    """Read all records, and show what is in them."""
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        shell.past_matches.update()
    settle(shell, qtbot)


@pytest.fixture
def played(tmp_path: Path) -> Store:
    """Four matches without help of which two are of one game, and one with hints."""
    store = Store(tmp_path)
    for seed in (1, 2):
        put_away(store, finished(seed=seed))
    put_away(store, finished("merchant", (ANN, HARD), seed=3))
    put_away(store, finished(seats=(ANN, BEN, EASY), seed=4))
    put_away(store, finished(seed=5), hints=1)
    return store


def test_the_best_score_is_told_for_each_house(shell: Shell, qtbot: QtBot) -> None:
    tiles = FigureTiles()
    qtbot.addWidget(tiles)
    results = [result(score=310, house="house-1"), result(score=240, house="house-2"), result(score=1, house="file")]
    tiles.tell(Figures.of([*results[:2], results[1]]))
    assert tiles.tiles[3].texts == ("240", "best score (House 2); House 1: 310")
    tiles.tell(Figures.of(results))
    assert tiles.tiles[3].texts == ("1", "best score (other house rules); House 2: 240, House 1: 310")
    tiles.tell(Figures.of(results[:1]))
    assert tiles.tiles[3].texts == ("310", "best score")


def choose(dialog: StatisticsDialog, name: str, words: str, shell: Shell, qtbot: QtBot) -> None:
    """Choose an entry of a list above the figures by the keyboard."""
    choice = dialog.filter.choice(name)
    choice.setFocus()
    while choice.currentIndex() > 0:
        QTest.keyClick(choice, Qt.Key.Key_Up)
    while choice.currentText() != words:
        before = choice.currentIndex()
        QTest.keyClick(choice, Qt.Key.Key_Down)
        assert choice.currentIndex() > before, f"{name} has no {words}"
    settle(shell, qtbot)


def view(dialog: StatisticsDialog, name: str, shell: Shell, qtbot: QtBot) -> None:
    """Show another view by the mouse."""
    QTest.mouseClick(dialog.views.button(name), Qt.MouseButton.LeftButton)
    settle(shell, qtbot)


def table(dialog: StatisticsDialog) -> list[list[str]]:
    model = dialog.shares.table.model()
    return [
        [str(model.index(row, column).data()) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_an_empty_page_invites_to_play(shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    assert dialog.start_button.isVisible()
    assert dialog.start_button.hasFocus()
    assert not dialog.shares.table.isVisible()
    assert not dialog.export_button.isEnabled()
    QTest.keyClick(dialog.start_button, Qt.Key.Key_Space)
    assert not dialog.isVisible()
    assert shell.pages.at_home


def test_all_matches_count_and_those_with_help_apart(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    # Ben's and Ann's results of their match count both.
    assert dialog.tiles[1].texts[0] == "6"
    assert dialog.tiles[0].texts[1].startswith("won (separately: ")
    assert dialog.tiles[0].texts[1].endswith(" of 1)")
    choose(dialog, "marks", "Ordinary", shell, qtbot)
    assert dialog.tiles[1].texts[0] == "5"
    assert dialog.tiles[0].texts[1] == "won"
    for words in ("Counted separately", "With hints"):
        choose(dialog, "marks", words, shell, qtbot)
        assert dialog.tiles[1].texts[0] == "1"
        assert dialog.tiles[0].texts[1] == "won (counted separately)"


def test_two_matches_with_help_are_two_matches(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    put_away(Store(tmp_path), finished(), hints=1)
    put_away(Store(tmp_path), finished(seed=2), known_deal=True)
    dialog = opened(shell, qtbot)
    assert dialog.tiles[1].texts[0] == "2"
    assert dialog.meaning.text().startswith("You have won ")
    assert dialog.meaning.text().endswith("of 2 matches, with hints, a chosen deal.")
    assert dialog.shares.isVisible()
    assert dialog.export_button.isEnabled()
    choose(dialog, "marks", "Ordinary", shell, qtbot)
    assert dialog.tiles[1].texts[0] == "0"
    assert not dialog.meaning.isVisible()
    # There is nothing to export.
    assert not dialog.export_button.isEnabled()
    assert "Choose something else above" in dialog.note.text()
    assert "Choose something else above" in tip_of(dialog.export_button)


def test_no_interval_stands_on_a_tile(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    assert not any("–" in text for tile in dialog.tiles[:3] for text in tile.texts)
    assert all("–" in row[4] for row in table(dialog))


def test_a_group_s_matches_with_help_have_a_line_below(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    view(dialog, "games", shell, qtbot)
    assert [row[:2] for row in table(dialog)] == [
        ["Kobayakawa", "4"],
        ["· counted separately", "1"],
        ["Merchant of Goldfish", "1"],
    ]
    read = dialog.shares.table.model().index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert read.startswith("Kobayakawa · counted separately: won ")
    choose(dialog, "marks", "Counted separately", shell, qtbot)
    assert [row[:2] for row in table(dialog)] == [["Kobayakawa · counted separately", "1"]]
    view(dialog, "time", shell, qtbot)
    assert dialog.shares.plot.grab().toImage() != dialog.heads.plot.grab().toImage()


def test_matches_are_listed_with_a_word_on_what_sets_them_apart(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    view(dialog, "matches", shell, qtbot)
    model = dialog.matches.model()
    cells = [[str(model.index(row, column).data()) for column in range(7)] for row in range(model.rowCount())]
    assert len(cells) == 6
    assert [row[4] for row in cells if row[4]] == ["hints"]
    assert {row[3] for row in cells} == {"Bots", "Mio", "Ann, Bots", "Ben, Bots"}
    # Whose result it is stands there as long as there are several people.
    assert not dialog.matches.isColumnHidden(2)
    assert {row[2] for row in cells} == {"Ann", "Ben"}
    choose(dialog, "person", "Ben", shell, qtbot)
    assert dialog.matches.isColumnHidden(2)
    assert "of 3" in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_everybody_whom_a_person_met_is_listed_with_a_picture(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    store = Store(tmp_path)
    matches = [finished(seats=(ANN, HANA, BEN), seed=seed) for seed in range(3)]
    for match in matches:
        put_away(store, match)
    put_away(store, finished("merchant", (ANN, HARD), seed=3))
    dialog = opened(shell, qtbot)
    view(dialog, "heads", shell, qtbot)
    model = dialog.heads.model
    assert {row.words for row in model.rows} == {
        "Ann – Hana",
        "Ann – Ben",
        "Ben – Ann",
        "Ben – Hana",
        "Ann – Other bots",
    }
    choose(dialog, "person", "Ann", shell, qtbot)
    assert [model.cells(row)[:2] for row in model.rows[:2]] == [("Hana", "3"), ("Ben", "3")]
    assert model.rows[2].words == "Other bots"
    ranks = [match.state.ranks or () for match in matches]
    against = model.rows[0].found
    assert (against.ahead, against.behind) == (sum(r[0] < r[1] for r in ranks), sum(r[0] > r[1] for r in ranks))
    assert "Hana: 3 matches, " in dialog.heads.plot.accessibleDescription()
    plot = dialog.heads.plot
    before = plot.grab().toImage()
    dialog.heads.table.setFocus()
    QTest.keyClick(dialog.heads.table, Qt.Key.Key_Down)
    assert plot.grab().toImage() != before
    choose(dialog, "game", "Merchant of Goldfish", shell, qtbot)
    assert [row.words for row in model.rows] == ["Other bots"]
    qtbot.waitUntil(lambda: plot.height() < before.height())


def test_whoever_usually_plays_sees_their_own_figures_first(played: Store, shell: Shell, qtbot: QtBot) -> None:
    shell.settings.set(PLAYER, "Ben")
    dialog = opened(shell, qtbot)
    assert dialog.filter.choice("person").currentText() == "Ben"
    assert dialog.tiles[1].texts[0] == "1"
    assert dialog.meaning.text().startswith("You have won ")
    choose(dialog, "person", "Ann", shell, qtbot)
    assert dialog.meaning.text().startswith("Ann has won ")
    # What the player chooses stays.
    choose(dialog, "person", "All", shell, qtbot)
    update(shell, qtbot)
    assert dialog.tiles[1].texts[0] == "6"
    assert dialog.meaning.text().startswith("These are the results of 2 people together.")


def test_matches_alone_have_no_opponents(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    put_away(Store(tmp_path), finished("meow", (ANN,)))
    dialog = opened(shell, qtbot)
    view(dialog, "heads", shell, qtbot)
    assert not dialog.heads.isVisible()
    assert "opponents" in dialog.note.text()


def test_filters_leave_what_agrees_with_all_of_them(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    choose(dialog, "person", "Ann", shell, qtbot)
    assert dialog.tiles[1].texts[0] == "5"
    choose(dialog, "game", "Merchant of Goldfish", shell, qtbot)
    assert dialog.tiles[1].texts[0] == "1"
    assert dialog.tiles[3].texts[0] != "–"
    choose(dialog, "rivals", "Easy", shell, qtbot)
    assert dialog.tiles[1].texts[0] == "0"
    assert not dialog.shares.table.isVisible()


def test_each_view_has_a_table_with_the_shares_of_its_groups(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    choose(dialog, "marks", "Ordinary", shell, qtbot)
    heads = {}
    for name, groups in (
        ("games", ["Kobayakawa", "Merchant of Goldfish"]),
        ("rivals", ["Easy", "Hard", "Mixed"]),
        ("players", ["2 players", "3 players"]),
        ("people", ["Ann", "Ben"]),
    ):
        view(dialog, name, shell, qtbot)
        assert [row[0] for row in table(dialog)] == groups
        assert sum(int(row[1]) for row in table(dialog)) == 5
        heads[name] = dialog.shares.table.model().headerData(0, Qt.Orientation.Horizontal)
        assert all(group in dialog.shares.plot.accessibleDescription() for group in groups)
    assert heads == {"games": "Game", "rivals": "Opponents", "players": "Players", "people": "Person"}


def test_a_row_of_the_table_is_reached_by_keys_and_read_as_a_sentence(
    played: Store, shell: Shell, qtbot: QtBot
) -> None:
    dialog = opened(shell, qtbot)
    view(dialog, "games", shell, qtbot)
    dialog.shares.table.setFocus()
    for _ in range(3):
        QTest.keyClick(dialog.shares.table, Qt.Key.Key_Down)
    index = dialog.shares.table.currentIndex()
    assert index.row() == 2
    assert dialog.shares.plot._current == 2
    read = index.siblingAtColumn(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert read.startswith("Merchant of Goldfish: won ")
    assert "of 1 match, interval" in read


def test_both_plots_are_painted_and_mark_the_row_of_the_table(played: Store, shell: Shell, qtbot: QtBot) -> None:
    dialog = opened(shell, qtbot)
    pictures = []
    for name in ("time", "games"):
        view(dialog, name, shell, qtbot)
        pictures.append(dialog.shares.plot.grab().toImage())
        dialog.shares.plot.mark_row(0)
        assert dialog.shares.plot.grab().toImage() != pictures[-1]
    dialog.shares.plot.show_rows(())
    pictures.append(dialog.shares.plot.grab().toImage())
    assert all(one != other for one, other in combinations(pictures, 2))


def test_losses_of_reviewed_matches_are_painted_and_listed(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    match = finished(seed=1)
    store = Store(tmp_path)
    dialog = opened(shell, qtbot)
    ids = [put_away(store, match) for _ in range(2)]
    update(shell, qtbot)
    view(dialog, "losses", shell, qtbot)
    assert not dialog.losses.plot.isVisible()
    assert "reviewed yet" in dialog.note.text()
    for loss, match_id in zip((0.5, 0.25), ids, strict=True):
        kept = {
            index: KeptVerdict.of(decision, Verdict(decision.chosen, 0.5 - loss, 0.5, 0.0, 0.0))
            for index, decision in decisions_of(match, (0,))
        }
        store.reviews.write(match_id, review_form.dumps(kept, match.package.game))
    update(shell, qtbot)
    assert dialog.losses.plot.isVisible()
    cells = [
        [str(dialog.losses.model.index(row, column).data()) for column in (1, 3, 4)]
        for row in range(dialog.losses.model.rowCount())
    ]
    assert sorted(row[1] for row in cells) == ["25.0%", "50.0%"]
    assert cells[-1][2] == "37.5%"
    assert "37.5%" in dialog.losses.plot.accessibleDescription()
    plain = dialog.losses.plot.grab().toImage()
    dialog.losses.table.setFocus()
    QTest.keyClick(dialog.losses.table, Qt.Key.Key_Down)
    assert dialog.losses.plot.grab().toImage() != plain


def test_the_filtered_results_are_exported(played: Store, shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(shell, qtbot)
    choose(dialog, "person", "Ben", shell, qtbot)
    target = tmp_path / "results.csv"
    dialog.export_to(target)
    settle(shell, qtbot)
    assert len(target.read_bytes().splitlines()) == 2
    dialog.export_to(tmp_path / "missing" / "results.csv")
    settle(shell, qtbot)
    assert "results.csv" in dialog.note.text()
    assert sorted(path.name for path in tmp_path.glob("*.csv")) == ["results.csv"]


def test_statistics_are_erased_after_a_question_and_stay_erased(
    played: Store, shell: Shell, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = opened(shell, qtbot)
    QTest.mouseClick(dialog.erase_button, Qt.MouseButton.LeftButton)
    question = dialog.confirm
    assert question.isVisible()
    assert "5 matches" in question.text.text()
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert dialog.tiles[1].texts[0] == "6"
    dialog.erase_button.click()
    QTest.mouseClick(question.yes_button, Qt.MouseButton.LeftButton)
    settle(shell, qtbot)
    assert dialog.start_button.isVisible()
    assert shell.settings.value(STATISTICS_SINCE) > 0
    (tmp_path / "statistics.sqlite").unlink()
    with qtbot.waitSignal(shell.past_matches.updater.updated):
        dialog.refresh()
    settle(shell, qtbot)
    assert dialog.start_button.isVisible()
    assert len(shell.past_matches.updater.keeper.entries()) == 5


def test_a_match_that_ends_is_counted_while_the_window_is_open(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(shell, qtbot)
    put_away(Store(tmp_path), finished())
    update(shell, qtbot)
    assert dialog.tiles[1].texts[0] == "1"
    assert not dialog.start_button.isVisible()


def test_a_match_counts_as_soon_as_it_is_over_at_the_table(shell: Shell, qtbot: QtBot, tmp_path: Path) -> None:
    made = filter(None, map(last_by_a_bot, range(200)))
    match = next(each for each in made if ON_A_ROLL.earned(as_ann_played(each)))
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(recorded(match, match_id)))
    store.release(match_id)
    with qtbot.waitSignal(shell.past_matches.updater.updated, timeout=20_000):
        shell.match_manager.resume(match_id)
    (found,) = shell.past_matches.updater.keeper.results()
    assert (found.match, found.person, found.assisted) == (match_id, "Ann", False)
    # What was achieved is told once, on the result, and is listed from now on.
    panel = shell.table_page.table.panel
    qtbot.waitUntil(lambda: panel.result is not None and bool(panel.result.achievements))
    assert panel.result is not None
    assert "Achieved: On a roll" in panel.accessibleDescription().split("\n")
    update(shell, qtbot)
    roll = "Achieved: On a roll", "assets/achievements/kobayakawa/in-a-row.svg"
    assert list(panel.result.achievements).count(roll) == 1
    assert shell.notifications.notice.words == ""


def test_what_was_achieved_is_told_in_a_line_once_the_result_is_left(
    shell: Shell, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = next(each for each in filter(None, map(last_by_a_bot, range(200))) if ON_A_ROLL.earned(as_ann_played(each)))
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, dumps(recorded(match, match_id)))
    store.release(match_id)
    monkeypatch.setattr(shell.past_matches, "show_achieved", lambda _match, _achieved: False)
    shell.match_manager.resume(match_id)
    notice = shell.notifications.notice
    qtbot.waitUntil(lambda: "On a roll" in notice.words, timeout=20_000)
    assert notice.picture.isVisible()
    assert notice.picture.path.startswith("assets/achievements/kobayakawa/")
    shell.notifications.written("a file")
    assert not notice.picture.isVisible()


def as_ann_played(match: Match) -> Played:
    """A match of Ann's against two bots, as far as it was played."""
    return Played.of(match.record, match.package.game, [None, "easy", "easy"], 0)


def last_by_a_bot(seed: int) -> Match | None:
    """A match before its last action, which is a bot's; None: it's a person's."""
    match = finished(seed=seed)
    return match.branch(len(match.steps) - 1) if match.steps[-1].seat else None


def test_all_texts_follow_the_language(
    played: Store, shell: Shell, qtbot: QtBot, qapp: QApplication, marked: None
) -> None:
    dialog = opened(shell, qtbot)
    i18n.install(qapp, "ja")
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    settle(shell, qtbot)
    try:
        texts = [dialog.windowTitle(), dialog.export_button.text(), *(tile.texts[1] for tile in dialog.tiles)]
        texts += [dialog.filter.choice(name).currentText() for name in ("game", "rivals", "marks")]
        texts.append(dialog.meaning.text())
        assert all("«" in text for text in texts)
    finally:
        i18n.install(qapp, "en")
