"""What a game finds worth watching: scenes of actions, and what is about to happen, as texts."""

from __future__ import annotations

from cardtable_gui import games, i18n
from cardtable_gui.core.card_scene import CardScene, Crown, Gather, Join, Pour, Reveal, Say
from cardtable_gui.core.events import all_seen
from cardtable_gui.core.game import AnyState
from tests.support.ruling import NAMES, act


def scene_of(state: AnyState, action: str, onlooker: int | None = None) -> CardScene | None:
    """The scene of an action, by what an onlooker may see."""
    before = state.view(onlooker)
    events = all_seen(act(state, action), onlooker)
    scene = games.package(state.game.id).table.scene(before, events, state.view(onlooker))
    if scene is not None:
        assert 0 <= scene.first < scene.end <= len(events)
        assert {number for step in scene.steps for number in _named(step)} <= set(range(len(scene.actors)))
    return scene


def in_words(scene: CardScene) -> list[str]:
    """The steps of a scene, each as a line."""
    return [_line(scene, step) for step in scene.steps]


def spoken(scene: CardScene) -> str:
    """The sentence of a scene, in English."""
    return i18n.text(scene.spoken, NAMES, "en")


def tensions(state: AnyState) -> list[str]:
    """What is about to happen, in English; “(told)” behind what the log tells, the seat behind whose doing it is."""
    found = games.package(state.game.id).table.tension(state.view(None))
    return [
        i18n.text(each.message, NAMES, "en")
        + ("" if each.seat is None else f" @{each.seat}")
        + (" (told)" if each.told else "")
        for each in found
    ]


def moments_of(state: AnyState, action: str) -> list[str]:
    """What an action brings that somebody may react to: the kind, the seat behind “@”, whom it strikes behind “>”."""
    before = state.view(None)
    events = all_seen(act(state, action), None)
    found = games.package(state.game.id).table.moments(before, events, state.view(None))
    return [f"{each.kind} @{each.doer}" + ("" if each.struck is None else f" >{each.struck}") for each in found]


def _named(step: object) -> tuple[int, ...]:
    match step:
        case Gather(actors=actors) | Crown(actors=actors):
            return actors
        case Reveal(actor=actor):
            return (actor,)
        case Join(actor=actor, onto=onto):
            return (actor, onto)
        case _:
            return ()


def _line(scene: CardScene, step: object) -> str:
    cards = [actor.card for actor in scene.actors]
    match step:
        case Gather(actors=actors, fan=fan):
            return f"{'fan' if fan else 'row'} {' '.join(cards[each] for each in actors)}"
        case Reveal(actor=actor, total=total):
            return f"reveal {cards[actor]} of {scene.actors[actor].seat}: {total}"
        case Join(actor=actor, onto=onto, total=total):
            return f"join {cards[actor]} to {cards[onto]}: {total}"
        case Say(title=title, line=line):
            said = [i18n.text(each, NAMES, "en") for each in (title, line) if each is not None]
            return f"say {' / '.join(said)}"
        case Crown(actors=actors):
            return f"crown {' '.join(cards[each] for each in actors)}"
        case Pour(amount=amount, source=source, target=target):
            return f"pour {amount} {source.name} > {target.name} {target.seat}"
        case _:
            raise AssertionError(step)
