import assert from 'node:assert/strict';
import { evolve, newGame } from '#engine';
import { MAX_RECORD_LENGTH, parseRecord, printRecord, replay } from '#record';
import type { GameStep } from '../../support/play/playGame.ts';
import { isPicked, type Law, type Planned } from './law.ts';

/** Folding the events over a new game gives the state. */
export const foldLaw: Law = {
  name: 'law 3, fold: folding the events over a new game gives the state',
  watch: ({ rules, seats }) => ({
    end(line) {
      const events = line.flatMap((step) => step.events);
      assert.deepEqual(events.reduce(evolve, newGame(rules, seats)), line.at(-1)?.after);
    },
  }),
};

/** The engine never changes its arguments. */
export const purity: Law = {
  name: 'law 4, purity: no argument is changed',
  watch: ({ rules, seed }) => {
    // Every second game: a frozen list is many times as slow to copy.
    if (!isPicked(seed, 2)) return {};
    freeze(rules);
    return {
      // Writing to a frozen value throws, in this step or a later one.
      step({ action, events, after }) {
        freeze(action);
        freeze(events);
        freeze(after);
      },
    };
  },
};

/** Freezes the value deeply. A value that is already frozen was frozen deeply. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** Replaying a game's record gives the same state and events, and the record survives printing and parsing. */
export const replayed: Law = {
  name: 'law 8, replay: replaying a record gives the same game',
  // Every second game: records are long.
  watch: (game) => (isPicked(game.seed, 2) ? { end: (line) => assertReplayed(game, line) } : {}),
};

function assertReplayed({ rules, seats }: Planned, line: readonly GameStep[]): void {
  const text = printRecord({ rules, seats, steps: line });
  // Players who never lay a contract can play longer than any record may be.
  if (text.length > MAX_RECORD_LENGTH) return;
  const parsed = parseRecord(text);
  assert(parsed.ok, 'the record cannot be read');
  assert.equal(printRecord(parsed.value), text);
  const again = replay(parsed.value);
  assert(again.ok, 'the record cannot be played');
  assert.deepEqual(
    again.value.events,
    line.flatMap(({ events }) => events),
  );
  assert.deepEqual(again.value.state, line.at(-1)?.after);
}
