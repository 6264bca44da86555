import { type Illegal, MAX_TAKE_BACKS, type Seat, type TakeBackAction } from '../../actions.ts';
import { outstanding } from '../../draft.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/** Is there anything to take back (4.64)? Returns why not. */
export function checkTakeBack({ phase, rules, draft }: RuleContext): Illegal | null {
  if (phase !== 'play') return 'notNow';
  if (outstanding(draft) === 0) return 'nothingToTakeBack';
  // The bound never keeps one from taking back, but for the last card: it may be laid off beyond the bound, and stays.
  return rules.goingOut.unplayable && draft.takeBacks >= MAX_TAKE_BACKS ? 'tooManyPlays' : null;
}

export const legalTakeBacks = (context: RuleContext): TakeBackAction[] =>
  checkTakeBack(context) === null ? [{ type: 'takeBack' }] : [];

/** The last play goes back; when none is left, the cards from the pile do. */
export const decideTakeBack = (state: GameState, seat: Seat): readonly GameEvent[] => [
  { type: 'tookBack', seat, play: state.draft.plays.at(-1) ?? null },
];
