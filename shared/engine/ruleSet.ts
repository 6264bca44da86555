import type { Rank } from './cards/cards.ts';

/**
 * A game's rules as plain data, in groups named after the step that reads them. Every option of the rulebook (R1, R2, …)
 * is one field; alternatives are named choices. Two house rules combine because they are two fields.
 */
export interface RuleSet {
  /** The preset these rules started from. */
  readonly preset: string;
  readonly table: TableRules;
  readonly pack: PackRules;
  readonly deal: DealRules;
  readonly wilds: WildRules;
  readonly melds: MeldRules;
  readonly play: PlayRules;
  readonly draw: DrawRules;
  readonly swap: SwapRules;
  readonly goingOut: GoingOutRules;
  readonly stock: StockRules;
  readonly scoring: ScoringRules;
  readonly game: GameRules;
  readonly money: MoneyRules;
}

export interface TableRules {
  /** R1 */
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** R5 */
  readonly direction: 'clockwise' | 'counterClockwise';
  /** R6 */
  readonly firstDealer: 'random' | 'lowestDraw' | 'firstJack';
  /** R7 */
  readonly drawTie: 'lowestRedraw' | 'allEqualRedraw';
  /** R11, and so who has the extra card of R22 (§4.96). */
  readonly firstPlayer: 'afterDealer' | 'dealer';
}

export interface PackRules {
  /** R2 */
  readonly packs: 'one' | 'two' | 'twoAbove4' | 'threeAbove4' | 'halfOfPlayers';
  /** R3 */
  readonly jokers: 0 | 1 | 4 | 6 | 'twoPerPack';
  /** R4: ranks below this are taken out (3 removes the twos); Aces always stay. 2 removes nothing. */
  readonly lowestRank: 2 | 3 | 4 | 6;
}

export interface DealRules {
  /** R12 to R15 */
  readonly size: 'fixed' | 'byRound' | 'byUpcard';
  /** Cards each when fixed (R12); the first round's size by round (R14). */
  readonly cards: number;
  /** R13: this many for a table of at most `fewPlayers`; 0 is off, and then `fewPlayers` means nothing. */
  readonly cardsIfFew: number;
  readonly fewPlayers: number;
  /** R16 to R20 */
  readonly upcardMeaning: 'additional' | 'total';
  readonly upcardCourts: 'ten' | 'elevenToThirteen';
  readonly upcardAce: 11 | 14 | 15;
  readonly upcardPermanentWild: 'buried' | '15' | '20' | '25' | 'twoOrTwelve';
  readonly burySmallUpcards: boolean;
  /** R21; hands sized by upcard are always dealt whole. */
  readonly order: 'cards' | 'hands';
  /** R22, R23: does the first player get an extra card, which stands for that player's first draw. */
  readonly extra: 'firstPlayer' | 'nobody';
  /** R24, R25: does a turned card start the discard pile, and may it be wild. */
  readonly pileUpcard: 'none' | 'kept' | 'replacedIfWild';
}

export interface WildRules {
  /** R26 */
  readonly source:
    | 'schedule'
    | 'dealerNames'
    | 'dealerFirstCard'
    | 'dealerLastCard'
    | 'dealerExtraCard'
    | 'outsideCard'
    | 'stockCard'
    | 'none';
  /**
   * R27: the wild rank of each deal in turn, 0 for none. Its length is the length of the game unless a target ends it;
   * where a card, the dealer or nothing finds the rank, only its length counts.
   */
  readonly schedule: readonly Rank[];
  /** R28: one more deal after the schedule's last, with no wild rank. */
  readonly jokerDeal: boolean;
  /** R31 */
  readonly permanent: readonly ('jokers' | 'twos' | 'tens' | 'oneEyedJacks')[];
  /** R32, for `outsideCard` and `stockCard`; a card dealt to the dealer belongs to the dealer's hand. */
  readonly indicator: 'outOfPlay' | 'startsPile';
  /** R33; only a dealer can get more. */
  readonly permanentIndicator: 'buried' | 'dealerGetsMore';
  /** R34; a schedule names Aces itself. */
  readonly aceAllowed: boolean;
}

export interface MeldRules {
  /** R36 */
  readonly kinds: 'both' | 'sets' | 'runs';
  /** R37, R38; `setMax` 0 is unlimited. */
  readonly setMin: number;
  readonly setMax: number;
  /** R39; where they may lie, any natural of the rank frees a set's wild (R91, §4.68). */
  readonly duplicates: boolean;
  /** R40 */
  readonly overflow: boolean;
  /** R41 */
  readonly runMin: number;
  /** R43 */
  readonly runAce: 'low' | 'lowOrHigh' | 'eitherEnd' | 'high' | 'highOrLow';
  /** R45 */
  readonly wildLimit: 'none' | 'atMostNaturals' | 'fewerThanNaturals' | 'one' | 'half';
  /** R46 */
  readonly splitLong: boolean;
  /** R48 */
  readonly ownPlace: 'natural' | 'wild' | 'choice';
  /** R49 */
  readonly allWild: 'ordinary' | 'locked' | 'special';
  /** R52; where it is named, only that card frees the wild (R91). */
  readonly setWild: 'anyMissing' | 'named';
}

export interface PlayRules {
  /** R54: `goingOutOnly` keeps melds in the hand until somebody goes Rummy. */
  readonly when: 'duringTurns' | 'goingOutOnly';
  /** R55: may the first player of a deal meld in the very first turn. */
  readonly firstTurn: boolean;
  /** R56: may anybody meld before play is back at the first player. */
  readonly firstRound: boolean;
  /** R57: 0 is unlimited. */
  readonly meldsPerTurn: 0 | 1;
  /** R58, R59: a player's first table play of the deal must be a complete new meld. */
  readonly layOffNeedsMeld: boolean;
  /** R60: may one lay off on melds that others laid. */
  readonly layOffOthers: boolean;
  /** R62 to R67 */
  readonly contract: 'off' | 'sevenRounds';
  /** R68 */
  readonly owner: 'common' | 'player';
}

export interface DrawRules {
  /** R72 */
  readonly depth: 'one' | 'any';
  /** R73: before one's own first meld only the top card, and only if it is part of that meld (§4.36). */
  readonly gated: boolean;
  /** R74: of two or more cards taken. */
  readonly deepestMustMeld: boolean;
  /** R75: cards taken after one's first meld may not be played this turn. */
  readonly takenFrozen: boolean;
  /** R76 */
  readonly topMustMeld: boolean;
  /** R77 */
  readonly twoNaturals: 'off' | 'forSeveral' | 'always';
  /** R78 */
  readonly useOrDiscard: boolean;
  /** R79 */
  readonly giveBack: 'yes' | 'no' | 'notIfTopOnly';
  /** R80 to R83 */
  readonly outOfTurn: 'off' | 'afterDraw' | 'beforeDraw';
  /** R84 */
  readonly pileShown: 'top' | 'all';
}

export interface SwapRules {
  /** R85, R88 */
  readonly to: 'off' | 'free' | 'thisTurn' | 'otherMeld' | 'stays';
  /** R86 */
  readonly needsMeld: boolean;
  /** R89: `jokers` keeps every other wild in its meld, where it may move to another place. */
  readonly which: 'all' | 'jokers';
  /** R92: from a set laid with wilds alone nothing is taken, whatever `melds.allWild` is. */
  readonly allWildLocked: boolean;
  /** R153; 0 is unlimited. */
  readonly perTurn: 0 | 1;
}

export interface GoingOutRules {
  /** R95, R96 */
  readonly discard: 'required' | 'optional' | 'forbidden';
  /** R97 */
  readonly unplayable: boolean;
  /** R98 */
  readonly faceDown: boolean;
  /** R100: until the next player draws. */
  readonly discardTakeBack: boolean;
  /** R101, R103 */
  readonly float: 'off' | 'on' | 'onWithPenalty';
  /** R104 to R106 */
  readonly oneCard: boolean;
  /** R107, R108 */
  readonly firstTurn: boolean;
  readonly relief: 'nothing' | 'meld' | 'fullTurn';
  /** R110 */
  readonly upFor2: boolean;
  /** R111, R112 */
  readonly rummyOnly: boolean;
  readonly othersMeldAfter: boolean;
  /** R113, R114, R151 */
  readonly callRummy: 'off' | 'top' | 'pile';
  readonly callEffect: 'wholeTurn' | 'cardOnly';
}

export interface StockRules {
  /** R115 */
  readonly end: 'afterTurn' | 'reshuffle' | 'whilePileTaken';
  /** R116; 0 is unlimited (R152 still holds). */
  readonly reshuffles: number;
  /** R117 */
  readonly keepTop: boolean;
  /** R118 */
  readonly score: 'hands' | 'nobody' | 'melded' | 'meldedMinusHand';
  /** R119 */
  readonly stalemate: boolean;
}

export interface ScoringRules {
  /** R120, R132 */
  readonly system: 'penalties' | 'winnerTakesHands' | 'meldedMinusHand' | 'meldedPlusHands' | 'melded';
  /** R121 */
  readonly best: 'low' | 'high';
  /** R122 */
  readonly ace: number;
  /** R123, R124 */
  readonly numbers: 'face' | 'fiveToNine' | 'fiveToEight' | 'fiveToSeven';
  /** R125 */
  readonly courts: 'ten' | 'elevenToThirteen';
  /** R126 to R129 */
  readonly wild: number;
  readonly wildAce: number;
  readonly joker: number;
  readonly permanentTwo: number;
  /** R130: the queen of spades; 0 is her ordinary value. */
  readonly queenOfSpades: number;
  /** R131: subtracted where low wins, added where high wins. */
  readonly outBonus: number;
  /** R133 */
  readonly doubleRummy: boolean;
  /** R134 */
  readonly double7K: boolean;
  /** R135 to R138 */
  readonly press: 'off' | 'on' | 'voluntary';
  readonly autoPress: boolean;
}

export interface GameRules {
  /** R140 */
  readonly end: 'schedule' | 'target';
  /** R141: by number of players from 2, the last one for all larger tables. */
  readonly targets: readonly number[];
  /** R142 */
  readonly targetWinner: 'best' | 'outFirst';
}

export interface MoneyRules {
  /** R144, R147 */
  readonly settle: 'off' | 'everyPair' | 'winnerOnly';
  /** R145: cents a point; 0 settles in points. */
  readonly rate: number;
  /** R146: cents to round each pair to; 0 is none. */
  readonly roundTo: number;
  /** R148: cents from each other player to a deal's winner; 0 is none. */
  readonly perDeal: number;
}
