import type { Page } from '@playwright/test';

/** CSS pixels of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A person's hand on a page: a mouse or a finger. It knows places only, and nothing of the game. */
export interface Hands {
  /** Presses and lets go. */
  tap(at: Box): Promise<void>;
  /**
   * Presses, carries along a straight line and lets go. `to` is asked once the thing is in the air: where it may go is
   * often to be seen only then.
   */
  drag(from: Box, to: () => Promise<Box>): Promise<void>;
}

/** Something that can be pressed, moved and let go. */
interface Pointer {
  press(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  release(at: Point): Promise<void>;
}

/** Moves between press and release: a fast hand. */
const MOVES = 3;
/** Far enough for every page to see that it is no tap. */
const LIFT = 24;

/** Real mouse events. */
export const mouse = ({ mouse }: Page): Hands =>
  handsWith({
    async press({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y),
    release: () => mouse.up(),
  });

/** Real touch events of one finger. */
export async function finger(page: Page): Promise<Hands> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return handsWith({
    async press(at) {
      await touch('touchStart', [at]);
    },
    async move(at) {
      await touch('touchMove', [at]);
    },
    async release() {
      await touch('touchEnd', []);
    },
  });
}

function handsWith(pointer: Pointer): Hands {
  return {
    async tap(at) {
      const point = middle(at);
      await pointer.press(point);
      await pointer.release(point);
    },
    async drag(from, to) {
      const start = middle(from);
      const lifted = { x: start.x, y: start.y - LIFT };
      await pointer.press(start);
      await pointer.move(lifted);
      const end = middle(await to());
      for (let i = 1; i <= MOVES; i++) await pointer.move(between(lifted, end, i / MOVES));
      await pointer.release(end);
    },
  };
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
