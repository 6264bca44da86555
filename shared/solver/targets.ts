import {
  bitCount,
  type Card,
  isWild,
  KING,
  type PlayerView,
  type Rank,
  type Reading,
  rankOf,
  suitOf,
  swapFaces,
} from '#engine';
import type { Shape } from './cheapest.ts';
import { addRank, lowestRank } from './suitMasks.ts';

/** A set of natural cards: one mask per suit, bit `rank`. */
export type Faces = readonly [number, number, number, number];

export const NO_FACES: Faces = [0, 0, 0, 0];

/** A meld on the table as a target for lay-offs. */
export type MeldTarget =
  | { readonly kind: 'run'; readonly id: number; readonly suit: number; readonly low: Rank; readonly high: Rank }
  /** `missing`: suits without a natural; `room`: how many more cards it takes. */
  | {
      readonly kind: 'set';
      readonly id: number;
      readonly rank: Rank;
      readonly missing: number;
      readonly room: number;
    };

/** A wild on the table and the naturals that could be swapped for it. */
export interface Claim {
  readonly meld: number;
  readonly wild: Card;
  readonly faces: Faces;
}

export const targetsIn = (view: PlayerView): MeldTarget[] => view.melds.map((meld) => targetOf(view, meld.id, meld));

function targetOf({ rules, wildRank }: PlayerView, id: number, meld: Reading): MeldTarget {
  if (meld.kind === 'run') {
    return { kind: 'run', id, suit: meld.suit, low: meld.rank, high: meld.rank + meld.cards.length - 1 };
  }
  let missing = 15;
  for (const card of meld.cards) if (!isWild(rules, wildRank, card)) missing &= ~(1 << suitOf(card));
  return { kind: 'set', id, rank: meld.rank, missing, room: rules.melds.setMax - meld.cards.length };
}

/** The wilds on the table that could be swapped. */
export function swapsIn({ rules, wildRank, melds }: PlayerView): Claim[] {
  return melds.flatMap((meld) =>
    meld.cards.flatMap((wild, index) => {
      const faces: [number, number, number, number] = [0, 0, 0, 0];
      for (const face of swapFaces(rules, wildRank, meld, index)) {
        if (!isWild(rules, wildRank, face)) addRank(faces, suitOf(face), rankOf(face));
      }
      return faces.some((mask) => mask !== 0) ? [{ meld: meld.id, wild, faces }] : [];
    }),
  );
}

/** How many more wilds the targets can take. */
export const roomOn = (targets: readonly MeldTarget[]): number =>
  targets.reduce((sum, target) => sum + (target.kind === 'set' ? target.room : KING - 1 + target.low - target.high), 0);

/** The naturals that could be laid off on some target right away. */
export function fitsOn(targets: readonly MeldTarget[]): Faces {
  const faces: [number, number, number, number] = [0, 0, 0, 0];
  for (const target of targets) {
    if (target.kind === 'run') {
      if (target.low > 1) addRank(faces, target.suit, target.low - 1);
      if (target.high < KING) addRank(faces, target.suit, target.high + 1);
    } else if (target.room > 0) {
      for (let suit = 0; suit < 4; suit++) if (target.missing & (1 << suit)) addRank(faces, suit, target.rank);
    }
  }
  return faces;
}

/** The target a shape becomes once laid. A run's loose wilds are assumed to lie at its high end while there is room. */
export function targetFrom(shape: Shape, setMax: number): MeldTarget {
  if (shape.kind === 'set') {
    return {
      kind: 'set',
      id: -1,
      rank: shape.rank,
      missing: 15 & ~shape.suits,
      room: setMax - bitCount(shape.suits) - shape.wilds,
    };
  }
  if (shape.kind === 'wilds')
    return { kind: 'set', id: -1, rank: 0, missing: 0, room: Math.max(0, setMax - shape.wilds) };
  const low = lowestRank(shape.ranks);
  const size = bitCount(shape.ranks) + shape.wilds;
  const high = Math.min(KING, low + size - 1);
  return { kind: 'run', id: -1, suit: shape.suit, low: high - size + 1, high };
}
