import {
  endsWaiting,
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
import type { Refusal, Stage, TableView } from '#protocol';
import { printRules } from '#rules';
import { Course } from './course.ts';
import type { SeatChange } from './log.ts';
import { cleanName } from './names.ts';
import { Seats } from './seats.ts';
import type { OutboxEntry, TableHost, TableSetup } from './setup.ts';
import { Waiting } from './waiting.ts';

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
  readonly #seats: Seats;
  readonly #course: Course;
  readonly #waiting: Waiting;
  #stage: Stage = 'waiting';
  #outbox: OutboxEntry[] = [];
  /** Until when somebody may be on the way to a seat. */
  #expectedUntil: number | null = null;
  /** When bots fill a quick match, while it waits with somebody in it. */
  #fillAt: number | null = null;

  constructor(order: TableSetup, host: TableHost) {
    const problem = rulesProblem(order.rules, order.seats);
    if (problem) throw new RangeError(`these rules cannot be played here: ${problem}`);
    const setup: TableSetup = { ...order, rules: settledRules(order.rules, order.seats) };
    this.#setup = setup;
    this.#host = host;
    this.#seats = new Seats(setup.seats);
    this.#course = new Course(setup, host);
    const now = host.clock.now();
    this.#waiting = new Waiting(setup.pace, this.#seats, this.#course, now);
    const { id, code, rules, seats } = setup;
    host.log.append({ type: 'opened', time: now, id, code, rules: printRules(rules), seats });
  }

  /**
   * A person takes a place: an empty one, else, while no deal is under way, a bot's. Who sits here already keeps theirs.
   * @returns the seat; `badName`, `tableFull`, or `alreadyPlaying` when a bot's place will be free after the deal
   */
  sit(player: { readonly id: string; readonly name: string }): Result<Seat, Refusal> {
    const name = cleanName(player.name);
    if (name === null) return no('badName');
    const mine = this.#seats.of(player.id);
    if (mine !== null) return ok(mine);
    const closed = this.closedBecause();
    if (closed) return no(closed);
    const seat = this.#placeForPerson() as Seat;
    this.#seats.seatPerson(seat, player.id, name);
    if (this.#stage === 'waiting') this.#fillAt ??= this.#host.clock.now() + this.#setup.pace.fill;
    this.#changeSeat(seat, 'sat');
    return ok(seat);
  }

  get stage(): Stage {
    return this.#stage;
  }

  seatOf(player: string): Seat | null {
    return this.#seats.of(player);
  }

  /** People who sit here, present or not. */
  people(): number {
    return this.#seats.info().filter(({ kind }) => kind === 'person').length;
  }

  /** Why nobody can sit down now; null when somebody can. */
  closedBecause(): 'tableFull' | 'alreadyPlaying' | null {
    if (this.#placeForPerson() === null) return 'tableFull';
    return this.#stage !== 'playing' || this.#course.isBetweenDeals ? null : 'alreadyPlaying';
  }

  /** How many people could sit down now. */
  openSeats(): number {
    return this.closedBecause() ? 0 : this.#setup.seats - this.people();
  }

  /** The seat's person is here (again). */
  connect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#seats.connect(seat);
    this.#changeSeat(seat, 'returned');
  }

  /** The seat's person is gone for the moment; after `pace.grace` a bot stands in. */
  disconnect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#seats.disconnect(seat, this.#host.clock.now());
    this.#changeSeat(seat, 'dropped');
  }

  /** The seat's person is gone for good: the place is free again, or a bot has it once a game is under way. */
  leave(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#log(seat, 'left');
    this.#seats.clear(seat);
    if (this.#stage !== 'waiting') this.#seats.seatBot(seat);
    else if (this.people() === 0) this.#fillAt = null;
    this.#changeSeat(seat, this.#stage === 'waiting' ? null : 'bot');
  }

  /** Fills a private table's empty places with bots and begins. */
  start(seat: Seat): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.#stage !== 'waiting') return no('alreadyPlaying');
    if (!this.#setup.isPrivate) return no('notNow');
    this.#begin();
    return ok(null);
  }

  /** The seat is ready for the next deal. */
  next(seat: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.#stage !== 'playing') return no('notPlaying');
    if (!this.#course.isPause) return no('notNow');
    return this.#ready(seat);
  }

  /** The seat is ready for another game. Whoever is not, `pace.next` after the first, loses the seat to a bot. */
  rematch(seat: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.#stage === 'waiting') return no('notPlaying');
    if (this.#stage === 'playing') return no('alreadyPlaying');
    return this.#ready(seat);
  }

  /** The seat's person wants it back from the bot that stands in. */
  back(seat: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    return this.#seats.isPerson(seat) ? ok(null) : no('notSeated');
  }

  /** A person's answer to decision `at` of their seat. */
  submit(seat: Seat, at: number, action: SeatAction): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.#stage !== 'playing') return no('notPlaying');
    if (!this.#course.asks(seat, at)) return no('stale');
    const done = this.#course.act(seat, 'person', action);
    if (!done.ok) return done;
    this.#seats.acted(seat);
    this.#tell(done.value);
    return ok(null);
  }

  /** Somebody may be on the way to a seat until then: nothing begins before that would shut them out. */
  expect(until: number | null): void {
    this.#expectedUntil = until;
  }

  /** The clock time from which `wake` has something to do; null while everything waits for people. */
  due(): number | null {
    const due = this.#nextAt();
    if (due === null || this.#expectedUntil === null || this.closedBecause()) return due;
    return Math.max(due, this.#expectedUntil);
  }

  /** Does one thing that is due, a bot's action or a time-out for instance. False when nothing was. */
  wake(): boolean {
    const now = this.#host.clock.now();
    const due = this.due();
    if (due === null || due > now) return false;
    if (this.#stage !== 'playing') this.#begin();
    else if (this.#waiting.standInAt() <= now) this.#sendStandIn();
    else this.#playOn();
    return true;
  }

  /** The changes since the last call, oldest first. */
  drain(): readonly OutboxEntry[] {
    const entries = this.#outbox;
    this.#outbox = [];
    return entries;
  }

  /** The table as this viewer may see it. */
  tableView(viewer: Viewer): TableView {
    return {
      stage: this.#stage,
      code: this.#setup.code,
      isPrivate: this.#setup.isPrivate,
      rules: this.#setup.rules,
      seats: this.#seats.info(),
      viewer,
      clock: this.#waiting.clockView(this.#host.clock.now()),
      game: this.#course.view(viewer),
    };
  }

  #placeForPerson(): Seat | null {
    return this.#seats.first('empty') ?? this.#seats.first('bot');
  }

  #nextAt(): number | null {
    if (!this.#seats.isAttended()) return null;
    const { moment, clockEnds } = this.#waiting;
    if (this.#stage === 'waiting') {
      if (this.#seats.first('empty') === null) return moment;
      return this.#setup.isPrivate ? null : this.#fillAt;
    }
    if (this.#stage === 'over') return this.#seats.isReady() ? moment : clockEnds;
    return Math.min(this.#waiting.standInAt(), this.#waiting.playAt());
  }

  /** A game begins: empty places, and at a rematch those of people who have not asked for it, are bots' from now on. */
  #begin(): void {
    for (const seat of this.#seats.fillWithBots(this.#stage === 'over')) this.#log(seat, 'bot');
    this.#seats.clearReady();
    this.#stage = 'playing';
    this.#course.begin();
    this.#waiting.begin(this.#host.clock.now());
    this.#tell([]);
  }

  #playOn(): void {
    const { by, origin, action, events } = this.#course.goOn(this.#waiting.bot());
    // Who lets a window pass has missed no turn.
    const isMissed = origin === 'clock' && by !== 'table' && endsWaiting(action);
    if (isMissed && this.#seats.missedTurn(by)) {
      this.#seats.standIn(by);
      this.#log(by, 'standIn');
    }
    this.#tell(events);
  }

  #sendStandIn(): void {
    const gone = this.#seats.longestGone();
    if (!gone) return;
    this.#seats.standIn(gone.seat);
    this.#changeSeat(gone.seat, 'standIn');
  }

  /** A sign of life from somebody a bot plays for, though they never left. */
  #returnToSeat(seat: Seat): void {
    if (!this.#seats.isPerson(seat) || !this.#seats.isStandIn(seat)) return;
    this.#seats.handBack(seat);
    this.#changeSeat(seat, 'handBack');
  }

  #ready(seat: Seat): Result<null, Refusal> {
    if (this.#seats.setReady(seat)) this.#tell([]);
    return ok(null);
  }

  #log(seat: Seat, change: SeatChange): void {
    this.#host.log.append({ type: 'seat', time: this.#host.clock.now(), seat, change, name: this.#seats.name(seat) });
  }

  #changeSeat(seat: Seat, change: SeatChange | null): void {
    if (change) this.#log(seat, change);
    this.#tell([]);
  }

  #tell(events: readonly GameEvent[]): void {
    if (this.#course.isOver) this.#stage = 'over';
    if (events.some(({ type }) => type === 'dealt')) this.#seats.clearReady();
    this.#waiting.heard(events, this.#stage, this.#host.clock.now());
    this.#outbox.push({ events });
  }
}
