### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times: days before months, and a clock of 24 hours.
locale = fr
# The letters on French packs of cards.
letters = A V D R
# Between items that have commas.
semicolon = {" ; "}
joker = Joker
cards-jokerOnCards = JOKER

## Ranks. "La dame" is feminine; "l’as". Articles: "the", "of" ("du"), "to" ("au"), "a", "aOf" ("d’un").

# "huit"; `style: "figures"`: "un 8", "une dame"; `number: "many"`: "8", "dames": numbers are written as such, since "les deux" would also be "both". With "of":
# "de 7", "de rois", "d’as".
rank =
    { $style ->
        [short] { $short }
        [article] { rank-article }
        [figures]
            { $rank ->
                [1] { rank-article }{ rank-name }
                [11] { rank-article }{ rank-name }
                [12] { rank-article }{ rank-name }
                [13] { rank-article }{ rank-name }
                [14] { rank-article }{ rank-name }
               *[other] { rank-article }{ rank-names }
            }
       *[none]
            { $number ->
                [many]
                    { $article ->
                        [of]
                            { $rank ->
                                [1] d’as
                                [14] d’as
                               *[other] de { rank-names }
                            }
                       *[none] { rank-names }
                    }
               *[none] { rank-article }{ rank-name }
            }
    }
rank-name =
    { $rank ->
        [0] joker
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] valet
        [12] dame
        [13] roi
       *[other] as
    }
rank-names =
    { $rank ->
        [0] jokers
        [2] 2
        [3] 3
        [4] 4
        [5] 5
        [6] 6
        [7] 7
        [8] 8
        [9] 9
        [10] 10
        [11] valets
        [12] dames
        [13] rois
       *[other] as
    }
rank-article =
    { $article ->
        [the]
            { $rank ->
                [12] la{" "}
                [1] l’
                [14] l’
               *[other] le{" "}
            }
        [of]
            { $rank ->
                [12] de la{" "}
                [1] de l’
                [14] de l’
               *[other] du{" "}
            }
        [to]
            { $rank ->
                [12] à la{" "}
                [1] à l’
                [14] à l’
               *[other] au{" "}
            }
        [a]
            { $rank ->
                [12] une{" "}
               *[other] un{" "}
            }
        [aOf]
            { $rank ->
                [12] d’une{" "}
               *[other] d’un{" "}
            }
       *[none] {""}
    }

suit =
    { $style ->
        [short] { $short }
       *[none] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }

# "7♥", "le 7♥", "de la Q♥", "à l’A♥", "le joker"; by name: "sept de cœur", "de l’as de trèfle".
card =
    { $style ->
        [name]
            { $rank ->
                [0] { rank-article }joker
               *[other] { rank-article }{ rank-name } de { suit-name }
            }
       *[none]
            { $article ->
                [none] { $short }
               *[the]
                    { $rank ->
                        [0] { rank-article }joker
                       *[other] { rank-article }{ $short }
                    }
            }
    }

# A card that is wild: "le joker 8♣", "le biddy 5♥", "le joker".
wild =
    { $article ->
        [the] le { wild-alone }
       *[none] { wild-alone }
    }
wild-alone =
    { $rank ->
        [0] joker
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "le six de cœur", "une dame" of any suit; short: "le 9♥".
place =
    { $style ->
        [short] { RANK($rank, article: "the", style: "article") }{ $short }
       *[none]
            { $suit ->
                [any] { RANK($rank, article: "a") }
               *[other] { RANK($rank, article: "the") } de { suit-name }
            }
    }

# "suite du cinq au sept de cœur", "groupe de rois"; with "le", "du", "au", "un": "la suite …", "au groupe de rois".
# `style: "laid"`: "posé" of a set, "posée" of a run.
meld =
    { $style ->
        [short] { $short }
        [laid]
            { $kind ->
                [set] posé
               *[run] posée
            }
       *[none]
            { $kind ->
                [set]
                    { $article ->
                        [the] le { meld-alone }
                        [of] du { meld-alone }
                        [to] au { meld-alone }
                        [a] un { meld-alone }
                       *[none] { meld-alone }
                    }
               *[run]
                    { $article ->
                        [the] la { meld-alone }
                        [of] de la { meld-alone }
                        [to] à la { meld-alone }
                        [a] une { meld-alone }
                       *[none] { meld-alone }
                    }
            }
    }
meld-alone =
    { $kind ->
        [set] { TERM($terms, "set") } { RANK($rank, number: "many", article: "of") }
       *[run] suite { RANK($rank, article: "of") } { RANK($last, article: "to") } de { suit-name }
    }

# A player later in a sentence: "vous", "Ana"; with "of": "de vous", "d’Ana", "de Ben".
person =
    { $article ->
        [of]
            { $is ->
                [you] de vous
               *[other]
                    { INITIAL($name) ->
                        [consonant] de { $name }
                       *[vowel] d’{ $name }
                    }
            }
       *[none]
            { $is ->
                [you] vous
               *[other] { $name }
            }
    }

## Counts.

count-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-deal =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
count-game =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
# A place in a game: "1er", "2e"
ordinal =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }

## What stands alone, on cards and for screen readers.

cards-short = { CARD($card) }
cards-name = { CARD($card, style: "name") }
cards-rankName = { RANK($rank) }
cards-rankNames = { RANK($rank, number: "many") }
cards-rankShort = { RANK($rank, style: "short") }
cards-suitName = { SUIT($suit) }
cards-suitSymbol = { SUIT($suit, style: "short") }
cards-meldShort = { MELD($meld, style: "short") }
cards-meldName = { MELD($meld, $terms) }
# The word printed on every wild card.
cards-wildOnCards = { UPPER(TERM($terms, "wild")) }
# "Seven of hearts", "Eight of clubs, wild". A joker among jokers is not called one twice.
cards-label =
    { $isWild ->
        [yes]
            { IS(CARD($card, style: "name"), TERM($terms, "wild")) ->
                [yes] { CAPITAL(CARD($card, style: "name")) }
               *[no] { CAPITAL(CARD($card, style: "name")) }, { TERM($terms, "wild") }
            }
       *[no] { CAPITAL(CARD($card, style: "name")) }
    }

# A player on their own, as in a table of points, and as the subject of a sentence.
cards-personAlone =
    { PERSON($who) ->
        [you] Vous
       *[other] { $who }
    }

## A game's own words (R149). All words for a wild and for a set are masculine and begin with a consonant; those for a
## meld have either gender. `finish` is short, for buttons and where the deal is the subject anyway; `goneOut` stands
## after "a" or "avez". `jokerShort` and `jokersShort` stand in a short list of wilds: "Joker : 8, vrais".

terms-common =
    .wild = joker
    .wilds = jokers
    .jokerShort = le vrai
    .jokersShort = vrais
    .set = groupe
    .sets = groupes
    .meld = combinaison
    .melds = combinaisons
    .aMeld = une combinaison
    .thisMeld = cette combinaison
    .sameMeld = la même combinaison
    .itsMeld = sa combinaison
    .otherMeld = une autre combinaison
    .whichMeld = quelle combinaison
    .noMeld = aucune combinaison
    .oneNewMeld = une seule nouvelle combinaison
    .newMeld = une nouvelle combinaison
    .newMelds = nouvelles combinaisons
    .firstMeld = première combinaison
    .toAllMelds = à toutes les combinaisons
    .finish = finir
    .goOut = finir la manche
    .goesOut = finit la manche
    .youGoOut = finissez la manche
    .goneOut = fini la manche
terms-fortWorth =
    .set = spread
    .sets = spreads
    .finish = fermer
    .goOut = fermer
    .goesOut = ferme
    .youGoOut = fermez
    .goneOut = fermé
terms-biddies =
    .wild = biddy
    .wilds = biddies
    .jokerShort = joker
    .jokersShort = joker
    .meld = downer
    .melds = downers
    .aMeld = un downer
    .thisMeld = ce downer
    .sameMeld = le même downer
    .itsMeld = son downer
    .otherMeld = un autre downer
    .whichMeld = quel downer
    .noMeld = aucun downer
    .oneNewMeld = un seul nouveau downer
    .newMeld = un nouveau downer
    .newMelds = nouveaux downers
    .firstMeld = premier downer
    .toAllMelds = à tous les downers
    .finish = faire up
    .goOut = faire up
    .goesOut = fait up
    .youGoOut = faites up
    .goneOut = fait up
terms-beanie =
    .wild = beanie
    .wilds = beanies
    .jokerShort = joker
    .jokersShort = joker
    .finish = faire beanie
    .goOut = faire beanie
    .goesOut = fait beanie
    .youGoOut = faites beanie
    .goneOut = fait beanie
terms-goRummy =
    .finish = faire rami
    .goOut = faire rami
    .goesOut = fait rami
    .youGoOut = faites rami
    .goneOut = fait rami
