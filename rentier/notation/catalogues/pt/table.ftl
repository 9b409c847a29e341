# O que diz uma mesa na rede: por que algo não foi feito, e os nomes das formas de jogar.

mode-quick = Partida rápida
mode-timed = Partida com hora marcada

table-unknown-table = Essa mesa não existe. Confira o link ou o código.
table-unknown-code = Este código não vale, ou já não vale, para nenhum lugar. Peça outro.
table-unknown-edition = Essa edição não existe aqui.
table-table-full = Todos os lugares desta mesa estão ocupados.
table-seat-taken = Esse lugar está ocupado: escolha outro.
table-wrong-token = Esse lugar não é seu.
table-wrong-origin = O pedido veio de outra página e não foi atendido.
table-wrong-protocol = Esta página e o servidor são de versões diferentes: recarregue-a.
table-not-waiting = A partida já começou.
table-not-playing = A partida não está em andamento.
table-not-over = A partida ainda não acabou.
table-table-paused = A mesa está em pausa: termine antes a pausa.
table-not-host = Só o anfitrião da mesa pode fazer isso.
table-not-ready = Ainda nem todos estão prontos.
table-seat-open = Ainda há um lugar livre: espere um amigo ou ponha um bot.
table-name-taken = Alguém nesta mesa já tem esse nome: escolha outro.
table-name-wrong = Um nome tem de 1 a 24 letras visíveis.
table-pawn-taken = Esse peão está ocupado: escolha outro.
table-players-number = Esta edição é para { $least } a { $most } jogadores.
table-malformed = Não foi possível ler essa mensagem{ WITH($field, before: ": ") }.
table-too-large = É longo demais: no máximo { $most } bytes.
table-number-used = Esse número já foi usado para outro comando: use um maior.
table-bad-edition = Esta edição não pode ser jogada assim: veja o que há de errado.
table-game-running = O registro de uma partida em andamento pode ser revisto quando ela acabar.
table-not-stored = A jogada não pôde ser guardada e foi desfeita. Tente de novo.
