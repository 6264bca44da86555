import type { Highlight, Target } from '../game/types.ts';
import type { Layout, MeldBox, PileCardBox, Rect } from './layout.ts';
import { centre, contains, distance, grown } from './rect.ts';

/** A tap on the melds hits the nearest highlighted place within this many pixels. */
export const HIT_REACH_PX = 22;

/** Tolerance around stock and pile, in pixels. */
const PILE_TOLERANCE_PX = 4;

interface Candidate {
  readonly target: Target;
  readonly rect: Rect;
  /** Of two equally near candidates the one with the lower rank wins. */
  readonly rank: number;
}

/**
 * Returns the target under a finger. On the melds a tap hits the nearest highlighted place within 22 pixels, so that a
 * small end is as easy to hit as a large one; any other target must be hit exactly.
 */
export function hit(layout: Layout, x: number, y: number, highlights: readonly Highlight[]): Target {
  const held = layout.hand.find((box) => contains(box.hit, x, y));
  if (held && held.card !== null) return { on: 'hand', card: held.card };
  if (contains(grown(layout.stock, PILE_TOLERANCE_PX), x, y)) return { on: 'stock' };
  if (contains(grown(layout.pile, PILE_TOLERANCE_PX), x, y)) return pileAt(layout, x, y, highlights);
  return nearestHighlight(layout, x, y, highlights) ?? meldAt(layout, x, y) ?? { on: 'felt' };
}

/**
 * Returns the target of a drop: in, beside or below the hand a gap between two cards, on the pile the whole pile, on
 * the Discard and Meld buttons the pile and the felt, elsewhere the same as a tap. Nothing can be dropped on the stock:
 * a meld dropped there, on its way from the hand, is one on the felt.
 */
export function dropAt(layout: Layout, x: number, y: number, highlights: readonly Highlight[]): Target {
  if (contains(layout.buttons.discard, x, y)) return { on: 'pile' };
  if (contains(layout.buttons.meld, x, y)) return { on: 'felt' };
  if (y >= layout.handZone.y) return { on: 'gap', index: gapAt(layout, x, y) };
  const target = hit(layout, x, y, highlights);
  if (target.on === 'stock' && highlights.some(({ at }) => at === 'felt')) return { on: 'felt' };
  return target.on === 'pileCard' ? { on: 'pile' } : target;
}

/** The card of the fan nearest to the finger, or the whole pile where a discard goes, wherever the finger is. */
function pileAt(layout: Layout, x: number, y: number, highlights: readonly Highlight[]): Target {
  const takesDiscard = highlights.some((place) => place.at === 'pile' && place.why === 'discard');
  if (!layout.pileDeep || takesDiscard) return { on: 'pile' };
  let nearest: PileCardBox | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const box of layout.pileCards) {
    const away = distance(box.hit, x, y);
    // Of two equally near cards take the upper one: it brings fewer cards along.
    if (away <= least) [nearest, least] = [box, away];
  }
  return nearest ? { on: 'pileCard', depth: nearest.count } : { on: 'pile' };
}

function gapAt(layout: Layout, x: number, y: number): number {
  const rowTop = Math.max(...layout.hand.filter((box) => box.hit.y <= y).map((box) => box.hit.y));
  let index = layout.hand.length;
  layout.hand.forEach((box, i) => {
    if (box.hit.y !== rowTop || i >= index) return;
    if (x < box.hit.x + Math.min(box.hit.width, box.rect.width) / 2) index = i;
  });
  if (index < layout.hand.length) return index;
  const last = layout.hand.findLastIndex((box) => box.hit.y === rowTop);
  return last < 0 ? layout.hand.length : last + 1;
}

function nearestHighlight(layout: Layout, x: number, y: number, highlights: readonly Highlight[]): Target | null {
  let best: Candidate | null = null;
  let bestScore = [Number.POSITIVE_INFINITY, 0, 0];
  for (const candidate of candidates(layout, highlights)) {
    const away = distance(candidate.rect, x, y);
    if (away > HIT_REACH_PX) continue;
    const middle = centre(candidate.rect);
    const score = [away, candidate.rank, Math.hypot(middle.x - x, middle.y - y)];
    if (isLess(score, bestScore)) {
      best = candidate;
      bestScore = score;
    }
  }
  return best?.target ?? null;
}

function* candidates(layout: Layout, highlights: readonly Highlight[]): Generator<Candidate> {
  for (const place of highlights) {
    if (place.at === 'felt' && layout.newMeld) yield { target: { on: 'felt' }, rect: layout.newMeld, rank: 1 };
    if (place.at !== 'place' && place.at !== 'wild') continue;
    const box = layout.melds.find((meld) => meld.id === place.meld);
    if (!box) continue;
    if (place.at === 'wild') {
      const card = box.cards[place.index];
      const target: Target = { on: 'meld', meld: box.id, index: place.index };
      if (card) yield { target, rect: card.hit, rank: place.ready ? 0 : 2 };
      continue;
    }
    const end = box.places.find((each) => each.place === place.place);
    if (end) yield { target: { on: 'place', meld: box.id, place: place.place }, rect: end.rect, rank: 1 };
  }
}

function meldAt(layout: Layout, x: number, y: number): Target | null {
  const box: MeldBox | undefined = layout.melds.find((meld) => contains(meld.rect, x, y));
  const index = box?.cards.findIndex((card) => contains(card.hit, x, y)) ?? -1;
  return box && index >= 0 ? { on: 'meld', meld: box.id, index } : null;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
