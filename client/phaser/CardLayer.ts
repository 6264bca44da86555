import type * as Phaser from 'phaser';
import { TOP_OF_STOCK } from '../stage/asked.ts';
import type { CardBox } from '../stage/index.ts';
import { type CardPicture, cardKey, type PieceKey, type Pose, type Zone } from '../stage/picture.ts';
import { MS } from '../stage/steps.ts';
import { type Atlases, CardSprite } from './CardSprite.ts';

/** Cards in the air, and under a finger, are above everything that lies. */
export const FLIGHT_DEPTH = 4000;
/** A hop takes this part of the points' way. */
const HOP = 0.55;
const LOUD = 1.8;

/** All cards on the screen by key. Sprites that are no longer needed wait to be used again. */
export class CardLayer {
  readonly atlases: Atlases;
  private readonly scene: Phaser.Scene;
  private readonly sprites = new Map<PieceKey, CardSprite>();
  private readonly spare: CardSprite[] = [];
  /** Cards under the finger: nobody else moves them. */
  readonly held = new Set<PieceKey>();
  /** Cards that stand ready until the table answers, and those that are still on their way up or down. */
  private readonly ready = new Set<PieceKey>();
  private readonly lifting = new Set<PieceKey>();

  constructor(scene: Phaser.Scene, atlases: Atlases) {
    this.scene = scene;
    this.atlases = atlases;
  }

  /** Every card on the table. */
  keys(): PieceKey[] {
    return [...this.sprites.keys()];
  }

  get(key: PieceKey): CardSprite | undefined {
    return this.sprites.get(key);
  }

  /** Is the card of a box where the box is. */
  lies({ card, rect }: CardBox): boolean {
    const sprite = card === null ? undefined : this.sprites.get(cardKey(card));
    if (!sprite) return false;
    return Math.abs(sprite.x - rect.x - rect.width / 2) < 2 && Math.abs(sprite.y - rect.y - rect.height / 2) < 2;
  }

  /** Does the card of a box lie in such a zone, at its place or sliding there among its neighbours: not in the air. */
  slides({ card }: CardBox, zone: Zone): boolean {
    const sprite = card === null ? undefined : this.sprites.get(cardKey(card));
    return sprite?.pose.zone === zone && sprite.depth < FLIGHT_DEPTH;
  }

  /** The sprite of a card, put at `pose` if it was not on the table. */
  need(key: PieceKey, pose: Pose): CardSprite {
    const there = this.sprites.get(key);
    if (there) return there;
    const sprite = this.spare.pop() ?? new CardSprite(this.scene, pose, this.atlases);
    sprite.rest(pose, this.atlases);
    this.sprites.set(key, sprite);
    return sprite;
  }

  remove(key: PieceKey): void {
    const sprite = this.sprites.get(key);
    if (!sprite) return;
    sprite.hide();
    this.sprites.delete(key);
    this.spare.push(sprite);
  }

  /** Every card lies where the picture has it, and no other card is there. */
  settle(picture: CardPicture): void {
    for (const key of this.keys()) {
      if (!picture.has(key) && !this.held.has(key) && !this.ready.has(key)) this.remove(key);
    }
    for (const [key, pose] of picture) {
      if (!this.held.has(key)) this.need(key, pose).rest(pose, this.atlases);
    }
  }

  /** Some card is on its way up or down. */
  get busy(): boolean {
    return this.lifting.size > 0;
  }

  /** These cards stand ready, and no others; the top of the stock becomes a card of its own for that long. */
  makeReady(keys: readonly PieceKey[], stock: Pose): void {
    if (keys.length === 0 && this.ready.size === 0) return;
    for (const key of this.ready) this.lifting.add(key);
    this.ready.clear();
    for (const key of keys) {
      if (this.held.has(key)) continue;
      if (key === TOP_OF_STOCK) this.need(key, stock);
      this.ready.add(key);
      this.lifting.add(key);
    }
    if (!this.ready.has(TOP_OF_STOCK) && !this.held.has(TOP_OF_STOCK)) this.remove(TOP_OF_STOCK);
  }

  /** Lifts what stands ready, and puts down what does not any more, `ms` later. */
  advance(ms: number): void {
    for (const key of this.lifting) {
      const sprite = this.sprites.get(key);
      const goal = this.ready.has(key) ? 1 : 0;
      if (sprite && sprite.raised !== goal) {
        const way = goal - sprite.raised;
        sprite.raised += Math.sign(way) * Math.min(Math.abs(way), ms / MS.press);
        sprite.show(this.atlases, sprite.pose);
      }
      if (!sprite || sprite.raised === goal) this.lifting.delete(key);
    }
  }

  /** A card whose points fly off jumps a little, `along` their way; higher when that is `loud`. */
  hop(key: PieceKey, along: number, loud: boolean): void {
    const sprite = this.sprites.get(key);
    if (!sprite) return;
    sprite.raised = along < HOP ? Math.sin((Math.PI * along) / HOP) * (loud ? LOUD : 1) : 0;
    sprite.show(this.atlases, sprite.pose);
  }

  /** A card goes by another key from now on. */
  rename(from: PieceKey, to: PieceKey): void {
    const sprite = this.sprites.get(from);
    if (!sprite || this.sprites.has(to)) return;
    this.sprites.delete(from);
    this.sprites.set(to, sprite);
  }

  /** Draws every card again with fresh atlases. */
  redraw(): void {
    for (const sprite of this.spare) sprite.forget();
    for (const sprite of this.sprites.values()) {
      sprite.forget();
      sprite.show(this.atlases, sprite.pose);
    }
  }
}
