import type * as Phaser from 'phaser';
import { isAsked, isBetweenDeals } from '#engine';
import { drawPlate } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { wordsPlace } from '../stage/tallyPlace.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { FittedText } from './FittedText.ts';
import type { DrawContext, DrawnTable } from './moment.ts';
import { textWidth } from './paint.ts';

/** The words that say what to do next, on a plate above the hand, and the points of the hand. */
export class WordsView {
  private readonly plate: Phaser.GameObjects.Image;
  private readonly words: FittedText;
  private readonly points: FittedText;

  constructor(scene: Phaser.Scene) {
    this.plate = scene.add.image(0, 0, '__WHITE').setDepth(LAYER_DEPTH.prompt).setVisible(false);
    this.words = new FittedText(scene, LAYER_DEPTH.prompt + 1);
    this.points = new FittedText(scene, LAYER_DEPTH.tableTexts);
  }

  update(moment: DrawnTable, brush: DrawContext): void {
    this.drawStep(moment, brush);
    this.drawPoints(moment, brush);
  }

  private drawStep({ table, layout, canSkip, dealing, hasBar }: DrawnTable, { cache, scale }: DrawContext): void {
    const isHidden = dealing || hasBar;
    this.plate.setVisible(!isHidden);
    if (isHidden) {
      this.words.hide();
      return;
    }
    const { type } = layout;
    const { game, stage } = table;
    const words = wordsPlace(layout, game);
    const pad = type.body;
    const full = text.step(table, 'full');
    const fits = (line: string): boolean => textWidth(line, type.body, 650) + 2 * pad <= words.width;
    const step = fits(full) ? full : text.step(table, 'short');
    const skippable = text.skippable(step);
    const shown = canSkip && fits(skippable) ? skippable : step;
    const width = Math.min(words.width, Math.round((textWidth(shown, type.body, 650) + 2 * pad) / 8) * 8);
    const height = Math.round(words.height);
    const mine = stage === 'playing' && game !== null && isAsked(game);
    const key = cache.texture(`words/${mine}`, width, height, (ctx) => {
      drawPlate(ctx, { x: 0, y: 0, width, height }, height / 2);
      if (!mine) return;
      ctx.lineWidth = 2;
      ctx.strokeStyle = COLOUR.gold;
      ctx.beginPath();
      ctx.roundRect(1, 1, width - 2, height - 2, height / 2);
      ctx.stroke();
    });
    const rect = { x: words.x + (words.width - width) / 2, y: words.y, width, height };
    cache.put(this.plate, key, rect);
    const inner = { ...rect, x: rect.x + pad * 0.6, width: width - pad * 1.2 };
    const colour = mine ? '#fff6da' : COLOUR.text;
    // On a narrow screen use two small lines rather than a truncated one.
    const isLong = textWidth(shown, type.body * 0.85, 650) > inner.width;
    this.words.write(shown, inner, { size: isLong ? type.small : type.body, colour, weight: 650, wrap: isLong }, scale);
  }

  private drawPoints({ table, layout, hand, dealing }: DrawnTable, { scale }: DrawContext): void {
    const { points, own } = layout;
    const { game } = table;
    // Once a deal has ended they are part of the total.
    const isHeld = game !== null && hand.length > 0 && !dealing && !isBetweenDeals(game);
    const parts = isHeld ? text.ownPoints(game) : [];
    const line = parts.join(' ');
    if (!points || line === '') {
      this.points.hide();
      return;
    }
    const { small } = layout.type;
    const width = textWidth(line, small, 600);
    const isLong = width > 1.8 * points.width;
    // The laid and the held points get a line each, rather than leaving a last word alone.
    const inLines = width > points.width && parts.every((part) => textWidth(part, small, 600) < points.width);
    const shown = inLines ? parts.join('\n') : line;
    const align = own && points.y < own.rect.y + own.rect.height ? ('left' as const) : ('center' as const);
    const look = { size: isLong ? small * 0.86 : small, colour: COLOUR.text, weight: 600, wrap: true, align };
    this.points.write(shown, points, look, scale);
  }
}
