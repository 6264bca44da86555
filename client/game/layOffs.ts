import { type Card, type LayOffAction, type Place, type PlayerView, preview, type TableMeld } from '#engine';
import { mayDo } from './moment.ts';

const SUITS = [0, 1, 2, 3] as const;

/** The places of a meld where cards can be laid off: both ends of a run, or the set. */
export const layOffEnds = ({ kind }: Pick<TableMeld, 'kind'>): readonly Place[] =>
  kind === 'set' ? ['set'] : ['high', 'low'];

/** The place of a meld nearest to its card at `index`. */
export function nearestPlace(meld: TableMeld, index: number): Place {
  if (meld.kind === 'set') return 'set';
  return index * 2 < meld.cards.length - 1 ? 'low' : 'high';
}

/** All legal ways to lay a card off there: several if a wild may stand for several suits (R52). */
export function waysTo(view: PlayerView, card: Card, meld: TableMeld, place: Place): readonly LayOffAction[] {
  const plain: LayOffAction = { type: 'layOff', card, meld: meld.id, place };
  const named = meld.suits ? SUITS.map((suit): LayOffAction => ({ ...plain, suit })) : [];
  return [plain, ...named].filter((action) => mayDo(view, action));
}

/**
 * Lay-offs that bring all these cards to one meld, in an order that works: all at `place`, or else at either end. Null
 * if there is no such order.
 */
export function layOffsTo(
  view: PlayerView,
  cards: readonly Card[],
  meld: TableMeld,
  place: Place,
): readonly LayOffAction[] | null {
  const others = layOffEnds(meld).filter((other) => other !== place);
  return cards.length === 0
    ? null
    : (search(view, cards, meld.id, [place], new Set()) ??
        (others.length > 0 ? search(view, cards, meld.id, [place, ...others], new Set()) : null));
}

/** `dead` memoizes failures: the cards left and the meld's rank, from which no order works. */
function search(
  view: PlayerView,
  cards: readonly Card[],
  id: number,
  places: readonly Place[],
  dead: Set<string>,
): readonly LayOffAction[] | null {
  const meld = view.melds.find((one) => one.id === id);
  if (cards.length === 0 || !meld) return [];
  const state = `${meld.rank} ${cards.join(' ')}`;
  if (dead.has(state)) return null;
  for (const card of cards) {
    for (const action of places.flatMap((place) => waysTo(view, card, meld, place))) {
      const then = preview(view, action);
      const others = cards.filter((other) => other !== card);
      const rest = then && search(then, others, id, places, dead);
      if (rest) return [action, ...rest];
    }
  }
  dead.add(state);
  return null;
}
