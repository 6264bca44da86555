import { Encoder } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import { think } from '#bots';
import { apply, type GameEvent, type GameState, type Random, redact, type Viewer, viewFor } from '#engine';
import type { ClockView, TableView } from '#protocol';
import { crazyRummy } from '#rules';
import { newTableState, writeState } from '../../server/state/writeState.ts';
import { asTold as eventAsTold } from '../support/play/asTold.ts';
import { withOptions } from '../support/play/deals.ts';
import { playGame } from '../support/play/playGame.ts';
import { recorded } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { serverTableAt } from '../support/server/look.ts';
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

test('a swap of two cards and its undo are sent with both, whether the wild is taken or moved (R156)', () => {
  for (const to of ['free', 'otherMeld'] as const) {
    const rules = withOptions(crazyRummy, { swap: { sets: 'all', to } });
    const melds = ['0 set Q: QC QD 4S', '0 run 6H: 6H 7H 8H'];
    const start = position({ rules, hands: ['QH QS 3C', '2D', '5D'], melds });
    const wire = new Wire(SEATS);
    wire.send(serverTableAt(start), []);
    let state = start;
    for (const line of [`0 swap QH QS for 4S in 0${to === 'free' ? '' : ' to 1 high'}`, '0 takeback']) {
      const { by, action } = recorded(line, SEATS);
      const done = apply(state, by, action);
      if (!done.ok) throw new Error(done.reason);
      state = done.value.state;
      const told = done.value.events.map((event) => redact(event, 'spectator'));
      wire.send(serverTableAt(state), told);
      for (const viewer of VIEWERS) {
        expect(wire.view(viewer).game).toStrictEqual(serverTableAt(state)(viewer).game);
        expect(wire.story(viewer)).toStrictEqual(told.map(eventAsTold));
      }
    }
  }
});

/** The size of a frame, which begins with one byte for its type. */
const frameOf = (size: number): number => size + 1;

describe('a frame is small', () => {
  /** The events that begin a patch, with the most bytes to each of the others: in the median, and at most. */
  const MOST_BYTES = {
    'drew stock': [30, 30],
    'drew pile': [50, 52],
    discarded: [60, 72],
    melded: [80, 96],
    laidOff: [70, 96],
    swapped: [80, 96],
  } as const;

  const kindOf = ([event]: readonly GameEvent[]): string =>
    event?.type === 'drew' ? `drew ${event.from}` : (event?.type ?? '');

  test('in a whole game of four, also in its last deals', () => {
    const wire = new Wire(4);
    const first = new Map<string, number[]>();
    const late = new Map<string, number[]>();
    const think4 = (_: unknown, random: Random, state: GameState) => think(viewFor(state, state.turn), random);
    for (const { after, events } of playGame({ seed: 4, seats: 4, choose: think4 })) {
      const told = events.map((event) => redact(event, 'spectator'));
      const [frame = 0] = wire.send(serverTableAt(after), told).map(frameOf);
      // The end of a deal shows all hands.
      if (events.some(({ type }) => type === 'dealEnded')) continue;
      const sizes = after.deal > 10 ? late : first;
      sizes.set(kindOf(events), [...(sizes.get(kindOf(events)) ?? []), frame]);
    }
    for (const sizes of [first, late]) {
      for (const [kind, [median, most]] of Object.entries(MOST_BYTES)) {
        const sorted = (sizes.get(kind) ?? []).toSorted((a, b) => a - b);
        expect(sorted.length, kind).toBeGreaterThan(2);
        expect(sorted[sorted.length >> 1], kind).toBeLessThanOrEqual(median);
        expect(sorted.at(-1), kind).toBeLessThanOrEqual(most);
      }
    }
  });

  test('and so is the whole state of a table, for somebody who comes in the middle of a deal', () => {
    const state = newTableState(4);
    const encoder = new Encoder(state);
    const sizes: number[] = [];
    const think4 = (_: unknown, random: Random, now: GameState) => think(viewFor(now, now.turn), random);
    for (const { after, events } of playGame({ seed: 5, seats: 4, choose: think4 })) {
      writeState(
        state,
        serverTableAt(after),
        events.map((event) => redact(event, 'spectator')),
      );
      encoder.discardChanges();
      sizes.push(encoder.encodeAll().length);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(3_000);
  });
});
