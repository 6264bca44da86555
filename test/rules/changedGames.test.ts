import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RuleSet, viewFor } from '#engine';
import { printRecord } from '#record';
import { PRESETS } from '#rules';
import type { LogEntry } from '#table';
import { seenByAll } from '../versions/moments.ts';
import { storedGameOf } from '../versions/storedGame.ts';
import { PRINTED_GAMES } from './printedGames.ts';

const GAMES = '../../shared/rules/presets/index.ts';
const BIDDIES = PRINTED_GAMES.biddies as string;

/** The modules of a later version in which Biddies is dealt ten cards each, and George is gone. */
async function laterVersion() {
  vi.resetModules();
  vi.doMock(GAMES, async (original) => {
    const { PRESETS, PRESET_IDS, ...others } = await original<typeof import('../../shared/rules/presets/index.ts')>();
    const { george, ...left } = PRESETS;
    const biddies = { ...(left.biddies as RuleSet), deal: { ...(left.biddies as RuleSet).deal, cards: 10 } };
    return { ...others, PRESET_IDS: PRESET_IDS.filter((id) => id !== 'george'), PRESETS: { ...left, biddies } };
  });
  return {
    ...(await import('#rules')),
    ...(await import('#record')),
    ...(await import('../versions/storedGame.ts')),
  };
}

describe('when named games have changed', () => {
  let later: Awaited<ReturnType<typeof laterVersion>>;
  beforeAll(async () => {
    later = await laterVersion();
  });
  afterAll(() => {
    vi.doUnmock(GAMES);
    vi.resetModules();
  });

  function rulesIn(code: string): RuleSet {
    const read = later.readRuleCode(code);
    if (!read.ok) throw new Error(`${code}: ${read.reason.code}`);
    return read.value;
  }

  test('the codes printed before keep their meaning', () => {
    expect(rulesIn(BIDDIES).deal.cards).toBe(7);
    for (const [game, code] of Object.entries(PRINTED_GAMES)) {
      // Rules based on a game that is gone are house rules of the standard game.
      const expected = game === 'george' ? code.replace(game, 'crazy-rummy') : code;
      expect(later.printRules(rulesIn(code))).toBe(expected);
    }
  });

  test('an id in a link means the game of today', () => {
    expect(rulesIn('biddies').deal.cards).toBe(10);
    expect(later.ruleLink(rulesIn('biddies'))).toBe('biddies');
    expect(later.readRuleCode('george')).toMatchObject({ reason: { code: 'unknownGame' } });
  });

  test('the game as it was is house rules of the game as it is', () => {
    expect(later.ruleLink(rulesIn(BIDDIES))).toBe(BIDDIES);
    expect(later.changeCount(rulesIn(BIDDIES))).toBe(1);
  });

  test.each(['biddies', 'george'] as const)('tables and records go on as they were: %s', (game) => {
    const { moments, ...stored } = storedGameOf(game);
    for (const { name, lines, ...seen } of moments) {
      const view = later.tableAt(stored, lines).tableView('spectator').game;
      expect({ name, ...(view && seenByAll(view)) }).toEqual({ name, ...seen });
    }
    const steps = (stored.lines as readonly LogEntry[]).filter((line) => line.type === 'action');
    const record = printRecord({ rules: PRESETS[game] as RuleSet, seats: stored.order.seats, steps });
    const parsed = later.parseRecord(record);
    if (!parsed.ok) throw new Error(`line ${parsed.reason.line}: ${parsed.reason.problem}`);
    const played = later.replay(parsed.value);
    if (!played.ok) throw new Error(`step ${played.reason.index} cannot be booked`);
    expect(moments.at(-1)).toMatchObject(seenByAll(viewFor(played.value.state, 'spectator')));
  });
});
