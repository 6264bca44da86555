import type { PlayerView, Viewer } from '#engine';
import type { TableView } from '#protocol';
import type { SocketRoom } from '../../client/net/remoteTable.ts';
import type { SeatState } from '../../server/state/schema.ts';

/** A canonical text of a value, independent of the order of its keys. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  const parts = Object.entries(value).map(([key, part]) => `${key}:${textOf(part)}`);
  return `{${parts.sort().join()}}`;
}

/** A view as text, without the rules, which never change. */
export const viewText = ({ rules: _, ...view }: PlayerView): string => textOf(view);

/** Everything one page saw of a game, in order, to compare with the stored log. */
export class PageObserver {
  readonly who: string;
  readonly views: { readonly viewer: Viewer; readonly seen: string }[] = [];
  /** Secrets of other seats that reached this page. */
  readonly peeked: string[] = [];
  latest: TableView | null = null;

  constructor(who: string) {
    this.who = who;
  }

  /**
   * Records an update of the page.
   * @param room the SDK room it came from, to inspect the raw state
   */
  see(table: TableView, room: SocketRoom | undefined): void {
    this.latest = table;
    this.peeked.push(...peeks(room?.state.seats ?? [], table.viewer));
    if (!table.game) return;
    const seen = viewText(table.game);
    if (seen !== this.views.at(-1)?.seen) this.views.push({ viewer: table.viewer, seen });
  }
}

/** The private parts of other seats in the raw state; empty if all is well. */
const peeks = (seats: Iterable<SeatState>, viewer: Viewer): readonly string[] =>
  [...seats].flatMap(({ own }, seat) => (seat !== viewer && own !== undefined ? [`own part of seat ${seat}`] : []));
