"""A drawing under way: shapes and gradients, and the SVG file they make. Only what QtSvg draws well."""

from __future__ import annotations

from collections.abc import Sequence

from geometry import Path, Point, heading, number

Stop = tuple[float, str] | tuple[float, str, float]
"""Place 0–1, colour, and opacity (1 without it)."""


class Sheet:
    """Shapes are painted in the order of the calls. Paints are colours or what `linear` and `radial` return."""

    def __init__(self, wide: float, high: float) -> None:
        self.wide, self.high = wide, high
        self._defs: dict[str, str] = {}
        self._parts: list[str] = []
        self._open = 0

    def fill(self, path: Path, paint: str, opacity: float = 1) -> None:
        """Paint a shape. Parts inside parts are holes."""
        self._parts.append(f'<path d="{path.d}" fill="{paint}" fill-rule="evenodd"{_faint("fill", opacity)}/>')

    def solid(self, path: Path, paint: str, opacity: float = 1) -> None:
        """Paint a shape whose parts may overlap."""
        self._parts.append(f'<path d="{path.d}" fill="{paint}"{_faint("fill", opacity)}/>')

    def line(self, path: Path, paint: str, wide: float, opacity: float = 1, square: bool = False) -> None:
        """Draw along a path."""
        ends = "" if square else ' stroke-linecap="round"'
        self._parts.append(
            f'<path d="{path.d}" fill="none" stroke="{paint}" stroke-width="{number(wide, 2)}"{ends} '
            f'stroke-linejoin="round"{_faint("stroke", opacity)}/>'
        )

    def add(self, markup: str) -> None:
        """Insert a shape that is already written."""
        self._parts.append(markup)

    def begin(self, by: Point = 0, turn: float = 0, scale: float = 1, mirror: bool = False) -> None:
        """Until `end`: all that is drawn is (mirrored,) scaled, turned (degrees) and moved."""
        factor = scale * heading(turn)
        side = -1 if mirror else 1
        values = (side * factor.real, side * factor.imag, -factor.imag, factor.real, by.real, by.imag)
        self._parts.append(f'<g transform="matrix({" ".join(number(value, 4) for value in values)})">')
        self._open += 1

    def begin_named(self, name: str) -> None:
        """Until `end`: all that is drawn can be found again by this name; it may hold no other group."""
        self._parts.append(f'<g id="{name}">')
        self._open += 1

    def end(self) -> None:
        """Close what `begin` or `begin_named` opened."""
        self._parts.append("</g>")
        self._open -= 1

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """A gradient from a point to another."""
        where = _attributes(x1=start.real, y1=start.imag, x2=end.real, y2=end.imag)
        return self._gradient("linearGradient", where, stops)

    def radial(self, centre: Point, radius: float, *stops: Stop) -> str:
        """A gradient from a point outwards."""
        return self._gradient("radialGradient", _attributes(cx=centre.real, cy=centre.imag, r=radius), stops)

    def _gradient(self, kind: str, where: str, stops: Sequence[Stop]) -> str:
        inner = "".join(
            f'<stop offset="{number(stop[0], 2)}" stop-color="{stop[1]}"'
            + (f' stop-opacity="{number(stop[2], 2)}"' if len(stop) == 3 else "")
            + "/>"
            for stop in stops
        )
        body = f' gradientUnits="userSpaceOnUse"{where}>{inner}</{kind}>'
        name = self._defs.setdefault(f"{kind}{body}", f"g{len(self._defs)}")
        return f"url(#{name})"

    @property
    def text(self) -> str:
        """The file's content."""
        assert self._open == 0
        defs = "".join(
            f'<{body.partition(" ")[0]} id="{name}" {body.partition(" ")[2]}' for body, name in self._defs.items()
        )
        size = f"{number(self.wide)} {number(self.high)}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">'
        return f"{head}{f'<defs>{defs}</defs>' if defs else ''}{''.join(self._parts)}</svg>\n"


def _faint(kind: str, opacity: float) -> str:
    return "" if opacity == 1 else f' {kind}-opacity="{number(opacity, 2)}"'


def _attributes(**values: float) -> str:
    return "".join(f' {name}="{number(value)}"' for name, value in values.items())


def rounded(left: float, top: float, wide: float, high: float, radius: float) -> Path:
    """A rectangle with round corners."""
    right, bottom, pull = left + wide, top + high, radius * 0.4477
    made = Path().move(complex(left + radius, top)).line(complex(right - radius, top))
    made.curve(complex(right - pull, top), complex(right, top + pull), complex(right, top + radius))
    made.line(complex(right, bottom - radius))
    made.curve(complex(right, bottom - pull), complex(right - pull, bottom), complex(right - radius, bottom))
    made.line(complex(left + radius, bottom))
    made.curve(complex(left + pull, bottom), complex(left, bottom - pull), complex(left, bottom - radius))
    made.line(complex(left, top + radius))
    return made.curve(complex(left, top + pull), complex(left + pull, top), complex(left + radius, top)).close()


def mixed(one: str, two: str, part: float) -> str:
    """A colour between two (`#rrggbb`), at `part` of the way."""
    channels = zip(bytes.fromhex(one[1:]), bytes.fromhex(two[1:]), strict=True)
    return "#" + "".join(f"{round(round(a + (b - a) * part, 6)):02x}" for a, b in channels)
