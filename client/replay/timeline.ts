import { type Actor, blankGame, evolve, type GameEvent, type GameState, type RuleSet } from '#engine';
import type { GameRecord } from '#record';

/** The kinds of steps, the most notable first. */
export type ReplayStepKind = 'dealEnd' | 'deal' | 'meld' | 'swap' | 'layOff' | 'draw' | 'discard' | 'other';

/** The kinds of marks on the scrubber. */
export type MarkKind = 'meld' | 'swap' | 'out';

/** The game after one step of its record. */
export interface ReplayStep {
  /** The number of the deal; 0 before the first. */
  readonly deal: number;
  /** The number of turns that have begun in this deal, of all seats; 0 if none has. */
  readonly turn: number;
  readonly by: Actor;
  readonly kind: ReplayStepKind;
  readonly events: readonly GameEvent[];
}

/** A notable step, marked on the scrubber. */
export interface Mark {
  /** Its position in the timeline. */
  readonly at: number;
  readonly kind: MarkKind;
}

/** A deal of the game: the positions of its first and last step. */
export interface DealSpan {
  readonly deal: number;
  readonly from: number;
  readonly to: number;
  /** The number of its last turn. */
  readonly turns: number;
}

/** A recorded game, step by step. A position is the index of a step: the game after it. */
export interface Timeline {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly steps: readonly ReplayStep[];
  readonly marks: readonly Mark[];
  /** All deals in order, without the time before the first. */
  readonly deals: readonly DealSpan[];
  /** The state at a position, hidden cards included. */
  stateAt(position: number): GameState;
}

/** Every nth state is cached; the ones between are computed again when needed. */
const STATE_INTERVAL_STEPS = 32;

/** Makes the timeline of a record that `replay` accepts and that has at least one step. */
export function timelineOf({ rules, seats, steps: recorded }: GameRecord): Timeline {
  const kept: GameState[] = [];
  const steps: ReplayStep[] = [];
  let state = blankGame(rules, seats);
  let turn = 0;
  for (const [position, { by, events }] of recorded.entries()) {
    if (position % STATE_INTERVAL_STEPS === 0) kept.push(state);
    for (const event of events) {
      if (event.type === 'dealt') turn = 0;
      if (event.type === 'turnBegan' || event.type === 'callTurnBegan') turn += 1;
      state = evolve(state, event);
    }
    steps.push({ deal: state.deal, turn, by, kind: kindOf(events), events });
  }
  const stateAt = (position: number): GameState => {
    const key = Math.floor(position / STATE_INTERVAL_STEPS);
    const since = steps.slice(key * STATE_INTERVAL_STEPS, position + 1);
    return since.reduce((before, { events }) => events.reduce(evolve, before), kept[key] as GameState);
  };
  return { rules, seats, steps, marks: marksIn(steps), deals: dealsIn(steps), stateAt };
}

const KIND_OF_EVENT: Readonly<Partial<Record<GameEvent['type'], ReplayStepKind>>> = {
  dealEnded: 'dealEnd',
  dealt: 'deal',
  dealtOn: 'deal',
  melded: 'meld',
  contractLaid: 'meld',
  swapped: 'swap',
  laidOff: 'layOff',
  drew: 'draw',
  claimed: 'draw',
  callTurnBegan: 'draw',
  discarded: 'discard',
};

const KINDS_BY_PRIORITY: readonly ReplayStepKind[] = ['dealEnd', 'deal', 'meld', 'swap', 'layOff', 'draw', 'discard'];

function kindOf(events: readonly GameEvent[]): ReplayStepKind {
  const kinds = events.map(({ type }) => KIND_OF_EVENT[type]);
  return KINDS_BY_PRIORITY.find((kind) => kinds.includes(kind)) ?? 'other';
}

/** The marks of the game; plays that were taken back have none. */
function marksIn(steps: readonly ReplayStep[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const [at, { events }] of steps.entries()) {
    for (const event of events) {
      if (event.type === 'melded' || event.type === 'contractLaid') marks.push({ at, kind: 'meld' });
      else if (event.type === 'swapped') marks.push({ at, kind: 'swap' });
      else if (event.type === 'dealEnded' && event.out >= 0) marks.push({ at, kind: 'out' });
      else if (event.type === 'tookBack' && event.play && event.play.type !== 'layOff') marks.pop();
    }
  }
  // Several melds laid at once are one mark.
  return marks.filter(({ at, kind }, i) => marks[i - 1]?.at !== at || marks[i - 1]?.kind !== kind);
}

function dealsIn(steps: readonly ReplayStep[]): readonly DealSpan[] {
  const spans: DealSpan[] = [];
  for (const [position, { deal, turn }] of steps.entries()) {
    const last = spans.at(-1);
    if (deal === 0) continue;
    if (last?.deal === deal) spans[spans.length - 1] = { ...last, to: position, turns: turn };
    else spans.push({ deal, from: position, to: position, turns: turn });
  }
  return spans;
}

/** The position where a turn of a deal begins: the nearest there is. */
export function positionOfTurn({ deals, steps }: Timeline, deal: number, turn: number): number {
  const span = deals.findLast((one) => one.deal <= deal) ?? deals[0];
  if (!span) return 0;
  const inDeal = steps.slice(span.from, span.to + 1);
  const found = inDeal.findIndex((step) => step.turn >= turn);
  return span.from + (found < 0 ? inDeal.length - 1 : found);
}

/** A position as people name it: the beginning of a turn. */
interface NamedTurn {
  readonly deal: number;
  readonly turn: number;
}

/** The part of an address after `#` that names a turn: `deal-7-turn-4`. */
export const turnAddress = ({ deal, turn }: NamedTurn): string => `deal-${deal}-turn-${turn}`;

/** The turn that such a part names, with or without `#`; without a turn, the beginning of the deal. Else null. */
export function namedTurnIn(hash: string): NamedTurn | null {
  const [, deal, turn = '0'] = /^#?deal-(\d{1,4})(?:-turn-(\d{1,5}))?$/.exec(hash) ?? [];
  return deal === undefined ? null : { deal: Number(deal), turn: Number(turn) };
}
