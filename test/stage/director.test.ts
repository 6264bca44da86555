import { describe, expect, it } from 'vitest';
import { apply, type GameState, parseCards, type SeatAction } from '#engine';
import { CardLayer } from '../../client/phaser/CardLayer.ts';
import { Director } from '../../client/phaser/Director.ts';
import { cardKey, pictureOf, STOCK_TOP_KEY, stockPose } from '../../client/stage/picture.ts';
import type { StageScene } from '../../client/stage/steps.ts';
import { preset } from '../support/play/deals.ts';
import { eagerly, stepsOf } from '../support/play/playGame.ts';
import { position } from '../support/play/positions.ts';
import { pace, sceneOf as sceneFor } from './scenes.ts';

const sceneOf = (state: GameState): StageScene => sceneFor(state, 0);

/** A fake image that accepts any call. */
function paintedImage(): unknown {
  const image: unknown = new Proxy({}, { get: () => () => image });
  return image;
}

function stage() {
  const time = { now: 0 };
  const atlas = { key: 'cards', frame: String, zoom: () => 1 };
  const scene = { add: { image: paintedImage } } as unknown as ConstructorParameters<typeof CardLayer>[0];
  const atlases = { scale: 1, of: () => atlas } as unknown as ConstructorParameters<typeof CardLayer>[1];
  const cards = new CardLayer(scene, atlases);
  const settled = { times: 0 };
  const totals: [seat: number, along: number][] = [];
  const light: number[] = [];
  const turns: number[] = [];
  const points = new Map<number, number>();
  const effects = {
    points: ({ card }: { card: number }, along: number) => void points.set(card, along),
    total: ({ seat }: { seat: number }, along: number) => void totals.push([seat, along]),
    turn: (_: unknown, along: number) => void turns.push(along),
    ring: () => undefined,
    honour: () => undefined,
    burst: () => undefined,
    shine: (_: unknown, along: number) => void light.push(along),
    settled: () => {
      settled.times++;
    },
  };
  return { time, cards, settled, totals, light, turns, points, director: new Director(cards, effects, () => time.now) };
}

type Stage = ReturnType<typeof stage>;

function pass({ time, director }: Stage, ms: number): void {
  for (let left = ms; left > 0; left -= 16) {
    time.now += Math.min(16, left);
    director.advance();
  }
}

/** Checks that every card is in its place and that there are no others. */
function expectAtRest({ cards, director }: Stage, scene: StageScene): void {
  expect(director.busy).toBe(false);
  const picture = pictureOf(scene.layout);
  expect(cards.keys().sort()).toEqual([...picture.keys()].sort());
  for (const [key, pose] of picture) {
    const sprite = cards.get(key);
    expect([sprite?.x, sprite?.y, sprite?.width, sprite?.angle, sprite?.alpha, sprite?.flat]).toEqual([
      pose.rect.x + pose.rect.width / 2,
      pose.rect.y + pose.rect.height / 2,
      pose.rect.width,
      pose.angle,
      1,
      1,
    ]);
  }
}

function played(state: GameState, action: SeatAction) {
  const result = apply(state, state.turn, action);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe('the director', () => {
  it('settles every card in its place after each move of a game, however soon the next one comes', () => {
    const on = stage();
    const steps = stepsOf({ seed: 2, seats: 4, choose: eagerly }, 300);
    steps.forEach((step, i) => {
      on.director.show(sceneOf(step.after), i === 0 ? null : step.events, pace);
      pass(on, [0, 30, 130, 400][i % 4] as number);
      if (i % 25 !== 24) return;
      pass(on, 6000);
      expectAtRest(on, sceneOf(step.after));
    });
  });

  it.each([
    ['ace-to-ace', 4],
    ['five-thousand-rummy', 5],
    ['crummy-rummy', 6],
    ['thanasis', 4],
  ] as const)('settles every card of %s too', (game, seats) => {
    const on = stage();
    stepsOf({ seed: 3, seats, rules: preset(game), choose: eagerly }, 150).forEach((step, i) => {
      on.director.show(sceneOf(step.after), i === 0 ? null : step.events, pace);
      pass(on, [0, 30, 130, 400][i % 4] as number);
      if (i % 10 !== 9) return;
      pass(on, 6000);
      expectAtRest(on, sceneOf(step.after));
    });
  });

  it('gathers the cards before it deals: none stays where it lay in the last deal', () => {
    const on = stage();
    const deal = stepsOf({ seed: 9, seats: 3, choose: eagerly }).filter(({ action }) => action.type === 'deal')[1];
    if (!deal) throw new Error('no second deal');
    const [before, after] = [sceneOf(deal.before), sceneOf(deal.after)];
    expect(after.layout.hand.some(({ card }) => card !== null && pictureOf(before.layout).has(cardKey(card)))).toBe(
      true,
    );
    on.director.show(before, null, pace);
    on.director.show(after, deal.events, pace);
    pass(on, 80);
    expect(on.cards.keys().length).toBe(pictureOf(before.layout).size);
    pass(on, 180);
    expect(on.cards.keys().length).toBeLessThanOrEqual(1);
    pass(on, 2000);
    expectAtRest(on, after);
  });

  it('fades in the ring of a turn once, from nothing, as the turn passes', () => {
    const on = stage();
    const state = position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'] });
    const { state: after, events } = played(state, { type: 'discard', card: parseCards('KD')[0] as number });
    on.director.show(sceneOf(state), null, pace);
    on.director.show(sceneOf(after), events, pace);
    expect(on.turns[0]).toBe(0);
    pass(on, 160);
    expect(on.turns.at(-1)).toBe(1);
    pass(on, 1000);
    expect(on.turns).toEqual(on.turns.toSorted((a, b) => a - b));
  });

  it('keeps the old totals until the points have flown', () => {
    const on = stage();
    const state = position({ hands: ['KD', '3C 9D 8H', 'TS JS'], drew: 'stock', melds: ['0 run 2H: 2H 3H 4H'] });
    const { state: after, events } = played(state, { type: 'discard', card: parseCards('KD')[0] as number });
    on.director.show(sceneOf(state), null, pace);
    on.director.show(sceneOf(after), events, pace);
    expect(on.totals).toEqual([
      [1, 0],
      [2, 0],
    ]);
    pass(on, 5000);
    for (const seat of [1, 2]) expect(on.totals.filter(([one]) => one === seat).at(-1)).toEqual([seat, 1]);
    expect(on.settled.times).toBe(2);
  });

  it('ends all motion at once when a tap skips it', () => {
    const on = stage();
    const [opening, deal] = stepsOf({ seed: 3, seats: 4 }, 2);
    if (!opening || !deal) throw new Error('no deal');
    on.director.show(sceneOf(opening.after), null, pace);
    on.director.show(sceneOf(deal.after), deal.events, pace);
    pass(on, 1000);
    expect(on.director.showing).toBe(true);
    on.director.skip();
    expect(on.director.showing).toBe(false);
    expectAtRest(on, sceneOf(deal.after));
    expect(on.settled.times).toBeGreaterThan(0);
  });

  it('puts down cards that hop for their points when a tap skips the tally', () => {
    const on = stage();
    const state = position({ hands: ['KD', '3C 9D 8H', 'TS JS'], drew: 'stock', melds: ['0 run 2H: 2H 3H 4H'] });
    const { state: after, events } = played(state, { type: 'discard', card: parseCards('KD')[0] as number });
    on.director.show(sceneOf(state), null, pace);
    on.director.show(sceneOf(after), events, pace);
    pass(on, 1000);
    expect([...on.points.values()].some((along) => along > 0 && along < 1)).toBe(true);
    on.director.skip();
    expect([...on.points.values()].every((along) => along === 1)).toBe(true);
  });

  it('ends the light of a caught wild at once when the wild is laid elsewhere, and at a tap', () => {
    const swap = { type: 'swap', meld: 0, wild: parseCards('8C')[0] as number, natural: parseCards('7H')[0] as number };
    const before = position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'], deal: 8, melds: ['0 run 5H: 5H 6H 8C 8H'] });
    const { state: after, events } = played(before, swap as SeatAction);
    const on = stage();
    on.director.show(sceneOf(before), null, pace);
    on.director.show(sceneOf(after), events, pace);
    pass(on, 300);
    expect(on.light.at(-1)).toBeLessThan(1);
    const back = played(after, { type: 'takeBack' });
    on.director.show(sceneOf(back.state), back.events, pace);
    expect(on.light.at(-1)).toBe(1);
    pass(on, 1000);
    expectAtRest(on, sceneOf(before));
    on.director.show(sceneOf(after), events, pace);
    pass(on, 300);
    expect(on.director.showing).toBe(true);
    on.director.skip();
    expectAtRest(on, sceneOf(after));
  });

  it('leaves a card under the finger alone and moves it from there when it is released', () => {
    const on = stage();
    const state = position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'] });
    const card = parseCards('KD')[0] as number;
    on.director.show(sceneOf(state), null, pace);
    const sprite = on.cards.get(cardKey(card));
    if (!sprite) throw new Error('no such card');
    on.cards.held.add(cardKey(card));
    Object.assign(sprite, { x: 500, y: 100 });
    const { state: after, events } = played(state, { type: 'discard', card });
    on.director.show(sceneOf(after), events, pace);
    pass(on, 100);
    expect([sprite.x, sprite.y]).toEqual([500, 100]);
    on.cards.held.delete(cardKey(card));
    on.director.glideHome([cardKey(card)]);
    pass(on, 16);
    expect(Math.hypot(sprite.x - 500, sprite.y - 100)).toBeLessThan(200);
    pass(on, 1000);
    expectAtRest(on, sceneOf(after));
  });

  it.each([
    ['is off', { ...pace, speed: 'off' as const }],
    ['is reduced', { ...pace, reduced: true }],
  ])('puts a released card in its place at once if motion %s', (_, still) => {
    const on = stage();
    const scene = sceneOf(position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'] }));
    on.director.show(scene, null, still);
    const key = cardKey(parseCards('KD')[0] as number);
    Object.assign(on.cards.get(key) ?? {}, { x: 500, y: 100 });
    on.director.glideHome([key]);
    pass(on, 16);
    expectAtRest(on, scene);
  });

  it('plays moves that arrive together in parallel, in the time of a single move', () => {
    const on = stage();
    const steps = stepsOf({ seed: 2, seats: 4, choose: eagerly }, 60);
    const isDeal = ({ action }: (typeof steps)[number]): boolean =>
      action.type === 'deal' || action.type === 'openDraw';
    const first = steps.findLastIndex(isDeal) + 1;
    const moves = steps.slice(first, first + 9);
    on.director.show(sceneOf(moves[0]?.before as GameState), null, pace);
    for (const move of moves) on.director.show(sceneOf(move.after), move.events, pace);
    pass(on, 700);
    expectAtRest(on, sceneOf(moves.at(-1)?.after as GameState));
  });

  it('lifts the cards of an unanswered action, with a sprite for the top of the stock', () => {
    const on = stage();
    const state = position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'] });
    const scene = sceneOf(state);
    on.director.show(scene, null, pace);
    const king = cardKey(parseCards('KD')[0] as number);
    const stock = stockPose(scene.layout);
    const raised = (key: string) => on.cards.get(key)?.raised;
    on.cards.makeReady([king, STOCK_TOP_KEY], stock);
    on.cards.advance(60);
    expect([raised(king), raised(STOCK_TOP_KEY), on.cards.busy]).toEqual([0.5, 0.5, true]);
    on.cards.advance(60);
    on.director.skip();
    expect([raised(king), raised(STOCK_TOP_KEY), on.cards.busy]).toEqual([1, 1, false]);
    on.cards.makeReady([], stock);
    on.cards.advance(120);
    expect([raised(king), raised(STOCK_TOP_KEY)]).toEqual([0, undefined]);
    expectAtRest(on, scene);
  });

  it('lifts the card under a mouse, puts it down for the next, and rests in between', () => {
    const on = stage();
    const scene = sceneOf(position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'] }));
    on.director.show(scene, null, pace);
    const [king, two] = parseCards('KD 2C').map(cardKey) as [string, string];
    const raised = () => [king, two].map((key) => on.cards.get(key)?.raised);
    expect(on.cards.hover(king)).toBe(true);
    on.cards.advance(60);
    expect([...raised(), on.cards.busy]).toEqual([0.5, 0, true]);
    expect(on.cards.hover(two)).toBe(true);
    on.cards.advance(120);
    expect([...raised(), on.cards.busy]).toEqual([0, 1, false]);
    expect(on.cards.hover(two)).toBe(false);
    on.cards.hover(null);
    on.cards.advance(120);
    expect([...raised(), on.cards.busy]).toEqual([0, 0, false]);
    expectAtRest(on, scene);
  });

  it('draws the first view of a table without motion', () => {
    const on = stage();
    const scene = sceneOf(position({ hands: ['7H KD 2C', '3C 9D', 'TS JS'] }));
    on.director.show(scene, null, pace);
    expectAtRest(on, scene);
  });
});
