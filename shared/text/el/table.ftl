### The table: marks on the felt, the facts of a deal, its contract, the line above the hand, and questions.

## Cards read aloud.

# A suit after ranks in figures: "9-10-Β κούπα".
spoken-suit = { SUIT($suit, style: "ofCard") }

## Counts and marks on the felt. There is little room for marks.

table-cardsCount = { COUNT($count, "card") }
table-points = { COUNT($count, "point") }
table-pointsShort = { $count } π.
table-number = { $count }
table-stockLeft = ακόμα { $count }
table-discardPile = Πεταμένα
table-bot = ΜΠΟΤ
table-standIn = ΠΑΙΖΕΙ ΜΠΟΤ
table-away = λείπει
table-dealer = μάνα
table-freshMark =
    { $by ->
        [swap] ανταλλαγή
       *[draw]
            { $count ->
                [one] νέο φύλλο
               *[other] νέο
            }
    }
table-dropHere =
    { $meld ->
        [none] ρίξε εδώ
       *[other]
            ρίξε εδώ
            { MELD($meld, style: "short") }
    }
table-inHand = Στο χέρι: { COUNT($count, "point") }
table-laid = Κάτω { $count },
table-held = στο χέρι { COUNT($count, "point") }
table-emptySeat = Κενή θέση
table-seatNumber = Θέση { $number }
table-you = Εσύ
table-honour =
    { $why ->
        [wentOut] Κλείσιμο!
        [leads] Στην κορυφή
       *[won] Νίκη!
    }

## The facts of a deal.

wilds-named = { CAPITAL(LIST($kinds)) } είναι { TERM($terms, "wild") }
wilds-sentence = { wilds-named }.
wilds-unknown = Ποια αξία είναι { TERM($terms, "wild") };
wilds-noWilds = Χωρίς { TERM($terms, "wild") }
wilds-noWildsSentence = { wilds-noWilds }.
# Without a colon: the usual word is long for the sign.
wilds-short = { TERM($terms, "Wild") } { LIST($kinds, type: "comma") }
wilds-rank = { RANK($rank, number: "many", article: "the") }
wildKinds-jokers = οι τζόκερ
wildKinds-oneJoker = ο τζόκερ
wildKinds-oneEyedJacks = οι μονόφθαλμοι βαλέδες
wilds-jokersShort = { TERM($terms, "jokerShort") }
wilds-jokerShort = { TERM($terms, "jokerShort") }
wilds-shownBy = Το δείχνει { CARD($card, article: "the") } δίπλα στη στοίβα.
deals-of =
    { $length ->
        [short] { $deal } από { $deals }
       *[full] Γύρος { $deal } από { $deals }
    }
deals-to =
    { $length ->
        [short] { $deal } → { GROUPED($target) }
       *[full] Γύρος { $deal } · ως { GROUPED($target) }
    }
deals-sentenceOf = Γύρος { $deal } από { $deals }.
deals-sentenceTo = Γύρος { $deal }, ως τους { GROUPED($target) } πόντους.
deals-times =
    { $times ->
        [2] Οι πόντοι μετράνε διπλά.
       *[other] Οι πόντοι μετράνε τετραπλά.
    }
deals-anticlockwise =
    Το παιχνίδι πάει αριστερόστροφα. Οι παίκτες φαίνονται με τη σειρά που παίζουν, από αριστερά προς τα δεξιά.

## The contract of a deal: "1 κέντα των 4 και 2 τριάδες". "Τριάδα με 3" would be of threes.

contracts-runs =
    { $count ->
        [one] { $count } κέντα των { $size }
       *[other] { $count } κέντες των { $size }
    }
contracts-sets =
    { IS(TERM($terms, "set"), "τριάδα") ->
        [yes] { contracts-setsOfSize }
       *[no] { contracts-setsNamed }
    }
contracts-setsNamed =
    { $count ->
        [one] { $count } { TERM($terms, "set") } των { $size }
       *[other] { $count } { TERM($terms, "sets") } των { $size }
    }
contracts-setsOfSize =
    { $size ->
        [3]
            { $count ->
                [one] { $count } τριάδα
               *[other] { $count } τριάδες
            }
        [4]
            { $count ->
                [one] { $count } τετράδα
               *[other] { $count } τετράδες
            }
        [5]
            { $count ->
                [one] { $count } πεντάδα
               *[other] { $count } πεντάδες
            }
       *[other] { contracts-setsNamed }
    }
contracts-eithers =
    { $count ->
        [one] { $count } { TERM($terms, "set") } ή κέντα των { $size }
       *[other] { $count } { TERM($terms, "sets") } ή κέντες των { $size }
    }
contracts-asked =
    { $isEveryCard ->
        [yes] Αυτός ο γύρος: { LIST($melds) }, με όλα τα φύλλα
       *[no] Αυτός ο γύρος: { LIST($melds) }
    }
contracts-nothingAside = τίποτα στην άκρη ακόμα
contracts-toGo = ακόμα { LIST($melds) }
contracts-allAside = όλα στην άκρη
contracts-longerRun = Σε αυτό το συμβόλαιο μια κέντα θέλει τουλάχιστον { COUNT($count, "card") }.
contracts-differentSuits = Οι κέντες ενός συμβολαίου πρέπει να έχουν διαφορετικά χρώματα.
contracts-differentRanks = Οι { TERM($terms, "sets") } ενός συμβολαίου πρέπει να έχουν διαφορετικές αξίες.
contracts-touchingRuns = Δύο κέντες ίδιου χρώματος δεν μπαίνουν σε ένα συμβόλαιο, αν η μία συνεχίζει εκεί που τελειώνει η άλλη.
contracts-wholeHand = Σε αυτό το συμβόλαιο πρέπει να μπουν όλα τα φύλλα σου.
contracts-notLonger = { TERM($terms, "TheMelds") } αυτού του συμβολαίου πρέπει να έχουν ακριβώς όσα φύλλα ζητάει: { LIST($melds) }.
contracts-mustBe = Το συμβόλαιο είναι { LIST($melds) }.
contracts-takeApart = Πάρε πίσω { MELD($meld, $terms, article: "the", case: "acc") }

## The line above the hand when it is not up to the reader. Names never change, so they stand alone.

waits-forPlayers = Περιμένουμε παίκτες
waits-gameOver = Η παρτίδα τελείωσε
waits-choosingDealer = Βγαίνει η πρώτη μάνα
waits-aboutToDeal = Σε λίγο μοιράζουμε
waits-dealOver = Ο γύρος { $deal } τελείωσε
waits-forCall = Περίμενε: φωνάζει κανείς «Rummy» για { CARDS($cards, article: "the", case: "acc") };
waits-forTaker = Περίμενε: παίρνει κανείς { CARDS($cards, article: "the", case: "acc") };
waits-botPlays = { $name }: παίζει μποτ
waits-sizing = { $name }: διαλέγει 2 ή 12 φύλλα
waits-naming = { $name }: ορίζει τον { TERM($terms, "wild") }
waits-press = { $name }: μπορεί να πάρει { COUNT($points, "point", case: "acc") } για διπλό επόμενο γύρο
waits-watching = Παρακολουθείς. Σειρά: { $name }
waits-for = Σειρά: { $name }
# A player is out, and the others have a last turn.
waits-last = Τελευταία σειρά: { $name }

## The same when the reader has a question to answer.

asks-size = Άνοιξες ένα δυάρι: 2 ή 12 φύλλα;
asks-name = Είσαι μάνα: όρισε τον { TERM($terms, "wild") }
asks-press = Παίρνεις { COUNT($points, "point", case: "acc") } για το Press;
# "Rummy;" would be read with a semicolon.
asks-call =
    { $count ->
        [one] Φωνάζεις «Rummy!»; { CAPITAL(CARDS($cards, article: "the")) } ταιριάζει
       *[other] Φωνάζεις «Rummy!»; { CAPITAL(CARDS($cards, article: "the")) } ταιριάζουν
    }
asks-take = Παίρνεις { CARDS($cards, article: "the", case: "acc") };

## The same when the reader draws.

draws-leavePile = Άδεια στοίβα: άσε τα πεταμένα και τελειώνει ο γύρος
draws-takeOrLeave =
    { $length ->
        [short] Πάρε από τα πεταμένα ή άσ’ τα
       *[full] Άδεια στοίβα: πάρε από τα πεταμένα, ή άσ’ τα και τελειώνει ο γύρος
    }
draws-floating = Είσαι στον αέρα: τράβα από τη στοίβα
draws-stock = Σειρά σου: τράβα από τη στοίβα
draws-any = Σειρά σου: τράβα ένα φύλλο
draws-orMelds = Σειρά σου: τράβα ή κατέβασε φύλλα
draws-stockOrMelds = Σειρά σου: τράβα από τη στοίβα ή κατέβασε φύλλα
# `$name` is out, and the others have a last turn.
draws-last =
    { $length ->
        [short] Τελευταία σου σειρά: τράβα ένα φύλλο
       *[full] { $name }: { TERM($terms, "wentOut") }. Τελευταία σου σειρά: τράβα ένα φύλλο
    }
draws-lastFromStock =
    { $length ->
        [short] Τελευταία σου σειρά: τράβα από τη στοίβα
       *[full] { $name }: { TERM($terms, "wentOut") }. Τελευταία σου σειρά: τράβα από τη στοίβα
    }
draws-deep = Σειρά σου: τράβα ένα φύλλο ή πάρε μερικά από τα πεταμένα

## The same when the reader has one thing left to do.

duties-emptyHanded =
    { $end ->
        [goOut] Δεν έχεις άλλα φύλλα: { TERM($terms, "goOutNow") }
        [float] Δεν έχεις άλλα φύλλα: μείνε στον αέρα
       *[undo] Δεν έχεις άλλα φύλλα: πάτα «Αναίρεση»
    }
duties-lastChance =
    { $mayLay ->
        [yes] Τελευταία ευκαιρία: { TERM($terms, "lay") } { TERM($terms, "meldsAcc") } και πάτα «{ $button }»
       *[no] Δεν έμεινε τίποτα να { TERM($terms, "toLay") }: πάτα «{ $button }»
    }
duties-melding = Σειρά σου: κατέβασε κι άλλα φύλλα ή πάτα «{ $button }»
duties-discardLast = Πέταξε το τελευταίο σου φύλλο για να { TERM($terms, "goOut") }
duties-layTaken = Σειρά σου: κατέβασε { CARD($card, article: "the", case: "acc") } με δύο φυσικά φύλλα
duties-playTaken = Σειρά σου: παίξε { CARD($card, article: "the", case: "acc") } που πήρες
duties-reuseWild = Σειρά σου: παίξε τον { TERM($terms, "wild") } που πήρες
duties-layOffLast = Το τελευταίο σου φύλλο ταιριάζει σε { TERM($terms, "aMeldAcc") }: κόλλησέ το
duties-layAll = Ρίξε όλα τα φύλλα σου στο τραπέζι για να { TERM($terms, "goOut") }

## The same when the reader plays: "Σειρά σου: κατέβασε συνδυασμούς, κόλλησε ή πέταξε ένα φύλλο".

turn-step =
    { $begins ->
        [yes]
            { $length ->
                [short] Αρχίζεις
               *[full] Αρχίζεις με ένα έξτρα φύλλο
            }
       *[no]
            { $isLast ->
                [yes] Τελευταία σου σειρά
               *[no] Σειρά σου
            }
    }: { LIST($choices, type: "or") }{ $later ->
        [yes] , { TERM($terms, "theMelds") } αργότερα
       *[no] {""}
    }
# A game's own word for a meld is said at every length.
turn-melds =
    { $length ->
        [short]
            { IS(TERM($terms, "meldsAcc"), "συνδυασμούς") ->
                [yes] { TERM($terms, "lay") }
               *[no] { TERM($terms, "lay") } { TERM($terms, "meldsAcc") }
            }
       *[full] { TERM($terms, "lay") } { TERM($terms, "meldsAcc") }
    }
# In place of `turn-melds` where the first melds need points.
turn-openingMelds = { TERM($terms, "lay") } { TERM($terms, "meldsAcc") } με { $points } πόντους
# While the reader puts them together. `$state`: `selected` in the hand, `laid` on the table, or what is there.
turn-openingCount =
    { $state ->
        [laid] { $points } από { $needed } πόντους: κατέβασε κι άλλα ή πάτα «Αναίρεση»
        [noRun] { $points } από { $needed } πόντους, αλλά λείπει κέντα χωρίς { TERM($terms, "wild") }
        [enough] { $points } από { $needed } πόντους: φτάνουν για να ανοίξεις
       *[selected] { $points } από { $needed } πόντους
    }
turn-contract = κατέβασε το συμβόλαιο
turn-layOff = κόλλησε
turn-swap =
    { $length ->
        [short] πάρε έναν { TERM($terms, "wild") }
       *[full] άλλαξε ένα φύλλο με έναν { TERM($terms, "wild") }
    }
turn-goRummy = { TERM($terms, "goOutNow") }
turn-discard =
    { $isOnly ->
        [yes] πέταξε ένα φύλλο
       *[no]
            { $length ->
                [short] πέταξε
               *[full] πέταξε ένα φύλλο
            }
    }
turn-press = πάτα «{ $button }»
turn-undo = πάτα «Αναίρεση»
turn-skippable = { $step } · πάτα το τραπέζι για συνέχεια
turn-skip = Πήγαινε στη σειρά σου

## The title of the page.

pageTitle-plain = Crazy Rummy
pageTitle-yourTurn = ● Σειρά σου – Crazy Rummy

## A bot stands in for the reader.

standIn-playedFor = Παίζει μποτ για σένα
standIn-back = Γύρισα

## There is no sign of somebody whom the table waits for.

silence-you = Είσαι εδώ; Οι άλλοι μπορούν να βάλουν ένα μποτ να παίξει.
silence-letBot = Να παίξει μποτ
silence-noSign = { $name }: καμία κίνηση

## Questions over the table.

questions-yes = Ναι
questions-no = Όχι
questions-notThisDeal = Όχι σε αυτόν τον γύρο
questions-keys = Πάτα Y για ναι, N για όχι.
questions-seconds = { $seconds } δ
questions-name = Ποια αξία θα είναι { TERM($terms, "wild") };
questions-size = Άνοιξες ένα δυάρι. Πόσα φύλλα θέλεις συνολικά;
takes-title = Παίρνεις { CARDS($cards, article: "the", case: "acc") } εκτός σειράς;
takes-left =
    { $left ->
        [one] Σου μένει μία φορά σε αυτόν τον γύρο.
       *[other] Σου μένουν { $left } φορές σε αυτόν τον γύρο.
    }
calls-title = { asks-call }.
press-title = Παίρνεις { COUNT($points, "point", case: "acc") } για να μετρήσει διπλά ο επόμενος γύρος;
press-rule =
    Το Press: ο επόμενος γύρος μετράει διπλά για όλους, αν ένα σύνολο είναι 50 ή περισσότερο πάνω από όλα τα άλλα.
press-offer =
    { $points ->
        [one] Το σύνολό σου είναι { $own }, το επόμενο { $next }. Αν πεις ναι, μπαίνει τώρα { COUNT($points, "point") } στο σύνολό σου. Αν πεις όχι, δεν αλλάζει τίποτα.
       *[other] Το σύνολό σου είναι { $own }, το επόμενο { $next }. Αν πεις ναι, μπαίνουν τώρα { COUNT($points, "point") } στο σύνολό σου. Αν πεις όχι, δεν αλλάζει τίποτα.
    }
