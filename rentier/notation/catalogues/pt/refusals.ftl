# Por que uma jogada é recusada, dito a quem a tentou. Qualquer detalhe pode faltar: veja KNOWN e WITH em texts.py.

## De quem é a decisão

refused-game-over = A partida acabou.
refused-bankrupt-seat = Você está fora do jogo.
refused-not-your-decision = Agora não{ WITH($actor, before: ": primeiro ", after: " precisa decidir") }.
refused-not-your-turn = Não é a sua vez.
refused-must-decide-purchase = Primeiro decida sobre a propriedade em que você caiu: compre ou não.
refused-must-roll = Você ainda não pode passar a vez: lance os dados primeiro.
refused-already-rolled = Você já lançou os dados nesta vez.
refused-debt-first = Primeiro é preciso saldar uma dívida{ WITH($owed, before: ": ") }{ KNOWN($owed) ->
    [yes] { WHO($creditor) ->
        [bank] { " " }ao Banco
        [jackpot] { " " }ao bolo
        [player] { " " }a { $creditor }
       *[nobody] { "" }
    }
   *[no] { "" }
}.
refused-auction-running = Espere o leilão terminar.
refused-question-open = Ainda há uma pergunta em aberto{ WITH($actor, before: ": primeiro ", after: " precisa responder") }.
refused-busy = Primeiro é preciso resolver outra coisa{ WITH($actor, before: ": a decisão é de ") }.

## Compras e leilões

refused-nothing-to-buy = Não há nada aqui que você possa comprar agora.
refused-no-cash = { $move ->
    [accept] Quem fez esta proposta já não tem o dinheiro para cumpri-la.
   *[other] { KNOWN($needed) ->
        [yes] Seu dinheiro não dá: você precisa de { $needed } e tem { $cash }.
       *[no] Seu dinheiro não dá{ WITH($cash, before: ": você tem ") }.
    }
}
refused-no-auction = Não há leilão agora.
refused-out-of-auction = Você não participa deste leilão: quem passa não volta, e alguns leilões não são para todos.
refused-bid-too-low = Seu lance é baixo demais{ WITH($least, before: ": ofereça ", after: " ou mais") }.
refused-bid-beyond-cash = Você não pode oferecer mais do que tem{ WITH($cash, before: ": ") }.
refused-leads-already = O maior lance já é seu.
refused-not-asked = Ninguém perguntou isso a você.
refused-already-answered = Você já respondeu.

## Aluguel

refused-no-claim = Você não tem aluguel a cobrar{ WITH($square, before: " por ") }: nada é devido, ou o prazo já passou.
refused-rent-is-automatic = Nesta edição o aluguel é pago automaticamente: não é preciso cobrar.
refused-visitor-cannot-pay-now = { KNOWN($other) ->
    [yes] { $other } não pode pagar agora: cobre de novo quando acabar a venda em curso.
   *[no] Seu visitante não pode pagar agora: cobre de novo quando acabar a venda em curso.
}
refused-too-much-owed = Há dívidas demais em aberto: cobre de novo quando uma for paga.

## Construção

refused-not-a-lot = { KNOWN($square) ->
    [yes] Não se constrói em { $square }: só em terrenos.
   *[no] Só se constrói em terrenos.
}
refused-not-a-title = { KNOWN($square) ->
    [yes] { $square } não pode ter dono.
   *[no] Uma dessas casas do tabuleiro não pode ter dono.
}
refused-not-owner = { $move ->
    [accept] Esta proposta não vale mais: o que ela promete mudou de mãos.
   *[other] { KNOWN($square) ->
        [yes] { $square } não é propriedade sua.
       *[no] Nem tudo isso é seu.
    }
}
refused-group-incomplete = Você precisa ter o grupo inteiro para construir{ WITH($square, before: " em ") }.
refused-group-mortgaged = Há uma hipoteca neste grupo: resgate-a antes de construir.
refused-lot-mortgaged = { KNOWN($square) ->
    [yes] Há uma hipoteca sobre { $square }: resgate-a antes de construir ali.
   *[no] Há uma hipoteca sobre esse terreno: resgate-a antes de construir ali.
}
refused-uneven = Construa por igual: outro terreno do grupo tem menos casas; comece por ele.
refused-uneven-sale = Venda por igual: outro terreno do grupo tem mais construções; comece por ele.
refused-one-on-empty = { KNOWN($square) ->
    [yes] { $square } estava sem casas no começo desta vez: só recebe uma até a sua próxima vez.
   *[no] Um terreno sem casas no começo desta vez só recebe uma até a sua próxima vez.
}
refused-fully-built = { KNOWN($square) ->
    [yes] Não se pode construir mais nada em { $square }.
   *[no] Não se pode construir mais nada ali.
}
refused-no-hotels = Não há hotéis nesta edição{ WITH($houses, before: ": um terreno recebe no máximo ", after: " casas") }.
refused-hotel-needs = Ainda não dá para ter um hotel: antes, os outros terrenos do grupo precisam de mais casas.
refused-no-houses-left = O Banco não tem mais casas: espere alguém vender alguma.
refused-no-hotels-left = O Banco não tem mais hotéis: espere alguém vender algum.
refused-not-your-turn-to-build = Espere a sua vez: só nela você pode construir, vender construções, hipotecar ou resgatar hipotecas.
refused-not-landed-here = Você só pode construir no terreno em que acabou de cair.
refused-cannot-place-else = { KNOWN($square) ->
    [yes] Esta construção não cabe em { $square }: escolha outro terreno seu.
   *[no] Esta construção não cabe ali: escolha outro terreno seu.
}
refused-no-building = Você não tem construções ali para vender.
refused-no-houses-for-hotel = O Banco não tem casas suficientes para trocar este hotel por { KNOWN($houses) ->
    [yes] { $houses } casas
   *[no] casas
}: venda de uma vez todas as construções do grupo, ou espere.
refused-no-such-group = { KNOWN($value) ->
    [yes] Não existe o grupo “{ $value }”.
   *[no] Esse grupo não existe.
}{ WITH($allowed, before: " Grupos: ", after: ".") }

## Hipotecas

refused-already-mortgaged = { KNOWN($square) ->
    [yes] Já há uma hipoteca sobre { $square }.
   *[no] Esse título já está hipotecado.
}
refused-not-mortgaged = { KNOWN($square) ->
    [yes] Não há hipoteca sobre { $square }.
   *[no] Esse título não está hipotecado.
}
refused-built-lot = { KNOWN($square) ->
    [yes] Há construções em { $square }: antes é preciso vendê-las ao Banco.
   *[no] Há construções ali: antes é preciso vendê-las ao Banco.
}
refused-built-group = Há construções neste grupo: antes é preciso vendê-las ao Banco.
refused-buildings-first = Quem deve vende primeiro todas as construções; só depois pode hipotecar ou vender títulos.
refused-not-asked-to-keep = { KNOWN($square) ->
    [yes] Não há hipoteca sobre { $square } à espera da sua decisão.
   *[no] Não há hipoteca ali à espera da sua decisão.
}

## Prisão

refused-not-in-jail = Você não está em { the-jail }.
refused-no-bail = Nesta edição ninguém paga para sair de { the-jail }.
refused-no-bail-yet = Você ainda não pode pagar para sair: antes, tente tirar uma dupla.
refused-no-jail-card = Você não tem cartão para sair de { the-jail }.
refused-cannot-wait = Nesta edição esperar não liberta ninguém: tente tirar uma dupla.
refused-must-wait = Nesta edição os dados não libertam ninguém: passe a vez para esperar, ou saia de outro modo.

## Trocas

refused-to-oneself = Não dá para negociar só com você: escolha outro jogador.
refused-to-bankrupt = { KNOWN($other) ->
    [yes] { $other } está fora do jogo.
   *[no] Essa pessoa está fora do jogo.
}
refused-empty-offer = { $move ->
    [settle] Indique pelo menos uma propriedade com que quer pagar.
   *[other] A proposta está vazia: diga o que dá e o que quer.
}
refused-gift = Dinheiro não se dá nem se empresta: ele precisa comprar um título ou um cartão.
refused-they-do-not-own = { $move ->
    [accept] Você já não tem o que esta proposta pede.
   *[other] { KNOWN($other) ->
        [yes] { $other } não tem o que você pede.
       *[no] A outra pessoa não tem o que você pede.
    }
}
refused-no-cards-to-give = Não há tantos cartões para sair de { the-jail }.
refused-cards-not-traded = Nesta edição os cartões para sair de { the-jail } não se guardam nem se negociam.
refused-they-have-no-cash = { $move ->
    [accept] Você não tem o dinheiro que esta proposta pede.
   *[other] { KNOWN($other) ->
        [yes] { $other } não tem tanto dinheiro.
       *[no] A outra pessoa não tem tanto dinheiro.
    }
}
refused-interest-unpayable = Quem recebe um título hipotecado paga na hora os juros ao Banco, e o dinheiro não dá para isso.
refused-offer-open = Você já tem uma proposta em aberto: retire-a antes de fazer outra.
refused-no-offer = Essa proposta não está em aberto.

## Dívidas e falência

refused-not-in-debt = Você não tem dívida a pagar agora.
refused-no-paying-in-property = Nesta edição as dívidas se pagam em dinheiro, nunca em propriedades.
refused-only-rent-in-property = Só o aluguel devido a outro jogador pode ser pago em propriedades.
refused-no-sale-to-bank = Nesta edição não se leiloam títulos para pagar dívidas: hipoteque-os ou venda-os a outro jogador.
refused-can-still-pay = Você ainda consegue juntar { KNOWN($owed) ->
    [yes] os { $owed } que deve
   *[no] o que deve
}: venda construções, hipoteque títulos ou negocie.
refused-liquidate-first = Você ainda tem com que pagar: antes, venda todas as construções e hipoteque ou venda todos os títulos.
refused-settlement-open = Espere: falta { KNOWN($creditor) ->
    [yes] { $creditor }
   *[no] o credor
} responder à sua proposta.

## O que não é jogada, e partidas que não podem começar

refused-not-a-move = Isso não é uma jogada. Escreva assim: { "{" }"move": "roll"{ "}" }.
refused-unknown-move = { KNOWN($move) ->
    [yes] A jogada “{ $move }” não existe.
   *[no] Essa jogada não existe.
}{ WITH($allowed, before: " Jogadas: ", after: ".") }
refused-unknown-field = “{ $field }” não faz parte { KNOWN($move) ->
    [yes] da jogada “{ $move }”
   *[no] disso
}.{ WITH($allowed, before: " Vale: ", after: ".") }
refused-missing-field = Falta “{ $field }”{ WITH($move, before: " na jogada “", after: "”") }.{ WITH($allowed, before: " É preciso: ", after: ".") }
refused-wrong-type = { KNOWN($field) ->
    [yes] “{ $field }”
   *[no] Isto
} não pode ser { KNOWN($value) ->
    [yes] { $value }
   *[no] assim
}.{ WITH($allowed, before: " Vale: ", after: ".") }
refused-out-of-range = { KNOWN($field) ->
    [yes] “{ $field }”
   *[no] Isto
} não pode ser { KNOWN($value) ->
    [yes] { $value }
   *[no] assim
}.{ WITH($allowed, before: " Vale: ", after: ".") }
refused-no-such-square = Não existe a casa{ WITH($value, before: " ") } neste tabuleiro.{ WITH($most, before: " Casas: de 0 a ", after: ".") }
refused-no-such-seat = Não existe o lugar{ WITH($value, before: " ") } nesta mesa.{ WITH($most, before: " Lugares: de 0 a ", after: ".") }
refused-players-number = Esta edição é para { KNOWN($allowed) ->
    [yes] { $allowed }
   *[no] { KNOWN($least) ->
        [yes] { $least }{ WITH($most, before: " a ") }
       *[no] outro número de
    }
} jogadores{ WITH($value, before: ", não ") }.
refused-players-names = Cada jogador precisa de um nome só seu, em caracteres simples e não muito longo{ WITH($value, before: ": “", after: "” não serve") }.
refused-pawn-taken = { KNOWN($value) ->
    [yes] O peão “{ $value }” não está livre: escolha outro.
   *[no] Esse peão não está livre: escolha outro.
}{ WITH($allowed, before: " Peões: ", after: ".") }
refused-not-a-position = Isto não é uma posição{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " não pode ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Vale: ", after: ".") }{ WITH($reason, before: " ") }
refused-not-a-record = Isto não é o registro de uma partida{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " não pode ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Vale: ", after: ".") }{ WITH($reason, before: " ") }
refused-not-chance = Não se pode ditar a sorte assim{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " não pode ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Vale: ", after: ".") }{ WITH($reason, before: " ") }
