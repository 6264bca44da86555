### People: talk, leaving and coming back, the profile, the daily deal, the leaderboard, the history.

## Phrases, muting and blocking.

talk-hint = Everyone at the table sees it for a moment.
talk-mute = Mute
talk-muteHint = Hides what this player says at this table.
talk-unmute = Unmute
talk-muted = You don’t see what this player says.
talk-block = Don’t seat us together
talk-blockHint = “Play now” keeps you apart. Nobody is told.
talk-blocked = “Play now” keeps you apart.
talk-unblock = Seat us together again

## The manners of the bots: how fast they play, and what they remark on. They say nothing of their level.

manners-1 = Brisk and friendly: greets the table and praises a swap.
manners-2 = In no hurry, says little, sighs over a bad deal.
manners-3 = Quick and cheerful, delighted by swaps and long runs.
manners-4 = Sometimes fast, sometimes slow, and always ready for another game.
manners-5 = Always at the same pace, and nearly silent.
manners-6 = The fastest of all, laughs at good and bad deals alike.
manners-7 = Slow and polite: wishes everyone luck.
manners-8 = Easy-going, and glad for everyone who goes out.

## Stopping between deals, and resuming another day.

adjourn-ask = Stop here, resume another day
adjourn-agree = Agree to stop
adjourn-takeBack = Keep playing
adjourn-title = Until next time
adjourn-comeBack = Your seat is kept. Come back with this link or code.
adjourn-watchAgain = Come back to the table with this link or code.
adjourn-whenPlayers = The game resumes when its players are back.
adjourn-whenAll = The game resumes when you’re all back, or when someone chooses not to wait.
adjourn-home = Back to home
adjourn-resting = The game is paused
adjourn-resume = Resume without waiting
adjourn-away = Come back later
# Who wants to stop: "Ben and Cid want to stop for today. …" `$count` of them; `$withYou`: the reader is among them.
adjourn-wantToStop =
    { $count ->
        [one]
            { $withYou ->
                [yes] You want
               *[no] { PEOPLE($people) } wants
            }
       *[other] { CAPITAL(PEOPLE($people)) } want
    } to stop for today. Everyone has to agree.
# `$watches`: the reader is a spectator.
adjourn-restsAfter =
    { $watches ->
        [yes] The players stopped after deal { $deal }.
       *[no] You stopped after deal { $deal }.
    }

## The question before a player gives up a seat in mid-game.

leaving-title = Leave the table?
leaving-hint = A bot takes your seat, and you can’t come back to it. Go home instead to keep your seat for ten minutes.
leaving-stay = Stay

## What a bot did for a player who was away; the first time that the clock ends a turn.

away-title = While you were away
away-hint = A bot played for you in this deal:
away-goOn = Continue
timeOut-title = Time’s up
timeOut-next = If you run out of time twice in a row, a bot plays for you until you’re back.
timeOut-goOn = Continue

## The question before a player goes home in mid-game and keeps the seat.

goingHome-title = Go home?
goingHome-kept = Your seat is kept for ten minutes while a bot plays for you. “Your tables” takes you back to it.
goingHome-keptHere = Your game is kept on this device. “{ home-goOn }” takes you back to it.
goingHome-again = Pressing Back again also takes you home.

## The profile: the guest on this device, and how to move to another device.

profile-avatar = Your picture at the table
profile-who = You play as a guest. We store nothing personal: only a number, and the name and picture you choose.
profile-move = Move to another device
profile-moveHint = Enter a code on your other device to play there as the same guest. Table links then lead to your seats.
profile-getCode = Get a code
profile-newCode = Get a new code
profile-yourCode = Your code
profile-onceShown = Write it down: it’s shown only once. A new code replaces the old one.
profile-copy = Copy the code
profile-haveCode = I have a code
profile-codeField = Code from your other device
profile-recover = Use this code
profile-recoverHint = This device switches to that guest. Seats you have here stay with the old guest.
profile-recovered = Done. You’re that guest on this device now. Your tables are on the home screen.
# A name is refused for a sign in it.
profile-unfitSign = That name can’t have “{ $sign }” in it.

## The daily deal.

daily-heading = Daily deal
daily-what = Three deals against three Sharp bots, without hints.
daily-same = Everyone gets the same cards today.
daily-once = You play it once. If you stop, your table waits until tomorrow; if you leave it, you can’t start again.
daily-play = Play today’s deal
daily-result = Your result
daily-counting = Counting your result…
daily-standing = Today’s ranking
daily-nobody = Nobody has finished it yet.
daily-columns-rank = Rank
daily-columns-name = Name
daily-columns-place = Place
daily-columns-points = Points
daily-placeHint = Place: among the four at their own table. Fewest points come first.
daily-honest = Anyone could look at the cards first with a second profile, so this ranking is just for fun.
daily-gone = You’ve already played today’s deal, or left it.
daily-offline = Can’t reach the server.
daily-again = Try again
daily-loading = Loading…
daily-share = Share
daily-shareText = Your result as text
daily-calendar = Your days
daily-noStreak = No days in a row at the moment.
daily-streakRule = Under a day: your points. A dash: missed. A day runs from midnight to midnight UTC, and today still counts until then.
daily-states-shared = Shared.
daily-states-copied = Copied.
daily-states-selected = Selected: now copy it with your device’s menu or keyboard.
daily-states-cancelled = {""}
daily-states-failed = {""}
daily-marks-missed = –
daily-marks-today = ?
daily-dayStates-missed = missed
daily-dayStates-today = today, not played yet
daily-beside-heading = Turn by turn
daily-beside-what = Your turns beside those of the best other player, who had the same cards.
daily-beside-show = Show both games
daily-beside-shared = The best game of a day is shown to those who have finished that day’s deal.
daily-beside-you = You
daily-beside-turn = Turn
daily-beside-noTurns = Neither of you had a turn.
daily-beside-nobody = Nobody else has finished it yet.
daily-beside-notYet = The server is still storing your game. Try again in a moment.
daily-beside-damaged = These games can’t be read.
daily-reminder-heading = A reminder
daily-reminder-what = This is a file for the calendar on your device, with one entry for every day. Open it, and your calendar reminds you. This page sends nothing.
daily-reminder-time = Time
daily-reminder-save = Save the calendar file
daily-reminder-stop = To stop it, delete the entry in your calendar.
daily-reminder-title = Crazy Rummy: daily deal
# "The next deal comes in 21 hours."
daily-nextDeal = The next deal comes { AHEAD($wait) }.
# "23 November"
daily-dayInShort = { DAY($day) }
# "Mon"
daily-weekday = { WEEKDAY($day) }
# "2nd of 4 at your table, 61 points"; without a place if it counts no more.
daily-ownResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } of { $seats } at your table, { COUNT($points, "point") }
    }
# The same as a player tells it to others.
daily-sharedResult =
    { $position ->
        [none] { COUNT($points, "point") }
       *[other] { ORDINAL($position) } of { $seats } at my table, { COUNT($points, "point") }
    }
# The first line of a result to share.
daily-sharedHeading = Crazy Rummy, daily deal of { DATE($day) }
daily-rankLine = Rank { $rank } of { $count } so far
daily-inARow =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
# Home, once the deal is played: "61 points · rank 3 of 12 · 5 days in a row".
daily-playedToday =
    { COUNT($points, "point") } · rank { $rank } of { $count }{ $days ->
        [none] {""}
       *[other] {" · "}{ daily-inARow }
    }
# Home, before it is played.
daily-notPlayedToday =
    Not played yet · { $days ->
        [none] the same cards for everyone
       *[other] { daily-inARow }
    }
daily-dealHeading = Deal { $deal }

## The leaderboard.

ratings-heading = Leaderboard
ratings-families = Games
ratings-season = Season
ratings-columns-rank = Rank
ratings-columns-name = Name
ratings-columns-points = Rating
ratings-columns-games = Games
ratings-own = You
ratings-nobody = Nobody has a rating here yet: be the first.
ratings-nobodyThen = Nobody had a rating here in this season.
ratings-bots = Bots
ratings-botsHint = Bots in rated games, on the same scale. They have no rank.
ratings-botColumns-level = Bot
ratings-botColumns-points = Rating
ratings-botColumns-games = Games
ratings-how = How ratings work
ratings-offline = Can’t reach the server.
ratings-tooFast = Too many requests. Try again in a minute.
ratings-again = Try again
ratings-loading = Loading…
ratings-ratings = Ratings
ratings-toBoard = Leaderboard
ratings-hidden = Your ratings appear here once you’ve played enough rated games.
# "October to December 2026"
ratings-seasonOf =
    { $quarter ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
# "Ends in 34 days"
ratings-untilWords = Ends { AHEAD($wait) }
# Opponents, and rated games; in the messages below.
ratings-people =
    { $opponents ->
        [one] { $opponents } other person
       *[other] { $opponents } different people
    }
ratings-ratedGames =
    { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }
# The way onto the leaderboard, where nobody is on it; both are the fewest that are needed.
ratings-toGetOn = Choose “Play now”: a game is rated for two or more people whom it brings together from different networks. After { ratings-ratedGames } with { ratings-people } you’re on the list.
# "The best 100 of 342 players"
ratings-bestOf = The best { $shown } of { $players } players
# "Rank 3 of 42, rating 1583, 12 games"
ratings-standing = Rank { $rank } of { $players }, rating { $points }, { COUNT($games, "game") }
# The line of somebody without a rated game. `$isCurrent`: the season is not over.
ratings-noRatedGame =
    { $isCurrent ->
        [yes] No rated game yet this season
       *[no] No rated game in this season
    }
# In a season that is over: "4 rated games with 2 different people: too few for a rating".
ratings-tooFew = { ratings-ratedGames } with { ratings-people }: too few for a rating
# What is missing until a rating is shown: "6 more games", "3 more people to meet"; one or both.
ratings-missingGames =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
ratings-missingPeople =
    { $count ->
        [one] { $count } more person to meet
       *[other] { $count } more people to meet
    }
# `$missing`: those texts.
ratings-hiddenUntil = Hidden until you have played enough: { LIST($missing) }
ratings-provisional = Provisional, only you see it: { LIST($missing) }
# The change of a rating by a game: "Rating +12, now 1512".
ratings-wonBy =
    { $won ->
        [0] Rating { $points }, unchanged
       *[other] Rating { SIGNED($won) }, now { $points }
    }
# A rating on a player's page: "Rank 3, rating 1583, 12 games".
ratings-rated = Rank { $rank }, rating { $points }, { COUNT($games, "game") }
# How ratings work, in paragraphs.
ratingsExplained-whom = A game without house rules is rated for the people whom “Play now” has brought together, if there are two or more. It isn’t rated for those who came by a code or a link, and people on the same network are not compared. It has no hints. Each group of games has ratings of its own.
ratingsExplained-compared = Everyone begins at 1500. You are compared with the other people at the table: finishing ahead of strong players gains most. Bots don’t count.
ratingsExplained-leaving = If you leave a game, you come last. Points against another player come from the deals that you both played: fewer than three count less, and without one there are none. If the server fails, the game counts for nobody.
ratingsExplained-seasons = A season is a quarter of a year. When a new one begins, each rating moves a quarter of the way back to 1500.
ratingsExplained-often = From the fourth game in a day, the same person counts less and less, and nobody gets far by beating newcomers. Someone with many accounts and a lot of patience can still lift one of them.
ratingsExplained-shown = A rating is shown after { ratings-ratedGames } of the season with { ratings-people }.

## The player's history.

history-heading = Your games
history-latest = Latest games
history-all = See all games
history-more = Show more
history-figures = By game
history-none = No games yet
history-noneHint = Games on this server are kept here once they are over. Practice stays on your device.
history-notFound = There are no games to see here.
history-offline = Can’t reach the server.
history-again = Try again
history-loading = Loading…
history-replay = Replay
history-link = By link only
history-data = Your data
history-dataHint = The server knows you as a guest: a random number, without email or address.
history-export = Save a copy
history-erase = Erase everything
history-eraseHint = Erases your name, your history, your daily deals, your recovery code and the players you blocked. Your games stay for those who played with you, without your name. Backups keep your data until they are deleted. This can’t be undone.
history-really = Erase it all
history-keep = Keep it
history-erased = Erased. From now on this device is a new guest.
history-playing = You’re still in a game. Leave it first, or finish it.
history-tooFast = Too many requests. Try again in a minute.
history-gamesOfUnnamed = Games of a player without a name
history-unnamed = Without a name
history-somebody = somebody
history-playerWithoutName = a player without a name
# The heading of somebody else's games.
history-gamesOf = { PEOPLE($who) }’s games
# The heading above the people whom a player met.
history-metHeading =
    { $isOwn ->
        [yes] People you met
       *[no] People they met
    }
history-metHint =
    { $isOwn ->
        [yes] Only games you both finished.
       *[no] Only games both of them finished.
    }
# A game that was played: "Crazy Rummy, 13 deals".
history-gameOf = { $game }, { COUNT($deals, "deal") }
# How a player left a game, and games without an end: "left after deal 3, 40 points".
history-leftAfter = left after deal { $deal }, { COUNT($points, "point") }
history-adjourned = to be continued, { COUNT($points, "point") }
history-abandoned = not finished, { COUNT($points, "point") }
# "1st of 4, 131 points"
history-resultOf = { ORDINAL($place) } of { $seats }, { COUNT($points, "point") }
history-companyOf = With { LIST($names) }
# "23 Nov 2026, 14:05"
history-playedAt = { MOMENT($time) }
# "12 games: you did better in 7, Ben in 4". Somebody without a name is `history-playerWithoutName`.
history-headToHead =
    { COUNT($games, "game") }: { PEOPLE($who) } did better in { $won }, { $other } in { $lost }

## Figures of a player in one kind of game.

figures-finished = Games finished
figures-firsts = Came first
figures-points = Points a deal
figures-outs = Went out
figures-swaps = Wilds swapped
# "8 of 9"
figures-partOf = { $part } of { $whole }
# "31%"
figures-percent = { PERCENT($share) }
# A number and its share: "2 (25%)".
figures-withPercent = { $count } ({ $percent })
# A mean to a tenth: "12.3".
figures-mean = { GROUPED($value) }

## The cards dealt to a player over all their games.

ownCards-heading = Your cards
ownCards-hint = Do bots get better cards? Count the wilds and the deadwood that everyone at your tables was dealt.
ownCards-rows-own = You
ownCards-rows-people = Other people
ownCards-rows-bots = Bots
ownCards-player = Dealt to
ownCards-hands = Hands
ownCards-shares = In brackets: the average of fair shuffles.
ownCards-failed = The cards couldn’t be counted.
ownCards-none = No hands to count in these games.
# The button that counts the first games, or more of them. `$counted` games so far, `$next` that follow.
ownCards-countButton =
    { $counted ->
        [0]
            { $next ->
                [one] Count the latest game
               *[other] Count the latest { $next } games
            }
       *[other] Count earlier games too
    }
# `$all` is 0 until it is known.
ownCards-counting =
    { $all ->
        [0] Counting…
       *[other] Counting: { $done } of { COUNT($all, "game") }
    }
# "Counted: 20 games, 203 of your hands."
ownCards-counted =
    { $hands ->
        [one] Counted: { COUNT($games, "game") }, { $hands } hand of yours.
       *[other] Counted: { COUNT($games, "game") }, { $hands } of your hands.
    }
# What is in no sum: "Left out: 1 deal whose odds depend on the cards dealt; 3 games without a record."
ownCards-odds =
    { $count ->
        [one] { COUNT($count, "deal") } whose odds depend on the cards dealt
       *[other] { COUNT($count, "deal") } whose odds depend on the cards dealt
    }
ownCards-absent =
    { $count ->
        [one] { COUNT($count, "deal") } that you missed, joined late or left
       *[other] { COUNT($count, "deal") } that you missed, joined late or left
    }
ownCards-unread =
    { $count ->
        [one] { COUNT($count, "game") } without a record
       *[other] { COUNT($count, "game") } without a record
    }
ownCards-leftOut = Left out: { LIST($parts, type: "semicolon") }.
