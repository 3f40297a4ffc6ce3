"""Shares as figures, so that those which stand together add up.

A share is rounded by itself. A difference is that of two rounded shares and never rounded by itself: “30% instead of
21%” is 9% less, though 30.4% and 20.6% lie almost 10% apart. So whatever leads from one share to another over
others adds up to what lies between its ends.
"""

from __future__ import annotations

from math import floor
from typing import Final

_NOISE: Final = 1e-9
"""What binary fractions may lack of a half."""


def percent(share: float) -> int:
    """A share in whole percent; a half is rounded up, so that what is 1% apart stays so."""
    return floor(100 * share + 0.5 + _NOISE)


def permille(share: float) -> int:
    """A share in whole tenths of a percent, rounded as `percent`."""
    return floor(1000 * share + 0.5 + _NOISE)
