# La pagina del regolamento: parole che un’edizione può avere proprie, lo scopo, lasciare la partita.

word-salary = stipendio
word-bail = cauzione
word-jail = Prigione
word-parking = Parcheggio gratuito

section-leaving = Lasciare la partita

aim-bankruptcies = Questa partita finisce al fallimento numero { $count }, e vince il più ricco.
aim-clock = Questa partita finisce all’ora stabilita, e vince il più ricco.

dial-turn-doubles-to-jail-0 = nessuno
dial-setup-titles-dealt-0 = nessuno
dial-jail-double-turns-0 = nessuno: un doppio non libera
dial-jail-wait-turns-0 = nessuno: aspettare non libera
dial-end-bankruptcies-0 = nessuno: si gioca finché ne resta uno
