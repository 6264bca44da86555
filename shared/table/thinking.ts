import { type Random, randomFrom, type Seat, type SeatAction, seedFrom } from '#engine';
import type { GameRunner } from './gameRunner.ts';
import type { Seats } from './seats.ts';
import type { TableHost, Thinker, Thought } from './setup.ts';

/** The random numbers for a thought, the same wherever it is thought. */
export const randomOf = ({ seed }: Pick<Thought, 'seed'>): Random => randomFrom(seed, [], 'thought');

/** A decision that the host's thinker was asked for. */
interface Asked {
  readonly at: number;
  readonly since: number;
  /** Undefined until the answer comes; null if the thinker gave up. */
  choice: SeatAction | null | undefined;
}

/**
 * Asks for the choices of bots' seats and keeps them until they are played. If the host has no thinker, a choice is
 * made when it is played.
 */
export class Thinking {
  readonly #host: TableHost;
  readonly #seats: Seats;
  readonly #runner: GameRunner;
  /** Independent of any deal's secret. */
  readonly #secret: string;
  readonly #asked = new Map<Seat, Asked>();
  #games = 0;

  constructor(host: TableHost, seats: Seats, runner: GameRunner) {
    this.#host = host;
    this.#seats = seats;
    this.#runner = runner;
    this.#secret = host.secrets('bots');
  }

  /** Forgets all decisions: another game begins, which counts them from 0 again. */
  begin(): void {
    this.#asked.clear();
    this.#games += 1;
  }

  /** Asks the thinker for the choices of all bots that are to act now. Asks for each decision once. */
  ask(): void {
    const { thinker } = this.#host;
    if (!thinker) return;
    for (const seat of this.#bots()) if (!this.#current(seat)) this.#askFor(seat, thinker);
  }

  /** The seat a bot acts for next, if possible one whose choice is there; null if none. */
  next(): Seat | null {
    const bots = this.#bots();
    return bots.find((seat) => this.#isReady(seat)) ?? bots[0] ?? null;
  }

  /** When that bot acts: after its pause; if its choice has not come, once it was asked for `guard` ms ago. */
  playAt(seat: Seat, pauseEnds: number, guard: number): number {
    if (this.#isReady(seat)) return pauseEnds;
    return Math.max(pauseEnds, (this.#current(seat)?.since ?? pauseEnds) + guard);
  }

  /** Takes the choice that the thinker made for the seat's decision; null if there is none. */
  take(seat: Seat): SeatAction | null {
    const choice = this.#current(seat)?.choice ?? null;
    this.#asked.delete(seat);
    return choice;
  }

  /** Chooses here and now. If the host has a thinker, this is the guard: Steady, and counted. */
  choose(seat: Seat): SeatAction {
    const { thinker, onGuard } = this.#host;
    if (thinker) onGuard?.();
    const thought = this.#thoughtOf(seat);
    return this.#host.think(thought.view, randomOf(thought), thinker ? 'steady' : thought.level);
  }

  /** The seats to act now that bots play. */
  #bots(): readonly Seat[] {
    return this.#runner.seatsToAct.filter((seat) => this.#seats.isPlayedByBot(seat));
  }

  #isReady(seat: Seat): boolean {
    return !this.#host.thinker || this.#current(seat)?.choice !== undefined;
  }

  /** The seat's present decision, if the thinker was asked for it. */
  #current(seat: Seat): Asked | undefined {
    const asked = this.#asked.get(seat);
    return asked?.at === this.#runner.decision(seat) ? asked : undefined;
  }

  #askFor(seat: Seat, thinker: Thinker): void {
    const thought = this.#thoughtOf(seat);
    const asked: Asked = { at: this.#runner.decision(seat), since: this.#host.clock.now(), choice: undefined };
    this.#asked.set(seat, asked);
    thinker(thought, (choice) => {
      // Another decision may have been asked for since, even under the same number in another game.
      if (this.#asked.get(seat) !== asked) return;
      if (this.#bots().includes(seat) && this.#current(seat)) asked.choice = choice;
      else this.#asked.delete(seat);
    });
  }

  #thoughtOf(seat: Seat): Thought {
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
