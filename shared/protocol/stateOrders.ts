import type { Card, Draft, Move, Place, Play, Reading, Seat, WindowView } from '#engine';
import type { SeatInfo } from './tableView.ts';

export { ENDINGS, PHASES } from '#engine';

/**
 * The orders of the words that the state of a table carries as numbers, beside those of `STAGES`, `PACE_NAMES`,
 * `LEVEL_NAMES`, `PHASES` and `ENDINGS`. They are part of the protocol: new words go last.
 */
export const SEAT_KINDS = ['empty', 'person', 'bot'] as const satisfies readonly SeatInfo['kind'][];

export const DRAW_SOURCES = ['none', 'stock', 'pile'] as const satisfies readonly Draft['drew'][];

export const MELD_KINDS = ['set', 'run'] as const satisfies readonly Reading['kind'][];

export const PLACES = ['low', 'high', 'set'] as const satisfies readonly Place[];

/** `none`: no window is open. */
export const WINDOW_KINDS = ['none', 'take', 'call'] as const satisfies readonly (WindowView['kind'] | 'none')[];

/** The action that a claim adds, if any. */
export const CLAIM_LAYS = ['none', 'meld', 'layOff'] as const;

/**
 * The kinds of play of a turn, each with its numbers: `meld` and `firstMeld` (the seat's first in the deal): the meld.
 * `layOff`: the meld, the place (`PLACES`) and the card. `swap`: the meld, the index in it, the natural, the wild and
 * the seat that had played the wild. `swapOnto`: the same, then the meld and the place to which the wild went.
 * `contract`: the number of melds, then the melds. `swapTwo` and `swapTwoOnto`: as the other swaps, with the second
 * natural before the wild (R156).
 */
export const PLAY_KINDS = [
  ...(['meld', 'firstMeld', 'layOff', 'swap', 'swapOnto', 'contract'] as const),
  ...(['swapTwo', 'swapTwoOnto'] as const),
];
export type PlayKind = (typeof PLAY_KINDS)[number];

/** The kind of a play of the draft. */
export function playKindOf(play: Play): PlayKind {
  if (play.type === 'meld') return play.first ? 'firstMeld' : 'meld';
  if (play.type !== 'swap') return play.type;
  if (play.second === undefined) return play.to ? 'swapOnto' : 'swap';
  return play.to ? 'swapTwoOnto' : 'swapTwo';
}

/**
 * How many cards and how many melds belong to each row of a table's list of events, by the kind of row. The order of
 * the kinds is part of the protocol.
 */
export const EVENT_ROWS = {
  /** A card dealt or drawn for the seat, to choose the first dealer. */
  dealerCard: [1, 0],
  dealerDrawn: [0, 0],
  dealt: [0, 0],
  sizeAsked: [0, 0],
  dealtOn: [0, 0],
  namingAsked: [0, 0],
  wildNamed: [0, 0],
  turnBegan: [0, 0],
  /** One row for each card. */
  drewStock: [0, 0],
  /** One row for each card. */
  drewPile: [1, 0],
  melded: [0, 1],
  /** A card of the meld in the row before; only where the meld may have grown since. */
  meldedCard: [1, 0],
  /** One row for each meld. */
  contractLaid: [0, 1],
  laidOff: [1, 1],
  /** The natural and the wild, which goes into the hand. */
  swapped: [2, 1],
  /** The natural and the wild, which goes to the second meld. */
  swappedOnto: [2, 2],
  tookBackDraw: [0, 0],
  tookBackMeld: [0, 1],
  /** One row for each meld. */
  tookBackContract: [0, 1],
  tookBackLayOff: [1, 0],
  /** The natural and the wild. */
  tookBackSwap: [2, 0],
  discarded: [1, 0],
  /** Turns that end without a discard: by going out, by floating, at the end of a relief turn, without a draw. */
  wentOut: [0, 0],
  floated: [0, 0],
  endedRelief: [0, 0],
  declined: [0, 0],
  recalled: [1, 0],
  wentRummy: [0, 0],
  wentUpForTwo: [0, 0],
  reshuffled: [0, 0],
  windowOpened: [0, 0],
  answered: [0, 0],
  windowClosed: [0, 0],
  /** One row for each card. */
  claimed: [1, 0],
  /** One row for each card. */
  called: [1, 0],
  /** One row for each card. */
  penalized: [0, 0],
  reliefBegan: [0, 0],
  dealEnded: [0, 0],
  pressAsked: [0, 0],
  pressTaken: [0, 0],
  pressRefused: [0, 0],
  pressSet: [0, 0],
  /** One row for each winner. */
  gameEnded: [0, 0],
  /** The second natural of the swap in the row before, made or taken back (R156). */
  secondNatural: [1, 0],
} as const satisfies Readonly<Record<string, readonly [cards: number, melds: number]>>;

export type EventRowKind = keyof typeof EVENT_ROWS;

export const EVENT_ROW_KINDS = Object.keys(EVENT_ROWS) as readonly EventRowKind[];

/** One row of a list of events. */
export interface EventRow {
  readonly kind: EventRowKind;
  /** -1: none. */
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly melds: readonly number[];
}

/** The kinds of row of which `PlayerView.moves` consists, with what was done. */
export const MOVE_ROWS = {
  drewStock: 'stock',
  penalized: 'stock',
  drewPile: 'pile',
  discarded: 'discard',
  claimed: 'claim',
  called: 'claim',
} as const satisfies Partial<Record<EventRowKind, Move['did']>>;
