### Settings, keys, and the screens of games and rules.

## All settings.

allSettings-browsersLanguage = Όπως στον browser
allSettings-looks = Εμφάνιση
allSettings-felt = Τσόχα
allSettings-felts-green = Πράσινη
allSettings-felts-blue = Μπλε
allSettings-felts-wine = Μπορντό
allSettings-felts-slate = Γκρίζα
allSettings-felts-plum = Μοβ
allSettings-felts-sand = Μπεζ
allSettings-face = Όψη φύλλων
allSettings-faces-classic = Κλασική
allSettings-faces-large = Μεγάλη
allSettings-faces-fourColour = Χρωματιστή
allSettings-faces-minimal = Λιτή
allSettings-letters = Γράμματα στα φύλλα
allSettings-cardSize = Μέγεθος φύλλων
allSettings-cardSizes-small = Μικρό
allSettings-cardSizes-normal = Κανονικό
allSettings-cardSizes-large = Μεγάλο
allSettings-cardBack = Πλάτη φύλλων
allSettings-cardBacks-lattice = Πλέγμα
allSettings-cardBacks-waves = Κύματα
# Not "Φύλλα", which would be the cards.
allSettings-cardBacks-leaves = Φυλλωσιά
allSettings-cardBacks-plain = Απλή
allSettings-cardBacks-rays = Ακτίνες
allSettings-cardBacks-tiles = Πλακάκια
allSettings-table = Τραπέζι
allSettings-theme = Μέρα ή νύχτα
allSettings-themeNames-auto = Όπως η συσκευή
allSettings-themeNames-dark = Νύχτα
allSettings-themeNames-light = Μέρα
allSettings-bots = Μποτ στην εξάσκηση
allSettings-botSpeeds-normal = Κανονικά
allSettings-botSpeeds-fast = Γρήγορα
allSettings-speed = Εφέ κίνησης
allSettings-speeds-off = Χωρίς
allSettings-speeds-fast = Γρήγορα
allSettings-speeds-normal = Κανονικά
allSettings-speeds-slow = Αργά
allSettings-leftHanded = Για αριστερόχειρες
allSettings-leftHandedHint = Στοίβα, πεταμένα και κουμπιά αριστερά
allSettings-sound = Ήχος
allSettings-sounds = Ήχοι
allSettings-volume = Ένταση
allSettings-hear = Άκου έναν ήχο
allSettings-exampleSounds-yourTurn = Σειρά σου
allSettings-exampleSounds-place = Ένα φύλλο
allSettings-exampleSounds-swap = Ανταλλαγή
allSettings-exampleSounds-dealWon = Νίκη σε γύρο
allSettings-vibrates = Δόνηση
allSettings-vibratesHint = Όταν σηκώνεις φύλλο, κάνεις ανταλλαγή ή κλείνεις
allSettings-playing = Παίξιμο
allSettings-taps = Με πάτημα
allSettings-drags = Με σύρσιμο
allSettings-warns = Προειδοποίηση για ρίσκα
allSettings-warnsHint = Όταν πετάς μπαλαντέρ ή φύλλο που μπορεί να κολλήσει ο επόμενος
allSettings-hints = Κουμπί υπόδειξης
allSettings-hintsHint = Προτείνει μια κίνηση όταν το ζητάς
allSettings-phrases = Κουβέντα στο τραπέζι
allSettings-phrasesHint = Σύντομες φράσεις των άλλων και κουμπί για να απαντάς
allSettings-letterKeys = Πλήκτρα με γράμματα
allSettings-letterKeysHint = D τραβάει, M κατεβάζει, X πετάει, ? τα δείχνει όλα
allSettings-turn = Όταν είναι η σειρά σου
allSettings-notifies = Ειδοποίηση
allSettings-notifiesHint = Όταν το παιχνίδι είναι στο παρασκήνιο
allSettings-noAlerts-unsupported = Ο browser δεν υποστηρίζει ειδοποιήσεις.
allSettings-noAlerts-denied = Οι ειδοποιήσεις είναι κλειστές για αυτή τη σελίδα. Άνοιξέ τες στις ρυθμίσεις του browser.
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = Παντού στο τραπέζι
keys-hand = Στα φύλλα σου
keys-letters = Πλήκτρα με γράμματα
keys-lettersOff = Τα πλήκτρα με γράμματα είναι κλειστά στις ρυθμίσεις.
keys-lettersHint = Ισχύουν όσο η εστίαση είναι στο τραπέζι. Κλείνουν από τις ρυθμίσεις.
keys-reader = Με αναγνώστη οθόνης
keys-game = Σε μερικά παιχνίδια
tableKeys-move-key = Tab
tableKeys-move-does = Από τους συνδυασμούς στη στοίβα και στα πεταμένα, στα φύλλα σου και στα κουμπιά
tableKeys-along-key = Βέλη, Home, End
tableKeys-along-does = Από φύλλο σε φύλλο εκεί
tableKeys-act-key = Enter
tableKeys-act-does = Γίνεται ό,τι λέει η θέση: τραβάς, κολλάς, αλλάζεις, πετάς
tableKeys-escape-key = Esc
tableKeys-escape-does = Κλείνει ό,τι είναι ανοιχτό ή ακυρώνει την επιλογή
tableKeys-undo-key = Ctrl ή ⌘ Z
tableKeys-undo-does = Αναίρεση
handKeys-select-key = Διάστημα
handKeys-select-does = Επιλογή ενός φύλλου ή ακύρωση της επιλογής του
handKeys-play-key = Enter
handKeys-play-does = Επιλογή ενός φύλλου. Σε επιλεγμένο φύλλο: παίζεις την επιλογή εκεί που ταιριάζει ή πηγαίνεις εκεί που ταιριάζει
handKeys-shift-key = Shift και βέλος
handKeys-shift-does = Μετακίνηση του φύλλου μέσα στο χέρι
letterKeys-draw = Τραβάς από τη στοίβα
letterKeys-take = Παίρνεις το πάνω φύλλο από τα πεταμένα
letterKeys-meld = Κατεβάζεις τα επιλεγμένα φύλλα
letterKeys-layOff = Κολλάς την επιλογή
letterKeys-swap = Ανταλλαγή με μπαλαντέρ
letterKeys-discard = Πετάς το επιλεγμένο φύλλο
letterKeys-undo = Αναίρεση
letterKeys-scores = Σκορ
letterKeys-hint = Υπόδειξη. Ξανά: η επόμενη καλύτερη
letterKeys-cards = Δείχνει τα φύλλα της υπόδειξης
letterKeys-speak = Λες κάτι, όταν παίζεις με άλλους ανθρώπους
letterKeys-skip = Προχωράς ως τη σειρά σου, στην εξάσκηση
letterKeys-help = Αυτή η βοήθεια
gameKeys-contract = Βρίσκεις το συμβόλαιο, κατεβάζεις το συμβόλαιο
gameKeys-end = Τελειώνεις τη σειρά σου χωρίς να πετάξεις
gameKeys-goRummy = Κάνεις Rummy, ή έξοδος με 2
gameKeys-answer = Απαντάς ναι ή όχι

## Tips for playing with a screen reader.

readerHints-headings = Το τραπέζι έχει επικεφαλίδες: παίκτες, συνδυασμοί, στοίβα και πεταμένα, τα φύλλα σου, σκορ.
readerHints-buttons = Κάθε φύλλο και κάθε θέση είναι ένα κουμπί που λέει τι είναι. Πάτα ένα φύλλο για να το επιλέξεις. Πάτα το ξανά για να ακυρώσεις την επιλογή.
readerHints-places = Όταν έχεις επιλέξει φύλλα, οι θέσεις όπου ταιριάζουν είναι κουμπιά ανάμεσα στους συνδυασμούς, και το κουμπί «{ $button }» λέει τι θα έβγαινε.
readerHints-wilds = Ένας μπαλαντέρ που μπορείς να τον πάρεις με ανταλλαγή το λέει: «{ $label }». Επίλεξε το φύλλο που αντικαθιστά και μετά πάτα τον μπαλαντέρ.
readerHints-aloud = Οι κινήσεις των άλλων και η σειρά σου διαβάζονται μόνες τους. Όλα υπάρχουν στο κουμπί «{ $button }».

## The screen where a game is chosen.

gamesScreen-heading = Διάλεξε παιχνίδι
gamesScreen-search = Ψάξε με όποιο όνομα
gamesScreen-own = Οι σπιτικοί σου κανόνες
gamesScreen-noneOwn = Εδώ μπαίνουν οι κανόνες που αποθηκεύεις.
gamesScreen-most = Παίζεις πιο συχνά
gamesScreen-found = Αποτελέσματα
gamesScreen-clear = Καθάρισμα αναζήτησης
gamesScreen-noneFound = Κανένα παιχνίδι δεν λέγεται έτσι.
gamesScreen-showAll = Όλα τα παιχνίδια
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = Σπιτικές παραλλαγές
gamesScreen-groups-oxner = Παραλλαγές του Michael Oxner
gamesScreen-groups-greek = Ελληνικά παιχνίδια
gamesScreen-groups-cousins = Συγγενικά παιχνίδια
gamesScreen-choose = Διάλεξε
gamesScreen-chosen = Επιλεγμένο
gamesScreen-differs = Τι αλλάζει
gamesScreen-more = Περισσότερα
gamesScreen-allRules = Όλοι οι κανόνες
gamesScreen-change = Αλλαγή κανόνων
gamesScreen-rename = Μετονομασία
gamesScreen-remove = Διαγραφή
gamesScreen-putBack = Αναίρεση
gamesScreen-newName = Νέο όνομα
gamesScreen-nameTaken = Έχεις ήδη κανόνες με αυτό το όνομα.
gamesScreen-aboutRules =
    { $does ->
        [choose] { gamesScreen-choose }: { $name }
        [chosen] { gamesScreen-chosen }: { $name }
        [rename] { gamesScreen-rename }: { $name }
       *[remove] { gamesScreen-remove }: { $name }
    }
gamesScreen-gamesFound =
    { $count ->
        [one] Βρέθηκε { $count } παιχνίδι.
       *[other] Βρέθηκαν { $count } παιχνίδια.
    }
gamesScreen-deleted = Διαγράφηκε: { $name }.
gamesScreen-alsoCalled = Γνωστό και ως { LIST($names) }.
gamesScreen-alsoCalledAndMore = Γνωστό και ως { LIST($names) }.
gamesScreen-moreNames = { $count } ακόμα
difficulties-easy = Μαθαίνεται εύκολα
difficulties-medium = Λίγοι κανόνες παραπάνω
difficulties-hard = Πολλοί κανόνες
pasted-heading = Κανόνες από φίλους
pasted-field = Σύνδεσμος ή κωδικός με κανόνες
pasted-show = Δείξε

## A game in pictures and in a few words.

tile-players =
    { $fewest ->
        [none]
            { $most ->
                [one] { $most } παίκτης
               *[other] { $most } παίκτες
            }
       *[other] { $fewest } ως { $most } παίκτες
    }
tile-packs =
    { $packs ->
        [one] { $packs } τράπουλα
       *[other] { $packs } τράπουλες
    }{ $jokers ->
        [0] {""}
       *[other] , { $jokers } τζόκερ
    }
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] { $fewest } ως { COUNT($most, "card") }
    }
tile-noWilds = Χωρίς μπαλαντέρ
tile-wilds = Μπαλαντέρ: { LIST($wilds) }
tile-ranks =
    { $count ->
        [one] { $count } αξία
       *[other] { $count } αξίες
    }
wildRank-turned = η αξία που θα ανοίξει
wildRank-named = η αξία που ορίζει η μάνα
alwaysWild-jokers = τζόκερ
alwaysWild-twos = δυάρια
alwaysWild-tens = δεκάρια
alwaysWild-oneEyedJacks = μονόφθαλμοι βαλέδες
tile-toPoints =
    { $least ->
        [none] Ως { GROUPED($most) } πόντους
       *[other] Ως { GROUPED($least) }–{ GROUPED($most) } πόντους
    }
specialities-contract = Συμβόλαιο σε κάθε γύρο
specialities-setsOnly = Μόνο τριάδες
specialities-runsOnly = Μόνο κέντες
specialities-meldsInHand = Συνδυασμοί στο χέρι
specialities-fewWilds = Όριο στους μπαλαντέρ
specialities-deepPile = Παίρνεις και πιο βαθιά
specialities-useDiscard = Παίζεις ό,τι παίρνεις
specialities-press = Ίσως διπλοί πόντοι
specialities-lastTwo = Τέλος με ένα δυάρι
specialities-noWilds = Χωρίς μπαλαντέρ
unlike = Σε σχέση με { $game }: { LIST($parts, type: "semicolon") }.
trait-contract-off = χωρίς συμβόλαια
trait-contract-on = ένα συμβόλαιο σε κάθε γύρο
trait-when-duringTurns = κατεβάζεις όσο κρατάει ο γύρος
trait-when-goingOutOnly = οι συνδυασμοί μένουν στο χέρι
trait-firstMeld =
    { $points ->
        [0] ανοίγεις με όσους πόντους θέλεις
       *[other] ανοίγεις με { $points } πόντους
    }
trait-kinds-both = τριάδες και κέντες
trait-kinds-sets = μόνο τριάδες
trait-kinds-runs = μόνο κέντες
trait-system-penalties = τα φύλλα στο χέρι μετράνε εναντίον σου
trait-system-winnerTakesHands = όποιος κερδίζει παίρνει τους πόντους των άλλων
trait-system-meldedMinusHand = ό,τι ρίχνεις στο τραπέζι μετράει για σένα, ό,τι κρατάς εναντίον σου
trait-system-meldedPlusHands = ό,τι ρίχνεις στο τραπέζι μετράει για σένα
trait-system-melded = μετράει μόνο ό,τι ρίχνεις στο τραπέζι
trait-wilds = μπαλαντέρ είναι { LIST($wilds) }
trait-noWilds = χωρίς μπαλαντέρ
trait-pile-free = από τα πεταμένα μόνο το πάνω φύλλο, που μπορείς να το κρατήσεις
trait-pile-deep = παίρνεις και πολλά μαζί από τα πεταμένα
trait-pile-laid = ό,τι παίρνεις από τα πεταμένα πέφτει αμέσως στο τραπέζι
trait-pile-gated = πριν ανοίξεις, τα πεταμένα είναι μόνο γι’ αυτό
trait-wildLimit-none = όσοι μπαλαντέρ θέλεις σε κάθε συνδυασμό
trait-wildLimit-few = λίγοι μπαλαντέρ σε κάθε συνδυασμό
trait-press-off = χωρίς Press
trait-press-on = ένας γύρος μπορεί να μετρήσει διπλά
trait-lastTwo-false = ένα τελευταίο δυάρι είναι φύλλο σαν όλα τα άλλα
trait-lastTwo-true = ένα τελευταίο δυάρι τελειώνει τον γύρο
trait-target = ως τους { GROUPED($points) } πόντους

## The differences of a game from the standard game, and of house rules from their game.

differences-main = Οι κύριες διαφορές από το κανονικό παιχνίδι
differences-count =
    { $count ->
        [0] Το κανονικό παιχνίδι
        [one] { $count } διαφορά από το κανονικό παιχνίδι
       *[other] { $count } διαφορές από το κανονικό παιχνίδι
    }
differences-more =
    { $count ->
        [one] { $count } διαφορά ακόμα
       *[other] { $count } διαφορές ακόμα
    }
differences-moreInAllRules = { differences-more }: δες «{ gamesScreen-allRules }».
differences-inStandardGame = Κανονικά: { $sentence }
differences-inGame = { $game }: { $sentence }

## The editor of house rules.

editor-heading = Σπιτικοί κανόνες
editor-how = Πάτα έναν κανόνα για να τον αλλάξεις.
editor-search = Ψάξε στους κανόνες
editor-often = Αλλάζουν συχνά
editor-noneFound = Κανένας κανόνας εδώ δεν ταιριάζει.
editor-changes = Οι αλλαγές σου
editor-noChanges = Καμία αλλαγή ακόμα.
editor-reset = Επαναφορά
editor-resetAll = Επαναφορά όλων
editor-cannot = Δεν ταιριάζει με άλλους κανόνες.
editor-wayOut = Γίνεται αν αλλάξει κι αυτό:
editor-wayOutAlone = Γίνεται με επαναφορά κανόνων που δεν ισχύουν πια.
editor-noWayOut = Καμία άλλη αλλαγή δεν θα το έκανε δυνατό.
editor-offered = Συχνά παίζεται μαζί:
editor-addThese = Προσθήκη
editor-notThese = Όχι, ευχαριστώ
editor-changeAll = Άλλαξέ τα όλα
editor-leave = Άσ’ το έτσι
editor-toSummary = Δες τις αλλαγές
editor-resetOption = { editor-reset }: { $option }
editor-gameIs = { $game }.
editor-changedTo = Άλλαξε. { $sentence }
editor-rulesFound =
    { $count ->
        [one] Βρέθηκε { $count } κανόνας.
       *[other] Βρέθηκαν { $count } κανόνες.
    }

ownContracts-write = Γράψε δικά σου συμβόλαια
ownContracts-use = Χρήση αυτών των συμβολαίων
ownContracts-add = Πρόσθεσε συμβόλαιο
ownContracts-none = Κανένας άλλος
ownContracts-hand = Φύλλα που μοιράζονται
ownContracts-everyCard = Θέλει όλα σου τα φύλλα
ownContracts-contract = Συμβόλαιο { $number }
ownContracts-remove = Αφαίρεση συμβολαίου { $number }
ownContracts-meld = Συνδυασμός { $place } στο συμβόλαιο { $number }

## Examples below options.

optionExample-handScores = { COUNT($points, "point") } στο χέρι
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ Είναι κέντα
       *[no] ✗ Δεν είναι κέντα
    }
optionExample-withoutTurn = Σε 100 γύρους του κανονικού παιχνιδιού, κάποιος δεν προλαβαίνει να παίξει σε { $four } με τέσσερις παίκτες και σε { $six } με έξι.
swapExample-before = Έχεις το 8♥
swapExample-off = Ο μπαλαντέρ μένει
swapExample-free = Ο μπαλαντέρ είναι δικός σου
swapExample-thisTurn = Ο μπαλαντέρ είναι δικός σου, παίξε τον τώρα
swapExample-otherMeld = Ο μπαλαντέρ πάει σε άλλον συνδυασμό
swapExample-stays = Ο μπαλαντέρ αλλάζει θέση στον συνδυασμό

## The pages that show rules.

rulesPage-edit = Αλλαγή κανόνων
rulesPage-useThese = Διάλεξε για αργότερα
rulesPage-friends = Παίξε με φίλους
rulesPage-play = Παίξε με αυτούς τους κανόνες
rulesPage-keep = Αποθήκευση και κοινοποίηση
rulesPage-copyLink = Αντιγραφή συνδέσμου
rulesPage-copyCode = Αντιγραφή κωδικού
rulesPage-link = Σύνδεσμος:
rulesPage-name = Όνομα για τους κανόνες
rulesPage-save = Αποθήκευση
rulesPage-saved = Αποθηκεύτηκαν στη συσκευή.
rulesPage-full = Δεν χωράνε άλλοι. Διάγραψε μερικούς από τους αποθηκευμένους κανόνες σου.

## The page that shows a table before you take a seat.

look-who = Ποιοι είναι εδώ
look-free = Κενή θέση
look-join = Πάρε θέση
look-comeBack = Πίσω στη θέση σου
look-watch = Παρακολούθησε
look-unwatched = Αυτό το τραπέζι δεν δέχεται θεατές.
look-afterDeal = Από τον επόμενο γύρο παίρνεις τη θέση ενός μποτ, με τους πόντους του. Ως τότε παρακολουθείς.
look-book = Πάρε θέση από τον επόμενο γύρο
look-resting = Η παρτίδα είναι σε παύση. Συνεχίζεται όταν γυρίσουν οι παίκτες της.
look-tableCalled = Τραπέζι { $code }
look-about = { $game }. { differences-count }. { $pace }
look-seatsTaken = Πιασμένες θέσεις: { $taken } από τις { $seats }.
look-botNamed = { $name } (μποτ)

## A private table, the levels of bots, and the lists of tables at home.

home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) }
        [1] χθες
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Ανοιχτά τραπέζια
openTables-none = Κανένα ανοιχτό τραπέζι τώρα. Το «Παίξε τώρα» ανοίγει ένα.
openTables-unknown = Όταν έχεις σύνδεση, εδώ φαίνονται τα ανοιχτά τραπέζια.
openTables-sitDown = Κάθισε
openTables-look = Δες
openTables-peopleAt =
    { home-people } σε { $tables ->
        [one] { $tables } τραπέζι
       *[other] { $tables } τραπέζια
    }
openTables-showAll = Δείξε και τα { $count }
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats }
       *[other]
            Γύρος { $deal }: { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}από τον επόμενο γύρο
            }
    }.
openTables-seats =
    { home-people }, { $free ->
        [one] { $free } κενή θέση
       *[other] { $free } κενές θέσεις
    }
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    }: { $game }. { $now }
ownTables-heading = Τα τραπέζια σου
# "από τις 18:05", "από την 1η Μαρτίου", "στις 12 Μαρτίου".
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] σε παύση από τις { CLOCK($time) }
                [1] σε παύση από χθες
               *[other]
                    σε παύση από { FIRSTDAY($time) ->
                        [yes] την
                       *[no] τις
                    } { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] τελευταία φορά στις { CLOCK($time) }
                [1] τελευταία φορά χθες
               *[other]
                    τελευταία φορά { FIRSTDAY($time) ->
                        [yes] την
                       *[no] στις
                    } { LOCALDAY($time) }
            }
    }
hosting-bots = Μποτ στις κενές θέσεις
hosting-botsHint = Αλλιώς, η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις
hosting-spectators = Με θεατές
hosting-spectatorsHint = Όποιος έχει τον κωδικό, χωρίς να βλέπει τα φύλλα κανενός
hosting-hints = Με υποδείξεις
hosting-hintsHint = Αλλιώς, κανείς στο τραπέζι δεν μπορεί να ζητήσει
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] με θεατές
       *[no] χωρίς θεατές
    }{ $hints ->
        [yes] {""}
       *[no] , χωρίς υποδείξεις
    }
hosting-botsOf =
    { $bots ->
        [beginner] αρχάρια μποτ
        [steady] σταθερά μποτ
        [sharp] έξυπνα μποτ
        [expert] κορυφαία μποτ
        [several] μποτ διαφόρων επιπέδων
       *[none] χωρίς μποτ
    }
levels-legend = Μποτ
levels-each = Διάλεξε για κάθε μποτ
levels-note = Το μποτ 1 κάθεται αριστερά σου. Στο «Παίξε τώρα» τα μποτ παίζουν στο μεσαίο από τα επίπεδα που διάλεξαν οι παίκτες.
levelHints-beginner = Αρχάριο: κοιτάζει μόνο τα δικά του φύλλα, κατεβάζει αμέσως και κάνει λάθη.
levelHints-steady = Σταθερό: θυμάται τα φύλλα που είδε και ζυγίζει κάθε κίνηση.
levelHints-sharp = Έξυπνο: υπολογίζει και πού είναι μάλλον τα άλλα φύλλα.
levelHints-expert = Κορυφαίο: στο Crazy Rummy όπως το Έξυπνο. Σε παιχνίδια όπως το Rummy 5000 δοκιμάζει και συνέχειες.
levels-botNumber = Μποτ { $number }
levels-inShort = Από αριστερά σου: { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

levels-botNamed = { $name } ({ levels-botWithin })
pace-anybody = Ρυθμός στο «Παίξε τώρα»
pace-friends = Ρυθμός
rated-leaving = Παρτίδα με βαθμολογία: θα πάρεις την τελευταία θέση.
panels-log = Ιστορικό της παρτίδας
panels-tally = Μέτρημα
panels-next = Επόμενος γύρος
panels-review = Ανάλυση
panels-replay = Επανάληψη
panels-share = Κοινοποίηση σκορ
panels-check = Ήταν τίμιο το μοίρασμα;
panels-showTable = Δες το τραπέζι
panels-showTally = Μέτρημα και επόμενος γύρος
panels-showFinal = Τελική κατάταξη
panels-rematch = Ρεβάνς
panels-daily = Στην παρτίδα της ημέρας
panels-home = Αρχική
panels-total = Σύνολο
panels-player = Παίκτης
panels-nothingYet = Δεν έχει γίνει τίποτα ακόμα.
panels-joint = Κοινή νίκη
panels-final = Τελική κατάταξη

## House rules by the game that they come from.

home-withChanges = { $game } με { home-changesCount }.
home-changesCount =
    { $changes ->
        [one] { $changes } αλλαγή
       *[other] { $changes } αλλαγές
    }

## Choices that several screens have.

# They agree with “ο ρυθμός”.
paceNames-none = Χωρίς ρολόι
paceNames-usual = Κανονικός
paceNames-fast = Γρήγορος
waiting-scan = Σάρωσε και μπες
waiting-qrWords = Κωδικός QR με τον σύνδεσμο για αυτό το τραπέζι
toSettings-here = Αποθηκεύονται σε αυτή τη συσκευή.
# “Χρώμα” is a suit.
toSettings-fourColours = Τετράχρωμα φύλλα
toSettings-fourColoursHint = Σπαθιά πράσινα, καρό μπλε
toSettings-bigCards = Μεγάλα φύλλα
