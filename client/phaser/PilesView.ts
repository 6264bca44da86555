import type * as Phaser from 'phaser';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { stockEdges } from '../stage/measures.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { Atlases } from './CardSprite.ts';
import { FittedText } from './FittedText.ts';
import type { DrawContext, DrawnTable } from './moment.ts';

/** The number of cards drawn for a full stock; fewer as it runs out. */
const STOCK_LAYERS = 5;
const CARDS_PER_LAYER = 7;
/** The number of cards below the upcard whose edges show. */
const CARDS_UNDER_UPCARD = 2;

/** The stock, drawn as high as it is full, the edges of the cards below the upcard, and both labels. */
export class PilesView {
  private readonly stock: Phaser.GameObjects.Image[];
  private readonly under: Phaser.GameObjects.Image[];
  private readonly stockLabel: FittedText;
  private readonly pileLabel: FittedText;

  constructor(scene: Phaser.Scene) {
    const images = (count: number, depth: number) =>
      Array.from({ length: count }, (_, i) =>
        scene.add
          .image(0, 0, '__WHITE')
          .setVisible(false)
          .setDepth(depth + i),
      );
    this.stock = images(STOCK_LAYERS, LAYER_DEPTH.stockCards);
    this.under = images(CARDS_UNDER_UPCARD, LAYER_DEPTH.cardsUnderUpcard);
    this.stockLabel = new FittedText(scene, LAYER_DEPTH.tableTexts);
    this.pileLabel = new FittedText(scene, LAYER_DEPTH.tableTexts);
  }

  update({ table, layout }: DrawnTable, { scale }: DrawContext, atlases: Atlases): void {
    const count = table.game?.stock ?? 0;
    const layers = Math.min(STOCK_LAYERS, Math.ceil(count / CARDS_PER_LAYER));
    const atlas = atlases.of('stock');
    const zoom = atlas.zoom(layout.stock.width);
    const rise = stockEdges(layout.stock.width) / (STOCK_LAYERS - 1);
    const middle = (rect: typeof layout.stock, up: number) =>
      [(rect.x + rect.width / 2) * scale, (rect.y + rect.height / 2 - up) * scale] as const;
    this.stock.forEach((image, i) => {
      image.setVisible(i < layers);
      // The top card lies in its place; the others show below it.
      image
        .setTexture(atlas.key, atlas.frame(null))
        .setScale(zoom)
        .setPosition(...middle(layout.stock, (i - layers + 1) * rise));
    });
    const hidden = Math.min(this.under.length, (table.game?.pileCount ?? 0) - layout.pileCards.length);
    this.under.forEach((image, i) => {
      image
        .setVisible(i < hidden)
        .setTexture(atlas.key, atlas.frame(null))
        .setScale(zoom)
        .setRotation(i === 0 ? -0.06 : 0.04);
      image.setPosition(...middle(layout.pile, 0));
    });
    const look = { size: layout.type.small, colour: COLOUR.text, weight: 550 };
    const inGame = table.game !== null && table.game.deal > 0;
    this.stockLabel.write(inGame ? text.stockLeft(count) : '', layout.stockLabel, look, scale);
    this.pileLabel.write(inGame ? text.discardPile() : '', layout.pileLabel, look, scale);
  }
}
