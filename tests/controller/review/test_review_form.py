"""Verdicts on disk: they come back as they were, and nothing else is taken for one."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable_gui.bots.assessment import Verdict
from cardtable_gui.controller.review.review import decisions_of
from cardtable_gui.controller.review.review_form import KeptVerdict, check, dumps, loads
from cardtable_gui.controller.saves import reviews
from cardtable_gui.controller.saves.reviews import Reviews
from cardtable_gui.controller.saves.store import Store
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.files import disk, record
from cardtable_gui.core.strict_json import JsonError
from tests.support.recorded import ALL_GAMES, played

SEATS = (Seat("Ann"), Seat("Kim", "easy"), Seat("Mio", "easy"))
MATCH = played("gunjo", SEATS, most=40)
GAME = MATCH.package.game
KEPT = {
    index: KeptVerdict.of(decision, Verdict(decision.chosen, 0.25, 0.5, 0.01, 0.02))
    for index, decision in decisions_of(MATCH)
}
TEXT = dumps(KEPT, GAME)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_verdicts_come_back_as_they_were(game: str) -> None:
    match = played(game, SEATS, most=30)
    kept = {
        index: KeptVerdict.of(decision, Verdict(decision.chosen, 0.3, 0.3, 0.0, 0.0))
        for index, decision in decisions_of(match)
    }
    assert loads(dumps(kept, match.package.game).encode(), match.package.game) == kept
    assert all(kept[index].fits(decision) for index, decision in decisions_of(match))


def test_a_verdict_fits_no_other_decision() -> None:
    for index, decision in decisions_of(MATCH):
        assert [other for other, kept in KEPT.items() if kept.fits(decision)] == [index]
        chosen = next(action for action in decision.view.legal_actions() if action != decision.chosen)
        assert not KEPT[index].fits(replace(decision, chosen=chosen))


@pytest.mark.parametrize(
    "change",
    [
        {"format": "cardtable-record"},
        {"version": 2},
        {"program": "0.0.1"},
        {"ms": 90.0},
        {"verdicts": None},
        {"verdicts": [1]},
        {"verdicts": [{"index": 0}]},
    ],
)
def test_what_is_damaged_or_of_another_version_is_no_review(change: dict[str, object]) -> None:
    assert loads(json.dumps({**json.loads(TEXT), **change}).encode(), GAME) == {}


@pytest.mark.parametrize(
    "change",
    [
        {"best": "fly"},
        {"index": -1},
        {"index": 1},
        {"chance": -0.5},
        {"chance": 0.75},
        {"chance": True},
        {"best_chance": 1.5},
        {"view": 3},
        {"view": "x" * 32},
        {"error": "NaN"},
        {"action": None},
        {"action": "x" * 5000},
    ],
)
def test_one_damaged_entry_spoils_the_file(change: dict[str, object]) -> None:
    value = json.loads(TEXT)
    value["verdicts"][0].update(change)
    assert loads(json.dumps(value).encode(), GAME) == {}


def test_a_verdict_whose_best_action_is_not_possible_is_none() -> None:
    for index, decision in decisions_of(MATCH):
        legal = list(decision.view.legal_actions())
        others = (action for _, each in decisions_of(MATCH) for action in each.view.legal_actions())
        other = next(action for action in others if action not in legal)
        assert not KeptVerdict.of(decision, Verdict(other, 0.25, 0.5, 0.01, 0.02)).fits(decision)
        if index > 5:
            break


def test_a_review_by_another_version_is_checked_too() -> None:
    check(json.dumps({**json.loads(TEXT), "program": "0.0.1", "ms": 90.0}).encode())
    for wrong in ({"program": 3}, {"ms": "long"}, {"version": 2}, {"verdicts": [1]}):
        with pytest.raises(JsonError):
            check(json.dumps({**json.loads(TEXT), **wrong}).encode())


def test_a_review_that_is_too_long_to_be_read_again_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Reviews(tmp_path)
    monkeypatch.setattr(reviews, "MOST_BYTES", 3)
    for text in ("abc", "abcd"):
        kept.write(text, text)
    assert [kept.read(name) for name in ("abc", "abcd")] == [b"abc", None]
    assert [path.name for path in tmp_path.iterdir()] == ["abc.review"]


def test_a_file_that_was_cut_off_is_no_review() -> None:
    for length in range(0, len(TEXT) - 1, 97):
        assert loads(TEXT[:length].encode(), GAME) == {}


def test_a_review_goes_with_its_match(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match_id = store.new()
    store.write(match_id, record.dumps(MATCH.record))
    store.reviews.write(match_id, TEXT)
    assert store.reviews.read(match_id) == TEXT.encode()
    store.release(match_id)
    store.remove(match_id)
    assert store.reviews.read(match_id) is None


def test_the_oldest_reviews_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEPT", 2)
    monkeypatch.setattr(disk, "newest_first", lambda paths: sorted(paths, reverse=True))
    kept = Reviews(tmp_path / "reviews")
    for name in "abc":
        kept.write(name, name)
    assert [kept.read(name) for name in "abc"] == [None, b"b", b"c"]


def test_what_cannot_be_written_or_read_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "reviews").write_text("a file where the folder should be")
    kept = Reviews(tmp_path / "reviews")
    kept.write("a", "text")
    assert kept.read("a") is None
