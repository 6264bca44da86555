import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { think } from '#bots';
import { askedSeats, type GameState, type PlayerView, parseCards, randomFrom, refusal, viewFor } from '#engine';
import { advise, type Judge, mayHint } from '../../client/game/hints.ts';
import { DEFAULT_SETTINGS } from '../../client/game/settings.ts';
import { lessons } from '../../client/text/lessons.ts';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { position } from '../support/play/positions.ts';
import { withOtherSecrets } from '../support/play/secrets.ts';

const judge: Judge = (view) => think(view, randomFrom('0'.repeat(64), [], 'hint'));

/** Every state in which seats have to act, as each of them sees it. */
function* moments(states: readonly GameState[]): Generator<{ state: GameState; view: PlayerView; seat: number }> {
  for (const state of states)
    for (const seat of askedSeats(viewFor(state, 'spectator'))) yield { state, seat, view: viewFor(state, seat) };
}

const adviceAt = (hands: readonly string[], more: object = {}) =>
  advise(viewFor(position({ hands, deal: 9, ...more }), 0), judge);

describe('a hint', () => {
  test('is legal, uses cards of the hand and has a text, in any game', () => {
    fc.assert(
      fc.property(familyGames, fc.nat(120), (game, from) => {
        const states = stepsOf(game, from + 6)
          .slice(from)
          .map(({ after }) => after);
        for (const { view } of moments(states)) {
          const advice = advise(view, judge);
          expect(advice).not.toBeNull();
          if (!advice) continue;
          expect(refusal(view, advice.action)).toBeNull();
          expect(advice.cards.every((card) => view.hand.includes(card))).toBe(true);
          expect(lessons.hintKind(advice.action, view)).toMatch(/\w.*[.]$/);
          expect(lessons.hintExact(advice.action, view)).toMatch(/\w.*[.]$/);
        }
      }),
      { numRuns: 40, seed: 20_260 },
    );
  });

  test('does not depend on anything hidden from the viewer', () => {
    fc.assert(
      fc.property(familyGames, fc.nat(80), fc.array(fc.nat(), { minLength: 5 }), (game, from, mix) => {
        const states = stepsOf(game, from + 3)
          .slice(from)
          .map(({ after }) => after);
        for (const { state, view, seat } of moments(states)) {
          expect(advise(viewFor(withOtherSecrets(state, seat, mix), seat), judge)).toEqual(advise(view, judge));
        }
      }),
      { numRuns: 25, seed: 20_261 },
    );
  });

  test('first tells the kind of action, and the cards only on request', () => {
    const view = viewFor(position({ hands: ['5H 6H 7H QC 2D', '2C 3D', '3S KS'], deal: 9 }), 0);
    const action = {
      type: 'meld',
      reading: { kind: 'run', suit: 2, rank: 5, cards: parseCards('5H 6H 7H') },
    } as const;
    expect(lessons.hintKind(action, view)).toBe('You can lay down a run of hearts.');
    expect(lessons.hintExact(action, view)).toBe('Lay down 5-6-7 ♥. The cards are selected: press Meld.');
    expect(advise(view, () => action)?.cards).toEqual(parseCards('5H 6H 7H'));
  });

  test('is missing if the viewer is not to act, or if the bot’s action is illegal', () => {
    expect(adviceAt(['5H 6H', '2C 3D', '3S KS'], { turn: 1 })).toBeNull();
    const view = viewFor(position({ hands: ['5H 6H', '2C 3D', '3S KS'], deal: 9 }), 0);
    expect(advise(view, () => ({ type: 'discard', card: 99 }))).toBeNull();
  });

  test('is available to players, unless it is switched off on the device or at the table', () => {
    expect(mayHint(DEFAULT_SETTINGS, { viewer: 0, hints: true })).toBe(true);
    expect(mayHint({ hints: false }, { viewer: 0, hints: true })).toBe(false);
    expect(mayHint(DEFAULT_SETTINGS, { viewer: 0, hints: false })).toBe(false);
    expect(mayHint(DEFAULT_SETTINGS, { viewer: 'spectator', hints: true })).toBe(false);
  });
});
