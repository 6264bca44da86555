import type { Illegal } from '../actions.ts';
import type { Card } from '../cards.ts';
import type { Sight } from '../sight.ts';
import type { TableMeld } from '../state.ts';
import { isInOwnPlace } from '../wilds.ts';
import { isOneCardTurn } from './oneCard.ts';
import { asksTwoNaturals, hadMelded, hasTwoNaturals, takenCards } from './taking.ts';

/** How a turn is about to end: with which discard, if any. */
export interface Closing {
  readonly card: Card | null;
  /** It goes out with a card left, as in "up for 2" (R110). */
  readonly out?: boolean;
}

/**
 * Why the turn cannot end so, for what its player drew or claimed: judged by what lies on the table then, whatever the
 * order of the plays (4.64). Null when nothing is owed. All of it can be met by taking back and discarding, so that nobody
 * is trapped.
 */
export function obligationUnmet(sight: Sight, closing: Closing): Illegal | null {
  const { drew } = sight.draft;
  if (drew === 'stock') {
    const owed = owedForStock(sight, closing);
    if (owed) return owed;
  }
  if (drew === 'pile') {
    const owed = owedForPile(sight, closing);
    if (owed) return owed;
  }
  return sight.rules.swap.to === 'thisTurn' ? owedForWilds(sight) : null;
}

/** The card from the stock: melded or discarded (R78); with one card before it, kept unless its player goes out (R105). */
function owedForStock(sight: Sight, { card, out = false }: Closing): Illegal | null {
  const { rules, draft, hand } = sight;
  if (rules.draw.useOrDiscard && !draft.drawn.every((drawn) => drawn === card || liesOnTable(sight, drawn))) {
    return 'meldOrDiscardDrawn';
  }
  if (out || !isOneCardTurn(rules, draft.held)) return null;
  const isKept = draft.plays.length === 0 && card !== null && !draft.drawn.includes(card);
  const left = hand.length - (card === null ? 0 : 1);
  // After a claim one no longer holds the old card and the drawn one: the turn can only end by going out (4.8, D12).
  return isKept || left === 0 ? null : 'keepDrawn';
}

/** The cards from the pile: not given back (R79), and used as their number and the player's melds demand (R73 to R77). */
function owedForPile(sight: Sight, { card }: Closing): Illegal | null {
  const { draw } = sight.rules;
  const taken = takenCards(sight.draft);
  const [deepest] = taken;
  if (deepest === undefined) return null;
  const isTopOnly = taken.length === 1;
  if (card !== null && taken.includes(card) && isKeptBack(draw.giveBack, isTopOnly)) return 'noGivingBack';
  if ((isTopOnly ? draw.topMustMeld : draw.deepestMustMeld) && !liesOnTable(sight, deepest)) return 'mustMeldTaken';
  if (draw.gated && !hadMelded(sight) && !laidMeldWith(sight, deepest)) return 'mustMeldTaken';
  if (!asksTwoNaturals(sight.rules, taken.length)) return null;
  return liesWithTwoNaturals(sight, deepest) ? null : 'mustMeldTaken';
}

const isKeptBack = (giveBack: 'yes' | 'no' | 'notIfTopOnly', isTopOnly: boolean): boolean =>
  giveBack === 'no' || (giveBack === 'notIfTopOnly' && isTopOnly);

/** A claimed wild lies on the table again (R88, 4.71). */
function owedForWilds(sight: Sight): Illegal | null {
  const isHeld = sight.draft.plays.some((play) => play.type === 'swap' && sight.hand.includes(play.wild));
  return isHeld ? 'reuseWild' : null;
}

const liesOnTable = ({ melds }: Sight, card: Card): boolean => melds.some(({ cards }) => cards.includes(card));

/**
 * The new meld of this turn that the card lies in. Before one's first meld the card taken must be part of that one (4.36);
 * of several laid in the turn any could have been the first.
 */
function laidMeldWith({ draft, melds }: Sight, card: Card): TableMeld | undefined {
  const laid = draft.plays.flatMap((play) => {
    if (play.type === 'contract') return play.melds;
    return play.type === 'meld' ? [play.meld] : [];
  });
  return melds.find(({ id, cards }) => laid.includes(id) && cards.includes(card));
}

/** Does the card lie as itself in a new meld of this turn, with two naturals from the hand that it goes with (R77, 4.49)? */
function liesWithTwoNaturals(sight: Sight, card: Card): boolean {
  const meld = laidMeldWith(sight, card);
  if (!meld) return false;
  const { drawn, plays } = sight.draft;
  const wasHeld = (other: Card): boolean =>
    !drawn.includes(other) && !plays.some((play) => play.type === 'swap' && play.wild === other);
  const inPlace = meld.cards.filter((_, index) => isInOwnPlace(meld, index));
  return inPlace.includes(card) && hasTwoNaturals(sight.rules, sight.wildRank, card, inPlace.filter(wasHeld));
}
