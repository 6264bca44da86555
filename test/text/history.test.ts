import { describe, expect, test } from 'vitest';
import type { GamePlayer, GameSummary } from '#protocol';
import { historyText } from '../../client/text/history.ts';

const ann: GamePlayer = {
  ...{ seat: 0, player: '7'.repeat(32), name: 'Ann', level: null, from: 1, to: 13 },
  ...{ points: 131, place: 2, outs: 3, swaps: 1, left: false },
};
const game: GameSummary = {
  ...{ id: '9'.repeat(32), isPublic: true, preset: 'biddies', rules: 'v1.biddies', seats: 4, deals: 13 },
  ...{ began: 0, ended: 0, status: 'finished', players: [ann] },
};

describe('a game in the history', () => {
  test.each<[string, Partial<GameSummary>, Partial<GamePlayer>]>([
    ['2nd of 4, 131 points', {}, {}],
    ['4th of 4, 1 point', {}, { place: 4, points: 1 }],
    ['to be continued, 131 points', { status: 'adjourned' }, { place: null }],
    ['not finished, 131 points', { status: 'abandoned' }, { place: null }],
    ['left after deal 3, 40 points', {}, { left: true, to: 3, points: 40, place: null }],
  ])('ended: %s', (words, about, own) => {
    expect(historyText.gameOutcome({ ...game, ...about }, { ...ann, ...own })).toBe(words);
  });

  test('says what was played, and with whom', () => {
    expect(historyText.gameLine(game)).toBe('Biddies, 13 deals');
    const others = [
      { ...ann, name: 'Ben' },
      { ...ann, name: null },
      { ...ann, name: 'Clara', level: 'sharp' as const },
    ];
    expect(historyText.companyOf(others)).toMatch(/^With Ben, somebody and Clara \(.*Sharp.*\)$/);
    expect(historyText.companyOf([])).toBe('');
  });
});

describe('the length of a game', () => {
  const line = (own: Partial<GameSummary>) => historyText.gameLine({ ...game, ...own });

  test('is said once where the name has it', () => {
    expect(line({ preset: 'crazy-rummy-3', deals: 3 })).toBe('Crazy Rummy in three deals');
    expect(line({ preset: 'crazy-rummy-7', deals: 7 })).toBe('Crazy Rummy in seven deals');
  });

  test('is said where another number was played', () => {
    expect(line({ preset: 'crazy-rummy-3', deals: 2 })).toBe('Crazy Rummy in three deals, 2 deals');
  });
});

describe('figures', () => {
  const none = { games: 1, finished: 0, firsts: 0, points: 0, deals: 0, outs: 0, swaps: 0, left: 1 };

  test('are averages over deals and games', () => {
    const record = {
      ...none,
      preset: 'biddies',
      games: 9,
      finished: 8,
      firsts: 2,
      points: 1_234,
      deals: 100,
      outs: 31,
    };
    expect(historyText.figuresOf(record).map(({ value }) => value)).toEqual(['8 of 9', '2 (25%)', '12.3', '31%', '0']);
  });

  test('of no finished game are not numbers', () => {
    const values = historyText.figuresOf({ ...none, preset: 'biddies' }).map(({ value }) => value);
    expect(values).toEqual(['0 of 1', '0 (–)', '–', '–', '0']);
  });
});

describe('the count of dealt cards', () => {
  test('says what it counts, and how far it is', () => {
    expect(historyText.countButton(0, 20)).toBe('Count the latest 20 games');
    expect(historyText.countButton(0, 1)).toBe('Count the latest game');
    expect(historyText.countingWords(3, 20)).toBe('Counting: 3 of 20 games');
    expect(historyText.countedWords(20, 203)).toBe('Counted: 20 games, 203 of your hands.');
  });

  test('says what is left out, if anything is', () => {
    expect(historyText.leftOutWords(0, 0, 0)).toBe('');
    expect(historyText.leftOutWords(1, 2, 3)).toBe(
      'Left out: 1 deal whose odds depend on the cards dealt; 2 deals that you missed, joined late or left; 3 games without a record.',
    );
  });
});
