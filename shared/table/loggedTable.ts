import { type GameEvent, type Illegal, ok, type Result, redact, type Seat, type Viewer } from '#engine';
import type { Stage } from '#protocol';
import { printRules } from '#rules';
import { DealRecords } from './dealRecords.ts';
import { FairDeals } from './fairDeals.ts';
import { GameRunner } from './gameRunner.ts';
import {
  type Absence,
  type ActionEntry,
  LOG_VERSION,
  type LogEntry,
  type LoggedStep,
  type RatedPair,
  type SeatBooking,
  type SeatChange,
  type SeatEntry,
  SNAPSHOT_VERSION,
  type Snapshot,
} from './log.ts';
import { Remarks } from './manners.ts';
import { Seats } from './seats.ts';
import type { OutboxEntry, RatedSeats, TableHost, TableSetup } from './setup.ts';
import { BotChoices } from './thinking.ts';
import { type ReadLog, readLog } from './upcasters.ts';
import { TurnWaiting } from './waiting.ts';

type GameEntry = Extract<LogEntry, { type: 'game' }>;

/** Every two of these people. */
const eachWithEach = (people: RatedSeats): readonly RatedPair[] =>
  people.flatMap(({ seat }, index) => people.slice(index + 1).map((other): RatedPair => [seat, other.seat, 0]));

/**
 * The state of a table, which changes only by log entries: each is logged, applied and published, so a table can be
 * restored from its log alone. Does not check who may do what.
 */
export class LoggedTable {
  readonly seats: Seats;
  readonly runner: GameRunner;
  readonly thinking: BotChoices;
  readonly waiting: TurnWaiting;
  readonly remarks: Remarks;
  readonly absences = new Absences();
  readonly records: DealRecords;
  readonly fair: FairDeals;
  /** The seats of bots whose hands in the current deal have been taken over by people. */
  readonly takenOver = new Set<Seat>();
  readonly #setup: TableSetup;
  readonly #host: TableHost;
  #stage: Stage = 'waiting';
  #isAdjourned = false;
  #isRated = false;
  /** The host's ids of the people for whom the game counts. */
  #ratedPeople: readonly string[] = [];
  /** The changes that the host has not drained yet, oldest first. */
  readonly outbox: OutboxEntry[] = [];

  /** @throws NewerGame */
  constructor(setup: TableSetup, host: TableHost, past: readonly unknown[]) {
    this.#setup = setup;
    this.#host = host;
    this.seats = new Seats(setup.seats, host.skeleton);
    this.runner = new GameRunner(setup, host);
    this.records = new DealRecords(setup);
    this.fair = new FairDeals(setup);
    this.thinking = new BotChoices(host, this.seats, this.runner);
    this.waiting = new TurnWaiting(setup.pace, this.seats, this.runner, this.#now);
    const { id, code, rules, seats, paceName: pace } = setup;
    this.remarks = new Remarks(this.seats, rules, Number.parseInt(id.slice(0, 7), 16));
    if (past.length > 0) this.#rebuild(readLog(past));
    else this.#log({ type: 'opened', time: this.#date, id, code, rules: printRules(rules), seats, pace });
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** The clock time from which durations are measured, also those of entries read from a log. */
  get #now(): number {
    return this.#host.clock.now();
  }

  /** The date for a log entry. */
  get #date(): number {
    return (this.#host.calendar ?? this.#host.clock).now();
  }

  /** Whether the game is adjourned until another day. */
  get isAdjourned(): boolean {
    return this.#isAdjourned;
  }

  /** Whether the current game, or the one just over, counts for ratings. */
  get isRated(): boolean {
    return this.#isRated;
  }

  /** Whether the game counts for the person in this seat. */
  isRatedFor(seat: Seat): boolean {
    return this.#isRated && this.#ratedPeople.includes(this.seats.player(seat) ?? '');
  }

  /** Logs and applies a change of a seat. The caller publishes it together with its consequences. */
  changeSeat(
    seat: Seat,
    change: SeatChange,
    who: Pick<SeatEntry, 'name' | 'player' | 'level' | 'isNew' | 'avatar' | 'byHost' | 'byCode' | 'kept'> = {
      name: this.seats.name(seat),
    },
  ): void {
    const entry: SeatEntry = { type: 'seat', time: this.#date, seat, change, ...who };
    this.#log(entry);
    this.#applySeat(entry);
  }

  /** Logs, applies and publishes a change of a seat. */
  publishSeat(seat: Seat, change: SeatChange): void {
    this.changeSeat(seat, change);
    this.publish([]);
  }

  /** Books a bot's seat for a person, or gives the booking up. */
  book(seat: Seat, by: SeatBooking | null): void {
    this.#log({ type: 'booking', time: this.#date, seat, by });
    this.seats.book(seat, by);
    this.publish([]);
  }

  /** Seats the people who have booked seats. The caller publishes it. */
  seatBooked(): void {
    for (const { seat, booking } of this.seats.bookings()) this.changeSeat(seat, 'sat', booking);
  }

  /** Notes a sign of life of the person in this seat. */
  sign(seat: Seat): void {
    if (this.waiting.sign(seat, this.#now)) this.publish([]);
  }

  /** Begins a game with fresh totals. */
  begin(): void {
    const time = this.#date;
    const { pair = eachWithEach } = this.#host;
    const pairs = this.#setup.isRated ? pair(this.seats.matched()) : [];
    const entry = { type: 'game', time, ...(pairs.length > 0 && { pairs }) } as const;
    this.#log(entry);
    this.#applyGame(entry);
    this.publish([]);
  }

  /** Adjourns the game: everybody leaves until another day. */
  adjourn(): void {
    this.#log({ type: 'adjourned', time: this.#date });
    this.#applyAdjourned();
    this.publish([]);
  }

  /** Resumes an adjourned game. */
  resume(): void {
    this.#log({ type: 'resumed', time: this.#date });
    this.#applyResumed();
    this.publish([]);
  }

  /** Takes no more shares for the next deal, and publishes those that count. */
  closeShares(): void {
    const shares = this.fair.given();
    this.#log({ type: 'shared', time: this.#date, shares });
    this.fair.close(shares);
    this.publish([]);
  }

  /** Applies a legal step and logs it. An illegal one is refused and changes nothing. */
  act(step: LoggedStep): Result<null, Illegal> {
    const done = this.runner.act(step.by, step.action);
    if (!done.ok) return done;
    const events = done.value;
    const entry: ActionEntry = { type: 'action', time: this.#date, ...step, events };
    this.#log(entry);
    this.#applyAction(entry);
    const { by } = step;
    if (this.seats.onAction(entry) && by !== 'table') this.changeSeat(by, 'standIn');
    if (this.runner.isPause) this.seatBooked();
    this.#pledge();
    this.publish(events);
    if (isDeal(events)) this.#logSnapshot();
    return ok(null);
  }

  /** Puts the current state of the table into the outbox, with the events that led to it, and asks the bots to act. */
  publish(events: readonly GameEvent[]): void {
    this.#onEvents(events);
    this.outbox.push({ events });
    if (this.#host.onSaid) this.remarks.onEvents(events, this.#now);
    if (this.#stage === 'playing' && !this.#isAdjourned && this.seats.isAttended()) this.thinking.requestAll();
  }

  /** The events that the viewer missed while away and has not yet seen; empty while a bot still plays for them. */
  awayOf(viewer: Viewer): readonly GameEvent[] {
    return viewer === 'spectator' || this.seats.isStandIn(viewer) ? [] : this.absences.of(viewer);
  }

  #log(entry: LogEntry): void {
    this.#host.log.append({ v: LOG_VERSION, ...entry });
  }

  #logSnapshot(): void {
    this.#log({
      type: 'snapshot',
      time: this.#date,
      version: SNAPSHOT_VERSION,
      stage: this.#stage,
      isAdjourned: this.#isAdjourned,
      isRated: this.#isRated,
      // Not those who have left: they may have erased their data since.
      ratedPeople: this.#ratedPeople.filter((id) => this.seats.of(id) !== null),
      game: this.runner.snapshot(),
      seats: this.seats.all(),
      absences: this.absences.all(),
      fair: this.fair.snapshot(),
    });
  }

  /** Chooses the secret of the next deal once nothing else comes before it. It is logged before it is published. */
  #pledge(): void {
    if (!this.runner.isDealNext || !this.fair.isOpen) return;
    const deal = this.runner.deal + 1;
    const secret = this.#host.secrets(deal);
    this.#log({ type: 'pledged', deal, secret, time: this.#date });
    this.fair.pledge(deal, secret, this.#now);
  }

  #restore({ stage, isAdjourned, isRated, ratedPeople, game, seats, absences, fair }: Snapshot): void {
    this.#stage = stage;
    this.#isAdjourned = isAdjourned;
    this.#isRated = isRated;
    this.#ratedPeople = ratedPeople;
    this.runner.restore(game);
    this.records.resume(game);
    this.seats.restore(seats);
    this.absences.restore(absences);
    this.fair.restore(fair, this.#now);
  }

  #applySeat(entry: SeatEntry): void {
    const { seat, change } = entry;
    // The first `handBack` only returns the seat; the second confirms that the person has seen what happened.
    const hasSeen = change === 'handBack' && !this.seats.isStandIn(seat);
    if (hasSeen || change === 'sat' || change === 'left' || change === 'bot') this.absences.forget(seat);
    if (change === 'standIn') this.absences.standIn(seat);
    if (change === 'sat') {
      this.waiting.welcome(seat);
      if (!this.runner.isBeforeDeal) {
        this.takenOver.add(seat);
        this.records.takeOver(seat, entry.name);
      }
    }
    if (change === 'sat' || change === 'left' || change === 'bot') this.fair.forget(seat);
    this.seats.note(entry, this.#now);
  }

  #applyAction(entry: ActionEntry): void {
    this.absences.onAction(entry, entry.by !== 'table' && this.seats.isPerson(entry.by));
    this.records.add(entry);
    this.fair.onEvents(entry.events);
    if (isDeal(entry.events)) this.takenOver.clear();
  }

  #applyAdjourned(): void {
    this.#isAdjourned = true;
    this.seats.adjourn();
  }

  #applyResumed(): void {
    this.#isAdjourned = false;
    this.seats.resume(this.#now);
  }

  #applyGame({ time, pairs = [] }: GameEntry): void {
    this.#isRated = pairs.length > 0;
    const isRatedSeat = (seat: Seat): boolean => pairs.some(([one, other]) => one === seat || other === seat);
    const people = this.seats.matched().filter(({ seat }) => isRatedSeat(seat));
    this.#ratedPeople = people.map(({ player }) => player);
    this.absences.forgetAll();
    this.seats.clearReady();
    if (this.#stage === 'over') this.seats.clearNew();
    this.#stage = 'playing';
    this.runner.begin();
    this.records.begin();
    this.fair.begin(time);
    this.thinking.begin();
    this.waiting.begin(this.#now);
  }

  #onEvents(events: readonly GameEvent[]): void {
    if (this.runner.isOver) this.#stage = 'over';
    if (isDeal(events)) this.seats.clearReady();
    const situation = this.#isAdjourned ? 'adjourned' : this.#stage;
    this.waiting.onEvents(events, situation, this.#now);
  }

  /**
   * Applies a log to its end. Afterwards everybody is away, and the player to act has the full time again. A deal that
   * this version of the game cannot continue is cancelled.
   * @throws Error if it cannot continue the game at all
   */
  #rebuild({ entries, isOld }: ReadLog): void {
    for (const entry of entries) this.#apply(entry);
    // Opening an adjourned table does not log its people as gone a second time.
    const isGone = (seat: Seat): boolean => !this.#isAdjourned || this.seats.isHere(seat);
    for (const seat of this.seats.people().filter(isGone)) {
      const name = this.seats.name(seat);
      this.changeSeat(seat, 'dropped', { name, ...(this.seats.isHere(seat) && { byHost: true }) });
    }
    this.#onEvents([]);
    const { cannotContinue } = this.runner;
    if (cannotContinue) this.#cancelDeal();
    this.#pledge();
    if (this.runner.isLost) throw new Error('this version of the game cannot continue the table');
    // So that nobody has to read again what upcasters changed, or what could not be applied.
    if (isOld || cannotContinue) this.#logSnapshot();
  }

  #apply(entry: LogEntry): void {
    if (entry.type === 'snapshot') this.#restore(entry);
    else if (entry.type === 'seat') this.#applySeat(entry);
    else if (entry.type === 'booking') this.seats.book(entry.seat, entry.by);
    else if (entry.type === 'game') this.#applyGame(entry);
    else if (entry.type === 'adjourned') this.#applyAdjourned();
    else if (entry.type === 'resumed') this.#applyResumed();
    else if (entry.type === 'pledged') this.fair.pledge(entry.deal, entry.secret, this.#now);
    else if (entry.type === 'shared') this.fair.close(entry.shares);
    else if (entry.type === 'action') {
      // Missed turns are not counted: a person who comes back starts afresh.
      this.runner.replay(entry.events);
      this.#applyAction(entry);
      this.#onEvents(entry.events);
    }
  }

  #cancelDeal(): void {
    const done = this.act({ by: 'table', origin: 'table', action: { type: 'cancelDeal' } });
    if (!done.ok) throw new Error(`the deal can neither go on nor be cancelled: ${done.reason}`);
  }
}

const isDeal = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'dealt');

/**
 * The actions for each seat's person since they last acted themselves. Covers the current deal only: a report of an
 * earlier one would mean nothing without its melds.
 */
class Absences {
  readonly #bySeat = new Map<Seat, Absence>();

  /** The events as everybody saw them, in order; empty if no bot has stood in. */
  of(seat: Seat): readonly GameEvent[] {
    const absence = this.#bySeat.get(seat);
    return absence?.hasBot ? absence.events : [];
  }

  /** For a snapshot of the table. */
  all(): readonly (readonly [Seat, Absence])[] {
    return [...this.#bySeat];
  }

  restore(absences: readonly (readonly [Seat, Absence])[]): void {
    this.#bySeat.clear();
    for (const [seat, absence] of absences) this.#bySeat.set(seat, absence);
  }

  /** Records an action in a person's seat, by the person or on their behalf. */
  onAction({ by, origin, events }: ActionEntry, isPerson: boolean): void {
    if (events.some(({ type }) => type === 'dealt')) this.forgetAll();
    if (by === 'table' || !isPerson) return;
    if (origin === 'person') {
      this.forget(by);
      return;
    }
    const own = events.filter((event) => 'seat' in event && event.seat === by);
    const absence = this.#absence(by);
    const all = [...absence.events, ...own.map((event) => redact(event, 'spectator'))];
    this.#bySeat.set(by, { ...absence, events: all });
  }

  /** Records that a bot plays for the seat's person from now on. */
  standIn(seat: Seat): void {
    this.#bySeat.set(seat, { ...this.#absence(seat), hasBot: true });
  }

  forget(seat: Seat): void {
    this.#bySeat.delete(seat);
  }

  /** Clears the events, but remembers who is away. */
  forgetAll(): void {
    for (const [seat, absence] of this.#bySeat) this.#bySeat.set(seat, { ...absence, events: [] });
  }

  #absence(seat: Seat): Absence {
    return this.#bySeat.get(seat) ?? { events: [], hasBot: false };
  }
}
