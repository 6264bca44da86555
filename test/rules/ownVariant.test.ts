import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameState } from '#engine';
import { parseRules, printRules, rulesProblems } from '#rules';
import { inEnglish } from '../support/inEnglish.ts';
import { eagerly, playGame } from '../support/play/playGame.ts';
import { fridayRummy } from './fridayRummy.ts';

const { differences } = inEnglish;

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the variant in the README', () => {
  test('is the one played here', () => {
    expect(read('../../docs/rules.md')).toContain(`\`\`\`ts\n${read('fridayRummy.ts')}\`\`\``);
  });

  test('works, is explained in sentences, and can be sent as text', () => {
    expect(rulesProblems(fridayRummy)).toEqual([]);
    expect(differences(fridayRummy).map(({ key }) => key)).toEqual([
      'pack.packs',
      'deal.cards',
      'goingOut.oneCard',
      'scoring.double7K',
    ]);
    expect(parseRules(printRules(fridayRummy))).toEqual(fridayRummy);
  });

  test('is played to its end', () => {
    const steps = playGame({ seed: 7, seats: 6, rules: fridayRummy, choose: eagerly });
    let end: GameState | undefined;
    for (const { after } of steps) end = after;
    expect(end?.phase).toBe('over');
    expect(end?.results.length).toBe(13);
  });
});
