"""The sounds of the table, a recipe each, of what the games are made of: paper, wood, water, coins, a cat.

Short, warm, and all as loud as each other. What's heard often has several kinds, which take turns.
"""

from __future__ import annotations

from synth import Wave, bar, breath, drop, finished, glide, in_room, mixed, purring, scattered, swell, thump

WOOD = ((1.0, 1.0, 0.055), (2.76, 0.45, 0.03), (5.4, 0.2, 0.014))
"""A table top under a knuckle."""
LACQUER = ((1.0, 1.0, 0.035), (2.12, 0.6, 0.022), (3.87, 0.4, 0.012), (6.1, 0.2, 0.006))
"""Hard, thin, lacquered wood."""
MALLET = ((1.0, 1.0, 0.26), (3.93, 0.22, 0.07), (9.2, 0.06, 0.02))
"""A wooden bar over a tube, as of a marimba."""
COIN = ((1.0, 0.8, 0.055), (1.51, 1.0, 0.085), (2.34, 0.55, 0.05), (3.19, 0.28, 0.03))
"""A small coin of bronze on others."""
GLASS = ((1.0, 1.0, 0.3), (2.32, 0.4, 0.16), (4.25, 0.2, 0.07), (6.63, 0.08, 0.03))
"""A wind bell of thin glass."""
BOWL = ((1.0, 1.0, 0.42), (2.71, 0.25, 0.2), (5.1, 0.1, 0.08))
"""A bowl of bronze, struck softly."""
STRING = ((1.0, 1.0, 0.3), (2.0, 0.55, 0.2), (3.0, 0.35, 0.13), (4.01, 0.2, 0.09), (5.02, 0.12, 0.06))
"""A string of silk, plucked."""
BELL = ((1.0, 1.0, 0.12), (2.4, 0.5, 0.07), (3.9, 0.25, 0.04))
"""The little bell on a collar."""
SKIN = ((1.0, 1.0, 0.2), (1.59, 0.5, 0.13), (2.14, 0.35, 0.1), (2.65, 0.2, 0.07), (3.6, 0.2, 0.06))
"""The skin of a large drum."""


# ------------------------------------------------------------------------------------------ cards, in every game


def deal(kind: int) -> Wave:
    """A card leaves the deck: a short stroke of paper that ends on felt."""
    slide = breath(0.075, glide(2300 + 260 * kind, 4100 - 180 * kind), 0.8, swell(0.45, 5), seed=10 + kind)
    slap = breath(0.03 + 0.003 * kind, glide(1500 + 90 * kind, 900), 1.0, swell(0.05, 6), seed=20 + kind)
    return mixed((0, 0.8, slide), (0.055, 0.9, slap), (0.055, 0.28, thump(190 - 6 * kind, 120, 0.05, 5)))


def lift(kind: int) -> Wave:
    """A card comes up from the hand: a light stroke upwards."""
    return breath(0.1 + 0.01 * kind, glide(1000 + 90 * kind, 3000 + 150 * kind), 0.7, swell(0.5, 4), seed=30 + kind)


def place(kind: int) -> Wave:
    """A card comes to lie: felt, a little wood, the edge of the paper."""
    felt = thump(175 - 9 * kind, 95, 0.11, 5)
    edge = breath(0.05, glide(2100 + 170 * kind, 1100), 0.9, swell(0.06, 6), seed=40 + kind)
    wood = bar(330 + 18 * kind, 0.12, WOOD, touch=0.003)
    return mixed((0, 0.7, felt), (0, 1.0, edge), (0.004, 0.35, wood))


def flip(kind: int) -> Wave:
    """A card turns over: a breath of air, then its face is down on the felt."""
    air = breath(0.12, glide(850 + 60 * kind, 2900 - 110 * kind), 0.6, swell(0.55, 4), seed=51 + 2 * kind)
    snap = breath(0.05, glide(2500 + 140 * kind, 1300), 0.9, swell(0.04, 6), seed=52 + 2 * kind)
    return mixed((0, 0.75, air), (0.095, 0.95, snap), (0.098, 0.4, thump(170 + 6 * kind, 100, 0.08, 5)))


def take(kind: int) -> Wave:
    """A card is drawn in: a longer stroke downwards over the felt."""
    drawn = breath(0.19 + 0.01 * kind, glide(2800 + 130 * kind, 1000), 0.7, swell(0.35, 4), seed=60 + kind)
    return mixed((0, 1.0, drawn), (0.14, 0.25, thump(160, 100, 0.08, 5)))


def coin(kind: int) -> Wave:
    """Coins come to lie on coins."""
    first = bar(1960 + 90 * kind, 0.3, COIN, touch=0.0008)
    second = bar(2180 - 60 * kind, 0.3, COIN, touch=0.0008)
    third = bar(1840 + 40 * kind, 0.24, COIN, touch=0.0008)
    ground = thump(240, 150, 0.06, 5)
    return mixed((0, 0.8, first), (0.04 + 0.006 * kind, 1.0, second), (0.118, 0.5, third), (0, 0.5, ground))


# --------------------------------------------------------------------------------------------- the games' own


def place_sea(kind: int) -> Wave:
    """A card comes to lie in the shallows: a soft plash, and one large bubble."""
    plash = breath(0.16, glide(650 + 70 * kind, 1700 - 90 * kind), 1.0, swell(0.12, 5), seed=100 + kind)
    bubble = drop(250 + 22 * kind, 400 + 35 * kind, 0.13, 0.045)
    return mixed((0, 1.0, plash), (0.02, 0.75, bubble), (0, 0.3, thump(150, 85, 0.1, 5)))


def take_sea(kind: int) -> Wave:
    """A wave draws back over sand, and takes a card along."""
    wave = breath(0.26, glide(1500 + 120 * kind, 620), 1.0, swell(0.4, 3.2), seed=110 + kind)
    foam = breath(0.2, glide(5200, 3600 + 200 * kind), 0.9, swell(0.5, 3), seed=115 + kind)
    return mixed((0, 1.0, wave), (0.05, 0.22, foam))


def win_sea() -> Wave:
    """A long wave comes in, bowls ring in it from low to high."""
    wave = breath(1.2, glide(480, 1500), 1.0, swell(0.62, 3), seed=120)
    scale = (293.66, 349.23, 440.0, 523.25, 587.33)
    bowls = [
        (0.14 * number, 0.8 + 0.06 * number, bar(pitch, 0.62, BOWL, touch=0.006)) for number, pitch in enumerate(scale)
    ]
    bubbles = scattered(7, 0.7, 121, lambda _, chance: drop(chance.uniform(420, 760), 980, 0.07, 0.03))
    return mixed((0, 0.8, wave), *bowls, (0.35, 0.22, bubbles))


def place_water(kind: int) -> Wave:
    """A goldfish drops back into its tub."""
    first = drop(560 + 60 * kind, 1080 + 70 * kind, 0.1, 0.034)
    second = drop(820 + 40 * kind, 1500, 0.07, 0.02)
    splash = breath(0.05, glide(3400 - 200 * kind, 1900), 0.9, swell(0.08, 6), seed=130 + kind)
    return mixed((0, 0.75, splash), (0.012, 1.0, first), (0.07 + 0.008 * kind, 0.5, second))


def take_water(kind: int) -> Wave:
    """A scoop goes through the water and comes up dripping."""
    scoop = breath(0.16, glide(800 + 80 * kind, 2500), 0.7, swell(0.55, 4), seed=140 + kind)
    drips = [
        (0.13 + 0.045 * number, 0.5 - 0.1 * number, drop(940 + 170 * number + 50 * kind, 1700, 0.06, 0.018))
        for number in range(3)
    ]
    return mixed((0, 1.0, scoop), *drips)


def win_water() -> Wave:
    """Wind bells of glass over the stall, and a tail that slaps the water."""
    scale = (1174.66, 1318.51, 1567.98, 1760.0, 2349.32)
    bells = [
        (0.13 * number, 0.7 + 0.06 * number, bar(pitch, 0.6, GLASS, touch=0.001)) for number, pitch in enumerate(scale)
    ]
    last = [(0.7, 0.55, bar(pitch, 0.6, GLASS, touch=0.001)) for pitch in (1174.66, 1760.0)]
    return mixed(*bells, *last, (0, 0.5, place_water(2)), (0.58, 0.4, place_water(1)))


def place_lacquer(kind: int) -> Wave:
    """A card snaps onto lacquered wood."""
    clack = bar(760 + 45 * kind, 0.14, LACQUER, touch=0.0012)
    edge = breath(0.04, glide(3300 - 150 * kind, 1700), 0.8, swell(0.05, 6), seed=150 + kind)
    return in_room(mixed((0, 0.9, clack), (0, 0.8, edge), (0, 0.45, thump(190, 110, 0.08, 5))), 0.5)


def take_lacquer(kind: int) -> Wave:
    """A card slides over lacquer, and is tapped even."""
    slide = breath(0.17, glide(3500 + 140 * kind, 1900), 0.45, swell(0.4, 4), seed=160 + kind)
    return mixed((0, 1.0, slide), (0.165, 0.35, bar(690 + 40 * kind, 0.1, LACQUER, touch=0.002)))


def win_gold() -> Wave:
    """A drum, a run on silk strings, and a pour of coins."""
    scale = (293.66, 311.13, 392.0, 440.0, 587.33)
    strings = [(0.1 + 0.1 * number, 0.75, bar(pitch, 0.7, STRING, touch=0.002)) for number, pitch in enumerate(scale)]
    pour = scattered(15, 0.6, 170, lambda _, chance: bar(chance.uniform(1750, 2500), 0.26, COIN, touch=0.0008))
    return mixed((0, 0.8, stroke(84, 0.4)), *strings, (0.42, 0.3, pour))


def place_seal(kind: int) -> Wave:
    """The office's seal comes down on a page."""
    down = thump(150 - 7 * kind, 82, 0.12, 5)
    knock = bar(295 + 16 * kind, 0.11, WOOD, touch=0.003)
    page = breath(0.06, glide(1700 + 130 * kind, 800), 1.0, swell(0.05, 5), seed=180 + kind)
    return in_room(mixed((0, 0.8, down), (0.002, 0.5, knock), (0, 1.0, page)), 0.35)


def take_ledger(kind: int) -> Wave:
    """A page of the ledger is turned."""
    turned = breath(0.2, glide(1500 + 110 * kind, 4300), 0.8, swell(0.6, 3), seed=190 + kind)
    flutter = [
        (0.04 + 0.038 * number, 0.4, breath(0.02, glide(2600, 3600), 0.8, swell(0.2, 5), seed=195 + 5 * kind + number))
        for number in range(3)
    ]
    fall = breath(0.05, glide(2300, 1000), 1.0, swell(0.05, 6), seed=198 + kind)
    return mixed((0, 0.9, turned), *flutter, (0.185, 0.8, fall))


def win_abacus() -> Wave:
    """The beads of an abacus run, the drawer rings: three coins in a chord."""
    beads = scattered(14, 0.42, 200, lambda _, chance: bar(chance.uniform(1350, 2050), 0.06, LACQUER, touch=0.0008))
    rail = breath(0.4, glide(1200, 2600), 0.7, swell(0.7, 3), seed=201)
    chord = [
        (0.5 + 0.09 * number, 0.8, bar(pitch, 0.6, MALLET, touch=0.001))
        for number, pitch in enumerate((523.25, 659.26, 783.99, 1046.5))
    ]
    return mixed((0, 0.5, beads), (0, 0.25, rail), *chord, (0.86, 0.35, bar(2093.0, 0.4, COIN, touch=0.0008)))


def place_paw(kind: int) -> Wave:
    """A paw comes down on a card; the collar's bell just stirs."""
    pad = thump(150 - 8 * kind, 96, 0.13, 5)
    fur = breath(0.08, glide(900 + 80 * kind, 480), 1.0, swell(0.15, 5), seed=210 + kind)
    bell = bar(2850 + 120 * kind, 0.12, BELL, touch=0.002)
    return mixed((0, 0.9, pad), (0, 1.0, fur), (0.05, 0.09, bell))


def take_paw(kind: int) -> Wave:
    """Two soft strokes of a paw pull a card near."""
    first = breath(0.08, glide(1300 + 100 * kind, 2700), 0.6, swell(0.4, 4), seed=220 + kind)
    second = breath(0.09, glide(1600 + 80 * kind, 3100), 0.6, swell(0.4, 4), seed=225 + kind)
    return mixed((0, 0.8, first), (0.11, 1.0, second))


def win_purr() -> Wave:
    """A contented cat: it purrs in and out, the bell tinkles three times."""
    purr_in = purring(0.62, 25.0, swell(0.5, 1.6), seed=230)
    purr_out = purring(0.66, 23.0, swell(0.35, 2.2), seed=233)
    bells = [
        (0.05 + 0.17 * number, 0.07, bar(pitch, 0.4, BELL, touch=0.001))
        for number, pitch in enumerate((1567.98, 1975.53, 2349.32))
    ]
    return mixed((0, 1.0, purr_in), (0.6, 0.9, purr_out), *bells)


# ------------------------------------------------------------------------------------------------- signals


def turn() -> Wave:
    """It is your turn: two bars, a fourth apart, as one taps a friend on the shoulder."""
    return mixed((0, 0.8, bar(392.0, 0.55, MALLET)), (0.13, 1.0, bar(523.25, 0.6, MALLET)))


def win() -> Wave:
    """The match is won: five bars of the scale that Japanese folk songs use, upwards, and the first two together."""
    scale = (293.66, 392.0, 440.0, 587.33, 783.99)
    rise = [(0.115 * number, 0.75 + 0.06 * number, bar(pitch, 0.6, MALLET)) for number, pitch in enumerate(scale)]
    chord = [(0.6, 0.5, bar(pitch, 0.65, MALLET)) for pitch in (392.0, 587.33)]
    return mixed(*rise, *chord)


def lose() -> Wave:
    """The match is lost: four bars of the same scale, downwards and slower, the last one low and long. No reproach."""
    fall = ((0.0, 0.8, 440.0), (0.17, 0.75, 392.0), (0.36, 0.75, 293.66), (0.6, 0.9, 220.0))
    return in_room(mixed(*((start, loud, bar(pitch, 0.6, MALLET, touch=0.004)) for start, loud, pitch in fall)), 0.3)


def stroke(pitch: float, seconds: float) -> Wave:
    """One stroke on a large drum."""
    skin = bar(pitch, seconds, SKIN, touch=0.002)
    slap = breath(0.05, glide(900, 350), 1.0, swell(0.04, 6), seed=240)
    return mixed(
        (0, 1.0, skin),
        (0, 0.7, thump(pitch * 1.9, pitch, min(0.25, seconds), 4)),
        (0, 1.2, slap),
        (0, 0.3, bar(3.7 * pitch, 0.2, WOOD)),
    )


def showdown() -> Wave:
    """Now it is decided: a drum, twice softly, then once with full weight."""
    soft, full = stroke(104, 0.3), stroke(82, 0.62)
    return in_room(mixed((0, 0.5, soft), (0.24, 0.62, soft), (0.54, 1.0, full)), 0.5)


def refusal(kind: int) -> Wave:
    """Not so: two dull knocks on wood, the second lower."""
    knock = bar(240.0 - 7 * kind, 0.16, WOOD, touch=0.004)
    lower = bar(202.0 - 6 * kind, 0.2, WOOD, touch=0.004)
    return mixed((0, 0.9, knock), (0.105, 1.0, lower), (0.105, 0.35, thump(120, 80, 0.09, 5)))


def sounds() -> dict[str, Wave]:
    """Every sound by its name; `place_water` is what `place` sounds like in a game of water."""
    several = {
        deal: 5,
        lift: 3,
        flip: 3,
        place: 3,
        take: 3,
        coin: 3,
        refusal: 2,
        **dict.fromkeys((place_sea, place_water, place_lacquer, place_seal, place_paw), 3),
        **dict.fromkeys((take_sea, take_water, take_lacquer, take_ledger, take_paw), 3),
    }
    single = (turn, win, win_sea, win_water, win_gold, win_abacus, win_purr, lose, showdown)
    found = {f"{made.__name__}-{kind}": made(kind) for made, kinds in several.items() for kind in range(1, kinds + 1)}
    found.update({made.__name__: made() for made in single})
    return {name: finished(wave) for name, wave in found.items()}
