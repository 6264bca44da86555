import { type GameEvent, type Illegal, ok, type Result, type Seat, type Viewer } from '#engine';
import type { Stage } from '#protocol';
import { printRules } from '#rules';
import { Absences } from './absences.ts';
import { GameRunner } from './gameRunner.ts';
import type { ActionEntry, LogEntry, LoggedStep, SeatChange, SeatEntry } from './log.ts';
import { Seats } from './seats.ts';
import type { OutboxEntry, TableHost, TableSetup } from './setup.ts';
import { TurnWaiting } from './waiting.ts';

/**
 * Logs, books and publishes every change of a table, so that a table can be restored from its log alone. Does not check
 * who may do what.
 */
export class Ledger {
  readonly seats: Seats;
  readonly runner: GameRunner;
  readonly waiting: TurnWaiting;
  readonly absences = new Absences();
  readonly #host: TableHost;
  #stage: Stage = 'waiting';
  #isAdjourned = false;
  #outbox: OutboxEntry[] = [];

  constructor(setup: TableSetup, host: TableHost, past: readonly LogEntry[]) {
    this.#host = host;
    this.seats = new Seats(setup.seats, host.skeleton);
    this.runner = new GameRunner(setup, host);
    const time = host.clock.now();
    this.waiting = new TurnWaiting(setup.pace, this.seats, this.runner, time);
    const { id, code, rules, seats, paceName: pace } = setup;
    if (past.length === 0) host.log.append({ type: 'opened', time, id, code, rules: printRules(rules), seats, pace });
    else this.#replay(past);
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Whether the game is adjourned until another day. */
  get isAdjourned(): boolean {
    return this.#isAdjourned;
  }

  /** The changes since the last call, oldest first. */
  drain(): readonly OutboxEntry[] {
    const entries = this.#outbox;
    this.#outbox = [];
    return entries;
  }

  /** Logs a change of a seat. The caller publishes it together with its consequences. */
  note(
    seat: Seat,
    change: SeatChange,
    who: Pick<SeatEntry, 'name' | 'player' | 'isNew'> = { name: this.seats.name(seat) },
  ): void {
    const entry: SeatEntry = { type: 'seat', time: this.#host.clock.now(), seat, change, ...who };
    this.#host.log.append(entry);
    this.#bookSeat(entry);
  }

  /** Logs a change of a seat and publishes it. */
  change(seat: Seat, change: SeatChange): void {
    this.note(seat, change);
    this.publish([]);
  }

  /** Begins a game with fresh totals. */
  begin(): void {
    this.#host.log.append({ type: 'game', time: this.#host.clock.now() });
    this.#newGame();
    this.publish([]);
  }

  /** Adjourns the game: everybody leaves until another day. */
  adjourn(): void {
    this.#host.log.append({ type: 'adjourned', time: this.#host.clock.now() });
    this.#rest();
    this.publish([]);
  }

  /** Resumes an adjourned game. */
  resume(): void {
    const time = this.#host.clock.now();
    this.#host.log.append({ type: 'resumed', time });
    this.#goOn(time);
    this.publish([]);
  }

  /** Applies a legal step and logs it. An illegal one is refused and changes nothing. */
  act(step: LoggedStep): Result<null, Illegal> {
    const done = this.runner.act(step.by, step.action);
    if (!done.ok) return done;
    const entry: ActionEntry = { type: 'action', time: this.#host.clock.now(), ...step };
    this.#host.log.append(entry);
    this.#bookAction(entry, done.value);
    const { by } = step;
    if (this.seats.onAction(entry) && by !== 'table') this.note(by, 'standIn');
    this.publish(done.value);
    return ok(null);
  }

  /** Puts the current state of the table into the outbox, with the events that led to it. */
  publish(events: readonly GameEvent[]): void {
    this.#onEvents(events);
    this.#outbox.push({ events });
  }

  /** The events that the viewer missed while away and has not yet seen; empty while a bot still plays for them. */
  awayOf(viewer: Viewer): readonly GameEvent[] {
    return viewer === 'spectator' || this.seats.isStandIn(viewer) ? [] : this.absences.of(viewer);
  }

  #bookSeat(entry: SeatEntry): void {
    const { seat, change } = entry;
    // The first `handBack` only returns the seat; the second confirms that the person has seen what happened.
    const hasSeen = change === 'handBack' && !this.seats.isStandIn(seat);
    if (hasSeen || change === 'sat' || change === 'left' || change === 'bot') this.absences.forget(seat);
    if (change === 'standIn') this.absences.standIn(seat);
    if (change === 'sat') this.waiting.welcome(seat);
    this.seats.note(entry);
  }

  #bookAction(entry: ActionEntry, events: readonly GameEvent[]): void {
    this.absences.onAction(entry, events, entry.by !== 'table' && this.seats.isPerson(entry.by));
  }

  #rest(): void {
    this.#isAdjourned = true;
    this.seats.adjourn();
  }

  #goOn(time: number): void {
    this.#isAdjourned = false;
    this.seats.resume(time);
  }

  #newGame(): void {
    this.absences.forgetAll();
    this.seats.clearReady();
    if (this.#stage === 'over') this.seats.clearNew();
    this.#stage = 'playing';
    this.runner.begin();
    this.waiting.begin(this.#host.clock.now());
  }

  #onEvents(events: readonly GameEvent[]): void {
    if (this.runner.isOver) this.#stage = 'over';
    if (events.some(({ type }) => type === 'dealt')) this.seats.clearReady();
    const situation = this.#isAdjourned ? 'adjourned' : this.#stage;
    this.waiting.onEvents(events, situation, this.#host.clock.now());
  }

  /** Replays a log to its end. Afterwards everybody is away, and the player to act has the full time again. */
  #replay(past: readonly LogEntry[]): void {
    for (const entry of past) {
      if (entry.type === 'seat') this.#bookSeat(entry);
      else if (entry.type === 'game') this.#newGame();
      else if (entry.type === 'action') this.#replayAction(entry);
      else if (entry.type === 'adjourned') this.#rest();
      else if (entry.type === 'resumed') this.#goOn(entry.time);
    }
    // Opening an adjourned table does not log its people as gone a second time.
    const isGone = (seat: Seat): boolean => !this.#isAdjourned || this.seats.isHere(seat);
    for (const seat of this.seats.people().filter(isGone)) this.note(seat, 'dropped');
    this.#onEvents([]);
  }

  /** Does not count missed turns: a person who comes back starts afresh. */
  #replayAction(entry: ActionEntry): void {
    const done = this.runner.act(entry.by, entry.action);
    if (!done.ok) throw new Error(`the log does not replay: ${entry.by} may not ${entry.action.type}, ${done.reason}`);
    this.#bookAction(entry, done.value);
    this.#onEvents(done.value);
  }
}
