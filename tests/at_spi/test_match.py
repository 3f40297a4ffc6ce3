"""The end of a match by assistive technology alone: what the program tells over a real bus."""

from pathlib import Path

import pytest

from tests.at_spi import listening

LACKING = listening.missing()


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(bool(LACKING), reason=f"matches by AT-SPI need {LACKING}")
def test_a_match_is_played_to_its_end_by_at_spi_and_everything_is_heard_once(tmp_path: Path) -> None:
    heard = listening.play("kobayakawa", "ja", tmp_path / "data", last_turns=2)
    assert listening.problems(heard) == []
    # What was compared was there: both turns, a try that was refused, picks, all answers, the final result.
    assert len(heard["turns"]) == 2
    assert heard["refusals"]
    assert heard["picks"]
    assert len(heard["dialogs"]) == 1
