import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Thanasis (§4.30 to §4.33): melds stay in hand until a player goes Rummy and scores the other hands. */
export const thanasis: RuleSet = {
  ...crazyRummy,
  preset: 'thanasis',
  table: { ...crazyRummy.table, minPlayers: 4, maxPlayers: 7, direction: 'counterClockwise' },
  pack: { ...crazyRummy.pack, packs: 'two', jokers: 4 },
  deal: { ...crazyRummy.deal, cards: 10, extra: 'nobody' },
  wilds: { ...crazyRummy.wilds, source: 'stockCard', schedule: [], permanent: ['jokers'] },
  melds: { ...crazyRummy.melds, duplicates: true },
  play: { ...crazyRummy.play, when: 'goingOutOnly', layOffOthers: false },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, oneCard: false, rummyOnly: true, othersMeldAfter: true },
  stock: { ...crazyRummy.stock, end: 'reshuffle', score: 'nobody' },
  scoring: { ...crazyRummy.scoring, system: 'winnerTakesHands', best: 'high' },
  game: { ...crazyRummy.game, end: 'target', targets: [150] },
};

/** Dynamitis: Thanasis with the twos always wild as well. */
export const dynamitis: RuleSet = {
  ...thanasis,
  preset: 'dynamitis',
  wilds: { ...thanasis.wilds, permanent: ['jokers', 'twos'] },
};

/** Remigio, the Spanish game close to Thanasis (§4.132): no wild rank, and no identical cards in a set. */
export const remigio: RuleSet = {
  ...thanasis,
  preset: 'remigio',
  table: { ...thanasis.table, minPlayers: 2, maxPlayers: 6 },
  deal: { ...thanasis.deal, pileUpcard: 'kept' },
  wilds: { ...thanasis.wilds, source: 'none' },
  melds: { ...thanasis.melds, duplicates: false, runAce: 'lowOrHigh' },
  goingOut: { ...thanasis.goingOut, faceDown: true },
  scoring: { ...thanasis.scoring, joker: 20 },
};

/** Koum-Kan as in Greece (§4.132 to §4.134): Crazy Rummy with two packs and Jokers as the only wilds. */
export const koumKan: RuleSet = {
  ...crazyRummy,
  preset: 'koum-kan',
  table: { ...crazyRummy.table, minPlayers: 2 },
  pack: { ...crazyRummy.pack, packs: 'two', jokers: 4 },
  deal: { ...crazyRummy.deal, cards: 10, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [], permanent: ['jokers'] },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh' },
  goingOut: { ...crazyRummy.goingOut, oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle' },
  scoring: { ...crazyRummy.scoring, joker: 20 },
  game: { ...crazyRummy.game, end: 'target', targets: [100] },
};

/** Three Thirteen (§4.108 to §4.112): hands grow from three cards to thirteen, and their number is wild. */
export const threeThirteen: RuleSet = {
  ...crazyRummy,
  preset: 'three-thirteen',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'halfOfPlayers' },
  deal: { ...crazyRummy.deal, size: 'byRound', cards: 3, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, schedule: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
  melds: { ...crazyRummy.melds, setMax: 0, duplicates: true, overflow: true },
  play: { ...crazyRummy.play, when: 'goingOutOnly', layOffOthers: false },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: {
    ...crazyRummy.goingOut,
    oneCard: false,
    rummyOnly: true,
    othersMeldAfter: true,
    lastTurns: true,
  },
  stock: { ...crazyRummy.stock, end: 'reshuffle' },
  scoring: { ...crazyRummy.scoring, wild: 0, wildAce: 0 },
};

/** Rummy 500 (§4.113 to §4.115): cards laid count, cards held count against, and the pile is taken into the hand. */
export const rummy500: RuleSet = {
  ...crazyRummy,
  preset: 'rummy-500',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'twoAbove4', jokers: 'twoPerPack' },
  deal: { ...crazyRummy.deal, cardsIfFew: 13, fewPlayers: 2, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [], permanent: ['jokers'] },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh' },
  play: { ...crazyRummy.play, layOffNeedsMeld: false, owner: 'player' },
  draw: { ...crazyRummy.draw, depth: 'any', deepestMustMeld: true, giveBack: 'notIfTopOnly', pileShown: 'all' },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, discard: 'optional', oneCard: false, callRummy: 'pile' },
  stock: { ...crazyRummy.stock, end: 'whilePileTaken', score: 'meldedMinusHand' },
  scoring: {
    ...crazyRummy.scoring,
    system: 'meldedMinusHand',
    best: 'high',
    ace: 15,
    joker: 15,
    lowAce: 1,
  },
  game: { ...crazyRummy.game, end: 'target', targets: [500] },
};

/** Basic Rummy: no wilds, no final discard needed, and the winner of a deal scores the other hands. */
export const basicRummy: RuleSet = {
  ...crazyRummy,
  preset: 'basic-rummy',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 4 },
  deal: { ...crazyRummy.deal, cardsIfFew: 10, fewPlayers: 2, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [] },
  play: { ...crazyRummy.play, layOffNeedsMeld: false },
  draw: { ...crazyRummy.draw, giveBack: 'no' },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, discard: 'optional', faceDown: true, oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle', reshuffles: 1, score: 'nobody', stalemate: true },
  scoring: { ...crazyRummy.scoring, system: 'winnerTakesHands', best: 'high', doubleRummy: true },
  game: { ...crazyRummy.game, end: 'target', targets: [100, 150, 200] },
};

/** 5000 Rummy in its commonest form: an upcard sets the size of each hand, and the dealer's is the wild rank. */
export const fiveThousandRummy: RuleSet = {
  ...crazyRummy,
  preset: 'five-thousand-rummy',
  table: { ...crazyRummy.table, minPlayers: 3, maxPlayers: 8, firstDealer: 'lowestDraw' },
  pack: { ...crazyRummy.pack, packs: 'twoAbove4' },
  deal: { ...crazyRummy.deal, size: 'byUpcard', order: 'hands', extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'dealerFirstCard', schedule: [] },
  melds: { ...crazyRummy.melds, setMax: 0, duplicates: true, overflow: true, runAce: 'eitherEnd' },
  play: { ...crazyRummy.play, layOffNeedsMeld: false, owner: 'player' },
  draw: { ...crazyRummy.draw, depth: 'any', deepestMustMeld: true, giveBack: 'notIfTopOnly', pileShown: 'all' },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, unplayable: true, float: 'on', oneCard: false, callRummy: 'top' },
  stock: { ...crazyRummy.stock, end: 'whilePileTaken', score: 'melded' },
  scoring: {
    ...crazyRummy.scoring,
    system: 'meldedPlusHands',
    best: 'high',
    ace: 100,
    numbers: 'fiveToNine',
    wild: 100,
    wildAce: 200,
  },
  game: { ...crazyRummy.game, end: 'target', targets: [5000] },
};

/**
 * George, or 2500 (§4.49): 5000 Rummy with sets only, one wild in each, and two matching naturals to take from the
 * pile.
 */
export const george: RuleSet = {
  ...fiveThousandRummy,
  preset: 'george',
  pack: { ...fiveThousandRummy.pack, packs: 'two', lowestRank: 3 },
  deal: { ...fiveThousandRummy.deal, upcardMeaning: 'total', upcardCourts: 'elevenToThirteen', upcardAce: 14 },
  melds: { ...fiveThousandRummy.melds, kinds: 'sets', runAce: 'high', wildLimit: 'one' },
  draw: { ...fiveThousandRummy.draw, topMustMeld: true, twoNaturals: 'always' },
  game: { ...fiveThousandRummy.game, targets: [2500] },
};

/** Crummy Rummy: seven rounds, each with a contract that must be laid before anything else. */
export const crummyRummy: RuleSet = {
  ...crazyRummy,
  preset: 'crummy-rummy',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'halfOfPlayers', jokers: 'twoPerPack' },
  deal: { ...crazyRummy.deal, size: 'byRound', extra: 'nobody', pileUpcard: 'replacedIfWild' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [0, 0, 0, 0, 0, 0, 0], permanent: ['jokers', 'twos'] },
  melds: {
    ...crazyRummy.melds,
    setMax: 0,
    duplicates: true,
    overflow: true,
    runMin: 4,
    runAce: 'high',
    wildLimit: 'half',
    ownPlace: 'wild',
  },
  play: { ...crazyRummy.play, contract: 'sevenRounds' },
  draw: { ...crazyRummy.draw, outOfTurn: 'afterDraw' },
  swap: { ...crazyRummy.swap, to: 'otherMeld' },
  goingOut: { ...crazyRummy.goingOut, discard: 'optional', oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle' },
  scoring: {
    ...crazyRummy.scoring,
    ace: 15,
    numbers: 'fiveToEight',
    wild: 15,
    wildAce: 15,
    joker: 15,
    permanentTwo: 15,
  },
};
