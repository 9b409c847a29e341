# Qué está mal en el archivo de una edición, en un modo o una regla de la casa, y qué estaría bien. Se dice tras la clave.

mistake-none = todo está bien
mistake-and-more = { $first } (y { $count } más)
mistake-hint-close = ; ¿querías decir { $name }?
mistake-hint-known = ; hay: { $names }
mistake-hint-no-modes = ; no tiene ninguno
mistake-hint-all-rules = ; rentier editions show NOMBRE las muestra todas
mistake-list = { $first }, { $last }
mistake-or = { $first } o { $last }
mistake-range = de { $low } a { $high }
mistake-whole = un número entero de { $low } a { $high }
mistake-amounts = [mínimo, máximo]
mistake-one-of = uno de { $names }

# El archivo.
mistake-no-file = no existe ese archivo; revisa su nombre y su carpeta
mistake-not-a-file = no es un archivo; indica el archivo de una edición
mistake-unreadable = no se puede leer: { $reason }
mistake-too-large = demasiado grande: el archivo de una edición tiene como máximo { $most } KiB
mistake-not-utf8 = no es texto UTF-8 (byte { $byte }); guárdalo como UTF-8
mistake-line-long = la línea { $number } tiene { $count } caracteres; se permiten como máximo { $most }
mistake-not-toml = no es TOML{ WITH($line, before: " en la línea ") }{ WITH($column, before: ", columna ") }: { $said }; una línea es una [sección] o clave = valor, los textos entre comillas
mistake-nested = demasiados niveles; a una edición le bastan cinco
mistake-number-long = contiene un número demasiado largo para leerlo; ninguno puede pasar de { $most }
mistake-edition-form = una edición se indica por su nombre o su archivo
mistake-unknown-edition = ninguna edición se llama { $value }{ $hint }
mistake-abstract = es una base para otras ediciones y no se juega; extiéndela o quita esta línea
mistake-extends-form = necesita el nombre de una edición o una ruta
mistake-extends-itself = se extiende a sí misma, directamente o por las ediciones que extiende; extiende otra
mistake-extends-many = más de { $most } archivos se extienden unos a otros; extiende uno más cercano al primero
mistake-no-file-beside = no hay ningún archivo { $value } junto a este; ponlo ahí o extiende una edición por su nombre
mistake-extends-upload = { $value } es un archivo, y una página no puede leerlo; extiende por su nombre una edición que venga con Rentier
mistake-abstract-upload = una edición abstracta no se puede jugar; quita esta línea
mistake-foreign-clause = { $value } es de otro reglamento: aquí las cláusulas empiezan por { $allowed }; pon una así o ninguna

# Claves y valores, cada uno por sí solo.
mistake-unknown-key = clave desconocida{ $hint }
mistake-unknown-dial = regla desconocida{ $hint }
mistake-unknown-mode-dial = regla desconocida{ $hint }; escribe la clave entera entre comillas, como 'jail.bail' = 50
mistake-unknown-effect = efecto desconocido{ $hint }
mistake-not-allowed = no se permite { $value }; se admite { $allowed }{ $hint }
mistake-format = pon format = { $needed }
mistake-name-missing = falta; pon un nombre a la edición, en minúsculas
mistake-name-form = necesita una minúscula y luego hasta 30 minúsculas, cifras o guiones
mistake-names-form = los nombres son de minúsculas, cifras y guiones
mistake-prefix-form = necesita de una a cuatro mayúsculas, con las que empiezan los números de las cláusulas
mistake-remove-form = necesita una lista de claves con puntos, como ["squares.38.amount"]
mistake-removals = { $count } supresiones; se permiten como máximo { $most }
mistake-modes-count = { $count } modos; se permiten como máximo { $most }
mistake-thousands-form = necesita "", ".", ",", "'", un espacio o un espacio fino indivisible
mistake-note-form = necesita el valor de un billete, como "500"
mistake-clause-key = ningún rechazo ni suceso se llama { $name }{ $hint }
mistake-clause-form = { $value } no es una cláusula; pon una como "PE-31", o "convention" si el reglamento no tiene ninguna
mistake-square-number = las casillas se numeran de 0 a { $most } como máximo
mistake-one-effect = una carta hace exactamente una cosa, y esta { $count }; una de { $names }
mistake-range-form = necesita [mínimo, máximo], dos números enteros de { $low } a { $high }, primero el menor
mistake-buildings-form = necesita house y hotel, y nada más, como house = 25, hotel = 100
mistake-only-true = solo puede ser true
mistake-rents-form = necesita una lista de 1 a { $count } números enteros de { $low } a { $high }
mistake-reference-form = necesita el nombre que el grupo o el mazo tiene en este archivo
mistake-table-form = necesita una tabla: una [sección], o pares clave = valor entre llaves
mistake-colour-form = { $value } no es un color; pon uno como "#0f6e84"
mistake-text-form = necesita un texto entre comillas
mistake-text-empty = está vacío; escribe algo o quita la línea
mistake-text-long = tiene { $count } caracteres; se permiten como máximo { $most }
mistake-text-invisible = tiene un salto de línea u otro carácter de control invisible; quítalo

# Sobre lo que un archivo extiende.
mistake-not-in-parent = { $value } no está en la edición que se extiende{ $hint }
mistake-changes-nothing = no cambia nada: la edición que se extiende ya dice { $value }; quita la línea
mistake-mode-changes-nothing = no cambia nada: { $name } ya es { $value }; quita la línea
mistake-in-mode = { $name }: { $said }

# La edición entera.
mistake-missing = falta; ponlo aquí o extiende una edición que lo tenga
mistake-missing-dial = falta; pon { $allowed }
mistake-missing-of-kind = falta; una casilla de tipo { $kind } lo necesita
mistake-not-of-kind = una casilla de tipo { $kind } no tiene { $name }; quítalo, o suprime "{ $key }"
mistake-notes-sum = los billetes suman { $amount }; money.start es { $start }
mistake-noun-name = debe contener el nombre de la casilla, «{ $name }»: es ese nombre tal como lo dice una frase, con su artículo
mistake-squares-count = { $count } casillas; un tablero tiene de { $least } a { $most }
mistake-square-missing = falta; las casillas van de 0 a { $most }
mistake-no-deck = no hay ningún mazo { $value }{ $hint }
mistake-no-group = no hay ningún grupo { $value }{ $hint }
mistake-mortgage-above = una hipoteca de { $amount } supera el precio de { $price }; pon { $price } o menos
mistake-lot-rents = un solar tiene { $needed } alquileres (sin edificar, de una a cuatro casas, hotel), no { $count }
mistake-company-rents = una empresa tiene una sola tarifa, por la que se multiplican los dados, no { $count }
mistake-rents-above-group = { $count } alquileres según cuántos se tienen, pero su grupo solo tiene { $most }
mistake-one-start = la casilla 0, y ninguna otra, es de tipo start; hay: { KNOWN($squares) ->
    [yes] { $squares }
   *[no] ninguna
}
mistake-one-jail = un tablero tiene una cárcel, y este { $count }: { $squares }
mistake-pattern-taken = el grupo { $name } ya tiene este dibujo; cada grupo necesita el suyo
mistake-group-empty = ninguna casilla es del grupo { $name }; suprime el grupo
mistake-group-kinds = las casillas del grupo { $name } son de tipos distintos: { $kinds }; un grupo tiene uno solo
mistake-group-lots = solares en el grupo { $name }: { $count }; un grupo tiene de 2 a 4
mistake-group-size = casillas en el grupo { $name }: { $count }; un grupo tiene como máximo { $most }
mistake-decks-count = { $count } mazos; se permiten como máximo { $most }
mistake-deck-unused = ninguna casilla toma cartas del mazo { $name }: sus cartas no saldrían nunca; suprímelo o dale una casilla de tipo cards
mistake-cards-count = { $count } cartas; un mazo tiene de 1 a { $most }
mistake-all-jail-free = todas son cartas para salir de la cárcel: el mazo podría agotarse; añade otra carta
mistake-jail-free-count = { $count } cartas para salir de la cárcel; se permiten como máximo { $most }
mistake-effect-missing = falta; indica qué hace la carta
mistake-beyond-board = { $value } queda fuera del tablero de { $count } casillas; pon { $most } o menos
mistake-no-kind = el tablero no tiene ninguna casilla de tipo { $kind }; añade una o pon otro tipo
mistake-no-jail = el tablero no tiene cárcel; añade una casilla de tipo jail o da otro efecto a la carta
mistake-card-loop = las cartas llevan una ficha en círculo sin fin: de la casilla { $squares } a { $start }; haz que una lleve a otro sitio

# Reglas que se contradicen entre sí o con el tablero.
mistake-players-min = es mayor que players.max, { $most }; pon { $most } o menos
mistake-no-titles = el tablero no tiene ningún título que comprar: nadie podría ganar; añade alguno
mistake-titles-dealt = { $count } títulos son pocos para { $players } jugadores; pon { $most } o menos
mistake-start-cash = es poco para pagar los títulos repartidos ({ $count }, de hasta { $price }); pon { $least } o más
mistake-jackpot-square = un bote necesita una casilla de tipo parking, donde se gana
mistake-no-jail-square = el tablero no tiene ninguna casilla de tipo jail; añade una o pon { $allowed }
mistake-go-to-no-jail = el tablero tiene una casilla de tipo go-to-jail, pero ninguna de tipo jail; añade una
mistake-jail-cards = hay cartas para salir de la cárcel; pon true o quítalas de los mazos
mistake-bail-forced = la fianza se exige tras la última tirada fallida: eso necesita jail.double_turns mayor que 0
mistake-bail-never = un jugador podría no tener que salir nunca de la cárcel: jail.wait_turns debe ser mayor que 0, o jail.bail_when "start-or-forced" o "forced-next-turn"

# Modos, reglas de la casa y ediciones en registros.
mistake-unknown-mode = { $edition } no tiene el modo { $value }{ $hint }
mistake-house-rules-form = las reglas de la casa se dan como pares de clave y valor
mistake-unknown-rule = ninguna regla se llama { $name }{ $hint }
mistake-not-data = no son los datos de una edición
mistake-stored-mode = ningún modo se llama { $value }
mistake-dials-form = necesita una tabla de reglas
mistake-stored-dial = regla desconocida: { $name }{ $hint }
mistake-sources-form = necesita un archivo y cláusulas para cada regla
