import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { initials } from '../../client/phaser/marks.ts';

it('the letters of a seat never look like a rank', () => {
  expect(['Ada', 'Jack', 'K', 'Quentin Q', 'bot Kim', ' Åse ', '李小龍'].map(initials)).toEqual([
    'Ad',
    'Ja',
    'K.',
    'QQ',
    'BK',
    'Ås',
    '李小',
  ]);
});

it('every court card has a figure with all layers', () => {
  const svg = readFileSync(new URL('../../client/faces/courts.svg', import.meta.url), 'utf8');
  const figures = new Map(
    svg
      .split('<g id="')
      .slice(1)
      .map((group) => [group.slice(0, group.indexOf('"')), group]),
  );
  for (const rank of [11, 12, 13]) {
    for (const suit of [0, 1, 2, 3]) {
      const figure = figures.get(`c${rank}-${suit}`) ?? '';
      const layers = [...figure.matchAll(/<path class="(\w+)"/g)].map(([, layer]) => layer);
      expect(layers, `${rank} of ${suit}`).toEqual(['gold', 'bright', 'dark', 'black', 'line', 'fine']);
    }
  }
});
