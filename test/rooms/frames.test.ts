import { ClientState } from '@colyseus/core';
import { Reflection, type StateView } from '@colyseus/schema';
import type { Client } from 'colyseus';
import { expect, test } from 'vitest';
import { CopyingSerializer } from '../../server/rooms/socket.ts';
import type { SeatState, TableState } from '../../server/state/schema.ts';
import { newTableState, ownerViewOf } from '../../server/state/writeState.ts';

const SEATS = 3;
const TURNS = 40;

/** A frame that a socket queues without a copy, and a copy of it made when it was sent. */
interface Waiting {
  readonly frame: Uint8Array;
  readonly sent: Buffer;
}

/** A client whose socket does not drain. */
function blocked(view?: StateView) {
  const waiting: Waiting[] = [];
  const raw = (frame: Uint8Array): void => void waiting.push({ frame, sent: Buffer.from(frame) });
  return { state: ClientState.JOINED, view, raw, waiting };
}

function tableOf(shares = 0) {
  const state = newTableState(SEATS);
  state.code = 'KXQR';
  for (let share = 0; share < shares; share++) state.fair.shares.push(`the share numbered ${share}`);
  const serializer = new CopyingSerializer();
  serializer.reset(state);
  const ownerViews = [...state.seats].map((seat) => ownerViewOf(seat as SeatState));
  const watchers = [blocked(), blocked()];
  const seated = ownerViews.map((view) => blocked(view));
  const lines = [...watchers, ...seated];
  const patch = () => serializer.applyPatches(lines as unknown as Client[]);
  /** A turn in which every hand changes. Sometimes a hand is played out or a public list is emptied. */
  const turn = (number: number): void => {
    for (const [
      seat,
      {
        own: { hand },
      },
    ] of state.seats.entries()) {
      if (number % 7 === seat) hand.clear();
      hand.push((number * SEATS + seat) % 108);
    }
    if (number % 5 === 4) state.fair.shares.clear();
    state.fair.shares.push(`turn ${number}`);
  };
  return { state, serializer, watchers, seated, ownerViews, lines, patch, turn };
}

const asSent = ({ frame, sent }: Waiting): boolean => sent.equals(frame);

test('queued patches never change, whatever is sent after them', () => {
  const { lines, patch, turn } = tableOf();
  for (let number = 0; number < TURNS; number++) {
    turn(number);
    patch();
  }
  for (const { waiting } of lines) {
    expect(waiting).toHaveLength(TURNS);
    expect(waiting.filter((each) => !asSent(each))).toEqual([]);
  }
});

test('queued full states never change, for seats and for spectators', () => {
  const { serializer, ownerViews, patch, turn } = tableOf();
  const all: Waiting[] = [];
  for (let number = 0; number < TURNS; number++) {
    turn(number);
    patch();
    for (const view of [undefined, ...ownerViews]) {
      const frame = serializer.getFullState({ view } as Client);
      all.push({ frame, sent: Buffer.from(frame) });
    }
  }
  expect(all.filter((each) => !asSent(each))).toEqual([]);
});

test('a frame is copied once, however many clients get it', () => {
  const { watchers, patch, turn } = tableOf();
  turn(0);
  patch();
  const [one, other] = watchers.map(({ waiting }) => waiting[0]?.frame);
  expect(one).toBe(other);
});

test('a seat gets a correct full state even if it is longer than the encoder’s buffer', () => {
  const { state, serializer, ownerViews, turn } = tableOf(600);
  turn(0);
  const bytes = serializer.getFullState({ view: ownerViews[1] } as Client);
  const decoder = Reflection.decode<TableState>(serializer.handshake());
  decoder.decode(bytes, { offset: 1 });
  expect([...decoder.state.fair.shares]).toEqual([...state.fair.shares]);
  expect([...(decoder.state.seats[1] as SeatState).own.hand]).toEqual([...(state.seats[1] as SeatState).own.hand]);
});

/** Whether two messages have bytes of memory in common. */
const overlap = (one: Uint8Array, other: Uint8Array): boolean =>
  one.buffer === other.buffer &&
  one.byteOffset < other.byteOffset + other.length &&
  other.byteOffset < one.byteOffset + one.length;

test('seats of which nothing secret changes share one buffer with spectators; a seat that learns more has its own', () => {
  const { state, patch, lines, watchers, seated } = tableOf();
  patch();
  for (let number = 0; number < TURNS; number++) {
    const mover = number % SEATS;
    (state.seats[mover] as SeatState).own.hand.push(number);
    // Sometimes nothing public changes.
    if (number % 4 > 0) state.fair.shares.push(`turn ${number}`);
    patch();
    const last = lines.map(({ waiting }) => waiting.at(-1)?.frame as Uint8Array);
    const own = seated[mover]?.waiting.at(-1)?.frame as Uint8Array;
    const others = last.filter((frame) => frame !== own);
    expect(others).toHaveLength(lines.length - 1);
    expect(new Set(others)).toEqual(new Set([watchers[0]?.waiting.at(-1)?.frame]));
    expect(others.some((frame) => overlap(frame, own))).toBe(false);
  }
  for (const { waiting } of lines) expect(waiting.filter((each) => !asSent(each))).toEqual([]);
});

test('what one seat alone learns without a public change is sent to that seat alone', () => {
  const { state, patch, seated, ownerViews } = tableOf();
  state.fair.shares.push('a turn');
  patch();
  ownerViews[1]?.add((state.seats[2] as SeatState).own);
  patch();
  expect(seated.map(({ waiting }) => waiting.length)).toEqual([1, 2, 1]);
  expect(seated[1]?.waiting[1]?.frame.length).toBeGreaterThan(1);
});
