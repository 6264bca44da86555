### The log, and deeds in a few words at the seats.

## The log's own texts.

log-dot = Πάνω σε φύλλο: έπεσε μετά την τελευταία σου σειρά. Το χρώμα δείχνει τον παίκτη.
log-deal =
    { $deal ->
        [0] Πριν από τον πρώτο γύρο
       *[other] Γύρος { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew = τράβηξε { COUNT($count, "card") }
deeds-took = πήρε { CARDS($cards) }
deeds-tookMany = πήρε { COUNT($count, "card") }
deeds-laid = κατέβασε { MELD($meld, style: "short") }
deeds-laidContract = κατέβασε συμβόλαιο
deeds-laidOff = κόλλησε { CARD($card) }
deeds-swapped = πήρε { TERM($terms, "wild") } με { CARDS($naturals) }
deeds-movedWild = μετακίνησε { TERM($terms, "wild") } με { CARDS($naturals) }
deeds-discarded = πέταξε { CARD($card) }
deeds-tookOutOfTurn = πήρε { CARDS($cards) } εκτός σειράς
deeds-tookManyOutOfTurn = πήρε { COUNT($count, "card") } εκτός σειράς
deeds-called = φώναξε «Rummy!»
deeds-tookBack = πήρε πίσω { CARD($card) }
deeds-wentRummy = έκανε Rummy
deeds-wentUpForTwo = βγήκε με 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = { TERM($terms, "wentOut") }
deeds-late = άλλη μία σειρά

## The sentences of the log about a turn. A name is never inflected: "Άννα: τράβηξε …".

story-theBot = Το μποτ
story-drew =
    { PERSON($who) ->
        [you] Τράβηξες
       *[other] { $who }: τράβηξε
    }
story-took =
    { PERSON($who) ->
        [you] Πήρες
       *[other] { $who }: πήρε
    }
story-drewOne =
    { $from ->
        [stock] { story-drew } { story-cardOrOne } από τη στοίβα.
       *[pile] { story-took } { story-cardOrOne } από τα πεταμένα.
    }
story-cardOrOne =
    { $card ->
        [none] ένα φύλλο
       *[other] { CARD($card, article: "the", case: "acc") }
    }
story-drewSeveral =
    { $from ->
        [stock] { story-drew } { COUNT($count, "card") } από τη στοίβα.
       *[pile] { story-took } { COUNT($count, "card") } από τα πεταμένα.
    }
story-tookFromPile = { story-took } { CARDS($cards, article: "the", case: "acc") } από τα πεταμένα.
story-tookUnseen = { story-took } { COUNT($count, "card") } από τα πεταμένα.
story-laid =
    { PERSON($who) ->
        [you] Κατέβασες
       *[other] { $who }: κατέβασε
    }
story-laidMeld = { story-laid } { $laid }.
story-laidOne = { MELD($meld, $terms) }, { $cards }
story-laidCards = { MELD($meld, $terms) }, { $cards }
story-card =
    { $isWild ->
        [yes] { CARD($card) } ({ TERM($terms, "wild") })
       *[no] { CARD($card) }
    }
story-laidContract = { story-laid } το συμβόλαιο: { LIST($laid, type: "semicolon") }.
story-laidOffOn =
    { PERSON($who) ->
        [you] Κόλλησες
       *[other] { $who }: κόλλησε
    } { CARD($card, article: "the", case: "acc") } { $kind ->
        [set] σ{ MELD($meld, $terms, style: "ranks") }.
        [run] στην κέντα { MELD($meld, style: "short") }.
       *[none] σε { TERM($terms, "aMeldAcc") }.
    }
story-swap =
    { PERSON($who) ->
        [you] Άλλαξες
       *[other] { $who }: άλλαξε
    } { CARDS($naturals, article: "the", case: "acc") } με τον { WILD($wild, $terms) }
story-swappedOut = { story-swap }.
story-swappedTo =
    { story-swap } και τον { PERSON($who) ->
        [you] έβαλες
       *[other] έβαλε
    } { $kind ->
        [set] σ{ MELD($meld, $terms, style: "ranks") }.
       *[run] στην κέντα { MELD($meld, style: "short") }.
    }
story-swappedWithin =
    { story-swap } και τον { PERSON($who) ->
        [you] άφησες σ{ TERM($terms, "sameMeldAcc") }.
       *[other] άφησε σ{ TERM($terms, "sameMeldAcc") }.
    }
story-tookBackPlay =
    { $play ->
        [draw]
            { PERSON($who) ->
                [you] Έβαλες πίσω στα πεταμένα ό,τι πήρες.
               *[other] { $who }: έβαλε πίσω στα πεταμένα ό,τι πήρε.
            }
        [contract] { story-tookBack } το συμβόλαιο.
        [layOff]
            { PERSON($who) ->
                [you] Πήρες πίσω ένα φύλλο που κόλλησες.
               *[other] { $who }: πήρε πίσω ένα φύλλο που κόλλησε.
            }
        [swap]
            { PERSON($who) ->
                [you] Αναίρεσες μια ανταλλαγή.
               *[other] { $who }: αναίρεσε μια ανταλλαγή.
            }
       *[meld] { story-tookBack } { TERM($terms, "aMeldAcc") }.
    }
story-tookBack =
    { PERSON($who) ->
        [you] Πήρες πίσω
       *[other] { $who }: πήρε πίσω
    }
story-discarded =
    { PERSON($who) ->
        [you] Πέταξες { CARD($card, article: "the", case: "acc") }.
       *[other] { $who }: πέταξε { CARD($card, article: "the", case: "acc") }.
    }
story-tookBackDiscard = { story-tookBack } { CARD($card, article: "the", case: "acc") }.
story-hadNoDiscard =
    { PERSON($who) ->
        [you] Δεν είχες πια φύλλο να πετάξεις.
       *[other] { $who }: δεν είχε πια φύλλο να πετάξει.
    }
story-floats =
    { PERSON($who) ->
        [you] Μένεις στον αέρα χωρίς φύλλα.
       *[other] { $who }: μένει στον αέρα χωρίς φύλλα.
    }
story-tookNothing =
    { PERSON($who) ->
        [you] Δεν πήρες τίποτα από τα πεταμένα. Ο γύρος τελειώνει.
       *[other] { $who }: δεν πήρε τίποτα από τα πεταμένα. Ο γύρος τελειώνει.
    }
story-bookedSeat =
    { PERSON($who) ->
        [you] Παίρνεις τη θέση του μποτ { $bot } από τον επόμενο γύρο.
       *[other] { $who }: παίρνει τη θέση του μποτ { $bot } από τον επόμενο γύρο.
    }
story-tookSeat =
    { PERSON($who) ->
        [you] Κάθισες στη θέση του μποτ { $bot }.
       *[other] { $who }: κάθισε στη θέση του μποτ { $bot }.
    }
story-leftSeat =
    { PERSON($who) ->
        [you] Έφυγες, και συνεχίζει το μποτ { $bot }.
       *[other] { $who }: έφυγε, και συνεχίζει το μποτ { $bot }.
    }
story-wentRummy =
    { PERSON($who) ->
        [you] Έκανες Rummy!
       *[other] { $who }: έκανε Rummy!
    }
story-wentUpForTwo =
    { PERSON($who) ->
        [you] Βγήκες με 2, με μόνο ένα δυάρι στο χέρι.
       *[other] { $who }: βγήκε με 2, με μόνο ένα δυάρι στο χέρι.
    }

## Cards taken out of turn, and cards called.

story-asksTakers = Παίρνει κανείς { CARDS($cards, article: "the", case: "acc") } εκτός σειράς;
story-asksCallers =
    { $count ->
        [one] { CAPITAL(CARDS($cards, article: "the")) } ταιριάζει: φωνάζει κανείς «Rummy!»;
       *[other] { CAPITAL(CARDS($cards, article: "the")) } ταιριάζουν: φωνάζει κανείς «Rummy!»;
    }
story-nobody = Κανείς.
story-tookOutOfTurn = { story-took } { CARDS($cards, article: "the", case: "acc") } εκτός σειράς.
story-called =
    { PERSON($who) ->
        [you] Φώναξες «Rummy!» και πήρες { CARDS($cards, article: "the", case: "acc") }.
       *[other] { $who }: φώναξε «Rummy!» και πήρε { CARDS($cards, article: "the", case: "acc") }.
    }
story-penalty = { story-drew } { CARDS($cards, article: "the", case: "acc") } ως ποινή.
story-penaltyUnseen = { story-drew } { COUNT($count, "card") } ποινής.

## The beginning of a deal.

story-dealsFirst =
    { PERSON($who) ->
        [you] Μοιράζεις τον πρώτο γύρο.
       *[other] { $who }: μοιράζει τον πρώτο γύρο.
    }
story-firstJack =
    { PERSON($who) ->
        [you] Πήρες τον πρώτο βαλέ, { CARD($jack, article: "the", case: "acc") }, και μοιράζεις τον πρώτο γύρο.
       *[other] { $who }: πήρε τον πρώτο βαλέ, { CARD($jack, article: "the", case: "acc") }, και μοιράζει τον πρώτο γύρο.
    }
story-drewForDealer = Κλήρωση για μάνα: { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { cards-personAlone } { CARDS($cards, type: "comma") }
story-dealt = Γύρος { $deal }, μάνα: { PEOPLE($who) }.
story-dealtHere = Μάνα: { PEOPLE($who) }.
story-dealtOn = Το μοίρασμα συνεχίστηκε.
story-faceUp = Ανοιχτά: { LIST($shown, type: "comma") }.
story-cardsShown = { cards-personAlone } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } είναι δίπλα στη στοίβα.
story-startsPile = Τα πεταμένα αρχίζουν με { CARDS($cards, article: "the", case: "acc") }.
story-choosesSize =
    { PERSON($who) ->
        [you] Άνοιξες δυάρι και μπορείς να διαλέξεις 2 ή 12 φύλλα.
       *[other] { $who }: άνοιξε δυάρι και μπορεί να διαλέξει 2 ή 12 φύλλα.
    }
story-namesWild =
    { PERSON($who) ->
        [you] Ορίζεις τον μπαλαντέρ του γύρου.
       *[other] { $who }: ορίζει τον μπαλαντέρ του γύρου.
    }
story-namedWild =
    { PERSON($who) ->
        [you] Όρισες { TERM($terms, "wild") } { RANK($rank, number: "many", article: "the", case: "acc") }.
       *[other] { $who }: όρισε { TERM($terms, "wild") } { RANK($rank, number: "many", article: "the", case: "acc") }.
    }
story-reshuffled =
    { $isTopKept ->
        [yes]
            Τα πεταμένα ανακατεύτηκαν και έγιναν νέα στοίβα με { COUNT($count, "card") }. Το πάνω φύλλο έμεινε στη θέση του.
       *[no] Τα πεταμένα ανακατεύτηκαν και έγιναν νέα στοίβα με { COUNT($count, "card") }.
    }

## The end of a deal, and what follows it.

story-dealEnded =
    { $ending ->
        [exhausted] Η στοίβα τελείωσε πριν { TERM($terms, "hasGoneOut") } κανείς.
        [capped] Ο γύρος δεν προχωρούσε και σταμάτησε.
        [void] Κανείς δεν μπορούσε να τελειώσει, άρα δεν γράφονται πόντοι.
        [cancelled] Το παιχνίδι ενημερώθηκε και ο γύρος δεν μπορούσε να συνεχιστεί. Δεν γράφονται πόντοι.
       *[wentOut] { story-wentOut }.
    }
story-wentOut =
    { PERSON($who) ->
        [you] { TERM($terms, "YouWentOut") }
       *[other] { $who }: { TERM($terms, "wentOut") }
    }
story-oneMoreTurn = { story-wentOut }. Οι άλλοι παίζουν άλλη μία φορά.
story-lastTurns = { story-wentOut } με την πρώτη. Όσοι δεν έχουν παίξει παίζουν τώρα μία φορά.
story-lastMelds =
    { story-wentOut } με την πρώτη. Όσοι δεν έχουν παίξει μπορούν ακόμα να { TERM($terms, "theyMayLay") } { TERM($terms, "meldsAcc") }.
story-pressAsked =
    { PERSON($who) ->
        [you] Μπορείς να πάρεις { COUNT($count, "point", case: "acc") } για να μετρήσει διπλά ο επόμενος γύρος.
       *[other] { $who }: μπορεί να πάρει { COUNT($count, "point", case: "acc") } για να μετρήσει διπλά ο επόμενος γύρος.
    }
story-pressAnswered =
    { $isTaken ->
        [yes] { story-took } τους πόντους.
       *[no]
            { PERSON($who) ->
                [you] Δεν πήρες τους πόντους.
               *[other] { $who }: δεν πήρε τους πόντους.
            }
    }
# Sentences of their own.
story-pressSet = { LIST($clauses, type: "space") }
story-getsPoints =
    { PERSON($who) ->
        [you] Παίρνεις { COUNT($points, "point", case: "acc") }.
       *[other] { $who }: παίρνει { COUNT($points, "point", case: "acc") }.
    }
story-nextDouble = Ο επόμενος γύρος μετράει διπλά.
story-wonGame =
    { $withYou ->
        [yes]
            { $count ->
                [one] Κέρδισες την παρτίδα.
               *[other] { CAPITAL(PEOPLE($winners, order: "youLast")) }: κερδίσατε την παρτίδα.
            }
       *[no]
            { $count ->
                [one] { PEOPLE($winners) }: κέρδισε την παρτίδα.
               *[other] { PEOPLE($winners) }: κέρδισαν την παρτίδα.
            }
    }
