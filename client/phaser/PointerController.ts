import { signal } from '@preact/signals';
import type { Card } from '#engine';
import type { Target } from '../game/types.ts';
import {
  type Gesture,
  type GestureEffect,
  gestureStep,
  IDLE_GESTURE,
  isHandy,
  losesCard,
  type PointerInput,
  type Surface,
} from '../stage/gestures.ts';
import { hit } from '../stage/hit.ts';
import type { Point } from '../stage/layout.ts';
import { cardKey, STOCK_TOP_KEY, stockPose } from '../stage/picture.ts';
import type { TableMount } from './drawnTable.ts';
import type { TablePicture } from './TablePicture.ts';
import { installedPageQuery } from './watchDevice.ts';

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
 * Handles the player's pointers on the table's element, which contains only the picture: buttons and panels lie over
 * it, not in it. Passes gestures to the game and moves the dragged cards.
 */
export class PointerController {
  /** The target under the dragged cards; null if nothing is dragged. */
  readonly over = signal<Target | null>(null);
  /** The last pointer was a finger or a pen rather than a mouse. */
  byFinger = window.matchMedia('(pointer: coarse)').matches;
  private readonly mount: TableMount;
  private readonly picture: TablePicture;
  private readonly redraw: () => void;
  private readonly listening = new AbortController();
  private readonly installedPage = installedPageQuery();
  private gesture: Gesture = IDLE_GESTURE;
  /** The gesture that the picture shows: while effects are carried out, the one before them. */
  private shownGesture: Gesture = IDLE_GESTURE;
  /** The dragged cards of the hand. */
  private dragged: readonly Card[] = [];
  /** The place of a mouse that is over the table with no button pressed. */
  private mouse: Point | null = null;

  /** `redraw` is called when something has to be redrawn. */
  constructor(mount: TableMount, picture: TablePicture, redraw: () => void) {
    this.mount = mount;
    this.picture = picture;
    this.redraw = redraw;
    Object.assign(mount.parent.style, NO_BROWSER_TOUCH_STYLE);
    this.listenToPointers(mount.parent);
    this.listenToPage(mount.parent);
  }

  /** The table has answered: dropped cards no longer wait. */
  settle(): void {
    if (this.shownGesture.phase === 'dragging' || !this.picture.drag.busy) return;
    const [drawn] = this.mount.game.newCards.peek();
    // The card drawn from the stock is now known and continues from where it was dropped.
    if (drawn !== undefined) this.picture.name(STOCK_TOP_KEY, cardKey(drawn));
    this.letGo();
  }

  /** Cancels the gesture if its card has left its place or may no longer be taken. */
  check(): void {
    const { layout, game } = this.mount;
    const hand = game.hand.value;
    const isLost = losesCard(this.shownGesture, {
      ...this.surface(),
      layout: layout.value,
      highlights: game.highlights.value,
    });
    if (isLost || (this.shownGesture.phase === 'dragging' && this.dragged.some((card) => !hand.includes(card))))
      this.cancel();
    // Another card may be under the mouse now.
    if (this.shownGesture.phase === 'idle' && this.mouse) this.hover(this.mouse);
  }

  cancel(): void {
    if (this.gesture.phase !== 'idle') this.play({ type: 'stop' }, false);
  }

  /** Stops listening; dragged cards return. */
  stop(): void {
    this.cancel();
    this.listening.abort();
  }

  private listenToPointers(element: HTMLElement): void {
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(type, handle, { signal: this.listening.signal });
    on('pointerdown', (event) => {
      // The right mouse button and a pen's side button have no function here.
      if (event.button !== 0) return;
      try {
        element.setPointerCapture(event.pointerId);
      } catch {
        // A finger that is already up cannot be captured; its release is still reported.
      }
      const touch = isTouch(event);
      this.play({ type: 'down', ...this.placeOf(event), touch, primary: event.isPrimary }, touch);
    });
    on('pointermove', (event) => {
      if (this.gesture.phase !== 'idle') this.track(event);
      else if (event.pointerType !== 'touch') this.hover(this.placeOf(event));
    });
    on('pointerleave', () => this.hover(null));
    on('pointerup', (event) => this.play({ type: 'up', ...this.placeOf(event) }, isTouch(event)));
    on('pointercancel', () => this.cancel());
    on('lostpointercapture', ({ pointerId }) => {
      if (this.gesture.phase !== 'idle' && this.gesture.id === pointerId) this.cancel();
    });
  }

  /** Switches off what the browser would do with the same events, and cancels a gesture that the page interrupts. */
  private listenToPage(element: HTMLElement): void {
    const { signal } = this.listening;
    const prevent = (event: Event): void => event.preventDefault();
    // After a quick drag the browser treats the next tap, such as one on a button, as the end of a fling and swallows
    // it.
    element.addEventListener('touchstart', prevent, { signal, passive: false });
    // Pinch zoom, where the browser has its own events for it.
    element.addEventListener('gesturestart', prevent, { signal, passive: false });
    element.addEventListener('contextmenu', prevent, { signal });
    element.addEventListener('dragstart', prevent, { signal });
    window.addEventListener('blur', () => this.cancel(), { signal });
    document.addEventListener('visibilitychange', () => this.cancel(), { signal });
    window.addEventListener('keydown', (event) => this.handleEscape(event), { signal, capture: true });
  }

  /** Escape cancels a drag, or deselects while no pointer is held and no other element handles it. */
  private handleEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    if (this.gesture.phase === 'idle' || this.gesture.phase === 'spent') {
      const { target } = event;
      if (target instanceof Element && !target.closest(HANDLES_ESCAPE_SELECTOR)) this.mount.game.deselect();
      return;
    }
    this.cancel();
    // The key cancelled the drag and must do nothing else.
    event.stopPropagation();
  }

  private track(event: PointerEvent): void {
    this.play({ type: 'move', ...this.placeOf(event) }, isTouch(event));
    if (isTouch(event) || event.buttons === 1) return;
    // Another button was pressed too, or the first was released outside the page.
    this.cancel();
    if (event.buttons === 0) this.play({ type: 'up', ...this.placeOf(event) }, false);
  }

  private placeOf(event: PointerEvent) {
    const box = this.mount.parent.getBoundingClientRect();
    return { id: event.pointerId, x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private play(input: PointerInput, touch: boolean): void {
    const { gesture, effects } = gestureStep(this.gesture, input, this.surface());
    this.gesture = gesture;
    for (const effect of effects) this.act(effect, gesture);
    this.follow(gesture, touch);
  }

  private surface(): Surface {
    const { settings, layout, game } = this.mount;
    const { taps, drags } = settings.peek();
    return {
      layout: layout.peek(),
      highlights: game.highlights.peek(),
      taps,
      drags,
      ownsEdges: this.installedPage.matches,
    };
  }

  private act(effect: GestureEffect, gesture: Gesture): void {
    const { game } = this.mount;
    switch (effect.type) {
      case 'tap':
        // A player who skips does not want to watch anything to its end.
        if (game.skips(effect.target)) this.picture.skip();
        else this.picture.hurry();
        game.tap(effect.target);
        return;
      case 'lift':
        this.lift(effect.source, gesture);
        return;
      case 'drop':
        this.wait(game.drop(this.dragged, effect.target) && effect.target.on !== 'gap');
        return;
      case 'drawOrSwap':
        this.wait(game.drawOrSwap(effect.source));
        return;
      case 'release':
        this.letGo();
    }
  }

  private lift(source: Target, gesture: Gesture): void {
    this.settle();
    this.picture.hurry();
    const at = gesture.phase === 'dragging' ? gesture.from : { x: 0, y: 0 };
    const touch = gesture.phase === 'dragging' && gesture.touch;
    const { layout, game, onLifted } = this.mount;
    if (touch) onLifted?.();
    this.dragged = source.on === 'hand' ? game.lift(source.card) : [];
    if (source.on === 'stock') this.picture.lift([STOCK_TOP_KEY], 0, at, touch, stockPose(layout.peek()));
    else {
      const cards = this.cardsFrom(source);
      const lead = source.on === 'hand' ? cards.indexOf(source.card) : 0;
      this.picture.lift(cards.map(cardKey), lead, at, touch, null);
    }
  }

  /** The cards that a drag from here takes, in the order in which they lie. */
  private cardsFrom(source: Target): readonly Card[] {
    if (source.on === 'hand') return this.mount.game.hand.peek().filter((card) => this.dragged.includes(card));
    if (source.on === 'pileCard') {
      const taken = this.mount.layout.peek().pileCards.filter(({ count }) => count <= source.depth);
      return taken.flatMap(({ card }) => (card === null ? [] : [card]));
    }
    const card = this.cardAt(source);
    return card === null ? [] : [card];
  }

  private cardAt(source: Target): Card | null {
    const { pileCards, melds } = this.mount.layout.peek();
    if (source.on === 'pile') return pileCards.at(-1)?.card ?? null;
    if (source.on !== 'meld') return null;
    return melds.find((meld) => meld.id === source.meld)?.cards[source.index]?.card ?? null;
  }

  /** Leaves the cards where they were dropped until the table answers, if it was asked for anything. */
  private wait(isMeant: boolean): void {
    this.dragged = [];
    if (!isMeant || this.mount.game.pending.peek().length === 0) this.letGo();
  }

  /**
   * Lifts the card of the hand under the mouse, or shows which cards of the pile would come along with the one there;
   * null when the mouse leaves.
   */
  private hover(at: Point | null): void {
    this.mouse = at;
    const target = at && hit(this.mount.layout.peek(), at.x, at.y, this.mount.game.highlights.peek());
    this.mount.parent.style.cursor = target && isHandy(target, this.mount.game.highlights.peek()) ? 'pointer' : '';
    const isPointed = this.picture.point(target);
    if (this.picture.reach(depthAt(target)) || isPointed) this.redraw();
  }

  private letGo(): void {
    this.dragged = [];
    this.mount.game.cancelDrag();
    this.picture.letGo();
    this.redraw();
  }

  private follow(gesture: Gesture, touch: boolean): void {
    this.shownGesture = gesture;
    const pressed = gesture.phase === 'pressed' ? gesture.target : null;
    this.picture.press(pressed);
    if (gesture.phase === 'dragging') {
      this.picture.drag.moveTo(gesture.at);
      this.mouse = null;
      this.picture.point(null);
    }
    if (!touch) this.mount.parent.style.cursor = gesture.phase === 'dragging' ? 'grabbing' : '';
    this.picture.reach(depthAt(pressed));
    this.over.value = gesture.phase === 'dragging' ? gesture.over : null;
    this.byFinger = touch;
    this.redraw();
  }
}

/** The number of cards of the pile that this target takes. */
const depthAt = (target: Target | null): number => (target?.on === 'pileCard' ? target.depth : 0);

const isTouch = (event: PointerEvent): boolean => event.pointerType !== 'mouse';
