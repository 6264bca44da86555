import { CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client, MessageContext, RoomException } from 'colyseus';
import type { z } from 'zod';
import { type Result, redact, type Seat } from '#engine';
import { CLOSE_CODES, JOIN_REFUSED, type Refusal } from '#protocol';
import { PRESETS } from '#rules';
import { memoryLog, Table, type TableSetup } from '#table';
import { HOLD_SECONDS } from '../config.ts';
import { newTableState, type SeatState, sightOf, type TableState, writeClock, writeState } from '../state/index.ts';
import type { House } from './house.ts';
import { Pacer } from './pacer.ts';
import { requestShapes } from './shapes.ts';

/** What the lobby makes a table from. */
export interface TableOrder extends Pick<TableSetup, 'id' | 'code' | 'isPrivate' | 'seats'> {
  readonly preset: string;
}

/** What the lobby lets somebody in with. */
export interface Ticket {
  readonly name: string;
  readonly spectate: boolean;
}

/** A place kept by the lobby is free again when nobody comes for it in this time. */
const PROMISE_SECONDS = 8;

/** A table on the network: passes on what people ask, and shows everybody what came of it. No rule is known here. */
export abstract class TableRoom extends Room<{ state: TableState }> {
  /** What it shares with all others; the class that is registered has it (`openHouse`). */
  abstract readonly house: House;
  /** Silent: a patch goes out when something has happened, and only then. */
  override patchRate = 0x7fff_ffff;
  /** Beyond this the connection is cut; long before, messages are refused. */
  override maxMessagesPerSecond = 200;
  override seatReservationTimeout = PROMISE_SECONDS;

  readonly #log = memoryLog();
  readonly #pacer = new Pacer();
  /** Sessions the lobby has promised a seat to, until when. */
  readonly #promises = new Map<string, number>();
  #order!: TableOrder;
  #table!: Table;
  #isTakenOver = false;
  #hasFailed = false;

  override messages = {
    act: this.#on(requestShapes.act, (seat, { at, action }) => this.#table.submit(seat, at, action)),
    next: this.#on(requestShapes.next, (seat) => this.#table.next(seat)),
    rematch: this.#on(requestShapes.rematch, (seat) => this.#table.rematch(seat)),
    start: this.#on(requestShapes.start, (seat) => this.#table.start(seat)),
    back: this.#on(requestShapes.back, (seat) => this.#table.back(seat)),
  };

  override onCreate(order: TableOrder): void {
    const { clock, entropy, think, pace, tables } = this.house;
    const rules = PRESETS[order.preset];
    if (!rules) throw new RangeError(`no such preset: ${order.preset}`);
    this.roomId = order.id;
    this.#order = order;
    this.#table = new Table({ ...order, rules, pace }, { clock, entropy, think, log: this.#log });
    this.state = newTableState(order.seats);
    writeState(this.state, (viewer) => this.#table.tableView(viewer), []);
    tables.set(order.code, this);
  }

  override onJoin(client: Client, { name, spectate }: Ticket): void {
    this.#promises.delete(client.sessionId);
    if (!spectate) {
      const seated = this.#table.sit({ id: client.sessionId, name });
      if (!seated.ok) throw new ServerError(JOIN_REFUSED, seated.reason);
      client.view = sightOf(this.state.seats[seated.value] as SeatState);
    }
    this.#publish(true);
  }

  /** A lost connection: the seat is kept, unless we cut it ourselves for what came over it. */
  override onDrop(client: Client, code?: number): void {
    if (this.#hasFailed || (code === CloseCode.WITH_ERROR && !this.#isTakenOver)) return;
    this.allowReconnection(client, HOLD_SECONDS).catch(() => {});
    this.#forSeatOf(client, (seat) => this.#table.disconnect(seat));
  }

  override onReconnect(client: Client): void {
    // A rematch may have given the seat to a bot: then its old owner is a spectator, and sees no more than that.
    if (this.#table.seatOf(client.sessionId) === null) {
      client.view?.dispose();
      delete client.view;
    }
    this.#forSeatOf(client, (seat) => this.#table.connect(seat));
    this.#publish(true);
  }

  override onLeave(client: Client): void {
    client.view?.dispose();
    this.#forSeatOf(client, (seat) => this.#table.leave(seat));
    if (this.#table.people() === 0 && this.#promises.size === 0 && this.clients.length > 0) {
      void this.disconnect(CLOSE_CODES.tableEmpty);
    }
  }

  override onDispose(): void {
    this.house.alarms.set(this, null);
    this.house.tables.delete(this.#order?.code);
  }

  /** Every fault of ours ends here: this table closes, its record is kept, no other table notices. */
  override onUncaughtException(error: RoomException): void {
    if (error.cause instanceof ServerError) return;
    this.#fail(error.cause ?? error);
  }

  /** One person's socket takes over from another one of theirs: that is no misbehaviour. */
  override checkReconnectionToken(token: string): string {
    this.#isTakenOver = true;
    const sessionId = super.checkReconnectionToken(token);
    this.#isTakenOver = false;
    return sessionId;
  }

  /** The house's alarm: something is due at the table. */
  wake(): void {
    try {
      this.#table.wake();
      this.#publish();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What the lobby needs to know to send people here. `closed`: why nobody can sit down now. */
  facts() {
    const now = this.house.clock.now();
    for (const [session, until] of this.#promises) if (until < now) this.#promises.delete(session);
    const openSeats = this.#table.openSeats() - this.#promises.size;
    const closed: Refusal | null = this.#table.closedBecause() ?? (openSeats > 0 ? null : 'tableFull');
    const people = this.#table.people() + this.#promises.size;
    return { order: this.#order, people, openSeats, closed, isWaiting: this.state.stage === 'waiting' };
  }

  /** A seat is kept for this session for a few seconds. */
  promise(session: string): void {
    this.#promises.set(session, this.house.clock.now() + PROMISE_SECONDS * 1000);
  }

  /** How a kind of request is answered: `ok`, or a refusal's code. */
  #on<Message>(shape: z.ZodType<Message>, act: (seat: Seat, message: Message) => Result<null, Refusal>) {
    return (client: Client, raw: unknown, ctx: MessageContext): unknown => {
      // Nothing else moves the room's clock, by which the limit on messages counts.
      this.clock.tick();
      const refuse = (code: Refusal) => ctx.reject({ code });
      if (!this.#pacer.allows(client.sessionId, this.house.clock.now())) return refuse('tooFast');
      const message = shape.safeParse(raw);
      if (!message.success) return refuse('badMessage');
      const seat = this.#table.seatOf(client.sessionId);
      if (seat === null) return refuse('notSeated');
      try {
        const done = act(seat, message.data);
        this.#publish();
        return done.ok ? { ok: true } : refuse(done.reason);
      } catch (error) {
        this.#fail(error);
        return refuse('tableClosed');
      }
    };
  }

  #forSeatOf(client: Client, change: (seat: Seat) => void): void {
    const seat = this.#table.seatOf(client.sessionId);
    if (seat === null) return;
    change(seat);
    this.#publish();
  }

  /** One patch for what has changed, the story in it. For somebody new the clock is told as it stands. */
  #publish(isForNewcomer = false): void {
    const changes = this.#table.drain();
    const events = changes.flatMap((change) => change.events).map((event) => redact(event, 'spectator'));
    if (changes.length > 0) writeState(this.state, (viewer) => this.#table.tableView(viewer), events);
    if (isForNewcomer) writeClock(this.state, this.#table.tableView('spectator').clock);
    this.broadcastPatch();
    this.house.alarms.set(this, this.#table.due());
  }

  #fail(cause: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    const { id, code } = this.#order;
    this.house.log.error({ err: cause, table: id, code, record: this.#log.entries }, 'a table failed and is closed');
    this.house.alarms.set(this, null);
    void this.disconnect(CLOSE_CODES.tableFailed);
  }
}

/** The class of rooms of one house. */
export function roomsOf(house: House): new () => TableRoom {
  return class extends TableRoom {
    override readonly house = house;
  };
}
