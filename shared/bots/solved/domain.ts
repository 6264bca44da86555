import type { RuleSet } from '#engine';

/** The values of a rule that the solver's arithmetic knows, or `any`: a turn is the same whatever it says. */
type Known<Value> = readonly Value[] | 'any' | ((value: Value) => boolean);

/** The groups of a rule set that hold rules. */
type Group = Exclude<keyof RuleSet, 'preset'>;

/** Every rule there is: a new one does not compile until it is said here what it does to a turn. */
type Domain = { readonly [G in Group]: { readonly [F in keyof RuleSet[G]]: Known<RuleSet[G][F]> } };

/** In larger hands its turns are too many to look at. */
const MOST_CARDS = 10;
const isSmall = (cards: number): boolean => cards <= MOST_CARDS;

/**
 * The rules in which the solver's arithmetic says all there is to say about a turn: one pack without Jokers, small hands, low
 * Aces, sets of three or four, wilds without limit that go to the hand when swapped, the top discard alone and freely taken, a
 * last discard to go out, penalties for what is held, and an end with the stock.
 */
const DOMAIN: Domain = {
  table: {
    minPlayers: 'any',
    maxPlayers: 'any',
    direction: 'any',
    firstDealer: 'any',
    drawTie: 'any',
    firstPlayer: 'any',
  },
  pack: { packs: ['one'], jokers: [0], lowestRank: [2] },
  deal: {
    size: ['fixed'],
    cards: isSmall,
    cardsIfFew: isSmall,
    fewPlayers: 'any',
    // What sizes hands by a card has no place where their size is fixed.
    upcardMeaning: 'any',
    upcardCourts: 'any',
    upcardAce: 'any',
    upcardPermanentWild: 'any',
    burySmallUpcards: 'any',
    order: 'any',
    extra: 'any',
    pileUpcard: 'any',
  },
  wilds: {
    source: 'any',
    schedule: 'any',
    jokerDeal: 'any',
    permanent: ({ length }) => length === 0,
    indicator: 'any',
    permanentIndicator: 'any',
    aceAllowed: 'any',
  },
  melds: {
    kinds: ['both'],
    setMin: [3],
    setMax: [4],
    duplicates: [false],
    overflow: [false],
    runMin: [3],
    runAce: ['low'],
    wildLimit: ['none'],
    // Both tell of a limit on wilds.
    splitLong: 'any',
    ownPlace: 'any',
    allWild: ['ordinary'],
    setWild: ['anyMissing'],
  },
  play: {
    when: ['duringTurns'],
    firstTurn: [true],
    firstRound: [true],
    meldsPerTurn: [0],
    layOffNeedsMeld: [true],
    layOffOthers: [true],
    contract: ['off'],
    // Whose they are does not count where penalties do.
    owner: 'any',
  },
  draw: {
    depth: ['one'],
    gated: [false],
    // It tells of several cards taken.
    deepestMustMeld: 'any',
    takenFrozen: [false],
    topMustMeld: [false],
    twoNaturals: ['off'],
    useOrDiscard: [false],
    giveBack: ['yes'],
    outOfTurn: ['off'],
    pileShown: 'any',
  },
  swap: { to: ['free'], needsMeld: [true], which: ['all'], allWildLocked: [false], perTurn: [0] },
  goingOut: {
    discard: ['required'],
    unplayable: [false],
    faceDown: 'any',
    discardTakeBack: 'any',
    float: ['off'],
    // The solver knows both.
    oneCard: 'any',
    firstTurn: [true],
    relief: ['nothing'],
    upFor2: [false],
    rummyOnly: [false],
    othersMeldAfter: 'any',
    callRummy: ['off'],
    callEffect: 'any',
  },
  stock: { end: ['afterTurn'], reshuffles: 'any', keepTop: 'any', score: 'any', stalemate: 'any' },
  scoring: {
    system: ['penalties'],
    best: ['low'],
    ace: 'any',
    numbers: 'any',
    courts: 'any',
    wild: 'any',
    wildAce: 'any',
    joker: 'any',
    permanentTwo: 'any',
    queenOfSpades: [0],
    outBonus: 'any',
    doubleRummy: 'any',
    double7K: 'any',
    press: 'any',
    autoPress: 'any',
  },
  game: { end: 'any', targets: 'any', targetWinner: 'any' },
  money: { settle: 'any', rate: 'any', roundTo: 'any', perDeal: 'any' },
};

function isKnown<Value>(known: Known<Value>, value: Value): boolean {
  if (known === 'any') return true;
  return typeof known === 'function' ? known(value) : known.includes(value);
}

const isGroupKnown = <G extends Group>(rules: RuleSet, group: G): boolean =>
  (Object.keys(DOMAIN[group]) as (keyof RuleSet[G])[]).every((field) =>
    isKnown(DOMAIN[group][field] as Known<RuleSet[G][typeof field]>, rules[group][field]),
  );

const GROUPS = Object.keys(DOMAIN) as Group[];

/** Are these rules such that the solver's arithmetic says all there is to say about a turn? */
export const isSolved = (rules: RuleSet): boolean => GROUPS.every((group) => isGroupKnown(rules, group));
