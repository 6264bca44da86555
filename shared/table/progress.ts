import type { Seat } from '#engine';
import type { Ledger } from './ledger.ts';
import type { Clock, TableSetup } from './setup.ts';

/** What goes on at a table without anybody's word, and from when on: a game begins, bots act, time is up, somebody is away. */
export class Progress {
  readonly #setup: TableSetup;
  readonly #clock: Clock;
  readonly #proceedings: Ledger;
  /** When bots fill a quick match, while it waits with somebody in it. */
  #fillAt: number | null = null;

  constructor(setup: TableSetup, clock: Clock, proceedings: Ledger) {
    this.#setup = setup;
    this.#clock = clock;
    this.#proceedings = proceedings;
    this.gather();
  }

  /** Somebody has come to where people gather, or has left. */
  gather(): void {
    const isAnybodyHere = this.#proceedings.seats.people().length > 0;
    this.#fillAt = isAnybodyHere ? (this.#fillAt ?? this.#clock.now() + this.#setup.pace.fill) : null;
  }

  /** A game begins: empty places, and at a rematch those of people who have not asked for it, are bots' from now on. */
  begin(): void {
    const { seats, stage } = this.#proceedings;
    for (const seat of seats.forBots(stage === 'over')) this.seatBot(seat);
    this.#proceedings.begin();
  }

  /** A bot has the seat from now on. */
  seatBot(seat: Seat): void {
    this.#proceedings.note(seat, 'bot', { name: this.#proceedings.seats.nameFor(seat) });
  }

  /** The clock time from which `step` has something to do; null while everything waits for people. */
  due(): number | null {
    const { seats, waiting, stage, isAdjourned } = this.#proceedings;
    if (isAdjourned) return seats.isComplete() ? waiting.moment : null;
    if (!seats.isAttended()) return null;
    if (stage === 'waiting') {
      if (seats.first('empty') === null) return waiting.moment;
      return this.#setup.isPrivate ? null : this.#fillAt;
    }
    if (this.#isAdjourning()) return waiting.moment;
    const next = stage === 'over' ? waiting.rematchAt() : Math.min(waiting.standInAt(), waiting.playAt());
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  /** Does the one thing that is due. */
  step(): void {
    const { waiting, stage, isAdjourned } = this.#proceedings;
    if (stage !== 'playing') this.begin();
    else if (isAdjourned) this.#proceedings.resume();
    else if (this.#isAdjourning()) this.#proceedings.adjourn();
    else if (waiting.standInAt() <= this.#clock.now()) this.#sendStandIn();
    else this.#playOn();
  }

  /** All who are here want to stop, and no cards are out. */
  #isAdjourning(): boolean {
    const { seats, course } = this.#proceedings;
    return course.isPause && seats.isAdjourning();
  }

  /** @throws when what a bot or we would do is refused */
  #playOn(): void {
    const { course, waiting } = this.#proceedings;
    const step = course.nextStep(waiting.bot());
    const done = this.#proceedings.act(step);
    if (!done.ok) throw new Error(`${step.origin} may not ${step.action.type}: ${done.reason}`);
  }

  #sendStandIn(): void {
    const gone = this.#proceedings.seats.longestGone();
    if (!gone) return;
    this.#proceedings.note(gone.seat, 'standIn');
    this.#proceedings.publish([]);
  }
}
