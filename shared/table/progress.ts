import type { Seat } from '#engine';
import type { LevelName } from '#protocol';
import { BOT_NAMES } from './names.ts';
import type { Ledger } from './ledger.ts';
import type { LoggedStep } from './log.ts';
import type { Clock, TableHost, TableSetup } from './setup.ts';

const STRENGTH: Readonly<Record<LevelName, number>> = { beginner: 0, steady: 1, sharp: 2, expert: 3 };

/** The level in the middle: of an even number the weaker of the two middle ones, Steady if there are none. */
function median(levels: readonly LevelName[]): LevelName {
  const sorted = [...levels].sort((a, b) => STRENGTH[a] - STRENGTH[b]);
  return sorted[(sorted.length - 1) >> 1] ?? 'steady';
}

/** Automatic changes at a table and their times: games begin, bots act, time runs out, bots stand in. */
export class Progress {
  readonly #setup: TableSetup;
  readonly #clock: Clock;
  readonly #levels: TableHost['levels'];
  readonly #onSaid: TableHost['onSaid'];
  readonly #ledger: Ledger;
  /** When bots fill a quick match in which somebody is waiting. */
  #fillAt: number | null = null;

  constructor(setup: TableSetup, { clock, levels, onSaid }: TableHost, ledger: Ledger) {
    this.#setup = setup;
    this.#clock = clock;
    this.#levels = levels;
    this.#onSaid = onSaid;
    this.#ledger = ledger;
    this.gather();
  }

  /**
   * Handles a person sitting down at a waiting table or leaving it.
   * @param isAmongOthers whether others look for a game just now
   */
  gather(isAmongOthers = false): void {
    const isAnybodyHere = this.#ledger.seats.people().length > 0;
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
    const { seats, stage } = this.#ledger;
    if (stage === 'over') this.#keepSeats();
    this.seatBots(seats.forBots(stage === 'over'));
    this.#ledger.seatBooked();
    this.#ledger.begin();
  }

  #keepSeats(): void {
    const { seats, waiting } = this.#ledger;
    const isThere = (seat: Seat) => seats.isHere(seat) && waiting.hasSign(seat, this.#clock.now());
    for (const seat of seats.notAsking().filter(isThere))
      this.#ledger.note(seat, 'standIn', { name: seats.name(seat), kept: true });
  }

  /** Gives the seats to bots. */
  seatBots(given: readonly Seat[]): void {
    const { levels, isPrivate } = this.#setup;
    const { seats } = this.#ledger;
    const usual = isPrivate ? 'steady' : median(seats.wishedLevels(given));
    for (const seat of given) {
      const wished = levels?.[seat] ?? usual;
      const level = this.#levels?.includes(wished) === false ? 'steady' : wished;
      const avatar = seats.botFor(seat);
      this.#ledger.note(seat, 'bot', {
        name: BOT_NAMES[avatar] as string,
        avatar,
        ...(level !== 'steady' && { level }),
      });
    }
  }

  /** The clock time from which `step` has something to do; null while everything waits for people. */
  due(): number | null {
    const { seats, waiting, remarks, stage, isAdjourned } = this.#ledger;
    if (isAdjourned) return seats.isComplete() ? waiting.moment : null;
    if (!seats.isAttended()) return null;
    if (stage === 'waiting') {
      if (seats.first('empty') === null || this.#setup.isDaily) return waiting.moment;
      return this.#setup.isPrivate ? null : this.#fillAt;
    }
    if (this.#isAdjourning()) return waiting.moment;
    const goesOnAt = stage === 'over' ? waiting.rematchAt() : Math.min(waiting.standInAt(), waiting.playAt());
    const next = Math.min(goesOnAt, waiting.silentAt(), remarks.due);
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  /** Performs the one step that is due. */
  step(): void {
    const { waiting, remarks, stage, isAdjourned } = this.#ledger;
    if (remarks.due <= this.#clock.now()) this.#speak();
    else if (waiting.silentAt() <= this.#clock.now()) this.#ledger.publish([]);
    else if (stage !== 'playing') this.begin();
    else if (isAdjourned) this.#ledger.resume();
    else if (this.#isAdjourning()) this.#ledger.adjourn();
    else if (waiting.standInAt() <= this.#clock.now()) this.#sendStandIn();
    else this.#playOn();
  }

  /**
   * Whether everybody present wants to adjourn and it is between deals. In a rated game also those who are away must
   * want it, since it counts for nobody unless it is resumed.
   */
  #isAdjourning(): boolean {
    const { seats, runner, isRated } = this.#ledger;
    return runner.isPause && seats.isAdjourning(isRated ? 'people' : 'present');
  }

  #speak(): void {
    const remark = this.#ledger.remarks.take(this.#clock.now());
    if (remark) this.#onSaid?.(remark.seat, remark.saying);
  }

  #playOn(): void {
    const { runner, waiting, fair } = this.#ledger;
    const bot = waiting.bot();
    if (runner.isPause) this.seatBots(this.#ledger.seats.kept());
    if (bot !== null) this.#playFor(bot);
    // A step of its own, so that everybody sees the shares before the deal.
    else if (runner.isDealNext && fair.isCollecting && this.#setup.pace.shares > 0) this.#ledger.closeShares();
    else this.#do(runner.ownStep(() => fair.chance));
  }

  #playFor(bot: Seat): void {
    const { thinking } = this.#ledger;
    const choice = thinking.take(bot);
    const isPlayed = choice && this.#ledger.act({ by: bot, origin: 'bot', action: choice }).ok;
    if (!isPlayed) this.#do({ by: bot, origin: 'bot', action: thinking.choose(bot) });
  }

  /** @throws Error if the step is refused */
  #do(step: LoggedStep): void {
    const done = this.#ledger.act(step);
    if (!done.ok) throw new Error(`${step.origin} may not ${step.action.type}: ${done.reason}`);
  }

  #sendStandIn(): void {
    const gone = this.#ledger.seats.longestGone();
    if (!gone) return;
    this.#ledger.note(gone.seat, 'standIn');
    this.#ledger.publish([]);
  }
}
