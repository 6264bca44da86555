import type { Rank } from './cards/cards.ts';

/** Contracts that players wrote, with a dot between those of two deals: `10s3s3.10s3r4` (R62, §4.148). */
export type WrittenContracts = `${number}${'s' | 'r'}${string}`;

/**
 * A game's rules as plain data, in groups named after the step that reads them. Every option of the rulebook (R1, R2,
 * …) is a field, and alternatives are named values. Two house rules combine because they are two fields.
 */
export interface RuleSet {
  /** The preset these rules started from. */
  readonly preset: string;
  /** Number of players, direction of play, and who deals and plays first. */
  readonly table: TableRules;
  /** The cards of the game. */
  readonly pack: PackRules;
  /** Size of the hands, and how they are dealt. */
  readonly deal: DealRules;
  /** Which cards are wild. */
  readonly wilds: WildRules;
  /** The sets and runs that are allowed. */
  readonly melds: MeldRules;
  /** When and by whom melds and lay-offs may be played. */
  readonly play: PlayRules;
  /** Drawing, and the obligations that come with the cards drawn. */
  readonly draw: DrawRules;
  /** Swapping wilds in melds for natural cards. */
  readonly swap: SwapRules;
  /** Going out, floating, and the play of others around it. */
  readonly goingOut: GoingOutRules;
  /** The end of the stock. */
  readonly stock: StockRules;
  /** Points of the cards and of a deal. */
  readonly scoring: ScoringRules;
  /** The end of the game. */
  readonly game: GameRules;
  /** Settling the final totals. */
  readonly money: MoneyRules;
}

export interface TableRules {
  /** The fewest players (R1). */
  readonly minPlayers: number;
  /** The most players (R1). */
  readonly maxPlayers: number;
  /** The direction in which the deal and the turns go round the table (R5). */
  readonly direction: 'clockwise' | 'counterClockwise';
  /** How the first dealer is chosen; `firstJack`: the player who is dealt the first Jack, face up (R6). */
  readonly firstDealer: 'random' | 'lowestDraw' | 'firstJack';
  /** After equal cards in the draw for dealer, who draws again: only the tied lowest, or all with equal cards (R7). */
  readonly drawTie: 'lowestRedraw' | 'allEqualRedraw';
  /** The player with the first turn of each deal (R11), who also gets the extra card of R22 (§4.96). */
  readonly firstPlayer: 'afterDealer' | 'dealer';
}

export interface PackRules {
  /** Number of packs; `twoAbove4` is one for up to four players, `threeAbove4` two, `halfOfPlayers` rounds up (R2). */
  readonly packs: 'one' | 'two' | 'twoAbove4' | 'threeAbove4' | 'halfOfPlayers';
  /** Number of Jokers added to the packs together (R3). */
  readonly jokers: 0 | 1 | 2 | 4 | 6 | 'twoPerPack';
  /** Lower ranks are removed: 3 removes the twos, 2 removes nothing. Aces always stay (R4). */
  readonly lowestRank: 2 | 3 | 4 | 6;
}

export interface DealRules {
  /**
   * How hand sizes are set: `byRound` adds a card each round, `byUpcard` lets each first card decide, and `byContract`
   * leaves it to the contract of the deal (R12 to R15, R62).
   */
  readonly size: 'fixed' | 'byRound' | 'byUpcard' | 'byContract';
  /** Cards in each hand if `size` is fixed (R12), or in the first round if it is by round (R14). */
  readonly cards: number;
  /** Cards in each hand at a table with few players; 0 makes no exception for them (R13). */
  readonly cardsIfFew: number;
  /** The largest table that gets `cardsIfFew`; irrelevant if that is 0 (R13). */
  readonly fewPlayers: number;
  /** Whether an upcard sets the number of cards dealt after it, or the total with itself (R16). */
  readonly upcardMeaning: 'additional' | 'total';
  /** The number of cards for a Jack, Queen or King as upcard: 10 each, or 11, 12 and 13 (R17). */
  readonly upcardCourts: 'ten' | 'elevenToThirteen';
  /** The number of cards for an Ace as upcard (R18). */
  readonly upcardAce: 11 | 14 | 15;
  /** For a permanent wild as upcard: bury and replace it, this many cards, or (twos only) a choice of 2 or 12 (R19). */
  readonly upcardPermanentWild: 'buried' | '15' | '20' | '25' | 'twoOrTwelve';
  /** An upcard 2, 3 or 4 is buried and replaced (R20). */
  readonly burySmallUpcards: boolean;
  /** Deal one card at a time, or one whole hand after another, as always with `byUpcard` (R21). */
  readonly order: 'cards' | 'hands';
  /** The player who gets an extra card, which replaces the draw of the first turn (R22, R23). */
  readonly extra: 'firstPlayer' | 'nobody';
  /** Whether a turned card starts the discard pile (R24), and if it is wild, whether it stays or is replaced (R25). */
  readonly pileUpcard: 'none' | 'kept' | 'replacedIfWild';
}

export interface WildRules {
  /** How a deal's wild rank is found (R26). An `outsideCard` is out of the game; `none`: permanent wilds only. */
  readonly source:
    | 'schedule'
    | 'dealerNames'
    | 'dealerFirstCard'
    | 'dealerLastCard'
    | 'dealerExtraCard'
    | 'outsideCard'
    | 'stockCard'
    | 'none';
  /** The wild rank of each deal in turn, 0 for none (R27); as many ranks as deals, unless a target ends the game. */
  readonly schedule: readonly Rank[];
  /** One more deal follows the schedule, without a wild rank (R28). */
  readonly jokerDeal: boolean;
  /** The cards that are wild in every deal (R31). */
  readonly permanent: readonly ('jokers' | 'twos' | 'tens' | 'oneEyedJacks')[];
  /** Where an `outsideCard` or `stockCard` goes; indicators dealt to the dealer belong to that hand (R32). */
  readonly indicator: 'outOfPlay' | 'startsPile';
  /** If the indicator is a permanent wild: bury and replace it, or deal the dealer more cards until one fits (R33). */
  readonly permanentIndicator: 'buried' | 'dealerGetsMore';
  /** Aces may be the wild rank (R34); a schedule is not affected. */
  readonly aceAllowed: boolean;
}

export interface MeldRules {
  /** The kinds of melds in the game (R36). */
  readonly kinds: 'both' | 'sets' | 'runs';
  /** The fewest cards of a set (R37). */
  readonly setMin: number;
  /** The most cards of a set; 0 is unlimited (R38). */
  readonly setMax: number;
  /** A set may hold identical cards (R39); any natural of its rank then frees a wild in it (R91, §4.68). */
  readonly duplicates: boolean;
  /** Wilds may extend a set beyond the number of cards that exist of its rank (R40). */
  readonly overflow: boolean;
  /** The fewest cards of a run (R41). */
  readonly runMin: number;
  /** Where Aces stand in runs; `eitherEnd` allows both ends of one run, `lowOrHigh` and `highOrLow` do not (R43). */
  readonly runAce: 'low' | 'lowOrHigh' | 'eitherEnd' | 'high' | 'highOrLow';
  /**
   * The most wilds in a meld; `half` is half of its cards, `oneWhenLaid` one in a new meld and then any (R45, R47).
   * `apart`: no two side by side in a run, and two naturals or more in a set.
   */
  readonly wildLimit: 'none' | 'atMostNaturals' | 'fewerThanNaturals' | 'one' | 'half' | 'oneWhenLaid' | 'apart';
  /** With `wildLimit` one, a meld of six or more cards may count as two with a wild each (R46). */
  readonly splitLong: boolean;
  /** How a wild card in its own place counts for `wildLimit`; `choice` leaves it to the player (R48). */
  readonly ownPlace: 'natural' | 'wild' | 'choice';
  /** Melds of wilds alone: like others, as sets locked against swaps, or a kind that takes only wilds (R49). */
  readonly allWild: 'ordinary' | 'locked' | 'special';
  /** The card a wild in a set stands for: any missing one, or a named one, the only one that frees it (R52, R91). */
  readonly setWild: 'anyMissing' | 'named';
}

export interface PlayRules {
  /** When melds are shown; `goingOutOnly` keeps them in the hand until a player goes Rummy (R54). */
  readonly when: 'duringTurns' | 'goingOutOnly';
  /** The first player of a deal may meld in the very first turn (R55). */
  readonly firstTurn: boolean;
  /** Players may meld before the turn is back at the first player (R56). */
  readonly firstRound: boolean;
  /** The most new melds in a turn; 0 is unlimited (R57). */
  readonly meldsPerTurn: 0 | 1;
  /** A player's first table play of the deal must be a complete new meld (R58, R59). */
  readonly layOffNeedsMeld: boolean;
  /** Players may lay off on melds that others laid (R60). */
  readonly layOffOthers: boolean;
  /** When a player may first lay off or swap: in the turn of the first meld or contract, or the next (R162). */
  readonly layOffFrom: 'sameTurn' | 'nextTurn';
  /**
   * The contracts: the melds to lay at once before any other play, different ones in each deal (R62 to R67). A named
   * table, or contracts that players wrote: `10s3s3.10s3r4` (§4.148).
   */
  readonly contract:
    | ('off' | 'sevenRounds' | 'liverpool' | 'carioca' | 'shanghai' | 'kalooki' | 'threeMelds')
    | WrittenContracts;
  /** When melds are laid: after the draw, or in turns of melds alone, without a draw or a discard (R169). */
  readonly meldTurns: 'afterDraw' | 'insteadOfDraw';
  /** The melds of a contract have just as many cards as asked, unless it takes every card (R160). */
  readonly contractExact: boolean;
  /**
   * How alike the melds of a contract may be (R161). `differ`: the sets differ in rank and the runs in suit. `apart`:
   * sets may share a rank, and runs a suit if they do not touch. `any`: no condition.
   */
  readonly contractAlike: 'differ' | 'apart' | 'any';
  /** After the contract a player may lay new melds, in the same turn and later, unless they are too alike (R165). */
  readonly newAfterContract: boolean;
  /**
   * The fewest points that the new melds of a player's first turn with melds must have together; 0 asks for none
   * (R154).
   */
  readonly firstMeld: 0 | 30 | 40 | 51;
  /** One of those melds must be a run without wilds (R155). */
  readonly firstRun: boolean;
  /** Whose played cards are: on the meld and nobody's, or in front of the player who played them (R68). */
  readonly owner: 'common' | 'player';
}

export interface DrawRules {
  /** How many cards of the discard pile a player may take at once, from the top (R72). */
  readonly depth: 'one' | 'any';
  /** Before their first meld, players may take only the top card, and only for that meld (R73, §4.36). */
  readonly gated: boolean;
  /** The deepest of two or more cards taken must be melded in this turn (R74). */
  readonly deepestMustMeld: boolean;
  /** Cards taken after the player's first meld may not be played in this turn (R75). */
  readonly takenFrozen: boolean;
  /** A top card taken alone must be melded at once (R76). */
  readonly topMustMeld: boolean;
  /** When taking needs two natural cards of the hand that go with the deepest card (R77). */
  readonly twoNaturals: 'off' | 'forSeveral' | 'always';
  /** A card drawn from the stock must be melded at once or discarded (R78). */
  readonly useOrDiscard: boolean;
  /** Whether a card taken from the pile may be discarded in the same turn (R79). */
  readonly giveBack: 'yes' | 'no' | 'notIfTopOnly';
  /** When others may take an upcard the active player refused: after or before that player's draw (R80 to R83). */
  readonly outOfTurn: 'off' | 'afterDraw' | 'beforeDraw';
  /** How often a player may take out of turn in a deal; 0 is unlimited (R163). */
  readonly takes: 0 | 2 | 3 | 4;
  /** Whether players who have melded in the deal still take from the pile, in turn or out of turn (R166). */
  readonly afterMeld: 'open' | 'closed';
  /** How much of the discard pile can be seen (R84). */
  readonly pileShown: 'top' | 'all';
}

export interface SwapRules {
  /**
   * Where a swapped wild goes (R85, R88): `free` into the hand, `thisTurn` into the hand but played again in this turn,
   * `otherMeld` to a place in any meld, `stays` to a place in its own meld. `off` means that wilds are not swapped.
   */
  readonly to: 'off' | 'free' | 'thisTurn' | 'otherMeld' | 'stays';
  /** Only players who have laid a meld may swap (R86). */
  readonly needsMeld: boolean;
  /** The wilds that may leave their meld; with `jokers` others may only move within it (R89). */
  readonly which: 'all' | 'jokers';
  /** Nothing may be taken from a set laid with wilds alone, whatever `melds.allWild` is (R92). */
  readonly allWildLocked: boolean;
  /** The most swaps in a turn; 0 is unlimited (R153). */
  readonly perTurn: 0 | 1;
  /**
   * The cards that free a wild in a set: `one` that is missing; of different suits, two from a set of three, which then
   * has `all` four; or `never` any (R156).
   */
  readonly sets: 'one' | 'all' | 'never';
}

export interface GoingOutRules {
  /** Whether going out needs a last discard, may have one, or must not (R95, R96). */
  readonly discard: 'required' | 'optional' | 'forbidden';
  /** Wilds are discarded like other cards; if not, only where no natural of the hand may be (R167). */
  readonly wildDiscard: boolean;
  /** The last discard must not fit any meld on the table (R97). */
  readonly unplayable: boolean;
  /** The last discard is placed face down (R98). */
  readonly faceDown: boolean;
  /** Players may take their discard back until the next player draws (R100). */
  readonly discardTakeBack: boolean;
  /** Staying in with an empty hand (R101), with a penalty card when another player goes out or without (R103). */
  readonly float: 'off' | 'on' | 'onWithPenalty';
  /** With one card, a player draws from the stock, then goes out or keeps the card drawn (R104 to R106). */
  readonly oneCard: boolean;
  /** Players may go out on their first turn (R107). */
  readonly firstTurn: boolean;
  /** The relief turn that players without a turn get after that: melds only, or a full turn (R108). */
  readonly relief: 'nothing' | 'meld' | 'fullTurn';
  /** A player left with only a 2 after the discard may end the deal (R110). */
  readonly upFor2: boolean;
  /** Only melding the whole hand at once ("going Rummy") ends the deal (R111). */
  readonly rummyOnly: boolean;
  /** Others may put down complete melds after the end (R112). */
  readonly othersMeldAfter: boolean;
  /** Whether others may call "rummy" on a playable discard (R113), or on any playable card of the pile (R114). */
  readonly callRummy: 'off' | 'top' | 'pile';
  /** A call gives its player a whole turn, or only the play of the card (R151). */
  readonly callEffect: 'wholeTurn' | 'cardOnly';
  /** After a player goes out, every other player has one more turn (R157). */
  readonly lastTurns: boolean;
}

export interface StockRules {
  /** When the stock is empty: end after the turn, reshuffle the pile, or go on while players take from it (R115). */
  readonly end: 'afterTurn' | 'reshuffle' | 'whilePileTaken';
  /** The most reshuffles in a deal; 0 is unlimited, up to the bound on endless deals (R116, R152). */
  readonly reshuffles: number;
  /** The top card of the pile is not reshuffled but starts the new pile (R117). */
  readonly keepTop: boolean;
  /** The cards that score when nobody went out; `hands` scores as `scoring.system` does (R118). */
  readonly score: 'hands' | 'nobody' | 'melded' | 'meldedMinusHand';
  /** A deal that nobody can finish any more ends at once (R119). */
  readonly stalemate: boolean;
}

export interface ScoringRules {
  /**
   * The cards that score (R120, R132). `penalties`: the player's own hand. `winnerTakesHands`: the other hands, for the
   * player who went out. `melded`: the cards the player has played; minus the hand, or plus the hands the winner takes.
   */
  readonly system: 'penalties' | 'winnerTakesHands' | 'meldedMinusHand' | 'meldedPlusHands' | 'melded';
  /** Whether the lowest or the highest total wins (R121). */
  readonly best: 'low' | 'high';
  /** Points of an Ace (R122). */
  readonly ace: number;
  /** Points of 2 to 10: face value, or 5 up to the nine, eight or seven and 10 above (R123, R124). */
  readonly numbers: 'face' | 'fiveToNine' | 'fiveToEight' | 'fiveToSeven';
  /** Points of Jack, Queen and King: 10 each, or 11, 12 and 13 (R125). */
  readonly courts: 'ten' | 'elevenToThirteen';
  /** Points of a card of the wild rank, in hand or melded; 0 counts it as its rank (R126). */
  readonly wild: number;
  /** Points of an Ace that is wild; 0 counts it as another Ace (R127). */
  readonly wildAce: number;
  /** Points of a Joker (R128). */
  readonly joker: number;
  /** Points of a two where twos are permanent wilds (R129). */
  readonly permanentTwo: number;
  /** Points of the queen of spades; 0 gives her the value of other queens (R130). */
  readonly queenOfSpades: number;
  /** Bonus for going out, subtracted where low wins, added where high wins (R131). */
  readonly outBonus: number;
  /** Playing the whole hand in one turn, with nothing played before, doubles the score (R133). */
  readonly doubleRummy: boolean;
  /** Points count double while Sevens or Kings are wild (R134). */
  readonly double7K: boolean;
  /** A player 50 behind all others doubles the next deal (R135); if `voluntary`, points can be taken for it (R136). */
  readonly press: 'off' | 'on' | 'voluntary';
  /** Points of an Ace below a two in a run, where melds are counted; 0 gives it the points of other Aces (R158). */
  readonly lowAce: 0 | 1 | 5;
  /** Points of the Aces of clubs and spades; 0 gives them those of other Aces (R168). */
  readonly blackAce: 0 | 15;
  /** Points of a player who has laid nothing in the deal when another goes out; 0 counts the hand (R159). */
  readonly unopened: 0 | 100;
  /** Bonus beside `outBonus` for playing the whole hand in one turn, with nothing played before (R164). */
  readonly rummyBonus: 0 | 10 | 25;
  /** With four or more players, the highest total goes to 50 above the next one after the first deal (R137, R138). */
  readonly autoPress: boolean;
}

export interface GameRules {
  /** The game ends after a number of deals, or when a total reaches the target (R140). */
  readonly end: 'schedule' | 'target';
  /** The target by number of players, from two; the last one is for all larger tables (R141). */
  readonly targets: readonly number[];
  /** If several reach the target: the best total wins, or the player who went out if at the target (R142). */
  readonly targetWinner: 'best' | 'outFirst';
}

export interface MoneyRules {
  /** The players who settle at the end of the game: every two, or each with the winner (R144, R147). */
  readonly settle: 'off' | 'everyPair' | 'winnerOnly';
  /** Cents per point; 0 settles in points (R145). */
  readonly rate: number;
  /** Each payment is rounded to this many cents; 0 rounds nothing (R146). */
  readonly roundTo: number;
  /** Cents that every other player pays to the winner of each deal; 0 is none (R148). */
  readonly perDeal: number;
}
