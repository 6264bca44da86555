/**
 * The weight of cards in the hand: a dragged card leans with its speed and swings upright where it is held or let go,
 * and one that lands sinks for a moment. Numbers only, and exact for any time between two frames.
 */

/** The most that a dragged card leans, in radians: six degrees. */
export const MAX_LEAN_RAD = 0.105;

/** The speed to the side at which it leans half as much, in pixels per ms. */
const HALF_LEAN_SPEED_PX_PER_MS = 0.9;

/** Where a card tends that moves to the side at this speed, in radians: its lower edge stays behind. */
export const leanAt = (speed: number): number => (MAX_LEAN_RAD * speed) / (HALF_LEAN_SPEED_PX_PER_MS + Math.abs(speed));

/** A card that lands goes down at this speed, in heights of a lifted card per ms; it sinks by half of that height. */
export const LANDING_SPEED_PER_MS = 0.024;

/** The spring: the share of a swing that is lost per ms, and the angle of its phase per ms. It swings past once. */
const DAMPING_PER_MS = 0.0135;
const PHASE_RAD_PER_MS = 0.022;

/** Where a spring is after `ms`, which was at `from` with this speed per ms and is drawn to `goal`. */
export function swungTo(from: number, speed: number, goal: number, ms: number): number {
  const away = from - goal;
  const sway =
    away * Math.cos(PHASE_RAD_PER_MS * ms) +
    ((speed + DAMPING_PER_MS * away) / PHASE_RAD_PER_MS) * Math.sin(PHASE_RAD_PER_MS * ms);
  return goal + Math.exp(-DAMPING_PER_MS * ms) * sway;
}

/** The speed of that spring after `ms`. */
export function swungSpeed(from: number, speed: number, goal: number, ms: number): number {
  const pull =
    (DAMPING_PER_MS * speed + (DAMPING_PER_MS ** 2 + PHASE_RAD_PER_MS ** 2) * (from - goal)) / PHASE_RAD_PER_MS;
  return (
    Math.exp(-DAMPING_PER_MS * ms) * (speed * Math.cos(PHASE_RAD_PER_MS * ms) - pull * Math.sin(PHASE_RAD_PER_MS * ms))
  );
}

/** The largest swing that nobody sees, of an angle in radians or of the height of a lifted card. */
const INVISIBLE_SWING = 0.001;

/** Whether a spring drawn to 0 has come to rest: what is left of its swing cannot be seen. */
export const isAtRest = (at: number, speed: number): boolean =>
  Math.abs(at) < INVISIBLE_SWING && Math.abs(speed) < INVISIBLE_SWING * PHASE_RAD_PER_MS;
