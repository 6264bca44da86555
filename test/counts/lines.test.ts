import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameState } from '#engine';
import { countLines } from '../oracle/lines.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { type Position, position } from '../support/play/positions.ts';
import { countedLines } from './countLines.ts';

/** A state, given as a random game and its number of steps or as a position, with its counts to depth 1, 2 and 3. */
interface Counted {
  readonly what: string;
  readonly game?: { readonly seed: number; readonly seats: number; readonly steps: number };
  readonly position?: Position;
  readonly counts: readonly [number, number, number];
  /** How the counts come about, if a reader has checked them. */
  readonly why?: readonly string[];
}

/**
 * The counts were made by the oracle's `countLines`, which works out the effect of each action without the engine.
 * Entries with a `why` were also counted on paper.
 */
const COUNTED: readonly Counted[] = JSON.parse(readFileSync(new URL('lines.json', import.meta.url), 'utf8'));

function momentOf({ game, position: described }: Counted): GameState {
  if (described) return position(described);
  const steps = stepsOf({ seed: game?.seed ?? 0, seats: game?.seats ?? 0 }, game?.steps);
  return steps.at(-1)?.after as GameState;
}

describe('sequences of actions from a state', () => {
  it.each(COUNTED)('$what: $counts', (counted) => {
    const moment = momentOf(counted);
    expect([1, 2, 3].map((depth) => countedLines(moment, depth))).toEqual(counted.counts);
  });

  it.each(COUNTED)('$what: the oracle counts the same to depth 2', (counted) => {
    const moment = momentOf(counted);
    expect([1, 2].map((depth) => countLines(moment, depth))).toEqual(counted.counts.slice(0, 2));
  });
});
