"""Players that decide from what a seat may see, and the one driver that asks them."""

from rentier.bots import numbers

BUILT_IN = {"random": numbers.RANDOM, "steady": numbers.STEADY, "trader": numbers.TRADER}
