### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal.

check-working = Vérification de la donne…
check-again = Réessayer
check-marks-holds = Concorde
check-marks-fails = Ne concorde pas
check-marks-open = Invérifiable
check-steps-promise = La promesse avant la donne
check-steps-shares = La part de chacun
check-steps-cards = Les cartes
check-steps-play = Après la donne
check-yours = la vôtre
check-none = aucune
check-pile = Première carte de la défausse
check-indicator = Montre la valeur joker
check-save = Télécharger
check-saveHint = Un fichier texte que tout le monde peut vérifier sans ce serveur : npm run verify -- FICHIER, dans le code source du jeu.
check-figures = Tous les chiffres
check-figureNames-commitment = Promesse (SHA-256)
check-figureNames-secret = Secret
check-figureNames-game = Partie
check-figureNames-table = Table
check-how = Comment ça marche
check-howParts-1 = Avant chaque manche, la table choisit un nombre secret et publie son empreinte, qui ne permet à personne de deviner le secret. Changer le secret ensuite changerait l’empreinte.
check-howParts-2 = L’appareil de chaque joueur ajoute alors un nombre au hasard, sa part. Les cartes ne sont distribuées que lorsque toutes les parts sont publiées, dans un ordre calculé à partir du secret et de toutes les parts.
check-howParts-3 = Après la manche, la table montre le secret. Votre appareil a retenu ce qu’il a vu, et recalcule tout.
check-limits = Ce que cela ne montre pas
check-limitParts-1 = Qui a vu les cartes. Le serveur les connaît toutes et pourrait les dire à un ami.
check-limitParts-2 = Si le serveur est de mèche avec un joueur d’ici : ce joueur pourrait choisir sa part en dernier, après de nombreux essais.
check-limitParts-3 = Pourquoi une part manque. Le serveur pourrait écarter des parts comme si elles étaient arrivées trop tard, et choisir ainsi entre quelques ordres : deux pour une part, quatre pour deux, et ainsi de suite. L’appareil dont la part manque le signale.
check-limitParts-4 = Quoi que ce soit, si personne n’a donné de part, comme avec des robots seuls.
check-limitParts-5 = Si cette page est honnête : elle vient du même serveur. Téléchargez la preuve pour la vérifier ailleurs.
check-problems-unseen = Cet appareil n’était pas à la table avant cette manche : il ne peut pas dire ce qui a été promis.
check-problems-missing = Cette manche n’est plus conservée.
check-problems-old = Ce serveur ne peut pas encore montrer ses donnes.
check-problems-busy = Réessayez dans quelques secondes.
check-problems-offline = La table est injoignable pour le moment.
check-problems-failed = La vérification n’a pas pu être terminée.
check-checkTitle = Vérification de la manche { $deal }
check-verdictWords =
    { $verdict ->
        [doctored] Quelque chose ne concorde pas. Voyez les étapes marquées ✗.
        [tables] Tout concorde, mais personne n’a donné de part : la table seule a choisi l’ordre des cartes.
        [again] Tout concorde, mais la table a commencé cette manche { $times } fois. Elle a pu choisir entre autant d’ordres des cartes.
        [missed] Rien ne se contredit, mais votre appareil a manqué la liste des parts : la table aurait pu l’écrire après la manche.
       *[holds] Tout concorde. La table n’a pas pu choisir ces cartes ; voyez plus bas ce que cela ne montre pas.
    }
check-faultWords = L’enregistrement de cette manche est endommagé à la ligne { $line }. Il ne prouve rien.
check-cardsOfWords =
    { $whose ->
        [none] { CAPITAL(CARDS($cards, style: "name")) }.
       *[other] { $whose } : { CARDS($cards, style: "name") }.
    }
check-stockName = Pioche, la prochaine carte en premier ({ COUNT($count, "card") })
check-someGave =
    { $count ->
        [one] { $count } part sur { $of }. Sans part : { PEOPLE($without) }.
       *[other] { $count } parts sur { $of }. Sans part : { PEOPLE($without) }.
    }
check-deckHeld = Le secret et les parts donnent exactement ces { $cards } cartes, dans cet ordre.
check-shuffledLater = Ce qui a été mélangé ensuite ({ $times }×) en découle aussi.
check-playHeld =
    { $actions ->
        [one] La seule action a eu l’effet prévu par les règles.
       *[other] Les { $actions } actions ont toutes eu l’effet prévu par les règles.
    }
check-begunAgain = Juste avant cette manche, la table a pris votre part pour { $count ->
        [one] une autre manche
       *[other] { $count } autres manches
    } sans jamais en distribuer les cartes, d’après ce que votre appareil a vu. Une panne du serveur ou de votre connexion peut l’expliquer, mais la table a aussi pu regarder les cartes et recommencer.
check-atAction = Action { $index } : { $action }
check-tookHand =
    { $after ->
        [0] { $name } a repris la main d’un robot (place { $seat }) avant la première action.
       *[other] { $name } a repris la main d’un robot (place { $seat }) après l’action { $after }.
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Chaque carte a toujours été à un seul endroit.
checkHeld-promise = Le secret montré maintenant est celui qui était promis.
checkHeld-seen = Votre appareil a vu la promesse avant la donne, et c’est toujours la même.
checkHeld-sharesMissed = Votre appareil a manqué la liste des parts publiée avant la donne.
checkHeld-shares = Les parts utilisées sont celles publiées avant la donne.
checkHeld-ownShare = Votre part en fait partie, inchangée.
checkHeld-noShare = Votre appareil n’a pas donné de part.
checkHeld-noSeat = Vous n’aviez pas de place.
checkHeld-nobodyGave = Personne n’a donné de part.
checkHeld-everybodyGave = Tout le monde a donné une part.
checkHeld-handMissed = Votre appareil n’a pas vu vos premières cartes.
checkHeld-hand = La main que vous avez reçue est celle que vous avez vue.
checkHeld-notShuffled = Rien n’a été mélangé ensuite.

## Steps that do not fit because of these players.

checkFailedWith-late = Une part utilisée n’avait pas été publiée avant la donne : { PEOPLE($people) }.
checkFailedWith-dropped = Une part publiée avant la donne n’a pas été utilisée : { PEOPLE($people) }.
checkFailedWith-changed = Une part a été changée : { PEOPLE($people) }.
checkFailedWith-otherHands = Le secret et les parts donnent d’autres mains : { PEOPLE($people) }.

## Steps that do not fit.

checkFailed-noDeal = L’enregistrement ne commence pas par une donne.
checkFailed-twoDeals = L’enregistrement contient une deuxième donne.
checkFailed-unfinished = L’enregistrement s’arrête avant la fin de la manche.
checkFailed-goesOn = Quelque chose suit la fin de la manche.
checkFailed-impossible = Cela n’a pas pu se passer : une carte est à deux endroits, ou manque.
checkFailed-otherNumber = L’enregistrement est celui d’une autre manche.
checkFailed-otherChance = L’enregistrement nomme deux secrets différents, ou deux listes de parts.
checkFailed-notPromised = Le secret montré maintenant n’est pas celui qui était promis.
checkFailed-notSeen = Votre appareil n’a pas vu cela.
checkFailed-otherTable = C’est une manche d’une autre table.
checkFailed-otherGame = C’est une manche d’une autre partie.
checkFailed-otherDeal = Ce n’est pas la manche que votre appareil a vue.
checkFailed-otherSeats = Cette table n’a pas le nombre de places que votre appareil a vu.
checkFailed-otherCommitment = La promesse a été remplacée après la donne.
checkFailed-wrongCount = La liste des parts n’a pas une entrée par place.
checkFailed-notPublished = Votre appareil a manqué la liste des parts.
checkFailed-otherList = La liste des parts n’est pas celle que votre appareil a vue avant la donne.
checkFailed-noneGiven = Votre appareil n’a donné aucune part.
checkFailed-leftOut = Votre appareil a donné une part, mais la table l’a écartée.
checkFailed-notMine = Une part a été utilisée pour vous, mais votre appareil n’en a pas donné.
checkFailed-nobody = Personne n’a donné de part.
checkFailed-cannotBeDealt = Ces règles ne permettent aucune donne à cette table.
checkFailed-otherStock = Le secret et les parts donnent une autre pioche.
checkFailed-otherPile = Le secret et les parts donnent une autre première carte de la défausse.
checkFailed-otherIndicator = Le secret et les parts donnent une autre carte pour montrer la valeur joker.
checkFailed-otherWild = Le secret et les parts donnent une autre valeur joker.
checkFailed-otherFaceUp = Le secret et les parts donnent d’autres cartes découvertes.
checkFailed-otherTurn = D’après les règles, c’est un autre joueur qui commence.
checkFailed-otherHand = La main enregistrée n’est pas celle que vous avez vue.
checkFailed-otherShuffle = La pioche a été mélangée dans un autre ordre que celui que donnent le secret et les parts.
checkFailed-otherRest = Le reste de la donne n’est pas celui que donnent le secret et les parts.
checkFailed-refused = Les règles ne permettent pas cela.
checkFailed-otherEvents = Cela n’a pas eu l’effet prévu par les règles.
checkFailed-ownChanged = Votre part a été changée.

## The replay of a finished game from its record.

replay-title = Rediffusion
replay-open = Ouvrir une partie
replay-intro = Revoyez une partie finie : ouvrez son enregistrement, collez-le, ou déposez le fichier n’importe où sur cette page.
replay-choose = Choisir un fichier
replay-paste = Ou collez le texte d’un enregistrement
replay-pasteHint = Il commence par « crazy-rummy record ».
replay-show = Ouvrir
replay-loading = Ouverture de la partie…
replay-again = Réessayer
replay-drop = Déposez l’enregistrement ici
replay-controls = Commandes
replay-play = Lecture
replay-pause = Pause
replay-forward = Coup suivant
replay-back = Coup précédent
replay-nextDeal = Manche suivante
replay-lastDeal = Début de la manche
replay-scrubber = Position dans la partie
replay-speed = Vitesse
replay-eyes = Vu par
replay-all = Toutes les mains
replay-moment = Aller à
replay-deal = Manche
replay-turn = Tour
replay-go = OK
replay-link = Copier un lien vers ce tour
replay-save = Enregistrer la partie
replay-result = Voir le résultat
replay-close = Fermer
replay-marks = Sur la ligne du temps
replay-marksKey = Trait au-dessus : une combinaison. Au-dessous : un échange. À travers la ligne : quelqu’un a fini.
replay-keys = Touches
replay-problems-noSuchGame = Cette partie n’existe pas, ou elle n’est pas publique.
replay-problems-notYet = Le serveur est encore en train d’enregistrer cette partie. Réessayez dans un instant.
replay-problems-offline = La partie est inaccessible pour le moment.
replay-problems-tooFast = Vous avez ouvert beaucoup de parties en peu de temps. Attendez une minute.
replay-problems-notText = Ce n’est pas un fichier texte.
replay-problems-missing = L’enregistrement de cette partie n’est plus sur cet appareil.
replay-problems-empty = Aucune carte n’a été distribuée dans cette partie.
replay-playerName = Joueur { $number }
replay-speedName = { $speed }×
replay-atMoment =
    { $deal ->
        [0] avant la première manche
       *[other]
            { $turn ->
                [0] manche { $deal }
               *[other] manche { $deal }, tour { $turn }
            }
    }
replay-momentName = { CAPITAL(replay-atMoment) }
replay-replayOf = Rediffusion – { $game }
replay-jumpedTo = { replay-momentName }. { $step }.
replay-seenBy =
    { $name ->
        [none] Vous voyez toutes les mains.
       *[other] Vous voyez ce que voyait { $name }.
    }
replay-beginsLate = Cet enregistrement commence à la manche { $deal }. Les totaux sont comptés à partir de là.
replay-noEnd = Cet enregistrement s’arrête avant la fin de la partie ({ replay-atMoment }).
replay-doubtful = Non confirmé : à partir de l’action { $action } ({ replay-atMoment }), ceci ne découle plus des règles. L’enregistrement a été modifié, ou vient d’une version aux règles différentes.
replay-damaged = L’enregistrement de cette partie sur le serveur est endommagé. { $reason }
replay-recordFault =
    { $problem ->
        [tooLongAt] Cet enregistrement est trop long à la ligne { $line }.
        [tooLong] C’est trop long pour être un enregistrement.
        [notARecord] Ce n’est pas l’enregistrement d’une partie : il ne commence pas par « crazy-rummy record ».
        [olderVersion] Cet enregistrement vient d’une ancienne version du jeu et ne s’ouvre plus.
        [newerVersion] Une version plus récente du jeu a écrit cet enregistrement. Rechargez la page pour obtenir cette version.
        [unknownRules] Ligne { $line } : aucun jeu n’a ces règles.
        [wrongSeats] Ligne { $line } : aucune table avec ces règles n’a ce nombre de places.
        [unknownActor] Ligne { $line } : personne à cette table ne pouvait agir ici.
        [unknownAction] Ligne { $line } : ce n’est pas une action du jeu.
       *[unknownEvents] Ligne { $line } : ce qui s’est passé ici est illisible.
    }
replay-impossible = Cet enregistrement se contredit : l’action { $action } n’a pas pu avoir lieu. Rien n’en est montré.

## The keys of a replay.

replayKeys-1-1 = Espace
replayKeys-1-2 = Lecture ou pause
replayKeys-2-1 = ← →
replayKeys-2-2 = Coup précédent ou suivant
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = Manche précédente ou suivante
replayKeys-4-1 = Début, Fin
replayKeys-4-2 = Début et fin de la partie
replayKeys-5-1 = S
replayKeys-5-2 = Scores
replayKeys-6-1 = Échap
replayKeys-6-2 = Fermer

## The review of a deal or a game.

review-fortune = Chance et habileté
review-swap = Votre meilleur échange
review-good = Vos meilleurs tours
review-goodHint = Par rapport au tour évident : poser tout ce qu’on peut sans échange, et défausser une carte haute.
review-moments = Vos coups les plus chers
review-momentsHint = Jugés d’après ce que vous pouviez voir alors : la malchance ne compte pas.
review-roughHint = Seulement les erreurs nettes : nous avons joué la suite des deux façons des dizaines de fois, chaque fois avec d’autres cartes inconnues.
review-wasAway = Un robot ou le chrono a joué certains de vos tours. Ils ne sont pas jugés.
review-noScore = Il n’y a pas ici de points à analyser.
review-played = Vous
review-better = Mieux
review-hand = Votre main
review-pile = Défausse
review-table = Sur la table
review-marks = ✓ ne quitte votre main que dans le meilleur tour, ✗ que dans le vôtre.
review-luck = Chance
review-skill = Habileté
review-perDeal = Manche par manche
review-how = Comment c’est calculé
review-again = Réessayer
review-toTable = Retour à la table
review-yourTurn = C’est votre tour.
review-nextBegan = La manche suivante a commencé.
review-problems-old = Ce serveur ne peut pas encore analyser de manches.
review-problems-busy = Réessayez dans quelques secondes.
review-problems-offline = La table est injoignable pour le moment.
review-problems-failed = L’analyse n’a pas pu être terminée.
review-reviewTitle =
    { $deal ->
        [none] Analyse de la partie
       *[other] Analyse de la manche { $deal }
    }
review-replaying =
    { $deals ->
        [1] On rejoue la manche…
       *[other] On rejoue { $deals } manches…
    }
review-missingDeals =
    { $count ->
        [one] { COUNT($count, "deal") } de cette partie n’est plus conservée.
       *[other] { COUNT($count, "deal") } de cette partie ne sont plus conservées.
    }
# Before it stands "un" or "qu’un".
review-aBot =
    { $level ->
        [beginner] robot débutant
        [steady] robot solide
        [sharp] robot futé
       *[expert] robot expert
    }
review-fortuneWords =
    { $bot ->
        [none] Vous avez eu { COUNT($own, "point") }, sans rien avoir à décider vous-même. À votre place, un { review-aBot } a { COUNT($expected, "point") } en moyenne.
       *[other] Vous avez eu { COUNT($own, "point") }. À votre place, un { review-aBot } a { COUNT($bot, "point") } avec les mêmes cartes, et { COUNT($expected, "point") } en moyenne avec d’autres.
    }
review-nothingCostly =
    { $isPraised ->
        [yes] Nous n’avons trouvé aucune décision qui vous ait coûté des points. Bien joué !
       *[no] Nous n’avons trouvé aucune décision qui vous ait coûté des points.
    }
review-luckWords =
    { $luck ->
        [better] de meilleures cartes que d’habitude
        [worse] de moins bonnes cartes que d’habitude
       *[same] des cartes comme d’habitude
    }
review-skillWords =
    { $skill ->
        [none] vous n’aviez rien à décider vous-même
        [better] mieux qu’un { review-aBot } avec vos cartes
        [worse] moins bien qu’un { review-aBot } avec vos cartes
       *[same] aussi bien qu’un { review-aBot } avec vos cartes
    }
review-dealShares = Manche { $deal } : chance { $luck }, habileté { $skill }
review-goodHeading =
    { $gain ->
        [one] Manche { $deal }, tour { $turn } : { GROUPED($gain) } point gagné
       *[other] Manche { $deal }, tour { $turn } : { GROUPED($gain) } points gagnés
    }
review-swapHeading =
    { $laid ->
        [0] Manche { $deal }, tour { $turn }
        [one] Manche { $deal }, tour { $turn } : { $laid } point posé
       *[other] Manche { $deal }, tour { $turn } : { $laid } points posés
    }
review-momentHeading =
    { $cost ->
        [one] Manche { $deal }, tour { $turn } : −{ GROUPED($cost) } point
       *[other] Manche { $deal }, tour { $turn } : −{ GROUPED($cost) } points
    }
review-repeated =
    { $turns ->
        [one] Vous avez laissé passer la même occasion à un autre tour.
       *[other] Vous avez laissé passer la même occasion à { $turns } autres tours.
    }
review-handWords = Votre main : { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Chance : nous faisons jouer un { review-aBot } à votre place avec exactement les mêmes cartes, contre plusieurs groupes de robots, puis 32 fois avec des cartes remélangées. Ce qu’il réussit de mieux avec vos cartes, c’est votre chance.
howWorkedOut-skill = Habileté : ce que vous avez fait de mieux que ce robot avec les mêmes cartes, à partir de votre première décision. Ce qu’un robot ou le chrono a décidé pour vous ne compte pas. Les autres à votre table comptent aussi : il est plus dur de devancer de forts joueurs.
howWorkedOut-both = Un signe + est bon pour vous dans tous les jeux. Une manche en dit peu sur l’habileté ; une partie entière, davantage.

## Moves in a few words.

reviewActions-drawFromStock = Piocher
reviewActions-takeBack = Annuler
reviewActions-float = Flotter
reviewActions-endTurn = Finir votre tour
reviewActions-decline = Ne rien prendre
reviewActions-recall = Reprendre la carte
reviewActions-claim = Prendre la carte
reviewActions-pass = Laisser passer la carte
reviewActions-takePress = Prendre les points
reviewActions-leavePress = Ne pas prendre les points
reviewActions-takeDownTo =
    { $count ->
        [1] Prendre { CARD($deepest, article: "the") }
       *[other] Prendre { $count } cartes, jusqu’{ CARD($deepest, article: "to") }
    }
reviewActions-lay = Poser { MELD($meld, style: "short") }
reviewActions-layOff =
    { $on ->
        [none] Ajouter { CARD($card, article: "the") }
       *[other] Ajouter { CARD($card, article: "the") } à { MELD($on, style: "short") }
    }
reviewActions-swapFor = Échanger { CARDS($naturals, article: "the") } contre { WILD($wild, $terms, article: "the") }
reviewActions-discardOf = Défausser { CARD($card, article: "the") }
reviewActions-layContract = Poser le contrat : { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "GoOut") }
reviewActions-goRummy =
    { $discard ->
        [none] Faire rami avec { MELDS($melds, style: "short") }
       *[other] Faire rami avec { MELDS($melds, style: "short") }, et défausser { CARD($discard, article: "the") }
    }
reviewActions-upForTwo = Défausser { CARD($card, article: "the") } et terminer la manche avec votre 2
reviewActions-chooseSize = Prendre { COUNT($size, "card") }
reviewActions-nameRank = Nommer les { RANK($rank, number: "many") }
reviewActions-claimOf =
    { $count ->
       *[other] Prendre { CARDS($cards, article: "the") }
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = Les cartes reçues
dealt-hint = Ce que chacun a reçu et, entre parenthèses, la moyenne attendue d’un mélange équitable.
dealt-wilds = Jokers
dealt-deadwood = Points isolés
dealt-meaning = Points isolés : les points qui restent une fois posées les meilleures combinaisons d’une main, telle que reçue.
dealt-band = La ligne : votre somme, au-dessus ou au-dessous de la moyenne attendue. En grisé : là où finissent 19 tirages équitables sur 20.
dealt-withShare = { $dealt } ({ GROUPED($fair) })
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
dealt-dealtWords =
    { $figure ->
        [deadwood] Points isolés : { $dealt } ; la moyenne attendue est de { GROUPED($fair) }.
       *[wilds] Jokers : { $dealt } ; la moyenne attendue est de { GROUPED($fair) }.
    } { $than ->
        [more] C’est un peu plus que d’habitude, comme dans un tirage sur trois environ.
        [less] C’est un peu moins que d’habitude, comme dans un tirage sur trois environ.
        [muchMore] C’est plus que dans 19 tirages équitables sur 20.
        [muchLess] C’est moins que dans 19 tirages équitables sur 20.
       *[near] C’est normal : deux tirages sur trois sont aussi proches.
    }
