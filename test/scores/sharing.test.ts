import { describe, expect, test, vi } from 'vitest';
import type { DealResult } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { resultOf, type SharedResult } from '../../client/results/sharedResult.ts';
import { type Browser, copyWords, shareMethodsOf, shareResult } from '../../client/results/sharing.ts';
import { sheetText } from '../../client/text/scoreSheet.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { bot, person } from '../support/play/tableViews.ts';

const results = [
  { deal: 1, dealer: 0, wildRank: 1, ending: 'wentOut', out: 1, points: [12, 0, 31, 40], factor: 1, added: [] },
  { deal: 2, dealer: 1, wildRank: 2, ending: 'wentOut', out: 0, points: [0, 12, 7, 9], factor: 1, added: [] },
] as unknown as readonly DealResult[];
const hands = ['4C 9D KS', '2C 2D', '6C 6D', '8D'];
const seats = [person('Ana'), person('Ben'), bot('Clara', 'sharp'), person('Dov')];
const table = {
  ...gameAt({ hands, deal: 3, totals: [12, 12, 38, 49], also: { results } }).game.table.value,
  code: 'KXQTBB',
  seats,
};
const result = resultOf(table) as SharedResult;

describe('the text of a result', () => {
  test('reads well in a chat, and equal totals share a place', () => {
    expect(sheetText.resultLines(result, 'rummy.example').split('\n')).toEqual([
      'Crazy Rummy: after deal 2 of 13',
      '1. Ana: 12 pts',
      '1. Ben: 12 pts',
      '3. Clara (Sharp bot): 38 pts',
      '4. Dov: 49 pts',
      'Lowest total wins. Crazy Rummy · rummy.example',
    ]);
  });

  test('says that a game is over, and that the highest total wins where it does', () => {
    const rules = PRESETS['five-thousand-rummy']!;
    const lines = sheetText.resultLines({ ...result, rules, isOver: true, deals: 7, ofDeals: 0 }, '').split('\n');
    expect(lines[0]).toBe('5000 Rummy: final result after 7 deals');
    expect(lines.at(-1)).toBe('Highest total wins. Crazy Rummy');
    expect(sheetText.resultStage({ deals: 3, ofDeals: 0, isOver: false })).toBe('After deal 3');
  });

  test('names house rules, and calls a player of a practice game "Me"', () => {
    const rules = { ...crazyRummy, goingOut: { ...crazyRummy.goingOut, oneCard: false } };
    expect(sheetText.resultGame({ rules })).toBe('Crazy Rummy with house rules');
    expect(resultOf({ ...table, code: '', isPrivate: true })?.rows.map(sheetText.resultName)).toContain('Me');
  });

  test('has neither the code of the table nor a card', () => {
    expect(JSON.stringify({ ...result, rules: null })).not.toMatch(/KXQTBB|hand/);
    expect(sheetText.resultLines(result, 'rummy.example')).not.toContain('KXQTBB');
  });

  test('there is none before the first deal has ended', () => {
    expect(resultOf({ ...table, game: { ...table.game!, results: [] } })).toBeNull();
  });
});

describe('sharing', () => {
  const picture = new File(['png'], 'result.png', { type: 'image/png' });
  const clipboard = { writeText: async () => undefined, write: async () => undefined } as unknown as Clipboard;

  test('passes the picture on where the browser takes files, otherwise the text', () => {
    const share = async () => undefined;
    expect(shareMethodsOf({ share, canShare: () => true }, picture, false).share).toBe('picture');
    expect(shareMethodsOf({ share, canShare: () => false }, picture, false).share).toBe('text');
    expect(shareMethodsOf({ share, canShare: () => true }, null, false).share).toBe('text');
    expect(shareMethodsOf({ share }, picture, false).share).toBe('text');
  });

  test('over plain http there is neither a share menu nor a clipboard', () => {
    expect(shareMethodsOf({}, picture, true)).toEqual({ share: null, copiesText: false, copiesPicture: false });
    expect(shareMethodsOf({ clipboard }, picture, true)).toEqual({
      share: null,
      copiesText: true,
      copiesPicture: true,
    });
    expect(shareMethodsOf({ clipboard }, picture, false).copiesPicture).toBe(false);
  });

  test('opens the share menu before it waits for anything, as Safari demands', () => {
    const share = vi.fn(async () => undefined);
    void shareResult({ share, canShare: () => true }, picture, 'words', 'Crazy Rummy');
    expect(share).toHaveBeenCalledWith({ title: 'Crazy Rummy', text: 'words', files: [picture] });
  });

  test('a closed menu is no failure, a refusal is', async () => {
    const refusing = (name: string): Browser => ({
      share: () => Promise.reject(Object.assign(new Error(name), { name })),
    });
    expect(await shareResult(refusing('AbortError'), null, 'words', 'title')).toBe('cancelled');
    expect(await shareResult(refusing('NotAllowedError'), null, 'words', 'title')).toBe('failed');
    expect(await copyWords({ clipboard }, 'words')).toBe('copied');
  });
});
