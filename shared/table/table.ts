import {
  type GameEvent,
  no,
  ok,
  type Result,
  rulesProblem,
  type Seat,
  type SeatAction,
  settledRules,
  type Viewer,
} from '#engine';
import type { CloseReason, Refusal, Stage, TableView } from '#protocol';
import type { GameRunner } from './gameRunner.ts';
import { Ledger } from './ledger.ts';
import type { LogEntry, SeatChange } from './log.ts';
import { cleanName } from './names.ts';
import { Progress } from './progress.ts';
import type { Seats } from './seats.ts';
import type { Arrival, OutboxEntry, TableHost, TableSetup } from './setup.ts';
import type { TurnWaiting } from './waiting.ts';

/**
 * The authority over one table: who sits where, whose time runs, what was done. It decides nothing about cards, that is
 * the engine's part, and it holds no timer: the host calls `wake` when `due` says so.
 *
 * Every call is synchronous and puts what it changed into the outbox, at most one entry with events; a refused call
 * changes nothing in the game. The host then drains the outbox and shows each viewer `tableView`.
 * @throws from any call when we are wrong (never because a player is): the host then closes this table
 */
export class Table {
  readonly #setup: TableSetup;
  readonly #host: TableHost;
  readonly #proceedings: Ledger;
  readonly #seats: Seats;
  readonly #course: GameRunner;
  readonly #waiting: TurnWaiting;
  readonly #progress: Progress;
  /** Until when somebody may be on the way to a seat. */
  #expectedUntil: number | null = null;

  /** @param past the log of a table that is to go on where it stopped, with everybody away; a new one has none */
  constructor(order: TableSetup, host: TableHost, past: readonly LogEntry[] = []) {
    const problem = rulesProblem(order.rules, order.seats);
    if (problem) throw new RangeError(`these rules cannot be played here: ${problem}`);
    const setup: TableSetup = { ...order, rules: settledRules(order.rules, order.seats) };
    this.#setup = setup;
    this.#host = host;
    this.#proceedings = new Ledger(setup, host, past);
    const { seats, course, waiting } = this.#proceedings;
    this.#seats = seats;
    this.#course = course;
    this.#waiting = waiting;
    this.#progress = new Progress(setup, host.clock, this.#proceedings);
  }

  /**
   * A person takes a place: an empty one, else, while no deal is under way, a bot's. Who sits here already keeps theirs.
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
    this.#proceedings.note(seat, 'sat', { name: this.#seats.nameFor(seat, name), player: id, ...(isNew && { isNew }) });
    this.#progress.gather();
    this.#proceedings.publish([]);
    return ok(seat);
  }

  get stage(): Stage {
    return this.#proceedings.stage;
  }

  /** It rests until another day: everything waits until all its people are back, or one of them asks to `resume`. */
  get isAdjourned(): boolean {
    return this.#proceedings.isAdjourned;
  }

  /** Somebody who sits here is here, even if a bot plays for them. */
  get isAttended(): boolean {
    return this.#seats.isAttended();
  }

  /** Whoever knows the code may watch. */
  get hasSpectators(): boolean {
    return this.#setup.spectators !== false;
  }

  seatOf(player: string): Seat | null {
    return this.#seats.of(player);
  }

  /** What the host calls the person in this seat; null when a bot sits there, or nobody. */
  playerAt(seat: Seat): string | null {
    return this.#seats.player(seat);
  }

  /** What the host calls the people who sit here, present or not. */
  players(): readonly string[] {
    return this.#seats.players();
  }

  /** People who sit here, present or not. */
  people(): number {
    return this.#seats.people().length;
  }

  /** People who are here and play for themselves. */
  present(): number {
    return this.#seats.present().length;
  }

  /** The number of the deal under way, or counted last; 0 before the first. */
  get deal(): number {
    return this.#course.deal;
  }

  /** Why nobody can sit down now: for `alreadyPlaying` a bot's place is free after the deal, or the rest; null when somebody can. */
  closedBecause(): CloseReason | null {
    if (this.#placeForPerson() === null) return 'tableFull';
    // A newcomer would have the place and the points of a bot that has just won or lost.
    if (this.stage === 'over') return 'gameOver';
    // Whoever is new could send a table that rests on its way without its own people.
    const isFree = this.#course.isBetweenDeals && !this.isAdjourned;
    return this.stage !== 'playing' || isFree ? null : 'alreadyPlaying';
  }

  /** How many people could sit down now. */
  openSeats(): number {
    return this.closedBecause() ? 0 : this.#setup.seats - this.people();
  }

  /** The seat's person is here (again). */
  connect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#change(seat, 'returned');
  }

  /** The seat's person is gone for the moment; after a grace period of its pace a bot stands in. */
  disconnect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#change(seat, 'dropped');
  }

  /** The seat's person is gone for good: the place is free again, or a bot has it once a game is under way. */
  leave(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#proceedings.note(seat, 'left');
    if (this.stage === 'waiting') this.#progress.gather();
    else this.#progress.seatBot(seat);
    this.#proceedings.publish([]);
  }

  /** Fills a private table's empty places with bots and begins; `notFull` where the host wants none. */
  start(seat: Seat): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.stage !== 'waiting') return no('alreadyPlaying');
    if (!this.#setup.isPrivate) return no('notNow');
    if (this.#setup.bots === false && this.#seats.first('empty') !== null) return no('notFull');
    this.#progress.begin();
    return ok(null);
  }

  /** The seat is ready for the next deal, and does not want to stop here any more. */
  next(seat: Seat): Result<null, Refusal> {
    const refusal = this.#notInPause(seat);
    return refusal ? no(refusal) : this.#ready(seat);
  }

  /**
   * The seat's person wants to stop here, between two deals, and go on another day; asking again takes it back, as `next`
   * does. Once all who are present want to, the table rests: nobody's time runs, and the host sends everybody home.
   */
  adjourn(seat: Seat): Result<null, Refusal> {
    const refusal = this.#notInPause(seat);
    if (refusal) return no(refusal);
    this.#seats.toggleAdjourns(seat);
    this.#proceedings.publish([]);
    return ok(null);
  }

  /** Somebody who is back at a table that rests goes on without waiting for the others: as if those had gone just now. */
  resume(seat: Seat): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (!this.isAdjourned) return no('notNow');
    this.#proceedings.resume();
    return ok(null);
  }

  /** The seat is ready for another game. Others lose theirs to bots `pace.next` later, or `pace.grace` after a line broke. */
  rematch(seat: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.stage === 'waiting') return no('notPlaying');
    if (this.stage === 'playing') return no('alreadyPlaying');
    return this.#ready(seat);
  }

  /** The seat's person wants it back from the bot that stands in; or has it, and knows what was done meanwhile. */
  back(seat: Seat): Result<null, Refusal> {
    const isToldNow = this.#awayOf(seat).length > 0;
    if (isToldNow) this.#change(seat, 'handBack');
    else this.#returnToSeat(seat);
    return this.#seats.isPerson(seat) ? ok(null) : no('notSeated');
  }

  /** A person's answer to decision `at` of their seat. */
  act(seat: Seat, at: number, action: SeatAction): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.stage !== 'playing') return no('notPlaying');
    if (!this.#course.asks(seat, at)) return no('stale');
    const done = this.#proceedings.act({ by: seat, origin: 'person', action });
    return done.ok ? ok(null) : done;
  }

  /** Somebody may be on the way to a seat until then: nothing begins before that would shut them out. */
  expect(until: number | null): void {
    this.#expectedUntil = until;
  }

  /** The clock time from which `wake` has something to do; null while everything waits for people. */
  due(): number | null {
    const due = this.#progress.due();
    if (due === null || this.#expectedUntil === null || this.closedBecause()) return due;
    return Math.max(due, this.#expectedUntil);
  }

  /** Does one thing that is due, a bot's action or a time-out for instance. False when nothing was. */
  wake(): boolean {
    const due = this.due();
    if (due === null || due > this.#host.clock.now()) return false;
    this.#progress.step();
    return true;
  }

  /** The changes since the last call, oldest first. */
  drain(): readonly OutboxEntry[] {
    return this.#proceedings.drain();
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
      away: this.#awayOf(viewer),
      game: this.#course.view(viewer),
    };
  }

  /** What is to be told to a person who is back. */
  #awayOf(viewer: Viewer): readonly GameEvent[] {
    if (viewer === 'spectator' || this.#seats.isStandIn(viewer)) return [];
    return this.#proceedings.absences.of(viewer);
  }

  #placeForPerson(): Seat | null {
    return this.#seats.first('empty') ?? this.#seats.first('bot');
  }

  /** Why the seat's person has nothing to say about what follows the tally; null when they have. */
  #notInPause(seat: Seat): Refusal | null {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return 'notSeated';
    if (this.stage !== 'playing') return 'notPlaying';
    return this.#course.isPause && !this.isAdjourned ? null : 'notNow';
  }

  /** A sign of life from somebody a bot plays for, though they never left. */
  #returnToSeat(seat: Seat): void {
    if (!this.#seats.isPerson(seat) || !this.#seats.isStandIn(seat)) return;
    this.#change(seat, 'handBack');
  }

  #ready(seat: Seat): Result<null, Refusal> {
    if (this.#seats.setReady(seat)) this.#proceedings.publish([]);
    return ok(null);
  }

  /** Something has become of a seat, and everybody sees it. */
  #change(seat: Seat, change: SeatChange): void {
    this.#proceedings.note(seat, change);
    this.#proceedings.publish([]);
  }
}
