"""The keys of the menus."""

from cardtable_gui.views.keymap import TABLE, WINDOW
from cardtable_gui.views.shell.shell import Shell


def test_no_usual_key_of_the_menus_is_wanted_by_two(shell: Shell) -> None:
    keys = shell.actions.keymap
    wanted = [
        (key, binding.id, taker.id)
        for binding in keys.bindings
        if binding.place in (WINDOW, TABLE)
        for key in binding.usual
        for taker in keys.takers(binding.id, key)
    ]
    assert wanted == []
