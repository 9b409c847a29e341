"""Games as an environment for research: `rentier_v0.env` one game, `rentier_v0.vector` many games at once."""
