import { expect, test } from 'vitest';
import { viewFor } from '#engine';
import type { TableUpdate } from '#protocol';
import { openPractice } from '../../client/app/sources.ts';
import type { FromWorker } from '../../client/practice/messages.ts';
import { PracticeTable } from '../../client/practice/PracticeTable.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { position } from '../support/play/positions.ts';
import { forbidden, memory } from './memory.ts';

const WISH = { name: 'Ana', rules: 'crazy-rummy', seats: 3 } as const;

/** A practice table at this deal, or after its last one. */
async function tableAt(deal: number | 'over'): Promise<PracticeTable> {
  const moment = { hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: deal === 'over' ? 13 : deal };
  const stage = deal === 'over' ? 'over' : 'playing';
  const table: TableUpdate['table'] = { ...gameAt(moment).game.table.value, stage, game: viewFor(position(moment), 0) };
  const worker = Object.assign(new EventTarget(), {
    postMessage: () =>
      worker.dispatchEvent(new MessageEvent('message', { data: { type: 'update', update: { table } } })),
    terminate: () => undefined,
  });
  const practice = new PracticeTable(worker);
  await practice.open({ type: 'goOn' });
  return practice;
}

/** The worker of a practice table, which the test speaks for. */
const quietWorker = () =>
  Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });

const practiceWith = (storage: () => Storage, table: Promise<PracticeTable | null>) =>
  openPractice(storage, { practise: async () => (await table) as PracticeTable, goOnPractising: () => table });

test('a practice game can be resumed, also after a reload', async () => {
  const device = memory();
  const practice = practiceWith(() => device, tableAt(5));
  expect(practice.keptDeal.value).toBeNull();
  await practice.begin(WISH);
  expect(practice.keptDeal.value).toBe(5);
  expect(practiceWith(() => device, tableAt(5)).keptDeal.value).toBe(5);
});

test('a finished game cannot be resumed', async () => {
  const device = memory();
  await practiceWith(() => device, tableAt(13)).begin(WISH);
  const practice = practiceWith(() => device, tableAt('over'));
  await practice.goOn();
  expect(practice.keptDeal.value).toBeNull();
  expect(practiceWith(() => device, tableAt(5)).keptDeal.value).toBeNull();
});

test('a lost game is no longer offered after one attempt', async () => {
  const device = memory();
  await practiceWith(() => device, tableAt(2)).begin(WISH);
  const practice = practiceWith(() => device, Promise.resolve(null));
  expect(await practice.goOn()).toBeNull();
  expect(practice.keptDeal.value).toBeNull();
});

test.each(['"5"', '-1', '1.5'])('an invalid stored value "%s" is no game', (kept) => {
  const device = memory();
  device.setItem('crazy-rummy-1.practice', kept);
  expect(practiceWith(() => device, tableAt(5)).keptDeal.value).toBeNull();
});

test('practice works without storage', async () => {
  const practice = practiceWith(forbidden, tableAt(5));
  expect(await practice.begin(WISH)).toBeInstanceOf(PracticeTable);
});

test('the note of a game follows what another tab notes', async () => {
  const device = memory();
  const [one, other] = [practiceWith(() => device, tableAt(5)), practiceWith(() => device, tableAt(6))];
  await one.begin(WISH);
  await other.goOn();
  one.reread();
  expect(one.keptDeal.value).toBe(6);
});

test('a tab that ends a game which another tab has taken over keeps the note of it', async () => {
  const device = memory();
  await practiceWith(() => device, tableAt(5)).begin(WISH);
  const worker = quietWorker();
  const says = (data: FromWorker) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const older = new PracticeTable(worker);
  const opened = older.open({ type: 'goOn' });
  let over: TableUpdate | null = null;
  (await tableAt('over')).subscribe((update) => {
    over = update;
  });
  says({ type: 'update', update: over as unknown as TableUpdate });
  await opened;
  const practice = practiceWith(() => device, Promise.resolve(older));
  await practice.goOn();
  expect(practice.keptDeal.value).toBeNull();
  says({ type: 'takenOver' });
  expect(practiceWith(() => device, tableAt(5)).keptDeal.value).toBe(5);
});
