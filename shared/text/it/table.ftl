### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

spoken-suit = di { SUIT($suit) }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
table-pointsShort =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pt
    }
table-number = { $count }
table-stockLeft = Mazzo: { $count }
table-discardPile = Pozzo
table-bot = BOT
table-standIn = GIOCA UN BOT
table-away = assente
table-dealer = mazziere
table-freshMark =
    { $by ->
        [swap] liberata
       *[draw]
            { $count ->
                [one] pescata
               *[other] nuova
            }
    }
table-dropHere =
    { $meld ->
        [none] lascia qui
       *[other]
            lascia qui
            { MELD($meld, style: "short") }
    }
table-inHand = In mano: { COUNT($count, "point") }
table-laid = Calati { $count },
table-held = in mano { COUNT($count, "point") }
table-emptySeat = Posto libero
table-seatNumber = Posto { $number }
table-you = Tu
table-honour =
    { $why ->
        [wentOut] Chiusura!
        [leads] In testa
       *[won] Vittoria!
    }

## The facts of a deal.

wilds-named =
    { $jokers ->
        [single] { CAPITAL(LIST($kinds)) } fa da { TERM($terms, "wild") }
        [only] { wilds-several }
        [among] { wilds-several }
       *[without] { wilds-several }
    }
wilds-several = { CAPITAL(LIST($kinds)) } sono { TERM($terms, "wilds") }
wilds-sentence = { wilds-named }.
wilds-unknown = Quale valore fa da { TERM($terms, "wild") }?
wilds-noWilds = Senza { TERM($terms, "wilds") }
wilds-noWildsSentence = { wilds-noWilds }.
wilds-short = { TERM($terms, "Wild") }: { LIST($kinds, type: "comma") }
wilds-rank = { RANK($rank, number: "many", article: "the") }
wildKinds-jokers = i jolly
wildKinds-oneJoker = il jolly
wildKinds-oneEyedJacks = i fanti di profilo
wilds-jokersShort = jolly
wilds-jokerShort = jolly
wilds-shownBy = Lo indica { CARD($card, article: "the") } accanto al mazzo.
deals-of =
    { $length ->
        [short] { $deal } di { $deals }
       *[full] Mano { $deal } di { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } · a { GROUPED($target) }
       *[full] Mano { $deal } · a { GROUPED($target) }
    }
deals-sentenceOf = Mano { $deal } di { $deals }.
deals-sentenceTo = Mano { $deal }, a { GROUPED($target) } punti.
deals-times =
    { $times ->
        [2] I punti contano doppio.
       *[other] I punti valgono il quadruplo.
    }
deals-anticlockwise = Si gioca in senso antiorario. I giocatori sono mostrati nell’ordine di gioco, da sinistra a destra.

## The contract of a deal: melds to lay together. `$melds`: "1 run of 4 and 1 set of 3".

contracts-runs =
    { $count ->
        [one] { $count } scala da { $size }
       *[other] { $count } scale da { $size }
    }
contracts-sets =
    { $count ->
        [one] { $count } { TERM($terms, "set") } da { $size }
       *[other] { $count } { TERM($terms, "sets") } da { $size }
    }
contracts-eithers =
    { $count ->
        [one] { $count } { TERM($terms, "set") } o scala da { $size }
       *[other] { $count } { TERM($terms, "sets") } o scale da { $size }
    }
contracts-asked =
    { $isEveryCard ->
        [yes] Questa mano: { LIST($melds) }, con tutte le carte
       *[no] Questa mano: { LIST($melds) }
    }
contracts-nothingAside = ancora niente da parte
contracts-toGo =
    { $count ->
        [one] manca { LIST($melds) }
       *[other] mancano { LIST($melds) }
    }
contracts-allAside = tutto da parte
contracts-longerRun = In questo contratto una scala deve avere almeno { COUNT($count, "card") }.
contracts-differentSuits = Le scale di un contratto devono essere di semi diversi.
contracts-differentRanks = In un contratto non ci possono essere due { TERM($terms, "sets") } dello stesso valore.
contracts-touchingRuns = In un contratto non ci possono essere due scale dello stesso seme se una continua dove finisce l’altra.
contracts-wholeHand = Per questo contratto devi usare tutte le tue carte.
contracts-notLonger = { TERM($terms, "TheMelds") } di questo contratto devono avere esattamente le carte richieste: { LIST($melds) }.
contracts-mustBe = Il contratto: { LIST($melds) }.
contracts-takeApart = Riprendi in mano { MELD($meld, $terms, article: "the") }

## The line above the hand when it is not up to the reader. It has little room, on narrow screens least.

waits-forPlayers = In attesa di giocatori
waits-gameOver = La partita è finita
waits-choosingDealer = Si sceglie chi dà le carte
waits-aboutToDeal = Ora si danno le carte
waits-dealOver = La mano { $deal } è finita
waits-forCall = Un momento: qualcuno chiama { CARDS($cards, article: "the") }?
waits-forTaker = Un momento: qualcuno prende { CARDS($cards, article: "the") }?
waits-botPlays = Un bot gioca per { $name }
waits-sizing = { $name } sceglie: 2 carte o 12
waits-naming = { $name } sceglie { TERM($terms, "theWild") }
waits-press = { $name } può prendere { COUNT($points, "point") } e raddoppiare la prossima mano
waits-watching = Stai guardando: gioca { $name }
waits-for = Turno di { $name }
# A player is out, and the others have a last turn.
waits-last = Ultimi turni: gioca { $name }

## The same when the reader has a question to answer.

asks-size = Hai scoperto un due: 2 carte o 12?
asks-name = Dai tu le carte: scegli { TERM($terms, "theWild") }
asks-press = Prendi { COUNT($points, "point") } per il Press?
asks-call =
    { $count ->
        [one] Ramino? { CAPITAL(CARDS($cards, article: "the")) } si attacca
       *[other] Ramino? { CAPITAL(CARDS($cards, article: "the")) } si attaccano
    }
asks-take = Prendi { CARDS($cards, article: "the") }?

## The same when the reader draws.

draws-leavePile = Mazzo vuoto: lascia il pozzo per finire la mano
draws-takeOrLeave =
    { $length ->
        [short] Prendi dal pozzo o lascialo
       *[full] Mazzo vuoto: prendi dal pozzo, o lascialo per finire la mano
    }
draws-floating = Resti a galla: pesca dal mazzo
draws-stock = Tocca a te: pesca dal mazzo
draws-any = Tocca a te: pesca una carta
draws-orMelds = Tocca a te: pesca una carta o cala
draws-stockOrMelds = Tocca a te: pesca dal mazzo o cala
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Il tuo ultimo turno: pesca una carta
       *[full] { $name } ha { TERM($terms, "goneOut") }. Il tuo ultimo turno: pesca una carta
    }
draws-lastFromStock =
    { $length ->
        [short] Il tuo ultimo turno: pesca dal mazzo
       *[full] { $name } ha { TERM($terms, "goneOut") }. Il tuo ultimo turno: pesca dal mazzo
    }
draws-deep = Tocca a te: pesca una carta o prendine alcune dal pozzo

## The same when the reader has one thing left to do. `$button` is a button's label.

duties-emptyHanded =
    { $end ->
        [goOut] Non hai più carte: { TERM($terms, "goOutNow") }
        [float] Non hai più carte: resta a galla
       *[undo] Non hai più carte: annulla qualcosa
    }
duties-lastChance =
    { $mayLay ->
        [yes] Ultima occasione: cala { TERM($terms, "melds") }, poi premi «{ $button }»
       *[no] Niente più da calare: premi «{ $button }»
    }
duties-melding = Tocca a te: cala altre carte o premi «{ $button }»
duties-discardLast = Scarta l’ultima carta per { TERM($terms, "goOut") }
duties-layTaken = Tocca a te: cala { CARD($card, article: "the") } con due carte naturali
duties-playTaken = Tocca a te: gioca { CARD($card, article: "the") } che hai preso
duties-reuseWild = Tocca a te: gioca { TERM($terms, "theWild") } che hai preso
duties-layOffLast = La tua ultima carta si attacca a { TERM($terms, "aMeld") }: giocala
duties-layAll = Cala tutte le carte per { TERM($terms, "goOut") }

## The same when the reader plays: "Your turn: lay down melds, lay off or discard to end your turn". `$choices` are what
## the messages below say. `$begins`: the reader begins with an extra card instead of a draw; `$later`: nobody may lay
## melds yet.

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] Cominci tu
               *[full] Cominci con una carta in più
            }
       *[no]
            { $isLast ->
                [yes] Il tuo ultimo turno
               *[no] Tocca a te
            }
    }: { LIST($choices, type: "or") }{ $later ->
        [yes] ; non si cala ancora
       *[no] {""}
    }
turn-melds =
    { $length ->
        [short] cala
       *[full] cala { TERM($terms, "melds") }
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = cala { TERM($terms, "melds") } per { $points } punti
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } punti su { $needed }: cala altro o annulla qualcosa
        [noRun] { $points } punti su { $needed }, ma manca una scala senza { TERM($terms, "wilds") }
        [enough] { $points } punti su { $needed }: bastano per aprire
       *[selected] { $points } punti su { $needed }
    }
turn-contract = cala il contratto
turn-layOff =
    { $beside ->
        [melds] attacca
       *[others]
            { $length ->
                [short] attacca
               *[full] attacca una carta
            }
    }
turn-swap =
    { $length ->
        [short] scambia con { TERM($terms, "aWild") }
       *[full] scambia una carta con { TERM($terms, "aWild") }
    }
turn-goRummy = { TERM($terms, "goOutNow") }
turn-discard =
    { $isOnly ->
        [yes] scarta una carta
       *[no]
            { $length ->
                [short] scarta
               *[full] scarta per finire il turno
            }
    }
turn-press = premi «{ $button }»
turn-undo = annulla qualcosa
turn-skippable = { $step } · tocca il tavolo per saltare
turn-skip = Salta al tuo turno

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● Tocca a te — Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = Un bot gioca per te
standIn-back = Eccomi

## There is no sign of somebody whom the table waits for.

silence-you = Ci sei? Gli altri possono far giocare un bot.
silence-letBot = Fai giocare un bot
silence-noSign = { $name } non risponde

## Questions over the table.

questions-yes = Sì
questions-no = No
questions-notThisDeal = Non in questa mano
questions-keys = Premi Y per sì, N per no.
questions-seconds = { $seconds } s
questions-name = Quale valore fa da { TERM($terms, "wild") }?
questions-size = Hai scoperto un due. Quante carte vuoi in tutto?
takes-title = Prendi { CARDS($cards, article: "the") } fuori turno?
takes-left =
    { $left ->
        [one] Puoi farlo ancora una volta in questa mano.
       *[other] Puoi farlo ancora { $left } volte in questa mano.
    }
calls-title = { asks-call }.
press-title = Prendi { COUNT($points, "point") } perché la prossima mano conti doppio?
press-rule = Il Press: la prossima mano conta doppio per tutti se un totale supera tutti gli altri di almeno 50.
press-offer =
    { $points ->
        [one] Il tuo totale è { $own }, il successivo { $next }. Se dici di sì, { COUNT($points, "point") } si aggiunge subito al tuo totale. Se dici di no, non cambia niente.
       *[other] Il tuo totale è { $own }, il successivo { $next }. Se dici di sì, { COUNT($points, "point") } si aggiungono subito al tuo totale. Se dici di no, non cambia niente.
    }
