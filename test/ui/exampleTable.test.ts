import { expect, test } from 'vitest';
import { isMeld, isWild } from '#engine';
import { CARD_SIZES } from '../../client/device/settings.ts';
import { EXAMPLE_TABLE, exampleLayout } from '../../client/ui/exampleTable.ts';
import { expectSound } from '../stage/soundness.ts';
import { SIZES, settings } from '../stage/tables.ts';

test('the small table of the settings is a table of the game, with a wild in a run and in the hand', () => {
  const { rules, wildRank, melds, hand, pile } = EXAMPLE_TABLE.game;
  for (const meld of melds) expect(isMeld(rules, wildRank, meld)).toBe(true);
  const isOneWild = (card: number): boolean => isWild(rules, wildRank, card);
  expect(melds.filter(({ cards }) => cards.some(isOneWild)).map(({ kind }) => kind)).toEqual(['run']);
  expect(hand.filter(isOneWild)).toHaveLength(1);
  const all = [...melds.flatMap(({ cards }) => cards), ...hand, ...pile];
  expect(new Set(all).size).toBe(all.length);
});

test('it is laid out like any table, for every screen and every size of card, right- and left-handed', () => {
  for (const [width, height] of SIZES) {
    for (const cardSize of CARD_SIZES) {
      for (const leftHanded of [false, true])
        expectSound(exampleLayout({ width, height }, { ...settings, cardSize, leftHanded }));
    }
  }
});
