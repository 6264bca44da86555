import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/**
 * John Greer's Fort Worth Gin: no meld holds more wilds than naturals. Rules missing from its text are Crazy Rummy's.
 */
export const fortWorthGin: RuleSet = {
  ...crazyRummy,
  preset: 'fort-worth-gin',
  melds: { ...crazyRummy.melds, wildLimit: 'atMostNaturals', ownPlace: 'choice' },
};

/** The short game of Fort Worth Gin: seven deals, odd ranks wild (D1). */
export const fortWorthGinOdd: RuleSet = {
  ...fortWorthGin,
  preset: 'fort-worth-gin-odd',
  wilds: { ...fortWorthGin.wilds, schedule: [1, 3, 5, 7, 9, 11, 13] },
};

/** The very short game of Fort Worth Gin: six deals, even ranks wild (D1). */
export const fortWorthGinEven: RuleSet = {
  ...fortWorthGin,
  preset: 'fort-worth-gin-even',
  wilds: { ...fortWorthGin.wilds, schedule: [2, 4, 6, 8, 10, 12] },
};

/** Biddies: Aces high or low, "up for 2", and every player pays the winner the difference in points (§4.74). */
export const biddies: RuleSet = {
  ...crazyRummy,
  preset: 'biddies',
  table: { ...crazyRummy.table, minPlayers: 3, maxPlayers: 4, firstDealer: 'firstJack' },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh' },
  goingOut: { ...crazyRummy.goingOut, upFor2: true },
  scoring: { ...crazyRummy.scoring, ace: 10 },
  money: { ...crazyRummy.money, settle: 'winnerOnly', rate: 0, roundTo: 0 },
};

/** Treize Brasses: two packs, thirteen cards each, and a player who takes a discard must use it (§4.17 to §4.19). */
export const treizeBrasses: RuleSet = {
  ...crazyRummy,
  preset: 'treize-brasses',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 7 },
  pack: { ...crazyRummy.pack, packs: 'two' },
  deal: { ...crazyRummy.deal, cards: 13 },
  melds: { ...crazyRummy.melds, duplicates: true },
  draw: { ...crazyRummy.draw, topMustMeld: true },
  scoring: { ...crazyRummy.scoring, courts: 'elevenToThirteen' },
};

/** Beanie with its special rules (b) to (e). Rule (a) would make (b) meaningless (§4.74). */
export const beanie: RuleSet = {
  ...crazyRummy,
  preset: 'beanie',
  wilds: { ...crazyRummy.wilds, schedule: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
  goingOut: { ...crazyRummy.goingOut, relief: 'meld' },
  stock: { ...crazyRummy.stock, end: 'whilePileTaken' },
  scoring: { ...crazyRummy.scoring, ace: 5, numbers: 'fiveToEight' },
};

/** Ace to Ace: melded cards score for their owner, cards in hand against; the whole pile may be taken. */
export const aceToAce: RuleSet = {
  ...crazyRummy,
  preset: 'ace-to-ace',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 4 },
  wilds: { ...crazyRummy.wilds, schedule: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1] },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh', allWild: 'locked' },
  play: { ...crazyRummy.play, owner: 'player' },
  draw: { ...crazyRummy.draw, depth: 'any', gated: true, takenFrozen: true, pileShown: 'all' },
  swap: { ...crazyRummy.swap, allWildLocked: true },
  goingOut: { ...crazyRummy.goingOut, oneCard: false },
  stock: { ...crazyRummy.stock, score: 'meldedMinusHand' },
  scoring: { ...crazyRummy.scoring, system: 'meldedMinusHand', best: 'high', ace: 15 },
};

/** Michael Oxner's Press: points are doubled after a deal that leaves one player 50 behind everybody. */
export const thePress: RuleSet = {
  ...crazyRummy,
  preset: 'the-press',
  scoring: { ...crazyRummy.scoring, press: 'voluntary' },
};

/** Michael Oxner's Auto-Press: after the first deal, the highest total is raised so that the Press is on. */
export const autoPressRules: RuleSet = {
  ...thePress,
  preset: 'auto-press',
  table: { ...thePress.table, minPlayers: 4 },
  scoring: { ...thePress.scoring, autoPress: true },
};

/** Michael Oxner's dealer's choice: the dealer names the wild rank, each rank once in thirteen deals (§4.27). */
export const dealersChoice: RuleSet = {
  ...crazyRummy,
  preset: 'dealers-choice',
  wilds: { ...crazyRummy.wilds, source: 'dealerNames' },
};

/** Michael Oxner's Joker: one Joker, always wild, 50 points in hand, and a fourteenth deal in which only it is wild. */
export const oneJoker: RuleSet = {
  ...crazyRummy,
  preset: 'one-joker',
  pack: { ...crazyRummy.pack, jokers: 1 },
  wilds: { ...crazyRummy.wilds, permanent: ['jokers'], jokerDeal: true },
  scoring: { ...crazyRummy.scoring, joker: 50 },
};
