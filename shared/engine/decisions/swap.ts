import type { Illegal, Seat, Spot, SwapAction } from '../actions.ts';
import { type Card, faceOf } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { fits, swapped } from '../melds.ts';
import type { Sight } from '../sight.ts';
import type { GameState, TableMeld } from '../state.ts';
import { claimFaces, keepsOnTable, mayLeaveMeld, usedAsWild, wildTable } from '../wilds.ts';
import { checkOwner, placesIn } from './layOff.ts';
import { checkCards, checkPlays, FIT_REFUSED, isReliefMeld, keptForDiscard } from './play.ts';

/** May this natural take the place of that wild (R85 to R93, R153, E12 to E14, D17, D18)? Returns why not. */
export function checkSwap(sight: Sight, action: SwapAction): Illegal | null {
  const refused = checkSwaps(sight) ?? checkCards(sight, [action.natural]);
  if (refused) return refused;
  const meld = sight.melds.find(({ id }) => id === action.meld);
  if (!meld) return 'noSuchMeld';
  const { rules, wildRank } = sight;
  const index = meld.cards.indexOf(action.wild);
  if (index < 0 || !usedAsWild(rules, wildRank, meld, index)) return 'notWild';
  if (meld.locked) return 'locked';
  if (!keepsOnTable(rules) && !mayLeaveMeld(rules, action.wild)) return 'wildStays';
  if (!claimFaces(rules, wildRank, meld, index).includes(faceOf(action.natural))) return 'wrongNatural';
  return checkDestination(sight, meld, index, action);
}

/** May any wild be claimed now (R85, R86, R153)? Not in a turn of melds alone (4.34). */
function checkSwaps(sight: Sight): Illegal | null {
  const { rules, melded, draft } = sight;
  if (rules.swap.to === 'off' || isReliefMeld(sight)) return 'notNow';
  const refused = checkPlays(sight);
  if (refused) return refused;
  if (!melded && rules.play.contract !== 'off') return 'contractFirst';
  if (!melded && rules.swap.needsMeld) return 'meldFirst';
  return rules.swap.perTurn === 1 && draft.plays.some(({ type }) => type === 'swap') ? 'oneSwapATurn' : null;
}

/** May the wild go there: into the hand, or to a place on the table that takes it (R88, R89, 4.53, 4.81)? */
function checkDestination(sight: Sight, meld: TableMeld, index: number, { natural, to }: SwapAction): Illegal | null {
  const { rules, wildRank } = sight;
  if (!keepsOnTable(rules)) return to === undefined ? null : 'notNow';
  if (to === undefined) return 'wildNeedsPlace';
  const wild = meld.cards[index] as number;
  const target = sight.melds.find(({ id }) => id === to.meld);
  if (!target) return 'noSuchMeld';
  const stays = target.id === meld.id;
  if (!stays && !mayLeaveMeld(rules, wild)) return 'wildStays';
  if (!stays && (rules.swap.to === 'stays' || hasMoved(sight, wild))) return 'wildNeedsPlace';
  const refused = stays ? null : checkOwner(sight, target);
  if (refused) return refused;
  const after = stays ? swapped(meld, index, natural) : target;
  const fit = fits(rules, wildTable(rules, wildRank), after, wild, to.place);
  if (fit !== 'yes') return FIT_REFUSED[fit];
  return sight.hand.length - 1 < keptForDiscard(sight) ? 'keepOne' : null;
}

/** Has this wild moved to another meld this turn: it does so once (4.53). */
const hasMoved = ({ draft }: Sight, wild: number): boolean =>
  draft.plays.some(
    (play) => play.type === 'swap' && play.wild === wild && play.to !== null && play.to.meld !== play.meld,
  );

/** Every swap the hand allows; each wild of a set is a swap of its own (4.68), and so is each place for it. */
export function legalSwaps(sight: Sight): SwapAction[] {
  if (checkSwaps(sight) !== null) return [];
  const wilds = wildTable(sight.rules, sight.wildRank);
  const found: SwapAction[] = [];
  for (const meld of sight.melds) {
    for (const [index, card] of meld.cards.entries()) if (wilds[card] === 1) addSwaps(sight, meld, index, found);
  }
  return found;
}

function addSwaps(sight: Sight, meld: TableMeld, index: number, found: SwapAction[]): void {
  const faces = claimFaces(sight.rules, sight.wildRank, meld, index);
  if (faces.length === 0) return;
  const wild = meld.cards[index] as number;
  const { rules } = sight;
  const spots = keepsOnTable(rules) ? spotsFrom(sight, meld, wild) : [];
  for (const natural of sight.hand) {
    if (!faces.includes(faceOf(natural))) continue;
    const swap: SwapAction = { type: 'swap', meld: meld.id, wild, natural };
    const ways = keepsOnTable(rules) ? spots.map((to): SwapAction => ({ ...swap, to })) : [swap];
    for (const way of ways) if (checkSwap(sight, way) === null) found.push(way);
  }
}

/** Where this wild of a meld might go on the table. */
const spotsFrom = ({ rules, melds }: Sight, meld: TableMeld, wild: Card): Spot[] =>
  (rules.swap.to === 'stays' || !mayLeaveMeld(rules, wild) ? [meld] : melds).flatMap((target) =>
    placesIn(target).map((place) => ({ meld: target.id, place })),
  );

export function decideSwap(
  state: GameState,
  seat: Seat,
  { meld, wild, natural, to }: SwapAction,
): readonly GameEvent[] {
  const index = state.melds.find(({ id }) => id === meld)?.cards.indexOf(wild) ?? -1;
  return [{ type: 'swapped', seat, meld, index, natural, wild, to: to ?? null }];
}
