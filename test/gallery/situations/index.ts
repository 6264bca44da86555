import type { Situation } from '../situation.ts';
import { CRAZY_RUMMY } from './crazyRummy.ts';
import { CROWDED } from './crowded.ts';
import { MOTION } from './motion.ts';

/** Everything the gallery shows, by the name in its address. */
export const SITUATIONS: Readonly<Record<string, Situation>> = { ...CRAZY_RUMMY, ...CROWDED, ...MOTION };
