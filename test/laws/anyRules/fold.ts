import assert from 'node:assert/strict';
import { evolve, newGame } from '#engine';
import { parseRecord, printRecord, replay } from '#record';
import type { GameStep } from '../../support/play/playGame.ts';
import type { Law, Planned } from './law.ts';

/** The state is what its events make of a new game. */
export const foldLaw: Law = {
  name: 'law 3, fold',
  watch: ({ rules, seats }) => ({
    end(line) {
      const events = line.flatMap((step) => step.events);
      assert.deepEqual(events.reduce(evolve, newGame(rules, seats)), line.at(-1)?.after);
    },
  }),
};

/** Nothing that was given is ever changed. */
export const purity: Law = {
  name: 'law 4, purity',
  watch: ({ rules }) => {
    freeze(rules);
    return {
      // Writing to what is frozen throws, in this step or any later one.
      step({ action, events, after }) {
        freeze(action);
        freeze(events);
        freeze(after);
      },
    };
  },
};

/** Nothing in the value is left to change; what is frozen already was frozen through and through. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** A record of what was done gives the same states, events and scores again, from text that reads back as it was. */
export const replayed: Law = {
  name: 'law 8, replay',
  watch: (game) => ({ end: (line) => assertReplayed(game, line) }),
};

function assertReplayed({ rules, seats }: Planned, line: readonly GameStep[]): void {
  const text = printRecord({ rules, seats, actions: line.map(({ by, action }) => ({ by, action })) });
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
