"""Many games: simulations, exact chains, comparisons and reports."""
