import type { Room } from 'colyseus.js';
import { no, ok, type PlayerView, type Result, type Seat, type SeatAction } from '#engine';
import {
  BOOKED,
  CLOSE_CODES,
  type ClockView,
  type DealRecord,
  type Refusal,
  type Requests,
  SAID,
  type Said,
  type SentEvent,
  SILENCE_MS,
  type TableCompany,
  type TableConnection,
  type TableUpdate,
} from '#protocol';
import type { SeenDeal } from '#record';
import type { TableState } from '../../server/state/schema.ts';
import { refusalInReply } from './entry.ts';
import { eventsIn, readState, rowCount, rowsAfter } from './readState.ts';
import {
  CONNECTION_BROKEN,
  EXPLAINED_FROM_ATTEMPT,
  isAnswered,
  isPageVisible,
  isTemporary,
  keepsSeat,
  onFirstStateTimeout,
  onWakeUp,
  reconnectsAfter,
  waitBeforeAttempt,
} from './reconnecting.ts';
import type { SeenDeals } from './seenDeals.ts';

/** `lost` is final: the table is closed, or the seat is no longer ours. */
export type ConnectionStatus = 'online' | 'reconnecting' | 'lost';

/**
 * Why a table is lost. `takenOver`: its player has opened it in another tab or on another device. `unused`: nobody
 * came, and it sleeps until somebody does.
 */
export type LossReason = Refusal | 'takenOver' | 'unused';

export type SocketRoom = Room<unknown, TableState>;

/** Joins the room again in our seat. */
type Rejoin = () => Promise<Result<SocketRoom, Refusal>>;

type StatusListener = (status: ConnectionStatus, reason: LossReason | null) => void;

const LOSS_REASONS: ReadonlyMap<number, LossReason> = new Map([
  [CLOSE_CODES.tableFailed, 'tableClosed'],
  [CLOSE_CODES.takenOver, 'takenOver'],
  [CLOSE_CODES.unused, 'unused'],
]);

/** Counts a clock down locally: the state has its value only when it starts or when we join. */
class Countdown {
  #clock = '';
  #since = 0;

  /** Returns the clock with the time left at `now` (ms). */
  at(clock: ClockView | null, now: number): ClockView | null {
    if (!clock) return null;
    const shown = `${clock.run} ${clock.left}`;
    if (shown !== this.#clock) {
      this.#clock = shown;
      this.#since = now;
    }
    return { ...clock, left: Math.max(0, clock.left - (now - this.#since)) };
  }
}

/** A table on the server. It reconnects by itself when the connection breaks. */
export class RemoteTable implements TableConnection {
  readonly #rejoin: Rejoin;
  readonly #forget: () => void;
  readonly #stopWakeUp: () => void;
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  readonly #statusListeners = new Set<StatusListener>();
  readonly #saidListeners = new Set<(said: Said) => void>();
  readonly #bookedListeners = new Set<(seat: Seat | null) => void>();
  readonly #countdown = new Countdown();
  #room!: SocketRoom;
  #status: ConnectionStatus = 'online';
  #reason: LossReason | null = null;
  #isChecking = false;
  /** Fires when the server has sent nothing for a while. */
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the seat is given up when the table is left. */
  #givesUpSeat = true;
  #latest: TableUpdate | null = null;
  /** The number of rows of events seen so far; null before the first state of a room. */
  #rowsSeen: number | null = null;
  readonly #deals: SeenDeals | null;
  /** The bot's seat that we have booked. */
  #booked: Seat | null = null;

  /**
   * Takes over a joined room.
   * @param forget called when there is no seat left to return to
   * @param deals adds shares to the deals and remembers them; null adds none
   */
  constructor(room: SocketRoom, rejoin: Rejoin, forget: () => void, deals: SeenDeals | null = null) {
    this.#rejoin = rejoin;
    this.#forget = forget;
    this.#deals = deals;
    this.#stopWakeUp = onWakeUp(() => void this.#check());
    this.#adopt(room);
  }

  /**
   * Resolves when the first state has arrived. `tableClosed` if it never will; `offline` if the connection breaks
   * first: the seat is then still ours and can be requested again.
   */
  seen(): Promise<Result<null, Refusal>> {
    return new Promise((resolve) => {
      const room = this.#room;
      if (this.#latest) resolve(ok(null));
      room.onStateChange.once(() => resolve(ok(null)));
      room.onLeave.once((code) => {
        if (this.#latest) return resolve(ok(null));
        // The caller has no table yet and will request it again.
        this.#givesUpSeat = false;
        this.#setStatus('lost', null);
        resolve(no(reconnectsAfter(code) ? 'offline' : 'tableClosed'));
      });
    });
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    if (this.#latest) listener({ table: this.#latest.table, events: null });
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Calls back at once, then whenever the connection breaks, is restored or is lost, with a reason if there is one: why
   * the last attempt to return failed, or why the table is lost.
   */
  onStatus(listener: StatusListener): () => void {
    this.#statusListeners.add(listener);
    listener(this.#status, this.#reason);
    return () => void this.#statusListeners.delete(listener);
  }

  act(at: number, action: SeatAction): Promise<Result<null, Refusal>> {
    return this.#ask('act', { at, action });
  }

  next(): Promise<Result<null, Refusal>> {
    return this.#ask('next', {});
  }

  rematch(): Promise<Result<null, Refusal>> {
    return this.#ask('rematch', {});
  }

  start(): Promise<Result<null, Refusal>> {
    return this.#ask('start', {});
  }

  back(): Promise<Result<null, Refusal>> {
    return this.#ask('back', {});
  }

  /** Adds 32 random hex digits to the next deal. `stale` if the table is not waiting for them. */
  share(deal: number, share: string): Promise<Result<null, Refusal>> {
    return this.#ask('share', { deal, share });
  }

  /** A deal of the current game as this page saw it; null if the page did not see its commitment before the deal. */
  seenDeal(deal: number): SeenDeal | null {
    const game = this.#latest?.table.gameId;
    return game ? (this.#deals?.of(game, deal) ?? null) : null;
  }

  async record(deal: number): Promise<Result<DealRecord, Refusal>> {
    const answer = await this.#request('record', { deal });
    if (!answer.ok) return answer;
    return isDealRecord(answer.value) ? ok(answer.value) : no('badMessage');
  }

  readonly company: TableCompany = {
    adjourn: () => this.#ask('adjourn', {}),
    resume: () => this.#ask('resume', {}),
    sign: () => this.#ask('sign', {}),
    standIn: (seat) => this.#ask('standIn', { seat }),
    goAway: () => this.#end(false),
    book: (on) => this.#ask('book', { on }),
    say: (phrase) => this.#ask('say', { phrase }),
    block: (seat, on) => this.#ask('block', { seat, on }),
  };

  onSaid(listener: (said: Said) => void): () => void {
    this.#saidListeners.add(listener);
    return () => void this.#saidListeners.delete(listener);
  }

  onBooked(listener: (seat: Seat | null) => void): () => void {
    this.#bookedListeners.add(listener);
    listener(this.#booked);
    return () => void this.#bookedListeners.delete(listener);
  }

  leave(): void {
    this.#deals?.leave();
    this.#end(true);
  }

  /** Ends the connection. The seat is kept unless `givesUpSeat`. */
  #end(givesUpSeat: boolean): void {
    if (this.#status !== 'lost') this.#givesUpSeat = givesUpSeat;
    this.#forget();
    this.#setStatus('lost', null);
    // A closed connection cannot send it.
    if (this.#room.connection.isOpen) void this.#room.leave(this.#givesUpSeat);
  }

  async #ask<Name extends keyof Requests>(name: Name, message: Requests[Name]): Promise<Result<null, Refusal>> {
    const answer = await this.#request(name, message);
    return answer.ok ? ok(null) : answer;
  }

  async #request<Name extends keyof Requests>(name: Name, message: Requests[Name]): Promise<Result<unknown, Refusal>> {
    if (this.#status !== 'online') return no('offline');
    try {
      return ok(await this.#room.request(name, message));
    } catch (error) {
      const reason = refusalInReply(error);
      if (reason === 'offline') void this.#check();
      return no(reason);
    }
  }

  /** Gives the connection up if the server does not answer a ping. */
  async #check(): Promise<void> {
    if (this.#status !== 'online' || this.#isChecking) return;
    this.#isChecking = true;
    const room = this.#room;
    const isAlive = await isAnswered(room);
    this.#isChecking = false;
    if (this.#status !== 'online' || room !== this.#room) return;
    if (isAlive) this.#awaitNextSign();
    else giveUp(room);
  }

  /** Called whenever the server sends something: after a silence, a visible page sends a ping. */
  #awaitNextSign(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      if (isPageVisible()) void this.#check();
    }, SILENCE_MS);
  }

  #adopt(room: SocketRoom): void {
    this.#room = room;
    this.#rowsSeen = null;
    this.#deals?.arrive();
    // The SDK's reconnection decodes the whole state into the old one, which would keep cards that are gone.
    room.reconnection.enabled = false;
    room.onStateChange((state) => this.#show(state));
    room.onMessage(SAID, (said: Said) => {
      for (const listener of this.#saidListeners) listener(said);
    });
    room.onMessage(BOOKED, (seat: number) => this.#setBooked(seat < 0 ? null : seat));
    room.onLeave((code) => void this.#left(code));
    room.onError(() => {});
    onFirstStateTimeout(room, () => giveUp(room));
  }

  #show(state: TableState): void {
    const read = readState(state);
    const table = { ...read, clock: this.#countdown.at(read.clock, performance.now()) };
    const before = this.#latest?.table.game ?? null;
    this.#latest = {
      table,
      events: this.#rowsSeen === null ? null : eventsAfter(state, this.#rowsSeen, table.game, before),
    };
    this.#rowsSeen = rowCount(state.game.events);
    for (const listener of this.#listeners) listener(this.#latest);
    this.#deals?.see(table, (deal, share) => this.share(deal, share));
    if (this.#status === 'reconnecting') this.#setStatus('online', null);
    if (this.#status === 'online') this.#awaitNextSign();
    this.#sitDownIfOurs();
  }

  #setBooked(seat: Seat | null): void {
    this.#booked = seat;
    for (const listener of this.#bookedListeners) listener(seat);
    this.#sitDownIfOurs();
  }

  /** Joins again once the seat that we booked is ours: only a new connection sees its cards. */
  #sitDownIfOurs(): void {
    const { table } = this.#latest ?? {};
    if (this.#booked === null || table?.seats[this.#booked]?.kind !== 'person') return;
    this.#setBooked(null);
    // The server closes this connection as soon as the new one is open.
    this.#room.removeAllListeners();
    void this.#sitDown();
  }

  async #sitDown(): Promise<void> {
    const again = await this.#rejoin();
    if (again.ok) this.#returned(again.value);
    else await this.#left(CONNECTION_BROKEN);
  }

  async #left(code: number): Promise<void> {
    if (this.#status === 'lost') return;
    if (!reconnectsAfter(code)) {
      // The page that took over needs the stored seat to reconnect.
      if (code !== CLOSE_CODES.takenOver) this.#forget();
      this.#setStatus('lost', LOSS_REASONS.get(code) ?? null);
      return;
    }
    this.#setStatus('reconnecting', null);
    for (let attempt = 0; this.#status === 'reconnecting'; attempt++) {
      await waitBeforeAttempt(attempt);
      if (this.#isLeftKeepingSeat()) return;
      const again = await this.#rejoin();
      if (again.ok) return this.#returned(again.value);
      if (isTemporary(again.reason)) {
        if (attempt >= EXPLAINED_FROM_ATTEMPT) this.#explain(again.reason);
        continue;
      }
      if (!keepsSeat(again.reason)) this.#forget();
      this.#setStatus('lost', again.reason);
    }
  }

  /** Says why we are not back yet. */
  #explain(reason: Refusal): void {
    // Left during the attempt.
    if (this.#status === 'reconnecting') this.#setStatus('reconnecting', reason);
  }

  /** Whether the table was left and the seat kept: joining again would take the seat from a page that uses it. */
  #isLeftKeepingSeat(): boolean {
    return this.#status === 'lost' && !this.#givesUpSeat;
  }

  #returned(room: SocketRoom): void {
    // Left while reconnecting.
    if (this.#status === 'lost') void room.leave(this.#givesUpSeat);
    else this.#adopt(room);
  }

  #setStatus(status: ConnectionStatus, reason: LossReason | null): void {
    this.#status = status;
    this.#reason = reason;
    clearTimeout(this.#silenceTimer);
    if (status === 'lost') this.#stopWakeUp();
    for (const listener of this.#statusListeners) listener(status, reason);
  }
}

function isDealRecord(answer: unknown): answer is DealRecord {
  const { text, automatic, taken } = (answer ?? {}) as Partial<DealRecord>;
  return typeof text === 'string' && Array.isArray(automatic) && Array.isArray(taken);
}

/** The events after the first `seen` rows, as the viewer may know them. */
function eventsAfter(
  state: TableState,
  seen: number,
  game: PlayerView | null,
  before: PlayerView | null,
): readonly SentEvent[] {
  return game ? eventsIn(rowsAfter(state.game.events, seen), game, before) : [];
}

/** Treats a silent connection as broken: the browser may take minutes to notice. */
function giveUp(room: SocketRoom): void {
  room.onLeave.invoke(CONNECTION_BROKEN);
  room.removeAllListeners();
  room.connection.close();
}
