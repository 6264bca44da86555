import { expect, test } from 'vitest';
import { type Card, lastScores, parseCard } from '#engine';
import { PRESETS } from '#rules';
import { tallyText } from '../../client/text/tally.ts';
import { gameAt } from '../support/play/gameAt.ts';
import type { Position } from '../support/play/positions.ts';

/** Each seat's points of a deal and how they came about, after the viewer lays these cards and ends the deal. */
async function scoredAfter(moment: Position, laid: string, close: 'goOut' | 'discard') {
  const { game, settle } = gameAt(moment);
  for (const name of laid.split(' ').filter((word) => word !== ''))
    game.tap({ on: 'hand', card: parseCard(name) as Card });
  if (laid !== '') game.press('meld');
  await settle();
  game.press(close);
  await settle();
  const view = game.view.value;
  const scores = view && lastScores(view);
  return scores?.map((score) => [score.points, tallyText.scoreParts(score)]);
}

const hands = ['7H 7D 7S', '2C 2D', '5C KD'];

test('plain penalty points need no explanation', async () => {
  const moment: Position = { hands: ['7H', '2C 2D', '5C KD'], deal: 4, melds: ['0 set J: JC JD JS'] };
  expect(await scoredAfter(moment, '', 'discard')).toEqual([
    [0, ''],
    [4, ''],
    [15, ''],
  ]);
});

test('a doubled deal shows the factor', async () => {
  const moment: Position = {
    hands: ['7H', '2C 2D', '5C KD'],
    deal: 4,
    melds: ['0 set J: JC JD JS'],
    also: { pressed: true },
  };
  const rules = PRESETS['the-press']!;
  expect((await scoredAfter({ ...moment, rules }, '', 'discard'))?.[2]).toEqual([30, 'in hand +15, ×2']);
});

test('the winner scores the others’ hands, doubled for going Rummy (R133)', async () => {
  const rummy = await scoredAfter({ hands, rules: PRESETS['basic-rummy']!, deal: 1 }, '7H 7D 7S', 'goOut');
  expect(rummy?.[0]).toEqual([38, 'others’ hands +19, ×2']);
  const later: Position = { hands, rules: PRESETS['basic-rummy']!, deal: 1, melds: ['0 set J: JC JD JS'] };
  expect((await scoredAfter(later, '7H 7D 7S', 'goOut'))?.[0]).toEqual([19, 'others’ hands +19']);
});

test('cards on the table count for a seat, cards in the hand against it', async () => {
  const moment: Position = {
    hands: ['7H', '2C 2D', '5C KD'],
    deal: 4,
    melds: ['0 set J: JC JD JS', '1 run 8H: 8H 9H TH'],
  };
  const scores = await scoredAfter({ ...moment, rules: PRESETS['ace-to-ace']! }, '', 'discard');
  expect(scores).toEqual([
    [30, 'on the table +30'],
    [23, 'on the table +27, in hand −4'],
    [-15, 'in hand −15'],
  ]);
});

test('there are no scores while the hands are hidden', () => {
  const { game } = gameAt({ hands, deal: 4 });
  expect(game.view.value && lastScores(game.view.value)).toBeNull();
});
