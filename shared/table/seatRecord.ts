import type { SeatInfo } from '#protocol';
import type { SeatEntry } from './log.ts';

/** All that a table knows of a seat. */
export interface SeatRecord {
  readonly kind: SeatInfo['kind'];
  readonly name: string;
  /** The host's id for the person who sits here. */
  readonly player: string | null;
  readonly connected: boolean;
  readonly standIn: boolean;
  readonly ready: boolean;
  /** Its person wants to stop here and go on another day. */
  readonly adjourns: boolean;
  /** Consecutive turns that the clock had to finish. */
  readonly missed: number;
  /** When its person's connection last broke; null if it has not, or they left because the table was adjourned. */
  readonly goneSince: number | null;
  /** Its person plays their first game. */
  readonly isNew: boolean;
}

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

/** A seat after an entry of the log: nothing else changes who sits in one, or who plays for it. */
export function seatAfter(before: SeatRecord, { change, name, player, isNew, time }: SeatEntry): SeatRecord {
  switch (change) {
    case 'sat':
      return { ...EMPTY_SEAT, kind: 'person', name, player: player ?? null, connected: true, isNew: isNew === true };
    case 'bot':
      return { ...EMPTY_SEAT, kind: 'bot', name, connected: true };
    case 'left':
      return EMPTY_SEAT;
    case 'returned':
      return { ...before, connected: true, standIn: false, missed: 0 };
    case 'dropped':
      // `ready` outlasts a break of the connection; a wish to stop needs its person here.
      return { ...before, connected: false, adjourns: false, goneSince: time };
    case 'standIn':
      return { ...before, standIn: true, ready: false, adjourns: false };
    case 'handBack':
      return { ...before, standIn: false, missed: 0 };
  }
}
