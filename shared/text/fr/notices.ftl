### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones.

buttons-discard = Défausser
buttons-undo = Annuler
buttons-sort = Trier
# In place of `buttons-sort` while the player arranges the hand.
buttons-arranged = Fini
buttons-scores = Scores
buttons-log = Journal
buttons-leave = Menu
# The button names the meld that the selected cards make: "Poser 5-6-7 ♥". `$isOneOfSeveral`: they make several.
# `$prepares`: melds are put aside for a contract now.
buttons-meld =
    { $prepares ->
        [yes] Réserver
       *[no] Poser
    }{ $isOneOfSeveral ->
        [yes] …
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
# The sort button where there is room: its next action, by the order of the hand now.
sorts-suit = Trier par { TERM($terms, "melds") }
sorts-melds = Trier par valeur
sorts-rank = Ranger à la main
sorts-own = Trier par couleur
sorts-arranging = Rangement terminé
# Buttons that only some games or moments have.
extras-layContract = Poser le contrat
extras-findContract = Chercher le contrat
extras-goRummy = Faire rami
extras-upForTwo = Up pour 2
extras-float = Flotter
extras-endTurn = Terminé
extras-decline = Ne rien prendre
extras-recall = Reprendre la carte
extras-goOut = { TERM($terms, "Finish") }
# The warning on "Défausser" when the selected card would help the next player.
buttons-warning =
    { $why ->
        [wild] un { TERM($terms, "wild") } !
       *[fits] peut s’ajouter
    }

## The parts of the table, for screen readers.

headings-table = Table
headings-seats = Joueurs
headings-melds = Combinaisons
headings-piles = Pioche et défausse
headings-hand = Votre main
headings-step = État de la partie
headings-actions = Actions
headings-contract = Contrat
# A card in the hand: "Sept de cœur, joker, nouvelle carte", "Neuf de trèfle, carte réservée dans le groupe de 9".
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , nouvelle carte
       *[swap] , carte libérée
    }{ $aside ->
        [none] {""}
       *[other] , carte réservée dans { MELD($aside, $terms, article: "the") }
    }
mirror-stock =
    Pioche, encore { COUNT($count, "card") }{ $isOpen ->
        [yes] , vous pouvez piocher
       *[no] {""}
    }
# "Défausse, 7 cartes, dame de carreau sur le dessus, vous pouvez prendre cette carte".
mirror-pile =
    { $top ->
        [none] Défausse, vide{ mirror-pileMay }
       *[other]
            Défausse{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, { CARD($top, style: "name") } sur le dessus{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , vous pouvez prendre cette carte
       *[discard] , vous pouvez défausser
    }
# A card below the top of the pile, `$above` cards under it. `$isOpen`: it can be taken with those above.
mirror-pileCard =
    { $isOpen ->
        [yes] Prendre { COUNT($depth, "card") } dans la défausse, jusqu’{ CARD($card, article: "to", style: "name") }
       *[no] { CAPITAL(CARD($card, style: "name")) }, { COUNT($above, "card") } par-dessus dans la défausse
    }
# Where a card can be laid off: an end of a run, or a set.
mirror-place =
    { $place ->
        [low] Ajouter au début { MELD($meld, $terms, article: "of") }
        [high] Ajouter à la fin { MELD($meld, $terms, article: "of") }
       *[set] Ajouter { MELD($meld, $terms, article: "to") }
    }
# `$isTaken`: the wild goes into the hand; else it stays on the table.
mirror-swap =
    { $isTaken ->
        [yes] Échanger : prendre { CARD($wild, article: "the", style: "name") } qui représente { mirror-anyOf }
       *[no] Échanger : libérer { CARD($wild, article: "the", style: "name") } qui représente { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. Il en faut deux.
# What a wild stands for: "le sept de cœur ou le sept de pique"; `$rank` if it is that rank of any suit: "n’importe quel
# sept".
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, article: "the", style: "name", type: "or") }
        [12] n’importe quelle { RANK($rank) }
       *[other] n’importe quel { RANK($rank) }
    }
# "Sept de cœur, dans la suite du cinq au sept de cœur"; `$isWild`: "Huit de trèfle, joker, représente …". `$by`: who
# played it, if somebody else laid the meld.
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , représente { mirror-anyOf }
       *[no] {""}
    }, dans { MELD($meld, $terms, article: "the") }{ $by ->
        [none] {""}
       *[other] , carte jouée par { PEOPLE($by) }
    }
# "Groupe de rois, posé par Ana"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { CAPITAL(MELD($meld, $terms)) }{ $by ->
        [none] {""}
       *[other] , { MELD($meld, style: "laid") } par { PEOPLE($by) }
    }
# One of several things of the same name: "Joker, dans le groupe de rois, 1 sur 2".
mirror-numbered = { $name }, { $number } sur { $of }
# The empty felt. `$prepares`: the selected cards are put aside for the contract.
mirror-felt =
    { $prepares ->
        [yes] Réserver les cartes choisies pour le contrat
       *[no] Poser { TERM($terms, "newMeld") } avec les cartes choisies
    }

## A seat: "Ann, un renard, 5 cartes, 41 points, distribue, a posé", "Agathe, robot futé, 7 cartes, 30 points".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (vous)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
mirrorSeat-takes = encore { COUNT($left, "card") } hors tour
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] un robot joue
        [away] hors ligne
        [dealer]
            { PERSON($who) ->
                [you] vous distribuez
               *[other] distribue
            }
        [melded]
            { PERSON($who) ->
                [you] vous avez posé
               *[other] a posé
            }
        [late] encore un tour
        [floats]
            { PERSON($who) ->
                [you] vous flottez
               *[other] flotte
            }
        [turn]
            { PERSON($who) ->
                [you] à vous de jouer
               *[other] doit jouer
            }
       *[asked]
            { PERSON($who) ->
                [you] à vous de répondre
               *[other] doit répondre
            }
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = Ce n’est pas possible à ce moment du tour.
refusals-notYourTurn = Ce n’est pas encore votre tour.

## Refusals by the server.

refusals-badMessage = Le serveur n’a pas compris. Rechargez la page.
refusals-stale = La partie a déjà avancé.
refusals-notSeated = Vous regardez la partie. Seuls les joueurs peuvent faire cela.
refusals-notPlaying = Aucune partie n’est en cours.
refusals-alreadyPlaying = La partie a déjà commencé.
refusals-gameOver = La partie est finie. Si les joueurs en commencent une autre, vous pourrez prendre la place d’un robot entre deux manches.
refusals-tableFull = Cette table est complète.
refusals-notFull = Cette table n’a pas de robots. La partie commence quand toutes les places sont prises.
refusals-hostStarts = La personne qui a ouvert la table lance la partie. Si elle n’est plus là, c’est à la personne de la place suivante.
refusals-noSpectators = Cette table n’admet pas de spectateurs.
refusals-nobodyThere = Il n’y a plus d’autre joueur à cette place.
refusals-noSuchTable = Aucune table n’a ce code. Vérifiez-le et réessayez.
refusals-badToken = Le serveur ne reconnaît plus cet appareil. Rechargez la page.
refusals-noSuchGuest = Aucun profil n’a ce code. Vérifiez-le et réessayez.
refusals-badName = Choisissez un nom de 1 à 20 caractères ordinaires.
refusals-badRules = Cette page ne sait pas lire les règles de cette table. Rechargez la page.
refusals-badSeats = Ce jeu ne se joue pas avec ce nombre de joueurs.
refusals-oldVersion = Il y a une version plus récente du jeu. Rechargez la page.
refusals-tooFast = Trop de demandes. Attendez un instant et réessayez.
refusals-serverFull = Le serveur est complet en ce moment. Réessayez dans quelques minutes.
refusals-tooManyTables = Vous ou votre réseau avez trop de tables ouvertes. Quittez-en une, ou réessayez plus tard.
refusals-offline = Table injoignable. Vérifiez votre connexion.
refusals-lessonWaits = Ce sera pour plus tard. Pour l’instant, suivez la leçon.
refusals-noSockets = Le serveur répond, mais quelque chose bloque les connexions en direct (WebSockets). Essayez un autre réseau, ou entraînez-vous hors ligne.
refusals-tableClosed = Cette table a dû fermer. La partie reste enregistrée.
refusals-newerTable = On a joué à cette table avec une version plus récente du jeu. La table est conservée et rouvrira quand cette version sera de retour.

## Refusals by the page itself.

# The order by melds could not be fetched.
refusals-noMeldOrder = Impossible de trier par { TERM($terms, "melds") }. Réessayez quand vous serez en ligne.
refusals-timeRanOut = Le temps est écoulé.
refusals-notOpened = Ouverture impossible. Rechargez la page et réessayez.
refusals-gameForgotten = Cette partie n’a pas été enregistrée. Commencez-en une autre.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = C’est impossible pour le moment.
# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = Le temps est écoulé : { CARD($card, article: "the") } passe à la défausse.
notices-drawFirst = Prenez d’abord une carte.
notices-alreadyDrawn = Vous avez déjà pris une carte.
notices-drewThisTurn = Vous avez pris une carte : défaussez maintenant. Posez des cartes à un tour où vous ne piochez pas.
notices-laidThisTurn = Vous avez posé des cartes à ce tour : on n’y pioche pas et on n’y défausse pas.
notices-hasExtraCard = Votre carte de plus compte comme piochée.
notices-waitForTaker = Attendez : quelqu’un peut encore prendre la carte.
notices-noSwaps = Il n’y a pas d’échanges dans ce jeu.
notices-runEnds = Cette suite ne peut pas s’allonger de ce côté.
# The button that reloads the page.
notices-reload = Recharger la page

## Why the table is gone for good.

lost-hadToClose = Cette table a dû fermer.
lost-closed = La table est fermée, ou vous n’y avez plus de place.
