import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/**
 * Liverpool Rummy, which many call Contract Rummy (§4.135 to §4.138): seven deals, each with a contract laid exactly as
 * asked, lay-offs from the next turn, and cards taken out of turn.
 */
export const liverpoolRummy: RuleSet = {
  ...crazyRummy,
  preset: 'liverpool-rummy',
  table: { ...crazyRummy.table, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'halfOfPlayers', jokers: 'twoPerPack' },
  deal: { ...crazyRummy.deal, size: 'byContract', extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [0, 0, 0, 0, 0, 0, 0], permanent: ['jokers'] },
  melds: {
    ...crazyRummy.melds,
    setMax: 0,
    duplicates: true,
    overflow: true,
    runMin: 4,
    runAce: 'lowOrHigh',
  },
  play: {
    ...crazyRummy.play,
    contract: 'liverpool',
    contractExact: true,
    contractAlike: 'apart',
    layOffFrom: 'nextTurn',
  },
  draw: { ...crazyRummy.draw, outOfTurn: 'beforeDraw' },
  swap: { ...crazyRummy.swap, to: 'thisTurn', sets: 'never' },
  goingOut: { ...crazyRummy.goingOut, oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle', keepTop: true },
  scoring: { ...crazyRummy.scoring, ace: 15, joker: 15 },
};

/**
 * Carioca, the contract game of Argentina and Chile (§4.139 to §4.142): seven deals, one Joker in each new meld, and
 * Jokers of runs that move to an end when their card is laid.
 */
export const carioca: RuleSet = {
  ...liverpoolRummy,
  preset: 'carioca',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 5, direction: 'counterClockwise' },
  pack: { ...liverpoolRummy.pack, packs: 'two' },
  melds: { ...liverpoolRummy.melds, wildLimit: 'oneWhenLaid' },
  play: { ...liverpoolRummy.play, contract: 'carioca', contractAlike: 'any' },
  draw: crazyRummy.draw,
  swap: { ...liverpoolRummy.swap, to: 'stays' },
  scoring: { ...liverpoolRummy.scoring, ace: 20, joker: 50 },
};

/**
 * Shanghai Rummy (§4.143 to §4.147): ten deals of eleven cards, whose contracts grow to fifteen. Each player may take a
 * card out of turn three times in a deal.
 */
export const shanghaiRummy: RuleSet = {
  ...liverpoolRummy,
  preset: 'shanghai-rummy',
  table: { ...crazyRummy.table, maxPlayers: 5 },
  pack: { ...liverpoolRummy.pack, packs: 'threeAbove4' },
  wilds: { ...liverpoolRummy.wilds, schedule: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  melds: { ...liverpoolRummy.melds, runAce: 'high', wildLimit: 'one' },
  play: { ...crazyRummy.play, contract: 'shanghai' },
  draw: { ...liverpoolRummy.draw, takes: 3 },
  swap: { ...crazyRummy.swap, to: 'off' },
  scoring: { ...crazyRummy.scoring, ace: 20, numbers: 'fiveToSeven', joker: 50 },
};

/**
 * Continental, the contract game of Spain and Mexico (§4.149 to §4.153): hands that grow from seven cards to thirteen,
 * Jokers that never lie side by side in a run, and ten points less for a whole hand in one turn.
 */
export const continental: RuleSet = {
  ...liverpoolRummy,
  preset: 'continental',
  table: { ...crazyRummy.table, minPlayers: 2, direction: 'counterClockwise' },
  pack: { ...liverpoolRummy.pack, packs: 'threeAbove4', jokers: 6 },
  deal: { ...liverpoolRummy.deal, size: 'byRound' },
  melds: { ...liverpoolRummy.melds, runAce: 'eitherEnd', wildLimit: 'apart' },
  play: { ...crazyRummy.play, contract: 'carioca', contractAlike: 'any' },
  swap: { ...liverpoolRummy.swap, to: 'otherMeld' },
  goingOut: { ...liverpoolRummy.goingOut, faceDown: true },
  scoring: { ...crazyRummy.scoring, ace: 20, joker: 50, rummyBonus: 10 },
};

/**
 * Jamaican Kalooki (§4.154 to §4.160): nine deals of nine to sixteen cards, just as many as the contract has. After it,
 * new melds may be laid but nothing taken from the pile. Jokers are not discarded.
 */
export const jamaicanKalooki: RuleSet = {
  ...liverpoolRummy,
  preset: 'jamaican-kalooki',
  table: crazyRummy.table,
  pack: { ...liverpoolRummy.pack, packs: 'threeAbove4' },
  wilds: { ...liverpoolRummy.wilds, schedule: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
  melds: { ...liverpoolRummy.melds, wildLimit: 'apart' },
  play: { ...crazyRummy.play, contract: 'kalooki', newAfterContract: true },
  draw: { ...liverpoolRummy.draw, takes: 3, afterMeld: 'closed' },
  swap: { ...liverpoolRummy.swap, to: 'stays' },
  goingOut: { ...liverpoolRummy.goingOut, wildDiscard: false },
  scoring: { ...crazyRummy.scoring, joker: 50, blackAce: 15, doubleRummy: true },
};

/**
 * Bing Rummy (§4.161 to §4.165): seven deals of fourteen cards with wild twos, in each of which the first three melds
 * are laid together, and cards are laid in turns without a draw.
 */
export const bingRummy: RuleSet = {
  ...crazyRummy,
  preset: 'bing-rummy',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'threeAbove4' },
  deal: { ...crazyRummy.deal, cards: 14, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...liverpoolRummy.wilds, permanent: ['twos'] },
  melds: { ...crazyRummy.melds, setMax: 0, duplicates: true, overflow: true },
  play: {
    ...crazyRummy.play,
    contract: 'threeMelds',
    contractAlike: 'any',
    newAfterContract: true,
    meldTurns: 'insteadOfDraw',
  },
  draw: { ...crazyRummy.draw, giveBack: 'no' },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, oneCard: false, discard: 'forbidden' },
  stock: { ...crazyRummy.stock, end: 'reshuffle', keepTop: true },
};
