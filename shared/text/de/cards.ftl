### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times.
locale = de-DE
# The letters on packs with German indices.
letters = A B D K
# Between items that have commas.
semicolon = {"; "}
joker = Joker
cards-jokerOnCards = JOKER

## Ranks: die Zwei to die Zehn, der Bube, die Dame, der König, das Ass, der Joker. Cases: acc, dat.

# "Acht", "eine Acht", "einen König", "einem Buben"; `number: "many"`: "Achten", "Königen".
rank =
    { $style ->
        [short] { $short }
       *[none]
            { $number ->
                [many] { rank-names }
               *[none]
                    { $article ->
                        [a] { rank-a } { rank-name }
                       *[none] { rank-name }
                    }
            }
    }
# Der Bube is the only rank whose name changes with the case.
rank-name =
    { $rank ->
        [0] Joker
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
        [10] Zehn
        [11]
            { $case ->
                [acc] Buben
                [dat] Buben
               *[none] Bube
            }
        [12] Dame
        [13] König
       *[other] Ass
    }
rank-names =
    { $rank ->
        [0]
            { $case ->
                [dat] Jokern
               *[none] Joker
            }
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
        [10] Zehnen
        [11] Buben
        [12] Damen
        [13]
            { $case ->
                [dat] Königen
               *[none] Könige
            }
       *[other]
            { $case ->
                [dat] Assen
               *[none] Asse
            }
    }
rank-the =
    { $rank ->
        [0] { card-the-m }
        [11] { card-the-m }
        [13] { card-the-m }
        [1] { card-the-n }
        [14] { card-the-n }
       *[other]
            { $case ->
                [dat] der
               *[none] die
            }
    }
card-the-m =
    { $case ->
        [acc] den
        [dat] dem
       *[none] der
    }
card-the-n =
    { $case ->
        [dat] dem
       *[none] das
    }
rank-a =
    { $rank ->
        [0] { rank-a-m }
        [11] { rank-a-m }
        [13] { rank-a-m }
        [1] { rank-a-n }
        [14] { rank-a-n }
       *[other]
            { $case ->
                [dat] einer
               *[none] eine
            }
    }
rank-a-m =
    { $case ->
        [acc] einen
        [dat] einem
       *[none] ein
    }
rank-a-n =
    { $case ->
        [dat] einem
       *[none] ein
    }

suit =
    { $style ->
        [short] { $short }
       *[none] { suit-name }
    }
suit-name =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }

# "7♥", "die 7♥", "den K♦", "das A♠", "der Joker"; by name: "Herz-Sieben", "den Karo-Buben".
card =
    { $article ->
        [the] { rank-the } { card-alone }
        [to]
            { $rank ->
                [0] zum { card-alone }
                [11] zum { card-alone }
                [13] zum { card-alone }
                [1] zum { card-alone }
               *[other] zur { card-alone }
            }
       *[none] { card-alone }
    }
card-alone =
    { $style ->
        [name]
            { $rank ->
                [0] Joker
               *[other] { suit-name }-{ rank-name }
            }
       *[none] { $short }
    }

# A card that is wild, after its article: "Joker 2♣", "Biddy 5♥"; a Joker among jokers is just "Joker".
wild =
    { $rank ->
        [0] Joker
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "die Herz-Sechs", "den Karo-Buben", "einen König" of any suit.
place =
    { $style ->
        [short] { rank-the } { $short }
       *[none]
            { $suit ->
                [any] { rank-a } { rank-name }
               *[other] { rank-the } { suit-name }-{ rank-name }
            }
    }

# "Herz-Folge Fünf bis Sieben", "Satz Könige"; with the article: "der Herz-Folge Fünf bis Sieben", "im Satz Könige".
meld =
    { $style ->
        [short] { $short }
       *[none]
            { $article ->
                [the]
                    { $kind ->
                        [set] { card-the-m } { meld-alone }
                       *[run]
                            { $case ->
                                [dat] der { meld-alone }
                               *[none] die { meld-alone }
                            }
                    }
                [in]
                    { $kind ->
                        [set] im { meld-alone }
                       *[run] in der { meld-alone }
                    }
               *[none] { meld-alone }
            }
    }
meld-alone =
    { $kind ->
        [set] { TERM($terms, "set") } { RANK($rank, number: "many") }
       *[run] { suit-name }-Folge { RANK($rank) } bis { RANK($last) }
    }

# A player later in a sentence: "du", "dich", "dir", "Ana".
person =
    { $is ->
        [you]
            { $case ->
                [acc] dich
                [dat] dir
               *[none] du
            }
       *[other] { $name }
    }

## Counts.

count-card =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-point =
    { $count ->
        [one] { $count } Punkt
       *[other]
            { $case ->
                [dat] { $count } Punkten
               *[none] { $count } Punkte
            }
    }
count-deal =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
count-game =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
# A place in a game: "2."
ordinal = { $place }.

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
        [you] Du
       *[other] { $who }
    }

## A game's own words (R149). All words for a wild and for a set are masculine; a meld is feminine or masculine, and
## comes with its article. "Dat" is the dative, "Acc" the accusative. `beWild` is the predicate of one card. `goOut`
## stands after a modal verb, `toGoOut` after "um", `goesOut` at the end of a subordinate clause; `goingOut` is a noun,
## `outButton` a button, `goOutNow` follows a colon, `youHaveGoneOut` and `hasGoneOut` follow a
## player, `goneOutLast` stands at the end of a subordinate clause. `jokerShort` and `jokersShort` stand in a short list
## of wilds: "Joker: 8, echte".

terms-common =
    .wild = Joker
    .wilds = Joker
    .wildsDat = Jokern
    .beWild = Joker
    .wildRank = Jokerrang
    .jokerShort = der echte
    .jokersShort = echte
    .set = Satz
    .sets = Sätze
    .setsDat = Sätzen
    .meld = Figur
    .melds = Figuren
    .meldsDat = Figuren
    .aMeld = eine Figur
    .aMeldAcc = eine Figur
    .aMeldDat = einer Figur
    .noMeldAcc = keine Figur
    .ownMeldAcc = eine eigene Figur
    .newMeldAcc = eine neue Figur
    .otherMeldAcc = eine andere Figur
    .fittingMeldAcc = eine passende Figur
    .eachMeldAcc = jede Figur
    .whichMeld = welche Figur
    .theMeld = die Figur
    .thisMeld = diese Figur
    .thisMeldDat = dieser Figur
    .sameMeldDat = derselben Figur
    .itsMeldAcc = seine Figur
    .goOut = Schluss machen
    .toGoOut = Schluss zu machen
    .goesOut = Schluss macht
    .goingOut = Schlussmachen
    .outButton = Schluss
    .goOutNow = mach Schluss
    .youHaveGoneOut = hast Schluss gemacht
    .hasGoneOut = hat Schluss gemacht
    .goneOutLast = Schluss gemacht hat
terms-fortWorth =
    .set = Spread
    .sets = Spreads
    .setsDat = Spreads
    .goOut = schließen
    .toGoOut = zu schließen
    .goesOut = schließt
    .goingOut = Schließen
    .outButton = Schließen
    .goOutNow = schließ
    .youHaveGoneOut = hast geschlossen
    .hasGoneOut = hat geschlossen
    .goneOutLast = geschlossen hat
terms-biddies =
    .wild = Biddy
    .wilds = Biddies
    .wildsDat = Biddies
    .beWild = ein Biddy
    .wildRank = Biddy-Rang
    .jokerShort = Joker
    .jokersShort = Joker
    .meld = Downer
    .melds = Downer
    .meldsDat = Downern
    .aMeld = ein Downer
    .aMeldAcc = einen Downer
    .aMeldDat = einem Downer
    .noMeldAcc = keinen Downer
    .ownMeldAcc = einen eigenen Downer
    .newMeldAcc = einen neuen Downer
    .otherMeldAcc = einen anderen Downer
    .fittingMeldAcc = einen passenden Downer
    .eachMeldAcc = jeden Downer
    .whichMeld = welcher Downer
    .theMeld = der Downer
    .thisMeld = dieser Downer
    .thisMeldDat = diesem Downer
    .sameMeldDat = demselben Downer
    .itsMeldAcc = seinen Downer
    .goOut = up gehen
    .toGoOut = up zu gehen
    .goesOut = up geht
    .goingOut = Up-Gehen
    .outButton = Up gehen
    .goOutNow = geh up
    .youHaveGoneOut = bist up gegangen
    .hasGoneOut = ist up gegangen
    .goneOutLast = up gegangen ist
terms-beanie =
    .wild = Beanie
    .wilds = Beanies
    .wildsDat = Beanies
    .beWild = ein Beanie
    .wildRank = Beanie-Rang
    .jokerShort = Joker
    .jokersShort = Joker
    .goOut = Beanie machen
    .toGoOut = Beanie zu machen
    .goesOut = Beanie macht
    .goingOut = Beanie-Machen
    .outButton = Beanie
    .goOutNow = mach Beanie
    .youHaveGoneOut = hast Beanie gemacht
    .hasGoneOut = hat Beanie gemacht
    .goneOutLast = Beanie gemacht hat
terms-goRummy =
    .goOut = Rummy machen
    .toGoOut = Rummy zu machen
    .goesOut = Rummy macht
    .goingOut = Rummy-Machen
    .outButton = Rummy
    .goOutNow = mach Rummy
    .youHaveGoneOut = hast Rummy gemacht
    .hasGoneOut = hat Rummy gemacht
    .goneOutLast = Rummy gemacht hat
