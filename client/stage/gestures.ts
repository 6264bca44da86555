import type { Lit, Target } from '../game/types.ts';
import { dropAt, hit, REACH } from './hit.ts';
import { rect } from './rect.ts';
import type { Layout, Point, Rect } from './types.ts';

/** A drag begins after so many pixels. */
const TOUCH_SLOP = 8;
const MOUSE_SLOP = 3;
/** The browser's back gesture begins within so many pixels of the sides, for fingers, and goes sideways. */
const EDGE = 24;

/** A pointer event in the table's pixels. `stop`: blur, resize, a lost pointer, a card that left. */
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

/** What the table looks like to a finger at this moment. */
export interface Surface {
  readonly layout: Layout;
  readonly lit: readonly Lit[];
  /** Ways of playing that are switched on. Cards of the hand are selected by a tap in any case: a drag carries them. */
  readonly taps: boolean;
  readonly drags: boolean;
  /** No browser has a gesture of its own at the sides: the page is installed. */
  readonly ownsEdges: boolean;
}

/** The one pointer that counts, from its first touch to its release. */
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
      /** Where the finger went down, so that what it took stays under it. */
      readonly from: Point;
      readonly at: Point;
      readonly over: Target;
    }
  /** Cancelled: nothing more happens until this pointer is lifted. */
  | { readonly phase: 'spent'; readonly id: number };

/** What a gesture asks for. `lift` begins a drag; `drop`, `drawOrSwap` or `release` ends it. */
export type GestureEffect =
  | { readonly type: 'tap'; readonly target: Target }
  | { readonly type: 'lift'; readonly source: Target }
  | { readonly type: 'drop'; readonly target: Target }
  /** Something of the table was brought into the hand. */
  | { readonly type: 'drawOrSwap'; readonly source: Target }
  | { readonly type: 'release' };

export const IDLE: Gesture = { phase: 'idle' };

interface Outcome {
  readonly gesture: Gesture;
  readonly effects: readonly GestureEffect[];
}

const same = (gesture: Gesture, ...effects: GestureEffect[]): Outcome => ({ gesture, effects });

/** One pointer event: the gesture after it, and what it asks for. A pure function. */
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

/** Has what a finger holds left its place, or may it no longer be had? Then the gesture must `stop`. */
export function losesCard(gesture: Gesture, { layout, lit }: Surface): boolean {
  const source = gesture.phase === 'dragging' ? gesture.source : gesture.phase === 'pressed' ? gesture.target : null;
  if (source?.on === 'hand') return layout.hand.every(({ card }) => card !== source.card);
  return gesture.phase === 'dragging' && !isDraggable(gesture.source, lit);
}

function press(gesture: Gesture, input: PointerInput & { type: 'down' }, { layout, lit }: Surface): Outcome {
  // The first finger of a new touch begins anew even if the end of the last one was lost.
  const afresh = gesture.phase === 'idle' || (gesture.phase === 'spent' && input.primary);
  // A second finger ends what the first one began.
  if (!afresh) return cancel(gesture);
  const from = { x: input.x, y: input.y };
  return same({ phase: 'pressed', id: input.id, from, touch: input.touch, target: hit(layout, input.x, input.y, lit) });
}

function cancel(gesture: Gesture): Outcome {
  if (gesture.phase === 'idle' || gesture.phase === 'spent') return same(gesture);
  const spent: Gesture = { phase: 'spent', id: gesture.id };
  return gesture.phase === 'dragging' ? same(spent, { type: 'release' }) : same(spent);
}

function move(gesture: Exclude<Gesture, { phase: 'idle' }>, at: Point, surface: Surface): Outcome {
  if (gesture.phase === 'spent') return same(gesture);
  if (gesture.phase === 'dragging') {
    return same({ ...gesture, at: { x: at.x, y: at.y }, over: dropAt(surface.layout, at.x, at.y, surface.lit) });
  }
  if (!beginsDrag(gesture, at, surface)) return same(gesture);
  const { id, touch, from, target: source } = gesture;
  const over = dropAt(surface.layout, at.x, at.y, surface.lit);
  return same({ phase: 'dragging', id, touch, source, from, at: { x: at.x, y: at.y }, over }, { type: 'lift', source });
}

function lift(gesture: Exclude<Gesture, { phase: 'idle' }>, at: Point, surface: Surface): Outcome {
  // A flick may bring no move between press and release: the release counts as one.
  const moved = move(gesture, at, surface);
  const end = moved.gesture;
  if (end.phase === 'dragging') return same(IDLE, ...moved.effects, ...endOfDrag(end, surface.layout));
  if (end.phase !== 'pressed' || !(surface.taps || end.target.on === 'hand')) return same(IDLE);
  const slipped = Math.hypot(at.x - end.from.x, at.y - end.from.y) > REACH;
  return slipped ? same(IDLE) : same(IDLE, { type: 'tap', target: end.target });
}

/** Cards of the hand fall where they are let go, if that is on the table; anything else is had by bringing it into the hand. */
function endOfDrag({ source, over, at }: Gesture & { phase: 'dragging' }, { width, height }: Layout): GestureEffect[] {
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) return [{ type: 'release' }];
  if (source.on === 'hand') return [{ type: 'drop', target: over }];
  return over.on === 'gap' ? [{ type: 'drawOrSwap', source }] : [{ type: 'release' }];
}

function beginsDrag(gesture: Gesture & { phase: 'pressed' }, at: Point, surface: Surface): boolean {
  const { target, from, touch } = gesture;
  if (!surface.drags || !isDraggable(target, surface.lit)) return false;
  const across = Math.abs(at.x - from.x);
  const along = Math.abs(at.y - from.y);
  if (touch && across >= along && isBrowsers(from, surface)) return false;
  return Math.hypot(across, along) >= (touch ? TOUCH_SLOP : MOUSE_SLOP);
}

/** Would the browser take a swipe sideways from here for its own. */
const isBrowsers = ({ x }: Point, { layout, ownsEdges }: Surface): boolean =>
  !ownsEdges && (x < EDGE || x > layout.width - EDGE);

/** Where a bar stands that shows before which place of the hand carried cards would go; null in an empty hand. */
export function caretAt({ hand }: Layout, gap: number, width: number): Rect | null {
  const next = hand[gap];
  const last = hand[gap - 1];
  // At the end of a row the bar stands behind its last card, not before the first of the next.
  const isRowEnd = last && next?.hit.y !== last.hit.y;
  const box = isRowEnd ? last : next;
  if (!box) return null;
  const x = isRowEnd ? box.rect.x + box.rect.width - width : box.rect.x - width / 2;
  return rect(x, box.rect.y, width, box.rect.height);
}

/** Is this something a pointer can do anything with now. */
export function isHandy(target: Target, lit: readonly Lit[]): boolean {
  if (target.on === 'place' || isDraggable(target, lit)) return true;
  return target.on !== 'hand' && lit.some((place) => place.at === target.on);
}

/** The hand's cards always; from the table only what may be had now. */
function isDraggable(target: Target, lit: readonly Lit[]): boolean {
  if (target.on === 'hand') return true;
  if (target.on === 'stock' || target.on === 'pile') return isDrawable(target.on, lit);
  if (target.on === 'pileCard') {
    const { depth } = target;
    const isTop = depth === 1 && isDrawable('pile', lit);
    return isTop || lit.some((place) => place.at === 'pileCard' && place.depth === depth);
  }
  if (target.on !== 'meld') return false;
  return lit.some((place) => place.at === 'wild' && place.meld === target.meld && place.index === target.index);
}

const isDrawable = (from: 'stock' | 'pile', lit: readonly Lit[]): boolean =>
  lit.some((place) => place.at === from && place.why === 'draw');
