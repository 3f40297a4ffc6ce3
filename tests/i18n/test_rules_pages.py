"""The rules pages: complete, the same in both languages, and readable by the program's page viewer."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cardtable_gui import games, i18n
from cardtable_gui.games import own_houses
from cardtable_gui.games.godan.game import Godan
from cardtable_gui.games.gunjo.cards import COPIES, PENALTIES
from cardtable_gui.views.kit.look.theme import LIGHT
from cardtable_gui.views.plan import example_round, rules_text
from cardtable_gui.views.shell.rules import rules_page, rules_words, table_picture
from tests.support.tiers import Tier, having
from tests.test_shipped_games import SHIPPED

PAGES = Path(__file__).resolve().parents[2] / "i18n" / "rules"
LANGUAGES = ("en", "ja")

ANCHOR = re.compile(r'<a id="([A-Z]{2}\d+)"></a>')
HEADING = re.compile(r"(#+) \S")
ITEM = re.compile(r"(?:-|\d+\.) \S")
JAPANESE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
LATIN_RUN = re.compile(r"[A-Za-z]{2,}(?:[ ,]+[A-Za-z]+)+")

LINK = re.compile(r"!?\[([^\]]*)\]\(([a-z]+):([^)]*)\)")
"""A link or picture: its text, what it leads to or shows (word, rule, cards, step, table), and which."""
PICTURES = re.compile(r"!\[[^\]]*\]\(cards:[^)]*\)")

MARKS = {
    "en": {
        "ruling": re.compile("> \\*Our ruling:\\* "),
        "house rule": re.compile("> \\*House rule:\\* "),
        "answer": re.compile("> \\*Publisher’s answer:\\* "),
    },
    "ja": {
        "ruling": re.compile("> \\*\\*裁定\\*\\*："),
        "house rule": re.compile("> \\*\\*ハウスルール\\*\\*："),
        "answer": re.compile("> \\*\\*公式回答\\*\\*："),
    },
}
"""How a paragraph begins that isn't the rulebook's."""
MARK_NAMES = {
    "en": {"ruling": "our ruling", "house rule": "house rule", "answer": "publisher’s answer"},
    "ja": {"ruling": "裁定", "house rule": "ハウスルール", "answer": "公式回答"},
}
MARKED = {
    "godan": "1h 2frh 3r 4r 5r 6fr 7r 8frr 9hhffhhh 10h 11rr 12rr",
    "gunjo": "2rh 3rr 4r 5rr 9h 11r 12rh 13r 14r 15r",
    "kobayakawa": "1rr 3rr 7r 8h 9rr 10rr",
    "meow": "1r 3rr 4rrr 5r 6rr 7r 8r 9r 12rrh 13rr",
    "merchant": "3r 6rr 10h 12r 13hr",
}
"""What is not the rulebook's: each paragraph with its marks in their order.

r: our ruling, h: a house rule, f: the publisher's answer. Compared by hand with the normative rules, mark by mark.
"""
LETTERS = {"r": "ruling", "h": "house rule", "f": "answer"}


def opening(language: str, game: str) -> list[str]:
    """The first chapters of a page; a deal of GODAN is a game."""
    if language == "en":
        return ["In one minute", "The table", f"A {'game' if game == 'godan' else 'round'}, step by step"]
    return ["1分でわかる遊び方", "テーブルの見方", f"1{'ゲーム' if game == 'godan' else 'ラウンド'}の例"]


QUESTIONS = {"en": "Questions", "ja": "よくある質問"}
WORDS = {"en": "Words", "ja": "ことば"}
QUESTION = {"en": re.compile(r"\*\*[^*]+\?\*\* \S"), "ja": re.compile(r"\*\*[^*]+？\*\*　\S")}


GAMES = {package.game.id: package.game for package in games.packages()}
each_page = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in GAMES]
)
each_game = pytest.mark.parametrize("game", GAMES)
TAUGHT = having(Tier.ROUND)
"""The games whose pages teach: with a picture of the table, a round played out, questions and words."""
each_taught_page = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in LANGUAGES for game in TAUGHT]
)
each_taught_game = pytest.mark.parametrize("game", TAUGHT)


@dataclass
class Section:
    """A heading with everything up to the next heading, whatever its level."""

    level: int
    title: str
    anchors: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


def page(language: str, game: str) -> str:
    """Text of a page as it lies in the repository."""
    return (PAGES / language / f"{game}.md").read_text(encoding="utf-8")


def blocks(text: str) -> Iterator[list[str]]:
    """Groups of lines between empty lines, anchors included."""
    for group in re.split(r"\n\s*\n", text.strip()):
        yield group.split("\n")


def without_anchors(lines: list[str]) -> list[str]:
    """Lines that a reader sees."""
    return [line for line in lines if not ANCHOR.fullmatch(line)]


def sections(text: str) -> list[Section]:
    """Cut a page at its headings; an anchor right before a heading belongs to that heading."""
    found: list[Section] = []
    pending: list[str] = []
    for line in text.split("\n"):
        anchor = ANCHOR.fullmatch(line)
        heading = HEADING.match(line)
        if anchor:
            pending.append(anchor[1])
        elif heading:
            found.append(Section(len(heading[1]), line.strip("# "), pending))
            pending = []
        elif line.strip():
            found[-1].anchors += pending
            pending = []
            found[-1].lines.append(line)
    assert not pending, f"anchors with nothing after them: {pending}"
    return found


def tables(text: str) -> list[list[list[str]]]:
    """Every table as rows of cells, header first, the line of dashes left out."""
    found = []
    for block in blocks(text):
        lines = without_anchors(block)
        if lines and all(line.startswith("|") for line in lines):
            rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
            assert set("".join(rows[1])) == {"-"}, f"no line of dashes under {lines[0]}"
            found.append([rows[0], *rows[2:]])
    return found


def numbers(cells: list[str]) -> list[list[int]]:
    """Whole numbers that stand in each cell."""
    return [[int(number) for number in re.findall(r"\d+", cell)] for cell in cells]


def table_by_size(text: str, rows: int, columns: int) -> list[list[list[int]]]:
    """Numbers of the only table with that many rows under its header and that many columns, options apart."""
    found = [table for table in tables(text) if table[0][0] not in ("Option", "オプション")]
    fitting = [table for table in found if len(table) == rows + 1 and len(table[0]) == columns]
    assert len(fitting) == 1, f"{len(fitting)} tables of {rows} rows and {columns} columns"
    return [numbers(row) for row in fitting[0][1:]]


def test_both_languages_have_a_page_for_every_game_and_no_other() -> None:
    for language in LANGUAGES:
        assert sorted(path.stem for path in (PAGES / language).glob("*")) == sorted(GAMES)


@each_page
def test_every_paragraph_of_the_rules_has_exactly_one_anchor_in_order(language: str, game: str) -> None:
    assert re.findall(r'id="([^"]*)"', page(language, game)) == list(GAMES[game].rules)


@each_page
def test_anchors_stand_alone_right_before_a_block_and_are_the_only_html(language: str, game: str) -> None:
    for block in blocks(page(language, game)):
        for line in block:
            assert ANCHOR.fullmatch(line) or not re.search(r"[<>]", line.removeprefix("> ")), line
        seen_text = False
        for line in block:
            if ANCHOR.fullmatch(line):
                assert not seen_text, f"an anchor inside a block: {line}"
            else:
                seen_text = True
        assert seen_text, f"an anchor before nothing: {block}"


@each_page
def test_no_section_is_empty(language: str, game: str) -> None:
    found = sections(page(language, game))
    assert found[0].level == 1
    assert [section.level for section in found].count(1) == 1
    for section, following in zip(found, [*found[1:], None], strict=True):
        opens_subsection = following is not None and following.level == section.level + 1
        assert section.lines or opens_subsection, f"nothing under {section.title!r}"
    titles = [section.title for section in found]
    assert not {title for title in titles if titles.count(title) > 1}, "two headings with the same words"


def chapter(language: str, game: str, title: str) -> str:
    """The text of a chapter, without its heading."""
    _, found, text = page(language, game).partition(f"\n## {title}\n")
    assert found, f"no chapter {title!r}"
    return text.partition("\n## ")[0].strip()


def targets(language: str, game: str, kind: str) -> list[str]:
    """What the links and pictures of a kind lead to or show, in the order of the page."""
    return [which for _, each, which in LINK.findall(page(language, game)) if each == kind]


def marked(language: str, game: str) -> dict[str, list[str]]:
    """The marks of each paragraph that has something that is not the rulebook's, by kind, in their order."""
    found: dict[str, list[str]] = {}
    for section in sections(page(language, game)):
        for line in section.lines:
            for kind, mark in MARKS[language].items():
                if mark.match(line):
                    (paragraph,) = section.anchors
                    found.setdefault(paragraph, []).append(kind)
    return found


def test_every_shipped_game_is_taught() -> None:
    assert set(SHIPPED) == set(TAUGHT) == set(MARKED)


@each_taught_page
def test_what_is_not_the_rulebooks_is_marked_and_nothing_else_is(language: str, game: str) -> None:
    letters = GAMES[game].rules[0][:2]
    expected = {
        f"{letters}{number}": [LETTERS[letter] for letter in marks]
        for number, marks in re.findall(r"(\d+)([a-z]+)", MARKED[game])
    }
    assert marked(language, game) == expected


@each_taught_page
def test_rulings_follow_at_the_end_of_their_paragraph_each_with_its_mark(language: str, game: str) -> None:
    for section in sections(page(language, game)):
        quoted = [line.startswith(">") for line in section.lines]
        assert quoted == sorted(quoted), f"text after a ruling in {section.title!r}"
        assert not any(quoted) or section.anchors, f"a ruling outside the paragraphs in {section.title!r}"
        for line in section.lines:
            if line.startswith(">"):
                assert any(mark.match(line) for mark in MARKS[language].values()), line
            elif section.anchors:
                assert not any(name in line.lower() for name in MARK_NAMES[language].values()), line


@each_page
def test_every_mark_of_a_page_is_explained_before_its_first_paragraph(language: str, game: str) -> None:
    opening = " ".join(page(language, game).split("<a id=", 1)[0].lower().split())
    for kind in {kind for marks in marked(language, game).values() for kind in marks}:
        assert MARK_NAMES[language][kind] in opening


@each_taught_page
def test_chapters_are_in_the_order_of_every_page(language: str, game: str) -> None:
    titles = [section.title for section in sections(page(language, game)) if section.level == 2]
    assert titles[:3] == opening(language, game)
    assert titles[-2:] == [QUESTIONS[language], WORDS[language]]
    first = next(section for section in sections(page(language, game)) if section.anchors)
    assert first.title not in titles[:3]


@each_taught_page
def test_one_minute_is_three_paragraphs_with_a_topic_and_no_link(language: str, game: str) -> None:
    text = chapter(language, game, opening(language, game)[0])
    assert rules_text.primer(page(language, game)) == (opening(language, game)[0], text.split("\n\n"))
    assert text.count("\n\n") == 2
    assert not LINK.search(text)


@each_taught_page
def test_every_number_in_the_picture_of_the_table_is_explained(qapp: QApplication, language: str, game: str) -> None:
    i18n.install(qapp, "ja" if language == "ja" else "en")
    (address,) = targets(language, game, "table")
    text = chapter(language, game, opening(language, game)[1])
    assert f"(table:{address})" in text
    actions, places = table_picture.moment_of(address)
    assert re.findall(r"^(\d+)\. ", text, re.MULTILINE) == [str(n) for n in range(1, len(places) + 1)]
    assert example_round.match(game, actions).state.to_move == 0
    assert not table_picture.painted(game, address, LIGHT, 1.0).isNull()


@each_taught_page
def test_the_round_is_shown_by_steps_of_its_record_in_their_order(language: str, game: str) -> None:
    steps = [int(step) for step in targets(language, game, "step")]
    text = chapter(language, game, opening(language, game)[2])
    assert [int(step) for step in re.findall(r"\(step:(\d+)\)", text)] == steps
    assert steps
    assert steps == sorted(steps)
    assert all(example_round.cards(game, step) for step in steps)


@each_taught_game
def test_cards_shown_in_the_round_were_together_in_it(game: str) -> None:
    held: list[Counter[str]] = []
    for number in range(len(example_round.record(game).actions) + 1):
        state = example_round.match(game, number).state
        views = [state.view(seat) for seat in range(example_round.record(game).players)]
        held += [Counter(card for card in zone.cards if card) for view in views for zone in view.zones()]
    text = chapter("en", game, opening("en", game)[2])
    for _, kind, cards in LINK.findall(text):
        if kind == "cards":
            assert any(Counter(cards.split(",")) <= zone for zone in held), cards


@each_game
def test_both_languages_show_the_same_pictures(game: str) -> None:
    for kind in ("table", "step", "cards"):
        assert targets("en", game, kind) == targets("ja", game, kind)


@each_taught_page
def test_questions_are_answered_with_a_link_to_their_paragraph(language: str, game: str) -> None:
    questions = list(blocks(chapter(language, game, QUESTIONS[language])))
    assert 6 <= len(questions) <= 12
    for question in questions:
        assert QUESTION[language].match(question[0]), question
        assert "](rule:" in " ".join(question), question


@each_taught_game
def test_both_languages_answer_the_same_questions(game: str) -> None:
    def rules(language: str) -> list[list[str]]:
        text = chapter(language, game, QUESTIONS[language])
        return [re.findall(r"\(rule:(\w+)\)", " ".join(block)) for block in blocks(text)]

    assert rules("en") == rules("ja")


@each_page
def test_links_to_paragraphs_lead_to_paragraphs_of_the_page(language: str, game: str) -> None:
    assert set(targets(language, game, "rule")) <= set(GAMES[game].rules)


@each_taught_page
def test_every_linked_word_is_explained_and_every_explained_word_linked(language: str, game: str) -> None:
    text = page(language, game)
    linked = targets(language, game, "word")
    assert set(linked) == set(rules_words.words(text))
    assert [word for word in rules_words.words(text) if linked.count(word) < 2] == []


@each_taught_page
def test_the_last_chapter_explains_words_and_nothing_else(language: str, game: str) -> None:
    lines = chapter(language, game, WORDS[language]).split("\n")
    assert 8 <= len(lines) <= 15
    assert len(rules_words.words("\n".join(lines))) == len(lines)


@each_taught_game
def test_both_languages_explain_the_same_words_in_the_same_order(game: str) -> None:
    assert list(rules_words.words(page("en", game))) == list(rules_words.words(page("ja", game)))


@each_game
def test_japanese_pages_hold_no_english_sentence(game: str) -> None:
    assert_japanese(page("ja", game), i18n.text(GAMES[game].title, (), "ja"))


def assert_japanese(text: str, title: str) -> None:
    """A page holds no English sentence, and no line but one of a table or of pictures alone without Japanese."""
    for line in without_anchors(text.split("\n")):
        words = LINK.sub(r"\1", line).replace(title, "題名")
        assert not LATIN_RUN.search(words), line
        if re.search(r"[^\d\s+=*]", words) and not line.startswith("|") and PICTURES.sub("", line).strip():
            assert JAPANESE.search(words), line
        assert not re.search(r"[\u3040-\u30ff\u3400-\u9fff]\s*[,.:;!?()]", words), f"western punctuation: {line}"


@each_game
def test_japanese_paragraphs_are_one_line_so_that_no_space_appears_inside(game: str) -> None:
    for block in blocks(page("ja", game)):
        lines = without_anchors(block)
        prose = [line for line in lines if not line.startswith(("|", "#")) and not ITEM.match(line)]
        assert len(prose) <= 1, f"a line break inside a paragraph: {prose}"


@each_game
def test_english_pages_hold_no_japanese(game: str) -> None:
    assert not JAPANESE.search(page("en", game))


@each_game
def test_both_languages_have_the_same_sections_tables_lists_and_rulings(game: str) -> None:
    def shape(language: str) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for line in page(language, game).split("\n"):
            anchor, heading = ANCHOR.fullmatch(line), HEADING.match(line)
            if anchor:
                found.append((anchor[1], 0))
            elif heading:
                found.append(("heading", len(heading[1])))
            elif line.startswith("|"):
                found.append(("row", line.count("|")))
            elif ITEM.match(line):
                found.append(("item", 0))
            elif line.startswith(">"):
                found.append(("quote", 0))
        return found

    assert shape("en") == shape("ja")


@each_game
def test_reference_tables_hold_the_same_numbers_in_both_languages(game: str) -> None:
    english, japanese = tables(page("en", game)), tables(page("ja", game))
    compared = 0
    for left, right in zip(english, japanese, strict=True):
        if all(re.match(r"\d+$", row[0]) for row in left[1:]) and len(left) > 1 + 3:
            assert [numbers(row) for row in left[1:]] == [numbers(row) for row in right[1:]]
            compared += 1
    assert compared >= 2 or game not in MARKED


@pytest.mark.parametrize("language", LANGUAGES)
def test_mg1_mg2_mg3_card_tables_add_up(language: str) -> None:
    counts = table_by_size(page(language, "merchant"), rows=14, columns=4)
    assert [row[0] for row in counts] == [[value] for value in range(14, 0, -1)]
    totals = [sum(row[column][0] for row in counts) for column in (1, 2, 3)]
    assert totals == [66, 56, 44]
    for players, cards, hand, market in table_by_size(page(language, "merchant"), rows=5, columns=4):
        assert cards == [{2: totals[2], 3: totals[1]}.get(players[0], totals[0])]
        assert cards[0] == players[0] * hand[0] + market[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mg12_points_are_players_less_place(language: str) -> None:
    for players, *points in table_by_size(page(language, "merchant"), rows=5, columns=7):
        (n,) = players
        assert [cell[0] for cell in points if cell] == [n - place for place in range(1, n + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_gg1_gg2_card_and_hand_tables_add_up(language: str) -> None:
    text = page(language, "gunjo")
    basic = table_by_size(text, rows=10, columns=3)
    assert [(row[0][0], row[1][0], row[2][0]) for row in basic] == [
        (number, COPIES[number - 1], PENALTIES[number - 1]) for number in range(3, 13)
    ]
    expansions = table_by_size(text, rows=5, columns=4)
    assert [(row[0][0], row[1][0], row[2][0]) for row in expansions] == [
        (number, COPIES[number - 1], PENALTIES[number - 1]) for number in (1, 2, 13, 14, 15)
    ]
    for players, hand, revealed, deck in table_by_size(text, rows=4, columns=4):
        assert players[0] * hand[0] + revealed[0] + deck[0] == 75


@pytest.mark.parametrize("language", LANGUAGES)
def test_kb1_kb6_kb7_kamon_tables_add_up(language: str) -> None:
    text = page(language, "kobayakawa")
    for players, each, centre, package in table_by_size(text, rows=4, columns=4):
        assert players[0] * each[0] + centre[0] + package[0] == 32
    centre_now = 8
    for number, (rounds, _stake, won, left) in enumerate(table_by_size(text, rows=7, columns=4), start=1):
        centre_now -= won[0]
        assert (rounds, left) == ([number], [centre_now])
    assert centre_now == 0


@each_page
def test_the_page_viewer_leaves_no_markup_in_sight(qapp: QApplication, language: str, game: str) -> None:
    i18n.install(qapp, "ja" if language == "ja" else "en")
    document, _ = rules_page.document(game, page(language, game), LIGHT, 100)
    shown = document.toPlainText()
    assert not re.search(r"[*|#<>_`\\]|---|\]\(", shown), re.findall(r".{0,20}[*|#<>_`\\].{0,20}", shown)
    assert len(shown) > 0.5 * len(LINK.sub(r"\1", page(language, game)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_go1_go2_go7_go9_go10_tables_agree_with_the_house_rules_and_the_worth_of_groups(language: str) -> None:
    text = page(language, "godan")
    game = games.package("godan").with_house_rules(own_houses.of_new_matches("godan")).game
    assert isinstance(game, Godan)
    house = game.house
    for players, hand, deck, _weeks in table_by_size(text, rows=4, columns=4):
        assert players[0] * hand[0] + deck[0] == sum(house.all_copies)
    groups = table_by_size(text, rows=6, columns=6)
    assert [[cell[0] for cell in row] for row in groups] == [
        [value, value, value + 5, 40, 50, value] for value in house.values
    ]
    severance, robbery, cover_up, collection = table_by_size(text, rows=4, columns=5)
    assert severance[1:] == [[1], [2], [], [house.role_in_hand]]
    assert robbery[1:] == cover_up[1:] == [[2], [3], [4], [house.role_in_hand]]
    assert collection[1:] == [[n * house.collection] for n in (2, 3, 4)] + [[house.role_in_hand]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_go8_go9_go10_round_is_scored_as_it_was_played(language: str) -> None:
    after = example_round.match("godan", len(example_round.record("godan").actions)).state.view(0)
    (shown,) = tables(chapter(language, "godan", opening(language, "godan")[2]))
    assert [100 + int(row[-1].replace("−", "-")) for row in shown[1:]] == list(after.scores)
