import { type GameEvent, type GameState, type PlayerView, redact, type Seat, viewFor } from '#engine';
import type { SeatInfo, TableView } from '#protocol';
import { BOT_NAMES } from '#table';
import type { LogRow } from '../table/tableLog.ts';
import { eventText } from '../text/eventText.ts';
import type { DealSpan, Timeline } from './timeline.ts';

/** Whose view is shown: that of a seat, which sees what it saw then, or of somebody who sees all hands. */
export type Perspective = Seat | 'all';

/** The game as seen from a perspective. The stock stays face down for everybody. */
export function viewOf(state: GameState, perspective: Perspective): PlayerView {
  if (perspective !== 'all') return viewFor(state, perspective);
  const view = viewFor(state, 'spectator');
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, shown: state.hands[i] ?? [] })) };
}

/** The events of a step as seen from a perspective. */
export const eventsFor = (events: readonly GameEvent[], perspective: Perspective): readonly GameEvent[] =>
  events.map((event) => (perspective === 'all' ? withHands(event) : redact(event, perspective)));

function withHands(event: GameEvent): GameEvent {
  const seen = redact(event, 'spectator');
  switch (event.type) {
    case 'dealt':
    case 'dealtOn':
      return { ...seen, hands: event.hands } as GameEvent;
    case 'drew':
    case 'penalized':
      return event;
    default:
      return seen;
  }
}

/** The player of a seat, as far as the picture shows. */
export type Face = Pick<SeatInfo, 'kind' | 'level' | 'avatar'>;

/** Distance of the faces of neighbours of whom a record tells nothing, as at a table. */
const AVATAR_DISTANCE = 3;

/** The face of a bot by the name it has in records; of anybody else, one for the seat. */
export function faceFor(seat: Seat, name: string, level: SeatInfo['level'] = null): Face {
  const bot = (BOT_NAMES as readonly string[]).indexOf(name);
  return bot < 0
    ? { kind: 'person', level: null, avatar: seat * AVATAR_DISTANCE }
    : { kind: 'bot', level, avatar: bot };
}

/** The table at a position of a replay: nobody is away, and it accepts no request. */
export function tableFor(
  state: GameState,
  perspective: Perspective,
  names: readonly string[],
  faces: readonly Face[] = [],
): TableView {
  return {
    stage: state.phase === 'over' ? 'over' : 'playing',
    code: '',
    isPrivate: true,
    spectators: true,
    bots: false,
    hints: false,
    rated: false,
    isDaily: false,
    rules: state.rules,
    pace: 'none',
    seats: state.hands.map((_, seat) => seatInfo(names[seat] ?? '', faces[seat] ?? faceFor(seat, ''))),
    viewer: perspective === 'all' ? 'spectator' : perspective,
    adjourned: false,
    silent: [],
    clock: null,
    away: [],
    game: viewOf(state, perspective),
    gameId: null,
    fair: null,
  };
}

const seatInfo = (name: string, face: Face): SeatInfo => ({
  name,
  ...face,
  connected: true,
  standIn: false,
  ready: false,
  adjourns: false,
  booked: '',
});

/** An entry of the log, and the position of its step. */
interface ReplayLogEntry extends LogRow {
  readonly position: number;
}

/** The log of a replayed game. */
export interface ReplayLog {
  /** The entries of the deal at this position, up to it, as seen from a perspective. */
  until(position: number, perspective: Perspective): readonly ReplayLogEntry[];
}

/** The log of a game. A deal is written once for each perspective in a row. */
export function replayLog(timeline: Timeline, names: readonly string[]): ReplayLog {
  let written: {
    readonly span: DealSpan;
    readonly perspective: Perspective;
    readonly entries: readonly ReplayLogEntry[];
  } | null = null;
  return {
    until(position, perspective) {
      const span = timeline.deals.find(({ from, to }) => from <= position && position <= to);
      if (!span) return entriesOf(timeline, names, { from: 0, to: position }, perspective);
      if (written?.span !== span || written.perspective !== perspective)
        written = { span, perspective, entries: entriesOf(timeline, names, span, perspective) };
      return written.entries.filter((entry) => entry.position <= position);
    },
  };
}

function entriesOf(
  timeline: Timeline,
  names: readonly string[],
  { from, to }: Pick<DealSpan, 'from' | 'to'>,
  perspective: Perspective,
): readonly ReplayLogEntry[] {
  const entries: ReplayLogEntry[] = [];
  for (let position = from; position <= to; position++) {
    const { deal, events } = timeline.steps[position] as Timeline['steps'][number];
    const table = tableFor(timeline.stateAt(position), perspective, names);
    for (const event of eventsFor(events, perspective)) {
      const words = eventText.told(event, table, true);
      if (words !== null) entries.push({ id: entries.length + 1, words, deal, seat: seatIn(event), position });
    }
  }
  return entries;
}

const seatIn = (event: { readonly type: string; readonly seat?: Seat }): Seat | null =>
  event.seat !== undefined && event.seat >= 0 ? event.seat : null;
