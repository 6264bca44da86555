### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times.
locale = it
# The letters on packs with French suits in Italy.
letters = A J Q K
# Between items that have commas.
semicolon = {"; "}
joker = jolly
cards-jokerOnCards = JOLLY

## Ranks, from 1 to 14: the high ace. 0 is a joker.

# "otto"; `number: "many"`: "otto", "gli otto", "le donne"; with "of": "di otto", "d’assi".
rank =
    { $style ->
        [short] { $short }
       *[none]
            { $number ->
                [many]
                    { $article ->
                        [the]
                            { $rank ->
                                [1] gli { rank-names }
                                [8] gli { rank-names }
                                [12] le { rank-names }
                                [14] gli { rank-names }
                               *[other] i { rank-names }
                            }
                        [of]
                            { $rank ->
                                [1] d’{ rank-names }
                                [14] d’{ rank-names }
                               *[other] di { rank-names }
                            }
                       *[none] { rank-names }
                    }
               *[none] { rank-article }{ rank-name }
            }
    }
rank-name =
    { $rank ->
        [0] jolly
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] fante
        [12] donna
        [13] re
       *[other] asso
    }
rank-names =
    { $rank ->
        [1] assi
        [11] fanti
        [12] donne
        [14] assi
       *[other] { rank-name }
    }
# With the space after it.
rank-article =
    { $article ->
        [the]
            { $rank ->
                [1] l’
                [8] l’
                [12] la{" "}
                [14] l’
               *[other] il{" "}
            }
        [of]
            { $rank ->
                [1] dell’
                [8] dell’
                [12] della{" "}
                [14] dell’
               *[other] del{" "}
            }
        [to]
            { $rank ->
                [1] all’
                [8] all’
                [12] alla{" "}
                [14] all’
               *[other] al{" "}
            }
        [from]
            { $rank ->
                [1] dall’
                [8] dall’
                [12] dalla{" "}
                [14] dall’
               *[other] dal{" "}
            }
        [your]
            { $rank ->
                [12] la tua{" "}
               *[other] il tuo{" "}
            }
        [a]
            { $rank ->
                [12] una{" "}
               *[other] un{" "}
            }
        [other]
            { $rank ->
                [12] un’altra{" "}
               *[other] un altro{" "}
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
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
       *[spades] picche
    }

# "7♥", "il 7♥", "dell’8♥", "alla Q♥"; by name: "sette di cuori", "la donna di picche".
card =
    { $style ->
        [name]
            { $rank ->
                [0] { rank-article }jolly
               *[other] { rank-article }{ rank-name } di { suit-name }
            }
       *[none] { rank-article }{ $short }
    }

# A card that is wild: "la matta 2♣", "il biddy 5♥", "il jolly".
wild =
    { $article ->
        [the]
            { $rank ->
                [0] il jolly
               *[other] { TERM($terms, "theWild") } { $short }
            }
       *[none] { wild-alone }
    }
wild-alone =
    { $rank ->
        [0] jolly
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "il sei di cuori", "una donna" of any suit; short: "il 9♥".
place =
    { $style ->
        [short] { place-the }{ $short }
       *[none]
            { $suit ->
                [any] { RANK($rank, article: "a") }
               *[other] { place-the }{ rank-name } di { suit-name }
            }
    }
place-the =
    { $rank ->
        [1] l’
        [8] l’
        [12] la{" "}
        [14] l’
       *[other] il{" "}
    }

# "scala dal cinque al sette di cuori", "tris di re"; with "il", "al", "nel", "un": "la scala …", "al tris di re".
meld =
    { $style ->
        [short] { $short }
       *[none]
            { $article ->
                [a]
                    { $kind ->
                        [set] { TERM($terms, "aSet") } { meld-ranks }
                       *[run] una { meld-run }
                    }
                [the]
                    { $kind ->
                        [set] { TERM($terms, "theSet") } { meld-ranks }
                       *[run] la { meld-run }
                    }
                [of]
                    { $kind ->
                        [set] { TERM($terms, "ofTheSet") } { meld-ranks }
                       *[run] della { meld-run }
                    }
                [to]
                    { $kind ->
                        [set] { TERM($terms, "toTheSet") } { meld-ranks }
                       *[run] alla { meld-run }
                    }
                [your]
                    { $kind ->
                        [set] { TERM($terms, "yourSet") } { meld-ranks }
                       *[run] la tua { meld-run }
                    }
                [in]
                    { $kind ->
                        [set] { TERM($terms, "inTheSet") } { meld-ranks }
                       *[run] nella { meld-run }
                    }
               *[none]
                    { $kind ->
                        [set] { TERM($terms, "set") } { meld-ranks }
                       *[run] { meld-run }
                    }
            }
    }
meld-ranks = { RANK($rank, number: "many", article: "of") }
meld-run = scala { RANK($rank, article: "from") } { RANK($last, article: "to") } di { suit-name }

# A player within a sentence: "tu", "Ana"; `case: "prep"`, after most prepositions: "con te", "con Ana"; `case: "to"`:
# "a te", "ad Ana", "a Ben"; `case: "on"`: "su di te", "su Ana".
person =
    { $case ->
        [to]
            { $is ->
                [you] a te
               *[other]
                    { INITIAL($name) ->
                        [vowel] ad { $name }
                       *[consonant] a { $name }
                    }
            }
        [on]
            { $is ->
                [you] su di te
               *[other] su { $name }
            }
        [prep]
            { $is ->
                [you] te
               *[other] { $name }
            }
       *[none]
            { $is ->
                [you] tu
               *[other] { $name }
            }
    }

## Counts.

count-card =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
count-point =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
count-deal =
    { $count ->
        [one] { $count } mano
       *[other] { $count } mani
    }
count-game =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
# A place in a game: "2º"
ordinal = { $place }º

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
# "Seven of hearts", "Eight of clubs, wild".
cards-label =
    { $isWild ->
        [yes] { CAPITAL(CARD($card, style: "name")) }, { TERM($terms, "wild") }
       *[no] { CAPITAL(CARD($card, style: "name")) }
    }

# A player on their own, as in a table of points, and as the subject of a sentence.
cards-personAlone =
    { PERSON($who) ->
        [you] Tu
       *[other] { $who }
    }

## A game's own words (R149). `beWilds` is the predicate of wild cards: "Aces are wild", "Aces are biddies"; `beWild` is
## that of one card. `jokerShort` is a joker in a short list of wilds: "Wild: 8, joker".

terms-common =
    .wild = matta
    .wilds = matte
    .aWild = una matta
    .theWild = la matta
    .itsWild = la sua matta
    .theWilds = le matte
    .ofTheWilds = delle matte
    .thisWild = questa matta
    .oneWild = una sola matta
    .tooManyWilds = troppe matte
    .onlyWilds = sole matte
    .otherWilds = altre matte
    .theOtherWilds = le altre matte
    .set = tris
    .sets = tris
    .theSets = i tris
    .aSet = un tris
    .theSet = il tris
    .ofTheSet = del tris
    .toTheSet = al tris
    .inTheSet = nel tris
    .yourSet = il tuo tris
    .thisSet = questo tris
    .thatSet = quel tris
    .otherSet = un altro tris
    .meld = combinazione
    .melds = combinazioni
    .aMeld = una combinazione
    .theMelds = le combinazioni
    .theseMelds = queste combinazioni
    .thatMeld = quella combinazione
    .ownMeld = una combinazione tua
    .newMeld = una nuova combinazione
    .oneNewMeld = una sola nuova combinazione
    .ofFirstMeld = della tua prima combinazione
    .theirMeld = la loro combinazione
    .itsMeld = la sua combinazione
    .toOwnMelds = alle tue combinazioni
    .toAllMelds = alle combinazioni di tutti
    .inSameMeld = nella stessa combinazione
    .ofSameMeld = della stessa combinazione
    .otherMeld = un’altra combinazione
    .noMeld = nessuna combinazione
    .goOut = chiudere
    .goOutNow = chiudi
    .goesOut = chiude
    .goneOut = chiuso
terms-fortWorth =
    .set = stesa
    .sets = stese
    .theSets = le stese
    .aSet = una stesa
    .theSet = la stesa
    .ofTheSet = della stesa
    .toTheSet = alla stesa
    .inTheSet = nella stesa
    .yourSet = la tua stesa
    .thisSet = questa stesa
    .thatSet = quella stesa
    .otherSet = un’altra stesa
terms-biddies =
    .wild = biddy
    .wilds = biddy
    .aWild = un biddy
    .theWild = il biddy
    .itsWild = il suo biddy
    .theWilds = i biddy
    .ofTheWilds = dei biddy
    .thisWild = questo biddy
    .oneWild = un solo biddy
    .tooManyWilds = troppi biddy
    .onlyWilds = soli biddy
    .otherWilds = altri biddy
    .theOtherWilds = gli altri biddy
    .meld = downer
    .melds = downer
    .aMeld = un downer
    .theMelds = i downer
    .theseMelds = questi downer
    .thatMeld = quel downer
    .ownMeld = un downer tuo
    .newMeld = un nuovo downer
    .oneNewMeld = un solo nuovo downer
    .ofFirstMeld = del tuo primo downer
    .theirMeld = il loro downer
    .itsMeld = il suo downer
    .toOwnMelds = ai tuoi downer
    .toAllMelds = ai downer di tutti
    .inSameMeld = nello stesso downer
    .ofSameMeld = dello stesso downer
    .otherMeld = un altro downer
    .noMeld = nessun downer
    .goOut = fare up
    .goOutNow = fai up
    .goesOut = fa up
    .goneOut = fatto up
terms-beanie =
    .wild = beanie
    .wilds = beanie
    .aWild = un beanie
    .theWild = il beanie
    .itsWild = il suo beanie
    .theWilds = i beanie
    .ofTheWilds = dei beanie
    .thisWild = questo beanie
    .oneWild = un solo beanie
    .tooManyWilds = troppi beanie
    .onlyWilds = soli beanie
    .otherWilds = altri beanie
    .theOtherWilds = gli altri beanie
    .goOut = fare beanie
    .goOutNow = fai beanie
    .goesOut = fa beanie
    .goneOut = fatto beanie
terms-goRummy =
    .goOut = fare ramino
    .goOutNow = fai ramino
    .goesOut = fa ramino
    .goneOut = fatto ramino
