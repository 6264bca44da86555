import { type Card, type GameState, gameWinners, newGame, printCard, type RuleSet, type Seat } from '#engine';
import { dealIn, type FreshDeal } from '../../support/play/deals.ts';
import { playLines } from '../../support/play/playLines.ts';
import { type Position, position } from '../../support/play/positions.ts';

/** A deal by seat 0 at a table that plays clockwise: what was told, and where the cards lie. The secret gives the cards. */
export const dealt = (rules: RuleSet, seats: number, secret: number, deal = 1): FreshDeal =>
  dealIn({ ...newGame(rules, seats), phase: 'ready', deal: deal - 1, dealer: deal === 1 ? 0 : seats - 1 }, secret);

/** Seat 0 holds these cards, has drawn the last of them and is to play. */
export const handOf = (rules: RuleSet, hand: string, more: Partial<Position> = {}): GameState =>
  position({ rules, hands: [hand, '2C 2D', '3S KS'], ...more });

/** Seat 0 goes out by discarding the last card in its hand. The rank of the deal's number is wild: Fours unless told. */
export function afterOut(rules: RuleSet, others: readonly string[], more: Partial<Position> = {}): GameState {
  const { deal = 4 } = more;
  return playLines(
    position({ rules, wildRank: deal, hands: ['KD', ...others], drew: 'none', ...more }),
    '0 discard KD',
  );
}

/** Cards as one writes them: `5C 6C`. */
export const printed = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

/** A seat's cards dealt face up, and how many cards it holds: `7C: 8`. */
export const upcardAndSize = ({ event, state }: FreshDeal, seat: Seat): string =>
  `${printed(event.faceUp[seat] ?? [])}: ${state.hands[seat]?.length}`;

/** Who is asked for what: the phase of the game, and whose turn it is, -1 for nobody's. */
export const turnIn = ({ phase, turn }: GameState) => [phase, turn];

/** The points of the deal that has just ended. */
export const pointsIn = ({ results }: GameState) => results.at(-1)?.points;

/** Who has won, should the game be over. */
export const winnersIn = ({ rules, totals, results }: GameState) =>
  gameWinners(rules, totals, results.at(-1)?.out ?? -1);
