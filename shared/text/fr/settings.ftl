### Settings, keys, and the screens of games and rules.

## All settings.

allSettings-browsersLanguage = Celle du navigateur
allSettings-looks = Aspect
allSettings-felt = Tapis
allSettings-felts-green = Vert
allSettings-felts-blue = Bleu
allSettings-felts-wine = Bordeaux
allSettings-felts-slate = Ardoise
allSettings-felts-plum = Prune
allSettings-felts-sand = Sable
allSettings-face = Face des cartes
allSettings-faces-classic = Classique
allSettings-faces-large = Grande
allSettings-faces-fourColour = Teintée
allSettings-faces-minimal = Sobre
allSettings-letters = Lettres des cartes
allSettings-cardSize = Taille
allSettings-cardSizes-small = Petite
allSettings-cardSizes-normal = Normale
allSettings-cardSizes-large = Grande
allSettings-cardBack = Dos des cartes
allSettings-cardBacks-lattice = Treillis
allSettings-cardBacks-waves = Vagues
allSettings-cardBacks-leaves = Feuilles
allSettings-cardBacks-plain = Uni
allSettings-cardBacks-rays = Rayons
allSettings-cardBacks-tiles = Carreaux
allSettings-table = Table
allSettings-theme = Jour ou nuit
allSettings-themeNames-auto = Comme l’appareil
allSettings-themeNames-dark = Nuit
allSettings-themeNames-light = Jour
allSettings-bots = Robots d’entraînement
allSettings-botSpeeds-normal = Normaux
allSettings-botSpeeds-fast = Rapides
allSettings-speed = Animation
allSettings-speeds-off = Aucune
allSettings-speeds-fast = Rapide
allSettings-speeds-normal = Normale
allSettings-speeds-slow = Lente
allSettings-leftHanded = Pour gauchers
allSettings-leftHandedHint = Piles et boutons à gauche
allSettings-sound = Son
allSettings-sounds = Sons
allSettings-volume = Volume
allSettings-hear = Écouter un son
allSettings-exampleSounds-yourTurn = À vous
allSettings-exampleSounds-place = Une carte
allSettings-exampleSounds-swap = Un échange
allSettings-exampleSounds-dealWon = Manche gagnée
allSettings-vibrates = Vibrations
allSettings-vibratesHint = Quand vous soulevez une carte, échangez ou finissez la manche
allSettings-playing = En jeu
allSettings-taps = En touchant
allSettings-drags = En glissant
allSettings-warns = Signaler les défausses risquées
allSettings-warnsHint = Si la carte est un joker, ou si le joueur suivant pourrait l’ajouter
allSettings-hints = Bouton d’indice
allSettings-hintsHint = Propose un coup à votre demande
allSettings-phrases = Discussion
allSettings-phrasesHint = Courtes phrases des autres joueurs, et un bouton pour répondre
allSettings-letterKeys = Raccourcis
allSettings-letterKeysHint = D pioche, M pose, X défausse, ? les montre tous
allSettings-turn = Quand c’est à vous
allSettings-notifies = M’avertir
allSettings-notifiesHint = Quand le jeu est en arrière-plan
allSettings-noAlerts-unsupported = Ce navigateur ne gère pas les notifications.
allSettings-noAlerts-denied = Les notifications sont bloquées pour cette page. Autorisez-les dans les réglages du navigateur.
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = Partout à la table
keys-hand = Dans votre main
keys-letters = Raccourcis
keys-lettersOff = Les raccourcis sont désactivés dans les réglages.
keys-lettersHint = Ils agissent quand la table a le focus. Vous pouvez les désactiver dans les réglages.
keys-reader = Avec un lecteur d’écran
keys-game = Dans certains jeux
tableKeys-move-key = Tab
tableKeys-move-does = Se déplacer entre les combinaisons, les piles, votre main et les boutons
tableKeys-along-key = Flèches, Début, Fin
tableKeys-along-does = Se déplacer le long des cartes
tableKeys-act-key = Entrée
tableKeys-act-does = Faire ce que dit l’emplacement : piocher, ajouter, échanger, défausser
tableKeys-escape-key = Échap
tableKeys-escape-does = Fermer ce qui est ouvert, ou vider la sélection
tableKeys-undo-key = Ctrl ou ⌘ Z
tableKeys-undo-does = Annuler
handKeys-select-key = Espace
handKeys-select-does = Choisir une carte, ou ne plus la choisir
handKeys-play-key = Entrée
handKeys-play-does = Choisir une carte ; sur une carte choisie, jouer la sélection là où elle va, ou y aller
handKeys-shift-key = Maj et une flèche
handKeys-shift-does = Déplacer la carte dans la main
letterKeys-draw = Piocher
letterKeys-take = Prendre la carte du dessus de la défausse
letterKeys-meld = Poser les cartes choisies
letterKeys-layOff = Ajouter la sélection
letterKeys-swap = Échanger une carte contre un joker
letterKeys-discard = Défausser la carte choisie
letterKeys-undo = Annuler
letterKeys-scores = Scores
letterKeys-hint = Indice ; encore : le suivant
letterKeys-cards = Montrer les cartes de l’indice
letterKeys-speak = Dire un mot, avec d’autres personnes
letterKeys-skip = Avancer jusqu’à votre tour, à l’entraînement
letterKeys-help = Cette aide
gameKeys-contract = Chercher le contrat, poser le contrat
gameKeys-end = Finir le tour sans défausser
gameKeys-goRummy = Faire rami, ou up pour 2
gameKeys-answer = Répondre oui ou non

## Tips for playing with a screen reader.

readerHints-headings = La table a des titres : joueurs, combinaisons, pioche et défausse, votre main, scores.
readerHints-buttons = Chaque carte et chaque emplacement est un bouton qui dit ce qu’il est. Appuyez sur une carte pour la choisir ; appuyez de nouveau pour ne plus la choisir.
readerHints-places = Quand des cartes sont choisies, les emplacements où elles vont sont des boutons parmi les combinaisons, et le bouton « { $button } » dit ce qu’elles formeraient.
readerHints-wilds = Un joker que vous pouvez prendre par échange le dit : « { $label } ». Choisissez la carte qu’il représente, puis appuyez sur le joker.
readerHints-aloud = Les coups des autres et votre tour sont lus automatiquement. Tout est dans « { $button } ».

## The screen where a game is chosen.

gamesScreen-heading = Choisir un jeu
gamesScreen-search = Chercher par nom
gamesScreen-own = Vos règles maison
gamesScreen-noneOwn = Vos règles maison enregistrées s’affichent ici.
gamesScreen-most = Vos jeux préférés
gamesScreen-found = Résultats
gamesScreen-clear = Effacer la recherche
gamesScreen-noneFound = Aucun jeu ne porte ce nom.
gamesScreen-showAll = Voir tous les jeux
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = Variantes maison
gamesScreen-groups-oxner = Variantes de Michael Oxner
gamesScreen-groups-greek = Jeux grecs
gamesScreen-groups-cousins = Jeux voisins
gamesScreen-choose = Choisir
gamesScreen-chosen = Choisi
gamesScreen-differs = Ce qui change
gamesScreen-more = En savoir plus
gamesScreen-allRules = Les règles
gamesScreen-change = Modifier
gamesScreen-rename = Renommer
gamesScreen-remove = Supprimer
gamesScreen-putBack = Annuler
gamesScreen-newName = Nouveau nom
gamesScreen-nameTaken = Vous avez déjà des règles de ce nom.
gamesScreen-aboutRules =
    { $does ->
        [choose] { gamesScreen-choose } : { $name }
        [chosen] { gamesScreen-chosen } : { $name }
        [rename] { gamesScreen-rename } : { $name }
       *[remove] { gamesScreen-remove } : { $name }
    }
gamesScreen-gamesFound =
    { $count ->
        [one] { $count } jeu trouvé.
       *[other] { $count } jeux trouvés.
    }
gamesScreen-deleted = Supprimé : { $name }.
gamesScreen-alsoCalled = Autres noms : { LIST($names) }.
gamesScreen-alsoCalledAndMore = Autres noms : { LIST($names) }.
gamesScreen-moreNames =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
difficulties-easy = Facile à saisir
difficulties-medium = Un peu plus de règles
difficulties-hard = Beaucoup de règles
pasted-heading = Règles d’un ami
pasted-field = Lien ou code de règles
pasted-show = Voir

## A game in pictures and in a few words.

tile-players =
    { $fewest ->
        [none]
            { $most ->
                [one] { $most } joueur
               *[other] { $most } joueurs
            }
       *[other] { $fewest } à { $most } joueurs
    }
tile-packs =
    { $packs ->
        [one] { $packs } paquet
       *[other] { $packs } paquets
    }{ $jokers ->
        [0] {""}
        [one] , { $jokers } vrai joker
       *[other] , { $jokers } vrais jokers
    }
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] { $fewest } à { COUNT($most, "card") }
    }
tile-noWilds = Sans jokers
tile-wilds = Jokers : { LIST($wilds) }
tile-ranks =
    { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }
wildRank-turned = une valeur retournée
wildRank-named = une valeur nommée par le donneur
alwaysWild-jokers = les vrais jokers
alwaysWild-twos = les 2
alwaysWild-tens = les 10
alwaysWild-oneEyedJacks = les valets borgnes
tile-toPoints =
    { $least ->
        [none] En { GROUPED($most) } points
       *[other] En { GROUPED($least) }–{ GROUPED($most) } points
    }
specialities-contract = Un contrat par manche
specialities-setsOnly = Groupes seulement
specialities-runsOnly = Suites seulement
specialities-meldsInHand = Tout reste en main
specialities-fewWilds = Jokers limités
specialities-deepPile = Fouiller la défausse
specialities-useDiscard = Carte prise, carte jouée
specialities-press = Points parfois doublés
specialities-lastTwo = Un dernier 2 suffit
specialities-noWilds = Sans jokers
unlike = Par rapport à { $game } : { LIST($parts, type: "semicolon") }.
trait-contract-off = pas de contrats
trait-contract-on = un contrat à chaque manche
trait-when-duringTurns = on pose au fil de la manche
trait-when-goingOutOnly = les combinaisons restent en main
trait-firstMeld =
    { $points ->
        [0] aucun minimum pour ouvrir
       *[other] { $points } points pour ouvrir
    }
trait-kinds-both = groupes et suites
trait-kinds-sets = groupes seulement
trait-kinds-runs = suites seulement
trait-system-penalties = les cartes de votre main comptent contre vous
trait-system-winnerTakesHands = le gagnant marque les points des autres mains
trait-system-meldedMinusHand = ce que vous posez compte pour vous, ce que vous gardez contre vous
trait-system-meldedPlusHands = ce que vous posez compte pour vous
trait-system-melded = seul compte ce que vous posez
trait-wilds = comme jokers, { LIST($wilds) }
trait-noWilds = pas de jokers
trait-pile-free = de la défausse, seulement la carte du dessus, à garder ou à poser
trait-pile-deep = plusieurs cartes de la défausse à la fois
trait-pile-laid = une carte prise dans la défausse se pose aussitôt
trait-pile-gated = avant d’ouvrir, la défausse ne sert qu’à cela
trait-wildLimit-none = autant de jokers que vous voulez par combinaison
trait-wildLimit-few = peu de jokers par combinaison
trait-press-off = pas de Press
trait-press-on = une manche peut compter double
trait-lastTwo-false = un dernier 2 est une carte comme une autre
trait-lastTwo-true = un dernier 2 termine la manche
trait-target = jusqu’à { GROUPED($points) } points

## The differences of a game from the standard game, and of house rules from their game.

differences-main = Les principales différences avec le jeu standard
differences-count =
    { $count ->
        [0] Le jeu standard
        [one] { $count } différence avec le jeu standard
       *[other] { $count } différences avec le jeu standard
    }
differences-more =
    { $count ->
        [one] { $count } autre différence
       *[other] { $count } autres différences
    }
differences-moreInAllRules = { differences-more } : voir « { gamesScreen-allRules } ».
differences-inStandardGame = Standard : { $sentence }
differences-inGame = Dans { $game } : { $sentence }

## The editor of house rules.

editor-heading = Règles maison
editor-how = Touchez une règle pour la changer.
editor-search = Chercher une règle
editor-often = Les plus changées
editor-noneFound = Aucune règle ne correspond à votre recherche.
editor-changes = Vos changements
editor-noChanges = Aucun changement.
editor-reset = Rétablir
editor-resetAll = Tout rétablir
editor-cannot = Cela ne va pas avec d’autres règles.
editor-wayOut = Cela marche si on change aussi :
editor-wayOutAlone = Cela marche si on rétablit les règles devenues sans objet.
editor-noWayOut = Aucun autre changement ne suffirait.
editor-offered = Se joue souvent avec :
editor-addThese = Ajouter
editor-notThese = Non, merci
editor-changeAll = Tout changer
editor-leave = Ne rien changer
editor-toSummary = Changements
editor-resetOption = { editor-reset } : { $option }
editor-gameIs = { $game }.
editor-changedTo = Modifié. { $sentence }
editor-rulesFound =
    { $count ->
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }

ownContracts-write = Écrire vos propres contrats
ownContracts-use = Utiliser ces contrats
ownContracts-add = Ajouter un contrat
ownContracts-none = Aucune autre
ownContracts-hand = Cartes distribuées
ownContracts-everyCard = Il prend toutes vos cartes
ownContracts-contract = Contrat { $number }
ownContracts-remove = Retirer le contrat { $number }
ownContracts-meld = Combinaison { $place } du contrat { $number }

## Examples below options.

optionExample-handScores = { COUNT($points, "point") } en main
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ Suite
       *[no] ✗ Pas une suite
    }
optionExample-withoutTurn = Sur 100 manches du jeu standard, il y en a { $four } à quatre joueurs, et { $six } à six, où quelqu’un ne joue pas.
swapExample-before = Vous avez le 8♥
swapExample-off = Le joker reste
swapExample-free = Le joker est à vous
swapExample-thisTurn = Le joker est à vous, à jouer aussitôt
swapExample-otherMeld = Le joker change de combinaison
swapExample-stays = Le joker bouge dans sa combinaison

## The pages that show rules.

rulesPage-edit = Modifier
rulesPage-useThese = Choisir pour plus tard
rulesPage-friends = Jouer entre amis
rulesPage-play = Jouer avec ces règles
rulesPage-keep = Enregistrer et partager
rulesPage-copyLink = Copier le lien
rulesPage-copyCode = Copier le code
rulesPage-link = Lien :
rulesPage-name = Nom de ces règles
rulesPage-save = Enregistrer
rulesPage-saved = Enregistré sur cet appareil.
rulesPage-full = Il n’y a plus de place. Supprimez des règles enregistrées.

## The page that shows a table before you take a seat.

look-who = Qui est là
look-free = Place libre
look-join = S’asseoir
look-comeBack = Reprendre place
look-watch = Regarder la table
look-unwatched = Cette table n’admet pas de spectateurs.
look-afterDeal = À la prochaine manche, vous prendrez la place d’un robot, avec ses points. D’ici là, vous regardez.
look-book = Prendre une place dès la prochaine manche
look-resting = La partie est en pause. Elle reprend quand ses joueurs sont de retour.
look-tableCalled = Table { $code }
look-about = { $game }. { differences-count }. { $pace }
look-seatsTaken =
    { $taken ->
        [one] { $taken } place prise sur { $seats }.
       *[other] { $taken } places prises sur { $seats }.
    }
look-botNamed = { $name } (robot)

## A private table, the levels of bots, and the lists of tables at home.

home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) }
        [1] hier
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Tables ouvertes
openTables-none = Aucune table ouverte en ce moment. « Jouer » en ouvre une.
openTables-unknown = Les tables ouvertes s’affichent ici quand vous êtes en ligne.
openTables-sitDown = S’asseoir
openTables-look = Voir
openTables-peopleAt =
    { home-people } à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
openTables-showAll = Tout afficher ({ $count })
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats }
       *[other]
            Manche { $deal } : { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}à la manche suivante
            }
    }.
openTables-seats =
    { home-people }, { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    } : { $game }. { $now }
ownTables-heading = Vos tables
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] en pause depuis { CLOCK($time) }
                [1] en pause depuis hier
               *[other] en pause depuis le { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] jouée à { CLOCK($time) }
                [1] jouée hier
               *[other] jouée le { LOCALDAY($time) }
            }
    }
hosting-bots = Compléter avec des robots
hosting-botsHint = Sinon, la partie commence quand toutes les places sont prises
hosting-spectators = Spectateurs admis
hosting-spectatorsHint = Toute personne qui a le code ; elle ne voit aucune main
hosting-hints = Indices permis
hosting-hintsHint = Sinon, personne à la table ne peut en demander
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] spectateurs admis
       *[no] sans spectateurs
    }{ $hints ->
        [yes] {""}
       *[no] , sans indices
    }
hosting-botsOf =
    { $bots ->
        [beginner] robots débutants
        [steady] robots solides
        [sharp] robots futés
        [expert] robots experts
        [several] robots de divers niveaux
       *[none] sans robots
    }
levels-legend = Robots
levels-each = Choisir pour chaque robot
levels-note = Le robot 1 est à votre gauche. Avec « Jouer », les robots ont le niveau médian de ceux que les joueurs ont choisis.
levelHints-beginner = Débutant : ne regarde que ses cartes, pose aussitôt et fait des erreurs.
levelHints-steady = Solide : retient les cartes vues et pèse chaque coup.
levelHints-sharp = Futé : devine en plus où se trouvent sans doute les autres cartes.
levelHints-expert = Expert : au Crazy Rummy, comme Futé ; à des jeux comme le Rami 5000, il simule aussi la suite.
levels-botNumber = Robot { $number }
levels-inShort = En partant de votre gauche : { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

levels-botNamed = { $name } ({ levels-botWithin })
pace-anybody = Rythme pour « Jouer »
pace-friends = Rythme
rated-leaving = Cette partie est classée : vous finiriez au dernier rang.
panels-log = Journal de la partie
panels-tally = Décompte
panels-next = Continuer
panels-review = Analyse
panels-replay = Revoir
panels-share = Partager le résultat
panels-check = La donne était-elle équitable ?
panels-showTable = Voir la table
panels-showTally = Décompte et suite
panels-showFinal = Voir le résultat
panels-rematch = Revanche
panels-daily = Vers le défi du jour
panels-home = Accueil
panels-total = Total
panels-player = Joueur
panels-nothingYet = Il ne s’est encore rien passé.
panels-joint = Victoire partagée
panels-final = Résultat final

## House rules by the game that they come from.

home-withChanges = { $game } avec { home-changesCount }.
home-changesCount =
    { $changes ->
        [one] { $changes } changement
       *[other] { $changes } changements
    }

## Choices that several screens have.

paceNames-none = Sans chrono
paceNames-usual = Normal
paceNames-fast = Rapide
waiting-scan = À scanner
waiting-qrWords = Code QR avec le lien vers cette table
toSettings-here = Enregistré sur cet appareil.
toSettings-fourColours = Quatre teintes
toSettings-fourColoursHint = Trèfles verts, carreaux bleus
toSettings-bigCards = Grandes cartes
