import type { GallerySituation } from '../situation.ts';
import { COMPANY } from './company.ts';
import { CRAZY_RUMMY } from './crazyRummy.ts';
import { CROWDED } from './crowded.ts';
import { DEAL_ENDS } from './dealEnds.ts';
import { FAMILY } from './family.ts';
import { LOOK_SITUATIONS } from './looks.ts';
import { MOTION } from './motion.ts';
import { PEOPLE_SITUATIONS } from './people.ts';
import { SCORES } from './scores.ts';

/** All situations of the gallery, by the name in the address. */
export const SITUATIONS: Readonly<Record<string, GallerySituation>> = {
  ...CRAZY_RUMMY,
  ...COMPANY,
  ...CROWDED,
  ...DEAL_ENDS,
  ...FAMILY,
  ...PEOPLE_SITUATIONS,
  ...LOOK_SITUATIONS,
  ...SCORES,
  ...MOTION,
};
