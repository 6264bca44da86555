### The log, and deeds in a few words at the seats.

## The log's own texts.

log-dot = Sur une carte : posée depuis votre dernier tour. Sa couleur est celle du joueur.
log-deal =
    { $deal ->
        [0] Avant la première manche
       *[other] Manche { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew =
    { $count ->
        [1] pioche une carte
       *[other] pioche { COUNT($count, "card") }
    }
deeds-took = prend { CARDS($cards) }
deeds-tookMany =
    { $count ->
        [1] prend une carte
       *[other] prend { COUNT($count, "card") }
    }
deeds-laid = pose { MELD($meld, style: "short") }
deeds-laidContract = contrat posé
deeds-laidOff = ajoute { CARD($card) }
deeds-swapped = { CARDS($naturals) } contre le { TERM($terms, "wild") }
deeds-movedWild = déplace un { TERM($terms, "wild") } avec { CARDS($naturals) }
deeds-discarded = défausse { CARD($card) }
deeds-tookOutOfTurn = prend { CARDS($cards) } hors de son tour
deeds-tookManyOutOfTurn =
    { $count ->
        [1] prend une carte hors de son tour
       *[other] prend { COUNT($count, "card") } hors de son tour
    }
deeds-called = annonce Rami
deeds-tookBack = reprend { CARD($card) }
deeds-wentRummy = fait rami
deeds-wentUpForTwo = fait up pour 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = a { TERM($terms, "goneOut") }
deeds-late = encore un tour

## The sentences of the log about a turn.

story-theBot = Le robot
# "Vous avez", "Ana a".
story-has =
    { PERSON($who) ->
        [you] Vous avez
       *[other] { $who } a
    }
story-drewOne =
    { story-has } { $from ->
        [stock] pioché
       *[pile] pris
    } { $card ->
        [none] une carte
       *[other] { CARD($card, article: "the") }
    }{ $from ->
        [stock] .
       *[pile] {" "}dans la défausse.
    }
story-drewSeveral =
    { story-has } { $from ->
        [stock] pioché { COUNT($count, "card") }.
       *[pile] pris { COUNT($count, "card") } dans la défausse.
    }
story-tookFromPile = { story-has } pris { CARDS($cards, article: "the") } dans la défausse.
story-tookUnseen = { story-has } pris { COUNT($count, "card") } dans la défausse.
story-laidMeld = { story-has } posé { $laid }.
story-laidOne = { MELD($meld, $terms, article: "a") } : { $cards }
story-laidCards = { MELD($meld, $terms) } : { $cards }
# A Joker among jokers is not marked.
story-card =
    { $isWild ->
        [yes]
            { IS(UPPER(CARD($card)), UPPER(TERM($terms, "wild"))) ->
                [yes] { CARD($card) }
               *[no] { CARD($card) } ({ TERM($terms, "wild") })
            }
       *[no] { CARD($card) }
    }
story-laidContract = { story-has } posé le contrat : { LIST($laid, type: "semicolon") }.
story-laidOffOn =
    { story-has } ajouté { CARD($card, article: "the") } { $kind ->
        [set] { MELD($meld, $terms, article: "to") }.
        [run] à la suite { MELD($meld, style: "short") }.
       *[none] à { TERM($terms, "aMeld") }.
    }
story-swap = { story-has } échangé { CARDS($naturals, article: "the") } contre { WILD($wild, $terms, article: "the") }
story-swappedOut = { story-swap }.
story-swappedTo =
    { story-swap }, ajouté { $kind ->
        [set] { MELD($meld, $terms, article: "to") }.
       *[run] à la suite { MELD($meld, style: "short") }.
    }
story-swappedWithin = { story-swap }, resté dans { TERM($terms, "sameMeld") }.
story-tookBackPlay =
    { story-has } annulé { $play ->
        [draw] la prise dans la défausse.
        [contract] le contrat.
        [layOff] un ajout.
        [swap] un échange.
       *[meld] { TERM($terms, "aMeld") }.
    }
story-discarded = { story-has } défaussé { CARD($card, article: "the") }.
story-tookBackDiscard = { story-has } repris { CARD($card, article: "the") }.
story-hadNoDiscard =
    { PERSON($who) ->
        [you] Vous n’aviez plus de carte à défausser.
       *[other] { $who } n’avait plus de carte à défausser.
    }
story-floats =
    { PERSON($who) ->
        [you] Vous flottez, sans cartes.
       *[other] { $who } flotte, sans cartes.
    }
story-tookNothing =
    { PERSON($who) ->
        [you] Vous n’avez rien pris dans la défausse. La manche se termine.
       *[other] { $who } n’a rien pris dans la défausse. La manche se termine.
    }
story-bookedSeat =
    { PERSON($who) ->
        [you] Vous prenez { story-seatOf } à la prochaine manche.
       *[other] { $who } prend { story-seatOf } à la prochaine manche.
    }
# "la place de Basile", "la place d’Agathe"
story-seatOf =
    { INITIAL($bot) ->
        [consonant] la place de { $bot }
       *[vowel] la place d’{ $bot }
    }
story-tookSeat = { story-has } pris { story-seatOf }.
story-leftSeat = { story-has } quitté la table : { $bot } continue.
story-wentRummy = { story-has } fait rami !
story-wentUpForTwo = { story-has } fait up pour 2, avec un 2 pour seule carte.

## Cards taken out of turn, and cards called.

story-asksTakers = Quelqu’un prend-il { CARDS($cards, article: "the") } hors de son tour ?
story-asksCallers =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the")) } peut se poser : quelqu’un annonce-t-il Rami ?
       *[other] { CAPITAL(CARDS($cards, article: "the")) } peuvent se poser : quelqu’un annonce-t-il Rami ?
    }
story-nobody = Personne.
story-tookOutOfTurn =
    { PERSON($who) ->
        [you] Vous avez pris { CARDS($cards, article: "the") } hors de votre tour.
       *[other] { $who } a pris { CARDS($cards, article: "the") } hors de son tour.
    }
story-called = { story-has } annoncé Rami et pris { CARDS($cards, article: "the") }.
story-penalty = { story-has } pioché { CARDS($cards, article: "the") } en pénalité.
story-penaltyUnseen = { story-has } pioché { COUNT($count, "card") } en pénalité.

## The beginning of a deal.

story-dealsFirst =
    { PERSON($who) ->
        [you] Vous distribuez en premier.
       *[other] { $who } distribue en premier.
    }
story-firstJack = Premier valet, { CARD($jack, article: "the") }, pour { PEOPLE($who) }. { story-dealsFirst }
story-drewForDealer = Tirage du donneur : { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { cards-personAlone } { CARDS($cards, type: "comma") }
story-dealt =
    { PERSON($who) ->
        [you] Manche { $deal } : vous avez distribué.
       *[other] Manche { $deal } : { $who } a distribué.
    }
story-dealtHere = { story-has } distribué.
story-dealtOn = La distribution a continué.
story-faceUp = Cartes découvertes : { LIST($shown, type: "comma") }.
story-cardsShown = { cards-personAlone } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } est à côté de la pioche.
story-startsPile =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the")) } ouvre la défausse.
       *[other] { CAPITAL(CARDS($cards, article: "the")) } ouvrent la défausse.
    }
story-choosesSize =
    { PERSON($who) ->
        [you] Vous avez retourné un 2 et pouvez choisir 2 cartes ou 12.
       *[other] { $who } a retourné un 2 et peut choisir 2 cartes ou 12.
    }
story-namesWild =
    { PERSON($who) ->
        [you] Vous nommez la valeur joker.
       *[other] { $who } nomme la valeur joker.
    }
story-namedWild =
    { story-has } nommé les { RANK($rank, number: "many") } : { $rank ->
        [12] elles sont { TERM($terms, "wilds") }.
       *[other] ils sont { TERM($terms, "wilds") }.
    }
story-reshuffled =
    { $isTopKept ->
        [yes]
            La défausse a été mélangée et forme une nouvelle pioche de { COUNT($count, "card") } ; la carte du dessus reste en place.
       *[no] La défausse a été mélangée et forme une nouvelle pioche de { COUNT($count, "card") }.
    }

## The end of a deal, and what follows it.

story-dealEnded =
    { $ending ->
        [exhausted] La pioche s’est vidée avant que quelqu’un ne finisse.
        [capped] La manche n’avançait plus et a été arrêtée.
        [void] Personne ne pouvait finir : personne ne marque.
        [cancelled] Le jeu a été mis à jour et n’a pas pu continuer cette manche. Personne ne marque.
       *[wentOut] { story-wentOut }.
    }
story-wentOut = { story-has } { TERM($terms, "goneOut") }
story-outAtOnce =
    { PERSON($who) ->
        [you] Vous avez { TERM($terms, "goneOut") } dès votre premier tour.
       *[other] { $who } a { TERM($terms, "goneOut") } dès son premier tour.
    }
story-oneMoreTurn = { story-wentOut }. Les autres ont encore un tour.
story-lastTurns = { story-outAtOnce } Ceux qui n’ont pas encore joué ont maintenant leur tour.
story-lastMelds =
    { story-outAtOnce } Ceux qui n’ont pas encore joué peuvent encore poser des { TERM($terms, "melds") }.
story-pressAsked =
    { PERSON($who) ->
        [you] Vous pouvez prendre { COUNT($count, "point") } pour que la manche suivante compte double.
       *[other] { $who } peut prendre { COUNT($count, "point") } pour que la manche suivante compte double.
    }
story-pressAnswered =
    { $isTaken ->
        [yes] { story-has } pris les points.
       *[no]
            { PERSON($who) ->
                [you] Vous n’avez pas pris les points.
               *[other] { $who } n’a pas pris les points.
            }
    }
story-pressSet = { CAPITAL(LIST($clauses)) }.
story-getsPoints =
    { PERSON($who) ->
        [you] vous recevez { COUNT($points, "point") }
       *[other] { $who } reçoit { COUNT($points, "point") }
    }
story-nextDouble = la manche suivante compte double
story-wonGame =
    { $withYou ->
        [yes]
            { $count ->
                [one] Vous avez gagné la partie.
               *[other] { CAPITAL(PEOPLE($winners, order: "youLast")) } avez gagné la partie.
            }
       *[no]
            { $count ->
                [one] { PEOPLE($winners) } a gagné la partie.
               *[other] { PEOPLE($winners) } ont gagné la partie.
            }
    }
