import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BotThink, LEVELS, thinkAs } from '#bots';
import { apply, type GameState, type Random, randomFrom, type Seat, seatsToAct, viewFor } from '#engine';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { type ChanceGame, stepsOf } from '../support/play/playGame.ts';
import { expectSame } from '../support/same.ts';

/** How many steps of a game are played, and one in how many of them is tested. */
const STEPS = 240;
const EVERY = 12;

const asked = (state: GameState): readonly Seat[] => seatsToAct(viewFor(state, 'spectator'));

/** The positions of a randomly played game in which some seat is asked. */
const momentsOf = (game: ChanceGame): GameState[] =>
  stepsOf(game, STEPS)
    .map(({ after }) => after)
    .filter((state, index) => index % EVERY === 0 && asked(state).length > 0);

/** The most actions a bot may need in a turn begun by somebody else: taking back all plays, and some more. */
const RATING_SHOWN_FROM = 60;

const chance = (number: number): Random => randomFrom(`${number}`, [], 'bots');

/** How many actions a bot needs until its seat is no longer asked. */
function actionsToFinish(think: BotThink, before: GameState, seat: Seat): number {
  let state = before;
  for (let count = 0; count <= RATING_SHOWN_FROM; count++) {
    if (!asked(state).includes(seat) || state.results.length > before.results.length) return count;
    const done = apply(state, seat, think(viewFor(state, seat), chance(count)));
    if (!done.ok) throw new Error(`refused (${done.reason}) in ${state.rules.preset}`);
    state = done.value.state;
    // A turn of the same seat that follows at once counts as another turn.
    if (done.value.events.some(({ type }) => type === 'turnBegan' || type === 'callTurnBegan')) return count + 1;
  }
  return Number.POSITIVE_INFINITY;
}

describe.each(LEVELS)('wherever %s is asked, in randomly played games,', (level) => {
  const think = thinkAs[level];
  // Expert plays hundreds of deals for each decision.
  const share = level === 'expert' ? 0.05 : 1;

  it('its actions are legal and finish what it was asked for', () => {
    let count = 0;
    fc.assert(
      fc.property(familyGames, (game) => {
        for (const state of momentsOf(game)) {
          for (const seat of asked(state)) {
            expect(actionsToFinish(think, state, seat)).toBeLessThanOrEqual(RATING_SHOWN_FROM);
            count++;
          }
        }
      }),
      { numRuns: 60 * share },
    );
    expect(count).toBeGreaterThan(300 * share);
  });

  it('the same view always gives the same action and is left unchanged', () => {
    fc.assert(
      fc.property(familyGames, (game) => {
        for (const state of momentsOf(game).slice(0, 6)) {
          const view = viewFor(state, asked(state)[0] as Seat);
          const again = structuredClone(view);
          expect(think(again, chance(1))).toEqual(think(view, chance(1)));
          expectSame(again, view);
        }
      }),
      { numRuns: 20 * share },
    );
  });
});
