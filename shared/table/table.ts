import { no, ok, type Result, rulesProblem, type Seat, type SeatAction, settledRules, type Viewer } from '#engine';
import type { CloseReason, Refusal, Stage, TableView } from '#protocol';
import type { GameRunner } from './gameRunner.ts';
import { Ledger } from './ledger.ts';
import type { LogEntry } from './log.ts';
import { cleanName } from './names.ts';
import { Progress } from './progress.ts';
import { SeatRequests } from './requests.ts';
import type { Seats } from './seats.ts';
import type { Arrival, OutboxEntry, TableHost, TableSetup } from './setup.ts';
import type { TurnWaiting } from './waiting.ts';

/**
 * The authority over one table: who sits where, whose time runs, what was done. It leaves all decisions about cards to the
 * engine, and holds no timer: the host calls `wake` when `due` says so.
 *
 * Every call is synchronous and puts its changes into the outbox, at most one entry with events. A refused call changes
 * nothing in the game. The host then drains the outbox and shows each viewer `tableView`.
 * @throws from any call because of a fault of ours, never because of a player's: the host then closes this table
 */
export class Table {
  readonly #setup: TableSetup;
  readonly #host: TableHost;
  readonly #ledger: Ledger;
  readonly #seats: Seats;
  readonly #runner: GameRunner;
  readonly #waiting: TurnWaiting;
  readonly #progress: Progress;
  readonly #requests: SeatRequests;
  /** Until when a seat may be held for somebody on the way. */
  #expectedUntil: number | null = null;

  /** @param past the log of a table that goes on where it stopped, with everybody away; empty for a new table */
  constructor(order: TableSetup, host: TableHost, past: readonly LogEntry[] = []) {
    const problem = rulesProblem(order.rules, order.seats);
    if (problem) throw new RangeError(`these rules cannot be played here: ${problem}`);
    const setup: TableSetup = { ...order, rules: settledRules(order.rules, order.seats) };
    this.#setup = setup;
    this.#host = host;
    this.#ledger = new Ledger(setup, host, past);
    const { seats, runner, waiting } = this.#ledger;
    this.#seats = seats;
    this.#runner = runner;
    this.#waiting = waiting;
    this.#progress = new Progress(setup, host.clock, this.#ledger);
    this.#requests = new SeatRequests(setup, this.#ledger, this.#progress);
  }

  /**
   * A person takes a seat: an empty one, or between deals a bot's. Somebody who sits here already keeps theirs.
   * @returns the seat; `badName`, or why the table is closed to new people
   */
  sit({ id, name: wished, isNew }: Arrival): Result<Seat, Refusal> {
    const name = cleanName(wished);
    if (name === null) return no('badName');
    const mine = this.#seats.of(id);
    if (mine !== null) return ok(mine);
    const closed = this.closedBecause();
    if (closed) return no(closed);
    const seat = this.#placeForPerson() as Seat;
    this.#ledger.note(seat, 'sat', { name: this.#seats.nameFor(seat, name), player: id, ...(isNew && { isNew }) });
    this.#progress.gather();
    this.#ledger.publish([]);
    return ok(seat);
  }

  get stage(): Stage {
    return this.#ledger.stage;
  }

  /** The game pauses until another day: until all its people are back, or one of them calls `resume`. */
  get isAdjourned(): boolean {
    return this.#ledger.isAdjourned;
  }

  /** Somebody who sits here is connected, even if a bot plays for them. */
  get isAttended(): boolean {
    return this.#seats.isAttended();
  }

  /** Anybody who knows the code may watch. */
  get hasSpectators(): boolean {
    return this.#setup.spectators !== false;
  }

  seatOf(player: string): Seat | null {
    return this.#seats.of(player);
  }

  /** The host's id for the person in this seat; null when a bot sits there, or nobody. */
  playerAt(seat: Seat): string | null {
    return this.#seats.player(seat);
  }

  /** The host's ids for the people who sit here, connected or not. */
  players(): readonly string[] {
    return this.#seats.players();
  }

  /** How many people sit here, connected or not. */
  people(): number {
    return this.#seats.people().length;
  }

  /** How many people are connected and play for themselves. */
  present(): number {
    return this.#seats.present().length;
  }

  /** The number of the current deal, or the last one scored; 0 before the first. */
  get deal(): number {
    return this.#runner.deal;
  }

  /** Why nobody can sit down now; null when somebody can. After `alreadyPlaying` a bot's seat is free once the deal is over. */
  closedBecause(): CloseReason | null {
    if (this.#placeForPerson() === null) return 'tableFull';
    // A newcomer would take over the points of a bot that has just won or lost.
    if (this.stage === 'over') return 'gameOver';
    // A newcomer could resume an adjourned game without its own people.
    const isFree = this.#runner.isBetweenDeals && !this.isAdjourned;
    return this.stage !== 'playing' || isFree ? null : 'alreadyPlaying';
  }

  /** How many people could sit down now. */
  openSeats(): number {
    return this.closedBecause() ? 0 : this.#setup.seats - this.people();
  }

  /** The seat's person is connected (again). */
  connect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#ledger.change(seat, 'returned');
  }

  /** The seat's person is disconnected; after the grace period of the table's pace a bot stands in. */
  disconnect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#ledger.change(seat, 'dropped');
  }

  /** The seat's person leaves for good: the seat is free again, or goes to a bot once a game is under way. */
  leave(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#ledger.note(seat, 'left');
    if (this.stage === 'waiting') this.#progress.gather();
    else this.#progress.seatBot(seat);
    this.#ledger.publish([]);
  }

  /** Fills a private table's empty seats with bots and begins; `notFull` where bots are not wanted. */
  start(seat: Seat): Result<null, Refusal> {
    return this.#requests.start(seat);
  }

  /** The seat is ready for the next deal, and does not want to adjourn any more. */
  next(seat: Seat): Result<null, Refusal> {
    return this.#requests.next(seat);
  }

  /**
   * Between two deals: the seat's person wants to go on another day, or, asking again, no longer. Once everybody present
   * wants to, the table is adjourned: nobody's time runs, and the host disconnects everybody.
   */
  adjourn(seat: Seat): Result<null, Refusal> {
    return this.#requests.adjourn(seat);
  }

  /** Goes on with an adjourned game without waiting for the others, as if they had disconnected just now. */
  resume(seat: Seat): Result<null, Refusal> {
    return this.#requests.resume(seat);
  }

  /** The seat is ready for another game. Others lose theirs to bots `pace.next` later, or `pace.grace` after they disconnected. */
  rematch(seat: Seat): Result<null, Refusal> {
    return this.#requests.rematch(seat);
  }

  /** The seat's person takes it back from the bot that stands in; or has it, and has seen what was done meanwhile. */
  back(seat: Seat): Result<null, Refusal> {
    return this.#requests.back(seat);
  }

  /** A person acts, in answer to decision `at` of their seat. */
  act(seat: Seat, at: number, action: SeatAction): Result<null, Refusal> {
    return this.#requests.act(seat, at, action);
  }

  /** Seats are held for people on the way until then: no game begins before that would shut them out. */
  expect(until: number | null): void {
    this.#expectedUntil = until;
  }

  /** The clock time from which `wake` has something to do; null while everything waits for people. */
  due(): number | null {
    const due = this.#progress.due();
    if (due === null || this.#expectedUntil === null || this.closedBecause()) return due;
    return Math.max(due, this.#expectedUntil);
  }

  /** Does one thing that is due, such as a bot's action or a time-out. False when nothing was. */
  wake(): boolean {
    const due = this.due();
    if (due === null || due > this.#host.clock.now()) return false;
    this.#progress.step();
    return true;
  }

  /** The changes since the last call, oldest first. */
  drain(): readonly OutboxEntry[] {
    return this.#ledger.drain();
  }

  /** The table as this viewer may see it. */
  tableView(viewer: Viewer): TableView {
    const { code, isPrivate, bots = true, rules, paceName } = this.#setup;
    return {
      stage: this.stage,
      code,
      isPrivate,
      spectators: this.hasSpectators,
      bots,
      rules,
      pace: paceName,
      adjourned: this.isAdjourned,
      seats: this.#seats.info(),
      viewer,
      clock: this.#waiting.clockView(this.#host.clock.now()),
      away: this.#ledger.awayOf(viewer),
      game: this.#runner.view(viewer),
    };
  }

  #placeForPerson(): Seat | null {
    return this.#seats.first('empty') ?? this.#seats.first('bot');
  }
}
