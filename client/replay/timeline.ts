import { type Actor, blankGame, evolve, type GameEvent, type GameState, type RuleSet } from '#engine';
import type { GameRecord } from '#record';

/** The kinds of steps that lead to a moment, the most notable first. */
export type MomentKind = 'dealEnd' | 'deal' | 'meld' | 'swap' | 'layOff' | 'draw' | 'discard' | 'other';

/** The kinds of marks on the scrubber. */
export type MarkKind = 'meld' | 'swap' | 'out';

/** The game after one step of its record. */
export interface ReplayMoment {
  /** The number of the deal; 0 before the first. */
  readonly deal: number;
  /** The number of turns that have begun in this deal, of all seats; 0 if none has. */
  readonly turn: number;
  readonly by: Actor;
  readonly kind: MomentKind;
  readonly events: readonly GameEvent[];
}

/** A notable moment on the scrubber. */
export interface Mark {
  /** Its place in the timeline. */
  readonly at: number;
  readonly kind: MarkKind;
}

/** A deal of the game: the places of its first and last moment. */
export interface DealSpan {
  readonly deal: number;
  readonly from: number;
  readonly to: number;
  /** The number of its last turn. */
  readonly turns: number;
}

/** A recorded game as a line of moments, one for each step. A place is the index of a moment. */
export interface Timeline {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly moments: readonly ReplayMoment[];
  readonly marks: readonly Mark[];
  /** All deals in order, without the time before the first. */
  readonly deals: readonly DealSpan[];
  /** The state at a place, hidden cards included. */
  stateAt(place: number): GameState;
}

/** A state is kept every so many moments; those between are booked again when they are wanted. */
const APART = 32;

/** Makes the timeline of a record that `replay` accepts and that has at least one step. */
export function timelineOf({ rules, seats, steps }: GameRecord): Timeline {
  const kept: GameState[] = [];
  const moments: ReplayMoment[] = [];
  let state = blankGame(rules, seats);
  let turn = 0;
  for (const [place, { by, events }] of steps.entries()) {
    if (place % APART === 0) kept.push(state);
    for (const event of events) {
      if (event.type === 'dealt') turn = 0;
      if (event.type === 'turnBegan' || event.type === 'callTurnBegan') turn += 1;
      state = evolve(state, event);
    }
    moments.push({ deal: state.deal, turn, by, kind: kindOf(events), events });
  }
  const stateAt = (place: number): GameState => {
    const key = Math.floor(place / APART);
    const since = moments.slice(key * APART, place + 1);
    return since.reduce((before, { events }) => events.reduce(evolve, before), kept[key] as GameState);
  };
  return { rules, seats, moments, marks: marksIn(moments), deals: dealsIn(moments), stateAt };
}

const KINDS: Readonly<Partial<Record<GameEvent['type'], MomentKind>>> = {
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

const ORDER: readonly MomentKind[] = ['dealEnd', 'deal', 'meld', 'swap', 'layOff', 'draw', 'discard'];

function kindOf(events: readonly GameEvent[]): MomentKind {
  const kinds = events.map(({ type }) => KINDS[type]);
  return ORDER.find((kind) => kinds.includes(kind)) ?? 'other';
}

/** The marks of the game; plays that were taken back have none. */
function marksIn(moments: readonly ReplayMoment[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const [at, { events }] of moments.entries()) {
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

function dealsIn(moments: readonly ReplayMoment[]): readonly DealSpan[] {
  const spans: DealSpan[] = [];
  for (const [place, { deal, turn }] of moments.entries()) {
    const last = spans.at(-1);
    if (deal === 0) continue;
    if (last?.deal === deal) spans[spans.length - 1] = { ...last, to: place, turns: turn };
    else spans.push({ deal, from: place, to: place, turns: turn });
  }
  return spans;
}

/** The place where a turn of a deal begins: the nearest there is. */
export function placeOfTurn({ deals, moments }: Timeline, deal: number, turn: number): number {
  const span = deals.findLast((one) => one.deal <= deal) ?? deals[0];
  if (!span) return 0;
  const inDeal = moments.slice(span.from, span.to + 1);
  const found = inDeal.findIndex((moment) => moment.turn >= turn);
  return span.from + (found < 0 ? inDeal.length - 1 : found);
}
