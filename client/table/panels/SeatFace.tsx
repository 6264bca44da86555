import type { Seat } from '#engine';
import type { SeatInfo } from '#protocol';
import { SEAT_COLOUR } from '../../stage/theme.ts';

const colourOf = (seat: Seat): string => SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;

/** A player's avatar: a disc of the seat's colour with the first letter of the name, or a bot's face. */
export const SeatFace = ({ seat, info }: { readonly seat: Seat; readonly info: SeatInfo | undefined }) => (
  <span class="face" style={{ background: colourOf(seat) }} aria-hidden="true">
    {info?.kind === 'bot' ? <Robot /> : [...(info?.name ?? '')][0]?.toUpperCase()}
  </span>
);

/** The dot on cards that a seat has laid lately. */
export const SeatDot = ({ seat }: { readonly seat: Seat }) => (
  <span class="seat-dot" style={{ background: colourOf(seat) }} aria-hidden="true" />
);

const Robot = () => (
  <svg viewBox="20 12 60 62" aria-hidden="true">
    <path d="M27 43a9 9 0 0 1 9-9h12v-8a5.5 5.5 0 1 1 4 0v8h12a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9H36a9 9 0 0 1-9-9z" />
    <path class="features" d="M40 43a5 5 0 1 0 .1 0zM60 43a5 5 0 1 0 .1 0zM41 59h18v4H41z" />
  </svg>
);
