# O que diz uma mesa na rede: por que algo não foi feito, e os nomes das formas de jogar.

mode-quick = Partida rápida
mode-timed = Partida com hora marcada

table-unknown-table = Essa mesa não existe. Confira o link ou o código; um código vale até a partida começar.
table-unknown-code = Este código não vale, ou já não vale, para nenhum lugar. Peça outro.
table-unknown-edition = Essa edição não existe aqui.
table-unknown-address = Não há nada neste endereço.
table-wrong-method = Este endereço não se consulta assim.
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
table-untimed = Esta partida não é jogada contra o relógio: escolha um modo que seja, ou tire os minutos.
table-malformed = Não foi possível ler essa mensagem{ WITH($field, before: ": ") }.
table-too-large = É longo demais: no máximo { $most } bytes.
table-number-used = Esse número já foi usado para outro comando: use um maior.
table-played-meanwhile = Enquanto isso a partida continuou e jogaram por você: olhe a mesa e decida de novo.
table-bad-rules = Uma regra da casa não pode ser assim: veja qual, e que valores ela aceita.
table-game-running = O registro existe, e pode ser revisto, quando a partida acabou.
table-not-stored = A jogada não pôde ser guardada e foi desfeita. Tente de novo.
table-not-read = As partidas não podem ser lidas neste momento. Tente de novo daqui a pouco.
table-unreadable = Esta versão do Rentier não consegue ler o que está guardado desta partida. Nada se perdeu: pergunte a quem cuida deste servidor.
table-wrong-host = Este servidor não responde pelo nome { $name }. Abra-o pelo endereço ou inicie-o com --host-name { $name }.
table-too-fast = Foi demais de uma vez. Espere { $seconds } s e tente de novo.
table-too-many-connections = Há páginas demais abertas na sua rede. Feche algumas e tente de novo.
table-too-many-tables = Muitas mesas foram abertas na sua rede. Jogue em uma delas ou espere { $seconds } s.
table-too-many-tries = Códigos demais não levaram a lugar nenhum. Peça o link da mesa ou espere { $seconds } s.
table-too-many-files = Muitos arquivos vieram da sua rede. Espere { $seconds } s e tente de novo.
table-too-much-talk = Foi muita conversa de uma vez. Escreva de novo em { $seconds } s.
table-too-late = O pedido demorou demais para chegar. Tente de novo com uma conexão melhor.
table-took-too-long = Este arquivo demora demais para ser lido. Reduza-o ou leia-o na sua máquina com o comando rentier.
table-server-full = Este servidor não tem lugar para outra mesa agora. Tente de novo em alguns minutos.
table-banned = O anfitrião tirou você desta mesa. Você pode jogar em outra.
table-no-watching = O anfitrião não quer que ninguém assista a esta partida.
table-mistake = Algo deu errado no servidor. Se acontecer de novo, diga este número a quem o mantém: { $number }.

# O que se olhou no registro de uma partida, e o que resultou.
checked-moves = Linhas jogadas de novo: { $amount }. Cada jogada era permitida, e levam ao resultado escrito.
checked-moves-so-far = Linhas jogadas de novo até agora: { $amount }. Cada jogada era permitida.
checked-outcome-wrong = outcome: as jogadas levam a { $amount }, e o registro diz { $value }
checked-unfinished = A partida não terminou: a semente é mostrada no fim, e então dados e cartões podem ser conferidos.
checked-seed-lost = A semente não é conhecida; o registro chama de ditados todos os seus dados e cartões.
checked-no-seed = seed: uma partida terminada mostra sua semente
checked-commitment = A semente corresponde ao compromisso, o número publicado antes da primeira jogada dos dados.
checked-commitment-wrong = seed: não corresponde ao compromisso { $value }
checked-chance = Todos os dados, cartões e outros sorteios, { $amount } ao todo, decorrem da semente.
checked-chance-else = Os demais dados, cartões e sorteios, { $amount } ao todo, decorrem da semente.
checked-chance-wrong = { $field }: a semente dá { $allowed }, e o registro diz { $value }
checked-chance-refused = { $field }: com esta semente: { $reason }
checked-another-state = seed: a repetição termina em outro estado
checked-dictated = Em { $amount } de { $most } linhas a sorte foi ditada, e não é conferida.
checked-position = A partida começou numa posição montada: como estavam os montes e qual lance de dados veio primeiro não é conferido.
checked-entropy = O que os jogadores acrescentaram à sorte antes da partida está nela: { $amount } { COUNT($amount) ->
    [one] texto
   *[other] textos
}.
checked-no-entropy = Nenhum jogador acrescentou nada à sorte: só o compromisso responde por ela.

# Quem jogou no lugar do jogador, dito uma vez onde começa.
played-by-stand-in = { $player } está fora: um bot joga.
played-by-clock = O tempo de { $player } acabou: um bot joga.
