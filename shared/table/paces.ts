import type { PaceName } from '#protocol';
import type { TurnTime } from './setup.ts';

/** The paces there are. */
export const TURN_TIMES: Readonly<Record<PaceName, TurnTime>> = {
  none: { turn: null, bank: 0, credit: 0 },
  usual: { turn: 45_000, bank: 90_000, credit: 10_000 },
  fast: { turn: 20_000, bank: 0, credit: 0 },
};
