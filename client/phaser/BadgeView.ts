import type * as Phaser from 'phaser';
import { fillRound, strokeRound } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { COLOUR, FONT } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { FittedText } from './FittedText.ts';
import type { DrawContext, DrawnTable } from './moment.ts';
import { textWidth } from './paint.ts';

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
    const words = textWidth(full, size, 750) * 0.84 <= room ? full : text.wildLine(game, 'short');
    this.wild.write(words, upper, { size, colour: '#ffffff', weight: 750, align: 'left' }, scale);
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
