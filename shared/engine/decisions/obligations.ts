import type { Illegal } from '../actions.ts';
import type { Card } from '../cards.ts';
import type { Sight } from '../sight.ts';
import type { TableMeld } from '../state.ts';
import { isInOwnPlace } from '../wilds.ts';
import { isOneCardTurn } from './oneCard.ts';
import { asksTwoNaturals, hadMelded, hasTwoNaturals, isNatural, needsMatch, takenCards } from './taking.ts';
import { countLike, laidThisTurn, withoutLike } from './twins.ts';

/** How a turn is about to end: with which discard, if any. */
export interface Closing {
  readonly card: Card | null;
  /** It goes out with a card left, as in "up for 2" (R110). */
  readonly out?: boolean;
  /** Cards that are laid with it, as in going Rummy (R111). */
  readonly laid?: readonly Card[];
}

/**
 * Why the turn cannot end so, for what its player drew or claimed: judged by what lies on the table then, whatever the
 * order of the plays (4.64), and by what cards look like, for twins are one card. Null when nothing is owed. All of it can
 * be met by taking back, the draw from the pile included, so that nobody is trapped.
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
  const { drawn } = draft;
  if (rules.draw.useOrDiscard) {
    const used = [...laidThisTurn(sight), ...(card === null ? [] : [card])];
    if (withoutLike(drawn, used).length > 0) return 'meldOrDiscardDrawn';
  }
  if (out || !isOneCardTurn(rules, draft.held)) return null;
  const left = hand.filter((held) => held !== card);
  const isKept = draft.plays.length === 0 && card !== null && withoutLike(drawn, left).length === 0;
  // After a claim one no longer holds the old card and the drawn one: the turn can only end by going out (4.8, D12).
  return isKept || left.length === 0 ? null : 'keepDrawn';
}

/** The cards from the pile: not given back (R79), and used as their number and the player's melds demand (R73 to R77). */
function owedForPile(sight: Sight, { card, laid = [] }: Closing): Illegal | null {
  const { draw } = sight.rules;
  const taken = takenCards(sight.draft);
  const [deepest] = taken;
  if (deepest === undefined) return null;
  const isTopOnly = taken.length === 1;
  if (card !== null && isKeptBack(draw.giveBack, isTopOnly) && countLike(taken, card) > 0) {
    // Who has laid as many of its kind as were taken discards one that was in the hand before.
    const used = countLike([...laidThisTurn(sight), ...laid], card);
    if (used < countLike(taken, card)) return 'noGivingBack';
  }
  const mustMeld = isTopOnly ? draw.topMustMeld : draw.deepestMustMeld;
  if (mustMeld && countLike(laidThisTurn(sight), deepest) === 0) return 'mustMeldTaken';
  if (draw.gated && !hadMelded(sight) && meldsWith(sight, deepest).length === 0) return 'mustMeldTaken';
  if (!asksTwoNaturals(sight.rules, taken.length)) return null;
  return meldsWith(sight, deepest).some((meld) => liesWithTwoNaturals(sight, meld, deepest)) ? null : 'mustMeldTaken';
}

const isKeptBack = (giveBack: 'yes' | 'no' | 'notIfTopOnly', isTopOnly: boolean): boolean =>
  giveBack === 'no' || (giveBack === 'notIfTopOnly' && isTopOnly);

/** A claimed wild lies on the table again (R88, 4.71). */
function owedForWilds(sight: Sight): Illegal | null {
  const claimed = new Set(sight.draft.plays.flatMap((play) => (play.type === 'swap' ? [play.wild] : [])));
  if (claimed.size === 0) return null;
  const owed = withoutLike([...claimed], laidThisTurn(sight));
  return owed.some((wild) => countLike(sight.hand, wild) > 0) ? 'reuseWild' : null;
}

/**
 * The new melds of this turn that a card like this one lies in. Before one's first meld the card taken must be part of that
 * one (4.36); of several laid in the turn any could have been the first.
 */
function meldsWith({ draft, melds }: Sight, card: Card): readonly TableMeld[] {
  const laid = draft.plays.flatMap((play) => {
    if (play.type === 'contract') return play.melds;
    return play.type === 'meld' ? [play.meld] : [];
  });
  return melds.filter(({ id, cards }) => laid.includes(id) && countLike(cards, card) > 0);
}

/**
 * Does the card lie in that meld with two naturals from the hand (R77)? They may be any two, and the card a wild; where
 * they must match it, the three are naturals that go together (4.49).
 */
function liesWithTwoNaturals(sight: Sight, meld: TableMeld, card: Card): boolean {
  const { rules, wildRank, draft } = sight;
  const claimed = draft.plays.flatMap((play) => (play.type === 'swap' && play.to === null ? [play.wild] : []));
  const come = [...new Set([...draft.drawn, ...claimed])];
  const held = withoutLike([...sight.hand, ...laidThisTurn(sight)], come);
  const inPlace = meld.cards.filter((_, index) => isInOwnPlace(meld, index));
  const liesAsWild = countLike(meld.cards, card) > countLike(inPlace, card);
  const others = liesAsWild && !needsMatch(rules) ? inPlace : withoutLike(inPlace, [card]);
  const fromHand = others.filter((other, at) => countLike(others.slice(0, at), other) < countLike(held, other));
  if (needsMatch(rules)) return countLike(inPlace, card) > 0 && hasTwoNaturals(rules, wildRank, card, fromHand);
  return fromHand.filter((other) => isNatural(rules, wildRank, other)).length >= 2;
}
