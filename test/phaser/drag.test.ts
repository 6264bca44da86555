import { expect, test } from 'vitest';
import { CardLayer } from '../../client/phaser/CardLayer.ts';
import { DraggedCards } from '../../client/phaser/DraggedCards.ts';
import type { Point, Pose } from '../../client/stage/layout.ts';

const FRAME = 16;

/** A fake image that accepts any call. */
function paintedImage(): unknown {
  const image: unknown = new Proxy({}, { get: () => () => image });
  return image;
}

const poseAt = (x: number): Pose => ({
  zone: 'hand',
  rect: { x, y: 458, width: 60, height: 84 },
  angle: 0.07,
  depth: 0,
  card: null,
});

/** Two cards side by side, the first of them carried at its middle or both. */
function hand(hasWeight = true) {
  const atlas = { key: 'cards', frame: String, zoom: () => 1 };
  const scene = { add: { image: paintedImage } } as unknown as ConstructorParameters<typeof CardLayer>[0];
  const atlases = { scale: 1, of: () => atlas } as unknown as ConstructorParameters<typeof CardLayer>[1];
  const cards = new CardLayer(scene, atlases);
  const sprites = ['a', 'b'].map((key, i) => cards.need(key, poseAt(70 + 50 * i)));
  cards.weigh(hasWeight);
  const drag = new DraggedCards(cards);
  return {
    ...{ cards, drag, sprites },
    pass(frames: number, to: (frame: number) => Point | null = () => null) {
      for (let frame = 0; frame < frames; frame++) {
        const at = to(frame);
        if (at) drag.moveTo(at);
        cards.advance(FRAME);
        drag.advance(FRAME);
      }
    },
    leans: () => sprites.map((sprite) => sprite.turned - sprite.angle),
    heights: () => sprites.map((sprite) => sprite.top - sprite.y),
  };
}

/** Carried to the right at a speed that a hand has: 0.8 pixels a millisecond. */
const carried = (frame: number): Point => ({ x: 100 + frame * 13, y: 500 });

test('carried cards come to rest within a third of a second and then stand still', () => {
  const { drag, sprites, pass } = hand(false);
  drag.lift(['a', 'b'], 0, { x: 100, y: 500 }, true, null);
  drag.moveTo({ x: 300.5, y: 450.5 });
  const places = () => sprites.map(({ x, y, width, turned }) => [x, y, width, turned]);
  pass(20);
  const atRest = places();
  expect(atRest[0]?.slice(0, 3)).toEqual([300.5, 406.5, 63]);
  // In the order in which they lie, whichever of them is held.
  expect(atRest[1]?.[0]).toBeGreaterThan(300.5);
  pass(60);
  expect(places()).toEqual(atRest);
});

test('cards carried to the right lean to the right, all alike, and stand upright soon after they stop', () => {
  const { drag, pass, leans } = hand();
  drag.lift(['a', 'b'], 1, { x: 100, y: 500 }, false, null);
  pass(15, carried);
  const [one = 0, other] = leans();
  expect(one).toBeGreaterThan(0.03);
  expect(one).toBeLessThan(0.12);
  expect(other).toBe(one);
  pass(45);
  expect(leans()).toEqual([0, 0]);
});

test('a card let go swings, sinks where it lands, and is at rest', () => {
  const { cards, drag, sprites, pass, leans, heights } = hand();
  drag.lift(['a'], 0, { x: 100, y: 500 }, false, null);
  pass(15, carried);
  const lean = leans()[0] ?? 0;
  drag.release();
  expect(cards.busy).toBe(true);
  pass(8);
  expect(leans()[0]).toBeLessThan(lean / 2);
  expect(heights()[0]).toBeCloseTo(0);
  // The director brings it home.
  sprites[0]?.rest(poseAt(70), cards.atlases);
  pass(3);
  expect(heights()[0]).toBeGreaterThan(2);
  pass(60);
  expect([...leans(), ...heights()].map(Math.abs)).toEqual([0, 0, 0, 0]);
  expect(cards.busy).toBe(false);
});

test('without motion a carried card neither leans nor sinks, also when motion is switched off under way', () => {
  const { cards, drag, sprites, pass, leans, heights } = hand();
  drag.lift(['a'], 0, { x: 100, y: 500 }, false, null);
  pass(15, carried);
  cards.weigh(false);
  expect(leans()).toEqual([0, 0]);
  pass(15, carried);
  drag.release();
  sprites[0]?.rest(poseAt(70), cards.atlases);
  pass(3);
  expect([...leans(), ...heights()].map(Math.abs)).toEqual([0, 0, 0, 0]);
  expect(cards.busy).toBe(false);
});

test('a card picked up again while it falls is carried, and one that gets its name goes on swinging', () => {
  const { cards, drag, sprites, pass, leans } = hand();
  drag.lift(['a'], 0, { x: 100, y: 500 }, false, null);
  pass(15, carried);
  drag.release();
  cards.rename('a', 'named');
  pass(4);
  expect(Math.abs(leans()[0] ?? 0)).toBeGreaterThan(0);
  sprites[0]?.rest(poseAt(70), cards.atlases);
  drag.lift(['named'], 0, { x: 100, y: 500 }, false, null);
  pass(60);
  expect(cards.busy).toBe(false);
  expect(leans()[0]).toBe(0);
});
