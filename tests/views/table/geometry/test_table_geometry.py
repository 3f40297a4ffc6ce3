"""Nothing on the table overlaps, leaves the window or shrinks to nothing: any window, seats, text size, layout."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from cardtable_gui import games
from cardtable_gui.core.messages import Message
from cardtable_gui.core.table import CardPlace, Layout, Spread, TokenPlace
from cardtable_gui.core.zones import Zone
from cardtable_gui.views.kit.look.theme import CARD_ASPECT, Type
from cardtable_gui.views.table.geometry.card_spread import poses
from cardtable_gui.views.table.geometry.layout import lay_out
from cardtable_gui.views.table.geometry.table_geometry import Frame, Shape, text_percent
from tests.support.audit import SLACK, check_frame

SMALLEST_WINDOW = (700, 560)

sizes = st.tuples(st.integers(SMALLEST_WINDOW[0], 3840), st.integers(SMALLEST_WINDOW[1], 2160))
percents = st.integers(80, 200)


def places(names: str) -> st.SearchStrategy[tuple[CardPlace | TokenPlace, ...]]:
    title = Message("test", "Title")

    def made(kind: int, name: str, width: float) -> CardPlace | TokenPlace:
        if kind == 0:
            return TokenPlace(name, title, "kamon", width)
        spread = (Spread.ROW, Spread.GROUPS, Spread.PILE)[kind - 1]
        return CardPlace(name, title, spread, 1.0 if spread is Spread.PILE else width)

    one = st.tuples(st.integers(0, 3), st.floats(1.0, 8.0))
    return st.lists(one, min_size=1, max_size=len(names)).map(
        lambda kinds: tuple(made(kind, name, width) for name, (kind, width) in zip(names, kinds, strict=False))
    )


layouts = st.builds(
    lambda first, second, seat: Layout(
        (first, second), tuple(place for place in seat if place.width <= 2 or isinstance(place, TokenPlace))
    ),
    places("abc"),
    places("def"),
    places("gh"),
)


def frame_of(layout: Layout, players: int, onlooker: int | None, size: tuple[int, int], percent: int) -> Frame:
    em = Type.BODY.px(text_percent(percent, *size, players))
    names = [place.name for row in (*layout.centre, layout.seat) for place in row]
    return lay_out(Shape(layout, players, onlooker, dict.fromkeys(names, 6.0 * em)), *size, em)


@given(layouts, st.integers(2, 6), st.booleans(), sizes, percents)
def test_any_layout_fits_any_window(
    layout: Layout, players: int, spectator: bool, size: tuple[int, int], percent: int
) -> None:
    check_frame(frame_of(layout, players, None if spectator else players - 1, size, percent))


@pytest.mark.sampled
@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@pytest.mark.parametrize("size", [SMALLEST_WINDOW, (1024, 600), (1280, 740), (1920, 1020), (3840, 2100), (700, 2100)])
@pytest.mark.parametrize("percent", [80, 100, 150, 200])
def test_the_games_fit_all_windows(game: str, size: tuple[int, int], percent: int) -> None:
    package = games.package(game)
    for players in range(package.game.players[0], package.game.players[1] + 1):
        for onlooker in (None, 0, players - 1):
            frame = frame_of(package.table.layout, players, onlooker, size, percent)
            check_frame(frame)
            own = frame.unit if onlooker is None else frame.zones[Zone("hand", onlooker)].unit
            assert own * CARD_ASPECT >= 0.13 * size[1] or own >= 0.1 * size[0]


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@given(
    st.sampled_from([SMALLEST_WINDOW, (1280, 740), (2560, 1400)]),
    st.integers(0, 40),
    st.lists(st.booleans(), min_size=40, max_size=40),
    st.integers(1, 15),
)
def test_cards_stay_in_the_window_and_off_the_bar(
    game: str, size: tuple[int, int], count: int, picked: list[bool], kinds: int
) -> None:
    layout = games.package(game).table.layout
    frame = frame_of(layout, 4, 0, size, 100)
    window = QRectF(0, 0, frame.width, frame.bar.top()).adjusted(-1, -1, 1, 1)
    faces = sorted(str(number % kinds) for number in range(count))
    for place in frame.zones.values():
        if place.spread is None:
            continue
        chosen = picked[:count] if place.zone == Zone("hand", 0) else []
        for pose in poses(place, faces, chosen):
            assert window.contains(pose.bounds()), (place.zone, pose)
            assert pose.width <= place.unit + SLACK
            assert pose.width >= 0.55 * place.unit


@given(sizes, st.integers(1, 40))
def test_unpicked_cards_lie_within_their_zone(size: tuple[int, int], count: int) -> None:
    layout = games.package("merchant").table.layout
    frame = frame_of(layout, 5, 2, size, 100)
    for place in frame.zones.values():
        area = place.area.adjusted(-1 - SLACK, -1 - SLACK, 1 + SLACK, 1 + SLACK)
        for pose in poses(place, [str(number // 3) for number in range(count)]):
            assert area.contains(pose.bounds()), (place.zone, pose.bounds(), place.area)


def test_of_equal_cards_in_a_group_a_picked_one_peeks_out_behind_the_others() -> None:
    frame = frame_of(games.package("merchant").table.layout, 4, 0, (1280, 740), 100)
    market = frame.zones[Zone("market")]
    laid = poses(market, ["6", "6", "6", "7"], [False, True, False, False])
    assert [(pose.behind, pose.peeking, pose.badge) for pose in laid] == [
        (True, False, ""),
        (False, True, ""),
        (False, False, "×2"),
        (False, False, ""),
    ]
    assert laid[1].y < laid[2].y
    alone = poses(market, ["6", "7"], [True, False])
    assert not alone[0].peeking


def test_of_each_picked_card_in_a_group_the_corner_with_the_tick_is_free() -> None:
    market = frame_of(games.package("merchant").table.layout, 4, 0, (1280, 740), 100).zones[Zone("market")]
    for picked in ([False, True, True, True], [True] * 4, [False, False, True, True, True, True, True]):
        laid = poses(market, ["6"] * len(picked) + ["7", "8"], [*picked, False, False])
        rising = sorted((pose for pose in laid if pose.peeking), key=lambda pose: pose.x)
        front = min(laid[: len(picked)], key=lambda pose: pose.x)
        assert len(rising) == sum(picked) - all(picked)
        for before, pose in pairwise([front, *rising]):
            # The tick's disc is 0.16 card widths wide and ends 0.15 below the upper edge.
            assert pose.x - before.x >= 0.165 * pose.width or pose.y <= before.y - 0.15 * pose.width


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@pytest.mark.parametrize("size", [(1024, 561), (1280, 721), (2560, 1360)])
def test_a_lifted_card_in_a_place_rises_within_it_and_hides_no_title(game: str, size: tuple[int, int]) -> None:
    layout = games.package(game).table.layout
    for players in range(max(2, games.package(game).game.players[0]), games.package(game).game.players[1] + 1):
        for place in frame_of(layout, players, 0, size, 100).zones.values():
            if place.label is None or place.spread in (None, Spread.FAN):
                continue
            for picked in ([True], [False, False, True], [True, False, True]):
                faces = [str(number // 2) for number in range(len(picked))]
                positions = poses(place, faces)
                for pose, low, up in zip(poses(place, faces, picked), positions, picked, strict=True):
                    assert pose.bounds().top() >= place.area.top() - SLACK
                    assert pose.bounds().bottom() <= place.label.top() + SLACK
                    assert not up or pose.y < low.y - 0.04 * pose.height


def sides(frame: Frame, players: int) -> int:
    """How many of the other players sit at the sides of the window, and below its upper edge."""
    plates = [frame.seats[seat].plate for seat in range(1, players)]
    top = min(plate.top() for plate in plates)
    outer = frame.width * 0.25
    return sum(
        plate.top() > top + plate.height() / 2 and not outer < plate.center().x() < frame.width - outer
        for plate in plates
    )


@pytest.mark.parametrize("players", [4, 5, 6])
def test_many_players_with_wide_fields_sit_around_the_table(players: int) -> None:
    layout = games.package("godan").table.layout
    for size in ((1280, 721), (1920, 1000), (2560, 1360)):
        assert sides(frame_of(layout, players, 0, size, 100), players) == 2


@pytest.mark.parametrize(("game", "hero"), [("godan", "incoming"), ("kobayakawa", "k")])
def test_what_matters_most_in_the_centre_is_as_large_as_the_own_cards(game: str, hero: str) -> None:
    frame = frame_of(games.package(game).table.layout, 4, 0, (1280, 721), 100)
    own = poses(frame.zones[Zone("hand", 0)], ["5"] * 5)[0].width
    assert frame.zones[Zone(hero)].unit >= own
    smaller = [place for zone, place in frame.zones.items() if zone.name not in ("hand", hero) and place.spread]
    assert all(place.unit < 0.7 * frame.zones[Zone(hero)].unit for place in smaller)


@pytest.mark.parametrize(("size", "percent"), [((1024, 523), 200), ((1280, 683), 200)])
def test_large_text_leaves_the_cards_of_many_players_legible(size: tuple[int, int], percent: int) -> None:
    frame = frame_of(games.package("kobayakawa").table.layout, 6, 4, size, percent)
    for seat in (0, 1, 2, 3, 5):
        assert frame.zones[Zone("discard", seat)].unit >= 34


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@pytest.mark.parametrize("size", [(1024, 580), (1280, 740)])
@pytest.mark.parametrize("count", [9, 12, 14, 16])
def test_in_a_hand_every_index_is_visible_wherever_the_fan_opens(game: str, size: tuple[int, int], count: int) -> None:
    place = frame_of(games.package(game).table.layout, 3, 0, size, 100).zones[Zone("hand", 0)]
    for opened in (None, *range(count)):
        laid = poses(place, [str(number) for number in range(count)], opened=opened)
        assert all(right.x - left.x > 0.27 * left.width for left, right in pairwise(laid)), opened
        assert all(pose.bounds().left() >= place.area.left() - 1 for pose in laid)
        assert all(pose.bounds().right() <= place.area.right() + 1 for pose in laid)


def test_a_hand_keeps_to_the_middle_until_it_is_crowded() -> None:
    place = frame_of(games.package("gunjo").table.layout, 3, 0, (1024, 580), 100).zones[Zone("hand", 0)]

    def middle(count: int) -> float:
        laid = poses(place, ["1"] * count)
        return (laid[0].x + laid[-1].x) / 2

    assert middle(1) == middle(8) == pytest.approx(512)
    assert 512 < middle(14) < 640


@pytest.mark.parametrize(
    ("players", "size"), [(3, (1024, 580)), (3, (1280, 740)), (4, (1280, 740)), (6, (1280, 740)), (4, (2560, 1380))]
)
def test_players_sit_around_a_narrow_centre(players: int, size: tuple[int, int]) -> None:
    frame = frame_of(games.package("kobayakawa").table.layout, players, 0, size, 100)
    trays = [frame.zones[Zone(name)].area for name in ("deck", "k", "old_ks", "centre", "pot")]
    first, last = frame.seats[1].plate, frame.seats[players - 1].plate
    assert all(first.right() < tray.left() and last.left() > tray.right() for tray in trays)
    assert first.top() == last.top()
    for seat in range(2, players - 1):
        assert frame.seats[seat].plate.bottom() < min(first.top(), *(tray.top() for tray in trays))


@pytest.mark.parametrize("size", [(1280, 740), (2560, 1380), (3840, 2100)])
def test_the_cards_of_a_player_at_a_side_stay_together_below_the_plate(size: tuple[int, int]) -> None:
    frame = frame_of(games.package("kobayakawa").table.layout, 4, 0, size, 100)
    for seat in (1, 3):
        plate, hand = frame.seats[seat].plate, frame.zones[Zone("hand", seat)]
        both = hand.area.united(frame.zones[Zone("discard", seat)].area)
        assert both.center().x() == pytest.approx(plate.center().x(), abs=1)
        assert both.width() <= 3 * hand.unit + 12


def test_players_sit_beside_the_narrow_row_below_a_wide_one() -> None:
    frame = frame_of(games.package("merchant").table.layout, 3, 0, (1280, 740), 100)
    assert frame.seats[1].plate.top() >= frame.zones[Zone("market")].area.bottom()
    assert frame.seats[1].plate.right() < frame.zones[Zone("table")].area.left()


@pytest.mark.parametrize("players", [3, 4])
def test_players_in_line_stay_there_where_the_centre_fills_the_width(players: int) -> None:
    frame = frame_of(games.package("meow").table.layout, players, 0, (1280, 740), 100)
    tops = {frame.seats[seat].plate.top() for seat in range(1, players)}
    assert len(tops) == 1
    assert max(tops) < frame.zones[Zone("table")].area.top()


@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@pytest.mark.parametrize("size", [(1280, 740), (2560, 1380), (3840, 2100)])
def test_the_hands_of_others_are_smaller_than_the_own_but_no_specks(game: str, size: tuple[int, int]) -> None:
    least, most = games.package(game).game.players
    for players in (max(2, least), most):
        frame = frame_of(games.package(game).table.layout, players, 0, size, 100)
        own, other = (frame.zones[Zone("hand", seat)].unit for seat in (0, 1))
        assert 0.25 * own <= other <= 0.7 * own
        assert other >= 30


def test_a_small_window_gives_less_text_than_is_wanted_and_a_large_one_more() -> None:
    assert text_percent(200, *SMALLEST_WINDOW) < 200
    assert text_percent(100, *SMALLEST_WINDOW) == 100
    assert text_percent(100, 1280, 740) == 100
    assert text_percent(200, 1600, 1000) >= 200
    assert 120 <= text_percent(100, 1920, 1100) <= 130
    assert text_percent(100, 3840, 2060) == 200
