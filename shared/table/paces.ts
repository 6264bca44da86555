import type { PaceName } from '#protocol';

/** Time limits for people's turns, in ms. */
export interface TurnTime {
  /** Time for a whole turn; null for no limit. */
  readonly turn: number | null;
  /** A seat's reserve for a whole game, used once a turn's own time is up. */
  readonly bank: number;
  /** Time each meld adds to the bank once the turn is closed. */
  readonly credit: number;
}

/** All other durations, in ms. */
export interface Tempo {
  /** Time to answer about the upcard, shared by all seats asked together (§4.78). */
  readonly window: number;
  /** Maximum pause between deals. */
  readonly next: number;
  /** Delay before each bot action, so that people can follow it. */
  readonly bot: number;
  /** Delay before a bot's first action in a deal instead, while the cards are being dealt on screen. */
  readonly deal: number;
  /** How long a bot may take to choose, including that delay; then the table plays the Steady choice itself. */
  readonly botTimeout: number;
  /** How long a person may be gone before a bot stands in, at a table with a turn clock. */
  readonly grace: number;
  /** The same at a table without a turn clock, where nobody is in a hurry. */
  readonly graceWithoutClock: number;
  /** How long the table waits for a person without any sign of them, before the others may let a bot play. */
  readonly silence: number;
  /** How long a quick match waits before bots fill it while nobody else is looking for a game. */
  readonly fill: number;
  /** The same while somebody is. */
  readonly search: number;
  /** How long a deal waits for the shares of connected people; 0 if they are not asked. */
  readonly shares: number;
}

/** All durations at a table, in ms. */
export interface TablePace extends TurnTime, Tempo {}

export const TURN_TIMES: Readonly<Record<PaceName, TurnTime>> = {
  none: { turn: null, bank: 0, credit: 0 },
  usual: { turn: 45_000, bank: 90_000, credit: 10_000 },
  fast: { turn: 20_000, bank: 0, credit: 0 },
};

/** Bot delays at a fast table, as a share of the usual ones. */
const FAST_BOT_RATIO = 0.5;

/** The durations at a table of this pace. No player's settings change the bots' delays, since all see them. */
export const paceOf = (name: PaceName, tempo: Tempo, times: Readonly<Record<PaceName, TurnTime>>): TablePace => ({
  ...tempo,
  ...times[name],
  bot: name === 'fast' ? tempo.bot * FAST_BOT_RATIO : tempo.bot,
});
