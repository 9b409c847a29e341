# La página del reglamento: palabras que una edición puede tener propias, el objetivo, abandonar la partida.

word-salary = salario
word-bail = fianza
word-jail = Cárcel
word-parking = Aparcamiento gratuito

section-leaving = Abandonar la partida

aim-bankruptcies = Esta partida termina con la bancarrota número { $count }, y gana el más rico.
aim-clock = Esta partida termina a la hora acordada, y gana el más rico.

dial-turn-doubles-to-jail-0 = ninguno
dial-setup-titles-dealt-0 = ninguno
dial-jail-double-turns-0 = ninguno: los dobles no liberan
dial-jail-wait-turns-0 = ninguno: esperar no libera
dial-end-bankruptcies-0 = ninguna: se juega hasta que quede uno
