"""Small icons of one colour on a grid of 24: round strokes of two units. The program tints them."""

from __future__ import annotations

import svg


def _lines(*paths: str) -> list[str]:
    return [
        svg.path(d, fill="none", stroke="#000", stroke_width=2.0, stroke_linecap="round", stroke_linejoin="round")
        for d in paths
    ]


def _solid(d: str) -> list[str]:
    return [svg.path(d, fill="#000", stroke="#000", stroke_width=1.4, stroke_linejoin="round")]


def _gear() -> list[str]:
    teeth = []
    for index in range(8):
        inner = svg.around(45 * index, 6.6, 12, 12)
        outer = svg.around(45 * index, 9.6, 12, 12)
        teeth.append(f"M{svg.points(*inner)} L{svg.points(*outer)}")
    return [
        svg.circle(12, 12, 6.2, fill="none", stroke="#000", stroke_width=2.0),
        svg.circle(12, 12, 2.2, fill="none", stroke="#000", stroke_width=1.8),
        *_lines(" ".join(teeth)),
    ]


SHAPES: dict[str, list[str]] = {
    "undo": _lines("M8.5 4.5 L4 9 L8.5 13.5", "M4.5 9 L14 9 A5.5 5.5 0 0 1 14 20 L9 20"),
    "redo": _lines("M15.5 4.5 L20 9 L15.5 13.5", "M19.5 9 L10 9 A5.5 5.5 0 0 0 10 20 L15 20"),
    "hint": _lines(
        "M9 17 L15 17", "M10 20.5 L14 20.5",
        "M9 17 C9 14.5 6 13.4 6 9.4 A6 6 0 0 1 18 9.4 C18 13.4 15 14.5 15 17",
    ),
    "pause": _lines("M8.5 5 L8.5 19", "M15.5 5 L15.5 19"),
    "play": _solid("M8 5 L18.5 12 L8 19Z"),
    "step": [*_solid("M6 6 L14 12 L6 18Z"), *_lines("M18 6 L18 18")],
    "first": [*_solid("M18 6 L10 12 L18 18Z"), *_lines("M6 6 L6 18")],
    "last": [*_solid("M6 6 L14 12 L6 18Z"), *_lines("M18 6 L18 18")],
    "back": _lines("M15 5 L8 12 L15 19"),
    "deal-back": [*_solid("M20 6 L13 12 L20 18Z"), *_solid("M11.5 6 L4.5 12 L11.5 18Z")],
    "deal-next": [*_solid("M4 6 L11 12 L4 18Z"), *_solid("M12.5 6 L19.5 12 L12.5 18Z")],
    "rules": _lines(
        "M12 6.5 C9.5 4.6 6.5 4.4 3.5 4.8 L3.5 18.4 C6.5 18 9.5 18.2 12 20 C14.5 18.2 17.5 18 20.5 18.4 L20.5 4.8 "
        "C17.5 4.4 14.5 4.6 12 6.5Z",
        "M12 6.8 L12 19.6",
    ),
    "log": _lines("M9 6 L20 6", "M9 12 L20 12", "M9 18 L20 18", "M4.2 6 L4.3 6", "M4.2 12 L4.3 12", "M4.2 18 L4.3 18"),
    "settings": _gear(),
    "home": _lines("M4 11.5 L12 4.5 L20 11.5", "M6 10 L6 19.5 L18 19.5 L18 10", "M10 19.5 L10 14 L14 14 L14 19.5"),
    "human": [
        svg.circle(12, 8, 3.8, fill="none", stroke="#000", stroke_width=2.0),
        *_lines("M4.8 20 C5.4 15.6 8.4 14 12 14 C15.6 14 18.6 15.6 19.2 20"),
    ],
    "bot": [
        svg.rect(5, 8.5, 14, 11, 3, fill="none", stroke="#000", stroke_width=2.0),
        svg.circle(9.3, 13.6, 1.5, fill="#000"),
        svg.circle(14.7, 13.6, 1.5, fill="#000"),
        *_lines("M12 8 L12 4.6", "M2.6 12.5 L2.6 15.5", "M21.4 12.5 L21.4 15.5"),
    ],
    "fullscreen": _lines(
        "M4.5 9 L4.5 4.5 L9 4.5", "M15 4.5 L19.5 4.5 L19.5 9",
        "M19.5 15 L19.5 19.5 L15 19.5", "M9 19.5 L4.5 19.5 L4.5 15",
    ),
    "sound": _lines(
        "M4 9.5 L7.5 9.5 L12 5.5 L12 18.5 L7.5 14.5 L4 14.5Z", "M15.5 9 C17 10.8 17 13.2 15.5 15",
        "M18 6.4 C21 9.6 21 14.4 18 17.6",
    ),
    "sound-off": _lines(
        "M4 9.5 L7.5 9.5 L12 5.5 L12 18.5 L7.5 14.5 L4 14.5Z", "M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5",
    ),
    "library": [
        svg.rect(4, 4.5, 4.2, 15, 1, fill="none", stroke="#000", stroke_width=2.0),
        svg.rect(8.2, 7.5, 4.2, 12, 1, fill="none", stroke="#000", stroke_width=2.0),
        *_lines("M15.2 6.4 L18 5.6 L21.4 18.4 L18.6 19.2Z"),
    ],
    "next": _lines("M9 5 L16 12 L9 19"),
    "restart": _lines("M19 12 A7 7 0 1 1 16.6 6.7", "M17.4 2.8 L17 7 L12.9 6.8"),
    "search": [svg.circle(10.5, 10.5, 5.8, fill="none", stroke="#000", stroke_width=2.0), *_lines("M15 15 L20 20")],
    "curve": _lines("M4 4.5 L4 19.5 L20 19.5", "M7.5 15 L11 10.5 L14.5 13 L19.5 6.5"),
    "trophy": _lines(
        "M7.5 4.5 L16.5 4.5 L16.5 10 A4.5 4.5 0 0 1 7.5 10Z", "M7.5 6 L4 6 C4 9 5.5 10.5 7.8 10.8",
        "M16.5 6 L20 6 C20 9 18.5 10.5 16.2 10.8", "M12 14.5 L12 18.5", "M8.5 19.5 L15.5 19.5",
    ),
    "calendar": [
        svg.rect(4, 5.5, 16, 14.5, 2.5, fill="none", stroke="#000", stroke_width=2.0),
        *_lines("M4.5 10.2 L19.5 10.2", "M8.2 3.4 L8.2 7", "M15.8 3.4 L15.8 7", "M8.6 14.8 L11 17 L15.6 12.9"),
    ],
    "pad": [
        svg.rect(4.5, 5, 15, 15.5, 2.5, fill="none", stroke="#000", stroke_width=2.0),
        *_lines("M9 3.4 L15 3.4", "M8.4 10.2 L8.4 16", "M12 10.2 L12 16", "M15.6 10.2 L15.6 16"),
    ],
    "info": [
        svg.circle(12, 12, 8.4, fill="none", stroke="#000", stroke_width=2.0),
        svg.circle(12, 7.9, 1.3, fill="#000"),
        *_lines("M12 11.4 L12 16.6"),
    ],
    "share": [
        svg.circle(6.5, 12, 2.6, fill="none", stroke="#000", stroke_width=2.0),
        svg.circle(17, 5.8, 2.6, fill="none", stroke="#000", stroke_width=2.0),
        svg.circle(17, 18.2, 2.6, fill="none", stroke="#000", stroke_width=2.0),
        *_lines("M8.9 10.6 L14.6 7.2", "M8.9 13.4 L14.6 16.8"),
    ],
}  # fmt: skip


def drawings() -> dict[str, str]:
    """Every icon's file name and content."""
    return {name: svg.document(24, 24, [], shape) for name, shape in SHAPES.items()}
