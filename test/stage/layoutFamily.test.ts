import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '#rules';
import { CARD_SIZES } from '../../client/device/settings.ts';
import type { Layout } from '../../client/stage/layout.ts';
import { buttonsOf, expectSound } from './soundness.ts';
import { handOfSize, layoutOf, meldsOfSeats, SIZES, settings, tableOf } from './tables.ts';

const rulesOf = (preset: string) => {
  const rules = PRESETS[preset];
  if (!rules) throw new Error(`no such game: ${preset}`);
  return rules;
};

const crazy = rulesOf('crazy-rummy');
const fiveThousand = rulesOf('five-thousand-rummy');
const thanasis = rulesOf('thanasis');
const GAMES = [crazy, fiveThousand, thanasis, rulesOf('ace-to-ace'), rulesOf('jamaican-kalooki')] as const;

const MELD_HIGHLIGHT = { highlights: [{ at: 'felt', why: 'meld' } as const] };
/** Cards that are not in the hand or the melds. */
const pileOf = (count: number): number[] => handOfSize(count).map((card) => card + 104);

const targets = (layout: Layout, rows = 1): number[] =>
  layout.hand.slice(0, Math.ceil(layout.hand.length / rows)).map((box) => box.hit.width);

describe('the table of every game on every screen', () => {
  for (const [width, height] of SIZES) {
    it(`${width}×${height}: nothing overlaps or is cut off with 2 to 8 seats, long hands, deep piles, 36 melds`, () => {
      for (const rules of GAMES) {
        for (const [seats, cards, pile, melds] of [
          [2, 25, 10, 4],
          [3, 10, 0, 0],
          [4, 13, 1, 7],
          [5, 18, 60, 2],
          [7, 1, 25, 20],
          [8, 25, 60, 36],
          [8, 8, 12, 36],
        ] as const) {
          const lengths = Array.from({ length: melds }, (_, i) => (i % 6 === 5 ? 6 : 3));
          const setup = {
            rules,
            seats,
            hand: handOfSize(cards),
            pile: pileOf(pile),
            melds: meldsOfSeats(lengths, seats),
          };
          const indicator = rules === thanasis ? 190 : -1;
          expectSound(layoutOf({ ...setup, indicator }, width, height, MELD_HIGHLIGHT));
          expectSound(layoutOf({ ...setup, indicator, viewer: 'spectator', hand: [] }, width, height, MELD_HIGHLIGHT));
        }
      }
    });

    it(`${width}×${height}: every button is large enough and does not move with the cards`, () => {
      for (const rules of GAMES) {
        const empty = layoutOf({ rules, seats: 2 }, width, height);
        const setup = { rules, hand: handOfSize(25), melds: meldsOfSeats([3, 4, 7, 3], 4), pile: pileOf(30) };
        const full = layoutOf(setup, width, height);
        expect(full.buttons).toEqual(empty.buttons);
        for (const [name, { width: across, height: down }] of buttonsOf(full))
          expect(Math.min(across, down), name).toBeGreaterThanOrEqual(44);
      }
    });

    it(`${width}×${height}: targets are 44 pixels in a hand of 8 (40 on a narrow phone), 24 in one of 25`, () => {
      for (const rules of GAMES) {
        const usual = layoutOf({ rules, hand: handOfSize(8), seats: 8 }, width, height);
        expect(Math.min(...targets(usual))).toBeGreaterThanOrEqual(width <= 360 ? 40 : 44);
        const long = layoutOf({ rules, hand: handOfSize(25), seats: 8 }, width, height);
        for (const { hit } of long.hand) {
          expect(hit.width).toBeGreaterThanOrEqual(24);
          expect(hit.height).toBeGreaterThanOrEqual(44);
        }
      }
    });
  }

  it('nothing overlaps in any game, on any screen, with any number of cards', () => {
    fc.assert(
      fc.property(
        fc.record({
          rules: fc.constantFrom(...GAMES),
          width: fc.integer({ min: 360, max: 2560 }),
          height: fc.integer({ min: 360, max: 1440 }),
          seats: fc.integer({ min: 2, max: 8 }),
          cards: fc.integer({ min: 0, max: 25 }),
          pile: fc.integer({ min: 0, max: 60 }),
          melds: fc.array(fc.integer({ min: 3, max: 13 }), { maxLength: 12 }),
          cardSize: fc.constantFrom(...CARD_SIZES),
        }),
        ({ rules, width, height, seats, cards, pile, melds, cardSize }) => {
          fc.pre(Math.max(width, height) >= 640);
          const setup = {
            rules,
            seats,
            hand: handOfSize(cards),
            pile: pileOf(pile),
            melds: meldsOfSeats(melds, seats),
          };
          const indicator = rules === thanasis ? 190 : -1;
          const more = { settings: { ...settings, cardSize }, ...MELD_HIGHLIGHT };
          expectSound(layoutOf({ ...setup, indicator }, width, height, more));
        },
      ),
      { seed: 3, numRuns: 400 },
    );
  });
});

describe('seats', () => {
  const order = (rules: typeof thanasis, viewer: number | 'spectator') =>
    layoutOf({ rules, seats: 5, viewer }, 1024, 768).seats.map(({ seat }) => seat);

  it('are in turn order from the left, the next to play first', () => {
    expect(order(crazy, 1)).toEqual([2, 3, 4, 0]);
    expect(order(crazy, 'spectator')).toEqual([0, 1, 2, 3, 4]);
  });

  it('R5: are in reverse order in a counter-clockwise game', () => {
    expect(order(thanasis, 1)).toEqual([0, 4, 3, 2]);
    const { seats } = layoutOf({ rules: thanasis, seats: 5, viewer: 1 }, 1024, 768);
    expect(seats.map(({ rect }) => rect.x)).toEqual(seats.map(({ rect }) => rect.x).toSorted((a, b) => a - b));
  });

  it('fan any number of cards within their place', () => {
    for (const [width, height] of SIZES) {
      const layout = layoutOf({ seats: 8, counts: Array.from({ length: 8 }, () => 25) }, width, height);
      expectSound(layout);
      for (const seat of layout.seats) expect(seat.cards).toHaveLength(25);
    }
  });

  it('show any number of cards after a deal above the melds and the piles', () => {
    for (const [width, height] of SIZES) {
      const shown = Array.from({ length: 8 }, (_, seat) => Array.from({ length: 25 }, (_, i) => (seat * 25 + i) % 200));
      const layout = layoutOf({ rules: fiveThousand, seats: 8, shown, melds: meldsOfSeats([3, 4], 8) }, width, height);
      expectSound(layout);
      const floor = layout.felt.y;
      for (const box of layout.seats.flatMap((seat) => seat.cards)) {
        expect(box.rect.y + box.rect.height).toBeLessThanOrEqual(floor + 0.5);
        expect(box.rect.y + box.rect.height).toBeLessThanOrEqual(layout.stock.y + 0.5);
      }
    }
  });
});

describe('the contract', () => {
  const at = (melded: boolean): Layout => {
    const table = tableOf({ rules: rulesOf('crummy-rummy'), hand: handOfSize(12) });
    const game = table.game && {
      ...table.game,
      seats: table.game.seats.map((seat, i) => (i === 0 ? { ...seat, melded } : seat)),
    };
    return layoutOf({ hand: handOfSize(12) }, 390, 844, { table: { ...table, game } });
  };

  it('R62 is shown above the piles until it is laid', () => {
    const { contract, stock, felt } = at(false);
    expect(contract?.y).toBeGreaterThan(felt.y + felt.height);
    expect((contract?.y ?? 0) + (contract?.height ?? 0)).toBeLessThan(stock.y);
    expect(at(true).contract).toBeNull();
  });
});
