# Nomes das jogadas, e o que o terminal e o navegador dizem por si mesmos.

the-bank = o Banco
the-jackpot = o bolo
the-jail = a prisão
jail-inside = { WITH($jail, before: "em ") }
jail-out = { WITH($jail, before: "de ") }
jail-to = { WITH($jail, before: "para ") }
pawn-teal = triângulo turquesa
pawn-red = quadrado vermelho
pawn-purple = círculo roxo
pawn-green = losango verde
pawn-orange = estrela laranja
pawn-blue = cruz azul
pawn-brown = hexágono marrom
pawn-black = gota preta
language-pt = Português
language-es = Espanhol
language-it = Italiano
language-en = Inglês
yes = Sim
no = Não
you = Você

## Jogadas

move-roll = Lançar os dados
move-end-turn = Passar a vez
move-buy = Comprar{ WITH($square, before: " ") }{ WITH($amount, before: " por ") }
move-decline = Não comprar{ WITH($square, before: " ") }
move-bid = { KNOWN($amount) ->
    [yes] Dar um lance de { $amount }
   *[no] Dar um lance{ WITH($square, before: " por ") }{ WITH($least, before: ", de ") }{ WITH($most, before: " até ") }
}
move-pass = Sair do leilão{ WITH($square, before: " de ") }
move-want = { KNOWN($square) ->
    [yes] Sim, quero { $square }{ WITH($amount, before: " por ") }
   *[no] Sim, eu quero
}
move-waive = { KNOWN($square) ->
    [yes] Não, não quero { $square }
   *[no] Não, não quero
}
move-claim-rent = Cobrar aluguel{ WITH($square, before: " por ") }{ WITH($other, before: " de ") }{ WITH($amount, before: ": ") }
move-build = Construir{ WITH($square, before: " em ") }{ WITH($amount, before: " por ") }
move-sell-building = Vender uma construção{ WITH($square, before: " de ") }{ WITH($amount, before: " por ") }
move-sell-building-whole = Vender todas as construções{ WITH($square, before: " de ") }{ WITH($amount, before: " por ") }
move-sell-group = Vender todas as construções do grupo{ WITH($group, before: " ") }{ WITH($amount, before: " por ") }
move-mortgage = Hipotecar{ WITH($square, before: " ") }{ WITH($amount, before: " por ") }
move-lift = Resgatar a hipoteca{ WITH($square, before: " de ") }{ WITH($amount, before: " por ") }
move-keep = Manter a hipoteca{ WITH($square, before: " de ") }
move-pay-bail = Pagar a { KNOWN($bail) ->
    [yes] { $bail }
   *[no] { word-bail }
}{ WITH($amount, before: " de ") }
move-use-card = Usar o cartão para sair { WITH($jail, before: "de ") }
move-offer = Propor uma troca{ WITH($other, before: " a ") }
move-accept = { KNOWN($other) ->
    [yes] Aceitar a proposta de { $other }
   *[no] Aceitar
}
move-reject = { KNOWN($other) ->
    [yes] Recusar a proposta de { $other }
   *[no] Recusar
}
move-withdraw = Retirar a sua proposta
move-settle = Oferecer propriedades para pagar a dívida{ WITH($amount, before: " de ") }
move-auction-title = Pôr { KNOWN($square) ->
    [yes] { $square }
   *[no] um título
} em leilão{ WITH($least, before: " a partir de ") }
move-declare-bankruptcy = Declarar falência
move-resign = Abandonar a partida

## O terminal

terminal-name = Ana
terminal-move = Jogada
terminal-amount = Valor
terminal-help = Escreva o número de uma jogada, ou uma jogada em JSON; q para sair.
terminal-skip = Enter: nada
terminal-bye = Até logo!
terminal-over = Fim da partida
