import {
  type Gesture,
  type GestureEffect,
  gestureStep,
  IDLE_GESTURE,
  type PointerInput,
  type Surface,
} from '../stage/gestures.ts';
import type { Point } from '../stage/index.ts';

/** The receiver of gestures. */
export interface GestureListener {
  /** The table as hit testing sees it now. */
  surface(): Surface;
  effect(effect: GestureEffect, gesture: Gesture): void;
  /** Called after every event with the resulting gesture. */
  changed(gesture: Gesture, touch: boolean): void;
  /** A mouse is over the table with no button pressed; null when it has left. */
  hovered(at: Point | null): void;
  /** Escape was pressed while no pointer is held and the focus is not in an element that handles it. */
  escaped(): void;
}

/**
 * Disables the browser's own touch behaviour on the table: scrolling, zooming, text selection, and the menu and
 * magnifier of a long press.
 */
const NO_BROWSER_TOUCH_STYLE = {
  touchAction: 'none',
  overscrollBehavior: 'none',
  userSelect: 'none',
  webkitUserSelect: 'none',
  webkitTouchCallout: 'none',
  webkitTapHighlightColor: 'transparent',
};

/** Elements that handle Escape themselves: the mirror and anything opened over it. */
const HANDLES_ESCAPE_SELECTOR = '.mirror, [role="dialog"], [aria-modal]';

/**
 * Listens to pointers on the table's element, which contains only the picture: buttons and panels lie over it, not in
 * it. Returns functions to cancel the current gesture and to stop listening.
 */
export function hearPointers(element: HTMLElement, listener: GestureListener): { cancel(): void; stop(): void } {
  let gesture: Gesture = IDLE_GESTURE;
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
    // Another button was pressed too, or the first was released outside the page.
    cancel();
    if (event.buttons === 0) play({ type: 'up', ...at(event) }, false);
  };
  Object.assign(element.style, NO_BROWSER_TOUCH_STYLE);
  const control = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, hear, { signal: control.signal });

  on('pointerdown', (event) => {
    // The right mouse button and a pen's side button have no function here.
    if (event.button !== 0) return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // A finger that is already up cannot be captured; its release is still reported.
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
  // After a quick drag the browser treats the next tap, such as one on a button, as the end of a fling and swallows it.
  element.addEventListener('touchstart', still, { signal: control.signal, passive: false });
  // Pinch zoom, where the browser has its own events for it.
  element.addEventListener('gesturestart', still, { signal: control.signal, passive: false });
  on('contextmenu', still);
  on('dragstart', still);
  window.addEventListener('blur', cancel, { signal: control.signal });
  document.addEventListener('visibilitychange', cancel, { signal: control.signal });
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (gesture.phase === 'idle' || gesture.phase === 'spent') {
      if (event.target instanceof Element && !event.target.closest(HANDLES_ESCAPE_SELECTOR)) listener.escaped();
      return;
    }
    cancel();
    // The key cancelled the drag and must do nothing else.
    event.stopPropagation();
  };
  window.addEventListener('keydown', onEscape, { signal: control.signal, capture: true });
  return { cancel, stop: () => control.abort() };
}
