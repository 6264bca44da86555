import type { ButtonId } from '../game/types.ts';
import type { LayoutInput, Rect } from './layout.ts';
import { handHeight } from './layoutHand.ts';
import { fanHeight, shareOf } from './layoutPiles.ts';
import { ownHeight, seatHeight } from './layoutSeats.ts';
import { INDICATOR_VISIBLE_RATIO, lineHeight, type Measures, pilesHeight, TOUCH_TARGET_PX } from './measures.ts';
import type { Needs } from './needs.ts';
import { bottom, mirrored, rect, right } from './rect.ts';

/** The zones of a table before anything is placed in them. */
export interface Zones {
  readonly badge: Rect;
  readonly buttons: Readonly<Record<ButtonId, Rect>>;
  /** Places for buttons that only some games need. */
  readonly extra: readonly Rect[];
  /** The strip along the top that the other seats share. */
  readonly seats: Rect;
  readonly own: Rect;
  readonly felt: Rect;
  /** Stock and discard pile, with their labels. */
  readonly piles: Rect;
  /** The line of text that says what to do next. */
  readonly prompt: Rect;
  /** The points of the hand, where the viewer's seat is too low to show them; else null. */
  readonly points: Rect | null;
  readonly handZone: Rect;
}

/** The least height of the melds, in pixels: below it the hand and the piles shrink. */
const FELT_MIN_HEIGHT_PX = 44;
/** The part of the felt's height that a contract takes, in pixels. */
const CONTRACT_HEIGHT_PX = 40;
/** Factors tried on the size of the piles and the hand on the smallest screens. */
const SHRINK_RATIOS = [0.86, 0.74, 0.62];

/** The zones of a table, with the hint button if there is one. */
type HintedZones = Zones & Pick<Hinted, 'hint'>;

/**
 * Returns the zones of a table, side by side in landscape and one above the other in portrait, with the measures they
 * were built with. The measures are reduced where a small screen would have no room for melds. For the left hand the
 * zones are the mirror image of those for the right hand.
 */
export function layoutZones(
  measures: Measures,
  needs: Needs,
  { width, settings }: Pick<LayoutInput, 'width' | 'settings'>,
): { readonly m: Measures; readonly zones: HintedZones } {
  const { m, zones } = fitted(measures, needs);
  const hinted = { ...zones, hint: null, ...(needs.hasHint && placeHint(m, zones)) };
  return { m, zones: settings.leftHanded ? mirrorZones(hinted, { x: 0, width }) : hinted };
}

function fitted(m: Measures, needs: Needs): { readonly m: Measures; readonly zones: Zones } {
  const least = FELT_MIN_HEIGHT_PX + (needs.owesContract ? CONTRACT_HEIGHT_PX : 0);
  const build = m.wide ? landscapeZones : portraitZones;
  let all = { m, zones: build(m, needs) };
  for (const share of SHRINK_RATIOS) {
    if (all.zones.felt.height >= least) break;
    const smaller = { ...m, pileCard: m.pileCard * share, handRoom: m.handRoom * share };
    all = { m: smaller, zones: build(smaller, needs) };
  }
  return all;
}

function mirrorZones(zones: HintedZones, screen: Pick<Rect, 'x' | 'width'>): HintedZones {
  const turn = (r: Rect): Rect => mirrored(r, screen);
  const { badge, buttons, extra, seats, own, felt, piles, prompt, points, handZone, hint } = zones;
  const { discard, meld, undo, sort, scores, log, leave } = buttons;
  return {
    badge: turn(badge),
    buttons: {
      discard: turn(discard),
      meld: turn(meld),
      undo: turn(undo),
      sort: turn(sort),
      scores: turn(scores),
      log: turn(log),
      leave: turn(leave),
    },
    extra: extra.map(turn),
    seats: turn(seats),
    own: turn(own),
    felt: turn(felt),
    piles: turn(piles),
    prompt: turn(prompt),
    points: points && turn(points),
    handZone: turn(handZone),
    hint: hint && turn(hint),
  };
}

/** The columns of buttons at either side of the hand. */
interface Columns {
  readonly left: number;
  readonly end: number;
  readonly width: number;
  /** The tops of the lowest row of buttons and of the row above. */
  readonly low: number;
  readonly above: number;
}

/** The zones in landscape: the piles right of the melds, the hand between two columns of buttons. */
export function landscapeZones(m: Measures, needs: Needs): Zones {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const floor = m.bottom - margin;
  const top = topRow(m, needs);
  const width = columnWidth(m, needs);
  const low = needs.hasButtons ? floor - button : floor + gap;
  const columns: Columns = { left, end, width, low, above: low - gap - button };
  const handX = left + width + gap;
  const handWidth = end - width - gap - handX;
  const zone = (cards: number) => {
    const height = handRoom(m, needs, cards, handWidth);
    return rect(handX, floor - height, handWidth, height);
  };
  const handZone = zone(needs.cards);
  const row = landscapePromptRow(m, needs, handZone);
  const extra = needs.hasExtras ? extras(m, columns, landscapePromptRow(m, needs, zone(0)).y) : [];
  const seatsTop = m.top + m.grow(4, 10, 18);
  const seats = rect(right(top.badge) + gap, seatsTop, top.quiet.scores.x - right(top.badge) - 2 * gap, seatHeight(m));
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  const pilesW = needs.isFanned ? fanWidth(m, needs, end - left) : pilesWidth(m, needs, m.grow(22, 44, 80));
  const feltWidth = end - left - pilesW - gap;
  const mine = needs.hasExtras ? ownAbove(m, needs, columns, row) : ownBeside(m, needs, columns, row);
  // On a low screen the extra buttons reach above the prompt, and over a low hand the viewer's seat does.
  const floorAt = (edge: number): number =>
    Math.min(row.y, ...extra.filter(({ x }) => x > handX && x < edge).map(({ y }) => y)) - gap;
  return {
    badge: top.badge,
    seats,
    buttons: { ...top.quiet, ...cornerButtons(m, columns) },
    extra,
    felt: rect(left, feltTop, feltWidth, Math.min(floorAt(left + feltWidth), mine.own.y) - feltTop),
    piles: rect(end - pilesW, feltTop, pilesW, floorAt(end) - feltTop),
    handZone,
    ...mine,
  };
}

/** A little wider on phones in games with extra buttons. */
const columnWidth = (m: Measures, { hasExtras }: Needs): number =>
  hasExtras ? Math.max(m.grow(116, 168, 290), Math.min(168, (m.right - m.left) * 0.17)) : m.grow(114, 168, 290);

/** Taller where the hint button may have to go beside the prompt. */
function landscapePromptRow(m: Measures, { hasHint, hasExtras }: Needs, hand: Rect): Rect {
  const height = Math.max(m.grow(28, 38, 60), hasHint && hasExtras ? hintSide(m) : 0);
  return rect(hand.x, hand.y - m.grow(4, 8, 12) - height, hand.width, height);
}

function cornerButtons(m: Measures, { left, end, width, low, above }: Columns) {
  const half = (width - m.gap) / 2;
  return {
    discard: rect(end - width, low, width, m.button),
    meld: rect(end - width, above, width, m.button),
    undo: rect(left, low, half, m.button),
    sort: rect(left + half + m.gap, low, half, m.button),
  };
}

/** The places of the extra buttons: two above Meld, the third above Undo. They do not depend on the hand. */
function extras({ gap, button }: Measures, { left, end, width, above }: Columns, promptTop: number): Rect[] {
  const x = end - width;
  const first = above - gap - button;
  const second = first - gap - button;
  const half = (width - gap) / 2;
  const near =
    second >= promptTop - button / 2
      ? [rect(x, first, width, button), rect(x, second, width, button)]
      : [rect(x + half + gap, first, half, button), rect(x, first, half, button)];
  return [...near, rect(left, above, width, button)];
}

/** The viewer's seat above Undo, beside the hand; its place does not depend on the hand. */
function ownBeside(m: Measures, needs: Needs, { left, width, low }: Columns, prompt: Rect) {
  const floor = low - m.gap;
  const height = Math.min(floor - prompt.y, ownHeight(m, needs, width));
  return { prompt, own: rect(left, floor - height, width, height), points: null };
}

/** The viewer's seat above the extra button over Undo. On a low screen its points go beside the prompt. */
function ownAbove(m: Measures, needs: Needs, { left, width, above }: Columns, prompt: Rect) {
  const floor = above - m.gap;
  const room = floor - prompt.y;
  const wanted = ownHeight(m, needs, width);
  if (room >= wanted - m.grow(6, 10, 18)) {
    const height = Math.min(room, wanted);
    return { prompt, own: rect(left, floor - height, width, height), points: null };
  }
  // Where the hand is low, as far above the prompt as the name and the total need.
  const top = Math.min(prompt.y, floor - 2 * lineHeight(m.type.small));
  return { own: rect(left, top, width, floor - top), ...pointsBeside(m, prompt) };
}

/** The width of a fanned pile's zone: it grows in steps with the pile's share of the cards on the table. */
function fanWidth(m: Measures, needs: Needs, room: number): number {
  const share = [0.34, 0.42, 0.5].find((each) => each >= shareOf(needs)) ?? 0.5;
  return Math.max(room * share, m.grow(190, 300, 520));
}

/** From this width on there is room for the viewer's seat beside a fanned pile, in pixels. */
const SEAT_BESIDE_FAN_MIN_WIDTH_PX = 600;
/** The widths of the viewer's seat and of its points beside a fan on a phone, in pixels. */
const OWN_SEAT_WIDTH_PX = 88;
const POINTS_WIDTH_PX = 92;

/** The zones in portrait: seats, melds, piles, prompt, hand and buttons one above the other. */
export function portraitZones(m: Measures, needs: Needs): Zones {
  const { margin, gap, button } = m;
  const left = m.left + margin;
  const end = m.right - margin;
  const top = topRow(m, needs);
  const low = needs.hasButtons ? m.bottom - margin - button : m.bottom - margin + gap;
  const floor = needs.hasExtras ? low - gap - button : low;
  // Where a fan takes the room beside the piles, the viewer's seat goes into the row of extra buttons.
  const isOwnLow = needs.hasExtras && needs.isFanned && end - left < SEAT_BESIDE_FAN_MIN_WIDTH_PX;
  const seat = isOwnLow ? rect(left, floor, Math.min(OWN_SEAT_WIDTH_PX, (end - left) * 0.27), button) : null;
  const extra = needs.hasExtras ? rowOfThree(seat ? right(seat) + gap : left, end, floor, m) : [];
  const side = Math.min(4, margin);
  const handX = m.left + side;
  const handWidth = m.right - side - handX;
  const height = handRoom(m, needs, needs.cards, handWidth);
  const handZone = rect(handX, floor - gap - height, handWidth, height);
  const row = portraitPromptRow(m, needs, rect(left, handZone.y, end - left, 0));
  const seats = rect(left, bottom(top.badge) + m.grow(4, 10, 20), end - left, seatHeight(m));
  const feltTop = bottom(seats) + m.grow(4, 12, 24);
  const pilesFloor = row.y - m.grow(2, 8, 16);
  const middle = needs.isFanned
    ? besideFan(m, needs, { row, floor: pilesFloor, room: pilesFloor - feltTop, seat })
    : besidePiles(m, needs, row, pilesFloor);
  return {
    badge: top.badge,
    seats,
    buttons: { ...top.quiet, ...bottomRow(m, low) },
    extra,
    felt: rect(left, feltTop, end - left, middle.piles.y - m.grow(2, 10, 20) - feltTop),
    handZone,
    ...middle,
  };
}

/** The row of the prompt above the hand, a little taller if the hint button is beside it. */
function portraitPromptRow(m: Measures, { hasHint }: Needs, { x, y, width }: Rect): Rect {
  const height = Math.max(m.grow(36, 40, 62), hasHint ? hintSide(m) : 0);
  return rect(x, y - m.grow(2, 8, 12) - height, width, height);
}

/** Undo and Sort at the left, Meld and Discard at the right; Discard is always last. */
function bottomRow(m: Measures, y: number) {
  const { gap, button } = m;
  const left = m.left + m.margin;
  const end = m.right - m.margin;
  const small = Math.min((end - left - 3 * gap) * 0.19, m.grow(70, 130, 220));
  const large = Math.min((end - left - 3 * gap - 2 * small) / 2, m.grow(110, 180, 300));
  return {
    undo: rect(left, y, small, button),
    sort: rect(left + small + gap, y, small, button),
    meld: rect(end - 2 * large - gap, y, large, button),
    discard: rect(end - large, y, large, button),
  };
}

type Middle = Pick<Zones, 'piles' | 'own' | 'points' | 'prompt'>;

/** The viewer's seat at the left and the piles beside it, within reach of the thumb. */
function besidePiles(m: Measures, needs: Needs, prompt: Rect, floor: number): Middle {
  const height = pilesHeight(m);
  const least = pilesWidth(m, needs, m.grow(22, 60, 100));
  const ownWidth = needs.watches ? 0 : Math.min(prompt.width - m.gap - least, m.grow(196, 250, 420));
  const x = prompt.x + (needs.watches ? 0 : ownWidth + m.gap);
  const piles = rect(x, floor - height, right(prompt) - x, height);
  const ownTall = Math.min(ownHeight(m, needs, ownWidth), height);
  const own = rect(prompt.x, piles.y + (height - ownTall) / 2, Math.max(1, ownWidth), ownTall);
  if (ownTall >= (2 + needs.pointsLines) * lineHeight(m.type.small)) return { piles, prompt, own, points: null };
  return { piles, own, ...pointsBeside(m, prompt) };
}

/** The prompt, and the points of the hand at its right where the viewer's seat is too low for them. */
function pointsBeside(m: Measures, prompt: Rect): Pick<Middle, 'prompt' | 'points'> {
  const aside = m.grow(92, 120, 200);
  return {
    prompt: rect(prompt.x, prompt.y, prompt.width - aside - m.gap, prompt.height),
    points: rect(right(prompt) - aside, prompt.y, aside, prompt.height),
  };
}

interface FanPlace {
  /** The row of the prompt. */
  readonly row: Rect;
  readonly floor: number;
  /** The height that melds and piles share. */
  readonly room: number;
  /** The place of the viewer's seat, if it is elsewhere. */
  readonly seat: Rect | null;
}

/**
 * The fan gets all the width: the viewer's seat and its points go beside the prompt, or at the left of the fan if there
 * is room.
 */
function besideFan(m: Measures, needs: Needs, { row, floor, room, seat }: FanPlace): Middle {
  const isRoomy = row.width >= SEAT_BESIDE_FAN_MIN_WIDTH_PX;
  const ownWidth = m.grow(140, 190, 330);
  const x = isRoomy ? row.x + ownWidth + m.gap : row.x;
  const width = right(row) - x;
  const height = fanHeight(m, needs, width, room * shareOf(needs));
  const piles = rect(x, floor - height, width, height);
  if (isRoomy) {
    const tall = Math.min(ownHeight(m, needs, ownWidth), height);
    return { piles, prompt: row, own: rect(row.x, floor - tall, ownWidth, tall), points: null };
  }
  const own = seat ?? rect(row.x, row.y, OWN_SEAT_WIDTH_PX, row.height);
  const promptX = seat ? row.x : right(own) + m.gap;
  const prompt = rect(promptX, row.y, right(row) - POINTS_WIDTH_PX - m.gap - promptX, row.height);
  return { piles, prompt, own, points: rect(right(row) - POINTS_WIDTH_PX, row.y, POINTS_WIDTH_PX, row.height) };
}

/** The number of other seats from which the badge gives up some of its room. */
const CROWDED_SEAT_COUNT = 6;

/** How much wider a button of the top row may become, in pixels. */
const TOP_BUTTON_MAX_GROWTH_PX = 12;

/** The side of the hint button, a square. */
export const hintSide = (m: Measures): number => m.grow(TOUCH_TARGET_PX, 48, 66);

/** The height of the hand's zone for this many cards at this width; a spectator has no hand. */
export function handRoom(m: Measures, { watches }: Needs, cards: number, width: number): number {
  return watches ? m.gap : handHeight(m, cards, width);
}

/** The width of stock, upcard and indicator side by side. */
export const pilesWidth = (m: Measures, { hasIndicator }: Needs, room: number): number =>
  2 * m.pileCard + room + (hasIndicator ? m.pileCard * INDICATOR_VISIBLE_RATIO : 0);

/** The top row: the badge at the left, the Scores, Log and Leave buttons at the right. */
export function topRow(m: Measures, { others }: Needs) {
  const y = m.top + m.margin;
  const { gap } = m;
  const height = Math.max(44, m.grow(44, 46, 68));
  const x = m.left + m.margin;
  const end = m.right - m.margin;
  const wanted = m.wide && others >= CROWDED_SEAT_COUNT ? m.grow(132, 192, 310) : m.grow(174, 244, 420);
  const least = [m.grow(58, 80, 122), m.grow(48, 60, 92), m.grow(52, 70, 108)] as const;
  const spare = end - x - wanted - least[0] - least[1] - least[2] - 3 * gap;
  // Upright, the seats have a row of their own: what the badge leaves is for longer texts in other languages.
  const more = m.wide ? 0 : Math.max(0, Math.min(TOP_BUTTON_MAX_GROWTH_PX, Math.floor(spare / 3)));
  const [scoresWidth, logWidth, leaveWidth] = [least[0] + more, least[1] + more, least[2] + more];
  const leave = rect(end - leaveWidth, y, leaveWidth, height);
  const log = rect(leave.x - gap - logWidth, y, logWidth, height);
  const scores = rect(log.x - gap - scoresWidth, y, scoresWidth, height);
  const badge = rect(x, y, Math.min(scores.x - gap - x, wanted), m.grow(44, 64, 112));
  return { badge, quiet: { scores, log, leave } };
}

/** Three places for extra buttons in a row, the first at the right, within reach of the thumb. */
export function rowOfThree(left: number, end: number, y: number, { gap, button, grow }: Measures): Rect[] {
  const width = Math.min(grow(130, 200, 330), (end - left - 2 * gap) / 3);
  return [0, 1, 2].map((i) => rect(end - width - i * (width + gap), y, width, button));
}

/** The least width at which the prompt is easy to read, in pixels. */
const PROMPT_MIN_WIDTH_PX = 190;
/** From this width on the prompt stays centred with the button beside them. */
const CENTRED_PROMPT_MIN_WIDTH_PX = 560;

/** The zones that the hint button changes, and its own. */
export interface Hinted {
  readonly prompt: Rect;
  readonly badge: Rect;
  /** Null where there is no hint button. */
  readonly hint: Rect | null;
}

/**
 * Places the hint button: above the column of buttons at the right if there is one, else beside the prompt, else beside
 * the badge. Its place does not depend on the cards.
 */
export function placeHint(m: Measures, { badge, buttons, extra, prompt, piles }: Zones): Hinted {
  const side = hintSide(m);
  const column = m.wide ? columnTop([buttons.meld, ...extra], buttons.meld) : 0;
  const y = Math.max(column - m.gap - side, bottom(piles));
  if (m.wide && y + side <= column) return { prompt, badge, hint: rect(right(buttons.meld) - side, y, side, side) };
  const room = side + m.gap;
  if (prompt.width - room < PROMPT_MIN_WIDTH_PX || prompt.height < side) {
    const hint = rect(right(badge) - side, badge.y, side, side);
    return { prompt, badge: { ...badge, width: badge.width - room }, hint };
  }
  const isRoomy = prompt.width >= CENTRED_PROMPT_MIN_WIDTH_PX;
  return {
    prompt: rect(prompt.x + (isRoomy ? room : 0), prompt.y, prompt.width - room * (isRoomy ? 2 : 1), prompt.height),
    badge,
    hint: rect(right(prompt) - side, prompt.y, side, side),
  };
}

/** The top of the column of buttons that contains this one. */
const columnTop = (all: readonly Rect[], one: Rect): number =>
  Math.min(...all.filter((other) => right(other) > one.x).map(({ y }) => y));
