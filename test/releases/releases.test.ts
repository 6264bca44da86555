import { describe, expect, test } from 'vitest';
import { newGame, viewFor } from '#engine';
import { parseRecord, replay } from '#record';
import { PRESET_IDS } from '#rules';
import { rulesOf } from '../../server/rooms/opening.ts';
import { type ReleaseMoment, seenByAll } from './moments.ts';
import { RELEASES, recordedGame, tableAt } from './recorded.ts';

test('the first release is recorded', () => {
  expect(RELEASES).toContain('0.1');
});

describe.each(RELEASES)('files of version %s', (release) => {
  test.each(PRESET_IDS)('%s: the table opens at every moment with its public totals', (id) => {
    const game = recordedGame(release, id);
    for (const { name, lines, ...seen } of game.moments) {
      const view = tableAt(game, lines).tableView('spectator').game;
      expect({ name, ...(view && seenByAll(view)) }).toEqual({ name, ...seen });
    }
    expect(game.moments.map(({ name }) => name)).toEqual(expect.arrayContaining(['midDeal', 'over']));
  });

  test.each(PRESET_IDS)('%s: replaying the record gives the same totals', (id) => {
    const { record, moments, order, rules: stored } = recordedGame(release, id);
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(`line ${parsed.reason.line}: ${parsed.reason.problem}`);
    const played = replay(parsed.value);
    if (!played.ok) throw new Error(`event ${played.reason.event} of action ${played.reason.index} cannot be booked`);
    const { name, lines, ...seen } = moments.at(-1) as ReleaseMoment;
    expect({ name, ...seenByAll(viewFor(played.value.state, 'spectator')) }).toEqual({ name: 'over', ...seen });
    const { rules } = rulesOf({ order, rules: stored });
    expect(newGame(rules, order.seats).rules).toEqual(played.value.state.rules);
  });
});
