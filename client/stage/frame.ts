import type { ButtonId } from '../game/types.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { tallFrame } from './tallFrame.ts';
import type { Rect } from './types.ts';
import { wideFrame } from './wideFrame.ts';

/** The zones of a table, before anything is put into them. */
export interface Frame {
  readonly badge: Rect;
  readonly buttons: Readonly<Record<ButtonId, Rect>>;
  /** Places for the buttons that only some games need. */
  readonly extra: readonly Rect[];
  /** The strip along the top that the other seats share. */
  readonly seats: Rect;
  readonly own: Rect;
  readonly felt: Rect;
  /** Stock and discard pile, with their labels. */
  readonly piles: Rect;
  readonly words: Rect;
  readonly points: Rect;
  readonly handZone: Rect;
}

/** The zones of a table: side by side in landscape, one above the other in portrait. */
export const frame = (m: Measures, needs: Needs): Frame => (m.wide ? wideFrame(m, needs) : tallFrame(m, needs));
