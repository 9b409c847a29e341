# A página do livro de regras: palavras que uma edição pode ter próprias, o objetivo, abandonar a partida.

word-salary = salário
word-bail = fiança
word-jail = Prisão
word-parking = Estacionamento gratuito

section-leaving = Abandonar a partida

aim-bankruptcies = Esta partida termina na { $count }ª falência, e vence o mais rico.
aim-clock = Esta partida termina na hora combinada, e vence o mais rico.

dial-turn-doubles-to-jail-0 = nenhuma
dial-setup-titles-dealt-0 = nenhum
dial-jail-double-turns-0 = nenhuma: uma dupla não liberta
dial-jail-wait-turns-0 = nenhuma: esperar não liberta
dial-end-bankruptcies-0 = nenhuma: joga-se até restar um
