import type { PlayerView, RuleSet, Seat, SeatAction } from '#engine';
import type { BotRequest, BotWorker } from '#table';
import { PACE, plainly, seat, setUp, type TableUnderTest } from './table.ts';

/** A thought that a table has asked for, to be answered by the test. */
export interface AskedThought extends BotRequest {
  answer(choice: SeatAction | null): void;
}

/** A table whose bots think elsewhere. */
export interface ThinkingTable extends TableUnderTest {
  /** All that was asked for so far, oldest first. */
  readonly asked: AskedThought[];
  /** How often the table moved for a bot itself. */
  guarded(): number;
}

/** The seat that a thought is for, and the number of its decision. */
export function decisionOf({ view }: BotRequest): { readonly seat: Seat; readonly at: number } {
  const viewer = view.viewer as Seat;
  return { seat: viewer, at: view.seats[viewer]?.at ?? -1 };
}

export const dully = (view: PlayerView): SeatAction => plainly(view, { below: () => 0 });

/**
 * A table for three with these people and bots, and the first deal dealt.
 * @param thinker by default does not answer: the test does
 */
export function thinkingTable(people: readonly string[], rules?: RuleSet, thinker?: BotWorker): ThinkingTable {
  const asked: AskedThought[] = [];
  let guarded = 0;
  const note: BotWorker = (thought, answer) => {
    asked.push({ ...thought, answer });
    thinker?.(thought, answer);
  };
  const set = setUp(rules && { rules }, plainly, { thinker: note, onFallback: () => void guarded++ });
  seat(set, ...people);
  set.table.start(0);
  set.settle();
  return { ...set, asked, guarded: () => guarded };
}

/** The last thought that was asked for. */
export function lastAsked({ asked }: Pick<ThinkingTable, 'asked'>): AskedThought {
  const last = asked.at(-1);
  if (!last) throw new Error('nothing was asked for');
  return last;
}

/** Plays one dull action: of a person, or of a bot in time. */
export function playOne(set: ThinkingTable, isPerson: (seat: Seat) => boolean): void {
  const { turn } = set.view(0);
  if (isPerson(turn)) {
    set.act(turn, dully(set.view(turn)));
    return;
  }
  lastAsked(set).answer(dully(lastAsked(set).view));
  set.pass(PACE.deal);
}

/** Plays dully until it is this seat's turn. */
export function playToTurn(set: ThinkingTable, turn: Seat, isPerson: (seat: Seat) => boolean): void {
  while (set.view(0).turn !== turn || set.view(0).phase !== 'draw') playOne(set, isPerson);
}
