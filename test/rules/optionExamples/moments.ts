import { type Card, type GameState, gameWinners, newGame, printCard, type RuleSet, type Seat } from '#engine';
import { dealIn, type FreshDeal } from '../../support/play/deals.ts';
import { playLines } from '../../support/play/playLines.ts';
import { type Position, position } from '../../support/play/positions.ts';

/** A clockwise deal by seat 0: the event and the state. The secret determines the cards. */
export const dealt = (rules: RuleSet, seats: number, secret: number, deal = 1): FreshDeal =>
  dealIn({ ...newGame(rules, seats), phase: 'ready', deal: deal - 1, dealer: deal === 1 ? 0 : seats - 1 }, secret);

/** Seat 0 holds these cards, has drawn the last of them and is to play. */
export const handOf = (rules: RuleSet, hand: string, more: Partial<Position> = {}): GameState =>
  position({ rules, hands: [hand, '2C 2D', '3S KS'], ...more });

/** Seat 0 goes out by discarding its last card. The rank of the deal's number is wild, by default Fours. */
export function afterOut(rules: RuleSet, others: readonly string[], more: Partial<Position> = {}): GameState {
  const { deal = 4 } = more;
  return playLines(
    position({ rules, wildRank: deal, hands: ['KD', ...others], drew: 'none', ...more }),
    '0 discard KD',
  );
}

/** Cards as text: `5C 6C`. */
export const printed = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

/** The cards dealt face up to a seat, and the number of cards it holds: `7C: 8`. */
export const upcardAndSize = ({ event, state }: FreshDeal, seat: Seat): string =>
  `${printed(event.faceUp[seat] ?? [])}: ${state.hands[seat]?.length}`;

/** The phase of the game and the seat to play, -1 for none. */
export const turnIn = ({ phase, turn }: GameState) => [phase, turn];

/** The points of the deal that has just ended. */
export const pointsIn = ({ results }: GameState) => results.at(-1)?.points;

/** The winners, if the game is over. */
export const winnersIn = ({ rules, totals, results }: GameState) =>
  gameWinners(rules, totals, results.at(-1)?.out ?? -1);
