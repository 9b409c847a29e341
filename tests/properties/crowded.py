"""Tables late in a game: titles in complete groups, many buildings, little money. What is rare happens here."""

import random
from typing import Any

from rentier import Edition, Game


def crowded(edition: Edition, seats: int, rng: random.Random) -> Game:
    """A random late position of this edition."""
    titles: dict[int, dict[str, Any]] = {}
    levels = rng.choice(((0, 0, 1, 2, 3), (0, 3, 4), (most_buildings(edition) - 1, most_buildings(edition))))
    for group in edition.groups:
        members = [square for square in edition.squares if square.group == group]
        owner = rng.randrange(seats)
        one_owner = rng.random() < 0.8
        level = rng.choice(levels)
        built = one_owner and members[0].kind == "lot"
        for square in members:
            if rng.random() < 0.05:
                built = False
                continue
            titles[square.index] = {"owner": owner if one_owner else rng.randrange(seats)}
        for square in members:
            if square.index in titles:
                if built:
                    titles[square.index]["buildings"] = min(level, most_buildings(edition))
                elif rng.random() < 0.2:
                    titles[square.index]["mortgaged"] = True
    within_stock(edition, titles)
    rich = rng.choice((60, 400, 400, 3000))
    players: list[dict[str, Any]] = [
        {"cash": rng.randrange(rich), "square": rng.randrange(len(edition.squares))} for _ in range(seats)
    ]
    for player in players:
        if edition.squares[player["square"]].kind == "jail" and edition.dials["jail.played"]:
            player["in_jail"] = rng.random() < 0.5
    if edition.dials["jail.card"]:
        players[0]["jail_cards"] = 1
    position: dict[str, Any] = {
        "edition": edition.name,
        "mode": edition.mode,
        "seed": str(rng.getrandbits(64)),
        "jackpot": 0,
    }
    position |= {"players": players, "titles": titles, "turn": rng.randrange(seats)}
    if edition.dials["rent.claim"] != "automatic":
        position["claims"] = open_claims(titles, seats, rng)
    return Game.from_position(position)


def open_claims(titles: dict[int, dict[str, Any]], seats: int, rng: random.Random) -> list[dict[str, Any]]:
    """Up to three rents that can still be claimed: an owner may go bankrupt while one is open."""
    claims = []
    for square in rng.sample(sorted(titles), k=min(len(titles), rng.randrange(4))):
        owner = titles[square]["owner"]
        visitor = (owner + rng.randrange(1, seats)) % seats
        claims.append({"by": owner, "visitor": visitor, "square": square, "amount": rng.randrange(1, 400), "age": 0})
    return claims


def most_buildings(edition: Edition) -> int:
    return int(edition.dials["building.houses"]) + (edition.dials["building.hotel_needs"] != "no-hotels")


def within_stock(edition: Edition, titles: dict[int, dict[str, Any]]) -> None:
    """Takes buildings away, group by group, until the Bank's houses and hotels are enough."""
    houses = int(edition.dials["building.houses"])
    for group in edition.groups:
        levels = [title.get("buildings", 0) for title in titles.values()]
        used = {"house": sum(n for n in levels if n <= houses), "hotel": sum(n > houses for n in levels)}
        stock = {kind: edition.dials[f"building.{kind}_stock"] for kind in used}
        if all(left == "unlimited" or used[kind] <= left for kind, left in stock.items()):
            return
        for square in edition.squares:
            if square.group == group and square.index in titles:
                titles[square.index]["buildings"] = 0
