import { Room } from 'colyseus.js';
import type { GameEvent, Seat } from '#engine';
import type { Requests } from '#protocol';
import { crazyRummy } from '#rules';
import { memoryLog, Table } from '#table';
import { firstListed } from '../../support/server/table.ts';
import { LONG_TURNS, QUICK_TEMPO } from '../../support/server/testServer.ts';
import { ALIKE } from './alike.ts';
import { clientFrame } from './frames.ts';

export const SEATS = 4;

/** How long a crowd plays before anything is counted, in ms. */
export const WARM_UP = 5_000;

export const KINDS = ['draw', 'discard', 'meld', 'other'] as const;
export type ScriptStepKind = (typeof KINDS)[number];

/** One request of a table's script. */
export interface ScriptStep {
  readonly seat: Seat;
  readonly kind: ScriptStepKind;
  /** How many frames each client gets for it: more than one when the table continues by itself with the next deal. */
  readonly frames: number;
  /** The request as the real client sends it, ready for the socket. */
  readonly frame: Buffer;
}

/** The first `length` requests of four players through whole games, encoded by the real SDK. */
export function writeScript(length: number): readonly ScriptStep[] {
  const table = openTable();
  const clients = Array.from({ length: SEATS }, openClient);
  const steps: ScriptStep[] = [];
  const ask = <Name extends keyof Requests>(seat: Seat, name: Name, message: Requests[Name]): void => {
    const done = doneBy(table, seat, name, message);
    if (!done.ok) throw new Error(`the table refused a step of the script: ${done.reason}`);
    const events = table.drain().flatMap((change) => change.events);
    let frames = 1;
    for (; table.wake(); frames++) table.drain();
    steps.push({ seat, kind: kindOf(events), frames, frame: clients[seat]!(name, message) });
  };
  while (steps.length < length) {
    const game = table.tableView('spectator').game;
    if (!game) throw new Error('no game');
    if (game.phase === 'ready' || game.phase === 'over') {
      for (let seat = 0; seat < SEATS; seat++) ask(seat, table.stage === 'over' ? 'rematch' : 'next', {});
      continue;
    }
    const own = table.tableView(game.turn).game!;
    ask(game.turn, 'act', { at: own.seats[game.turn]!.at, action: firstListed(own, { below: () => 0 }) });
  }
  return steps;
}

function doneBy(table: Table, seat: Seat, name: keyof Requests, message: object) {
  if (name !== 'act') return name === 'rematch' ? table.rematch(seat) : table.next(seat);
  const { at, action } = message as Requests['act'];
  return table.act(seat, at, action);
}

function openTable(): Table {
  const pace = { ...QUICK_TEMPO, ...LONG_TURNS.usual };
  const setup = {
    id: ALIKE.slice(0, 32),
    code: 'BCDFGH',
    isPrivate: true,
    rules: crazyRummy,
    seats: SEATS,
    bots: true,
  };
  const host = { clock: { now: () => 0 }, secrets: () => ALIKE, think: firstListed, log: memoryLog() };
  const table = new Table({ ...setup, paceName: 'usual', pace }, host);
  for (let seat = 0; seat < SEATS; seat++) {
    table.sit({ id: `${seat}`, name: `Player ${seat}` });
    table.connect(seat);
  }
  while (table.wake()) table.drain();
  return table;
}

/** Separates plain moves from those with further effects, such as the end of a deal. */
function kindOf(events: readonly GameEvent[]): ScriptStepKind {
  const types = events.map(({ type }) => type).join(' ');
  if (types === 'drew') return 'draw';
  if (types === 'discarded turnBegan') return 'discard';
  return types === 'melded' || types === 'laidOff' || types === 'swapped' ? 'meld' : 'other';
}

/** Opens a client of the real SDK that returns the frame of each request instead of sending it. */
function openClient() {
  const room = new Room('table');
  let sent: Buffer = Buffer.alloc(0);
  const send = (data: Uint8Array): void => {
    sent = clientFrame(data);
  };
  room.connection = { isOpen: true, send } as unknown as Room['connection'];
  return <Name extends keyof Requests>(name: Name, message: Requests[Name]): Buffer => {
    // Nothing answers here: answers are counted where the frames are really sent.
    void room.request(name, message, { timeout: 1 }).catch(() => undefined);
    return sent;
  };
}
