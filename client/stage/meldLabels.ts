import { type Card, cardOf, type PlayerView, rankOf, swapFaces, type TableMeld, usedAsWild } from '#engine';
import type { MeldScale } from './meldScale.ts';
import { rect } from './rect.ts';
import type { MeldCardBox, MeldLabel, Rect } from './types.ts';

const allSuits = (rank: number): readonly Card[] => [0, 1, 2, 3].map((suit) => cardOf(suit, rank));

/**
 * The cards that a wild in a meld stands for, as faces of the first pack; empty for a natural. One face in a run and in
 * a set with fixed suits (R52), else every suit it may be.
 */
export function facesOf({ rules, wildRank }: PlayerView, meld: TableMeld, index: number): readonly Card[] {
  if (!usedAsWild(rules, wildRank, meld, index)) return [];
  const named = meld.kind === 'set' ? (meld.suits?.[index] ?? -1) : -1;
  if (named >= 0) return [cardOf(named, meld.rank)];
  const faces = swapFaces(rules, wildRank, meld, index);
  if (faces.length > 0) return faces;
  if (meld.kind === 'set') return allSuits(meld.rank);
  const rank = meld.rank + index;
  return [cardOf(meld.suit, rank > 13 ? rank - 13 : rank)];
}

/** A label's faces and its ideal place: the horizontal middle of its cards. */
interface Wanted {
  readonly faces: readonly Card[];
  readonly index: number;
  readonly middle: number;
}

/**
 * Places the labels side by side over the foot of the cards, each as near to its cards as possible; if there are too
 * many, they shrink.
 */
export function labelsOf(scale: MeldScale, slot: Rect, cards: readonly MeldCardBox[]): MeldLabel[] {
  const wanted = wantedLabels(cards);
  const sum = wanted.reduce((width, { faces }) => width + labelWidth(faces, scale.label) + 1, 0);
  const height = scale.label * Math.min(1, slot.width / Math.max(1, sum));
  const y = slot.y + slot.height - height - 1;
  const labels: MeldLabel[] = [];
  let free = slot.x;
  for (const { faces, index, middle } of wanted) {
    const width = labelWidth(faces, height);
    const x = Math.max(free, middle - width / 2);
    labels.push({ faces, index, rect: rect(x, y, width, height) });
    free = x + width + 1;
  }
  let most = slot.x + slot.width;
  return labels.toReversed().map(({ rect: at, ...label }) => {
    const x = Math.min(at.x, most - at.width);
    most = x - 1;
    return { ...label, rect: { ...at, x } };
  });
}

/** One label per wild; neighbours with the same faces share one. */
function wantedLabels(cards: readonly MeldCardBox[]): Wanted[] {
  const wanted: Wanted[] = [];
  for (let i = 0; i < cards.length; i++) {
    const first = cards[i] as MeldCardBox;
    if (first.standsFor.length === 0) continue;
    const index = i;
    let end = first;
    while (sameFaces(cards[i + 1]?.standsFor, first.standsFor)) end = cards[++i] as MeldCardBox;
    wanted.push({ faces: first.standsFor, index, middle: (first.hit.x + end.hit.x + end.hit.width) / 2 });
  }
  return wanted;
}

const sameFaces = (a: readonly Card[] | undefined, b: readonly Card[]): boolean =>
  a !== undefined && a.length === b.length && a.every((card, i) => card === b[i]);

function labelWidth(faces: readonly Card[], height: number): number {
  const rank = rankOf(faces[0] as Card) === 10 ? 1.15 : 0.62;
  return height * (0.72 * (rank + faces.length * 0.78) + 0.62);
}
