### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
page-hook = Vous avez la carte que représente un joker ? Il est à vous.
page-back = Retour
page-ownName = { $name } (vous)
page-labelAbout = { $label } : { $subject }

## The home screen.

home-playNow = Jouer
home-playNowHint = Avec les joueurs en ligne ; des robots complètent la table
home-orNear = Toute durée, tout nombre de joueurs, tout rythme
home-orNearHint = D’abord selon vos choix, sinon la table la plus semblable où il y a du monde
home-practise = S’entraîner
home-practiseHint = Contre des robots, même hors ligne
home-goOn = Continuer : à vous
home-goBack = Continuer la partie
home-offline = Serveur injoignable. Vous pouvez toujours vous entraîner hors ligne.
home-friends = Entre amis
home-friendsHint = Une table privée ou un code
home-playFriend = Jouer entre amis
home-create = Ouvrir une table privée
home-code = Code de table
home-join = Rejoindre
home-name = Votre nom
home-guest = Anonyme
home-seats = Joueurs à la table
home-lateTurns = Avec « Jouer » à cinq ou six, chacun a son tour, même si quelqu’un finit dès son premier.
home-length = Durée
home-rules = Règles du jeu
home-learn = Apprendre à jouer
home-replay = Revoir une partie
home-learnHint = Deux minutes à une vraie table
home-game = Jeu
home-games = Choisir un jeu
home-houseRules = Règles maison
home-history = Vos parties
home-ratings = Classement
home-profile = Votre profil
home-daily = Défi du jour
home-dailyHint = Les mêmes cartes pour tous
home-finding = Recherche d’une table…
home-opening = Ouverture de votre table…
home-more = Plus
home-language = Langue
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-playersCount =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
home-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }
home-onlyLooking = { home-looking } une partie
home-looking =
    { $people ->
        [one] { $people } personne cherche
       *[other] { $people } personnes cherchent
    }
home-onlyPlaying =
    { $people ->
        [one] { $people } personne joue
       *[other] { $people } personnes jouent
    }
home-lookingAndPlaying =
    { home-looking }, { $playing ->
        [one] { $playing } joue
       *[other] { $playing } jouent
    }
home-joins = Rejoint { home-people } : { $game }
home-goOnHint = Entraînement, manche { $deal }
home-withHouseRules = { $game }, règles maison

## Tables where the player has a seat.

ownTables-with = { $game } avec { LIST($names) }

## Levels of bots.

levelNames-beginner = Débutant
levelNames-steady = Solide
levelNames-sharp = Futé
levelNames-expert = Expert
levels-botAlone = { CAPITAL(levels-botWithin) }
levels-botWithin =
    { $level ->
        [beginner] robot débutant
        [steady] robot solide
        [sharp] robot futé
       *[expert] robot expert
    }
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

paceHints-none = Sans chrono : prenez votre temps.
paceHints-usual = 45 secondes par tour, plus 90 en réserve par partie ; le double à votre première partie. Chaque combinaison ajoute 10 secondes.
paceHints-fast = Rapide : 20 secondes par tour, le double à votre première partie, et des robots rapides.
paces-inShort =
    { $pace ->
        [usual] Rythme normal
        [fast] Rythme rapide
       *[none] Sans chrono
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Agathe
bots-2 = Basile
bots-3 = Coralie
bots-4 = Didier
bots-5 = Élise
bots-6 = Firmin
bots-7 = Ginette
bots-8 = Henri

## People's avatars, by number.

avatars-1 = un renard
avatars-2 = un chat
avatars-3 = un hibou
avatars-4 = un ours
avatars-5 = un lapin
avatars-6 = un pingouin
avatars-7 = une grenouille
avatars-8 = un panda
avatars-9 = un lion
avatars-10 = un éléphant
avatars-11 = un hérisson
avatars-12 = une pieuvre
avatars-13 = une tortue
avatars-14 = une baleine
avatars-15 = une abeille
avatars-16 = un escargot
avatars-17 = un cactus
avatars-18 = un champignon
avatars-19 = un tournesol
avatars-20 = une lune
avatars-21 = une théière
avatars-22 = un ballon
avatars-23 = un voilier
avatars-24 = une fusée

## The screen on which players gather.

waiting-heading = Table privée
waiting-gathering = Recherche de joueurs…
waiting-invite = Envoyez le lien ou le code à vos amis.
waiting-code = Code
waiting-copy = Copier le lien
waiting-share = Partager
waiting-shared = Une partie de Crazy Rummy avec moi ?
waiting-notShared = Le partage a échoué. Copiez plutôt le lien.
waiting-copied = Copié
waiting-notCopied = La copie a échoué. Sélectionnez le texte et copiez-le.
waiting-qr = Code QR
waiting-start = Avec des robots
waiting-startFull = Jouer
waiting-empty = En attente d’un joueur…
waiting-noBots = La partie commence quand toutes les places sont prises.
waiting-filling = Des robots vont bientôt compléter la table.
waiting-watching = Vous regardez. La partie commence quand les joueurs le veulent.
waiting-leave = Quitter la table
waiting-startedBy = { $name } lance la partie.
waiting-gathered =
    { $missing ->
        [0] Tout le monde est là.
       *[other]
            { $here ->
                [0] Personne n’est encore là.
                [one] { $here } sur { $seats } est là.
               *[other] { $here } sur { $seats } sont là.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [one] Un robot peut prendre l’autre place.
               *[other] Des robots peuvent prendre les { $missing } autres places.
            }
       *[no]
            { $missing ->
                [one] Il manque encore { $missing } joueur.
               *[other] Il manque encore { $missing } joueurs.
            }
    }

## Rated games, at the table.

rated-waiting = Si « Jouer » a réuni ici au moins deux personnes de réseaux différents, la partie est classée pour elles, sans indices.
rated-mark = Classée.
rated-running = Cette partie est classée : sans indices, et si vous la quittez, vous finissez au dernier rang.

## Panels over the table, and the buttons that open and close them.

panels-scores = Scores
panels-rules = Comment on joue ici
panels-keys = Clavier et lecteur d’écran
panels-leave = Menu
panels-close = Fermer le panneau
panels-notNow = Pas maintenant
panels-goHome = Accueil
panels-goHomeHint = Votre place est gardée dix minutes
panels-leaveTable = Quitter la table
panels-leaveHint = Vous cédez votre place
panels-leaveKeptHint = Vous pourrez continuer cette partie plus tard
panels-why = Pourquoi ?

## Buttons on the table that teach.

learning-rules = Règles de cette table
learning-hint = Indice
learning-nextHint = Indice suivant
learning-hintsOff = L’hôte n’a pas permis les indices à cette table.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Réglages
toSettings-open = Réglages
toSettings-mute = Couper le son
toSettings-unmute = Remettre le son

## The system notification for the viewer's turn.

turnAlert-title = À vous
turnAlert-body = La table vous attend.

## A broken connection, and a seat that is taken elsewhere.

connection-reconnecting = Reconnexion…
connection-lost = La connexion à la table est perdue.
connection-elsewhere = Vous jouez maintenant ici dans un autre onglet ou sur un autre appareil.
connection-playHere = Jouer plutôt ici
connection-nobodyCame = Personne n’est venu pendant 15 minutes : la table a été fermée. Son code et son lien la rouvrent.
connection-openAgain = Rouvrir la table
connection-home = Accueil

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Prendre une place
takeSeat-nextDeal = Dès la prochaine manche
takeSeat-nextGame = Dès la prochaine partie
takeSeat-booked = Place réservée
takeSeat-giveUp = Appuyez pour y renoncer

## The phrases of the table chat, and the names of its emoji.

sayings-hello = Bonjour !
sayings-goodLuck = Bonne chance !
sayings-wellPlayed = Bien joué !
sayings-niceSwap = Bel échange !
sayings-thanks = Merci !
sayings-sorry = Pardon !
sayings-oops = Oups !
sayings-oneMoment = Un instant, s’il vous plaît
sayings-takeYourTime = Prenez votre temps
sayings-yourTurn = À vous !
sayings-goodGame = Belle partie !
sayings-another = Une autre partie ?
sayings-smile = Sourire
sayings-laugh = Rire
sayings-surprise = Oh !
sayings-sad = Tristesse
sayings-thumbsUp = Pouce levé
sayings-heart = Cœur
company-saySomething = Dire un mot
company-aloud = { cards-personAlone } : { $words }
company-about = À propos { PEOPLE($who, article: "of") }

## For a screen reader.

access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, carte { $place } sur { $cards }.
access-sorted =
    Main triée par { $order ->
        [suit] couleur
        [rank] valeur
       *[melds] { TERM($terms, "melds") }
    } : { LIST($groups, type: "semicolon") }.
access-group = { CARDS($cards, style: "name", type: "comma") }
access-hurry =
    { $seconds ->
        [one] Encore { $seconds } seconde.
       *[other] Encore { $seconds } secondes.
    }
access-noMelds = { TERM($terms, "NoMeld") } sur la table.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
