import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { canPlay, PRESET_IDS, PRESETS, parseRules, ruleLink, rulesProblems } from '#rules';

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;

describe.each(PRESET_IDS)('%s', (id) => {
  const rules = preset(id);
  const { minPlayers, maxPlayers } = rules.table;

  test('has its own id', () => {
    expect(rules.preset).toBe(id);
    expect(ruleLink(rules)).toBe(id);
    expect(parseRules(id)).toBe(rules);
  });

  test('can be played unchanged by the numbers of players that it names and no other', () => {
    expect(rulesProblems(rules)).toEqual([]);
    const sizes = Array.from({ length: 10 }, (_, seats) => seats).filter((seats) => canPlay(rules, seats));
    expect(sizes).toEqual(Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i));
  });
});

describe('the number of players (R1, §4.18, §4.92)', () => {
  test.each([
    ['crazy-rummy', 3, 6],
    ['biddies', 3, 4],
    ['treize-brasses', 2, 7],
    ['ace-to-ace', 2, 4],
    ['auto-press', 4, 6],
    ['thanasis', 4, 7],
    ['basic-rummy', 2, 4],
    ['george', 3, 8],
    ['crummy-rummy', 2, 8],
  ])('%s: %i to %i', (id, fewest, most) => {
    expect(preset(id).table).toMatchObject({ minPlayers: fewest, maxPlayers: most });
  });
});

describe('the deals (R27, R28, R140)', () => {
  test.each([
    ['crazy-rummy', 13, 1, 13],
    ['beanie', 13, 13, 1],
    ['ace-to-ace', 14, 1, 1],
    ['crummy-rummy', 7, 0, 0],
  ])('%s has %i, from rank %i to rank %i', (id, count, first, last) => {
    const { schedule } = preset(id).wilds;
    expect([schedule.length, schedule[0], schedule.at(-1)]).toEqual([count, first, last]);
  });

  test('D1: the short games of Fort Worth Gin have seven odd ranks and six even ones', () => {
    expect(preset('fort-worth-gin-odd').wilds.schedule).toEqual([1, 3, 5, 7, 9, 11, 13]);
    expect(preset('fort-worth-gin-even').wilds.schedule).toEqual([2, 4, 6, 8, 10, 12]);
  });

  test('E50: one Joker adds a fourteenth deal and scores 50', () => {
    expect(preset('one-joker')).toMatchObject({ wilds: { jokerDeal: true }, scoring: { joker: 50 } });
  });
});

describe('the choices of §4.74', () => {
  test('Beanie has (b) to (e) but not (a)', () => {
    expect(preset('beanie')).toMatchObject({
      play: { firstRound: true },
      goingOut: { relief: 'meld' },
      scoring: { ace: 5, numbers: 'fiveToEight' },
      stock: { end: 'whilePileTaken' },
    });
  });

  test('targets: 150 for the Greek games, 5000 and 2500 for the games named after them', () => {
    const targets = ['thanasis', 'dynamitis', 'five-thousand-rummy', 'george'].map((id) => preset(id).game.targets);
    expect(targets).toEqual([[150], [150], [5000], [2500]]);
  });

  test('Biddies is settled in points; no other game is settled', () => {
    expect(preset('biddies').money).toMatchObject({ settle: 'winnerOnly', rate: 0, roundTo: 0 });
    const settled = PRESET_IDS.filter((id) => preset(id).money.settle !== 'off');
    expect(settled).toEqual(['biddies']);
  });

  test('§4.11: Ace to Ace has no one-card rule; the other house games inherit it', () => {
    const free = [
      'fort-worth-gin',
      'biddies',
      'treize-brasses',
      'beanie',
      'ace-to-ace',
      'the-press',
      'one-joker',
    ].filter((id) => !preset(id).goingOut.oneCard);
    expect(free).toEqual(['ace-to-ace']);
  });
});
