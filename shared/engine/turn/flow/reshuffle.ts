import type { GameEvent } from '../../events.ts';
import { randomFrom, shuffle } from '../../random.ts';
import type { GameState } from '../../state.ts';

/** After so many a deal has got nowhere (R152, §4.65). */
const MAX_RESHUFFLES = 10;

/** Has the pile become the stock so often that the deal has got nowhere, though the rules set no limit (R116, R152)? */
export const isWornOut = ({ rules, reshuffles }: GameState): boolean =>
  rules.stock.end === 'reshuffle' && reshuffles >= MAX_RESHUFFLES;

/** How many cards of the pile would become the stock if that were empty now (R115 to R117). */
export function shufflable(state: GameState): number {
  const { rules, reshuffles, pile } = state;
  const { end, reshuffles: most, keepTop } = rules.stock;
  if (end !== 'reshuffle' || (most > 0 && reshuffles >= most) || isWornOut(state)) return 0;
  return Math.max(0, pile.length - (keepTop ? 1 : 0));
}

/**
 * An empty stock is made from the discard pile at once, before the drawer's discard (R115, R117, §4.22). Nothing while
 * there is a stock, or where no card may be shuffled: then the deal ends with the drawer's turn.
 */
export function refill(state: GameState): readonly GameEvent[] {
  const { stock, pile, chance, reshuffles } = state;
  const count = shufflable(state);
  if (stock.length > 0 || count === 0) return [];
  if (!chance) throw new Error('nothing is dealt');
  const random = randomFrom(chance.secret, chance.shares, `reshuffle ${reshuffles + 1}`);
  return [{ type: 'reshuffled', stock: shuffle(random, pile.slice(0, count)), kept: pile.length - count }];
}
