import { type Card, newGame, printCard, type RuleSet, type Seat } from '#engine';
import { dealIn, type FreshDeal } from '../../support/play/deals.ts';

/** A deal by seat 0 at a table that plays clockwise: what was told, and where the cards lie. The secret gives the cards. */
export const dealt = (rules: RuleSet, seats: number, secret: number, deal = 1): FreshDeal =>
  dealIn({ ...newGame(rules, seats), phase: 'ready', deal: deal - 1, dealer: deal === 1 ? 0 : seats - 1 }, secret);

/** Cards as one writes them: `5C 6C`. */
export const printed = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

/** A seat's cards dealt face up, and how many cards it holds: `7C: 8`. */
export const upcardAndSize = ({ event, state }: FreshDeal, seat: Seat): string =>
  `${printed(event.faceUp[seat] ?? [])}: ${state.hands[seat]?.length}`;
