import assert from 'node:assert/strict';
import { type Card, refusal, viewFor } from '#engine';
import { isWildCard } from '../../oracle/wildCards.ts';
import { isPicked, type Law } from './law.ts';

/** Where wilds are kept, one is discarded exactly when no natural of the hand may be (R167, §4.159). */
export const wildDiscards: Law = {
  name: 'law 12, oracle: a wild that must be kept is discarded only where no natural may be',
  watch({ rules }) {
    return {
      step({ after }, number) {
        if (after.phase !== 'play' || !isPicked(number, rules.goingOut.wildDiscard ? 41 : 5)) return;
        const view = viewFor(after, after.turn);
        const code = (card: Card) => refusal(view, { type: 'discard', card });
        const wilds = view.hand.filter((card) => isWildCard(after, card));
        const naturals = view.hand.filter((card) => !wilds.includes(card));
        for (const card of naturals) assert(code(card) !== 'wildNotDiscarded', 'a natural is kept as a wild');
        const mustKeep = !rules.goingOut.wildDiscard && naturals.some((card) => code(card) === null);
        for (const card of wilds) {
          if (mustKeep) assert(code(card) !== null, 'a wild is discarded');
          else assert(code(card) !== 'wildNotDiscarded', 'a wild is kept for nothing');
        }
      },
    };
  },
};
