import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { think } from '#bots';
import { newGame, type RuleSet, settledRules, viewFor } from '#engine';
import { parseRecord, replay } from '#record';
import { PRESET_IDS, parseRules } from '#rules';
import { type LogEntry, memoryLog, Table, TURN_TIMES } from '#table';
import { TEMPO } from '../../server/config.ts';
import type { TableOrder } from '../../server/rooms/house.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';
import { type Moment, seenByAll } from './moments.ts';

/** Every version that was recorded: what it wrote is read for ever. */
const RELEASES = readdirSync(import.meta.dirname).filter((name) => /^\d+\.\d+$/.test(name));

interface RecordedGame {
  readonly order: TableOrder;
  readonly moments: readonly Moment[];
  readonly entries: readonly LogEntry[];
  readonly record: string;
}

function recordedGame(release: string, id: string): RecordedGame {
  const read = (ending: string): string =>
    readFileSync(join(import.meta.dirname, release, 'games', `${id}.${ending}`), 'utf8');
  const entries = read('jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LogEntry);
  return { ...(JSON.parse(read('json')) as Pick<RecordedGame, 'order' | 'moments'>), entries, record: read('record') };
}

/** The table as a server opens it that finds so much of its log. */
function tableAt({ order, entries }: RecordedGame, lines: number): Table {
  const rules = parseRules(order.rules) as RuleSet;
  const pace = { ...TURN_TIMES[order.pace], ...TEMPO };
  const host = { clock: manualClock(), log: memoryLog(), entropy: entropyFrom('later'), think };
  return new Table({ ...order, rules, paceName: order.pace, pace }, host, entries.slice(0, lines));
}

test('the first release is there', () => {
  expect(RELEASES).toContain('0.1');
});

describe.each(RELEASES)('what version %s wrote', (release) => {
  test.each(PRESET_IDS)('of %s: a table opens at every moment with the totals that everybody saw', (id) => {
    const game = recordedGame(release, id);
    for (const { name, lines, ...seen } of game.moments) {
      const view = tableAt(game, lines).tableView('spectator').game;
      expect({ name, ...(view && seenByAll(view)) }).toEqual({ name, ...seen });
    }
    expect(game.moments.map(({ name }) => name)).toEqual(expect.arrayContaining(['midDeal', 'over']));
  });

  test.each(PRESET_IDS)('of %s: the record plays to the same totals', (id) => {
    const { record, moments, order } = recordedGame(release, id);
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(`line ${parsed.reason.line}: ${parsed.reason.problem}`);
    const played = replay(parsed.value);
    if (!played.ok) throw new Error(`action ${played.reason.index}: ${played.reason.reason}`);
    const { name, lines, ...seen } = moments.at(-1) as Moment;
    expect({ name, ...seenByAll(viewFor(played.value.state, 'spectator')) }).toEqual({ name: 'over', ...seen });
    const rules = settledRules(parseRules(order.rules) as RuleSet, order.seats);
    expect(newGame(rules, order.seats).rules).toEqual(played.value.state.rules);
  });
});
