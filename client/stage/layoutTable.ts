import type { Layout, LayoutInput, Rect, SeatBox } from './layout.ts';
import { layoutHand } from './layoutHand.ts';
import { layoutMelds } from './layoutMelds.ts';
import { layoutPiles } from './layoutPiles.ts';
import { layoutOwn, layoutSeats, layoutShown, othersInOrder } from './layoutSeats.ts';
import { layoutZones } from './layoutZones.ts';
import { cardSize, isWide, type Measures, measure } from './measures.ts';
import { needsOf } from './needs.ts';
import { bottom, rect, right } from './rect.ts';

/** The least room of a table in landscape and in portrait, in CSS pixels, within the safe area. */
const MIN_TABLE_SIZES = { wide: { width: 480, height: 336 }, tall: { width: 320, height: 500 } } as const;
/** The lengths of a layout, by the names that they have in all its parts. */
const LENGTH_FIELDS: ReadonlySet<string> = new Set([
  'x',
  'y',
  'width',
  'height',
  'top',
  'right',
  'bottom',
  'left',
  'small',
  'body',
  'large',
]);

/**
 * Computes the place of everything on the table, for any game of the family and any screen up to 2560×1440 in either
 * orientation. A screen without the least room has the layout of a larger one, scaled down. A pure function: the same
 * input gives the same layout.
 */
export function layoutTable(input: LayoutInput): Layout {
  const { width, height, inset } = input;
  const least = MIN_TABLE_SIZES[isWide(input) ? 'wide' : 'tall'];
  const scale = Math.min(
    (width - inset.left - inset.right) / least.width,
    (height - inset.top - inset.bottom) / least.height,
  );
  if (scale >= 1) return layoutAtFullSize(input);
  const larger = scaled({ width, height, inset }, 1 / scale);
  return { ...scaled(layoutAtFullSize({ ...input, ...larger }), scale), width, height };
}

/** The same value with all lengths in it multiplied. */
function scaled<T>(value: T, factor: number): T {
  if (Array.isArray(value)) return value.map((each) => scaled(each, factor)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => {
    return [name, LENGTH_FIELDS.has(name) ? each * factor : scaled(each, factor)];
  });
  return Object.fromEntries(entries) as T;
}

function layoutAtFullSize(input: LayoutInput): Layout {
  const { table, hand, selected, highlights, width, height, settings } = input;
  const { game, viewer } = table;
  const needs = needsOf(input);
  const { m, zones } = layoutZones(measure(input), needs, input);
  const seats = layoutShown(m, layoutSeats(m, zones.seats, table), zones.felt, game);
  const whole = belowShown(m, zones.felt, seats);
  const contract = needs.owesContract ? footOf(m, whole) : null;
  const felt = contract ? { ...whole, height: contract.y - m.gap - whole.y } : whole;
  const { melds, groups, next, card } = layoutMelds(m, felt, game, othersInOrder(table));
  const lines = zones.points ? 0 : needs.pointsLines;
  const own = viewer === 'spectator' ? null : layoutOwn(m, zones.own, { ...table, viewer }, zones.handZone, lines);
  const wantsMeld = highlights.some((place) => place.at === 'felt' && place.why === 'meld');
  return {
    width,
    height,
    leftHanded: settings.leftHanded,
    type: m.type,
    badge: zones.badge,
    seats,
    own: own?.seat ?? null,
    felt,
    melds,
    groups,
    meldCard: card,
    contract,
    newMeld: wantsMeld ? next : null,
    ...layoutPiles(m, belowShown(m, zones.piles, seats), needs, game, settings.leftHanded),
    hand: layoutHand(m, zones.handZone, hand, selected, input.groupStarts),
    slots: layoutHand(m, zones.handZone, hand, []),
    handZone: zones.handZone,
    handCard: cardSize(m.handCard),
    prompt: zones.prompt,
    points: own && (zones.points ?? own.points),
    hint: zones.hint,
    buttons: { ...zones.buttons, extra: zones.extra },
  };
}

/** The part of a zone below the hands shown after a deal. */
function belowShown(m: Measures, { x, y, width, height }: Rect, seats: readonly SeatBox[]): Rect {
  const shown = seats.flatMap(({ cards }) => cards.filter(({ card }) => card !== null));
  const over = shown.filter(({ rect: box }) => right(box) > x && box.x < x + width);
  const line = Math.max(y, ...over.map(({ rect: box }) => bottom(box) + m.grow(3, 10, 18)));
  return rect(x, line, width, y + height - line);
}

/** The height that the contract leaves for melds in a low window, in px, unless that is more than half. */
const LEAST_FELT_PX = 28;

/** The lowest strip of a zone: two lines of text on a narrow screen, else one. */
function footOf(m: Measures, zone: Rect): Rect {
  const wanted = zone.width < 560 ? 46 : m.grow(32, 36, 56);
  const height = Math.min(wanted, Math.max(zone.height / 2, zone.height - LEAST_FELT_PX));
  return rect(zone.x, bottom(zone) - height, zone.width, height);
}
