import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { TableView } from '#protocol';
import type { Device } from '../device/device.ts';
import type { OwnTables } from '../device/ownTables.ts';
import type { LossReason } from '../net/remoteTable.ts';
import type { PagePlace } from './page.ts';

/** Remembers the current table, and forgets one that is lost for good. */
export function rememberTables(place: ReadonlySignal<PagePlace>, own: OwnTables): void {
  effect(() => {
    const now = place.value;
    // Home lists these tables and must not change while it covers the table.
    if (now.at !== 'table' || now.open.cover.value === 'screen') return;
    const table = now.open.game.table.value;
    const { status, reason } = now.open.connectionState.value;
    untracked(() => {
      if (status === 'online') own.remember(table);
      else if (status === 'lost' && isGone(reason)) own.forget(table.code);
    });
  });
}

/** No reason means that the table is adjourned. */
const isGone = (reason: LossReason | null): boolean => reason !== null && !TEMPORARY_LOSSES.includes(reason);

const TEMPORARY_LOSSES: readonly LossReason[] = ['oldVersion', 'takenOver', 'unused'];

/** Sets `hasPlayed` once the viewer has finished a deal on the clock. */
export function rememberPlaying(place: ReadonlySignal<PagePlace>, { hasPlayed }: Pick<Device, 'hasPlayed'>): void {
  effect(() => {
    const now = place.value;
    if (now.at !== 'table') return;
    const { pace, viewer, game, code } = now.open.game.table.value;
    const isOnClock = pace !== 'none' && code !== '' && viewer !== 'spectator';
    if (isOnClock && (game?.results.length ?? 0) > 0) hasPlayed.value = true;
  });
}

/** Remembers whether the player has left the lesson, which goes on after a reload otherwise. */
export function rememberLesson(
  place: ReadonlySignal<PagePlace>,
  { hasLeftLesson }: Pick<Device, 'hasLeftLesson'>,
): void {
  effect(() => {
    const now = place.value;
    if (now.at === 'table' && now.open.game.connection.lesson) hasLeftLesson.value = !now.open.guided.value;
  });
}

/** A memory of finished games, each noted once. */
interface ResultMemory {
  note(table: TableView, now: number): void;
}

/** Remembers each finished game. Each of `memories` fetches the code for it, and rejects if that fails. */
export function rememberResults(
  place: ReadonlySignal<PagePlace>,
  memories: readonly (() => Promise<ResultMemory>)[],
): void {
  effect(() => {
    const now = place.value;
    if (now.at !== 'table' || now.open.game.table.value.stage !== 'over') return;
    const table = now.open.game.table.value;
    for (const open of memories) void open().then((memory) => memory.note(table, Date.now()), reportError);
  });
}
