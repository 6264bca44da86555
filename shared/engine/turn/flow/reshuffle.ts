import type { DealChance } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';

/** The number of reshuffles after which a deal is capped (R152, §4.65). */
const MAX_RESHUFFLES = 10;

/** Whether the deal has reached the limit on reshuffles that applies where the rules set none (R116, R152). */
export const isWornOut = ({ rules, reshuffles }: GameState): boolean =>
  rules.stock.end === 'reshuffle' && reshuffles >= MAX_RESHUFFLES;

/** The number of cards of the pile that would become the stock if it were empty now (R115 to R117). */
export function shufflable(state: GameState): number {
  const { rules, reshuffles, pile } = state;
  const { end, reshuffles: most, keepTop } = rules.stock;
  if (end !== 'reshuffle' || (most > 0 && reshuffles >= most) || isWornOut(state)) return 0;
  return Math.max(0, pile.length - (keepTop ? 1 : 0));
}

/**
 * Makes a new stock from the discard pile as soon as it is empty, before the drawer's discard (R115, R117, §4.22).
 * Returns no event if the stock is not empty, or if no card may be shuffled: then the deal ends after the drawer's
 * turn.
 */
export function refill(state: GameState, chance: DealChance): readonly GameEvent[] {
  const { stock, pile } = state;
  const count = shufflable(state);
  if (stock.length > 0 || count === 0) return [];
  return [{ type: 'reshuffled', stock: chance.shuffled(state, pile.slice(0, count)), kept: pile.length - count }];
}
