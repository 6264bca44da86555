### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = Toute la table le voit un instant.
talk-mute = Masquer
talk-muteHint = Cache ce que ce joueur dit à cette table.
talk-unmute = Afficher
talk-muted = Vous ne voyez pas ce que dit ce joueur.
talk-block = Ne plus nous réunir
talk-blockHint = « Jouer » ne vous met plus à la même table. Personne n’en est averti.
talk-blocked = « Jouer » ne vous met pas à la même table.
talk-unblock = Nous réunir de nouveau

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Joue vite, avec le sourire : salue la table et félicite pour un échange.
manners-2 = Prend son temps, parle peu, soupire quand une manche tourne mal.
manners-3 = Joue vite et gaiement : adore les échanges et les longues suites.
manners-4 = Joue tantôt vite, tantôt lentement, et veut toujours refaire une partie.
manners-5 = Toujours au même rythme, et presque sans un mot.
manners-6 = Joue plus vite que tout le monde, rit des bonnes manches comme des mauvaises.
manners-7 = Prend son temps, avec politesse : souhaite bonne chance à tout le monde.
manners-8 = Joue sans se presser, et se réjouit pour qui finit.

## Stopping between deals, and resuming another day.

adjourn-ask = S’arrêter ici, reprendre un autre jour
adjourn-agree = Accepter l’arrêt
adjourn-takeBack = Ne pas s’arrêter
adjourn-title = Partie remise
adjourn-comeBack = Votre place est gardée. Revenez avec ce lien ou ce code.
adjourn-watchAgain = Revenez à la table avec ce lien ou ce code.
adjourn-whenPlayers = La partie reprend quand ses joueurs sont de retour.
adjourn-whenAll = La partie reprend quand tout le monde est de retour, ou quand quelqu’un choisit de ne pas attendre.
adjourn-home = Accueil
adjourn-resting = La partie est en pause
adjourn-resume = Reprendre sans attendre
adjourn-away = Revenir plus tard
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] Vous voulez
               *[no] { PEOPLE($people) } veut
            }
       *[other]
            { $withYou ->
                [yes] { PEOPLE($people, order: "youLast") } voulez
               *[no] { PEOPLE($people) } veulent
            }
    } arrêter pour aujourd’hui. Tout le monde doit être d’accord.
adjourn-restsAfter =
    { $watches ->
        [yes] Les joueurs ont arrêté après la manche { $deal }.
       *[no] Vous avez arrêté après la manche { $deal }.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = Quitter la table ?
leaving-hint = Un robot prend votre place, et vous ne pourrez pas la reprendre. Pour la garder dix minutes, allez plutôt à l’accueil.
leaving-stay = Rester

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = En votre absence
away-hint = Un robot a joué pour vous dans cette manche :
away-goOn = Continuer
timeOut-title = Temps écoulé
timeOut-next = Si le temps vous manque deux fois de suite, un robot joue pour vous jusqu’à votre retour.
timeOut-goOn = Continuer

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = Retourner à l’accueil ?
goingHome-kept = Votre place est gardée dix minutes ; un robot joue pour vous. « Vos tables » vous y ramène.
goingHome-keptHere = Votre partie est gardée sur cet appareil. « { home-goOn } » vous y ramène.
goingHome-again = Appuyer encore sur Retour mène aussi à l’accueil.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = Votre image à la table
profile-who = Vous jouez sans compte. Nous ne gardons rien de personnel : seulement un numéro, et le nom et l’image que vous choisissez.
profile-move = Changer d’appareil
profile-moveHint = Entrez un code sur votre autre appareil pour y jouer avec le même profil. Les liens des tables y mènent alors à vos places.
profile-getCode = Obtenir un code
profile-newCode = Nouveau code
profile-yourCode = Votre code
profile-onceShown = Notez-le : il n’est montré qu’une fois. Un nouveau code remplace l’ancien.
profile-copy = Copier le code
profile-haveCode = J’ai un code
profile-codeField = Code de votre autre appareil
profile-recover = Utiliser ce code
profile-recoverHint = Cet appareil passe à ce profil. Les places que vous avez ici restent à l’ancien.
profile-recovered = C’est fait. Cet appareil a maintenant ce profil. Vos tables sont à l’accueil.
profile-unfitSign = Un nom ne peut pas contenir « { $sign } ».

## The daily deal.

daily-heading = Défi du jour
daily-what = Trois manches contre trois robots futés, sans indices.
daily-same = Tout le monde reçoit les mêmes cartes aujourd’hui.
daily-once = Il se joue une seule fois. Si vous vous arrêtez, votre table attend jusqu’à demain ; si vous la quittez, vous ne pouvez pas recommencer.
daily-play = Jouer le défi du jour
daily-result = Votre résultat
daily-counting = Calcul de votre résultat…
daily-standing = Tableau du jour
daily-nobody = Personne ne l’a encore fini.
daily-columns-rank = Rang
daily-columns-name = Nom
daily-columns-place = Table
daily-columns-points = Points
daily-placeHint = Table : le rang parmi les quatre joueurs de sa table. Le plus petit total passe devant.
daily-honest = Avec un deuxième profil, on peut voir les cartes d’avance : ce tableau est juste pour le plaisir.
daily-gone = Vous avez déjà joué le défi du jour, ou vous l’avez quitté.
daily-offline = Serveur injoignable.
daily-again = Réessayer
daily-loading = Chargement…
daily-share = Partager
daily-shareText = Votre résultat en texte
daily-calendar = Vos jours
daily-noStreak = Pas de série en cours.
daily-streakRule = Sous un jour : vos points. Un tiret : manqué. Un jour va de minuit à minuit UTC ; d’ici là, aujourd’hui compte encore.
daily-states-shared = Partagé.
daily-states-copied = Copié.
daily-states-selected = Sélectionné : copiez maintenant avec le menu ou le clavier de votre appareil.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = manqué
daily-dayStates-today = aujourd’hui, pas encore joué
daily-beside-heading = Tour par tour
daily-beside-what = Vos tours à côté de ceux de la personne la mieux classée à part vous, avec les mêmes cartes.
daily-beside-show = Montrer les deux parties
daily-beside-shared = La meilleure partie d’un jour est montrée à ceux qui ont fini le défi de ce jour.
daily-beside-you = Vous
daily-beside-turn = Tour
daily-beside-noTurns = Ni vous ni cette personne n’avez pu jouer.
daily-beside-nobody = Personne d’autre ne l’a encore fini.
daily-beside-notYet = Le serveur enregistre encore votre partie. Réessayez dans un instant.
daily-beside-damaged = Ces parties sont illisibles.
daily-reminder-heading = Un rappel
daily-reminder-what = C’est un fichier pour le calendrier de votre appareil, avec un rendez-vous par jour. Ouvrez-le, et votre calendrier vous rappellera le défi. Cette page n’envoie rien.
daily-reminder-time = Heure
daily-reminder-save = Enregistrer le fichier
daily-reminder-stop = Pour l’arrêter, supprimez le rendez-vous dans votre calendrier.
daily-reminder-title = Crazy Rummy : défi du jour
daily-nextDeal = Le prochain défi arrive { AHEAD($wait) }.
daily-dayInShort = { DAY($day) }
daily-weekday = { WEEKDAY($day) }
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } rang sur { $seats } à votre table, { COUNT($points, "point") }
    }
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } rang sur { $seats } à ma table, { COUNT($points, "point") }
    }
daily-sharedHeading = Crazy Rummy, défi du { DATE($day) }
daily-rankLine = Rang { $rank } sur { $count } pour l’instant
daily-inARow =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-playedToday =
    { COUNT($points, "point") } · rang { $rank } sur { $count }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
daily-notPlayedToday =
    Pas encore joué · { $days ->
        [none] mêmes cartes pour tous
       *[other] { daily-inARow }
    }
daily-dealHeading = Manche { $deal }

## The leaderboard.

ratings-heading = Classement
ratings-families = Jeux
ratings-season = Saison
ratings-columns-rank = Rang
ratings-columns-name = Nom
ratings-columns-points = Cote
ratings-columns-games = Parties
ratings-own = Vous
ratings-nobody = Personne n’a encore de cote ici : à vous de commencer.
ratings-nobodyThen = Personne n’avait de cote ici cette saison-là.
ratings-bots = Robots
ratings-botsHint = Les robots des parties classées, sur la même échelle. Ils n’ont pas de rang.
ratings-botColumns-level = Robot
ratings-botColumns-points = Cote
ratings-botColumns-games = Parties
ratings-how = Le calcul des cotes
ratings-offline = Serveur injoignable.
ratings-tooFast = Trop de demandes. Réessayez dans une minute.
ratings-again = Réessayer
ratings-loading = Chargement…
ratings-ratings = Cotes
ratings-toBoard = Classement
ratings-hidden = Vos cotes s’affichent ici dès que vous avez joué assez de parties classées.
ratings-seasonOf =
    { $quarter ->
        [1] Janvier à mars
        [2] Avril à juin
        [3] Juillet à septembre
       *[4] Octobre à décembre
    } { $year }
ratings-untilWords = Se termine { AHEAD($wait) }
ratings-people =
    { $opponents ->
        [one] { $opponents } autre personne
       *[other] { $opponents } personnes différentes
    }
ratings-ratedGames =
    { $games ->
        [one] { $games } partie classée
       *[other] { $games } parties classées
    }
ratings-toGetOn = Choisissez « Jouer » : une partie est classée pour les personnes réunies ainsi, si elles sont au moins deux, de réseaux différents. Après { ratings-ratedGames } avec { ratings-people }, vous entrez au classement.
ratings-bestOf = Les { $shown } meilleurs joueurs sur { $players }
ratings-standing = Rang { $rank } sur { $players }, cote { $points }, { COUNT($games, "game") }
ratings-noRatedGame =
    { $isCurrent ->
        [yes] Pas encore de partie classée cette saison
       *[no] Pas de partie classée cette saison-là
    }
ratings-tooFew = { ratings-ratedGames } avec { ratings-people } : trop peu pour une cote
ratings-missingGames = { COUNT($count, "game") }
ratings-missingPeople =
    { $count ->
        [one] { $count } personne à rencontrer
       *[other] { $count } personnes à rencontrer
    }
ratings-hiddenUntil = Cote cachée tant que vous n’avez pas assez joué : encore { LIST($missing) }
ratings-provisional = Provisoire, cachée aux autres : encore { LIST($missing) }
ratings-wonBy =
    { $won ->
        [0] Cote { $points }, inchangée
       *[other] Cote { SIGNED($won) }, désormais { $points }
    }
ratings-rated = Rang { $rank }, cote { $points }, { COUNT($games, "game") }
ratingsExplained-whom = Une partie sans règles maison est classée pour les personnes que « Jouer » a réunies, si elles sont au moins deux. Elle ne l’est pas pour qui est venu par un code ou un lien, et les personnes d’un même réseau ne sont pas comparées. Elle se joue sans indices. Chaque groupe de jeux a ses propres cotes.
ratingsExplained-compared = Chacun commence à 1500. On vous compare aux autres personnes de la table : devancer de forts joueurs rapporte le plus. Les robots n’y changent rien.
ratingsExplained-leaving = Si vous quittez une partie, vous finissez au dernier rang. Entre deux personnes, seules les manches que toutes deux ont jouées rapportent des points : moins de trois comptent moins, et sans aucune il n’y en a pas. Si le serveur tombe en panne, la partie ne compte pour personne.
ratingsExplained-seasons = Une saison dure trois mois. À la suivante, l’écart de chaque cote avec 1500 diminue d’un quart.
ratingsExplained-often = À partir de la quatrième partie de la journée, la même personne compte de moins en moins, et battre des débutants ne mène pas loin. Avec beaucoup de profils et de patience, on peut tout de même en faire monter un.
ratingsExplained-shown = Une cote s’affiche après { ratings-ratedGames } dans la saison avec { ratings-people }.

## The player's history.

history-heading = Vos parties
history-latest = Dernières parties
history-all = Toutes les parties
history-more = En voir plus
history-figures = Par jeu
history-none = Aucune partie
history-noneHint = Les parties jouées sur ce serveur sont gardées ici une fois finies. L’entraînement reste sur votre appareil.
history-notFound = Il n’y a pas de parties à voir ici.
history-offline = Serveur injoignable.
history-again = Réessayer
history-loading = Chargement…
history-replay = Revoir
history-link = Par lien seulement
history-data = Vos données
history-dataHint = Le serveur ne connaît de vous qu’un profil : un numéro au hasard, sans courriel ni adresse.
history-export = Télécharger
history-erase = Tout effacer
history-eraseHint = Efface votre nom, votre historique, vos défis du jour, votre code de récupération et les joueurs que vous avez écartés. Ceux qui ont joué avec vous gardent vos parties, sans votre nom. Les sauvegardes gardent vos données jusqu’à leur suppression. C’est définitif.
history-really = Oui, effacer
history-keep = Garder
history-erased = Effacé. Cet appareil a désormais un nouveau profil.
history-playing = Vous êtes encore dans une partie. Quittez-la d’abord, ou finissez-la.
history-tooFast = Trop de demandes. Réessayez dans une minute.
history-gamesOfUnnamed = Parties d’un joueur sans nom
history-unnamed = Sans nom
history-somebody = quelqu’un
history-playerWithoutName = une personne sans nom
history-gamesOf = Parties { PEOPLE($who, article: "of") }
history-metHeading =
    { $isOwn ->
        [yes] Vos adversaires
       *[no] A joué avec
    }
history-metHint = Seulement les parties finies ensemble.
history-gameOf = { $game }, { COUNT($deals, "deal") }
history-leftAfter = départ après la manche { $deal }, { COUNT($points, "point") }
history-adjourned = à suivre, { COUNT($points, "point") }
history-abandoned = pas finie, { COUNT($points, "point") }
history-resultOf = { ORDINAL($place) } rang sur { $seats }, { COUNT($points, "point") }
history-companyOf = Avec { LIST($names) }
history-playedAt = { MOMENT($time) }
history-headToHead =
    { COUNT($games, "game") } : { PEOPLE($who) } devant { $won } fois, { $other } { $lost } fois

## Figures of a player in one kind of game.

figures-finished = Parties finies
figures-firsts = Victoires
figures-points = Points par manche
figures-outs = Manches gagnées
figures-swaps = Jokers échangés
figures-partOf = { $part } sur { $whole }
figures-percent = { PERCENT($share) }
figures-withPercent = { $count } ({ $percent })
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Vos cartes
ownCards-hint = Les robots ont-ils de meilleures cartes ? Comptez les jokers et les points isolés que chacun a reçus à vos tables.
ownCards-rows-own = Vous
ownCards-rows-people = Autres personnes
ownCards-rows-bots = Robots
ownCards-player = Donné à
ownCards-hands = Mains
ownCards-shares = Entre parenthèses, la moyenne attendue d’un mélange équitable.
ownCards-failed = Les cartes n’ont pas pu être comptées.
ownCards-none = Pas de mains à compter dans ces parties.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Compter la dernière partie
               *[other] Compter les { $next } dernières parties
            }
       *[other] Compter aussi des parties plus anciennes
    }
ownCards-counting =
    { $all ->
        [0] Comptage…
       *[other] Comptage : { COUNT($done, "game") } sur { $all }
    }
ownCards-counted =
    { $hands ->
        [one] Compté : { COUNT($games, "game") }, { $hands } de vos mains.
       *[other] Compté : { COUNT($games, "game") }, { $hands } de vos mains.
    }
ownCards-odds =
    { $count ->
        [one] { COUNT($count, "deal") } où les chances dépendent des cartes reçues
       *[other] { COUNT($count, "deal") } où les chances dépendent des cartes reçues
    }
ownCards-absent =
    { $count ->
        [one] { COUNT($count, "deal") } manquée, prise en route ou quittée
       *[other] { COUNT($count, "deal") } manquées, prises en route ou quittées
    }
ownCards-unread =
    { $count ->
        [one] { COUNT($count, "game") } sans enregistrement
       *[other] { COUNT($count, "game") } sans enregistrement
    }
ownCards-leftOut = Laissé de côté : { LIST($parts, type: "semicolon") }.
