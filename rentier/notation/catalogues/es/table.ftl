# Lo que dice una mesa en la red: por qué algo no se hizo, y los nombres de las formas de jugar.

mode-quick = Partida rápida
mode-timed = Partida con hora de cierre

table-unknown-table = No existe esa mesa. Revisa el enlace o el código.
table-unknown-code = Este código no sirve, o ya no sirve, para ningún asiento. Pide otro.
table-unknown-edition = Aquí no existe esa edición.
table-table-full = Todos los asientos de esta mesa están ocupados.
table-seat-taken = Ese asiento está ocupado: elige otro.
table-wrong-token = Ese asiento no es tuyo.
table-wrong-origin = La petición vino de otra página y no se ha cumplido.
table-wrong-protocol = Esta página y el servidor son de versiones distintas: vuelve a cargarla.
table-not-waiting = La partida ya ha empezado.
table-not-playing = La partida no está en marcha.
table-not-over = La partida aún no ha terminado.
table-table-paused = La mesa está en pausa: termina antes la pausa.
table-not-host = Solo el anfitrión de la mesa puede hacerlo.
table-not-ready = Aún no están todos listos.
table-seat-open = Queda un asiento libre: espera a un amigo o pon un bot.
table-name-taken = Alguien en esta mesa ya tiene ese nombre: elige otro.
table-name-wrong = Un nombre tiene de 1 a 24 letras visibles.
table-pawn-taken = Esa ficha está ocupada: elige otra.
table-players-number = Esta edición es para { $least } a { $most } jugadores.
table-malformed = No se pudo leer ese mensaje{ WITH($field, before: ": ") }.
table-too-large = Es demasiado largo: como máximo { $most } bytes.
table-number-used = Ese número ya se usó para otra orden: toma uno mayor.
table-bad-edition = Esta edición no se puede jugar así: mira qué le falta.
table-game-running = El registro de una partida en marcha se puede volver a ver cuando termine.
table-not-stored = La jugada no se pudo guardar y se ha deshecho. Inténtalo de nuevo.
