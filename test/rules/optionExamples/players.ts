import { cardsOf, decide, type GameEvent, isJoker, newGame, type RuleSet, rankOf, rulesProblem } from '#engine';
import { crazyRummy } from '#rules';
import { withOptions } from '../../support/play/deals.ts';
import { secretOf } from '../../support/play/playGame.ts';
import type { ExamplesOf } from './example.ts';
import { dealt, printed } from './moments.ts';

type Drawn = Extract<GameEvent, { type: 'dealerDrawn' }>;

/** The cards drawn for the first dealer, and the seat that deals: `7C / KD / 4S: seat 2`. */
function dealerDrawn(rules: RuleSet, seats: number, secret: number): string {
  const drawn = decide(newGame(rules, seats), 'table', { type: 'openDraw', secret: secretOf(secret) });
  if (!drawn.ok) throw new Error(drawn.reason);
  const { cards, dealer } = drawn.value[0] as Drawn;
  return `${cards.map(printed).join(' / ')}: seat ${dealer}`;
}

/** The number of players, and the pack (R1 to R11). */
export const PLAYER_EXAMPLES: ExamplesOf<'players'> = {
  'table.minPlayers': {
    about: 'R1: a table of two',
    rules: crazyRummy,
    values: [3, 2],
    see: (rules) => rulesProblem(rules, 2),
    seen: ['tooFewSeats', null],
  },
  'table.maxPlayers': {
    about: 'R1: a table of seven',
    rules: crazyRummy,
    values: [6, 7],
    see: (rules) => rulesProblem(rules, 7),
    seen: ['tooManySeats', null],
  },
  'table.direction': {
    about: 'R5: the first player when seat 0 of four has dealt',
    rules: crazyRummy,
    values: ['clockwise', 'counterClockwise'],
    see: (rules) => dealt(rules, 4, 1).state.turn,
    seen: [1, 3],
  },
  'table.firstDealer': {
    about: 'R6: a blind choice of the dealer, or the lowest card, the Ace lowest',
    rules: crazyRummy,
    values: ['random', 'lowestDraw'],
    see: (rules) => dealerDrawn(rules, 3, 9),
    seen: [' /  / : seat 2', 'AH / JD / JH: seat 0'],
  },
  'table.drawTie': {
    about: 'R7: two Kings, and a Ten below them: the Ten deals, or the Kings are drawn again',
    rules: withOptions(crazyRummy, { table: { firstDealer: 'lowestDraw' } }),
    values: ['lowestRedraw', 'allEqualRedraw'],
    see: (rules) => dealerDrawn(rules, 3, 6),
    seen: ['TD / KS / KC: seat 0', 'TD / KS 3S / KC 8C: seat 1'],
  },
  'pack.packs': {
    about: 'R2: the number of cards for four players',
    rules: crazyRummy,
    values: ['one', 'two'],
    see: (rules) => cardsOf(rules, 4).length,
    seen: [52, 104],
  },
  'pack.jokers': {
    about: 'R3: the number of Jokers',
    rules: withOptions(crazyRummy, { wilds: { permanent: ['jokers'] } }),
    values: [1, 4],
    see: (rules) => cardsOf(rules, 4).filter(isJoker).length,
    seen: [1, 4],
  },
  'pack.lowestRank': {
    about: 'R4: the ranks of a pack without its twos to fives',
    rules: withOptions(crazyRummy, { table: { maxPlayers: 4 }, wilds: { source: 'none' }, melds: { runAce: 'high' } }),
    values: [2, 6],
    see: (rules) => [...new Set(cardsOf(rules, 4).map(rankOf))],
    seen: [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [1, 6, 7, 8, 9, 10, 11, 12, 13],
    ],
  },
};
