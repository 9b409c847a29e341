"""Many games: what bots, seats and rules do when they are played often enough."""


class Mistake(ValueError):
    """Something the user can put right; its text is the one line that says how."""
