import type * as Phaser from 'phaser';
import { isBetweenDeals, isToAct } from '#engine';
import { drawPlate, fillRound, strokeRound, textWidth } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { promptPlace } from '../stage/tallyPlace.ts';
import { COLOUR, FONT } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { FittedText } from './FittedText.ts';

/** The prompt, which says what to do next, on a plate above the hand, and the points of the hand. */
export class PromptView {
  private readonly plate: Phaser.GameObjects.Image;
  private readonly prompt: FittedText;
  private readonly points: FittedText;

  constructor(scene: Phaser.Scene) {
    this.plate = scene.add.image(0, 0, '__WHITE').setDepth(LAYER_DEPTH.prompt).setVisible(false);
    this.prompt = new FittedText(scene, LAYER_DEPTH.prompt + 1);
    this.points = new FittedText(scene, LAYER_DEPTH.tableTexts);
  }

  update(drawn: DrawnTable, context: DrawContext): void {
    this.drawStep(drawn, context);
    this.drawPoints(drawn, context);
  }

  private drawStep(
    { table, layout, opening, canSkip, dealing, hasBar }: DrawnTable,
    { cache, scale }: DrawContext,
  ): void {
    const isHidden = dealing || hasBar;
    this.plate.setVisible(!isHidden);
    if (isHidden) {
      this.prompt.hide();
      return;
    }
    const { type } = layout;
    const { game, stage } = table;
    const prompt = promptPlace(layout, game);
    const pad = type.body;
    const full = text.step(table, 'full', opening);
    const fits = (line: string): boolean => textWidth(line, type.body, 650) + 2 * pad <= prompt.width;
    const step = fits(full) ? full : text.step(table, 'short', opening);
    const skippable = text.skippable(step);
    const shown = canSkip && fits(skippable) ? skippable : step;
    const width = Math.min(prompt.width, Math.round((textWidth(shown, type.body, 650) + 2 * pad) / 8) * 8);
    const height = Math.round(prompt.height);
    const mine = stage === 'playing' && game !== null && isToAct(game);
    const key = cache.texture(`words/${mine}`, width, height, (ctx) => {
      drawPlate(ctx, { x: 0, y: 0, width, height }, height / 2);
      if (!mine) return;
      ctx.lineWidth = 2;
      ctx.strokeStyle = COLOUR.gold;
      ctx.beginPath();
      ctx.roundRect(1, 1, width - 2, height - 2, height / 2);
      ctx.stroke();
    });
    const rect = { x: prompt.x + (prompt.width - width) / 2, y: prompt.y, width, height };
    cache.put(this.plate, key, rect);
    const inner = { ...rect, x: rect.x + pad * 0.6, width: width - pad * 1.2 };
    const colour = mine ? '#fff6da' : COLOUR.text;
    // On a narrow screen use two small lines rather than a truncated one.
    const isLong = textWidth(shown, type.body * 0.85, 650) > inner.width;
    this.prompt.write(
      shown,
      inner,
      { size: isLong ? type.small : type.body, colour, weight: 650, wrap: isLong },
      scale,
    );
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

/** The large badge with the wild rank and the number of the deal. */
export class BadgeView {
  private readonly card: Phaser.GameObjects.Image;
  private readonly wild: FittedText;
  private readonly deal: FittedText;

  constructor(scene: Phaser.Scene) {
    this.card = scene.add.image(0, 0, '__WHITE').setDepth(LAYER_DEPTH.tableTexts).setVisible(false);
    this.wild = new FittedText(scene, LAYER_DEPTH.tableTexts + 1);
    this.deal = new FittedText(scene, LAYER_DEPTH.tableTexts + 1);
  }

  update({ table, layout }: DrawnTable, { cache, scale }: DrawContext): void {
    const { game } = table;
    if (!game || game.deal === 0) {
      this.card.setVisible(false);
      this.wild.hide();
      this.deal.hide();
      return;
    }
    const { badge, type } = layout;
    const pad = Math.round(badge.height * 0.12);
    const height = badge.height - 2 * pad;
    const width = Math.round(height * 0.76);
    const rank = text.wildSign(game);
    const key = cache.texture(`badge/${rank}`, width, height, (ctx) => drawRank(ctx, width, height, rank));
    cache.put(this.card, key, { x: badge.x + pad + 2, y: badge.y + pad, width, height });
    const x = badge.x + 2 * pad + width + Math.round(badge.height * 0.08);
    const room = badge.x + badge.width - x - pad;
    const upper = { x, y: badge.y + badge.height * 0.12, width: room, height: badge.height * 0.44 };
    // Leaves room at the end for the sign that the badge opens the rules.
    const lower = { x, y: badge.y + badge.height * 0.55, width: room - 22, height: badge.height * 0.33 };
    const size = Math.min(type.large, badge.height * 0.36);
    const full = text.wildLine(game);
    // The text may shrink a little before the short form is used.
    const label = textWidth(full, size, 750) * 0.84 <= room ? full : text.wildLine(game, 'short');
    this.wild.write(label, upper, { size, colour: '#ffffff', weight: 750, align: 'left' }, scale);
    const look = { size: type.small, colour: COLOUR.textSoft, weight: 550, align: 'left' as const };
    const deal = text.dealLine(game);
    const fits = textWidth(deal, look.size, look.weight) <= lower.width;
    this.deal.write(fits ? deal : text.dealLine(game, 'short'), lower, look, scale);
  }
}

/** A small wild card that shows only its rank. */
function drawRank(ctx: CanvasRenderingContext2D, width: number, height: number, rank: string): void {
  const paper = ctx.createLinearGradient(0, 0, 0, height);
  paper.addColorStop(0, COLOUR.wildPaper);
  paper.addColorStop(1, COLOUR.wildShade);
  const rect = { x: 1, y: 1, width: width - 2, height: height - 2 };
  fillRound(ctx, rect, width * 0.14, paper);
  strokeRound(ctx, rect, width * 0.14, COLOUR.gold, 2);
  ctx.font = `800 ${height * 0.62}px ${FONT}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = COLOUR.goldInk;
  ctx.fillText(rank, width / 2, height * 0.54, width * 0.84);
}
