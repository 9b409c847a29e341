"""Tables over HTTP and WebSocket: rooms that play, a store that keeps, and the protocol between them and a browser."""

PROTOCOL = 1  # goes up when a browser's page of the last version could no longer play
