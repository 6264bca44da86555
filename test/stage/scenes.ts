import {
  type Action,
  type Actor,
  apply,
  type GameEvent,
  type GameState,
  parseCards,
  redact,
  type Viewer,
  viewFor,
} from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../../client/device/settings.ts';
import { choreograph } from '../../client/stage/choreograph.ts';
import { layoutTable } from '../../client/stage/layoutTable.ts';
import { type CardPicture, cardKey, pictureOf } from '../../client/stage/picture.ts';
import type { MotionPace, MotionStep, StageScene } from '../../client/stage/steps.ts';
import { recorded } from '../support/play/playLines.ts';
import { expectSame } from '../support/same.ts';
import { settings, tableOf } from './tables.ts';

export const pace: MotionPace = { speed: 'normal', reduced: false, touch: false };

export const TABLET_SIZE: readonly [number, number] = [1024, 768];
export const PHONE_SIZE: readonly [number, number] = [390, 844];

/** A table with its layout, as one viewer sees it. Seat 1 is left-handed. */
export function sceneOf(state: GameState, viewer: Viewer, size = TABLET_SIZE): StageScene {
  const game = viewFor(state, viewer);
  return sceneAt({ ...tableOf({ seats: state.seats, viewer }), game }, size, { leftHanded: viewer === 1 });
}

export function sceneAt(table: TableView, [width, height] = TABLET_SIZE, chosen: Partial<Settings> = {}): StageScene {
  const inset = { top: 0, right: 0, bottom: 0, left: 0 };
  const hand = table.game?.hand ?? [];
  const shared = { table, hand, selected: [], highlights: [], settings: { ...settings, ...chosen } };
  return { table, layout: layoutTable({ width, height, inset, ...shared }) };
}

/** The picture after every step has been played. */
export function played(before: CardPicture, steps: readonly MotionStep[]): CardPicture {
  const picture = new Map(before);
  for (const step of [...steps].sort((a, b) => a.start + a.ms - (b.start + b.ms))) {
    if (step.type === 'move') picture.set(step.key, step.to);
    if (step.type === 'vanish') picture.delete(step.key);
  }
  return picture;
}

const byKey = (picture: CardPicture) => [...picture].sort(([a], [b]) => (a < b ? -1 : 1));

/** Checks law 10: after the last step every card lies where the layout has it. Returns the steps. */
export function expectSettled(
  from: StageScene,
  to: StageScene,
  story: readonly GameEvent[] | null,
  how: MotionPace = pace,
): MotionStep[] {
  const steps = choreograph(from, to, story, how);
  expectSame(byKey(played(pictureOf(from.layout), steps)), byKey(pictureOf(to.layout)));
  return steps;
}

/** Plays an action and returns how it is shown to a viewer. */
export function toldAction(state: GameState, action: Action, viewer: Viewer, how: MotionPace = pace) {
  return toldBy(state, action.type === 'deal' ? 'table' : state.turn, action, viewer, how);
}

/** Plays a record line, such as `2 claim 1 layoff TH 0 high`, and returns how it is shown to a viewer. */
export function toldLine(state: GameState, line: string, viewer: Viewer, how: MotionPace = pace) {
  const { by, action } = recorded(line, state.seats);
  return toldBy(state, by, action, viewer, how);
}

function toldBy(state: GameState, by: Actor, action: Action, viewer: Viewer, how: MotionPace) {
  const result = apply(state, by, action);
  if (!result.ok) throw new Error(result.reason);
  const { state: next, events } = result.value;
  const from = sceneOf(state, viewer);
  const to = sceneOf(next, viewer);
  const story = events.map((event) => redact(event, viewer));
  return { from, to, story, steps: expectSettled(from, to, story, how) };
}

export type MoveStep = MotionStep & { readonly type: 'move' };

export const isMove = (step: MotionStep): step is MoveStep => step.type === 'move';

/** The flights, without cards that slide among their neighbours. */
export const flights = (steps: readonly MotionStep[]): MoveStep[] =>
  steps.filter(isMove).filter(({ flight }) => flight);

/** The moves of these cards, card by card in order of time. */
export function cardMoves(steps: readonly MotionStep[], cards: string): MoveStep[] {
  return parseCards(cards).flatMap((card) => steps.filter(isMove).filter((step) => step.key === cardKey(card)));
}
