import type { GameEvent } from '#engine';
import { dealSteps } from './dealing.ts';
import { gatherSteps } from './gathering.ts';
import { pictureOf, samePose } from './picture.ts';
import type { Script, StageScene } from './script.ts';
import { seatBox } from './seatBoxes.ts';
import { type MotionPace, type MotionStep, MS, slowness } from './steps.ts';
import { tallySteps } from './tally.ts';
import { travel, travelOf } from './travels.ts';
import type { Rect } from './types.ts';

/**
 * How the table gets from one moment to the next: the story tells which cards travel from where, everything else closes up.
 * Whatever the story, after the last step every card lies where the layout has it. A null story moves nothing: it settles.
 */
export function choreograph(
  from: StageScene,
  to: StageScene,
  story: readonly GameEvent[] | null,
  pace: MotionPace,
): MotionStep[] {
  const before = pictureOf(from.layout);
  const after = pictureOf(to.layout);
  const script: Script = { before, after, from, to, pace, moves: new Map(), others: [] };
  let cursor = 0;
  for (const event of story ?? []) cursor += play(script, event, cursor);
  bringHome(script);
  closeUp(script);
  const steps = [...[...script.moves.values()].flat(), ...script.others];
  return timed(steps, story === null ? 0 : slowness(pace), pace.reduced);
}

/** Adds an event's steps; gives the time until the next event may begin. */
function play(script: Script, event: GameEvent, start: number): number {
  switch (event.type) {
    case 'dealt':
    case 'dealtOn':
      return dealSteps(script, event, start);
    case 'dealEnded':
      return tallySteps(script, event, start);
    case 'reshuffled':
      return gatherSteps(script, start);
    case 'turnBegan':
      script.others.push({ type: 'turn', seat: event.seat, start, ms: MS.turn });
      return 0;
    case 'windowOpened':
      script.others.push({ type: 'ring', rect: upcardOf(script), start, ms: MS.ring });
      return 0;
    case 'wentRummy':
      script.others.push({ type: 'ring', rect: placeOf(script, event.seat), start, ms: MS.ring });
      return MS.turn;
    default: {
      const way = travelOf(event, script.from.table.game?.melds ?? [], script.pace);
      return way ? travel(script, way, start) : 0;
    }
  }
}

const upcardOf = ({ to }: Script): Rect => to.layout.pileCards.at(-1)?.rect ?? to.layout.pile;

const placeOf = ({ to }: Script, seat: number): Rect => seatBox(to.layout, seat)?.rect ?? to.layout.handZone;

/** Wherever the story left a card: in the end it lies where the picture has it, or is gone. */
function bringHome({ after, moves }: Script): void {
  for (const [key, steps] of moves) {
    const last = steps.at(-1);
    const to = after.get(key);
    const start = Math.max(0, ...steps.map((step) => step.start + step.ms));
    if (to && !(last?.type === 'move' && samePose(last.to, to))) {
      const way = steps.filter((step) => step.type === 'move');
      const home: MotionStep = { type: 'move', key, from: null, to, start, ms: MS.settle, flight: false, fade: false };
      moves.set(key, [...way, home]);
    }
    if (!to && last?.type !== 'vanish') moves.set(key, [...steps, { type: 'vanish', key, start, ms: 0 }]);
  }
}

/** What no event spoke of slides to its place, appears or goes. */
function closeUp({ before, after, moves }: Script): void {
  for (const [key, to] of after) {
    if (moves.has(key)) continue;
    const was = before.get(key);
    if (was && samePose(was, to)) continue;
    const step = { type: 'move', key, to, start: 0, flight: false } as const;
    // A card that lay hidden below another is simply there.
    const ms = !was && to.zone === 'pile' ? 0 : MS.settle;
    moves.set(key, [{ ...step, from: was ? null : to, ms, fade: !was }]);
  }
  const end = Math.max(0, ...[...moves.values()].flat().map((step) => step.start + step.ms));
  for (const [key, was] of before) {
    if (after.has(key) || moves.has(key)) continue;
    // A card that sinks below the visible ones of the pile stays until it is covered.
    const isCovered = was.zone === 'pile';
    moves.set(key, [{ type: 'vanish', key, start: isCovered ? end : 0, ms: isCovered ? 0 : MS.settle }]);
  }
}

function timed(steps: readonly MotionStep[], factor: number, reduced: boolean): MotionStep[] {
  if (!reduced) return steps.map((step) => ({ ...step, start: step.start * factor, ms: step.ms * factor }));
  const ms = (step: MotionStep): number => Math.min(step.ms * factor, MS.fadeMost);
  return steps
    .filter((step, i) => step.type !== 'move' || !steps.slice(i + 1).some((later) => overtakes(later, step)))
    .filter((step) => !ORNAMENTS.includes(step.type))
    .map((step) => ({
      ...step,
      start: 0,
      ms: ms(step),
      ...(step.type === 'move' ? { fade: true, flight: false } : {}),
    }));
}

/** What is nothing but motion. */
const ORNAMENTS: readonly MotionStep['type'][] = ['points', 'total', 'ring', 'honour'];

/** Without motion only the last that happens to a card is shown. */
const overtakes = (later: MotionStep, step: MotionStep & { type: 'move' }): boolean =>
  (later.type === 'vanish' || later.type === 'move') && later.key === step.key;
