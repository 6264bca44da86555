import { type Card, cardOf, HIGH_ACE, type Rank, rankOf, runBounds, suitOf } from '#engine';
import { faceIndex } from '../unseen.ts';
import type { Notes } from './notes.ts';

/** Two loose cards, by index, that need a third, and the number of unseen cards that would do. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly count: number;
}

export function pairsIn(notes: Notes, loose: readonly Card[]): readonly Pair[] {
  const pairs: Pair[] = [];
  // Where new melds are not allowed, no third card helps.
  if (notes.rules.play.contract !== 'off') return pairs;
  for (const [a, one] of loose.entries()) {
    for (let b = a + 1; b < loose.length; b++) {
      const count = outsFor(notes, one, loose[b] as Card);
      if (count > 0) pairs.push({ a, b, count: count + notes.wildsUnseen });
    }
  }
  return pairs;
}

/** How many unseen cards make a set or run with two naturals; 0 if the two do not go together. */
function outsFor(notes: Notes, one: Card, other: Card): number {
  const { rules, wilds } = notes;
  if (wilds[one] === 1 || wilds[other] === 1) return 0;
  const { kinds } = rules.melds;
  const inSet = kinds !== 'runs' && rankOf(one) === rankOf(other) ? outsInSet(notes, one, other) : 0;
  const inRun = kinds !== 'sets' && suitOf(one) === suitOf(other) ? outsInRun(notes, one, other) : 0;
  return inSet + inRun;
}

function outsInSet({ rules, faces }: Notes, one: Card, other: Card): number {
  const { duplicates } = rules.melds;
  if (!duplicates && suitOf(one) === suitOf(other)) return 0;
  let count = 0;
  for (let suit = 0; suit < 4; suit++) {
    if (duplicates || (suit !== suitOf(one) && suit !== suitOf(other))) count += faceCount(faces, suit, rankOf(one));
  }
  return count;
}

function outsInRun(notes: Notes, one: Card, other: Card): number {
  const suit = suitOf(one);
  const aces = (rank: Rank): readonly Rank[] => (rank === 1 ? [1, HIGH_ACE] : [rank]);
  let count = 0;
  for (const a of aces(rankOf(one))) {
    for (const b of aces(rankOf(other))) count += outsBetween(notes, suit, Math.min(a, b), Math.max(a, b));
  }
  return count;
}

/** How many unseen cards make a run with cards of these two ranks: in the gap between them, or at either end. */
function outsBetween({ rules, faces }: Notes, suit: number, low: Rank, high: Rank): number {
  const bounds = runBounds(rules);
  if (low < bounds.low || high > bounds.top) return 0;
  if (high - low === 2) return faceCount(faces, suit, low + 1);
  if (high - low !== 1) return 0;
  const below = low > bounds.low ? faceCount(faces, suit, low - 1) : 0;
  return below + (high < bounds.top ? faceCount(faces, suit, high + 1) : 0);
}

/** How many cards of a suit and rank are unseen. Rank 14 is an Ace. */
const faceCount = (faces: Uint8Array, suit: number, rank: Rank): number =>
  faces[faceIndex(cardOf(suit, rank === HIGH_ACE ? 1 : rank))] as number;
