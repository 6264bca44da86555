### Hints and their reasons, the lesson, the rules in short, and why a move is refused.

## The callout of a hint.

hint-name = Υπόδειξη
hint-show = Δείξε μου
hint-next = Επόμενη
hint-best = Η καλύτερη
hint-thanks = Ευχαριστώ
hint-noOther = Καμία άλλη δεν είναι τόσο καλή.
hint-nothing = Δεν είναι ακόμα η σειρά σου.
hint-dealOver = Ο γύρος τελείωσε.

## The kind of move to look for.

moves-lookAtPile = Δες τα πεταμένα.
moves-startWithDraw = Τράβα πρώτα ένα φύλλο.
moves-drawStock = Τράβα από τη στοίβα.
moves-meld =
    { $kind ->
        [set] Μπορείς να κατεβάσεις { TERM($terms, "set") } με { RANK($rank, number: "many", case: "acc") }.
       *[run] Μπορείς να κατεβάσεις κέντα { SUIT($suit, style: "ofCard") }.
    }
moves-layOff = Ένα φύλλο σου κολλάει σε { TERM($terms, "aMeldAcc") } στο τραπέζι.
moves-swap = Μπορείς να αλλάξεις ένα φύλλο με έναν { TERM($terms, "wild") } στο τραπέζι.
moves-takeBack = Πρώτα πρέπει να αναιρέσεις κάτι.
moves-discard = Πέταξε ένα φύλλο.
moves-discardLast = Πέταξε το τελευταίο σου φύλλο.
moves-holdBack = Μην κατεβάσεις τίποτα ακόμα: πέταξε ένα φύλλο.
moves-contract = Με τα φύλλα σου βγαίνει το συμβόλαιο.
moves-goOut = Μπορείς να { TERM($terms, "goOut") }.
moves-float = Έπαιξες όλα τα φύλλα σου: μείνε στον αέρα.
moves-endTurn = Δεν έχεις κάτι άλλο: τελείωσε τη σειρά σου.
moves-goRummy = Δες όλα τα φύλλα σου: μπορείς να κάνεις Rummy.
moves-upForTwo = Μπορείς να τελειώσεις τον γύρο με το 2 σου.
moves-decline = Άσε τα πεταμένα.
moves-recall = Μπορείς να πάρεις πίσω το φύλλο που πέταξες.
moves-chooseSize = Πάρε { COUNT($cards, "card") }.
moves-nameWild = Όρισε ως { TERM($terms, "wild") } μια αξία που έχεις στο χέρι.
moves-claim = Το φύλλο που σου προσφέρεται θα σε βοηθούσε.
moves-pass = Άσε αυτό το φύλλο.
moves-takePoints = Πάρε τους πόντους.
moves-leavePoints = Μην πάρεις τους πόντους.

## The exact move and how to make it. `$button` is a button's label.

exactMoves-drawStock = Πάτα τη στοίβα.
exactMoves-takeTop =
    Πάρε { CARD($card, article: "the", case: "acc") } από τα πεταμένα: αυτό το φύλλο ταιριάζει με τα δικά σου.
exactMoves-takeSeveral =
    Πάρε { COUNT($count, "card") } από τα πεταμένα, μέχρι και { CARD($deepest, article: "the", case: "acc") }.
exactMoves-meld = Κατέβασε { MELD($meld, style: "short") }. Τα φύλλα είναι επιλεγμένα: πάτα «{ $button }».
exactMoves-layOff =
    { $meld ->
        [none]
            Κόλλησε { CARD($card, article: "the", case: "acc") }. Το φύλλο είναι επιλεγμένο: πάτα τη θέση που ανάβει.
       *[other]
            Κόλλησε { CARD($card, article: "the", case: "acc") } σε { MELD($meld, style: "short") }. Το φύλλο είναι επιλεγμένο: πάτα τη θέση που ανάβει.
    }
exactMoves-swap =
    Άλλαξε { CARDS($naturals, article: "the", case: "acc") }. { $count ->
        [one] Το φύλλο είναι επιλεγμένο
       *[other] Τα φύλλα είναι επιλεγμένα
    }: πάτα τον { WILD($wild, $terms) } για την ανταλλαγή.
exactMoves-takeBack = Πάτα «Αναίρεση».
exactMoves-discard =
    Πέταξε { CARD($card, article: "the", case: "acc") }. Το φύλλο είναι επιλεγμένο: πάτα «Πέταξε».
exactMoves-press = Πάτα «{ $button }».
exactMoves-layAll = { MELDS($melds, style: "short", type: "comma") }. Πάτα «{ $button }».
exactMoves-upForTwo =
    Πέταξε { CARD($card, article: "the", case: "acc") }. Το φύλλο είναι επιλεγμένο: πάτα «{ $button }».
exactMoves-chooseSize = Απάντησε: { COUNT($cards, "card") }.
exactMoves-nameWild = Διάλεξε { RANK($rank, number: "many", article: "the", case: "acc") }.
exactMoves-claim = Πες ναι για { CARDS($cards, article: "the", case: "acc") }.
exactMoves-no = Απάντησε όχι.
exactMoves-yes = Απάντησε ναι.

## How good a hint is beside the best.

besideBest-nearly = Σχεδόν το ίδιο καλή.
besideBest-worse =
    { $number ->
        [0] Καλύτερη κίνηση
        [1] Δεύτερη καλύτερη
        [2] Τρίτη καλύτερη
        [3] Τέταρτη καλύτερη
       *[other] Επόμενη καλύτερη
    }, χειρότερη κατά περίπου { COUNT($points, "point", case: "acc") }.

## Why a move is good. Chances are shares of one.

reasons-forced = Είναι η μόνη σου κίνηση.
reasons-goesOut =
    { $saved ->
        [0] Έτσι { TERM($terms, "youGoOut") }.
        [one] Έτσι { TERM($terms, "youGoOut") }: ο ένας πόντος σου δεν μετράει.
       *[other] Έτσι { TERM($terms, "youGoOut") }: οι { $saved } πόντοι σου δεν μετράνε.
    }
reasons-safeFrom =
    { $name }: έχει πια μόνο { COUNT($left, "card") }. Έτσι γλιτώνεις { COUNT($points, "point", case: "acc") } αν στη συνέχεια { TERM($terms, "hasGoneOut") }.
reasons-safeByChance =
    Έτσι γλιτώνεις { COUNT($points, "point", case: "acc") } αν ο γύρος τελειώσει πριν από την επόμενη σειρά σου (πιθανότητα περίπου { PERCENT($chance) }).
reasons-scores = Έτσι παίρνεις { COUNT($points, "point", case: "acc") }.
reasons-contract = Έτσι βγαίνει το συμβόλαιό σου.
reasons-opens = Ανοίγεις με { $points } πόντους, και αρκούν { $needed }.
reasons-toOpening =
    { $points ->
        [0] Για να ανοίξεις, χρειάζεσαι { $needed } πόντους και δεν έχεις ακόμα κανέναν.
       *[other] Έχεις { $points } από τους { $needed } πόντους που χρειάζεσαι για να ανοίξεις.
    }
reasons-frees =
    { $count ->
        [one] { CAPITAL(CARDS($naturals, article: "the")) } ελευθερώνει τον
       *[other] { CAPITAL(CARDS($naturals, article: "the")) } ελευθερώνουν τον
    } { WILD($wild, $terms) }{ $isLaidOff ->
        [yes] , και μετά τον κολλάς.
       *[no]
            { $meld ->
                [none] .
               *[other] , που μπαίνει σε { MELD($meld, style: "short") }.
            }
    }
reasons-holdsBack =
    Οι συνδυασμοί σου ({ COUNT($points, "point") }) μένουν κρυφοί. Ο κίνδυνος να τελειώσει ο γύρος πριν από την επόμενη σειρά σου είναι περίπου { PERCENT($chance) }.
reasons-sheds =
    { CAPITAL(CARD($card, article: "the")) }{ $points ->
        [0] {""}
       *[other] {" "}κοστίζει { COUNT($points, "point", case: "acc") } και
    }{ $live ->
        [0]
            { $gone ->
                [0] {" "}δεν ταιριάζει με τίποτα στο χέρι σου.
                [one] {" "}δεν ταιριάζει πια: το φύλλο που έλειπε έχει φύγει.
               *[other] {" "}δεν ταιριάζει πια: τα { $gone } φύλλα που έλειπαν έχουν φύγει.
            }
        [1] {" "}κάνει συνδυασμό μόνο με 1 από τα κρυφά φύλλα.
        [2] {" "}κάνει συνδυασμό μόνο με 2 από τα κρυφά φύλλα.
       *[other] {" "}κάνει συνδυασμό με { $live } από τα κρυφά φύλλα.
    }
reasons-goesWith =
    { $beside ->
        [none] { CAPITAL(CARD($card, article: "the")) } ταιριάζει με τα φύλλα σου: { reasons-completers }.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } ταιριάζει με { CARD($beside, article: "the", case: "acc") }: { reasons-completers }.
    }
reasons-keeps = Κράτα { CARDS($kept, article: "the", case: "acc") }: { reasons-completers }.
reasons-completers =
    για { TERM($terms, "aMeldAcc") } σου κάνει { $live ->
        [0]
            { $orWild ->
                [yes] μόνο ένας { TERM($terms, "wild") }
               *[no] { COUNT($live, "card") }
            }
        [1]
            { $orWild ->
                [yes] 1 φύλλο ή ένας { TERM($terms, "wild") }
               *[no] μόνο 1 φύλλο
            }
       *[other]
            { $orWild ->
                [yes] ένα από { COUNT($live, "card") } ή ένας { TERM($terms, "wild") }
               *[no] ένα από { COUNT($live, "card") }
            }
    }{ $gone ->
        [0] {""}
        [one] {" "}(άλλο 1 έχει ήδη φύγει)
       *[other] {" "}(άλλα { $gone } έχουν ήδη φύγει)
    }
reasons-deniesFit =
    Κράτα { CARD($card, article: "the", case: "acc") } (επόμενη σειρά: { $name }): αυτό το φύλλο ταιριάζει σε { TERM($terms, "aMeldAcc") } στο τραπέζι.
reasons-deniesWild =
    Κράτα { CARD($card, article: "the", case: "acc") } (επόμενη σειρά: { $name }): αυτό το φύλλο θα ελευθέρωνε έναν { TERM($terms, "wild") }.
reasons-deniesCollector =
    Κράτα { CARD($card, article: "the", case: "acc") } (επόμενη σειρά: { $name }, που έχει { CARDS($held, article: "the", case: "acc") }).
reasons-contractNeeds =
    { $missing ->
        [0] Το συμβόλαιο δεν θέλει άλλα φύλλα.
       *[other] Το συμβόλαιο θέλει ακόμα { COUNT($missing, "card") }.
    }
reasons-hasNoPlace =
    { $missing ->
        [0] { CAPITAL(CARD($card, article: "the")) } δεν έχει θέση στο συμβόλαιό σου, που δεν θέλει άλλα φύλλα.
       *[other]
            { CAPITAL(CARD($card, article: "the")) } δεν έχει θέση στο συμβόλαιό σου, που θέλει ακόμα { COUNT($missing, "card") }.
    }
reasons-fewest =
    { $points ->
        [one] Έτσι σου μένει στο χέρι { COUNT($points, "point") }, λιγότερο δεν γίνεται.
       *[other] Έτσι σου μένουν στο χέρι { COUNT($points, "point") }, λιγότερο δεν γίνεται.
    }
reasons-completes = { CAPITAL(CARD($card, article: "the")) } συμπληρώνει { MELD($meld, style: "short") }.
reasons-fits = { CAPITAL(CARD($card, article: "the")) } ταιριάζει σε { MELD($meld, style: "short") }.
reasons-fitsSomewhere = { CAPITAL(CARD($card, article: "the")) } ταιριάζει σε { TERM($terms, "aMeldAcc") }.
reasons-returns =
    Μπορείς να ξαναπετάξεις { CARD($card, article: "the", case: "acc") }, άρα δεν σου κοστίζει πόντους ένα νέο φύλλο.
reasons-pileUseless = { CAPITAL(CARD($card, article: "the")) } στα πεταμένα δεν σου χρησιμεύει τώρα.
reasons-stock =
    { $isAll ->
        [yes] Οποιοδήποτε από τα { $unseen } κρυφά φύλλα θα σε βοηθούσε αμέσως.
       *[no]
            { $helping ->
                [one] { $helping } από τα { $unseen } κρυφά φύλλα θα σε βοηθούσε αμέσως.
               *[other] { $helping } από τα { $unseen } κρυφά φύλλα θα σε βοηθούσαν αμέσως.
            }
    }
reasons-wildRank =
    { $count ->
        [one] Έχεις στο χέρι { RANK($rank, article: "a", case: "acc") }.
       *[other] Έχεις στο χέρι { $count } { RANK($rank, number: "many", case: "acc") }.
    }
reasons-largeHand = Εδώ οι συνδυασμοί δίνουν πόντους, άρα καλύτερα περισσότερα φύλλα.
reasons-smallHand = Τα φύλλα που μένουν στο χέρι κοστίζουν πόντους, άρα καλύτερα λιγότερα.
reasons-offerWorth = Σε βοηθάει περισσότερο απ’ όσο σου κοστίζει.
reasons-offerNotWorth = Σου κοστίζει περισσότερο απ’ όσο σε βοηθάει.
reasons-pressWorth = Οι πόντοι είναι λίγοι.
reasons-pressNotWorth = Είναι πάρα πολλοί πόντοι.
reasons-judged = Συνολικά, μάλλον θα βγει σε καλό.
reasons-stuck = Όπως είναι τώρα, η σειρά σου δεν μπορεί να τελειώσει.

## The lesson.

lesson-name = Μάθημα
lesson-gotIt = Κατάλαβα
lesson-watch = Δείξε μου
lesson-skip = Χωρίς μάθημα
lesson-draw =
    Είναι η σειρά σου. Πρώτα πάντα τραβάς ένα φύλλο: πάτα τη στοίβα με τα κλειστά φύλλα.
lesson-pressDiscard = Πάτα «Πέταξε» ή σύρε το φύλλο στα πεταμένα.
lesson-goOut =
    Σου έμεινε ένα φύλλο: πέταξέ το για να κλείσεις. Έτσι τελειώνει ο γύρος, και οι άλλοι μετράνε τα φύλλα που κρατάνε.
lesson-count =
    Μπράβο! Κέρδισες τον γύρο. Οι άλλοι μετράνε τα φύλλα τους, 10 οι φιγούρες και 25 οι μπαλαντέρ. Κερδίζουν οι λιγότεροι πόντοι. Τώρα τρεις γύροι από το 0: πρώτα μπαλαντέρ είναι οι άσοι, μετά άλλα φύλλα.
lesson-playOn = Παίξε τρεις γύρους
lesson-handStep =
    Αυτά τα { COUNT($cards, "card") } είναι δικά σου. Παίξε τα όλα πριν προλάβουν οι άλλοι, σε τριάδες ή τετράδες (τρία ή τέσσερα ίδιας αξίας, όπως 8-8-8) και κέντες (τρία και πάνω ίδιου χρώματος στη σειρά). Όσα σου μείνουν μετράνε εναντίον σου.
lesson-meldStep =
    { $hasWild ->
        [yes]
            Έχεις { lesson-meld }: ο μπαλαντέρ αντικαθιστά όποιο χρώμα λείπει. Πάτα τα φύλλα ένα ένα και μετά «Κατέβασε».
       *[no] Έχεις { lesson-meld }. Πάτα τα φύλλα ένα ένα και μετά «Κατέβασε».
    }
lesson-pressMeldStep = Να { lesson-meld }. Πάτα «Κατέβασε» ή σύρε τα φύλλα στο τραπέζι.
lesson-meld =
    { $kind ->
        [set] μια { MELD($meld, style: "word") }, { MELD($meld, style: "short") }
       *[run] μια κέντα, { MELD($meld, style: "short") }
    }
lesson-layOffStep =
    { $kind ->
        [set]
            { CAPITAL(CARD($card, article: "the")) } από το χέρι σου κολλάει στην { MELD($meld, style: "word") } { MELD($meld, style: "short") }. Πάτα το φύλλο και μετά τη θέση που ανάβει. Κάθε φύλλο που φεύγει βοηθάει.
       *[run]
            { CAPITAL(CARD($card, article: "the")) } από το χέρι σου κολλάει στην κέντα { MELD($meld, style: "short") }. Πάτα το φύλλο και μετά τη θέση που ανάβει. Κάθε φύλλο που φεύγει βοηθάει.
    }
lesson-putBackStep =
    { CAPITAL(CARD($card, article: "the")) } δεν χρειάζεται εδώ. Πάτα το φύλλο ξανά για να μείνει στο χέρι σου.
lesson-othersRunStep =
    { PERSON($who) ->
        [you] Κατέβασες { lesson-meld }.
       *[other] { $who }: κατέβασε { lesson-meld }.
    } Τριάδες και κέντες λέγονται συνδυασμοί, και όσοι είναι στο τραπέζι είναι όλων: μόλις κατεβάσεις κι εσύ, μπορείς να κολλάς εκεί.
lesson-discardStep =
    Δεν έχεις άλλα να κατεβάσεις; Πετάς ένα φύλλο και τελειώνει η σειρά σου. Πάτα { CARD($card, article: "the", case: "acc") } και μετά «Πέταξε»: καλύτερα να φεύγουν τα μεγάλα φύλλα.
lesson-wildStep =
    { CAPITAL(RANK($rank, number: "many", article: "the")) } είναι μπαλαντέρ σε αυτόν τον γύρο: αντικαθιστούν όποιο φύλλο χρειάζεσαι. Εδώ { CARD($wild, article: "the") } αντικαθιστά { CARD($face, article: "the", case: "acc") }, όπως γράφει πάνω στο φύλλο.
lesson-watchStep =
    { PERSON($who) ->
        [you]
            Τώρα κοίτα καλά. Έχεις { CARD($natural, article: "the", case: "acc") }, το φύλλο που αντικαθιστά ο μπαλαντέρ.
       *[other]
            Τώρα κοίτα καλά. { $who }: έχει { CARD($natural, article: "the", case: "acc") }, το φύλλο που αντικαθιστά ο μπαλαντέρ.
    }
lesson-swappedStep =
    { PERSON($who) ->
        [you]
            Αυτή είναι η ανταλλαγή: { CARD($natural, article: "the") } μπήκε στη θέση του μπαλαντέρ. Έχεις τον μπαλαντέρ και μπορείς να τον ξαναπαίξεις.
       *[other]
            Αυτή είναι η ανταλλαγή: { CARD($natural, article: "the") } μπήκε στη θέση του μπαλαντέρ. { $who }: έχει τον μπαλαντέρ και μπορεί να τον ξαναπαίξει.
    }
lesson-takeStep =
    Αντί για τη στοίβα, μπορείς να πάρεις το πάνω φύλλο από τα πεταμένα. { CAPITAL(CARD($card, article: "the")) } ταιριάζει με { CARD($held, article: "the", case: "acc") } που κρατάς: πάτα τα πεταμένα.
lesson-swapStep =
    Σειρά σου! Αφού τραβήξεις, και αν έχεις ήδη κατεβάσει, μπορείς να κάνεις ανταλλαγή. Έχεις { CARD($natural, article: "the", case: "acc") }, το φύλλο που αντικαθιστά ο { WILD($wild) }: πάτα το και μετά πάτα τον μπαλαντέρ. Γίνεται δικός σου, τον παίζεις ή τον κρατάς.

## The rules in short.

shortRules-heading = Με λίγα λόγια
shortRules-aimPenalties = Παίξε όλα σου τα φύλλα πριν από τους άλλους: όσα τους μένουν μετράνε εναντίον τους.
shortRules-aimHands = Παίξε όλα σου τα φύλλα πριν από τους άλλους: όσα τους μένουν μετράνε υπέρ σου.
shortRules-aimMelds =
    Ρίξε στο τραπέζι όσο πιο πολλούς πόντους μπορείς με { TERM($terms, "meldsAcc") }, και τελείωσε τα φύλλα σου πριν από τους άλλους.
shortRules-turn =
    Στη σειρά σου τραβάς ένα φύλλο, { TERM($terms, "youLay") }, αν θέλεις, { TERM($terms, "meldsAcc") } και πετάς ένα φύλλο.
shortRules-turnWithoutMelds = Στη σειρά σου τραβάς ένα φύλλο και πετάς ένα.
shortRules-drawOrLay = Στη σειρά σου τραβάς ένα φύλλο και πετάς ένα, ή μόνο κατεβάζεις φύλλα.
shortRules-lastDiscard = Και το τελευταίο σου φύλλο πρέπει να το πετάξεις.
shortRules-onlySets = { TERM($terms, "TheMelds") } είναι { TERM($terms, "sets") }: { shortRules-ofRank }.
shortRules-onlyRuns = { TERM($terms, "TheMelds") } είναι κέντες: { shortRules-inRow }.
shortRules-setsAndRuns = { TERM($terms, "Set") }: { shortRules-ofRank }. Κέντα: { shortRules-inRow }.
shortRules-ofRank =
    { $setMax ->
        [none] { $setMin } ή περισσότερα φύλλα ίδιας αξίας
       *[other] { $setMin } ή { $setMax } φύλλα ίδιας αξίας
    }
shortRules-inRow = { $runMin } ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος
shortRules-wilds = Ο { TERM($terms, "wild") } μπαίνει στη θέση όποιου άλλου φύλλου θέλεις.
shortRules-wildRank =
    Σε κάθε γύρο τα φύλλα μιας αξίας είναι { TERM($terms, "wild") }: μπαίνουν στη θέση όποιου άλλου φύλλου θέλεις.
shortRules-addAfterContract =
    { $fromNextTurn ->
        [yes] Κατέβασε πρώτα το συμβόλαιο του γύρου. Από την επόμενη σειρά σου μπορείς να κολλάς φύλλα { shortRules-added }.
       *[no] Κατέβασε πρώτα το συμβόλαιο του γύρου. Μετά μπορείς να κολλάς φύλλα { shortRules-added }.
    }
shortRules-addAfterMeld =
    { $fromNextTurn ->
        [yes] Αφού { TERM($terms, "toLay") } { TERM($terms, "aMeldAcc") }, μπορείς από την επόμενη σειρά σου να κολλάς φύλλα { shortRules-added }.
       *[no] Αφού { TERM($terms, "toLay") } { TERM($terms, "aMeldAcc") }, μπορείς να κολλάς φύλλα { shortRules-added }.
    }
shortRules-add = Μπορείς να κολλάς φύλλα { shortRules-added }.
# "στους συνδυασμούς όλων": everybody's; "στους δικούς σου συνδυασμούς".
shortRules-added =
    { $toAny ->
        [yes] σ{ TERM($terms, "theMeldsAcc") } όλων
       *[no] σ{ TERM($terms, "ownMeldsAcc") }
    }
shortRules-newMelds = Μετά το συμβόλαιο μπορείς να { TERM($terms, "toLay") } και { TERM($terms, "newMeldsAcc") }.
shortRules-swapAndTake =
    { $onlyInRuns ->
        [yes] Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } σε μια κέντα στο τραπέζι, βάλε το στη θέση του και πάρε τον { TERM($terms, "wild") }.
       *[no] Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } στο τραπέζι, βάλε το στη θέση του και πάρε τον { TERM($terms, "wild") }.
    }
shortRules-swapAndMove =
    { $onlyInRuns ->
        [yes] Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } σε μια κέντα στο τραπέζι, βάλε το στη θέση του και μετακίνησε τον { TERM($terms, "wild") }.
       *[no] Αν έχεις το φύλλο που αντικαθιστά ένας { TERM($terms, "wild") } στο τραπέζι, βάλε το στη θέση του και μετακίνησε τον { TERM($terms, "wild") }.
    }
shortRules-outOfTurn =
    { $takes ->
        [none] Όταν ένας άλλος τραβάει από τη στοίβα, μπορείς να πάρεις το πάνω φύλλο από τα πεταμένα και ένα ακόμη από τη στοίβα.
       *[other] Όταν ένας άλλος τραβάει από τη στοίβα, μπορείς να πάρεις το πάνω φύλλο από τα πεταμένα και ένα ακόμη από τη στοίβα, το πολύ { $takes } φορές σε κάθε γύρο.
    }
shortRules-closedPile = Αφού κατεβάσεις, τραβάς μόνο από τη στοίβα.
shortRules-wildKept = Πέτα έναν { TERM($terms, "wild") } μόνο αν δεν μπορείς να πετάξεις τίποτα άλλο.
shortRules-lowestWins = Κερδίζει το μικρότερο σύνολο.
shortRules-highestWins = Κερδίζει το μεγαλύτερο σύνολο.

## Why a move is refused.

why-title = Γιατί όχι;
why-allRules = Όλοι οι κανόνες του τραπεζιού
why-without =
    Χωρίς { CARD($card, article: "the", case: "acc") } κάνουν { TERM($terms, "aMeldAcc") }: { MELD($meld, style: "short") }.
why-with =
    Βάλε μαζί { CARD($card, article: "the", case: "acc") }{ $held ->
        [yes] {" "}από το χέρι σου
       *[no] {""}
    }{ $orWild ->
        [yes] {" "}ή έναν { TERM($terms, "wild") }
       *[no] {""}
    } και κάνουν { TERM($terms, "aMeldAcc") }: { MELD($meld, style: "short") }.
why-farFromMeld =
    Με ένα μόνο φύλλο ακόμα δεν γίνονται { TERM($terms, "meld") }: δεν έχουν ίδια αξία, ούτε είναι κοντινά φύλλα του ίδιου χρώματος.
why-couldLay = Τώρα μπορείς: έχεις { MELD($meld, style: "short") }.
why-noMeldYet = Δεν έχεις ακόμα { TERM($terms, "noMeldAcc") } στο χέρι. Ίσως με το επόμενο φύλλο.
why-fitsElsewhere =
    { CAPITAL(CARD($card, article: "the")) } ταιριάζει σε { TERM($terms, "otherMeldAcc") }: { MELD($meld, style: "short") }.
why-fitsNowhere =
    { CAPITAL(CARD($card, article: "the")) } δεν ταιριάζει τώρα σε { TERM($terms, "noMeldAcc") } στο τραπέζι.
why-keeps =
    { $isAll ->
        [yes]
            { $held ->
                [one] Έχεις { COUNT($held, "card") } και πήγες να το παίξεις. Κράτα ένα να πετάξεις.
               *[other] Έχεις { COUNT($held, "card") } και πήγες να τα παίξεις όλα. Κράτα ένα να πετάξεις.
            }
       *[no] Έχεις { COUNT($held, "card") } και πήγες να παίξεις { COUNT($played, "card") }. Κράτα ένα να πετάξεις.
    }

## Why a move is refused. Until these are there, `notices-refused` stands in their place.

refusals-notYourCard = Δεν έχεις αυτό το φύλλο στο χέρι.
refusals-pileEmpty = Δεν υπάρχουν πεταμένα. Τράβα από τη στοίβα.
refusals-mustDrawStock = Με ένα φύλλο στο χέρι πρέπει να τραβήξεις από τη στοίβα.
refusals-pileClosed = Έχεις ήδη κατεβάσει σε αυτόν τον γύρο, οπότε τραβάς από τη στοίβα.
refusals-noSuchMeld = { TERM($terms, "ThisMeld") } δεν υπάρχει πια.
refusals-notAMeld = Αυτά τα φύλλα δεν κάνουν ούτε { TERM($terms, "set") } ούτε κέντα.
refusals-setFull = Εκεί δεν χωράει άλλο φύλλο.
refusals-doesNotFit = Αυτό το φύλλο δεν ταιριάζει εκεί.
refusals-meldFirst = Πρώτα { TERM($terms, "lay") } { TERM($terms, "ownMeldAcc") }.
refusals-openingTooLow = Όσα κατέβασες δεν έχουν ακόμα αρκετούς πόντους.
refusals-openingNeedsRun = Για να ανοίξεις, χρειάζεσαι και μια κέντα χωρίς { TERM($terms, "wild") }.
refusals-keepOne = Πρέπει να κρατήσεις ένα φύλλο για να το πετάξεις.
refusals-notWild = Ανταλλαγή γίνεται μόνο με { TERM($terms, "wild") }.
refusals-wrongNatural = Με έναν { TERM($terms, "wild") } αλλάζεις μόνο το φύλλο που αντικαθιστά.
refusals-setNotComplete = Για να πάρεις τον { TERM($terms, "wild") } από { TERM($terms, "set") } με τρία φύλλα, βάλε μαζί δύο από αυτά που λείπουν.
refusals-keepDrawn = Άρχισες με ένα φύλλο στο χέρι: δεν πετάς αυτό που τράβηξες, εκτός αν έτσι { TERM($terms, "youGoOut") }.
refusals-nothingToTakeBack = Δεν υπάρχει κίνηση για αναίρεση.
refusals-tooManyPlays = Πάρα πολλές κινήσεις και αναιρέσεις. Πέταξε, για να τελειώσει η σειρά σου.
refusals-tooManyWilds = { TERM($terms, "ThisMeld") } θα είχε πάρα πολλούς { TERM($terms, "wild") }.
# A meld of wilds takes no other cards.
refusals-onlyWilds = Σε { TERM($terms, "aMeldAcc") } μόνο από { TERM($terms, "wild") } κολλάς μόνο { TERM($terms, "wild") }.
refusals-locked = Δεν παίρνεις φύλλο από { TERM($terms, "set") } που κατέβηκε μόνο με { TERM($terms, "wild") }.
refusals-meldsNotYet = Δεν μπορείς ακόμα να { TERM($terms, "toLay") } { TERM($terms, "meldsAcc") }.
refusals-oneMeldATurn = { TERM($terms, "YouLay") } μόνο { TERM($terms, "newMeldAcc") } σε κάθε σειρά σου.
refusals-notYourMeld = Μπορείς να κολλήσεις μόνο σ{ TERM($terms, "ownMeldsAcc") }.
refusals-contractFirst = Πρώτα κατέβασε ολόκληρο το συμβόλαιό σου.
refusals-wrongContract = Έτσι δεν βγαίνει το συμβόλαιο του γύρου.
refusals-notThisTurn = Κατέβασες για πρώτη φορά σε αυτή τη σειρά. Μπορείς να κολλάς από την επόμενη.
refusals-noNewMelds = Μετά το συμβόλαιο δεν μπορείς να { TERM($terms, "toLay") } { TERM($terms, "newMeldsAcc") }, μόνο να κολλήσεις στο τραπέζι.
refusals-tooAlike = Έχεις ήδη κατεβάσει κάτι πολύ όμοιο σε αυτόν τον γύρο.
refusals-topCardOnly = Τώρα μπορείς να πάρεις μόνο το πάνω φύλλο από τα πεταμένα.
refusals-needTwoNaturals = Για να πάρεις αυτό το φύλλο, χρειάζεσαι δύο φυσικά φύλλα που ταιριάζουν μαζί του.
refusals-mustMeldTaken = Παίξε το φύλλο που πήρες από τα πεταμένα ή πάτα «Αναίρεση».
refusals-frozen = Τα φύλλα που πήρες από τα πεταμένα δεν παίζονται πριν από την επόμενη σειρά σου.
refusals-meldOrDiscardDrawn = Παίξε το φύλλο που τράβηξες ή πέταξέ το.
refusals-noGivingBack = Δεν μπορείς να πετάξεις το φύλλο που μόλις πήρες.
refusals-wildNotDiscarded = Κράτα τον { TERM($terms, "wild") } και πέτα άλλο φύλλο.
refusals-wildStays = Μόνο τζόκερ μπορούν να φύγουν από { TERM($terms, "theMeldAcc") } τους.
refusals-reuseWild = Παίξε τον { TERM($terms, "wild") } που πήρες ή πάτα «Αναίρεση».
refusals-wildNeedsPlace = Μετακίνησε τον { TERM($terms, "wild") } σε { TERM($terms, "aMeldAcc") } όπου ταιριάζει.
refusals-oneSwapATurn = Γίνεται μόνο μία ανταλλαγή με { TERM($terms, "wild") } σε κάθε σειρά σου.
refusals-lastCardPlayable = Το τελευταίο σου φύλλο ταιριάζει σε { TERM($terms, "aMeldAcc") } στο τραπέζι. Κόλλησέ το.
refusals-notOutYet = Δεν μπορείς να { TERM($terms, "goOut") } από την πρώτη σου σειρά.
refusals-noLastDiscard = Για να { TERM($terms, "goOut") }, ρίξε όλα τα φύλλα σου στο τραπέζι. Το τελευταίο δεν πετιέται.
refusals-cardsLeft = Έχεις ακόμα φύλλα στο χέρι.
refusals-notUpForTwo = Για έξοδο με 2, κράτα ένα 2 που δεν είναι { TERM($terms, "wild") }.
refusals-notRummy = Δεν είναι όλα τα φύλλα σου σε { TERM($terms, "meldsAcc") }.
refusals-rankTaken = Αυτή η αξία έχει ήδη γίνει { TERM($terms, "wild") }. Διάλεξε άλλη.
refusals-notAsked = Δεν έχεις κάτι να απαντήσεις τώρα.
refusals-notCallable = Αυτό το φύλλο δεν ταιριάζει πουθενά στο τραπέζι.
refusals-selectToDiscard = Διάλεξε ένα φύλλο για να το πετάξεις.
refusals-selectToMeld = Διάλεξε πρώτα τα φύλλα για { TERM($terms, "set") } ή κέντα.
refusals-tooFewToMeld = { TERM($terms, "AMeld") } θέλει περισσότερα φύλλα.
refusals-tapToArrange = Πάτα ένα φύλλο και μετά το σημείο όπου θα πάει.
refusals-fitsNotAll = Δεν ταιριάζουν όλα αυτά τα φύλλα εκεί.
refusals-meldOfItsOwn = Αυτά τα φύλλα κάνουν { TERM($terms, "newMeldAcc") }. Ρίξε τα σε κενό σημείο.
refusals-noContractFound = Με τα φύλλα σου δεν βγαίνει ακόμα το συμβόλαιο.
refusals-noRummyFound = Δεν είναι ακόμα όλα τα φύλλα σου σε { TERM($terms, "meldsAcc") }.
refusals-selectForTwo = Διάλεξε το φύλλο που θα πετάξεις, και κράτα το 2.

## The same for the cards at hand: "This run needs the nine of hearts next."

# "Ένας συνδυασμός θέλει 3 φύλλα."
notices-meldNeeds = { TERM($terms, "AMeld") } θέλει { COUNT($least, "card") }.
notices-openingTooLow = Κατέβασες { $points } από τους { $needed } πόντους που χρειάζεσαι. Κατέβασε άλλους { $missing } ή πάτα «Αναίρεση».
notices-setHasAtMost = Μια { TERM($terms, "set") } έχει το πολύ { COUNT($most, "card") }.
notices-wildLimit =
    { $limit ->
        [single] { TERM($terms, "AMeld") } μπορεί να έχει μόνο έναν { TERM($terms, "wild") }.
        [newSingle] { TERM($terms, "AMeld") } μπορεί να έχει μόνο έναν { TERM($terms, "wild") } όταν κατεβαίνει.
        [apart] Σε μια κέντα δεν μπαίνουν δύο { TERM($terms, "wild") } στη σειρά, και μια { TERM($terms, "set") } πρέπει να έχει δύο φυσικά φύλλα.
        [oneOrTwo] { TERM($terms, "AMeld") } μπορεί να έχει έναν { TERM($terms, "wild") }, ή δύο αν έχει έξι φύλλα και πάνω.
        [fewerThanNaturals] { TERM($terms, "AMeld") } πρέπει να έχει περισσότερα φυσικά φύλλα από { TERM($terms, "wild") }.
       *[atMostNaturals] { TERM($terms, "AMeld") } πρέπει να έχει τουλάχιστον τόσα φυσικά φύλλα όσους και { TERM($terms, "wild") }.
    }
notices-noMeldsYet =
    { $why ->
        [untilGoingOut] Σε αυτό το παιχνίδι { TERM($terms, "theMelds") } μένουν στο χέρι σου μέχρι να { TERM($terms, "goOut") }.
        [firstTurn] Στην πρώτη σειρά του γύρου δεν { TERM($terms, "youLay") } { TERM($terms, "meldsAcc") }.
       *[untilAllHadTurns] Δεν μπορείς να { TERM($terms, "toLay") } { TERM($terms, "meldsAcc") } πριν παίξουν όλοι από μία φορά.
    }
notices-layTaken = { TERM($terms, "Lay") } { TERM($terms, "newMeldAcc") } με { CARD($card, article: "the", case: "acc") } και δύο φυσικά φύλλα από το χέρι σου, ή πάτα «Αναίρεση».
notices-playTaken = Παίξε { CARD($card, article: "the", case: "acc") } ή πάτα «Αναίρεση».
# The other copy of a card of two packs counts as the card that was taken.
notices-likeTaken = Μόλις πήρες { CARD($card, article: "the", case: "acc") }, οπότε δεν μπορείς να πετάξεις κανένα από τα δύο ίδια φύλλα.
notices-topCardOnly = Πριν { TERM($terms, "toLay") } { TERM($terms, "ownMeldAcc") }, μπορείς να πάρεις μόνο το πάνω φύλλο, για να το βάλεις εκεί.
# "Εκεί κολλάει μόνο ένας ρήγας ή ένας μπαλαντέρ." The set may have four cards: not "τριάδα".
notices-setNeeds = Εκεί κολλάει μόνο { RANK($rank, article: "a") } ή ένας { TERM($terms, "wild") }.
# "Αυτή η κέντα συνεχίζει με το 9♥ ή με έναν μπαλαντέρ."
notices-runNeeds = Αυτή η κέντα συνεχίζει με { PLACE($place, style: "short", case: "acc") } ή με έναν { TERM($terms, "wild") }.
# "Με αυτόν τον μπαλαντέρ αλλάζεις μόνο το 7♥ ή το 7♠."
notices-swapNeeds = Με αυτόν τον { TERM($terms, "wild") } αλλάζεις μόνο { CARDS($faces, article: "the", case: "acc", type: "or") }.
# "To swap for this wild, lay the Q♥ and Q♠ at once": the wild leaves a set only for two cards. One card: it must be
# among the two.
notices-swapNeedsTwo =
    { $count ->
        [one] Με αυτόν τον { TERM($terms, "wild") } αλλάζεις { CARDS($faces, article: "the", case: "acc") } μαζί με άλλο ένα φύλλο της ίδιας αξίας.
        [2] Με αυτόν τον { TERM($terms, "wild") } αλλάζεις μαζί { CARDS($faces, article: "the", case: "acc") }.
       *[other] Με αυτόν τον { TERM($terms, "wild") } αλλάζεις μαζί δύο από αυτά: { CARDS($faces, type: "comma") }.
    }
notices-wildStaysInSet =
    { $onlyFull ->
        [yes] Από { TERM($terms, "set") } με τέσσερα φύλλα δεν βγαίνει ο { TERM($terms, "wild") }.
       *[no] Από { TERM($terms, "set") } δεν βγαίνει ο { TERM($terms, "wild") }.
    }
notices-likeLaid =
    { $how ->
        [rank] Αυτή την αξία την έχεις ήδη κατεβάσει σε αυτόν τον γύρο.
        [suit] Έχεις ήδη κατεβάσει κέντα αυτού του χρώματος σε αυτόν τον γύρο.
       *[touching] Αυτή η κέντα συνεχίζει εκεί που τελειώνει μια άλλη δική σου.
    }

## What answers the questions over the table.

takes-hint = Τραβάς και ένα φύλλο από τη στοίβα. Η σειρά σου έρχεται κανονικά.
takes-yes = Πάρε { CARD($card, article: "the", case: "acc") } + 1 φύλλο
calls-hintTurn =
    Ρίχνεις το φύλλο στο τραπέζι, παίζεις τη σειρά σου και πετάς. Μετά παίζει όποιος είναι αριστερά σου.
calls-hintCard = Ρίχνεις το φύλλο στο τραπέζι, και η σειρά συνεχίζεται όπως πριν.
calls-yes = Rummy!
calls-yesOnto =
    { $kind ->
        [set] Rummy! { CARD($card) } → { MELD($meld, $terms) }
       *[run] Rummy! { CARD($card) } → κέντα { MELD($meld, style: "short") }
    }
questions-rank =
    { $isOpen ->
        [yes] { CAPITAL(RANK($rank, number: "many")) }
       *[no] { CAPITAL(RANK($rank, number: "many")) }, έχουν ήδη οριστεί
    }
press-yes = Πάρε { COUNT($points, "point", case: "acc") }

## The choice between several meanings of a gesture: its question, and captions of its options.

chooser-title =
    { $asks ->
        [meld] { TERM($terms, "WhichMeld") };
        [suits] Ποιο φύλλο αντικαθιστά ο { TERM($terms, "wild") };
        [wildPlace] Πού πάει ο { TERM($terms, "wild") };
        [lastDiscard] Ποιο φύλλο πετάς;
       *[call] Πού πάει το φύλλο;
    }
options-suit = { CAPITAL(SUIT($suit)) }…
options-rank = { TERM($terms, "Set") } με { RANK($rank, number: "many", case: "acc") }…
options-another =
    { $kind ->
        [set] Άλλη { TERM($terms, "set") }…
       *[run] Άλλη κέντα…
    }
# As an answer to "Ποιο φύλλο πετάς;"
options-noDiscard = Κανένα
options-discard = Πέταξε { CARD($card, article: "the", case: "acc") }
options-wildAs = { CARD($wild) } για { RANK($rank, style: "short") }{ SUIT($suit, style: "short") }
options-cardInto = { CARD($card) }: { MELD($meld, $terms) }
options-wildTo =
    { $end ->
        [set] Σ{ MELD($meld, $terms, article: "the", case: "acc") }
        [low] Στην αρχή { MELD($meld, $terms, article: "the", case: "gen") }
       *[high] Στο τέλος { MELD($meld, $terms, article: "the", case: "gen") }
    }
options-meld = { CAPITAL(MELD($meld, $terms)) }
