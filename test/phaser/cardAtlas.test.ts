import type * as Phaser from 'phaser';
import { afterEach, expect, it, vi } from 'vitest';
import { parseCards } from '#engine';
import { TableAtlases } from '../../client/phaser/CardAtlas.ts';
import { text } from '../../client/text/index.ts';
import { handMeld, layoutOf, type Setup, settings, tableOf } from '../stage/tables.ts';

const melds = [handMeld('run', 3, 0, '3C 4C 8D 6C')];

afterEach(() => {
  vi.restoreAllMocks();
});

/** Prepares the atlases of a table whose wilds have a long word, and returns the keys of those that are redrawn. */
function longWord(width: number, height: number): (setup: Setup) => readonly string[] {
  vi.spyOn(text, 'wildMark').mockReturnValue('ΜΠΑΛΑΝΤΕΡ');
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({}) }) });
  const textures = { create: () => ({ add: () => undefined }) } as unknown as Phaser.Textures.TextureManager;
  const atlases = new TableAtlases(textures);
  return (setup) => {
    const layout = layoutOf(setup, width, height);
    return atlases.prepare(layout, tableOf(setup).game, settings, 1).old.map(({ key }) => key);
  };
}

const held = (count: number): Setup => ({ hand: Array.from({ length: count }, (_, i) => i), melds });

it('faces are drawn anew where the next card leaves less room for a long word, not where it leaves more again', () => {
  const prepare = longWord(390, 844);
  expect([7, 8, 7, 8, 7].map((count) => prepare(held(count)).length)).toEqual([0, 1, 0, 0, 0]);
  expect(prepare(held(20))).toHaveLength(1);
  expect(prepare(held(7))).toHaveLength(1);
});

it('hands shown after a deal leave the word on melds as it is', () => {
  const prepare = longWord(768, 1024);
  prepare(held(7));
  const shown = ['', '2C 2S AS 4S 7S 6D 9D', '3S KS AH 6H 5D JD TD', 'AC 3D 3H JC KC KH 4H'].map(parseCards);
  expect(prepare({ melds, shown }).filter((key) => key.includes('meld'))).toEqual([]);
});
