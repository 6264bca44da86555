### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = Per un momento lo vede tutto il tavolo.
talk-mute = Silenzia
talk-muteHint = Nasconde quello che dice a questo tavolo.
talk-unmute = Non silenziare più
talk-muted = Non vedi quello che dice.
talk-block = Non più allo stesso tavolo
talk-blockHint = «Gioca subito» non vi mette allo stesso tavolo. Nessuno lo viene a sapere.
talk-blocked = «Gioca subito» non vi mette allo stesso tavolo.
talk-unblock = Di nuovo allo stesso tavolo

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Gioca con brio e cordialità: saluta il tavolo e loda gli scambi.
manners-2 = Se la prende comoda, parla poco e sospira quando la mano è storta.
manners-3 = Gioca in fretta e in allegria: adora gli scambi e le scale lunghe.
manners-4 = A volte di corsa, a volte con calma, e sempre in vena di un’altra partita.
manners-5 = Sempre allo stesso ritmo, e quasi in silenzio.
manners-6 = Nessuno gioca più in fretta: ride delle mani buone come di quelle storte.
manners-7 = Con calma e cortesia: augura buona fortuna a tutti.
manners-8 = Con tutta tranquillità: fa festa a chiunque chiuda.

## Stopping between deals, and resuming another day.

adjourn-ask = Fermarsi qui e riprendere un altro giorno
adjourn-agree = D’accordo, basta per oggi
adjourn-takeBack = Continua a giocare
adjourn-title = Si riprende un altro giorno
adjourn-comeBack = Il tuo posto resta tuo. Torna con questo link o con il codice.
adjourn-watchAgain = Torna al tavolo con questo link o con il codice.
adjourn-whenPlayers = La partita riprende quando tornano i giocatori.
adjourn-whenAll = La partita riprende quando ci siete di nuovo tutti, o quando qualcuno decide di non aspettare.
adjourn-home = Torna alla home
adjourn-resting = La partita è in pausa
adjourn-resume = Riprendi senza aspettare
adjourn-away = Torna più tardi
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] Vuoi fermarti per oggi.
               *[no] { PEOPLE($people) } vuole fermarsi per oggi.
            }
       *[other]
            { $withYou ->
                [yes] { CAPITAL(PEOPLE($people)) } volete fermarvi per oggi.
               *[no] { PEOPLE($people) } vogliono fermarsi per oggi.
            }
    } Serve l’accordo di tutto il tavolo.
adjourn-restsAfter =
    { $watches ->
        [yes] I giocatori si sono fermati dopo la mano { $deal }.
       *[no] Vi siete fermati dopo la mano { $deal }.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = Lasciare il tavolo?
leaving-hint = Un bot prende il tuo posto, e non puoi più riaverlo. Se invece vai alla home, il posto resta tuo per dieci minuti.
leaving-stay = Resta

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = Mentre non c’eri
away-hint = Un bot ha giocato per te in questa mano:
away-goOn = Continua
timeOut-title = Tempo scaduto
timeOut-next = Se ti scade il tempo due volte di fila, un bot gioca per te finché non torni.
timeOut-goOn = Continua

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = Andare alla home?
goingHome-kept = Il posto resta tuo per dieci minuti, mentre un bot gioca per te. «I tuoi tavoli» ti riporta qui.
goingHome-keptHere = La partita resta su questo dispositivo. «{ home-goOn }» ti riporta qui.
goingHome-again = Anche premendo di nuovo Indietro vai alla home.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = La tua immagine al tavolo
profile-who = Giochi senza account. Non conserviamo niente di personale: solo un numero, e il nome e l’immagine che scegli.
profile-move = Passa a un altro dispositivo
profile-moveHint = Scrivi un codice sull’altro dispositivo per giocare lì con lo stesso profilo. I link dei tavoli ti porteranno ai tuoi posti.
profile-getCode = Chiedi un codice
profile-newCode = Chiedi un nuovo codice
profile-yourCode = Il tuo codice
profile-onceShown = Prendine nota: si vede una volta sola. Un nuovo codice sostituisce il vecchio.
profile-copy = Copia il codice
profile-haveCode = Ho un codice
profile-codeField = Codice dell’altro dispositivo
profile-recover = Usa questo codice
profile-recoverHint = Questo dispositivo passa a quel profilo. I posti che hai qui restano al vecchio profilo.
profile-recovered = Fatto: ora questo dispositivo usa quel profilo. I tuoi tavoli sono nella home.
profile-unfitSign = Un nome non può contenere «{ $sign }».

## The daily deal.

daily-heading = Sfida del giorno
daily-what = Tre mani contro tre bot scaltri, senza consigli.
daily-same = Oggi le carte sono le stesse per tutti.
daily-once = Si gioca una volta sola. Se ti fermi, il tavolo aspetta fino a domani; se lo lasci, non puoi ricominciare.
daily-play = Gioca la sfida di oggi
daily-result = Il tuo risultato
daily-counting = Calcolo del tuo risultato…
daily-standing = Classifica di oggi
daily-nobody = Non l’ha ancora finita nessuno.
daily-columns-rank = Pos.
daily-columns-name = Nome
daily-columns-place = Al tavolo
daily-columns-points = Punti
daily-placeHint = Al tavolo: la posizione tra i quattro del proprio tavolo. Prima viene chi ha meno punti.
daily-honest = Con un secondo profilo chiunque può vedere prima le carte: questa classifica è solo per divertimento.
daily-gone = Hai già giocato la sfida di oggi, o l’hai lasciata.
daily-offline = Server non raggiungibile.
daily-again = Riprova
daily-loading = Caricamento…
daily-share = Condividi
daily-shareText = Il tuo risultato come testo
daily-calendar = I tuoi giorni
daily-noStreak = Al momento nessuna serie di giorni di fila.
daily-streakRule = Sotto un giorno: i tuoi punti. Un trattino: giorno saltato. Un giorno va da mezzanotte a mezzanotte UTC, e fino ad allora oggi vale ancora.
daily-states-shared = Condiviso.
daily-states-copied = Copiato.
daily-states-selected = Testo selezionato: ora copialo con il menu o la tastiera del dispositivo.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = saltato
daily-dayStates-today = oggi, ancora da giocare
daily-beside-heading = Turno per turno
daily-beside-what = I tuoi turni accanto a quelli di chi, tra gli altri, ha giocato meglio con le stesse carte.
daily-beside-show = Mostra le due partite
daily-beside-shared = La migliore partita di un giorno la vede chi ha finito la sfida di quel giorno.
daily-beside-you = Tu
daily-beside-turn = Turno
daily-beside-noTurns = Nessuno dei due ha avuto un turno.
daily-beside-nobody = Non l’ha ancora finita nessun altro.
daily-beside-notYet = Il server sta ancora salvando la tua partita. Riprova tra un momento.
daily-beside-damaged = Queste partite non si possono leggere.
daily-reminder-heading = Un promemoria
daily-reminder-what = È un file per il calendario del tuo dispositivo, con un evento al giorno. Aprilo, e il calendario ti avvisa. Questa pagina non invia niente.
daily-reminder-time = Ora
daily-reminder-save = Salva il file
daily-reminder-stop = Per non riceverlo più, elimina l’evento dal calendario.
daily-reminder-title = Crazy Rummy: sfida del giorno
daily-nextDeal = La prossima sfida arriva { AHEAD($wait) }.
daily-dayInShort = { DAY($day) }
daily-weekday = { WEEKDAY($day) }
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } su { $seats } al tuo tavolo, { COUNT($points, "point") }
    }
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } su { $seats } al mio tavolo, { COUNT($points, "point") }
    }
daily-sharedHeading = Crazy Rummy, sfida del giorno: { DATE($day) }
daily-rankLine = Posizione { $rank } su { $count } finora
daily-inARow =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
daily-playedToday =
    { COUNT($points, "point") } · posizione { $rank } su { $count }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
daily-notPlayedToday =
    Ancora da giocare · { $days ->
        [none] le stesse carte per tutti
       *[other] { daily-inARow }
    }
daily-dealHeading = Mano { $deal }

## The leaderboard.

ratings-heading = Classifica
ratings-families = Giochi
ratings-season = Stagione
ratings-columns-rank = Pos.
ratings-columns-name = Nome
ratings-columns-points = Punteggio
ratings-columns-games = Partite
ratings-own = Tu
ratings-nobody = Qui nessuno ha ancora un punteggio: il primo può essere il tuo.
ratings-nobodyThen = In questa stagione nessuno ha avuto un punteggio qui.
ratings-bots = Bot
ratings-botsHint = I bot nelle partite classificate, sulla stessa scala. Non hanno una posizione.
ratings-botColumns-level = Bot
ratings-botColumns-points = Punteggio
ratings-botColumns-games = Partite
ratings-how = Come funziona il punteggio
ratings-offline = Server non raggiungibile.
ratings-tooFast = Troppe richieste. Riprova tra un minuto.
ratings-again = Riprova
ratings-loading = Caricamento…
ratings-ratings = Punteggi
ratings-toBoard = Classifica
ratings-hidden = I tuoi punteggi appaiono qui quando hai giocato abbastanza partite classificate.
ratings-seasonOf =
    { $quarter ->
        [1] Da gennaio a marzo
        [2] Da aprile a giugno
        [3] Da luglio a settembre
       *[4] Da ottobre a dicembre
    } { $year }
ratings-untilWords = Finisce { AHEAD($wait) }
ratings-people =
    { $opponents ->
        [one] { $opponents } altra persona
       *[other] { $opponents } persone diverse
    }
ratings-ratedGames =
    { $games ->
        [one] { $games } partita classificata
       *[other] { $games } partite classificate
    }
ratings-toGetOn = Scegli «Gioca subito»: se riunisce almeno due persone di reti diverse, per loro la partita è classificata. Dopo { ratings-ratedGames } con { ratings-people } sei nella lista.
ratings-bestOf = I primi { $shown } su { $players }
ratings-standing = Posizione { $rank } su { $players }, punteggio { $points }, { COUNT($games, "game") }
ratings-noRatedGame =
    { $isCurrent ->
        [yes] Ancora nessuna partita classificata in questa stagione
       *[no] Nessuna partita classificata in questa stagione
    }
ratings-tooFew =
    { $games ->
        [one] { ratings-ratedGames } con { ratings-people }: troppo poco per un punteggio
       *[other] { ratings-ratedGames } con { ratings-people }: troppo poche per un punteggio
    }
ratings-missingGames =
    { $count ->
        [one] ancora { $count } partita
       *[other] ancora { $count } partite
    }
ratings-missingPeople =
    { $count ->
        [one] { $count } nuova persona da incontrare
       *[other] { $count } nuove persone da incontrare
    }
ratings-hiddenUntil = Nascosto finché non hai giocato abbastanza: { LIST($missing) }
ratings-provisional = Provvisorio, lo vedi solo tu: { LIST($missing) }
ratings-wonBy =
    { $won ->
        [0] Punteggio { $points }, invariato
       *[other] Punteggio { SIGNED($won) }, ora { $points }
    }
ratings-rated = Posizione { $rank }, punteggio { $points }, { COUNT($games, "game") }
ratingsExplained-whom = Una partita senza regole della casa è classificata per le persone che «Gioca subito» ha fatto incontrare, se sono almeno due. Non lo è per chi è arrivato con un codice o un link, e le persone di una stessa rete non vengono confrontate. Non ha consigli. Ogni gruppo di giochi ha i suoi punteggi.
ratingsExplained-compared = Tutti cominciano da 1500. Ti confrontiamo con le altre persone del tavolo: rende di più finire davanti a chi gioca bene. I bot non contano.
ratingsExplained-leaving = Chi lascia una partita finisce all’ultimo posto. I punti vengono dalle mani che entrambe le persone hanno giocato: meno di tre contano meno, e se non ce n’è nessuna non ci sono punti. Se il server ha un guasto, la partita non conta per nessuno.
ratingsExplained-seasons = Una stagione dura tre mesi. All’inizio della nuova, ogni punteggio si riavvicina a 1500 di un quarto della distanza.
ratingsExplained-often = Dalla quarta partita dello stesso giorno, la stessa persona conta sempre meno, e nessuno va lontano battendo solo principianti. Con molti profili e molta pazienza si può ancora farne salire uno.
ratingsExplained-shown = Un punteggio si vede dopo { ratings-ratedGames } nella stagione con { ratings-people }.

## The player's history.

history-heading = Le tue partite
history-latest = Ultime partite
history-all = Vedi tutte le partite
history-more = Mostra altre
history-figures = Per gioco
history-none = Ancora nessuna partita
history-noneHint = Le partite su questo server si conservano qui quando sono finite. Quelle di allenamento restano sul tuo dispositivo.
history-notFound = Qui non ci sono partite da vedere.
history-offline = Server non raggiungibile.
history-again = Riprova
history-loading = Caricamento…
history-replay = Replay
history-link = Solo con il link
history-data = I tuoi dati
history-dataHint = Il server ti conosce solo come un numero casuale, senza email né indirizzo.
history-export = Salva una copia
history-erase = Cancella tutto
history-eraseHint = Cancella il tuo nome, le tue partite, le tue sfide del giorno, il codice di recupero e l’elenco di chi non vuoi al tuo tavolo. Per chi ha giocato con te le partite restano, senza il tuo nome. Le copie di sicurezza conservano i tuoi dati finché non vengono eliminate. Non si può annullare.
history-really = Sì, cancella tutto
history-keep = Non cancellare
history-erased = Cancellato. Da ora questo dispositivo ha un nuovo profilo.
history-playing = Hai ancora una partita in corso. Prima lasciala, o finiscila.
history-tooFast = Troppe richieste. Riprova tra un minuto.
history-gamesOfUnnamed = Partite di qualcuno senza nome
history-unnamed = Senza nome
history-somebody = qualcuno senza nome
history-playerWithoutName = qualcuno senza nome
history-gamesOf = Partite di { PEOPLE($who, case: "prep") }
history-metHeading =
    { $isOwn ->
        [yes] Con chi hai giocato
       *[no] Con chi ha giocato
    }
history-metHint = Solo partite finite da entrambe le persone.
history-gameOf = { $game }, { COUNT($deals, "deal") }
history-leftAfter = lasciata dopo la mano { $deal }, { COUNT($points, "point") }
history-adjourned = da continuare, { COUNT($points, "point") }
history-abandoned = non finita, { COUNT($points, "point") }
history-resultOf = { ORDINAL($place) } su { $seats }, { COUNT($points, "point") }
history-companyOf = Con { LIST($names) }
history-playedAt = { MOMENT($time) }
history-headToHead =
    { COUNT($games, "game") }: { PERSON($who) ->
        [you] tu davanti
       *[other] { $who } davanti
    } in { $won }, { $other } in { $lost }

## Figures of a player in one kind of game.

figures-finished = Partite finite
figures-firsts = Partite vinte
figures-points = Punti per mano
figures-outs = Chiusure
figures-swaps = Matte scambiate
figures-partOf = { $part } su { $whole }
figures-percent = { PERCENT($share) }
figures-withPercent = { $count } ({ $percent })
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Le tue carte
ownCards-hint = I bot ricevono carte migliori? Conta le matte e i punti spaiati nelle carte che ognuno ha ricevuto ai tuoi tavoli.
ownCards-rows-own = Tu
ownCards-rows-people = Altre persone
ownCards-rows-bots = Bot
ownCards-player = A chi
ownCards-hands = Mani
ownCards-shares = Tra parentesi la media di mazzi ben mescolati.
ownCards-failed = Non è stato possibile contare le carte.
ownCards-none = In queste partite non ci sono mani da contare.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Conta l’ultima partita
               *[other] Conta le ultime { $next } partite
            }
       *[other] Conta anche le partite precedenti
    }
ownCards-counting =
    { $all ->
        [0] Conteggio…
       *[other] Conteggio: { $done } su { COUNT($all, "game") }
    }
ownCards-counted =
    { $hands ->
        [one] Contate: { COUNT($games, "game") }, { $hands } mano tua.
       *[other] Contate: { COUNT($games, "game") }, { $hands } mani tue.
    }
ownCards-odds = { COUNT($count, "deal") } con probabilità che dipendono dalle carte date
ownCards-absent =
    { $count ->
        [one] { COUNT($count, "deal") } in cui non c’eri, o che hai iniziato o lasciato a metà
       *[other] { COUNT($count, "deal") } in cui non c’eri, o che hai iniziato o lasciato a metà
    }
ownCards-unread =
    { $count ->
        [one] { COUNT($count, "game") } senza registrazione
       *[other] { COUNT($count, "game") } senza registrazione
    }
ownCards-leftOut = Fuori dal conto: { LIST($parts, type: "semicolon") }.
