import type * as Phaser from 'phaser';
import { fillRound } from '../faces/shapes.ts';
import type { Target } from '../game/types.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { CardBox, Layout, Rect } from '../stage/layout.ts';
import { cardKey } from '../stage/picture.ts';
import { MOTION_MS } from '../stage/steps.ts';
import type { CardLayer } from './CardLayer.ts';
import type { DrawContext } from './drawnTable.ts';

const PRESS_COLOUR = 'rgba(8, 48, 38, 0.3)';
/** Depth above the pressed card, below whatever lies on it. */
const DEPTH_ABOVE_CARD = 0.4;

interface Pressed {
  /** The card, which may move under the finger; null for a place. */
  readonly box: CardBox | null;
  readonly rect: Rect;
  readonly depth: number;
}

/** The shade on the card or place under a finger: immediate feedback, before the gesture is known. */
export class PressMark {
  private readonly image: Phaser.GameObjects.Image;
  private pressed: Pressed | null = null;
  private isDown = false;
  /** The darkness, from 0 to 1. */
  private level = 0;

  constructor(scene: Phaser.Scene) {
    this.image = scene.add.image(0, 0, '__WHITE').setVisible(false);
  }

  /** Whether it is still getting darker or lighter. */
  get busy(): boolean {
    return this.isDown ? this.level < 1 : this.level > 0;
  }

  /** Sets what the finger is on; null when it is lifted. */
  set(target: Target | null, layout: Layout): void {
    const pressed = target && pressedAt(target, layout);
    this.isDown = pressed !== null;
    if (!pressed) return;
    this.pressed = pressed;
    this.level = 0;
  }

  /** Draws the shade after another `ms`. */
  draw(ms: number, { cache, scale }: DrawContext, cards: CardLayer): void {
    this.level = Math.max(0, Math.min(1, this.level + (this.isDown ? ms : -ms) / MOTION_MS.press));
    const sprite = this.pressed?.box?.card == null ? undefined : cards.get(cardKey(this.pressed.box.card));
    const isSeen = this.pressed !== null && this.level > 0 && !(this.pressed.box && !sprite);
    this.image.setVisible(isSeen);
    if (!isSeen || !this.pressed) return;
    const { rect, box, depth } = this.pressed;
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture('press', width, height, (ctx) =>
      fillRound(ctx, { x: 0, y: 0, width, height }, box ? width * 0.1 : 8, PRESS_COLOUR),
    );
    cache.show(this.image, key);
    this.image
      .setOrigin(0.5, 0.5)
      .setPosition((sprite?.x ?? rect.x + rect.width / 2) * scale, (sprite?.top ?? rect.y + rect.height / 2) * scale)
      .setRotation(sprite?.turned ?? 0)
      .setScale(sprite ? sprite.width / rect.width : 1)
      .setDepth((sprite?.depth ?? depth) + DEPTH_ABOVE_CARD)
      .setAlpha(this.level);
  }
}

/** The card or place that shows the press; on the felt only the place of the next meld. */
function pressedAt(target: Target, layout: Layout): Pressed | null {
  switch (target.on) {
    case 'hand':
      return card(layout.hand.find((box) => box.card === target.card));
    case 'stock':
      return { box: null, rect: layout.stock, depth: LAYER_DEPTH.pile };
    case 'pile':
      return card(layout.pileCards.at(-1));
    case 'pileCard':
      return card(layout.pileCards.find(({ count }) => count === target.depth));
    case 'meld':
      return card(layout.melds.find(({ id }) => id === target.meld)?.cards[target.index]);
    case 'place':
      return place(
        layout.melds.find(({ id }) => id === target.meld)?.places.find((end) => end.place === target.place)?.rect,
      );
    case 'felt':
      return place(layout.newMeld);
    case 'gap':
      return null;
  }
}

const card = (box: CardBox | undefined): Pressed | null => (box ? { box, rect: box.rect, depth: 0 } : null);

const place = (rect: Rect | null | undefined): Pressed | null =>
  rect ? { box: null, rect, depth: LAYER_DEPTH.shown } : null;
