import { describe, expect, it } from 'vitest';
import { think } from '#bots';
import { type GameState, randomFrom, refusal, viewFor } from '#engine';
import { eagerly, playGame } from '../support/playGame.ts';
import { ANY } from './playTurn.ts';

/** Moments of games played by chance, one in `every`, at which some seat is to act. */
function* moments(games: number, every: number): Generator<GameState> {
  const pick = randomFrom('b0', [], 'moments');
  for (let seed = 1; seed <= games; seed++) {
    const choose = seed % 2 === 0 ? eagerly : undefined;
    const game = playGame({ seed, seats: 3 + (seed % 4), ...(choose ? { choose } : {}) });
    for (const { after } of game) {
      const isAsked = after.phase === 'draw' || after.phase === 'play';
      if (isAsked && pick.below(every) === 0) yield after;
    }
  }
}

describe('wherever a bot is asked', () => {
  it('does something legal, in 200 games played by chance', () => {
    let asked = 0;
    for (const state of moments(200, 80)) {
      const view = viewFor(state, state.turn);
      const action = think(view, ANY);
      expect(refusal(view, action), JSON.stringify(action)).toBeNull();
      asked++;
    }
    expect(asked).toBeGreaterThan(1000);
  }, 60_000);

  it('answers the same view with the same action, and goes by nothing but the view', () => {
    for (const state of moments(12, 40)) {
      const view = viewFor(state, state.turn);
      const again = structuredClone(view);
      expect(think(again, ANY)).toEqual(think({ ...view, rules: again.rules }, ANY));
      expect(again).toEqual(view);
    }
  }, 60_000);
});
