import { type GameEvent, type Illegal, ok, type Result, type Seat } from '#engine';
import type { Stage } from '#protocol';
import { printRules } from '#rules';
import { Absences } from './absences.ts';
import { GameRunner } from './gameRunner.ts';
import type { ActionEntry, LogEntry, LoggedStep, SeatChange, SeatEntry } from './log.ts';
import { Seats } from './seats.ts';
import type { OutboxEntry, TableHost, TableSetup } from './setup.ts';
import { TurnWaiting } from './waiting.ts';

/**
 * Whatever happens at a table happens here: it is logged, booked, and put into the outbox. The log holds all of it, so a
 * table can go on from its log alone. Who may do what is not asked here.
 */
export class Ledger {
  readonly seats: Seats;
  readonly course: GameRunner;
  readonly waiting: TurnWaiting;
  readonly absences = new Absences();
  readonly #host: TableHost;
  #stage: Stage = 'waiting';
  #isAdjourned = false;
  #outbox: OutboxEntry[] = [];

  constructor(setup: TableSetup, host: TableHost, past: readonly LogEntry[]) {
    this.#host = host;
    this.seats = new Seats(setup.seats, host.skeleton);
    this.course = new GameRunner(setup, host);
    const time = host.clock.now();
    this.waiting = new TurnWaiting(setup.pace, this.seats, this.course, time);
    const { id, code, rules, seats, paceName: pace } = setup;
    if (past.length === 0) host.log.append({ type: 'opened', time, id, code, rules: printRules(rules), seats, pace });
    else this.#relive(past);
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** The table rests until another day. */
  get isAdjourned(): boolean {
    return this.#isAdjourned;
  }

  /** The changes since the last call, oldest first. */
  drain(): readonly OutboxEntry[] {
    const entries = this.#outbox;
    this.#outbox = [];
    return entries;
  }

  /** Something has become of a seat. Told together with what follows from it. */
  note(
    seat: Seat,
    change: SeatChange,
    who: Pick<SeatEntry, 'name' | 'player' | 'isNew'> = { name: this.seats.name(seat) },
  ): void {
    const entry: SeatEntry = { type: 'seat', time: this.#host.clock.now(), seat, change, ...who };
    this.#host.log.append(entry);
    this.#book(entry);
  }

  /** A game begins, with fresh totals. */
  begin(): void {
    this.#host.log.append({ type: 'game', time: this.#host.clock.now() });
    this.#newGame();
    this.publish([]);
  }

  /** Everybody leaves until another day. */
  adjourn(): void {
    this.#host.log.append({ type: 'adjourned', time: this.#host.clock.now() });
    this.#rest();
    this.publish([]);
  }

  /** The game goes on where it was adjourned. */
  resume(): void {
    const time = this.#host.clock.now();
    this.#host.log.append({ type: 'resumed', time });
    this.#goOn(time);
    this.publish([]);
  }

  /** Does what is legal; refuses the rest and leaves everything as it was. */
  act(step: LoggedStep): Result<null, Illegal> {
    const done = this.course.act(step.by, step.action);
    if (!done.ok) return done;
    const entry: ActionEntry = { type: 'action', time: this.#host.clock.now(), ...step };
    this.#host.log.append(entry);
    this.#hearWho(entry, done.value);
    const { by } = step;
    if (this.seats.heard(entry) && by !== 'table') this.note(by, 'standIn');
    this.publish(done.value);
    return ok(null);
  }

  /** Lets everybody see how the table is now. */
  publish(events: readonly GameEvent[]): void {
    this.#hear(events);
    this.#outbox.push({ events });
  }

  #book(entry: SeatEntry): void {
    const { seat, change } = entry;
    // Who takes the seat back has not been told yet; who says so again, has.
    const isTold = change === 'handBack' && !this.seats.isStandIn(seat);
    if (isTold || change === 'sat' || change === 'left' || change === 'bot') this.absences.forget(seat);
    if (change === 'standIn') this.absences.standIn(seat);
    if (change === 'sat') this.waiting.welcome(seat);
    this.seats.note(entry);
  }

  #hearWho(entry: ActionEntry, events: readonly GameEvent[]): void {
    this.absences.heard(entry, events, entry.by !== 'table' && this.seats.isPerson(entry.by));
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
    this.course.begin();
    this.waiting.begin(this.#host.clock.now());
  }

  #hear(events: readonly GameEvent[]): void {
    if (this.course.isOver) this.#stage = 'over';
    if (events.some(({ type }) => type === 'dealt')) this.seats.clearReady();
    const situation = this.#isAdjourned ? 'adjourned' : this.#stage;
    this.waiting.heard(events, situation, this.#host.clock.now());
  }

  /** Goes through a log to where it ends. Everybody is away then, and who is asked has all the time again. */
  #relive(past: readonly LogEntry[]): void {
    for (const entry of past) {
      if (entry.type === 'seat') this.#book(entry);
      else if (entry.type === 'game') this.#newGame();
      else if (entry.type === 'action') this.#redo(entry);
      else if (entry.type === 'adjourned') this.#rest();
      else if (entry.type === 'resumed') this.#goOn(entry.time);
    }
    // Whoever went home from a table that rests is not gone anew each time somebody looks at it.
    const isGone = (seat: Seat): boolean => !this.#isAdjourned || this.seats.isHere(seat);
    for (const seat of this.seats.people().filter(isGone)) this.note(seat, 'dropped');
    this.#hear([]);
  }

  /** Turns missed are not counted again: who comes back begins anew. */
  #redo(entry: ActionEntry): void {
    const done = this.course.act(entry.by, entry.action);
    if (!done.ok) throw new Error(`a log that cannot be: ${entry.by} may not ${entry.action.type}, ${done.reason}`);
    this.#hearWho(entry, done.value);
    this.#hear(done.value);
  }
}
