import type { Seat } from '#engine';
import { SEAT_COLOUR } from '../stage/theme.ts';

/** How a seat's line is told from the others, with and without colours. */
export interface SeatLine {
  /** The colour on light paper. */
  readonly colour: string;
  /** The colour on a dark panel. */
  readonly lightColour: string;
  /** The outline of the mark around (0, 0), 12 pixels wide, as SVG path data. */
  readonly mark: string;
  /** Lengths of dashes and gaps in pixels; empty for a solid line. */
  readonly dashes: readonly number[];
}

const MARKS = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M-4.5-4.5h9v9h-9z',
  'M0-6l5.6 10.4h-11.2z',
  'M0-6.4l5.6 6.4l-5.6 6.4l-5.6-6.4z',
  'M0 6l5.6-10.4h-11.2z',
  'M-5.4-3l2.4-2.4l3 3l3-3l2.4 2.4l-3 3l3 3l-2.4 2.4l-3-3l-3 3l-2.4-2.4l3-3z',
  'M-1.8-5.6h3.6v3.8h3.8v3.6h-3.8v3.8h-3.6v-3.8h-3.8v-3.6h3.8z',
  'M-5.4-5.4h10.8l-10.8 10.8h10.8z',
] as const;

const DASHES: readonly (readonly number[])[] = [[], [10, 4], [3, 4], [12, 4, 3, 4], [6, 3], [16, 4], [3, 8], [8, 8]];

/** The share of white that makes a seat's colour stand out from a dark panel by 3:1. */
const WHITE = 0.3;

/** Mixes a colour such as `#4f6bc0` with white. */
function lighter(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${parts.map((part) => Math.round(part + (255 - part) * WHITE)).join(' ')})`;
}

/** The line of a seat. */
export function raceLine(seat: Seat): SeatLine {
  const colour = SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;
  return {
    colour,
    lightColour: lighter(colour),
    mark: MARKS[seat % MARKS.length] as string,
    dashes: DASHES[seat % DASHES.length] as readonly number[],
  };
}
