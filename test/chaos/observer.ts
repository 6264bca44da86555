import type { PlayerView, Viewer } from '#engine';
import type { TableView } from '#protocol';
import type { SocketRoom } from '../../client/net/remoteTable.ts';
import type { SeatState } from '../../server/state/schema.ts';
import { SEAT_SECRETS } from '../support/server/seatSecrets.ts';

/** A value as text: the same text for the same value, in whatever order its parts were written. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  const parts = Object.entries(value).map(([key, part]) => `${key}:${textOf(part)}`);
  return `{${parts.sort().join()}}`;
}

/** All that a viewer may know of the game, as text. The rules are the table's, and never change. */
export const viewText = ({ rules: _, ...view }: PlayerView): string => textOf(view);

/** What one page saw of a game, in order, to be held against what was kept. */
export class PageObserver {
  readonly who: string;
  readonly views: { readonly viewer: Viewer; readonly seen: string }[] = [];
  /** What must never be seen, and was. */
  readonly peeked: string[] = [];
  latest: TableView | null = null;

  constructor(who: string) {
    this.who = who;
  }

  /** @param room the connection it came by, with the lid off */
  see(table: TableView, room: SocketRoom | undefined): void {
    this.latest = table;
    this.peeked.push(...peeks(room?.state.seats ?? [], table.viewer));
    if (!table.game) return;
    const seen = viewText(table.game);
    if (seen !== this.views.at(-1)?.seen) this.views.push({ viewer: table.viewer, seen });
  }
}

/** What the state as it came has of seats that are not the viewer's: nothing, or somebody's secrets. */
const peeks = (seats: Iterable<SeatState>, viewer: Viewer): readonly string[] =>
  [...seats].flatMap((place, seat) =>
    SEAT_SECRETS.filter((secret) => seat !== viewer && isThere(place[secret])).map(
      (secret) => `${secret} of seat ${seat}`,
    ),
  );

const isThere = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'length' in value ? value.length !== 0 : Boolean(value);
