# Por que uma jogada é recusada, dito a quem a tentou. Qualquer detalhe pode faltar: veja KNOWN e WITH em texts.py.

## De quem é a decisão

refused-game-over = A partida acabou.
refused-bankrupt-seat = Você está fora da partida.
refused-not-your-decision = Agora você não pode{ WITH($actor, before: ": primeiro, ", after: " precisa decidir") }.
refused-not-your-turn = Não é a sua vez.
refused-must-decide-purchase = Primeiro decida sobre a propriedade em que você caiu: compre ou recuse.
refused-must-roll = Você ainda não pode passar a vez: lance os dados primeiro.
refused-already-rolled = Você já lançou os dados nesta jogada.
refused-debt-first = Primeiro é preciso saldar uma dívida{ WITH($owed, before: ": ") }{ KNOWN($owed) ->
    [yes] { WITH($creditor, before: " a ") }
   *[no] { "" }
}.
refused-auction-running = Espere o leilão terminar.
refused-question-open = { $place ->
    [site] Guarde um terreno para a construção que você arrematou ou cujo leilão lidera.
    [building] Primeiro, é preciso colocar a construção leiloada{ WITH($actor, before: ": é a vez de ") }.
   *[question] Ainda há uma pergunta em aberto{ WITH($actor, before: ": primeiro, ", after: " precisa responder") }.
}
refused-busy = Nesta mesa, você só pode vender construções, hipotecar e resgatar hipotecas enquanto puder construir ou tiver algo a decidir{ WITH($actor, before: "; agora a decisão é de ") }.
refused-after-end-time = { $by ->
    [agreed] A mesa decidiu parar: o que está em andamento é terminado, mas nada novo começa.
   *[clock] Chegou a hora combinada: o que está em andamento é terminado, mas nada novo começa.
}

## Compras e leilões

refused-nothing-to-buy = Não há nada aqui que você possa comprar agora.
refused-no-cash = { $move ->
    [accept] Quem fez esta proposta já não tem dinheiro para cumpri-la.
   *[other] { KNOWN($needed) ->
        [yes] O seu dinheiro não é suficiente: você precisa de { $needed } e tem { $cash }.
       *[no] O seu dinheiro não é suficiente{ WITH($cash, before: ": você tem ") }.
    }
}
refused-no-auction = Não há leilão agora.
refused-out-of-auction = { KNOWN($limited) ->
    [yes] Você não participa deste leilão: quem sai não volta, e nem todos participam de certos leilões.
   *[no] Você não participa deste leilão: quem sai não volta.
}
refused-bid-too-low = O seu lance é baixo demais{ WITH($least, before: ": ofereça ", after: " ou mais") }.
refused-bid-beyond-cash = Você não pode oferecer mais dinheiro do que tem{ WITH($cash, before: ": ") }.
refused-leads-already = O maior lance já é seu.
refused-leads-auction = O maior lance do leilão é seu: você poderá abandonar a partida quando ele terminar.
refused-money-behind-bid = Esse dinheiro garante o seu lance: você não pode gastá-lo enquanto o lance for o maior.
refused-not-asked = Ninguém perguntou isso a você.
refused-already-answered = Você já respondeu.

## Aluguel

refused-no-claim = Você não tem aluguel para cobrar{ WITH($square, before: " por ") }: ninguém lhe deve nada, ou o prazo já passou.
refused-title-mortgaged = { KNOWN($square) ->
    [yes] Há uma hipoteca sobre { $square }: enquanto não for resgatada, não se pode cobrar o aluguel.
   *[no] Há uma hipoteca sobre esse título: enquanto não for resgatada, não se pode cobrar o aluguel.
}
refused-rent-is-automatic = Nesta edição, o aluguel é pago automaticamente: não é preciso cobrar.
refused-visitor-cannot-pay-now = { KNOWN($other) ->
    [yes] { $other } não pode pagar agora: cobre de novo quando acabar a venda em andamento.
   *[no] O visitante não pode pagar agora: cobre de novo quando acabar a venda em andamento.
}
refused-too-much-owed = Há dívidas demais em aberto: cobre de novo quando uma for paga.

## Construção

refused-not-a-lot = { KNOWN($square) ->
    [yes] Não se pode construir { WITH($square, before: "em ") }: só se constrói em terrenos.
   *[no] Só se constrói em terrenos.
}
refused-not-a-title = { KNOWN($square) ->
    [yes] Ninguém pode ser dono { WITH($square, before: "de ") }.
   *[no] Ninguém pode ser dono de uma casa do tabuleiro como essa.
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
refused-uneven = Construa de maneira uniforme: outro terreno do grupo tem menos casas; comece por ele.
refused-uneven-sale = Venda de maneira uniforme: nenhum terreno do grupo pode ficar com duas ou mais construções a menos que outro.
refused-one-on-empty = { KNOWN($square) ->
    [yes] Não havia casas { WITH($square, before: "em ") } no começo desta jogada: até a sua próxima jogada, só cabe uma.
   *[no] Em um terreno sem casas no começo desta jogada só cabe uma até a sua próxima jogada.
}
refused-fully-built = { KNOWN($square) ->
    [yes] Não se pode construir mais nada { WITH($square, before: "em ") }.
   *[no] Não se pode construir mais nada ali.
}
refused-no-hotels = Não há hotéis nesta edição{ KNOWN($houses) ->
    [yes] { COUNT($houses) ->
        [one] : um terreno só pode ter uma casa
       *[other] : um terreno pode ter no máximo { $houses } casas
    }
   *[no] { "" }
}.
refused-hotel-needs = { KNOWN($lot) ->
    [yes] Você ainda não pode construir um hotel: é preciso ter o grupo inteiro, e { $lot } não é propriedade sua.
   *[no] { KNOWN($least) ->
        [yes] { COUNT($least) ->
            [one] Você ainda não pode construir um hotel: antes, cada um dos outros terrenos do grupo precisa de uma casa.
           *[other] Você ainda não pode construir um hotel: antes, cada um dos outros terrenos do grupo precisa de { $least } casas.
        }
       *[no] Você ainda não pode construir um hotel: outros terrenos do grupo não têm as casas necessárias.
    }
}
refused-no-houses-left = O Banco não tem mais casas: espere alguém vender alguma.
refused-no-hotels-left = O Banco não tem mais hotéis: espere alguém vender algum.
refused-not-your-turn-to-build = Espere a sua vez: só então você pode construir.
refused-not-landed-here = Você só pode construir no terreno em que acabou de cair.
refused-cannot-place-else = { $move ->
    [bid] Você não tem nenhum terreno em que esta construção possa ficar.
   *[build] { KNOWN($square) ->
        [yes] Esta construção não pode ficar { WITH($square, before: "em ") }: escolha outro terreno seu.
       *[no] Esta construção não pode ficar ali: escolha outro terreno seu.
    }
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
    [yes] Há construções { WITH($square, before: "em ") }: antes é preciso vendê-las ao Banco.
   *[no] Há construções ali: antes é preciso vendê-las ao Banco.
}
refused-built-group = Há construções neste grupo: antes é preciso vendê-las ao Banco.
refused-buildings-first = Quem tem uma dívida vende primeiro todas as construções; só depois pode hipotecar ou vender títulos.
refused-not-asked-to-keep = { KNOWN($square) ->
    [yes] Não há hipoteca sobre { $square } à espera da sua decisão.
   *[no] Não há hipoteca ali à espera da sua decisão.
}

## Prisão

refused-not-in-jail = Você não está { WITH($jail, before: "em ") }.
refused-no-bail = Nesta edição, ninguém pode pagar para sair { WITH($jail, before: "de ") }.
refused-no-bail-yet = Você ainda não pode pagar para sair: antes, tente tirar uma dupla.
refused-no-jail-card = Você não tem nenhum cartão para sair { WITH($jail, before: "de ") }.
refused-cannot-wait = { KNOWN($forced) ->
    [yes] Você não tem mais tentativas de tirar uma dupla: pague{ WITH($bail, before: " a ") } ou use um cartão.
   *[no] Nesta edição, esperar não liberta ninguém: escolha um modo de sair.
}
refused-must-wait = Nesta edição, os dados não libertam ninguém: passe a vez para esperar, ou saia de outro modo.
refused-no-more-tries = Você não tem mais tentativas de tirar uma dupla: passe a vez para esperar, ou saia de outro modo.

## Trocas

refused-to-oneself = Você não pode negociar consigo mesmo: escolha outro jogador.
refused-to-bankrupt = { KNOWN($other) ->
    [yes] { $other } está fora da partida.
   *[no] Essa pessoa está fora da partida.
}
refused-empty-offer = { $move ->
    [settle] Indique pelo menos uma propriedade com que quer pagar.
   *[other] A proposta está vazia: diga o que você dá e o que quer.
}
refused-gift = { KNOWN($cards) ->
    [yes] Dinheiro não se dá nem se empresta: ele precisa pagar um título ou um cartão, e não contam os cartões trocados um pelo outro.
   *[no] Dinheiro não se dá nem se empresta: ele precisa pagar um título.
}
refused-they-do-not-own = { $move ->
    [accept] Você já não tem o que esta proposta pede.
   *[other] { KNOWN($other) ->
        [yes] { $other } não tem o que você pede.
       *[no] A outra pessoa não tem o que você pede.
    }
}
refused-no-cards-to-give = Não há tantos cartões para sair { WITH($jail, before: "de ") }.
refused-cards-not-traded = Nesta edição, os cartões não são negociados.
refused-they-have-no-cash = { $move ->
    [accept] Você não tem o dinheiro que esta proposta pede.
   *[other] { KNOWN($other) ->
        [yes] { $other } não tem tanto dinheiro.
       *[no] A outra pessoa não tem tanto dinheiro.
    }
}
refused-interest-unpayable = Quem recebe um título hipotecado paga na hora os juros ao Banco, e o dinheiro não é suficiente para isso.
refused-offer-open = Você já tem uma proposta em aberto: retire-a antes de fazer outra.
refused-no-offer = Essa proposta não está em aberto.

## Dívidas e falência

refused-not-in-debt = Agora você não tem nenhuma dívida a saldar.
refused-lowers-means = Há uma dívida a saldar: quem tem uma dívida não pode fazer nada que diminua os meios de pagá-la.
refused-no-paying-in-property = Nesta edição, as dívidas são pagas em dinheiro, nunca com propriedades.
refused-only-rent-in-property = Só o aluguel devido a outro jogador pode ser pago com propriedades.
refused-no-sale-to-bank = Nesta edição não se leiloam títulos para pagar dívidas: hipoteque-os ou venda-os a outro jogador.
refused-can-still-pay = Você ainda consegue pagar a dívida que vem primeiro{ WITH($owed, before: " (", after: ")") }: { KNOWN($by) ->
    [yes] venda construções ou hipoteque títulos
   *[no] venda construções, hipoteque títulos ou negocie
}.
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
}.{ WITH($allowed, before: " Aceita-se: ", after: ".") }
refused-missing-field = Falta “{ $field }”{ WITH($move, before: " na jogada “", after: "”") }.{ WITH($allowed, before: " É preciso: ", after: ".") }
refused-wrong-type = { KNOWN($field) ->
    [yes] “{ $field }”
   *[no] Isto
} não pode ser { KNOWN($value) ->
    [yes] { $value }
   *[no] assim
}.{ WITH($allowed, before: " Aceita-se: ", after: ".") }
refused-out-of-range = { KNOWN($field) ->
    [yes] “{ $field }”
   *[no] Isto
} não pode ser { KNOWN($value) ->
    [yes] { $value }
   *[no] assim
}.{ WITH($allowed, before: " Aceita-se: ", after: ".") }
refused-no-such-square = Não existe a casa{ WITH($value, before: " ") } neste tabuleiro.{ WITH($most, before: " Casas: de 0 a ", after: ".") }
refused-no-such-seat = Não existe o lugar{ WITH($value, before: " ") } nesta mesa.{ WITH($most, before: " Lugares: de 0 a ", after: ".") }
refused-players-number = Esta edição é para { KNOWN($allowed) ->
    [yes] { $allowed }
   *[no] { KNOWN($least) ->
        [yes] { $least }{ WITH($most, before: " a ") }
       *[no] outro número de
    }
} jogadores{ WITH($value, before: ", não ") }.
refused-players-names = Cada jogador precisa de um nome só seu, sem caracteres estranhos e não muito longo{ WITH($value, before: ": “", after: "” não serve") }.
refused-pawn-taken = { KNOWN($value) ->
    [yes] O { KNOWN($pawn) ->
        [yes] { $pawn }
       *[no] peão
    } “{ $value }” não está livre: escolha outro.
   *[no] Esse { KNOWN($pawn) ->
        [yes] { $pawn }
       *[no] peão
    } não está livre: escolha outro.
}{ WITH($allowed, before: " Na caixa: ", after: ".") }
refused-not-a-position = Isto não é uma posição{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " não pode ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Aceita-se: ", after: ".") }{ WITH($reason, before: " ") }
refused-older-rules = { KNOWN($line) ->
    [yes] Esta partida foi jogada com regras anteriores (versão { $version }); a partir da jogada { $line } ela já não segue as regras atuais.
   *[no] Esta partida foi jogada com regras anteriores (versão { $version }); com as regras atuais, as mesmas jogadas levam a outro resultado.
}
refused-not-a-record = Isto não é o registro de uma partida{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " não pode ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Aceita-se: ", after: ".") }{ WITH($reason, before: " ") }
refused-not-chance = Não se pode ditar a sorte assim{ KNOWN($field) ->
    [yes] : “{ $field }”{ WITH($value, before: " não pode ser ") }
   *[no] { WITH($value, before: ": ") }
}.{ WITH($allowed, before: " Aceita-se: ", after: ".") }{ WITH($reason, before: " ") }

# Behind a refusal that no clause of the rulebook asks for.
convention-of-the-table = Convenção da mesa.
