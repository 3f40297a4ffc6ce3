"""An evening at a real table, scored by assistive technology alone."""

from pathlib import Path

import pytest

from cardtable_gui import games, i18n
from cardtable_gui.card_lists import labelled
from cardtable_gui.controller.pads.pad_store import PadStore
from cardtable_gui.core.messages import Message, SeatName
from cardtable_gui.i18n import Language
from tests.at_spi import listening

LACKING = listening.missing()


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(bool(LACKING), reason=f"matches by AT-SPI need {LACKING}")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_an_evening_of_four_is_scored_by_at_spi_alone(tmp_path: Path, language: Language) -> None:
    def say(message: Message) -> str:
        return i18n.text(message, (), language)

    def words(context: str, text: str) -> str:
        return say(Message(context, text))

    names = [say(Message("names", "Player {number}").put(number=seat + 1)) for seat in range(4)]
    fought, won = (
        words("kobayakawa", "Who fought?"),
        words("kobayakawa", "Who won the fight? A tie goes to the player who acted first."),
    )
    write = ("", words("pad", "Write it down"))
    rounds = [[(fought, names[0]), (fought, names[1]), (won, names[0]), write] for _ in range(4)]
    alone = [[(fought, names[0]), write] for _ in range(3)]
    order = {
        "words": listening.words_of(language),
        "open": [
            words("window", "At a real table…"),
            labelled(words("pad", "New pad"), say(games.game("kobayakawa").title), say),
            words("pad", "Begin"),
        ],
        "deals": [*rounds, *alone],
        "over": say(Message("table", "{name} wins the match").put(name=SeatName(0))),
    }
    listening.prepare(tmp_path / "data")
    told = listening.run("blind_scorer.py", order, language, tmp_path / "data")
    assert told["lost"] == ""
    assert told["unnamed"] == []
    (kept,) = PadStore(tmp_path / "data").all()
    assert kept.pad.scored.state.scores == (16, 0, 4, 4)
    heard = told["heard"]
    assert isinstance(heard, list)
    # Each entry is followed by how it stands now.
    assert sum(names[3] in said for said in heard) == len(order["deals"])
    assert order["over"] in heard[-1]
