### Points: the tally after a deal, the final standing, the score sheet, the settlement, and results to share.

## The tally.

tallyHeads-player = Nom
tallyHeads-hand = En main
tallyHeads-points = Points
tallyHeads-total = Total
tally-nextDouble = La manche suivante compte double.
tally-outBeforeYou = { story-wentOut } avant votre premier tour.
# "Ana a fini la manche avant le premier tour de Ben et Cleo."
tally-outBefore = { story-wentOut } avant le premier tour { PEOPLE($others, article: "of") }.
tally-scoresOthers =
    { PERSON($who) ->
        [you] Vous marquez les points de toutes les autres mains.
       *[other] { $who } marque les points de toutes les autres mains.
    }
tally-countedDouble = La manche a compté double.
tally-rankDouble =
    Quand les { RANK($rank, number: "many") } sont { TERM($terms, "wilds") }, les points comptent double.
tally-oneTurnDouble = Gagner en un seul tour compte double.
tally-leads =
    { PERSON($who) ->
        [you] Vous prenez la tête avec { COUNT($total, "point") }.
       *[other] { $who } prend la tête avec { COUNT($total, "point") }.
    }
tally-part =
    { $of ->
        [table] sur la table { SIGNED($count) }
        [hand] en main { SIGNED($count) }
        [unopened] rien posé { SIGNED($count) }
        [otherHands] mains des autres { SIGNED($count) }
        [factor] ×{ $count }
       *[goingOut] pour avoir fini { SIGNED($count) }
    }
tally-leftCard = { CAPITAL(CARD($card, style: "name")) }, { COUNT($count, "point") }.
tally-nextIn = Manche suivante dans { $seconds } s
tally-rematchIn =
    { $isReady ->
        [yes] Revanche dans { $seconds } s
       *[no] Revanche dans { $seconds } s. Appuyez sur « Revanche » pour garder votre place
    }
tally-pressMoved = { SIGNED($count) } pour le Press
tally-heading =
    { $wildRank ->
        [0] Manche { $deal }
       *[other] Manche { $deal } : les { RANK($wildRank, number: "many") } sont { TERM($terms, "wilds") }
    }
tally-waitingFor = En attente : { LIST($names) }
tally-won =
    { $withYou ->
        [yes]
            { $count ->
                [one] Vous gagnez
               *[other] { CAPITAL(PEOPLE($winners, order: "youLast")) } gagnez
            }
       *[no]
            { $count ->
                [one] { PEOPLE($winners) } gagne
               *[other] { PEOPLE($winners) } gagnent
            }
    }
tally-place = { ORDINAL($position) }
bestWins-low = Le plus petit total gagne.
bestWins-high = Le plus grand total gagne.

## The final standing.

final-ready = d’accord
final-ownPlace = Votre rang : { ORDINAL($position) } sur { $players }
ratedOver-words = Partie classée : elle compte pour tous ceux qui l’ont commencée, sauf panne du serveur.
ratedOver-toBoard = Voir le classement
install-heading = Jouer depuis votre écran d’accueil
install-hint = S’ouvre comme une appli, en plein écran, même sans réseau.
install-share = Touchez Partager dans la barre du navigateur
install-add = puis « Sur l’écran d’accueil »
install-install = Installer
install-decline = Non, merci
bests-heading = Vos records
bests-hint = Dans les parties sur cet appareil, entraînement compris.
bests-points = Votre meilleur score en { COUNT($deals, "deal") }
bests-swaps = Votre record d’échanges en une partie
bests-streak = Votre plus longue série de victoires
bests-out = Votre manche finie le plus vite
bests-outIn = tour { $value }
bests-beaten = { $name } : { $value }, contre { $before } avant
bests-equalled = { $name } : { $value }, comme avant
final-playedWith = Vous avez joué avec { LIST($names) }.
inviteAgain-button = Inviter à nouveau
inviteAgain-hint = Une nouvelle table privée avec les mêmes règles, et son lien à partager.

## The score sheet.

sheet-none = Les scores s’affichent après la première manche.
sheet-sheet = Points et totaux, manche par manche
sheet-deal = Manche
sheet-total = {", total "}
sheet-totals = Totaux après chaque manche
sheet-counts = Points par carte
sheet-race = La course
sheet-asTable = En tableau
sheet-settle = Paiements
sheet-settleAs = Qui paie qui
sheet-settleIn = Payer en
sheet-nothingDue = Personne ne doit rien.
sheet-countedDouble = Comptée double.
sheet-cancelledMark = N
# Small, since "D" is a queen on French cards.
sheet-dealtMark = d
sheetKey-total = Petits chiffres : total jusque-là
sheetKey-dealt = d : a distribué
sheetKey-out = souligné : a fini
sheetKey-wild = avec le numéro de manche : sa valeur joker
sheetKey-double = ×2 : comptée double
sheetKey-press = P : points pour le Press
sheetKey-cancelled = N : nulle, car le jeu a été mis à jour
sheet-goalAfter =
    { $best ->
        [low] Le plus petit total après { COUNT($deals, "deal") } gagne.
       *[high] Le plus grand total après { COUNT($deals, "deal") } gagne.
    }
sheet-goalAt =
    { $best ->
        [low] La partie se termine après la manche où un joueur arrive à { $target } ; le plus petit total gagne.
       *[high] La partie se termine après la manche où un joueur arrive à { $target } ; le plus grand total gagne.
    }

## How cards count.

systems-penalties = Les cartes qui vous restent en main comptent contre vous.
systems-winnerTakesHands = Le joueur qui termine la manche marque les points de toutes les autres mains.
systems-meldedMinusHand =
    Les cartes que vous avez posées comptent pour vous ; celles qui vous restent en main, contre vous.
systems-meldedPlusHands =
    Les cartes que vous avez posées comptent pour vous ; le joueur qui termine la manche marque aussi les points de toutes les autres mains.
systems-melded = Les cartes que vous avez posées comptent pour vous.
sheet-outScores = Finir la manche : { SIGNED($count) }.
sheet-outAtOnceScores = Finir en un seul tour, sans avoir rien joué avant : { SIGNED($count) }.
doubles-wholeHand = Jouer toute sa main en un tour compte double.
doubles-sevenOrKing = Quand les 7 ou les rois sont jokers, les points comptent double.
doubles-press = Quand un joueur a au moins 50 points de retard sur tous les autres, la manche suivante compte double.

## The settlement.

settleMethods-everyPair = Deux à deux
settleMethods-winnerOnly = Tout au gagnant
settleUnits-points = Points
settleUnits-cents = Cents
sheet-settleHint =
    { $method ->
        [everyPair] Les joueurs se paient deux à deux la différence de leurs totaux
       *[winnerOnly] Chacun paie au gagnant la différence de leurs totaux
    }{ $rate ->
        [0] {""}
       *[other]  : { $rate } ¢ le point{ $roundTo ->
            [0] {""}
           *[other] , arrondi à { $roundTo } ¢ près
        }{ $perDeal ->
            [0] {""}
           *[other] , et { $perDeal } ¢ de chaque joueur par manche gagnée
        }
    }. Simple calcul : aucun argent ne circule.
sheet-amount = { $sign }{ MONEY($cents) }
sheet-paid =
    { PERSON($to) ->
        [you] { $from } vous paie { sheet-sum }
       *[other]
            { PERSON($from) ->
                [you] Vous payez { sheet-sum } à { $to }
               *[other] { $from } paie { sheet-sum } à { $to }
            }
    }{ $isForDeals ->
        [yes] {" "}pour des manches gagnées
       *[no] {""}
    }
sheet-sum =
    { $unit ->
        [cents] { MONEY($value) }
       *[points] { COUNT($value, "point") }
    }

## How a game was decided.

sheet-oneDealDecided =
    { $deal ->
        [0] La dernière manche a tout décidé :
       *[other] La manche { $deal } a tout décidé :
    } { PERSON($winner) ->
        [you] vous avez pris la tête pour de bon et gagné { sheet-gain }.
       *[other] { $winner } a pris la tête pour de bon et gagné { sheet-gain }.
    }
sheet-gain = { COUNT($gain, "point") } sur { PEOPLE($rival) }
sheet-ledThroughout =
    { PERSON($winner) ->
        [you] Vous avez mené dès la première manche et gagné le plus { sheet-inDeal } : { sheet-gain }.
       *[other] { $winner } a mené dès la première manche et gagné le plus { sheet-inDeal } : { sheet-gain }.
    }
sheet-inDeal =
    { $deal ->
        [0] à la dernière manche
       *[other] à la manche { $deal }
    }
sheet-ledSince =
    { PERSON($winner) ->
        [you] Vous avez pris la tête pour de bon
       *[other] { $winner } a pris la tête pour de bon
    } { $since ->
        [0] à la dernière manche
       *[other] à la manche { $since }
    } et gagné le plus { sheet-inDeal } : { sheet-gain }.
sheet-raceAfter = Après { COUNT($deals, "deal") } : { LIST($players, type: "semicolon") }.
sheet-placed =
    { PERSON($who) ->
        [you] vous, { ORDINAL($place) } rang, { COUNT($total, "point") }
       *[other] { $who }, { ORDINAL($place) } rang, { COUNT($total, "point") }
    }

## Card values.

valued-acesWhenWild = As jokers
valued-lowAces = As avant un 2
valued-jokers = Vrais jokers
valued-twos = 2
valued-queenOfSpades = La dame de pique
valued-blackAces = As de trèfle et de pique
valued-faceValue = leur valeur
valued-wilds = { TERM($terms, "Wilds") }
valued-ranks = { CAPITAL(RANKS($ranks, number: "many")) }
# "Du 2 au 10"
valued-fromTo =
    { CAPITAL(RANK($first, article: "of", style: "figures")) } { RANK($last, article: "to", style: "figures") }

## A result to share.

share-share = Partager…
share-copyPicture = Copier l’image
share-savePicture = Enregistrer l’image
share-copyText = Copier le texte
share-selectText = Sélectionner
share-picture = Le résultat en image ; le texte ci-dessous dit la même chose
share-text = Le résultat en texte
share-names = Montre les noms des joueurs, mais ni le code de la table ni aucune carte.
share-states-shared = Partagé.
share-states-copied = Copié.
share-states-selected = Sélectionné : copiez maintenant avec le menu ou le clavier de votre appareil.
share-states-cancelled = {""}
share-states-failed =
    Votre navigateur ne l’a pas permis. Enregistrez l’image, ou sélectionnez le texte et copiez-le.
share-stage = { CAPITAL(share-stageOf) }
share-head = { $game } : { share-stageOf }
share-stageOf =
    { $isOver ->
        [yes] résultat final après { COUNT($deals, "deal") }
       *[no]
            { $ofDeals ->
                [0] après la manche { $deals }
               *[other] après la manche { $deals } sur { $ofDeals }
            }
    }
share-me = Moi
share-line = { $place } { $name } : { $total }
