import { expect } from 'vitest';
import type { Layout, Rect } from '../../client/stage/index.ts';
import { turned } from '../../client/stage/rect.ts';

/** Layouts are whole numbers only by chance. */
const SLACK = 0.6;
/** Rank and suit of a card in a meld lie within this share of its height. */
const CORNER = 0.54;

export const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

export const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > SLACK &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > SLACK;

type Part = readonly [name: string, rect: Rect];

/** The buttons, those that only some games need among them. */
export function buttonsOf({ buttons: { extra, ...fixed } }: Layout): Part[] {
  return [...Object.entries(fixed), ...extra.map((rect, i): Part => [`extra ${i}`, rect])];
}

/** Everything that may not touch anything else, by name. */
function parts(layout: Layout): Part[] {
  const { own, newMeld, indicator, contract } = layout;
  return [
    ['badge', layout.badge],
    ...layout.seats.map((seat): Part => [`seat ${seat.seat}`, seat.rect]),
    ...(own ? [['own seat', own.rect] as const] : []),
    ...layout.melds.map((meld): Part => [`meld ${meld.id}`, meld.rect]),
    ...layout.groups.flatMap(({ seat, labels }) => labels.map((label): Part => [`mark of ${seat}`, label])),
    ...(newMeld ? [['new meld', newMeld] as const] : []),
    ...(contract ? [['contract', contract] as const] : []),
    ['stock', layout.stock],
    ['stock label', layout.stockLabel],
    ...(indicator ? [['indicator', indicator.hit] as const] : []),
    ['pile', layout.pile],
    ['pile label', layout.pileLabel],
    ['hand', layout.handZone],
    ['words', layout.words],
    ['points', layout.points],
    ...buttonsOf(layout),
  ];
}

/** Nothing overlaps that must not, nothing is off the screen, and everything is in the place it belongs to. */
export function expectSound(layout: Layout): void {
  const screen = { x: 0, y: 0, width: layout.width, height: layout.height };
  const all = parts(layout);
  for (const [name, rect] of all) {
    expect(rect.width > 0 && rect.height > 0, `${name} has a size: ${JSON.stringify(rect)}`).toBe(true);
    expect(within(rect, screen), `${name} is on the screen: ${JSON.stringify(rect)}`).toBe(true);
  }
  all.forEach(([name, rect], i) => {
    for (const [other, second] of all.slice(i + 1)) {
      const words = `${name} ${JSON.stringify(rect)} over ${other} ${JSON.stringify(second)}`;
      expect(overlap(rect, second), words).toBe(false);
    }
  });
  expectMeldsSound(layout);
  for (const box of layout.hand) {
    expect(within(turned(box.rect, box.angle), screen), 'card of the hand on the screen').toBe(true);
    expect(within(box.hit, layout.handZone), 'target of the hand in its zone').toBe(true);
  }
  for (const seat of layout.seats)
    for (const box of seat.cards)
      if (box.card === null) expect(within(turned(box.rect, box.angle), seat.rect), 'fan in its seat').toBe(true);
  if (layout.pileDeep)
    for (const box of layout.pileCards) expect(within(box.rect, layout.pile), 'card in the fan').toBe(true);
}

function expectMeldsSound(layout: Layout): void {
  const trays = layout.groups.flatMap(({ seat, trays: own }) => own.map((tray) => ({ seat, tray })));
  for (const meld of layout.melds) {
    for (const card of meld.cards)
      expect(within(turned(card.rect, card.angle), meld.rect), 'card in its meld').toBe(true);
    for (const label of meld.labels) expect(within(label.rect, meld.rect), 'label in its meld').toBe(true);
    for (const mark of meld.marks) {
      expect(within(mark.rect, meld.rect), 'mark on its meld').toBe(true);
      for (const { hit } of meld.cards)
        expect(overlap(mark.rect, { ...hit, height: hit.height * CORNER }), 'mark over rank and suit').toBe(false);
    }
    if (meld.lock) expect(within(meld.lock, meld.rect), 'lock on its meld').toBe(true);
    if (layout.groups.length > 0) {
      const home = trays.find(({ tray }) => within(meld.rect, tray));
      expect(home?.seat, `meld ${meld.id} lies with those of its seat`).toBe(meld.by);
    }
  }
  trays.forEach(({ tray }, i) => {
    for (const { tray: other } of trays.slice(i + 1)) expect(overlap(tray, other), 'trays apart').toBe(false);
  });
}
