"""Words of the rules are found in other texts: the longest form, whole words only, each word once."""

from cardtable_gui.views.plan.explained_words import Word, found_in

GROUP, AREA, FIELD = Word("group", "group", "Equal cards."), Word("area", "play area", "…"), Word("field", "場", "…")
WORDS = {"group": GROUP, "groups": GROUP, "play area": AREA, "area": AREA, "場": FIELD, "組": GROUP}


def found(text: str) -> list[tuple[str, str]]:
    return [(text[each.start : each.start + each.length], each.word.id) for each in found_in(text, WORDS)]


def test_a_word_is_found_in_any_case() -> None:
    assert found("The play area is empty. Groups may grow.") == [("play area", "area"), ("Groups", "group")]


def test_the_longest_form_wins_where_several_begin_at_the_same_letter() -> None:
    one_set, games = Word("set", "set", "…"), Word("game-set", "set of games", "…")
    text = "This set of games is over."
    (place,) = found_in(text, {"set": one_set, "set of games": games})
    assert (place.word, text[place.start : place.start + place.length]) == (games, "set of games")


def test_a_part_of_another_word_is_no_word() -> None:
    assert found("Grouping, subgroup, areas") == []


def test_each_word_is_found_once_where_it_first_is() -> None:
    assert found("A group, two groups, a group") == [("group", "group")]


def test_japanese_words_are_found_within_sentences() -> None:
    assert found("自分の場に組を出します。場は空です。") == [("場", "field"), ("組", "group")]


def test_letters_of_other_languages_are_no_cases_of_ours() -> None:
    explained = {"discard": GROUP}
    assert found_in("discord, DİSCARD", explained) == []
    assert [place.start for place in found_in("DİSCARD may discard", explained)] == [12]


def test_nothing_is_found_without_words() -> None:
    assert found_in("group", {}) == []


def test_the_tip_is_the_name_with_the_explanation() -> None:
    assert GROUP.tip == "group\nEqual cards."
