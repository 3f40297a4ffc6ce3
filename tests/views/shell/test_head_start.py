"""The head start in the set-up, in the match details and in the result, and what past matches propose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.controller.profiles import Profiles
from cardtable_gui.controller.seats import Seat
from cardtable_gui.controller.statistics.match_results import PersonResult
from cardtable_gui.core.options import HEAD_START, complete
from cardtable_gui.settings import COMPANY, DECLINED, seats_of
from cardtable_gui.views.kit.keys.keymap import Keymap
from cardtable_gui.views.kit.look.look import Look
from cardtable_gui.views.kit.pictures.covers import Covers
from cardtable_gui.views.plan.match_setup import MatchSetup, remembered, to_keep
from cardtable_gui.views.shell.navigation.shell import Shell
from cardtable_gui.views.shell.start.options_form import SeatNumbers
from cardtable_gui.views.shell.start.setup_page import SetupPage
from tests.controller.statistics.played import finished, put_away
from tests.controller.statistics.test_proposals import alone, evening
from tests.views.window_scenes import Show, dealt

ANN, BEN, BOT = Seat("Ann"), Seat("Ben"), Seat("", "normal", character="hana")


@pytest.fixture
def setup(look: Look, shown: Show) -> SetupPage:
    """Gunjo with Ann, Ben and two bots."""
    page = SetupPage(look, Covers(), Keymap(), Profiles(None))
    show(page, "gunjo", ANN, BEN, BOT, replace(BOT, character="sora"))
    page.more_button.setChecked(True)
    shown(page)
    return page


def show(page: SetupPage, game: str, *seats: Seat, **options: object) -> None:
    found = games.game(game)
    page.show_plan(found, MatchSetup(game, seats, complete(found.options, options, len(seats))))
    QApplication.processEvents()


def press(button: QAbstractButton, times: int = 1) -> None:
    for _ in range(times):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def field(page: SetupPage) -> SeatNumbers:
    assert page.form is not None
    (row,) = [row for row in page.form.rows if row.option.id == HEAD_START]
    assert row.seats is not None
    return row.seats


def named(page: SetupPage) -> list[str]:
    return [stepper.field.accessibleName() for stepper in field(page).steppers]


def ahead(page: SetupPage) -> object:
    return page.plan.options[HEAD_START]


def test_each_seat_has_a_stepper_for_its_head_start(setup: SetupPage) -> None:
    assert named(setup) == ["Head start: Ann", "Head start: Ben", "Head start: Hana", "Head start: Sora"]
    assert ahead(setup) == ()
    press(field(setup).steppers[1]._more, 3)
    assert ahead(setup) == (0, 3, 0, 0)
    press(field(setup).steppers[1]._less, 3)
    assert ahead(setup) == ()


def test_a_head_start_follows_its_seat(setup: SetupPage) -> None:
    press(field(setup).steppers[1]._more, 3)
    press(setup.seats.rows[1].up_button)
    assert [setup.plan.seats[0].name, ahead(setup)] == ["Ben", (3, 0, 0, 0)]
    assert named(setup)[0] == "Head start: Ben"
    press(setup.seats.rows[3].remove_button)
    assert ahead(setup) == (3, 0, 0)
    press(setup.seats.add_button)
    assert ahead(setup) == (3, 0, 0, 0)
    press(setup.seats.rows[0].remove_button)
    assert ahead(setup) == (), "its seat is gone"


def test_a_head_start_follows_those_who_change_places_by_choosing_them_elsewhere(look: Look, shown: Show) -> None:
    profiles = Profiles(None)
    emma, leo = (profiles.add(name) for name in ("Emma", "Leo"))
    page = SetupPage(look, Covers(), Keymap(), profiles)
    people = [Seat(each.name, None, each.id) for each in (emma, leo)]
    show(page, "gunjo", *people, BOT, replace(BOT, character="sora"))
    page.more_button.setChecked(True)
    shown(page)
    press(field(page).steppers[0]._more, 3)
    press(field(page).steppers[2]._more, 2)
    assert ahead(page) == (3, 0, 2, 0)
    page.seats.rows[1].choose_profile(emma.id)
    page.seats.choose_character(page.seats.rows[3], "hana")
    assert [seat.called for seat in page.plan.seats] == ["Leo", "Emma", "Sora", "Hana"]
    assert ahead(page) == (0, 3, 0, 2)


def test_the_glance_tells_a_head_start_while_options_are_hidden(setup: SetupPage, qapp: QApplication) -> None:
    press(field(setup).steppers[1]._more, 3)
    assert not setup._changed_options.isVisible()
    press(setup.more_button)
    assert setup._changed_options.text() == "Ben has a head start of 3."
    show(setup, "gunjo", ANN, BOT, BOT, rounds=2, head_start=[5, 0, 1])
    told = setup._changed_options.text().splitlines()
    assert told == ["You have a head start of 5.", "Hana has a head start of 1.", "Changed options: Rounds"]
    i18n.install(qapp, "ja")
    setup.retranslate()
    assert setup._changed_options.text().splitlines()[0] == "ハンデ5ではじめます。"


@pytest.mark.parametrize(
    ("game", "seats", "options", "visible"),
    [
        ("godan", 3, {}, True),
        ("kobayakawa", 5, {}, True),
        ("kobayakawa", 6, {}, False),
        ("merchant", 3, {}, False),
        ("merchant", 3, {"series": 3}, True),
        ("meow", 2, {}, True),
        ("meow", 1, {}, False),
    ],
)
def test_it_is_offered_where_the_rules_have_it(
    setup: SetupPage, game: str, seats: int, options: dict[str, object], visible: bool
) -> None:
    show(setup, game, ANN, *[BOT] * (seats - 1), **options)
    assert field(setup).isVisible() == visible


def test_all_seats_together_have_no_more_than_the_box_holds(setup: SetupPage) -> None:
    show(setup, "kobayakawa", ANN, BEN, BOT, replace(BOT, character="sora"), BOT)
    steppers = field(setup).steppers
    press(steppers[0]._more, 3)
    press(steppers[1]._more, 5)
    assert ahead(setup) == (3, 1, 0, 0, 0)
    assert not any(stepper._more.isEnabled() for stepper in steppers)
    press(steppers[0]._less)
    assert [stepper._more.isEnabled() for stepper in steppers] == [True] * 5
    press(setup.seats.add_button)
    assert setup.plan.options[HEAD_START] == (), "six have used all kamons up"


def test_one_round_of_the_merchant_is_begun_without_and_three_with_it(setup: SetupPage) -> None:
    show(setup, "merchant", ANN, BEN, BOT, series=3)
    press(field(setup).steppers[0]._more, 2)
    assert setup.form is not None
    choice = setup.form.rows[0].choice
    assert choice is not None
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Up)
    assert (setup.plan.options["series"], ahead(setup)) == (1, ())
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert (setup.plan.options["series"], ahead(setup)) == (3, (2, 0, 0))


def test_alone_nobody_is_ahead(setup: SetupPage) -> None:
    show(setup, "meow", ANN, BEN, BOT)
    press(field(setup).steppers[0]._more, 2)
    started = QSignalSpy(setup.started)
    press(setup.alone)
    plan = started.at(0)[0]
    assert (plan.seats, plan.options.get(HEAD_START, ())) == ((ANN,), ())


def test_a_remembered_head_start_finds_its_person_in_another_company() -> None:
    game = games.game("gunjo")
    kept = to_keep(MatchSetup("gunjo", (ANN, BEN, BOT), {HEAD_START: (0, 7, 2)}))
    sora = replace(BOT, character="sora")

    def now(*seats: Seat) -> object:
        company = {"seats": to_keep(MatchSetup("gunjo", seats))["seats"]}
        return remembered(game, kept, company=company).options[HEAD_START]

    assert remembered(game, kept).options[HEAD_START] == (0, 7, 2)
    assert now(BEN, sora, ANN) == (7, 0, 0)
    assert now(ANN, sora, BOT, BEN) == (0, 0, 2, 7)
    assert now(ANN, sora, Seat("Cho")) == ()
    profile = Seat("Emma", profile="e")
    kept = to_keep(MatchSetup("gunjo", (profile, BEN, BOT), {HEAD_START: (4, 0, 0)}))
    assert now(BEN, Seat("Emily", profile="e"), sora) == (0, 4, 0), "profiles are renamed"


@pytest.mark.parametrize("wrong", [[7], [7, 0, 0, 0, 0], [99, 0, 0], "7", [True, 0, 0], [-1, 0, 0]])
def test_a_remembered_head_start_that_makes_no_sense_is_left_out(wrong: object) -> None:
    kept = to_keep(MatchSetup("gunjo", (ANN, BEN, BOT), {}))
    plan = remembered(games.game("gunjo"), {**kept, "options": {HEAD_START: wrong}})
    assert not plan.options.get(HEAD_START)
    assert plan.seats == (ANN, BEN, BOT)


def test_a_company_of_six_leaves_no_kamons_for_it() -> None:
    kept = to_keep(MatchSetup("kobayakawa", (ANN, BEN, BOT), {HEAD_START: (0, 4, 0)}))
    company = {"seats": [{"name": name, "level": None} for name in ("Ann", "Ben", "C", "D", "E", "F")]}
    plan = remembered(games.game("kobayakawa"), kept, company=company)
    assert (len(plan.seats), plan.options[HEAD_START]) == (6, ())


def test_a_match_is_begun_with_it_and_tells_it(shell: Shell, qtbot: QtBot) -> None:
    plan = MatchSetup("meow", (Seat("", "easy"), BEN, BOT), {HEAD_START: (0, 2, 0), "losing_limit": 3}, 5)
    session = dealt(shell, plan, qtbot)
    assert session.match.state.scores == (0, 2, 0)
    assert shell.settings.value(seats_of("meow"))["options"][HEAD_START] == [0, 2, 0]
    shell.match_manager.again()
    again = shell.match_manager.session
    assert again is not None
    assert again.match.record.options[HEAD_START] == (0, 2, 0)


@pytest.mark.parametrize(
    ("language", "why", "button"),
    [
        ("en", "Ben has won 10 of your last 10 matches. Give Ann a head start of 3?", "Give a head start"),
        ("ja", "最近の10戦で、「Ben」が10回勝っています。「Ann」にハンデ3を付けますか？", "ハンデを付ける"),
    ],
)
def test_a_head_start_is_proposed_and_taken_by_a_button(
    setup: SetupPage, qapp: QApplication, language: i18n.Language, why: str, button: str
) -> None:
    line = setup.proposal
    assert not line.isVisible()
    setup.know(evening("gunjo", "B" * 10, (ANN, BEN)), {})
    i18n.install(qapp, language)
    qapp.processEvents()
    assert line.isVisible()
    assert (line.why.text(), line.accept.text()) == (why, button)
    assert line.accept.accessibleDescription() == why
    press(line.accept)
    assert ahead(setup) == (3, 0, 0, 0)
    assert field(setup).steppers[0].value == 3
    assert not line.isVisible()
    assert setup.start.hasFocus()


def test_it_is_proposed_to_those_who_sit_there(setup: SetupPage) -> None:
    setup.know(evening("gunjo", "B" * 10, (ANN, BEN)), {})
    assert setup.proposal.isVisible()
    press(setup.seats.rows[1].kind.button("bot"))
    assert not setup.proposal.isVisible()
    show(setup, "godan", ANN, BEN, BOT)
    assert not setup.proposal.isVisible()
    show(setup, "gunjo", BOT, BEN, ANN)
    assert setup.proposal.isVisible()
    press(setup.proposal.accept)
    assert ahead(setup) == (0, 0, 3)


@pytest.mark.parametrize(
    ("language", "why", "button"),
    [
        (
            "en",
            "You’ve won 9 of your last 12 matches against Normal bots. Try Hard?",
            "Change to Hard",
        ),
        (
            "ja",
            "「ふつう」のボットとの最近12戦で、9回勝っています。「つよい」を試しますか？",
            "「つよい」にする",
        ),
    ],
)
def test_a_level_that_fits_is_proposed_and_taken_by_a_button(
    setup: SetupPage, qapp: QApplication, language: i18n.Language, why: str, button: str
) -> None:
    setup.know(alone("wwwllwwwwwlw"), {})
    show(setup, "godan", BEN, BOT, BOT, BOT)
    i18n.install(qapp, language)
    qapp.processEvents()
    assert (setup.proposal.why.text(), setup.proposal.accept.text()) == (why, button)
    press(setup.proposal.accept)
    assert {seat.level for seat in setup.plan.seats[1:]} == {"hard"}
    assert not setup.proposal.isVisible()


def tell(shell: Shell, results: Sequence[PersonResult]) -> None:
    """Let the set-up know these results, as it does when they were read."""
    shell.past_matches.results_known.emit(results, shell.settings.value(DECLINED))


def test_the_results_of_matches_on_disk_are_told_to_the_set_up(
    shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[int] = []
    for seed in range(3):
        put_away(shell.match_manager._store, finished(seats=(ANN, BEN, BOT), seed=seed))
    shell.lists.refresh()
    qtbot.waitUntil(lambda: shell.lists.finished.rowCount() == 3)
    shell.past_matches.update()
    shell.set_up("kobayakawa")
    monkeypatch.setattr(shell.setup_page, "_propose", lambda: told.append(len(shell.setup_page._results)))
    qtbot.waitUntil(lambda: len(shell.setup_page._results) == 6)
    shell.go_home()
    shell.set_up("kobayakawa")
    assert told[-1] == 6, "known at once by now"


def test_what_is_declined_is_remembered_without_a_word(shell: Shell) -> None:
    seats = (BEN, BOT, BOT, BOT)
    shell.settings.set(COMPANY, {"seats": to_keep(MatchSetup("godan", seats))["seats"]})
    shell.set_up("godan")
    page, results = shell.setup_page, alone("w" * 12)
    tell(shell, results)
    assert page.proposal.isVisible()
    press(page.proposal.decline)
    assert not page.proposal.isVisible()
    assert list(shell.settings.value(DECLINED).values()) == [12]
    shell.go_home()
    shell.set_up("godan")
    tell(shell, results)
    assert not page.proposal.isVisible()
    tell(shell, [*results, *alone("w" * 6, first=13)])
    assert page.proposal.isVisible()


def test_only_so_many_declined_proposals_are_remembered(shell: Shell) -> None:
    shell.settings.set(DECLINED, {f"old {number}": number for number in range(100)})
    shell.set_up("godan")
    page = shell.setup_page
    page.show_plan(games.game("godan"), MatchSetup("godan", (BEN, BOT, BOT, BOT)))
    tell(shell, alone("w" * 12))
    press(page.proposal.decline)
    kept = shell.settings.value(DECLINED)
    assert len(kept) == 100
    assert "old 0" not in kept
    assert list(kept)[-1].startswith("level godan")
