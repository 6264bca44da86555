### The log, and deeds in a few words at the seats.

## The log's own texts.

# Explains the dot on a card; shown beside a dot.
log-dot = On a card: laid since your last turn. Its colour is the player’s.
log-deal =
    { $deal ->
        [0] Before the first deal
       *[other] Deal { $deal }
    }

## A deed of a turn in a few words, shown at the seat of the player who did it.

deeds-drew =
    { $count ->
        [1] drew a card
       *[other] drew { COUNT($count, "card") }
    }
deeds-took = took { CARDS($cards) }
deeds-tookMany =
    { $count ->
        [1] took a card
       *[other] took { COUNT($count, "card") }
    }
deeds-laid = laid { MELD($meld, style: "short") }
deeds-laidContract = laid contract
deeds-laidOff = laid off { CARD($card) }
# "7♠ for the wild"
deeds-swapped = { CARDS($naturals) } for the { TERM($terms, "wild") }
# The wild stayed on the table: "moved a wild with 7♠".
deeds-movedWild = moved a { TERM($terms, "wild") } with { CARDS($naturals) }
deeds-discarded = discarded { CARD($card) }
deeds-tookOutOfTurn = took { CARDS($cards) } out of turn
deeds-tookManyOutOfTurn =
    { $count ->
        [1] took a card out of turn
       *[other] took { COUNT($count, "card") } out of turn
    }
deeds-called = called Rummy
deeds-tookBack = took { CARD($card) } back
deeds-wentRummy = went Rummy
deeds-wentUpForTwo = went up for 2
# While the others have a last turn: the player who is out, and those whose turn is still to come.
deeds-out = { TERM($terms, "wentOut") }
deeds-late = one more turn

## The sentences of the log about a turn.

# The name of the bot that plays for the reader, at the start of a sentence.
story-theBot = The bot
# `$card` is none if it is not seen.
story-drewOne =
    { cards-personAlone } drew { $card ->
        [none] a card
       *[other] { CARD($card, article: "the") }
    } from the { $from ->
        [stock] stock.
       *[pile] discard pile.
    }
story-drewSeveral =
    { cards-personAlone } drew { COUNT($count, "card") } from the { $from ->
        [stock] stock.
       *[pile] discard pile.
    }
story-tookFromPile = { cards-personAlone } took the { CARDS($cards) } from the discard pile.
story-tookUnseen = { cards-personAlone } took { COUNT($count, "card") } from the discard pile.
# "Ana laid down the set of kings: K♣ K♦ 8♣ (wild)." `$laid` is `story-laidOne`.
story-laidMeld = { cards-personAlone } laid down { $laid }.
story-laidOne = the { MELD($meld, $terms) }: { $cards }
story-laidCards = { MELD($meld, $terms) }: { $cards }
story-card =
    { $isWild ->
        [yes] { CARD($card) } ({ TERM($terms, "wild") })
       *[no] { CARD($card) }
    }
story-laidContract = { cards-personAlone } laid the contract: { LIST($laid, type: "semicolon") }.
# The meld may be unknown.
story-laidOffOn =
    { cards-personAlone } laid off { CARD($card, article: "the") } on { $meld ->
        [none] a { TERM($terms, "meld") }.
       *[other]
            { $kind ->
                [set] { MELD($meld, $terms, article: "the") }.
                [run] the run { MELD($meld, style: "short") }.
               *[none] {""}
            }
    }
story-swappedOut =
    { cards-personAlone } swapped { CARDS($naturals, article: "the", several: "bare") } for { WILD($wild, $terms, article: "the") }.
story-swappedTo =
    { cards-personAlone } swapped { CARDS($naturals, article: "the", several: "bare") } for { WILD($wild, $terms, article: "the") } and moved it to { $kind ->
        [set] { MELD($meld, $terms, article: "the") }.
       *[run] the run { MELD($meld, style: "short") }.
    }
story-swappedWithin =
    { cards-personAlone } swapped { CARDS($naturals, article: "the", several: "bare") } for { WILD($wild, $terms, article: "the") } and left it in the same { TERM($terms, "meld") }.
story-tookBackPlay =
    { cards-personAlone } took back { $play ->
        [draw] the draw from the discard pile.
        [contract] the contract.
        [layOff] a lay-off.
        [swap] a swap.
       *[meld] a { TERM($terms, "meld") }.
    }
story-discarded = { cards-personAlone } discarded { CARD($card, article: "the") }.
story-tookBackDiscard = { cards-personAlone } took back { CARD($card, article: "the") }.
story-hadNoDiscard = { cards-personAlone } had no cards left to discard.
story-floats =
    { PERSON($who) ->
        [you] You float with no cards left.
       *[other] { $who } floats with no cards left.
    }
story-tookNothing = { cards-personAlone } took nothing from the discard pile. The deal ends.
story-bookedSeat =
    { PERSON($who) ->
        [you] You take { $bot }’s seat from the next deal.
       *[other] { $who } takes { $bot }’s seat from the next deal.
    }
# A person now plays for a bot.
story-tookSeat = { cards-personAlone } took over { $bot }’s seat.
story-leftSeat = { cards-personAlone } left, and { $bot } plays on.
story-wentRummy = { cards-personAlone } went Rummy!
story-wentUpForTwo = { cards-personAlone } went up for 2, holding only a 2.

## Cards taken out of turn, and cards called.

story-asksTakers = Does anyone take the { CARDS($cards) } out of turn?
story-asksCallers =
    { $count ->
        [one] The { CARDS($cards) } fits: does anyone call Rummy?
       *[other] The { CARDS($cards) } fit: does anyone call Rummy?
    }
story-nobody = Nobody did.
story-tookOutOfTurn = { cards-personAlone } took the { CARDS($cards) } out of turn.
story-called = { cards-personAlone } called Rummy and took the { CARDS($cards) }.
story-penalty =
    { $count ->
        [one] { cards-personAlone } drew the { CARDS($cards) } as a penalty.
       *[other] { cards-personAlone } drew the { CARDS($cards) } as a penalty.
    }
story-penaltyUnseen = { cards-personAlone } drew { COUNT($count, "card") } as a penalty.

## The beginning of a deal.

story-dealsFirst =
    { PERSON($who) ->
        [you] You deal first.
       *[other] { $who } deals first.
    }
# The first jack chose the dealer.
story-firstJack =
    { PERSON($who) ->
        [you] The first jack, { CARD($jack, article: "the") }, went to you: you deal first.
       *[other] The first jack, { CARD($jack, article: "the") }, went to { $who }: { $who } deals first.
    }
# "Draw for dealer: You K♠; Ana 3♣, 2♥. Ana deals first."
story-drewForDealer = Draw for dealer: { LIST($draws, type: "semicolon") }. { story-dealsFirst }
story-cardsDrawn = { cards-personAlone } { CARDS($cards, type: "comma") }
story-dealt =
    { PERSON($who) ->
        [you] Deal { $deal }: you dealt.
       *[other] Deal { $deal }: { $who } dealt.
    }
# Below the heading of the deal.
story-dealtHere = { cards-personAlone } dealt.
# After a player has chosen 2 or 12 cards.
story-dealtOn = Dealing went on.
# "Face up: You 7♥, Ana 4♦."
story-faceUp = Face up: { LIST($shown, type: "comma") }.
story-cardsShown = { cards-personAlone } { CARDS($cards, type: "space") }
story-besideStock = { CAPITAL(CARD($card, article: "the")) } lies beside the stock.
story-startsPile =
    { $count ->
        [one] The { CARDS($cards) } starts the discard pile.
       *[other] The { CARDS($cards) } start the discard pile.
    }
story-choosesSize = { cards-personAlone } turned up a two and may choose 2 cards or 12.
story-namesWild =
    { PERSON($who) ->
        [you] You name the wild rank.
       *[other] { $who } names the wild rank.
    }
# "Ana named sixes: they are wild."
story-namedWild = { cards-personAlone } named { RANK($rank, number: "many") }: they are { TERM($terms, "beWilds") }.
story-reshuffled =
    { $isTopKept ->
        [yes] The discard pile was shuffled into a new stock of { COUNT($count, "card") }; its top card stays.
       *[no] The discard pile was shuffled into a new stock of { COUNT($count, "card") }.
    }

## The end of a deal, and what follows it.

# Who went out, or why the deal ended otherwise.
story-dealEnded =
    { $ending ->
        [exhausted] The stock ran out before anyone { TERM($terms, "wentOut") }.
        [capped] The deal was getting nowhere and was stopped.
        [void] Nobody could finish, so nobody scores.
        [cancelled] The game was updated and couldn’t continue this deal. Nobody scores.
       *[wentOut] { story-wentOut }.
    }
story-wentOut = { cards-personAlone } { TERM($terms, "wentOut") }
story-oneMoreTurn = { story-wentOut }. Everyone else has one more turn.
# The others have a last turn.
story-lastTurns = { story-outAtOnce } Players who haven’t had one get one now.
# The others may lay melds.
story-lastMelds = { story-outAtOnce } Players who haven’t had one may still lay down { TERM($terms, "melds") }.
story-outAtOnce =
    { PERSON($who) ->
        [you] { story-wentOut } on your first turn.
       *[other] { story-wentOut } on their first turn.
    }
story-pressAsked = { cards-personAlone } may take { COUNT($count, "point") } to make the next deal count double.
story-pressAnswered =
    { $isTaken ->
        [yes] { cards-personAlone } took the points.
       *[no] { cards-personAlone } didn’t take the points.
    }
# "Ana gets 2 points, you get 5 points and the next deal counts double." The clauses are the two messages below.
story-pressSet = { CAPITAL(LIST($clauses)) }.
story-getsPoints =
    { PERSON($who) ->
        [you] you get { COUNT($points, "point") }
       *[other] { $who } gets { COUNT($points, "point") }
    }
story-nextDouble = the next deal counts double
# "You and Ana won the game." `$withYou`: the reader is among them.
story-wonGame =
    { $count ->
        [one]
            { $withYou ->
                [yes] You won the game.
               *[no] { PEOPLE($winners) } won the game.
            }
       *[other] { CAPITAL(PEOPLE($winners)) } won the game.
    }
