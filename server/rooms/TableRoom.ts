import { CloseCode, Room, ServerError } from '@colyseus/core';
import type { Client, MessageContext, RoomException } from 'colyseus';
import type { z } from 'zod';
import { type Result, redact, type Seat } from '#engine';
import { CLOSE_CODES, JOIN_REFUSED, type Refusal, type TableLook } from '#protocol';
import { parseRules, printRules } from '#rules';
import { memoryLog, Table } from '#table';
import { PATIENCE } from '../config.ts';
import { newTableState, type SeatState, sightOf, type TableState, writeClock, writeState } from '../state/index.ts';
import { Attendance, type Ticket } from './attendance.ts';
import type { House, TableOrder } from './house.ts';
import { Pacer } from './pacer.ts';
import { forgetReservations } from './reservations.ts';
import { requestShapes } from './shapes.ts';

/** A table on the network: passes on what people ask, and shows everybody what came of it. No rule is known here. */
export abstract class TableRoom extends Room<{ state: TableState }> {
  /** What it shares with all others; the class that is registered has it (`openHouse`). */
  abstract readonly house: House;
  /** Silent: a patch goes out when something has happened, and only then. */
  override patchRate = 0x7fff_ffff;
  /** Beyond this the connection is cut; long before, messages are refused. */
  override maxMessagesPerSecond = 200;
  override seatReservationTimeout = PATIENCE.promise / 1000;
  /** We say when it closes: to the framework, a table whose people are all away looks empty. */
  override autoDispose = false;

  readonly #log = memoryLog();
  readonly #pacer = new Pacer();
  #attendance!: Attendance<Client>;
  order!: TableOrder;
  #table!: Table;
  #phase: 'opening' | 'open' | 'closed' = 'opening';

  override messages = {
    act: this.#on(requestShapes.act, (seat, { at, action }) => this.#table.submit(seat, at, action)),
    next: this.#on(requestShapes.next, (seat) => this.#table.next(seat)),
    rematch: this.#on(requestShapes.rematch, (seat) => this.#table.rematch(seat)),
    start: this.#on(requestShapes.start, (seat) => this.#table.start(seat)),
    back: this.#on(requestShapes.back, (seat) => this.#table.back(seat)),
  };

  override onCreate(order: TableOrder): void {
    const { clock, entropy, think, pace, patience, tables, alarms } = this.house;
    const rules = parseRules(order.rules);
    if (!rules) throw new RangeError(`no rules: ${order.rules}`);
    this.roomId = order.id;
    this.order = order;
    this.#table = new Table({ ...order, rules, pace }, { clock, entropy, think, log: this.#log });
    this.state = newTableState(order.seats);
    writeState(this.state, (viewer) => this.#table.tableView(viewer), []);
    tables.set(order.code, this);
    this.#attendance = new Attendance(this.#table, clock, patience);
    this.#phase = 'open';
    // Even its first visitor may never come.
    alarms.set(this, clock.now() + patience.promise);
  }

  override onJoin(client: Client, ticket: Ticket): void {
    const entered = this.#attendance.enter(client, ticket);
    if (!entered.ok) throw new ServerError(JOIN_REFUSED, entered.reason);
    const { seat, older } = entered.value;
    older?.leave(CLOSE_CODES.takenOver);
    if (seat !== null) client.view = sightOf(this.state.seats[seat] as SeatState);
    this.#publish(true);
  }

  /** A connection is gone. The seat is kept, unless its owner has left or we cut it ourselves for what came over it. */
  override onLeave(client: Client, code?: number): void {
    client.view?.dispose();
    if (this.#phase === 'closed') return;
    this.#attendance.leave(client, code === CloseCode.CONSENTED || code === CloseCode.WITH_ERROR);
    this.#publish();
    this.#closeIfEmpty();
  }

  /** The server goes down. */
  override onBeforeShutdown(): void {
    this.#close(CloseCode.SERVER_SHUTDOWN);
  }

  override onDispose(): void {
    this.house.alarms.set(this, Number.POSITIVE_INFINITY);
    this.house.tables.delete(this.order?.code);
  }

  /** Every fault of ours ends here: this table closes, its record is kept, no other table notices. */
  override onUncaughtException(error: RoomException): void {
    // A table that could not even be opened is told by whoever wanted it.
    if (error.cause instanceof ServerError || this.#phase === 'opening') return;
    this.#fail(error.cause ?? error);
  }

  /** The house's alarm: something is due at the table, or somebody has not come (back) in time. */
  wake(): void {
    try {
      this.#attendance.giveUp();
      this.#table.wake();
      this.#publish();
      this.#closeIfEmpty();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What the lobby needs to know to send people here. */
  facts() {
    return { stage: this.#table.stage, ...this.#attendance.places() };
  }

  /** What somebody may see of it who knows its code. */
  look(): TableLook {
    const { code, rules, seats } = this.#table.tableView('spectator');
    const names = seats.map(({ name, kind }) => ({ name, kind }));
    return { code, rules: printRules(rules), seats: names, closed: this.facts().closed };
  }

  /** A seat is kept for this session for a few seconds. */
  promise(session: string): void {
    this.#attendance.promise(session);
    this.#arm();
  }

  /** This is the key of somebody who is here, or away and expected back. */
  knows(key: string): boolean {
    return this.#phase === 'open' && this.#attendance.knows(key);
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
      const seat = this.#attendance.seatOf(client);
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

  /** One patch for what has changed, the story in it. For somebody new the clock is told as it stands. */
  #publish(isForNewcomer = false): void {
    const changes = this.#table.drain();
    const events = changes.flatMap((change) => change.events).map((event) => redact(event, 'spectator'));
    this.#blindTheSeatless();
    if (changes.length > 0) writeState(this.state, (viewer) => this.#table.tableView(viewer), events);
    if (isForNewcomer) writeClock(this.state, this.#table.tableView('spectator').clock);
    this.broadcastPatch();
    this.#arm();
  }

  /** Whoever has lost the seat to a bot sees nothing more of it: not the next hand, and not the last one again. */
  #blindTheSeatless(): void {
    for (const client of this.clients) {
      if (!client.view || this.#attendance.seatOf(client) !== null) continue;
      client.view.dispose();
      delete client.view;
      client.leave(CLOSE_CODES.seatLost);
    }
  }

  #arm(): void {
    if (this.#phase !== 'open') return;
    this.house.alarms.set(this, Math.min(this.#table.due() ?? Number.POSITIVE_INFINITY, this.#attendance.due()));
  }

  #closeIfEmpty(): void {
    if (this.#attendance.isEmpty()) this.#close(CLOSE_CODES.tableEmpty);
  }

  #fail(cause: unknown): void {
    if (this.#phase !== 'open') return;
    const { id: table, code } = this.order;
    this.house.log.error({ err: cause, table, code, record: this.#log.entries }, 'a table failed and is closed');
    this.#close(CLOSE_CODES.tableFailed);
  }

  #close(code: number): void {
    if (this.#phase !== 'open') return;
    this.#phase = 'closed';
    this.onDispose();
    forgetReservations(this);
    void this.disconnect(code);
  }
}

/** The class of rooms of one house. */
export function roomsOf(house: House): new () => TableRoom {
  return class extends TableRoom {
    override readonly house = house;
  };
}
