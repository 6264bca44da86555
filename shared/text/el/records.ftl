### Records of play: the check that a deal was fair, the replay of a game, and the review of a deal or a game.

## The check of a deal. Lists of players have the reader last: "Άννα και εσύ".

check-working = Ελέγχεται ο γύρος…
check-again = Δοκίμασε ξανά
check-marks-holds = Ταιριάζει
check-marks-fails = Δεν ταιριάζει
check-marks-open = Δεν ελέγχεται
check-steps-promise = Η δέσμευση πριν από τον γύρο
check-steps-shares = Το μερίδιο του καθενός
check-steps-cards = Τα φύλλα
check-steps-play = Μετά το μοίρασμα
check-yours = δικό σου
check-none = δεν δόθηκε
check-pile = Πρώτο στα πεταμένα
check-indicator = Δείχνει τον μπαλαντέρ
check-save = Λήψη αποδεικτικού
check-saveHint = Αρχείο κειμένου που μπορεί να το ελέγξει ο καθένας χωρίς αυτόν τον διακομιστή: npm run verify -- ΑΡΧΕΙΟ, στον πηγαίο κώδικα του παιχνιδιού.
check-figures = Όλοι οι αριθμοί
check-figureNames-commitment = Δέσμευση (SHA-256)
check-figureNames-secret = Μυστικό
check-figureNames-game = Παρτίδα
check-figureNames-table = Τραπέζι
check-how = Πώς γίνεται
check-howParts-1 = Πριν από κάθε γύρο το τραπέζι διαλέγει έναν μυστικό αριθμό και δημοσιεύει το αποτύπωμά του, από το οποίο κανείς δεν μπορεί να βρει το μυστικό. Αν άλλαζε μετά το μυστικό, θα άλλαζε και το αποτύπωμα.
check-howParts-2 = Ύστερα η συσκευή κάθε παίκτη προσθέτει έναν δικό της τυχαίο αριθμό, το μερίδιο. Μόνο όταν δημοσιευτούν όλα τα μερίδια μοιράζονται τα φύλλα, με μια σειρά που υπολογίζεται από το μυστικό και όλα τα μερίδια μαζί.
check-howParts-3 = Μετά τον γύρο το τραπέζι δείχνει το μυστικό. Η συσκευή σου θυμάται όσα είδε και τα υπολογίζει όλα ξανά.
check-limits = Τι δεν δείχνει ο έλεγχος
check-limitParts-1 = Ποιος είδε τα φύλλα. Ο διακομιστής τα ξέρει όλα και θα μπορούσε να τα πει σε έναν φίλο.
check-limitParts-2 = Αν ο διακομιστής συνεργάζεται με κάποιον παίκτη εδώ: εκείνος θα μπορούσε να διαλέξει το μερίδιό του τελευταίος, αφού δοκιμάσει πολλά.
check-limitParts-3 = Γιατί λείπει ένα μερίδιο. Ο διακομιστής θα μπορούσε να αφήσει μερίδια απέξω, σαν να άργησαν, κι έτσι να διαλέξει ανάμεσα σε λίγες σειρές των φύλλων: δύο για ένα μερίδιο, τέσσερις για δύο, και πάει λέγοντας. Αν λείπει το μερίδιο μιας συσκευής, η ίδια το λέει.
check-limitParts-4 = Δεν δείχνει τίποτα απολύτως, αν κανείς δεν έδωσε μερίδιο, όπως όταν παίζεις μόνο με μποτ.
check-limitParts-5 = Αν αυτή η σελίδα είναι αξιόπιστη: έρχεται από τον ίδιο διακομιστή. Πάρε το αποδεικτικό για να το ελέγξεις αλλού.
check-problems-unseen = Αυτή η συσκευή δεν ήταν στο τραπέζι πριν από τον γύρο, άρα δεν ξέρει ποια ήταν η δέσμευση.
check-problems-missing = Αυτός ο γύρος δεν υπάρχει πια.
check-problems-old = Αυτός ο διακομιστής δεν δείχνει ακόμα τους γύρους του.
check-problems-busy = Δοκίμασε ξανά σε λίγα δευτερόλεπτα.
check-problems-offline = Το τραπέζι δεν απαντάει τώρα.
check-problems-failed = Ο έλεγχος δεν ολοκληρώθηκε.
check-checkTitle = Έλεγχος του γύρου { $deal }
check-verdictWords =
    { $verdict ->
        [doctored] Κάτι δεν ταιριάζει. Δες τα βήματα με ✗.
        [tables] Όλα ταιριάζουν, αλλά κανείς δεν έδωσε μερίδιο: τη σειρά των φύλλων τη διάλεξε μόνο του το τραπέζι.
        [again] Όλα ταιριάζουν, αλλά το τραπέζι άρχισε αυτόν τον γύρο { $times } φορές. Μπορεί να διάλεξε ανάμεσα σε τόσες σειρές των φύλλων.
        [missed] Δεν βρέθηκε καμία αντίφαση, αλλά η συσκευή σου δεν είδε τον κατάλογο με τα μερίδια: το τραπέζι μπορεί να τον έγραψε μετά τον γύρο.
       *[holds] Όλα ταιριάζουν. Το τραπέζι δεν μπορούσε να διαλέξει αυτά τα φύλλα. Τι δεν δείχνει ο έλεγχος, το γράφει πιο κάτω.
    }
check-faultWords = Η καταγραφή αυτού του γύρου είναι χαλασμένη στη γραμμή { $line }. Δεν αποδεικνύει τίποτα.
check-cardsOfWords =
    { $whose ->
        [none] { CAPITAL(CARDS($cards, style: "name")) }.
       *[other] { $whose }: { CARDS($cards, style: "name") }.
    }
check-stockName = Στοίβα, πρώτο το επόμενο φύλλο ({ COUNT($count, "card") })
check-someGave =
    { $count ->
        [one] { $count } μερίδιο από { $of }. Χωρίς μερίδιο: { PEOPLE($without, order: "youLast") }.
       *[other] { $count } μερίδια από { $of }. Χωρίς μερίδιο: { PEOPLE($without, order: "youLast") }.
    }
check-deckHeld = Το μυστικό και τα μερίδια δίνουν ακριβώς αυτά τα { $cards } φύλλα, με αυτή τη σειρά.
check-shuffledLater = Και ό,τι ανακατεύτηκε αργότερα ({ $times }×) προκύπτει από αυτά.
check-playHeld =
    { $actions ->
        [one] Η μοναδική ενέργεια έφερε ό,τι λένε οι κανόνες.
       *[other] Καθεμία από τις { $actions } ενέργειες έφερε ό,τι λένε οι κανόνες.
    }
check-begunAgain = Αμέσως πριν από αυτόν τον γύρο, το τραπέζι πήρε το μερίδιό σου για { $count ->
        [one] άλλον έναν γύρο και δεν τον μοίρασε
       *[other] άλλους { $count } γύρους και δεν μοίρασε κανέναν
    }, απ’ όσο είδε η συσκευή σου. Ίσως φταίει ο διακομιστής ή η σύνδεσή σου, αλλά ίσως και το τραπέζι να είδε τα φύλλα και να ξανάρχισε.
check-atAction = Ενέργεια { $index }: { $action }
check-tookHand =
    { $after ->
        [0] Ένα μποτ (θέση { $seat }) αντικαταστάθηκε από: { $name }, πριν από την πρώτη ενέργεια.
       *[other] Ένα μποτ (θέση { $seat }) αντικαταστάθηκε από: { $name }, μετά την ενέργεια { $after }.
    }

## Steps of the check that fit, or cannot be checked.

checkHeld-whole = Κάθε φύλλο ήταν πάντα σε ένα μόνο μέρος.
checkHeld-promise = Το μυστικό που φαίνεται τώρα είναι αυτό της δέσμευσης.
checkHeld-seen = Η συσκευή σου είδε τη δέσμευση πριν από τον γύρο, και είναι ακόμα η ίδια.
checkHeld-sharesMissed = Η συσκευή σου δεν είδε τον κατάλογο με τα μερίδια που δημοσιεύτηκε πριν από τον γύρο.
checkHeld-shares = Χρησιμοποιήθηκαν τα μερίδια που δημοσιεύτηκαν πριν από τον γύρο.
checkHeld-ownShare = Ανάμεσά τους είναι και το δικό σου, όπως το έδωσες.
checkHeld-noShare = Η συσκευή σου δεν έδωσε μερίδιο.
checkHeld-noSeat = Δεν είχες θέση.
checkHeld-nobodyGave = Κανείς δεν έδωσε μερίδιο.
checkHeld-everybodyGave = Όλοι έδωσαν μερίδιο.
checkHeld-handMissed = Η συσκευή σου δεν είδε τα πρώτα σου φύλλα.
checkHeld-hand = Τα φύλλα που σου μοιράστηκαν είναι αυτά που είδες.
checkHeld-notShuffled = Τίποτα δεν ανακατεύτηκε αργότερα.

## Steps that do not fit because of these players.

checkFailedWith-late = Χρησιμοποιήθηκε μερίδιο που δεν είχε δημοσιευτεί πριν από τον γύρο: { PEOPLE($people, order: "youLast") }.
checkFailedWith-dropped = Ένα μερίδιο δημοσιεύτηκε πριν από τον γύρο και μετά δεν χρησιμοποιήθηκε: { PEOPLE($people, order: "youLast") }.
checkFailedWith-changed = Κάποιο μερίδιο αλλοιώθηκε: { PEOPLE($people, order: "youLast") }.
checkFailedWith-otherHands = Το μυστικό και τα μερίδια δίνουν άλλα φύλλα στο χέρι: { PEOPLE($people, order: "youLast") }.

## Steps that do not fit.

checkFailed-noDeal = Η καταγραφή δεν αρχίζει με μοίρασμα.
checkFailed-twoDeals = Η καταγραφή έχει και δεύτερο μοίρασμα.
checkFailed-unfinished = Η καταγραφή τελειώνει πριν τελειώσει ο γύρος.
checkFailed-goesOn = Μετά το τέλος του γύρου ακολουθεί και κάτι άλλο.
checkFailed-impossible = Αυτό δεν μπορεί να έγινε: ένα φύλλο είναι σε δύο μέρη ή λείπει.
checkFailed-otherNumber = Η καταγραφή είναι από άλλον γύρο.
checkFailed-otherChance = Η καταγραφή έχει δύο διαφορετικά μυστικά ή δύο καταλόγους με μερίδια.
checkFailed-notPromised = Το μυστικό που φαίνεται τώρα δεν είναι αυτό της δέσμευσης.
checkFailed-notSeen = Η συσκευή σου δεν το είδε αυτό.
checkFailed-otherTable = Αυτός ο γύρος είναι από άλλο τραπέζι.
checkFailed-otherGame = Αυτός ο γύρος είναι από άλλη παρτίδα.
checkFailed-otherDeal = Αυτός δεν είναι ο γύρος που είδε η συσκευή σου.
checkFailed-otherSeats = Αυτό το τραπέζι δεν έχει τόσες θέσεις όσες είδε η συσκευή σου.
checkFailed-otherCommitment = Η δέσμευση άλλαξε μετά τον γύρο.
checkFailed-wrongCount = Ο κατάλογος με τα μερίδια δεν έχει μία γραμμή για κάθε θέση.
checkFailed-notPublished = Η συσκευή σου δεν είδε τον κατάλογο με τα μερίδια.
checkFailed-otherList = Ο κατάλογος με τα μερίδια δεν είναι αυτός που είδε η συσκευή σου πριν από τον γύρο.
checkFailed-noneGiven = Η συσκευή σου δεν έδωσε μερίδιο.
checkFailed-leftOut = Η συσκευή σου έδωσε μερίδιο, αλλά το τραπέζι το άφησε απέξω.
checkFailed-notMine = Χρησιμοποιήθηκε μερίδιο για σένα, αλλά η συσκευή σου δεν έδωσε κανένα.
checkFailed-nobody = Κανείς δεν έδωσε μερίδιο.
checkFailed-cannotBeDealt = Με αυτούς τους κανόνες δεν γίνεται μοίρασμα εδώ.
checkFailed-otherStock = Το μυστικό και τα μερίδια δίνουν άλλη στοίβα.
checkFailed-otherPile = Το μυστικό και τα μερίδια δίνουν άλλο πρώτο φύλλο στα πεταμένα.
checkFailed-otherIndicator = Το μυστικό και τα μερίδια δίνουν άλλο φύλλο που δείχνει τον μπαλαντέρ του γύρου.
checkFailed-otherWild = Το μυστικό και τα μερίδια δίνουν άλλον μπαλαντέρ για τον γύρο.
checkFailed-otherFaceUp = Το μυστικό και τα μερίδια δίνουν άλλα ανοιχτά φύλλα στο μοίρασμα.
checkFailed-otherTurn = Σύμφωνα με τους κανόνες αρχίζει άλλος παίκτης.
checkFailed-otherHand = Τα φύλλα σου στην καταγραφή δεν είναι αυτά που είδες.
checkFailed-otherShuffle = Η στοίβα ανακατεύτηκε με άλλη σειρά από αυτή που δίνουν το μυστικό και τα μερίδια.
checkFailed-otherRest = Τα υπόλοιπα του γύρου δεν είναι αυτά που δίνουν το μυστικό και τα μερίδια.
checkFailed-refused = Οι κανόνες δεν το επιτρέπουν αυτό.
checkFailed-otherEvents = Αυτό έφερε κάτι διαφορετικό από ό,τι λένε οι κανόνες.
checkFailed-ownChanged = Το μερίδιό σου αλλοιώθηκε.

## The replay of a finished game from its record. "Κίνηση" is a turn, "ενέργεια" an action of the record. Its button to close is not "Κλείσιμο", which is going out.

replay-title = Επανάληψη
replay-open = Άνοιγμα παρτίδας
replay-intro = Δες ξανά μια παρτίδα που τελείωσε: άνοιξε την καταγραφή της, επικόλλησέ την ή σύρε το αρχείο οπουδήποτε στη σελίδα.
replay-choose = Διάλεξε αρχείο
replay-paste = Ή επικόλλησε το κείμενο μιας καταγραφής
replay-pasteHint = Αρχίζει με «crazy-rummy record».
replay-show = Άνοιγμα
replay-loading = Ανοίγει η παρτίδα…
replay-again = Δοκίμασε ξανά
replay-drop = Άφησε εδώ την καταγραφή
replay-controls = Αναπαραγωγή
replay-play = Ξεκίνα
replay-pause = Παύση
replay-forward = Ένα βήμα μπροστά
replay-back = Ένα βήμα πίσω
replay-nextDeal = Επόμενος γύρος
replay-lastDeal = Αρχή του γύρου
replay-scrubber = Σημείο της παρτίδας
replay-speed = Ταχύτητα
replay-eyes = Οπτική
replay-all = Όλα τα χέρια
replay-moment = Μετάβαση
replay-deal = Γύρος
replay-turn = Κίνηση
replay-go = Πάμε
replay-link = Σύνδεσμος για αυτό το σημείο
replay-save = Αποθήκευση σε αρχείο
replay-result = Δες το αποτέλεσμα
replay-close = Πίσω
replay-marks = Στη γραμμή χρόνου
replay-marksKey = Σημάδι πάνω: συνδυασμός. Κάτω: ανταλλαγή. Σημάδι που κόβει τη γραμμή: κάποιος έκλεισε.
replay-keys = Πλήκτρα
replay-problems-noSuchGame = Αυτή η παρτίδα δεν υπάρχει ή δεν είναι δημόσια.
replay-problems-notYet = Ο διακομιστής αποθηκεύει ακόμα αυτή την παρτίδα. Δοκίμασε ξανά σε λίγο.
replay-problems-offline = Η παρτίδα δεν μπορεί να φορτώσει τώρα.
replay-problems-tooFast = Άνοιξες πολλές παρτίδες σε λίγη ώρα. Περίμενε ένα λεπτό.
replay-problems-notText = Αυτό δεν είναι αρχείο κειμένου.
replay-problems-missing = Η καταγραφή αυτής της παρτίδας δεν υπάρχει πια στη συσκευή.
replay-problems-empty = Σε αυτή την παρτίδα δεν μοιράστηκαν φύλλα.
replay-playerName = Παίκτης { $number }
replay-speedName = { $speed }×
replay-atMoment =
    { $deal ->
        [0] πριν από τον πρώτο γύρο
       *[other]
            { $turn ->
                [0] γύρος { $deal }
               *[other] γύρος { $deal }, κίνηση { $turn }
            }
    }
replay-momentName = { CAPITAL(replay-atMoment) }
replay-replayOf = Επανάληψη – { $game }
replay-jumpedTo = { replay-momentName }. { $step }.
replay-seenBy =
    { $name ->
        [none] Βλέπεις όλα τα χέρια.
       *[other] Οπτική: { $name }. Βλέπεις μόνο όσα έβλεπε.
    }
replay-beginsLate = Η καταγραφή αρχίζει με τον γύρο { $deal }. Τα σύνολα μετράνε από εκεί.
replay-noEnd = Η καταγραφή σταματά πριν από το τέλος της παρτίδας ({ replay-atMoment }).
replay-doubtful = Χωρίς επιβεβαίωση: από την ενέργεια { $action } και μετά ({ replay-atMoment }) αυτό δεν βγαίνει από τους κανόνες. Η καταγραφή άλλαξε ή είναι από έκδοση με άλλους κανόνες.
replay-damaged = Η καταγραφή αυτής της παρτίδας στον διακομιστή έχει χαλάσει. { $reason }
replay-recordFault =
    { $problem ->
        [tooLongAt] Η καταγραφή είναι πολύ μεγάλη από τη γραμμή { $line } και μετά.
        [tooLong] Αυτό είναι πολύ μεγάλο για καταγραφή.
        [notARecord] Αυτό δεν είναι καταγραφή παρτίδας: δεν αρχίζει με «crazy-rummy record».
        [olderVersion] Αυτό είναι από παλιά έκδοση του παιχνιδιού και δεν ανοίγει πια.
        [newerVersion] Αυτό το έγραψε νεότερη έκδοση του παιχνιδιού. Ανανέωσε τη σελίδα για να πάρεις αυτή την έκδοση.
        [unknownRules] Γραμμή { $line }: κανένα παιχνίδι δεν έχει αυτούς τους κανόνες.
        [wrongSeats] Γραμμή { $line }: με αυτούς τους κανόνες κανένα τραπέζι δεν έχει τόσες θέσεις.
        [unknownActor] Γραμμή { $line }: κανείς στο τραπέζι δεν μπορούσε να παίξει εδώ.
        [unknownAction] Γραμμή { $line }: αυτό δεν είναι ενέργεια του παιχνιδιού.
       *[unknownEvents] Γραμμή { $line }: δεν διαβάζεται τι έγινε εδώ.
    }
replay-impossible = Η καταγραφή δεν στέκει: η ενέργεια { $action } δεν γίνεται να έχει συμβεί. Δεν εμφανίζεται τίποτα από αυτήν.

## The keys of a replay.

replayKeys-1-1 = Διάστημα
replayKeys-1-2 = Αναπαραγωγή ή παύση
replayKeys-2-1 = ← →
replayKeys-2-2 = Ένα βήμα πίσω ή μπροστά
replayKeys-3-1 = {"["} ]
replayKeys-3-2 = Έναν γύρο πίσω ή μπροστά
replayKeys-4-1 = Home, End
replayKeys-4-2 = Αρχή και τέλος της παρτίδας
replayKeys-5-1 = S
replayKeys-5-2 = Σκορ
replayKeys-6-1 = Esc
replayKeys-6-2 = Έξοδος από την επανάληψη

## The review of a deal or a game.

review-fortune = Τύχη και ικανότητα
review-swap = Η καλύτερή σου ανταλλαγή
review-good = Οι καλύτερες στιγμές σου
review-goodHint = Σε σχέση με το αυτονόητο: κατεβάζεις ό,τι μπορείς χωρίς ανταλλαγή και πετάς ένα μεγάλο φύλλο.
review-moments = Τι κόστισε πιο πολύ
review-momentsHint = Κρίνουμε με όσα έβλεπες εκείνη τη στιγμή: η ατυχία δεν μετράει.
review-roughHint = Μόνο καθαρά λάθη: παίξαμε δεκάδες φορές και τις δύο συνέχειες, κάθε φορά με άλλα κρυφά φύλλα.
review-wasAway = Κάποιες φορές έπαιξε για σένα ένα μποτ ή το ρολόι. Αυτές δεν κρίνονται.
review-noScore = Εδώ δεν υπάρχουν πόντοι για ανάλυση.
review-played = Εσύ
review-better = Καλύτερα
review-hand = Τα φύλλα σου
review-pile = Πεταμένα
review-table = Στο τραπέζι
review-marks = ✓ φεύγει από το χέρι σου μόνο στην καλύτερη κίνηση, ✗ μόνο στη δική σου.
review-luck = Τύχη
review-skill = Ικανότητα
review-perDeal = Ανά γύρο
review-how = Πώς υπολογίζονται
review-again = Δοκίμασε ξανά
review-toTable = Πίσω στο τραπέζι
review-yourTurn = Είναι η σειρά σου.
review-nextBegan = Ο επόμενος γύρος άρχισε.
review-problems-old = Αυτός ο διακομιστής δεν αναλύει ακόμα γύρους.
review-problems-busy = Δοκίμασε ξανά σε λίγα δευτερόλεπτα.
review-problems-offline = Το τραπέζι δεν απαντάει τώρα.
review-problems-failed = Η ανάλυση δεν ολοκληρώθηκε.
review-reviewTitle =
    { $deal ->
        [none] Ανάλυση παρτίδας
       *[other] Ανάλυση γύρου { $deal }
    }
review-replaying =
    { $deals ->
        [1] Ξαναπαίζεται ο γύρος…
       *[other] Ξαναπαίζονται { $deals } γύροι…
    }
review-missingDeals =
    { $count ->
        [one] { COUNT($count, "deal") } της παρτίδας δεν υπάρχει πια.
       *[other] { COUNT($count, "deal") } της παρτίδας δεν υπάρχουν πια.
    }
review-aBot =
    { $level ->
        [beginner] ένα αρχάριο μποτ
        [steady] ένα σταθερό μποτ
        [sharp] ένα έξυπνο μποτ
       *[expert] ένα κορυφαίο μποτ
    }
review-fortuneWords =
    { $bot ->
        [none] Είχες { COUNT($own, "point", case: "acc") } και τίποτα να αποφασίσεις εσύ. Στη θέση σου, { review-aBot } έχει κατά μέσο όρο { COUNT($expected, "point", case: "acc") }.
       *[other] Είχες { COUNT($own, "point", case: "acc") }. Στη θέση σου, { review-aBot } έχει { COUNT($bot, "point", case: "acc") } με τα ίδια φύλλα και κατά μέσο όρο { COUNT($expected, "point", case: "acc") } με άλλα φύλλα.
    }
review-nothingCostly =
    { $isPraised ->
        [yes] Δεν βρήκαμε απόφαση που να σου κόστισε πόντους. Ωραία έπαιξες!
       *[no] Δεν βρήκαμε απόφαση που να σου κόστισε πόντους.
    }
review-luckWords =
    { $luck ->
        [better] τα φύλλα ήταν καλύτερα από ό,τι συνήθως
        [worse] τα φύλλα ήταν χειρότερα από ό,τι συνήθως
       *[same] τα φύλλα ήταν τόσο καλά όσο συνήθως
    }
review-skillWords =
    { $skill ->
        [none] δεν είχες τίποτα να αποφασίσεις εσύ
        [better] καλύτερα από { review-aBot } με τα φύλλα σου
        [worse] χειρότερα από { review-aBot } με τα φύλλα σου
       *[same] τόσο καλά όσο { review-aBot } με τα φύλλα σου
    }
review-dealShares = Γύρος { $deal }: τύχη { $luck }, ικανότητα { $skill }
review-goodHeading =
    { $gain ->
        [one] Γύρος { $deal }, κίνηση { $turn }: κέρδος { GROUPED($gain) } πόντου
       *[other] Γύρος { $deal }, κίνηση { $turn }: κέρδος { GROUPED($gain) } πόντων
    }
review-swapHeading =
    { $laid ->
        [0] Γύρος { $deal }, κίνηση { $turn }
       *[other] Γύρος { $deal }, κίνηση { $turn }: κατέβασες { COUNT($laid, "point", case: "acc") }
    }
review-momentHeading =
    { $cost ->
        [one] Γύρος { $deal }, κίνηση { $turn }: −{ GROUPED($cost) } πόντος
       *[other] Γύρος { $deal }, κίνηση { $turn }: −{ GROUPED($cost) } πόντοι
    }
review-repeated =
    { $turns ->
        [one] Σου ξέφυγε το ίδιο άλλη μία φορά.
       *[other] Σου ξέφυγε το ίδιο άλλες { $turns } φορές.
    }
review-handWords = Τα φύλλα σου: { CARDS($hand, style: "name") }.

## How luck and skill are worked out, in paragraphs.

howWorkedOut-luck = Τύχη: { review-aBot } παίζει στη θέση σου με τα ίδια ακριβώς φύλλα, απέναντι σε διάφορες παρέες μποτ, και μετά 32 φορές με τα φύλλα ανακατεμένα από την αρχή. Η τύχη σου είναι πόσο καλύτερα τα πάει με τα δικά σου φύλλα.
howWorkedOut-skill = Ικανότητα: πόσο καλύτερα τα πήγες από αυτό το μποτ με τα ίδια φύλλα, από την πρώτη σου απόφαση και μετά. Ό,τι αποφάσισε για σένα ένα μποτ ή το ρολόι δεν μετράει. Μετράνε και οι άλλοι στο τραπέζι σου: απέναντι σε δυνατούς παίκτες είναι πιο δύσκολο να είσαι μπροστά.
howWorkedOut-both = Το συν είναι καλό για σένα σε κάθε παιχνίδι. Ένας γύρος λέει λίγα για την ικανότητα, μια ολόκληρη παρτίδα περισσότερα.

## Moves in a few words.

reviewActions-drawFromStock = Τράβα από τη στοίβα
reviewActions-takeBack = Αναίρεση
reviewActions-float = Μείνε στον αέρα
reviewActions-endTurn = Τέλος σειράς
reviewActions-decline = Άσε τα πεταμένα
reviewActions-recall = Πάρε πίσω το φύλλο
reviewActions-claim = Πάρε το φύλλο
reviewActions-pass = Άσε το φύλλο
reviewActions-takePress = Πάρε τους πόντους
reviewActions-leavePress = Μην πάρεις τους πόντους
reviewActions-takeDownTo =
    { $count ->
        [1] Πάρε { CARD($deepest, article: "the", case: "acc") }
       *[other] Πάρε { $count } φύλλα, μέχρι και { CARD($deepest, article: "the", case: "acc") }
    }
reviewActions-lay = Κατέβασε { MELD($meld, style: "short") }
reviewActions-layOff =
    { $on ->
        [none] Κόλλησε { CARD($card, article: "the", case: "acc") }
       *[other] Κόλλησε { CARD($card, article: "the", case: "acc") } σε { MELD($on, style: "short") }
    }
reviewActions-swapFor = Άλλαξε { CARDS($naturals, article: "the", case: "acc") } με τον { WILD($wild, $terms) }
reviewActions-discardOf = Πέταξε { CARD($card, article: "the", case: "acc") }
reviewActions-layContract = Κατέβασε το συμβόλαιο: { MELDS($melds, style: "short") }
reviewActions-goOut = { TERM($terms, "GoOutNow") }
reviewActions-goRummy =
    { $discard ->
        [none] Κάνε Rummy με { MELDS($melds, style: "short") }
       *[other] Κάνε Rummy με { MELDS($melds, style: "short") }, και πέταξε { CARD($discard, article: "the", case: "acc") }
    }
reviewActions-upForTwo = Πέταξε { CARD($card, article: "the", case: "acc") } και τελείωσε τον γύρο με το 2 σου
reviewActions-chooseSize = Πάρε { COUNT($size, "card") }
reviewActions-nameRank = Διάλεξε { RANK($rank, number: "many", article: "the", case: "acc") }
reviewActions-claimOf =
    { $count ->
       *[other] Πάρε { CARDS($cards, article: "the", case: "acc") }
    }

## The cards dealt: how many wilds and how much deadwood, against the average of fair deals.

dealt-heading = Τα φύλλα που μοιράστηκαν
dealt-hint = Τι πήρε ο καθένας στο μοίρασμα, και σε παρένθεση το αναμενόμενο: ό,τι δίνει κατά μέσο όρο ένα τίμιο ανακάτεμα.
dealt-wilds = Μπαλαντέρ
dealt-deadwood = Αταίριαστα
dealt-meaning = Αταίριαστα: οι πόντοι που μένουν αν κατέβουν οι καλύτεροι συνδυασμοί των φύλλων που μοιράστηκαν.
dealt-band = Η γραμμή: το άθροισμά σου, πάνω ή κάτω από το αναμενόμενο. Σκιασμένο: ως εκεί φτάνουν 19 στις 20 φορές με τίμιο μοίρασμα.
dealt-withShare = { $dealt } ({ GROUPED($fair) })
dealt-aboveShare =
    { $sign ->
        [plus] +{ GROUPED($difference) }
        [minus] −{ GROUPED($difference) }
       *[even] { GROUPED($difference) }
    }
dealt-dealtWords =
    { $figure ->
        [deadwood] Αταίριαστα: { $dealt }, με αναμενόμενο το { GROUPED($fair) }.
       *[wilds] Μπαλαντέρ: { $dealt }, με αναμενόμενο το { GROUPED($fair) }.
    } { $than ->
        [more] Είναι κάπως πάνω από το συνηθισμένο, όπως μία στις τρεις φορές με τίμιο μοίρασμα.
        [less] Είναι κάπως κάτω από το συνηθισμένο, όπως μία στις τρεις φορές με τίμιο μοίρασμα.
        [muchMore] Με τίμιο μοίρασμα βγαίνει λιγότερο 19 στις 20 φορές.
        [muchLess] Με τίμιο μοίρασμα βγαίνει περισσότερο 19 στις 20 φορές.
       *[near] Είναι συνηθισμένο: με τίμιο μοίρασμα βγαίνει τόσο κοντά δύο στις τρεις φορές.
    }
