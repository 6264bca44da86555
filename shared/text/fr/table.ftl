### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

# A suit after ranks in figures: "9-10-V de cœur".
spoken-suit = de { SUIT($suit) }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
table-pointsShort =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
table-number = { $count }
table-stockLeft = reste { $count }
table-discardPile = Défausse
table-bot = ROBOT
table-standIn = ROBOT
# Without a gender.
table-away = hors ligne
# It is their deal.
table-dealer = donne
table-freshMark =
    { $by ->
        [swap] libérée
       *[draw]
            { $count ->
                [one] nouvelle
               *[other] prise
            }
    }
table-dropHere =
    { $meld ->
        [none] poser ici
       *[other]
            poser ici
            { MELD($meld, style: "short") }
    }
table-inHand = En main : { COUNT($count, "point") }
table-laid = Posé { $count },
table-held = en main { COUNT($count, "point") }
table-emptySeat = Place libre
table-seatNumber = Place { $number }
table-you = Vous
table-honour =
    { $why ->
        [wentOut] Fini !
        [leads] En tête
       *[won] Victoire !
    }

## The facts of a deal. Real jokers are not told to be "jokers", but listed.

wilds-named =
    { $jokers ->
        [single] { TERM($terms, "Wild") } : { LIST($kinds) }
        [only] { wilds-listed }
        [among] { wilds-listed }
       *[without] { CAPITAL(LIST($kinds)) } sont { TERM($terms, "wilds") }
    }
wilds-listed = { TERM($terms, "Wilds") } : { LIST($kinds) }
wilds-sentence = { wilds-named }.
wilds-unknown = Quelle valeur est { TERM($terms, "wild") } ?
wilds-noWilds = Pas de { TERM($terms, "wilds") }
wilds-noWildsSentence = { wilds-noWilds }.
wilds-short =
    { IS(LIST($kinds, type: "comma"), "vrais") ->
        [yes] { TERM($terms, "Wild") } : les { LIST($kinds, type: "comma") }
       *[no] { TERM($terms, "Wild") } : { LIST($kinds, type: "comma") }
    }
wilds-rank = les { RANK($rank, number: "many") }
wildKinds-jokers = les vrais jokers
wildKinds-oneJoker = le vrai joker
wildKinds-oneEyedJacks = les valets borgnes
wilds-jokersShort = { TERM($terms, "jokersShort") }
wilds-jokerShort = { TERM($terms, "jokerShort") }
wilds-shownBy = { CAPITAL(CARD($card, article: "the")) } à côté de la pioche l’indique.
deals-of =
    { $length ->
        [short] { $deal } sur { $deals }
       *[full] Manche { $deal } sur { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } · en { GROUPED($target) }
       *[full] Manche { $deal } · en { GROUPED($target) }
    }
deals-sentenceOf = Manche { $deal } sur { $deals }.
deals-sentenceTo = Manche { $deal }, partie en { GROUPED($target) } points.
deals-times =
    { $times ->
        [2] Les points comptent double.
       *[other] Les points comptent quatre fois.
    }
deals-anticlockwise =
    On joue dans le sens antihoraire. Les places sont montrées dans l’ordre du jeu, de gauche à droite.

## The contract of a deal. "Un groupe de 3" would be of threes.

contracts-runs =
    { $count ->
        [one] { $count } suite de { $size } cartes
       *[other] { $count } suites de { $size } cartes
    }
contracts-sets =
    { $count ->
        [one] { $count } { TERM($terms, "set") } de { $size } cartes
       *[other] { $count } { TERM($terms, "sets") } de { $size } cartes
    }
contracts-eithers =
    { $count ->
        [one] { $count } { TERM($terms, "set") } ou suite de { $size } cartes
       *[other] { $count } { TERM($terms, "sets") } ou suites de { $size } cartes
    }
contracts-asked =
    { $isEveryCard ->
        [yes] Cette manche : { LIST($melds) }, avec toutes vos cartes
       *[no] Cette manche : { LIST($melds) }
    }
contracts-nothingAside = rien de réservé
contracts-toGo = encore { LIST($melds) }
contracts-allAside = tout est réservé
contracts-longerRun = Dans ce contrat, une suite compte au moins { COUNT($count, "card") }.
contracts-differentSuits = Les suites d’un contrat doivent être de couleurs différentes.
contracts-differentRanks = Les { TERM($terms, "sets") } d’un contrat doivent être de valeurs différentes.
contracts-touchingRuns = Un contrat ne peut pas avoir deux suites de même couleur si l’une continue là où l’autre s’arrête.
contracts-wholeHand = Ce contrat doit prendre toutes les cartes de votre main.
contracts-notLonger = Les { TERM($terms, "melds") } de ce contrat doivent avoir exactement le nombre de cartes demandé : { LIST($melds) }.
contracts-mustBe = Le contrat est : { LIST($melds) }.
contracts-takeApart = Remettre en main { MELD($meld, $terms, article: "the") }

## The line above the hand when it is not up to the reader.

waits-forPlayers = En attente de joueurs
waits-gameOver = La partie est finie
waits-choosingDealer = Choix du premier donneur
waits-aboutToDeal = La donne arrive
waits-dealOver = La manche { $deal } est finie
waits-forCall = En attente : qui réclame { CARDS($cards, article: "the") } ?
waits-forTaker = En attente : qui prend { CARDS($cards, article: "the") } ?
waits-botPlays = Un robot joue pour { $name }
waits-sizing = { $name } choisit : 2 cartes ou 12
waits-naming = { $name } nomme la valeur { TERM($terms, "wild") }
waits-press = { $name } peut prendre { COUNT($points, "point") } pour doubler la manche suivante
waits-watching = Vous regardez : { $name } joue
waits-for = En attente : { $name }
# A player is out, and the others have a last turn.
waits-last = Derniers tours : { $name } joue

## The same when the reader has a question to answer.

asks-size = Vous avez retourné un 2 : 2 cartes ou 12 ?
asks-name = À vous : nommez la valeur { TERM($terms, "wild") }
asks-press = Prendre { COUNT($points, "point") } pour le Press ?
asks-call =
    { $count ->
        [one] Rami ? { CAPITAL(CARDS($cards, article: "the")) } peut se poser
       *[other] Rami ? { CAPITAL(CARDS($cards, article: "the")) } peuvent se poser
    }
asks-take = Prendre { CARDS($cards, article: "the") } ?

## The same when the reader draws.

draws-leavePile = Pioche vide : ne prenez rien, et la manche se termine
draws-takeOrLeave =
    { $length ->
        [short] Prenez dans la défausse, ou rien
       *[full] Pioche vide : prenez dans la défausse, ou rien pour finir la manche
    }
draws-floating = Vous flottez : piochez
draws-stock = À vous : piochez
draws-any = À vous : prenez une carte
draws-orMelds = À vous : prenez une carte ou posez des cartes
draws-stockOrMelds = À vous : piochez ou posez des cartes
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Votre dernier tour : prenez une carte
       *[full] { $name } a { TERM($terms, "goneOut") }. Votre dernier tour : prenez une carte
    }
draws-lastFromStock =
    { $length ->
        [short] Votre dernier tour : piochez
       *[full] { $name } a { TERM($terms, "goneOut") }. Votre dernier tour : piochez
    }
draws-deep = À vous : prenez une carte, ou plusieurs dans la défausse

## The same when the reader has one thing left to do.

duties-emptyHanded =
    { $end ->
        [goOut] Vous n’avez plus de cartes : { TERM($terms, "youGoOut") }
        [float] Vous n’avez plus de cartes : flottez
       *[undo] Vous n’avez plus de cartes : annulez un coup
    }
duties-lastChance =
    { $mayLay ->
        [yes] Dernière chance : posez des { TERM($terms, "melds") }, puis « { $button } »
       *[no] Plus rien à poser : appuyez sur « { $button } »
    }
duties-melding = À vous : posez d’autres cartes ou appuyez sur « { $button } »
duties-discardLast = Défaussez votre dernière carte pour { TERM($terms, "finish") }
duties-layTaken = À vous : posez { CARD($card, article: "the") } avec deux cartes naturelles
duties-playTaken = À vous : jouez la carte prise, { CARD($card, article: "the") }
duties-reuseWild = À vous : jouez le { TERM($terms, "wild") } que vous avez pris
duties-layOffLast = Votre dernière carte va avec { TERM($terms, "aMeld") } : ajoutez-la
duties-layAll = Posez toutes vos cartes pour { TERM($terms, "finish") }

## The same when the reader plays: "À vous : posez des combinaisons, ajoutez ou défaussez pour finir le tour".

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] Vous commencez
               *[full] Vous commencez avec une carte de plus
            }
       *[no]
            { $isLast ->
                [yes] Votre dernier tour
               *[no] À vous
            }
    } : { LIST($choices, type: "or") }{ $later ->
        [yes]  ; on ne pose pas encore
       *[no] {""}
    }
turn-melds =
    { $length ->
        [short] posez
       *[full] posez des { TERM($terms, "melds") }
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = posez { $points } points de { TERM($terms, "melds") }
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } points sur { $needed } : posez-en plus, ou annulez un coup
        [noRun] { $points } points sur { $needed }, mais il manque une suite sans { TERM($terms, "wild") }
        [enough] { $points } points sur { $needed } : assez pour ouvrir
       *[selected] { $points } points sur { $needed }
    }
turn-contract = posez votre contrat
turn-layOff =
    { $beside ->
        [melds] ajoutez
       *[others] ajoutez une carte
    }
turn-swap =
    { $length ->
        [short] échangez un { TERM($terms, "wild") }
       *[full] échangez une carte contre un { TERM($terms, "wild") }
    }
turn-goRummy = { TERM($terms, "youGoOut") }
turn-discard =
    { $isOnly ->
        [yes] défaussez une carte
       *[no]
            { $length ->
                [short] défaussez
               *[full] défaussez pour finir le tour
            }
    }
turn-press = appuyez sur « { $button } »
turn-undo = annulez un coup
turn-skippable = { $step } · touchez la table pour avancer
turn-skip = Avancer jusqu’à votre tour

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● À vous — Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = Un robot joue pour vous
standIn-back = Me revoilà

## There is no sign of somebody whom the table waits for.

silence-you = Toujours là ? Les autres peuvent faire jouer un robot.
silence-letBot = Faire jouer un robot
silence-noSign = { $name } ne donne pas signe de vie

## Questions over the table.

questions-yes = Oui
questions-no = Non
questions-notThisDeal = Pas dans cette manche
questions-keys = Appuyez sur Y pour oui, sur N pour non.
questions-seconds = { $seconds } s
questions-name = Quelle valeur sera { TERM($terms, "wild") } ?
questions-size = Vous avez retourné un 2. Combien de cartes voulez-vous en tout ?
takes-title = Prendre { CARDS($cards, article: "the") } hors de votre tour ?
takes-left = Encore { $left } fois possible dans cette manche.
calls-title = { asks-call }.
press-title = Prendre { COUNT($points, "point") } pour doubler la manche suivante ?
press-rule =
    Le Press : la manche suivante compte double pour tous si un total dépasse tous les autres d’au moins 50 points.
press-offer = Votre total est de { $own }, le suivant de { $next }. Si vous dites oui, il augmente tout de suite de { COUNT($points, "point") }. Sinon, rien ne change.
