import { describe, expect, test } from 'vitest';
import { think } from '#bots';
import { randomFrom, type SeatAction } from '#engine';
import type { DealRecord, LevelName } from '#protocol';
import { reviewDeal } from '#review';
import { crazyRummy, PRESET_IDS, PRESETS, printRules, withValue } from '#rules';
import { NewerGame, type Think } from '#table';
import { seatCounts } from '../../client/rules/gameSizes.ts';
import { plainly } from '../support/server/table.ts';
import { now, type OpenedPractice, openAt, playPracticeDeal } from './openAt.ts';

describe('practice', () => {
  test('starts at once with one person, bots and the first deal', () => {
    const opened = openAt(4);
    opened.runOn();
    const { seats, game, stage, viewer } = now(opened);
    expect(stage).toBe('playing');
    expect(viewer).toBe(0);
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(seats[0]?.name).toBe('Ana');
    expect(game?.turn).toBe(0);
    expect(opened.updates.flatMap(({ events }) => events ?? []).map(({ type }) => type)).toContain('dealt');
  });

  test('has the record of a deal once it is over', () => {
    const opened = openAt(3);
    expect(opened.table.request({ kind: 'record', deal: 1 })).toEqual({ ok: false, reason: 'notNow' });
    playPracticeDeal(opened);
    const record = opened.table.request({ kind: 'record', deal: 1 });
    expect(record.ok && reviewDeal(record.value as DealRecord, 0)).toMatchObject({
      ok: true,
      value: { result: { points: now(opened).game?.results[0]?.points }, moments: expect.any(Array) },
    });
  });

  /** Plays one turn of the person's seat as a bot would. */
  function playTurn(opened: OpenedPractice): void {
    const random = randomFrom('0'.repeat(64), [], 'person');
    for (let game = now(opened).game; game?.turn === 0; game = now(opened).game)
      opened.table.request({ kind: 'act', at: game.seats[0]?.at ?? -1, action: think(game, random) });
  }

  /** Rings once and expects a pause of about 0.9 s, or of `usual` ms: each bot has its own. */
  function expectPause(opened: OpenedPractice, usual = 900): void {
    const times = opened.ring() / usual;
    expect(times).toBeGreaterThan(0.5);
    expect(times).toBeLessThan(1.6);
  }

  test('bots take about 0.9 s for each action, fast ones 0.35 s; a change applies from the next action', () => {
    const opened = openAt(3);
    opened.runOn();
    playTurn(opened);
    expectPause(opened);
    opened.table.pace('fast');
    expectPause(opened, 350);
    opened.table.pace('normal');
    expectPause(opened);
  });

  test('hurried bots play at once until the person is to act, then pause again', () => {
    const opened = openAt(3);
    opened.runOn();
    for (let turn = 0; turn < 2; turn++) {
      playTurn(opened);
      expect(opened.table.request({ kind: 'hurry' })).toEqual({ ok: true, value: null });
      let rung = 0;
      while (now(opened).game?.turn !== 0) {
        expect(opened.ring()).toBe(0);
        rung++;
      }
      expect(rung).toBeGreaterThan(2);
    }
    playTurn(opened);
    expectPause(opened);
  });

  test('hurrying during the person’s own turn changes nothing', () => {
    const opened = openAt(3);
    opened.runOn();
    opened.table.request({ kind: 'hurry' });
    playTurn(opened);
    expectPause(opened);
  });

  test('plays a deal, and the next one on request', () => {
    const opened = openAt(3);
    playPracticeDeal(opened);
    expect(now(opened).game?.phase).toBe('ready');
    expect(now(opened).game?.results).toHaveLength(1);
    expect(opened.table.request({ kind: 'next' }).ok).toBe(true);
    opened.runOn();
    expect(now(opened).game?.deal).toBe(2);
  });

  test('ends after 13 deals, and a rematch starts over', () => {
    const opened = openAt(3);
    for (let deal = 1; deal <= 13; deal++) {
      playPracticeDeal(opened);
      expect(now(opened).game?.results).toHaveLength(deal);
      if (deal < 13) opened.table.request({ kind: 'next' });
    }
    expect(now(opened).stage).toBe('over');
    expect(opened.table.request({ kind: 'rematch' }).ok).toBe(true);
    opened.runOn();
    expect(now(opened).game).toMatchObject({ deal: 1, results: [] });
  });

  test('has bots of the levels that the player chose', () => {
    const heard = new Set<LevelName>();
    const bots: Think = (view, random, level) => {
      heard.add(level);
      return think(view, random);
    };
    const opened = openAt(3, 'crazy-rummy', bots, [], ['steady', 'beginner', 'expert']);
    playPracticeDeal(opened);
    expect(now(opened).seats.map(({ level }) => level)).toEqual([null, 'beginner', 'expert']);
    expect(heard).toEqual(new Set(['beginner', 'expert']));
  });

  test('asks about taking the upcard out of turn without a time limit, after the bots have answered', () => {
    const opened = openAt(3, 'crummy-rummy', plainly);
    const act = (action: SeatAction) =>
      opened.table.request({ kind: 'act', at: now(opened).game?.seats[0]?.at ?? -1, action });
    opened.runOn();
    for (let { game } = now(opened); game && !game.window; { game } = now(opened)) {
      act(plainly(game, { below: () => 0 }));
      opened.runOn();
    }
    expect(opened.isWaiting()).toBe(false);
    expect(now(opened)).toMatchObject({ clock: null, game: { phase: 'window', window: { kind: 'take', waiting: 1 } } });
    expect(act({ type: 'claim', count: 1, lay: null })).toEqual({ ok: true, value: null });
    const claimed = opened.updates.flatMap(({ events }) => events ?? []).find(({ type }) => type === 'penalized');
    expect(claimed).toMatchObject({ seat: 0, cards: [expect.any(Number)] });
    expect(now(opened).game?.hand).toHaveLength(9);
  });

  test.each(PRESET_IDS)('takes the rules of %s with the fewest and the most bots they allow', (id) => {
    const counts = seatCounts(PRESETS[id]!);
    for (const seats of [counts[0]!, counts.at(-1)!]) {
      const opened = openAt(seats, id);
      opened.runOn();
      const { game, rules } = now(opened);
      expect([game?.rules, rules]).toEqual([PRESETS[id], PRESETS[id]]);
      expect(now(opened).seats.filter(({ kind }) => kind === 'bot')).toHaveLength(seats - 1);
      expect(game?.hand.length).toBeGreaterThan(0);
    }
  });

  test('takes house rules by their code and rejects an invalid code', () => {
    const ours = withValue(crazyRummy, 'goingOut.oneCard', false);
    expect(now(openAt(3, printRules(ours))).rules).toEqual(ours);
    expect(() => openAt(3, 'poker')).toThrow(RangeError);
    expect(() => openAt(7, 'crazy-rummy')).toThrow(RangeError);
  });

  test('resumes where its log ends: same hand, same scores, and the bots play on', () => {
    const before = openAt(3);
    playPracticeDeal(before);
    before.table.request({ kind: 'next' });
    before.runOn();
    const after = openAt(3, 'crazy-rummy', think, before.log.entries);
    expect(now(after)).toEqual(now(before));
    playPracticeDeal(after);
    expect(now(after).game?.results).toHaveLength(2);
    const again = openAt(3, 'crazy-rummy', think, [...before.log.entries, ...after.log.entries]);
    expect(now(again).game).toEqual(now(after).game);
  });

  test('resumes a game whose log has a gap: the deal in progress is cancelled', () => {
    const before = openAt(3);
    before.runOn();
    playTurn(before);
    before.runOn();
    const lines = before.log.entries;
    const gap = lines.findIndex((line) => line.type === 'action' && line.events.some(({ type }) => type === 'drew'));
    const after = openAt(
      3,
      'crazy-rummy',
      think,
      lines.filter((_, line) => line !== gap),
    );
    expect(now(after).game).toMatchObject({ phase: 'ready', results: [{ ending: 'cancelled', points: [0, 0, 0] }] });
    after.table.request({ kind: 'next' });
    playPracticeDeal(after);
    expect(now(after).game?.results).toHaveLength(2);
  });

  test('leaves a game of a newer version alone', () => {
    expect(() => openAt(3, 'crazy-rummy', think, [{ v: 99, type: 'opened' }])).toThrow(NewerGame);
  });

  test('a stale decision is refused and changes nothing', () => {
    const opened = openAt(3);
    opened.runOn();
    const before = now(opened);
    const reply = opened.table.request({ kind: 'act', at: -1, action: { type: 'takeBack' } });
    expect(reply).toEqual({ ok: false, reason: 'stale' });
    expect(now(opened)).toEqual(before);
  });
});
