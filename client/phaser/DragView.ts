import type { Point } from '../stage/index.ts';
import type { PieceKey, Pose } from '../stage/picture.ts';
import type { CardLayer } from './CardLayer.ts';

const DEPTH = 6000;
/** A finger hides what is below it: the cards are drawn above it. */
const ABOVE_FINGER = 44;
const SPREAD = 26;
/** The most that all of them are spread to one side. */
const WIDEST = 90;
const GROWN = 1.05;
/** How quickly the cards come to the pointer: share of the way per 16 ms. */
const PULL = 0.45;

/** Cards that follow the pointer: the one that was taken, and behind it the others selected with it. */
export class DragView {
  private readonly cards: CardLayer;
  private keys: readonly PieceKey[] = [];
  private offset: Point = { x: 0, y: 0 };
  private goal: Point = { x: 0, y: 0 };

  constructor(cards: CardLayer) {
    this.cards = cards;
  }

  get busy(): boolean {
    return this.keys.length > 0;
  }

  /** The cards under way. */
  get held(): readonly PieceKey[] {
    return this.keys;
  }

  /** The first key is the card under the pointer. `guest` stands for a card that is not on the table by itself. */
  lift(keys: readonly PieceKey[], at: Point, touch: boolean, guest: Pose | null): void {
    this.keys = keys;
    for (const key of keys) {
      if (guest) this.cards.need(key, guest);
      this.cards.held.add(key);
    }
    const first = this.cards.get(keys[0] ?? '');
    this.offset = first ? { x: first.x - at.x, y: first.y - at.y - (touch ? ABOVE_FINGER : 0) } : { x: 0, y: 0 };
    this.moveTo(at);
  }

  moveTo(at: Point): void {
    this.goal = { x: at.x + this.offset.x, y: at.y + this.offset.y };
  }

  /** Draws the cards `ms` later. */
  advance(ms: number): void {
    const pull = 1 - (1 - PULL) ** (ms / 16);
    const apart = Math.min(SPREAD, (2 * WIDEST) / this.keys.length);
    this.keys.forEach((key, i) => {
      const sprite = this.cards.get(key);
      if (!sprite) return;
      const spread = i === 0 ? 0 : Math.ceil(i / 2) * apart * (i % 2 === 1 ? -1 : 1);
      sprite.x += (this.goal.x + spread - sprite.x) * pull;
      sprite.y += (this.goal.y + Math.abs(spread) * 0.12 - sprite.y) * pull;
      sprite.angle += (spread * 0.004 - sprite.angle) * pull;
      sprite.width += (sprite.pose.rect.width * GROWN - sprite.width) * pull;
      sprite.depth = DEPTH + (this.keys.length - i);
      sprite.show(this.cards.atlases, sprite.pose);
    });
  }

  /** Lets the cards go; whoever calls says where to. */
  release(): readonly PieceKey[] {
    const { keys } = this;
    for (const key of keys) this.cards.held.delete(key);
    this.keys = [];
    return keys;
  }
}
