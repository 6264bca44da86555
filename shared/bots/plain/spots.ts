import {
  ALL_SUITS,
  type Card,
  fits,
  type LayOffAction,
  mayLeaveMeld,
  type Naturals,
  type Place,
  placesIn,
  rankOf,
  type Spot,
  type SwapAction,
  swapped,
  type TableMeld,
  waysToFree,
} from '#engine';
import type { PlayLine } from './line.ts';
import type { Notes } from './notes.ts';

/** Whether a seat may add to melds on the table (R58, R59, R62). */
export const mayAdd = ({ rules }: Notes, { melded }: Pick<PlayLine, 'melded'>): boolean =>
  melded || (rules.play.contract === 'off' && !rules.play.layOffNeedsMeld);

const isOpen = ({ rules, seat }: Notes, { by }: TableMeld): boolean => rules.play.layOffOthers || by === seat;

/** Whether the seat may add to melds only from its next turn (R162). */
const mustWait = ({ melded, addsLater }: PlayLine): boolean => melded && addsLater;

/** A place on the table for a card; null if there is none. Runs come before sets, since more cards may follow there. */
export function spotFor(notes: Notes, line: PlayLine, card: Card): LayOffAction | null {
  if (!mayAdd(notes, line) || mustWait(line)) return null;
  let inSet: LayOffAction | null = null;
  for (const meld of line.melds) {
    if (!isOpen(notes, meld) || (meld.kind === 'set' && inSet)) continue;
    for (const place of placesIn(meld)) {
      const action = layOffAt(notes, meld, card, place);
      if (!action) continue;
      if (meld.kind === 'run') return action;
      inSet = action;
    }
  }
  return inSet;
}

/** The lay-off of the card at that place, naming the suit of a wild if required (R52); null if it does not fit. */
function layOffAt({ rules, wilds }: Notes, meld: TableMeld, card: Card, place: Place): LayOffAction | null {
  const action: LayOffAction = { type: 'layOff', card, meld: meld.id, place };
  if (meld.suits === undefined || wilds[card] === 0 || rankOf(card) === meld.rank) {
    return fits(rules, wilds, meld, card, place) === 'yes' ? action : null;
  }
  const suit = ALL_SUITS.find((named) => fits(rules, wilds, meld, card, place, named) === 'yes');
  return suit === undefined ? null : { ...action, suit };
}

/** Whether the seat may swap wilds (R85, R86) and has swaps left this turn (R153). */
function maySwap({ rules, view }: Notes, line: PlayLine): boolean {
  const { melded, plays } = line;
  if (rules.swap.to === 'off' || mustWait(line)) return false;
  if (!melded && (rules.swap.needsMeld || rules.play.contract !== 'off')) return false;
  return rules.swap.perTurn === 0 || ![...view.draft.plays, ...plays].some(({ type }) => type === 'swap');
}

/** A swap of a table wild for these cards, with the wild's destination (R85 to R92, R156); null if there is none. */
export function swapFor(notes: Notes, line: PlayLine, cards: readonly Card[]): SwapAction | null {
  const { rules, wildRank, wilds } = notes;
  if (!maySwap(notes, line)) return null;
  const naturals = cards.filter((card) => wilds[card] === 0);
  for (const meld of line.melds) {
    for (const [index, wild] of meld.cards.entries()) {
      if (wilds[wild] === 0) continue;
      const [way] = waysToFree(rules, wildRank, meld, index, naturals);
      const action = way === undefined ? null : swapWith(notes, line, meld, index, way);
      if (action) return action;
    }
  }
  return null;
}

function swapWith(notes: Notes, line: PlayLine, meld: TableMeld, index: number, way: Naturals): SwapAction | null {
  const wild = meld.cards[index] as Card;
  const action: SwapAction = { type: 'swap', meld: meld.id, wild, ...way };
  const { to } = notes.rules.swap;
  if (to !== 'otherMeld' && to !== 'stays') return action;
  const after = { ...meld, ...swapped(meld, index, way) };
  const others =
    to === 'stays' || !mayLeaveMeld(notes.rules, wild)
      ? [after]
      : line.melds.map((other) => (other.id === meld.id ? after : other));
  const spot = spotOn(notes, others, wild);
  return spot && { ...action, to: spot };
}

function spotOn(notes: Notes, melds: readonly TableMeld[], wild: Card): Spot | null {
  for (const meld of melds) {
    if (!isOpen(notes, meld)) continue;
    const place = placesIn(meld).find((at) => fits(notes.rules, notes.wilds, meld, wild, at) === 'yes');
    if (place) return { meld: meld.id, place };
  }
  return null;
}

/** Whether a natural fits some meld on the table as it lies. */
export const hasSpot = ({ rules, wilds }: Notes, melds: readonly TableMeld[], card: Card): boolean =>
  melds.some((meld) => placesIn(meld).some((place) => fits(rules, wilds, meld, card, place) === 'yes'));
