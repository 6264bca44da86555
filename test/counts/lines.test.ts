import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameState } from '#engine';
import { countLines } from '../oracle/lines.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { type Position, position } from '../support/play/positions.ts';
import { countedLines } from './countLines.ts';

/** A moment, told as a game by chance and the steps it has gone or as a position, and its ways on to depth 1, 2, 3. */
interface Counted {
  readonly what: string;
  readonly game?: { readonly seed: number; readonly seats: number; readonly steps: number };
  readonly position?: Position;
  readonly counts: readonly [number, number, number];
  /** How the counts come about, where a reader checked them. */
  readonly why?: readonly string[];
}

/**
 * The counts were made by the oracle's `countLines`, which has its own idea of what follows an action and asks the engine
 * nothing. Where the file says why, somebody counted them again on paper.
 */
const COUNTED: readonly Counted[] = JSON.parse(readFileSync(new URL('lines.json', import.meta.url), 'utf8'));

function momentOf({ game, position: described }: Counted): GameState {
  if (described) return position(described);
  const steps = stepsOf({ seed: game?.seed ?? 0, seats: game?.seats ?? 0 }, game?.steps);
  return steps.at(-1)?.after as GameState;
}

describe('ways a game can go on', () => {
  it.each(COUNTED)('$what: $counts', (counted) => {
    const moment = momentOf(counted);
    expect([1, 2, 3].map((depth) => countedLines(moment, depth))).toEqual(counted.counts);
  });

  it.each(COUNTED)('$what: the oracle counts the same to depth 2', (counted) => {
    const moment = momentOf(counted);
    expect([1, 2].map((depth) => countLines(moment, depth))).toEqual(counted.counts.slice(0, 2));
  });
});
