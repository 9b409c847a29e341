# The rulebook page: words that an edition may have of its own, the aim, leaving a game.

word-salary = salary
word-bail = bail
word-jail = Jail
word-parking = Free parking

section-leaving = Leaving the game

aim-bankruptcies = This game ends with bankruptcy number { $count }, and the richest player wins.
aim-clock = This game ends at the agreed time, and the richest player wins.

dial-turn-doubles-to-jail-0 = none
dial-setup-titles-dealt-0 = none
dial-jail-double-turns-0 = none: no double frees anyone
dial-jail-wait-turns-0 = none: waiting frees nobody
dial-end-bankruptcies-0 = none: play until one is left
