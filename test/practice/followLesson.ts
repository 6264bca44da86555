import { think } from '#bots';
import type { PlayerView, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import { LESSON_SEATS } from '../../client/app/findTable.ts';
import { type LessonMove, lessonMove } from '../../client/practice/lesson.ts';
import { now, type OpenedPractice, openAt } from './openAt.ts';

export const PLAYER = 0;

/** A practice table with the lesson, new or resumed. */
export const openLesson = (past: readonly unknown[] = [], rules = 'crazy-rummy', series = 'lesson'): OpenedPractice =>
  openAt(LESSON_SEATS, rules, think, past, [], true, series);

/** The move that the lesson waits for; null if it waits for none. */
export function awaited(opened: OpenedPractice): LessonMove | null {
  const { game } = now(opened);
  return game && lessonMove(game);
}

/** Acts for the player. */
export const actInLesson = (opened: OpenedPractice, action: SeatAction) =>
  opened.table.request({ kind: 'act', at: now(opened).game?.seats[PLAYER]?.at ?? -1, action });

/** Does what the lesson waits for, and lets the bots play until it waits again. Returns the move, if there was one. */
export function goOn(opened: OpenedPractice): LessonMove | null {
  opened.runOn();
  const move = awaited(opened);
  if (!move) return null;
  if (move.by !== PLAYER) opened.table.request({ kind: 'watch' });
  else {
    const done = actInLesson(opened, move.action);
    if (!done.ok) throw new Error(done.reason);
  }
  return move;
}

/** Follows the lesson until it waits for this step. */
export function followTo(opened: OpenedPractice, step: LessonMove['step']): void {
  opened.runOn();
  for (let move = awaited(opened); move?.step !== step; move = awaited(opened)) {
    if (!goOn(opened)) throw new Error(`the lesson never comes to ${step}`);
    opened.runOn();
  }
}

/** The table whenever the lesson waits, and the move that it waits for. */
export interface LessonLook {
  readonly table: TableView;
  readonly view: PlayerView;
  readonly move: LessonMove;
}

/** The whole lesson, followed without fault. */
export function lessonLooks(): readonly LessonLook[] {
  const opened = openLesson();
  const looks: LessonLook[] = [];
  opened.runOn();
  for (let move = awaited(opened); move; move = awaited(opened)) {
    const table = now(opened);
    if (!table.game) throw new Error('no game is under way');
    looks.push({ table, view: table.game, move });
    goOn(opened);
    opened.runOn();
  }
  return looks;
}
