import type { Illegal, Seat, SeatAction } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState, Phase } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/** One kind of action: when it has its place, whether a seat may do it, and what happens then. */
export interface ActionKind<Own extends SeatAction = SeatAction> {
  /** The phases it has its place in. In all others it is refused before `check` is asked. */
  readonly phases: readonly Phase[];
  /** A seat may do it when it is not its turn. */
  readonly outOfTurn?: true;
  /** Why the seat may not do this now; null when it may. Asks nothing that the seat cannot see. */
  check(context: RuleContext, action: Own): Illegal | null;
  /** The events of an action that is allowed. */
  decide(state: GameState, seat: Seat, action: Own): readonly GameEvent[];
}

/** A kind whose actions are few enough to list. */
export interface ListedKind<Own extends SeatAction = SeatAction> extends ActionKind<Own> {
  /** Everything of this kind that the seat may do, in a phase that the kind has its place in. */
  list(context: RuleContext): readonly Own[];
}
