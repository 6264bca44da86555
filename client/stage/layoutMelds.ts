import { type Card, cardOf, type PlayerView, rankOf, type Seat, swapFaces, type TableMeld, usedAsWild } from '#engine';
import { LAYER_DEPTH } from './layers.ts';
import type { MeldBox, MeldCardBox, MeldLabel, Rect, SeatMelds, Size } from './layout.ts';
import { CARD_RATIO, cardSize, MELD_STRIP_MIN_PX, type Measures } from './measures.ts';
import {
  batchesOf,
  clearness,
  clearScale,
  crowdedScale,
  fitRows,
  headroom,
  type MeldScale,
  placeRows,
} from './meldRows.ts';
import { rect } from './rect.ts';

interface Melds {
  readonly melds: readonly MeldBox[];
  readonly groups: readonly SeatMelds[];
  readonly next: Rect;
  readonly card: Size;
}

/** Each seat's melds start a new row if that keeps at least this share of the clearness. */
const SEPARATE_ROWS_MIN_CLEARNESS_RATIO = 0.8;

/**
 * Lays out all melds in rows, as large as they fit, and the place of the next meld. That place is always reserved, so
 * that nothing moves when a selection becomes a meld. `order`: the other seats as they stand along the top.
 */
export function layoutMelds(m: Measures, felt: Rect, game: PlayerView | null, order: readonly Seat[]): Melds {
  const melds = game?.melds ?? [];
  const lengths = melds.map((meld) => meld.cards.length);
  const batches = batchesOf(game, order);
  const fits = (apart: boolean) => fitRows(felt, batches, lengths, apart);
  const close = clearScale(m, fits(false));
  const loose = batches.length > 1 ? clearScale(m, fits(true)) : null;
  const apart =
    loose !== null && (close === null || clearness(loose) >= SEPARATE_ROWS_MIN_CLEARNESS_RATIO * clearness(close));
  const scale = (apart ? loose : close) ?? crowdedScale(m, fits(false));
  const slots = placeRows(felt, batches, lengths, scale, apart);
  let depth: number = LAYER_DEPTH.meld;
  return {
    melds: melds.map((meld, i) => {
      const firstDepth = depth;
      depth += meld.cards.length;
      return layoutMeld(scale, slots.melds[i] as Rect, meld, game as PlayerView, firstDepth);
    }),
    groups: batches.flatMap(({ seat, melds: own }, i): SeatMelds[] => {
      const trays = slots.trays[i] ?? [];
      return seat === null || own.length === 0 ? [] : [{ seat, trays, seatMarks: slots.marks[i] ?? [] }];
    }),
    next: slots.next,
    card: cardSize(scale.card),
  };
}

function layoutMeld(scale: MeldScale, slot: Rect, meld: TableMeld, game: PlayerView, firstDepth: number): MeldBox {
  const y = slot.y + headroom(scale);
  const cards = meld.cards.map((card, i): MeldCardBox => {
    const x = slot.x + scale.pad + i * scale.strip;
    const last = i === meld.cards.length - 1;
    return {
      card,
      zone: 'meld',
      rect: rect(x, y, scale.card, scale.card * CARD_RATIO),
      angle: angleIn(meld, i),
      hit: rect(x, y, last ? scale.card : scale.strip, scale.card * CARD_RATIO),
      depth: firstDepth + i,
      standsFor: facesOf(game, meld, i),
    };
  });
  return {
    id: meld.id,
    by: meld.by,
    kind: meld.kind,
    rect: slot,
    cards,
    labels: labelsOf(scale, slot, cards),
    places: placesOf(scale, slot, meld),
    marks: game.rules.play.owner === 'player' ? marksOf(scale, cards, meld) : [],
    lock: meld.locked ? lockIn(scale, slot) : null,
  };
}

/** The cards of a set are splayed a little, those of a run lie straight. */
function angleIn(meld: TableMeld, index: number): number {
  if (meld.kind === 'run') return 0;
  return (index - (meld.cards.length - 1) / 2) * (0.12 / Math.max(1, meld.cards.length - 1));
}

function placesOf(scale: MeldScale, slot: Rect, meld: TableMeld): MeldBox['places'] {
  if (meld.kind === 'set') return [{ place: 'set', rect: slot }];
  const width = Math.min(slot.width / 2, Math.max(MELD_STRIP_MIN_PX, scale.pad + scale.strip / 2));
  return [
    { place: 'low', rect: rect(slot.x, slot.y, width, slot.height) },
    { place: 'high', rect: rect(slot.x + slot.width - width, slot.y, width, slot.height) },
  ];
}

/** Rank and suit of a card in a meld lie above this share of its height. */
const MELD_CORNER_HEIGHT_RATIO = 0.545;

/** Marks on the cards that another seat than the meld's owner put there, below their corners. */
function marksOf({ card, strip }: MeldScale, cards: readonly MeldCardBox[], meld: TableMeld): MeldBox['marks'] {
  const size = Math.min(strip * 0.8, Math.max(card * 0.34, Math.min(11, strip * 0.8)));
  return cards.flatMap(({ hit }, index): MeldBox['marks'] => {
    const seat = meld.owners[index];
    if (seat === undefined || seat === meld.by) return [];
    return [
      { seat, index, rect: rect(hit.x + strip * 0.08, hit.y + hit.height * MELD_CORNER_HEIGHT_RATIO, size, size) },
    ];
  });
}

/** The lock lies at the upper right corner, where the card is blank. */
function lockIn({ card, pad }: MeldScale, slot: Rect): Rect {
  const size = Math.min(slot.height / 2, Math.max(card * 0.4, 12));
  return rect(slot.x + slot.width - size - pad * 0.2, slot.y + 1, size, size);
}

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
function labelsOf(scale: MeldScale, slot: Rect, cards: readonly MeldCardBox[]): MeldLabel[] {
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
