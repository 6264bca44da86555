import type { ToldEvent } from '#protocol';
import { CARD_RATIO } from './measures.ts';
import { cardKey, type Pose } from './picture.ts';
import { centre, rect } from './rect.ts';
import { isStill, MOTION_MS, type Script } from './steps.ts';
import type { Layout } from './types.ts';

/** A lifted wild is this much larger than a card of the hand, and this share of its height above its place. */
const LIFTED_WILD_SCALE = 1.1;
const LIFTED_WILD_RISE_RATIO = 0.3;
const LIFTED_WILD_MARGIN_PX = 8;

/**
 * Lets the wild of a swap (R88) rise from its meld and turn in light before it flies to where the swap takes it. Call
 * it once the swap's own flights are in the script.
 */
export function addCaughtWild(script: Script, { natural, wild }: ToldEvent & { type: 'swapped' }, start: number): void {
  const { before, after, moves, others, pace, to } = script;
  const key = cardKey(wild);
  const was = before.get(key);
  const legs = moves.get(key) ?? [];
  // A wild that moved earlier in this story is not in its meld any more.
  if (isStill(pace) || !was || legs.some((step) => step.start < start)) return;
  const flight = { key, from: null, flight: true, fade: false } as const;
  const lift = { type: 'move', ...flight, to: liftedPose(was, to.layout), start, ms: MOTION_MS.catchLift } as const;
  const flown = legs.map((step) =>
    step.type === 'move'
      ? { ...step, start: start + MOTION_MS.catchFlies, ms: MOTION_MS.catchFlight }
      : { ...step, start: start + MOTION_MS.catchFlies + MOTION_MS.catchFlight },
  );
  moves.set(key, [lift, ...flown]);
  others.push({ type: 'shine', key, place: after.get(cardKey(natural)) ?? null, start, ms: MOTION_MS.shine });
}

/** The pose of a wild that hovers above its place, as large as in the hand, within the screen. */
function liftedPose({ rect: place, card }: Pose, { handCard, width: most }: Layout): Pose {
  const width = handCard.width * LIFTED_WILD_SCALE;
  const height = width * CARD_RATIO;
  const middle = centre(place);
  const x = Math.min(most - width - LIFTED_WILD_MARGIN_PX, Math.max(LIFTED_WILD_MARGIN_PX, middle.x - width / 2));
  const y = Math.max(LIFTED_WILD_MARGIN_PX, middle.y - height * (0.5 + LIFTED_WILD_RISE_RATIO));
  return { zone: 'hand', rect: rect(x, y, width, height), angle: 0, depth: 0, card };
}
