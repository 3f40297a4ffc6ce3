"""What all tests of the packaging need."""

import pytest


@pytest.fixture(autouse=True)
def _english_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the set-up speak English on a Japanese developer's system, too."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
