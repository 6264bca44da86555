import type { Seat } from '#engine';
import type { LevelName } from '#protocol';
import type { LoggedStep } from './log.ts';
import type { LoggedTable } from './loggedTable.ts';
import { pauseOf } from './manners.ts';
import { BOT_NAMES } from './names.ts';
import type { Clock, TableHost, TableSetup } from './setup.ts';

const LEVEL_STRENGTHS: Readonly<Record<LevelName, number>> = { beginner: 0, steady: 1, sharp: 2, expert: 3 };

/** The level in the middle: of an even number the weaker of the two middle ones, Steady if there are none. */
function median(levels: readonly LevelName[]): LevelName {
  const sorted = [...levels].sort((a, b) => LEVEL_STRENGTHS[a] - LEVEL_STRENGTHS[b]);
  return sorted[(sorted.length - 1) >> 1] ?? 'steady';
}

/** Automatic changes at a table and their times: games begin, bots act, time runs out, bots stand in. */
export class Progress {
  readonly #setup: TableSetup;
  readonly #clock: Clock;
  readonly #levels: TableHost['levels'];
  readonly #onSaid: TableHost['onSaid'];
  readonly #logged: LoggedTable;
  /** When bots fill a quick match in which somebody is waiting. */
  #fillAt: number | null = null;

  constructor(setup: TableSetup, { clock, levels, onSaid }: TableHost, logged: LoggedTable) {
    this.#setup = setup;
    this.#clock = clock;
    this.#levels = levels;
    this.#onSaid = onSaid;
    this.#logged = logged;
    this.gather();
  }

  /**
   * Handles a person sitting down at a waiting table or leaving it.
   * @param isAmongOthers whether others look for a game just now
   */
  gather(isAmongOthers = false): void {
    const isAnybodyHere = this.#logged.seats.people().length > 0;
    const { fill, search } = this.#setup.pace;
    this.#fillAt = isAnybodyHere ? (this.#fillAt ?? this.#clock.now() + (isAmongOthers ? search : fill)) : null;
  }

  /** Waits for nobody else at a waiting quick match, except for people who are on their way. */
  fillNow(): void {
    this.#fillAt = this.#clock.now();
  }

  /**
   * Begins a game. Bots take the empty seats and, at a rematch, those of people who have not asked for it. Somebody who
   * is there all the same, reading perhaps, keeps the seat for a deal, which a bot plays until they come back.
   */
  begin(): void {
    const { seats, stage } = this.#logged;
    if (stage === 'over') this.#keepSeats();
    this.seatBots(seats.forBots(stage === 'over'));
    this.#logged.seatBooked();
    this.#logged.begin();
  }

  #keepSeats(): void {
    const { seats, waiting } = this.#logged;
    const isThere = (seat: Seat) => seats.isHere(seat) && waiting.hasSign(seat, this.#clock.now());
    for (const seat of seats.notAsking().filter(isThere))
      this.#logged.changeSeat(seat, 'standIn', { name: seats.name(seat), kept: true });
  }

  /** Gives the seats to bots. */
  seatBots(given: readonly Seat[]): void {
    const { levels, isPrivate } = this.#setup;
    const { seats } = this.#logged;
    const usual = isPrivate ? 'steady' : median(seats.chosenLevels(given));
    for (const seat of given) {
      const wanted = levels?.[seat] ?? usual;
      const level = this.#levels?.includes(wanted) === false ? 'steady' : wanted;
      const avatar = seats.botFor(seat);
      this.#logged.changeSeat(seat, 'bot', {
        name: BOT_NAMES[avatar] as string,
        avatar,
        ...(level !== 'steady' && { level }),
      });
    }
  }

  /** The clock time from which `step` has something to do; null while everything waits for people. */
  due(): number | null {
    const { seats, waiting, remarks, stage, isAdjourned } = this.#logged;
    if (isAdjourned) return seats.isComplete() ? waiting.since : null;
    if (!seats.isAttended()) return null;
    if (stage === 'waiting') {
      if (seats.first('empty') === null || this.#setup.isDaily) return waiting.since;
      return this.#setup.isPrivate ? null : this.#fillAt;
    }
    if (this.#isAdjourning()) return waiting.since;
    const goesOnAt = stage === 'over' ? waiting.rematchAt() : Math.min(waiting.standInAt(), this.#playAt());
    const next = Math.min(goesOnAt, waiting.silentAt(), remarks.due);
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  /** When the game goes on automatically; Infinity for never. */
  #playAt(): number {
    const { seats, runner, waiting, thinking, fair } = this.#logged;
    const bot = thinking.next();
    if (bot !== null) return thinking.playAt(bot, waiting.since + this.#botPause(bot), this.#setup.pace.botTimeout);
    if (runner.seatsToAct.length > 0) return waiting.clockEnds;
    const goesOnAt = !runner.isPause || seats.isReady() ? waiting.since : waiting.clockEnds;
    return runner.isDealNext ? Math.max(goesOnAt, fair.readyAt(seats.here(), this.#setup.pace.shares)) : goesOnAt;
  }

  /** A bot's pause before its action, in ms: in its own manner, except in a window and while the cards are dealt. */
  #botPause(seat: Seat): number {
    const { seats, runner, waiting } = this.#logged;
    const { pace } = this.#setup;
    if (runner.isWindow) return 0;
    if (waiting.isNewlyDealt) return pace.deal;
    const bot = seats.bot(seat);
    const times = bot === null ? 1 : pauseOf(bot, runner.deal, seat, runner.decision(seat));
    return Math.round(times * pace.bot);
  }

  /** Performs the one step that is due. */
  step(): void {
    const { waiting, remarks, stage, isAdjourned } = this.#logged;
    if (remarks.due <= this.#clock.now()) this.#speak();
    else if (waiting.silentAt() <= this.#clock.now()) this.#logged.publish([]);
    else if (stage !== 'playing') this.begin();
    else if (isAdjourned) this.#logged.resume();
    else if (this.#isAdjourning()) this.#logged.adjourn();
    else if (waiting.standInAt() <= this.#clock.now()) this.#sendStandIn();
    else this.#playOn();
  }

  /**
   * Whether everybody present wants to adjourn and it is between deals. In a rated game also those who are away must
   * want it, since it counts for nobody unless it is resumed.
   */
  #isAdjourning(): boolean {
    const { seats, runner, isRated } = this.#logged;
    return runner.isPause && seats.isAdjourning(isRated ? 'people' : 'present');
  }

  #speak(): void {
    const remark = this.#logged.remarks.take(this.#clock.now());
    if (remark) this.#onSaid?.(remark.seat, remark.saying);
  }

  #playOn(): void {
    const { runner, thinking, fair } = this.#logged;
    const bot = thinking.next();
    if (runner.isPause) this.seatBots(this.#logged.seats.kept());
    if (bot !== null) this.#playFor(bot);
    // A step of its own, so that everybody sees the shares before the deal.
    else if (runner.isDealNext && fair.isCollecting && this.#setup.pace.shares > 0) this.#logged.closeShares();
    else this.#do(runner.ownStep(() => fair.chance));
  }

  #playFor(bot: Seat): void {
    const { thinking } = this.#logged;
    const choice = thinking.take(bot);
    const isPlayed = choice && this.#logged.act({ by: bot, origin: 'bot', action: choice }).ok;
    if (!isPlayed) this.#do({ by: bot, origin: 'bot', action: thinking.choose(bot) });
  }

  /** @throws Error if the step is refused */
  #do(step: LoggedStep): void {
    const done = this.#logged.act(step);
    if (!done.ok) throw new Error(`${step.origin} may not ${step.action.type}: ${done.reason}`);
  }

  #sendStandIn(): void {
    const gone = this.#logged.seats.longestGone();
    if (!gone) return;
    this.#logged.changeSeat(gone.seat, 'standIn');
    this.#logged.publish([]);
  }
}
