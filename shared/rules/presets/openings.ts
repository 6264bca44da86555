import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** The common rules of Kaluki, Rommé and Rami: two packs, thirteen cards each, Jokers as the only wilds. */
const opening: RuleSet = {
  ...crazyRummy,
  pack: { ...crazyRummy.pack, packs: 'two', jokers: 'twoPerPack' },
  deal: { ...crazyRummy.deal, cards: 13, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [], permanent: ['jokers'] },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh' },
  play: { ...crazyRummy.play, firstMeld: 40 },
  swap: { ...crazyRummy.swap, to: 'thisTurn', sets: 'all' },
  goingOut: { ...crazyRummy.goingOut, oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle' },
  scoring: { ...crazyRummy.scoring, ace: 11, joker: 20, lowAce: 1, doubleRummy: true },
  game: { ...crazyRummy.game, end: 'target', targets: [500] },
};

/** Kaluki as in Britain (§4.116 to §4.120): an opening of 40, and the pile is closed before it but for its cards. */
export const kaluki: RuleSet = {
  ...opening,
  preset: 'kaluki',
  table: { ...opening.table, minPlayers: 2, maxPlayers: 5 },
  pack: { ...opening.pack, jokers: 2 },
  melds: { ...opening.melds, runAce: 'high' },
  draw: { ...opening.draw, gated: true },
  stock: { ...opening.stock, reshuffles: 1, score: 'nobody' },
  scoring: { ...opening.scoring, joker: 15, lowAce: 0 },
  game: { ...opening.game, targets: [150] },
};

/** Kaluki with an opening of 51 and a shorter game. */
export const kaluki51: RuleSet = {
  ...kaluki,
  preset: 'kaluki-51',
  play: { ...kaluki.play, firstMeld: 51 },
  game: { ...kaluki.game, targets: [100] },
};

/** Rommé as in Germany and Austria (§4.121 to §4.126): six Jokers, and the dealer begins with fourteen cards. */
export const romme: RuleSet = {
  ...opening,
  preset: 'romme',
  table: { ...opening.table, minPlayers: 2, firstPlayer: 'dealer' },
  pack: { ...opening.pack, jokers: 6 },
  deal: { ...opening.deal, extra: 'firstPlayer', pileUpcard: 'none' },
  draw: { ...opening.draw, giveBack: 'no' },
  swap: { ...opening.swap, sets: 'one' },
};

/** Rami as in France (§4.127 to §4.131): 51 points with a run without wilds, and nothing in the first round. */
export const rami: RuleSet = {
  ...opening,
  preset: 'rami',
  table: { ...opening.table, minPlayers: 2, maxPlayers: 5 },
  melds: { ...opening.melds, wildLimit: 'one' },
  play: { ...opening.play, firstRound: false, firstMeld: 51, firstRun: true },
  draw: { ...opening.draw, topMustMeld: true },
  scoring: { ...opening.scoring, unopened: 100 },
};
