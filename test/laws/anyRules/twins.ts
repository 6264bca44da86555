import assert from 'node:assert/strict';
import { type Card, faceOf, type GameState } from '#engine';
import { listed } from '../../support/play/playLegal.ts';
import type { Law } from './law.ts';
import { nameOf } from './nameOf.ts';

/** The legal actions by name, with equal cards of two packs not told apart. */
const told = (state: GameState): string[] =>
  [...new Set(listed(state).map((action) => nameOf(state, action).replaceAll(/\.\d/g, '')))].sort();

/** The same state as if the other of two equal cards had been drawn. */
const withDrawn = ({ draft, ...state }: GameState, drawn: Card, twin: Card): GameState => ({
  ...state,
  draft: { ...draft, drawn: draft.drawn.map((card) => (card === drawn ? twin : card)) },
});

/** The legal actions do not depend on which of two equal cards was drawn. */
export const twins: Law = {
  name: 'law 13, twins: legal actions do not depend on which of two equal cards was drawn',
  watch: () => ({
    step({ after }) {
      const { phase, turn, draft, hands } = after;
      if (phase !== 'play' || draft.fixed > 0) return;
      for (const drawn of draft.drawn) {
        const isTwin = (card: Card): boolean => faceOf(card) === faceOf(drawn) && !draft.drawn.includes(card);
        for (const twin of (hands[turn] ?? []).filter(isTwin)) {
          assert.deepEqual(told(withDrawn(after, drawn, twin)), told(after));
        }
      }
    },
  }),
};
