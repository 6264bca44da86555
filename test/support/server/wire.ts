import { type Decoder, Encoder, Reflection, type StateView } from '@colyseus/schema';
import type { GameEvent, Viewer } from '#engine';
import type { SentEvent, TableView } from '#protocol';
import { eventsIn, readState, rowCount, rowsAfter } from '../../../client/net/readState.ts';
import type { SeatState, TableState } from '../../../server/state/schema.ts';
import { newTableState, ownerViewOf, writeState } from '../../../server/state/writeState.ts';
import { viewersOf } from './look.ts';

/** A viewer at the other end, with the state decoded by a page's decoder from the bytes encoded for this viewer. */
interface Receiver {
  readonly viewer: Viewer;
  readonly ownerView: StateView | null;
  readonly decoder: Decoder<TableState>;
  /** The last patch received. */
  patch: Uint8Array;
  /** The table as decoded after it; null before the first. */
  table: TableView | null;
  /** The events that it told. */
  story: readonly SentEvent[];
}

/** A table's state, written by `writeState` and sent to every seat and a spectator, without sockets. */
export class Wire {
  readonly #state: TableState;
  readonly #encoder: Encoder;
  readonly #receivers: Receiver[];
  #waiting: readonly GameEvent[] | null = [];

  constructor(seats: number, viewers: readonly Viewer[] = viewersOf(seats)) {
    this.#state = newTableState(seats);
    this.#encoder = new Encoder(this.#state);
    this.#receivers = viewers.map((viewer) => this.#join(viewer));
  }

  /** Writes a change and sends every viewer the patch. Returns the sizes of the patches in bytes, spectator first. */
  send(look: (viewer: Viewer) => TableView, publicEvents: readonly GameEvent[] | null): readonly number[] {
    this.happen(publicEvents);
    writeState(this.#state, look, this.#waiting);
    this.#waiting = [];
    const it = { offset: 0 };
    const shared = Uint8Array.from(this.#encoder.encode(it));
    const end = it.offset;
    const sizes = this.#receivers.map((receiver) => {
      const { ownerView, decoder } = receiver;
      receiver.patch = ownerView ? Uint8Array.from(this.#encoder.encodeView(ownerView, end, it)) : shared;
      const told = rowCount(decoder.state.game.events);
      const before = receiver.table?.game ?? null;
      decoder.decode(receiver.patch);
      receiver.table = readState(decoder.state);
      const { game } = receiver.table;
      receiver.story = game ? eventsIn(rowsAfter(decoder.state.game.events, told), game, before) : [];
      return receiver.patch.length;
    });
    this.#encoder.discardChanges();
    return sizes;
  }

  /** Lets something happen that goes out with the next change. */
  happen(publicEvents: readonly GameEvent[] | null): void {
    this.#waiting = this.#waiting && publicEvents && [...this.#waiting, ...publicEvents];
  }

  /** Reconnects a viewer, who gets the full state again. */
  rejoin(viewer: Viewer): void {
    const index = this.#receivers.findIndex((receiver) => receiver.viewer === viewer);
    this.#receivers[index] = this.#join(viewer);
  }

  /** The table as decoded by a viewer. */
  view(viewer: Viewer): TableView {
    return readState(this.#receiver(viewer).decoder.state);
  }

  /** The last patch sent to a viewer. */
  patch(viewer: Viewer): Uint8Array {
    return this.#receiver(viewer).patch;
  }

  /** The events that the last patch told a viewer. */
  story(viewer: Viewer): readonly SentEvent[] {
    return this.#receiver(viewer).story;
  }

  #receiver(viewer: Viewer): Receiver {
    return this.#receivers.find((receiver) => receiver.viewer === viewer) as Receiver;
  }

  #join(viewer: Viewer): Receiver {
    const ownerView = viewer === 'spectator' ? null : ownerViewOf(this.#state.seats[viewer] as SeatState);
    const decoder = Reflection.decode<TableState>(Reflection.encode(this.#encoder));
    const it = { offset: 0 };
    const shared = Uint8Array.from(this.#encoder.encodeAll(it));
    decoder.decode(ownerView ? Uint8Array.from(this.#encoder.encodeAllView(ownerView, it.offset, it)) : shared);
    return { viewer, ownerView, decoder, patch: new Uint8Array(), table: null, story: [] };
  }
}
