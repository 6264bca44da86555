import type { Illegal, PressAction, Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import { pressOffers } from '../../score/press.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/** May the seat answer whether it takes the points that put the Press on (R136)? Whoever is asked may do either. */
export const checkPress = ({ phase }: RuleContext): Illegal | null => (phase === 'press' ? null : 'notNow');

export const legalPresses = (context: RuleContext): readonly PressAction[] =>
  checkPress(context) === null
    ? [
        { type: 'press', take: true },
        { type: 'press', take: false },
      ]
    : [];

/** The Press is on for the next deal, or the next one of those tied for the highest total is asked, if there is one (4.25). */
export function decidePress(state: GameState, seat: Seat, { take }: PressAction): readonly GameEvent[] {
  const { rules, totals, dealer, refusals } = state;
  const answered: GameEvent = { type: 'pressAnswered', seat, take };
  const offers = pressOffers(rules, totals, dealer);
  const points = offers[refusals]?.points ?? 0;
  if (take) return [answered, { type: 'pressSet', on: true, added: totals.map((_, at) => (at === seat ? points : 0)) }];
  const next = offers[refusals + 1];
  return [answered, next ? { type: 'pressAsked', seat: next.seat } : { type: 'pressSet', on: false, added: [] }];
}
