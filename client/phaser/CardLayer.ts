import type * as Phaser from 'phaser';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { CardBox, CardZone, Point, Pose } from '../stage/layout.ts';
import { type CardKey, type CardPicture, cardKey, STOCK_TOP_KEY } from '../stage/picture.ts';
import { MOTION_MS } from '../stage/steps.ts';
import type { TableAtlases } from './CardAtlas.ts';
import { CardSprite } from './CardSprite.ts';

/** The hop of a card takes this part of its points' flight. */
const HOP_SHARE = 0.55;
const LOUD_HOP_SCALE = 1.8;

/** All cards on the screen by key. Unused sprites are pooled. */
export class CardLayer {
  readonly atlases: TableAtlases;
  private readonly scene: Phaser.Scene;
  private readonly sprites = new Map<CardKey, CardSprite>();
  private readonly spare: CardSprite[] = [];
  /** Cards under the finger: only the drag moves them. */
  readonly held = new Set<CardKey>();
  /** Cards lifted until the table answers, and cards being lifted or put down. */
  private readonly ready = new Set<CardKey>();
  private readonly lifting = new Set<CardKey>();
  /** The card under a mouse, which is lifted too. */
  private hovered: CardKey | null = null;
  /** Whether dragged cards have weight: they lean, swing and land. */
  private hasWeight = false;
  /** Cards that were let go and fall or swing. */
  private readonly loose = new Set<CardKey>();

  constructor(scene: Phaser.Scene, atlases: TableAtlases) {
    this.scene = scene;
    this.atlases = atlases;
  }

  keys(): CardKey[] {
    return [...this.sprites.keys()];
  }

  get(key: CardKey): CardSprite | undefined {
    return this.sprites.get(key);
  }

  /** Whether the card of a box is where the box is. */
  lies({ card, rect }: CardBox): boolean {
    const sprite = card === null ? undefined : this.sprites.get(cardKey(card));
    if (!sprite) return false;
    return Math.abs(sprite.x - rect.x - rect.width / 2) < 2 && Math.abs(sprite.y - rect.y - rect.height / 2) < 2;
  }

  /** How far the card of a box is from the box while it lies or slides in the zone; null while it flies. */
  away(box: CardBox, zone: CardZone): Point | null {
    const sprite = box.card === null ? undefined : this.sprites.get(cardKey(box.card));
    if (!sprite || sprite.pose.zone !== zone || sprite.depth >= LAYER_DEPTH.flight) return null;
    const { rect } = box;
    return { x: sprite.x - rect.x - rect.width / 2, y: sprite.y - rect.y - rect.height / 2 };
  }

  /** Returns the sprite of a card, created at `pose` if the card was not on the table. */
  need(key: CardKey, pose: Pose): CardSprite {
    const there = this.sprites.get(key);
    if (there) return there;
    const sprite = this.spare.pop() ?? new CardSprite(this.scene, pose, this.atlases);
    sprite.rest(pose, this.atlases);
    this.sprites.set(key, sprite);
    return sprite;
  }

  remove(key: CardKey): void {
    const sprite = this.sprites.get(key);
    if (!sprite) return;
    sprite.hide();
    this.sprites.delete(key);
    this.spare.push(sprite);
  }

  /** Puts every card where the picture has it and removes all others. */
  settle(picture: CardPicture): void {
    for (const key of this.keys()) {
      if (!picture.has(key) && !this.held.has(key) && !this.ready.has(key)) this.remove(key);
    }
    for (const [key, pose] of picture) {
      if (!this.held.has(key)) this.need(key, pose).rest(pose, this.atlases);
    }
  }

  /** Whether a card is being lifted or put down, or swings. */
  get busy(): boolean {
    return this.lifting.size > 0 || this.loose.size > 0;
  }

  /** Gives dragged cards weight, or takes it from them where motion is switched off. */
  weigh(hasWeight: boolean): void {
    if (this.hasWeight && !hasWeight) for (const sprite of this.sprites.values()) sprite.steady();
    this.hasWeight = hasWeight;
    if (!hasWeight) this.loose.clear();
  }

  /** Lets a held card lean for `ms`; nothing without weight. */
  sway(sprite: CardSprite, lean: number, ms: number): void {
    if (this.hasWeight) sprite.swing(lean, ms);
  }

  /** Lets go of a held card, which lands wherever it goes. */
  letFall(key: CardKey): void {
    this.held.delete(key);
    const sprite = this.sprites.get(key);
    if (!sprite || !this.hasWeight) return;
    sprite.isFalling = true;
    this.loose.add(key);
  }

  /** Lifts exactly these cards until the table answers. The top of the stock gets a sprite of its own for that time. */
  makeReady(keys: readonly CardKey[], stock: Pose): void {
    if (keys.length === 0 && this.ready.size === 0) return;
    for (const key of this.ready) this.lifting.add(key);
    this.ready.clear();
    for (const key of keys) {
      if (this.held.has(key)) continue;
      if (key === STOCK_TOP_KEY) this.need(key, stock);
      this.ready.add(key);
      this.lifting.add(key);
    }
    if (!this.ready.has(STOCK_TOP_KEY) && !this.held.has(STOCK_TOP_KEY)) this.remove(STOCK_TOP_KEY);
  }

  /** Lifts the card under a mouse, or puts it down for null. Returns whether that changed. */
  hover(key: CardKey | null): boolean {
    if (this.hovered === key) return false;
    for (const one of [this.hovered, key]) if (one !== null) this.lifting.add(one);
    this.hovered = key;
    return true;
  }

  /** Advances the lifting, putting down and swinging of cards by `ms`. */
  advance(ms: number): void {
    this.swing(ms);
    for (const key of this.lifting) {
      const sprite = this.sprites.get(key);
      const goal = this.ready.has(key) || key === this.hovered ? 1 : 0;
      if (sprite && sprite.raised !== goal) {
        const way = goal - sprite.raised;
        sprite.raised += Math.sign(way) * Math.min(Math.abs(way), ms / MOTION_MS.press);
        sprite.show(this.atlases, sprite.pose);
      }
      if (!sprite || sprite.raised === goal) this.lifting.delete(key);
    }
  }

  private swing(ms: number): void {
    for (const key of this.loose) {
      const sprite = this.sprites.get(key);
      if (!sprite || this.held.has(key)) {
        this.loose.delete(key);
        continue;
      }
      if (sprite.isFalling && sprite.isHome) sprite.land();
      sprite.swing(0, ms);
      sprite.show(this.atlases, sprite.pose);
      if (!sprite.isFalling && sprite.isSteady) this.loose.delete(key);
    }
  }

  /** Makes a card hop while its points fly off; `along` runs from 0 to 1, `loud` is higher. */
  hop(key: CardKey, along: number, loud: boolean): void {
    const sprite = this.sprites.get(key);
    if (!sprite) return;
    sprite.raised = along < HOP_SHARE ? Math.sin((Math.PI * along) / HOP_SHARE) * (loud ? LOUD_HOP_SCALE : 1) : 0;
    sprite.show(this.atlases, sprite.pose);
  }

  /** Changes the key of a card. */
  rename(from: CardKey, to: CardKey): void {
    const sprite = this.sprites.get(from);
    if (!sprite || this.sprites.has(to)) return;
    this.sprites.delete(from);
    this.sprites.set(to, sprite);
    if (this.loose.delete(from)) this.loose.add(to);
  }

  /** Redraws every card after an atlas has changed. */
  redraw(): void {
    for (const sprite of this.spare) sprite.forget();
    for (const sprite of this.sprites.values()) {
      sprite.forget();
      sprite.show(this.atlases, sprite.pose);
    }
  }
}
