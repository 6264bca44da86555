import { describe, expect, test } from 'vitest';
import { type GameEvent, redact, type Viewer } from '#engine';
import type { ClockView, TableView } from '#protocol';
import { PACE, seat, setUp } from '../support/server/table.ts';
import { Wire } from '../support/server/wire.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = ['spectator', 0, 1, 2];

/** A table with several viewers connected over the wire. */
function tableOnWire() {
  const set = setUp({ seats: SEATS });
  const wire = new Wire(SEATS);
  const send = (): { readonly events: readonly GameEvent[]; readonly sizes: readonly number[] } => {
    const events = set.table.drain().flatMap((change) => change.events);
    const told = events.map((event) => redact(event, 'spectator'));
    return { events, sizes: wire.send((viewer) => set.table.tableView(viewer), told) };
  };
  return { ...set, wire, send };
}

/** A clock is sent when it starts; after that each viewer counts it down. */
const started = (clock: ClockView | null) => clock && { ...clock, left: clock.total };
const asTold = (table: TableView): TableView => ({ ...table, clock: started(table.clock) });

test('seats, clocks and stages are sent like the cards: every viewer decodes the table as it is', () => {
  const all = tableOnWire();
  const { table, wire, send, pass } = all;
  const check = () => {
    send();
    for (const viewer of VIEWERS) expect(asTold(wire.view(viewer))).toStrictEqual(asTold(table.tableView(viewer)));
  };
  check();
  seat(all, 'Ann', 'Ben');
  check();
  table.start(0);
  check();
  while (table.wake()) check();
  const steps: readonly (() => void)[] = [
    () => table.disconnect(1),
    () => pass(PACE.grace),
    () => table.connect(1),
    () => pass(PACE.turn),
    () => pass(PACE.turn),
    () => all.finishDeal(),
    () => table.next(0),
    () => table.leave(1),
    () => pass(PACE.next),
  ];
  for (const step of steps) {
    step();
    check();
  }
});

/** The size of a frame, which begins with one byte for its type. */
const frameOf = (size: number): number => size + 1;

describe('a frame is small', () => {
  test('a turn of drawing and discarding takes at most 24 bytes for the other players', () => {
    const all = tableOnWire();
    seat(all, 'Ann', 'Ben', 'Cid');
    all.settle();
    all.send();
    for (let turn = 0; turn < 12; turn++) {
      const { turn: mover, phase, hand } = all.view(all.view(0).turn);
      const isDraw = phase === 'draw';
      all.act(
        mover,
        isDraw ? { type: 'draw', from: 'stock' } : { type: 'discard', card: hand[turn % hand.length] as number },
      );
      const [spectator = 0, ...seats] = all.send().sizes.map(frameOf);
      const others = seats.filter((_, seat) => seat !== mover);
      expect(Math.max(spectator, ...others)).toBeLessThanOrEqual(isDraw ? 12 : 24);
      expect(seats[mover]).toBeLessThanOrEqual(isDraw ? 26 : 40);
    }
  });
});
