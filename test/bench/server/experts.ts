import { seedFrom, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import type { BotRequest, BotWorker } from '#table';
import { TEMPO } from '../../../server/config.ts';
import type { BotRequestOutcome } from '../../../server/metrics.ts';
import { playDeal } from '../../bots/playDeal.ts';
import { answer } from './child.ts';

/** How many Experts think at once. */
export const EXPERTS = 50;

/** The outcomes of their thoughts, and how long they have been thinking, in ms. */
export interface Thoughts {
  readonly outcomes: Readonly<Record<BotRequestOutcome, number>>;
  readonly lasting: number;
}

/** Deals of 4 to 6 seats, from which each Expert gets decisions of its own. */
const DEALS = [4, 5, 6].map((seats) => ({ seats, seed: seats }));

/** Experts that think all the time in the server's threads, from the message `think` to the message `rest`. */
export class Experts {
  readonly #think: BotWorker;
  #thoughts: readonly BotRequest[] = [];
  #asked = 0;
  #waiting = 0;
  #since = 0;
  #isThinking = false;
  #outcomes = none();
  #onIdle = (): void => undefined;

  constructor(think: BotWorker) {
    this.#think = think;
    process.on('message', (message) => {
      if (message === 'think') this.#begin();
      else if (message === 'rest') this.#rest();
    });
  }

  /** Counts an answer of the threads. */
  count(outcome: BotRequestOutcome): void {
    this.#outcomes[outcome] += 1;
  }

  #begin(): void {
    if (this.#thoughts.length === 0) this.#thoughts = playedThoughts();
    this.#isThinking = true;
    this.#outcomes = none();
    this.#since = performance.now();
    for (let expert = 0; expert < EXPERTS; expert++) this.#ask();
    answer(null);
  }

  #ask(): void {
    if (!this.#isThinking) return;
    const asked = this.#asked++;
    const thought = this.#thoughts[asked % this.#thoughts.length]!;
    const seed = seedFrom(thought.seed, [String(asked)], 'expert');
    this.#waiting += 1;
    this.#think({ ...thought, seed }, (choice) => {
      this.#waiting -= 1;
      // Without a choice the table plays Steady's, and asks again for a later turn.
      if (choice) this.#ask();
      else setTimeout(() => this.#ask(), TEMPO.bot);
      if (this.#waiting === 0) this.#onIdle();
    });
  }

  /** Answers once nothing is left to think: it would be thought while the tables are measured without Experts. */
  #rest(): void {
    this.#isThinking = false;
    const thoughts: Thoughts = { outcomes: { ...this.#outcomes }, lasting: performance.now() - this.#since };
    this.#onIdle = () => {
      this.#onIdle = () => undefined;
      answer(thoughts);
    };
    if (this.#waiting === 0) this.#onIdle();
  }
}

const none = (): Record<BotRequestOutcome, number> => ({ chosen: 0, refused: 0, failed: 0 });

/** All decisions of the deals, those of one deal after those of the other. */
const playedThoughts = (): BotRequest[] =>
  DEALS.flatMap(({ seats, seed }) =>
    [...playDeal(crazyRummy, seats, seed)].flatMap(({ before, by }, step) =>
      by === 'table' ? [] : [{ view: viewFor(before, by), level: 'expert' as const, seed: `${seats} ${step}` }],
    ),
  );
