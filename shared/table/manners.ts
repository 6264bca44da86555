import type { GameEvent, RuleSet, Seat } from '#engine';
import type { Saying } from '#protocol';
import type { Seats } from './seats.ts';

/** The occasions of bots' remarks. Everybody at the table sees each of them. */
export type Occasion =
  /** The first deal of a game. */
  | 'begins'
  /** Another player swaps a wild. */
  | 'swap'
  /** Another player lays a long run. */
  | 'run'
  /** Another player goes out, and this bot is not the worst of the deal. */
  | 'out'
  /** This bot goes out. */
  | 'ownOut'
  /** This bot alone is the worst of the deal. */
  | 'loss'
  /** The game is over. */
  | 'over';

/** How a bot behaves, however well it plays. */
export interface Manner {
  /** Its pause before an action, as a multiple of the table's. */
  readonly pause: number;
  /** How far that pause varies either way, as a share of it. */
  readonly variation: number;
  /** Its own turns from one of its phrases to the next. */
  readonly silence: number;
  /** Its phrases; none on other occasions. */
  readonly says: Readonly<Partial<Record<Occasion, readonly Saying[]>>>;
}

/** The manners of the bots, by number. Their pauses are on average no longer than the table's. */
export const MANNERS: readonly Manner[] = [
  {
    pause: 0.85,
    variation: 0.15,
    silence: 5,
    says: { begins: ['hello'], swap: ['niceSwap'], out: ['wellPlayed'], over: ['goodGame', 'thanks'] },
  },
  {
    pause: 1.2,
    variation: 0.25,
    silence: 8,
    says: { begins: ['goodLuck'], run: ['surprise'], loss: ['sad'], over: ['goodGame'] },
  },
  {
    pause: 0.8,
    variation: 0.2,
    silence: 5,
    says: { begins: ['smile'], swap: ['niceSwap', 'surprise'], run: ['wellPlayed'], ownOut: ['smile'] },
  },
  {
    pause: 1.1,
    variation: 0.4,
    silence: 6,
    says: { swap: ['surprise'], loss: ['oops', 'sad'], ownOut: ['laugh'], over: ['another'] },
  },
  { pause: 1, variation: 0.05, silence: 12, says: { out: ['thumbsUp'], over: ['thanks'] } },
  {
    pause: 0.7,
    variation: 0.2,
    silence: 5,
    says: { begins: ['hello'], swap: ['oops'], loss: ['laugh'], ownOut: ['laugh', 'thumbsUp'], over: ['another'] },
  },
  {
    pause: 1.3,
    variation: 0.15,
    silence: 6,
    says: { begins: ['goodLuck'], run: ['wellPlayed'], out: ['wellPlayed'], ownOut: ['thanks'], over: ['goodGame'] },
  },
  {
    pause: 0.95,
    variation: 0.3,
    silence: 5,
    says: { begins: ['hello', 'smile'], run: ['thumbsUp'], out: ['heart'], loss: ['laugh'], over: ['another'] },
  },
];

/**
 * A number from 0 to below 1 that looks random and follows from whole numbers that everybody knows: no pause and no
 * phrase can depend on a hidden card.
 */
export function scattered(...known: readonly number[]): number {
  let mixed = 0x9e3779b9;
  for (const number of known) {
    mixed = Math.imul(mixed ^ number, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 2 ** 32;
}

/**
 * A bot's pause before an action, as a multiple of the table's.
 * @param bot its number
 * @param known numbers of the decision, for the variation
 */
export function pauseOf(bot: number, ...known: readonly number[]): number {
  const { pause, variation } = MANNERS[bot] as Manner;
  return pause * (1 + variation * (2 * scattered(...known) - 1));
}

/** How long after its occasion a bot speaks, in ms: once people have seen it. */
const REMARK_DELAY_MS = 1_500;

/** How long no bot speaks after anybody has, in ms. */
const SILENCE_AFTER_SAYING_MS = 12_000;

/** How late a phrase may be, in ms; after that nobody remembers its occasion. */
const MAX_LATENESS_MS = 3_000;

/** The fewest cards of a run that deserves a remark. */
const LONG_RUN_CARDS = 6;

/** The share of occasions that pass without a remark, except at the beginning and the end of a game. */
const SILENT_OCCASION_RATIO = 0.5;

/** A phrase that the bot in this seat says. */
interface Remark {
  readonly seat: Seat;
  readonly saying: Saying;
}

/** Bots' remarks on public events. A bot that stands in for a person is silent. */
export class Remarks {
  readonly #seats: Seats;
  readonly #best: 'low' | 'high';
  readonly #seed: number;
  /** The turns of each seat since its bot last spoke; infinite if it has not. */
  readonly #turns = new Map<Seat, number>();
  #next: (Remark & { readonly at: number; readonly bot: number }) | null = null;
  #quietUntil = Number.NEGATIVE_INFINITY;
  #events = 0;

  /** @param seed a whole number, so that tables differ */
  constructor(seats: Seats, { scoring }: Pick<RuleSet, 'scoring'>, seed: number) {
    this.#seats = seats;
    this.#best = scoring.best;
    this.#seed = seed;
  }

  /** When the next phrase is said; Infinity if there is none. */
  get due(): number {
    return this.#next?.at ?? Number.POSITIVE_INFINITY;
  }

  /** Chooses a remark on what has just happened, if there is one to make. */
  onEvents(events: readonly GameEvent[], now: number): void {
    for (const event of events) if (event.type === 'turnBegan') this.#countTurn(event.seat);
    this.#events += events.length;
    if (this.#next || now < this.#quietUntil || this.#seats.bots().length === 0) return;
    // The last event of a step is what it led to: the end of the deal or of the game.
    for (let last = events.length - 1; last >= 0; last--) if (this.#plan(events[last] as GameEvent, now)) return;
  }

  /** Takes the phrase that is due; null if it is too late for it, or its bot is no longer there. */
  take(now: number): Remark | null {
    const next = this.#next;
    this.#next = null;
    if (!next || now > next.at + MAX_LATENESS_MS || this.#seats.bot(next.seat) !== next.bot) return null;
    this.#turns.set(next.seat, 0);
    this.hush(now);
    return next;
  }

  /** Keeps the bots silent for a while, because somebody has spoken. */
  hush(now: number): void {
    this.#next = null;
    this.#quietUntil = now + SILENCE_AFTER_SAYING_MS;
  }

  #countTurn(seat: Seat): void {
    this.#turns.set(seat, this.#turnsOf(seat) + 1);
  }

  #turnsOf(seat: Seat): number {
    return this.#turns.get(seat) ?? Number.POSITIVE_INFINITY;
  }

  /** Plans a remark on this event. Returns false if no bot makes one. */
  #plan(event: GameEvent, now: number): boolean {
    const speakers = this.#seats.bots().flatMap(({ seat, bot }) => {
      const occasion = occasionOf(event, seat, this.#best);
      const sayings = (occasion && MANNERS[bot]?.says[occasion]) || [];
      const isQuiet = this.#turnsOf(seat) < (MANNERS[bot]?.silence ?? 0);
      return isQuiet ? [] : sayings.map((saying) => ({ seat, bot, saying }));
    });
    const isStartOrEnd = event.type === 'dealt' || event.type === 'gameEnded';
    if (!isStartOrEnd && this.#chance(1) < SILENT_OCCASION_RATIO) return false;
    const chosen = speakers[Math.floor(this.#chance(2) * speakers.length)];
    if (!chosen) return false;
    this.#next = { ...chosen, at: now + REMARK_DELAY_MS };
    return true;
  }

  #chance(use: number): number {
    return scattered(this.#seed, this.#events, use);
  }
}

/** The occasion that an event is for the bot in this seat; null for none. Reads only what everybody may see. */
function occasionOf(event: GameEvent, seat: Seat, best: 'low' | 'high'): Occasion | null {
  switch (event.type) {
    case 'dealt':
      return event.deal === 1 ? 'begins' : null;
    case 'swapped':
      return event.seat === seat ? null : 'swap';
    case 'melded':
      return event.seat !== seat && event.meld.kind === 'run' && event.meld.cards.length >= LONG_RUN_CARDS
        ? 'run'
        : null;
    case 'dealEnded':
      if (event.out === seat) return 'ownOut';
      if (isAloneWorst(event.points, seat, best)) return 'loss';
      return event.out >= 0 ? 'out' : null;
    case 'gameEnded':
      return 'over';
    default:
      return null;
  }
}

function isAloneWorst(points: readonly number[], seat: Seat, best: 'low' | 'high'): boolean {
  const worse = best === 'low' ? 1 : -1;
  const own = points[seat] ?? 0;
  return points.every((one, other) => other === seat || worse * (own - one) > 0);
}
