import { type Card, cardOf, HIGH_ACE, isTooLike, type Rank, type Reading, rankOf, runBounds, suitOf } from '#engine';
import { faceIndex } from '../unseen.ts';
import type { PlayLine } from './line.ts';
import { laidBeside } from './newMelds.ts';
import type { Notes } from './notes.ts';

/** Two loose cards, by index, that need a third, and the number of unseen cards that would do. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly count: number;
}

/** The pairs among loose cards that a third could make a new meld of, if the seat may lay such a meld. */
export function pairsIn(notes: Notes, line: PlayLine, loose: readonly Card[]): readonly Pair[] {
  const pairs: Pair[] = [];
  const laid = laidBeside(notes, line);
  if (!laid) return pairs;
  for (const [a, one] of loose.entries()) {
    for (let b = a + 1; b < loose.length; b++) {
      const count = outsFor(notes, laid, one, loose[b] as Card);
      if (count > 0) pairs.push({ a, b, count: count + notes.wildsUnseen });
    }
  }
  return pairs;
}

/** How many unseen cards make a set or run with two naturals; 0 if the two do not go together. */
function outsFor(notes: Notes, laid: readonly Reading[], one: Card, other: Card): number {
  const { rules, wilds } = notes;
  if (wilds[one] === 1 || wilds[other] === 1) return 0;
  const { kinds, runMin } = rules.melds;
  const mayLay = (kind: Reading['kind']): boolean => !isTooLike(rules, pairAs(kind, one, other), laid);
  const inSet = kinds !== 'runs' && rankOf(one) === rankOf(other) && mayLay('set');
  const inRun = kinds !== 'sets' && runMin === 3 && suitOf(one) === suitOf(other) && mayLay('run');
  return (inSet ? outsInSet(notes, one, other) : 0) + (inRun ? outsInRun(notes, one, other) : 0);
}

/** Two cards as the beginning of a meld. */
const pairAs = (kind: Reading['kind'], one: Card, other: Card): Reading => ({
  kind,
  suit: kind === 'set' ? -1 : suitOf(one),
  rank: Math.min(rankOf(one), rankOf(other)),
  cards: [one, other],
});

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
