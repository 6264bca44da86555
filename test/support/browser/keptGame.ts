import type { Page } from '@playwright/test';
import { think } from '#bots';
import { randomFrom } from '#engine';
import type { TableUpdate } from '#protocol';
import { memoryLog, readTableRules } from '#table';
import { newPracticeGame, openLocalTable } from '../../../client/practice/localTable.ts';
import { manualClock } from '../clock.ts';
import { entropyFrom } from '../entropy.ts';

const OPTIONS = { name: 'Ana', rules: 'crazy-rummy', seats: 3 };

/** More moves than a game of three has. */
const MOST_MOVES = 20_000;

/** A practice game after so many of its 13 deals, as the device keeps it. */
function gameAfter(deals: number) {
  const clock = manualClock();
  const timers: { readonly at: number; readonly callback: () => void }[] = [];
  const after = (ms: number, callback: () => void) => {
    const timer = { at: clock.now() + ms, callback };
    timers.push(timer);
    return () => void timers.splice(0, timers.length, ...timers.filter((one) => one !== timer));
  };
  const ring = (): void => {
    const [timer] = timers.splice(0, 1);
    if (!timer) throw new Error('no timer is set');
    clock.advance(Math.max(0, timer.at - clock.now()));
    timer.callback();
  };
  const log = memoryLog();
  const game = newPracticeGame(OPTIONS);
  const read = readTableRules(game.ruleSet, OPTIONS.seats);
  const updates: TableUpdate[] = [];
  const host = { clock, secrets: entropyFrom('kept'), think, after, log };
  const table = openLocalTable(game, read, host, (update) => updates.push(update));
  updates.push(table.begin());
  const random = randomFrom('0'.repeat(64), [], 'person');
  let asked = 0;
  for (let move = 0; move < MOST_MOVES; move++) {
    const now = updates.at(-1) as TableUpdate;
    const view = now.table.game;
    if (view?.results.length === deals && view.turn < 0) return { ...game, past: log.entries, now };
    if (view?.turn === 0) table.request({ kind: 'act', at: view.seats[0]?.at ?? -1, action: think(view, random) });
    else if (view?.phase === 'ready' && asked < view.deal) {
      asked = view.deal;
      table.request({ kind: 'next' });
    } else ring();
  }
  throw new Error(`no game with ${deals} deals`);
}

/** Puts a practice game with so many finished deals on the device of this page, which is at home, and reloads it. */
export async function keepGame(page: Page, deals: number): Promise<TableUpdate> {
  const { options, ruleSet, past, now } = gameAfter(deals);
  await page.evaluate(
    ({ heading, lines, deal }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('crazy-rummy-1-practice');
        opening.onupgradeneeded = () => opening.result.createObjectStore('log');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('log', 'readwrite');
          const log = writing.objectStore('log');
          log.put(heading, 'game');
          lines.forEach((line, n) => void log.put(line, [heading.name, n]));
          writing.oncomplete = () => resolve(opening.result.close());
          writing.onerror = () => reject(writing.error);
        };
        localStorage.setItem('crazy-rummy-1.practice', String(deal));
      }),
    { heading: { name: 'kept', options, ruleSet }, lines: past, deal: deals },
  );
  await page.reload();
  return now;
}
