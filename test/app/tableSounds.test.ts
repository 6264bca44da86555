import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { GameEvent } from '#engine';
import type { Notice } from '../../client/game/types.ts';
import type { Cue, ShownChange } from '../../client/stage/cues.ts';
import type { OpenTable } from '../../client/table/openTable.ts';
import { playTableSounds } from '../../client/table/tableSounds.ts';
import { gameAt } from '../support/play/gameAt.ts';

/** A table that records its sounds. */
function table(total = 60_000) {
  const { game } = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 });
  const clock = { seat: 0, left: 0, total, run: 1 };
  const yourTurn = signal(false);
  const shown = signal<ShownChange | null>(null);
  const secondsLeft = signal<number | null>(null);
  const notice = signal<Notice | null>(null);
  const heard: Cue['sound'][] = [];
  const open = {
    ...{ yourTurn, shown, secondsLeft },
    game: { ...game, notice, table: signal({ ...game.table.value, clock }) },
  } as unknown as OpenTable;
  const stop = playTableSounds(open, { play: (cues) => void heard.push(...cues.map(({ sound }) => sound)) });
  const show = (...events: readonly GameEvent[]): void => {
    shown.value = { update: game.update.value, events, steps: [] };
  };
  return { yourTurn, secondsLeft, notice, heard, show, stop };
}

const discarded: GameEvent = { type: 'discarded', seat: 1, card: 0 };
const drew: GameEvent = { type: 'drew', seat: 0, from: 'stock', cards: [3] };

test('the sound of the viewer’s turn is played once, with the change that begins it', () => {
  const { yourTurn, heard, show } = table();
  show();
  yourTurn.value = true;
  show(discarded);
  show(drew);
  expect(heard).toEqual(['discard', 'yourTurn', 'draw']);
  yourTurn.value = false;
  show({ ...discarded, seat: 0 });
  yourTurn.value = true;
  show();
  expect(heard.slice(3)).toEqual(['discard', 'yourTurn']);
});

test('every refusal has a sound, even if it repeats', () => {
  const { notice, heard } = table();
  notice.value = { id: 1, code: 'notYourTurn', action: null };
  notice.value = { id: 2, code: 'notYourTurn', action: null };
  notice.value = null;
  expect(heard).toEqual(['refused', 'refused']);
});

test('the last ten seconds begin with a warning, once a turn', () => {
  const { secondsLeft, heard } = table();
  for (const left of [15, 14, 11]) secondsLeft.value = left;
  expect(heard).toEqual([]);
  for (const left of [10, 9, 8, null, 10]) secondsLeft.value = left;
  expect(heard).toEqual(['warning', 'warning']);
});

test('a window of at most ten seconds has no warning', () => {
  const { secondsLeft, heard } = table(8_000);
  secondsLeft.value = 8;
  expect(heard).toEqual([]);
});

test('a table is silent after the viewer has left', () => {
  const { yourTurn, secondsLeft, notice, heard, show, stop } = table();
  stop();
  yourTurn.value = true;
  show(discarded);
  secondsLeft.value = 10;
  notice.value = { id: 1, code: 'notYourTurn', action: null };
  expect(heard).toEqual([]);
});
