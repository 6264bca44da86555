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
  /** A mouse is here without pressing anything; null: over none of the table's own places. */
  hovered(at: Point | null): void;
}

/** Real controls over the table keep their own pointers. */
const CONTROLS = 'button, a, input, select, textarea, dialog, [role="dialog"]';

const isOnControl = ({ target }: Event): boolean => target instanceof Element && target.closest(CONTROLS) !== null;

/** Hears pointers on the table's element. Returns the way to cancel what a finger began, and to stop hearing. */
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
  // No scrolling, zooming or marking of text begins on the table.
  Object.assign(element.style, {
    touchAction: 'none',
    overscrollBehavior: 'none',
    userSelect: 'none',
    webkitUserSelect: 'none',
  });
  const control = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(type, hear, { signal: control.signal });

  on('pointerdown', (event) => {
    if (event.button !== 0 || isOnControl(event)) return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // A finger that is already up again cannot be captured; its release is heard all the same.
    }
    play({ type: 'down', ...at(event), touch: isTouch(event), primary: event.isPrimary }, isTouch(event));
  });
  on('pointermove', (event) => {
    if (gesture.phase !== 'idle') play({ type: 'move', ...at(event) }, isTouch(event));
    else if (!isTouch(event)) listener.hovered(isOnControl(event) ? null : at(event));
  });
  on('pointerleave', () => listener.hovered(null));
  on('pointerup', (event) => play({ type: 'up', ...at(event) }, isTouch(event)));
  on('pointercancel', cancel);
  // After a quick drag the browser takes the next tap, on a button for instance, for the end of a fling, and swallows it.
  const notFling = (event: TouchEvent): void => {
    if (!isOnControl(event)) event.preventDefault();
  };
  element.addEventListener('touchstart', notFling, { signal: control.signal, passive: false });
  on('contextmenu', (event) => event.preventDefault());
  window.addEventListener('blur', cancel, { signal: control.signal });
  document.addEventListener('visibilitychange', cancel, { signal: control.signal });
  return { cancel, stop: () => control.abort() };
}
