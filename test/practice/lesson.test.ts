import { describe, expect, test } from 'vitest';
import { legalActions, listActions, parseCards, type SeatAction } from '#engine';
import { LESSON_SEATS } from '../../client/app/findTable.ts';
import { isAside, LESSON_STEPS } from '../../client/practice/lesson.ts';
import { actInLesson, awaited, followTo, goOn, openLesson, PLAYER } from './followLesson.ts';
import { now, type OpenedPractice, openAt, playPracticeDeal } from './openAt.ts';

/** The events of the deal so far, as the player saw them. */
const story = ({ updates }: OpenedPractice) => updates.flatMap((update) => update.events ?? []);

describe('the lesson', () => {
  test('is a deal of the real engine in which all comes up: meld, lay-off, a bot’s swap, one’s own, going out', () => {
    const opened = openLesson();
    const steps = [];
    for (let move = goOn(opened); move; move = goOn(opened)) steps.push(move.step);
    expect(steps).toEqual(LESSON_STEPS);
    const did = story(opened).flatMap((event) =>
      event.type === 'melded' || event.type === 'laidOff' || event.type === 'swapped'
        ? [`${event.seat} ${event.type}`]
        : [],
    );
    expect(did).toEqual([
      '2 melded',
      '0 melded',
      '0 laidOff',
      '1 melded',
      '2 swapped',
      '2 melded',
      '0 swapped',
      '0 melded',
    ]);
    expect(now(opened).game?.results).toMatchObject([{ ending: 'wentOut', out: PLAYER }]);
    expect(now(opened).game?.results[0]?.points[PLAYER]).toBe(0);
  });

  test('is the same deal for everybody, whatever the entropy of the device', () => {
    const opened = openLesson();
    expect(now(opened).game?.hand).toEqual(parseCards('2C 6D QD 6H 9H JH KS').toSorted((a, b) => a - b));
    expect(now(openAt(LESSON_SEATS)).game?.hand).not.toEqual(now(opened).game?.hand);
  });

  test('exactly one of the legal moves is the right one at each step, and the player may always do it', () => {
    const opened = openLesson();
    opened.runOn();
    for (let move = awaited(opened); move; move = awaited(opened)) {
      const { game } = now(opened);
      if (game && move.by === PLAYER) {
        const right = listActions(legalActions(game)).filter(
          (action) => action.type !== 'takeBack' && !isAside(game, action),
        );
        expect(right.map(({ type }) => type)).toEqual([move.action.type]);
      }
      goOn(opened);
      opened.runOn();
    }
    expect(now(opened).game?.results).toHaveLength(1);
  });

  test('waits for the player before a bot does something new', () => {
    const opened = openLesson();
    opened.runOn();
    expect(awaited(opened)?.step).toBe('aim');
    expect(now(opened).game?.melds).toEqual([]);
    opened.runOn();
    expect(now(opened).game?.melds).toEqual([]);
    followTo(opened, 'watch');
    const { melds = [] } = now(opened).game ?? {};
    expect(melds.at(-1)?.cards).toEqual(parseCards('JC AH KC'));
    opened.table.request({ kind: 'watch' });
    opened.runOn();
    expect(awaited(opened)?.step).toBe('swapped');
    expect(now(opened).game?.melds.at(-1)?.cards).toEqual(parseCards('JC QC KC'));
  });

  test('a tap that skips the pauses of bots leads on to the next step, not past it', () => {
    const opened = openLesson();
    followTo(opened, 'watch');
    opened.table.request({ kind: 'hurry' });
    opened.runOn();
    expect(awaited(opened)?.step).toBe('swapped');
  });

  test('waits for the right move: another legal one is refused and changes nothing', () => {
    const opened = openLesson();
    followTo(opened, 'layOff');
    const before = now(opened);
    expect(actInLesson(opened, { type: 'discard', card: parseCards('KS')[0] as number })).toEqual({
      ok: false,
      reason: 'lessonWaits',
    });
    expect(now(opened)).toEqual(before);
    expect(goOn(opened)?.step).toBe('layOff');
  });

  test('says what is wrong with an illegal move as any game does', () => {
    const opened = openLesson();
    followTo(opened, 'draw');
    expect(actInLesson(opened, { type: 'discard', card: parseCards('KS')[0] as number })).toEqual({
      ok: false,
      reason: 'notNow',
    });
  });

  test('goes a step back when the player takes a play back', () => {
    const opened = openLesson();
    followTo(opened, 'discard');
    expect(actInLesson(opened, { type: 'takeBack' }).ok).toBe(true);
    expect(awaited(opened)?.step).toBe('layOff');
    expect(actInLesson(opened, { type: 'takeBack' }).ok).toBe(true);
    expect(awaited(opened)?.step).toBe('run');
    followTo(opened, 'goOut');
  });

  test('once skipped, the deal goes on as the player likes, and the bots play it to its end', () => {
    const opened = openLesson();
    followTo(opened, 'draw');
    opened.table.lead(false);
    expect(actInLesson(opened, { type: 'draw', from: 'pile', count: 1 })).toEqual({ ok: true, value: null });
    expect(awaited(opened)).toBeNull();
    for (let game = now(opened).game; game && game.turn >= 0; game = now(opened).game) {
      const { draws, discards } = legalActions(game);
      expect(actInLesson(opened, (draws[0] ?? discards.at(-1)) as SeatAction)).toEqual({ ok: true, value: null });
      opened.runOn();
    }
    expect(now(opened).game?.results).toHaveLength(1);
  });

  test('skipped while a bot waits, the bot plays on', () => {
    const opened = openLesson();
    followTo(opened, 'watch');
    opened.table.lead(false);
    opened.runOn();
    expect(now(opened).game?.turn).toBe(PLAYER);
  });

  test('goes on where it was after a reload', () => {
    const opened = openLesson();
    followTo(opened, 'swap');
    const again = openLesson(opened.log.entries);
    expect(awaited(again)?.step).toBe('swap');
    expect(actInLesson(again, { type: 'discard', card: parseCards('6D')[0] as number }).ok).toBe(false);
    followTo(again, 'goOut');
  });

  test('prepares nothing after its deal: the next one is as random as any', () => {
    const nextDeal = (series: string) => {
      const opened = openLesson([], 'crazy-rummy', series);
      followTo(opened, 'goOut');
      goOn(opened);
      opened.table.request({ kind: 'next' });
      opened.runOn();
      expect(awaited(opened)).toBeNull();
      return now(opened).game;
    };
    expect(nextDeal('one')?.deal).toBe(2);
    expect(nextDeal('one')?.hand).not.toEqual(nextDeal('another')?.hand);
  });

  test('prepares no rematch, even after a reload', () => {
    const opened = openLesson([], 'crazy-rummy-3');
    followTo(opened, 'goOut');
    goOn(opened);
    for (let deal = 2; deal <= 3; deal++) {
      opened.table.request({ kind: 'next' });
      playPracticeDeal(opened);
    }
    expect(now(opened).stage).toBe('over');
    const past = [...opened.log.entries];
    for (const table of [opened, openLesson(past, 'crazy-rummy-3', 'after a reload')]) {
      expect(table.table.request({ kind: 'rematch' }).ok).toBe(true);
      table.runOn();
      expect(now(table).game?.deal).toBe(1);
      const secrets = [...past, ...table.log.entries].flatMap((line) =>
        line.type === 'action' && line.action.type === 'deal' ? [line.action.secret] : [],
      );
      expect(secrets.at(-1)).not.toBe(secrets[0]);
    }
  });

  test('is in practice only where it was asked for', () => {
    const opened = openAt(LESSON_SEATS);
    expect(opened.table.isLesson).toBe(false);
    opened.table.lead(true);
    opened.runOn();
    expect(now(opened).game?.turn).toBe(PLAYER);
  });
});
