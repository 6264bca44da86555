import { type Card, extended, type LayOffAction, type Place, type PlayerView, type TableMeld } from '#engine';
import { mayDo } from './moment.ts';

/** The ends of a meld where something may be laid off. */
export const placesOf = (meld: TableMeld): readonly Place[] => (meld.kind === 'set' ? ['set'] : ['high', 'low']);

/** The end of a meld nearest to one of its cards. */
export function nearestPlace(meld: TableMeld, index: number): Place {
  if (meld.kind === 'set') return 'set';
  return index * 2 < meld.cards.length - 1 ? 'low' : 'high';
}

/**
 * Lay-offs that bring all these cards to one meld, in an order that works: at `place`, or, where that takes not all of
 * them, at either end. Null when there is no such order.
 */
export function layOffsTo(
  view: PlayerView,
  cards: readonly Card[],
  meld: TableMeld,
  place: Place,
): readonly LayOffAction[] | null {
  const others = placesOf(meld).filter((other) => other !== place);
  return cards.length === 0
    ? null
    : (search(view, cards, meld.id, [place]) ?? search(view, cards, meld.id, [place, ...others]));
}

function search(
  view: PlayerView,
  cards: readonly Card[],
  meld: number,
  places: readonly Place[],
): readonly LayOffAction[] | null {
  if (cards.length === 0) return [];
  for (const card of cards) {
    for (const place of places) {
      const action: LayOffAction = { type: 'layOff', card, meld, place };
      if (!mayDo(view, action)) continue;
      const rest = search(
        laidOff(view, action),
        cards.filter((other) => other !== card),
        meld,
        places,
      );
      if (rest) return [action, ...rest];
    }
  }
  return null;
}

/** What the viewer would see after this lay-off: enough to ask the engine about the next. */
export function laidOff(view: PlayerView, { card, meld, place, type }: LayOffAction): PlayerView {
  return {
    ...view,
    hand: view.hand.filter((held) => held !== card),
    melds: view.melds.map((one) => (one.id === meld ? { ...one, ...extended(one, card, place) } : one)),
    draft: { ...view.draft, plays: [...view.draft.plays, { type, meld, place, card }] },
  };
}
