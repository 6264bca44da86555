import { LAYER_DEPTH } from '../stage/layers.ts';
import type { Point, Pose } from '../stage/layout.ts';
import type { CardKey } from '../stage/picture.ts';
import { leanAt } from '../stage/weight.ts';
import type { CardLayer } from './CardLayer.ts';

/** Cards are drawn this far above a finger, which would hide them. */
const ABOVE_FINGER_PX = 44;
const DRAG_SPREAD_PX = 26;
/** Half of the widest spread of the cards. */
const DRAG_HALF_WIDTH_MAX_PX = 90;
const DRAGGED_CARD_SCALE = 1.05;
/** How quickly cards follow the pointer: share of the remaining way per 16 ms. */
const PULL_PER_16_MS = 0.45;
/** A card this close to its goal, in pixels, is there: a step of the last fraction would show as a jump of a pixel. */
const CLOSE_PX = 0.1;

/** The same for its angle, in radians. */
const CLOSE_RAD = 0.001;

/** Moves a value towards its goal by a share of the way, and onto it once it is close. */
const towards = (from: number, goal: number, share: number, close = CLOSE_PX): number =>
  Math.abs(goal - from) < close ? goal : from + (goal - from) * share;

/** The dragged cards: a fan in the order in which they lie, with the leading one under the pointer. */
export class DraggedCards {
  private readonly cards: CardLayer;
  private keys: readonly CardKey[] = [];
  /** The index of the card under the pointer. */
  private lead = 0;
  private offset: Point = { x: 0, y: 0 };
  private goal: Point = { x: 0, y: 0 };

  constructor(cards: CardLayer) {
    this.cards = cards;
  }

  get busy(): boolean {
    return this.keys.length > 0;
  }

  /** The keys of the dragged cards. */
  get held(): readonly CardKey[] {
    return this.keys;
  }

  /**
   * Starts a drag. `keys[lead]` is the card under the pointer. `guest` is the pose of a card that has no sprite yet.
   */
  lift(keys: readonly CardKey[], lead: number, at: Point, touch: boolean, guest: Pose | null): void {
    this.keys = keys;
    this.lead = lead;
    for (const key of keys) {
      if (guest) this.cards.need(key, guest);
      this.cards.held.add(key);
    }
    const held = this.cards.get(keys[lead] ?? '');
    this.offset = held ? { x: held.x - at.x, y: held.y - at.y - (touch ? ABOVE_FINGER_PX : 0) } : { x: 0, y: 0 };
    this.moveTo(at);
  }

  moveTo(at: Point): void {
    this.goal = { x: at.x + this.offset.x, y: at.y + this.offset.y };
  }

  /** Moves the cards towards the pointer by `ms`. */
  advance(ms: number): void {
    const pull = 1 - (1 - PULL_PER_16_MS) ** (ms / 16);
    const apart = Math.min(DRAG_SPREAD_PX, (2 * DRAG_HALF_WIDTH_MAX_PX) / this.keys.length);
    const placeOf = (i: number): number => (i - (this.keys.length - 1) / 2) * apart;
    const lead = placeOf(this.lead);
    const lean = leanAt(this.speed(pull, ms));
    this.keys.forEach((key, i) => {
      const sprite = this.cards.get(key);
      if (!sprite) return;
      const place = placeOf(i);
      sprite.x = towards(sprite.x, this.goal.x + place - lead, pull);
      sprite.y = towards(sprite.y, this.goal.y + (Math.abs(place) - Math.abs(lead)) * 0.12, pull);
      sprite.angle = towards(sprite.angle, place * 0.004, pull, CLOSE_RAD);
      sprite.width = towards(sprite.width, sprite.pose.rect.width * DRAGGED_CARD_SCALE, pull);
      sprite.depth = LAYER_DEPTH.draggedCards + i;
      // All alike: they are held together.
      this.cards.sway(sprite, lean, ms);
      sprite.show(this.cards.atlases, sprite.pose);
    });
  }

  /** The speed to the side of the card under the pointer in these `ms`, in pixels per ms. */
  private speed(pull: number, ms: number): number {
    const held = this.cards.get(this.keys[this.lead] ?? '');
    return held && ms > 0 ? (towards(held.x, this.goal.x, pull) - held.x) / ms : 0;
  }

  /** Ends the drag and returns the keys; the caller decides where the cards go. */
  release(): readonly CardKey[] {
    const { keys } = this;
    for (const key of keys) this.cards.letFall(key);
    this.keys = [];
    return keys;
  }
}
