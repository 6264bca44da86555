import { type GameEvent, type GameState, type PlayerView, redact, type Seat, viewFor } from '#engine';
import type { SeatInfo, TableView } from '#protocol';
import { BOT_NAMES } from '#table';

/** The onlooker: a seat, which sees what it saw then, or somebody who sees all hands. */
export type Eyes = Seat | 'all';

/** The game as these eyes see it. The stock stays face down for everybody. */
export function viewOf(state: GameState, eyes: Eyes): PlayerView {
  if (eyes !== 'all') return viewFor(state, eyes);
  const view = viewFor(state, 'spectator');
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, shown: state.hands[i] ?? [] })) };
}

/** The events of a step as these eyes see them. */
export const storyFor = (events: readonly GameEvent[], eyes: Eyes): readonly GameEvent[] =>
  events.map((event) => (eyes === 'all' ? withHands(event) : redact(event, eyes)));

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
const APART = 3;

/** The face of a bot by the name it has in records; of anybody else, one for the seat. */
export function faceFor(seat: Seat, name: string, level: SeatInfo['level'] = null): Face {
  const bot = (BOT_NAMES as readonly string[]).indexOf(name);
  return bot < 0 ? { kind: 'person', level: null, avatar: seat * APART } : { kind: 'bot', level, avatar: bot };
}

/** The table at a moment of a replay: nobody is away, and nothing can be asked of it. */
export function tableFor(
  state: GameState,
  eyes: Eyes,
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
    viewer: eyes === 'all' ? 'spectator' : eyes,
    adjourned: false,
    silent: [],
    clock: null,
    away: [],
    game: viewOf(state, eyes),
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
