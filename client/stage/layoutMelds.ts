import type { PlayerView, Seat, TableMeld } from '#engine';
import { CARD_RATIO, cardSize, MELD_STRIP_MIN_PX, type Measures } from './measures.ts';
import { facesOf, labelsOf } from './meldLabels.ts';
import { batchesOf, fitRows } from './meldRows.ts';
import { clearness, clearScale, crowdedScale, headroom, type MeldScale } from './meldScale.ts';
import { placeRows } from './meldShelf.ts';
import { rect } from './rect.ts';
import type { MeldBox, MeldCardBox, Rect, SeatMelds, Size } from './types.ts';

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
  return {
    melds: melds.map((meld, i) => layoutMeld(scale, slots.melds[i] as Rect, meld, game as PlayerView)),
    groups: batches.flatMap(({ seat, melds: own }, i): SeatMelds[] => {
      const trays = slots.trays[i] ?? [];
      return seat === null || own.length === 0 ? [] : [{ seat, trays, labels: slots.marks[i] ?? [] }];
    }),
    next: slots.next,
    card: cardSize(scale.card),
  };
}

function layoutMeld(scale: MeldScale, slot: Rect, meld: TableMeld, game: PlayerView): MeldBox {
  const y = slot.y + headroom(scale);
  const cards = meld.cards.map((card, i): MeldCardBox => {
    const x = slot.x + scale.pad + i * scale.strip;
    const last = i === meld.cards.length - 1;
    return {
      card,
      rect: rect(x, y, scale.card, scale.card * CARD_RATIO),
      angle: angleIn(meld, i),
      hit: rect(x, y, last ? scale.card : scale.strip, scale.card * CARD_RATIO),
      depth: i,
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
