"""What cards, plates, bar and result panel show besides names and numbers: tags, pictures, tracks, counted cards."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable_gui import games
from cardtable_gui.controller.match import Match
from cardtable_gui.core.events import DealEnded, Event, Moved, SeatResult, Shown, Tag
from cardtable_gui.core.messages import Message, You
from cardtable_gui.core.table import Badge, Track
from cardtable_gui.core.zones import Zone
from cardtable_gui.games.kobayakawa.table import KobayakawaTable
from cardtable_gui.models.tokens import Step
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, LIGHT
from cardtable_gui.views.table.presenters.choreography import Choreography
from cardtable_gui.views.table.state.result_summary import Result
from cardtable_gui.views.table.widgets.animator import Cue, Flight
from cardtable_gui.views.table.widgets.card_marks import Marks, overlay
from cardtable_gui.views.table.widgets.command_bar import TrackFace
from cardtable_gui.views.table.widgets.player_plates import PlateBadge
from cardtable_gui.views.table.widgets.result_rows import in_words
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven
from tests.views.table.scenes import HAND, UPWARDS

WORTH = Tag("30", Message("test", "worth 30"))


def saying(monkeypatch: pytest.MonkeyPatch, method: str, what: object) -> None:
    monkeypatch.setattr(KobayakawaTable, method, lambda *_asked: what)


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[[], Driven]:
    return partial(Driven, qtbot, "kobayakawa", (YOU, EASY, EASY), deals=(UPWARDS,))


def test_a_card_carries_its_tag_in_sight_and_in_words(
    sit: Callable[[], Driven], monkeypatch: pytest.MonkeyPatch
) -> None:
    saying(monkeypatch, "tags", {HAND: {"1": WORTH}})
    driven = sit()
    (card,) = driven.hand()
    assert card.tag == "30"
    assert "worth 30" in card.accessibleDescription()
    plain = card.grab().toImage()
    saying(monkeypatch, "tags", {})
    driven.table._lay_out()
    assert card.tag == ""
    assert card.accessibleDescription() == ""
    assert card.grab().toImage() != plain


def test_of_cards_in_a_fan_the_first_of_a_kind_carries_the_tag(sit: Callable[[], Driven]) -> None:
    driven = sit()
    driven.act("draw")
    first, second = driven.hand()
    presenter = driven.table.presenter
    assert presenter is not None
    first_face, second_face = first.face, second.face
    assert first_face is not None
    assert second_face is not None
    presenter.scene.stage.label({HAND: {second_face: WORTH}})
    assert (first.tag, second.tag) == ("", "30")
    presenter.scene.stage.add_tag(HAND, first_face, Tag("5", Message("test", "worth 5")))
    assert (first.tag, second.tag) == ("5", "30")


@pytest.mark.parametrize("tag", ["5", "−120"])
@pytest.mark.parametrize("room", [1.0, 0.5, 0.25, 0.19, 0.1, 0.02])
@pytest.mark.parametrize("width", [36.0, 90.0])
def test_a_tag_is_whole_beside_the_next_card_of_a_fan_or_not_there(
    qapp: QApplication, width: float, room: float, tag: str
) -> None:
    height, margin = width * CARD_ASPECT, 20
    sprite = QPixmap(round(width) + 2 * margin, round(height) + 2 * margin)
    picture = overlay(Marks(tag=tag, tag_room=room), sprite, width, height, 0.0, LIGHT).toImage()
    painted = [x for x in range(picture.width()) for y in range(picture.height()) if picture.pixelColor(x, y).alpha()]
    high = room * width >= 14
    assert bool(painted) == high
    if high:
        assert max(painted) <= margin + room * width + 0.04 * width + 1
        assert min(painted) >= margin - 0.04 * width - 1


def test_a_fan_leaves_its_tags_as_much_room_as_shows_of_the_cards(qtbot: QtBot) -> None:
    driven = Driven(qtbot, "merchant", (YOU, EASY, EASY))
    presenter = driven.table.presenter
    assert presenter is not None
    faces = {card.face: WORTH for card in driven.hand() if card.face is not None}
    presenter.scene.stage.label({HAND: faces})
    hand = sorted(driven.hand(), key=lambda card: card.pose.x)
    for card, following in pairwise(hand):
        if card.tag:
            assert card.tag_room == pytest.approx((following.pose.x - card.pose.x) / card.pose.width)
    assert sum(bool(card.tag) for card in hand) == len(faces) > 1


def test_a_card_leaves_the_worth_behind_that_it_had_in_its_place(sit: Callable[[], Driven]) -> None:
    driven = sit()
    driven.act("draw")
    card = driven.hand()[0]
    presenter = driven.table.presenter
    assert presenter is not None
    assert card.face is not None
    presenter.scene.stage.label({HAND: {card.face: WORTH}})
    assert card.tag == "30"
    driven.table.set_look(replace(driven.table.look, speed=1.0))
    driven.act(f"discard {card.face}")
    driven.until(lambda: card.flying)
    assert card.tag == ""


def test_cards_that_are_shown_are_counted_one_after_another(
    sit: Callable[[], Driven], monkeypatch: pytest.MonkeyPatch
) -> None:
    driven = sit()
    presenter = driven.table.presenter
    assert presenter is not None
    counted: list[tuple[Zone, str, str]] = []

    def count(zone: Zone, card: str, tag: Tag) -> None:
        counted.append((zone, card, tag.short))

    monkeypatch.setattr(presenter.scene.stage, "add_tag", count)
    choreography = Choreography(
        presenter.scene, presenter.speech, presenter.state, driven.table.widgets.scene, presenter
    )
    shown = Shown(HAND, ("1",), (("1", WORTH), ("2", Tag("−2", Message("test", "costs 2")))))
    cues = [act for act in choreography.script([step(presenter.scene.stage.shown, shown)]) if isinstance(act, Cue)]
    when = []
    for cue in cues:
        before = len(counted)
        cue.end()
        when += [cue.start] * (len(counted) - before)
    assert counted == [(HAND, "1", "30"), (HAND, "2", "−2")]
    assert when[0] < when[1]


def step(shown: Mapping[Zone, tuple[object, ...]], event: Event, moved: tuple[int, ...] = ()) -> Step:
    return Step(event, shown, moved)  # type: ignore[arg-type]


@pytest.mark.parametrize("with_next", [False, True])
def test_cards_that_are_laid_out_at_once_fly_at_once(sit: Callable[[], Driven], with_next: bool) -> None:
    driven = sit()
    presenter = driven.table.presenter
    assert presenter is not None
    stage, model = presenter.scene.stage, presenter.state.model
    before = model.arrangement
    one, other = (before[Zone("hand", seat)][0].id for seat in (1, 2))
    gone = {**before, Zone("hand", 1): (), Zone("k"): (*before[Zone("k")], *before[Zone("hand", 1)])}
    both = {**gone, Zone("hand", 2): (), Zone("k"): (*gone[Zone("k")], *before[Zone("hand", 2)])}
    choreography = Choreography(
        presenter.scene, presenter.speech, presenter.state, driven.table.widgets.scene, presenter
    )
    steps = [
        Step(Moved((None,), Zone("hand", 1), Zone("k"), with_next=with_next), gone, (one,)),
        Step(Moved((None,), Zone("hand", 2), Zone("k")), both, (other,)),
    ]
    starts: dict[int, float] = {}
    for act in choreography.script(steps):
        if isinstance(act, Flight):
            starts.setdefault(act._card.token, act.start)
    assert (starts[one] == starts[other]) is with_next
    stage.settle(before)


def test_a_badge_may_be_a_picture(sit: Callable[[], Driven], monkeypatch: pytest.MonkeyPatch) -> None:
    badge = Badge(Message("test", "Has the fan"), "start")
    monkeypatch.setattr(KobayakawaTable, "badges", lambda _self, _view, seat: (badge,) if seat == 1 else ())
    presenter = sit().table.presenter
    assert presenter is not None
    plates = {seat: view.plate for seat, view in presenter.scene.player_panels.plates.items()}
    assert plates[1].badges == (PlateBadge("Has the fan", "start"),)
    assert "Has the fan" in plates[1].spoken
    assert plates[0].badges == ()


def test_the_score_is_on_the_plate_of_a_game_without_tokens(
    sit: Callable[[], Driven], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KobayakawaTable, "layout", replace(KobayakawaTable.layout, seat=()))
    presenter = sit().table.presenter
    assert presenter is not None
    plates = {seat: view.plate for seat, view in presenter.scene.player_panels.plates.items()}
    assert [[(count.title, count.amount) for count in plate.tokens] for plate in plates.values()] == [
        [("Kamons", 4)] for _ in plates
    ]
    assert "Kamons: 4" in plates[1].spoken
    monkeypatch.setattr(KobayakawaTable, "counts_points", lambda _self, _view: False)
    presenter = sit().table.presenter
    assert presenter is not None
    assert presenter.scene.player_panels.plates[0].plate.tokens == ()


def test_the_bar_shows_the_track(sit: Callable[[], Driven], monkeypatch: pytest.MonkeyPatch) -> None:
    bar = sit().table.bar
    assert bar.track is None
    plain = bar.grab().toImage()
    saying(monkeypatch, "track", Track(10, 4, 8))
    driven = sit()
    assert driven.table.bar.track == TrackFace(10, 4, 8)
    assert driven.table.bar.grab().toImage() != plain


def test_the_result_shows_the_cards_that_were_counted(sit: Callable[[], Driven]) -> None:
    driven = sit()
    presenter = driven.table.presenter
    assert presenter is not None
    why = Message("test", "why")
    pictures = []
    for counted in ((), (("1", WORTH),)):
        ended = DealEnded(1, (SeatResult(0, 3, -7, why, counted), SeatResult(1, 0, 0, why)))
        result = Result(ended, None, ("Ann", "Ben"), Message("test", "Points"), 0, presenter.scene.stage._art)
        driven.table.panel.tell(result, LIGHT, 100)
        assert "Ann: −7 (why)." in driven.table.panel.accessibleDescription()
        pictures.append(driven.table.panel.grab().toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(
    ("scores", "ranks", "said"),
    [
        ((30, 27, 27), (1, 2, 3), "Fewer cards come first."),
        ((30, 27, 27), (1, 2, 2), ""),
        ((30, 28, 27), (1, 2, 3), ""),
        ((30, 27, 27), None, ""),
    ],
)
def test_the_final_result_says_why_equal_points_do_not_share_a_rank(
    sit: Callable[[], Driven], scores: tuple[int, ...], ranks: tuple[int, ...] | None, said: str
) -> None:
    driven = sit()
    presenter = driven.table.presenter
    assert presenter is not None
    rows = tuple(SeatResult(seat, 0, score, Message("test", "why")) for seat, score in enumerate(scores))
    rule = Message("test", "Fewer cards come first.")
    names = ("Ann", "Ben", "Cho")
    panel = driven.table.panel
    title = Message("test", "Points")
    result = Result(DealEnded(1, rows), ranks, names, title, 0, presenter.scene.stage._art, tie_break=rule)
    panel.tell(result, LIGHT, 100)
    assert result.footnote == said
    assert said in panel.accessibleDescription()


def test_the_result_calls_a_deal_what_the_game_calls_it(sit: Callable[[], Driven]) -> None:
    driven = sit()
    presenter = driven.table.presenter
    assert presenter is not None
    ended, title = DealEnded(1, (SeatResult(0, 0, 0, Message("test", "why")),)), Message("test", "Points")
    words = games.package("godan").table.layout.deal_words
    panel = driven.table.panel
    panel.tell(
        Result(ended, None, ("Ann",), title, 0, presenter.scene.stage._art, reviewable=False, deal_words=words),
        LIGHT,
        100,
    )
    assert panel.accessibleName() == "End of the game"
    assert [button.text() for button in panel.buttons] == ["Next game"]


@pytest.mark.parametrize(
    ("own", "ranks", "said"),
    [
        ("Cho", (1, 2, 3), "Ben had a head start of 3. Cho had a head start of 12. Fewer cards come first."),
        (You("Cho"), (1, 2, 3), "Ben had a head start of 3. You had a head start of 12. Fewer cards come first."),
        ("Cho", None, ""),
    ],
)
def test_the_final_result_says_who_had_a_head_start(
    sit: Callable[[], Driven], own: str, ranks: tuple[int, ...] | None, said: str
) -> None:
    presenter = sit().table.presenter
    assert presenter is not None
    rows = tuple(SeatResult(seat, 0, 27, Message("test", "why")) for seat in range(3))
    rule, title = Message("test", "Fewer cards come first."), Message("test", "Points")
    art = presenter.scene.stage._art
    result = Result(DealEnded(1, rows), ranks, ("Ann", "Ben", own), title, 0, art, tie_break=rule, ahead=(0, 3, 12))
    assert result.footnote == said
    assert ("had a head start" in " ".join(in_words(result, LIGHT))) == bool(said)


def test_a_match_with_a_head_start_says_so_at_its_end(qtbot: QtBot) -> None:
    options: dict[str, object] = {"head_start": [0, 4, 0]}
    whole = Match.new("kobayakawa", (EASY,) * 3, options, 3)
    rng = Random(1)
    while whole.state.to_move is not None:
        whole.act(rng.choice(whole.state.legal_actions()))
    actions = [step.action for step in whole.steps]
    driven = Driven(qtbot, "kobayakawa", (YOU, EASY, EASY), options=options, before=actions[:-1])
    panel = driven.table.panel
    assert not panel.isVisible()
    driven.session.match.act(actions[-1])
    driven.table.open(driven.session)
    driven.until(panel.isVisible)
    result = panel.result
    assert result is not None
    assert (result.ahead, result.footnote) == ((0, 4, 0), "Kim had a head start of 4.")
