"""Subsets of a sequence as bitmasks."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable_gui.core.bitselection import BitSelection, nth_bit

THINGS = tuple(f"thing {number}" for number in range(7000))
POSITIONS = {thing: position for position, thing in enumerate(THINGS)}


def selection(positions: set[int]) -> BitSelection[str]:
    return BitSelection(THINGS, POSITIONS, sum(1 << position for position in positions))


@given(st.sets(st.integers(0, len(THINGS) - 1), max_size=300))
def test_it_is_the_list_of_the_chosen_things_in_their_order(positions: set[int]) -> None:
    expected = [THINGS[position] for position in sorted(positions)]
    found = selection(positions)
    assert list(found) == expected
    assert len(found) == len(expected)
    assert [found[index] for index in range(len(found))] == expected
    assert list(reversed(found)) == expected[::-1]


@given(st.integers(1, 2**70), st.randoms(use_true_random=False))
def test_the_nth_bit(bits: int, rng: Random) -> None:
    positions = [position for position in range(bits.bit_length()) if bits >> position & 1]
    n = rng.randrange(len(positions))
    assert nth_bit(bits, n) == positions[n]


@pytest.mark.parametrize("position", [0, 1, 15, 16, 17, 31, 32, 33, 63, 64, 1023, 1024, 6999])
def test_a_lone_bit_is_found_wherever_it_is(position: int) -> None:
    assert nth_bit(1 << position, 0) == position
    assert nth_bit((1 << position + 1) - 1, position) == position


def test_membership_is_one_look() -> None:
    found = selection({3, 6999})
    assert "thing 3" in found
    assert "thing 6999" in found
    assert "thing 4" not in found
    assert "no thing" not in found


def test_indices_count_from_the_end_too_and_slices_are_lists() -> None:
    found = selection({3, 5, 6999})
    assert found[-1] == "thing 6999"
    assert found[-3] == "thing 3"
    assert list(found[1:]) == ["thing 5", "thing 6999"]
    for beyond in (3, -4):
        with pytest.raises(IndexError):
            found[beyond]


def test_an_empty_choice() -> None:
    found = selection(set())
    assert len(found) == 0
    assert list(found) == []
    assert not found
    with pytest.raises(IndexError):
        found[0]
