import { expect, it } from 'vitest';
import { isMeld, parseCards } from '#engine';
import type { TableUpdate } from '#protocol';
import { openGalleryTable } from './galleryTable.ts';
import { SITUATIONS } from './situations/index.ts';

for (const [name, situation] of Object.entries(SITUATIONS)) {
  it(`situation ${name} opens and plays`, () => {
    const seen: TableUpdate[] = [];
    const table = openGalleryTable(situation);
    table.subscribe((update) => seen.push(update));
    table.play(...(situation.plays ?? []));
    expect(seen).toHaveLength(1 + (situation.plays ?? []).length);
    const game = seen[0]?.table.game;
    for (const meld of game?.melds ?? []) expect(isMeld(game!.rules, game!.wildRank, meld)).toBe(true);
    expect(game?.hand).toEqual(expect.arrayContaining(parseCards(situation.selected ?? '')));
  });
}
