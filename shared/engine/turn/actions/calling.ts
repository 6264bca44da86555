import type { ClaimAction, Illegal, MeldAction, Reading } from '../../actions.ts';
import { type Card, rankOf, suitOf } from '../../cards/cards.ts';
import { countLike } from '../../cards/piles.ts';
import { newMelds } from '../../melds/newMelds.ts';
import { isWild } from '../../melds/wilds.ts';
import { NO_DRAFT } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { isPlayable, layOffKind } from './layOff.ts';
import { meldKind } from './meld.ts';
import { openingFirst } from './opening.ts';

/**
 * Returns why the seat may not call "rummy" on the deepest of `count` cards of the pile and lay it as it says, or null
 * (R113, R114, §4.42, E59). The card must be one of those offered, and laid off or in a new meld with cards of the
 * table and the pile alone.
 */
export function checkCall(context: RuleContext, { count, lay }: ClaimAction): Illegal | null {
  const deepest = Number.isInteger(count) && count > 0 ? context.pile.at(-count) : undefined;
  if (deepest === undefined || !lay || !context.window?.cards.includes(deepest)) return 'notCallable';
  const taken = context.pile.slice(-count);
  const laid = lay.type === 'meld' ? lay.reading.cards : [lay.card];
  if (countLike(laid, deepest) === 0 || laid.some((card) => !taken.includes(card))) return 'notCallable';
  const caller = withTaken(context, taken);
  return lay.type === 'meld' ? checkMeld(caller, lay) : layOffKind.check(caller, lay);
}

/**
 * Returns every way to lay each card offered. Only the smallest new melds are listed, for there would be thousands:
 * other cards taken go into the hand. `checkCall` accepts larger ones too.
 */
export function legalCalls(context: RuleContext): ClaimAction[] {
  return (context.window?.cards ?? []).flatMap((card) => {
    const taken = context.pile.slice(context.pile.indexOf(card));
    const caller = withTaken(context, taken);
    const layOffs = layOffKind.list(caller).filter((lay) => lay.card === card);
    const melds = smallestMelds(context, taken)
      .map((reading) => ({ type: 'meld', reading }) as const)
      .filter((lay) => checkMeld(caller, lay) === null);
    return [...layOffs, ...melds].map((lay): ClaimAction => ({ type: 'claim', count: taken.length, lay }));
  });
}

/** A card of the pile, with all cards above it, and new melds it could be laid in without any card of a hand. */
export interface Callable {
  readonly taken: readonly Card[];
  readonly melds: readonly Reading[];
}

/** Finds new melds for a call on the deepest of these cards, which make it callable without a lay-off. */
export function callableWith(context: RuleContext, taken: readonly Card[]): Callable {
  const melds = smallestMelds(context, taken);
  // If a seat may lay one, it may lay any, except where they must be unlike its others (R165).
  return { taken, melds: context.rules.play.contract === 'off' ? melds.slice(0, 1) : melds };
}

/** Whether this seat may lay it. Its hand is irrelevant, so everybody can tell. */
export function mayCall(context: RuleContext, { taken, melds }: Callable): boolean {
  const caller = withTaken(context, taken);
  if (isPlayable(caller, taken[0] as Card)) return true;
  return melds.some((reading) => checkMeld(caller, { type: 'meld', reading }) === null);
}

/** Returns why a caller may not lay this meld: it cannot be taken back, so an opening must be there before (§4.104). */
const checkMeld = (caller: RuleContext, action: MeldAction): Illegal | null =>
  openingFirst(caller) ?? meldKind.check(caller, action);

/** The seat as if it had these cards of the pile in its turn; none of them counts as drawn (R75). */
const withTaken = (context: RuleContext, taken: readonly Card[]): RuleContext => ({
  ...context,
  phase: 'play',
  turn: context.seat,
  hand: [...taken, ...context.hand],
  draft: { ...NO_DRAFT, held: context.hand.length },
});

/** The smallest new melds with the deepest of these cards. Only under a wild limit (R45) may larger ones be needed. */
function smallestMelds(context: RuleContext, taken: readonly Card[]): readonly Reading[] {
  const { setMin, runMin, wildLimit } = context.rules.melds;
  const small = meldsWith(context, taken, Math.max(setMin, runMin));
  return small.length > 0 || wildLimit === 'none' ? small : meldsWith(context, taken, taken.length);
}

/** New melds of at most `max` of these cards that contain the deepest. */
function meldsWith({ rules, wildRank }: RuleContext, taken: readonly Card[], max: number): readonly Reading[] {
  const deepest = taken[0] as Card;
  const goesWith = (card: Card): boolean =>
    isWild(rules, wildRank, card) || rankOf(card) === rankOf(deepest) || suitOf(card) === suitOf(deepest);
  // A natural can share a meld only with its rank, its suit and wilds.
  const cards = isWild(rules, wildRank, deepest) ? taken : taken.filter(goesWith);
  return newMelds(rules, wildRank, cards, { min: 0, max }).filter((reading) => reading.cards.includes(deepest));
}
