import type { Saying } from '#protocol';

/** The occasions of bots' remarks. Everybody at the table sees each of them. */
export type Occasion =
  /** The first deal of a game. */
  | 'begins'
  /** Another player swaps a wild. */
  | 'swap'
  /** Another player lays a long run. */
  | 'run'
  /** Another player goes out, and this bot is not the worst of the deal. */
  | 'out'
  /** This bot goes out. */
  | 'ownOut'
  /** This bot alone is the worst of the deal. */
  | 'loss'
  /** The game is over. */
  | 'over';

/** How a bot behaves, however well it plays. */
export interface Manner {
  /** Its pause before an action, as a multiple of the table's. */
  readonly pause: number;
  /** How far that pause varies either way, as a share of it. */
  readonly variation: number;
  /** Its own turns from one of its phrases to the next. */
  readonly silence: number;
  /** Its phrases; none on other occasions. */
  readonly says: Readonly<Partial<Record<Occasion, readonly Saying[]>>>;
}

/** The manners of the bots, by number. Their pauses are on average no longer than the table's. */
export const MANNERS: readonly Manner[] = [
  {
    ...{ pause: 0.85, variation: 0.15, silence: 5 },
    says: { begins: ['hello'], swap: ['niceSwap'], out: ['wellPlayed'], over: ['goodGame', 'thanks'] },
  },
  {
    ...{ pause: 1.2, variation: 0.25, silence: 8 },
    says: { begins: ['goodLuck'], run: ['surprise'], loss: ['sad'], over: ['goodGame'] },
  },
  {
    ...{ pause: 0.8, variation: 0.2, silence: 5 },
    says: { begins: ['smile'], swap: ['niceSwap', 'surprise'], run: ['wellPlayed'], ownOut: ['smile'] },
  },
  {
    ...{ pause: 1.1, variation: 0.4, silence: 6 },
    says: { swap: ['surprise'], loss: ['oops', 'sad'], ownOut: ['laugh'], over: ['another'] },
  },
  { pause: 1, variation: 0.05, silence: 12, says: { out: ['thumbsUp'], over: ['thanks'] } },
  {
    ...{ pause: 0.7, variation: 0.2, silence: 5 },
    says: { begins: ['hello'], swap: ['oops'], loss: ['laugh'], ownOut: ['laugh', 'thumbsUp'], over: ['another'] },
  },
  {
    ...{ pause: 1.3, variation: 0.15, silence: 6 },
    says: { begins: ['goodLuck'], run: ['wellPlayed'], out: ['wellPlayed'], ownOut: ['thanks'], over: ['goodGame'] },
  },
  {
    ...{ pause: 0.95, variation: 0.3, silence: 5 },
    says: { begins: ['hello', 'smile'], run: ['thumbsUp'], out: ['heart'], loss: ['laugh'], over: ['another'] },
  },
];

/**
 * A number from 0 to below 1 that looks random and follows from whole numbers that everybody knows: no pause and no
 * phrase can depend on a hidden card.
 */
export function scattered(...known: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of known) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 2 ** 32;
}

/**
 * A bot's pause before an action, as a multiple of the table's.
 * @param bot its number
 * @param known numbers of the decision, for the variation
 */
export function pauseOf(bot: number, ...known: readonly number[]): number {
  const { pause, variation } = MANNERS[bot] as Manner;
  return pause * (1 + variation * (2 * scattered(...known) - 1));
}
