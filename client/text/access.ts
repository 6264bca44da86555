import type { Card } from '#engine';
import type { TableView } from '#protocol';
import type { Terms } from '#text';
import type { HandGroups } from '../game/types.ts';
import { personAt } from './company.ts';
import { say } from './say.ts';

/** A card's new place in the hand: "Seven of hearts, card 3 of 8." */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  say('access-placeInHand', { card, place, cards });

/** "Sorted by melds: five of hearts, six of hearts, seven of hearts; two of spades." */
export const sortedHand = (order: 'suit' | 'melds' | 'rank', groups: HandGroups, terms: Terms): string =>
  say('access-sorted', { order, groups: groups.map((cards) => say('access-group', { cards })), terms });

/** "10 seconds left." */
export const hurry = (seconds: number): string => say('access-hurry', { seconds });

/** Read out while the table has no melds. */
export const noMelds = (terms: Terms): string => say('access-noMelds', { terms });

/** Everybody's total now: "You 12, Ana 41 points." */
export function totalsLine(table: TableView): string {
  const seats = table.game?.seats ?? [];
  const placeOf = (index: number): 'first' | 'middle' | 'last' => {
    if (index === seats.length - 1) return 'last';
    return index === 0 ? 'first' : 'middle';
  };
  return say('access-totals', {
    lines: seats.map(({ total }, seat) =>
      say('access-total', { who: personAt(table, seat), total, place: placeOf(seat) }),
    ),
  });
}
