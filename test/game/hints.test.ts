import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Reason, type Suggestion, suggest } from '#bots';
import { parseCards, randomFrom, type SeatAction, seatsToAct, viewFor } from '#engine';
import type { TableView } from '#protocol';
import { DEFAULT_SETTINGS } from '../../client/device/settings.ts';
import { firstHint, handCardsOf, mayHint, nextHint, type ShownHint } from '../../client/game/hints.ts';
import { lessons } from '../../client/text/lessons.ts';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { type Position, position } from '../support/play/positions.ts';
import { AROUND, sitters } from '../support/play/tableViews.ts';

const random = randomFrom('0'.repeat(64), [], 'hint');

/** The table as the first seat sees it in this position. */
function tableAt(moment: Position): TableView {
  const game = viewFor(position(moment), 0);
  return { ...AROUND, rules: game.rules, seats: sitters(moment.hands.length), viewer: 0, game };
}

const [card = -1] = parseCards('KS');
const discard: SeatAction = { type: 'discard', card };
const suggestion = (cost: number, ...reasons: Suggestion['reasons']): Suggestion => ({
  line: [discard],
  cost,
  reasons,
});
const NO_USE: Reason = { type: 'sheds', card, points: 10, completing: { live: 0, gone: 0, wilds: 0 } };

describe('a hint', () => {
  const table = tableAt({ hands: ['4C 9D KS', '2C 2D', '5C 5D'] });
  const hints = [suggestion(2, NO_USE, { type: 'judged' }), suggestion(2.3, NO_USE), suggestion(5.1, NO_USE)];
  const shown = (number: number, more: Partial<ShownHint> = {}): string =>
    lessons.hintWords({ ...firstHint(hints), number, ...more }, table);

  test('first tells the kind of move and the main reason, on request the cards and the further reason', () => {
    expect(shown(0)).toBe('Discard a card. The K♠ costs 10 points and goes with nothing you hold.');
    expect(shown(0, { isExact: true })).toBe(
      'Discard the K♠. It’s selected: press Discard. All in all, it should pay off.',
    );
  });

  test('is followed by the next best, with what it costs more, and then the best again', () => {
    expect(shown(1)).toMatch(/^Nearly as good\. Discard a card\. /);
    expect(shown(2)).toMatch(/^Third best, about 3 points worse\. Discard a card\. /);
    const numbers = [firstHint(hints)];
    for (let press = 0; press < 3; press++) numbers.push(nextHint({ ...(numbers.at(-1) as ShownHint), isExact: true }));
    expect(numbers.map(({ number, isExact }) => [number, isExact])).toEqual([0, 1, 2, 0].map((at) => [at, false]));
  });

  test('says so if there is no next best', () => {
    const only = firstHint([suggestion(2, NO_USE)]);
    expect(lessons.hintWords(nextHint(only), table)).toBe(lessons.HINT.noOther);
    expect(nextHint(nextHint(only)).number).toBe(0);
    expect(nextHint(firstHint([])).number).toBe(0);
  });

  test('that holds melds back says so at once', () => {
    const held = suggestion(2, { type: 'holdsBack', points: 24, chance: 0.04 }, NO_USE);
    expect(lessons.hintWords(firstHint([held]), table)).toMatch(/^Lay nothing down yet: discard a card\. /);
  });

  test('has words without gaps and cards of the hand, in any game', () => {
    fc.assert(
      fc.property(familyGames, fc.nat(120), (game, from) => {
        const states = stepsOf(game, from + 6).slice(from);
        for (const { after } of states) {
          for (const seat of seatsToAct(viewFor(after, 'spectator'))) {
            const view = viewFor(after, seat);
            const around = {
              ...AROUND,
              rules: view.rules,
              seats: sitters(view.seats.length),
              viewer: seat,
              game: view,
            };
            const suggestions = suggest(view, random);
            for (const number of suggestions.keys()) {
              for (const isExact of [false, true]) {
                const words = lessons.hintWords({ suggestions, number, isExact }, around);
                expect(words).toMatch(/^[A-Z0-9].*[.]$/);
                expect(words).not.toMatch(/undefined|NaN|Infinity| {2}/);
              }
              const [action] = (suggestions[number] as Suggestion).line;
              expect(handCardsOf(action).every((held) => view.hand.includes(held))).toBe(true);
            }
          }
        }
      }),
      { numRuns: 40, seed: 20_260 },
    );
  });
});

test('hints are available to players, unless they are off on the device or at the table', () => {
  expect(mayHint(DEFAULT_SETTINGS, { viewer: 0, hints: true })).toBe(true);
  expect(mayHint({ hints: false }, { viewer: 0, hints: true })).toBe(false);
  expect(mayHint(DEFAULT_SETTINGS, { viewer: 0, hints: false })).toBe(false);
  expect(mayHint(DEFAULT_SETTINGS, { viewer: 'spectator', hints: true })).toBe(false);
});
