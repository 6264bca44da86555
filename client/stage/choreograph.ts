import type { GameEvent } from '#engine';
import type { TableView } from '#protocol';
import { dealSteps } from './dealing.ts';
import { backKey, cardKey, type Picture, type PieceKey, pictureOf, samePose, seatPose, stockPose } from './picture.ts';
import { MS, type Pace, type Step, slowness } from './steps.ts';
import { tallySteps } from './tally.ts';
import { type Travel, travelOf } from './travels.ts';
import type { Layout } from './types.ts';

/** The table as it stood at one moment. */
export interface Scene {
  readonly table: TableView;
  readonly layout: Layout;
}

/** The steps under way: one per card, later events replace earlier ones. */
export interface Script {
  readonly before: Picture;
  readonly after: Picture;
  readonly from: Scene;
  readonly to: Scene;
  readonly pace: Pace;
  readonly moves: Map<PieceKey, Step[]>;
  readonly others: Step[];
}

/**
 * How the table gets from one moment to the next: the story tells which cards travel from where, everything else closes up.
 * Whatever the story, after the last step every card lies where the layout has it. A null story moves nothing: it settles.
 */
export function choreograph(from: Scene, to: Scene, story: readonly GameEvent[] | null, pace: Pace): Step[] {
  const before = pictureOf(from.layout);
  const after = pictureOf(to.layout);
  const script: Script = { before, after, from, to, pace, moves: new Map(), others: [] };
  let cursor = 0;
  for (const event of story ?? []) cursor += play(script, event, cursor);
  closeUp(script);
  const steps = [...[...script.moves.values()].flat(), ...script.others];
  return timed(steps, story === null ? 0 : slowness(pace), pace.reduced);
}

/** Adds an event's steps; gives the time until the next event may begin. */
function play(script: Script, event: GameEvent, start: number): number {
  if (event.type === 'dealt') return dealSteps(script, event, start);
  if (event.type === 'dealEnded') return tallySteps(script, event, start);
  if (event.type === 'turnBegan') {
    script.others.push({ type: 'turn', seat: event.seat, start, ms: MS.turn });
    return 0;
  }
  const travel = travelOf(event, script.from.table.game?.melds ?? [], script.pace);
  return travel ? go(script, travel, start) : 0;
}

function go(script: Script, travel: Travel, start: number): number {
  const { before, after, from, to } = script;
  const origin = travel.from === 'stock' ? stockPose(from.layout) : seatPose(from.layout, travel.seat);
  travel.cards.forEach((card, i) => {
    const key = cardKey(card);
    const at = { start: start + i * travel.apart, ms: travel.ms, flight: true, fade: false };
    const end = after.get(key);
    const seen = before.has(key);
    if (end) script.moves.set(key, [{ type: 'move', key, from: seen ? null : origin, to: end, ...at }]);
    else if (seen) {
      const away = seatPose(to.layout, travel.seat);
      script.moves.set(key, [
        { type: 'move', key, from: null, to: away, ...at },
        { type: 'vanish', key, start: at.start + at.ms, ms: 0 },
      ]);
    }
  });
  const backs = newBacks(script, travel.seat).slice(0, travel.hidden);
  for (const key of backs) {
    const end = after.get(key);
    if (end)
      script.moves.set(key, [
        { type: 'move', key, from: origin, to: end, start, ms: travel.ms, flight: true, fade: false },
      ]);
  }
  leaveFan(script, travel.seat, start);
  return travel.cards.length + travel.hidden === 0 ? 0 : travel.ms + (travel.cards.length - 1) * travel.apart;
}

/** Backs of a seat's fan that are there afterwards and were not before. */
function newBacks({ before, after }: Script, seat: number): PieceKey[] {
  const keys: PieceKey[] = [];
  for (let i = 0; after.has(backKey(seat, i)); i++) if (!before.has(backKey(seat, i))) keys.push(backKey(seat, i));
  return keys;
}

/** Backs that are no longer in a seat's fan go when its card goes. */
function leaveFan({ before, after, moves }: Script, seat: number, start: number): void {
  for (let i = 0; before.has(backKey(seat, i)); i++) {
    const key = backKey(seat, i);
    if (!after.has(key) && !moves.has(key)) moves.set(key, [{ type: 'vanish', key, start, ms: 0 }]);
  }
}

/** What no event spoke of slides to its place, appears or goes. */
function closeUp({ before, after, moves }: Script): void {
  for (const [key, to] of after) {
    if (moves.has(key)) continue;
    const was = before.get(key);
    if (was && samePose(was, to)) continue;
    // A card that lay hidden below another is simply there.
    const step: Step = was
      ? { type: 'move', key, from: null, to, start: 0, ms: MS.settle, flight: false, fade: false }
      : {
          type: 'move',
          key,
          from: to,
          to,
          start: 0,
          ms: to.zone === 'pile' ? 0 : MS.settle,
          flight: false,
          fade: true,
        };
    moves.set(key, [step]);
  }
  const end = Math.max(0, ...[...moves.values()].flat().map((step) => step.start + step.ms));
  for (const [key, was] of before) {
    if (after.has(key) || moves.has(key)) continue;
    // A card that sinks below the visible ones of the pile stays until it is covered.
    moves.set(key, [
      { type: 'vanish', key, start: was.zone === 'pile' ? end : 0, ms: was.zone === 'pile' ? 0 : MS.settle },
    ]);
  }
}

function timed(steps: readonly Step[], factor: number, reduced: boolean): Step[] {
  if (!reduced) return steps.map((step) => ({ ...step, start: step.start * factor, ms: step.ms * factor }));
  const ms = (step: Step): number => Math.min(step.ms * factor, MS.fadeMost);
  return steps
    .filter((step) => step.type !== 'points')
    .filter(
      (step, i) =>
        step.type !== 'move' || !steps.slice(i + 1).some((later) => later.type === 'vanish' && later.key === step.key),
    )
    .map((step) => ({
      ...step,
      start: 0,
      ms: ms(step),
      ...(step.type === 'move' ? { fade: true, flight: false } : {}),
    }));
}
