### Around the rules: why rules cannot work, links, pictures, public pages, and the game as others show it.

## Why rules cannot work together.

problem-noTable = A table has two to eight seats, and the fewest players cannot exceed the most.
problem-tooFewCards = There are not enough cards for every number of players allowed: all hands, the cards turned up and one card for the stock.
problem-jokersMissing = Jokers are wild, but there are none in the pack.
problem-jokersNotWild = There are jokers in the pack, so they must be wild.
problem-twosMissing = Twos are always wild, but they are taken out of the pack.
problem-growsForever = If hands grow with every deal, the number of deals must be fixed.
problem-turnedBeforeNamed = The card that begins the discard pile is turned up before the dealer names the wild rank, so it cannot be replaced if it is wild.
problem-noDeals = The game needs a number of deals, or a target.
problem-ranksWithoutEnd = A list of wild ranks runs out: in a game to a target, a card must show the wild rank, or there must be none.
problem-namedOnceEach = A dealer who names each rank once a game needs thirteen deals, a pack with all ranks, and aces allowed as the wild rank.
problem-rankNotInPack = A rank that is wild in one of the deals is taken out of the pack.
problem-dealWithoutRank = Each deal in the list needs a wild rank.
problem-jokerDealWithoutJoker = A last deal for the joker needs jokers that are wild.
problem-jokerDealAfterWhat = A last deal for the joker follows a fixed list of deals, not a target or a card turned up.
problem-twoPileStarts = The discard pile can begin with only one card: the one that shows the wild rank, or another.
problem-moreForNobody = The dealer can keep the card and be dealt another only if it was dealt to the dealer.
problem-takenUnseen = Cards deep in the discard pile can be taken or called only if the whole pile can be seen.
problem-gateBeforeWhat = A rule about taking several cards makes sense only if several may be taken.
problem-frozenMustMeld = A card taken from the pile cannot be both laid at once and held for a turn.
problem-frozenCall = A card that is called is laid at once, so it cannot wait a turn.
problem-keepAndDiscard = With one card left, you must keep the card you draw, so no rule can make you lay or discard it.
problem-outOfTurnBound = A discard taken out of turn cannot be laid at once.
problem-setTooLarge = There are only four different cards of a rank: larger sets need two packs with the same card allowed twice, or wilds beyond the pack.
problem-lowAceAlone = With the twos taken out, aces can only be high in runs.
problem-lockedOrNot = Sets of wilds alone cannot be both locked and open to swaps.
problem-namedBeyondPack = A wild that stands for one named suit cannot go beyond the four suits, unless a set may hold the same card twice.
problem-contractKinds = The contracts need both sets and runs.
problem-contractDeals = There are seven contracts, so the game needs exactly seven deals.
problem-contractTooLong = Hands are too small for one of the contracts.
problem-callOnOwnMelds = A call lays a card on any player’s meld, so laying off on others’ melds must be allowed.
problem-callWithOneCard = With one card left, you must draw from the stock, but a call replaces a draw.
problem-callWithoutDiscard = A caller with a last card that fits nothing could not end the turn without a discard.
problem-swapNoJoker = Only jokers may leave their meld, but there are none in the pack.
problem-lastCardStuck = A last card that fits a meld could be neither laid nor discarded: allow floating, or going out without a discard.
problem-unplayableButWhere = A last card that fits only another player’s meld could be neither laid nor discarded.
problem-floatForNothing = Floating is for players with no card left to discard, so a last discard must be required.
problem-reliefFromWhat = Players who have not had a turn need no last chance if nobody can finish on a first turn.
problem-upForNoTwo = A lone two cannot end the deal where twos are always wild or taken out.
problem-upFor2Points = Going up for 2 costs 2 points, so it needs penalty scoring.
problem-rummyOrTurns = Melds are laid either in turns or all at once when a player ends the deal, not both.
problem-nothingOnTable = If melds stay in the hand, there is nothing on the table to add to, take from, call or float on, and no contract to lay.
problem-nothingMeldedAtOnce = If melds stay in the hand, a card drawn cannot be laid at once, and only one card can be taken from the pile at a time.
problem-meldsAfterWhat = The others can lay their melds afterwards only if a deal ends with a whole hand shown.
problem-dealForNobody = With a fixed number of deals, every deal must count: deals without a score need a target.
problem-stalemateTooSoon = Under these rules, players with one card each might still go on, so it would not be a stalemate.
problem-lowOrHigh = With penalties the lowest total must win; with any other scoring, the highest.
problem-whoseMelds = If cards on the table count, they must lie in front of the player who played them.
problem-meldsNeverSeen = If melds stay in the hand, cards on the table cannot count.
problem-emptyStockScore = Scoring at an empty stock must match the rest of the scoring.
problem-doublesPenalties = The Press, and double deals for sevens and kings, need penalty scoring.
problem-autoPressAlone = The Auto-Press needs the Press.
problem-noTarget = A game to a target needs a target score.
problem-firstToLose = If the lowest total wins, the player who ends the deal cannot win by reaching the target.

## Why a link with rules cannot be opened. After `cannotWork` come the problems above.

badLink-tooLong = This link is too long to hold a table’s rules.
badLink-malformed = This link doesn’t hold a table’s rules.
badLink-olderVersion = This link was made by an early version of the game and no longer works. Ask for a new one.
badLink-newerVersion = This link was made by a newer version of the game. Reload the page and try again.
badLink-unknownGame = This link is for a game this page doesn’t know.
badLink-unknownOption = This link has a rule this page doesn’t know.
badLink-unknownValue = This link has a rule value this page doesn’t know.
badLink-cannotWork = The rules in this link don’t work together.

## Pictures of rules. Each has a title, rows of cards with labels, and a sentence or two about the cards in it.

picture-heading = In pictures
picture-title-set = A { TERM($terms, "set") }
picture-title-run = A run
picture-title-wildInSet = A { TERM($terms, "wild") } in a { TERM($terms, "set") }
picture-title-wildInRun = A { TERM($terms, "wild") } in a run
picture-title-layingOff = Laying off
picture-title-swapping = Swapping for a { TERM($terms, "wild") }
picture-title-points = Points
picture-row-before = On the table
picture-row-held = In your hand
picture-row-after = Then
picture-row-gained = You get
picture-wildRank = In these examples, { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }.
picture-wildRankOfDeal = In these examples, { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }, as in deal { $deal }.
picture-set = The { RANK($rank, number: "many") } of { SUITS($suits) }. A { TERM($terms, "set") } is at least { $fewest } cards of one rank.
picture-run = The { RANKS($ranks) } of { SUIT($suit) }. A run is at least { $fewest } cards of one suit in sequence.
picture-wild = { CAPITAL(CARD($card, article: "the", style: "name")) } stands for { PLACE($place) }: { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }.
picture-oneEyedJack = { CAPITAL(CARD($card, article: "the", style: "name")) } stands for { PLACE($place) }: one-eyed jacks are { TERM($terms, "beWilds") }.
picture-joker = The joker stands for { PLACE($place) }: jokers are { TERM($terms, "beWilds") }.
# What must have been laid before.
picture-layingOff =
    You may lay off { CARD($card, article: "the", style: "name") } on this { $kind ->
        [set] { TERM($terms, "set") }
       *[run] run
    }, as on { $onOthers ->
        [yes] any player’s { TERM($terms, "melds") }
       *[no] your own { TERM($terms, "melds") }
    }{ $first ->
        [meld] , once you have laid a { TERM($terms, "meld") }
        [contract] , once you have laid your contract
       *[nothing] {""}
    }.
# A natural card takes the place of a wild. Then a sentence says where the wild goes.
picture-swapPlace = { CAPITAL(CARD($natural, article: "the", style: "name")) } takes the place of { CARD($wild, article: "the", style: "name") }.
picture-swapFree = The { TERM($terms, "wild") } is yours, to play or to keep.
picture-swapThisTurn = The { TERM($terms, "wild") } is yours, but you must play it again in the same turn.
picture-swapStaysInSet = The { TERM($terms, "wild") } stays in the { TERM($terms, "set") } as one card more.
picture-swapStaysInRun = The { TERM($terms, "wild") } moves to an end of the run and stands for { PLACE($place) }.
picture-swapOtherMeldFromSet = The { TERM($terms, "wild") } stays in the { TERM($terms, "set") } as one card more, or goes to another { TERM($terms, "meld") }.
picture-swapOtherMeldFromRun = The { TERM($terms, "wild") } moves to an end of the run and stands for { PLACE($place) }, or goes to another { TERM($terms, "meld") }.
picture-swapFirst-meld = You must have laid a { TERM($terms, "meld") } of your own first.
picture-swapFirst-contract = You must have laid your contract first.
picture-points-penalties = Left in your hand when another player { TERM($terms, "goesOut") }, these cards cost you { COUNT($points, "point") } together.
picture-points-winnerTakesHands = Left in your hand when another player { TERM($terms, "goesOut") }, these cards give that player { COUNT($points, "point") } together.
picture-points-meldedMinusHand = These cards count { COUNT($points, "point") } together: for you if you have laid them, against you in your hand.
picture-points-meldedPlusHands = These cards count { COUNT($points, "point") } together: for you on the table; still in your hand, for the player who { TERM($terms, "goesOut") }.
picture-points-melded = Once you have laid them, these cards count { COUNT($points, "point") } together for you.
picture-doubled = While { RANK($rank, number: "many") } are { TERM($terms, "beWilds") }, points count double.

## The public pages of rules, and the ways to print rules.

rulesPages-site = Crazy Rummy
rulesPages-allTitle = The rules of all games
rulesPages-allAbout = Crazy Rummy and its relatives in plain words and in pictures, to read, print and send.
rulesPages-play = Play this game
rulesPages-playAny = Play Crazy Rummy
rulesPages-inWords = In words
rulesPages-printOrSend = Print or send these rules
rulesPages-print = Print these rules
rulesPages-languages = Languages
rulesPages-unknownTitle = No such page
rulesPages-unknown = There is no page at this address.
rulesPages-titleOf = { $game }: the rules
rulesPages-alsoCalled = Also called { LIST($names) }.

## Where each game is played, or who invented it.

title-crazy-rummy-origin = Played at home under many names, mostly in North America.
title-crazy-rummy-7-origin = Crazy Rummy in half an evening.
title-crazy-rummy-3-origin = Crazy Rummy for when time is short.
title-fort-worth-gin-origin = Written down by John Greer.
title-fort-worth-gin-odd-origin = Written down by John Greer.
title-fort-worth-gin-even-origin = Written down by John Greer.
title-biddies-origin = Played in South Wales.
title-treize-brasses-origin = French-Canadian; the name means thirteen shuffles.
title-beanie-origin = Played mostly in Canada, in many versions.
title-ace-to-ace-origin = Described by Rammy Meyerowitz.
title-the-press-origin = Described by Michael Oxner.
title-auto-press-origin = Described by Michael Oxner.
title-dealers-choice-origin = Described by Michael Oxner.
title-one-joker-origin = Described by Michael Oxner.
title-thanasis-origin = From Greece.
title-dynamitis-origin = From Greece; a form of Thanasis.
title-basic-rummy-origin = The plain form of the game.
title-five-thousand-rummy-origin = North American, with different rules in every house.
title-george-origin = A form of 5000 Rummy.
title-crummy-rummy-origin = A contract game, written down by one family.

## The game as other sites, installed apps and browsers without scripts show it.

# For link previews and search engines.
app-about = Play Crazy Rummy in your browser, with friends or against bots.
app-needsScripts = Crazy Rummy needs JavaScript.
# The ways into the game that an installed app has, called as at home.
app-shortcut-daily = Daily deal
app-shortcut-games = Choose a game
app-shortcut-history = Your games
