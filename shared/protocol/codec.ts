import { type GameEvent, MAX_SEATS, type MaybeCard, type Seat } from '#engine';
import type { NumberReader } from './digits.ts';

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Converts one kind of event to numbers and back. */
export interface Codec<Type extends GameEvent['type']> {
  print(event: EventOf<Type>): readonly number[];
  take(from: NumberReader): EventOf<Type>;
}

/** The codecs for some kinds of events. */
export type Codecs<Types extends GameEvent['type']> = { readonly [Type in Types]: Codec<Type> };

/**
 * The word with this number.
 * @throws RangeError if there is none
 */
export const word = <Word>(words: readonly Word[], index: number): Word => {
  const found = words[index];
  if (found === undefined) throw new RangeError('no such word');
  return found;
};

export const list = (numbers: readonly number[]): number[] => [numbers.length, ...numbers];

/** Packs a boolean into a number, and unpacks it. */
export const flagged = (value: number, flag: boolean): number => value * 2 + Number(flag);
export const isFlagged = (value: number): boolean => value % 2 === 1;
export const unflagged = (value: number): number => Math.floor(value / 2);

/** Packs a seat into a number, and unpacks it. */
export const seated = (value: number, seat: Seat): number => value * MAX_SEATS + seat;
export const seatIn = (value: number): Seat => value % MAX_SEATS;
export const unseated = (value: number): number => Math.floor(value / MAX_SEATS);

/** Calls `take` `count` times and returns the results. */
export const times = <Item>(count: number, take: () => Item): Item[] => Array.from({ length: count }, take);

/** Encodes cards. Hidden cards take no space apart from their count. */
export function encodeCards(cards: readonly MaybeCard[]): number[] {
  const isHidden = cards.every((card) => card === null);
  const faces = cards.map((card) => (card === null ? 0 : card + 1));
  return [flagged(cards.length, isHidden), ...(isHidden ? [] : faces)];
}

export function takeCards(from: NumberReader): MaybeCard[] {
  const head = from.take();
  return times(unflagged(head), () => {
    const face = isFlagged(head) ? 0 : from.take();
    return face === 0 ? null : face - 1;
  });
}

/** Encodes several lists of cards one after the other. */
export const printLists = (lists: readonly (readonly number[])[]): number[] => [lists.length, ...lists.flatMap(list)];
export const takeLists = (from: NumberReader): number[][] => times(from.take(), () => from.takeList());

/** The codec for an event that carries only a seat. */
export const ofSeat = <Type extends GameEvent['type']>(make: (seat: Seat) => EventOf<Type>) => ({
  print: ({ seat }: { readonly seat: Seat }): readonly number[] => [seat],
  take: (from: NumberReader): EventOf<Type> => make(from.take()),
});
