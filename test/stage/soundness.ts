import { expect } from 'vitest';
import type { CardBox, Layout, Rect } from '../../client/stage/layout.ts';
import { turned } from '../../client/stage/rect.ts';

/** Tolerance in pixels: layouts are rarely whole numbers. */
const SLACK = 0.6;
/** Rank and suit of a card in a meld lie within this share of its height. */
const CORNER = 0.54;

export const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

export const overlaps = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > SLACK &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > SLACK;

type Part = readonly [name: string, rect: Rect];

/** All buttons, including the extra ones and the hint button. */
export function buttonsOf({ buttons: { extra, ...fixed }, hint }: Layout): Part[] {
  const further = extra.map((rect, i): Part => [`extra ${i}`, rect]);
  return [...Object.entries(fixed), ...further, ...(hint ? [['hint', hint] as const] : [])];
}

/** Whether the points of the hand are outside the viewer's seat. */
const pointsApart = ({ points, own }: Layout): boolean => points !== null && !(own && isWithin(points, own.rect));

/** The only buttons of a spectator, and of a replay. */
const QUIET = ['scores', 'log', 'leave'];

/** Everything that must not overlap anything else, by name. */
function partsOf(layout: Layout, plays = layout.own !== null): Part[] {
  const { own, newMeld, indicator, contract } = layout;
  return [
    ['badge', layout.badge],
    ...layout.seats.map((seat): Part => [`seat ${seat.seat}`, seat.rect]),
    ...(own ? [['own seat', own.rect] as const] : []),
    ...layout.melds.map((meld): Part => [`meld ${meld.id}`, meld.rect]),
    ...layout.groups.flatMap(({ seat, seatMarks }) => seatMarks.map((label): Part => [`mark of ${seat}`, label])),
    ...(newMeld ? [['new meld', newMeld] as const] : []),
    ...(contract ? [['contract', contract] as const] : []),
    ['stock', layout.stock],
    ['stock label', layout.stockLabel],
    ...(indicator ? [['indicator', indicator.hit] as const] : []),
    ['pile', layout.pile],
    ['pile label', layout.pileLabel],
    ['hand', layout.handZone],
    ['words', layout.prompt],
    ...(layout.points && pointsApart(layout) ? [['points', layout.points] as const] : []),
    ...buttonsOf(layout).filter(([name]) => plays || QUIET.includes(name)),
  ];
}

const written = ({ x, y, width, height }: Rect): string =>
  [x, y, width, height].map((length) => Math.round(length * 10) / 10).join(' ');

const shownOf = (layout: Layout): CardBox[] =>
  layout.seats.flatMap(({ cards }) => cards.filter(({ card }) => card !== null));

/** Returns the faults of a layout in words; empty if it is sound. `plays`: there are buttons for playing. */
export function layoutFaults(layout: Layout, plays = layout.own !== null): string[] {
  const screen = { x: 0, y: 0, width: layout.width, height: layout.height };
  const parts = partsOf(layout, plays);
  const faults: string[] = [];
  const note = (isRight: boolean, words: () => string): void => void (isRight || faults.push(words()));
  for (const [name, rect] of parts) {
    note(rect.width > 0 && rect.height > 0, () => `${name} has no size: ${written(rect)}`);
    note(isWithin(rect, screen), () => `${name} is not on the screen: ${written(rect)}`);
  }
  parts.forEach(([name, rect], i) => {
    for (const [other, second] of parts.slice(i + 1))
      note(!overlaps(rect, second), () => `${name} (${written(rect)}) lies over ${other} (${written(second)})`);
  });
  return [
    ...faults,
    ...faultsOfMelds(layout),
    ...faultsOfHand(layout),
    ...faultsOfSeats(layout),
    ...faultsOfPile(layout),
  ];
}

/**
 * Checks that nothing overlaps that must not, that nothing is off the screen and that everything is within its area.
 */
export const expectSound = (layout: Layout): void => expect(layoutFaults(layout)).toEqual([]);

function faultsOfHand(layout: Layout): string[] {
  const screen = { x: 0, y: 0, width: layout.width, height: layout.height };
  const { hand, handZone } = layout;
  const others = partsOf(layout).filter(([name]) => name !== 'hand');
  return hand.flatMap((box, i) => {
    const seen = turned(box.rect, box.angle);
    return [
      ...(isWithin(seen, screen) ? [] : [`card ${i} of the hand is not on the screen: ${written(seen)}`]),
      ...(isWithin(box.hit, handZone) ? [] : [`the target of card ${i} of the hand is not in its zone`]),
      ...(hand.slice(i + 1).some(({ hit }) => overlaps(hit, box.hit))
        ? [`card ${i} of the hand shares its target`]
        : []),
      ...others.filter(([, rect]) => overlaps(rect, seen)).map(([name]) => `card ${i} of the hand covers ${name}`),
    ];
  });
}

function faultsOfSeats(layout: Layout): string[] {
  const { seats, own, felt } = layout;
  const faults: string[] = [];
  for (const seat of own ? [...seats, own] : seats) {
    for (const part of ['avatar', 'name', 'total'] as const)
      if (!isWithin(seat[part], seat.rect)) faults.push(`${part} of seat ${seat.seat} is not in its place`);
    for (const part of ['name', 'total'] as const)
      if (layout.points && seat === own && overlaps(layout.points, seat[part])) faults.push(`points lie over ${part}`);
    if (seat.takes) {
      if (!isWithin(seat.takes, seat.rect)) faults.push(`the takes of seat ${seat.seat} are not in its place`);
      for (const part of ['avatar', 'name', 'total'] as const)
        if (overlaps(seat.takes, seat[part])) faults.push(`the takes of seat ${seat.seat} lie over its ${part}`);
      if (seat.takes.height < 8) faults.push(`the takes of seat ${seat.seat} are too small: ${written(seat.takes)}`);
    }
    // As little as the letters in a little window.
    if (seat.avatar.width < Math.min(24, 2 * layout.type.small, seat.rect.width * 0.4))
      faults.push(`avatar of ${seat.seat} is too small: ${written(seat.avatar)}`);
    for (const { card, rect, angle } of seat.cards)
      if (card === null && !isWithin(turned(rect, angle), seat.rect)) faults.push(`fan of seat ${seat.seat}`);
  }
  const shown = shownOf(layout);
  const others = partsOf(layout);
  for (const { card, rect } of shown) {
    for (const [name, part] of others) if (overlaps(rect, part)) faults.push(`shown card ${card} covers ${name}`);
    if (overlaps(rect, felt)) faults.push(`shown card ${card} lies where melds may lie`);
  }
  return faults;
}

function faultsOfPile({ pile, pileDeep, pileCards, indicator, width, height }: Layout): string[] {
  const faults = pileCards.flatMap(({ rect }, i) =>
    !pileDeep || isWithin(rect, pile) ? [] : [`card ${i} of the pile is not in its zone`],
  );
  if (indicator && !isWithin(turned(indicator.rect, indicator.angle), { x: 0, y: 0, width, height }))
    faults.push('the indicator is not on the screen');
  return faults;
}

function faultsOfMelds(layout: Layout): string[] {
  const faults: string[] = [];
  const note = (isRight: boolean, words: string): void => void (isRight || faults.push(words));
  const trays = layout.groups.flatMap(({ seat, trays: own }) => own.map((tray) => ({ seat, tray })));
  for (const meld of layout.melds) {
    const name = `meld ${meld.id}`;
    note(isWithin(meld.rect, layout.felt), `${name} is not on the felt`);
    for (const card of meld.cards) note(isWithin(turned(card.rect, card.angle), meld.rect), `a card is not in ${name}`);
    const corners = meld.cards.map(({ hit }) => ({ ...hit, height: hit.height * CORNER }));
    for (const [what, part] of [
      ...meld.labels.map(({ rect }) => ['label', rect] as const),
      ...meld.marks.map(({ rect }) => ['mark', rect] as const),
    ]) {
      note(isWithin(part, meld.rect), `a ${what} is not on ${name}`);
      for (const corner of corners) note(!overlaps(part, corner), `a ${what} lies over rank and suit in ${name}`);
    }
    meld.labels.forEach(({ rect }, i) => {
      for (const other of meld.labels.slice(i + 1)) note(!overlaps(rect, other.rect), `labels of ${name} overlap`);
    });
    if (meld.lock) note(isWithin(meld.lock, meld.rect), `the lock is not on ${name}`);
    if (layout.groups.length > 0) {
      const home = trays.find(({ tray }) => isWithin(meld.rect, tray));
      note(home?.seat === meld.by, `${name} does not lie with those of its seat`);
    }
  }
  trays.forEach(({ tray }, i) => {
    for (const { tray: other } of trays.slice(i + 1)) note(!overlaps(tray, other), 'trays overlap');
  });
  return faults;
}
