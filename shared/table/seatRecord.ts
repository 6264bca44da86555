import type { SeatEntry } from './log.ts';
import type { SeatRecord } from './snapshot.ts';

export const EMPTY_SEAT: SeatRecord = {
  kind: 'empty',
  name: '',
  player: null,
  connected: false,
  standIn: false,
  ready: false,
  adjourns: false,
  missed: 0,
  goneSince: null,
  isNew: false,
};

/**
 * Applies a log entry to a seat. Nothing else changes who sits in a seat or who plays for it.
 * @param now the moment of the entry for `goneSince`
 */
export function seatAfter(before: SeatRecord, entry: SeatEntry, now: number): SeatRecord {
  const { change, name, player, level, isNew, avatar, byCode, kept } = entry;
  const chosen = { ...(level && { level }), ...(avatar !== undefined && { avatar }), ...(byCode && { byCode }) };
  const taken = { ...EMPTY_SEAT, name, connected: true, ...chosen };
  switch (change) {
    case 'sat':
      return { ...taken, kind: 'person', player: player ?? null, isNew: isNew === true };
    case 'bot':
      return { ...taken, kind: 'bot' };
    case 'left':
      return EMPTY_SEAT;
    case 'returned':
      return { ...playing(before), connected: true };
    case 'dropped':
      // `ready` survives a broken connection; a wish to adjourn needs the person present.
      return { ...before, connected: false, adjourns: false, goneSince: now };
    case 'standIn':
      return { ...before, standIn: true, ready: false, adjourns: false, ...(kept && { kept }) };
    case 'handBack':
      return playing(before);
  }
}

/** A line of a log of any version: their seats have been the same in all of them. */
interface AnyLine {
  readonly type?: unknown;
  readonly seats?: readonly SeatRecord[];
}

/** The seats after the lines of a log, from a snapshot or the beginning on. */
export function seatsIn(lines: readonly unknown[]): readonly SeatRecord[] {
  let seats: SeatRecord[] = [];
  for (const line of lines as readonly AnyLine[]) {
    if (line.type === 'snapshot' && line.seats) seats = [...line.seats];
    else if (line.type === 'seat') {
      const entry = line as unknown as SeatEntry;
      seats[entry.seat] = seatAfter(seats[entry.seat] ?? EMPTY_SEAT, entry, 0);
    }
  }
  // A seat in which nobody has sat yet has no line.
  return Array.from(seats, (seat) => seat ?? EMPTY_SEAT);
}

/** The seat of a person who plays for themselves. */
const playing = ({ kept, ...seat }: SeatRecord): SeatRecord => ({ ...seat, standIn: false, missed: 0 });
