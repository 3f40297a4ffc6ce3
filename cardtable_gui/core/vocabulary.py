"""A game's actions as a table: for each form its verb, its fields and its words.

Reading, notation, description and what others may read of a hidden action follow from it. A game lists its forms in
`VOCABULARY` of its module `actions`; of several forms with one verb the first that fits is taken.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from cardtable_gui.core.actions import Action, NotationError
from cardtable_gui.core.messages import QT_TRANSLATE_NOOP, Argument, Message
from cardtable_gui.core.notation import CardIndex, read_cards, shortened, unknown, words

A = TypeVar("A", bound=Action)

_DIGITS = 2
"""Of a number."""


class Form(ABC, Generic[A]):
    """One form of action.

    Attributes:
        kind: the class of its actions; several forms may share it.
        verb: its first word.
        says: how a player is told what it does, such as “Play {cards}”.
        hidden: whether others may not see its cards.
    """

    def __init__(self, kind: type[A], verb: str, says: Message, *, hidden: bool = False) -> None:
        self.kind = kind
        self.verb = verb
        self.says = says
        self.hidden = hidden

    def fits(self, action: A) -> bool:
        """Whether this action of its kind has this form."""
        del action
        return True

    @abstractmethod
    def read(self, rest: Sequence[str], game: CardIndex) -> A | None:
        """The action of the words after the verb; None: they have another form. Raises `NotationError`."""

    @abstractmethod
    def rest(self, action: A, game: CardIndex) -> Sequence[str]:
        """The words after the verb, in canonical order."""

    def places(self, action: A, game: CardIndex) -> Mapping[str, Argument]:
        """What fills the places of `says`."""
        del action, game
        return {}

    def faces(self, action: A) -> tuple[int, ...]:
        """The faces of the cards that an action names."""
        del action
        return ()

    def number(self, action: A) -> int | None:
        """The number that an action names, if that's all that it names."""
        del action
        return None

    def described(self, action: A, game: CardIndex) -> Message:
        """The action as a short command."""
        return self.says.put(**self.places(action, game))


class Plain(Form[A]):
    """A single action that names nothing, such as `pass`."""

    def __init__(self, action: A, verb: str, says: Message, *rest: str) -> None:
        """`rest`: further words, always the same."""
        super().__init__(type(action), verb, says)
        self._action = action
        self._rest = rest

    def fits(self, action: A) -> bool:
        """Whether it is this action."""
        return action == self._action

    def read(self, rest: Sequence[str], game: CardIndex) -> A | None:
        """The action, if just its words were written."""
        del game
        return self._action if tuple(rest) == self._rest else None

    def rest(self, action: A, game: CardIndex) -> Sequence[str]:
        """The further words."""
        del action, game
        return self._rest


class Number(Form[A]):
    """Actions that name a number, such as a bid, in the only field that they have.

    It fills the place of that field in `says`, or `%n`. A question which of several is meant is answered by the key of
    the number.
    """

    def __init__(self, kind: type[A], verb: str, says: Message, field: str, *, first: int = 0) -> None:
        """Declare the form.

        Args:
            kind: see `Form`, like `verb` and `says`.
            verb: as above.
            says: as above.
            field: its field.
            first: what is written for a field that holds 0.
        """
        super().__init__(kind, verb, says)
        self._field = field
        self._first = first

    def read(self, rest: Sequence[str], game: CardIndex) -> A | None:
        """The action of a number of at most two digits."""
        del game
        if len(rest) != 1:
            return None
        if not (rest[0].isascii() and rest[0].isdecimal() and len(rest[0]) <= _DIGITS and int(rest[0]) >= self._first):
            raise NotationError(
                QT_TRANSLATE_NOOP("notation", "“{word}” isn’t a number that’s possible here.").put(
                    word=shortened(rest[0])
                )
            )
        make: Any = self.kind
        made: A = make(int(rest[0]) - self._first)
        return made

    def rest(self, action: A, game: CardIndex) -> Sequence[str]:
        """The number."""
        del game
        return (str(self.number(action)),)

    def number(self, action: A) -> int:
        """As it's written."""
        held: int = getattr(action, self._field)
        return held + self._first

    def places(self, action: A, game: CardIndex) -> Mapping[str, Argument]:
        """The number."""
        del game
        return {"n" if "%n" in self.says.text else self._field: self.number(action)}


class Sides(Form[A]):
    """Actions that name cards, in several groups with `>` between them; a field for each.

    A field of the action holds one face, or a tuple of faces, ascending. It fills the place of its name in `says`; a
    single field fills `{cards}`.
    """

    def __init__(
        self,
        kind: type[A],
        verb: str,
        says: Message,
        *fields: str,
        one: bool = False,
        wrong: Message | None = None,
        lead: Sequence[str] = (),
        hidden: bool = False,
    ) -> None:
        """Declare the form.

        Args:
            kind: see `Form`, like `verb`, `says` and `hidden`.
            verb: as above.
            says: as above.
            fields: the fields, in the order of the groups.
            one: whether each field is a single face.
            wrong: what is said to another number of groups, or of cards where `one` is set; None: it's another form.
            lead: words between the verb and the cards.
            hidden: as above.
        """
        super().__init__(kind, verb, says, hidden=hidden)
        self._fields = fields
        self._one = one
        self._wrong = wrong
        self._lead = tuple(lead)

    def read(self, rest: Sequence[str], game: CardIndex) -> A | None:
        """The action that names these cards, in any order."""
        lead = len(self._lead)
        if tuple(rest[:lead]) != self._lead:
            return None
        groups: list[list[str]] = [[]]
        for word in rest[lead:]:
            if word == ">" and len(self._fields) > 1:
                groups.append([])
            else:
                groups[-1].append(word)
        # The words of a single group are read even if there are too many: the first that is no card says more.
        sizes = {len(group) for group in groups} if self._one and len(groups) > 1 else {1}
        fits = len(groups) == len(self._fields) and sizes == {1}
        faces = [read_cards(group, game.index) for group in groups] if fits else []
        if faces and not (self._one and any(len(some) != 1 for some in faces)):
            return self.kind(*(some[0] if self._one else some for some in faces))
        if self._wrong is not None:
            raise NotationError(self._wrong)
        return None

    def rest(self, action: A, game: CardIndex) -> Sequence[str]:
        """The cards of the fields."""
        first, *others = (game.card_texts(faces) for faces in self._faces(action))
        return (*self._lead, *first, *(word for texts in others for word in (">", *texts)))

    def places(self, action: A, game: CardIndex) -> Mapping[str, Argument]:
        """The names of the cards."""
        names = ("cards",) if len(self._fields) == 1 else self._fields
        return {name: game.named(faces) for name, faces in zip(names, self._faces(action), strict=True)}

    def faces(self, action: A) -> tuple[int, ...]:
        """Those of all groups."""
        return tuple(face for faces in self._faces(action) for face in faces)

    def _faces(self, action: A) -> list[Sequence[int]]:
        held = [getattr(action, field) for field in self._fields]
        return [(face,) for face in held] if self._one else held


class One(Sides[A]):
    """Actions that name a single card."""

    def __init__(self, kind: type[A], verb: str, says: Message, field: str = "card", *, hidden: bool = False) -> None:
        """Declare the form: see `Sides`."""
        wrong = QT_TRANSLATE_NOOP("notation", "Name exactly one card.")
        super().__init__(kind, verb, says, field, one=True, wrong=wrong, hidden=hidden)


class Vocabulary(Generic[A]):
    """All forms of a game's actions."""

    def __init__(self, *forms: Form[Any]) -> None:
        """The forms, of several that fit the first is taken."""
        self._forms = forms
        self._of_kind: defaultdict[type[Any], list[Form[Any]]] = defaultdict(list)
        for form in forms:
            self._of_kind[form.kind].append(form)

    def form(self, action: A) -> Form[Any]:
        """The form of an action."""
        return next(form for form in self._of_kind[type(action)] if form.fits(action))

    def parse(self, text: str, game: CardIndex) -> A:
        """Read an action. Raises `NotationError`."""
        verb, *rest = words(text)
        for form in self._forms:
            action: A | None = form.read(rest, game) if form.verb == verb else None
            if action is not None:
                return action
        raise unknown(text)

    def notation(self, action: A, game: CardIndex) -> str:
        """The action in canonical notation."""
        form = self.form(action)
        return " ".join((form.verb, *form.rest(action, game)))
