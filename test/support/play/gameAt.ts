import { apply, type GameEvent, type GameState, no, ok, redact, type Seat, type SeatAction, viewFor } from '#engine';
import type { TableConnection, TableUpdate } from '#protocol';
import type { Game } from '../../../client/game/createGame.ts';
import { createGame } from '../../../client/game/createGame.ts';
import { createMeldOrder } from '../../../client/game/meldOrder.ts';
import { type ManualClock, manualClock } from '../clock.ts';
import { settled } from '../progress.ts';
import { type Position, position } from './positions.ts';
import { AROUND, person } from './tableViews.ts';

export interface TableForOne {
  readonly game: Game;
  /** Types of the page's actions that the table accepted. */
  readonly done: readonly string[];
  /** Changes the state without events, as an action by another seat or the table. */
  change(next: (state: GameState) => GameState): void;
  /** Plays an action for the seat whose turn it is, as the clock does. */
  timeOut(action: SeatAction): void;
  /** How often the page asked bots to skip their pauses (only `withBots`). */
  hurried(): number;
  /** The page's clock. */
  readonly clock: ManualClock;
  /** Lets pending replies arrive. */
  settle(): Promise<void>;
}

const fetched = async () => createMeldOrder();

/** The page's game at a table at this moment of a game; the viewer sits in seat 0 by default. */
export function gameAt(moment: Position, viewer: Seat = 0, { withBots = false, byMelds = fetched } = {}): TableForOne {
  let state = position(moment);
  const clock = manualClock();
  const done: string[] = [];
  let hurried = 0;
  let listener: (update: TableUpdate) => void = () => undefined;
  const show = (events: readonly GameEvent[] | null): void =>
    listener({ table: tableOf(state, viewer), events: events?.map((event) => redact(event, viewer)) ?? null });
  const connection: TableConnection = {
    subscribe(next) {
      listener = next;
      show(null);
      return () => undefined;
    },
    async act(at, action) {
      if (state.at[viewer] !== at) return no('stale');
      const acted = apply(state, viewer, action);
      if (!acted.ok) return acted;
      state = acted.value.state;
      done.push(action.type);
      show(acted.value.events);
      return ok(null);
    },
    next: async () => ok(null),
    rematch: async () => ok(null),
    start: async () => ok(null),
    back: async () => ok(null),
    record: async () => no('notNow'),
    leave: () => undefined,
    ...(withBots && { bots: { set: () => undefined, hurry: () => void hurried++ } }),
  };
  const change = (next: (state: GameState) => GameState): void => {
    state = next(state);
    show(null);
  };
  const timeOut = (action: SeatAction): void => {
    const acted = apply(state, state.turn, action);
    if (!acted.ok) throw new Error(`the clock may not ${action.type}: ${acted.reason}`);
    state = acted.value.state;
    show(acted.value.events);
  };
  return {
    game: createGame(connection, clock, byMelds),
    done,
    hurried: () => hurried,
    clock,
    change,
    timeOut,
    settle: settled,
  };
}

const tableOf = (state: GameState, viewer: Seat): TableUpdate['table'] => ({
  ...AROUND,
  rules: state.rules,
  seats: ['Ana', 'Ben', 'Chi', 'Dov', 'Eva', 'Fay'].slice(0, state.seats).map((name) => person(name)),
  viewer,
  game: viewFor(state, viewer),
});
