### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones.

buttons-discard = Scarta
buttons-undo = Annulla
buttons-sort = Ordina
buttons-arranged = Fatto
buttons-scores = Punti
buttons-log = Cronaca
buttons-leave = Menu
buttons-meld =
    { $prepares ->
        [yes] Da parte
       *[no] Cala
    }{ $isOneOfSeveral ->
        [yes] …
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
sorts-suit = Ordina per { TERM($terms, "melds") }
sorts-melds = Ordina per valore
sorts-rank = Ordina a mano
sorts-own = Ordina per seme
sorts-arranging = Ho finito di ordinare
extras-layContract = Cala il contratto
extras-findContract = Trova il contratto
extras-goRummy = Fai ramino
extras-upForTwo = Up con il 2
extras-float = Resta a galla
extras-endTurn = Fatto
extras-decline = Lascia il pozzo
extras-recall = Riprendi lo scarto
extras-goOut = { TERM($terms, "GoOutNow") }
buttons-warning =
    { $why ->
        [wild] { TERM($terms, "aWild") }!
       *[fits] si attacca!
    }

## The parts of the table, for screen readers.

headings-table = Tavolo
headings-seats = Giocatori
headings-melds = Combinazioni
headings-piles = Mazzo e pozzo
headings-hand = Le tue carte
headings-step = Stato della partita
headings-actions = Azioni
headings-contract = Contratto
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , carta appena pescata
       *[swap] , carta appena liberata
    }{ $aside ->
        [none] {""}
       *[other] , da parte { MELD($aside, $terms, article: "in") }
    }
mirror-stock =
    Mazzo, { COUNT($count, "card") }{ $isOpen ->
        [yes] , puoi pescare
       *[no] {""}
    }
mirror-pile =
    { $top ->
        [none] Pozzo vuoto{ mirror-pileMay }
       *[other]
            Pozzo{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, in cima { CARD($top, article: "the", style: "name") }{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , puoi prendere questa carta
       *[discard] , puoi scartare
    }
mirror-pileCard =
    { $isOpen ->
        [yes] Prendi { COUNT($depth, "card") } dal pozzo, fino { CARD($card, article: "to", style: "name") }
       *[no] { CAPITAL(CARD($card, style: "name")) }, nel pozzo, con { COUNT($above, "card") } sopra
    }
mirror-place =
    { $place ->
        [low] Attacca all’inizio { MELD($meld, article: "of") }
        [high] Attacca alla fine { MELD($meld, article: "of") }
       *[set] Attacca { MELD($meld, $terms, article: "to") }
    }
mirror-swap =
    { $isTaken ->
        [yes] Scambio: prendi { CARD($wild, article: "the", style: "name") }, che sostituisce { mirror-anyOf }
       *[no] Scambio: libera { CARD($wild, article: "the", style: "name") }, che sostituisce { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. Ne servono due.
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, article: "the", style: "name", type: "or") }
       *[other] { RANK($rank, article: "a") } qualsiasi
    }
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , sostituisce { mirror-anyOf }
       *[no] {""}
    }, { MELD($meld, $terms, article: "in") }{ $by ->
        [none] {""}
       *[other] , carta giocata da { PEOPLE($by, case: "prep") }
    }
mirror-meldHeading =
    { $by ->
        [none] { CAPITAL(MELD($meld, $terms)) }
       *[other]
            { PERSON($by) ->
                [you] { CAPITAL(MELD($meld, $terms, article: "your")) }
               *[other] { CAPITAL(MELD($meld, $terms)) }, di { $by }
            }
    }
mirror-numbered = { $name }, { $number } di { $of }
mirror-felt =
    { $prepares ->
        [yes] Metti da parte le carte selezionate per il contratto
       *[no] Cala le carte selezionate come { TERM($terms, "newMeld") }
    }

## A seat: "Ann, a fox, 5 cards, 41 points, dealer, has melded", "Ada, Sharp bot, 7 cards, 30 points, to play".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (tu)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
mirrorSeat-takes = ancora { COUNT($left, "card") } fuori turno
mirrorSeat-now =
    { $fact ->
        [standIn] gioca un bot
        [away] assente
        [dealer] mazziere
        [melded] ha aperto
        [late] ancora un turno
        [floats] a galla
        [turn]
            { PERSON($who) ->
                [you] tocca a te
               *[other] di turno
            }
       *[asked] sta decidendo
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = A questo punto del turno non si può.
refusals-notYourTurn = Non è ancora il tuo turno.

## Refusals by the server.

refusals-badMessage = Il server non ha capito. Ricarica la pagina.
refusals-stale = La partita è già andata avanti.
refusals-notSeated = Stai guardando. Possono farlo solo i giocatori.
refusals-notPlaying = Non c’è una partita in corso.
refusals-alreadyPlaying = La partita è già cominciata.
refusals-gameOver = La partita è finita. Se ne comincia un’altra, tra due mani puoi prendere il posto di un bot.
refusals-tableFull = Questo tavolo è pieno.
refusals-notFull = Questo tavolo non ha bot. La partita comincia quando non ci sono più posti liberi.
refusals-hostStarts = Comincia la partita chi ha aperto il tavolo. Se se ne va, tocca a chi siede al posto dopo.
refusals-noSpectators = Questo tavolo non ammette spettatori.
refusals-nobodyThere = Ora a quel posto non c’è nessun altro giocatore.
refusals-noSuchTable = Nessun tavolo ha questo codice. Controllalo e riprova.
refusals-badToken = Il server non riconosce più questo dispositivo. Ricarica la pagina.
refusals-noSuchGuest = Nessun giocatore ha questo codice. Controllalo e riprova.
refusals-badName = Scegli un nome da 1 a 20 caratteri normali.
refusals-badRules = Questa pagina non sa leggere le regole di quel tavolo. Ricarica la pagina.
refusals-badSeats = Questo gioco non è per questo numero di giocatori.
refusals-oldVersion = C’è una versione più nuova del gioco. Ricarica la pagina.
refusals-tooFast = Troppe richieste. Aspetta un momento e riprova.
refusals-serverFull = Ora il server è pieno. Riprova tra qualche minuto.
refusals-tooManyTables = Tu o la tua rete avete troppi tavoli aperti. Lasciane uno, o riprova più tardi.
refusals-offline = Tavolo non raggiungibile. Controlla la connessione.
refusals-lessonWaits = Questo viene dopo. Per ora fai quello che dice la lezione.
refusals-noSockets = Il server risponde, ma qualcosa blocca le connessioni in diretta (WebSockets). Prova un’altra rete, o allenati senza connessione.
refusals-tableClosed = Questo tavolo ha dovuto chiudere. La registrazione della partita resta.
refusals-newerTable = A questo tavolo si è giocato con una versione più nuova del gioco. È conservato, e si riapre quando torna quella versione.

## Refusals by the page itself.

refusals-noMeldOrder = Non è stato possibile ordinare per { TERM($terms, "melds") }. Riprova quando c’è connessione.
refusals-timeRanOut = Il tuo tempo è scaduto.
refusals-notOpened = Non si è aperto. Ricarica la pagina e riprova.
refusals-gameForgotten = Questa partita non è stata salvata. Cominciane una nuova.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = Ora non si può.
notices-ranOutOfTime = Il tuo tempo è scaduto: lo scarto è { CARD($card, article: "the") }.
notices-drawFirst = Prima pesca una carta.
notices-alreadyDrawn = Hai già pescato una carta.
notices-drewThisTurn = Hai pescato, quindi ora scarta una carta. Cala in un turno in cui non peschi.
notices-laidThisTurn = In questo turno hai calato, quindi non peschi e non scarti.
notices-hasExtraCard = La tua carta in più vale come pescata.
notices-waitForTaker = Aspetta: qualcun altro può ancora prendere la carta.
notices-noSwaps = In questo gioco non ci sono scambi.
notices-runEnds = Da quella parte questa scala non può crescere.
notices-reload = Ricarica la pagina

## Why the table is gone for good.

lost-hadToClose = Questo tavolo ha dovuto chiudere.
lost-closed = Il tavolo è chiuso, o non hai più un posto lì.
