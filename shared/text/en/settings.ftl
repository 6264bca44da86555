### Settings, keys, and the screens of games and rules.

## All settings.

# A choice of the language.
allSettings-browsersLanguage = Same as browser
allSettings-looks = Appearance
allSettings-felt = Felt
allSettings-felts-green = Green
allSettings-felts-blue = Blue
allSettings-felts-wine = Wine
allSettings-felts-slate = Slate
allSettings-felts-plum = Plum
allSettings-felts-sand = Sand
# What is printed on the cards’ faces.
allSettings-face = Card face
allSettings-faces-classic = Classic
allSettings-faces-large = Large
allSettings-faces-fourColour = Tinted
allSettings-faces-minimal = Minimal
allSettings-letters = Letters on cards
allSettings-cardSize = Card size
allSettings-cardSizes-small = Small
allSettings-cardSizes-normal = Normal
allSettings-cardSizes-large = Large
allSettings-cardBack = Card back
allSettings-cardBacks-lattice = Lattice
allSettings-cardBacks-waves = Waves
allSettings-cardBacks-leaves = Leaves
allSettings-cardBacks-plain = Plain
allSettings-cardBacks-rays = Rays
allSettings-cardBacks-tiles = Tiles
allSettings-table = Table
allSettings-theme = Day or night
# The page is dark or light.
allSettings-themeNames-auto = Same as device
allSettings-themeNames-dark = Night
allSettings-themeNames-light = Day
allSettings-bots = Bots in practice
allSettings-botSpeeds-normal = Normal
allSettings-botSpeeds-fast = Fast
allSettings-speed = Animation
allSettings-speeds-off = Off
allSettings-speeds-fast = Fast
allSettings-speeds-normal = Normal
allSettings-speeds-slow = Slow
allSettings-leftHanded = Left-handed layout
allSettings-leftHandedHint = Piles and buttons on the left
allSettings-sound = Sound
allSettings-sounds = Sounds
allSettings-volume = Volume
allSettings-hear = Listen to a sound
allSettings-exampleSounds-yourTurn = Your turn
allSettings-exampleSounds-place = A card
allSettings-exampleSounds-swap = A swap
allSettings-exampleSounds-dealWon = A deal won
allSettings-vibrates = Vibration
allSettings-vibratesHint = When you lift a card, swap or go out
allSettings-playing = Playing
# Cards are played by tapping them, or by dragging them; both may be on.
allSettings-taps = Tap to play
allSettings-drags = Drag to play
allSettings-warns = Warn before risky discards
allSettings-warnsHint = If the card is wild, or the next player could lay it off
allSettings-hints = Hint button
allSettings-hintsHint = Suggests a move when you ask
allSettings-phrases = Table chat
allSettings-phrasesHint = Short phrases from other players, and a button to answer
allSettings-letterKeys = Letter keys
# The letters are the same in every language.
allSettings-letterKeysHint = D draws, M melds, X discards, ? shows them all
# The heading of the notifications.
allSettings-turn = When it’s your turn
allSettings-notifies = Notify me
allSettings-notifiesHint = When the game is in the background
allSettings-noAlerts-unsupported = This browser doesn’t support notifications.
allSettings-noAlerts-denied = Notifications are blocked for this page. Allow them in your browser settings.
# The value of the volume slider: "60%".
allSettings-volumeOf = { PERCENT($share) }

## The help on keys: headings, then each key and what it does.

keys-table = Anywhere at the table
keys-hand = In your hand
keys-letters = Letter keys
keys-lettersOff = Letter keys are turned off in the settings.
keys-lettersHint = They work while the focus is on the table. You can turn them off in the settings.
keys-reader = With a screen reader
keys-game = In some games
tableKeys-move-key = Tab
tableKeys-move-does = Move between the melds, the piles, your hand and the buttons
tableKeys-along-key = Arrow keys, Home, End
tableKeys-along-does = Move along the cards there
tableKeys-act-key = Enter
tableKeys-act-does = Do what the place says: draw, lay off, swap, discard
tableKeys-escape-key = Esc
tableKeys-escape-does = Close what’s open, or clear the selection
tableKeys-undo-key = Ctrl or ⌘ Z
tableKeys-undo-does = Undo
handKeys-select-key = Space
handKeys-select-does = Select or deselect a card
handKeys-play-key = Enter
handKeys-play-does = Select a card; on a selected card, play the selection where it fits, or go to where it fits
handKeys-shift-key = Shift and an arrow key
handKeys-shift-does = Move the card along the hand
# Letter keys, whose letters are the same in every language.
letterKeys-draw = Draw from the stock
letterKeys-take = Take the top card of the discard pile
letterKeys-meld = Meld the selected cards
letterKeys-layOff = Lay off the selection
letterKeys-swap = Swap for a wild
letterKeys-discard = Discard the selected card
letterKeys-undo = Undo
letterKeys-scores = Scores
letterKeys-hint = Hint; again: the next best
letterKeys-cards = Show the hint’s cards
letterKeys-speak = Say something, with other people
letterKeys-skip = Skip to your turn, in practice
letterKeys-help = This help
# Letters that work only in some games.
gameKeys-contract = Find the contract, lay the contract
gameKeys-end = End the turn without a discard
gameKeys-goRummy = Go Rummy, or up for 2
gameKeys-answer = Answer yes or no

## Tips for playing with a screen reader.

readerHints-headings = The table has headings: players, melds, stock and discard pile, your hand, scores.
readerHints-buttons = Every card and every place is a button that says what it is. Press a card to select it; press it again to deselect it.
# `$button`: "Meld".
readerHints-places = With cards selected, the places where they fit are buttons among the melds, and the { $button } button says what they would make.
# `$label`, what such a wild says: "Swap: take the eight of clubs standing for the seven of hearts".
readerHints-wilds = A wild you can swap for says so: “{ $label }”. Select the card it stands for, then press the wild.
# `$button`: "Log".
readerHints-aloud = Other players’ moves and your turn are read out automatically. The { $button } button shows everything.

## The screen where a game is chosen.

gamesScreen-heading = Choose a game
gamesScreen-search = Search by any name
gamesScreen-own = Your house rules
# Where no house rules are saved yet.
gamesScreen-noneOwn = Your saved house rules appear here.
gamesScreen-most = You play most
gamesScreen-found = Results
gamesScreen-clear = Clear the search
gamesScreen-noneFound = No game has that name.
gamesScreen-showAll = Show all games
gamesScreen-groups-crazyRummy = Crazy Rummy
gamesScreen-groups-houses = House variants
gamesScreen-groups-oxner = Michael Oxner’s variants
gamesScreen-groups-greek = Greek games
gamesScreen-groups-cousins = Related games
gamesScreen-choose = Choose
gamesScreen-chosen = Chosen
# Opens what is different from the standard game.
gamesScreen-differs = How it differs
gamesScreen-more = More
gamesScreen-allRules = All rules
gamesScreen-change = Change rules
gamesScreen-rename = Rename
gamesScreen-remove = Delete
# Brings back house rules that were deleted.
gamesScreen-putBack = Undo
gamesScreen-newName = New name
gamesScreen-nameTaken = You already have rules with that name.
# The accessible name of a button about named rules: "Delete Friday".
gamesScreen-aboutRules =
    { $does ->
        [choose] { gamesScreen-choose } { $name }
        [chosen] { gamesScreen-chosen } { $name }
        [rename] { gamesScreen-rename } { $name }
       *[remove] { gamesScreen-remove } { $name }
    }
# "3 games found."
gamesScreen-gamesFound =
    { $count ->
        [one] { $count } game found.
       *[other] { $count } games found.
    }
# "Friday deleted."
gamesScreen-deleted = { $name } deleted.
# "Also called Lamsees and Lambz."
gamesScreen-alsoCalled = Also called { LIST($names) }.
# "Also called Lamsees, Lambz and 12 more.": the last item is `gamesScreen-moreNames`.
gamesScreen-alsoCalledAndMore = Also called { LIST($names) }.
gamesScreen-moreNames = { $count } more
difficulties-easy = Easy to learn
difficulties-medium = A few more rules
difficulties-hard = Many rules
pasted-heading = Rules from a friend
pasted-field = Link or code with rules
pasted-show = Show

## A game in pictures and in a few words.

# "3 to 6 players", "4 players"
tile-players =
    { $fewest ->
        [none]
            { $most ->
                [one] { $most } player
               *[other] { $most } players
            }
       *[other] { $fewest } to { $most } players
    }
# "1 pack", "2 packs, 4 jokers"
tile-packs =
    { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    }{ $jokers ->
        [0] {""}
        [one] , { $jokers } joker
       *[other] , { $jokers } jokers
    }
# "7 cards", "6 to 12 cards"
tile-hand =
    { $fewest ->
        [none] { COUNT($most, "card") }
       *[other] { $fewest } to { COUNT($most, "card") }
    }
tile-noWilds = No wild cards
# "Wild: 13 ranks", "Wild: a turned-up rank and jokers": ranks from `tile-ranks` or `wildRank`, and `alwaysWild`.
tile-wilds = Wild: { LIST($wilds) }
# The ranks that are wild in turn.
tile-ranks =
    { $count ->
        [one] { $count } rank
       *[other] { $count } ranks
    }
# How the wild rank of a deal is found.
wildRank-turned = a turned-up rank
wildRank-named = a rank the dealer names
# Cards that are wild in every deal.
alwaysWild-jokers = jokers
alwaysWild-twos = twos
alwaysWild-tens = tens
alwaysWild-oneEyedJacks = one-eyed jacks
# The points that end a game, which some games let players choose: "To 5,000 points", "To 300–500 points".
tile-toPoints =
    { $least ->
        [none] To { GROUPED($most) } points
       *[other] To { GROUPED($least) }–{ GROUPED($most) } points
    }
# The rule that makes a game another game.
specialities-contract = A contract in each deal
specialities-setsOnly = Sets only
specialities-runsOnly = Runs only
specialities-meldsInHand = Melds stay in hand
specialities-fewWilds = Few wilds in a meld
specialities-deepPile = Take from deep in the pile
specialities-useDiscard = Use what you take
specialities-press = Points may double
specialities-lastTwo = A last two ends it
specialities-noWilds = Naturals only
# How a game differs from the one its reader plays most: its main traits, from what is below.
# "Unlike Kaluki: first melds of 51 points; 2 packs, 6 jokers; to 500 points."
unlike = Unlike { $game }: { LIST($parts, type: "semicolon") }.
trait-contract-off = no contracts
trait-contract-on = a contract in each deal
trait-when-duringTurns = melds are laid as you go
trait-when-goingOutOnly = melds stay in the hand
trait-firstMeld =
    { $points ->
        [0] first melds of any value
       *[other] first melds of { $points } points
    }
trait-kinds-both = sets and runs
trait-kinds-sets = sets only
trait-kinds-runs = runs only
trait-system-penalties = the cards in your hand count against you
trait-system-winnerTakesHands = the winner scores what the others hold
trait-system-meldedMinusHand = what you lay counts for you, what you hold against you
trait-system-meldedPlusHands = what you lay counts for you
trait-system-melded = only what you lay counts
# "the wilds are 13 ranks and jokers": parts as in `tile-wilds`.
trait-wilds = the wilds are { LIST($wilds) }
trait-noWilds = no wilds
trait-pile-free = only the top discard from the pile, to keep or to lay
trait-pile-deep = you may take several cards of the pile
trait-pile-laid = a card from the pile is laid at once
trait-pile-gated = before your first melds, the pile is only for them
trait-wildLimit-none = any number of wilds in a meld
trait-wildLimit-few = few wilds in a meld
trait-press-off = no Press
trait-press-on = a deal may count double
trait-lastTwo-false = a last two is a card like any other
trait-lastTwo-true = a last two ends the deal
trait-target = to { GROUPED($points) } points

## The differences of a game from the standard game, and of house rules from their game.

differences-main = The main differences from the standard game
# "3 differences from the standard game"
differences-count =
    { $count ->
        [0] The standard game
        [one] { $count } difference from the standard game
       *[other] { $count } differences from the standard game
    }
differences-more =
    { $count ->
        [one] { $count } more difference
       *[other] { $count } more differences
    }
differences-moreInAllRules = { differences-more }: see “{ gamesScreen-allRules }”.
# An option as in the standard game: "Standard: Two packs shuffled together."
differences-inStandardGame = Standard: { $sentence }
# An option as in the game behind house rules: "In Biddies: Two packs shuffled together."
differences-inGame = In { $game }: { $sentence }

## The editor of house rules.

editor-heading = House rules
editor-how = Press a rule to change it.
editor-search = Search the rules
# The heading of the rules that are changed most.
editor-often = Changed most
editor-noneFound = No rule here matches your search.
editor-changes = Your changes
editor-noChanges = No changes yet.
editor-reset = Reset
editor-resetAll = Reset all
editor-cannot = That conflicts with other rules.
# Above the further changes that are needed, and where nothing but resets are needed.
editor-wayOut = It works if this changes too:
editor-wayOutAlone = It works if rules that no longer apply are reset.
editor-noWayOut = No other change would make it work.
# Above changes that go well with the one just made.
editor-offered = Often played with it:
editor-addThese = Add
editor-notThese = No thanks
editor-changeAll = Change all
# Neither changes nor resets anything.
editor-leave = Leave as is
editor-toSummary = See changes
# The accessible name of the button that resets one option: "Reset Packs".
editor-resetOption = { editor-reset } { $option }
# The name of a game before sentences about it: "Biddies."
editor-gameIs = { $game }.
# The announcement of a change: "Changed. Two packs shuffled together."
editor-changedTo = Changed. { $sentence }
# "3 rules found."
editor-rulesFound =
    { $count ->
        [one] { $count } rule found.
       *[other] { $count } rules found.
    }

## A list of contracts that players write for their house rules. `$number`: 1 for the first.

ownContracts-write = Write your own contracts
ownContracts-use = Use these contracts
ownContracts-add = Add a contract
ownContracts-none = No more
ownContracts-hand = Cards dealt
ownContracts-everyCard = It takes all your cards
ownContracts-contract = Contract { $number }
ownContracts-remove = Remove contract { $number }
ownContracts-meld = Meld { $place } of contract { $number }

## Examples below options.

# "43 points in hand"
optionExample-handScores = { COUNT($points, "point") } in hand
# Whether the cards shown are a run.
optionExample-isRun =
    { $isAllowed ->
        [yes] ✓ A run
       *[no] ✗ Not a run
    }
# How often somebody has no turn with four players and with six.
optionExample-withoutTurn = Out of 100 deals of the standard game, someone gets no turn in { $four } with four players and in { $six } with six.
# A wild in a run, and then the natural card for it, by where swapped wilds go.
swapExample-before = You hold the 8♥
# Where the wild goes.
swapExample-off = The wild stays
swapExample-free = The wild is yours
swapExample-thisTurn = The wild is yours, to play now
swapExample-otherMeld = The wild moves to another meld
swapExample-stays = The wild moves within its meld

## The pages that show rules.

rulesPage-edit = Change rules
rulesPage-useThese = Choose for later games
rulesPage-friends = Play with friends
rulesPage-play = Play by these rules
rulesPage-keep = Save and share
rulesPage-copyLink = Copy link
rulesPage-copyCode = Copy code
rulesPage-link = Link:
rulesPage-name = Name for these rules
rulesPage-save = Save
rulesPage-saved = Saved on this device.
rulesPage-full = No room for more. Delete some of your saved rules.

## The page that shows a table before you take a seat.

look-who = Who’s here
look-free = Empty seat
look-join = Take a seat
look-comeBack = Back to your seat
look-watch = Watch this table
look-unwatched = This table doesn’t allow spectators.
look-afterDeal = A bot’s seat is yours from the next deal, with its points. Until then you watch.
# A button: the seat is taken over from a bot when the next deal begins.
look-book = Take a seat from the next deal
look-resting = The game is paused. It resumes when its players are back.
# "Table KXQTBC"
look-tableCalled = Table { $code }
# "Biddies. 3 differences from the standard game. No clock: take your time."
look-about = { $game }. { differences-count }. { $pace }
# "1 of 4 seats taken."
look-seatsTaken =
    { $seats ->
        [one] { $taken } of { $seats } seat taken.
       *[other] { $taken } of { $seats } seats taken.
    }
# A bot among the players: "Ada (bot)".
look-botNamed = { $name } (bot)

## A private table, the levels of bots, and the lists of tables at home.

# When something was, on its own: "18:05" for today, "yesterday", "12 March".
home-dayAgo =
    { $daysAgo ->
        [0] { CLOCK($time) }
        [1] yesterday
       *[other] { LOCALDAY($time) }
    }
openTables-heading = Open tables
openTables-none = No open tables right now. “Play now” starts one.
openTables-unknown = Open tables appear here when you’re online.
# The buttons beside a table: to play there, or to look at it first.
openTables-sitDown = Sit down
openTables-look = View
# The people at open tables: "3 people at 2 tables".
openTables-peopleAt =
    { home-people } at { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
openTables-showAll = Show all { $count }
# The state of an open table: "Usual pace. Deal 3: 2 people, 1 seat free from the next deal." `$deal` is none before the
# game; the free seats are open (`$isOpen`) at once, or from the next deal.
openTables-now =
    { paces-inShort }. { $deal ->
        [none] { openTables-seats }
       *[other]
            Deal { $deal }: { openTables-seats }{ $isOpen ->
                [yes] {""}
               *[no] {" "}from the next deal
            }
    }.
openTables-seats =
    { home-people }, { $free ->
        [one] { $free } seat
       *[other] { $free } seats
    } free
# The accessible name of the button beside an open table: "Sit down: Biddies. Usual pace. …"; `$now` is its state.
openTables-at =
    { $does ->
        [sitDown] { openTables-sitDown }
       *[look] { openTables-look }
    }: { $game }. { $now }
ownTables-heading = Your tables
# When the player was there last: "KXQTBC, paused since yesterday", "KXQTBC, last played at 18:05".
ownTables-seen =
    { $code }, { $isPaused ->
        [yes]
            { $daysAgo ->
                [0] paused since { CLOCK($time) }
                [1] paused since yesterday
               *[other] paused since { LOCALDAY($time) }
            }
       *[no]
            { $daysAgo ->
                [0] last played at { CLOCK($time) }
                [1] last played yesterday
               *[other] last played on { LOCALDAY($time) }
            }
    }
hosting-bots = Bots fill empty seats
hosting-botsHint = If off, the game starts when every seat is taken
hosting-spectators = Allow spectators
hosting-spectatorsHint = Anyone with the code; they see nobody’s hand
hosting-hints = Allow hints
hosting-hintsHint = If off, nobody at the table can ask for one
# The choices on the button that opens them: "No clock, Sharp bots, spectators allowed". `$bots`: their level.
hosting-inShort =
    { paces-inShort }, { hosting-botsOf }, { $spectators ->
        [yes] spectators allowed
       *[no] no spectators
    }{ $hints ->
        [yes] {""}
       *[no] , no hints
    }
hosting-botsOf =
    { $bots ->
        [beginner] Beginner bots
        [steady] Steady bots
        [sharp] Sharp bots
        [expert] Expert bots
        [several] bots of several levels
       *[none] without bots
    }
levels-legend = Bots
levels-each = Choose for each bot
levels-note = Bot 1 sits on your left. With “Play now”, bots play at the middle level of those the players chose.
# How the bots of each level play: each begins with the name of the level.
levelHints-beginner = Beginner: looks at its own cards, lays melds at once and makes mistakes.
levelHints-steady = Steady: remembers the cards it has seen and weighs each turn.
levelHints-sharp = Sharp: also works out where the other cards probably are.
levelHints-expert = Expert: in Crazy Rummy like Sharp; in games such as 5000 Rummy it also plays the deal ahead.
# "Bot 2", counted from the player's left.
levels-botNumber = Bot { $number }
# Levels that differ: "From your left: Sharp, Steady, Beginner."
levels-inShort = From your left: { LIST($levels, type: "comma") }.

## Panels of a table, and the end of a deal or a game.

# "Clara (Sharp bot)"
levels-botNamed = { $name } ({ levels-botWithin })
# Labels of the choice for Play now, and at a private table.
pace-anybody = Pace for Play now
pace-friends = Pace
rated-leaving = This game is rated: you would come last.
panels-log = Game log
panels-tally = Tally
# The button that is ready for the next deal.
panels-next = Next deal
panels-review = Review
# The button that plays a finished deal or game back.
panels-replay = Replay
panels-share = Share the result
# The button that opens the check of a deal.
panels-check = Was this deal fair?
# To the table without the tally or the standings, and back.
panels-showTable = Show the table
panels-showTally = Tally and next deal
panels-showFinal = Show standings
panels-rematch = Rematch
panels-daily = To the daily deal
# The button below the final standings, and that of the menu.
panels-home = Home
# Heads of a table of points.
panels-total = Total
panels-player = Player
# In an empty log.
panels-nothingYet = Nothing has happened yet.
panels-joint = Joint winners
panels-final = Final standings

## House rules by the game that they come from.

home-withChanges = { $game } with { home-changesCount }.
home-changesCount =
    { $changes ->
        [one] { $changes } change
       *[other] { $changes } changes
    }

## Choices that several screens have.

# The choices.
paceNames-none = No clock
paceNames-usual = Usual
paceNames-fast = Fast
waiting-scan = Scan to join
waiting-qrWords = QR code with the link to this table
toSettings-here = Saved on this device.
toSettings-fourColours = Four colours
toSettings-fourColoursHint = Clubs green, diamonds blue
toSettings-bigCards = Big cards
