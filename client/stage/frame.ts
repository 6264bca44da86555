import type { Frame } from './frameParts.ts';
import { type Hinted, placeHint } from './hintPlace.ts';
import type { Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { mirrored } from './rect.ts';
import { tallFrame } from './tallFrame.ts';
import type { LayoutInput, Rect } from './types.ts';
import { wideFrame } from './wideFrame.ts';

/** The least height of the melds, in pixels: below it the hand and the piles shrink. */
const FELT_MIN_HEIGHT_PX = 44;
/** The part of the felt's height that a contract takes, in pixels. */
const CONTRACT_HEIGHT_PX = 40;
/** Factors tried on the size of the piles and the hand on the smallest screens. */
const SHRINK_RATIOS = [0.86, 0.74, 0.62];

/** The zones of a table, with the hint button if there is one. */
type Zones = Frame & Pick<Hinted, 'hint'>;

/**
 * Returns the zones of a table, side by side in landscape and one above the other in portrait, with the measures they
 * were built with. The measures are reduced where a small screen would have no room for melds. For the left hand the
 * zones are the mirror image of those for the right hand.
 */
export function frame(
  measures: Measures,
  needs: Needs,
  { width, settings }: Pick<LayoutInput, 'width' | 'settings'>,
): { readonly m: Measures; readonly zones: Zones } {
  const { m, zones } = fitted(measures, needs);
  const hinted = { ...zones, hint: null, ...(needs.hasHint && placeHint(m, zones)) };
  return { m, zones: settings.leftHanded ? mirrorZones(hinted, { x: 0, width }) : hinted };
}

function fitted(m: Measures, needs: Needs): { readonly m: Measures; readonly zones: Frame } {
  const least = FELT_MIN_HEIGHT_PX + (needs.owesContract ? CONTRACT_HEIGHT_PX : 0);
  const build = m.wide ? wideFrame : tallFrame;
  let all = { m, zones: build(m, needs) };
  for (const share of SHRINK_RATIOS) {
    if (all.zones.felt.height >= least) break;
    const smaller = { ...m, pileCard: m.pileCard * share, handRoom: m.handRoom * share };
    all = { m: smaller, zones: build(smaller, needs) };
  }
  return all;
}

function mirrorZones(zones: Zones, screen: Pick<Rect, 'x' | 'width'>): Zones {
  const turn = (r: Rect): Rect => mirrored(r, screen);
  const { badge, buttons, extra, seats, own, felt, piles, words, points, handZone, hint } = zones;
  const { discard, meld, undo, sort, scores, log, leave } = buttons;
  return {
    badge: turn(badge),
    buttons: {
      ...{ discard: turn(discard), meld: turn(meld), undo: turn(undo), sort: turn(sort) },
      ...{ scores: turn(scores), log: turn(log), leave: turn(leave) },
    },
    extra: extra.map(turn),
    ...{ seats: turn(seats), own: turn(own), felt: turn(felt), piles: turn(piles), words: turn(words) },
    points: points && turn(points),
    handZone: turn(handZone),
    hint: hint && turn(hint),
  };
}
