import { agreement, type OnRefusal } from './agreement.ts';
import { conservation } from './conservation.ts';
import { draft } from './draft.ts';
import { foldLaw, purity, replayed } from './fold.ts';
import type { Law } from './law.ts';
import { scores } from './scores.ts';
import { secrecy } from './secrecy.ts';
import { symmetry } from './symmetry.ts';
import { turnEndsLaw } from './turnEnds.ts';
import { twins } from './twins.ts';

/**
 * The laws that any game played by chance is watched for. What it does to the wire (6), the picture (10) and what melds are
 * (12) have tests of their own. Purity comes first: it freezes what the others are given.
 */
export const lawsHeard = (hear: OnRefusal): readonly Law[] => [
  purity,
  conservation,
  agreement(hear),
  foldLaw,
  secrecy,
  turnEndsLaw,
  replayed,
  symmetry,
  twins,
  draft,
  scores,
];

export const LAW_NAMES = lawsHeard(() => {}).map(({ name }) => name);
