### The rules in sentences: a label and a sentence for each value of every option, and remarks that belong to none.
### Only those that apply are said, in this order. Numbers and lists are values of one sentence.

## Players and cards.

topic-players = Joueurs et cartes
option-table-minPlayers-label = Joueurs, au moins
option-table-minPlayers = Au moins { $players } joueurs.
option-table-maxPlayers-label = Joueurs, au plus
option-table-maxPlayers = Au plus { $players } joueurs.
option-table-direction-label = Sens du jeu
option-table-direction-clockwise = On distribue et on joue dans le sens horaire, et la donne tourne dans le même sens.
option-table-direction-counterClockwise = On distribue et on joue dans le sens antihoraire, et la donne tourne dans le même sens.
option-table-firstDealer-label = Premier donneur
option-table-firstDealer-random = Le premier donneur est tiré au sort.
option-table-firstDealer-lowestDraw = Chacun tire une carte et la plus basse désigne le premier donneur ; l’as est la plus basse.
option-table-firstDealer-firstJack = On distribue des cartes découvertes autour de la table ; celui qui reçoit le premier valet distribue en premier.
option-table-drawTie-label = Cartes égales à ce tirage
option-table-drawTie-lowestRedraw = Les joueurs à égalité pour la plus basse carte tirent de nouveau.
option-table-drawTie-allEqualRedraw = Les joueurs qui tirent des cartes égales recommencent, jusqu’à ce qu’il n’y ait plus d’égalité.
option-pack-packs-label = Paquets
option-pack-packs-one = Un paquet de 52 cartes.
option-pack-packs-two = Deux paquets mélangés ensemble.
option-pack-packs-twoAbove4 = Un paquet jusqu’à quatre joueurs, deux à partir de cinq.
option-pack-packs-threeAbove4 = Deux paquets jusqu’à quatre joueurs, trois à partir de cinq.
option-pack-packs-halfOfPlayers = Un paquet pour deux joueurs, en arrondissant au nombre supérieur.
option-pack-jokers-label = Vrais jokers
option-pack-jokers-0 = Pas de vrais jokers.
option-pack-jokers-1 = Un vrai joker.
option-pack-jokers-2 = Deux vrais jokers.
option-pack-jokers-4 = Quatre vrais jokers.
option-pack-jokers-6 = Six vrais jokers.
option-pack-jokers-twoPerPack = Deux vrais jokers par paquet.
option-pack-lowestRank-label = Cartes retirées
option-pack-lowestRank-2 = On ne retire aucune carte.
option-pack-lowestRank-3 = On retire les 2.
option-pack-lowestRank-4 = On retire les 2 et les 3.
option-pack-lowestRank-6 = On retire les 2, les 3, les 4 et les 5.
remark-players-exactly = Pour { $players } joueurs.
remark-players-either = Pour { LIST($numbers, type: "or") } joueurs.
remark-players-fromTo = De { $fewest } à { $most } joueurs.

## The deal.

topic-deal = La donne
option-table-firstPlayer-label = Qui commence
option-table-firstPlayer-afterDealer = Le joueur qui suit le donneur commence.
option-table-firstPlayer-dealer = Le donneur commence.
option-deal-size-label = Taille des mains
option-deal-size-fixed = Les mains ont la même taille à chaque manche.
option-deal-size-byRound = Les mains ont une carte de plus à chaque manche.
option-deal-size-byContract = Le contrat de chaque manche fixe la taille des mains.
option-deal-size-byUpcard = Chacun reçoit toute sa main d’un coup. La première carte est découverte et fixe la taille de la main.
option-deal-cards-label = Cartes par joueur
option-deal-cards = Chacun commence avec { $cards } cartes.
option-deal-cardsIfFew-label = Cartes par joueur à une petite table
option-deal-cardsIfFew =
    { $cards ->
        [0] Chacun commence avec le même nombre de cartes, quel que soit le nombre de joueurs.
       *[other] À une petite table, chacun commence avec { $cards } cartes.
    }
# Follows `option-deal-cardsIfFew`, which calls it a small table.
option-deal-fewPlayers-label = Taille d’une petite table
option-deal-fewPlayers =
    { $players ->
        [2] Une petite table compte deux joueurs.
       *[other] Une petite table compte au plus { $players } joueurs.
    }
option-deal-upcardMeaning-label = Ce que dit la première carte
option-deal-upcardMeaning-additional = La carte découverte indique combien de cartes ce joueur reçoit en plus.
option-deal-upcardMeaning-total = La carte découverte indique combien de cartes ce joueur a en tout, elle comprise.
option-deal-upcardCourts-label = Figure comme première carte
option-deal-upcardCourts-ten = Un valet, une dame ou un roi découverts donnent 10 cartes.
option-deal-upcardCourts-elevenToThirteen = Un valet découvert donne 11 cartes, une dame 12 et un roi 13.
option-deal-upcardAce-label = As comme première carte
option-deal-upcardAce = Un as découvert donne { $cards } cartes.
option-deal-upcardPermanentWild-label = Joker permanent comme première carte
option-deal-upcardPermanentWild-buried = Une carte découverte qui est toujours { TERM($terms, "wild") } est remise dans le paquet, et on en retourne une autre.
option-deal-upcardPermanentWild-15 = Une carte découverte qui est toujours { TERM($terms, "wild") } donne 15 cartes.
option-deal-upcardPermanentWild-20 = Une carte découverte qui est toujours { TERM($terms, "wild") } donne 20 cartes.
option-deal-upcardPermanentWild-25 = Une carte découverte qui est toujours { TERM($terms, "wild") } donne 25 cartes.
option-deal-upcardPermanentWild-twoOrTwelve = Si les 2 sont toujours { TERM($terms, "wilds") }, le joueur dont la carte découverte est un 2 choisit d’avoir deux ou douze cartes en tout.
option-deal-burySmallUpcards-label = 2, 3 ou 4 comme première carte
option-deal-burySmallUpcards-false = Une petite carte découverte donne une petite main.
option-deal-burySmallUpcards-true = Un 2, un 3 ou un 4 découvert est remis dans le paquet, et on retourne une autre carte.
option-deal-order-label = Distribution
option-deal-order-cards = On distribue les cartes une à une.
option-deal-order-hands = Chacun reçoit toute sa main d’un coup.
option-deal-extra-label = Carte de plus
option-deal-extra-firstPlayer = Le premier joueur reçoit une carte de plus, et n’en prend donc pas au début de son premier tour.
option-deal-extra-nobody = Personne ne reçoit de carte de plus : au premier tour comme aux autres, on commence par prendre une carte.
option-deal-pileUpcard-label = Début de la défausse
option-deal-pileUpcard-none = La première carte défaussée ouvre la défausse.
option-deal-pileUpcard-kept = On retourne une carte pour ouvrir la défausse.
option-deal-pileUpcard-replacedIfWild = On retourne une carte pour ouvrir la défausse ; si c’est un { TERM($terms, "wild") }, elle est remise dans le paquet et on en retourne une autre.
remark-deal-wholeHands = Chacun reçoit toute sa main d’un coup, le donneur en dernier, la première carte découverte.
remark-deal-handsByContract = Manche après manche, chacun reçoit { LIST($hands) } cartes.
remark-deal-handsGrow = Chacun reçoit { $cards } cartes à la première manche, puis une de plus à chaque manche suivante.
remark-deal-hands = Chacun reçoit { $cards } cartes.
remark-deal-handsIfFew =
    { $players ->
        [2] Chacun reçoit { $cards } cartes, ou { $few } à deux.
       *[other] Chacun reçoit { $cards } cartes, ou { $few } jusqu’à { $players } joueurs.
    }

## Which cards are wild.

topic-wilds = Quelles cartes sont { TERM($terms, "wilds") }
option-wilds-source-label = La valeur joker
option-wilds-source-schedule = Chaque manche a sa valeur { TERM($terms, "wild") }, connue d’avance.
option-wilds-source-dealerNames = Le donneur regarde sa main, puis nomme la valeur { TERM($terms, "wild") } ; chaque valeur ne peut être nommée qu’une fois par partie.
option-wilds-source-dealerFirstCard = La première carte du donneur est découverte : toutes les cartes de cette valeur sont { TERM($terms, "wilds") }.
option-wilds-source-dealerLastCard = La dernière carte du donneur est découverte : toutes les cartes de cette valeur sont { TERM($terms, "wilds") }.
option-wilds-source-dealerExtraCard = Le donneur reçoit une carte de plus, découverte : toutes les cartes de cette valeur sont { TERM($terms, "wilds") }.
option-wilds-source-outsideCard = On retourne une carte à part : toutes les cartes de cette valeur sont { TERM($terms, "wilds") }.
option-wilds-source-stockCard = Après la distribution, on retourne la première carte de la pioche : toutes les cartes de cette valeur sont { TERM($terms, "wilds") }.
option-wilds-source-none = Il n’y a pas de valeur { TERM($terms, "wild") }.
# Follows `remark-wilds-deals`. The ranks are as on cards: "A 2 3".
option-wilds-schedule-label = Les manches
option-wilds-schedule-none = Le nombre de manches n’est pas fixé.
option-wilds-schedule-ranks = Valeurs { TERM($terms, "wild") }, dans l’ordre : { RANKS($ranks, style: "short", type: "space") }.
option-wilds-jokerDeal-label = Dernière manche pour le vrai joker
option-wilds-jokerDeal-false = Il n’y a pas de manche supplémentaire.
option-wilds-jokerDeal-true = Une manche de plus suit, sans valeur { TERM($terms, "wild") }.
# `$kinds` are some of the next four, in this order.
option-wilds-permanent-label = Toujours jokers
option-wilds-permanent-none = Aucune carte n’est toujours { TERM($terms, "wild") }.
option-wilds-permanent-kinds = { CAPITAL(LIST($kinds)) } servent toujours de { TERM($terms, "wilds") }.
permanentWilds-jokers = les vrais jokers
permanentWilds-twos = les 2
permanentWilds-tens = les 10
permanentWilds-oneEyedJacks = les valets borgnes
option-wilds-indicator-label = La carte qui montre la valeur joker
option-wilds-indicator-outOfPlay = La carte qui montre la valeur { TERM($terms, "wild") } reste hors jeu.
option-wilds-indicator-startsPile = La carte qui montre la valeur { TERM($terms, "wild") } ouvre la défausse.
option-wilds-permanentIndicator-label = Si elle est toujours joker
option-wilds-permanentIndicator-buried = Si cette carte est toujours { TERM($terms, "wild") }, elle est remise dans le paquet et on en retourne une autre.
option-wilds-permanentIndicator-dealerGetsMore = Si cette carte est toujours { TERM($terms, "wild") }, le donneur la garde et en reçoit une autre, jusqu’à ce qu’une carte ne le soit pas.
option-wilds-aceAllowed-label = L’as comme valeur joker
option-wilds-aceAllowed-true = L’as peut être la valeur { TERM($terms, "wild") }.
option-wilds-aceAllowed-false = L’as n’est jamais la valeur { TERM($terms, "wild") }.
remark-wilds-noWilds = Aucune carte ne sert de { TERM($terms, "wild") }.
remark-wilds-deals = La partie compte { COUNT($deals, "deal") }.
remark-wilds-oneJoker = Le vrai joker sert toujours de { TERM($terms, "wild") }.
remark-wilds-noOthers = Aucune autre carte n’est { TERM($terms, "wild") }.
remark-wilds-buried = Si on retourne { LIST($kinds, type: "or") }, cette carte est remise dans le paquet et on en retourne une autre.
# One of the cards that are always wild.
onePermanentWild-jokers = un vrai joker
onePermanentWild-twos = un 2
onePermanentWild-tens = un 10
onePermanentWild-oneEyedJacks = un valet borgne
remark-wilds-standsForAny = Un { TERM($terms, "wild") } peut représenter n’importe quelle autre carte.
remark-wilds-usedAsItIs = Une carte de la valeur { TERM($terms, "wild") } peut toujours être jouée pour ce qu’elle est.

## A turn.

topic-turn = Un tour
option-draw-depth-label = Combien de cartes prendre
option-draw-depth-one = Au début de votre tour, piochez une carte ou prenez la carte du dessus de la défausse.
option-draw-depth-any = Au début de votre tour, piochez une carte ou prenez autant de cartes que vous voulez sur le dessus de la défausse.
option-draw-gated-label = La défausse avant la première combinaison
option-draw-gated-false = Vous pouvez prendre dans la défausse aussi bien avant votre { TERM($terms, "firstMeld") } qu’après.
option-draw-gated-true = Avant votre { TERM($terms, "firstMeld") }, vous ne pouvez prendre que la carte du dessus de la défausse, et seulement pour la poser pendant ce tour dans { TERM($terms, "newMeld") }.
option-draw-deepestMustMeld-label = La carte prise la plus profonde
option-draw-deepestMustMeld-false = Vous pouvez garder la carte la plus profonde que vous prenez dans la défausse.
option-draw-deepestMustMeld-true = Si vous prenez au moins deux cartes dans la défausse, vous devez poser la plus profonde pendant ce tour.
option-draw-takenFrozen-label = Cartes prises en attente
option-draw-takenFrozen-false = Vous pouvez poser des cartes de la défausse pendant le tour où vous les prenez.
option-draw-takenFrozen-true = Après votre { TERM($terms, "firstMeld") }, vous ne pouvez pas poser les cartes prises dans la défausse avant votre tour suivant.
option-draw-topMustMeld-label = La carte du dessus
option-draw-topMustMeld-false = Vous pouvez garder la carte du dessus de la défausse quand vous la prenez.
option-draw-topMustMeld-true = Si vous prenez la carte du dessus de la défausse, vous devez la poser pendant ce tour.
option-draw-twoNaturals-label = Deux cartes naturelles avec la carte prise
option-draw-twoNaturals-off = Il ne faut pas de cartes naturelles pour accompagner les cartes prises dans la défausse.
option-draw-twoNaturals-forSeveral = Si vous prenez plus que la carte du dessus de la défausse, vous devez poser la plus profonde dans { TERM($terms, "newMeld") }, avec deux cartes naturelles de votre main.
option-draw-twoNaturals-always = Pour prendre dans la défausse, il faut avoir en main deux cartes naturelles qui vont avec la plus profonde des cartes prises, et les poser avec elle.
option-draw-useOrDiscard-label = Une carte de la pioche
option-draw-useOrDiscard-false = Vous pouvez garder une carte piochée.
option-draw-useOrDiscard-true = Vous devez poser ou défausser une carte piochée pendant le même tour.
option-draw-giveBack-label = Défausser une carte prise
option-draw-giveBack-yes = Vous pouvez défausser une carte que vous venez de prendre dans la défausse.
option-draw-giveBack-no = Vous ne pouvez pas défausser une carte que vous venez de prendre dans la défausse.
option-draw-giveBack-notIfTopOnly = Si vous ne prenez que la carte du dessus de la défausse, vous ne pouvez pas la défausser pendant ce tour.
option-goingOut-wildDiscard-label = Défausser un joker
option-goingOut-wildDiscard-true = Vous pouvez défausser un { TERM($terms, "wild") } comme toute autre carte.
option-goingOut-wildDiscard-false = Vous ne pouvez défausser un { TERM($terms, "wild") } que si vous ne pouvez défausser rien d’autre.
option-draw-outOfTurn-label = Prendre hors de son tour
option-draw-outOfTurn-off = Personne ne peut prendre une carte de la défausse hors de son tour.
option-draw-outOfTurn-afterDraw = Quand un joueur a pioché, un seul autre peut prendre la carte du dessus de la défausse hors de son tour ; il doit alors piocher une carte en plus. Le joueur suivant est prioritaire.
option-draw-outOfTurn-beforeDraw = Avant qu’un joueur ne pioche, un seul autre peut prendre la carte du dessus de la défausse hors de son tour ; il doit alors piocher une carte en plus. Le joueur suivant est prioritaire.
option-draw-takes-label = Combien de fois hors de son tour
option-draw-takes-none = Vous pouvez prendre hors de votre tour aussi souvent que vous voulez.
option-draw-takes-most = Vous pouvez prendre hors de votre tour { $times } fois au plus par manche.
option-draw-afterMeld-label = La défausse après avoir posé
option-draw-afterMeld-open = Vous pouvez prendre dans la défausse aussi après votre { TERM($terms, "firstMeld") }.
option-draw-afterMeld-closed = Après votre { TERM($terms, "firstMeld") } de la manche, vous ne pouvez plus rien prendre dans la défausse.
option-draw-pileShown-label = Ce que l’on voit de la défausse
option-draw-pileShown-top = On ne voit que la carte du dessus de la défausse.
option-draw-pileShown-all = On voit toute la défausse.
option-goingOut-discardTakeBack-label = Reprendre une carte défaussée
option-goingOut-discardTakeBack-false = Une carte défaussée l’est pour de bon.
option-goingOut-discardTakeBack-true = Vous pouvez reprendre une carte défaussée tant que le joueur suivant n’a ni pioché ni pris de carte.
option-goingOut-oneCard-label = Une seule carte en main
option-goingOut-oneCard-true = Avec une seule carte en main, vous devez piocher. Ensuite, soit vous { TERM($terms, "youGoOut") }, soit vous gardez la carte piochée et défaussez l’autre.
option-goingOut-oneCard-false = Avec une seule carte en main, vous piochez et défaussez comme d’habitude.
remark-turn-layAndDiscard = Ensuite, vous pouvez poser des cartes sur la table. Défaussez une carte, face visible, pour finir votre tour.
remark-turn-onlyDiscard = Défaussez une carte, face visible, pour finir votre tour.

## Melds.

topic-melds = { TERM($terms, "Melds") }
option-melds-kinds-label = Combinaisons admises
option-melds-kinds-both = { TERM($terms, "AMeld") } est soit un { TERM($terms, "set") }, des cartes de même valeur (un brelan à trois, un carré à quatre), soit une suite, des cartes de même couleur qui se suivent.
option-melds-kinds-sets = { TERM($terms, "AMeld") } est un { TERM($terms, "set") }, des cartes de même valeur ; il n’y a pas de suites.
option-melds-kinds-runs = { TERM($terms, "AMeld") } est une suite, des cartes de même couleur qui se suivent ; il n’y a pas de { TERM($terms, "sets") }.
option-melds-setMin-label = Plus petit groupe
option-melds-setMin = Un { TERM($terms, "set") } compte au moins { $cards } cartes.
option-melds-setMax-label = Plus grand groupe
option-melds-setMax =
    { $cards ->
        [0] Un { TERM($terms, "set") } peut compter autant de cartes qu’on veut.
       *[other] Un { TERM($terms, "set") } compte au plus { $cards } cartes.
    }
option-melds-duplicates-label = Même carte deux fois dans un groupe
option-melds-duplicates-false = Aucune carte ne peut figurer deux fois dans un { TERM($terms, "set") }.
option-melds-duplicates-true = La même carte peut figurer plusieurs fois dans un { TERM($terms, "set") }.
option-melds-overflow-label = Groupes plus grands que le paquet
option-melds-overflow-false = Un { TERM($terms, "set") } n’a jamais plus de cartes qu’il n’en existe de cette valeur.
option-melds-overflow-true = Avec des { TERM($terms, "wilds") }, un { TERM($terms, "set") } peut avoir plus de cartes qu’il n’en existe de cette valeur.
option-melds-runMin-label = Plus petite suite
option-melds-runMin = Une suite compte au moins { $cards } cartes.
option-melds-runAce-label = L’as dans les suites
option-melds-runAce-low = Dans une suite, l’as est la plus basse carte : as-2-3, mais pas dame-roi-as.
option-melds-runAce-lowOrHigh = Dans une suite, l’as peut être en bas ou en haut, as-2-3 ou dame-roi-as, mais pas les deux dans la même suite.
option-melds-runAce-eitherEnd = Une suite peut avoir un as à l’un ou l’autre bout, ou aux deux.
option-melds-runAce-high = Dans une suite, l’as est la plus haute carte : dame-roi-as, mais pas as-2-3.
option-melds-runAce-highOrLow = Dans une suite, l’as est la plus haute carte, dame-roi-as, et peut aussi être la plus basse, as-2-3, mais pas les deux dans la même suite.
option-melds-wildLimit-label = Jokers par combinaison
option-melds-wildLimit-none = { TERM($terms, "AMeld") } peut avoir autant de { TERM($terms, "wilds") } qu’on veut.
option-melds-wildLimit-atMostNaturals = { TERM($terms, "AMeld") } ne peut pas avoir plus de { TERM($terms, "wilds") } que de cartes naturelles.
option-melds-wildLimit-fewerThanNaturals = { TERM($terms, "AMeld") } doit avoir plus de cartes naturelles que de { TERM($terms, "wilds") }.
option-melds-wildLimit-one = { TERM($terms, "AMeld") } ne peut avoir qu’un { TERM($terms, "wild") }.
option-melds-wildLimit-half = Les { TERM($terms, "wilds") } ne peuvent pas former plus de la moitié d’{ TERM($terms, "aMeld") }.
option-melds-wildLimit-oneWhenLaid = À la pose, { TERM($terms, "aMeld") } ne peut avoir qu’un { TERM($terms, "wild") }. Sur la table, vous pouvez en ajouter d’autres.
option-melds-wildLimit-apart = Dans une suite, deux { TERM($terms, "wilds") } ne peuvent pas se suivre. Un { TERM($terms, "set") } doit avoir au moins deux cartes naturelles.
option-melds-splitLong-label = Longues combinaisons
option-melds-splitLong-false = Même de six cartes ou plus, { TERM($terms, "aMeld") } ne peut avoir qu’un { TERM($terms, "wild") }.
option-melds-splitLong-true = { TERM($terms, "AMeld") } d’au moins six cartes compte comme deux parties, et chacune peut avoir un { TERM($terms, "wild") }.
option-melds-ownPlace-label = Jokers à leur propre place
option-melds-ownPlace-natural = Un { TERM($terms, "wild") } joué pour la carte qu’il est compte comme une carte naturelle.
option-melds-ownPlace-wild = Un { TERM($terms, "wild") } joué pour la carte qu’il est reste un { TERM($terms, "wild") }.
option-melds-ownPlace-choice = Un { TERM($terms, "wild") } joué pour la carte qu’il est compte comme carte naturelle ou comme { TERM($terms, "wild") }, à votre choix.
option-melds-allWild-label = Combinaisons de jokers seuls
option-melds-allWild-ordinary = Des { TERM($terms, "wilds") } seuls peuvent former { TERM($terms, "aMeld") }.
option-melds-allWild-locked = Des { TERM($terms, "wilds") } seuls peuvent former { TERM($terms, "aMeld") } ; si c’est un { TERM($terms, "set") }, on ne peut y prendre aucun { TERM($terms, "wild") }.
option-melds-allWild-special = Des { TERM($terms, "wilds") } seuls peuvent former { TERM($terms, "aMeld") } ; on ne peut alors y ajouter que des { TERM($terms, "wilds") }.
option-melds-setWild-label = Jokers dans les groupes
option-melds-setWild-anyMissing = Dans un { TERM($terms, "set") }, un { TERM($terms, "wild") } représente n’importe quelle couleur manquante.
option-melds-setWild-named = Dans un { TERM($terms, "set") }, un { TERM($terms, "wild") } représente une couleur, que vous nommez en le posant.
option-play-when-label = Quand poser les combinaisons
option-play-when-duringTurns = À votre tour, vous pouvez poser des { TERM($terms, "melds") } sur la table, mais rien ne vous y oblige.
option-play-when-goingOutOnly = Les { TERM($terms, "melds") } restent en main tant qu’aucun joueur ne { TERM($terms, "goesOut") }.
option-play-firstTurn-label = Poser au premier tour
option-play-firstTurn-true = Au premier tour d’une manche, vous pouvez poser des { TERM($terms, "melds") } comme aux autres.
option-play-firstTurn-false = Au premier tour d’une manche, le premier joueur ne peut rien poser.
option-play-firstRound-label = Poser au premier tour de table
option-play-firstRound-true = Vous pouvez poser des { TERM($terms, "melds") } dès le premier tour de table.
option-play-firstRound-false = Personne ne peut rien poser avant que chacun n’ait joué une fois et que ce soit de nouveau au premier joueur.
option-play-meldsPerTurn-label = Combinaisons par tour
option-play-meldsPerTurn-0 = Vous pouvez poser autant de { TERM($terms, "newMelds") } que vous voulez par tour.
option-play-meldsPerTurn-1 = Vous ne pouvez poser qu’{ TERM($terms, "oneNewMeld") } par tour.
option-play-firstMeld-label = Points pour ouvrir
option-play-firstMeld-none = Vous pouvez ouvrir, c’est-à-dire poser pour la première fois, sans minimum de points.
option-play-firstMeld-points = Pour ouvrir, c’est-à-dire poser pour la première fois dans la manche, vos { TERM($terms, "melds") } de ce tour doivent valoir ensemble au moins { $points } points. Un { TERM($terms, "wild") } compte comme la carte qu’il représente.
option-play-firstRun-label = Une suite franche
option-play-firstRun-false = Une suite franche, c’est-à-dire sans { TERM($terms, "wild") }, n’est pas nécessaire.
option-play-firstRun-true = Il y faut une suite franche, c’est-à-dire sans { TERM($terms, "wild") }.
option-play-contract-label = Contrats
option-play-contract-off = Il n’y a pas de contrats : vous pouvez commencer par n’importe { TERM($terms, "whichMeld") }.
option-play-contract-table = Chacune des { $deals } manches a un contrat, à poser d’un seul coup avant toute autre chose : { LIST($contracts, type: "semicolon") }.
option-play-contract-written =
    { $count ->
        [1] Toutes les manches ont le même contrat, à poser d’un seul coup avant toute autre chose : { LIST($contracts, type: "semicolon") }.
       *[other] Chaque manche a un contrat, à poser d’un seul coup avant toute autre chose : { LIST($contracts, type: "semicolon") }. Après le dernier contrat, le premier revient.
    }
ruleContract-run =
    { $count ->
        [one]
            { $size ->
                [0] une suite
               *[other] une suite de { $size } cartes
            }
       *[other]
            { $size ->
                [0] { $count } suites
               *[other] { $count } suites de { $size } cartes
            }
    }
ruleContract-set =
    { $count ->
        [one]
            { $size ->
                [0] un { TERM($terms, "set") }
               *[other] un { TERM($terms, "set") } de { $size } cartes
            }
       *[other]
            { $size ->
                [0] { $count } { TERM($terms, "sets") }
               *[other] { $count } { TERM($terms, "sets") } de { $size } cartes
            }
    }
ruleContract-either =
    { $count ->
        [one] un { TERM($terms, "set") } ou une suite de { $size } cartes
       *[other] { $count } { TERM($terms, "sets") } ou suites de { $size } cartes
    }
ruleContract-deal =
    { $isEveryCard ->
        [yes] { LIST($melds) } avec toutes vos cartes
       *[no] { LIST($melds) }
    }
option-play-contractAlike-label = Combinaisons semblables dans un contrat
option-play-contractAlike-differ = Les suites d’un contrat doivent être de couleurs différentes, et ses { TERM($terms, "sets") } de valeurs différentes.
option-play-contractAlike-apart = Deux { TERM($terms, "sets") } d’un contrat peuvent être de même valeur. Deux suites peuvent être de même couleur, sauf si l’une continue là où l’autre s’arrête.
option-play-contractAlike-any = Deux { TERM($terms, "sets") } d’un contrat peuvent être de même valeur, et deux suites de même couleur.
option-play-contractExact-label = Taille des combinaisons d’un contrat
option-play-contractExact-false = Les { TERM($terms, "melds") } d’un contrat peuvent avoir plus de cartes qu’il n’en demande.
option-play-contractExact-true = Les { TERM($terms, "melds") } d’un contrat doivent avoir exactement le nombre de cartes demandé, sauf si le contrat prend toutes vos cartes.
option-play-meldTurns-label = Tours pour poser
option-play-meldTurns-afterDraw = Vous posez vos cartes après avoir pioché et avant de défausser.
option-play-meldTurns-insteadOfDraw = Au lieu de prendre une carte, vous pouvez poser des cartes. À ce tour, vous ne prenez ni ne défaussez rien.
option-play-newAfterContract-label = Nouvelles combinaisons après le contrat
option-play-newAfterContract-false = Après votre contrat, vous ne pouvez plus poser de { TERM($terms, "newMelds") }, seulement ajouter des cartes.
option-play-newAfterContract-true = Après votre contrat, au même tour ou plus tard, vous pouvez aussi poser de { TERM($terms, "newMelds") }.
remark-melds-unlikeOthers = Les différences exigées dans un contrat valent aussi pour tout ce que vous posez dans la manche.
remark-melds-wildsCount = Les { TERM($terms, "wilds") } comptent dans ce nombre.
remark-melds-noWrapping = Une suite ne fait jamais le tour : roi-as-2 n’est pas une suite.
remark-melds-saidOnce = Si vos cartes peuvent former plusieurs { TERM($terms, "melds") }, vous dites { TERM($terms, "whichMeld") } vous posez, et c’est définitif.

## Laying off.

topic-layingOff = Ajouter des cartes
option-play-layOffNeedsMeld-label = D’abord poser soi-même
option-play-layOffNeedsMeld-true = Dès que vous avez posé { TERM($terms, "aMeld") } dans la manche, vous pouvez ajouter des cartes aux { TERM($terms, "melds") } de la table.
option-play-layOffNeedsMeld-false = Vous pouvez ajouter des cartes aux { TERM($terms, "melds") } de la table avant même d’en poser.
option-play-layOffFrom-label = Ajouter après avoir posé
option-play-layOffFrom-sameTurn = Vous pouvez ajouter des cartes dès le tour où vous posez pour la première fois.
option-play-layOffFrom-nextTurn = Au tour où vous posez pour la première fois, vous ne pouvez pas encore ajouter de cartes aux { TERM($terms, "melds") } de la table ni y prendre de { TERM($terms, "wilds") }.
option-play-layOffOthers-label = Ajouter chez les autres
option-play-layOffOthers-true = Vous pouvez ajouter des cartes aux { TERM($terms, "melds") } de tous les joueurs.
option-play-layOffOthers-false = Vous ne pouvez ajouter des cartes qu’à vos propres { TERM($terms, "melds") }.
option-play-owner-label = À qui sont les cartes
option-play-owner-common = Les cartes sur la table ne sont à personne.
option-play-owner-player = Chaque carte posée reste devant le joueur qui l’a jouée et compte pour lui.
option-goingOut-callRummy-label = Annoncer « Rami »
option-goingOut-callRummy-off = Personne ne peut annoncer « Rami » sur une carte défaussée.
option-goingOut-callRummy-top = Quand une carte défaussée va avec { TERM($terms, "aMeld") } de la table, les autres joueurs peuvent annoncer « Rami ! » et l’y ajouter avant que le suivant ne prenne une carte ; si plusieurs l’annoncent, celui dont le tour vient le premier l’obtient.
option-goingOut-callRummy-pile = Quand une carte vient d’être défaussée, les autres joueurs peuvent annoncer « Rami ! » sur toute carte de la défausse qui va avec { TERM($terms, "aMeld") } de la table ou forme { TERM($terms, "aMeld") } avec des cartes au-dessus d’elle. Celui qui l’annonce prend aussi toutes les cartes au-dessus. Si plusieurs l’annoncent, celui dont le tour vient le premier obtient la carte.
option-goingOut-callEffect-label = Effet de l’annonce
option-goingOut-callEffect-wholeTurn = Celui qui annonce joue un tour sans piocher, et le jeu continue à partir de lui.
option-goingOut-callEffect-cardOnly = Celui qui annonce ne pose que cette carte, et le jeu continue comme avant.
remark-layingOff-opening = Dès que vous avez ouvert, même pendant ce tour, vous pouvez ajouter des cartes aux { TERM($terms, "melds") } de la table. Les cartes ajoutées ne comptent pas pour l’ouverture.

## Swapping for wilds.

topic-swaps = Échanger contre un { TERM($terms, "wild") }
option-swap-to-label = Échanger contre un joker
option-swap-to-free = Si vous avez la carte que représente un { TERM($terms, "wild") } de la table, vous pouvez l’échanger contre le { TERM($terms, "wild") }, à jouer ou à garder.
option-swap-to-off = Un { TERM($terms, "wild") } posé sur la table reste à sa place.
option-swap-to-thisTurn = Si vous avez la carte que représente un { TERM($terms, "wild") } de la table, vous pouvez l’échanger contre le { TERM($terms, "wild") }, que vous devez rejouer pendant ce tour.
option-swap-to-otherMeld = Si vous avez la carte que représente un { TERM($terms, "wild") } de la table, vous pouvez la mettre à sa place et déplacer le { TERM($terms, "wild") } dans { TERM($terms, "otherMeld") }, ou à une autre place dans { TERM($terms, "sameMeld") }.
option-swap-to-stays = Si vous avez la carte que représente un { TERM($terms, "wild") } de la table, vous pouvez la mettre à sa place et déplacer le { TERM($terms, "wild") } à une autre place dans { TERM($terms, "sameMeld") }.
option-swap-needsMeld-label = Poser avant d’échanger
option-swap-needsMeld-true = Il faut d’abord avoir posé { TERM($terms, "aMeld") } dans la manche.
option-swap-needsMeld-false = Il n’est pas nécessaire d’avoir posé { TERM($terms, "aMeld") } pour cela.
option-swap-which-label = Quels jokers peuvent partir
option-swap-which-all = Tout { TERM($terms, "wild") } peut quitter { TERM($terms, "itsMeld") } de cette façon.
option-swap-which-jokers = Seuls les vrais jokers peuvent quitter leur { TERM($terms, "meld") } ; les autres { TERM($terms, "wilds") } y restent.
option-swap-allWildLocked-label = Groupes de jokers seuls
option-swap-allWildLocked-false = On peut prendre un { TERM($terms, "wild") } même dans un { TERM($terms, "set") } de { TERM($terms, "wilds") } seuls.
option-swap-allWildLocked-true = On ne peut rien prendre dans un { TERM($terms, "set") } posé avec des { TERM($terms, "wilds") } seuls.
option-swap-perTurn-label = Jokers pris par tour
option-swap-perTurn-0 = Vous pouvez échanger contre autant de { TERM($terms, "wilds") } que vous voulez par tour.
option-swap-perTurn-1 = Vous ne pouvez échanger que contre un seul { TERM($terms, "wild") } par tour.
option-swap-sets-label = Jokers dans les groupes
option-swap-sets-one = Dans un { TERM($terms, "set") }, une seule des cartes manquantes suffit.
option-swap-sets-never = Un { TERM($terms, "wild") } qui est dans un { TERM($terms, "set") } y reste.
option-swap-sets-all = Dans un { TERM($terms, "set") } de trois cartes, il faut poser d’un coup deux des cartes manquantes pour prendre un { TERM($terms, "wild") }. Dans un { TERM($terms, "set") } de quatre, il reste.
remark-swaps-afterDrawing = Cela ne se fait qu’après avoir pioché ou pris une carte.
remark-swaps-opening = Il faut d’abord avoir ouvert.
remark-swaps-namedSuit = Dans un { TERM($terms, "set") }, seule convient la carte de la couleur nommée.
remark-swaps-anyOfRank = Dans un { TERM($terms, "set") }, toute carte naturelle de sa valeur convient.
remark-swaps-missingSuit = Dans un { TERM($terms, "set") }, toute carte de sa valeur et d’une couleur manquante convient.

## Going out.

topic-goingOut = { TERM($terms, "GoOut") }
option-goingOut-discard-label = La dernière défausse
option-goingOut-discard-required = Pour { TERM($terms, "goOut") }, il doit vous rester une carte à défausser.
option-goingOut-discard-optional = Vous pouvez { TERM($terms, "goOut") } avec ou sans dernière carte à défausser.
option-goingOut-discard-forbidden = Pour { TERM($terms, "goOut") }, vous devez poser votre dernière carte ; vous ne pouvez pas la défausser.
option-goingOut-unplayable-label = Dernière carte injouable
option-goingOut-unplayable-false = Votre dernière carte défaussée peut être n’importe laquelle.
option-goingOut-unplayable-true = Votre dernière carte défaussée ne doit pouvoir s’ajouter à { TERM($terms, "noMeld") } de la table.
option-goingOut-faceDown-label = Face de la dernière carte
option-goingOut-faceDown-false = La dernière carte est défaussée face visible.
option-goingOut-faceDown-true = La dernière carte est défaussée face cachée.
option-goingOut-float-label = Flotter
option-goingOut-float-off = Personne ne reste en jeu sans cartes.
option-goingOut-float-on = Si vous avez posé toutes vos cartes et qu’il ne vous en reste aucune à défausser, vous flottez : vous restez en jeu, piochez à votre tour, puis posez ou défaussez la carte piochée.
option-goingOut-float-onWithPenalty = Si vous avez posé toutes vos cartes et qu’il ne vous en reste aucune à défausser, vous flottez : vous restez en jeu, piochez à votre tour, puis posez ou défaussez la carte piochée. Quand un autre joueur { TERM($terms, "goesOut") }, ceux qui flottent piochent encore une carte.
option-goingOut-firstTurn-label = Finir à son premier tour
option-goingOut-firstTurn-true = Vous pouvez { TERM($terms, "goOut") } dès votre premier tour.
option-goingOut-firstTurn-false = Personne ne peut { TERM($terms, "goOut") } à son premier tour.
option-goingOut-relief-label = Si d’autres n’ont pas encore joué
option-goingOut-relief-nothing = Quand un joueur { TERM($terms, "goesOut") }, ceux qui n’ont pas encore joué ne jouent plus.
option-goingOut-relief-meld = Quand un joueur { TERM($terms, "goesOut") } à son premier tour, ceux qui n’ont pas encore joué peuvent encore poser des cartes de la main reçue.
option-goingOut-relief-fullTurn = Quand un joueur { TERM($terms, "goesOut") } à son premier tour, ceux qui n’ont pas encore joué ont encore un tour.
option-goingOut-upFor2-label = Up pour 2
option-goingOut-upFor2-false = Un 2 resté seul est une carte comme une autre.
option-goingOut-upFor2-true = S’il ne vous reste qu’un 2 après votre défausse, vous pouvez terminer la manche en prenant 2 points, sauf si les 2 sont { TERM($terms, "wilds") }.
option-goingOut-rummyOnly-label = Fin de la manche
option-goingOut-rummyOnly-false = Une manche se termine quand un joueur a joué toutes ses cartes.
option-goingOut-rummyOnly-true = Une manche se termine quand un joueur montre toute sa main en { TERM($terms, "melds") }.
option-goingOut-othersMeldAfter-label = Les combinaisons des autres ensuite
option-goingOut-othersMeldAfter-false = Les autres ne posent alors plus rien.
option-goingOut-othersMeldAfter-true = Les autres posent alors les { TERM($terms, "melds") } qu’ils ont en main, de façon à garder le moins de points possible.
option-goingOut-lastTurns-label = Derniers tours
option-goingOut-lastTurns-false = Quand un joueur { TERM($terms, "goesOut") }, les autres ne jouent plus.
option-goingOut-lastTurns-true = Quand un joueur { TERM($terms, "goesOut") }, chacun des autres a encore un tour, puis on compte les points.
remark-goingOut-lastContract = À la dernière manche, en revanche, le contrat prend toutes vos cartes : vous { TERM($terms, "youGoOut") } en le posant, sans défausser.
remark-goingOut-wholeContract = Si le contrat prend toutes vos cartes, vous { TERM($terms, "youGoOut") } en le posant, sans défausser.

## The empty stock.

topic-stock = La pioche vide
option-stock-end-label = Quand la pioche est vide
option-stock-end-afterTurn = Le joueur qui pioche la dernière carte joue son tour jusqu’au bout ; puis la manche se termine.
option-stock-end-reshuffle = Quand la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche.
option-stock-end-whilePileTaken = Quand la pioche est vide, le jeu continue tant que chaque joueur, à son tour, prend dans la défausse.
option-stock-reshuffles-label = Nombre de mélanges
option-stock-reshuffles-0 = Cela peut arriver dix fois ; la fois suivante, la manche se termine.
option-stock-reshuffles-1 = Cela n’arrive qu’une fois ; si la pioche est de nouveau vide, la manche se termine.
option-stock-keepTop-label = La carte du dessus après le mélange
option-stock-keepTop-false = Toute la défausse passe dans la pioche.
option-stock-keepTop-true = La carte du dessus de la défausse reste en place.
option-stock-score-label = Si personne n’a fini
option-stock-score-hands = Si la manche se termine ainsi, chacun compte les cartes de sa main.
option-stock-score-nobody = Si la manche se termine ainsi, personne ne marque.
option-stock-score-melded = Si la manche se termine ainsi, chacun marque les points des cartes qu’il a posées, et les mains ne comptent pas.
option-stock-score-meldedMinusHand = Si la manche se termine ainsi, chacun marque les points des cartes qu’il a posées, moins ceux de sa main.
option-stock-stalemate-label = Blocage
option-stock-stalemate-false = Une manche continue même si personne ne peut la finir.
option-stock-stalemate-true = Si chacun n’a plus qu’une carte et qu’aucune carte ne peut plus s’ajouter à { TERM($terms, "aMeld") }, la manche se termine et personne ne marque.
remark-stock-standstill = Si personne ne pioche ni ne pose de carte pendant quatre tours de table, la manche se termine de la même façon.

## Scoring.

topic-scoring = Les points
option-scoring-system-label = Ce qui compte
option-scoring-system-penalties = Quand un joueur { TERM($terms, "goesOut") }, les autres prennent des points de pénalité pour les cartes de leur main.
option-scoring-system-winnerTakesHands = Le joueur qui { TERM($terms, "goesOut") } marque les points de toutes les autres mains.
option-scoring-system-meldedMinusHand = Chacun marque les points des cartes qu’il a posées, moins ceux de sa main.
option-scoring-system-meldedPlusHands = Chacun marque les points des cartes qu’il a posées ; le joueur qui { TERM($terms, "goesOut") } marque aussi les points de toutes les autres mains.
option-scoring-system-melded = Chacun marque les points des cartes qu’il a posées, et les mains ne comptent pas.
option-scoring-best-label = Qui gagne
option-scoring-best-low = Le plus petit total gagne.
option-scoring-best-high = Le plus grand total gagne.
option-scoring-ace-label = As
option-scoring-ace = Un as vaut { COUNT($points, "point") }.
# `$lowest` is the lowest rank that counts as a number card: twos may be wild or taken out.
option-scoring-numbers-label = Du 2 au 10
option-scoring-numbers-face = Du { RANK($lowest, number: "many") } au 10, chaque carte vaut le nombre qu’elle porte.
option-scoring-numbers-fiveToNine = Du { RANK($lowest, number: "many") } au 9, chaque carte vaut 5 points ; un 10 vaut 10 points.
option-scoring-numbers-fiveToEight = Du { RANK($lowest, number: "many") } au 8, chaque carte vaut 5 points ; un 9 ou un 10 vaut 10 points.
option-scoring-numbers-fiveToSeven = Du { RANK($lowest, number: "many") } au 7, chaque carte vaut 5 points ; du 8 au 10, 10 points.
option-scoring-courts-label = Figures
option-scoring-courts-ten = Un valet, une dame ou un roi vaut 10 points.
option-scoring-courts-elevenToThirteen = Un valet vaut 11 points, une dame 12 et un roi 13.
option-scoring-wild-label = Joker
option-scoring-wild =
    { $points ->
        [0] Une carte de la valeur { TERM($terms, "wild") } compte comme d’habitude.
       *[other] Un { TERM($terms, "wild") } vaut { COUNT($points, "point") }.
    }
option-scoring-wildAce-label = As comme valeur joker
option-scoring-wildAce =
    { $points ->
        [0] Les as comptent autant quand ils sont { TERM($terms, "wilds") }.
       *[other] Quand les as sont { TERM($terms, "wilds") }, chacun vaut { COUNT($points, "point") }.
    }
option-scoring-joker-label = Vrai joker
option-scoring-joker = Un vrai joker vaut { COUNT($points, "point") }.
option-scoring-permanentTwo-label = 2, toujours joker
option-scoring-permanentTwo = Un 2 vaut { COUNT($points, "point") }.
option-scoring-queenOfSpades-label = Dame de pique
option-scoring-queenOfSpades =
    { $points ->
        [0] La dame de pique vaut autant que les autres dames.
       *[other] La dame de pique vaut { COUNT($points, "point") }.
    }
option-scoring-outBonus-label = Prime
option-scoring-outBonus =
    { $points ->
        [0] { TERM($terms, "GoOut") } ne donne pas droit à une prime.
       *[other] { TERM($terms, "GoOut") } donne droit à une prime de { COUNT($points, "point") }.
    }
option-scoring-doubleRummy-label = Toute la main d’un coup
option-scoring-doubleRummy-false = Poser toute sa main d’un coup ne rapporte rien de plus.
option-scoring-doubleRummy-true = Poser toute sa main en un tour, sans avoir rien joué avant, compte double.
option-scoring-double7K-label = 7 et rois
option-scoring-double7K-false = Toutes les manches comptent autant, quelle que soit la valeur { TERM($terms, "wild") }.
option-scoring-double7K-true = Les manches où les 7 ou les rois sont { TERM($terms, "wilds") } comptent double.
option-scoring-press-label = Le Press
option-scoring-press-off = Aucune manche ne compte double à cause des totaux.
option-scoring-press-on = Si le total d’un joueur dépasse d’au moins 50 points celui de tous les autres, la manche suivante compte double.
option-scoring-press-voluntary = Si le total d’un joueur dépasse d’au moins 50 points celui de tous les autres, la manche suivante compte double. S’il manque des points au plus grand total, le joueur qui l’a peut les prendre.
option-scoring-autoPress-label = L’Auto-Press
option-scoring-autoPress-false = Après la première manche, le Press fonctionne comme après les autres.
option-scoring-autoPress-true = À partir de quatre joueurs, le plus grand total après la première manche est porté à 50 points de plus que le suivant : la deuxième manche compte donc double.
option-scoring-lowAce-label = As sous un 2
option-scoring-lowAce-none = Dans une suite, un as vaut autant à un bout qu’à l’autre.
option-scoring-lowAce-points = Dans une suite sur la table, un as placé sous un 2 vaut { COUNT($points, "point") }.
option-scoring-blackAce-label = As noir
option-scoring-blackAce-none = Les as noirs valent autant que les rouges.
option-scoring-blackAce-points = L’as de trèfle et l’as de pique valent { COUNT($points, "point") }.
option-scoring-unopened-label = Rien posé
option-scoring-unopened-none = Un joueur qui n’a rien posé dans la manche compte sa main comme les autres.
option-scoring-unopened-points = Quand un autre joueur { TERM($terms, "goesOut") }, celui qui n’a rien posé dans la manche prend { $points } points au lieu de ceux de sa main.
option-scoring-rummyBonus-label = Finir en un tour
option-scoring-rummyBonus-none = Poser toute sa main en un tour ne donne pas droit à une prime.
option-scoring-rummyBonus-points = Un joueur qui pose toute sa main en un tour, sans avoir rien joué avant, a droit à une prime de { COUNT($points, "point") }.

## The end of the game.

topic-gameEnd = La fin de la partie
option-game-end-label = Fin de la partie
option-game-end-schedule = La partie se termine après la dernière manche.
option-game-end-target = La partie se termine après la manche où un joueur atteint le total visé.
# With several: "The target is 100 points for 2 players, 150 for 3 and 200 for 4 or more."
option-game-targets-label = Total visé
option-game-targets-none = Aucun total n’est fixé.
option-game-targets-one = Le total à atteindre est de { GROUPED($points) } points.
option-game-targets-several = Le total à atteindre est de { GROUPED($points) } points à 2 joueurs, { LIST($others) } joueurs ou plus.
option-game-targets-for = { GROUPED($points) } à { $players }
option-game-targetWinner-label = Plusieurs joueurs y arrivent
option-game-targetWinner-best = Si plusieurs joueurs y arrivent dans la même manche, le meilleur total gagne.
option-game-targetWinner-outFirst = Si plusieurs joueurs y arrivent dans la même manche, celui d’entre eux qui a terminé cette manche gagne ; si ce n’est aucun d’eux, le meilleur total gagne.
remark-gameEnd-ties = Les joueurs à égalité de points ont le même rang.

## Settling up.

topic-money = Paiements
option-money-settle-label = Qui paie qui
option-money-settle-off = À la fin, personne ne paie rien.
option-money-settle-everyPair = À la fin, les joueurs se paient deux à deux la différence de leurs totaux.
option-money-settle-winnerOnly = À la fin, chacun paie au gagnant la différence de leurs totaux.
option-money-rate-label = Prix du point
option-money-rate =
    { $cents ->
        [0] La différence se paie en points.
        [1] Un point vaut un cent.
       *[other] Un point vaut { $cents } cents.
    }
option-money-roundTo-label = Arrondi
option-money-roundTo =
    { $cents ->
        [0] Les différences ne sont pas arrondies.
       *[other] Chaque différence est arrondie aux { $cents } cents les plus proches.
    }
option-money-perDeal-label = Argent par manche
option-money-perDeal =
    { $cents ->
        [0] On ne paie rien pour une manche.
       *[other] Le gagnant d’une manche reçoit { $cents } cents de chaque autre joueur.
    }

## Why rules cannot work together.

problem-noTable = Une table compte de deux à huit places, et le nombre minimal de joueurs ne peut pas dépasser le nombre maximal.
problem-tooFewCards = Il n’y a pas assez de cartes pour tous les nombres de joueurs permis : toutes les mains, les cartes retournées et une carte pour la pioche.
problem-jokersMissing = Les vrais jokers remplacent d’autres cartes, mais il n’y en a pas dans le paquet.
problem-jokersNotWild = Il y a de vrais jokers dans le paquet : ils doivent pouvoir remplacer d’autres cartes.
problem-twosMissing = Les 2 sont toujours jokers, mais on les retire du paquet.
problem-growsForever = Si les mains grandissent à chaque manche, le nombre de manches doit être fixé.
problem-turnedBeforeNamed = La carte qui ouvre la défausse est retournée avant que le donneur ne nomme la valeur joker : on ne peut donc pas la remplacer si elle est joker.
problem-noDeals = Il faut à la partie un nombre de manches ou un total à atteindre.
problem-ranksWithoutEnd = Une liste de valeurs joker finit par s’épuiser : dans une partie jusqu’à un total, une carte doit montrer la valeur joker, ou il ne doit pas y en avoir.
problem-namedOnceEach = Un donneur qui nomme chaque valeur une fois par partie a besoin de treize manches, d’un paquet complet et de l’as comme valeur joker possible.
problem-rankNotInPack = Une valeur joker d’une des manches est retirée du paquet.
problem-dealWithoutRank = Chaque manche de la liste doit avoir une valeur joker.
problem-jokerDealWithoutJoker = Une dernière manche pour le vrai joker demande de vrais jokers qui remplacent des cartes.
problem-jokerDealAfterWhat = Une dernière manche pour le vrai joker suit une liste fixe de manches, et non un total à atteindre ou une carte retournée.
problem-twoPileStarts = Une seule carte peut ouvrir la défausse : celle qui montre la valeur joker, ou une autre.
problem-moreForNobody = Le donneur ne peut garder la carte et en recevoir une autre que si elle lui a été distribuée.
problem-takenUnseen = On ne peut prendre ou réclamer des cartes au fond de la défausse que si on la voit tout entière.
problem-frozenMustMeld = Une carte prise dans la défausse ne peut pas à la fois être posée tout de suite et attendre un tour.
problem-frozenCall = Une carte réclamée est posée tout de suite : elle ne peut pas attendre un tour.
problem-keepAndDiscard = Avec une seule carte en main, vous devez garder la carte piochée : aucune règle ne peut donc vous obliger à la poser ou à la défausser.
problem-outOfTurnBound = Une carte prise hors de son tour ne peut pas être posée tout de suite.
problem-setTooLarge = Il n’y a que quatre cartes différentes de chaque valeur : de plus grands groupes demandent deux paquets où la même carte peut servir deux fois, ou des jokers au-delà des cartes qui existent.
problem-lowAceAlone = Sans les 2, l’as ne peut être que la plus haute carte des suites.
problem-lockedOrNot = Un groupe de jokers seuls ne peut pas être à la fois bloqué et ouvert aux échanges.
problem-namedBeyondPack = Un joker qui représente une couleur nommée ne peut pas dépasser les quatre couleurs, sauf si un groupe peut contenir deux fois la même carte.
problem-contractKinds = Les contrats demandent à la fois des groupes et des suites.
problem-contractDeals = Il faut exactement autant de manches que de contrats.
problem-handsByWhat = Seuls des contrats qui indiquent combien de cartes distribuer peuvent fixer la taille des mains.
problem-contractTooLong = L’un des contrats demande plus de cartes qu’une main ou une suite ne peut en avoir.
problem-meldTurnBound = Là où l’on pose au lieu de piocher, la dernière carte ne se défausse pas, et aucune règle ne peut lier les cartes prises ou appelées, ajouter un dernier tour ou donner une carte de plus.
problem-contractRunTooShort = L’un des contrats demande une suite plus courte que ce jeu ne le permet.
problem-callOnOwnMelds = Une annonce ajoute une carte à la combinaison de n’importe quel joueur : il faut donc pouvoir ajouter chez les autres.
problem-callWithOneCard = Avec une seule carte en main, vous devez piocher, mais qui annonce ne pioche pas.
problem-callWithoutDiscard = Après une annonce, un joueur à qui il reste une carte qui ne va nulle part ne pourrait pas finir son tour sans défausser.
problem-swapNoJoker = Seuls les vrais jokers peuvent quitter leur combinaison, mais il n’y en a pas dans le paquet.
problem-lastCardStuck = Une dernière carte qui va avec une combinaison ne pourrait être ni posée ni défaussée : permettez de flotter, ou de finir sans défausser.
problem-unplayableButWhere = Une dernière carte qui ne va qu’avec la combinaison d’un autre joueur ne pourrait être ni posée ni défaussée.
problem-floatForNothing = On flotte quand il ne reste aucune carte à défausser : une dernière carte à défausser doit donc être obligatoire.
problem-reliefFromWhat = Ceux qui n’ont pas encore joué n’ont pas besoin d’une dernière chance si personne ne peut finir à son premier tour.
problem-upForNoTwo = Un 2 resté seul ne peut pas terminer la manche si les 2 sont toujours jokers ou retirés.
problem-upFor2Points = Faire up pour 2 coûte 2 points : il faut donc compter des points de pénalité.
problem-rummyOrTurns = Les combinaisons se posent soit au fil des tours, soit toutes ensemble quand un joueur termine la manche, mais pas les deux.
problem-pairForLongSets = On ne peut échanger deux cartes contre un joker d’un groupe que si les groupes ont quatre cartes au plus.
problem-neverFromSets = Si toutes les combinaisons sont des groupes et que les jokers y restent, aucun joker ne peut être échangé.
problem-nothingOnTable = Si les combinaisons restent en main, il n’y a rien sur la table à compléter, à prendre ou à réclamer, personne ne peut flotter et il n’y a pas de contrat à poser.
problem-nothingMeldedAtOnce = Si les combinaisons restent en main, une carte piochée ou prise ne peut pas être posée aussitôt, et on ne peut prendre qu’une carte à la fois dans la défausse.
problem-meldsAfterWhat = Les autres ne peuvent poser leurs combinaisons ensuite que si une manche se termine quand un joueur montre toute sa main.
problem-dealForNobody = Avec un nombre fixe de manches, chacune doit compter : des manches sans points demandent un total à atteindre.
problem-stalemateTooSoon = Avec ces règles, des joueurs à une carte chacun pourraient encore jouer : ce ne serait pas un blocage.
problem-lowOrHigh = Avec des pénalités, le plus petit total doit gagner ; avec toute autre façon de compter, le plus grand.
problem-whoseMelds = Si les cartes de la table comptent, elles doivent rester devant le joueur qui les a jouées.
problem-meldsNeverSeen = Si les combinaisons restent en main, les cartes de la table ne peuvent pas compter.
problem-emptyStockScore = Le compte à pioche vide doit s’accorder avec le reste du compte.
problem-doublesPenalties = Le Press et les manches doubles pour les 7 et les rois demandent des points de pénalité.
problem-autoPressAlone = L’Auto-Press a besoin du Press.
problem-noTarget = Une partie jusqu’à un total a besoin d’un total à atteindre.
problem-firstToLose = Si le plus petit total gagne, le joueur qui termine la manche ne peut pas gagner en arrivant au total.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = Ce lien est trop long pour contenir les règles d’une table.
badLink-malformed = Ce lien ne contient pas les règles d’une table.
badLink-olderVersion = Ce lien vient d’une ancienne version du jeu et ne fonctionne plus. Demandez-en un nouveau.
badLink-newerVersion = Ce lien vient d’une version plus récente du jeu. Rechargez la page et réessayez.
badLink-unknownGame = Ce lien mène à un jeu que cette page ne connaît pas.
badLink-unknownOption = Ce lien contient une règle que cette page ne connaît pas.
badLink-unknownValue = Ce lien contient, pour une règle, un choix que cette page ne connaît pas.
badLink-cannotWork = Les règles de ce lien ne s’accordent pas entre elles.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = En images
picture-title-set = Un { TERM($terms, "set") }
picture-title-run = Une suite
picture-title-wildInSet = Un { TERM($terms, "wild") } dans un { TERM($terms, "set") }
picture-title-wildInRun = Un { TERM($terms, "wild") } dans une suite
picture-title-layingOff = Ajouter une carte
picture-title-swapping = Échanger contre un { TERM($terms, "wild") }
picture-title-points = Points
picture-row-before = Sur la table
picture-row-held = Dans votre main
picture-row-after = Ensuite
picture-row-pile = Sur la défausse
picture-row-gained = Reçu
picture-wildRank = Dans ces exemples, les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }.
picture-wildRankOfDeal = Dans ces exemples, les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }, comme à la manche { $deal }.
picture-set = Les { RANK($rank, number: "many") } de { SUITS($suits) }. Un { TERM($terms, "set") } compte au moins { $fewest } cartes de même valeur.
picture-run = { CAPITAL(RANKS($ranks)) } de { SUIT($suit) }. Une suite compte au moins { $fewest } cartes de même couleur qui se suivent.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } représente { PLACE($place) } : les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } représente { PLACE($place) } : les valets borgnes sont { TERM($terms, "wilds") }.
picture-joker = Le joker représente { PLACE($place) }.
# A set and a run that reach the points of the first melds together.
picture-opening = Les { RANK($rank, number: "many") } de { SUITS($suits) } valent { $setPoints }, et { RANKS($ranks) } de { SUIT($suit) } { $runPoints }. Cela fait { COUNT($points, "point") } : posées dans le même tour, ces cartes suffisent pour ouvrir à { $needed }.
# A run with the ace below a two, and one with it above a king.
picture-aces = { CAPITAL(RANKS($lowRanks)) } de { SUIT($suit) } valent { COUNT($lowPoints, "point") }, dont { $lowAce } pour l’as. { CAPITAL(RANKS($highRanks)) } valent { COUNT($highPoints, "point") }, dont { $highAce } pour l’as.
# What must have been laid before.
picture-layingOff =
    Vous pouvez ajouter { CARD($card, article: "the", style: "name") } { $kind ->
        [set] à ce { TERM($terms, "set") }
       *[run] à cette suite
    }, comme { $onOthers ->
        [yes] aux { TERM($terms, "melds") } de tous les joueurs
       *[no] à vos propres { TERM($terms, "melds") }
    }{ $first ->
        [meld] , dès que vous avez posé { TERM($terms, "aMeld") }
        [opening] , dès que vous avez ouvert
        [contract] , dès que vous avez posé votre contrat
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } prend la place { CARD($wild, article: "of", style: "name") }.
# Two naturals, which a set of three asks for.
picture-swapPair = Les { RANK($rank, number: "many") } de { SUITS($suits) } prennent ensemble la place { CARD($wild, article: "of", style: "name") } : une seule carte ne suffit pas.
picture-swapFree = Le { TERM($terms, "wild") } est à vous, à jouer ou à garder.
picture-swapThisTurn = Le { TERM($terms, "wild") } est à vous, mais il faut le rejouer pendant le même tour.
picture-swapStaysInSet = Le { TERM($terms, "wild") } reste dans le { TERM($terms, "set") } comme carte de plus.
picture-swapStaysInRun = Le { TERM($terms, "wild") } passe à un bout de la suite et représente { PLACE($place) }.
picture-swapOtherMeldFromSet = Le { TERM($terms, "wild") } reste dans le { TERM($terms, "set") } comme carte de plus, ou rejoint { TERM($terms, "otherMeld") }.
picture-swapOtherMeldFromRun = Le { TERM($terms, "wild") } passe à un bout de la suite et représente { PLACE($place) }, ou rejoint { TERM($terms, "otherMeld") }.
picture-swapFirst-meld = Il faut d’abord avoir posé { TERM($terms, "aMeld") }.
picture-swapFirst-contract = Il faut d’abord avoir posé votre contrat.
picture-points-penalties = Si vous les avez encore en main quand un autre joueur { TERM($terms, "goesOut") }, ces cartes vous coûtent { COUNT($points, "point") } en tout.
picture-points-winnerTakesHands = Si vous les avez encore en main quand un autre joueur { TERM($terms, "goesOut") }, ces cartes lui donnent { COUNT($points, "point") } en tout.
picture-points-meldedMinusHand = Ces cartes valent { COUNT($points, "point") } en tout : pour vous si vous les avez posées, contre vous dans votre main.
picture-points-meldedPlusHands = Ces cartes valent { COUNT($points, "point") } en tout : pour vous si vous les avez posées ; si vous les avez en main, pour le joueur qui { TERM($terms, "goesOut") }.
picture-points-melded = Une fois posées, ces cartes vous rapportent { COUNT($points, "point") } en tout.
picture-doubled = Tant que les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }, les points comptent double.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = Les règles de tous les jeux
rulesPages-allAbout = Crazy Rummy et sa famille expliqués simplement, en mots et en images, à lire, à imprimer et à envoyer.
rulesPages-play = Jouer à ce jeu
rulesPages-playAny = Jouer à Crazy Rummy
rulesPages-inWords = En mots
rulesPages-printOrSend = Imprimer ou envoyer ces règles
rulesPages-print = Imprimer ces règles
rulesPages-languages = Langues
rulesPages-unknownTitle = Page introuvable
rulesPages-unknown = Il n’y a pas de page à cette adresse.
rulesPages-titleOf = { $game } : les règles
rulesPages-alsoCalled = Autres noms : { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Se joue en famille sous bien des noms, surtout en Amérique du Nord.
title-crazy-rummy-7-origin = Crazy Rummy en une demi-soirée.
title-crazy-rummy-3-origin = Crazy Rummy quand le temps presse.
title-fort-worth-gin-origin = Mis par écrit par John Greer.
title-fort-worth-gin-odd-origin = Mis par écrit par John Greer.
title-fort-worth-gin-even-origin = Mis par écrit par John Greer.
title-biddies-origin = Se joue dans le sud du pays de Galles.
title-treize-brasses-origin = Du Canada français, où une brasse est une manche : on brasse treize fois.
title-beanie-origin = Se joue surtout au Canada, en de nombreuses versions.
title-ace-to-ace-origin = Décrit par Rammy Meyerowitz.
title-the-press-origin = Décrit par Michael Oxner.
title-auto-press-origin = Décrit par Michael Oxner.
title-dealers-choice-origin = Décrit par Michael Oxner.
title-one-joker-origin = Décrit par Michael Oxner.
title-thanasis-origin = Vient de Grèce.
title-dynamitis-origin = Vient de Grèce ; une variante de Thanasis.
title-basic-rummy-origin = La forme la plus simple du jeu.
title-five-thousand-rummy-origin = D’Amérique du Nord, où chaque famille a ses règles.
title-george-origin = Une variante du Rami 5000.
title-crummy-rummy-origin = Un rami contrat, mis par écrit par une famille.
title-koum-kan-origin = Se joue en Grèce.
title-rummy-500-origin = Populaire dans toute l’Amérique du Nord.
title-three-thirteen-origin = Un jeu de famille d’Amérique du Nord.
title-kaluki-origin = Populaire en Grande-Bretagne, dans les clubs et en famille.
title-kaluki-51-origin = Une variante du Kaluki qui demande plus de points pour ouvrir.
title-romme-origin = Le jeu de famille de l’Allemagne et de l’Autriche.
title-rami-origin = Se joue en France.
title-remigio-origin = Se joue en Espagne.
title-liverpool-rummy-origin = Le rami contrat le plus connu, aussi appelé Contract Rummy.
title-carioca-origin = Le jeu à contrats d’Argentine et du Chili.
title-shanghai-rummy-origin = Un long rami contrat venu des États-Unis.
title-continental-origin = Le jeu à contrats d’Espagne et du Mexique.
title-jamaican-kalooki-origin = Le jeu à contrats de la Jamaïque et des Caraïbes.
title-bing-rummy-origin = Un rami d’Alaska où un tour sert soit à piocher, soit à poser.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Jouez à Crazy Rummy dans votre navigateur, entre amis ou contre des robots.
app-needsScripts = Crazy Rummy a besoin de JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Défi du jour
app-shortcut-games = Choisir un jeu
app-shortcut-history = Vos parties

## What makes each game special: one sentence, in the words of the common game.

title-crazy-rummy-about = Treize manches, chacune avec sa valeur joker, des as dans la première aux rois dans la dernière.
title-crazy-rummy-7-about = Une valeur sur deux est joker : as, 3, 5, 7, 9, valets et rois.
title-crazy-rummy-3-about = Trois manches, où les as, les 7, puis les rois sont jokers.
title-fort-worth-gin-about = Aucune combinaison ne peut avoir plus de jokers que de cartes naturelles.
title-fort-worth-gin-odd-about = Fort Worth Gin en sept manches, avec les valeurs impaires comme jokers.
title-fort-worth-gin-even-about = Fort Worth Gin en six manches, avec les valeurs paires comme jokers.
title-biddies-about = L’as est la plus basse ou la plus haute carte, et le joueur à qui il ne reste qu’un 2 peut terminer la manche.
title-treize-brasses-about = Deux paquets et treize cartes par joueur ; une carte prise dans la défausse doit servir tout de suite.
title-beanie-about = Les valeurs joker descendent des rois aux as, et si un joueur finit à son premier tour, les autres peuvent encore poser.
title-ace-to-ace-about = Ce que vous posez compte pour vous, ce que vous gardez compte contre vous, et vous pouvez prendre autant de cartes de la défausse que vous voulez.
title-the-press-about = Quand un joueur a au moins 50 points de retard sur tous les autres, la manche suivante compte double.
title-auto-press-about = The Press à quatre joueurs ou plus : la première manche le prépare pour la deuxième.
title-dealers-choice-about = Le donneur regarde sa main et nomme la valeur joker, chaque valeur une seule fois par partie.
title-one-joker-about = Un vrai joker, qui remplace toujours une autre carte, et une quatorzième manche où il est le seul.
title-thanasis-about = Les combinaisons restent en main jusqu’à ce qu’un joueur puisse montrer toute sa main en combinaisons.
title-dynamitis-about = Thanasis, avec les 2 toujours jokers en plus.
title-basic-rummy-about = Sans jokers ; le gagnant d’une manche marque les points que les autres ont en main.
title-five-thousand-rummy-about = La première carte de chacun fixe la taille de sa main, celle du donneur la valeur joker, et les cartes que vous posez comptent pour vous.
title-george-about = Le Rami 5000 avec des groupes seulement, au plus un joker dans chacun ; pour prendre dans la défausse, il faut deux cartes qui vont avec.
title-crummy-rummy-about = Sept manches, chacune avec un contrat à poser avant toute autre chose.
title-koum-kan-about = Deux paquets, dix cartes par joueur et les vrais jokers comme seuls jokers, jusqu’à ce qu’un joueur ait 100 points.
title-rummy-500-about = Ce que vous posez compte pour vous, ce que vous gardez compte contre vous, et avec une carte de la défausse, vous prenez toutes celles du dessus.
title-three-thirteen-about = Les mains passent de trois à treize cartes, ce nombre donne la valeur joker, et quand un joueur fait rami, les autres ont encore un tour.
title-kaluki-about = Il faut 40 points pour ouvrir, et seuls les vrais jokers sont jokers.
title-kaluki-51-about = Le Kaluki, avec 51 points pour ouvrir, jusqu’à ce qu’un joueur en ait 100.
title-romme-about = Il faut 40 points pour ouvrir ; il y a six vrais jokers, et toute la main posée d’un coup compte double.
title-rami-about = Il faut 51 points et une suite sans joker pour ouvrir, et un joueur qui n’a rien posé prend 100 points.
title-remigio-about = Les combinaisons restent en main jusqu’à ce qu’un joueur puisse montrer toute sa main en combinaisons ; seuls les vrais jokers sont jokers.
title-liverpool-rummy-about = Sept manches, chacune avec un contrat à poser tel quel, et des cartes prises hors de son tour : « Puis-je ? »
title-carioca-about = Sept manches, chacune avec un contrat à poser tel quel. Un seul joker par nouvelle combinaison, et un joker en main coûte 50 points.
title-shanghai-rummy-about = Dix manches avec des contrats qui vont jusqu’à quinze cartes, et dans chacune trois cartes à prendre hors de son tour.
title-continental-about = Sept manches, de 7 à 13 cartes. Dans une suite, deux jokers ne se suivent jamais, et poser toute sa main en un tour enlève 10 points.
title-jamaican-kalooki-about = Neuf manches avec des contrats qui vont jusqu’à seize cartes. Après le vôtre, on peut encore poser, mais plus rien prendre dans la défausse.
title-bing-rummy-about = Sept manches de quatorze cartes avec les 2 comme jokers. Vous piochez ou vous posez, jamais les deux au même tour, et vous commencez par trois combinaisons d’un coup.
