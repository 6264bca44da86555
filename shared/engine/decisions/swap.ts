import type { Illegal, Seat, SwapAction } from '../actions.ts';
import { faceOf } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState, TableMeld } from '../state.ts';
import { claimFaces, usedAsWild } from '../wilds.ts';
import { checkPlay } from './play.ts';

/** May this natural take the place of that wild (R85 to R93, E12 to E14, D17)? Returns why not. */
export function checkSwap(sight: Sight, action: SwapAction): Illegal | null {
  const { rules, wildRank } = sight;
  const refused = checkPlay(sight, [action.natural]);
  if (refused) return refused;
  const meld = sight.melds.find(({ id }) => id === action.meld);
  if (!meld) return 'noSuchMeld';
  const index = meld.cards.indexOf(action.wild);
  if (index < 0 || !usedAsWild(rules, wildRank, meld, index)) return 'notWild';
  if (rules.swap.needsMeld && !sight.melded) return 'meldFirst';
  return claimFaces(rules, wildRank, meld, index).includes(faceOf(action.natural)) ? null : 'wrongNatural';
}

/** Every swap the hand allows; each wild of a set is a swap of its own (4.68). */
export function legalSwaps(sight: Sight): SwapAction[] {
  if (!sight.melded && sight.rules.swap.needsMeld) return [];
  return sight.melds.flatMap((meld) => meld.cards.flatMap((_, index) => swapsAt(sight, meld, index)));
}

function swapsAt(sight: Sight, meld: TableMeld, index: number): SwapAction[] {
  const faces = claimFaces(sight.rules, sight.wildRank, meld, index);
  if (faces.length === 0) return [];
  const wild = meld.cards[index] as number;
  return sight.hand
    .filter((card) => faces.includes(faceOf(card)))
    .map((natural): SwapAction => ({ type: 'swap', meld: meld.id, wild, natural }))
    .filter((action) => checkSwap(sight, action) === null);
}

export function decideSwap(state: GameState, seat: Seat, { meld, wild, natural }: SwapAction): readonly GameEvent[] {
  const index = state.melds.find(({ id }) => id === meld)?.cards.indexOf(wild) ?? -1;
  return [{ type: 'swapped', seat, meld, index, natural, wild, to: null }];
}
