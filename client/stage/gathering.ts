import { type PieceKey, stockPose } from './picture.ts';
import type { Script } from './script.ts';
import { type MotionStep, MS } from './steps.ts';

/** The whole pile is under way within this time. */
const SPREAD = 260;

/** The discard pile gathers, turns over and becomes the stock; what stays of it stays (R115, R117). */
export function gatherSteps({ before, after, to, moves }: Script, start: number): number {
  const keys = [...before].filter(([key, pose]) => pose.zone === 'pile' && !after.has(key)).map(([key]) => key);
  const apart = SPREAD / Math.max(1, keys.length);
  keys.forEach((key, i) => {
    moves.set(key, gather(key, start + i * apart, stockPose(to.layout)));
  });
  return keys.length === 0 ? 0 : SPREAD + MS.lay;
}

const gather = (key: PieceKey, start: number, stock: ReturnType<typeof stockPose>): MotionStep[] => [
  { type: 'move', key, from: null, to: stock, start, ms: MS.lay, flight: true, fade: false },
  { type: 'vanish', key, start: start + MS.lay, ms: 0 },
];
