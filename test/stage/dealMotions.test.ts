import { describe, expect, it } from 'vitest';
import { type GameEvent, type GameState, parseCards, redact, viewFor } from '#engine';
import { choreograph } from '../../client/stage/choreograph.ts';
import { backKey, cardKey, stockPose } from '../../client/stage/picture.ts';
import type { StageScene } from '../../client/stage/steps.ts';
import { lengthOf, MOTION_MS, type MotionStep } from '../../client/stage/steps.ts';
import { preset } from '../support/play/deals.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { expectSettled, flights, isMove, type MoveStep, pace, sceneAt, sceneOf } from './scenes.ts';
import { handOfSize, tableOf } from './tables.ts';

const fiveThousand = preset('five-thousand-rummy');
const thanasis = preset('thanasis');

const card = (name: string): number => parseCards(name)[0] as number;
const endOf = (step: MotionStep): number => step.start + step.ms;

describe('the deal of 5000 Rummy (R15, R21)', () => {
  const [opening, deal] = stepsOf({ seed: 5, seats: 4, rules: fiveThousand }, 2);
  if (!opening || !deal) throw new Error('no deal');
  const story = deal.events.map((event) => redact(event, 'spectator'));
  const to = sceneOf(deal.after, 'spectator');
  const steps = expectSettled(sceneOf(deal.before, 'spectator'), to, story);
  const first = (seat: number): MoveStep[] => steps.filter(isMove).filter(({ key }) => key === backKey(seat, 0));
  const { dealer } = deal.after;

  it('goes hand by hand, the dealer last', () => {
    const order = [1, 2, 3, 0].map((step) => (dealer + step) % 4);
    const starts = order.map((seat) => first(seat)[0]?.start ?? -1);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const lastOf = (seat: number): number =>
      Math.max(...flights(steps).flatMap(({ key, start }) => (key.startsWith(`b${seat}.`) ? [start] : [])));
    for (const step of [0, 1, 2]) {
      const seat = order[step] as number;
      const after = order[step + 1] as number;
      const dealt = flights(steps).filter(({ key, from }) => key.startsWith(`b${seat}.`) && from !== null);
      expect(Math.max(...dealt.map(({ start }) => start))).toBeLessThan(first(after)[0]?.start ?? 0);
      expect(lastOf(seat)).toBeGreaterThan(0);
    }
  });

  it('shows every first card for a moment before it joins the hand', () => {
    const dealt = deal.events.find((event): event is GameEvent & { type: 'dealt' } => event.type === 'dealt');
    for (let seat = 0; seat < 4; seat++) {
      const [shown, hidden] = first(seat);
      expect(shown?.to).toMatchObject({ zone: 'shown', card: dealt?.faceUp[seat]?.[0] });
      expect(hidden?.to).toMatchObject({ zone: 'fan', card: null });
      expect((hidden?.start ?? 0) - endOf(shown as MotionStep)).toBeGreaterThanOrEqual(600);
    }
  });

  it('turns the first card of the pile up last', () => {
    const [up] = steps.filter(isMove).filter(({ key }) => key === cardKey(deal.after.pile[0] as number));
    const dealt = flights(steps).filter(({ from }) => from !== null);
    expect(up?.start).toBe(Math.max(...dealt.map(({ start }) => start)));
    expect(up?.from).toEqual(stockPose(to.layout));
  });
});

it('R5 a counter-clockwise game deals counter-clockwise, starting at the right of the dealer', () => {
  const [opening, deal] = stepsOf({ seed: 5, seats: 4, rules: thanasis }, 2);
  if (!opening || !deal) throw new Error('no deal');
  const story = deal.events.map((event) => redact(event, 'spectator'));
  const steps = expectSettled(sceneOf(deal.before, 'spectator'), sceneOf(deal.after, 'spectator'), story);
  const first = (seat: number): number => flights(steps).find(({ key }) => key === backKey(seat, 0))?.start ?? -1;
  const starts = [3, 2, 1, 0].map((step) => first((deal.after.dealer + step) % 4));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts).size).toBe(4);
});

describe('a deal that waits for a two and continues (§4.90)', () => {
  const table = (hand: readonly number[], counts: readonly number[]): StageScene =>
    sceneAt(tableOf({ rules: fiveThousand, hand, counts, pile: [] }));
  const hands = (counts: readonly number[], own: readonly number[]) =>
    counts.map((count, seat) => (seat === 0 ? own : Array.from({ length: count }, () => null)));

  it('deals only the new cards, on top of those already dealt', () => {
    const before = table(handOfSize(3), [3, 5, 0, 0]);
    const after = table(handOfSize(3), [3, 5, 4, 2]);
    const event: GameEvent = {
      type: 'dealtOn',
      wildRank: 5,
      hands: hands([3, 5, 4, 2], handOfSize(3)),
      stock: [],
      pile: [],
      indicator: -1,
      faceUp: [[], [], [card('4S')], [card('5S')]],
    };
    const steps = expectSettled(before, after, [event]);
    const dealt = flights(steps).filter(({ from }) => from !== null);
    expect(dealt.map(({ key }) => key).toSorted()).toEqual(['b2.0', 'b2.1', 'b2.2', 'b2.3', 'b3.0', 'b3.1']);
    expect(steps.filter((step) => step.type === 'vanish')).toEqual([]);
  });
});

it('the indicator is turned up beside the stock (R32)', () => {
  const [opening, deal] = stepsOf({ seed: 5, seats: 4, rules: thanasis }, 2);
  const after = deal?.after as GameState;
  const to = sceneOf(after, 0);
  const story = deal?.events.map((event) => redact(event, 0)) ?? null;
  const steps = choreograph(sceneOf(opening?.after as GameState, 0), to, story, pace);
  const [turned] = steps.filter(isMove).filter(({ key }) => key === cardKey(viewFor(after, 0).indicator));
  expect(turned).toMatchObject({ from: stockPose(to.layout), to: { rect: to.layout.indicator?.rect } });
  expect(lengthOf(steps.filter(({ type }) => type !== 'turn'))).toBeLessThanOrEqual(MOTION_MS.dealMost);
});
