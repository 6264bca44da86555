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
# A card in the hand: "Sept de cœur, joker, nouvelle carte", "Neuf de trèfle, carte réservée dans le brelan de 9".
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
# "Défausse, 7 cartes, dame de carreau dessus, vous pouvez prendre cette carte".
mirror-pile =
    { $top ->
        [none] Défausse, vide{ mirror-pileMay }
       *[other]
            Défausse{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, { CARD($top, style: "name") } dessus{ mirror-pileMay }
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
# "Brelan de rois, posé par Ana"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { CAPITAL(MELD($meld, $terms)) }{ $by ->
        [none] {""}
       *[other] , { MELD($meld, style: "laid") } par { PEOPLE($by) }
    }
# One of several things of the same name: "Joker, dans le brelan de rois, 1 sur 2".
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
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] un robot joue
        [away] hors ligne
        [dealer]
            { PERSON($who) ->
                [you] distribuez
               *[other] distribue
            }
        [melded]
            { PERSON($who) ->
                [you] avez posé
               *[other] a posé
            }
        [floats]
            { PERSON($who) ->
                [you] flottez
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
refusals-notYourCard = Cette carte n’est pas dans votre main.
refusals-pileEmpty = La défausse est vide. Piochez une carte.
refusals-mustDrawStock = Avec une seule carte en main, vous devez piocher.
refusals-noSuchMeld = { TERM($terms, "ThisMeld") } n’est plus là.
refusals-notAMeld = Ces cartes ne forment ni un { TERM($terms, "set") } ni une suite.
refusals-setFull = Ce { TERM($terms, "set") } est complet.
refusals-doesNotFit = Cette carte ne va pas là.
refusals-meldFirst = Posez d’abord { TERM($terms, "aMeld") }.
refusals-keepOne = Vous devez garder une carte à défausser.
refusals-notWild = Vous ne pouvez échanger que contre un { TERM($terms, "wild") }.
refusals-wrongNatural = Pour échanger contre un { TERM($terms, "wild") }, il faut la carte qu’il représente.
refusals-keepDrawn = Vous n’aviez qu’une carte : vous ne pouvez défausser la carte piochée que pour { TERM($terms, "goOut") }.
refusals-nothingToTakeBack = Il n’y a rien à annuler.
refusals-tooManyPlays = Trop de coups joués et annulés à ce tour. Défaussez pour le finir.
refusals-tooManyWilds = { TERM($terms, "ThisMeld") } aurait trop de { TERM($terms, "wilds") }.
# A meld of wilds takes no other cards.
refusals-onlyWilds = À { TERM($terms, "aMeld") } de { TERM($terms, "wilds") } seuls, on ne peut ajouter que des { TERM($terms, "wilds") }.
refusals-locked = On ne peut rien prendre dans un { TERM($terms, "set") } posé avec des { TERM($terms, "wilds") } seuls.
refusals-meldsNotYet = Vous ne pouvez pas encore poser de { TERM($terms, "melds") }.
refusals-oneMeldATurn = Vous ne pouvez poser qu’{ TERM($terms, "oneNewMeld") } par tour.
refusals-notYourMeld = Vous ne pouvez ajouter qu’à vos propres { TERM($terms, "melds") }.
refusals-contractFirst = Posez d’abord tout votre contrat.
refusals-wrongContract = Ces { TERM($terms, "melds") } ne remplissent pas le contrat de cette manche.
refusals-noNewMelds = Après le contrat, on ne pose plus : ajoutez à ce qui est sur la table.
refusals-topCardOnly = Dans la défausse, vous ne pouvez prendre pour l’instant que la carte du dessus.
refusals-needTwoNaturals = Pour prendre cette carte, il faut deux cartes naturelles qui vont avec.
refusals-mustMeldTaken = Jouez la carte prise dans la défausse, ou annulez votre tour.
refusals-frozen = Vous ne pouvez pas jouer les cartes prises dans la défausse avant votre tour suivant.
refusals-meldOrDiscardDrawn = Jouez la carte piochée, ou défaussez-la.
refusals-noGivingBack = Vous ne pouvez pas défausser la carte prise à ce tour.
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

## Refusals by the server.

refusals-badMessage = Le serveur n’a pas compris. Rechargez la page.
refusals-stale = La partie a déjà avancé.
refusals-notSeated = Vous regardez la partie. Seuls les joueurs peuvent faire cela.
refusals-notPlaying = Aucune partie n’est en cours.
refusals-alreadyPlaying = La partie a déjà commencé.
refusals-gameOver = La partie est finie. Si les joueurs en commencent une autre, vous pourrez prendre la place d’un robot entre deux manches.
refusals-tableFull = Cette table est complète.
refusals-notFull = Cette table n’a pas de robots. La partie commence quand toutes les places sont prises.
refusals-hostStarts = La personne qui a ouvert la table lance la partie. Si elle n’est plus là, c’est à la place suivante.
refusals-noSpectators = Cette table n’admet pas de spectateurs.
refusals-nobodyThere = Il n’y a plus d’autre joueur à cette place.
refusals-noSuchTable = Aucune table n’a ce code. Vérifiez-le et réessayez.
refusals-badToken = Le serveur ne reconnaît plus cet appareil. Rechargez la page.
refusals-noSuchGuest = Aucun profil n’a ce code. Vérifiez-le et réessayez.
refusals-badName = Choisissez un nom de 1 à 20 caractères ordinaires.
refusals-badRules = Cette page ne sait pas lire les règles de cette table. Rechargez la page.
refusals-badSeats = Ce jeu ne se joue pas à ce nombre de joueurs.
refusals-oldVersion = Il y a une version plus récente du jeu. Rechargez la page.
refusals-tooFast = Trop de demandes. Attendez un instant et réessayez.
refusals-serverFull = Le serveur est complet en ce moment. Réessayez dans quelques minutes.
refusals-tooManyTables = Vous ou votre réseau avez trop de tables ouvertes. Quittez-en une, ou réessayez plus tard.
refusals-offline = Table injoignable. Vérifiez votre connexion.
refusals-lessonWaits = Ce sera pour plus tard. Pour l’instant, suivez la leçon.
refusals-noSockets = Le serveur répond, mais quelque chose bloque les connexions en direct (WebSockets). Essayez un autre réseau, ou entraînez-vous hors ligne.
refusals-tableClosed = Cette table a dû fermer. La partie reste enregistrée.
refusals-newerTable = Cette table a été jouée avec une version plus récente du jeu. Elle est conservée et rouvrira quand cette version sera de retour.

## Refusals by the page itself.

refusals-selectToDiscard = Choisissez une carte à défausser.
refusals-selectToMeld = Choisissez d’abord les cartes d’un { TERM($terms, "set") } ou d’une suite.
refusals-tooFewToMeld = Il faut plus de cartes pour { TERM($terms, "aMeld") }.
refusals-tapToArrange = Touchez une carte, puis son nouvel emplacement.
# The order by melds could not be fetched.
refusals-noMeldOrder = Impossible de trier par { TERM($terms, "melds") }. Réessayez quand vous serez en ligne.
refusals-fitsNotAll = Ces cartes ne vont pas toutes là.
refusals-meldOfItsOwn = Ces cartes forment { TERM($terms, "aMeld") } à part. Posez-les à un endroit libre.
refusals-noContractFound = Votre main ne remplit pas encore le contrat.
refusals-noRummyFound = Vos cartes ne sont pas encore toutes dans des { TERM($terms, "melds") }.
refusals-selectForTwo = Choisissez la carte à défausser, et gardez le 2.
refusals-timeRanOut = Le temps est écoulé.
refusals-notOpened = Ouverture impossible. Rechargez la page et réessayez.
refusals-gameForgotten = Cette partie n’a pas été enregistrée. Commencez-en une autre.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = Le temps est écoulé : { CARD($card, article: "the") } passe à la défausse.
notices-drawFirst = Prenez d’abord une carte.
notices-alreadyDrawn = Vous avez déjà pris une carte.
notices-hasExtraCard = Votre carte de plus compte comme piochée.
notices-waitForTaker = Attendez : quelqu’un peut encore prendre la carte.
notices-noSwaps = Il n’y a pas d’échanges dans ce jeu.
# "Il faut trois cartes pour une combinaison."
notices-meldNeeds = Il faut { RANK($least) } cartes pour { TERM($terms, "aMeld") }.
notices-setHasAtMost = Un { TERM($terms, "set") } compte au plus { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } ne peut avoir qu’un { TERM($terms, "wild") }.
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
# "Pour ce brelan, il faut un autre roi, ou un joker."
notices-setNeeds =
    Pour ce { TERM($terms, "set") }, il faut { $rank ->
        [12] une autre
       *[other] un autre
    } { RANK($rank) }, ou un { TERM($terms, "wild") }.
# "Pour allonger cette suite, il faut le 9♥, ou un joker."
notices-runNeeds = Pour allonger cette suite, il faut { PLACE($place, style: "short") }, ou un { TERM($terms, "wild") }.
notices-runEnds = Cette suite ne peut pas s’allonger de ce côté.
# "Pour échanger contre ce joker, il faut le 7♥ ou le 7♠."
notices-swapNeeds = Pour échanger contre ce { TERM($terms, "wild") }, il faut { CARDS($faces, article: "the", type: "or") }.
# The button that reloads the page.
notices-reload = Recharger la page

## Why the table is gone for good.

lost-hadToClose = Cette table a dû fermer.
lost-closed = La table est fermée, ou vous n’y avez plus de place.
