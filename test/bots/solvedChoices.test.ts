import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { think } from '#bots';
import { apply, type GameState, type Seat, seatsToAct, viewFor } from '#engine';
import { printRecorded } from '#record';
import { dealNumber, preset, withOptions } from '../support/play/deals.ts';
import { ANY } from './playTurn.ts';

/** Everything that bots do from this state to the end of the deal, one line per action. */
function actionsFrom(before: GameState): string[] {
  const lines: string[] = [];
  let state = before;
  while (state.results.length === before.results.length) {
    const by = seatsToAct(viewFor(state, 'spectator'))[0] as Seat;
    const action = think(viewFor(state, by), ANY);
    lines.push(printRecorded({ by, action }));
    const done = apply(state, by, action);
    if (!done.ok) throw new Error(`refused (${done.reason}): ${lines.at(-1)}`);
    state = done.value.state;
  }
  return lines;
}

const digest = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 8);

const BASE = preset('crazy-rummy');

/** The base game, and one in which an Ace costs more than any other natural. */
const GAMES = [
  { name: 'base', rules: BASE, seats: [3, 4, 5, 6] },
  { name: 'dear Aces', rules: withOptions(BASE, { scoring: { ace: 15, numbers: 'fiveToNine' } }), seats: [4] },
];

it('in games that the solver knows, the bot decides as it always did', async () => {
  const lines = GAMES.flatMap(({ name, rules, seats }) =>
    seats.flatMap((count) =>
      Array.from({ length: 13 }, (_, index) => {
        const actions = actionsFrom(dealNumber(rules, count, index + 1).state);
        return `${name}, ${count} seats, deal ${index + 1}: ${actions.length} actions, ${digest(actions)}`;
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./solvedChoices.golden.txt');
});
