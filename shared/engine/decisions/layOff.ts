import type { Illegal, LayOffAction, Place, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { fits } from '../melds.ts';
import type { Sight } from '../sight.ts';
import { wildTable } from '../wilds.ts';
import { checkPlay, keptForDiscard } from './play.ts';

const SET_PLACES: readonly Place[] = ['set'];
const RUN_PLACES: readonly Place[] = ['low', 'high'];

/** May this card join that meld there (R58 to R61, E4, E5, E8)? Returns why not. */
export function checkLayOff(sight: Sight, action: LayOffAction): Illegal | null {
  const refused = checkPlay(sight, [action.card]);
  if (refused) return refused;
  const meld = sight.melds.find(({ id }) => id === action.meld);
  if (!meld) return 'noSuchMeld';
  if (sight.rules.play.layOffNeedsMeld && !sight.melded) return 'meldFirst';
  const fit = fits(sight.rules, wildTable(sight.rules, sight.wildRank), meld, action.card, action.place);
  if (fit !== 'yes') return fit === 'full' ? 'setFull' : 'doesNotFit';
  return sight.hand.length - 1 < keptForDiscard(sight.rules) ? 'keepOne' : null;
}

export function legalLayOffs(sight: Sight): LayOffAction[] {
  const found: LayOffAction[] = [];
  for (const meld of sight.melds) {
    for (const place of meld.kind === 'set' ? SET_PLACES : RUN_PLACES) {
      for (const card of sight.hand) {
        const action: LayOffAction = { type: 'layOff', card, meld: meld.id, place };
        if (checkLayOff(sight, action) === null) found.push(action);
      }
    }
  }
  return found;
}

export const decideLayOff = (seat: Seat, { meld, place, card }: LayOffAction): readonly GameEvent[] => [
  { type: 'laidOff', seat, meld, place, card },
];
