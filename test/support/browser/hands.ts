import type { Page } from '@playwright/test';

/** A rectangle in CSS pixels of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GlassPoint {
  readonly x: number;
  readonly y: number;
}

/** A person's hand on a page: a mouse or a finger. It knows only places, nothing of the game. */
export interface Hands {
  /** Presses and releases. */
  tap(at: Box): Promise<void>;
  /**
   * Presses, moves in a straight line and releases. `to` is called once the drag has begun, since drop targets often
   * appear only then.
   */
  drag(from: Box, to: () => Promise<Box>): Promise<void>;
  /** Picks something up without releasing it. */
  hold(from: Box): Promise<Held>;
}

/** Something being dragged. */
export interface Held {
  over(to: GlassPoint): Promise<void>;
  drop(): Promise<void>;
}

/** Real touches with any number of fingers. The nth point is always the same finger. */
export interface TouchFingers {
  down(...at: readonly GlassPoint[]): Promise<void>;
  move(...at: readonly GlassPoint[]): Promise<void>;
  /** Lifts all fingers. */
  up(): Promise<void>;
  /** The system takes over the touch. */
  cancel(): Promise<void>;
}

/** A pointing device that can be pressed, moved and released. */
interface Pointer {
  press(at: GlassPoint): Promise<void>;
  move(at: GlassPoint): Promise<void>;
  release(at: GlassPoint): Promise<void>;
}

/** The number of moves between press and release: few, as with a fast hand. */
const MOVES = 3;
/** Far enough to be a drag rather than a tap, in CSS pixels. */
export const LIFT = 24;

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

/** Real touch events. */
export async function fingersOn(page: Page): Promise<TouchFingers> {
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: readonly GlassPoint[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((point, id) => ({ ...point, id })) });
  };
  return {
    down: (...at) => touch('touchStart', at),
    move: (...at) => touch('touchMove', at),
    up: () => touch('touchEnd', []),
    cancel: () => touch('touchCancel', []),
  };
}

/** One finger. */
export async function finger(page: Page): Promise<Hands> {
  const { down, move, up } = await fingersOn(page);
  return handsWith({ press: down, move, release: up });
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
      for (let i = 1; i <= MOVES; i++) await pointer.move(onTheWay(lifted, end, i / MOVES));
      await pointer.release(end);
    },
    async hold(from) {
      const start = middle(from);
      let at = { x: start.x, y: start.y - LIFT };
      await pointer.press(start);
      await pointer.move(at);
      return {
        async over(to) {
          at = to;
          await pointer.move(to);
        },
        drop: () => pointer.release(at),
      };
    },
  };
}

export const middle = ({ x, y, width, height }: Box): GlassPoint => ({ x: x + width / 2, y: y + height / 2 });

/** The point after this share of the way. */
export const onTheWay = (from: GlassPoint, to: GlassPoint, share: number): GlassPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
