import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type GameState, windowFor } from '#engine';
import { PRESET_IDS, type PresetId } from '#rules';
import { preset } from '../support/play/deals.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { countedLines, eagerlyInOrder } from './countLines.ts';

/** A state of a random game: its number of steps from the beginning, and the depth to which sequences are counted. */
interface Moment {
  readonly seats: number;
  readonly seed: number;
  readonly steps: number;
  readonly depth: number;
}

const fileOf = (id: PresetId): string => fileURLToPath(new URL(`games/${id}.txt`, import.meta.url));

const LINE = /^seats (\d) +seed +(\d+) +steps +(\d+) +ways(( \d+)+)( +#.*)?$/;

/** A line of such a file: `seats 3  seed  7  steps  48  ways 2 17 34 # deal 2, draw, seat 1, in hands 16, melds 1`. */
function momentOf(line: string): Moment {
  const [, seats, seed, steps, ways = ''] = LINE.exec(line) ?? [];
  if (!steps) throw new Error(`invalid line: ${line}`);
  return { seats: Number(seats), seed: Number(seed), steps: Number(steps), depth: ways.trim().split(' ').length };
}

function lineOf(state: GameState, { seats, seed, steps, depth }: Moment): string {
  const ways = Array.from({ length: depth }, (_, index) => countedLines(state, index + 1)).join(' ');
  const where = `seats ${seats}  seed ${String(seed).padStart(2)}  steps ${String(steps).padStart(3)}`;
  return `${where}  ways ${ways.padEnd(21)} # ${scene(state)}`;
}

/** A summary of the state for readers of the file. */
function scene(state: GameState): string {
  const asked = state.turn >= 0 ? `seat ${state.turn}` : (windowFor(state, 'spectator')?.kind ?? 'nobody');
  const cards = state.hands.reduce((sum, hand) => sum + hand.length, 0);
  return `deal ${state.deal}, ${state.phase}, ${asked}, in hands ${cards}, melds ${state.melds.length}`;
}

describe('sequences of actions in every game', () => {
  it.each(PRESET_IDS)('%s', async (id) => {
    const rules = preset(id);
    const lines = readFileSync(fileOf(id), 'utf8').trim().split('\n').map(momentOf);
    const counted = lines.map((moment) => {
      const { seats, seed, steps } = moment;
      const last = stepsOf({ rules, seats, seed, choose: eagerlyInOrder }, steps).at(-1);
      return `${lineOf(last?.after as GameState, moment)}\n`;
    });
    const tables = [...new Set(lines.map(({ seats }) => seats))];
    expect(tables).toEqual([...new Set([rules.table.minPlayers, rules.table.maxPlayers])]);
    const message = `${id} has other counts than its file. If that is right: npx vitest run --project laws test/counts -u`;
    await expect(counted.join(''), message).toMatchFileSnapshot(fileOf(id));
  });
});
