"""The public words for the rules' numbers: reasons of payments, kinds of auctions and questions, ends of a game."""

from rentier.rules import names

REASONS: dict[int, str] = {
    getattr(names, name): name[4:].lower().replace("_", "-") for name in dir(names) if name.startswith("FOR_")
}
QUESTIONS = {names.ASK_PRICE: "price", names.ASK_SCARCE: "scarce"}
AUCTIONS = {
    names.AUCTION_DECLINED: "declined",
    names.AUCTION_ESTATE: "estate",
    names.AUCTION_DEBTOR: "debtor",
    names.AUCTION_SCARCE: "scarce",
}
HOW = {names.BY_DICE: "dice", names.BY_CARD: "card", names.BACKWARDS: "backwards", names.TO_JAIL: "jail"}
JAILED_BY = {
    names.JAILED_BY_SQUARE: "square",
    names.JAILED_BY_CARD: "card",
    names.JAILED_BY_DOUBLES: "doubles",
}
FREED_BY = {
    names.FREED_BY_BAIL: "bail",
    names.FREED_BY_CARD: "card",
    names.FREED_BY_DOUBLE: "double",
    names.FREED_BY_WAITING: "waiting",
}
ENDINGS = {
    names.END_LAST_LEFT: "last-one-left",
    names.END_BANKRUPTCIES: "bankruptcies",
    names.END_CLOCK: "clock",
    names.END_OWN_EVERYTHING: "owns-everything",
    names.END_AGREED: "agreed",
}
