import { type Card, parseCards } from '#engine';
import { parseReading } from '#record';
import { PRESETS } from '#rules';
import { type LaidBy, tableOf } from '../../stage/tables.ts';
import { bot, person } from '../../support/play/tableViews.ts';
import type { GallerySituation } from '../situation.ts';

/** All cards of two packs: the first in runs, the second in sets. */
const ALL = [
  ...['C', 'D', 'H', 'S'].flatMap((suit) =>
    [
      ['A', '2', '3', '4'],
      ['5', '6', '7', '8', '9'],
      ['T', 'J', 'Q', 'K'],
    ].map((ranks) => `run ${ranks[0]}${suit}: ${ranks.map((rank) => rank + suit).join(' ')}`),
  ),
  ...[...'A23456789TJQK'].map((rank) => `set ${rank}: ${[...'CDHS'].map((suit) => `${rank}${suit}.2`).join(' ')}`),
];

const TWELVE = [
  'run 3C: 3C 4C 8D 6C',
  'set Q: QH QD QS',
  'run 9S: 9S TS JS',
  'set 2: 2C 2D 2H 2S',
  'run 4H: 4H 5H 6H 7H 8C',
  'set K: KC KD 8H',
  'run AD: AD 2D.2 3D',
  'set J: JC JD JH',
  'run 5S: 5S 6S 7S 8S.2 9S.2 TS.2',
  'set 4: 4D 4S 4C.2',
  'run 9D: 9D TD JD.2',
  'set A: AC AH AS AD.2',
];

const laid = (lines: readonly string[], seats = 4): LaidBy[] =>
  lines.map((line, i) => {
    const reading = parseReading(line);
    if (!reading) throw new Error(`not a meld: ${line}`);
    return { ...reading, by: i % seats };
  });

const LONG = 'AC 5C 9C KC 2D 6D TD 3H 7H JH 4S 8S QS AD.2 5D.2 9D.2 KD.2 2H.2 6H.2 TH.2 3S.2 7S.2 JS.2 4C.2 8C.2';
const hand = (count: number): Card[] => parseCards(LONG).slice(0, count);
const FEW = ['run 3C: 3C 4C 8D 6C', 'set Q: QH QD QC', 'run 9S: 9S TS JS'];

const HAND = parseCards('7C 7D 8C.2 TC JS.2 QC KH KS');
const PILE = parseCards('9C 3S');

/** Tables with more on them than usual. */
export const CROWDED: Readonly<Record<string, GallerySituation>> = {
  'twelve-melds': {
    shows: 'twelve melds and six seats',
    at: tableOf({ seats: 6, hand: HAND, pile: PILE, melds: laid(TWELVE) }),
  },
  'all-cards': {
    shows: 'all 104 cards of two packs in melds',
    at: tableOf({
      ...{ seats: 4, hand: hand(8).map((card) => card + 104), melds: laid(ALL) },
      pile: parseCards('4D.3 QD.3'),
    }),
  },
  'all-cards-of-players': {
    shows: 'all 104 cards of two packs in melds that belong to eight players',
    at: tableOf({
      ...{ rules: PRESETS['five-thousand-rummy']!, seats: 8, melds: laid(ALL, 8) },
      ...{ hand: hand(8).map((card) => card + 104), pile: parseCards('4D.3 QD.3 7S.3 2H.3 KS.3') },
    }),
  },
  'hand-of-14': { shows: 'fourteen cards in the hand', at: tableOf({ hand: hand(14), melds: laid(FEW) }) },
  'hand-of-25': { shows: 'twenty-five cards in the hand', at: tableOf({ seats: 3, hand: hand(25), melds: laid(FEW) }) },
  'two-seats': { shows: 'two players', at: tableOf({ seats: 2, hand: hand(8), melds: laid(FEW.slice(0, 2), 2) }) },
  'eight-seats': {
    shows: 'eight players',
    at: tableOf({ seats: 8, hand: HAND, pile: PILE, melds: laid(TWELVE.slice(0, 5)) }),
  },
  'seven-bots': {
    shows: 'eight players, seven of them bots: face, name, level, cards and total of each can be read',
    at: tableOf({ seats: 8, hand: HAND, pile: PILE, melds: laid(TWELVE.slice(0, 5)), turn: 3 }),
    table: {
      seats: [
        person('Ada', { avatar: 4 }),
        bot('Bruno', 'beginner', 1),
        bot('Clara', 'sharp', 2),
        bot('Dario', 'expert', 3),
        bot('Edda', 'steady', 4),
        bot('Fabio', 'sharp', 5),
        bot('Greta', 'beginner', 6),
        bot('Henrik', 'expert', 7),
      ],
    },
  },
};
