### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
page-hook = Έχεις το φύλλο που αντικαθιστά ο μπαλαντέρ; Ο μπαλαντέρ είναι δικός σου.
page-back = Πίσω
page-ownName = { $name } (εσύ)
page-labelAbout = { $label }: { $subject }

## The home screen.

home-playNow = Παίξε τώρα
home-playNowHint = Με κόσμο online και μποτ στις κενές θέσεις
home-orNear = Κάθε διάρκεια, αριθμός παικτών και ρυθμός
home-orNearHint = Πρώτα ό,τι διάλεξες, αλλιώς το πιο κοντινό τραπέζι με κόσμο
home-practise = Εξάσκηση
home-practiseHint = Με μποτ, και χωρίς σύνδεση
home-goOn = Συνέχισε: η σειρά σου
home-goBack = Συνέχισε την παρτίδα
home-offline = Ο διακομιστής δεν απαντάει. Εξάσκηση γίνεται και χωρίς σύνδεση.
home-friends = Φίλοι
home-friendsHint = Ιδιωτικό τραπέζι ή κωδικός
home-playFriend = Παίξε με φίλους
home-create = Άνοιξε ιδιωτικό τραπέζι
home-code = Κωδικός τραπεζιού
home-join = Μπες
home-name = Το όνομά σου
home-guest = Επισκέπτης
home-seats = Παίκτες στο τραπέζι
home-lateTurns = Με πέντε ή έξι στο «Παίξε τώρα» προλαβαίνουν να παίξουν όλοι, ακόμα κι αν κάποιος κλείσει με την πρώτη.
home-length = Διάρκεια
home-rules = Πώς παίζεται
home-learn = Μάθε να παίζεις
home-replay = Επανάληψη παρτίδας
home-learnHint = Δύο λεπτά σε αληθινό τραπέζι
home-game = Παιχνίδι
home-games = Διάλεξε παιχνίδι
home-houseRules = Σπιτικοί κανόνες
home-history = Οι παρτίδες σου
home-ratings = Κατάταξη
home-profile = Το προφίλ σου
home-daily = Παρτίδα της ημέρας
home-dailyHint = Τα ίδια φύλλα για όλους
home-finding = Ψάχνουμε τραπέζι…
home-opening = Ανοίγει το τραπέζι σου…
home-more = Περισσότερα
home-language = Γλώσσα
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, περίπου { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }
home-playersCount =
    { $players ->
        [one] { $players } παίκτης
       *[other] { $players } παίκτες
    }
home-people =
    { $people ->
        [one] { $people } άτομο
       *[other] { $people } άτομα
    }
home-onlyLooking = { home-looking } παρτίδα
home-looking =
    { $people ->
        [one] { $people } άτομο ψάχνει
       *[other] { $people } άτομα ψάχνουν
    }
home-onlyPlaying =
    { $people ->
        [one] { $people } άτομο παίζει
       *[other] { $people } άτομα παίζουν
    } τώρα
home-lookingAndPlaying =
    { home-looking }, { $playing ->
        [one] { $playing } παίζει
       *[other] { $playing } παίζουν
    }
home-joins = Με { home-people }: { $game }
home-goOnHint = Εξάσκηση, γύρος { $deal }
home-withHouseRules = { $game } με σπιτικούς κανόνες

## Tables where the player has a seat.

# "Crazy Rummy (Άννα και Νίκος)": after "με" the names would need another case.
ownTables-with = { $game } ({ LIST($names) })

## Levels of bots.

# They agree with “το μποτ”.
levelNames-beginner = Αρχάριο
levelNames-steady = Σταθερό
levelNames-sharp = Έξυπνο
levelNames-expert = Κορυφαίο
levels-botAlone = { CAPITAL(levels-botWithin) }
levels-botWithin =
    { $level ->
        [beginner] αρχάριο μποτ
        [steady] σταθερό μποτ
        [sharp] έξυπνο μποτ
       *[expert] κορυφαίο μποτ
    }
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

paceHints-none = Χωρίς ρολόι: παίζεις με την ησυχία σου.
paceHints-usual = 45 δευτερόλεπτα για κάθε σειρά σου και άλλα 90 απόθεμα σε κάθε παρτίδα. Στην πρώτη σου παρτίδα, τα διπλά. Κάθε συνδυασμός δίνει άλλα 10.
paceHints-fast = Γρήγορος: 20 δευτερόλεπτα για κάθε σειρά σου, τα διπλά στην πρώτη σου παρτίδα, και μποτ που δεν αργούν.
paces-inShort =
    { $pace ->
        [usual] Κανονικός ρυθμός
        [fast] Γρήγορος ρυθμός
       *[none] Χωρίς ρολόι
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Αλέκος
bots-2 = Βάσω
bots-3 = Γιάννης
bots-4 = Δέσποινα
bots-5 = Ευτυχία
bots-6 = Ζήσης
bots-7 = Ηλέκτρα
bots-8 = Λάμπρος

## People's avatars, by number.

avatars-1 = αλεπού
avatars-2 = γάτα
avatars-3 = κουκουβάγια
avatars-4 = αρκούδα
avatars-5 = κουνέλι
avatars-6 = πιγκουίνος
avatars-7 = βάτραχος
avatars-8 = πάντα
avatars-9 = λιοντάρι
avatars-10 = ελέφαντας
avatars-11 = σκαντζόχοιρος
avatars-12 = χταπόδι
avatars-13 = χελώνα
avatars-14 = φάλαινα
avatars-15 = μέλισσα
avatars-16 = σαλιγκάρι
avatars-17 = κάκτος
avatars-18 = μανιτάρι
avatars-19 = ηλιοτρόπιο
avatars-20 = φεγγάρι
avatars-21 = τσαγιέρα
avatars-22 = μπαλόνι
avatars-23 = ιστιοφόρο
avatars-24 = πύραυλος

## The screen on which players gather.

waiting-heading = Ιδιωτικό τραπέζι
waiting-gathering = Ψάχνουμε παίκτες…
waiting-invite = Στείλε στους φίλους σου τον σύνδεσμο ή τον κωδικό.
waiting-code = Κωδικός
waiting-copy = Αντιγραφή συνδέσμου
waiting-share = Κοινοποίηση
waiting-shared = Παίξε μαζί μου Crazy Rummy.
waiting-notShared = Η κοινοποίηση δεν έγινε. Αντίγραψε τον σύνδεσμο.
waiting-copied = Αντιγράφηκε
waiting-notCopied = Η αντιγραφή δεν έγινε. Επίλεξε το κείμενο και αντίγραψέ το.
waiting-qr = Κωδικός QR
waiting-start = Έναρξη με μποτ
waiting-startFull = Έναρξη
waiting-empty = Περιμένουμε παίκτη…
waiting-noBots = Η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις.
waiting-filling = Σε λίγο θα μπουν μποτ στις κενές θέσεις.
waiting-watching = Παρακολουθείς. Οι παίκτες αρχίζουν όποτε θέλουν.
waiting-leave = Φύγε από το τραπέζι
waiting-startedBy = Την παρτίδα την ξεκινάει: { $name }
waiting-gathered =
    { $missing ->
        [0] Όλοι είναι εδώ.
       *[other]
            { $here ->
                [0] Δεν ήρθε κανείς ακόμα.
               *[other] { $here } από τους { $seats } είναι εδώ.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [one] Ένα μποτ μπορεί να πάρει την άλλη θέση.
               *[other] Μποτ μπορούν να πάρουν τις άλλες { $missing } θέσεις.
            }
       *[no]
            { $missing ->
                [one] Λείπει ακόμα { $missing } παίκτης.
               *[other] Λείπουν ακόμα { $missing } παίκτες.
            }
    }

## Rated games, at the table.

rated-waiting = Αν το «Παίξε τώρα» έφερε εδώ δύο ή περισσότερα άτομα από διαφορετικά δίκτυα, η παρτίδα έχει βαθμολογία γι’ αυτά και δεν έχει υποδείξεις.
rated-mark = Με βαθμολογία.
rated-running = Παρτίδα με βαθμολογία: χωρίς υποδείξεις, και αν φύγεις παίρνεις την τελευταία θέση.

## Panels over the table, and the buttons that open and close them.

panels-scores = Σκορ
panels-rules = Πώς παίζουμε εδώ
panels-keys = Πλήκτρα και ανάγνωση οθόνης
panels-leave = Μενού
# “Κλείσιμο” alone is going out.
panels-close = Κλείσιμο παραθύρου
panels-notNow = Όχι τώρα
panels-goHome = Στην αρχική
panels-goHomeHint = Η θέση σε περιμένει δέκα λεπτά
panels-leaveTable = Φύγε από το τραπέζι
panels-leaveHint = Αφήνεις τη θέση σου
panels-leaveKeptHint = Μπορείς να συνεχίσεις την παρτίδα αργότερα
panels-why = Γιατί;

## Buttons on the table that teach.

learning-rules = Κανόνες του τραπεζιού
learning-hint = Υπόδειξη
learning-nextHint = Επόμενη υπόδειξη
learning-hintsOff = Οι υποδείξεις είναι κλειστές σε αυτό το τραπέζι.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Ρυθμίσεις
toSettings-open = Ρυθμίσεις
toSettings-mute = Χωρίς ήχο
toSettings-unmute = Με ήχο

## The system notification for the viewer's turn.

turnAlert-title = Σειρά σου
turnAlert-body = Το τραπέζι σε περιμένει.

## A broken connection, and a seat that is taken elsewhere.

connection-reconnecting = Επανασύνδεση…
connection-lost = Χάθηκε η σύνδεση με το τραπέζι.
connection-elsewhere = Τώρα παίζεις εδώ από άλλη καρτέλα ή άλλη συσκευή.
connection-playHere = Παίξε από εδώ
connection-nobodyCame = Για 15 λεπτά δεν ήρθε κανείς άλλος και το τραπέζι έκλεισε. Ο κωδικός και ο σύνδεσμός του το ανοίγουν ξανά.
connection-openAgain = Άνοιξέ το ξανά
connection-home = Στην αρχική

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Πάρε θέση
takeSeat-nextDeal = Από τον επόμενο γύρο
takeSeat-nextGame = Από την επόμενη παρτίδα
takeSeat-booked = Κρατημένη θέση
takeSeat-giveUp = Πάτα για να την αφήσεις

## The phrases of the table chat, and the names of its emoji.

sayings-hello = Γεια!
sayings-goodLuck = Καλή τύχη!
sayings-wellPlayed = Ωραία έπαιξες!
sayings-niceSwap = Ωραία ανταλλαγή!
sayings-thanks = Ευχαριστώ!
sayings-sorry = Συγγνώμη!
sayings-oops = Ωχ!
sayings-oneMoment = Μισό λεπτό
sayings-takeYourTime = Με την ησυχία σου
sayings-yourTurn = Σειρά σου!
sayings-goodGame = Ωραία παρτίδα!
sayings-another = Πάμε άλλη μία;
sayings-smile = Χαμόγελο
sayings-laugh = Γέλιο
sayings-surprise = Πω πω
sayings-sad = Λύπη
sayings-thumbsUp = Μπράβο
sayings-heart = Καρδιά
company-saySomething = Πες κάτι
# A name and a colon would tell what somebody did, not what they said.
company-aloud =
    { PERSON($who) ->
        [you] Λες: { $words }
       *[other] { $who } λέει: { $words }
    }
company-about = Πληροφορίες: { PEOPLE($who) }

## For a screen reader.

access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, φύλλο { $place } από { $cards }.
# A semicolon between groups would be read out as a question mark.
access-sorted =
    Ταξινόμηση { $order ->
        [suit] κατά χρώμα
        [rank] κατά αξία
       *[melds] σε { TERM($terms, "meldsAcc") }
    }: { LIST($groups, type: "space") }
access-group = { CAPITAL(CARDS($cards, style: "name", type: "comma")) }.
access-hurry =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο.
       *[other] Μένουν { $seconds } δευτερόλεπτα.
    }
access-noMelds = Δεν υπάρχουν { TERM($terms, "melds") } στο τραπέζι.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
