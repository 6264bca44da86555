### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Indice
hint-show = Montrer
hint-next = Suivant
hint-best = Meilleur
hint-thanks = Merci
hint-noOther = Rien d’autre ne s’en approche.
hint-nothing = Ce n’est pas encore votre tour.
hint-dealOver = La manche est finie.

## The kind of move to look for.

moves-lookAtPile = Regardez la défausse.
moves-startWithDraw = Commencez par piocher.
moves-drawStock = Piochez.
moves-meld =
    { $kind ->
        [set] Vous pouvez poser un { TERM($terms, "set") } { RANK($rank, number: "many", article: "of") }.
       *[run] Vous pouvez poser une suite de { SUIT($suit) }.
    }
moves-layOff = Une de vos cartes va avec { TERM($terms, "aMeld") } de la table.
moves-swap = Vous pouvez échanger une carte contre un { TERM($terms, "wild") } de la table.
moves-takeBack = Il faut d’abord annuler quelque chose.
moves-discard = Défaussez une carte.
moves-discardLast = Défaussez votre dernière carte.
moves-holdBack = Ne posez encore rien : défaussez une carte.
moves-contract = Votre main remplit le contrat.
moves-goOut = Vous pouvez { TERM($terms, "goOut") }.
moves-float = Vous avez joué toutes vos cartes : flottez.
moves-endTurn = Il n’y a plus rien à faire : finissez votre tour.
moves-goRummy = Regardez toute votre main : vous pouvez faire rami.
moves-upForTwo = Vous pouvez terminer la manche avec votre 2.
moves-decline = Ne prenez rien.
moves-recall = Vous pouvez reprendre votre carte défaussée.
moves-chooseSize = Prenez { $cards } cartes.
moves-nameWild = Nommez comme valeur { TERM($terms, "wild") } une valeur que vous avez en main.
moves-claim = La carte offerte vous servirait.
moves-pass = Laissez passer cette carte.
moves-takePoints = Prenez les points.
moves-leavePoints = Ne prenez pas les points.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Touchez la pioche.
exactMoves-takeTop =
    Prenez { CARD($card, article: "the") } dans la défausse : cette carte va avec les vôtres.
exactMoves-takeSeveral =
    Prenez { COUNT($count, "card") } dans la défausse, jusqu’{ CARD($deepest, article: "to") }.
exactMoves-meld = Posez { MELD($meld, style: "short") }. Les cartes sont choisies : appuyez sur « { $button } ».
exactMoves-layOff =
    { $meld ->
        [none] Ajoutez { CARD($card, article: "the") }. La carte est choisie : touchez l’emplacement qui s’éclaire.
       *[other]
            Ajoutez { CARD($card, article: "the") } à { MELD($meld, style: "short") }. La carte est choisie : touchez l’emplacement qui s’éclaire.
    }
exactMoves-swap =
    { $count ->
        [one] Votre carte, { CARDS($naturals, article: "the") }, est choisie.
       *[other] Vos cartes, { CARDS($naturals, article: "the") }, sont choisies.
    } Touchez { WILD($wild, $terms, article: "the") } pour échanger.
exactMoves-takeBack = Appuyez sur « Annuler ».
exactMoves-discard = Défaussez { CARD($card, article: "the") }. La carte est choisie : appuyez sur « Défausser ».
exactMoves-press = Appuyez sur « { $button } ».
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Appuyez sur « { $button } ».
exactMoves-upForTwo =
    La carte à défausser, { CARD($card, article: "the") }, est choisie. Appuyez sur « { $button } ».
exactMoves-chooseSize = Répondez : { $cards } cartes.
exactMoves-nameWild = Nommez les { RANK($rank, number: "many") }.
exactMoves-claim = Dites oui pour { CARDS($cards, article: "the") }.
exactMoves-no = Répondez non.
exactMoves-yes = Répondez oui.

## How good a hint is beside the best.

besideBest-nearly = Presque aussi bon.
besideBest-worse =
    { $number ->
        [0] Meilleur coup
        [1] Deuxième choix
        [2] Troisième choix
        [3] Quatrième choix
       *[other] Autre choix
    }, moins bon d’environ { COUNT($points, "point") }.

## Why a move is good. Chances are shares of one.

reasons-forced = C’est votre seul coup possible.
reasons-goesOut =
    { $saved ->
        [0] Vous pouvez ainsi { TERM($terms, "goOut") }.
        [one] Vous pouvez ainsi { TERM($terms, "goOut") } : votre point ne compte pas.
       *[other] Vous pouvez ainsi { TERM($terms, "goOut") } : vos { $saved } points ne comptent pas.
    }
reasons-safeFrom =
    Ce tour met { COUNT($points, "point") } à l’abri si c’est { $name } ({ COUNT($left, "card") } en main) qui { TERM($terms, "goesOut") } ensuite.
reasons-safeByChance =
    Ce tour met { COUNT($points, "point") } à l’abri si la manche se termine avant votre prochain tour (environ { PERCENT($chance) } de chances).
reasons-scores = Ce tour rapporte { COUNT($points, "point") }.
reasons-contract = Cela remplit votre contrat.
reasons-opens = Vous ouvrez avec { $points } points, et { $needed } suffisent.
reasons-toOpening =
    { $points ->
        [0] Pour ouvrir, il vous faut { $needed } points, et vous n’en avez pas encore.
       *[other] Vous avez { $points } des { $needed } points nécessaires pour ouvrir.
    }
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } libère
       *[other] { CAPITAL(CARDS($naturals, article: "the")) } libèrent
    } { WILD($wild, $terms, article: "the") }{ $isLaidOff ->
        [yes] , à ajouter ensuite.
       *[no]
            { $meld ->
                [none] .
               *[other] , qui va dans { MELD($meld, style: "short") }.
            }
    }
reasons-holdsBack =
    Vos combinaisons ({ COUNT($points, "point") }) restent cachées, avec un risque d’environ { PERCENT($chance) } que la manche se termine avant votre prochain tour.
reasons-sheds =
    { CAPITAL(CARD($card, article: "the")) }{ $points ->
        [0] {""}
       *[other] {" "}coûte { COUNT($points, "point") } et
    }{ $live ->
        [0]
            { $gone ->
                [0] {" "}ne va avec aucune de vos cartes.
                [one] {" "}attend une carte qui n’est plus là.
               *[other] {" "}attend { $gone } cartes qui ne sont plus là.
            }
        [1] {" "}ne peut compter que sur 1 carte pour une combinaison.
        [2] {" "}ne peut compter que sur 2 cartes pour une combinaison.
       *[other] {" "}peut compter sur { $live } cartes pour une combinaison.
    }
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } va avec vos cartes : { reasons-completers }.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } va avec { CARD($beside, article: "the") } : { reasons-completers }.
    }
reasons-keeps = Gardez { CARDS($kept, article: "the") } : { reasons-completers }.
reasons-completers =
    { $orWild ->
        [yes]
            { $live ->
                [0] seul un { TERM($terms, "wild") } compléterait { TERM($terms, "aMeld") }
               *[other] { COUNT($live, "card") } ou un { TERM($terms, "wild") } compléteraient { TERM($terms, "aMeld") }
            }
       *[no]
            { $live ->
                [one] { COUNT($live, "card") } compléterait { TERM($terms, "aMeld") }
               *[other] { COUNT($live, "card") } compléteraient { TERM($terms, "aMeld") }
            }
    }{ $gone ->
        [0] {""}
        [one]  ; 1 n’est plus là
       *[other]  ; { $gone } ne sont plus là
    }
reasons-deniesFit =
    Ne laissez pas { CARD($card, article: "the") } à { $name }, qui joue ensuite : cette carte va avec { TERM($terms, "aMeld") } de la table.
reasons-deniesWild =
    Ne laissez pas { CARD($card, article: "the") } à { $name }, qui joue ensuite : cette carte libérerait un { TERM($terms, "wild") }.
reasons-deniesCollector =
    Ne laissez pas { CARD($card, article: "the") } à { $name }, qui joue ensuite et a en main { CARDS($held, article: "the") }.
reasons-contractNeeds =
    { $missing ->
        [0] Il ne manque plus rien au contrat.
       *[other] Il manque encore { COUNT($missing, "card") } au contrat.
    }
reasons-hasNoPlace =
    { $missing ->
        [0] { CAPITAL(CARD($card, article: "the")) } n’a pas sa place dans votre contrat, auquel il ne manque plus rien.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } n’a pas sa place dans votre contrat, auquel il manque encore { COUNT($missing, "card") }.
    }
reasons-fewest = Il vous reste ainsi { COUNT($points, "point") } en main, le moins possible.
reasons-completes = { CAPITAL(CARD($card, article: "the")) } complète { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } va avec { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } va avec { TERM($terms, "aMeld") } de la table.
reasons-returns =
    Vous pouvez remettre { CARD($card, article: "the") } dans la défausse : aucune nouvelle carte ne vous coûte de points.
reasons-pileUseless = { CAPITAL(CARD($card, article: "the")) } de la défausse ne vous sert à rien maintenant.
reasons-stock =
    { $isAll ->
        [yes] Toutes les cartes inconnues ({ $unseen }) vous serviraient aussitôt.
       *[no]
            { $helping ->
                [one] { $helping } des { $unseen } cartes inconnues vous servirait aussitôt.
               *[other] { $helping } des { $unseen } cartes inconnues vous serviraient aussitôt.
            }
    }
# "Vous avez un 8 en main.", "Vous avez trois dames en main."
reasons-wildRank =
    { $count ->
        [one] Vous avez { RANK($rank, article: "a", style: "figures") } en main.
        [2] Vous avez deux { RANK($rank, number: "many") } en main.
        [3] Vous avez trois { RANK($rank, number: "many") } en main.
        [4] Vous avez quatre { RANK($rank, number: "many") } en main.
        [5] Vous avez cinq { RANK($rank, number: "many") } en main.
       *[other] Vous avez { $count } { RANK($rank, number: "many") } en main.
    }
reasons-largeHand = Ici, les combinaisons rapportent : plus de cartes, c’est mieux.
reasons-smallHand = Les cartes qui restent en main coûtent des points : moins, c’est mieux.
reasons-offerWorth = Cette carte aide votre main plus qu’elle ne coûte.
reasons-offerNotWorth = Cette carte coûte à votre main plus qu’elle ne l’aide.
reasons-pressWorth = Cela coûte peu de points.
reasons-pressNotWorth = Cela coûte trop de points.
reasons-judged = Dans l’ensemble, cela devrait rapporter.
reasons-stuck = Votre tour ne peut pas finir ainsi.

## The lesson.

lesson-name = Leçon
lesson-gotIt = Compris
lesson-watch = Montrez-moi
lesson-skip = Passer la leçon
lesson-draw =
    À vous. On commence chaque tour en prenant une carte : touchez la pioche, le tas face cachée.
lesson-pressDiscard = Appuyez sur « Défausser », ou faites glisser la carte sur la défausse.
lesson-goOut =
    Plus qu’une carte : défaussez-la pour finir. La manche s’arrête là, et les autres comptent les cartes de leur main.
lesson-count =
    Bravo, la manche est à vous ! Les autres comptent leurs cartes, 10 par figure, 25 par joker. Le plus petit total gagne. Ensuite, trois manches à partir de 0 : les jokers seront d’abord les as, puis d’autres cartes.
lesson-playOn = Jouer trois manches
lesson-handStep =
    Ces { COUNT($cards, "card") } sont à vous. Le but : les jouer toutes avant les autres, en groupes (trois ou quatre de même valeur, comme 8-8-8) et en suites (au moins trois de même couleur qui se suivent). Celles qui vous restent comptent contre vous.
lesson-meldStep =
    { $hasWild ->
        [yes]
            Vous avez { lesson-meld } : le joker y remplace la couleur qui manque. Touchez ses cartes une à une, puis appuyez sur « Poser ».
       *[no] Vous avez { lesson-meld }. Touchez ses cartes une à une, puis appuyez sur « Poser ».
    }
lesson-pressMeldStep = C’est { lesson-meld }. Appuyez sur « Poser », ou faites glisser les cartes sur la table.
lesson-meld =
    { $kind ->
        [set] un groupe, { MELD($meld, style: "short") }
       *[run] une suite, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { $kind ->
        [set]
            Votre { CARD($card) } va avec le groupe { MELD($meld, style: "short") } : vous pouvez l’y ajouter. Touchez la carte, puis l’emplacement qui s’éclaire. Chaque carte de moins compte.
       *[run]
            Votre { CARD($card) } va avec la suite { MELD($meld, style: "short") } : vous pouvez l’y ajouter. Touchez la carte, puis l’emplacement qui s’éclaire. Chaque carte de moins compte.
    }
lesson-putBackStep =
    { CAPITAL(CARD($card, article: "the")) } ne sert à rien ici. Touchez de nouveau cette carte pour la garder en main.
lesson-othersRunStep =
    { PERSON($who) ->
        [you] Vous avez posé { lesson-meld }.
       *[other] { $who } a posé { lesson-meld }.
    } Groupes et suites sont des combinaisons, et celles de la table sont à tout le monde : dès que vous aurez posé vous aussi, vous pourrez y ajouter des cartes.
lesson-discardStep =
    Plus rien à poser ? Une défausse termine votre tour. Touchez { CARD($card, article: "the") }, puis appuyez sur « Défausser » : débarrassez-vous des cartes hautes.
lesson-wildStep =
    { $rank ->
        [12] Les { RANK($rank, number: "many") } sont jokers dans cette manche : chacune peut
       *[other] Les { RANK($rank, number: "many") } sont jokers dans cette manche : chacun peut
    } représenter n’importe quelle carte. Ici, { WILD($wild, article: "the") } représente { CARD($face, article: "the") }, comme indiqué dessus.
lesson-watchStep =
    { PERSON($who) ->
        [you] Regardez bien : vous avez { CARD($natural, article: "the") }, la carte que représente le joker.
       *[other] Regardez bien : { $who } a { CARD($natural, article: "the") }, la carte que représente le joker.
    }
lesson-swappedStep =
    { PERSON($who) ->
        [you]
            C’était un échange : { CARD($natural, article: "the") } est à la place du joker, et vous avez le joker, pour vous en resservir.
       *[other]
            C’était un échange : { CARD($natural, article: "the") } est à la place du joker, et { $who } a le joker, pour s’en resservir.
    }
lesson-takeStep =
    Au lieu de piocher, vous pouvez prendre la carte du dessus de la défausse. { CAPITAL(CARD($card, article: "the")) } va avec votre { CARD($held) } : touchez la défausse.
lesson-swapStep =
    À vous ! Une fois que vous avez pris une carte, et si vous avez déjà posé, vous pouvez échanger. Vous avez { CARD($natural, article: "the") }, que représente { WILD($wild, article: "the") } : touchez votre carte, puis le joker. Il est alors à vous, à jouer ou à garder.

## The rules in short.

shortRules-heading = En bref
shortRules-aimPenalties =
    Jouez toutes vos cartes avant les autres : les cartes qui leur restent en main comptent contre eux.
shortRules-aimHands =
    Jouez toutes vos cartes avant les autres : les cartes qui leur restent en main comptent pour vous.
shortRules-aimMelds =
    Posez le plus de points possible en { TERM($terms, "melds") }, et débarrassez-vous de vos cartes avant les autres.
shortRules-turn =
    À votre tour, prenez une carte, posez des { TERM($terms, "melds") } si vous voulez, et défaussez une carte.
shortRules-turnWithoutMelds = À votre tour, prenez une carte et défaussez-en une.
shortRules-drawOrLay = À votre tour, prenez une carte et défaussez-en une, ou ne faites que poser des cartes.
shortRules-lastDiscard = Votre dernière carte doit elle aussi être défaussée.
shortRules-onlySets = Les { TERM($terms, "melds") } sont des { TERM($terms, "sets") } : { shortRules-ofRank }.
shortRules-onlyRuns = Les { TERM($terms, "melds") } sont des suites : { shortRules-inRow }.
shortRules-setsAndRuns =
    Un { TERM($terms, "set") }, c’est { shortRules-ofRank } ; une suite, { shortRules-inRow }.
shortRules-ofRank =
    { $setMax ->
        [none] au moins { $setMin } cartes de même valeur
       *[other] { $setMin } ou { $setMax } cartes de même valeur
    }
shortRules-inRow = au moins { $runMin } cartes de même couleur qui se suivent
shortRules-wilds = Un { TERM($terms, "wild") } peut représenter n’importe quelle autre carte.
shortRules-wildRank =
    Chaque manche a sa valeur { TERM($terms, "wild") } : ses cartes peuvent représenter n’importe quelle autre carte.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Posez d’abord le contrat de la manche ; à partir du tour suivant, vous pouvez ajouter des cartes { shortRules-added }.
       *[no] Posez d’abord le contrat de la manche ; ensuite, vous pouvez ajouter des cartes { shortRules-added }.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Une fois que vous avez posé { TERM($terms, "aMeld") }, vous pouvez ajouter des cartes { shortRules-added } à partir du tour suivant.
       *[no] Dès que vous avez posé { TERM($terms, "aMeld") }, vous pouvez ajouter des cartes { shortRules-added }.
    }
shortRules-add = Vous pouvez ajouter des cartes { shortRules-added }.
shortRules-added =
    { $toAny ->
        [yes] { TERM($terms, "toAllMelds") } de la table
       *[no] à vos propres { TERM($terms, "melds") }
    }
shortRules-newMelds = Après le contrat, vous pouvez aussi poser de { TERM($terms, "newMelds") }.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] Si vous avez la carte que représente un { TERM($terms, "wild") } dans une suite de la table, mettez-la à sa place et prenez le { TERM($terms, "wild") }.
       *[no] Si vous avez la carte que représente un { TERM($terms, "wild") } de la table, mettez-la à sa place et prenez le { TERM($terms, "wild") }.
    }
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] Si vous avez la carte que représente un { TERM($terms, "wild") } dans une suite de la table, mettez-la à sa place et déplacez le { TERM($terms, "wild") }.
       *[no] Si vous avez la carte que représente un { TERM($terms, "wild") } de la table, mettez-la à sa place et déplacez le { TERM($terms, "wild") }.
    }
shortRules-outOfTurn =
    { $takes ->
        [none] Quand un autre joueur pioche, vous pouvez prendre la carte du dessus de la défausse et piocher une carte en plus.
       *[other] Quand un autre joueur pioche, vous pouvez prendre la carte du dessus de la défausse et piocher une carte en plus, jusqu’à { $takes } fois par manche.
    }
shortRules-closedPile = Une fois que vous avez posé, vous ne pouvez plus prendre dans la défausse.
shortRules-wildKept = Ne défaussez un { TERM($terms, "wild") } que si vous ne pouvez défausser rien d’autre.
shortRules-lowestWins = Le plus petit total gagne.
shortRules-highestWins = Le plus grand total gagne.

## Why a move is refused.

why-title = Pourquoi pas ?
why-allRules = Toutes les règles de cette table
why-without =
    Sans { CARD($card, article: "the") }, elles forment { TERM($terms, "aMeld") } : { MELD($meld, style: "short") }.
why-with =
    Avec { CARD($card, article: "the") }{ $held ->
        [yes] {" "}de votre main
       *[no] {""}
    }{ $orWild ->
        [yes] {" "}ou un { TERM($terms, "wild") }
       *[no] {""}
    }, elles formeraient { TERM($terms, "aMeld") } : { MELD($meld, style: "short") }.
why-farFromMeld =
    Ces cartes ne sont ni de même valeur, ni proches dans une même couleur : une seule carte de plus ne suffirait pas pour { TERM($terms, "aMeld") }.
why-couldLay = Vous pouvez le faire maintenant : vous avez { MELD($meld, style: "short") }.
why-noMeldYet =
    Vous n’avez encore { TERM($terms, "noMeld") } en main. La prochaine carte peut en apporter.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } va avec { TERM($terms, "otherMeld") } : { MELD($meld, style: "short") }.
why-fitsNowhere = { CAPITAL(CARD($card, article: "the")) } ne va avec { TERM($terms, "noMeld") } de la table.
why-keeps =
    { $isAll ->
        [yes]
            { $held ->
                [one] Vous n’avez qu’une carte et vouliez la jouer. Il faut la garder pour la défausser.
               *[other] Vous avez { COUNT($held, "card") } et vouliez toutes les jouer. Gardez-en une à défausser.
            }
       *[no] Vous avez { COUNT($held, "card") } et vouliez en jouer { $played }. Gardez-en une à défausser.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = Cette carte n’est pas dans votre main.
refusals-pileEmpty = La défausse est vide. Piochez une carte.
refusals-mustDrawStock = Avec une seule carte en main, vous devez piocher.
refusals-pileClosed = Vous avez déjà posé dans cette manche : piochez.
refusals-noSuchMeld = { TERM($terms, "ThisMeld") } n’est plus là.
refusals-notAMeld = Ces cartes ne forment ni un { TERM($terms, "set") } ni une suite.
refusals-setFull = Ce { TERM($terms, "set") } est complet.
refusals-doesNotFit = Cette carte ne va pas là.
refusals-meldFirst = Posez d’abord { TERM($terms, "aMeld") }.
refusals-openingTooLow = Ce que vous avez posé ne fait pas encore assez de points.
refusals-openingNeedsRun = Pour ouvrir, il faut aussi une suite sans { TERM($terms, "wild") }.
refusals-keepOne = Vous devez garder une carte à défausser.
refusals-notWild = Vous ne pouvez échanger que contre un { TERM($terms, "wild") }.
refusals-wrongNatural = Pour échanger contre un { TERM($terms, "wild") }, il faut la carte qu’il représente.
refusals-setNotComplete = Pour reprendre un { TERM($terms, "wild") } dans un { TERM($terms, "set") } de trois cartes, posez à la fois deux des cartes qui manquent.
refusals-keepDrawn = Vous n’aviez qu’une carte : vous ne pouvez défausser la carte piochée que pour { TERM($terms, "goOut") }.
refusals-nothingToTakeBack = Il n’y a rien à annuler.
refusals-tooManyPlays = Trop de coups joués et annulés à ce tour. Défaussez pour le finir.
refusals-tooManyWilds = { TERM($terms, "ThisMeld") } aurait trop de { TERM($terms, "wilds") }.
# A meld of wilds takes no other cards.
refusals-onlyWilds = À { TERM($terms, "aMeld") } de { TERM($terms, "wilds") } seuls, on ne peut ajouter que des { TERM($terms, "wilds") }.
refusals-locked = On ne peut rien prendre dans un { TERM($terms, "set") } posé avec des { TERM($terms, "wilds") } seuls.
refusals-meldsNotYet = Vous ne pouvez pas encore poser de { TERM($terms, "melds") }.
refusals-oneMeldATurn = Vous ne pouvez poser qu’{ TERM($terms, "oneNewMeld") } par tour.
refusals-notYourMeld = Vous ne pouvez ajouter des cartes qu’à vos propres { TERM($terms, "melds") }.
refusals-contractFirst = Posez d’abord tout votre contrat.
refusals-wrongContract = Ces { TERM($terms, "melds") } ne remplissent pas le contrat de cette manche.
refusals-notThisTurn = Vous venez de poser pour la première fois. Vous pourrez ajouter des cartes à partir de votre prochain tour.
refusals-noNewMelds = Après le contrat, on ne peut plus qu’ajouter des cartes à ce qui est sur la table.
refusals-tooAlike = Vous avez déjà posé quelque chose de trop semblable dans cette manche.
refusals-topCardOnly = Dans la défausse, vous ne pouvez prendre pour l’instant que la carte du dessus.
refusals-needTwoNaturals = Pour prendre cette carte, il faut deux cartes naturelles qui vont avec.
refusals-mustMeldTaken = Jouez la carte prise dans la défausse, ou annulez votre tour.
refusals-frozen = Vous ne pouvez pas jouer les cartes prises dans la défausse avant votre tour suivant.
refusals-meldOrDiscardDrawn = Jouez la carte piochée, ou défaussez-la.
refusals-noGivingBack = Vous ne pouvez pas défausser la carte prise à ce tour.
refusals-wildNotDiscarded = Gardez le { TERM($terms, "wild") } et défaussez une autre carte.
refusals-wildStays = Seuls les vrais jokers peuvent quitter leur { TERM($terms, "meld") }.
refusals-reuseWild = Jouez le { TERM($terms, "wild") } que vous avez pris, ou annulez l’échange.
refusals-wildNeedsPlace = Déplacez le { TERM($terms, "wild") } vers { TERM($terms, "aMeld") } où il peut aller.
refusals-oneSwapATurn = Vous ne pouvez échanger que contre un seul { TERM($terms, "wild") } par tour.
refusals-lastCardPlayable = Votre dernière carte va avec { TERM($terms, "aMeld") } de la table. Ajoutez-la.
refusals-notOutYet = Vous ne pouvez pas { TERM($terms, "goOut") } à votre premier tour.
refusals-noLastDiscard = Pour { TERM($terms, "goOut") }, posez toutes vos cartes. Vous ne pouvez pas défausser la dernière.
refusals-cardsLeft = Vous avez encore des cartes en main.
refusals-notUpForTwo = Pour faire up pour 2, gardez un 2 qui ne soit pas un { TERM($terms, "wild") }.
refusals-notRummy = Vos cartes ne sont pas toutes dans des { TERM($terms, "melds") }.
refusals-rankTaken = Cette valeur a déjà été { TERM($terms, "wild") }. Nommez-en une autre.
refusals-notAsked = Vous n’avez rien à répondre maintenant.
refusals-notCallable = Cette carte ne va nulle part sur la table.
refusals-selectToDiscard = Choisissez une carte à défausser.
refusals-selectToMeld = Choisissez d’abord les cartes d’un { TERM($terms, "set") } ou d’une suite.
refusals-tooFewToMeld = Il faut plus de cartes pour { TERM($terms, "aMeld") }.
refusals-tapToArrange = Touchez une carte, puis son nouvel emplacement.
refusals-fitsNotAll = Ces cartes ne vont pas toutes là.
refusals-meldOfItsOwn = Ces cartes forment { TERM($terms, "aMeld") } à part. Posez-les à un endroit libre.
refusals-noContractFound = Votre main ne remplit pas encore le contrat.
refusals-noRummyFound = Vos cartes ne sont pas encore toutes dans des { TERM($terms, "melds") }.
refusals-selectForTwo = Choisissez la carte à défausser, et gardez le 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

# "Il faut trois cartes pour une combinaison."
notices-meldNeeds = Il faut { RANK($least) } cartes pour { TERM($terms, "aMeld") }.
notices-openingTooLow = Vous avez posé { $points } des { $needed } points nécessaires. Posez-en encore { $missing }, ou annulez votre tour.
notices-setHasAtMost = Un { TERM($terms, "set") } compte au plus { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } ne peut avoir qu’un { TERM($terms, "wild") }.
        [newSingle] À la pose, { TERM($terms, "aMeld") } ne peut avoir qu’un { TERM($terms, "wild") }.
        [apart] Dans une suite, deux { TERM($terms, "wilds") } ne peuvent pas se suivre, et un { TERM($terms, "set") } doit avoir deux cartes naturelles.
        [oneOrTwo] { TERM($terms, "AMeld") } ne peut avoir qu’un { TERM($terms, "wild") }, ou deux à partir de six cartes.
        [fewerThanNaturals] { TERM($terms, "AMeld") } doit avoir plus de cartes naturelles que de { TERM($terms, "wilds") }.
       *[atMostNaturals] { TERM($terms, "AMeld") } doit avoir au moins autant de cartes naturelles que de { TERM($terms, "wilds") }.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] Dans ce jeu, vous ne posez vos { TERM($terms, "melds") } que pour { TERM($terms, "goOut") }.
        [firstTurn] Au premier tour d’une manche, on ne peut pas poser de { TERM($terms, "melds") }.
       *[untilAllHadTurns] On ne peut pas poser de { TERM($terms, "melds") } avant que chacun ait joué une fois.
    }
notices-layTaken = Posez { CARD($card, article: "the") } dans { TERM($terms, "newMeld") } avec deux cartes naturelles de votre main, ou annulez votre tour.
notices-playTaken = Jouez { CARD($card, article: "the") }, ou annulez votre tour.
# The other copy of a card of two packs counts as the card that was taken.
notices-likeTaken = Vous avez pris { CARD($card, article: "the") } à ce tour : vous ne pouvez défausser ni cette carte ni son double.
notices-topCardOnly = Avant votre { TERM($terms, "firstMeld") }, vous ne pouvez prendre que la carte du dessus, pour la poser dans { TERM($terms, "thisMeld") }.
# "Pour ce groupe, il faut un autre roi, ou un joker."
notices-setNeeds =
    Pour ce { TERM($terms, "set") }, il faut { $rank ->
        [12] une autre
       *[other] un autre
    } { RANK($rank) }, ou un { TERM($terms, "wild") }.
# "Pour allonger cette suite, il faut le 9♥, ou un joker."
notices-runNeeds = Pour allonger cette suite, il faut { PLACE($place, style: "short") }, ou un { TERM($terms, "wild") }.
# "Pour échanger contre ce joker, il faut le 7♥ ou le 7♠."
notices-swapNeeds = Pour échanger contre ce { TERM($terms, "wild") }, il faut { CARDS($faces, article: "the", type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] Pour échanger contre ce { TERM($terms, "wild") }, posez { CARDS($faces, article: "the") } avec une autre carte du même rang.
        [2] Pour échanger contre ce { TERM($terms, "wild") }, posez à la fois { CARDS($faces, article: "the") }.
       *[other] Pour échanger contre ce { TERM($terms, "wild") }, posez à la fois deux de ces cartes : { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] Dans un { TERM($terms, "set") } de quatre cartes, le { TERM($terms, "wild") } reste en place.
       *[no] Dans un { TERM($terms, "set") }, le { TERM($terms, "wild") } reste en place.
    }
notices-likeLaid =
    { $how ->
        [rank] Vous avez déjà posé cette valeur dans cette manche.
        [suit] Vous avez déjà posé une suite de cette couleur dans cette manche.
       *[touching] Cette suite continue là où une autre des vôtres s’arrête.
    }

## What answers the questions over the table.

takes-hint = Vous piochez aussi une carte. Votre tour vient ensuite comme d’habitude.
takes-yes = Prendre { CARD($card) } + 1 carte
calls-hintTurn =
    Vous posez la carte, jouez votre tour et défaussez ; puis le jeu continue à votre gauche.
calls-hintCard = Vous posez la carte ; le tour continue comme avant.
calls-yes = Rami !
calls-yesOnto =
    { $kind ->
        [set] Rami ! { CARD($card) } → { MELD($meld, $terms) }
       *[run] Rami ! { CARD($card) } → suite { MELD($meld, style: "short") }
    }
questions-rank =
    { $isOpen ->
        [yes] Les { RANK($rank, number: "many") }
       *[no] Les { RANK($rank, number: "many") }, valeur déjà nommée
    }
press-yes = Prendre { COUNT($points, "point") }

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] { TERM($terms, "WhichMeld") } ?
        [suits] Que représente le { TERM($terms, "wild") } ?
        [wildPlace] Où va le { TERM($terms, "wild") } ?
        [lastDiscard] Quelle carte défaussez-vous ?
       *[call] Où va la carte ?
    }
options-suit = { CAPITAL(SUIT($suit)) }…
options-rank = { TERM($terms, "Set") } { RANK($rank, number: "many", article: "of") }…
options-another =
    { $kind ->
        [set] Autre { TERM($terms, "set") }…
       *[run] Autre suite…
    }
options-noDiscard = Sans défausser
options-discard = Défausser { CARD($card, article: "the") }
options-wildAs = { CARD($wild) } comme { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) } : { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] { CAPITAL(MELD($meld, $terms, article: "to")) }
        [low] Au début { MELD($meld, $terms, article: "of") }
       *[high] À la fin { MELD($meld, $terms, article: "of") }
    }
options-meld = { CAPITAL(MELD($meld, $terms)) }
