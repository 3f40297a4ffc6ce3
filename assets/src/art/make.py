"""Write all drawings of the program: `python assets/src/art/make.py`. The same input gives the same files."""

from __future__ import annotations

from pathlib import Path

import animals
import curtains
import desk
import emblem
import festival
import goldfish
import gunjo
import gunjo_box
import hall
import icons
import lacquer
import ledger
import meow
import office
import outcomes
import portraits
import reef
import screen
import seals
import stall
import tabletop
import veranda

ASSETS = Path(__file__).resolve().parents[2]
TABLETOPS = {"godan": desk, "gunjo": reef, "kobayakawa": screen, "meow": veranda, "merchant": festival}


def drawings() -> dict[str, str]:
    """Every file below `assets/` that is drawn by a script, with its content."""
    files = {f"cards/merchant/{n}.svg": goldfish.card(n) for n in range(1, 15)}
    files |= {f"cards/kobayakawa/{n}.svg": lacquer.card(n) for n in range(1, 16)}
    files |= {f"cards/godan/{value}.svg": ledger.number_card(place) for place, value in enumerate(ledger.VALUES)}
    files["cards/godan/number.svg"] = ledger.any_number()
    files |= {f"cards/godan/{key}.svg": ledger.role_card(key) for key in ledger.ROLES}
    files |= {f"cards/meow/{meow.file_name(face)}.svg": meow.card(face) for face in meow.FACES}
    files |= {f"cards/gunjo/{n}.svg": gunjo.card(n) for n in range(1, 16)}
    files |= {f"icons/{name}.svg": content for name, content in icons.drawings().items()}
    files |= {f"portraits/{name}": content for name, content in portraits.drawings().items()}
    files |= {f"faces/{name}": content for name, content in animals.drawings().items()}
    files |= {f"achievements/{name}": content for name, content in seals.drawings().items()}
    files |= {f"curtains/{name}": content for name, content in curtains.drawings().items()}
    files |= {f"results/{name}": content for name, content in outcomes.drawings().items()}
    for game, top in TABLETOPS.items():
        files[f"tables/{game}/colours.json"] = tabletop.colours(top.COLOURS)
        files |= {f"tables/{game}/{name}": content for name, content in top.drawings().items()}
    return files | {
        "cards/godan/back.svg": office.back(),
        "cards/gunjo/back.svg": gunjo_box.back(),
        "cards/kobayakawa/back.svg": hall.back(),
        "cards/meow/back.svg": meow.back(),
        "cards/merchant/back.svg": stall.back(),
        "covers/godan.svg": office.cover(),
        "covers/gunjo.svg": gunjo_box.cover(),
        "covers/kobayakawa.svg": hall.cover(),
        "covers/meow.svg": meow.cover(),
        "covers/merchant.svg": stall.cover(),
        "tokens/coin.svg": office.coin(),
        "tokens/kamon.svg": hall.kamon(),
        "tokens/ledger.svg": office.book(),
        "tokens/fishbone.svg": meow.fishbone_token(),
        "tokens/chip.svg": gunjo_box.chip(),
        "tokens/paw.svg": meow.paw_token(),
        "tokens/start_card.svg": office.start_card(),
        "icons/app.svg": emblem.icon(),
    }


def main() -> None:
    """Write the files."""
    for name, content in drawings().items():
        target = ASSETS / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
