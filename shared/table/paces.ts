import type { PaceName } from '#protocol';
import type { TablePace, Tempo, TurnTime } from './setup.ts';

/** The paces there are. */
export const TURN_TIMES: Readonly<Record<PaceName, TurnTime>> = {
  none: { turn: null, bank: 0, credit: 0 },
  usual: { turn: 45_000, bank: 90_000, credit: 10_000 },
  fast: { turn: 20_000, bank: 0, credit: 0 },
};

/** How much of their usual pause bots take at a fast table. */
const FAST_BOTS = 0.5;

/** How long everything takes at a table of this pace. The bots' pauses are everybody's, so they follow the table's pace alone. */
export const paceOf = (name: PaceName, tempo: Tempo, times: Readonly<Record<PaceName, TurnTime>>): TablePace => ({
  ...tempo,
  ...times[name],
  bot: name === 'fast' ? tempo.bot * FAST_BOTS : tempo.bot,
});
