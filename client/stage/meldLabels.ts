import { type Card, cardOf, claimFaces, type PlayerView, rankOf, type TableMeld, usedAsWild } from '#engine';
import type { MeldScale } from './meldScale.ts';
import { rect } from './rect.ts';
import type { MeldCardBox, MeldLabel, Rect } from './types.ts';

/** Every suit of a rank. */
const allSuits = (rank: number): readonly Card[] => [0, 1, 2, 3].map((suit) => cardOf(suit, rank));

/**
 * What a card of a meld stands for, as faces of the first pack; nothing for a natural. In a run, and in a set whose suits
 * are named (R52), one card; in other sets every suit it may be.
 */
export function facesOf({ rules, wildRank }: PlayerView, meld: TableMeld, index: number): readonly Card[] {
  if (!usedAsWild(rules, wildRank, meld, index)) return [];
  const named = meld.kind === 'set' ? (meld.suits?.[index] ?? -1) : -1;
  if (named >= 0) return [cardOf(named, meld.rank)];
  const faces = claimFaces(rules, wildRank, meld, index);
  if (faces.length > 0) return faces;
  if (meld.kind === 'set') return allSuits(meld.rank);
  const rank = meld.rank + index;
  return [cardOf(meld.suit, rank > 13 ? rank - 13 : rank)];
}

/** Labels lie over the foot of their cards; where two would touch, the later one lies higher. */
export function labelsOf(scale: MeldScale, slot: Rect, cards: readonly MeldCardBox[]): MeldLabel[] {
  const labels: MeldLabel[] = [];
  for (let i = 0; i < cards.length; i++) {
    const first = cards[i] as MeldCardBox;
    if (first.standsFor.length === 0) continue;
    let end = first;
    while (sameFaces(cards[i + 1]?.standsFor, first.standsFor)) end = cards[++i] as MeldCardBox;
    const middle = (first.hit.x + end.hit.x + end.hit.width) / 2;
    const width = Math.min(labelWidth(first.standsFor, scale.label), slot.width);
    const x = Math.min(Math.max(middle - width / 2, slot.x), slot.x + slot.width - width);
    const before = labels.at(-1)?.rect;
    const low = slot.y + slot.height - scale.label - 1;
    const clash = before !== undefined && before.y === low && x < before.x + before.width + 1;
    labels.push({ faces: first.standsFor, rect: rect(x, clash ? low - scale.label - 1 : low, width, scale.label) });
  }
  return labels;
}

const sameFaces = (a: readonly Card[] | undefined, b: readonly Card[]): boolean =>
  a !== undefined && a.length === b.length && a.every((card, i) => card === b[i]);

function labelWidth(faces: readonly Card[], height: number): number {
  const rank = rankOf(faces[0] as Card) === 10 ? 1.15 : 0.62;
  return Math.round(height * (0.72 * (rank + faces.length * 0.78) + 0.62));
}
