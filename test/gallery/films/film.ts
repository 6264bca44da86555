import type { Locator } from '@playwright/test';
import { parseCards } from '#engine';
import type { BrowserPlayer } from '../../support/browser/player.ts';

/** A film of motion: where it begins, and what happens. */
export interface Film {
  /** One line on what happens. */
  readonly shows: string;
  /** The situation it begins with (`situations`), or a page (`pages.ts`). */
  readonly from: string;
  /** Happens before the first picture. */
  readonly before?: (scene: Scene) => Promise<unknown>;
  readonly act: (scene: Scene) => Promise<unknown>;
  readonly settings?: object;
  /** Taken with reduced motion. */
  readonly reduced?: boolean;
  /** Ms of the page's clock between opening and what follows; 0 to see the page open. */
  readonly after?: number;
  /** Ms after the act during which pictures are taken although nothing moves, since more is to come. */
  readonly rests?: number;
  /** The longest time after the act in ms, where something moves for ever. */
  readonly longest?: number;
}

/** A page while it is filmed. Whatever happens in it takes time, in which pictures are taken. */
export interface Scene {
  readonly player: BrowserPlayer;
  /** Lets this many ms pass. */
  pass(ms: number): Promise<void>;
  /** Lets time pass with one picture at its end: a multiple of 80 ms. */
  skip(ms: number): Promise<void>;
  /** Taps, and lets some time pass. */
  tap(what: Locator, ms?: number): Promise<void>;
  /** Picks something up, carries it from place to place, and drops it at the last one. */
  drag(from: Locator, ...over: readonly Locator[]): Promise<void>;
  /** Plays lines of a record at a prepared table, for any seat. */
  play(...lines: readonly string[]): Promise<void>;
  /** Seats of a prepared table of people say something. */
  say(seat: number, phrase: number): Promise<void>;
  /** Turns the device. */
  rotate(): Promise<void>;
}

/** A card of the hand, by its name in a record. */
export function held({ player }: Scene, name: string): Locator {
  const hand = parseCards(name);
  return player.card(hand[0] as number, { hand });
}
