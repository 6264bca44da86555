import type { Illegal, Seat, SeatAction } from '../../actions.ts';
import type { DealChance } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState, Phase } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/** A kind of action: when it is possible, whether a seat may do it, and its effect. */
export interface ActionKind<Own extends SeatAction = SeatAction> {
  /** The phases in which it is possible. In all others it is refused before `check` is called. */
  readonly phases: readonly Phase[];
  /** A seat may do it when it is not its turn. */
  readonly outOfTurn?: true;
  /** Returns why the seat may not do this now, or null if it may. Uses nothing that the seat cannot see. */
  check(context: RuleContext, action: Own): Illegal | null;
  /** Returns the events of an allowed action. */
  decide(state: GameState, seat: Seat, action: Own, chance: DealChance): readonly GameEvent[];
}

/** A kind with few enough actions to list them all. */
export interface ListedKind<Own extends SeatAction = SeatAction> extends ActionKind<Own> {
  /** Returns every action of this kind that the seat may do; called only in its `phases`. */
  list(context: RuleContext): readonly Own[];
}
