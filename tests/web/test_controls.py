"""No player is ever stuck: every move that the server lists has a control in the page, and no other has."""

import json
import random

import pytest

from rentier import Game, load
from rentier.notation.moves import KINDS
from rentier.server import PROTOCOL
from rentier.server.sight import Sight
from tests.properties.crowded import crowded
from tests.properties.test_every_property import moves_of
from tests.properties.test_everything_is_seen import MOVES_NEED, possible

EDITIONS = ("brasil", "peru", "scuola", "malta", "castilla")
GAMES = 20  # at least, of each edition
MOMENTS = 40

# Presses what opens a list or a desk, then looks for each move's own control; what is missing, and what is too much.
CONTROLS = """
async (legal) => {
  const turn = () => new Promise((done) => setTimeout(done))
  const on = (selector) => [...document.querySelectorAll(selector)].filter(
    (each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility())
  const PANELS = { sell_group: 'sell_building', offer: 'trade', declare_bankruptcy: 'bankruptcy' }
  const missing = []
  const main = document.querySelectorAll('.actions .lead > .btn.main')
  if (main.length !== 1) missing.push(`${main.length} main buttons`)
  const shown = new Set(on('.actions [data-move]').map((each) => each.dataset.move))
  const allowed = new Set([...Object.keys(legal), ...(legal.reject ? ['counter'] : [])])
  for (const move of shown) if (!allowed.has(move)) missing.push(`${move} is on`)
  for (const [move, options] of Object.entries(legal)) {
    if (move === 'resign') {
      if (!on('[data-open=menu]').length) missing.push(move)
      continue
    }
    const direct = () => on(`.actions [data-move=${move}]`).length
    const next = () => on('.actions [data-offers] button:last-child')[0]
    while (move === 'accept' && !direct() && next()) {  // offers are shown one at a time
      next().click()
      await turn()
    }
    if (direct()) continue
    const panel = on(`.actions [data-panel=${PANELS[move] ?? move}]`)[0]
    if (!panel) {
      missing.push(move)
      continue
    }
    if (panel.getAttribute('aria-pressed') !== 'true') panel.click()
    await turn()
    const opened = document.querySelectorAll(`.actions [data-move=${move}]`).length
    const wanted = move === 'declare_bankruptcy' ? 1 : options.length
    const desk = ['offer', 'settle'].includes(move)
    const there = desk ? document.querySelector(`.desk [data-move=${move}]`) : opened === wanted
    if (!there) missing.push(`${move}: ${opened}`)
    document.querySelector('.desk header button')?.click()
    await turn()
  }
  return missing
}
"""


def moments(edition):
    """Positions of random play, each with a seat that may do another set of moves than in those before.

    What is rare comes first: every kind of move is there, then as many more as there is time for.
    """
    rng = random.Random(f"controls {edition}")
    rulebook = load(edition)
    wanted = possible(KINDS, MOVES_NEED, rulebook.dials)
    rare, more, sets, seen = [], [], set(), set()
    for number in range(400):
        if number >= GAMES and wanted <= seen:
            break
        game = crowded(rulebook, 3, rng) if number % 4 else Game(rulebook, players=3, seed=str(number))
        if number % 4 > 1:
            game = scarce(game) if number % 4 == 3 else in_debt(game)
        for _ in range(150):
            if game.actor is None:
                break
            for seat in range(game.seats):
                kinds = frozenset(move["move"] for move in game.legal_moves(seat))
                if kinds and (kinds, seat == game.actor) not in sets:
                    sets.add((kinds, seat == game.actor))
                    (more if kinds <= seen else rare).append((game.copy(), seat))
                    seen |= kinds
            seat = game.actor if rng.random() < 0.6 else rng.choice([game.actor, *game.entitled()])
            listed = game.legal_moves(seat)
            rng.shuffle(listed)
            kind = rng.choice(sorted({row["move"] for row in listed}))
            tries = moves_of(next(row for row in listed if row["move"] == kind), game, seat, rng)
            if tries and tries[0]["move"] != "resign":
                game.apply(rng.choice(tries), seat)
    rng.shuffle(more)
    return [*rare, *more][:MOMENTS]


def scarce(game):
    """The same with one house and one hotel left in the Bank, where its stock has an end."""
    position = game.position()
    stock = {kind: left if left == "unlimited" else min(left, 1) for kind, left in position["stock"].items()}
    return Game.from_position({**position, "stock": stock})


def in_debt(game):
    """The same where who has the turn owes a rent and has little left to sell."""
    position = game.position()
    turn = position["turn"]
    titles = position["titles"]
    for title in titles.values():
        if title["owner"] == turn:
            title |= {"buildings": 0, "mortgaged": True}
    debt = {"debtor": turn, "creditor": (turn + 1) % game.seats, "amount": 2000, "reason": "rent"}
    return Game.from_position({**position, "titles": titles, "stock": {}, "debts": [debt]})


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_legal_move_has_a_control(visit, set_up, edition):
    page = visit()
    table = set_up(Game.from_position({"edition": edition, "players": [{}, {}, {}]}), page)
    info = page.request.get(f"/api/tables/{table}").json()
    states = [state_of(number, game, seat, info) for number, (game, seat) in enumerate(moments(edition))]
    sockets = []

    def answer(socket):
        sockets.append(socket)
        socket.on_message(lambda said: socket.send(json.dumps(states[0])) if '"hello"' in said else None)

    page.route_web_socket("**/api/socket", answer)
    page.reload()
    page.wait_for_selector("main.game[data-version='0']")
    seen = set()
    for state in states:
        sockets[-1].send(json.dumps(state))
        page.wait_for_selector(f"main.game[data-version='{state['version']}']")
        (own,) = state["seats"].values()
        missing = page.evaluate(CONTROLS, own["legal"])
        assert missing == [], (state["seats"], state["view"], page.locator(".actions").inner_text())
        seen |= set(own["legal"])
    assert possible(KINDS, MOVES_NEED, load(edition).dials) == seen


def state_of(version, game, seat, info):
    """All that the server would tell this seat now."""
    sight = Sight(game)
    state = {"kind": "state", "protocol": PROTOCOL, "table": info, "version": version, "view": sight.look()}
    state |= {"mine": [{"seat": seat, "last": 0}], "seats": {str(seat): sight.seat_view(seat, "en")}}
    return state | {"events": [], "chat": [], "clocks": []}
