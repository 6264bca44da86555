import type { Frame } from './frameParts.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { tallFrame } from './tallFrame.ts';
import { wideFrame } from './wideFrame.ts';

/** The least height that melds are left, in pixels: below it hand and piles give some of theirs. */
const LEAST_FELT = 44;
/** What a contract takes of it. */
const CONTRACT = 40;
/** The shares of the piles' and the hand's size that are tried on the smallest screens. */
const SHARES = [0.86, 0.74, 0.62];

/**
 * The zones of a table, side by side in landscape, one above the other in portrait, and the measures they are made by:
 * smaller ones where a small screen would have no room for melds.
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
