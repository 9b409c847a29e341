# Lo que dice una mesa en la red: por qué algo no se hizo, y los nombres de las formas de jugar.

mode-quick = Forma rápida de jugar
mode-timed = Juego contra reloj

table-unknown-table = No existe esa mesa. Revisa el enlace o el código; un código vale hasta que empieza la partida.
table-unknown-code = Este código no da derecho, o ya no, a ningún asiento. Pide otro.
table-unknown-edition = Aquí no existe esa edición.
table-unknown-address = En esta dirección no hay nada.
table-wrong-method = Esta dirección no admite ese tipo de petición.
table-table-full = Todos los asientos de esta mesa están ocupados.
table-seat-taken = Ese asiento está ocupado: elige otro.
table-wrong-token = Ese asiento no es tuyo.
table-wrong-origin = La petición vino de otra página y no se ha atendido.
table-wrong-protocol = Esta página y el servidor son de versiones distintas: vuelve a cargarla.
table-not-waiting = La partida ya ha empezado.
table-not-playing = La partida no está en marcha.
table-not-over = La partida aún no ha terminado.
table-table-paused = La mesa está en pausa: termina antes la pausa.
table-not-host = Solo el anfitrión de la mesa puede hacerlo.
table-not-ready = Aún no están todos listos.
table-seat-open = Queda un asiento libre: espera a un amigo o pon un bot.
table-name-taken = Alguien en esta mesa ya tiene ese nombre: elige otro.
table-name-wrong = Un nombre tiene de 1 a 24 caracteres visibles.
table-pawn-taken = Esa ficha está ocupada: elige otra.
table-no-such-pawn = La caja de este juego tiene { $most } fichas, y esa no está entre ellas: elige otra.
table-players-number = Esta edición admite de { $least } a { $most } jugadores.
table-untimed = Esta partida no se juega contra reloj: elige una modalidad que lo sea o quita los minutos.
table-malformed = No se pudo leer ese mensaje{ WITH($field, before: ": ") }.
table-too-large = Es demasiado largo: como máximo { $most } bytes.
table-number-used = Ese número ya se usó para otro comando: usa uno mayor.
table-played-meanwhile = Entretanto la partida ha seguido y alguien ha jugado por ti: mira la mesa y decide de nuevo.
table-bad-rules = Una regla de la casa no puede ser así: mira cuál y qué valores admite.
table-game-running = El registro y la repetición estarán disponibles cuando termine la partida.
table-not-stored = La jugada no se pudo guardar y se ha deshecho. Inténtalo de nuevo.
table-not-read = Ahora mismo no se pueden leer las partidas. Inténtalo de nuevo en un momento.
table-older-rules = { refused-older-rules } La mesa queda guardada tal como está, con todas sus jugadas; para seguir jugando, abre una mesa nueva.
table-unreadable = Esta versión de Rentier no puede leer lo que se guardó de esta partida. No se ha perdido nada: pregunta a quien administra este servidor.
table-wrong-host = Este servidor no responde al nombre { $name }. Ábrelo por su dirección o inícialo con --host-name { $name }.
table-too-fast = Demasiadas peticiones seguidas. Espera { $seconds } s y vuelve a intentarlo.
table-too-many-connections = Hay demasiadas páginas abiertas desde tu red. Cierra algunas y vuelve a intentarlo.
table-too-many-tables = Se han abierto muchas mesas desde tu red. Juega en una de ellas o espera { $seconds } s.
table-too-many-tries = Has probado demasiados códigos que no existen. Pide el enlace de la mesa o espera { $seconds } s.
table-too-many-files = Han llegado muchos archivos desde tu red. Espera { $seconds } s y vuelve a intentarlo.
table-too-much-talk = Has escrito demasiado de una vez. Vuelve a escribir dentro de { $seconds } s.
table-too-late = La petición tardó demasiado en llegar. Inténtalo de nuevo con mejor conexión.
table-took-too-long = Este archivo tarda demasiado en leerse. Hazlo más pequeño o léelo en tu equipo con el comando rentier.
table-server-full = En este servidor no cabe ahora otra mesa. Inténtalo dentro de unos minutos.
table-banned = El anfitrión te ha expulsado de esta mesa. Puedes jugar en otra.
table-no-watching = El anfitrión no quiere que nadie mire esta partida.
table-mistake = Algo ha fallado en el servidor. Si vuelve a pasar, indica este número a quien lo administra: { $number }.

# Qué se miró en el registro de una partida, y qué resultó.
checked-moves = Líneas jugadas de nuevo: { $amount }. Todas las jugadas estaban permitidas y llevan al resultado anotado.
checked-moves-so-far = Líneas jugadas de nuevo hasta ahora: { $amount }. Todas las jugadas estaban permitidas.
checked-older-rules = { $reason }
checked-outcome-wrong = outcome: las jugadas llevan a { $amount }, y el registro dice { $value }
checked-unfinished = La partida no ha terminado: la semilla se muestra al final, y entonces se pueden comprobar los dados y las cartas.
checked-seed-lost = No se conoce la semilla; según el registro, todos sus dados y cartas fueron dictados.
checked-no-seed = seed: una partida terminada muestra su semilla
checked-commitment = La semilla corresponde al compromiso, el número publicado antes de la primera tirada.
checked-commitment-wrong = seed: no corresponde al compromiso { $value }
checked-chance = Todos los dados, cartas y demás sorteos, { $amount } en total, se deducen de la semilla.
checked-chance-else = Los demás dados, cartas y sorteos, { $amount } en total, se deducen de la semilla.
checked-chance-wrong = { $field }: la semilla da { $allowed }, y el registro dice { $value }
checked-chance-refused = { $field }: con esta semilla: { $reason }
checked-another-state = seed: la repetición termina en otro estado
checked-dictated = En { $amount } de { $most } líneas, el azar fue dictado y no se comprueba.
checked-position = La partida empezó en una posición preparada: no se comprueba el orden de los mazos ni cuál fue la primera tirada.
checked-entropy = El azar incluye lo que los jugadores añadieron antes de la partida: { $amount } { COUNT($amount) ->
    [one] texto
   *[other] textos
}.
checked-no-entropy = Ningún jugador añadió nada al azar: solo lo garantiza el compromiso.

# Quién jugó por su jugador, dicho una vez donde empieza.
played-by-stand-in = { $player } no está: juega un bot en su lugar.
played-by-clock = A { $player } se le acabó el tiempo: juega un bot en su lugar.
