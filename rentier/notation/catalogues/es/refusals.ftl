# Por qué se rechaza una jugada, dicho a quien la intentó. Cualquier detalle puede faltar: véanse KNOWN y WITH en texts.py.

## De quién es la decisión

refused-game-over = La partida ha terminado.
refused-bankrupt-seat = Estás fuera de la partida.
refused-not-your-decision = Ahora no puedes{ WITH($actor, before: ": primero tiene que decidir ") }.
refused-not-your-turn = No es tu turno.
refused-must-decide-purchase = Primero decide sobre la propiedad en la que has caído: cómprala o recházala.
refused-must-roll = Todavía no puedes terminar el turno: antes tira los dados.
refused-already-rolled = Ya has tirado los dados en este turno.
refused-debt-first = Primero hay que saldar una deuda{ WITH($owed, before: ": ") }{ KNOWN($owed) ->
    [yes] { WITH($creditor, before: " a ") }
   *[no] { "" }
}.
refused-auction-running = Espera a que termine la subasta.
refused-question-open = { $place ->
    [site] Guarda un solar para el edificio que has ganado o por el que vas en cabeza.
    [building] Primero hay que colocar el edificio subastado{ WITH($actor, before: ": le toca a ") }.
   *[question] Aún hay una pregunta pendiente{ WITH($actor, before: ": primero tiene que responder ") }.
}
refused-busy = En esta mesa solo puedes vender edificios, hipotecar y levantar hipotecas mientras puedas construir o tengas algo que decidir{ WITH($actor, before: "; ahora tiene que decidir ") }.
refused-after-end-time = { $by ->
    [agreed] La mesa ha decidido dejarlo: se termina lo que está en curso, pero no se empieza nada nuevo.
   *[clock] Ha llegado la hora acordada: se termina lo que está en curso, pero no se empieza nada nuevo.
}

## Compras y subastas

refused-nothing-to-buy = Aquí no hay nada que puedas comprar ahora.
refused-no-cash = { $move ->
    [accept] Quien hizo esta oferta ya no tiene el dinero necesario para cumplirla.
   *[other] { KNOWN($needed) ->
        [yes] No te alcanza el dinero: necesitas { $needed } y tienes { $cash }.
       *[no] No te alcanza el dinero{ WITH($cash, before: ": tienes ") }.
    }
}
refused-no-auction = Ahora no hay ninguna subasta.
refused-out-of-auction = { KNOWN($limited) ->
    [yes] No participas en esta subasta: quien se retira no puede volver, y en algunas subastas no participan todos.
   *[no] No participas en esta subasta: quien se retira no puede volver.
}
refused-bid-too-low = Tu puja es demasiado baja{ WITH($least, before: ": puja ", after: " o más") }.
refused-bid-beyond-cash = No puedes pujar más de lo que tienes{ WITH($cash, before: ": ") }.
refused-leads-already = La puja más alta ya es tuya.
refused-leads-auction = Tu puja es la más alta de la subasta: podrás abandonar la partida cuando termine.
refused-money-behind-bid = Ese dinero respalda tu puja: no puedes gastarlo mientras sea la más alta.
refused-not-asked = Nadie te ha preguntado eso.
refused-already-answered = Ya has respondido.

## Alquiler

refused-no-claim = No tienes ningún alquiler que cobrar{ WITH($square, before: " por ") }: nadie te lo debe, o ya pasó el plazo.
refused-title-mortgaged = { KNOWN($square) ->
    [yes] Hay una hipoteca sobre { $square }: hasta que se levante no se puede cobrar el alquiler.
   *[no] Hay una hipoteca sobre ese título: hasta que se levante no se puede cobrar el alquiler.
}
refused-rent-is-automatic = En esta edición, el alquiler se paga automáticamente: no hace falta cobrarlo.
refused-visitor-cannot-pay-now = { KNOWN($other) ->
    [yes] { $other } no puede pagarte ahora mismo: vuelve a cobrarle cuando termine la venta en curso.
   *[no] Tu visitante no puede pagarte ahora mismo: vuelve a cobrarle cuando termine la venta en curso.
}
refused-too-much-owed = Hay demasiadas deudas pendientes: vuelve a cobrar cuando se salde alguna.

## Construcción

refused-not-a-lot = { KNOWN($square) ->
    [yes] En { $square } no se puede construir: solo se construye en los solares.
   *[no] Solo se construye en los solares.
}
refused-not-a-title = { KNOWN($square) ->
    [yes] Nadie puede ser dueño { WITH($square, before: "de ") }.
   *[no] Nadie puede ser dueño de una casilla así.
}
refused-not-owner = { $move ->
    [accept] Esta oferta ya no vale: lo que promete ha cambiado de manos.
   *[other] { KNOWN($square) ->
        [yes] { $square } no te pertenece.
       *[no] No todo eso te pertenece.
    }
}
refused-group-incomplete = Necesitas el grupo completo para construir{ WITH($square, before: " en ") }.
refused-group-mortgaged = Hay una hipoteca en este grupo: levántala antes de construir.
refused-lot-mortgaged = { KNOWN($square) ->
    [yes] Hay una hipoteca sobre { $square }: levántala antes de construir ahí.
   *[no] Hay una hipoteca sobre ese solar: levántala antes de construir ahí.
}
refused-uneven = Construye de forma uniforme: otro solar del grupo tiene menos casas; empieza por él.
refused-uneven-sale = Vende de forma uniforme: ningún solar del grupo puede quedar con dos o más edificios menos que otro.
refused-one-on-empty = { KNOWN($square) ->
    [yes] { $square } no tenía casas al empezar el turno: hasta tu próximo turno solo admite una.
   *[no] Un solar sin casas al empezar el turno solo admite una hasta tu próximo turno.
}
refused-fully-built = { KNOWN($square) ->
    [yes] En { $square } ya no se puede construir más.
   *[no] Ahí ya no se puede construir más.
}
refused-no-hotels = En esta edición no hay hoteles{ KNOWN($houses) ->
    [yes] { COUNT($houses) ->
        [one] : un solar admite una sola casa
       *[other] : un solar admite como mucho { $houses } casas
    }
   *[no] { "" }
}.
refused-hotel-needs = { KNOWN($lot) ->
    [yes] Todavía no puedes construir un hotel: hace falta todo el grupo, y { $lot } no te pertenece.
   *[no] { KNOWN($least) ->
        [yes] { COUNT($least) ->
            [one] Todavía no puedes construir un hotel: antes hace falta una casa en cada uno de los otros solares del grupo.
           *[other] Todavía no puedes construir un hotel: antes hacen falta { $least } casas en cada uno de los otros solares del grupo.
        }
       *[no] Todavía no puedes construir un hotel: otros solares del grupo no tienen las casas necesarias.
    }
}
refused-no-houses-left = { WITH($bank, before: "A ") } no le quedan casas: espera a que alguien venda alguna.
refused-no-hotels-left = { WITH($bank, before: "A ") } no le quedan hoteles: espera a que alguien venda alguno.
refused-not-your-turn-to-build = Espera a tu turno: solo entonces puedes construir.
refused-not-landed-here = Solo puedes construir en el solar en el que acabas de caer.
refused-cannot-place-else = { $move ->
    [bid] No tienes ningún solar en el que pueda ir este edificio.
   *[build] { KNOWN($square) ->
        [yes] Este edificio no puede ir en { $square }: elige otro de tus solares.
       *[no] Este edificio no puede ir ahí: elige otro de tus solares.
    }
}
refused-no-building = No tienes edificios que vender ahí.
refused-no-houses-for-hotel = { WITH($bank, before: "A ") } le faltan casas para cambiar este hotel por { KNOWN($houses) ->
    [yes] { $houses } casas
   *[no] casas
}: vende de una vez todos los edificios del grupo, o espera.
refused-no-such-group = { KNOWN($value) ->
    [yes] No existe el grupo «{ $value }».
   *[no] Ese grupo no existe.
}{ WITH($allowed, before: " Grupos: ", after: ".") }

## Hipotecas

refused-already-mortgaged = { KNOWN($square) ->
    [yes] Ya hay una hipoteca sobre { $square }.
   *[no] Ese título ya está hipotecado.
}
refused-not-mortgaged = { KNOWN($square) ->
    [yes] No hay hipoteca sobre { $square }.
   *[no] Ese título no está hipotecado.
}
refused-built-lot = { KNOWN($square) ->
    [yes] Hay edificios en { $square }: antes hay que venderlos { WITH($bank, before: "a ") }.
   *[no] Ahí hay edificios: antes hay que venderlos { WITH($bank, before: "a ") }.
}
refused-built-group = Hay edificios en este grupo: antes hay que venderlos { WITH($bank, before: "a ") }.
refused-buildings-first = Quien tiene una deuda vende primero todos sus edificios; solo después puede hipotecar o vender títulos.
refused-not-asked-to-keep = { KNOWN($square) ->
    [yes] No hay ninguna hipoteca sobre { $square } que espere tu decisión.
   *[no] Ahí no hay ninguna hipoteca que espere tu decisión.
}

## Cárcel

refused-not-in-jail = No estás { WITH($jail, before: "en ") }.
refused-no-bail = En esta edición nadie puede pagar para salir { WITH($jail, before: "de ") }.
refused-no-bail-yet = Todavía no puedes pagar para salir: antes intenta sacar dobles.
refused-no-jail-card = No tienes ninguna carta para salir { WITH($jail, before: "de ") }.
refused-cannot-wait = { KNOWN($forced) ->
    [yes] Ya no te quedan tiradas para sacar dobles: paga{ WITH($bail, before: " la ") } o usa una carta.
   *[no] En esta edición esperar no libera a nadie: elige una manera de salir.
}
refused-must-wait = En esta edición los dados no liberan a nadie: termina el turno para esperar, o sal de otra manera.
refused-no-more-tries = Ya no te quedan tiradas para sacar dobles: termina el turno para esperar, o sal de otra manera.

## Tratos

refused-to-oneself = No puedes negociar contigo mismo: elige a otro jugador.
refused-to-bankrupt = { KNOWN($other) ->
    [yes] { $other } está fuera de la partida.
   *[no] Esa persona está fuera de la partida.
}
refused-empty-offer = { $move ->
    [settle] Indica al menos una propiedad con la que quieras pagar.
   *[other] La oferta está vacía: di qué das y qué quieres.
}
refused-gift = { KNOWN($cards) ->
    [yes] El dinero no se regala ni se presta: tiene que pagar un título o una carta, y no cuentan las cartas que se cambian una por otra.
   *[no] El dinero no se regala ni se presta: tiene que pagar un título.
}
refused-they-do-not-own = { $move ->
    [accept] Ya no tienes lo que pide esta oferta.
   *[other] { KNOWN($other) ->
        [yes] { $other } no tiene lo que pides.
       *[no] La otra parte no tiene lo que pides.
    }
}
refused-no-cards-to-give = No hay tantas cartas para salir { WITH($jail, before: "de ") }.
refused-cards-not-traded = En esta edición no se negocia con cartas.
refused-they-have-no-cash = { $move ->
    [accept] No tienes el dinero que pide esta oferta.
   *[other] { KNOWN($other) ->
        [yes] { $other } no tiene tanto dinero.
       *[no] La otra parte no tiene tanto dinero.
    }
}
refused-interest-unpayable = Quien recibe un título hipotecado paga en el acto los intereses { WITH($bank, before: "a ") }, y el dinero no alcanza para eso.
refused-offer-open = Ya tienes una oferta abierta: retírala antes de hacer otra.
refused-no-offer = Esa oferta no está abierta.

## Deudas y bancarrota

refused-not-in-debt = Ahora no tienes ninguna deuda que saldar.
refused-lowers-means = Hay una deuda por saldar: quien tiene una deuda no puede hacer nada que le deje menos para pagarla.
refused-no-paying-in-property = En esta edición las deudas se pagan en efectivo, nunca con propiedades.
refused-only-rent-in-property = Solo el alquiler que se debe a otro jugador puede pagarse con propiedades.
refused-no-sale-to-bank = En esta edición no se subastan títulos para pagar deudas: hipotécalos o véndelos a otro jugador.
refused-can-still-pay = Aún puedes pagar la deuda que va primero{ WITH($owed, before: " (", after: ")") }: { KNOWN($by) ->
    [yes] vende edificios o hipoteca títulos
   *[no] vende edificios, hipoteca títulos o haz un trato
}.
refused-liquidate-first = Aún tienes con qué pagar: antes vende todos los edificios e hipoteca o vende todos los títulos.
refused-settlement-open = Espera: falta que responda { KNOWN($creditor) ->
    [yes] { $creditor }
   *[no] tu acreedor
} a tu propuesta.

## Lo que no es una jugada, y partidas que no pueden empezar

refused-not-a-move = Eso no es una jugada. Escríbela así: { "{" }"move": "roll"{ "}" }.
refused-unknown-move = { KNOWN($move) ->
    [yes] No existe la jugada «{ $move }».
   *[no] Esa jugada no existe.
}{ WITH($allowed, before: " Jugadas: ", after: ".") }
refused-unknown-field = «{ $field }» no forma parte de { KNOWN($move) ->
    [yes] la jugada «{ $move }»
   *[no] esto
}.{ WITH($allowed, before: " Se admite: ", after: ".") }
refused-missing-field = Falta «{ $field }»{ WITH($move, before: " en la jugada «", after: "»") }.{ WITH($allowed, before: " Hace falta: ", after: ".") }
refused-wrong-type = { KNOWN($field) ->
    [yes] «{ $field }»
   *[no] Esto
} no puede ser { KNOWN($value) ->
    [yes] { $value }
   *[no] así
}.{ WITH($allowed, before: " Se admite: ", after: ".") }
refused-out-of-range = { KNOWN($field) ->
    [yes] «{ $field }»
   *[no] Esto
} no puede ser { KNOWN($value) ->
    [yes] { $value }
   *[no] así
}.{ WITH($allowed, before: " Se admite: ", after: ".") }
refused-no-such-square = No existe la casilla{ WITH($value, before: " ") } en este tablero.{ WITH($most, before: " Casillas: de 0 a ", after: ".") }
refused-no-such-seat = No existe el asiento{ WITH($value, before: " ") } en esta mesa.{ WITH($most, before: " Asientos: de 0 a ", after: ".") }
refused-players-number = Esta edición es para { KNOWN($allowed) ->
    [yes] { $allowed }
   *[no] { KNOWN($least) ->
        [yes] { $least }{ WITH($most, before: " a ") }
       *[no] otro número de
    }
} jugadores{ WITH($value, before: ", no ") }.
refused-players-names = Cada jugador necesita un nombre propio, sin caracteres extraños y no muy largo{ WITH($value, before: ": «", after: "» no sirve") }.
refused-pawn-taken = { KNOWN($value) ->
    [yes] La ficha «{ $value }» no está libre: elige otra.
   *[no] Esa ficha no está libre: elige otra.
}{ WITH($allowed, before: " Fichas: ", after: ".") }
refused-not-a-position = Esto no es una posición{ KNOWN($field) ->
    [yes] : «{ $field }»{ WITH($value, before: " no puede ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Se admite: ", after: ".") }{ WITH($reason, before: " ") }
refused-older-rules = { KNOWN($line) ->
    [yes] Esta partida se jugó con reglas anteriores (versión { $version }); desde la jugada { $line } ya no sigue las reglas actuales.
   *[no] Esta partida se jugó con reglas anteriores (versión { $version }); con las reglas actuales, las mismas jugadas llevan a otro resultado.
}
refused-not-a-record = Esto no es el registro de una partida{ KNOWN($field) ->
    [yes] : «{ $field }»{ WITH($value, before: " no puede ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Se admite: ", after: ".") }{ WITH($reason, before: " ") }
refused-not-chance = El azar no se puede dictar así{ KNOWN($field) ->
    [yes] : «{ $field }»{ WITH($value, before: " no puede ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Se admite: ", after: ".") }{ WITH($reason, before: " ") }

# Behind a refusal that no clause of the rulebook asks for.
convention-of-the-table = Convención de la mesa.
