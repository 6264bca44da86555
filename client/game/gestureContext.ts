import {
  type Card,
  faceOf,
  type LayOffAction,
  type LegalActions,
  naturalsOf,
  type Place,
  type PlayerView,
  preview,
  type Reading,
  readings,
  refusal,
  type SeatAction,
  type SwapAction,
  type TableMeld,
} from '#engine';
import type { ChooserOption, ChooserQuestion, Intent } from './types.ts';

/** The data needed to interpret a gesture. */
export interface GestureContext {
  readonly view: PlayerView;
  readonly legal: LegalActions;
  /** The hand in the order shown. */
  readonly hand: readonly Card[];
  /** The selected cards in the order chosen. */
  readonly selected: readonly Card[];
  /** Melds put aside for the contract. */
  readonly prepared: readonly Reading[];
}

/** Whether the viewer may do this now. */
export const mayDo = (view: PlayerView, action: SeatAction): boolean => refusal(view, action) === null;

/** Whether a deal is being played, on any seat's turn. */
export const isUnderWay = ({ phase }: PlayerView): boolean =>
  phase === 'draw' || phase === 'play' || phase === 'window';

/** Whether the viewer must lay a contract first (R62). Its melds may be put aside on any seat's turn. */
export function owesContract(view: PlayerView): boolean {
  const { rules, viewer, seats } = view;
  return rules.play.contract !== 'off' && viewer !== 'spectator' && !seats[viewer]?.melded && isUnderWay(view);
}

/**
 * All melds as which these cards may be laid down or put aside now, the likeliest first: those that agree with the
 * order of the taps.
 */
export function meldsOf(view: PlayerView, cards: readonly Card[]): readonly Reading[] {
  const found = readings(view, cards);
  const allowed = owesContract(view) ? found : found.filter((reading) => mayDo(view, { type: 'meld', reading }));
  return allowed.filter(isFirstOfItsKind);
}

/** Melds of the same name differ only in which wild stands for which card: the order of the taps decides that. */
const isFirstOfItsKind = (one: Reading, index: number, all: readonly Reading[]): boolean =>
  index === all.findIndex((other) => nameOf(other) === nameOf(one));

const nameOf = ({ kind, suit, rank, suits = [] }: Reading): string => [kind, suit, rank, ...suits.toSorted()].join(' ');

export const NO_INTENT: Intent = { to: 'nothing' };

/** The intent for an action, or the message why it is refused. */
export function attempt({ view }: Pick<GestureContext, 'view'>, action: SeatAction): Intent {
  const code = refusal(view, action);
  return code === null ? { to: 'act', actions: [action] } : { to: 'tell', code, action };
}

/** The only option, or a chooser if there are several. */
export function onlyOrAsk(asks: ChooserQuestion, options: readonly ChooserOption[]): Intent {
  const [only, another] = options;
  if (only && !another) return only.does;
  return only ? { to: 'choose', chooser: { asks, options } } : NO_INTENT;
}

/**
 * The swaps that these cards mean, which differ only in where the wild goes and, in different sets, in the wild. Where
 * a wild leaves only for two cards (R156), one of them means both if the hand leaves no choice of the other.
 */
export function swapsMeant(swaps: readonly SwapAction[], cards: readonly Card[]): readonly SwapAction[] {
  const found = swaps.filter((swap) => cards.every((card) => naturalsOf(swap).includes(card)));
  const [first] = found;
  if (!first || new Set(found.map(facesIn)).size > 1) return [];
  return found.filter(({ natural, second }) => natural === first.natural && second === first.second);
}

const facesIn = (swap: SwapAction): string => naturalsOf(swap).map(faceOf).sort().join();

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
export function layOffsAt(view: PlayerView, card: Card, meld: TableMeld, place: Place): readonly LayOffAction[] {
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
    : (findLayOffs(view, cards, meld.id, [place], new Set()) ??
        (others.length > 0 ? findLayOffs(view, cards, meld.id, [place, ...others], new Set()) : null));
}

/** `dead` memoizes failures: the cards left and the meld's rank, from which no order works. */
function findLayOffs(
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
    for (const action of places.flatMap((place) => layOffsAt(view, card, meld, place))) {
      const then = preview(view, action);
      const others = cards.filter((other) => other !== card);
      const rest = then && findLayOffs(then, others, id, places, dead);
      if (rest) return [action, ...rest];
    }
  }
  dead.add(state);
  return null;
}
