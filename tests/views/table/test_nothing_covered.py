"""Bubbles and sheets never cover what they speak of: own cards, picked cards, the own field, the card or button meant.

Walks through positions of every game, at several sizes of window and text, with real widgets.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable_gui import games, i18n
from cardtable_gui.bots.advice import Advice
from cardtable_gui.bots.search import Estimate
from cardtable_gui.controller.hints import hint_of
from cardtable_gui.controller.match import Match
from cardtable_gui.core.actions import Action, Refusal
from cardtable_gui.core.messages import Message
from cardtable_gui.core.offer import NotAllowed
from cardtable_gui.core.zones import Zone
from cardtable_gui.i18n import LANGUAGES, Language
from cardtable_gui.views.table.state.announcements import Topic
from cardtable_gui.views.table.state.intentions import ChooseAction
from cardtable_gui.views.table.widgets.answer_bubble import AnswerBubble
from cardtable_gui.views.table.widgets.bubbles import Bubble, Remark
from cardtable_gui.views.table.widgets.card_details import Details
from cardtable_gui.views.table.widgets.choice_box import ChoiceBox
from tests.support.sessions import EASY
from tests.views.table.driving import YOU, Driven

ROOMS = [((1280, 721), 100), ((1024, 540), 100), ((1280, 683), 160), ((1024, 501), 160), ((1280, 683), 200)]
BESIDE_THE_PANEL = [((900, 683), 100), ((684, 540), 100), ((684, 501), 160), ((660, 501), 200)]
SEVERAL = 2
"""How many positions of a match are looked at in each size."""
REASON = Message("test", "It leaves you with fewer cards. About as good: play something else and keep the rest.")
CHANCES = Message(
    "test", "Your chance to win the match: about 39%. Next best, and a little worse: something else, 38%."
)


def before_turns(game: str, seed: int) -> list[list[Action]]:
    """The actions before some turns of seat 0, from a match of random actions."""
    rng = Random(seed)
    least, most = games.package(game).game.players
    match = Match.new(game, (YOU, *(EASY for _ in range(max(least, min(most, 4)) - 1))), {}, seed)
    found: list[list[Action]] = []
    done: list[Action] = []
    while match.state.to_move is not None and len(done) < 60:
        if match.state.to_move == 0 and len(match.state.legal_actions()) > 1:
            found.append(list(done))
        done.append(rng.choice(match.state.legal_actions()))
        match.act(done[-1])
    return rng.sample(found, min(SEVERAL, len(found)))


def own_and_picked(driven: Driven) -> Iterator[tuple[str, QRectF]]:
    """The areas that nothing may cover, by what lies there."""
    presenter = driven.table.presenter
    assert presenter is not None
    stage = presenter.scene.stage
    for zone in stage.shown:
        for card in stage.in_zone(zone) if zone in stage.frame.zones else ():
            mine = zone.seat == 0 or card.token in stage.picked
            if mine and not card.pose.covered and (not card.pose.behind or card.pose.peeking):
                yield card.accessibleName(), card.pose.bounds()
    for zone in driven.table.widgets.surface.highlighted:
        if zone.seat == 0 and zone != stage.own:
            yield f"the lit {zone.name}", stage.frame.zones[zone].area
    bar = QPointF(driven.table.bar.pos())
    for button in driven.table.bar.buttons:
        yield button.face.label, QRectF(button.geometry()).translated(bar)


def covered(driven: Driven, floating: QWidget, *kept: tuple[str, QRectF]) -> list[str]:
    """What a floating widget covers of what it must not cover, or whether it goes beyond the table."""
    assert floating.isVisible()
    sheet, tail = QRectF(floating.geometry()), QRectF()
    if isinstance(floating, Bubble):
        sheet, tail = floating.spot.sheet, floating.spot.tail
    found = [] if driven.table.rect().contains(floating.geometry()) else ["beyond the table"]
    for name, area in kept:
        inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
        if inner.intersects(sheet) or inner.intersects(tail.adjusted(-1, 0, 1, 0)):
            found.append(name)
    return found


def shown_of(driven: Driven, kind: type[QWidget]) -> list[QWidget]:
    return [found for found in driven.table.findChildren(kind) if found.isVisible()]


def shown_zones(driven: Driven) -> list[Zone]:
    """The places of the table in which cards can be seen."""
    presenter = driven.table.presenter
    assert presenter is not None
    stage = presenter.scene.stage
    return [zone for zone in stage.frame.zones if any(not card.pose.covered for card in stage.in_zone(zone))]


def hint(driven: Driven, action: Action, *, reasons: int) -> Bubble:
    """Show a hint for this action, with so many sentences about it."""
    session = driven.session
    advice = Advice(action, REASON, worth=Estimate(action, 0.5, 0.02), next_best=None)
    found = hint_of(session.package, session.view, advice)
    if reasons > 1:
        session.hint_explained.emit(found, (REASON, CHANCES, CHANCES)[:reasons])
    else:
        session.hinted.emit(found)
    driven.rest()
    presenter = driven.table.presenter
    assert presenter is not None
    return presenter.sheets.hint_bubble


def faults(driven: Driven, rng: Random) -> list[str]:
    """What is covered at this turn by hints, refusals, answers, questions and details of cards."""
    table, presenter = driven.table, driven.table.presenter
    assert presenter is not None
    found: list[str] = []

    def look(floating: QWidget, *meant: QRectF) -> None:
        asked = [("what is meant", area) for area in meant]
        hidden = covered(driven, floating, *asked, *own_and_picked(driven))
        if isinstance(floating, Remark) and floating.in_line:
            hidden += [] if isinstance(floating, AnswerBubble) and floating.links else ["the bar's texts"]
        if hidden:
            found.append(f"{type(floating).__name__} {floating.accessibleName()[:40]!r} covers {hidden}")

    actions = driven.session.view.legal_actions()
    for action in (actions[0], rng.choice(actions)):
        for reasons in (1, 3):
            bubble = hint(driven, action, reasons=reasons)
            if bubble.isVisible():
                look(bubble)
                for card in (driven.hand()[0], driven.hand()[-1], rng.choice(driven.hand())):
                    presenter.input.hand.open_at(card)
                    look(bubble)
    driven.key_escape()
    for cards in (driven.hand(), presenter.scene.stage.in_zone(rng.choice(shown_zones(driven)))):
        about = rng.choice(cards).area
        presenter.input._acting.resolve(NotAllowed(Refusal("1", REASON)), about)
        look(table.bubble, about)
        driven.key_escape()
    about = rng.choice(driven.hand()).area
    presenter.input._acting.perform(ChooseAction(tuple(islice(actions, 4))), about)
    for question in shown_of(driven, ChoiceBox):
        look(question, about)
    driven.key_escape()
    for button in table.bar.buttons:
        if button.face.blocked:
            presenter.input.commands.tell_why(button.face.id)
            look(table.bubble, QRectF(QPointF(button.mapTo(table, QPoint())), QSizeF(button.size())))
            driven.key_escape()
    for card in rng.sample(driven.hand(), min(3, len(driven.hand()))):
        presenter.input.inspector.show(card)
        for details in shown_of(driven, Details):
            look(details, card.area)
        driven.key_escape()
    for topic in Topic:
        presenter.answers.answer(topic)
        look(presenter.sheets.answer)
        driven.key_escape()
    return found


@pytest.fixture
def application(qapp: QApplication, language: Language) -> QApplication:
    i18n.install(qapp, language)
    return qapp


@pytest.mark.sampled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [package.game.id for package in games.packages()])
@pytest.mark.parametrize("room", [*ROOMS, *BESIDE_THE_PANEL], ids=str)
def test_nothing_that_floats_covers_what_it_speaks_of(
    qtbot: QtBot, application: QApplication, game: str, language: Language, room: tuple[tuple[int, int], int]
) -> None:
    (wide, high), percent = room
    least, most = games.package(game).game.players
    seats = (YOU, *(EASY for _ in range(max(least, min(most, 4)) - 1)))
    found: list[str] = []
    rng = Random(str((game, room)))
    for before in before_turns(game, seed=5):
        driven = Driven(qtbot, game, seats, seed=5, before=before)
        driven.table.set_look(replace(driven.table.look, wanted_percent=percent, language=language))
        driven.table.resize(wide, high)
        driven.rest()
        assert driven.session.is_humans_turn
        found += faults(driven, rng)
        driven.table.close_session()
    assert found == []
