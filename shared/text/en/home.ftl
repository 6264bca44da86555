### The first screen, gathering at a table, and the names of levels, paces, bots and avatars.

## The page, and what several screens have.

page-gameName = Crazy Rummy
# The game's own move in one sentence, below its picture on the home screen.
page-hook = Hold the card a wild stands for, and take the wild.
# The button that leaves a screen.
page-back = Back
# The viewer's own name among those of others: "Ana (you)".
page-ownName = { $name } (you)
# The accessible name of a button, where several have the same label: "Share and more: Friday".
page-labelAbout = { $label }: { $subject }

## The home screen.

home-playNow = Play now
home-playNowHint = With anyone online; bots fill empty seats
# A choice for Play now: any table will do, with the player’s own choice first.
home-orNear = Any length, number of players and pace
home-orNearHint = Your own choice first, then the nearest table with people
home-practise = Practise
home-practiseHint = Against bots, even offline
# The button that continues a practice game.
home-goOn = Continue: your turn
# The button back to a table where the player has a seat.
home-goBack = Continue your game
home-offline = Can’t reach the server. You can still practise offline.
home-friends = Friends
home-friendsHint = A private table, or a code
home-playFriend = Play with friends
home-create = Open a private table
home-code = Table code
home-join = Join
home-name = Your name
# The name of a player who has given none.
home-guest = Guest
home-seats = Players at the table
# Below the choice of the number of players.
home-lateTurns = With five or six in “Play now”, everyone gets a turn even if somebody goes out on their first.
home-length = Length
home-rules = How to play
home-learn = Learn to play
home-replay = Replay a game
home-learnHint = Two minutes at a real table
home-game = Game
home-games = Choose a game
home-houseRules = House rules
home-history = Your games
home-ratings = Leaderboard
home-profile = Your profile
home-daily = Daily deal
home-dailyHint = The same cards for everyone
# While Play now finds a table, and while a table opens.
home-finding = Finding a table…
home-opening = Opening your table…
# The name of the list of further ways, for screen readers.
home-more = More
home-language = Language
# Lengths of a game: "7 deals"; "3 deals, about 5 minutes".
home-dealsCount = { COUNT($deals, "deal") }
home-dealsInMinutes =
    { COUNT($deals, "deal") }, about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
home-playersCount =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
# A number of people; in the messages below.
home-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
# The people at public tables, none of them playing, none looking, or some of both: "2 people looking, 14 playing".
home-onlyLooking = { home-people } looking for a game
home-onlyPlaying = { home-people } playing
home-lookingAndPlaying = { home-people } looking, { $playing } playing
# Below *Play now*, which leads to people at a table of another length, size or pace. `$game`: that table's.
home-joins = Joins { home-people }: { $game }
# Below the button that continues a practice game.
home-goOnHint = Practice, deal { $deal }
# A game by house rules, the game that house rules come from: "Biddies with 3 changes.", and their number alone.
home-withHouseRules = { $game } with house rules

## Tables where the player has a seat.

# "Crazy Rummy with Ben and Cid"
ownTables-with = { $game } with { LIST($names) }

## Levels of bots.

# The choices.
levelNames-beginner = Beginner
levelNames-steady = Steady
levelNames-sharp = Sharp
levelNames-expert = Expert
# A bot of a level that stands alone, as in a table: "Sharp bot"; and in a sentence or in brackets.
levels-botAlone =
    { $level ->
        [beginner] Beginner bot
        [steady] Steady bot
        [sharp] Sharp bot
       *[expert] Expert bot
    }
levels-botWithin = { levels-botAlone }
# The mark of a bot's seat: "SHARP BOT", for tight spaces "SHARP".
levels-mark = { UPPER(levels-botAlone) }
levels-markShort = { UPPER($name) }

## Paces.

# The time limits of each pace.
paceHints-none = No clock: take your time.
paceHints-usual = 45 seconds a turn, plus 90 to spare in each game; twice that in your first game. Each meld earns 10 more.
paceHints-fast = Fast: 20 seconds a turn, doubled in your first game, and quick bots.
# The paces among other facts about a table.
paces-inShort =
    { $pace ->
        [usual] Usual pace
        [fast] Fast pace
       *[none] No clock
    }

## The bots, by number: a name for each in every language, with its own first letter.

bots-1 = Ada
bots-2 = Bruno
bots-3 = Clara
bots-4 = Dario
bots-5 = Edda
bots-6 = Fritz
bots-7 = Greta
bots-8 = Hugo

## People's avatars, by number.

avatars-1 = a fox
avatars-2 = a cat
avatars-3 = an owl
avatars-4 = a bear
avatars-5 = a rabbit
avatars-6 = a penguin
avatars-7 = a frog
avatars-8 = a panda
avatars-9 = a lion
avatars-10 = an elephant
avatars-11 = a hedgehog
avatars-12 = an octopus
avatars-13 = a turtle
avatars-14 = a whale
avatars-15 = a bee
avatars-16 = a snail
avatars-17 = a cactus
avatars-18 = a mushroom
avatars-19 = a sunflower
avatars-20 = a moon
avatars-21 = a teapot
avatars-22 = a balloon
avatars-23 = a sailing boat
avatars-24 = a rocket

## The screen on which players gather.

waiting-heading = Private table
waiting-gathering = Looking for players…
waiting-invite = Send your friends the link or the code.
waiting-code = Code
waiting-copy = Copy link
waiting-share = Share
# Sent with the link to a table.
waiting-shared = Play Crazy Rummy with me.
waiting-notShared = Couldn’t share. Copy the link instead.
waiting-copied = Copied
waiting-notCopied = Couldn’t copy. Select it and copy it yourself.
waiting-qr = QR code
waiting-start = Start with bots
waiting-startFull = Start
waiting-empty = Waiting for a player…
waiting-noBots = The game starts when every seat is taken.
waiting-filling = Bots will fill the empty seats soon.
waiting-watching = You’re watching. The players start when they’re ready.
waiting-leave = Leave the table
# The person who starts a private table, for the others.
waiting-startedBy = { $name } starts the game.
# How many players of a private table are there: "2 of 4 are here. Bots can take the 2 empty seats." `$missing` seats are
# free, which bots can take (`$bots`).
waiting-gathered =
    { $missing ->
        [0] Everyone is here.
       *[other]
            { $here ->
                [0] Nobody is here yet.
                [one] { $here } of { $seats } is here.
               *[other] { $here } of { $seats } are here.
            } { waiting-missing }
    }
waiting-missing =
    { $bots ->
        [yes]
            { $missing ->
                [one] Bots can take the empty seat.
               *[other] Bots can take the { $missing } empty seats.
            }
       *[no]
            { $missing ->
                [one] { $missing } player still missing.
               *[other] { $missing } players still missing.
            }
    }

## Rated games, at the table.

rated-waiting = If “Play now” brought two or more people here from different networks, the game is rated for them, without hints.
rated-mark = Rated.
rated-running = This game is rated: no hints, and if you leave you come last.

## Panels over the table, and the buttons that open and close them.

panels-scores = Scores
panels-rules = How we play here
panels-keys = Keys and screen reader
panels-leave = Menu
# The cross of every panel. “Close” alone is going out in Fort Worth Gin.
panels-close = Close panel
panels-notNow = Not now
panels-goHome = Go home
panels-goHomeHint = Your seat is kept for ten minutes
panels-leaveTable = Leave the table
panels-leaveHint = You give up your seat
panels-leaveKeptHint = You can continue this game later
# Beside a refusal.
panels-why = Why?

## Buttons on the table that teach.

learning-rules = Rules of this table
learning-hint = Hint
learning-nextHint = Next best hint
learning-hintsOff = The host has turned hints off at this table.

## The ways to the settings, and those that the home screen and the menu of a table have as well.

toSettings-title = Settings
toSettings-open = Settings
toSettings-mute = Mute
toSettings-unmute = Unmute

## The system notification for the viewer's turn.

turnAlert-title = Your turn
turnAlert-body = The table is waiting for you.

## A broken connection, and a seat that is taken elsewhere.

# `nobodyCame`: to a private table.
connection-reconnecting = Reconnecting…
connection-lost = The connection to the table was lost.
connection-elsewhere = You’re now playing here in another tab or on another device.
connection-playHere = Play here instead
connection-nobodyCame = Nobody else came for 15 minutes, so the table was closed. You can open it again with its code or link.
connection-openAgain = Open it again
connection-home = Back to home

## For somebody who watches: a bot's seat from the next deal or game on, and once it is booked.

takeSeat-take = Take a seat
takeSeat-nextDeal = From the next deal
takeSeat-nextGame = From the next game
takeSeat-booked = Seat booked
takeSeat-giveUp = Press to give it up

## The phrases of the table chat, and the names of its emoji.

sayings-hello = Hello!
sayings-goodLuck = Good luck!
sayings-wellPlayed = Well played!
sayings-niceSwap = Nice swap!
sayings-thanks = Thank you!
sayings-sorry = Sorry!
sayings-oops = Oops!
sayings-oneMoment = One moment, please
sayings-takeYourTime = Take your time
sayings-yourTurn = Your turn!
sayings-goodGame = Good game!
sayings-another = Another game?
sayings-smile = Smile
sayings-laugh = Laugh
sayings-surprise = Wow
sayings-sad = Sad
sayings-thumbsUp = Thumbs up
sayings-heart = Heart
# The button that opens the phrases, and the title of their panel.
company-saySomething = Say something
# A phrase as read out: "Ben: Well played!", "You: Smile."; `$words` end with a sign.
company-aloud = { cards-personAlone }: { $words }
# The accessible name of the button over a player's seat.
company-about = About { PEOPLE($who) }

## For a screen reader.

# A card's new place in the hand: "Seven of hearts, card 3 of 8."
access-placeInHand = { CAPITAL(CARD($card, style: "name")) }, card { $place } of { $cards }.
# "Sorted by melds: five of hearts, six of hearts, seven of hearts; two of spades."; `$groups` are such as the next.
access-sorted =
    Sorted by { $order ->
        [suit] suit
        [rank] rank
       *[melds] { TERM($terms, "melds") }
    }: { LIST($groups, type: "semicolon") }.
access-group = { CARDS($cards, style: "name", type: "comma") }
# "10 seconds left."
access-hurry =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
# While the table has no melds.
access-noMelds = No { TERM($terms, "melds") } on the table.
# The totals: "You 12, Ana 41 points."; `$lines` are such as the next, for the first, the last and other players.
access-totals = { LIST($lines, type: "comma") }.
access-total =
    { $place ->
        [first] { cards-personAlone } { $total }
        [last] { PEOPLE($who) } { COUNT($total, "point") }
       *[middle] { PEOPLE($who) } { $total }
    }
