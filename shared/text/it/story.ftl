### The log, and deeds in a few words at the seats.

## The log's own texts.

log-dot = Su una carta: giocata dopo il tuo ultimo turno. Il colore è quello di chi l’ha giocata.
log-deal =
    { $deal ->
        [0] Prima della prima mano
       *[other] Mano { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew =
    { $count ->
        [1] pesca una carta
       *[other] pesca { COUNT($count, "card") }
    }
deeds-took = prende { CARDS($cards) }
deeds-tookMany =
    { $count ->
        [1] prende una carta
       *[other] prende { COUNT($count, "card") }
    }
deeds-laid = cala { MELD($meld, style: "short") }
deeds-laidContract = cala contratto
deeds-laidOff = attacca { CARD($card) }
deeds-swapped = { CARDS($naturals) } per { TERM($terms, "theWild") }
deeds-movedWild = sposta { TERM($terms, "aWild") } con { CARDS($naturals) }
deeds-discarded = scarta { CARD($card) }
deeds-tookOutOfTurn = prende { CARDS($cards) } fuori turno
deeds-tookManyOutOfTurn =
    { $count ->
        [1] prende una carta fuori turno
       *[other] prende { COUNT($count, "card") } fuori turno
    }
deeds-called = chiama ramino
deeds-tookBack = riprende { CARD($card) }
deeds-wentRummy = fa ramino
deeds-wentUpForTwo = fa up con il 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = ha { TERM($terms, "goneOut") }
deeds-late = ancora un turno

## The sentences of the log about a turn.

story-theBot = Il bot
story-drew =
    { PERSON($who) ->
        [you] Hai pescato
       *[other] { $who } ha pescato
    }
story-took =
    { PERSON($who) ->
        [you] Hai preso
       *[other] { $who } ha preso
    }
story-drewOne =
    { $from ->
        [stock] { story-drew } { story-cardOrOne } dal mazzo.
       *[pile] { story-took } { story-cardOrOne } dal pozzo.
    }
story-cardOrOne =
    { $card ->
        [none] una carta
       *[other] { CARD($card, article: "the") }
    }
story-drewSeveral =
    { $from ->
        [stock] { story-drew } { COUNT($count, "card") } dal mazzo.
       *[pile] { story-took } { COUNT($count, "card") } dal pozzo.
    }
story-tookFromPile = { story-took } { CARDS($cards, article: "the") } dal pozzo.
story-tookUnseen = { story-took } { COUNT($count, "card") } dal pozzo.
story-laid =
    { PERSON($who) ->
        [you] Hai calato
       *[other] { $who } ha calato
    }
story-laidMeld = { story-laid } { $laid }.
story-laidOne = { MELD($meld, $terms, article: "a") }: { $cards }
story-laidCards = { MELD($meld, $terms) }: { $cards }
story-card =
    { $isWild ->
        [yes] { CARD($card) } ({ TERM($terms, "wild") })
       *[no] { CARD($card) }
    }
story-laidContract = { story-laid } il contratto: { LIST($laid, type: "semicolon") }.
story-laidOffOn =
    { PERSON($who) ->
        [you] Hai attaccato
       *[other] { $who } ha attaccato
    } { CARD($card, article: "the") } { $kind ->
        [set] { MELD($meld, $terms, article: "to") }.
        [run] alla scala { MELD($meld, style: "short") }.
       *[none] a { TERM($terms, "aMeld") }.
    }
story-swap =
    { PERSON($who) ->
        [you] Hai scambiato
       *[other] { $who } ha scambiato
    } { CARDS($naturals, article: "the") } con { WILD($wild, $terms, article: "the") }
story-swappedOut = { story-swap }.
story-swappedTo =
    { story-swap }, che passa { $kind ->
        [set] { MELD($meld, $terms, article: "to") }.
       *[run] alla scala { MELD($meld, style: "short") }.
    }
story-swappedWithin = { story-swap }, che resta { TERM($terms, "inSameMeld") }.
story-tookBackPlay =
    { $play ->
        [draw]
            { PERSON($who) ->
                [you] Hai rimesso nel pozzo quello che avevi preso.
               *[other] { $who } ha rimesso nel pozzo quello che aveva preso.
            }
        [contract] { story-undid } il contratto.
        [layOff] { story-undid } una carta attaccata.
        [swap] { story-undid } uno scambio.
       *[meld] { story-undid } { TERM($terms, "aMeld") }.
    }
story-undid =
    { PERSON($who) ->
        [you] Hai annullato
       *[other] { $who } ha annullato
    }
story-discarded =
    { PERSON($who) ->
        [you] Hai scartato { CARD($card, article: "the") }.
       *[other] { $who } ha scartato { CARD($card, article: "the") }.
    }
story-tookBackDiscard =
    { PERSON($who) ->
        [you] Hai ripreso { CARD($card, article: "the") }.
       *[other] { $who } ha ripreso { CARD($card, article: "the") }.
    }
story-hadNoDiscard =
    { PERSON($who) ->
        [you] Non avevi più carte da scartare.
       *[other] { $who } non aveva più carte da scartare.
    }
story-floats =
    { PERSON($who) ->
        [you] Resti a galla, senza carte.
       *[other] { $who } resta a galla, senza carte.
    }
story-tookNothing =
    { PERSON($who) ->
        [you] Non hai preso niente dal pozzo. La mano finisce.
       *[other] { $who } non ha preso niente dal pozzo. La mano finisce.
    }
story-bookedSeat =
    { PERSON($who) ->
        [you] Dalla prossima mano prendi il posto di { $bot }.
       *[other] Dalla prossima mano { $who } prende il posto di { $bot }.
    }
story-tookSeat = { story-took } il posto di { $bot }.
story-leftSeat =
    { PERSON($who) ->
        [you] Hai lasciato il tavolo, e { $bot } gioca al tuo posto.
       *[other] { $who } ha lasciato il tavolo, e { $bot } continua a giocare.
    }
story-wentRummy =
    { PERSON($who) ->
        [you] Hai fatto ramino!
       *[other] { $who } ha fatto ramino!
    }
story-wentUpForTwo =
    { PERSON($who) ->
        [you] Hai fatto up con il 2: in mano avevi solo un 2.
       *[other] { $who } ha fatto up con il 2: in mano aveva solo un 2.
    }

## Cards taken out of turn, and cards called.

story-asksTakers = Qualcuno prende { CARDS($cards, article: "the") } fuori turno?
story-asksCallers =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the")) } si attacca: qualcuno chiama ramino?
       *[other] { CAPITAL(CARDS($cards, article: "the")) } si attaccano: qualcuno chiama ramino?
    }
story-nobody = Nessuno.
story-tookOutOfTurn = { story-took } { CARDS($cards, article: "the") } fuori turno.
story-called =
    { PERSON($who) ->
        [you] Hai chiamato ramino e preso { CARDS($cards, article: "the") }.
       *[other] { $who } ha chiamato ramino e preso { CARDS($cards, article: "the") }.
    }
story-penalty =
    { $count ->
       *[other] { story-drew } { CARDS($cards, article: "the") } per penalità.
    }
story-penaltyUnseen = { story-drew } { COUNT($count, "card") } per penalità.

## The beginning of a deal.

story-dealsFirst =
    { PERSON($who) ->
        [you] Cominci tu a dare le carte.
       *[other] Comincia { $who } a dare le carte.
    }
story-firstJack =
    Il primo fante, { CARD($jack, article: "the") }, è andato { PEOPLE($who, case: "to") }. { story-dealsFirst }
story-drewForDealer = Sorteggio di chi dà le carte: { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { PEOPLE($who) } { CARDS($cards, type: "comma") }
story-dealt =
    { PERSON($who) ->
        [you] Mano { $deal }: hai dato le carte.
       *[other] Mano { $deal }: { $who } ha dato le carte.
    }
story-dealtHere =
    { PERSON($who) ->
        [you] Hai dato le carte.
       *[other] { $who } ha dato le carte.
    }
story-dealtOn = Poi sono state date le altre carte.
story-faceUp = Scoperte: { LIST($shown, type: "comma") }.
story-cardsShown = { PEOPLE($who) } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } sta accanto al mazzo.
story-startsPile =
    { $count ->
       *[other] Il pozzo comincia con { CARDS($cards, article: "the") }.
    }
story-choosesSize =
    { PERSON($who) ->
        [you] Hai scoperto un due e puoi scegliere tra 2 carte e 12.
       *[other] { $who } ha scoperto un due e può scegliere tra 2 carte e 12.
    }
story-namesWild =
    { PERSON($who) ->
        [you] Scegli tu la matta della mano.
       *[other] { $who } sceglie la matta della mano.
    }
story-namedWild =
    { PERSON($who) ->
        [you] Hai scelto { RANK($rank, number: "many", article: "the") }: sono { TERM($terms, "wilds") }.
       *[other] { $who } ha scelto { RANK($rank, number: "many", article: "the") }: sono { TERM($terms, "wilds") }.
    }
story-reshuffled =
    { $isTopKept ->
        [yes] Il pozzo è stato mescolato: il nuovo mazzo ha { COUNT($count, "card") }; la carta in cima resta.
       *[no] Il pozzo è stato mescolato: il nuovo mazzo ha { COUNT($count, "card") }.
    }

## The end of a deal, and what follows it.

story-dealEnded =
    { $ending ->
        [exhausted] Il mazzo è finito prima che qualcuno finisse le carte.
        [capped] La mano non portava a niente ed è stata fermata.
        [void] Nessuno poteva finire, quindi nessuno fa punti.
        [cancelled] Il gioco è stato aggiornato e non ha potuto continuare questa mano. Nessuno fa punti.
       *[wentOut] { story-wentOut }.
    }
story-wentOut =
    { PERSON($who) ->
        [you] Hai { TERM($terms, "goneOut") }
       *[other] { $who } ha { TERM($terms, "goneOut") }
    }
story-oneMoreTurn = { story-wentOut }. Gli altri hanno ancora un turno.
story-lastTurns = { story-outAtOnce } Chi non ha ancora giocato ha adesso il suo turno.
story-lastMelds = { story-outAtOnce } Chi non ha ancora giocato può ancora calare { TERM($terms, "melds") }.
story-outAtOnce = { story-wentOut } al primo turno.
story-pressAsked =
    { PERSON($who) ->
        [you] Puoi prendere { COUNT($count, "point") } perché la prossima mano conti doppio.
       *[other] { $who } può prendere { COUNT($count, "point") } perché la prossima mano conti doppio.
    }
story-pressAnswered =
    { $isTaken ->
        [yes] { story-took } i punti.
       *[no]
            { PERSON($who) ->
                [you] Non hai preso i punti.
               *[other] { $who } non ha preso i punti.
            }
    }
story-pressSet = { CAPITAL(LIST($clauses)) }.
story-getsPoints =
    { PERSON($who) ->
        [you] tu prendi { COUNT($points, "point") }
       *[other] { $who } prende { COUNT($points, "point") }
    }
story-nextDouble = la prossima mano conta doppio
story-wonGame =
    { $count ->
        [one]
            { $withYou ->
                [yes] Hai vinto la partita.
               *[no] { PEOPLE($winners) } ha vinto la partita.
            }
       *[other]
            { $withYou ->
                [yes] { CAPITAL(PEOPLE($winners)) } avete vinto la partita.
               *[no] { PEOPLE($winners) } hanno vinto la partita.
            }
    }
