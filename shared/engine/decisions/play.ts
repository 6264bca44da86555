import type { Illegal } from '../actions.ts';
import type { Card } from '../cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { Sight } from '../sight.ts';
import { hasRoomForPlays } from './takeBack.ts';

/** What every table play asks: it is the playing half of the turn, the cards are in the hand, the turn is not endless. */
export function checkPlay(sight: Sight, cards: readonly Card[]): Illegal | null {
  if (sight.phase !== 'play') return 'notNow';
  if (cards.some((card) => !sight.hand.includes(card))) return 'notYourCard';
  return hasRoomForPlays(sight) ? null : 'tooManyPlays';
}

/** Cards that must stay in the hand after a play, so that the turn can end with a discard (R96, E15). */
export const keptForDiscard = (rules: RuleSet): number => (rules.goingOut.discard === 'required' ? 1 : 0);
