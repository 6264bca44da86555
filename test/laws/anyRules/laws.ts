import { agreement, type OnRefusal } from './agreement.ts';
import { conservation } from './conservation.ts';
import { draft } from './draft.ts';
import { foldLaw, purity, replayed } from './fold.ts';
import { furtherMelds } from './furtherMelds.ts';
import { goesOn } from './goesOn.ts';
import { lastTurns } from './lastTurns.ts';
import type { Law } from './law.ts';
import { firstLayOffs, gatedDraws, openings } from './openings.ts';
import { scores } from './scores.ts';
import { imagined, search } from './search.ts';
import { secrecy } from './secrecy.ts';
import { symmetry } from './symmetry.ts';
import { closedPiles, takes } from './takes.ts';
import { turnEndsLaw } from './turnEnds.ts';
import { twins } from './twins.ts';
import { waysOut } from './wayOut.ts';
import { wildDiscards } from './wildDiscards.ts';

/**
 * The laws checked in every random game. The wire (6), the picture (10) and melds (12) have their own tests. Purity
 * comes first because it freezes the values passed to the others.
 * @param hear is called for every refusal
 */
export const lawsHeard = (hear: OnRefusal): readonly Law[] => [
  purity,
  conservation,
  agreement(hear),
  foldLaw,
  secrecy,
  turnEndsLaw,
  goesOn,
  replayed,
  symmetry,
  twins,
  draft,
  scores,
  openings,
  gatedDraws,
  firstLayOffs,
  lastTurns,
  takes,
  closedPiles,
  wildDiscards,
  furtherMelds,
  search,
  imagined,
  waysOut,
];

export const LAW_NAMES = lawsHeard(() => {}).map(({ name }) => name);
