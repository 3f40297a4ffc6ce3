"""The checks on fresh machines know the one clear line of `bootstrap.py`."""

import pytest
from bootsteps import system
from bootsteps.console import Stop
from targets.checking.fresh_machines import root_command


def test_the_line_that_names_system_packages_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = {"libGL.so.1": "libgl1", "libxcb-sync.so.1": "libxcb-sync1", "venv": "python3.14-venv"}
    monkeypatch.setattr(system, "missing_for", lambda _purpose, new_environment: missing)
    monkeypatch.setattr(system, "apt_commands", lambda _packages: None)
    monkeypatch.setattr(system, "debian_python", lambda: True)
    monkeypatch.setattr("shutil.which", lambda tool: f"/usr/bin/{tool}")
    with pytest.raises(Stop) as stopped:
        system.require("run", new_environment=True)
    assert root_command(f"{stopped.value}\n") == "apt-get install -y libgl1 libxcb-sync1 python3.14-venv"


@pytest.mark.parametrize(
    "said",
    [
        "",
        "Traceback (most recent call last):\n",
        "Warning: old\nInstall them, then start again:\nsudo apt-get install -y libgl1\n",
        "Install them:\nsudo apt-get install -y libgl1; rm -rf /\n",
    ],
)
def test_anything_else_is_not_one_clear_line(said: str) -> None:
    assert root_command(said) is None
