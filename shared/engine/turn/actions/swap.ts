import type { Illegal, Spot, SwapAction } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { fits, freesWild, naturalsOf, placesIn, swapped, waysToFree } from '../../melds/melds.ts';
import { asksPair, isClosedSet, keepsOnTable, mayLeaveMeld, usedAsWild, wildTable } from '../../melds/wilds.ts';
import type { TableMeld } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import type { ListedKind } from './actionKind.ts';
import { checkOwner, opensNextTurn } from './layOff.ts';
import { openingFirst } from './opening.ts';
import { checkCards, checkPlays, FIT_REFUSED, isReliefMeld, keptForDiscard } from './play.ts';

/** Putting naturals from the hand in the place of a wild (R85 to R93, R153, R156, E12 to E14, D17, D18). */
export const swapKind: ListedKind<SwapAction> = {
  phases: ['draw', 'play'],
  check(context, action) {
    const refused = checkSwaps(context) ?? checkCards(context, naturalsOf(action));
    if (refused) return refused;
    const meld = context.melds.find(({ id }) => id === action.meld);
    if (!meld) return 'noSuchMeld';
    const { rules, wildRank } = context;
    const index = meld.cards.indexOf(action.wild);
    if (index < 0 || !usedAsWild(rules, wildRank, meld, index)) return 'notWild';
    if (meld.locked) return 'locked';
    if (!keepsOnTable(rules) && !mayLeaveMeld(rules, action.wild)) return 'wildStays';
    if (isClosedSet(rules, meld)) return 'wildStays';
    if (!freesWild(rules, wildRank, meld, index, action)) {
      return asksPair(rules, meld) ? 'setNotComplete' : 'wrongNatural';
    }
    return checkDestination(context, meld, index, action);
  },
  /** Every swap the hand allows; each wild of a set (§4.68) and each place for the wild is a separate swap. */
  list(context) {
    if (checkSwaps(context) !== null) return [];
    const wilds = wildTable(context.rules, context.wildRank);
    const found: SwapAction[] = [];
    for (const meld of context.melds) {
      for (let index = 0; index < meld.cards.length; index++) {
        if (wilds[meld.cards[index] as Card] === 1) addSwaps(context, meld, index, found);
      }
    }
    return found;
  },
  decide({ melds }, seat, { meld, wild, natural, second, to }) {
    const index = melds.find(({ id }) => id === meld)?.cards.indexOf(wild) ?? -1;
    const swapped = { type: 'swapped', seat, meld, index, natural, wild, to: to ?? null } as const;
    return [second === undefined ? swapped : { ...swapped, second }];
  },
};

/** Returns why no wild may be swapped now (R85, R86, R153, R154); never in a relief turn of melds only (§4.34). */
function checkSwaps(context: RuleContext): Illegal | null {
  const { rules, melded, draft } = context;
  if (rules.swap.to === 'off' || isReliefMeld(context)) return 'notNow';
  const refused = checkPlays(context) ?? openingFirst(context);
  if (refused) return refused;
  if (!melded && rules.play.contract !== 'off') return 'contractFirst';
  if (!melded && rules.swap.needsMeld) return 'meldFirst';
  if (opensNextTurn(context)) return 'notThisTurn';
  return rules.swap.perTurn === 1 && draft.plays.some(({ type }) => type === 'swap') ? 'oneSwapATurn' : null;
}

/** Returns why the wild may not go there, into the hand or to a place on the table (R88, R89, §4.53, §4.81). */
function checkDestination(context: RuleContext, meld: TableMeld, index: number, action: SwapAction): Illegal | null {
  const { rules, wildRank } = context;
  const { to } = action;
  if (!keepsOnTable(rules)) return to === undefined ? null : 'notNow';
  if (to === undefined) return 'wildNeedsPlace';
  const wild = meld.cards[index] as number;
  const target = context.melds.find(({ id }) => id === to.meld);
  if (!target) return 'noSuchMeld';
  const stays = target.id === meld.id;
  if (!stays && !mayLeaveMeld(rules, wild)) return 'wildStays';
  if (!stays && (rules.swap.to === 'stays' || hasMoved(context, wild))) return 'wildNeedsPlace';
  const refused = stays ? null : checkOwner(context, target);
  if (refused) return refused;
  const after = stays ? swapped(meld, index, action) : target;
  const fit = fits(rules, wildTable(rules, wildRank), after, wild, to.place);
  if (fit !== 'yes') return FIT_REFUSED[fit];
  return context.hand.length - naturalsOf(action).length < keptForDiscard(context) ? 'keepOne' : null;
}

/** Whether this wild has moved to another meld in this turn, which it may do once (§4.53). */
const hasMoved = ({ draft }: RuleContext, wild: number): boolean =>
  draft.plays.some(
    (play) => play.type === 'swap' && play.wild === wild && play.to !== null && play.to.meld !== play.meld,
  );

function addSwaps(context: RuleContext, meld: TableMeld, index: number, found: SwapAction[]): void {
  const { rules, wildRank, hand } = context;
  const wild = meld.cards[index] as number;
  const isKept = keepsOnTable(rules);
  for (const naturals of waysToFree(rules, wildRank, meld, index, hand)) {
    if (checkCards(context, naturalsOf(naturals)) !== null) continue;
    const swap: SwapAction = { type: 'swap', meld: meld.id, wild, ...naturals };
    if (isKept) addDestinations(context, meld, index, swap, found);
    else found.push(swap);
  }
}

function addDestinations(
  context: RuleContext,
  meld: TableMeld,
  index: number,
  swap: SwapAction,
  found: SwapAction[],
): void {
  for (const to of spotsFrom(context, meld, swap.wild)) {
    const way = { ...swap, to };
    if (checkDestination(context, meld, index, way) === null) found.push(way);
  }
}

/** The places on the table where this wild of a meld might go. */
const spotsFrom = ({ rules, melds }: RuleContext, meld: TableMeld, wild: Card): Spot[] =>
  (rules.swap.to === 'stays' || !mayLeaveMeld(rules, wild) ? [meld] : melds).flatMap((target) =>
    placesIn(target).map((place) => ({ meld: target.id, place })),
  );
