import { describe, expect, test } from 'vitest';
import { type Card, type PlayerView, parseCard, type RuleSet, viewFor } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { text } from '../../client/text/index.ts';
import { sheetText } from '../../client/text/scoreSheet.ts';
import { type Position, position } from '../support/play/positions.ts';

const card = (name: string): Card => parseCard(name) as Card;
const viewAt = (preset: string, moment: Partial<Position> = {}): PlayerView =>
  viewFor(position({ hands: ['4C 9D KS', '2C 2D', '6C 6D', '8D'], rules: PRESETS[preset]!, ...moment }), 0);

describe('the facts shown during a deal', () => {
  test('name the wild cards', () => {
    const lines = (view: PlayerView) => [text.wildLine(view), text.wildLine(view, 'short'), text.wildSign(view)];
    expect(lines(viewAt('crazy-rummy', { deal: 6 }))).toEqual(['Sixes are wild', 'Wild: 6', '6']);
    expect(lines(viewAt('beanie', { deal: 1 }))).toEqual(['Kings are beanies', 'Beanie: K', 'K']);
    expect(lines(viewAt('crummy-rummy'))).toEqual(['Jokers and twos are wild', 'Wild: joker, 2', '★2']);
    expect(lines(viewAt('dynamitis', { deal: 1, wildRank: 9 }))).toEqual([
      'Nines, jokers and twos are wild',
      'Wild: 9, joker, 2',
      '9',
    ]);
    expect(lines(viewAt('one-joker', { deal: 14 }))).toEqual(['The joker is wild', 'Wild: joker', '★']);
    expect(lines(viewAt('basic-rummy', { deal: 1 }))).toEqual(['No wilds', 'No wilds', '–']);
    const naming = viewAt('dealers-choice', { wildRank: 0, also: { phase: 'naming' } });
    expect(lines(naming)).toEqual(['Which rank is wild?', 'Wild: ?', '?']);
    expect(text.factsLine(naming)).toMatch(/^Which rank is wild\? Deal /);
    const twos = viewAt('dynamitis', { deal: 1, wildRank: 2 });
    expect(lines(twos)).toEqual(['Twos and jokers are wild', 'Wild: 2, joker', '2']);
  });

  test('name the deal, the number of deals or the target, and the factor for points', () => {
    expect(text.dealLine(viewAt('crazy-rummy', { deal: 4 }))).toBe('Deal 4 of 13');
    expect(text.dealLine(viewAt('crazy-rummy', { deal: 4 }), 'short')).toBe('4 of 13');
    expect(text.dealLine(viewAt('one-joker', { deal: 4 }))).toBe('Deal 4 of 14');
    expect(text.dealLine(viewAt('basic-rummy', { deal: 4 }))).toBe('Deal 4 · to 200');
    expect(text.dealLine(viewAt('the-press', { deal: 4, also: { pressed: true } }))).toBe('Deal 4 of 13 · ×2');
    const sevens = { ...crazyRummy, scoring: { ...crazyRummy.scoring, double7K: true, press: 'on' as const } };
    expect(text.dealLine(viewAt('the-press', { rules: sevens, deal: 7, also: { pressed: true } }))).toBe(
      'Deal 7 of 13 · ×4',
    );
    const shown = viewAt('thanasis', { deal: 2, wildRank: 4, also: { indicator: card('4H') } });
    expect(text.dealLine(shown)).toBe('Deal 2 · to 150');
    expect(text.factsLine(shown)).toBe(
      'Fours and jokers are wild. The 4♥ beside the stock shows it. Deal 2, to 150 points. ' +
        'Play goes anticlockwise. Players are shown in the order of play, from left to right.',
    );
  });

  test('tell the direction of play where it is not the usual one and two others sit at the table', () => {
    const other: RuleSet = {
      ...crazyRummy,
      table: { ...crazyRummy.table, minPlayers: 2, direction: 'counterClockwise' },
    };
    const withTwo = viewFor(position({ hands: ['4C 9D KS', '2C 2D'], rules: other, deal: 1 }), 0);
    for (const view of [viewAt('crazy-rummy', { deal: 1 }), withTwo])
      expect(text.factsLine(view)).not.toContain('clockwise');
    expect(text.factsLine(viewAt('dynamitis', { deal: 1 }))).toContain(text.anticlockwise());
  });

  test('a Press for the next deal does not double the current one', () => {
    expect(text.dealLine(viewAt('the-press', { also: { pressed: true, phase: 'ready' } }))).not.toContain('×');
  });
});

test('the points of the viewer’s own cards have a low Ace at its own points (R158)', () => {
  const melds = ['0 run AC: AC 2C 3C', '1 run QD: QD KD AD'];
  const view = viewFor(position({ rules: PRESETS['rummy-500']!, deal: 1, hands: ['KC AS', '9H', 'TD'], melds }), 0);
  expect(text.ownPoints(view)).toEqual(['Laid 6,', 'in hand 25 points']);
});

describe('card values', () => {
  const linesOf = (preset: string): string[] =>
    sheetText.cardValues(PRESETS[preset]!, 4).map(({ cards, points }) => `${cards}: ${points}`);

  test('list wilds first and group ranks of equal value', () => {
    expect(linesOf('crazy-rummy')).toEqual([
      'Wilds: 25',
      'Aces: 1',
      'Two to ten: face value',
      'Jacks, queens and kings: 10',
    ]);
    expect(linesOf('crummy-rummy')).toEqual([
      'Jokers: 15',
      'Twos: 15',
      'Aces: 15',
      'Three to eight: 5',
      'Nine to king: 10',
    ]);
    expect(linesOf('five-thousand-rummy')).toEqual([
      'Wilds: 100',
      'Aces, when wild: 200',
      'Aces: 100',
      'Two to nine: 5',
      'Ten to king: 10',
    ]);
    expect(linesOf('one-joker')).toContain('Jokers: 50');
    expect(linesOf('treize-brasses').slice(-3)).toEqual(['Jacks: 11', 'Queens: 12', 'Kings: 13']);
  });

  test('leave out wilds that count as their rank, and add low Aces (R126, R158)', () => {
    const naturals = ['Two to ten: face value', 'Jacks, queens and kings: 10'];
    expect(linesOf('three-thirteen')).toEqual(['Aces: 1', ...naturals]);
    expect(linesOf('rummy-500')).toEqual(['Jokers: 15', 'Aces: 15', ...naturals, 'Aces below a two: 1']);
    expect(linesOf('kaluki')).toEqual(['Jokers: 15', 'Aces: 11', ...naturals]);
  });

  test('add black Aces with points of their own (R168)', () => {
    const naturals = ['Two to ten: face value', 'Jacks, queens and kings: 10'];
    expect(linesOf('jamaican-kalooki')).toEqual(['Jokers: 50', 'Aces: 1', ...naturals, 'Aces of clubs and spades: 15']);
  });
});
