import { type GameEvent, MAX_SEATS, type MaybeCard, type Seat } from '#engine';
import type { NumberReader } from './digits.ts';

export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** How one kind of event becomes numbers, and numbers become it again. */
export interface Codec<Type extends GameEvent['type']> {
  print(event: EventOf<Type>): readonly number[];
  take(from: NumberReader): EventOf<Type>;
}

/** The codecs of some kinds of events. */
export type Codecs<Types extends GameEvent['type']> = { readonly [Type in Types]: Codec<Type> };

/**
 * The word with this number.
 * @throws RangeError when there is none
 */
export const word = <Word>(words: readonly Word[], index: number): Word => {
  const found = words[index];
  if (found === undefined) throw new RangeError('no such word');
  return found;
};

export const list = (numbers: readonly number[]): number[] => [numbers.length, ...numbers];

/** A number with a yes or no in it, and its halves again. */
export const flagged = (value: number, flag: boolean): number => value * 2 + Number(flag);
export const isFlagged = (value: number): boolean => value % 2 === 1;
export const unflagged = (value: number): number => Math.floor(value / 2);

/** A number with a seat in it, and its parts again. */
export const seated = (value: number, seat: Seat): number => value * MAX_SEATS + seat;
export const seatIn = (value: number): Seat => value % MAX_SEATS;
export const unseated = (value: number): number => Math.floor(value / MAX_SEATS);

/** As many of something as a number says. */
export const times = <Item>(count: number, take: () => Item): Item[] => Array.from({ length: count }, take);

/** Hidden cards take no room but their number. */
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

/** Several lists of cards, one after the other. */
export const printLists = (lists: readonly (readonly number[])[]): number[] => [lists.length, ...lists.flatMap(list)];
export const takeLists = (from: NumberReader): number[][] => times(from.take(), () => from.takeList());

/** An event that tells of a seat and nothing else. */
export const ofSeat = <Type extends GameEvent['type']>(make: (seat: Seat) => EventOf<Type>) => ({
  print: ({ seat }: { readonly seat: Seat }): readonly number[] => [seat],
  take: (from: NumberReader): EventOf<Type> => make(from.take()),
});
