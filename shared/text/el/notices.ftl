### The table's buttons and refusals, and what its parts are called for screen readers.

## The buttons. Each label has about eight letters of room on phones. Soft hyphens are for narrow buttons.

buttons-discard = Πέταξε
buttons-undo = Αναίρεση
buttons-sort = Ταξι{"\u00AD"}νόμηση
# In place of `buttons-sort` while the player arranges the hand.
buttons-arranged = Τέλος
buttons-scores = Σκορ
buttons-log = Ιστο{"\u00AD"}ρικό
buttons-leave = Μενού
# The button names the meld that the selected cards make: "Κατέβασε 5-6-7 ♥". `$isOneOfSeveral`: they make several.
# `$prepares`: melds are put aside for a contract now.
buttons-meld =
    { $prepares ->
        [yes] Στην άκρη
       *[no] Κατέβασε
    }{ $isOneOfSeveral ->
        [yes] …
       *[no]
            { $meld ->
                [none] {""}
               *[other] {" "}{ MELD($meld, style: "short") }
            }
    }
# The sort button where there is room: its next action, by the order of the hand now.
sorts-suit = Ταξινόμηση: { TERM($terms, "melds") }
sorts-melds = Ταξινόμηση: αξία
sorts-rank = Ταξινόμηση: δική μου
sorts-own = Ταξινόμηση: χρώμα
sorts-arranging = Τέλος ταξινόμησης
# Buttons that only some games or moments have.
extras-layContract = Συμβόλαιο
extras-findContract = Βρες συμβόλαιο
extras-goRummy = Κάνε Rummy
extras-upForTwo = Έξοδος με 2
extras-float = Στον αέρα
extras-endTurn = Τέλος
extras-decline = Άσ’ τα πεταμένα
extras-recall = Πάρ’ το πίσω
extras-goOut = { TERM($terms, "GoOutNow") }
# The warning on "Πέταξε" when the selected card would help the next player.
buttons-warning =
    { $why ->
        [wild] { TERM($terms, "wild") }!
       *[fits] κολλάει
    }

## The parts of the table, for screen readers.

headings-table = Τραπέζι
headings-seats = Παίκτες
headings-melds = Συνδυασμοί
headings-piles = Στοίβα και πεταμένα
headings-hand = Τα φύλλα σου
headings-step = Τι γίνεται τώρα
headings-actions = Ενέργειες
headings-contract = Συμβόλαιο
# A card in the hand: "Εφτά κούπα, μπαλαντέρ, νέο φύλλο", "Εννιά σπαθί, στην άκρη για την τριάδα με εννιάρια".
mirror-handCard =
    { cards-label }{ $fresh ->
        [none] {""}
        [draw] , νέο φύλλο
       *[swap] , από ανταλλαγή
    }{ $aside ->
        [none] {""}
       *[other] , στην άκρη για { MELD($aside, $terms, article: "the", case: "acc") }
    }
mirror-stock =
    Στοίβα, ακόμα { COUNT($count, "card") }{ $isOpen ->
        [yes] , μπορείς να τραβήξεις
       *[no] {""}
    }
# "Πεταμένα, 7 φύλλα, πάνω η ντάμα καρό, μπορείς να πάρεις το φύλλο".
mirror-pile =
    { $top ->
        [none] Πεταμένα, κανένα φύλλο{ mirror-pileMay }
       *[other]
            Πεταμένα{ $count ->
                [0] {""}
                [1] {""}
               *[other] , { COUNT($count, "card") }
            }, πάνω { CARD($top, article: "the", style: "name") }{ mirror-pileMay }
    }
mirror-pileMay =
    { $may ->
        [none] {""}
        [draw] , μπορείς να πάρεις το φύλλο
       *[discard] , μπορείς να πετάξεις
    }
# A card below the top of the pile, `$above` cards under it. `$isOpen`: it can be taken with those above.
mirror-pileCard =
    { $isOpen ->
        [yes] Πάρε { COUNT($depth, "card") } από τα πεταμένα, μέχρι και { CARD($card, article: "the", style: "name", case: "acc") }
       *[no] { CAPITAL(CARD($card, style: "name")) }, με { COUNT($above, "card") } από πάνω στα πεταμένα
    }
# Where a card can be laid off: an end of a run, or a set.
mirror-place =
    { $place ->
        [low] Κόλλησε στην αρχή { MELD($meld, $terms, article: "the", case: "gen") }
        [high] Κόλλησε στο τέλος { MELD($meld, $terms, article: "the", case: "gen") }
       *[set] Κόλλησε σ{ MELD($meld, $terms, article: "the", case: "acc") }
    }
# `$isTaken`: the wild goes into the hand; else it stays on the table.
mirror-swap =
    { $isTaken ->
        [yes] Ανταλλαγή: πάρε { CARD($wild, article: "the", style: "name", case: "acc") } που αντικαθιστά { mirror-anyOf }
       *[no] Ανταλλαγή: ελευθέρωσε { CARD($wild, article: "the", style: "name", case: "acc") } που αντικαθιστά { mirror-anyOf }
    }
# The wild leaves its set only for two of these cards.
mirror-swapForTwo = { mirror-swap }. Χρειάζονται δύο.
# What a wild stands for: "το εφτά κούπα ή το εφτά μπαστούνι"; `$rank` if it is that rank of any suit: "ένα εφτάρι".
mirror-anyOf =
    { $rank ->
        [none] { CARDS($faces, article: "the", style: "name", case: "acc", type: "or") }
       *[other] { RANK($rank, article: "a", case: "acc") }
    }
# "Εφτά κούπα, στην κέντα από πέντε ως εφτά κούπα"; `$isWild`: "Οχτώ σπαθί, μπαλαντέρ, αντικαθιστά …". `$by`: who played
# it, if somebody else laid the meld.
mirror-meldCard =
    { cards-label }{ $isWild ->
        [yes] , αντικαθιστά { mirror-anyOf }
       *[no] {""}
    }, σ{ MELD($meld, $terms, article: "the", case: "acc") }{ $by ->
        [none] {""}
       *[other]
            { PERSON($by) ->
                [you] , το έριξες εσύ
               *[other] , το έριξε: { $by }
            }
    }
# "Τριάδα με ρηγάδες (Άννα)"; `$by` is none where melds belong to nobody.
mirror-meldHeading =
    { CAPITAL(MELD($meld, $terms)) }{ $by ->
        [none] {""}
       *[other] {" "}({ PEOPLE($by) })
    }
# One of several things of the same name: "Τζόκερ, στην τριάδα με ρηγάδες, 1 από 2".
mirror-numbered = { $name }, { $number } από { $of }
# The empty felt. `$prepares`: the selected cards are put aside for the contract.
mirror-felt =
    { $prepares ->
        [yes] Βάλε στην άκρη τα επιλεγμένα φύλλα για το συμβόλαιο
       *[no] { TERM($terms, "Lay") } με τα επιλεγμένα φύλλα { TERM($terms, "newMeldAcc") }
    }

## A seat: "Άννα, αλεπού, 5 φύλλα, 41 πόντοι, μάνα, κατέβασε", "Αλέκος, έξυπνο μποτ, 7 φύλλα, 30 πόντοι, παίζει".

mirrorSeat-parts = { LIST($parts, type: "comma") }
mirrorSeat-player =
    { PERSON($who) ->
        [you] { $who } (εσύ)
       *[other] { $who }
    }
mirrorSeat-cards = { COUNT($count, "card") }
mirrorSeat-points = { COUNT($count, "point") }
mirrorSeat-takes = ακόμη { COUNT($left, "card") } εκτός σειράς
# What is so now. `standIn`: a bot plays for the person; `asked`: decides something outside the turn.
mirrorSeat-now =
    { $fact ->
        [standIn] παίζει μποτ
        [away]
            { PERSON($who) ->
                [you] λείπεις
               *[other] λείπει
            }
        [dealer] μάνα
        [melded]
            { PERSON($who) ->
                [you] κατέβασες
               *[other] κατέβασε
            }
        [late] άλλη μία σειρά
        [floats] στον αέρα
        [turn]
            { PERSON($who) ->
                [you] παίζεις
               *[other] παίζει
            }
       *[asked]
            { PERSON($who) ->
                [you] αποφασίζεις
               *[other] αποφασίζει
            }
    }

## Refusals by the rules. All have the code of the refusal.

refusals-notNow = Αυτό δεν γίνεται τώρα στη σειρά σου.
refusals-notYourTurn = Δεν είναι ακόμα η σειρά σου.

## Refusals by the server.

refusals-badMessage = Ο διακομιστής δεν το κατάλαβε. Ανανέωσε τη σελίδα.
refusals-stale = Η παρτίδα έχει ήδη προχωρήσει.
refusals-notSeated = Παρακολουθείς. Αυτό το κάνουν μόνο οι παίκτες.
refusals-notPlaying = Δεν παίζεται παρτίδα τώρα.
refusals-alreadyPlaying = Η παρτίδα έχει ήδη αρχίσει.
refusals-gameOver = Η παρτίδα τελείωσε. Αν οι παίκτες αρχίσουν άλλη, μπορείς ανάμεσα στους γύρους να πάρεις τη θέση ενός μποτ.
refusals-tableFull = Αυτό το τραπέζι είναι γεμάτο.
refusals-notFull = Αυτό το τραπέζι δεν έχει μποτ. Η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις.
refusals-hostStarts = Την παρτίδα την ξεκινάει όποιος άνοιξε το τραπέζι. Αν λείπει, την ξεκινάει η επόμενη θέση.
refusals-noSpectators = Σε αυτό το τραπέζι δεν επιτρέπονται θεατές.
refusals-nobodyThere = Δεν κάθεται άλλος παίκτης σε αυτή τη θέση τώρα.
refusals-noSuchTable = Κανένα τραπέζι δεν έχει αυτόν τον κωδικό. Έλεγξέ τον και δοκίμασε ξανά.
refusals-badToken = Ο διακομιστής δεν αναγνωρίζει πια αυτή τη συσκευή. Ανανέωσε τη σελίδα.
refusals-noSuchGuest = Κανένας παίκτης δεν έχει αυτόν τον κωδικό. Έλεγξέ τον και δοκίμασε ξανά.
refusals-badName = Διάλεξε όνομα με 1 ως 20 συνηθισμένους χαρακτήρες.
refusals-badRules = Η σελίδα δεν μπορεί να διαβάσει τους κανόνες του τραπεζιού. Ανανέωσέ την.
refusals-badSeats = Αυτό το παιχνίδι δεν παίζεται με τόσους παίκτες.
refusals-oldVersion = Υπάρχει νεότερη έκδοση του παιχνιδιού. Ανανέωσε τη σελίδα.
refusals-tooFast = Πολλά αιτήματα μαζί. Περίμενε λίγο και δοκίμασε ξανά.
refusals-serverFull = Ο διακομιστής είναι γεμάτος αυτή τη στιγμή. Δοκίμασε ξανά σε λίγα λεπτά.
refusals-tooManyTables = Υπάρχουν πολλά ανοιχτά τραπέζια από εσένα ή το δίκτυό σου. Άφησε ένα ή δοκίμασε αργότερα.
refusals-offline = Το τραπέζι δεν απαντάει. Έλεγξε τη σύνδεσή σου.
refusals-lessonWaits = Αυτό θα γίνει αργότερα. Κάνε πρώτα ό,τι λέει το μάθημα.
refusals-noSockets = Ο διακομιστής απαντάει, αλλά κάτι ενδιάμεσα μπλοκάρει τη ζωντανή σύνδεση (WebSockets). Δοκίμασε άλλο δίκτυο ή κάνε εξάσκηση χωρίς σύνδεση.
refusals-tableClosed = Αυτό το τραπέζι έπρεπε να κλείσει. Η καταγραφή της παρτίδας φυλάγεται.
refusals-newerTable = Σε αυτό το τραπέζι η παρτίδα παίχτηκε τελευταία φορά με νεότερη έκδοση του παιχνιδιού. Φυλάγεται και ανοίγει ξανά μόλις επιστρέψει εκείνη η έκδοση.

## Refusals by the page itself.

# The order by melds could not be fetched.
refusals-noMeldOrder = Δεν έγινε η ταξινόμηση σε { TERM($terms, "meldsAcc") }. Δοκίμασε ξανά όταν έχεις σύνδεση.
refusals-timeRanOut = Σου τελείωσε ο χρόνος.
refusals-notOpened = Δεν άνοιξε. Ανανέωσε τη σελίδα και δοκίμασε ξανά.
refusals-gameForgotten = Αυτή η παρτίδα δεν αποθηκεύτηκε. Άρχισε μια νέα.

## Reasons for a refusal that are more exact, since they name cards and numbers.

# Why a move is refused, as long as the messages that tell more are not there.
notices-refused = Αυτό δεν γίνεται τώρα.
# The clock has ended the turn and discarded a card.
notices-ranOutOfTime = Σου τελείωσε ο χρόνος: { CARD($card, article: "the") } πήγε στα πεταμένα.
notices-drawFirst = Πρώτα τράβα ένα φύλλο.
notices-alreadyDrawn = Έχεις ήδη τραβήξει φύλλο.
notices-drewThisTurn = Τράβηξες φύλλο, άρα τώρα πέτα ένα. Κατεβάζεις σε σειρά που δεν τραβάς.
notices-laidThisTurn = Κατέβασες φύλλα σε αυτή τη σειρά, άρα ούτε τραβάς ούτε πετάς.
notices-hasExtraCard = Το έξτρα φύλλο μετράει σαν τραβηγμένο.
notices-waitForTaker = Περίμενε: μπορεί ακόμα κάποιος άλλος να πάρει το φύλλο.
notices-noSwaps = Σε αυτό το παιχνίδι δεν γίνονται ανταλλαγές.
notices-runEnds = Από αυτή την πλευρά η κέντα δεν μεγαλώνει άλλο.
# The button that reloads the page.
notices-reload = Ανανέωσε τη σελίδα

## Why the table is gone for good.

lost-hadToClose = Αυτό το τραπέζι έπρεπε να κλείσει.
lost-closed = Το τραπέζι έκλεισε ή δεν έχεις πια θέση εκεί.
