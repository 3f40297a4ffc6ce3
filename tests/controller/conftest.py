"""A session with a person and two bots."""

from collections.abc import Iterator

import pytest

from tests.support.sessions import ANN, EASY, NORMAL, SessionHarness, sit


@pytest.fixture
def harness(qapp: object) -> Iterator[SessionHarness]:
    """Ann, who begins, and two bots."""
    made = sit(ANN, NORMAL, EASY)
    yield made
    made.session.close()
