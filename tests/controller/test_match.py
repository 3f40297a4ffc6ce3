"""A match in play: its record, undo and redo."""

from dataclasses import replace

import pytest

from cardtable_gui.controller.match import Match
from cardtable_gui.controller.seats import Seat
from cardtable_gui.core.actions import IllegalActionError
from cardtable_gui.core.events import DealBegan
from cardtable_gui.core.files.record import DealRecord, RecordError, dumps, read_record
from cardtable_gui.core.options import OptionError
from cardtable_gui.core.strict_json import Json
from cardtable_gui.games import package, packages
from tests.support.sessions import ANN, BEN, CHO, EASY, NORMAL, kobayakawa

GAME = package("kobayakawa").game


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.act(GAME.parse(text))


def done(match: Match) -> list[str]:
    return [step.text for step in match.steps]


def read(text: str) -> Match:
    from random import Random

    return Match.of(read_record(text, lambda game_id: package(game_id).game, Random(1)))


def test_a_new_match_writes_down_its_options_seed_and_first_deal() -> None:
    match = Match.new("kobayakawa", [ANN, NORMAL, EASY], seed=5)
    record = match.record
    dealt = GAME.numbered_dealer(3, record.options, 5)(0)
    assert record.seats == ("Ann", "bot:normal", "bot:easy")
    assert record.options == {"nobody_fights": "box", "head_start": ()}
    assert record.seed == match.seed == 5
    assert [(deal.deck, deal.start) for deal in record.deals] == [(GAME.card_texts(dealt.deck), dealt.start)]
    assert record.actions == ()


def test_without_a_number_a_match_draws_one_and_writes_it_down() -> None:
    seeds = {Match.new("kobayakawa", [ANN, BEN, CHO]).record.seed for _ in range(20)}
    assert len(seeds) > 1
    assert min(seeds) >= 1


def test_given_deals_come_first() -> None:
    deck = tuple(reversed(GAME.faces))
    match = Match.new("kobayakawa", [ANN, BEN, CHO], seed=5, deals=[DealRecord(deck, 2)])
    assert match.state.to_move == 2
    assert match.state.view(0).hand == ("15",)
    assert match.record.deals[0].deck == deck


@pytest.mark.parametrize("players", [2, 7])
def test_a_game_refuses_wrong_numbers_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        Match.new("kobayakawa", [ANN] * players)


@pytest.mark.parametrize("game_id", [each.game.id for each in packages() if each.game.start_is_open])
def test_a_chosen_seat_starts_and_stands_in_the_first_deal(game_id: str) -> None:
    game = package(game_id).game
    players = game.players[1]
    for starter in range(players):
        record = Match.new(game_id, (Seat(""),) * players, seed=5, starter=starter).record
        numbered = game.numbered_dealer(players, record.options, 5)(0)
        assert record.deals == (DealRecord(game.card_texts(numbered.deck), starter),)
        again = read(dumps(record))
        began = next(event for event in again.opening if isinstance(event, DealBegan))
        assert (began.start, again.state.to_move) == (starter, starter)
        assert again.record.chosen_starter(game) == (None if starter == numbered.start else starter)


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(KeyError):
        Match.new("chess", [ANN, BEN, CHO])
    with pytest.raises(OptionError):
        Match.new("kobayakawa", [ANN, BEN, CHO], {"jokers": True})


def test_acting_gives_a_step_with_everything_that_happened() -> None:
    match = kobayakawa(ANN, BEN, CHO)
    step = match.act(GAME.parse("draw"))
    assert (step.index, step.seat, step.text) == (0, 0, "draw")
    assert step.after is match.state
    assert any(getattr(event, "cards", None) == ("5",) for event in step.events)
    assert match.record.actions == ("draw",)


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    match = kobayakawa(ANN, BEN, CHO)
    do(match, "draw", "discard 1")
    match.undo()
    before = (match.record, match.state.view(None), match.can_redo)
    with pytest.raises(IllegalActionError):
        match.act(GAME.parse("fight"))
    assert (match.record, match.state.view(None), match.can_redo) == before


def test_states_of_earlier_steps_stay_as_they_were() -> None:
    match = kobayakawa(ANN, BEN, CHO)
    do(match, "draw")
    view = match.steps[0].after.view(0)
    do(match, "discard 1", "flip", "flip")
    assert match.steps[0].after.view(0) == view
    assert match.state_at(1).view(0) == view


def test_the_record_lists_every_deal_that_was_played() -> None:
    match = kobayakawa(ANN, BEN, CHO)
    do(match, "flip", "flip", "flip", "fold", "fold", "fight")
    dealt = GAME.numbered_dealer(3, match.record.options, match.seed)(1)
    assert match.state.deal == 2
    assert [deal.deck for deal in match.record.deals[1:]] == [GAME.card_texts(dealt.deck)]


def test_deals_that_were_undone_stay_written_down() -> None:
    match = kobayakawa(ANN, BEN, CHO)
    do(match, "flip", "flip", "flip", "fold", "fold", "fight")
    assert len(match.record.deals) == 2
    match.undo()
    assert match.state.deal == 1
    assert len(match.record.deals) == 2


def test_unknown_keys_of_a_record_are_kept() -> None:
    text = dumps(kobayakawa(ANN, NORMAL, CHO).record)
    match = read(text.replace('"start": 0', '"start": 0, "by": "hand"').replace('"seed"', '"note": [1, {}], "seed"'))
    do(match, "draw")
    assert match.record.extra["note"] == [1, {}]
    assert match.record.deals[0].extra == {"by": "hand"}


def test_a_match_is_taken_up_where_it_was_left() -> None:
    match = kobayakawa(ANN, NORMAL, CHO)
    do(match, "draw", "discard 5", "flip")
    again = read(dumps(match.record))
    assert again.record == match.record
    assert again.seats == (ANN, NORMAL, CHO)
    assert [again.state.view(seat) for seat in (0, 1, 2, None)] == [match.state.view(seat) for seat in (0, 1, 2, None)]
    assert [(step.seat, step.text, step.events) for step in again.steps] == [
        (step.seat, step.text, step.events) for step in match.steps
    ]
    assert again.opening == match.opening


def test_a_record_with_an_action_that_is_not_legal_is_refused_with_its_place() -> None:
    match = kobayakawa(ANN, BEN, CHO)
    do(match, "draw", "discard 5", "flip")
    record = replace(match.record, actions=("draw", "discard 5", "fight"))
    with pytest.raises(RecordError) as caught:
        Match.of(record)
    assert caught.value.place == "actions[2]"


def test_bots_keep_their_names_and_unknown_levels() -> None:
    match = kobayakawa(ANN, Seat("Robin", "grandmaster"), Seat("", "easy"))
    assert match.record.seats == ("Ann", "bot:grandmaster", "bot:easy")
    assert read(dumps(match.record)).seats == match.seats


def test_seats_of_a_foreign_record_have_no_names_for_bots() -> None:
    record = replace(kobayakawa(ANN, NORMAL, EASY).record, extra={"names": ["x", 3, None]})
    assert [seat.name for seat in Match.of(record).seats] == ["Ann", "", ""]


def test_bots_keep_their_characters_and_those_of_newer_versions() -> None:
    seats = (ANN, Seat("Robin", "normal", character="hana"), Seat("", "hard", character="new-one"))
    match = kobayakawa(*seats)
    assert match.record.seats == ("Ann", "bot:normal", "bot:hard")
    assert match.record.extra["characters"] == ["", "hana", "new-one"]
    again = read(dumps(match.record))
    assert again.seats == seats
    assert [seat.style for seat in again.seats] == ["", "trader", ""]
    assert dumps(again.record) == dumps(match.record)
    assert again.branch(0).seats == seats
    plain = again.branch(0, (ANN, NORMAL, EASY))
    assert "characters" not in plain.record.extra
    assert "characters" in again.branch(0, (ANN, NORMAL, seats[1])).record.extra


def test_a_record_without_characters_has_no_key_for_them() -> None:
    assert "characters" not in dumps(kobayakawa(ANN, NORMAL, EASY).record)


def test_people_have_no_character() -> None:
    match = kobayakawa(Seat("Ann", character="hana"), NORMAL, EASY)
    assert "characters" not in match.record.extra
    record = replace(match.record, extra={"characters": ["hana", "sora", ""]})
    assert [seat.character for seat in Match.of(record).seats] == ["", "sora", ""]


@pytest.mark.parametrize("wrong", ["hana", ["hana"], ["", 3, ""], [["", "hana", ""]], {"1": "hana"}, None])
def test_whatever_else_a_record_says_of_characters_means_none(wrong: Json) -> None:
    record = replace(kobayakawa(ANN, NORMAL, EASY).record, extra={"characters": wrong})
    assert [seat.character for seat in Match.of(record).seats] == ["", "", ""]
    assert read(dumps(record)).record.extra == {"characters": wrong}, "and it's kept"


def test_a_bot_without_a_name_is_called_as_its_character_is() -> None:
    called = [Seat("", "easy", character="hana"), Seat("Kim", "easy", character="hana"), Seat("", "easy"), Seat("")]
    assert [seat.called for seat in called] == ["Hana", "Kim", "", ""]
    assert Seat("", "easy", character="new-one").called == ""
    assert Seat("", character="hana").called == ""


def test_a_person_with_the_name_of_a_bot_stays_a_person() -> None:
    match = kobayakawa(Seat("bot:normal"), BEN, Seat("x" * 500))
    again = read(dumps(match.record))
    assert again.people == (0, 1, 2)


def test_undo_takes_the_bots_moves_with_it() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    do(match, "draw", "discard 1", "flip", "flip")
    assert match.undo()
    assert done(match) == ["draw"]
    assert match.undo()
    assert done(match) == []
    assert not match.undo()


def test_undo_while_a_bot_is_to_move_takes_back_the_persons_action() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    do(match, "draw", "discard 1", "flip")
    assert match.undo()
    assert done(match) == ["draw"]


def test_bots_first_moves_cannot_be_taken_back() -> None:
    match = kobayakawa(ANN, NORMAL, EASY, start=1)
    do(match, "flip", "flip")
    assert match.state.to_move == 0
    assert not match.can_undo


def test_redo_goes_to_the_next_decision_with_the_bots_moves() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    do(match, "flip", "flip", "flip", "fold", "fight")
    match.undo()
    match.undo()
    assert done(match) == []
    assert match.redo()
    assert done(match) == ["flip", "flip", "flip"]
    assert match.redo()
    assert done(match) == ["flip", "flip", "flip", "fold", "fight"]
    assert not match.can_redo
    assert not match.redo()


def test_another_action_forgets_what_was_undone() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    do(match, "flip", "flip", "flip")
    match.undo()
    do(match, "draw")
    assert not match.can_redo
    assert done(match) == ["draw"]


def test_with_several_people_undo_goes_one_decision_back() -> None:
    match = kobayakawa(ANN, NORMAL, BEN)
    do(match, "flip", "flip", "flip")
    match.undo()
    assert match.state.to_move == 2
    assert done(match) == ["flip", "flip"]
    match.undo()
    assert match.state.to_move == 0
    match.redo()
    assert done(match) == ["flip", "flip"]


def test_among_bots_every_action_is_a_turn() -> None:
    match = kobayakawa(NORMAL, NORMAL, EASY)
    do(match, "flip", "flip")
    match.undo()
    assert done(match) == ["flip"]
    match.redo()
    assert done(match) == ["flip", "flip"]


def test_the_end_of_a_match_can_be_taken_back() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    while match.state.to_move is not None:
        match.act(match.state.legal_actions()[0])
    actions = done(match)
    assert match.undo()
    assert match.can_redo
    assert match.package.game.notation(match.state.legal_actions()[0]) == actions[len(match.steps)]
    while match.redo():
        pass
    assert done(match) == actions
    assert match.state.view(None).over


def test_restart_leads_back_to_the_first_deal_and_can_be_undone_by_redo() -> None:
    match = kobayakawa(ANN, NORMAL, EASY)
    opening = match.state.view(0)
    do(match, "flip", "flip", "flip", "fold", "fold", "fight", "draw")
    deals = match.record.deals
    match.restart()
    assert match.state.view(0) == opening
    assert match.record.actions == ()
    assert match.record.deals == deals
    while match.redo():
        pass
    assert len(done(match)) == 7
