import { type Card, faceOf } from '../../cards/cards.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/**
 * Twins are the same card of several packs, and Jokers among themselves. Nobody at a table can tell them apart, so whatever
 * a rule asks of a card its twin meets as well: twins are counted, never told apart.
 */

/** How many of these cards look like this one. */
export const countLike = (cards: readonly Card[], card: Card): number => {
  const face = faceOf(card);
  let count = 0;
  for (const other of cards) if (faceOf(other) === face) count++;
  return count;
};

/** The cards on the table that were laid from the hand in this turn. */
export function laidThisTurn({ draft, melds }: Pick<RuleContext, 'draft' | 'melds'>): readonly Card[] {
  const own = draft.plays.flatMap((play) => {
    if (play.type === 'contract') return play.melds;
    return play.type === 'meld' ? [play.meld] : [];
  });
  const added = new Set<Card>();
  const fromElsewhere = new Set<Card>();
  for (const play of draft.plays) {
    if (play.type === 'layOff') added.add(play.card);
    if (play.type !== 'swap') continue;
    // A wild that a claim moved on the table came from no hand, unless it was laid in this turn itself.
    if (play.to !== null && !own.includes(play.meld) && !added.has(play.wild)) fromElsewhere.add(play.wild);
    added.add(play.natural);
  }
  return melds.flatMap(({ id, cards }) =>
    cards.filter((card) => (own.includes(id) || added.has(card)) && !fromElsewhere.has(card)),
  );
}

/** The cards without as many of each kind as there are among others: those very cards first, else their twins. */
export function withoutLike(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const other of others) {
    const exact = left.indexOf(other);
    const at = exact >= 0 ? exact : left.findIndex((card) => faceOf(card) === faceOf(other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
