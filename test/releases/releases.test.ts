import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newGame, viewFor } from '#engine';
import { checkProof, parseProof, parseRecord, replay } from '#record';
import { PRESET_IDS } from '#rules';
import { rulesOf } from '../../server/rooms/tableRules.ts';
import { readJson } from './files.ts';
import { type ReleaseMoment, seenByAll } from './moments.ts';
import { RELEASES, recordedGame, tableAt } from './recorded.ts';
import { THIS_RELEASE, VERSIONS } from './versions.ts';

test('the first release is recorded', () => {
  expect(RELEASES).toContain('0.1');
});

test('this version is recorded, with the numbers of everything it stores or sends', () => {
  expect(RELEASES).toContain(THIS_RELEASE);
  // If a number has changed since, raise the version in `package.json` and run `npm run record-release`.
  expect(VERSIONS).toEqual(readJson(THIS_RELEASE, 'versions.json'));
});

test('the changelog tells of each recorded version', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  expect(RELEASES.filter((release) => !changelog.includes(`## [${release}.`))).toEqual([]);
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

  test.each(PRESET_IDS)('%s: the proof of the first deal holds', (id) => {
    const { proof } = recordedGame(release, id);
    if (proof === null) return;
    const parsed = parseProof(proof);
    if (!parsed.ok) throw new Error(`line ${parsed.reason.line}: ${parsed.reason.problem}`);
    expect(checkProof(parsed.value).filter(({ outcome }) => outcome === 'fails')).toEqual([]);
  });
});
