import type { PaceName } from '#protocol';

/** How long people may take for their turns, in ms. */
export interface TurnTime {
  /** A whole turn; null for no limit. */
  readonly turn: number | null;
  /** A seat's reserve for a whole game, drawn on when a turn's own time is up. */
  readonly bank: number;
  /** What each meld adds to the bank once the turn is closed. */
  readonly credit: number;
}

/** How long everything else takes, in ms. */
export interface Tempo {
  /** The time to answer about the upcard, for all who are asked together (§4.78). */
  readonly window: number;
  /** The pause between deals, at most. */
  readonly next: number;
  /** Before each action of a bot, so that people can follow it. */
  readonly bot: number;
  /** Instead of that, before a bot's first action in a deal: the cards are still on their way to the hands. */
  readonly deal: number;
  /** How long a person may be gone before a bot stands in, at a table with a turn clock. */
  readonly grace: number;
  /** The same at a table without one, where nobody is in a hurry. */
  readonly graceWithoutClock: number;
  /** How long a quick match waits for people before bots fill it. */
  readonly fill: number;
}

/** How long everything takes at a table, in ms. */
export interface TablePace extends TurnTime, Tempo {}

export const TURN_TIMES: Readonly<Record<PaceName, TurnTime>> = {
  none: { turn: null, bank: 0, credit: 0 },
  usual: { turn: 45_000, bank: 90_000, credit: 10_000 },
  fast: { turn: 20_000, bank: 0, credit: 0 },
};

/** How much of their usual pause bots take at a fast table. */
const FAST_BOTS = 0.5;

/** How long everything takes at a table of this pace. Everybody sees the bots' pauses, so only the table's pace sets them. */
export const paceOf = (name: PaceName, tempo: Tempo, times: Readonly<Record<PaceName, TurnTime>>): TablePace => ({
  ...tempo,
  ...times[name],
  bot: name === 'fast' ? tempo.bot * FAST_BOTS : tempo.bot,
});
