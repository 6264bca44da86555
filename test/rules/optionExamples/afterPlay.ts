import { type GameState, printCards, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { secretOf } from '../../support/play/playGame.ts';
import { listedLines } from '../../support/play/playLegal.ts';
import { playLines, refused } from '../../support/play/playLines.ts';
import { type Position, position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';

const basicRummy = preset('basic-rummy');
const thanasis = preset('thanasis');
const fiveThousand = preset('five-thousand-rummy');
const reshuffled = withOptions(crazyRummy, { stock: { end: 'reshuffle' } });

const OTHERS = ['2C 2D', '3S KS'];

/** Seat 0 holds these cards, has drawn the last of them and is to play. */
const holding = (rules: RuleSet, hand: string, more: Partial<Position> = {}): GameState =>
  position({ rules, hands: [hand, ...OTHERS], ...more });

/** Seat 0 has one card left, and it fits the run on the table. */
const oneLeft = (rules: RuleSet, wildRank: number): GameState =>
  playLines(holding(rules, '8C 9C', { wildRank, melds: ['0 run 5C: 5C 6C 7C'] }), '0 layoff 8C 0 high');

/** Seat 0 plays its first turn, and can go out at once. */
const firstTurn = (rules: RuleSet): GameState =>
  playLines(holding(rules, '5C 6C 7C KD', { drew: 'none', hadTurns: [] }), '0 meld run 5C: 5C 6C 7C');

/** Seat 0 of four discards a ten that goes on a run of hearts. */
const tenDiscarded = (rules: RuleSet, pile = 'QD', discard = 'TH'): GameState =>
  playLines(
    position({
      rules,
      deal: 1,
      wildRank: 13,
      hands: [`2C ${discard} 3C`, '2D 4D', '2S 4S', 'JC JS'],
      melds: ['0 run 7H: 7H 8H 9H'],
      pile,
    }),
    `0 discard ${discard}`,
  );

/** Ten cards that are all melds, and an eleventh to discard; seat 1 holds a set of Queens. */
const toGoRummy = (rules: RuleSet): GameState =>
  position({
    rules,
    deal: 1,
    wildRank: 13,
    hands: ['4S 5S 6S 7S 9C 9D 9H JC JD JH 2C', 'QH QC QS', 'AC', '3C'],
  });
const RUMMY = '0 rummy 2C | run 4S: 4S 5S 6S 7S | set 9: 9C 9D 9H | set J: JC JD JH';

/** Seat 0 has drawn the last card of the stock, the nine; what nobody holds lay in the discard pile, a Jack on its top. */
const lastDrawn = (rules: RuleSet, reshuffles = 0): GameState => {
  const also = { reshuffles, chance: { secret: secretOf(1), shares: [] } };
  const table = { hands: ['3C 5D', '5C 6D', '7C 2H'], stock: '9S', pile: 'JH', rest: 'pile', phase: 'draw' } as const;
  return playLines(position({ rules, ...table, also }), '0 draw stock');
};

/** Who is asked for what: the phase of the game, and whose turn it is, -1 for nobody's. */
const turnIn = ({ phase, turn }: GameState) => [phase, turn];
const pointsIn = ({ results }: GameState) => results.at(-1)?.points;

/** All sets of four from the twos to the Queens lie on the table. */
const ALL_SETS = [...'23456789TJQ'].map((rank) => `0 set ${rank}: ${rank}C ${rank}D ${rank}H ${rank}S`);

export const AFTER_PLAY_EXAMPLES: ExamplesOf<'goingOut' | 'stock'> = {
  'goingOut.discard': {
    about: 'R96: one card is left, and fits a run',
    rules: basicRummy,
    values: ['required', 'optional'],
    see: (rules) => listedLines(oneLeft(rules, 0)),
    seen: [
      ['0 discard 9C', '0 takeback'],
      ['0 layoff 9C 0 high', '0 discard 9C', '0 takeback'],
    ],
  },
  'goingOut.unplayable': {
    about: 'R97: a last card that would fit a run is discarded',
    rules: fiveThousand,
    values: [false, true],
    see: (rules) => refused(oneLeft(rules, 4), '0 discard 9C'),
    seen: [null, 'lastCardPlayable'],
  },
  'goingOut.discardTakeBack': {
    about: 'R100: a discard is taken back before the next player has drawn',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => refused(playLines(holding(rules, '8C 9C KD'), '0 discard KD'), '0 recall'),
    seen: ['notNow', null],
  },
  'goingOut.float': {
    about: 'R101: the last card fits a run; laid there it leaves nothing to discard',
    rules: withOptions(fiveThousand, { goingOut: { unplayable: false } }),
    values: ['off', 'on'],
    see: (rules) => listedLines(oneLeft(rules, 4)),
    seen: [
      ['0 discard 9C', '0 takeback'],
      ['0 layoff 9C 0 high', '0 discard 9C', '0 takeback'],
    ],
  },
  'goingOut.oneCard': {
    about: 'R104: a turn begins with one card in hand',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => listedLines(holding(rules, 'KD', { phase: 'draw', pile: 'QD' })),
    seen: [['0 draw stock'], ['0 draw stock', '0 draw pile']],
  },
  'goingOut.firstTurn': {
    about: 'R107: the last card is discarded on the first turn',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => refused(firstTurn(rules), '0 discard KD'),
    seen: [null, 'notOutYet'],
  },
  'goingOut.relief': {
    about: 'R108: somebody went out on the first turn, and the others had none',
    rules: crazyRummy,
    values: ['nothing', 'meld'],
    see: (rules) => turnIn(playLines(firstTurn(rules), '0 discard KD')),
    seen: [
      ['ready', -1],
      ['play', 1],
    ],
  },
  'goingOut.upFor2': {
    about: 'R110: a two is all that is left after the discard',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => listedLines(holding(rules, '2H KD', { drew: 'none' })),
    seen: [
      ['0 discard KD', '0 discard 2H'],
      ['0 discard KD', '0 discard 2H', '0 up KD'],
    ],
  },
  'goingOut.rummyOnly': {
    about: 'R111: the whole hand is shown as melds',
    rules: withOptions(thanasis, { goingOut: { othersMeldAfter: false } }),
    values: [false, true],
    see: (rules) => refused(toGoRummy(rules), RUMMY),
    seen: ['notNow', null],
  },
  'goingOut.othersMeldAfter': {
    about: 'R112: three Queens in another hand when somebody goes Rummy; an Ace and a three in the others',
    rules: thanasis,
    values: [false, true],
    see: (rules) => pointsIn(playLines(toGoRummy(rules), RUMMY)),
    seen: [
      [34, 0, 0, 0],
      [4, 0, 0, 0],
    ],
  },
  'goingOut.callRummy': {
    about: 'R113: who is asked about a ten discarded beside 7-8-9',
    rules: fiveThousand,
    values: ['off', 'top'],
    see: (rules) => tenDiscarded(rules).window?.seats ?? 'nobody',
    seen: ['nobody', [2, 3]],
  },
  'goingOut.callEffect': {
    about: 'R151: seat 2 has called and laid the card; whose turn it is',
    rules: fiveThousand,
    values: ['wholeTurn', 'cardOnly'],
    see: (rules) => turnIn(playLines(tenDiscarded(rules), '2 claim 1 layoff TH 0 high')),
    seen: [
      ['play', 2],
      ['draw', 1],
    ],
  },

  'stock.end': {
    about: 'R115: the drawer of the last card of the stock discards',
    rules: crazyRummy,
    values: ['afterTurn', 'reshuffle'],
    see: (rules) => turnIn(playLines(lastDrawn(rules), '0 discard 9S')),
    seen: [
      ['ready', -1],
      ['draw', 1],
    ],
  },
  'stock.reshuffles': {
    about: 'R116: the stock runs out a second time, with 45 cards in the pile',
    rules: reshuffled,
    values: [0, 1],
    see: (rules) => lastDrawn(rules, 1).stock.length,
    seen: [45, 0],
  },
  'stock.keepTop': {
    about: 'R117: the discard pile when the stock has been made from it',
    rules: reshuffled,
    values: [false, true],
    see: (rules) => printCards(lastDrawn(rules).pile),
    seen: ['', 'JH'],
  },
  'stock.score': {
    about: 'R118: the stock has run out on a nine, a five and a Jack; seat 1 has laid 5-6-7',
    rules: withOptions(fiveThousand, { stock: { end: 'afterTurn' } }),
    values: ['melded', 'meldedMinusHand'],
    see: (rules) => {
      const table = { wildRank: 4, hands: ['9S KD', '5D', 'JC'], melds: ['1 run 5H: 5H 6H 7H'], rest: 'pile' } as const;
      return pointsIn(playLines(position({ rules, ...table }), '0 discard KD'));
    },
    // A card up to nine counts 5, a Jack 10.
    seen: [
      [0, 15, 0],
      [-5, 10, -10],
    ],
  },
  'stock.stalemate': {
    about: 'R119: all hold one card, and every set on the table is full',
    rules: basicRummy,
    values: [false, true],
    see: (rules) =>
      turnIn(playLines(holding(rules, 'AC KC', { hands: ['AC KC', 'AD', 'KD'], melds: ALL_SETS }), '0 discard KC')),
    seen: [
      ['draw', 1],
      ['ready', -1],
    ],
  },
};
