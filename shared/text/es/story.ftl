### The log, and deeds in a few words at the seats.

## The log's own texts.

log-dot = En una carta: se jugó después de tu último turno. Tiene el color de quien la jugó.
log-deal =
    { $deal ->
        [0] Antes de la primera mano
       *[other] Mano { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew =
    { $count ->
        [1] robó una carta
       *[other] robó { COUNT($count, "card") }
    }
deeds-took = tomó { CARDS($cards) }
deeds-tookMany =
    { $count ->
        [1] tomó una carta
       *[other] tomó { COUNT($count, "card") }
    }
deeds-laid = bajó { MELD($meld, style: "short") }
deeds-laidContract = bajó contrato
deeds-laidOff = colocó { CARD($card) }
deeds-swapped = { CARDS($naturals) } por el { TERM($terms, "wild") }
deeds-movedWild = movió un { TERM($terms, "wild") } con { CARDS($naturals) }
deeds-discarded = descartó { CARD($card) }
deeds-tookOutOfTurn = tomó { CARDS($cards) } fuera de turno
deeds-tookManyOutOfTurn =
    { $count ->
        [1] tomó una carta fuera de turno
       *[other] tomó { COUNT($count, "card") } fuera de turno
    }
deeds-called = cantó rummy
deeds-tookBack = recuperó { CARD($card) }
deeds-wentRummy = hizo rummy
deeds-wentUpForTwo = se fue con 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = { TERM($terms, "wentOut") }
deeds-late = le queda un turno

## The sentences of the log about a turn.

story-theBot = El bot
story-drew =
    { PERSON($who) ->
        [you] Robaste
       *[other] { $who } robó
    }
story-took =
    { PERSON($who) ->
        [you] Tomaste
       *[other] { $who } tomó
    }
story-drewOne =
    { $from ->
        [stock] { story-drew } { story-cardOrOne } del mazo.
       *[pile] { story-took } { story-cardOrOne } de la pila de descartes.
    }
story-cardOrOne =
    { $card ->
        [none] una carta
       *[other] { CARD($card, article: "the") }
    }
story-drewSeveral =
    { $from ->
        [stock] { story-drew } { COUNT($count, "card") } del mazo.
       *[pile] { story-took } { COUNT($count, "card") } de la pila de descartes.
    }
story-tookFromPile = { story-took } { CARDS($cards, article: "the") } de la pila de descartes.
story-tookUnseen = { story-took } { COUNT($count, "card") } de la pila de descartes.
story-bajar =
    { PERSON($who) ->
        [you] Bajaste
       *[other] { $who } bajó
    }
story-laidMeld = { story-bajar } { $laid }.
story-laidOne = { MELD($meld, $terms, article: "a") }: { $cards }
story-laidCards = { MELD($meld, $terms) }: { $cards }
story-card =
    { $isWild ->
        [yes] { CARD($card) } ({ TERM($terms, "wild") })
       *[no] { CARD($card) }
    }
story-laidContract = { story-bajar } el contrato: { LIST($laid, type: "semicolon") }.
story-laidOffOn =
    { PERSON($who) ->
        [you] Colocaste
       *[other] { $who } colocó
    } { CARD($card, article: "the") } en { $kind ->
        [set] { MELD($meld, $terms, article: "the") }.
        [run] la escalera { MELD($meld, style: "short") }.
       *[none] { TERM($terms, "aMeld") }.
    }
story-swap =
    { PERSON($who) ->
        [you] Cambiaste
       *[other] { $who } cambió
    } { CARDS($naturals, article: "the") } por { WILD($wild, $terms, article: "the") }
story-swappedOut = { story-swap }.
story-swappedTo =
    { story-swap }, que pasó { $kind ->
        [set] { MELD($meld, $terms, article: "to") }.
       *[run] a la escalera { MELD($meld, style: "short") }.
    }
story-swappedWithin = { story-swap }, que se quedó en { TERM($terms, "sameMeld") }.
story-tookBackPlay =
    { $play ->
        [draw]
            { PERSON($who) ->
                [you] Devolviste a la pila de descartes lo que habías tomado.
               *[other] { $who } devolvió a la pila de descartes lo que había tomado.
            }
        [contract] { story-undid } el contrato.
        [layOff] { story-undid } una carta colocada.
        [swap] { story-undid } un cambio.
       *[meld] { story-undid } { TERM($terms, "aMeld") }.
    }
story-undid =
    { PERSON($who) ->
        [you] Anulaste
       *[other] { $who } anuló
    }
story-discarded =
    { PERSON($who) ->
        [you] Descartaste { CARD($card, article: "the") }.
       *[other] { $who } descartó { CARD($card, article: "the") }.
    }
story-tookBackDiscard =
    { PERSON($who) ->
        [you] Recuperaste { CARD($card, article: "the") }.
       *[other] { $who } recuperó { CARD($card, article: "the") }.
    }
story-hadNoDiscard =
    { PERSON($who) ->
        [you] No tenías ninguna carta para descartar.
       *[other] { $who } no tenía ninguna carta para descartar.
    }
story-floats =
    { PERSON($who) ->
        [you] Te quedas sin cartas y flotas.
       *[other] { $who } se queda sin cartas y flota.
    }
story-tookNothing =
    { PERSON($who) ->
        [you] No tomaste nada de la pila de descartes. La mano acaba.
       *[other] { $who } no tomó nada de la pila de descartes. La mano acaba.
    }
story-bookedSeat =
    { PERSON($who) ->
        [you] Ocupas el sitio de { $bot } desde la próxima mano.
       *[other] { $who } ocupa el sitio de { $bot } desde la próxima mano.
    }
story-tookSeat =
    { PERSON($who) ->
        [you] Ocupaste el sitio de { $bot }.
       *[other] { $who } ocupó el sitio de { $bot }.
    }
story-leftSeat =
    { PERSON($who) ->
        [you] Dejaste la mesa y { $bot } sigue jugando.
       *[other] { $who } dejó la mesa y { $bot } sigue jugando.
    }
story-wentRummy =
    { PERSON($who) ->
        [you] ¡Hiciste rummy!
       *[other] ¡{ $who } hizo rummy!
    }
story-wentUpForTwo =
    { PERSON($who) ->
        [you] Te fuiste con 2: solo te quedaba un 2.
       *[other] { $who } se fue con 2: solo le quedaba un 2.
    }

## Cards taken out of turn, and cards called.

story-asksTakers = ¿Alguien toma { CARDS($cards, article: "the") } fuera de turno?
story-asksCallers =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the")) } encaja: ¿alguien canta rummy?
       *[other] { CAPITAL(CARDS($cards, article: "the")) } encajan: ¿alguien canta rummy?
    }
story-nobody = Nadie.
story-tookOutOfTurn = { story-took } { CARDS($cards, article: "the") } fuera de turno.
story-called =
    { PERSON($who) ->
        [you] Cantaste rummy y tomaste { CARDS($cards, article: "the") }.
       *[other] { $who } cantó rummy y tomó { CARDS($cards, article: "the") }.
    }
story-penalty =
    { $count ->
        [one] { story-drew } { CARDS($cards, article: "the") } como carta de castigo.
       *[other] { story-drew } { CARDS($cards, article: "the") } como cartas de castigo.
    }
story-penaltyUnseen = { story-drew } { COUNT($count, "card") } de castigo.

## The beginning of a deal.

story-dealsFirst =
    { PERSON($who) ->
        [you] Repartes primero.
       *[other] { $who } reparte primero.
    }
story-firstJack =
    La primera jota, { CARD($jack, article: "the") }, fue para { PEOPLE($who, case: "prep") }. { story-dealsFirst }
story-drewForDealer = Sorteo para ver quién reparte: { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { PEOPLE($who) } { CARDS($cards, type: "comma") }
story-dealt =
    { PERSON($who) ->
        [you] Mano { $deal }: repartiste.
       *[other] Mano { $deal }: { $who } repartió.
    }
story-dealtHere =
    { PERSON($who) ->
        [you] Repartiste.
       *[other] { $who } repartió.
    }
story-dealtOn = El reparto continuó.
story-faceUp = Boca arriba: { LIST($shown, type: "comma") }.
story-cardsShown = { PEOPLE($who) } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } queda junto al mazo.
story-startsPile =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the")) } abre la pila de descartes.
       *[other] { CAPITAL(CARDS($cards, article: "the")) } abren la pila de descartes.
    }
story-choosesSize =
    { PERSON($who) ->
        [you] Tienes un dos boca arriba y puedes elegir 2 cartas o 12.
       *[other] { $who } tiene un dos boca arriba y puede elegir 2 cartas o 12.
    }
story-namesWild =
    { PERSON($who) ->
        [you] Eliges el comodín de la mano.
       *[other] { $who } elige el comodín de la mano.
    }
story-namedWild =
    { PERSON($who) ->
        [you] Elegiste { RANK($rank, number: "many", article: "the") }: son { TERM($terms, "wilds") }.
       *[other] { $who } eligió { RANK($rank, number: "many", article: "the") }: son { TERM($terms, "wilds") }.
    }
story-reshuffled =
    { $isTopKept ->
        [yes]
            La pila de descartes se barajó y es el nuevo mazo, de { COUNT($count, "card") }; la carta de arriba se queda.
       *[no] La pila de descartes se barajó y es el nuevo mazo, de { COUNT($count, "card") }.
    }

## The end of a deal, and what follows it.

story-dealEnded =
    { $ending ->
        [exhausted] El mazo se acabó sin que nadie consiguiera { TERM($terms, "toGoOut") }.
        [capped] La mano no llevaba a ninguna parte y se detuvo.
        [void] Nadie podía acabar, así que nadie puntúa.
        [cancelled] El juego se actualizó y no pudo continuar esta mano. Nadie puntúa.
       *[wentOut] { story-wentOut }.
    }
story-wentOut =
    { PERSON($who) ->
        [you] { TERM($terms, "YouWentOut") }
       *[other] { $who } { TERM($terms, "wentOut") }
    }
story-outAtOnce =
    { PERSON($who) ->
        [you] { story-wentOut } en tu primer turno.
       *[other] { story-wentOut } en su primer turno.
    }
story-oneMoreTurn = { story-wentOut }. A los demás les queda un turno.
story-lastTurns = { story-outAtOnce } Quienes aún no han jugado tienen ahora su turno.
story-lastMelds = { story-outAtOnce } Quienes aún no han jugado pueden bajar { TERM($terms, "melds") }.
story-pressAsked =
    { PERSON($who) ->
        [you] Puedes anotarte { COUNT($count, "point") } para que la próxima mano valga el doble.
       *[other] { $who } puede anotarse { COUNT($count, "point") } para que la próxima mano valga el doble.
    }
story-pressAnswered =
    { $isTaken ->
        [yes]
            { PERSON($who) ->
                [you] Te anotaste los puntos.
               *[other] { $who } se anotó los puntos.
            }
       *[no]
            { PERSON($who) ->
                [you] No te anotaste los puntos.
               *[other] { $who } no se anotó los puntos.
            }
    }
story-pressSet = { CAPITAL(LIST($clauses)) }.
story-getsPoints =
    { PERSON($who) ->
        [you] tú recibes { COUNT($points, "point") }
       *[other] { $who } recibe { COUNT($points, "point") }
    }
story-nextDouble = la próxima mano vale el doble
story-wonGame =
    { $count ->
        [one]
            { $withYou ->
                [yes] Ganaste la partida.
               *[no] { PEOPLE($winners) } ganó la partida.
            }
       *[other] Victoria compartida: { PEOPLE($winners, order: "youLast") }.
    }
