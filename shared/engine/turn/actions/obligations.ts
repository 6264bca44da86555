import type { Illegal } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { countLike, withoutLike } from '../../cards/piles.ts';
import { naturalsOf } from '../../melds/melds.ts';
import { isInOwnPlace, isWild } from '../../melds/wilds.ts';
import type { TableMeld } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { newMeldsOf, openingOwed } from './opening.ts';
import {
  asksTwoNaturals,
  hadMelded,
  hasTwoNaturals,
  isNatural,
  isOneCardTurn,
  needsMatch,
  takenCards,
} from './taking.ts';

/** The intended end of a turn: the discard, if any. */
export interface TurnEnding {
  readonly card: Card | null;
  /** The player goes out with a card left, as in "up for 2" (R110). */
  readonly out?: boolean;
  /** Cards laid at the same time, as in going Rummy (R111). */
  readonly laid?: readonly Card[];
}

/**
 * Returns why the turn cannot end this way because of its opening, of the cards drawn or swapped or of the wild that it
 * discards, or null. The melds on the table at the end decide, whatever the order of the plays (§4.64), and twins count
 * as the same card. Nobody is trapped: every obligation can be met by taking back, the draw from the pile included.
 */
export function obligationUnmet(context: RuleContext, closing: TurnEnding): Illegal | null {
  if (isUnbound(context)) return null;
  return owedByTurn(context, closing) ?? (isWildKept(context, closing) ? 'wildNotDiscarded' : null);
}

/**
 * Whether a wild must be kept since a natural of the hand may be discarded (R167); where none may, the turn could not
 * end otherwise (§4.159). Cards that are laid at the same time are not in the hand any more.
 */
function isWildKept(context: RuleContext, { card, laid = [] }: TurnEnding): boolean {
  const { rules, wildRank, hand } = context;
  if (rules.goingOut.wildDiscard || card === null || !isWild(rules, wildRank, card)) return false;
  const naturals = hand.filter((other) => !laid.includes(other) && !isWild(rules, wildRank, other));
  return naturals.some((other) => owedByTurn(context, { card: other, laid }) === null);
}

/** Returns why the turn cannot end this way because of its opening or of the cards drawn or swapped, or null. */
function owedByTurn(context: RuleContext, closing: TurnEnding): Illegal | null {
  const lacking = openingOwed(context);
  if (lacking) return lacking;
  const { drew } = context.draft;
  if (drew === 'stock') {
    const owed = owedForStock(context, closing);
    if (owed) return owed;
  }
  if (drew === 'pile') {
    const owed = owedForPile(context, closing);
    if (owed) return owed;
  }
  return context.rules.swap.to === 'thisTurn' ? owedForWilds(context) : null;
}

/** Returns why no discard could end the turn, because of the same, or null if one might. */
export function owedInAnyCase(context: RuleContext): Illegal | null {
  if (isUnbound(context)) return null;
  const owed = openingOwed(context) ?? owedMelds(context, takenCards(context.draft));
  return owed ?? (context.rules.swap.to === 'thisTurn' ? owedForWilds(context) : null);
}

/** Whether the turn may end with any discard, as far as all that `obligationUnmet` judges is concerned. */
export function isUnbound(context: RuleContext): boolean {
  const { rules, draft } = context;
  const { draw, swap, goingOut } = rules;
  if (swap.to === 'thisTurn' || !goingOut.wildDiscard || openingOwed(context)) return false;
  if (draft.drew === 'stock') return !draw.useOrDiscard && !isOneCardTurn(rules, draft.held);
  if (draft.drew === 'none') return true;
  const { giveBack, topMustMeld, deepestMustMeld, gated, twoNaturals } = draw;
  return giveBack === 'yes' && !topMustMeld && !deepestMustMeld && !gated && twoNaturals === 'off';
}

/**
 * A card from the stock is melded or discarded (R78) or, under the one-card rule, kept unless its player goes out
 * (R105).
 */
function owedForStock(context: RuleContext, { card, out = false }: TurnEnding): Illegal | null {
  const { rules, draft, hand } = context;
  const { drawn } = draft;
  if (rules.draw.useOrDiscard) {
    const used = [...laidThisTurn(context), ...(card === null ? [] : [card])];
    if (withoutLike(drawn, used).length > 0) return 'meldOrDiscardDrawn';
  }
  if (out || !isOneCardTurn(rules, draft.held)) return null;
  const left = hand.filter((held) => held !== card);
  const isKept = draft.plays.length === 0 && card !== null && withoutLike(drawn, left).length === 0;
  // After a swap the old card or the drawn one is gone from the hand, so the turn can only end by going out (§4.8,
  // D12).
  return isKept || left.length === 0 ? null : 'keepDrawn';
}

/**
 * Cards from the pile are not given back (R79), and are used as their number and the player's melds require (R73 to
 * R77).
 */
function owedForPile(context: RuleContext, { card, laid = [] }: TurnEnding): Illegal | null {
  const { draw } = context.rules;
  const taken = takenCards(context.draft);
  const [deepest] = taken;
  if (deepest === undefined) return null;
  const isTopOnly = taken.length === 1;
  if (card !== null && isKeptBack(draw.giveBack, isTopOnly) && countLike(taken, card) > 0) {
    // A player who has laid as many of its kind as were taken discards one that was already in the hand.
    const used = countLike([...laidThisTurn(context), ...laid], card);
    if (used < countLike(taken, card)) return 'noGivingBack';
  }
  return owedMelds(context, taken);
}

/** The cards taken are used as the rules require, whatever the discard (R73 to R77). */
function owedMelds(context: RuleContext, taken: readonly Card[]): Illegal | null {
  const { draw } = context.rules;
  const [deepest] = taken;
  if (deepest === undefined) return null;
  const mustMeld = taken.length === 1 ? draw.topMustMeld : draw.deepestMustMeld;
  if (mustMeld && countLike(laidThisTurn(context), deepest) === 0) return 'mustMeldTaken';
  if (draw.gated && !hadMelded(context) && meldsWith(context, deepest).length === 0) return 'mustMeldTaken';
  if (!asksTwoNaturals(context.rules, taken.length)) return null;
  return meldsWith(context, deepest).some((meld) => liesWithTwoNaturals(context, meld, deepest))
    ? null
    : 'mustMeldTaken';
}

const isKeptBack = (giveBack: 'yes' | 'no' | 'notIfTopOnly', isTopOnly: boolean): boolean =>
  giveBack === 'no' || (giveBack === 'notIfTopOnly' && isTopOnly);

/** A swapped wild must be on the table again (R88, §4.71). */
function owedForWilds(context: RuleContext): Illegal | null {
  const swappedOut = new Set(context.draft.plays.flatMap((play) => (play.type === 'swap' ? [play.wild] : [])));
  if (swappedOut.size === 0) return null;
  const owed = withoutLike([...swappedOut], laidThisTurn(context));
  return owed.some((wild) => countLike(context.hand, wild) > 0) ? 'reuseWild' : null;
}

/**
 * The new melds of this turn that contain a card like this one. Before the first meld the card taken must be part of
 * that meld (§4.36); of several laid in this turn any could have been the first.
 */
function meldsWith({ draft, melds }: RuleContext, card: Card): readonly TableMeld[] {
  const laid = newMeldsOf(draft);
  return melds.filter(({ id, cards }) => laid.includes(id) && countLike(cards, card) > 0);
}

/**
 * Whether the card is in that meld with two naturals from the hand (R77). They may be any two, and the card a wild;
 * where they must match it, the three form a set or run of naturals (§4.49).
 */
function liesWithTwoNaturals(context: RuleContext, meld: TableMeld, card: Card): boolean {
  const { rules, wildRank, draft } = context;
  const swappedOut = draft.plays.flatMap((play) => (play.type === 'swap' && play.to === null ? [play.wild] : []));
  const come = [...new Set([...draft.drawn, ...swappedOut])];
  const held = withoutLike([...context.hand, ...laidThisTurn(context)], come);
  const inPlace = meld.cards.filter((_, index) => isInOwnPlace(meld, index));
  const liesAsWild = countLike(meld.cards, card) > countLike(inPlace, card);
  const others = liesAsWild && !needsMatch(rules) ? inPlace : withoutLike(inPlace, [card]);
  const fromHand = others.filter((other, at) => countLike(others.slice(0, at), other) < countLike(held, other));
  if (needsMatch(rules)) return countLike(inPlace, card) > 0 && hasTwoNaturals(rules, wildRank, card, fromHand);
  return fromHand.filter((other) => isNatural(rules, wildRank, other)).length >= 2;
}

const NO_CARDS: readonly Card[] = [];

/** The cards on the table that were laid from the hand in this turn. */
export function laidThisTurn({ draft, melds }: Pick<RuleContext, 'draft' | 'melds'>): readonly Card[] {
  // Asked for each discard of a hand, mostly before any play.
  if (draft.plays.length === 0) return NO_CARDS;
  const own = newMeldsOf(draft);
  const added: Card[] = [];
  const fromElsewhere: Card[] = [];
  for (const play of draft.plays) {
    if (play.type === 'layOff') added.push(play.card);
    if (play.type !== 'swap') continue;
    // A wild that a swap moved on the table came from no hand, unless it was laid in this turn.
    if (play.to !== null && !own.includes(play.meld) && !added.includes(play.wild)) fromElsewhere.push(play.wild);
    added.push(...naturalsOf(play));
  }
  const laid: Card[] = [];
  for (const { id, cards } of melds) {
    const isOwn = own.includes(id);
    if (!isOwn && added.length === 0) continue;
    for (const card of cards) {
      if ((isOwn || added.includes(card)) && !fromElsewhere.includes(card)) laid.push(card);
    }
  }
  return laid;
}
