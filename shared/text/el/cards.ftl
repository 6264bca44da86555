### Cards, melds and a game's own words. The functions of messages call what is here: `shared/text/functions.ts`.

# The locale of numbers, lists, days and times, with a clock of 24 hours, as on Greek timetables and screens.
locale = el-GR-u-hc-h23
# The letters on Greek packs, which are Greek letters: άσος, βαλές, ντάμα, ρήγας.
letters = Α Β Ν Ρ
# Between items that have commas.
semicolon = {" · "}
joker = Τζόκερ
cards-jokerOnCards = ΤΖΟΚΕΡ

## Ranks: το δυάρι to το δεκάρι, ο βαλές, η ντάμα, ο ρήγας, ο άσος, ο τζόκερ. Cases: acc, gen.

# "οχτάρι", "ένα οχτάρι", "έναν ρήγα", "μιας ντάμας"; `number: "many"`: "οχτάρια", "άσους", "τις ντάμες".
rank =
    { $style ->
        [short] { $short }
        [beforeSuit] { rank-before-suit }
       *[none]
            { $number ->
                [many]
                    { $article ->
                        [the] { rank-the-many } { rank-names }
                       *[none] { rank-names }
                    }
               *[none]
                    { $article ->
                        [a] { rank-a } { rank-name }
                       *[none] { rank-name }
                    }
            }
    }
rank-name =
    { $case ->
        [acc]
            { $rank ->
                [0] τζόκερ
                [1] άσο
                [11] βαλέ
                [13] ρήγα
                [14] άσο
               *[other] { rank-name-nom }
            }
        [gen]
            { $rank ->
                [0] τζόκερ
                [1] άσου
                [2] δυαριού
                [3] τριαριού
                [4] τεσσαριού
                [5] πενταριού
                [6] εξαριού
                [7] εφταριού
                [8] οχταριού
                [9] εννιαριού
                [10] δεκαριού
                [11] βαλέ
                [12] ντάμας
                [13] ρήγα
               *[other] άσου
            }
       *[none] { rank-name-nom }
    }
rank-name-nom =
    { $rank ->
        [0] τζόκερ
        [2] δυάρι
        [3] τριάρι
        [4] τεσσάρι
        [5] πεντάρι
        [6] εξάρι
        [7] εφτάρι
        [8] οχτάρι
        [9] εννιάρι
        [10] δεκάρι
        [11] βαλές
        [12] ντάμα
        [13] ρήγας
       *[other] άσος
    }
rank-names =
    { $rank ->
        [0] τζόκερ
        [2] δυάρια
        [3] τριάρια
        [4] τεσσάρια
        [5] πεντάρια
        [6] εξάρια
        [7] εφτάρια
        [8] οχτάρια
        [9] εννιάρια
        [10] δεκάρια
        [11] βαλέδες
        [12] ντάμες
        [13] ρηγάδες
       *[other]
            { $case ->
                [acc] άσους
               *[none] άσοι
            }
    }
# Before a suit: "το εφτά κούπα".
rank-before-suit =
    { $rank ->
        [2] δύο
        [3] τρία
        [4] τέσσερα
        [5] πέντε
        [6] έξι
        [7] εφτά
        [8] οχτώ
        [9] εννιά
        [10] δέκα
       *[other] { rank-name }
    }
rank-the =
    { $rank ->
        [0] { rank-the-m }
        [1] { rank-the-m }
        [11] { rank-the-m }
        [12]
            { $case ->
                [acc] την
                [gen] της
               *[none] η
            }
        [13] { rank-the-m }
        [14] { rank-the-m }
       *[other]
            { $case ->
                [gen] του
               *[none] το
            }
    }
rank-the-m =
    { $case ->
        [acc] τον
        [gen] του
       *[none] ο
    }
rank-the-many =
    { $rank ->
        [0] { rank-the-many-m }
        [1] { rank-the-many-m }
        [11] { rank-the-many-m }
        [12]
            { $case ->
                [acc] τις
               *[none] οι
            }
        [13] { rank-the-many-m }
        [14] { rank-the-many-m }
       *[other] τα
    }
rank-the-many-m =
    { $case ->
        [acc] τους
       *[none] οι
    }
rank-a =
    { $rank ->
        [0] { rank-a-m }
        [1] { rank-a-m }
        [11] { rank-a-m }
        [12]
            { $case ->
                [gen] μιας
               *[none] μια
            }
        [13] { rank-a-m }
        [14] { rank-a-m }
       *[other]
            { $case ->
                [gen] ενός
               *[none] ένα
            }
    }
rank-a-m =
    { $case ->
        [acc] έναν
        [gen] ενός
       *[none] ένας
    }

# `style: "ofCard"`: the suit of a card, and after ranks: "από πέντε ως εφτά κούπα".
suit =
    { $style ->
        [short] { $short }
        [ofCard] { suit-of-card }
       *[none]
            { $suit ->
                [clubs] σπαθιά
                [diamonds] καρό
                [hearts] κούπες
               *[spades] μπαστούνια
            }
    }
suit-of-card =
    { $suit ->
        [clubs] σπαθί
        [diamonds] καρό
        [hearts] κούπα
       *[spades] μπαστούνι
    }

# "7♥", "το 7♥", "τον K♦", "της Q♠", "ο τζόκερ"; by name: "εφτά κούπα", "τον ρήγα καρό". "σ" may stand before the
# accusative.
card =
    { $article ->
        [the] { rank-the } { card-after-article }
       *[none] { card-alone }
    }
card-alone =
    { $style ->
        [name] { card-name }
       *[none] { $short }
    }
card-after-article =
    { $style ->
        [name] { card-name }
       *[none]
            { $rank ->
                [0] τζόκερ
               *[other] { $short }
            }
    }
card-name =
    { $rank ->
        [0] τζόκερ
       *[other] { rank-before-suit } { suit-of-card }
    }

# A card that is wild, after its article: "μπαλαντέρ 2♣", "τζόκερ".
wild =
    { $rank ->
        [0] τζόκερ
       *[other] { TERM($terms, "wild") } { $short }
    }

# The place of a card in a meld: "το έξι κούπα", "έναν ρήγα" of any suit; short: "το 9♥", "τον K♦".
place =
    { $style ->
        [short] { rank-the } { $short }
       *[none]
            { $suit ->
                [any] { rank-a } { rank-name }
               *[other] { rank-the } { rank-before-suit } { suit-of-card }
            }
    }

# "κέντα από πέντε ως εφτά κούπα", "τριάδα με ρηγάδες"; with the article: "την τριάδα με ρηγάδες", "της κέντας …".
# `style: "word"`: "κέντα", "τριάδα", "τετράδα"; `style: "ranks"`: "τα οχτάρια", a set that a card has just joined.
meld =
    { $style ->
        [short] { $short }
        [word] { meld-word }
        [ranks] { RANK($rank, number: "many", article: "the", case: "acc") }
       *[none]
            { $article ->
                [the]
                    { $case ->
                        [acc] την { meld-word } { meld-cards }
                        [gen] της { meld-word-gen } { meld-cards }
                       *[none] η { meld-word } { meld-cards }
                    }
               *[none] { meld-word } { meld-cards }
            }
    }
meld-word =
    { $kind ->
        [set]
            { IS(TERM($terms, "set"), "τριάδα") ->
                [yes] { meld-set }
               *[no] { TERM($terms, "set") }
            }
       *[run] κέντα
    }
meld-word-gen =
    { $kind ->
        [set]
            { IS(TERM($terms, "set"), "τριάδα") ->
                [yes] { meld-set }ς
               *[no] { TERM($terms, "setGen") }
            }
       *[run] κέντας
    }
# A set by its size, which `$short` tells: "K-K-K", "K-K-K-K", "5 × K". Nobody calls four cards a "τριάδα".
meld-set =
    { IS($short, meld-fourShort) ->
        [yes] τετράδα
       *[no]
            { IS($short, meld-fiveShort) ->
                [yes] πεντάδα
               *[no]
                    { IS($short, meld-sixShort) ->
                        [yes] εξάδα
                       *[no]
                            { IS($short, meld-sevenShort) ->
                                [yes] εφτάδα
                               *[no]
                                    { IS($short, meld-eightShort) ->
                                        [yes] οχτάδα
                                       *[no] { TERM($terms, "set") }
                                    }
                            }
                    }
            }
    }
meld-fourShort = { meld-rankShort }-{ meld-rankShort }-{ meld-rankShort }-{ meld-rankShort }
meld-fiveShort = 5 × { meld-rankShort }
meld-sixShort = 6 × { meld-rankShort }
meld-sevenShort = 7 × { meld-rankShort }
meld-eightShort = 8 × { meld-rankShort }
meld-rankShort = { RANK($rank, style: "short") }
meld-cards =
    { $kind ->
        [set] με { RANK($rank, number: "many", case: "acc") }
       *[run] από { RANK($rank, style: "beforeSuit", case: "acc") } ως { RANK($last, style: "beforeSuit", case: "acc") } { suit-of-card }
    }

# A player after something else, which never changes the name.
person =
    { $is ->
        [you] εσύ
       *[other] { $name }
    }

## Counts.

count-card =
    { $count ->
        [one] { $count } φύλλο
       *[other] { $count } φύλλα
    }
count-point =
    { $case ->
        [acc]
            { $count ->
                [one] { $count } πόντο
               *[other] { $count } πόντους
            }
       *[none]
            { $count ->
                [one] { $count } πόντος
               *[other] { $count } πόντοι
            }
    }
count-deal =
    { $case ->
        [acc]
            { $count ->
                [one] { $count } γύρο
               *[other] { $count } γύρους
            }
       *[none]
            { $count ->
                [one] { $count } γύρος
               *[other] { $count } γύροι
            }
    }
count-game =
    { $count ->
        [one] { $count } παρτίδα
       *[other] { $count } παρτίδες
    }
# A place in a game: "2η"
ordinal = { $place }η

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
        [you] Εσύ
       *[other] { $who }
    }

## A game's own words (R149). All words for a wild are masculine and never change, also in the plural and as the
## predicate: "τα οχτάρια είναι μπαλαντέρ". All words for a set are feminine, and the accusative is the nominative. A
## meld is masculine or feminine, and comes with its article: "Acc" is the accusative, "Gen" the genitive; `anyMeldAcc`
## is at will: "κατεβάζεις όποιον συνδυασμό θέλεις". "σ" may stand before forms that begin with "τ".
##
## To lay, before a meld: `lay` on a button; `toLay` after "να" to the reader; `youLay` told to the reader; `haveLaid`
## after "έχεις", or "να" of one player; `theyLay` of others; `theyMayLay` after "να" of others. Nobody says "κατέβασε
## κατεβασιές". To go out: `goOut` after "να" to the reader; `youGoOut` told to the reader; `goesOut` of others;
## `hasGoneOut` of others after "αν" and "όταν"; `goOutNow` on a button.

terms-common =
    .wild = μπαλαντέρ
    .jokerShort = τζόκερ
    .set = τριάδα
    .setGen = τριάδας
    .sets = τριάδες
    .setsGen = τριάδων
    .meld = συνδυασμός
    .melds = συνδυασμοί
    .meldsAcc = συνδυασμούς
    .meldsGen = συνδυασμών
    .aMeld = ένας συνδυασμός
    .aMeldAcc = έναν συνδυασμό
    .aMeldGen = ενός συνδυασμού
    .theMeld = ο συνδυασμός
    .theMeldAcc = τον συνδυασμό
    .theMeldGen = του συνδυασμού
    .theMelds = οι συνδυασμοί
    .theMeldsAcc = τους συνδυασμούς
    .thisMeld = αυτός ο συνδυασμός
    .thisMeldAcc = αυτόν τον συνδυασμό
    .whichMeld = ποιος συνδυασμός
    .whichMeldAcc = ποιον συνδυασμό
    .eachMeld = κάθε συνδυασμός
    .eachMeldAcc = κάθε συνδυασμό
    .anyMeldAcc = όποιον συνδυασμό
    .noMeldAcc = κανέναν συνδυασμό
    .ownMeldAcc = έναν δικό σου συνδυασμό
    .ownMeldsAcc = τους δικούς σου συνδυασμούς
    .newMeldAcc = έναν νέο συνδυασμό
    .newMeldsAcc = νέους συνδυασμούς
    .otherMeldAcc = έναν άλλον συνδυασμό
    .sameMeldAcc = τον ίδιο συνδυασμό
    .lay = κατέβασε
    .toLay = κατεβάσεις
    .youLay = κατεβάζεις
    .haveLaid = κατεβάσει
    .theyLay = κατεβάζουν
    .theyMayLay = κατεβάσουν
    .goOut = κλείσεις
    .youGoOut = κλείνεις
    .goesOut = κλείνει
    .hasGoneOut = κλείσει
    .goOutNow = κλείσε
    .wentOut = έκλεισε
    .youWentOut = έκλεισες
    .goingOut = κλείσιμο
    .theGoingOutAcc = το κλείσιμο
terms-fortWorth =
    .set = απλωσιά
    .setGen = απλωσιάς
    .sets = απλωσιές
    .setsGen = απλωσιών
terms-biddies =
    .wild = μπίντι
    .meld = κατεβασιά
    .melds = κατεβασιές
    .meldsAcc = κατεβασιές
    .meldsGen = κατεβασιών
    .aMeld = μια κατεβασιά
    .aMeldAcc = μια κατεβασιά
    .aMeldGen = μιας κατεβασιάς
    .theMeld = η κατεβασιά
    .theMeldAcc = την κατεβασιά
    .theMeldGen = της κατεβασιάς
    .theMelds = οι κατεβασιές
    .theMeldsAcc = τις κατεβασιές
    .thisMeld = αυτή η κατεβασιά
    .thisMeldAcc = αυτή την κατεβασιά
    .whichMeld = ποια κατεβασιά
    .whichMeldAcc = ποια κατεβασιά
    .eachMeld = κάθε κατεβασιά
    .eachMeldAcc = κάθε κατεβασιά
    .anyMeldAcc = όποια κατεβασιά
    .noMeldAcc = καμία κατεβασιά
    .ownMeldAcc = μια δική σου κατεβασιά
    .ownMeldsAcc = τις δικές σου κατεβασιές
    .newMeldAcc = μια νέα κατεβασιά
    .newMeldsAcc = νέες κατεβασιές
    .otherMeldAcc = μια άλλη κατεβασιά
    .sameMeldAcc = την ίδια κατεβασιά
    .lay = ρίξε
    .toLay = ρίξεις
    .youLay = ρίχνεις
    .haveLaid = ρίξει
    .theyLay = ρίχνουν
    .theyMayLay = ρίξουν
    .goOut = βγεις
    .youGoOut = βγαίνεις
    .goesOut = βγαίνει
    .hasGoneOut = βγει
    .goOutNow = βγες
    .wentOut = βγήκε
    .youWentOut = βγήκες
    .goingOut = έξοδος
    .theGoingOutAcc = την έξοδο
terms-beanie =
    .wild = μπίνι
    .goOut = κάνεις μπίνι
    .youGoOut = κάνεις μπίνι
    .goesOut = κάνει μπίνι
    .hasGoneOut = κάνει μπίνι
    .goOutNow = κάνε μπίνι
    .wentOut = έκανε μπίνι
    .youWentOut = έκανες μπίνι
    .goingOut = μπίνι
    .theGoingOutAcc = το μπίνι
terms-goRummy =
    .goOut = κάνεις Rummy
    .youGoOut = κάνεις Rummy
    .goesOut = κάνει Rummy
    .hasGoneOut = κάνει Rummy
    .goOutNow = κάνε Rummy
    .wentOut = έκανε Rummy
    .youWentOut = έκανες Rummy
    .goingOut = Rummy
    .theGoingOutAcc = το Rummy
