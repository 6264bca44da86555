### The log, and deeds in a few words at the seats.

## The log's own texts.

log-dot = Auf einer Karte: seit deinem letzten Zug gelegt. Die Farbe zeigt, von wem.
log-deal =
    { $deal ->
        [0] Vor der ersten Runde
       *[other] Runde { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew = { COUNT($count, "card") } gezogen
deeds-took = { CARDS($cards) } genommen
deeds-tookMany = { COUNT($count, "card") } genommen
deeds-laid = { MELD($meld, style: "short") } ausgelegt
deeds-laidContract = Kontrakt ausgelegt
deeds-laidOff = { CARD($card) } angelegt
deeds-swapped = { CARDS($naturals) } gegen { TERM($terms, "wild") }
deeds-movedWild = { TERM($terms, "wild") } mit { CARDS($naturals) } verschoben
deeds-discarded = { CARD($card) } abgeworfen
deeds-tookOutOfTurn = { CARDS($cards) } außer der Reihe genommen
deeds-tookManyOutOfTurn = { COUNT($count, "card") } außer der Reihe genommen
deeds-called = „Rummy“ gerufen
deeds-tookBack = { CARD($card) } zurückgenommen
deeds-wentRummy = Rummy gemacht
deeds-wentUpForTwo = up mit 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = { TERM($terms, "hasGoneOut") }
deeds-late = noch ein Zug

## The sentences of the log about a turn.

story-theBot = Der Bot
# "Du hast", "Ana hat".
story-has =
    { PERSON($who) ->
        [you] Du hast
       *[other] { $who } hat
    }
story-drewOne =
    { story-has } { $card ->
        [none] eine Karte
       *[other] { CARD($card, article: "the", case: "acc") }
    } { $from ->
        [stock] vom Stapel gezogen.
       *[pile] von der Ablage genommen.
    }
story-drewSeveral =
    { story-has } { COUNT($count, "card") } { $from ->
        [stock] vom Stapel gezogen.
       *[pile] von der Ablage genommen.
    }
story-tookFromPile = { story-has } { CARDS($cards, article: "the", case: "acc", several: "bare") } von der Ablage genommen.
story-tookUnseen = { story-has } { COUNT($count, "card") } von der Ablage genommen.
story-laidMeld = { story-has } ausgelegt: { $laid }.
story-laidOne = { MELD($meld, $terms) }: { $cards }
story-laidCards = { MELD($meld, $terms) }: { $cards }
story-card =
    { $isWild ->
        [yes]
            { IS(CARD($card), TERM($terms, "wild")) ->
                [yes] { CARD($card) }
               *[no] { CARD($card) } ({ TERM($terms, "wild") })
            }
       *[no] { CARD($card) }
    }
story-laidContract = { story-has } den Kontrakt ausgelegt: { LIST($laid, type: "semicolon") }.
story-laidOffOn =
    { story-has } { CARD($card, article: "the", case: "acc") } an { $kind ->
        [set] { MELD($meld, $terms, article: "the", case: "acc") }
        [run] die Folge { MELD($meld, style: "short") }
       *[none] { TERM($terms, "aMeldAcc") }
    } angelegt.
story-swap =
    { story-has } { CARDS($naturals, article: "the", case: "acc", several: "bare") } gegen den { WILD($wild, $terms) } getauscht
story-swappedOut = { story-swap }.
story-swappedTo =
    { story-swap } und ihn an { $kind ->
        [set] { MELD($meld, $terms, article: "the", case: "acc") }
       *[run] die Folge { MELD($meld, style: "short") }
    } angelegt.
story-swappedWithin = { story-swap } und ihn in { TERM($terms, "thisMeldDat") } gelassen.
story-tookBackPlay =
    { story-has } { $play ->
        [draw] zurückgelegt, was von der Ablage kam.
        [contract] den Kontrakt zurückgenommen.
        [layOff] eine angelegte Karte zurückgenommen.
        [swap] einen Tausch zurückgenommen.
       *[meld] { TERM($terms, "aMeldAcc") } zurückgenommen.
    }
story-discarded = { story-has } { CARD($card, article: "the", case: "acc") } abgeworfen.
story-tookBackDiscard = { story-has } { CARD($card, article: "the", case: "acc") } zurückgenommen.
story-hadNoDiscard =
    { PERSON($who) ->
        [you] Du hattest keine Karte mehr zum Abwerfen.
       *[other] { $who } hatte keine Karte mehr zum Abwerfen.
    }
story-floats =
    { PERSON($who) ->
        [you] Du schwebst ohne Karten.
       *[other] { $who } schwebt ohne Karten.
    }
story-tookNothing = { story-has } nichts von der Ablage genommen. Die Runde endet.
story-bookedSeat =
    { PERSON($who) ->
        [you] Du übernimmst mit der nächsten Runde den Platz von { $bot }.
       *[other] { $who } übernimmt mit der nächsten Runde den Platz von { $bot }.
    }
story-tookSeat = { story-has } den Platz von { $bot } übernommen.
story-leftSeat = { story-has } den Tisch verlassen, und { $bot } spielt weiter.
story-wentRummy = { story-has } Rummy gemacht!
story-wentUpForTwo =
    { PERSON($who) ->
        [you] Du bist up gegangen, nur mit einer 2 auf der Hand.
       *[other] { $who } ist up gegangen, nur mit einer 2 auf der Hand.
    }

## Cards taken out of turn, and cards called.

story-asksTakers = Nimmt jemand { CARDS($cards, article: "the", case: "acc", several: "bare") } außer der Reihe?
story-asksCallers =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the", several: "bare")) } passt: Ruft jemand „Rummy“?
       *[other] { CAPITAL(CARDS($cards, article: "the", several: "bare")) } passen: Ruft jemand „Rummy“?
    }
story-nobody = Niemand.
story-tookOutOfTurn = { story-has } { CARDS($cards, article: "the", case: "acc", several: "bare") } außer der Reihe genommen.
story-called = { story-has } „Rummy“ gerufen und { CARDS($cards, article: "the", case: "acc", several: "bare") } genommen.
story-penalty = { story-has } { CARDS($cards, article: "the", case: "acc", several: "bare") } zur Strafe gezogen.
story-penaltyUnseen = { story-has } { COUNT($count, "card") } zur Strafe gezogen.

## The beginning of a deal.

story-dealsFirst =
    { PERSON($who) ->
        [you] Du gibst zuerst.
       *[other] { $who } gibt zuerst.
    }
story-firstJack =
    Der erste Bube war { CARD($jack, article: "the") } und ging an { PEOPLE($who, case: "acc") }: { story-dealsFirst }
story-drewForDealer = Gezogen: { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { cards-personAlone } { CARDS($cards, type: "comma") }
story-dealt = Runde { $deal }: { story-has } gegeben.
story-dealtHere = { story-has } gegeben.
story-dealtOn = Das Geben ging weiter.
story-faceUp = Aufgedeckt: { LIST($shown, type: "comma") }.
story-cardsShown = { cards-personAlone } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } liegt neben dem Stapel.
story-startsPile =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the", several: "bare")) } eröffnet die Ablage.
       *[other] { CAPITAL(CARDS($cards, article: "the", several: "bare")) } eröffnen die Ablage.
    }
story-choosesSize =
    { PERSON($who) ->
        [you] Du hast eine Zwei aufgedeckt und darfst 2 oder 12 Karten wählen.
       *[other] { $who } hat eine Zwei aufgedeckt und darf 2 oder 12 Karten wählen.
    }
story-namesWild =
    { PERSON($who) ->
        [you] Du nennst den Jokerrang.
       *[other] { $who } nennt den Jokerrang.
    }
story-namedWild = { story-has } die { RANK($rank, number: "many") } genannt: Sie sind { TERM($terms, "wilds") }.
story-reshuffled =
    { $isTopKept ->
        [yes] Die Ablage wurde zu einem neuen Stapel von { COUNT($count, "card") } gemischt; ihre oberste Karte bleibt liegen.
       *[no] Die Ablage wurde zu einem neuen Stapel von { COUNT($count, "card") } gemischt.
    }

## The end of a deal, and what follows it.

story-dealEnded =
    { $ending ->
        [exhausted] Der Stapel war leer, bevor jemand { TERM($terms, "goneOutLast") }.
        [capped] Es ging nicht mehr voran, und die Runde wurde beendet.
        [void] Niemand konnte die Runde beenden, also gibt es keine Punkte.
        [cancelled] Das Spiel wurde aktualisiert und konnte diese Runde nicht fortsetzen. Es gibt keine Punkte.
       *[wentOut] { story-wentOut }.
    }
story-wentOut =
    { PERSON($who) ->
        [you] Du { TERM($terms, "youHaveGoneOut") }
       *[other] { $who } { TERM($terms, "hasGoneOut") }
    }
story-oneMoreTurn = { story-wentOut }. Alle anderen haben noch einen Zug.
story-lastTurns = { story-wentOut }, und das im ersten Zug. Wer noch keinen hatte, bekommt jetzt einen.
story-lastMelds =
    { story-wentOut }, und das im ersten Zug. Wer noch nicht dran war, darf noch { TERM($terms, "melds") } auslegen.
story-pressAsked =
    { PERSON($who) ->
        [you] Du darfst { COUNT($count, "point") } nehmen, damit die nächste Runde doppelt zählt.
       *[other] { $who } darf { COUNT($count, "point") } nehmen, damit die nächste Runde doppelt zählt.
    }
story-pressAnswered =
    { $isTaken ->
        [yes] { story-has } die Punkte genommen.
       *[no] { story-has } die Punkte nicht genommen.
    }
story-pressSet = { CAPITAL(LIST($clauses)) }.
story-getsPoints =
    { PERSON($who) ->
        [you] du bekommst { COUNT($points, "point") }
       *[other] { $who } bekommt { COUNT($points, "point") }
    }
story-nextDouble = die nächste Runde zählt doppelt
story-wonGame =
    { $count ->
        [one]
            { $withYou ->
                [yes] Du hast die Partie gewonnen.
               *[no] { PEOPLE($winners) } hat die Partie gewonnen.
            }
       *[other]
            { $withYou ->
                [yes] Ihr habt die Partie gewonnen, { PEOPLE($winners) }.
               *[no] { PEOPLE($winners) } haben die Partie gewonnen.
            }
    }
