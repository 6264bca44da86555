import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type GameState, parseCards, redact, type Viewer } from '#engine';
import { crazyRummy } from '#rules';
import { choreograph } from '../../client/stage/choreograph.ts';
import { type CardKey, cardKey, pictureOf, stockPose } from '../../client/stage/picture.ts';
import { lengthOf, MOTION_MS, type MotionPace, type MotionStep } from '../../client/stage/steps.ts';
import { withOptions } from '../support/play/deals.ts';
import { eagerly, stepsOf } from '../support/play/playGame.ts';
import { position } from '../support/play/positions.ts';
import { cardMoves, expectSettled, type MoveStep, PHONE_SIZE, pace, sceneOf, toldAction } from './scenes.ts';

const endOf = (step?: MotionStep): number => (step ? step.start + step.ms : Number.NaN);

describe('law 10: after the last step every card lies where the layout has it', () => {
  const viewers: Viewer[] = [0, 2, 'spectator'];
  for (const seats of [3, 4, 6]) {
    it(`through whole games of ${seats}, for players and spectators, at every speed`, () => {
      for (const step of stepsOf({ seed: seats, seats, choose: eagerly }, 900)) {
        for (const viewer of viewers) {
          const story = step.events.map((event) => redact(event, viewer));
          const from = sceneOf(step.before, viewer);
          const to = sceneOf(step.after, viewer);
          for (const speed of ['normal', 'off'] as const) expectSettled(from, to, story, { ...pace, speed });
          expectSettled(from, to, story, { ...pace, reduced: true });
        }
      }
    });
  }

  it('also if several moves come at once, the screen rotates, or there is no story', () => {
    const steps = stepsOf({ seed: 21, seats: 4, choose: eagerly }, 400);
    fc.assert(
      fc.property(
        fc.nat(steps.length - 10),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...viewers),
        (at, many, viewer) => {
          const some = steps.slice(at, at + many);
          const story = some.flatMap((step) => step.events.map((event) => redact(event, viewer)));
          const from = sceneOf((some[0] as (typeof some)[0]).before, viewer);
          const after = (some.at(-1) as (typeof some)[0]).after;
          expectSettled(from, sceneOf(after, viewer), story, pace);
          expectSettled(from, sceneOf(after, viewer, PHONE_SIZE), story, pace);
          expect(lengthOf(expectSettled(from, sceneOf(after, viewer), null, pace))).toBe(0);
        },
      ),
      { seed: 5, numRuns: 200 },
    );
  });
});

describe('a swap', () => {
  const state = position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'], deal: 8, melds: ['0 run 5H: 5H 6H 8C 8H'] });
  const swap = {
    type: 'swap',
    meld: 0,
    wild: parseCards('8C')[0] as number,
    natural: parseCards('7H')[0] as number,
  } as const;

  it('moves the natural into the meld while the wild rises from it, then the wild to the hand', () => {
    const { from, to, steps } = toldAction(state, swap, 0);
    const [natural, lifted, wild] = cardMoves(steps, '7H 8C');
    expect([natural?.start, natural?.ms, lifted?.start, wild?.start]).toEqual([
      0,
      MOTION_MS.swap,
      0,
      MOTION_MS.catchFlies,
    ]);
    expect(lifted?.to.rect.width).toBeGreaterThan(to.layout.handCard.width);
    const was = pictureOf(from.layout).get(cardKey(swap.wild));
    expect(natural?.to.rect.x).toBeCloseTo(was?.rect.x ?? Number.NaN);
    expect(wild?.to.zone).toBe('hand');
    expect(to.layout.hand.map((box) => box.card)).toContain(swap.wild);
  });

  it('for two cards moves both into the set (R156)', () => {
    const rules = withOptions(crazyRummy, { swap: { sets: 'all' } });
    const set = position({ rules, hands: ['QH QS 3C', '3D 9D', 'TS JS'], deal: 8, melds: ['0 set Q: QC QD 8C'] });
    const [wild, natural, second] = parseCards('8C QH QS') as [number, number, number];
    const { to, steps } = toldAction(set, { type: 'swap', meld: 0, wild, natural, second }, 0);
    const [first, other, , last] = cardMoves(steps, 'QH QS 8C');
    expect([first?.to.zone, other?.to.zone, last?.to.zone]).toEqual(['meld', 'meld', 'hand']);
    expect(to.layout.melds[0]?.cards.map(({ card }) => card)).toEqual(parseCards('QC QD QH QS'));
  });

  it("by another player ends with the wild in that seat's fan", () => {
    const { to, steps } = toldAction(state, swap, 1);
    const wild = cardMoves(steps, '8C').at(-1);
    const fan = to.layout.seats.find((seat) => seat.seat === 0)?.fan;
    expect(Math.abs((wild?.to.rect.x ?? 0) - (fan?.x ?? 0))).toBeLessThan(fan?.width ?? 0);
    expect(
      steps.some((step) => step.type === 'vanish' && step.key === cardKey(swap.wild) && step.start === endOf(wild)),
    ).toBe(true);
  });

  it('lights the caught wild and the place of the natural, for at most 1.5 s', () => {
    const { to, steps } = toldAction(state, swap, 0);
    const [shine] = steps.filter((step) => step.type === 'shine');
    const place = pictureOf(to.layout).get(cardKey(swap.natural));
    expect(shine).toMatchObject({ key: cardKey(swap.wild), place, start: 0 });
    for (const speed of ['normal', 'slow'] as const)
      expect(lengthOf(toldAction(state, swap, 0, { ...pace, speed }).steps)).toBeLessThanOrEqual(1500);
    expect(endOf(shine)).toBeGreaterThanOrEqual(endOf(cardMoves(steps, '8C').at(-1)));
  });

  it.each([
    ['off', { ...pace, speed: 'off' as const }],
    ['reduced', { ...pace, reduced: true }],
  ])('neither lifts nor lights the wild while motion is %s', (_, still) => {
    const { steps } = toldAction(state, swap, 0, still);
    expect(steps.some(({ type }) => type === 'shine')).toBe(false);
    expect(cardMoves(steps, '8C')).toHaveLength(1);
  });

  it('keeps a lifted wild on the screen', () => {
    for (const size of [PHONE_SIZE, [844, 390], [320, 568]] as const) {
      const after = apply(state, 0, swap);
      if (!after.ok) throw new Error(after.reason);
      const [from, to] = [sceneOf(state, 0, size), sceneOf(after.value.state, 0, size)];
      const [lifted] = cardMoves(choreograph(from, to, after.value.events, pace), '8C');
      expect(lifted?.to.rect.x).toBeGreaterThan(0);
      expect(lifted?.to.rect.y).toBeGreaterThan(0);
      expect((lifted?.to.rect.x ?? 0) + (lifted?.to.rect.width ?? 0)).toBeLessThan(size[0]);
    }
  });
});

describe('a draw', () => {
  const state = position({ hands: ['7H KD', '3C 9D', 'TS JS'], phase: 'draw', stock: '4D 5D', pile: '2H QC' });

  it('from the stock turns over on its way into the viewer’s hand, in 200 ms with a mouse, 260 with a finger', () => {
    const { from, steps } = toldAction(state, { type: 'draw', from: 'stock' }, 0);
    const [move] = cardMoves(steps, '4D');
    expect(move?.from).toEqual(stockPose(from.layout));
    expect([move?.from?.card, move?.to.card, move?.ms]).toEqual([null, parseCards('4D')[0], 200]);
    const touch = toldAction(state, { type: 'draw', from: 'stock' }, 0, { ...pace, touch: true });
    expect(cardMoves(touch.steps, '4D')[0]?.ms).toBe(260);
  });

  it('of another player from the stock shows only a back', () => {
    const { steps } = toldAction(state, { type: 'draw', from: 'stock' }, 1);
    const flights = steps.filter((step) => step.type === 'move' && step.flight);
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ key: 'b0.2', to: { card: null } });
  });

  it('takes longer when slow, less time when fast, none when off', () => {
    const ms = (speed: MotionPace['speed']) =>
      lengthOf(toldAction(state, { type: 'draw', from: 'stock' }, 0, { ...pace, speed }).steps);
    expect(ms('slow')).toBeGreaterThan(ms('normal'));
    expect(ms('normal')).toBeGreaterThan(ms('fast'));
    expect(ms('off')).toBe(0);
  });

  it('is a fade of at most 80 ms with reduced motion', () => {
    const { steps } = toldAction(state, { type: 'draw', from: 'stock' }, 0, { ...pace, reduced: true });
    expect(lengthOf(steps)).toBeLessThanOrEqual(80);
    for (const step of steps) if (step.type === 'move') expect(step.fade).toBe(true);
  });
});

const flightTime = (steps: readonly MotionStep[]): number => lengthOf(steps.filter((step) => step.type !== 'turn'));

describe('a deal', () => {
  const ready = stepsOf({ seed: 4, seats: 4 }, 1)[0]?.after as GameState;
  const big = stepsOf({ seed: 4, seats: 6 }, 1)[0]?.after as GameState;
  const deal = { type: 'deal', secret: '1'.repeat(64), shares: [] } as const;

  it('shows whose turn it is once the last card lies', () => {
    const { steps } = toldAction(ready, deal, 0);
    expect(steps.find(({ type }) => type === 'turn')?.start).toBeCloseTo(flightTime(steps));
  });

  it("flies out clockwise from the dealer's left, at 50 ms a card", () => {
    const { to, steps } = toldAction(ready, deal, 0);
    const flights = steps.filter((step): step is MoveStep => step.type === 'move' && step.flight);
    const starts = flights.map((step) => step.start).sort((a, b) => a - b);
    const apart = (starts[1] ?? 0) - (starts[0] ?? 0);
    expect(apart).toBeLessThanOrEqual(50);
    starts.forEach((start, i) => {
      expect(start - (starts[0] ?? 0)).toBeCloseTo(i * apart);
    });
    const dealer = to.table.game?.dealer ?? -1;
    const first = flights.find((step) => step.start === starts[0]);
    const left = (dealer + 1) % 4;
    if (left === 0) expect(first?.to.zone).toBe('hand');
    else expect(first?.key).toBe(`b${left}.0`);
  });

  it('gathers every card at the stock and brings every one from there, even one that was in the same hand before', () => {
    const over = [...stepsOf({ seed: 9, seats: 3 })].filter(({ action }) => action.type === 'deal')[1];
    if (!over) throw new Error('no second deal');
    const from = sceneOf(over.before, 0);
    const to = sceneOf(over.after, 0);
    const steps = choreograph(from, to, over.events, pace);
    for (const step of steps) {
      if (step.type !== 'move' || step.to.zone === 'pile') continue;
      if (step.to.zone === 'stock') expect(step).toMatchObject({ start: 0, from: null });
      else expect(step.from).toEqual(stockPose(to.layout));
    }
    const isGathered = (key: CardKey): boolean =>
      steps.some((one) => one.type === 'move' && one.key === key && one.to.zone === 'stock');
    expect([...pictureOf(from.layout).keys()].filter((key) => !isGathered(key))).toEqual([]);
    expectSettled(from, to, over.events, pace);
  });

  it('takes at most 1,200 ms, even with six players and when slow', () => {
    for (const speed of ['fast', 'normal', 'slow'] as const) {
      expect(flightTime(toldAction(big, deal, 0, { ...pace, speed }).steps)).toBeLessThanOrEqual(MOTION_MS.dealMost);
      expect(flightTime(toldAction(big, deal, 'spectator', { ...pace, speed }).steps)).toBeLessThanOrEqual(
        MOTION_MS.dealMost,
      );
    }
  });
});
