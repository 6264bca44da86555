### Around the rules: why rules cannot work, links, pictures, public pages, and the game as others show it.

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
problem-gateBeforeWhat = Une règle sur la prise de plusieurs cartes n’a de sens que si on peut en prendre plusieurs.
problem-frozenMustMeld = Une carte prise dans la défausse ne peut pas à la fois être posée tout de suite et attendre un tour.
problem-frozenCall = Une carte réclamée est posée tout de suite : elle ne peut pas attendre un tour.
problem-keepAndDiscard = Avec une seule carte en main, vous devez garder la carte piochée : aucune règle ne peut donc vous obliger à la poser ou à la défausser.
problem-outOfTurnBound = Une carte prise hors de son tour ne peut pas être posée tout de suite.
problem-setTooLarge = Il n’y a que quatre cartes différentes de chaque valeur : de plus grands brelans demandent deux paquets où la même carte peut servir deux fois, ou des jokers au-delà des cartes qui existent.
problem-lowAceAlone = Sans les 2, l’as ne peut être que la plus haute carte des suites.
problem-lockedOrNot = Un brelan de jokers seuls ne peut pas être à la fois bloqué et ouvert aux échanges.
problem-namedBeyondPack = Un joker qui représente une couleur nommée ne peut pas dépasser les quatre couleurs, sauf si un brelan peut contenir deux fois la même carte.
problem-contractKinds = Les contrats demandent à la fois des brelans et des suites.
problem-contractDeals = Il y a sept contrats : il faut donc exactement sept manches.
problem-contractTooLong = Les mains sont trop petites pour l’un des contrats.
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
picture-row-gained = Reçu
picture-wildRank = Dans ces exemples, les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }.
picture-wildRankOfDeal = Dans ces exemples, les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }, comme à la manche { $deal }.
picture-set = Les { RANK($rank, number: "many") } de { SUITS($suits) }. Un { TERM($terms, "set") } compte au moins { $fewest } cartes de même valeur.
picture-run = { CAPITAL(RANKS($ranks)) } de { SUIT($suit) }. Une suite compte au moins { $fewest } cartes de même couleur qui se suivent.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } représente { PLACE($place) } : les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } représente { PLACE($place) } : les valets borgnes sont { TERM($terms, "wilds") }.
picture-joker = Le joker représente { PLACE($place) }.
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
        [contract] , dès que vous avez posé votre contrat
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } prend la place { CARD($wild, article: "of", style: "name") }.
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

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Jouez à Crazy Rummy dans votre navigateur, entre amis ou contre des robots.
app-needsScripts = Crazy Rummy a besoin de JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Défi du jour
app-shortcut-games = Choisir un jeu
app-shortcut-history = Vos parties
