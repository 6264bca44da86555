import { type Card, claimFaces, type PlayerView, rankOf, type TableMeld } from '#engine';
import { CARD_RATIO, cardSize, MELD_STRIP, type Measures } from './measures.ts';
import { rect } from './rect.ts';
import type { MeldBox, MeldCardBox, MeldLabel, Rect, Size } from './types.ts';

/** How large melds are drawn: all of a table alike. */
interface MeldScale {
  readonly card: number;
  readonly strip: number;
  /** Free room at each side of a meld. */
  readonly pad: number;
  readonly label: number;
  readonly rowGap: number;
}

const STRIPS = [0.6, 0.5, 0.42];
const SMALLEST_CARDS = [18, 12];
const SMALLEST_STRIP = 5;
/** The place kept free for the next meld is as wide as one of this many cards. */
const NEXT_MELD = 3;

/**
 * All melds in rows, in the order they were laid, as large as fits, and the place where the next one would lie. That place
 * is always kept, so that nothing moves when a selection turns out to be a meld.
 */
export function layoutMelds(
  m: Measures,
  felt: Rect,
  game: PlayerView | null,
): { melds: MeldBox[]; next: Rect; card: Size } {
  const melds = game?.melds ?? [];
  const lengths = [...melds.map((meld) => meld.cards.length), NEXT_MELD];
  const scale = scaleFor(m, felt, lengths);
  const slots = shelve(felt, lengths, scale);
  return {
    melds: melds.map((meld, i) => layoutMeld(scale, slots[i] as Rect, meld, game as PlayerView)),
    next: slots[melds.length] as Rect,
    card: cardSize(scale.card),
  };
}

function scaleFor(m: Measures, felt: Rect, lengths: readonly number[]): MeldScale {
  const label = Math.round(m.type.small * 1.3);
  let best: MeldScale | null = null;
  for (const share of STRIPS) {
    for (let card = m.meldCard; card >= MELD_STRIP + 8; card -= 2) {
      const scale = makeScale(m, card, Math.max(MELD_STRIP, card * share), label);
      if (best && clearness(scale) <= clearness(best)) break;
      if (fitsIn(felt, lengths, scale)) best = scale;
    }
  }
  if (best) return best;
  return crowdedScale(m, felt, lengths, label);
}

/** On a full table the strips shrink, and the cards only when that is not enough. */
function crowdedScale(m: Measures, felt: Rect, lengths: readonly number[], label: number): MeldScale {
  for (const least of SMALLEST_CARDS) {
    for (let strip = MELD_STRIP; strip >= SMALLEST_STRIP; strip--) {
      for (let card = strip + 12; card >= Math.max(least, strip); card -= 2) {
        const scale = makeScale(m, card, strip, Math.min(label, Math.round(card * 0.44)));
        if (fitsIn(felt, lengths, scale)) return scale;
      }
    }
  }
  return makeScale(m, 12, SMALLEST_STRIP, 6);
}

/** What is seen of a card counts more than how large it is. */
const clearness = ({ card, strip }: MeldScale): number => card * (strip / card) ** 0.7;

function makeScale(m: Measures, card: number, strip: number, label: number): MeldScale {
  const pad = Math.max(2, Math.min(card * 0.2, m.grow(9, 13, 22)));
  return { card, strip, pad, label, rowGap: Math.max(1, card * 0.09) };
}

const widthOf = (length: number, scale: MeldScale): number => (length - 1) * scale.strip + scale.card + 2 * scale.pad;

const heightOf = (scale: MeldScale): number =>
  scale.card * CARD_RATIO + 2 * headroom(scale) + Math.max(0, scale.label * 0.6 - headroom(scale));

/** What the turned cards of a set take above and below straight ones. */
const headroom = (scale: MeldScale): number => 1 + scale.card * 0.035;

function fitsIn(felt: Rect, lengths: readonly number[], scale: MeldScale): boolean {
  const rows = shelfRows(felt.width, lengths, scale);
  const height = rows.length * (heightOf(scale) + scale.rowGap) - scale.rowGap;
  return height <= felt.height && rows.every((row) => rowWidth(row, lengths, scale) <= felt.width);
}

const rowWidth = (row: readonly number[], lengths: readonly number[], scale: MeldScale): number =>
  row.reduce((sum, i) => sum + widthOf(lengths[i] as number, scale), 0);

/** Which melds share a row. */
function shelfRows(width: number, lengths: readonly number[], scale: MeldScale): number[][] {
  const rows: number[][] = [[]];
  let used = 0;
  lengths.forEach((length, i) => {
    const needs = widthOf(length, scale);
    if (used > 0 && used + needs > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(i);
    used += needs;
  });
  return rows;
}

function shelve(felt: Rect, lengths: readonly number[], scale: MeldScale): Rect[] {
  const rows = shelfRows(felt.width, lengths, scale);
  const widest = Math.max(...rows.map((row) => rowWidth(row, lengths, scale)));
  const height = heightOf(scale);
  const pitch = height + Math.max(scale.rowGap, Math.min(scale.card * 0.22, spare(felt, rows.length, height)));
  const total = pitch * (rows.length - 1) + height;
  const left = felt.x + Math.max(0, (felt.width - widest) / 2);
  const top = felt.y + Math.max(0, (felt.height - total) * 0.42);
  const slots: Rect[] = [];
  rows.forEach((row, line) => {
    let x = left;
    for (const i of row) {
      const width = widthOf(lengths[i] as number, scale);
      slots[i] = rect(x, top + line * pitch, width, height);
      x += width;
    }
  });
  return slots;
}

const spare = (felt: Rect, rows: number, height: number): number =>
  rows > 1 ? (felt.height - rows * height) / (rows - 1) : 0;

function layoutMeld(scale: MeldScale, slot: Rect, meld: TableMeld, game: PlayerView): MeldBox {
  const cards = meld.cards.map((card, i): MeldCardBox => {
    const x = slot.x + scale.pad + i * scale.strip;
    const last = i === meld.cards.length - 1;
    return {
      card,
      rect: rect(x, slot.y + headroom(scale), scale.card, scale.card * CARD_RATIO),
      angle: angleIn(meld, i),
      hit: rect(x, slot.y + headroom(scale), last ? scale.card : scale.strip, scale.card * CARD_RATIO),
      depth: i,
      standsFor: claimFaces(game.rules, game.wildRank, meld, i),
    };
  });
  return {
    id: meld.id,
    kind: meld.kind,
    rect: slot,
    cards,
    labels: labelsOf(scale, slot, cards),
    places: placesOf(scale, slot, meld),
  };
}

/** The cards of a set are splayed a little, those of a run lie straight. */
function angleIn(meld: TableMeld, index: number): number {
  if (meld.kind === 'run') return 0;
  return (index - (meld.cards.length - 1) / 2) * (0.12 / (meld.cards.length - 1));
}

function placesOf(scale: MeldScale, slot: Rect, meld: TableMeld): MeldBox['places'] {
  if (meld.kind === 'set') return [{ place: 'set', rect: slot }];
  const width = Math.max(MELD_STRIP, scale.pad + scale.strip / 2);
  return [
    { place: 'low', rect: rect(slot.x, slot.y, width, slot.height) },
    { place: 'high', rect: rect(slot.x + slot.width - width, slot.y, width, slot.height) },
  ];
}

/** Labels lie over the foot of their cards; where two would touch, the later one lies higher. */
function labelsOf(scale: MeldScale, slot: Rect, cards: readonly MeldCardBox[]): MeldLabel[] {
  const labels: MeldLabel[] = [];
  for (let i = 0; i < cards.length; i++) {
    const first = cards[i] as MeldCardBox;
    if (first.standsFor.length === 0) continue;
    let end = first;
    while (sameFaces(cards[i + 1]?.standsFor, first.standsFor)) end = cards[++i] as MeldCardBox;
    const middle = (first.hit.x + end.hit.x + end.hit.width) / 2;
    const width = labelWidth(first.standsFor, scale.label);
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
