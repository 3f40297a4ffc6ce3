"""Leave out of ICU's data what the program does not use, which is most of it: 10 of 12 MB in the single file.

Qt brings ICU on Linux, with names of languages, countries, units and time zones in 200 languages, rules for breaking
lines, and tables of old encodings. Of all that Qt asks for text in order (QCollator) and names of time zones, for which
the rules of English and Japanese are kept. ICU falls back to its root rules for everything else.

The data is one package inside a library: a table of names and places, sorted by name, then the items. It is written
anew with fewer items, so that nothing else in the library moves in memory, and its unused end is cut out of the file:
every start of the single file unpacks what is in it. The form of the package is described in ICU's `ucmndata.h`.
"""

import struct
from collections.abc import Iterable
from pathlib import Path, PurePath

from freezing import elf
from freezing.contents import Item, bare_name

LANGUAGES = ("root", "en", "en_US", "ja", "ja_JP")
#: Folders of which only the languages above are kept; all other folders go.
FOLDERS = ("coll", "zone")
#: Kinds of items that are kept outside folders whatever their language: properties of characters, normal forms.
KINDS = (".icu", ".nrm")
#: Names of characters, and the list of encodings.
UNUSED = ("unames.icu",)
#: Items without a language.
COMMON = (
    "keyTypeData.res",
    "likelySubtags.res",
    "metaZones.res",
    "numberingSystems.res",
    "pool.res",
    "res_index.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "windowsZones.res",
    "zoneinfo64.res",
    "ucadata.icu",
)

#: The second and third field of every header of ICU's data.
MARK = b"\xda\x27"
#: The kind of data that a package is, and where the header has it, counted from the mark.
FORMAT = b"CmnD"
FORMAT_AT = 10
#: Items begin at multiples of this.
ALIGNED = 16


def wanted(name: str) -> bool:
    """Whether an item is kept, by its name, such as `icudt73l/coll/ja.res`."""
    _, *folders, file = name.split("/")
    if folders and folders[0] not in FOLDERS:
        return False
    if file in COMMON or file.removesuffix(".res") in (*LANGUAGES, "res_index"):
        return True
    return not folders and file.endswith(KINDS) and file not in UNUSED


def reduced(library: bytes) -> tuple[bytes, range]:
    """The library, of equal length, with the wanted items only, and which of its bytes are unused now.

    Raises:
        ValueError: it holds no package of ICU data in the known form.
    """
    start = _package(library)
    toc = start + struct.unpack_from("<H", library, start)[0]
    (count,) = struct.unpack_from("<I", library, toc)
    places = [struct.unpack_from("<II", library, toc + 4 + 8 * number) for number in range(count)]
    names = [library[toc + place : library.index(b"\0", toc + place)].decode("ascii") for place, _ in places]
    if count < 2 or names != sorted(names):
        raise ValueError("no table of ICU items")
    # The table says where items begin, not where they end: the last one stays where it is, out of the table.
    if wanted(names[-1]):
        raise ValueError(f"the end of {names[-1]} is not known")
    items = {
        name: library[toc + place : toc + after]
        for name, (_, place), (_, after) in zip(names[:-1], places[:-1], places[1:], strict=True)
        if wanted(name)
    }
    made = _table(items)
    end = toc + places[-1][1]
    unused = range(toc + len(made), end)
    return library[:toc] + made + bytes(len(unused)) + library[end:], unused


def shortened(library: bytes) -> bytes:
    """The library with the wanted items only, without the whole pages that are unused then.

    Raises:
        ValueError: it holds no package of ICU data in the known form.
    """
    made, unused = reduced(library)
    return elf.cut(made, unused.start, len(unused) // elf.PAGE * elf.PAGE)


def with_less_data(binaries: Iterable[Item], folder: Path) -> list[Item]:
    """PyInstaller's table of binaries with reduced copies of ICU's data, which are written into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for name, path, kind in binaries:
        if bare_name(name) == "icudata":
            copy = folder / PurePath(path).name
            copy.write_bytes(shortened(Path(path).read_bytes()))
            made.append((name, str(copy), kind))
        else:
            made.append((name, path, kind))
    return made


def _package(library: bytes) -> int:
    """Where the package begins."""
    found = library.find(MARK)
    while found >= 0:
        if library.startswith(FORMAT, found + FORMAT_AT):
            return found - 2
        found = library.find(MARK, found + 1)
    raise ValueError("no ICU data")


def _table(items: dict[str, bytes]) -> bytes:
    """A table of these items, and the items; places are counted from its beginning."""
    names = b"".join(name.encode("ascii") + b"\0" for name in items)
    place_of_names = 4 + 8 * len(items)
    head = bytearray(struct.pack("<I", len(items)))
    body = bytearray()
    place = _aligned(place_of_names + len(names))
    first = place
    for name, item in items.items():
        head += struct.pack("<II", place_of_names, place)
        place_of_names += len(name) + 1
        body += item.ljust(_aligned(len(item)), b"\0")
        place = first + len(body)
    return bytes(head + names).ljust(first, b"\0") + bytes(body)


def _aligned(number: int) -> int:
    return -(-number // ALIGNED) * ALIGNED
