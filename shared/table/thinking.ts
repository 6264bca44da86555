import { type Random, randomFrom, type Seat, type SeatAction, seedFrom } from '#engine';
import type { GameRunner } from './gameRunner.ts';
import type { Seats } from './seats.ts';
import type { BotRequest, BotWorker, TableHost } from './setup.ts';

/** The random numbers for a bot request, the same wherever it is answered. */
export const randomOf = ({ seed }: Pick<BotRequest, 'seed'>): Random => randomFrom(seed, [], 'thought');

/** A decision that the bot worker was asked for. */
interface PendingChoice {
  readonly decision: number;
  readonly since: number;
  /** Undefined until the answer comes; null if the worker gave up. */
  choice: SeatAction | null | undefined;
}

/**
 * Asks for the choices of bots' seats and keeps them until they are played. If the host has no worker, a choice
 * is made when it is played.
 */
export class BotChoices {
  readonly #host: TableHost;
  readonly #seats: Seats;
  readonly #runner: GameRunner;
  /** Independent of any deal's secret. */
  readonly #secret: string;
  readonly #pending = new Map<Seat, PendingChoice>();
  #games = 0;

  constructor(host: TableHost, seats: Seats, runner: GameRunner) {
    this.#host = host;
    this.#seats = seats;
    this.#runner = runner;
    this.#secret = host.secrets('bots');
  }

  /** Forgets all decisions: another game begins, which counts them from 0 again. */
  begin(): void {
    this.#pending.clear();
    this.#games += 1;
  }

  /** Asks the worker for the choices of all bots that must act now, once for each decision. */
  requestAll(): void {
    const { thinker } = this.#host;
    if (!thinker) return;
    for (const seat of this.#bots()) if (!this.#current(seat)) this.#request(seat, thinker);
  }

  /** The seat a bot acts for next, if possible one whose choice is there; null if none. */
  next(): Seat | null {
    const bots = this.#bots();
    return bots.find((seat) => this.#isReady(seat)) ?? bots[0] ?? null;
  }

  /** When that bot acts: after its pause; if its choice has not come, `timeout` ms after it was asked for. */
  playAt(seat: Seat, pauseEnds: number, timeout: number): number {
    if (this.#isReady(seat)) return pauseEnds;
    return Math.max(pauseEnds, (this.#current(seat)?.since ?? pauseEnds) + timeout);
  }

  /** Takes the worker's choice for the seat's decision; null if there is none. */
  take(seat: Seat): SeatAction | null {
    const choice = this.#current(seat)?.choice ?? null;
    this.#pending.delete(seat);
    return choice;
  }

  /** Chooses here and now. If the host has a worker, this is the fallback: Steady, and counted. */
  choose(seat: Seat): SeatAction {
    const { thinker, onFallback } = this.#host;
    if (thinker) onFallback?.();
    const request = this.#requestOf(seat);
    return this.#host.think(request.view, randomOf(request), thinker ? 'steady' : request.level);
  }

  /** The seats that must act now and that bots play. */
  #bots(): readonly Seat[] {
    return this.#runner.seatsToAct.filter((seat) => this.#seats.isPlayedByBot(seat));
  }

  #isReady(seat: Seat): boolean {
    return !this.#host.thinker || this.#current(seat)?.choice !== undefined;
  }

  /** The choice for the seat's present decision, if the worker was asked for it. */
  #current(seat: Seat): PendingChoice | undefined {
    const pending = this.#pending.get(seat);
    return pending?.decision === this.#runner.decision(seat) ? pending : undefined;
  }

  #request(seat: Seat, thinker: BotWorker): void {
    const request = this.#requestOf(seat);
    const pending: PendingChoice = {
      decision: this.#runner.decision(seat),
      since: this.#host.clock.now(),
      choice: undefined,
    };
    this.#pending.set(seat, pending);
    thinker(request, (choice) => {
      // Another decision may have been asked for since, even under the same number in another game.
      if (this.#pending.get(seat) !== pending) return;
      if (this.#bots().includes(seat) && this.#current(seat)) pending.choice = choice;
      else this.#pending.delete(seat);
    });
  }

  #requestOf(seat: Seat): BotRequest {
    const view = this.#runner.view(seat);
    if (!view) throw new Error('no game is under way');
    // From a seed nobody can learn the secret or another seed.
    const seed = seedFrom(
      this.#secret,
      [this.#games, view.deal, seat, this.#runner.decision(seat)].map(String),
      'seed of a thought',
    );
    return { view, level: this.#seats.level(seat), seed };
  }
}
