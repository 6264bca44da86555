import {
  asksPair,
  type Card,
  isWild,
  keepsOnTable,
  type PlayerView,
  type Reading,
  type Seat,
  swapFaces,
  type TableMeld,
} from '#engine';
import { termsOf } from '#rules';
import type { Person } from '#text';
import { owesContract } from '../game/gestureContext.ts';
import type { Highlight, NewCardsBy, Target } from '../game/types.ts';
import type { Layout, MeldBox, Rect } from '../stage/layout.ts';
import { orderNumber } from '../stage/measures.ts';
import { bottom } from '../stage/rect.ts';
import { text } from '../text/index.ts';

/** The part of a card in hand that shows: its height from `top` on, and its turn, in radians about a point. */
export interface VisiblePart {
  readonly top: number;
  readonly height: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** A pressable item on the table: its accessible name and its place. */
export interface MirrorItem {
  /** A stable key for the same item, so that the focus stays on it. */
  readonly key: string;
  readonly name: string;
  readonly rect: Rect;
  /** The part of a card that shows, for the ring of the focus: turned about a point given from the corner of `rect`. */
  readonly visiblePart?: VisiblePart;
  readonly target: Target;
  /** For cards of the hand: whether it is selected. */
  readonly pressed?: boolean;
  /** The selection may be played there. */
  readonly isHighlighted?: boolean;
}

/** A meld with its cards and the ends where the selection may be laid off. */
export interface MirrorMeld {
  readonly key: string;
  readonly name: string;
  readonly items: readonly MirrorItem[];
}

/** The state of the table that the mirror shows. */
export interface MirrorState {
  readonly view: PlayerView;
  readonly layout: Layout;
  readonly highlights: readonly Highlight[];
  readonly selected: readonly Card[];
  readonly newCards: readonly Card[];
  readonly newCardsBy: NewCardsBy;
  /** Melds put aside for the contract. */
  readonly prepared: readonly Reading[];
  /** Returns the player in a seat. */
  readonly personOf: (seat: Seat) => Person;
}

/** The items of the hand, in display order. */
export function handItems({ view, layout, selected, newCards, newCardsBy, prepared }: MirrorState): MirrorItem[] {
  const { rules, wildRank } = view;
  const { size, above } = orderNumber(layout.type);
  return layout.hand.flatMap(({ card, rect: whole, angle, hit }) => {
    if (card === null) return [];
    const pressed = selected.includes(card);
    // The ring stays below the order number of a selected card.
    const below = pressed ? size - above : 0;
    const height = Math.min(bottom(whole), bottom(hit)) - whole.y - below;
    const x = whole.x + whole.width / 2 - hit.x;
    const visiblePart = { top: whole.y - hit.y + below, height, angle, x, y: whole.height / 2 - below };
    const wild = isWild(rules, wildRank, card);
    const aside = prepared.find(({ cards }) => cards.includes(card)) ?? null;
    const name = text.handCard(
      card,
      { wild, fresh: newCards.includes(card) ? newCardsBy : null, aside },
      termsOf(rules),
    );
    return [{ key: `hand ${card}`, name, rect: hit, visiblePart, target: { on: 'hand', card }, pressed }];
  });
}

/**
 * The items of stock and discard pile; where each card of the pile is a separate target, also its other cards, from the
 * top down.
 */
export function pileItems({ view, layout, highlights }: MirrorState): MirrorItem[] {
  const top = view.pile.at(-1) ?? null;
  const isOpen = (depth: number): boolean =>
    highlights.some((place) => place.at === 'pileCard' && place.depth === depth);
  const deeper = layout.pileCards
    .filter(({ count }) => layout.pileDeep && count > 1)
    .flatMap(({ card, count, hit }): MirrorItem[] => {
      if (card === null) return [];
      const name = text.pileCardTarget(card, count, isOpen(count));
      return [{ key: `pile ${card}`, name, rect: hit, target: { on: 'pileCard', depth: count } }];
    });
  const onStock = highlights.some(({ at }) => at === 'stock');
  const onPile = highlights.find((place) => place.at === 'pile');
  const why = onPile?.at === 'pile' ? onPile.why : null;
  const pileRect = (layout.pileDeep ? layout.pileCards.at(-1)?.hit : null) ?? layout.pile;
  return [
    { key: 'stock', name: text.stockTarget(view.stock, onStock), rect: layout.stock, target: { on: 'stock' } },
    { key: 'pile', name: text.pileTarget(top, view.pileCount, why), rect: pileRect, target: { on: 'pile' } },
    ...deeper.toReversed(),
  ];
}

/** The place where the selection may be laid down as a new meld or put aside; empty if it may not. */
export function feltItems({ layout, view }: MirrorState): MirrorItem[] {
  const { newMeld } = layout;
  const name = text.feltTarget(termsOf(view.rules), owesContract(view));
  return newMeld ? [{ key: 'felt', name, rect: newMeld, target: { on: 'felt' }, isHighlighted: true }] : [];
}

/** The melds on the table with their items, no two of which have the same name. */
export function meldGroups(state: MirrorState): MirrorMeld[] {
  const groups = groupsOf(state);
  const total = (wanted: string): number =>
    groups.reduce((sum, { items }) => sum + items.filter(({ name }) => name === wanted).length, 0);
  const seen = new Map<string, number>();
  // Two jokers of a set, or the twins of two packs, would have one name.
  const numbered = (item: MirrorItem): MirrorItem => {
    const { name } = item;
    const alike = total(name);
    const number = 1 + (seen.get(name) ?? 0);
    seen.set(name, number);
    return alike > 1 ? { ...item, name: text.numbered(name, number, alike) } : item;
  };
  return groups.map((group) => ({ ...group, items: group.items.map(numbered) }));
}

function groupsOf(state: MirrorState): readonly MirrorMeld[] {
  return state.layout.melds.toSorted(asSeen).flatMap((box) => {
    const meld = state.view.melds.find(({ id }) => id === box.id);
    if (!meld) return [];
    const items = [...meldCards(state, meld, box), ...places(state, meld, box)];
    return [
      {
        key: `meld ${meld.id}`,
        name: text.meldHeading(meld, ownerOf(state, meld.by), termsOf(state.view.rules)),
        items,
      },
    ];
  });
}

/** By row, then from left to right, so that arrow keys follow the visual order. */
const asSeen = ({ rect: a }: MeldBox, { rect: b }: MeldBox): number => a.y - b.y || a.x - b.x;

/** The owner of a meld in games where melds belong to players (R68), else null. */
const ownerOf = ({ view, personOf }: MirrorState, seat: Seat): Person | null =>
  view.rules.play.owner === 'player' ? personOf(seat) : null;

function meldCards(state: MirrorState, meld: TableMeld, box: MeldBox): MirrorItem[] {
  const { view, highlights } = state;
  const { rules, wildRank } = view;
  return box.cards.flatMap(({ card, hit, standsFor }, index) => {
    if (card === null) return [];
    const wild = highlights.find((place) => place.at === 'wild' && place.meld === meld.id && place.index === index);
    const owner = meld.owners[index] ?? meld.by;
    const by = owner === meld.by ? null : ownerOf(state, owner);
    const name = wild
      ? text.swapTarget(card, swapFaces(rules, wildRank, meld, index), !keepsOnTable(rules), asksPair(rules, meld))
      : text.meldCard(card, meld, { faces: standsFor, by }, termsOf(rules));
    const target: Target = { on: 'meld', meld: meld.id, index };
    return [{ key: `card ${card}`, name, rect: hit, target, isHighlighted: wild?.at === 'wild' && wild.ready }];
  });
}

function places({ highlights, view }: MirrorState, meld: TableMeld, box: MeldBox): MirrorItem[] {
  return highlights.flatMap((place) => {
    if (place.at !== 'place' || place.meld !== meld.id) return [];
    const rect = box.places.find((end) => end.place === place.place)?.rect;
    const target: Target = { on: 'place', meld: meld.id, place: place.place };
    const name = text.placeTarget(meld, place.place, termsOf(view.rules));
    return rect ? [{ key: `place ${meld.id} ${place.place}`, name, rect, target, isHighlighted: true }] : [];
  });
}
