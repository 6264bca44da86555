import { expect, test } from 'vitest';
import type { CardLayer } from '../../client/phaser/CardLayer.ts';
import { DragView } from '../../client/phaser/DragView.ts';

const FRAME = 16;

test('carried cards come to rest within a third of a second and then stand still', () => {
  const pose = { rect: { x: 0, y: 0, width: 60, height: 84 } };
  const sprites = ['a', 'b'].map((key, i) => ({
    key,
    x: 100 + 50 * i,
    y: 500,
    width: 60,
    angle: 0.07,
    depth: 0,
    pose,
  }));
  const shown = sprites.map((sprite) => ({ ...sprite, show: () => undefined }));
  const cards = { get: (key: string) => shown.find((one) => one.key === key), held: new Set(), atlases: null };
  const drag = new DragView(cards as unknown as CardLayer);
  drag.lift(['a', 'b'], 0, { x: 100, y: 500 }, true, null);
  drag.moveTo({ x: 300.5, y: 450.5 });
  const places = () => shown.map(({ x, y, width, angle }) => [x, y, width, angle]);
  for (let frame = 0; frame < 20; frame++) drag.advance(FRAME);
  const atRest = places();
  expect(atRest[0]?.slice(0, 3)).toEqual([300.5, 406.5, 63]);
  // In the order in which they lie, whichever of them is held.
  expect(atRest[1]?.[0]).toBeGreaterThan(300.5);
  for (let frame = 0; frame < 60; frame++) drag.advance(FRAME);
  expect(places()).toEqual(atRest);
});
