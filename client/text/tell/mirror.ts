import type { SeatInfo } from '#protocol';
import type { SeatFacts } from '../data.ts';
import { language } from '../language.ts';
import { isolated, playerName } from '../person.ts';

/** A seat in one sentence. `you`: it is the viewer's. */
export const seatLine = (seat: SeatInfo, { you, ...facts }: SeatFacts & { readonly you: boolean }): string =>
  language.seatRead({
    ...facts,
    who: { name: isolated(playerName(seat)), isYou: you },
    avatar: seat.kind === 'person' ? (seat.avatar ?? null) : null,
    ...{ level: seat.level, standIn: seat.standIn, isAway: !seat.connected },
  });
