"""The learner's name at the table of a lesson or an exercise."""

from __future__ import annotations

from cardtable_gui.core.messages import is_blank
from cardtable_gui.settings import PLAYER
from cardtable_gui.views.shell.navigation.shell import Shell


def learner_name(shell: Shell) -> str:
    """The name of the person who usually plays, of or of the only profile; else blank."""
    name, people = shell.settings.value(PLAYER), shell.profiles.people
    if not is_blank(name):
        return name
    return people[0].name if len(people) == 1 else ""
