import type { Highlight, Target } from '../game/types.ts';
import { dropAt, HIT_REACH_PX, hit } from './hit.ts';
import type { Layout, Point, Rect } from './layout.ts';
import { rect } from './rect.ts';

/** The distance in pixels after which a drag begins. */
const TOUCH_SLOP_PX = 8;
const MOUSE_SLOP_PX = 3;
/** Width in pixels of the strip at each side where a sideways swipe is the browser's back gesture (fingers only). */
const BROWSER_SWIPE_EDGE_PX = 24;

/** A pointer event in pixels of the table. `stop`: blur, resize, a lost pointer or a card that has gone. */
export type PointerInput =
  | {
      readonly type: 'down';
      readonly id: number;
      readonly x: number;
      readonly y: number;
      readonly touch: boolean;
      readonly primary: boolean;
    }
  | { readonly type: 'move' | 'up'; readonly id: number; readonly x: number; readonly y: number }
  | { readonly type: 'stop' };

/** The table as hit testing sees it. */
export interface Surface {
  readonly layout: Layout;
  readonly highlights: readonly Highlight[];
  /**
   * The input methods that are switched on. A tap always selects cards of the hand, because a drag carries the
   * selection.
   */
  readonly taps: boolean;
  readonly drags: boolean;
  /** The page is installed: there are no browser gestures at the sides. */
  readonly ownsEdges: boolean;
}

/** The state of the one pointer that is tracked, from press to release. */
export type Gesture =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'pressed';
      readonly id: number;
      readonly from: Point;
      readonly touch: boolean;
      readonly target: Target;
    }
  | {
      readonly phase: 'dragging';
      readonly id: number;
      readonly touch: boolean;
      readonly source: Target;
      /** Where the finger went down: the dragged card stays under it. */
      readonly from: Point;
      readonly at: Point;
      readonly over: Target;
    }
  /** Cancelled: ignored until this pointer is lifted. */
  | { readonly phase: 'spent'; readonly id: number };

/** An effect for the caller to carry out. `lift` begins a drag; `drop`, `drawOrSwap` or `release` ends it. */
export type GestureEffect =
  | { readonly type: 'tap'; readonly target: Target }
  | { readonly type: 'lift'; readonly source: Target }
  | { readonly type: 'drop'; readonly target: Target }
  /** A card of the table was dragged into the hand. */
  | { readonly type: 'drawOrSwap'; readonly source: Target }
  | { readonly type: 'release' };

export const IDLE_GESTURE: Gesture = { phase: 'idle' };

interface Outcome {
  readonly gesture: Gesture;
  readonly effects: readonly GestureEffect[];
}

const same = (gesture: Gesture, ...effects: GestureEffect[]): Outcome => ({ gesture, effects });

/** Handles a pointer event: returns the next gesture and its effects. A pure function. */
export function gestureStep(gesture: Gesture, input: PointerInput, surface: Surface): Outcome {
  switch (input.type) {
    case 'down':
      return press(gesture, input, surface);
    case 'move':
      return gesture.phase === 'idle' || gesture.id !== input.id ? same(gesture) : move(gesture, input, surface);
    case 'up':
      return gesture.phase === 'idle' || gesture.id !== input.id ? same(gesture) : lift(gesture, input, surface);
    case 'stop':
      return cancel(gesture);
  }
}

/** Whether the held card has left its place or may no longer be taken. If so, the caller sends `stop`. */
export function losesCard(gesture: Gesture, { layout, highlights }: Surface): boolean {
  const source = gesture.phase === 'dragging' ? gesture.source : gesture.phase === 'pressed' ? gesture.target : null;
  if (source?.on === 'hand') return layout.hand.every(({ card }) => card !== source.card);
  return gesture.phase === 'dragging' && !isDraggable(gesture.source, highlights);
}

function press(gesture: Gesture, input: PointerInput & { type: 'down' }, { layout, highlights }: Surface): Outcome {
  // The first finger of a new touch starts over, even if the end of the last touch was lost.
  const beginsAnew = gesture.phase === 'idle' || (gesture.phase === 'spent' && input.primary);
  // A second finger cancels the gesture.
  if (!beginsAnew) return cancel(gesture);
  const from = { x: input.x, y: input.y };
  return same({
    phase: 'pressed',
    id: input.id,
    from,
    touch: input.touch,
    target: hit(layout, input.x, input.y, highlights),
  });
}

function cancel(gesture: Gesture): Outcome {
  if (gesture.phase === 'idle' || gesture.phase === 'spent') return same(gesture);
  const spent: Gesture = { phase: 'spent', id: gesture.id };
  return gesture.phase === 'dragging' ? same(spent, { type: 'release' }) : same(spent);
}

function move(gesture: Exclude<Gesture, { phase: 'idle' }>, at: Point, surface: Surface): Outcome {
  if (gesture.phase === 'spent') return same(gesture);
  if (gesture.phase === 'dragging') {
    return same({ ...gesture, at: { x: at.x, y: at.y }, over: dropAt(surface.layout, at.x, at.y, surface.highlights) });
  }
  if (!beginsDrag(gesture, at, surface)) return same(gesture);
  const { id, touch, from, target: source } = gesture;
  const over = dropAt(surface.layout, at.x, at.y, surface.highlights);
  return same({ phase: 'dragging', id, touch, source, from, at: { x: at.x, y: at.y }, over }, { type: 'lift', source });
}

function lift(gesture: Exclude<Gesture, { phase: 'idle' }>, at: Point, surface: Surface): Outcome {
  // A fast flick may have no move event between press and release: the release counts as one.
  const moved = move(gesture, at, surface);
  const end = moved.gesture;
  if (end.phase === 'dragging') return same(IDLE_GESTURE, ...moved.effects, ...endOfDrag(end, surface.layout));
  if (end.phase !== 'pressed' || !(surface.taps || end.target.on === 'hand')) return same(IDLE_GESTURE);
  const slipped = Math.hypot(at.x - end.from.x, at.y - end.from.y) > HIT_REACH_PX;
  return slipped ? same(IDLE_GESTURE) : same(IDLE_GESTURE, { type: 'tap', target: end.target });
}

/**
 * Cards of the hand drop where they are released, if that is on the table; cards of the table are taken by dropping
 * them into the hand or below it.
 */
function endOfDrag({ source, over, at }: Gesture & { phase: 'dragging' }, { width, height }: Layout): GestureEffect[] {
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return [{ type: 'release' }];
  if (source.on === 'hand') return [{ type: 'drop', target: over }];
  return over.on === 'gap' ? [{ type: 'drawOrSwap', source }] : [{ type: 'release' }];
}

function beginsDrag(gesture: Gesture & { phase: 'pressed' }, at: Point, surface: Surface): boolean {
  const { target, from, touch } = gesture;
  if (!surface.drags || !isDraggable(target, surface.highlights)) return false;
  const across = Math.abs(at.x - from.x);
  const along = Math.abs(at.y - from.y);
  if (touch && across >= along && isBrowsers(from, surface)) return false;
  return Math.hypot(across, along) >= (touch ? TOUCH_SLOP_PX : MOUSE_SLOP_PX);
}

/** Whether the browser would treat a sideways swipe from here as its own gesture. */
const isBrowsers = ({ x }: Point, { layout, ownsEdges }: Surface): boolean =>
  !ownsEdges && (x < BROWSER_SWIPE_EDGE_PX || x > layout.width - BROWSER_SWIPE_EDGE_PX);

/** The bar that shows where in the hand the dragged cards would go (before card `gap`); null for an empty hand. */
export function caretAt({ hand }: Layout, gap: number, width: number): Rect | null {
  const next = hand[gap];
  const last = hand[gap - 1];
  // At the end of a row the bar goes after its last card, not before the first card of the next row.
  const isRowEnd = last && next?.hit.y !== last.hit.y;
  const box = isRowEnd ? last : next;
  if (!box) return null;
  const x = isRowEnd ? box.rect.x + box.rect.width - width : box.rect.x - width / 2;
  return rect(x, box.rect.y, width, box.rect.height);
}

/** Whether a pointer can do anything with this target now. */
export function isHandy(target: Target, highlights: readonly Highlight[]): boolean {
  if (target.on === 'place' || isDraggable(target, highlights)) return true;
  return target.on !== 'hand' && highlights.some((place) => place.at === target.on);
}

/** Whether the target can be dragged: cards of the hand always, cards of the table only if they may be taken now. */
function isDraggable(target: Target, highlights: readonly Highlight[]): boolean {
  if (target.on === 'hand') return true;
  if (target.on === 'stock' || target.on === 'pile') return isDrawable(target.on, highlights);
  if (target.on === 'pileCard') {
    const { depth } = target;
    const isTop = depth === 1 && isDrawable('pile', highlights);
    return isTop || highlights.some((place) => place.at === 'pileCard' && place.depth === depth);
  }
  if (target.on !== 'meld') return false;
  return highlights.some((place) => place.at === 'wild' && place.meld === target.meld && place.index === target.index);
}

const isDrawable = (from: 'stock' | 'pile', highlights: readonly Highlight[]): boolean =>
  highlights.some((place) => place.at === from && place.why === 'draw');
