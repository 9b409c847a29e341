"""Dice, cards, random amounts and order: from a keyed generator, or as dictated on the tape.

The generator is SipHash-1-3 of (stream, counter) under the state's 128-bit key: one stream a purpose, so that two games
that differ in one rule stay in step. It draws also where an outcome is dictated, so that a game and its replay end in
the same state. In the lab the key comes from the seed; at a table a new one is set before each move.
"""

from rentier.rules import log as logs
from rentier.rules import names
from rentier.rules.log import Log
from rentier.rules.state import State

SPAN = 0x100000000
SIP0 = 0x736F6D6570736575
SIP1 = 0x646F72616E646F6D
SIP2 = 0x6C7967656E657261
SIP3 = 0x7465646279746573
ENDING = 0x0800000000000000  # eight bytes were hashed


def siphash(key0: int, key1: int, word: int) -> int:
    """SipHash-1-3 of one 64-bit word."""
    v0 = key0 ^ SIP0
    v1 = key1 ^ SIP1
    v2 = key0 ^ SIP2
    v3 = key1 ^ SIP3
    for turn in range(5):
        if turn == 0:
            v3 ^= word
        elif turn == 1:
            v3 ^= ENDING
        v0 = (v0 + v1) & names.MASK
        v1 = ((v1 << 13) & names.MASK) | (v1 >> 51)
        v1 ^= v0
        v0 = ((v0 << 32) & names.MASK) | (v0 >> 32)
        v2 = (v2 + v3) & names.MASK
        v3 = ((v3 << 16) & names.MASK) | (v3 >> 48)
        v3 ^= v2
        v0 = (v0 + v3) & names.MASK
        v3 = ((v3 << 21) & names.MASK) | (v3 >> 43)
        v3 ^= v0
        v2 = (v2 + v1) & names.MASK
        v1 = ((v1 << 17) & names.MASK) | (v1 >> 47)
        v1 ^= v2
        v2 = ((v2 << 32) & names.MASK) | (v2 >> 32)
        if turn == 0:
            v0 ^= word
        elif turn == 1:
            v0 ^= ENDING
            v2 ^= 0xFF
    return v0 ^ v1 ^ v2 ^ v3


def uniform(g: State, stream: int, below: int) -> int:
    """A number from 0 to below - 1, all equally likely: a word that would favour some is thrown away."""
    size = below
    safe = SPAN - size
    high = stream
    while True:
        word = siphash(g.key0, g.key1, (high << 32) | g.counter[stream])
        g.counter[stream] += 1
        half = word >> 32
        if half < safe or half < SPAN - safe % size:  # safe % size is SPAN % size: so many words are too many
            return half % size


def dictated(log: Log, stream: int) -> int:
    """The place on the tape of this stream's next outcome, or -1."""
    for i in range(log.tape_size):
        if log.tape_stream[i] == stream:
            return i
    return -1


def dictate(log: Log, stream: int, value: int) -> bool:
    """Writes an outcome on the tape; False if the tape is full."""
    if log.tape_size >= names.TAPE:
        return False
    log.tape_stream[log.tape_size] = stream
    log.tape_value[log.tape_size] = value
    log.tape_size += 1
    return True


def pull(log: Log, place: int) -> int:
    """Takes an outcome off the tape."""
    value = log.tape_value[place]
    log.tape_size -= 1
    for i in range(place, log.tape_size):
        log.tape_stream[i] = log.tape_stream[i + 1]
        log.tape_value[i] = log.tape_value[i + 1]
    log.tape_stream[log.tape_size] = 0
    log.tape_value[log.tape_size] = 0
    return value


def does_not_fit(log: Log, stream: int, value: int) -> None:
    """Marks a dictated outcome that cannot be where it was asked for; the first one is told."""
    if log.misfit == names.NOBODY:
        log.misfit = stream
        log.misfit_value = value


def tape(log: Log) -> list[tuple[int, int]]:
    """What is dictated and not yet used, in order."""
    return [(log.tape_stream[i], log.tape_value[i]) for i in range(log.tape_size)]


def roll(g: State, log: Log, stream: int) -> int:
    """Two dice as first * 8 + second. Dictated dice serve every roll, in order, whatever it is for."""
    number = uniform(g, stream, 36)
    both = (number // 6 + 1) * 8 + number % 6 + 1
    place = dictated(log, names.STREAM_DICE)
    if place >= 0:
        told = pull(log, place)
        if told % 8:
            both = told
        else:
            does_not_fit(log, names.STREAM_DICE, told)
    if log.on:
        logs.write(log, names.EV_CHANCE, names.STREAM_DICE, both, 0)
    return both


def one_die(g: State, log: Log, stream: int) -> int:
    """One die; of a dictated pair the first."""
    die = uniform(g, stream, 6) + 1
    place = dictated(log, names.STREAM_DICE)
    if place >= 0:
        die = pull(log, place) // 8
    logs.write(log, names.EV_CHANCE, names.STREAM_DICE, die * 8, 0)
    return die


def between(g: State, log: Log, stream: int, least: int, most: int) -> int:
    """A whole number from least to most, all equally likely."""
    value = least + uniform(g, stream, most - least + 1)
    place = dictated(log, stream)
    if place >= 0:
        told = pull(log, place)
        if least <= told <= most:
            value = told
        else:
            does_not_fit(log, stream, told)
    logs.write(log, names.EV_CHANCE, stream, value, 0)
    return value


def one_of(g: State, log: Log, stream: int, mask: int) -> int:
    """One of the numbers whose bit is set in the mask, all equally likely."""
    count = 0
    for i in range(64):
        if (mask >> i) & 1:
            count += 1
    skip = uniform(g, stream, count)
    value = -1
    for i in range(64):
        if (mask >> i) & 1:
            if skip == 0:
                value = i
                break
            skip -= 1
    place = dictated(log, stream)
    if place >= 0:
        told = pull(log, place)
        if 0 <= told < 64 and (mask >> told) & 1:
            value = told
        else:
            does_not_fit(log, stream, told)
    logs.write(log, names.EV_CHANCE, stream, value, 0)
    return value


def set_key(g: State, key0: int, key1: int) -> None:
    g.key0 = key0
    g.key1 = key1


def dictated_card(log: Log, deck: int) -> int:
    """The card that the tape asks of this deck, or -1."""
    for i in range(log.tape_size):
        if log.tape_stream[i] == names.STREAM_CARD and log.tape_value[i] // names.CARDS == deck:
            return pull(log, i) % names.CARDS
    return -1


def between_but(g: State, log: Log, stream: int, below: int, but: int) -> int:
    """A number from 0 to below - 1 other than this one, all equally likely."""
    value = uniform(g, stream, below - 1)
    if value >= but:
        value += 1
    place = dictated(log, stream)
    if place >= 0:
        told = pull(log, place)
        if 0 <= told < below and told != but:
            value = told
        else:
            does_not_fit(log, stream, told)
    logs.write(log, names.EV_CHANCE, stream, value, 0)
    return value
