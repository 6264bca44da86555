import { describe, expect, test } from 'vitest';
import { parseCard } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { DEFAULT_SETTINGS } from '../../client/device/settings.ts';
import { feltItems, handItems, type MirrorState, meldGroups, pileItems } from '../../client/mirror/items.ts';
import { layoutTable } from '../../client/stage/layoutTable.ts';
import { orderNumber } from '../../client/stage/measures.ts';
import { text } from '../../client/text/index.ts';
import { withOptions } from '../support/play/deals.ts';
import { gameAt } from '../support/play/gameAt.ts';

/** The mirror's view of a table with these cards selected. */
function mirrorAt(moment: Parameters<typeof gameAt>[0], chosen = ''): MirrorState {
  const { game } = gameAt(moment);
  for (const name of chosen.split(' ').filter((word) => word !== '')) {
    game.tap({ on: 'hand', card: parseCard(name) as number });
  }
  const view = game.view.value;
  if (!view) throw new Error('no game is shown');
  const [table, hand, selected, highlights] = [
    game.table.value,
    game.hand.value,
    game.selected.value,
    game.highlights.value,
  ];
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  const layout = layoutTable({
    width: 1024,
    height: 768,
    inset,
    table,
    hand,
    selected,
    highlights,
    settings: DEFAULT_SETTINGS,
  });
  return {
    view,
    layout,
    highlights,
    selected,
    newCards: game.newCards.value,
    newCardsBy: game.newCardsBy.value,
    prepared: game.prepared.value,
    personOf: (seat) => text.personAt(table, seat),
  };
}

const moment = {
  hands: ['7H 8H 4H 2C 8S', '2D 3D', '5D 5S'],
  deal: 8,
  melds: ['1 run 5H: 5H 6H 8C', '0 set K: KC KD KS'],
  pile: 'QD',
} as const;
const meldNames = (mirror: MirrorState): string[] =>
  meldGroups(mirror).flatMap(({ items }) => items.map(({ name }) => name));

describe('the mirror names', () => {
  test('no two cards of a meld alike: two jokers of a set are numbered', () => {
    const names = meldNames(
      mirrorAt({
        ...moment,
        rules: PRESETS['crummy-rummy']!,
        wildRank: 0,
        melds: ['1 set 7: 7C JK JK.2'],
      }),
    );
    expect(new Set(names).size).toBe(3);
    expect(names.filter((name) => /, [12] of 2$/.test(name))).toHaveLength(2);
  });

  test('every card of the hand, with wilds and the card just drawn', () => {
    const items = handItems(mirrorAt(moment, '8S'));
    expect(items.map(({ name }) => name)).toEqual([
      'Two of clubs',
      'Four of hearts',
      'Seven of hearts',
      'Eight of spades, wild, just drawn',
      'Eight of hearts, wild',
    ]);
    expect(items.filter(({ pressed }) => pressed).map(({ name }) => name)).toEqual([
      'Eight of spades, wild, just drawn',
    ]);
  });

  test('a wild that came by a swap as freed', () => {
    const mirror = mirrorAt(moment, '8S');
    const names = handItems({ ...mirror, newCardsBy: 'swap' }).map(({ name }) => name);
    expect(names).toContain('Eight of spades, wild, just freed');
    expect(names.join()).not.toContain('just drawn');
  });

  test('the stock by its count and the pile by its upcard', () => {
    expect(pileItems(mirrorAt(moment)).map(({ name }) => name)).toEqual([
      'Stock, 36 cards left',
      'Discard pile, queen of diamonds on top',
    ]);
    expect(pileItems(mirrorAt({ ...moment, pile: '' }))[1]?.name).toBe('Discard pile, empty');
  });

  test('piles to draw from, and the pile to discard on', () => {
    expect(pileItems(mirrorAt({ ...moment, phase: 'draw' })).map(({ name }) => name)).toEqual([
      'Stock, 36 cards left, you may draw',
      'Discard pile, queen of diamonds on top, you may take it',
    ]);
    expect(pileItems(mirrorAt(moment, '2C')).map(({ name }) => name)).toEqual([
      'Stock, 36 cards left',
      'Discard pile, queen of diamonds on top, you may discard',
    ]);
  });

  test('a wild that leaves its set for two cards (R156)', () => {
    const rules = withOptions(crazyRummy, { swap: { sets: 'all' } });
    const hands = ['QH QS 9S', '2D 3D', '5D 5S'];
    const held = { ...moment, rules, hands, melds: ['0 set Q: QC QD 8C'], pile: '9D' };
    expect(meldNames(mirrorAt(held))).toContain(
      'Swap: take the eight of clubs standing for the queen of hearts or the queen of spades. You need two of them.',
    );
  });

  test('the cards of a meld, and a wild that can be taken as a swap', () => {
    expect(meldNames(mirrorAt(moment))).toEqual([
      'Five of hearts, in the run of hearts from five to seven',
      'Six of hearts, in the run of hearts from five to seven',
      'Swap: take the eight of clubs standing for the seven of hearts',
      'King of clubs, in the set of kings',
      'King of diamonds, in the set of kings',
      'King of spades, in the set of kings',
    ]);
    expect(meldNames(mirrorAt({ ...moment, hands: ['2C 4C 9S', '2D 3D', '5D 5S'] }))).toContain(
      'Eight of clubs, wild, standing for the seven of hearts, in the run of hearts from five to seven',
    );
  });

  test('the card a wild stands for where no swap is possible', () => {
    const names = meldNames(
      mirrorAt({
        rules: PRESETS['five-thousand-rummy']!,
        wildRank: 8,
        hands: ['2C 4C 9S', '2D 3D', '5D 5S'],
        melds: ['1 run JD: JD QD 8S', '0 set 6: 6C 6S 8D'],
      }),
    );
    expect(names).toContain(
      'Eight of spades, wild, standing for the king of diamonds, in the run of diamonds from jack to king',
    );
    expect(names).toContain('Eight of diamonds, wild, standing for any six, in the set of sixes');
  });

  test('the ends where the selection fits', () => {
    const names = meldNames(mirrorAt(moment, '4H'));
    expect(names.filter((name) => name.startsWith('Lay off'))).toEqual([
      'Lay off on the low end of the run of hearts from five to seven',
    ]);
    expect(meldNames(mirrorAt(moment, '8S')).filter((name) => name.startsWith('Lay off'))).toHaveLength(3);
  });

  test('the place of a new meld while the selection is a meld', () => {
    expect(feltItems(mirrorAt(moment))).toEqual([]);
    expect(feltItems(mirrorAt(moment, '7H 8H 8S')).map(({ target }) => target)).toEqual([{ on: 'felt' }]);
  });
});

describe('in other games of the family', () => {
  const fiveThousand = {
    hands: ['7C 7D KS QD', '2C 2D 3C', '5C 5D 3D'],
    rules: PRESETS['five-thousand-rummy']!,
    deal: 1,
    wildRank: 4,
    pile: '9C 7H 8S',
    phase: 'draw',
  } as const;

  test('each card of a fanned pile is a button that says how many cards it takes', () => {
    expect(pileItems(mirrorAt(fiveThousand)).map(({ name }) => name)).toEqual([
      'Stock, 39 cards left, you may draw',
      'Discard pile, 3 cards, eight of spades on top, you may take it',
      'Take 2 cards from the pile, down to the seven of hearts',
      'Take 3 cards from the pile, down to the nine of clubs',
    ]);
    const waiting = pileItems(mirrorAt({ ...fiveThousand, turn: 1 })).map(({ name }) => name);
    expect(waiting.slice(2)).toEqual([
      'Seven of hearts, 1 card above it in the pile',
      'Nine of clubs, 2 cards above it in the pile',
    ]);
  });

  test('melds name their owner where they belong to players (R68)', () => {
    const names = meldGroups(mirrorAt({ ...fiveThousand, melds: ['1 set J: JC JD JS', '0 set 6: 6C 6D 6S'] })).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Set of jacks, laid by Ben', 'Set of sixes, laid by you']);
    expect(meldGroups(mirrorAt(moment)).map(({ name }) => name)[0]).toBe('Run of hearts from five to seven');
  });

  test('wilds and sets have the names used in the game', () => {
    const biddies = mirrorAt({ ...moment, rules: PRESETS.biddies! });
    expect(handItems(biddies).map(({ name }) => name)).toContain('Eight of hearts, biddy');
    const fort = mirrorAt({ ...moment, rules: PRESETS['fort-worth-gin']! });
    expect(meldNames(fort)).toContain('King of clubs, in the spread of kings');
  });
});

test('no two items on the table share a key or a name', () => {
  const mirror = mirrorAt(moment, '8S');
  const items = [handItems(mirror), pileItems(mirror), ...meldGroups(mirror).map((meld) => meld.items)].flat();
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
});

test('the focus ring of a selected card lies below its order number', () => {
  const mirror = mirrorAt(moment, '7H');
  const { size, above } = orderNumber(mirror.layout.type);
  const [selected, plain] = [true, false].map((pressed) => handItems(mirror).find((item) => item.pressed === pressed));
  const box = mirror.layout.hand.find(({ card }) => card === parseCard('7H'));
  if (!selected?.visiblePart || !plain?.visiblePart || !box) throw new Error('no cards in hand');
  expect(selected.rect.y + selected.visiblePart.top).toBeCloseTo(box.rect.y - above + size);
  expect(selected.visiblePart.height).toBeCloseTo(plain.visiblePart.height - (size - above));
});
