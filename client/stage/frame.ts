import type { Frame } from './frameParts.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { tallFrame } from './tallFrame.ts';
import { wideFrame } from './wideFrame.ts';

/** The least height of the melds, in pixels: below it the hand and the piles shrink. */
const LEAST_FELT = 44;
/** The part of the felt's height that a contract takes, in pixels. */
const CONTRACT = 40;
/** Factors tried on the size of the piles and the hand on the smallest screens. */
const SHARES = [0.86, 0.74, 0.62];

/**
 * Returns the zones of a table, side by side in landscape and one above the other in portrait, with the measures they
 * were built with. The measures are reduced where a small screen would have no room for melds.
 */
export function frame(m: Measures, needs: Needs): { readonly m: Measures; readonly zones: Frame } {
  const least = LEAST_FELT + (needs.owesContract ? CONTRACT : 0);
  const build = m.wide ? wideFrame : tallFrame;
  let all = { m, zones: build(m, needs) };
  for (const share of SHARES) {
    if (all.zones.felt.height >= least) break;
    const smaller = { ...m, pileCard: m.pileCard * share, handRoom: m.handRoom * share };
    all = { m: smaller, zones: build(smaller, needs) };
  }
  return all;
}
