import { type Card, claimFaces, isWild, type PlayerView, type TableMeld } from '#engine';
import type { Lit, Target } from '../game/types.ts';
import type { Layout, MeldBox, Rect } from '../stage/types.ts';
import { text } from '../text/index.ts';

/** A thing on the table that can be pressed: its name for those who do not see it, and where it lies. */
export interface MirrorItem {
  /** Stays the same while the thing is the same, so that the focus stays on it. */
  readonly key: string;
  readonly name: string;
  readonly rect: Rect;
  readonly target: Target;
  /** For cards of the hand: is it selected. */
  readonly pressed?: boolean;
}

/** A meld with its cards and the ends where the selection may be laid off. */
export interface MirrorMeld {
  readonly key: string;
  readonly name: string;
  readonly items: readonly MirrorItem[];
}

/** What the mirror shows of a table at a moment. */
export interface MirrorMoment {
  readonly view: PlayerView;
  readonly layout: Layout;
  readonly lit: readonly Lit[];
  readonly selected: readonly Card[];
  readonly fresh: readonly Card[];
}

/** The hand, in the order shown. */
export function handItems({ view, layout, selected, fresh }: MirrorMoment): MirrorItem[] {
  return layout.hand.flatMap(({ card, hit }) => {
    if (card === null) return [];
    const name = text.handCard(card, isWild(view.rules, view.wildRank, card), fresh.includes(card));
    return [{ key: `hand ${card}`, name, rect: hit, target: { on: 'hand', card }, pressed: selected.includes(card) }];
  });
}

/** Stock and discard pile. */
export function pileItems({ view, layout }: MirrorMoment): MirrorItem[] {
  const top = view.pile.at(-1) ?? null;
  return [
    { key: 'stock', name: text.stockTarget(view.stock), rect: layout.stock, target: { on: 'stock' } },
    { key: 'pile', name: text.pileTarget(top), rect: layout.pile, target: { on: 'pile' } },
  ];
}

/** Where the selection may be laid down as a new meld; nothing when it may not. */
export function feltItems({ layout }: MirrorMoment): MirrorItem[] {
  const { newMeld } = layout;
  return newMeld ? [{ key: 'felt', name: text.feltTarget(), rect: newMeld, target: { on: 'felt' } }] : [];
}

/** The melds on the table. */
export function meldGroups(moment: MirrorMoment): MirrorMeld[] {
  return moment.layout.melds.flatMap((box) => {
    const meld = moment.view.melds.find(({ id }) => id === box.id);
    if (!meld) return [];
    const items = [...meldCards(moment, meld, box), ...places(moment, meld, box)];
    return [{ key: `meld ${meld.id}`, name: text.heading(text.readingName(meld)), items }];
  });
}

function meldCards({ view, lit }: MirrorMoment, meld: TableMeld, box: MeldBox): MirrorItem[] {
  return box.cards.flatMap(({ card, hit }, index) => {
    if (card === null) return [];
    const faces = claimFaces(view.rules, view.wildRank, meld, index);
    const canBeHad = lit.some((place) => place.at === 'wild' && place.meld === meld.id && place.index === index);
    const name = canBeHad ? text.swapTarget(card, faces) : text.meldCard(card, meld, faces);
    const target: Target = { on: 'meld', meld: meld.id, index };
    return [{ key: `card ${card}`, name, rect: hit, target }];
  });
}

function places({ lit }: MirrorMoment, meld: TableMeld, box: MeldBox): MirrorItem[] {
  return lit.flatMap((place) => {
    if (place.at !== 'place' || place.meld !== meld.id) return [];
    const rect = box.places.find((end) => end.place === place.place)?.rect;
    const target: Target = { on: 'place', meld: meld.id, place: place.place };
    const name = text.placeTarget(meld, place.place);
    return rect ? [{ key: `place ${meld.id} ${place.place}`, name, rect, target }] : [];
  });
}
