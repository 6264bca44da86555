import {
  type Card,
  isWild,
  keepsOnTable,
  type PlayerView,
  type Reading,
  type Seat,
  swapFaces,
  type TableMeld,
} from '#engine';
import { owesContract } from '../game/moment.ts';
import type { FreshBy, Lit, Target } from '../game/types.ts';
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
  /** The selection may be played there. */
  readonly lit?: boolean;
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
  readonly freshBy: FreshBy;
  /** Melds put aside for the contract. */
  readonly prepared: readonly Reading[];
  /** What the viewer calls a seat. */
  readonly nameOf: (seat: Seat) => string;
}

/** The hand, in the order shown. */
export function handItems({ view, layout, selected, fresh, freshBy, prepared }: MirrorMoment): MirrorItem[] {
  const { rules, wildRank } = view;
  return layout.hand.flatMap(({ card, hit }) => {
    if (card === null) return [];
    const wild = isWild(rules, wildRank, card);
    const aside = prepared.find(({ cards }) => cards.includes(card)) ?? null;
    const name = text.handCard(
      card,
      { wild, fresh: fresh.includes(card) ? freshBy : null, aside },
      text.wordsOf(rules),
    );
    return [{ key: `hand ${card}`, name, rect: hit, target: { on: 'hand', card }, pressed: selected.includes(card) }];
  });
}

/** Stock and discard pile; where any card of the pile is a target of its own, each of them too, the top one first. */
export function pileItems({ view, layout, lit }: MirrorMoment): MirrorItem[] {
  const top = view.pile.at(-1) ?? null;
  const isOpen = (depth: number): boolean => lit.some((place) => place.at === 'pileCard' && place.depth === depth);
  const deeper = layout.pileCards
    .filter(({ count }) => layout.pileDeep && count > 1)
    .flatMap(({ card, count, hit }): MirrorItem[] => {
      if (card === null) return [];
      const name = text.pileCardTarget(card, count, isOpen(count));
      return [{ key: `pile ${card}`, name, rect: hit, target: { on: 'pileCard', depth: count } }];
    });
  const onStock = lit.some(({ at }) => at === 'stock');
  const onPile = lit.find((place) => place.at === 'pile');
  const why = onPile?.at === 'pile' ? onPile.why : null;
  const pileRect = (layout.pileDeep ? layout.pileCards.at(-1)?.hit : null) ?? layout.pile;
  return [
    { key: 'stock', name: text.stockTarget(view.stock, onStock), rect: layout.stock, target: { on: 'stock' } },
    { key: 'pile', name: text.pileTarget(top, view.pileCount, why), rect: pileRect, target: { on: 'pile' } },
    ...deeper.toReversed(),
  ];
}

/** Where the selection may be laid down as a new meld, or put aside; nothing when it may not. */
export function feltItems({ layout, view }: MirrorMoment): MirrorItem[] {
  const { newMeld } = layout;
  const name = text.feltTarget(text.wordsOf(view.rules), owesContract(view));
  return newMeld ? [{ key: 'felt', name, rect: newMeld, target: { on: 'felt' }, lit: true }] : [];
}

/** The melds on the table. */
export function meldGroups(moment: MirrorMoment): MirrorMeld[] {
  return moment.layout.melds.toSorted(asSeen).flatMap((box) => {
    const meld = moment.view.melds.find(({ id }) => id === box.id);
    if (!meld) return [];
    const items = [...meldCards(moment, meld, box), ...places(moment, meld, box)];
    return [
      {
        key: `meld ${meld.id}`,
        name: text.meldHeading(meld, ownerOf(moment, meld.by), text.wordsOf(moment.view.rules)),
        items,
      },
    ];
  });
}

/** From row to row and from the left: arrow keys go where the eye does. */
const asSeen = ({ rect: a }: MeldBox, { rect: b }: MeldBox): number => a.y - b.y || a.x - b.x;

/** Whose it is, in games in which that counts (R68). */
const ownerOf = ({ view, nameOf }: MirrorMoment, seat: Seat): string =>
  view.rules.play.owner === 'player' ? nameOf(seat) : '';

function meldCards(moment: MirrorMoment, meld: TableMeld, box: MeldBox): MirrorItem[] {
  const { view, lit } = moment;
  const { rules, wildRank } = view;
  return box.cards.flatMap(({ card, hit, standsFor }, index) => {
    if (card === null) return [];
    const wild = lit.find((place) => place.at === 'wild' && place.meld === meld.id && place.index === index);
    const owner = meld.owners[index] ?? meld.by;
    const by = owner === meld.by ? '' : ownerOf(moment, owner);
    const name = wild
      ? text.swapTarget(card, swapFaces(rules, wildRank, meld, index), !keepsOnTable(rules))
      : text.meldCard(card, meld, { faces: standsFor, by }, text.wordsOf(rules));
    const target: Target = { on: 'meld', meld: meld.id, index };
    return [{ key: `card ${card}`, name, rect: hit, target, lit: wild?.at === 'wild' && wild.ready }];
  });
}

function places({ lit, view }: MirrorMoment, meld: TableMeld, box: MeldBox): MirrorItem[] {
  return lit.flatMap((place) => {
    if (place.at !== 'place' || place.meld !== meld.id) return [];
    const rect = box.places.find((end) => end.place === place.place)?.rect;
    const target: Target = { on: 'place', meld: meld.id, place: place.place };
    const name = text.placeTarget(meld, place.place, text.wordsOf(view.rules));
    return rect ? [{ key: `place ${meld.id} ${place.place}`, name, rect, target, lit: true }] : [];
  });
}
