import { describe, expect, test } from 'vitest';
import { parseCards } from '#engine';
import { arrowTo, inMeld, marginOf, placeCallout, ringsOf } from '../../client/stage/calloutPlace.ts';
import type { Layout, Rect } from '../../client/stage/layout.ts';
import { lowTallyPlace, tallyPlace } from '../../client/stage/tallyPlace.ts';
import { isWithin } from '../stage/soundness.ts';
import { handMeld, handOfSize, layoutOf, meldsOfLengths, SIZES, settings } from '../stage/tables.ts';

const SIZE = { width: 308, height: 170 };
/** The callout on a low screen, where it is narrower. On a narrow screen the text is smaller. */
const LOW = { width: 268, height: 142 };

const sizeOn = (width: number, height: number) => (height < 480 ? LOW : { ...SIZE, height: width < 400 ? 150 : 170 });

/** Cards in the hand and lengths of melds, from an empty table to a full one. */
const FILLED = [
  [7, []],
  [8, [3, 4]],
  [1, [4, 3, 3]],
  [12, [3, 3, 4, 3, 5, 3, 4]],
] as const;

/** The share of a target that a callout may cover on a phone: pointers pass through. */
const A_LITTLE = 0.4;

/** The share of `thing` covered by `by`. */
function hidden(by: Rect, thing: Rect): number {
  const width = Math.min(by.x + by.width, thing.x + thing.width) - Math.max(by.x, thing.x);
  const height = Math.min(by.y + by.height, thing.y + thing.height) - Math.max(by.y, thing.y);
  return width > 0.5 && height > 0.5 ? (width * height) / (thing.width * thing.height) : 0;
}

const pressed = ({ stock, pile, hint, buttons }: Layout): readonly Rect[] => {
  const { extra, scores, log, leave, ...acting } = buttons;
  return [stock, pile, ...(hint ? [hint] : []), ...extra, ...Object.values(acting)];
};

/** Whether a thing of this size has a place with some room to spare that covers none of these. */
function hasRoom(layout: Layout, { width, height }: { width: number; height: number }, kept: readonly Rect[]): boolean {
  const [margin, spare] = [marginOf(layout), Math.max(6, layout.width / 60)];
  for (let y = margin; y + height + spare <= layout.height - margin; y += spare / 2)
    for (let x = margin; x + width + spare <= layout.width - margin; x += spare / 2) {
      const place = { x, y, width: width + spare, height: height + spare };
      if (kept.every((thing) => hidden(place, thing) === 0)) return true;
    }
  return false;
}

/** The targets a step of the guide may have. */
const targetsOf = (layout: Layout): Readonly<Record<string, readonly Rect[]>> => ({
  hand: [layout.handZone],
  badge: [layout.badge],
  piles: [layout.stock, layout.pile],
  'a card': layout.hand.slice(2, 3).map(({ hit }) => hit),
  'a meld': layout.melds.slice(0, 1).map(({ rect }) => rect),
  Meld: [layout.buttons.meld],
  Discard: [layout.buttons.discard],
  'own seat': layout.own ? [layout.own.rect] : [],
});

describe('a callout lies beside its targets', () => {
  test.each(SIZES)('%i×%i: within the screen, over no control', (width, height) => {
    const melds = [handMeld('run', 5, 2, '5H 6H 7H'), handMeld('set', 9, -1, '9C 9D 9S')];
    const layout = layoutOf({ hand: handOfSize(8), melds }, width, height);
    const { extra: _, scores, log, leave, ...buttons } = layout.buttons;
    const touched = [layout.stock, layout.pile, ...layout.hand.map(({ hit }) => hit), ...Object.values(buttons)];
    for (const [name, targets] of Object.entries(targetsOf(layout))) {
      const place = placeCallout(layout, targets, [sizeOn(width, height)]);
      expect(isWithin(place, { x: 0, y: 0, width, height }), `${name}: on the screen`).toBe(true);
      const over = (thing: Rect): string => `${name}: ${JSON.stringify(place)} over ${JSON.stringify(thing)}`;
      for (const thing of touched) expect(hidden(place, thing), over(thing)).toBe(0);
      const most = Math.min(width, height) < 400 ? A_LITTLE : 0;
      for (const target of targets) expect(hidden(place, target), over(target)).toBeLessThanOrEqual(most);
    }
  });

  test('at the end of a deal the hands shown stay visible', () => {
    const shown = [[], handOfSize(7), handOfSize(1)];
    const layout = layoutOf({ seats: 3, hand: [], shown }, 1024, 768);
    const seats = layout.seats.map(({ rect }) => rect);
    const place = placeCallout(layout, seats, [SIZE]);
    for (const box of layout.seats.flatMap(({ cards }) => cards)) expect(hidden(place, box.rect)).toBeLessThan(0.05);
  });

  test('the tally does not cover the callout', () => {
    const melds = [handMeld('run', 5, 2, '5H 6H 7H'), handMeld('set', 9, -1, '9C 9D 9S')];
    const layout = layoutOf({ seats: 3, hand: [], melds, shown: [[], handOfSize(2), handOfSize(1)] }, 768, 1024);
    const seats = layout.seats.map(({ rect }) => rect);
    const place = placeCallout(layout, seats, [SIZE]);
    const tally = tallyPlace(layout);
    expect(tally && hidden(tally, place)).toBe(0);
    const phone = layoutOf({ seats: 3, hand: [], melds, shown: [[], handOfSize(2), handOfSize(1)] }, 390, 844);
    const onPhone = placeCallout(
      phone,
      phone.seats.map(({ rect }) => rect),
      [sizeOn(390, 844)],
    );
    expect(onPhone.y + onPhone.height).toBeLessThanOrEqual(phone.height / 2);
  });

  test('the ring round a wild includes its label', () => {
    const layout = layoutOf({ melds: [handMeld('run', 5, 2, '5H 8C 7H')] }, 1024, 768);
    const [ring] = inMeld(layout, layout.melds[0]!.id, parseCards('8C')[0]!);
    expect(isWithin(layout.melds[0]!.labels[0]!.rect, ring!)).toBe(true);
  });

  test('a tally at the side of a low screen does not cover the callout', () => {
    const melds = [handMeld('run', 5, 2, '5H 6H 7H'), handMeld('set', 9, -1, '9C 9D 9S')];
    const layout = layoutOf({ seats: 3, hand: [], melds, shown: [[], handOfSize(2), handOfSize(1)] }, 844, 390);
    const seats = layout.seats.map(({ rect }) => rect);
    const place = placeCallout(layout, seats, [LOW]);
    expect(hidden(place, lowTallyPlace(layout)!)).toBe(0);
  });

  test('where there is a free place, the wild rank, the words, the hand and the targets stay visible', () => {
    let free = 0;
    for (const [width, height] of SIZES) {
      for (const [at, [cards, lengths]] of FILLED.entries()) {
        const setup = { hand: handOfSize(cards), melds: meldsOfLengths(lengths), pile: parseCards('4D') };
        const zone = layoutOf(setup, width, height, { settings: { ...settings, leftHanded: at % 2 === 0 } });
        // Their plate is narrower than the zone.
        const words = { ...zone.prompt, x: zone.prompt.x + zone.prompt.width / 4, width: zone.prompt.width / 2 };
        const layout = { ...zone, words };
        const sizes = [sizeOn(width, height), { width: Math.min(460, width - 12), height: 92 }];
        for (const [name, targets] of Object.entries(targetsOf(layout))) {
          const kept = [layout.badge, words, ...layout.hand.map(({ hit }) => hit), ...targets, ...pressed(layout)];
          if (!sizes.some((size) => hasRoom(layout, size, kept))) continue;
          free++;
          const place = placeCallout(layout, targets, sizes);
          const over = kept.filter((thing) => hidden(place, thing) > 0);
          expect(over, `${name} at ${width}×${height}, ${lengths.length} melds, ${cards} cards`).toEqual([]);
        }
      }
    }
    expect(free).toBeGreaterThan(200);
  });

  test('where there is a free place, the panel of a question stays readable', () => {
    let free = 0;
    for (const [width, height] of SIZES) {
      const melds = [handMeld('run', 5, 2, '5H 6H 7H'), handMeld('set', 9, -1, '9C 9D 9S')];
      const layout = layoutOf({ hand: handOfSize(8), melds, pile: parseCards('4D') }, width, height);
      const { prompt, pile } = layout;
      // As the panel lies above the words.
      const question = { x: width * 0.15, y: prompt.y - 150, width: width * 0.7, height: 150 };
      const sizes = [sizeOn(width, height), { width: Math.min(460, width - 12), height: 92 }];
      const kept = [question, pile, layout.badge, prompt, ...layout.hand.map(({ hit }) => hit), ...pressed(layout)];
      if (!sizes.some((size) => hasRoom(layout, size, kept))) continue;
      free++;
      expect(hidden(placeCallout(layout, [pile], sizes, question), question), `${width}×${height}`).toBe(0);
    }
    expect(free).toBeGreaterThan(3);
  });

  test('cards side by side have one ring, which leaves the corner of the next card', () => {
    const layout = layoutOf({ hand: handOfSize(8) }, 390, 844);
    const hits = layout.hand.map(({ hit }) => hit);
    const rings = ringsOf(layout, [hits[1]!, hits[2]!, hits[5]!]);
    expect(rings).toHaveLength(2);
    for (const next of [hits[3]!, hits[6]!]) for (const ring of rings) expect(hidden(ring, next)).toBe(0);
  });

  test('an arrow leads from the callout to the target', () => {
    const layout = layoutOf({ hand: handOfSize(8), pile: parseCards('4D') }, 1024, 768);
    const place = placeCallout(layout, [layout.stock], [SIZE]);
    const arrow = arrowTo(layout, place, [layout.stock]);
    expect(arrow).not.toBeNull();
    const from = { x: arrow!.from.x, y: arrow!.from.y, width: 0, height: 0 };
    const to = { x: arrow!.to.x, y: arrow!.to.y, width: 0, height: 0 };
    expect([isWithin(from, place), isWithin(to, layout.stock)]).toEqual([true, true]);
  });
});
