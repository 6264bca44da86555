import { no, ok, type Result, type Seat, type SeatAction } from '#engine';
import type { Refusal } from '#protocol';
import type { Ledger } from './ledger.ts';
import type { Progress } from './progress.ts';
import type { TableSetup } from './setup.ts';

/** Checks the requests of the people at a table. `Table` documents each request. */
export class SeatRequests {
  readonly #setup: TableSetup;
  readonly #ledger: Ledger;
  readonly #progress: Progress;

  constructor(setup: TableSetup, ledger: Ledger, progress: Progress) {
    this.#setup = setup;
    this.#ledger = ledger;
    this.#progress = progress;
  }

  sign(seat: Seat): Result<null, Refusal> {
    if (!this.#ledger.seats.isPerson(seat)) return no('notSeated');
    this.#ledger.sign(seat);
    return ok(null);
  }

  standIn(seat: Seat, absent: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    const { seats, waiting } = this.#ledger;
    if (!seats.isPerson(seat)) return no('notSeated');
    if (!waiting.silent.includes(absent)) return no('notNow');
    this.#ledger.change(absent, 'standIn');
    return ok(null);
  }

  act(seat: Seat, at: number, action: SeatAction): Result<null, Refusal> {
    this.#returnToSeat(seat);
    const { seats, stage, runner } = this.#ledger;
    if (!seats.isPerson(seat)) return no('notSeated');
    if (stage !== 'playing') return no('notPlaying');
    if (runner.at(seat) !== at) return no('stale');
    const done = this.#ledger.act({ by: seat, origin: 'person', action });
    return done.ok ? ok(null) : done;
  }

  start(seat: Seat): Result<null, Refusal> {
    const { seats, stage } = this.#ledger;
    if (!seats.isPerson(seat)) return no('notSeated');
    if (stage !== 'waiting') return no('alreadyPlaying');
    if (!this.#setup.isPrivate) {
      this.#progress.fillNow();
      return ok(null);
    }
    if (seats.here()[0] !== seat) return no('hostStarts');
    if (this.#setup.bots === false && seats.first('empty') !== null) return no('notFull');
    this.#progress.begin();
    return ok(null);
  }

  next(seat: Seat): Result<null, Refusal> {
    const refusal = this.#notInPause(seat);
    return refusal ? no(refusal) : this.#ready(seat);
  }

  adjourn(seat: Seat): Result<null, Refusal> {
    const refusal = this.#notInPause(seat);
    if (refusal) return no(refusal);
    this.#ledger.seats.toggleAdjourns(seat);
    this.#ledger.publish([]);
    return ok(null);
  }

  resume(seat: Seat): Result<null, Refusal> {
    if (!this.#ledger.seats.isPerson(seat)) return no('notSeated');
    if (!this.#ledger.isAdjourned) return no('notNow');
    this.#ledger.resume();
    return ok(null);
  }

  share(seat: Seat, deal: number, share: string): Result<null, Refusal> {
    const { seats, fair } = this.#ledger;
    if (!seats.isPerson(seat)) return no('notSeated');
    const refusal = fair.give(seat, deal, share);
    return refusal ? no(refusal) : ok(null);
  }

  rematch(seat: Seat): Result<null, Refusal> {
    this.#returnToSeat(seat);
    const { seats, stage } = this.#ledger;
    if (!seats.isPerson(seat)) return no('notSeated');
    if (stage === 'waiting') return no('notPlaying');
    if (stage === 'playing') return no('alreadyPlaying');
    return this.#setup.isDaily ? no('notNow') : this.#ready(seat);
  }

  back(seat: Seat): Result<null, Refusal> {
    this.#ledger.sign(seat);
    if (this.#ledger.awayOf(seat).length > 0) this.#ledger.change(seat, 'handBack');
    else this.#returnToSeat(seat);
    return this.#ledger.seats.isPerson(seat) ? ok(null) : no('notSeated');
  }

  /** Why this seat cannot act in the pause after a tally; null if it can. */
  #notInPause(seat: Seat): Refusal | null {
    this.#returnToSeat(seat);
    const { seats, stage, runner, isAdjourned } = this.#ledger;
    if (!seats.isPerson(seat)) return 'notSeated';
    if (stage !== 'playing') return 'notPlaying';
    return runner.isPause && !isAdjourned ? null : 'notNow';
  }

  /** Takes the seat back from a bot, since its person is active again without having left. */
  #returnToSeat(seat: Seat): void {
    const { seats } = this.#ledger;
    this.#ledger.sign(seat);
    if (seats.isPerson(seat) && seats.isStandIn(seat)) this.#ledger.change(seat, 'handBack');
  }

  #ready(seat: Seat): Result<null, Refusal> {
    if (this.#ledger.seats.setReady(seat)) this.#ledger.publish([]);
    return ok(null);
  }
}
