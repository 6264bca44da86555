import type { Card } from '#engine';
import type { Target } from '../game/types.ts';
import { type Gesture, type GestureEffect, IDLE_GESTURE, isHandy, losesCard, type Surface } from '../stage/gestures.ts';
import { hit } from '../stage/hit.ts';
import type { Point } from '../stage/index.ts';
import { cardKey, STOCK_TOP_KEY, stockPose } from '../stage/picture.ts';
import type { TableMount } from './moment.ts';
import { hearPointers } from './pointers.ts';
import type { TablePicture } from './TablePicture.ts';
import { installedPageQuery } from './watchDevice.ts';

interface FingerListener {
  over(target: Target | null): void;
  /** A pointer was used; `byFinger` is false for a mouse. */
  touched(byFinger: boolean): void;
  /** Something has to be redrawn. */
  moved(): void;
}

/** Handles the player's pointers: passes gestures to the game and moves the dragged cards. */
export class PointerController {
  private readonly mount: TableMount;
  private readonly picture: TablePicture;
  private readonly hears: FingerListener;
  private readonly pointers: { cancel(): void; stop(): void };
  private readonly alone = installedPageQuery();
  private gesture: Gesture = IDLE_GESTURE;
  /** The dragged cards of the hand. */
  private dragged: readonly Card[] = [];
  /** The place of a mouse that is over the table with no button pressed. */
  private mouse: Point | null = null;

  constructor(mount: TableMount, picture: TablePicture, hears: FingerListener) {
    this.mount = mount;
    this.picture = picture;
    this.hears = hears;
    this.pointers = hearPointers(mount.parent, {
      surface: () => this.surface(),
      effect: (effect, gesture) => this.act(effect, gesture),
      changed: (gesture, touch) => this.follow(gesture, touch),
      hovered: (at) => this.hover(at),
      escaped: () => mount.game.deselect(),
    });
  }

  /** The table has answered: dropped cards no longer wait. */
  settle(): void {
    if (this.gesture.phase === 'dragging' || !this.picture.drag.busy) return;
    const [drawn] = this.mount.game.fresh.peek();
    // The card drawn from the stock is now known and continues from where it was dropped.
    if (drawn !== undefined) this.picture.name(STOCK_TOP_KEY, cardKey(drawn));
    this.letGo();
  }

  /** Cancels the gesture if its card has left its place or may no longer be taken. */
  check(): void {
    const { layout, game } = this.mount;
    const hand = game.hand.value;
    const isLost = losesCard(this.gesture, { ...this.surface(), layout: layout.value, lit: game.lit.value });
    if (isLost || (this.gesture.phase === 'dragging' && this.dragged.some((card) => !hand.includes(card))))
      this.cancel();
    // Another card may be under the mouse now.
    if (this.gesture.phase === 'idle' && this.mouse) this.hover(this.mouse);
  }

  cancel(): void {
    this.pointers.cancel();
  }

  /** Stops listening; dragged cards return. */
  stop(): void {
    this.cancel();
    this.pointers.stop();
  }

  private surface(): Surface {
    const { settings, layout, game } = this.mount;
    const { taps, drags } = settings.peek();
    return { layout: layout.peek(), lit: game.lit.peek(), taps, drags, ownsEdges: this.alone.matches };
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
    if (!isMeant || this.mount.game.asked.peek().length === 0) this.letGo();
  }

  /**
   * Lifts the card of the hand under the mouse, or shows which cards of the pile would come along with the one there;
   * null when the mouse leaves.
   */
  private hover(at: Point | null): void {
    this.mouse = at;
    const target = at && hit(this.mount.layout.peek(), at.x, at.y, this.mount.game.lit.peek());
    this.mount.parent.style.cursor = target && isHandy(target, this.mount.game.lit.peek()) ? 'pointer' : '';
    const isPointed = this.picture.point(target);
    if (this.picture.reach(depthAt(target)) || isPointed) this.hears.moved();
  }

  private letGo(): void {
    this.dragged = [];
    this.mount.game.letGo();
    this.picture.letGo();
    this.hears.moved();
  }

  private follow(gesture: Gesture, touch: boolean): void {
    this.gesture = gesture;
    const pressed = gesture.phase === 'pressed' ? gesture.target : null;
    this.picture.press(pressed);
    if (gesture.phase === 'dragging') {
      this.picture.drag.moveTo(gesture.at);
      this.mouse = null;
      this.picture.point(null);
    }
    if (!touch) this.mount.parent.style.cursor = gesture.phase === 'dragging' ? 'grabbing' : '';
    this.picture.reach(depthAt(pressed));
    this.hears.over(gesture.phase === 'dragging' ? gesture.over : null);
    this.hears.touched(touch);
    this.hears.moved();
  }
}

/** The number of cards of the pile that this target takes. */
const depthAt = (target: Target | null): number => (target?.on === 'pileCard' ? target.depth : 0);
