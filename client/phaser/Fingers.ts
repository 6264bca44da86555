import type { Card } from '#engine';
import type { Target } from '../game/types.ts';
import { type Gesture, type GestureEffect, losesCard } from '../stage/gestures.ts';
import { hit } from '../stage/hit.ts';
import type { Point } from '../stage/index.ts';
import { cardKey, type PieceKey, stockPose } from '../stage/picture.ts';
import type { TableMount } from './moment.ts';
import { hearPointers } from './pointers.ts';
import type { TablePicture } from './TablePicture.ts';

interface FingerListener {
  over(target: Target | null): void;
  /** A pointer did something; was it a finger. */
  touched(byFinger: boolean): void;
  /** Something is to be drawn. */
  moved(): void;
}

/** A card from the stock while it is dragged: it has no name yet. */
const STOCK_GUEST: PieceKey = 'stock';
/** Cards that were dropped wait this long for the table's answer before they go home, in ms. */
const ANSWER = 900;

/** The player's fingers: turns gestures on the table into what the game understands, and moves the cards that are dragged. */
export class Fingers {
  private readonly mount: TableMount;
  private readonly picture: TablePicture;
  private readonly hears: FingerListener;
  private readonly pointers: { cancel(): void; stop(): void };
  private gesture: Gesture = { phase: 'idle' };
  private dragged: readonly Card[] = [];
  private waiting = 0;

  constructor(mount: TableMount, picture: TablePicture, hears: FingerListener) {
    this.mount = mount;
    this.picture = picture;
    this.hears = hears;
    this.pointers = hearPointers(mount.parent, {
      surface: () => {
        const { taps, drags } = mount.settings.peek();
        return { layout: mount.layout.peek(), lit: mount.game.lit.peek(), taps, drags };
      },
      effect: (effect, gesture) => this.act(effect, gesture),
      changed: (gesture, touch) => this.follow(gesture, touch),
      hovered: (at) => this.hover(at),
    });
  }

  /** The table answered: dropped cards no longer wait. */
  settle(): void {
    clearTimeout(this.waiting);
    if (this.gesture.phase !== 'dragging' && this.picture.drag.busy) this.letGo();
  }

  /** A card that is dragged may have left the hand. */
  check(): void {
    if (losesCard(this.gesture, this.mount.game.hand.peek())) this.cancel();
  }

  cancel(): void {
    this.pointers.cancel();
  }

  stop(): void {
    clearTimeout(this.waiting);
    this.pointers.stop();
  }

  private act(effect: GestureEffect, gesture: Gesture): void {
    const { game } = this.mount;
    switch (effect.type) {
      case 'tap':
        this.picture.hurry();
        game.tap(effect.target);
        return;
      case 'lift':
        this.lift(effect.source, gesture);
        return;
      case 'drop':
        this.drop(effect.target);
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
    if (source.on === 'hand') {
      const cards = this.mount.game.lift(source.card);
      this.dragged = cards;
      const rest = cards.filter((card) => card !== source.card);
      this.picture.lift([source.card, ...rest].map(cardKey), at, touch, null);
      return;
    }
    this.dragged = [];
    if (source.on === 'pileCard') {
      const taken = this.mount.layout.peek().pileCards.filter(({ count }) => count <= source.depth);
      const keys = taken.flatMap(({ card }) => (card === null ? [] : [cardKey(card)]));
      this.picture.lift(keys, at, touch, null);
      return;
    }
    if (source.on === 'stock') this.picture.lift([STOCK_GUEST], at, touch, stockPose(this.mount.layout.peek()));
    const card = this.cardAt(source);
    if (card !== null) this.picture.lift([cardKey(card)], at, touch, null);
  }

  private cardAt(source: Target): Card | null {
    const { pileCards, melds } = this.mount.layout.peek();
    if (source.on === 'pile') return pileCards.at(-1)?.card ?? null;
    if (source.on === 'pileCard') return pileCards.find(({ count }) => count === source.depth)?.card ?? null;
    if (source.on !== 'meld') return null;
    return melds.find((meld) => meld.id === source.meld)?.cards[source.index]?.card ?? null;
  }

  private drop(target: Target): void {
    const cards = this.dragged;
    this.dragged = [];
    const asked = this.mount.game.drop(cards, target);
    clearTimeout(this.waiting);
    // Asked of the table: the cards lie where they were dropped until it answers.
    if (!asked || target.on === 'gap') this.letGo();
    else if (this.picture.drag.busy) this.waiting = window.setTimeout(() => this.letGo(), ANSWER);
  }

  /** A mouse that rests on a card of the pile sees what would come along with it; null: it has left the table. */
  private hover(at: Point | null): void {
    const target = at && hit(this.mount.layout.peek(), at.x, at.y, this.mount.game.lit.peek());
    if (this.picture.reach(depthAt(target))) this.hears.moved();
  }

  private letGo(): void {
    this.dragged = [];
    this.picture.letGo();
    this.hears.moved();
  }

  private follow(gesture: Gesture, touch: boolean): void {
    this.gesture = gesture;
    const pressed = gesture.phase === 'pressed' ? gesture.target : null;
    const card = pressed?.on === 'hand' ? pressed.card : pressed ? this.cardAt(pressed) : null;
    this.picture.press(card === null ? null : cardKey(card));
    if (gesture.phase === 'dragging') this.picture.drag.moveTo(gesture.at);
    this.picture.reach(depthAt(pressed));
    this.hears.over(gesture.phase === 'dragging' ? gesture.over : null);
    this.hears.touched(touch);
    this.hears.moved();
  }
}

/** How many cards of the pile come along with this target. */
const depthAt = (target: Target | null): number => (target?.on === 'pileCard' ? target.depth : 0);
