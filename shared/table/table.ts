import { no, ok, type Result, rulesProblem, type Seat, type SeatAction, settledRules, type Viewer } from '#engine';
import type { CloseReason, DealRecord, OwnTableView, Refusal, Stage, TableView } from '#protocol';
import type { GameRunner } from './gameRunner.ts';
import type { SeatBooking } from './log.ts';
import { LoggedTable } from './loggedTable.ts';
import { cleanName } from './names.ts';
import { Progress } from './progress.ts';
import type { Seats } from './seats.ts';
import type { Arrival, OutboxEntry, TableHost, TableSetup } from './setup.ts';
import type { TurnWaiting } from './waiting.ts';

/**
 * The authority over one table: who sits where, whose clock runs, what was done. It leaves all decisions about cards to
 * the engine and holds no timer: the host calls `wake` at the time given by `due`.
 *
 * Every call is synchronous and puts its changes into the outbox, at most one entry with events. A refused call changes
 * nothing in the game. The host then drains the outbox and shows each viewer `tableView`.
 * @throws from any call only because of a bug, never because of a player's request; the host then closes the table
 */
export class Table {
  readonly #setup: TableSetup;
  readonly #host: TableHost;
  readonly #logged: LoggedTable;
  readonly #seats: Seats;
  readonly #runner: GameRunner;
  readonly #waiting: TurnWaiting;
  readonly #progress: Progress;
  /** Until when a seat may be held for a person on their way. */
  #expectedUntil: number | null = null;

  /**
   * @param past the log of a table to continue, with everybody away, as any version stored it; the part from its last
   * snapshot on suffices; empty for a new table
   * @throws NewerGame if a newer version wrote some of it
   */
  constructor(wanted: TableSetup, host: TableHost, past: readonly unknown[] = []) {
    const problem = rulesProblem(wanted.rules, wanted.seats);
    if (problem) throw new RangeError(`these rules cannot be played here: ${problem}`);
    const setup: TableSetup = { ...wanted, rules: settledRules(wanted.rules, wanted.seats) };
    this.#setup = setup;
    this.#host = host;
    this.#logged = new LoggedTable(setup, host, past);
    const { seats, runner, waiting } = this.#logged;
    this.#seats = seats;
    this.#runner = runner;
    this.#waiting = waiting;
    this.#progress = new Progress(setup, host, this.#logged);
  }

  /**
   * Seats a person in an empty seat or in a bot's, with its hand and points. A person who already sits here keeps their
   * seat.
   * @returns the seat; `badName`, or why the table is closed to new people
   */
  sit(arrival: Arrival): Result<Seat, Refusal> {
    const { id } = arrival;
    const name = cleanName(arrival.name);
    if (name === null) return no('badName');
    const mine = this.#seats.of(id);
    if (mine !== null) return ok(mine);
    const closed = this.closedBecause(arrival.isStranger, id);
    if (closed) return no(closed);
    const seat = this.#placeForPerson(id) as Seat;
    this.#logged.changeSeat(seat, 'sat', this.#noted(arrival, seat, name));
    this.#progress.gather(arrival.isAmongOthers);
    this.#logged.publish([]);
    return ok(seat);
  }

  /**
   * Books a bot's seat for a person who has none: it is theirs from the next deal on, with its points, or with the next
   * game once this one is over. Where they could sit down now, seats them.
   * @returns the seat; `badName`, or why there is none to book
   */
  book(arrival: Arrival): Result<Seat, Refusal> {
    const { id } = arrival;
    const name = cleanName(arrival.name);
    if (name === null) return no('badName');
    const closed = this.closedBecause(false, id);
    if (closed === null || this.#seats.of(id) !== null) return this.sit({ ...arrival, isStranger: false });
    const booked = this.#seats.bookedBy(id);
    if (booked !== null) return ok(booked);
    const seat = this.#seats.unbooked()[0];
    if (closed === 'tableFull' || seat === undefined) return no('tableFull');
    if (this.isAdjourned) return no('notNow');
    this.#logged.book(seat, this.#noted(arrival, seat, name));
    return ok(seat);
  }

  /** Gives up a person's booking, if there is one. */
  unbook(player: string): void {
    const seat = this.#seats.bookedBy(player);
    if (seat !== null) this.#logged.book(seat, null);
  }

  /** The people who have booked seats. */
  bookings(): readonly SeatBooking[] {
    return this.#seats.bookings().map(({ booking }) => booking);
  }

  /** The seat that this person has booked; null if there is none. */
  bookedBy(player: string): Seat | null {
    return this.#seats.bookedBy(player);
  }

  /** A person as the log has them who sits down in this seat or books it. */
  #noted({ id, isNew, level = 'steady', avatar, byCode }: Arrival, seat: Seat, name: string): SeatBooking {
    return {
      name: this.#seats.nameFor(seat, name),
      player: id,
      ...(isNew && { isNew }),
      ...(level !== 'steady' && { level }),
      ...(avatar !== undefined && { avatar }),
      ...(byCode && { byCode }),
    };
  }

  get stage(): Stage {
    return this.#logged.stage;
  }

  /** Whether the game is adjourned until all its people are back or one of them calls `resume`. */
  get isAdjourned(): boolean {
    return this.#logged.isAdjourned;
  }

  /** Whether people keep their seats, however long they are away. */
  get keepsSeats(): boolean {
    return this.isAdjourned || (this.#setup.isDaily === true && this.stage === 'playing');
  }

  /** Whether any person who sits here is connected, even if a bot plays for them. */
  get isAttended(): boolean {
    return this.#seats.isAttended();
  }

  /** Whether anybody who knows the code may watch. */
  get hasSpectators(): boolean {
    return this.#setup.spectators !== false;
  }

  seatOf(player: string): Seat | null {
    return this.#seats.of(player);
  }

  /** The host's id of the person in this seat; null if it is empty or a bot's. */
  playerAt(seat: Seat): string | null {
    return this.#seats.player(seat);
  }

  /** The host's ids of the people who sit here, connected or not. */
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

  /** The number of the current or last scored deal; 0 before the first. */
  get deal(): number {
    return this.#runner.deal;
  }

  /**
   * Why nobody can sit down now; null if somebody can. After `alreadyPlaying`, a bot's seat is free once the deal is
   * over.
   * @param isStranger whether the one who asks has seen nothing of the current deal
   * @param player the host's id of the one who asks, who may have booked a seat
   */
  closedBecause(isStranger = false, player?: string): CloseReason | null {
    if (this.#placeForPerson(player) === null) return 'tableFull';
    // A newcomer would take over the points of a bot that has just won or lost.
    if (this.stage === 'over') return 'gameOver';
    // A newcomer could resume an adjourned game without the people who play it.
    const isFree = this.#runner.isBeforeDeal && !this.isAdjourned;
    const isOpen = this.stage !== 'playing' || isFree || (isStranger && this.#handsToTake().length > 0);
    return isOpen ? null : 'alreadyPlaying';
  }

  /**
   * How many people could sit down now.
   * @param isStranger whether those who ask have seen nothing of the current deal
   */
  openSeats(isStranger = false): number {
    if (!this.closedBecause()) return this.#setup.seats - this.people() - this.bookings().length;
    return this.closedBecause(isStranger) ? 0 : this.#handsToTake().length;
  }

  /** Marks the seat's person as connected. */
  connect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#logged.publishSeat(seat, 'returned');
  }

  /** Marks the seat's person as disconnected. After the grace period of the table's pace, a bot stands in. */
  disconnect(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#logged.publishSeat(seat, 'dropped');
  }

  /** Removes the seat's person for good: the seat is free again or, once a game has begun, goes to a bot. */
  leave(seat: Seat): void {
    if (!this.#seats.isPerson(seat)) return;
    this.#logged.changeSeat(seat, 'left');
    if (this.stage === 'waiting') this.#progress.gather();
    else this.#progress.seatBots([seat]);
    this.#logged.publish([]);
  }

  /**
   * Fills the empty seats with bots and begins the game: at a quick match once nobody is on their way. `notFull` if the
   * table excludes bots. A private table refuses all but the first seat whose person is connected (`hostStarts`): who
   * opened it, as long as they are there.
   */
  start(seat: Seat): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.stage !== 'waiting') return no('alreadyPlaying');
    if (!this.#setup.isPrivate) {
      this.#progress.fillNow();
      return ok(null);
    }
    if (this.#seats.here()[0] !== seat) return no('hostStarts');
    if (this.#setup.bots === false && this.#seats.first('empty') !== null) return no('notFull');
    this.#progress.begin();
    return ok(null);
  }

  /** Marks the seat as ready for the next deal and withdraws its request to adjourn. */
  next(seat: Seat): Result<null, Refusal> {
    const refusal = this.#notInPause(seat);
    return refusal ? no(refusal) : this.#ready(seat);
  }

  /**
   * Between two deals: records, or on a second call withdraws, the request to go on another day. Once everybody present
   * wants to, in a rated game everybody who has not left, the table adjourns: no clock runs, and the host disconnects
   * everybody.
   */
  adjourn(seat: Seat): Result<null, Refusal> {
    const refusal = this.#notInPause(seat);
    if (refusal) return no(refusal);
    this.#seats.toggleAdjourns(seat);
    this.#logged.publish([]);
    return ok(null);
  }

  /** Resumes an adjourned game without waiting for the others, who count as having disconnected just now. */
  resume(seat: Seat): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (!this.isAdjourned) return no('notNow');
    this.#logged.resume();
    return ok(null);
  }

  /**
   * Marks the seat as ready for another game. Others lose their seats to bots after `pace.next`, or `pace.grace` after
   * they disconnected; those of whom there was a sign of life, only if they do not come back in the first deal.
   */
  rematch(seat: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.stage === 'waiting') return no('notPlaying');
    if (this.stage === 'playing') return no('alreadyPlaying');
    return this.#setup.isDaily ? no('notNow') : this.#ready(seat);
  }

  /**
   * Takes the seat back from the bot that stands in. If none does, confirms that the person has seen what a bot did.
   */
  back(seat: Seat): Result<null, Refusal> {
    this.#logged.sign(seat);
    if (this.#logged.awayOf(seat).length > 0) this.#logged.publishSeat(seat, 'handBack');
    else this.#returnToSeat(seat);
    return this.#seats.isPerson(seat) ? ok(null) : no('notSeated');
  }

  /**
   * Notes a sign of life of the seat's person: a touch, a key or a move of the mouse on their page. Every request of
   * theirs is one, too.
   */
  sign(seat: Seat): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    this.#logged.sign(seat);
    return ok(null);
  }

  /**
   * Lets a bot stand in for another person, for whom the table has waited for `pace.silence` without any sign of life;
   * `notNow` for anybody else.
   */
  standIn(seat: Seat, absent: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (!this.#waiting.silent.includes(absent)) return no('notNow');
    this.#logged.publishSeat(absent, 'standIn');
    return ok(null);
  }

  /** Performs a person's action in answer to this decision of their seat. */
  act(seat: Seat, decision: number, action: SeatAction): Result<null, Refusal> {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    if (this.stage !== 'playing') return no('notPlaying');
    if (this.#runner.decision(seat) !== decision) return no('stale');
    const done = this.#logged.act({ by: seat, origin: 'person', action });
    return done.ok ? ok(null) : done;
  }

  /**
   * Adds a share of this seat to the next deal: 32 hex digits of its person's own. `stale` if the table does not wait
   * for it, or already has another of this seat.
   */
  share(seat: Seat, deal: number, share: string): Result<null, Refusal> {
    if (!this.#seats.isPerson(seat)) return no('notSeated');
    const refusal = this.#logged.fair.give(seat, deal, share);
    return refusal ? no(refusal) : ok(null);
  }

  /** Keeps the bots silent for a while, because a person has spoken. */
  hush(): void {
    this.#logged.remarks.hush(this.#host.clock.now());
  }

  /** A finished deal of the current game; null for any other, and for those from before the table was reopened. */
  record(deal: number): DealRecord | null {
    return this.#logged.records.of(deal);
  }

  /** Holds seats for people on their way until the given time: no game that would shut them out begins earlier. */
  expect(until: number | null): void {
    this.#expectedUntil = until;
  }

  /** The clock time from which `wake` has something to do; null while everything waits for people. */
  due(): number | null {
    const due = this.#progress.due();
    if (due === null || this.#expectedUntil === null || this.closedBecause()) return due;
    return Math.max(due, this.#expectedUntil);
  }

  /** Performs one due step, such as a bot's action or a timeout. Returns false if nothing was due. */
  wake(): boolean {
    const due = this.due();
    if (due === null || due > this.#host.clock.now()) return false;
    this.#progress.step();
    return true;
  }

  /** The changes since the last call, oldest first. */
  drain(): readonly OutboxEntry[] {
    return this.#logged.outbox.splice(0);
  }

  /** The table as this viewer may see it. */
  tableView(viewer: Viewer): TableView {
    const { code, isPrivate, bots = true, hints = true, isDaily = false, rules, paceName } = this.#setup;
    return {
      stage: this.stage,
      code,
      isPrivate,
      spectators: this.hasSpectators,
      bots,
      hints: hints && !this.#logged.isRated,
      rated: viewer === 'spectator' ? this.#logged.isRated : this.#logged.isRatedFor(viewer),
      isDaily,
      rules,
      pace: paceName,
      adjourned: this.isAdjourned,
      seats: this.#seats.info(),
      viewer,
      clock: this.#waiting.clockView(this.#host.clock.now()),
      silent: this.#waiting.silent,
      away: this.#logged.awayOf(viewer),
      game: this.#runner.view(viewer),
      gameId: this.#logged.fair.gameId,
      fair: this.#logged.fair.view,
    };
  }

  /** The part of a seat's view of the table that depends on the seat. */
  ownView(seat: Seat): OwnTableView {
    return { away: this.#logged.awayOf(seat), game: this.#runner.ownView(seat), rated: this.#logged.isRatedFor(seat) };
  }

  /** Why this seat cannot act in the pause after a tally; null if it can. */
  #notInPause(seat: Seat): Refusal | null {
    this.#returnToSeat(seat);
    if (!this.#seats.isPerson(seat)) return 'notSeated';
    if (this.stage !== 'playing') return 'notPlaying';
    return this.#runner.isPause && !this.isAdjourned ? null : 'notNow';
  }

  /** Takes the seat back from a bot, since its person is active again without having left. */
  #returnToSeat(seat: Seat): void {
    this.#logged.sign(seat);
    if (this.#seats.isPerson(seat) && this.#seats.isStandIn(seat)) this.#logged.publishSeat(seat, 'handBack');
  }

  #ready(seat: Seat): Result<null, Refusal> {
    if (this.#seats.setReady(seat)) this.#logged.publish([]);
    return ok(null);
  }

  #placeForPerson(player = ''): Seat | null {
    if (this.#setup.isDaily && this.people() > 0) return null;
    const free = this.#seats.first('empty') ?? this.#handsToTake()[0] ?? this.#seats.unbooked()[0] ?? null;
    return this.#seats.bookedBy(player) ?? free;
  }

  /**
   * The bots' seats whose hands a newcomer may take over in mid-deal: first those that need not act now. None between
   * deals, when every bot's seat is free.
   */
  #handsToTake(): readonly Seat[] {
    const { isPrivate, isDaily } = this.#setup;
    const { isRated, takenOver } = this.#logged;
    if (this.stage !== 'playing' || this.#runner.isBeforeDeal) return [];
    if (isPrivate || isDaily || isRated) return [];
    const { seatsToAct } = this.#runner;
    const hands = this.#seats.unbooked().filter((seat) => !takenOver.has(seat));
    return hands.toSorted((one, other) => Number(seatsToAct.includes(one)) - Number(seatsToAct.includes(other)));
  }
}
