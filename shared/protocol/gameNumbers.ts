import type {
  ClaimAction,
  ClaimWindow,
  LayOffAction,
  MeldAction,
  Place,
  Play,
  Reading,
  Spot,
  TableMeld,
  WindowView,
} from '#engine';
import { flagged, isFlagged, list, times, unflagged, word } from './codec.ts';
import type { NumberReader } from './digits.ts';

const PLACES: readonly Place[] = ['low', 'high', 'set'];
const SUIT_NUMBERS = 5;

/** Encodes a place in a meld and, if named, the suit the card stands for there (R52). */
export const placeNumber = (place: Place, suit: number | undefined): number =>
  PLACES.indexOf(place) + PLACES.length * ((suit ?? -1) + 1);

export function placeOf(number: number): { readonly place: Place; readonly suit?: number } {
  const place = word(PLACES, number % PLACES.length);
  const suit = Math.floor(number / PLACES.length) - 1;
  return suit < 0 ? { place } : { place, suit };
}

export const spotNumbers = ({ meld, place }: Spot): number[] => [meld, PLACES.indexOf(place)];
export const takeSpot = (from: NumberReader): Spot => ({ meld: from.take(), place: word(PLACES, from.take()) });

/** The kind follows from the suit: a set has none. */
const readingNumbers = ({ suit, rank, cards, suits }: Reading): number[] => [
  suit + 1 + (suits ? SUIT_NUMBERS : 0),
  rank,
  ...list(cards),
  ...(suits ?? []),
];

function takeReading(from: NumberReader): Reading {
  const head = from.take();
  const suit = (head % SUIT_NUMBERS) - 1;
  const reading: Reading = { kind: suit < 0 ? 'set' : 'run', suit, rank: from.take(), cards: from.takeList() };
  return head < SUIT_NUMBERS ? reading : { ...reading, suits: times(reading.cards.length, () => from.take()) };
}

export function meldNumbers({ id, by, owners, locked, ...reading }: TableMeld): number[] {
  const isShared = owners.some((owner) => owner !== by);
  return [
    flagged(id, locked),
    ...readingNumbers(reading),
    flagged(by, isShared),
    // One owner per card, so the length is known.
    ...(isShared ? owners : []),
  ];
}

export function takeMeld(from: NumberReader): TableMeld {
  const head = from.take();
  const reading = takeReading(from);
  const tail = from.take();
  const by = unflagged(tail);
  const owners = reading.cards.map(() => (isFlagged(tail) ? from.take() : by));
  return { ...reading, id: unflagged(head), by, owners, locked: isFlagged(head) };
}

/** Encodes a play that was made or taken back. `null` is a draw from the pile. */
export function playNumbers(play: Play | null): number[] {
  switch (play?.type) {
    case undefined:
      return [0];
    case 'meld':
      return [1, flagged(play.meld, play.first)];
    case 'layOff':
      return [2, ...spotNumbers(play), play.card];
    case 'swap': {
      const { meld, index, natural, wild, owner, to } = play;
      return [to ? 4 : 3, meld, index, natural, wild, owner, ...(to ? spotNumbers(to) : [])];
    }
    case 'contract':
      return [5, ...list(play.melds)];
  }
}

export function takePlay(from: NumberReader): Play | null {
  const kind = from.take();
  switch (kind) {
    case 0:
      return null;
    case 1: {
      const meld = from.take();
      return { type: 'meld', meld: unflagged(meld), first: isFlagged(meld) };
    }
    case 2:
      return { type: 'layOff', ...takeSpot(from), card: from.take() };
    case 3:
    case 4: {
      const [meld, index, natural] = [from.take(), from.take(), from.take()];
      const [wild, owner] = [from.take(), from.take()];
      return { type: 'swap', meld, index, natural, wild, owner, to: kind === 4 ? takeSpot(from) : null };
    }
    case 5:
      return { type: 'contract', melds: from.takeList() };
    default:
      throw new RangeError('no such play');
  }
}

const WINDOWS = ['take', 'call'] as const satisfies readonly ClaimWindow['kind'][];

export type OpenWindow = Omit<WindowView, 'claim'>;

/** Encodes a window without anybody's answer. */
export const windowNumbers = ({ kind, seats, cards, waiting, next }: OpenWindow): number[] => [
  WINDOWS.indexOf(kind),
  ...list(seats),
  ...list(cards),
  waiting,
  next + 1,
];

export const takeWindow = (from: NumberReader): OpenWindow => ({
  kind: word(WINDOWS, from.take()),
  seats: from.takeList(),
  cards: from.takeList(),
  waiting: from.take(),
  next: from.take() - 1,
});

/** Encodes the viewer's own claim in an open window. */
export const claimNumbers = ({ count, lay }: ClaimAction): number[] => [count, ...layNumbers(lay)];

export const takeClaim = (from: NumberReader): ClaimAction => ({
  type: 'claim',
  count: from.take(),
  lay: takeLay(from),
});

function layNumbers(lay: LayOffAction | MeldAction | null): number[] {
  if (!lay) return [0];
  if (lay.type === 'meld') return [1, ...readingNumbers(lay.reading)];
  return [2, lay.card, lay.meld, placeNumber(lay.place, lay.suit)];
}

function takeLay(from: NumberReader): LayOffAction | MeldAction | null {
  const kind = from.take();
  if (kind === 0) return null;
  if (kind === 1) return { type: 'meld', reading: takeReading(from) };
  return { type: 'layOff', card: from.take(), meld: from.take(), ...placeOf(from.take()) };
}
