import type { SeatInfo } from '#protocol';
import { language } from '../language.ts';
import { playerName } from './person.ts';

/** The public facts about a seat. */
interface SeatFacts {
  readonly cards: number;
  readonly total: number;
  readonly dealer: boolean;
  readonly melded: boolean;
  readonly turn: boolean;
  /** It has a question to answer outside its turn. */
  readonly asked: boolean;
  readonly floats: boolean;
  readonly you: boolean;
}

/** A seat in one sentence. */
export const seatLine = (seat: SeatInfo, { you, ...facts }: SeatFacts): string =>
  language.seatRead({
    ...facts,
    who: { name: playerName(seat), isYou: you },
    avatar: seat.kind === 'person' ? (seat.avatar ?? null) : null,
    ...{ level: seat.level, standIn: seat.standIn, isAway: !seat.connected },
  });
