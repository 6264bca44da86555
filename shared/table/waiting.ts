import type { GameEvent, Seat } from '#engine';
import type { ClockView, Stage } from '#protocol';
import type { GameRunner } from './gameRunner.ts';
import type { TablePace, TurnTime } from './paces.ts';
import type { Seats } from './seats.ts';
import { Banks, TurnClock } from './turnClock.ts';

/** The stage of a table. An adjourned one waits only for its people. */
export type TableSituation = Stage | 'adjourned';

/** The least time that a newcomer's sign of life adds to their clock, in ms: each time is a patch to everybody. */
const MIN_ADDED_MS = 5_000;

/** Tracks for whom a running game waits, and until when. */
export class TurnWaiting {
  readonly #pace: TablePace;
  readonly #seats: Seats;
  readonly #runner: GameRunner;
  readonly #clock = new TurnClock();
  readonly #banks: Banks;
  readonly #silence: Silence;
  #since: number;
  #isNewlyDealt = false;

  constructor(pace: TablePace, seats: Seats, runner: GameRunner, now: number) {
    this.#pace = pace;
    this.#seats = seats;
    this.#runner = runner;
    this.#banks = new Banks((seat) => this.#timeOf(seat));
    this.#silence = new Silence(pace.silence);
    this.#since = now;
  }

  /** When the current wait began. People who come and go do not change anybody's time. */
  get since(): number {
    return this.#since;
  }

  clockView(now: number): ClockView | null {
    return this.#clock.view(now);
  }

  /** When the running clock ends; Infinity if none runs. */
  get clockEnds(): number {
    return this.#clock.ends ?? Number.POSITIVE_INFINITY;
  }

  /** Whether dealing was the last thing that happened. */
  get isNewlyDealt(): boolean {
    return this.#isNewlyDealt;
  }

  /** When a bot stands in for the person gone longest; Infinity for never. */
  standInAt(): number {
    const gone = this.#seats.longestGone();
    const { turn, grace, graceWithoutClock } = this.#pace;
    return gone ? gone.since + (turn === null ? graceWithoutClock : grace) : Number.POSITIVE_INFINITY;
  }

  /** The people for whom the table waits without any sign of them. */
  get silent(): readonly Seat[] {
    return this.#silence.silent;
  }

  /** When `silent` changes without an event; Infinity for never. */
  silentAt(): number {
    return this.#silence.next();
  }

  /** Whether there was a sign of the seat's person lately. */
  hasSign(seat: Seat, now: number): boolean {
    return this.#silence.hasSign(seat, now);
  }

  /**
   * Notes a sign of the seat's person. A newcomer's clock then runs on as long as the others wait for a silent person.
   * @returns whether the others see a change
   */
  sign(seat: Seat, now: number): boolean {
    this.#silence.note(seat, now);
    const ends = now + this.#pace.silence;
    const isLonger = this.#clock.whose === seat && ends >= (this.#clock.ends ?? ends) + MIN_ADDED_MS;
    return (isLonger && this.#clock.prolong(ends)) || this.silent.includes(seat);
  }

  /** Gives a newly seated person a full bank. */
  welcome(seat: Seat): void {
    this.#banks.refill(seat);
    this.#silence.forget(seat);
  }

  /**
   * When a rematch begins, because everybody present is ready or the clock has run out; Infinity for never. People
   * whose broken connection would cost them their seats get time to come back and ask for it too.
   */
  rematchAt(): number {
    const { clockEnds } = this;
    return this.#seats.isReady() ? Math.min(clockEnds, Math.max(this.#since, this.#backBy())) : clockEnds;
  }

  /** Resets clocks and banks for another game. */
  begin(now: number): void {
    this.#since = now;
    this.#clock.reset();
    this.#banks.fill();
  }

  /** Updates the clocks after game events or, with no events, after a change among the people at the table. */
  onEvents(events: readonly GameEvent[], situation: TableSituation, now: number): void {
    if (events.length > 0) {
      this.#since = now;
      this.#isNewlyDealt = events.some(({ type }) => type === 'dealt' || type === 'dealtOn');
    }
    for (const event of events) this.#onEvent(event, now);
    this.#setClock(situation, now);
    this.#silence.update(this.#waitedFor(situation), this.#since, now);
  }

  /** The people for whom others wait: in a turn or, once somebody is ready, between deals and before a rematch. */
  #waitedFor(situation: TableSituation): readonly Seat[] {
    const { seatsToAct, isWindow, isPause } = this.#runner;
    const here = this.#seats.here();
    const waitFor = (people: readonly Seat[]) => people.filter((seat) => here.some((other) => other !== seat));
    if (situation === 'over' || (situation === 'playing' && isPause)) return waitFor(this.#seats.unready());
    if (situation !== 'playing' || isWindow) return [];
    return waitFor(seatsToAct.filter((seat) => !this.#seats.isPlayedByBot(seat)));
  }

  /** The pace's time for a turn, twice as long for a newcomer. */
  #timeOf(seat: Seat): TurnTime {
    const { turn, bank, credit } = this.#pace;
    return this.#seats.isNew(seat) ? { turn: turn && 2 * turn, bank: 2 * bank, credit } : { turn, bank, credit };
  }

  #onEvent(event: GameEvent, now: number): void {
    this.#banks.onEvent(event);
    switch (event.type) {
      case 'turnBegan':
      case 'callTurnBegan':
      case 'sizeAsked':
      case 'namingAsked':
      case 'pressAsked':
        // A new decision gets a new clock, even for the seat that had the last one.
        this.#banks.settle(event.seat, this.#clock.renew(event.seat, now));
        break;
      case 'windowOpened':
      case 'dealEnded':
        this.#clock.stop(now);
        break;
      case 'windowClosed':
      case 'recalled':
        this.#clock.resume(now);
        break;
    }
  }

  /** Without a turn clock, the pause waits for everybody present. */
  #runPause(now: number): void {
    if (this.#pace.turn === null) this.#clock.stop(now);
    else this.#clock.runFor('pause', this.#pace.next, now);
  }

  #runRematch(now: number): void {
    if (this.#pace.turn === null) this.#clock.stop(now);
    else this.#clock.runFor('pause', this.#pace.next, now, this.#pace.grace);
    this.#clock.prolong(this.#backBy());
  }

  /** The deadline for disconnected people to ask for a rematch. */
  #backBy(): number {
    return this.#seats.lastGone() + this.#pace.grace;
  }

  #setClock(situation: TableSituation, now: number): void {
    const { seatsToAct, isWindow, isPause } = this.#runner;
    const person = seatsToAct.find((seat) => !this.#seats.isPlayedByBot(seat));
    const isRematchWanted = situation === 'over' && this.#seats.isAnyReady();
    if ((situation !== 'playing' && !isRematchWanted) || !this.#seats.isAttended()) this.#clock.stop(now);
    else if (isRematchWanted) this.#runRematch(now);
    else if (isPause) this.#runPause(now);
    else if (person === undefined) this.#clock.stop(now);
    else if (isWindow) this.#clock.runFor('window', this.#pace.window, now);
    else this.#runTurn(person, now);
  }

  #runTurn(person: Seat, now: number): void {
    const { turn } = this.#timeOf(person);
    if (turn === null) {
      this.#clock.stop(now);
      return;
    }
    const total = turn + this.#banks.of(person);
    // The time that a newcomer has beyond the usual one is for somebody who is there.
    const held = this.#seats.isNew(person) ? total / 2 : 0;
    this.#clock.runFor(person, total - held, now, held);
  }
}

/**
 * Tracks the signs of life of the people at a table: touches, keys and mouse moves that their pages report. A person
 * for whom the table waits is silent after `limit` ms without any; then the others may let a bot play for them.
 */
class Silence {
  readonly #limit: number;
  readonly #signs = new Map<Seat, number>();
  #silent: readonly Seat[] = [];
  #waitedFor: readonly Seat[] = [];
  #since = Number.NEGATIVE_INFINITY;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The silent people, as of the last `update`. */
  get silent(): readonly Seat[] {
    return this.#silent;
  }

  note(seat: Seat, now: number): void {
    this.#signs.set(seat, now);
  }

  /** Forgets the person who had this seat. */
  forget(seat: Seat): void {
    this.#signs.delete(seat);
  }

  /** Whether there was a sign of the seat's person lately. */
  hasSign(seat: Seat, now: number): boolean {
    return now - (this.#signs.get(seat) ?? Number.NEGATIVE_INFINITY) < this.#limit;
  }

  /** @param waitedFor the people for whom the table has waited from `since` on */
  update(waitedFor: readonly Seat[], since: number, now: number): void {
    this.#waitedFor = waitedFor;
    this.#since = since;
    this.#silent = waitedFor.filter((seat) => this.#silentAt(seat) <= now);
  }

  /** When somebody else becomes silent; Infinity for never. */
  next(): number {
    const others = this.#waitedFor.filter((seat) => !this.#silent.includes(seat));
    return Math.min(...others.map((seat) => this.#silentAt(seat)));
  }

  #silentAt(seat: Seat): number {
    return Math.max(this.#since, this.#signs.get(seat) ?? this.#since) + this.#limit;
  }
}
