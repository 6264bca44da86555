### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Nome
tallyHeads-hand = In mano
tallyHeads-points = Punti
tallyHeads-total = Totale
tally-nextDouble = La prossima mano conta doppio.
tally-outBeforeYou = { story-wentOut } prima del tuo primo turno.
tally-outBefore =
    { $count ->
       *[other] { story-wentOut } prima del primo turno di { PEOPLE($others, case: "prep") }.
    }
tally-scoresOthers =
    { PERSON($who) ->
        [you] Prendi i punti delle carte rimaste in mano agli altri.
       *[other] { $who } prende i punti delle carte rimaste in mano agli altri.
    }
tally-countedDouble = La mano ha contato doppio.
tally-rankDouble =
    Quando { RANK($rank, number: "many", article: "the") } sono { TERM($terms, "wilds") }, i punti contano doppio.
tally-oneTurnDouble = Vincere in un solo turno conta doppio.
tally-leads =
    { PERSON($who) ->
        [you] Passi in testa con { COUNT($total, "point") }.
       *[other] { $who } passa in testa con { COUNT($total, "point") }.
    }
tally-part =
    { $of ->
        [table] sul tavolo { SIGNED($count) }
        [hand] in mano { SIGNED($count) }
        [unopened] niente calato { SIGNED($count) }
        [otherHands] in mano agli altri { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] per la chiusura { SIGNED($count) }
    }
tally-leftCard = { CAPITAL(CARD($card, style: "name")) }, { COUNT($count, "point") }.
tally-nextIn = Prossima mano tra { $seconds } s
tally-rematchIn =
    { $isReady ->
        [yes] Rivincita tra { $seconds } s
       *[no] Rivincita tra { $seconds } s. Premi «Rivincita» per tenere il posto
    }
tally-pressMoved = { SIGNED($count) } per il Press
tally-heading =
    { $wildRank ->
        [0] Mano { $deal }
       *[other] Mano { $deal }: { RANK($wildRank, number: "many", article: "the") } sono { TERM($terms, "wilds") }
    }
tally-waitingFor = In attesa di { LIST($names) }
tally-won =
    { $count ->
        [one]
            { $withYou ->
                [yes] Vinci tu
               *[no] Vince { PEOPLE($winners) }
            }
       *[other]
            { $withYou ->
                [yes] Vincete { PEOPLE($winners) }
               *[no] Vincono { PEOPLE($winners) }
            }
    }
tally-place = { ORDINAL($position) }
bestWins-low = Vince il totale più basso.
bestWins-high = Vince il totale più alto.

## The final standing.

# Without a gender: "pronto" would agree with the player.
final-ready = ok
final-ownPlace = La tua posizione: { $position } su { $players }
ratedOver-words = Una partita classificata: conta per chi l’ha cominciata, salvo un guasto del server.
ratedOver-toBoard = Vai alla classifica
install-heading = Gioca dalla schermata iniziale
install-hint = Si apre come un’app, a tutto schermo, anche senza rete.
install-share = Tocca Condividi nella barra del browser
install-add = poi «Aggiungi alla schermata Home»
install-install = Installa
install-decline = No, grazie
bests-heading = I tuoi record
bests-hint = Nelle partite su questo dispositivo, anche di allenamento.
bests-points = Il tuo miglior risultato in { COUNT($deals, "deal") }
bests-swaps = Il tuo record di scambi in una partita
bests-streak = La tua miglior serie di vittorie
bests-out = La tua chiusura più rapida
bests-outIn = turno { $value }
bests-beaten = { $name }: { $value }, prima { $before }
bests-equalled = { $name }: { $value }, come prima
final-playedWith = Hai giocato con { LIST($names) }.
inviteAgain-button = Invita di nuovo
inviteAgain-hint = Un nuovo tavolo privato con le stesse regole, e il link da condividere.

## The score sheet.

sheet-none = I punti appaiono dopo la prima mano.
sheet-sheet = Punti e totali, mano per mano
sheet-deal = Mano
sheet-total = {", totale "}
sheet-totals = Totali dopo ogni mano
sheet-counts = Punti delle carte
sheet-race = La corsa
sheet-asTable = In tabella
sheet-settle = Conti
sheet-settleAs = Chi paga chi
sheet-settleIn = Conti in
sheet-nothingDue = Nessuno deve niente.
sheet-countedDouble = Ha contato doppio.
sheet-cancelledMark = A
sheet-dealtMark = D
sheetKey-total = Cifre piccole: totale fino a lì
sheetKey-dealt = D: ha dato le carte
sheetKey-out = sottolineato: ha chiuso
sheetKey-wild = con il numero di ogni mano: la sua matta
sheetKey-double = ×2: ha contato doppio
sheetKey-press = P: punti per il Press
sheetKey-cancelled = A: annullata perché il gioco è stato aggiornato
sheet-goalAfter =
    { $best ->
        [low] Vince il totale più basso dopo { COUNT($deals, "deal") }.
       *[high] Vince il totale più alto dopo { COUNT($deals, "deal") }.
    }
sheet-goalAt =
    { $best ->
        [low] La partita finisce con la mano in cui qualcuno arriva a { $target }; vince il totale più basso.
       *[high] La partita finisce con la mano in cui qualcuno arriva a { $target }; vince il totale più alto.
    }

## How cards count.

systems-penalties = Le carte che ti restano in mano contano contro di te.
systems-winnerTakesHands = Chi finisce la mano prende i punti delle carte rimaste in mano agli altri.
systems-meldedMinusHand = Le carte che hai messo sul tavolo contano per te; quelle che ti restano in mano, contro di te.
systems-meldedPlusHands =
    Le carte che hai messo sul tavolo contano per te; chi finisce la mano prende anche i punti delle carte rimaste in mano agli altri.
systems-melded = Le carte che hai messo sul tavolo contano per te.
sheet-outScores = Chiudere vale { SIGNED($count) }.
sheet-outAtOnceScores = Chiudere in un solo turno, senza aver giocato niente prima, vale { SIGNED($count) }.
doubles-wholeHand = Giocare tutte le carte in un solo turno conta doppio.
doubles-sevenOrKing = Quando i sette o i re sono matte, i punti contano doppio.
doubles-press = Quando qualcuno ha almeno 50 punti di svantaggio su tutti gli altri, la prossima mano conta doppio.

## The settlement.

settleMethods-everyPair = A due a due
settleMethods-winnerOnly = Incassa chi vince
settleUnits-points = Punti
settleUnits-cents = Centesimi
sheet-settleHint =
    { $method ->
        [everyPair] A due a due si paga la differenza tra i totali
       *[winnerOnly] Chi vince riceve da ognuno la differenza tra i totali
    }{ $rate ->
        [0] {""}
       *[other] : { $rate } ¢ a punto{ $roundTo ->
            [0] {""}
           *[other] , arrotondando a multipli di { $roundTo } ¢
        }{ $perDeal ->
            [0] {""}
           *[other] , e { $perDeal } ¢ da ogni giocatore per mano vinta
        }
    }. Sono solo calcoli: qui non girano soldi.
sheet-amount = { $sign }{ MONEY($cents) }
# "Ana paga 0,45 $ a Ben", "Ben ti paga 0,15 $ per le mani vinte"
sheet-paid =
    { PERSON($to) ->
        [you] { $from } ti paga { sheet-sum }
       *[other]
            { PERSON($from) ->
                [you] Paghi { sheet-sum } { PEOPLE($to, case: "to") }
               *[other] { $from } paga { sheet-sum } { PEOPLE($to, case: "to") }
            }
    }{ $isForDeals ->
        [yes] {" "}per le mani vinte
       *[no] {""}
    }
sheet-sum =
    { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    }

## How a game was decided. `$deal` and `$since` are deals by number, 0 the last one.

# "Mano 7 decisiva: sei passato …" would agree with the reader; "hai preso il comando" does not.
sheet-oneDealDecided =
    { $deal ->
        [0] L’ultima mano ha deciso la partita:
       *[other] La mano { $deal } ha deciso la partita:
    } { PERSON($winner) ->
        [you] hai preso il comando per non lasciarlo più, guadagnando { sheet-gain }.
       *[other] { $winner } ha preso il comando per non lasciarlo più, guadagnando { sheet-gain }.
    }
sheet-gain = { COUNT($gain, "point") } { PEOPLE($rival, case: "on") }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] Hai condotto fin dalla prima mano. Il guadagno maggiore, { sheet-inDeal }: { sheet-gain }.
       *[other] { $winner } ha condotto fin dalla prima mano. Il guadagno maggiore, { sheet-inDeal }: { sheet-gain }.
    }
sheet-inDeal =
    { $deal ->
        [0] nell’ultima mano
       *[other] nella mano { $deal }
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] { CAPITAL(sheet-since) } hai preso il comando per non lasciarlo più. Il guadagno maggiore, { sheet-inDeal }: { sheet-gain }.
       *[other] { CAPITAL(sheet-since) } { $winner } ha preso il comando per non lasciarlo più. Il guadagno maggiore, { sheet-inDeal }: { sheet-gain }.
    }
sheet-since =
    { $since ->
        [0] nell’ultima mano
       *[other] nella mano { $since }
    }
sheet-raceAfter = Dopo { COUNT($deals, "deal") }: { LIST($players, type: "comma") }.
sheet-placed = { ORDINAL($place) } { PEOPLE($who) } con { COUNT($total, "point") }

## Card values.

valued-acesWhenWild = Assi, se sono matte
valued-lowAces = Assi prima di un due
valued-jokers = Jolly
valued-twos = Due
valued-queenOfSpades = Donna di picche
valued-blackAces = Asso di fiori e di picche
valued-faceValue = il loro numero
valued-wilds = { TERM($terms, "Wilds") }
valued-ranks = { CAPITAL(RANKS($ranks, number: "many")) }
# "Dal due al dieci"
valued-fromTo = { CAPITAL(RANK($first, article: "from")) } { RANK($last, article: "to") }

## A result to share.

share-share = Condividi…
share-copyPicture = Copia l’immagine
share-savePicture = Salva l’immagine
share-copyText = Copia il testo
share-selectText = Seleziona il testo
share-picture = Il risultato in un’immagine; il testo sotto dice lo stesso
share-text = Il risultato come testo
share-names = Mostra i nomi di chi era al tavolo, ma non il codice né le carte.
share-states-shared = Condiviso.
share-states-copied = Copiato.
share-states-selected = Testo selezionato: ora copialo con il menu o la tastiera del dispositivo.
share-states-cancelled = {""}
share-states-failed = Il browser non lo permette. Salva l’immagine, o seleziona il testo e copialo.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game }: { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] risultato finale dopo { COUNT($deals, "deal") }
       *[no]
            { $ofDeals ->
                [0] dopo la mano { $deals }
               *[other] dopo la mano { $deals } di { $ofDeals }
            }
    }
share-me = Io
share-line = { $place } { $name }: { $total }
