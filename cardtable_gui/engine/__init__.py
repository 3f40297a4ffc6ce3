"""The engine protocol: requests as JSON lines on stdin, answers as JSON lines on stdout.

`EngineSession.answer` answers one line, `serve` a whole conversation. The requests and their answers are documented in
`EngineSession`; the JSON forms:

State
    `to_move` (seat or null), `over`, `deal` (from 1), `scores`, `ranks` (null until over), `phase`.

View (what one seat knows, or with `"seat": null` a spectator) `seat`, `players`, `to_move`, `over`, `deal`, `scores`,
    `ranks`, `phase`, and `hand`: the seat's own cards in the order of the card list; `zones`: every zone as `{"zone",
    "seat", "cards", "count"}`, cards in table order, a hidden card null; `counts`: the number of cards by zone name, a
    list by seat where each seat has such a zone; `tokens`: `{"zone", "seat", "amount"}` for every public number on the
    table; `known`: by seat the cards that this seat knows to be in that hand; `history`: the whole match as this seat
    saw it: every action as `{"seat", "action"}` (what another seat hid is written as `?`), each followed by those of
    its events that do not follow from the action, without texts: deals, moves from the zone `deck`, cards shown,
    results. Left out with `"history": false` in the request.

Events (a zone is `{"zone": name, "seat": seat or null}`; unseen cards are null)
    `{"type": "deal_began", "deal", "start"}`
    `{"type": "moved", "cards", "from", "to"}`
    `{"type": "shown", "zone", "cards"}`: these cards of the zone were turned face up
    `{"type": "paid", "amount", "from", "to"}`
    `{"type": "told", "seat", "text"}`: a sentence about a seat (null: about the game) in the request's language
    `{"type": "deal_ended", "deal", "results"}`: results are `{"seat", "gained", "score", "why"}`, gained may be null
    `{"type": "match_ended", "ranks"}`

Codes of refused requests
    `bad_request` (not JSON, a field missing or of a wrong type), `unknown_op`, `no_match`, `unknown_game`,
    `bad_players`, `bad_options`, `bad_seats`, `bad_seed`, `bad_deals`, `bad_seat`, `unknown_level`, `bad_record`
    (with `place`), `illegal` (with `rule`), `notation`, `over`, `full` (the match is as long as a record can be),
    `nothing_to_undo`, `internal`.
"""

from cardtable_gui.engine.engine_session import EngineSession
from cardtable_gui.engine.service import serve

__all__ = ["EngineSession", "serve"]
