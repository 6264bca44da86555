import type { Card } from '#engine';

const CARD_LISTS: readonly string[] = ['hand', 'drawn', 'known', 'shown', 'pile', 'cards', 'offered', 'hands', 'stock'];
const CARDS: readonly string[] = ['card', 'natural', 'wild', 'indicator'];

/** Every card anywhere in a state, found by field names alone and so independent of the engine's own functions. */
export function cardsIn(value: unknown, field = ''): Card[] {
  if (Array.isArray(value)) return value.flatMap((each) => cardsIn(each, CARD_LISTS.includes(field) ? 'card' : ''));
  // In a seat, `cards` is a number of cards.
  if (typeof value === 'number') return CARDS.includes(field) && value >= 0 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => cardsIn(inner, name));
}
