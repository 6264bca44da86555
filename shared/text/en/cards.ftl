### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times: days before months, and a clock of 24 hours.
locale = en-GB
# The letters on packs for ace, jack, queen and king.
letters = A J Q K
# Between items that have commas.
semicolon = {"; "}
# A Joker in short.
joker = Joker
# The name down the edge of a Joker.
cards-jokerOnCards = JOKER

## Ranks, from 1 to 14: the high ace. 0 is a joker.

rank =
    { $style ->
        [short] { $short }
       *[none]
            { $number ->
                [many] { rank-names }
               *[none]
                    { $article ->
                        [a]
                            { $rank ->
                                [1] an ace
                                [8] an eight
                                [14] an ace
                               *[other] a { rank-name }
                            }
                       *[none] { rank-name }
                    }
            }
    }
rank-name =
    { $rank ->
        [0] joker
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] jack
        [12] queen
        [13] king
       *[other] ace
    }
rank-names =
    { $rank ->
        [6] sixes
       *[other] { rank-name }s
    }

suit =
    { $style ->
        [short] { $short }
       *[none] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }

# "7♥", "the 7♥", "seven of hearts", "the joker".
card =
    { $article ->
        [the] the { card-alone }
       *[none] { card-alone }
    }
card-alone =
    { $style ->
        [name]
            { $rank ->
                [0] joker
               *[other] { rank-name } of { suit-name }
            }
       *[none] { $short }
    }

# A card that is wild: "the wild 2♣", "the biddy 5♥", "the Joker".
wild =
    { $article ->
        [the] the { wild-alone }
       *[none] { wild-alone }
    }
wild-alone =
    { $rank ->
        [0] Joker
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "the six of hearts", "a queen" of any suit.
place =
    { $style ->
        [short] the { $short }
       *[none]
            { $suit ->
                [any]
                    { $rank ->
                        [1] an ace
                        [8] an eight
                        [14] an ace
                       *[other] a { rank-name }
                    }
               *[other] the { rank-name } of { suit-name }
            }
    }

# "run of hearts from five to seven", "the set of kings"; short: "5-6-7 ♥".
meld =
    { $style ->
        [short] { $short }
       *[none]
            { $article ->
                [the] the { meld-alone }
               *[none] { meld-alone }
            }
    }
meld-alone =
    { $kind ->
        [set] { TERM($terms, "set") } of { rank-names }
       *[run] run of { suit-name } from { rank-name } to { RANK($last) }
    }

# A player later in a sentence.
person =
    { $is ->
        [you] you
       *[other] { $name }
    }

## Counts.

count-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-deal =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
count-game =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# "1st", "2nd", "3rd", "4th": no table has twenty places.
ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
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
# "Seven of hearts", "Eight of clubs, wild".
cards-label =
    { $isWild ->
        [yes] { CAPITAL(CARD($card, style: "name")) }, { TERM($terms, "wild") }
       *[no] { CAPITAL(CARD($card, style: "name")) }
    }

# A player on their own, as in a table of points, and as the subject of a sentence.
cards-personAlone =
    { PERSON($who) ->
        [you] You
       *[other] { $who }
    }

## A game's own words (R149). `beWilds` is the predicate of wild cards: "Aces are wild", "Aces are biddies"; `beWild` is
## that of one card. `jokerShort` is a joker in a short list of wilds: "Wild: 8, joker".

terms-common =
    .wild = wild
    .wilds = wilds
    .wildCards = wild cards
    .beWilds = wild
    .beWild = wild
    .isWild = is wild
    .jokerShort = joker
    .meld = meld
    .melds = melds
    .set = set
    .sets = sets
    .goOut = go out
    .goesOut = goes out
    .goingOut = going out
    .wentOut = went out
terms-fortWorth =
    .set = spread
    .sets = spreads
    .goOut = close
    .goesOut = closes
    .goingOut = closing
    .wentOut = closed
terms-biddies =
    .wild = biddy
    .wilds = biddies
    .wildCards = biddies
    .beWilds = biddies
    .beWild = a biddy
    .isWild = is a biddy
    .meld = downer
    .melds = downers
    .goOut = go up
    .goesOut = goes up
    .goingOut = going up
    .wentOut = went up
terms-beanie =
    .wild = beanie
    .wilds = beanies
    .wildCards = beanies
    .beWilds = beanies
    .beWild = a beanie
    .isWild = is a beanie
    .goOut = beanie
    .goesOut = beanies
    .goingOut = beanying
    .wentOut = beanied
terms-goRummy =
    .goOut = go Rummy
    .goesOut = goes Rummy
    .goingOut = going Rummy
    .wentOut = went Rummy
