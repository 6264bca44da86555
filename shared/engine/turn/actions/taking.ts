import { type Card, isJoker, type Rank, rankOf, suitOf } from '../../cards/cards.ts';
import { runBounds } from '../../melds/melds.ts';
import { HIGH_ACE, isNaturalAt, isWild, staysWild } from '../../melds/wilds.ts';
import type { RuleSet } from '../../ruleSet.ts';
import type { Draft } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

const NONE: readonly Card[] = [];

/**
 * Whether the one-card rules apply to a turn that begins with this many cards in hand: draw from the stock, then go
 * out, or keep the drawn card and discard the old one (R104 to R106, E16).
 */
export const isOneCardTurn = (rules: RuleSet, held: number): boolean => rules.goingOut.oneCard && held === 1;

/** Whether the pile is closed to a player who has melded in the deal (R166); a call takes nothing from it. */
export const isPileClosed = ({ draw }: RuleSet, melded: boolean): boolean => draw.afterMeld === 'closed' && melded;

/**
 * The cards taken from the discard pile this turn, deepest first. Cards that came with a call bind to nothing (§4.42).
 */
export const takenCards = ({ drew, drawn, fixed }: Draft): readonly Card[] =>
  drew === 'pile' && fixed === 0 ? drawn : NONE;

/** Whether the seat had laid a meld before this turn (R73, R75). */
export const hadMelded = ({ melded, draft }: Pick<RuleContext, 'melded' | 'draft'>): boolean =>
  melded && !draft.plays.some((play) => play.type === 'contract' || (play.type === 'meld' && play.first));

/**
 * The cards that may not be played before the next turn: those taken from the pile this turn by a player who had melded
 * before (R75, §4.73).
 */
export const frozenCards = (context: RuleContext): readonly Card[] =>
  context.rules.draw.takenFrozen && hadMelded(context) ? takenCards(context.draft) : NONE;

/** Whether the rules require two naturals with the deepest of `count` cards (R77). */
export const asksTwoNaturals = ({ draw }: RuleSet, count: number): boolean =>
  draw.twoNaturals === 'always' || (draw.twoNaturals === 'forSeveral' && count > 1);

/** Whether the seat must hold two naturals that match the deepest card it takes (R77, §4.49). */
export const needsMatch = ({ draw }: RuleSet): boolean => draw.twoNaturals === 'always';

/**
 * Whether two naturals among these cards match this one, so that the three form a set or run of naturals (R77, §4.49).
 * A card of the wild rank is natural among its own rank (§4.87).
 */
export function hasTwoNaturals(rules: RuleSet, wildRank: Rank, card: Card, others: readonly Card[]): boolean {
  if (!isNatural(rules, wildRank, card)) return false;
  const naturals = others.filter((other) => isNatural(rules, wildRank, other));
  const { kinds } = rules.melds;
  return (kinds !== 'runs' && goInSet(rules, card, naturals)) || (kinds !== 'sets' && goInRun(rules, card, naturals));
}

/** Whether the card can be a natural anywhere (§4.87). */
export const isNatural = (rules: RuleSet, wildRank: Rank, card: Card): boolean =>
  !isJoker(card) && !(isWild(rules, wildRank, card) && staysWild(rules, card));

function goInSet(rules: RuleSet, card: Card, naturals: readonly Card[]): boolean {
  const like = naturals.filter((other) => rankOf(other) === rankOf(card));
  if (rules.melds.duplicates) return like.length >= 2;
  return new Set([card, ...like].map(suitOf)).size >= 3;
}

function goInRun(rules: RuleSet, card: Card, naturals: readonly Card[]): boolean {
  const { low, top } = runBounds(rules);
  const has = (rank: Rank): boolean => naturals.some((other) => isNaturalAt(other, suitOf(card), rank));
  const goFrom = (first: Rank, own: Rank): boolean =>
    first >= low && first + 2 <= top && [first, first + 1, first + 2].every((rank) => rank === own || has(rank));
  const places = rankOf(card) === 1 ? [1, HIGH_ACE] : [rankOf(card)];
  return places.some((own) => goFrom(own - 2, own) || goFrom(own - 1, own) || goFrom(own, own));
}
