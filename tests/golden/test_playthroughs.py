"""Recorded matches are played the same way again: rules, events and their words, views."""

import re
import runpy

import pytest

from cardtable_gui import games
from cardtable_gui.games.meow.state import MeowState
from cardtable_gui.games.meow.view import MeowView
from tests.golden.recording import MOST_FULL, Playthrough, is_possible, playthroughs, recorded


@pytest.mark.parametrize("playthrough", playthroughs(), ids=lambda playthrough: playthrough.name)
def test_a_playthrough_is_as_it_was_recorded(playthrough: Playthrough) -> None:
    assert is_possible(playthrough), f"not for {playthrough.players} players: remove {playthrough.path.name}"
    expected = playthrough.path.read_text(encoding="utf-8")
    actual = recorded(playthrough)
    if actual != expected:
        pairs = zip(expected.splitlines(), actual.splitlines(), strict=False)
        line, (was, now) = next(
            ((number, pair) for number, pair in enumerate(pairs, 1) if pair[0] != pair[1]), (0, ("", "other length"))
        )
        pytest.fail(
            f"{playthrough.path.name}, line {line}:\n  was {was}\n  now {now}\n"
            "If that is meant: python -m tests.golden, and read the difference."
        )


def test_playthroughs_can_be_read() -> None:
    texts = {playthrough.name: playthrough.path.read_text(encoding="utf-8") for playthrough in playthroughs()}
    assert all(text.count("\n== ") <= MOST_FULL <= 60 for text in texts.values())
    assert sum(text.count("\n") for text in texts.values()) < 15_000


def test_every_action_with_the_scores_after_it_is_told() -> None:
    # The first match of Kobayakawa: of every step either one line or many.
    text = next(each for each in playthroughs() if each.game == "kobayakawa").path.read_text(encoding="utf-8")
    found = [int(number) for number in re.findall(r"^(?:== )?(\d+) (?:start|seat \d: )", text, re.MULTILINE)]
    assert found == list(range(len(found)))
    short = re.findall(r"^\d+ seat \d: .* \| ([\d ]+) \| [0-9a-f]{6}$", text, re.MULTILINE)
    assert len(short) == len(found) - text.count("\n== ")
    assert all(len(scores.split()) == 3 for scores in short)


def test_what_only_a_field_of_the_views_tells_is_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    # Who played the combination on the table, in Meow Meow Daifugo, as a named suit would be.
    playthrough = next(each for each in playthroughs() if each.game == "meow")
    before = recorded(playthrough)
    view = MeowState.view

    def of_another_owner(state: MeowState, seat: int | None) -> MeowView:
        changed = view(state, seat)
        object.__setattr__(changed, "owner", state.owner + 1)
        return changed

    monkeypatch.setattr(MeowState, "view", of_another_owner)
    told = [re.findall(r"^facts .*\bowner (-?\d)", text, re.MULTILINE) for text in (before, recorded(playthrough))]
    assert told[0]
    assert [int(owner) + 1 for owner in told[0]] == list(map(int, told[1]))


def test_every_game_has_playthroughs() -> None:
    assert {playthrough.game for playthrough in playthroughs()} == {package.game.id for package in games.packages()}


def test_a_match_of_more_or_fewer_players_than_the_game_allows_is_not_recorded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = playthroughs()
    monkeypatch.setattr("sys.argv", ["golden", "kobayakawa", "7", "--name", "kobayakawa-many"])
    with pytest.raises(SystemExit):
        runpy.run_module("tests.golden", run_name="__main__")
    assert "kobayakawa is for 3 to 6 players, not 7" in capsys.readouterr().err
    assert playthroughs() == before
