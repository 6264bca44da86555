import {
  type Gesture,
  type GestureEffect,
  gestureStep,
  IDLE,
  type PointerInput,
  type Surface,
} from '../stage/gestures.ts';
import type { Point } from '../stage/index.ts';

/** What hears gestures. */
export interface GestureListener {
  /** What the table looks like to a finger now. */
  surface(): Surface;
  effect(effect: GestureEffect, gesture: Gesture): void;
  /** After every event, with what it led to. */
  changed(gesture: Gesture, touch: boolean): void;
  /** A mouse is here without pressing anything; null: it has left the table. */
  hovered(at: Point | null): void;
  /** Escape, while no finger holds anything and nothing has the focus that makes its own of it. */
  escaped(): void;
}

/** What no browser may make of touches on the table: scrolling, zooming, marked text, the menus and the glass of a long press. */
const STILL = {
  touchAction: 'none',
  overscrollBehavior: 'none',
  userSelect: 'none',
  webkitUserSelect: 'none',
  webkitTouchCallout: 'none',
  webkitTapHighlightColor: 'transparent',
};

/** What hears Escape itself: the table as HTML, and whatever is opened over it. */
const OWN_ESCAPE = '.mirror, [role="dialog"], [aria-modal]';

/**
 * Hears pointers on the table's element, which holds nothing but the picture: buttons and panels lie over it, not in it.
 * Returns the way to cancel what a finger began, and to stop hearing.
 */
export function hearPointers(element: HTMLElement, listener: GestureListener): { cancel(): void; stop(): void } {
  let gesture: Gesture = IDLE;
  const play = (input: PointerInput, touch: boolean): void => {
    const outcome = gestureStep(gesture, input, listener.surface());
    gesture = outcome.gesture;
    for (const effect of outcome.effects) listener.effect(effect, gesture);
    listener.changed(gesture, touch);
  };
  const at = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    return { id: event.pointerId, x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isTouch = (event: PointerEvent): boolean => event.pointerType !== 'mouse';
  const cancel = (): void => {
    if (gesture.phase !== 'idle') play({ type: 'stop' }, false);
  };
  const track = (event: PointerEvent): void => {
    play({ type: 'move', ...at(event) }, isTouch(event));
    if (isTouch(event) || event.buttons === 1) return;
    // Another button was pressed as well; or the first was let go where nobody heard it.
    cancel();
    if (event.buttons === 0) play({ type: 'up', ...at(event) }, false);
  };
  Object.assign(element.style, STILL);
  const control = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, hear, { signal: control.signal });

  on('pointerdown', (event) => {
    // The right button and the side button of a pen mean nothing here.
    if (event.button !== 0) return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // A finger that is already up again cannot be captured; its release is heard all the same.
    }
    play({ type: 'down', ...at(event), touch: isTouch(event), primary: event.isPrimary }, isTouch(event));
  });
  on('pointermove', (event) => {
    if (gesture.phase !== 'idle') return track(event);
    if (event.pointerType !== 'touch') listener.hovered(at(event));
  });
  on('pointerleave', () => listener.hovered(null));
  on('pointerup', (event) => play({ type: 'up', ...at(event) }, isTouch(event)));
  on('pointercancel', cancel);
  on('lostpointercapture', ({ pointerId }) => {
    if (gesture.phase !== 'idle' && gesture.id === pointerId) cancel();
  });
  const still = (event: Event): void => event.preventDefault();
  // After a quick drag the browser takes the next tap, on a button for instance, for the end of a fling, and swallows it.
  element.addEventListener('touchstart', still, { signal: control.signal, passive: false });
  // Two fingers that zoom, where the browser has events of its own for that.
  element.addEventListener('gesturestart', still, { signal: control.signal, passive: false });
  on('contextmenu', still);
  on('dragstart', still);
  window.addEventListener('blur', cancel, { signal: control.signal });
  document.addEventListener('visibilitychange', cancel, { signal: control.signal });
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (gesture.phase === 'idle' || gesture.phase === 'spent') {
      if (event.target instanceof Element && !event.target.closest(OWN_ESCAPE)) listener.escaped();
      return;
    }
    cancel();
    // It meant the drag, and nothing else.
    event.stopPropagation();
  };
  window.addEventListener('keydown', onEscape, { signal: control.signal, capture: true });
  return { cancel, stop: () => control.abort() };
}
