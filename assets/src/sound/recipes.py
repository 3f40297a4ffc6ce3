"""The sounds of the table, one recipe each: paper, wood, felt, a few coins. Short, warm, and never loud."""

from __future__ import annotations

from synth import Wave, bar, breath, finished, glide, mixed, swell, thump

WOOD = ((1.0, 1.0, 0.055), (2.76, 0.45, 0.03), (5.4, 0.2, 0.014))
"""A table top under a knuckle."""
MALLET = ((1.0, 1.0, 0.26), (3.93, 0.22, 0.07), (9.2, 0.06, 0.02))
"""A wooden bar over a tube, as of a marimba."""
COIN = ((1.0, 0.8, 0.055), (1.51, 1.0, 0.085), (2.34, 0.55, 0.05), (3.19, 0.28, 0.03))
"""A small coin of bronze on others."""


def deal(kind: int) -> Wave:
    """A card leaves the deck: a short stroke of paper that ends on felt."""
    slide = breath(0.075, glide(2300 + 260 * kind, 4100 - 180 * kind), 0.8, swell(0.45, 5), seed=10 + kind)
    slap = breath(0.03, glide(1500, 900), 1.0, swell(0.05, 6), seed=20 + kind)
    return finished(mixed((0, 0.8, slide), (0.055, 0.9, slap), (0.055, 0.28, thump(190, 120, 0.05, 5))), 0.2)


def lift() -> Wave:
    """A card comes up from the hand: a light stroke upwards."""
    return finished(breath(0.11, glide(1100, 3000), 0.7, swell(0.5, 4), seed=31), 0.12)


def place(kind: int) -> Wave:
    """A card comes to lie: felt, a little wood, the edge of the paper."""
    felt = thump(175 - 9 * kind, 95, 0.11, 5)
    edge = breath(0.05, glide(2100 + 170 * kind, 1100), 0.9, swell(0.06, 6), seed=40 + kind)
    wood = bar(330 + 18 * kind, 0.12, WOOD, touch=0.003)
    return finished(mixed((0, 1.0, felt), (0, 0.9, edge), (0.004, 0.3, wood)), 0.34)


def flip() -> Wave:
    """A card turns over: a breath of air, then its face is down on the felt."""
    air = breath(0.12, glide(900, 2900), 0.6, swell(0.55, 4), seed=51)
    snap = breath(0.05, glide(2600, 1300), 0.9, swell(0.04, 6), seed=52)
    return finished(mixed((0, 0.65, air), (0.095, 0.95, snap), (0.098, 0.5, thump(170, 100, 0.08, 5))), 0.26)


def take() -> Wave:
    """A card is drawn in: a longer stroke downwards over the felt."""
    drawn = breath(0.2, glide(2900, 1000), 0.7, swell(0.35, 4), seed=61)
    return finished(mixed((0, 1.0, drawn), (0.14, 0.3, thump(160, 100, 0.08, 5))), 0.2)


def coin(kind: int) -> Wave:
    """Coins come to lie on coins."""
    first = bar(1960 + 90 * kind, 0.3, COIN, touch=0.0008)
    second = bar(2180 - 60 * kind, 0.3, COIN, touch=0.0008)
    third = bar(1840 + 40 * kind, 0.26, COIN, touch=0.0008)
    ground = thump(240, 150, 0.06, 5)
    return finished(mixed((0, 0.8, first), (0.048, 1.0, second), (0.118, 0.5, third), (0, 0.5, ground)), 0.2)


def turn() -> Wave:
    """It is your turn: two bars, a fourth apart, as one taps a friend on the shoulder."""
    return finished(mixed((0, 0.8, bar(392.0, 0.55, MALLET)), (0.13, 1.0, bar(523.25, 0.6, MALLET))), 0.24)


def win() -> Wave:
    """The match is won: five bars of the scale that Japanese folk songs use, upwards, and the first two together."""
    scale = (293.66, 392.0, 440.0, 587.33, 783.99)
    rise = [(0.115 * place, 0.75 + 0.06 * place, bar(pitch, 0.75, MALLET)) for place, pitch in enumerate(scale)]
    chord = [(0.62, 0.5, bar(pitch, 0.85, MALLET)) for pitch in (392.0, 587.33)]
    return finished(mixed(*rise, *chord), 0.32)


def refusal() -> Wave:
    """Not so: two dull knocks on wood, the second lower."""
    knock = bar(233.0, 0.16, WOOD, touch=0.004)
    lower = bar(196.0, 0.2, WOOD, touch=0.004)
    return finished(mixed((0, 0.9, knock), (0.105, 1.0, lower), (0.105, 0.35, thump(120, 80, 0.09, 5))), 0.28)


def sounds() -> dict[str, Wave]:
    """Every sound by its name. What is heard often has several kinds, which take turns."""
    kinds = {
        **{f"deal-{kind}": deal(kind) for kind in (1, 2, 3)},
        **{f"place-{kind}": place(kind) for kind in (1, 2, 3)},
        **{f"coin-{kind}": coin(kind) for kind in (1, 2)},
    }
    single = {"lift": lift(), "flip": flip(), "take": take(), "turn": turn(), "win": win(), "refusal": refusal()}
    return kinds | single
