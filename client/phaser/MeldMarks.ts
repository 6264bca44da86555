import type * as Phaser from 'phaser';
import { type Card, rankOf, type Seat, suitOf } from '#engine';
import type { SeatInfo } from '#protocol';
import { hasFourInks } from '../device/settings.ts';
import { drawPip } from '../faces/pips.ts';
import { fillRound, strokeRound } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { MeldBox, Point, Rect } from '../stage/layout.ts';
import { moved } from '../stage/rect.ts';
import { COLOUR, FONT, SEAT_COLOUR, SUIT_INK, SUIT_INK_FOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { CardLayer } from './CardLayer.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { ImagePool } from './images.ts';
import { drawPadlock, drawSeatMark } from './marks.ts';

/**
 * The marks around melds: labels of wilds, seat marks and locks, and dots on cards that are new since the viewer's last
 * turn.
 */
export class MeldMarks {
  private readonly pool: ImagePool;

  constructor(scene: Phaser.Scene) {
    this.pool = new ImagePool(scene);
  }

  /** Draws the marks at their cards; those of a flying card come as it lands. Call it every frame while cards move. */
  update({ layout, settings, placed, table }: DrawnTable, context: DrawContext, cards: CardLayer): void {
    this.pool.begin();
    const nameOf = (seat: Seat): string => text.playerName(table.seats[seat] as SeatInfo);
    for (const { seat, trays, seatMarks } of layout.groups) {
      for (const tray of trays) this.drawGroup(tray, seat, context);
      for (const label of seatMarks) this.drawMark(label, seat, nameOf(seat), context);
    }
    for (const meld of layout.melds) {
      this.drawTray(meld, context, cards);
      const ways = meld.cards.map((box) => cards.away(box, 'meld'));
      for (const { index, rect, faces } of meld.labels) {
        const at = moved(rect, ways[index]);
        if (at) this.drawLabel(at, faces, hasFourInks(settings), context);
      }
      for (const { index, seat, rect } of meld.marks) {
        const at = moved(rect, ways[index]);
        if (at) this.drawMark(at, seat, nameOf(seat), context);
      }
      const lock = meld.lock && moved(meld.lock, ways.at(-1));
      if (lock) this.drawLock(lock, context);
      for (const [i, { card, hit, rect }] of meld.cards.entries()) {
        const by = card === null ? undefined : placed.get(card);
        const at = moved(rect, ways[i]);
        if (by !== undefined && at) this.drawNew(at.x + hit.x - rect.x + hit.width - 2, at.y, rect.width, by, context);
      }
    }
    this.pool.end();
  }

  /** A shallow dent in the felt that holds a meld together, even while it slides elsewhere. */
  private drawTray({ rect, cards: boxes }: MeldBox, { cache }: DrawContext, cards: CardLayer): void {
    const width = Math.round(rect.width - 2);
    const height = Math.round(rect.height);
    const key = cache.texture('tray', width, height, (ctx) => {
      fillRound(ctx, { x: 0, y: 0, width, height }, 8, 'rgba(0, 0, 0, 0.14)');
      strokeRound(ctx, { x: 0.5, y: 0.5, width: width - 1, height: height - 1 }, 8, 'rgba(255, 255, 255, 0.05)', 1);
    });
    let way: Point | null = null;
    for (const box of boxes) way ??= cards.away(box, 'meld');
    const { x, y } = moved(rect, way) ?? rect;
    cache.put(this.pool.next(LAYER_DEPTH.meldTrays), key, { ...rect, x: x + 1, y });
  }

  /** The frame around the melds of one seat. */
  private drawGroup(rect: Rect, seat: Seat, { cache }: DrawContext): void {
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const colour = SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;
    const key = cache.texture(`group/${seat}`, width, height, (ctx) => {
      const inner = { x: 1, y: 1, width: width - 2, height: height - 2 };
      fillRound(ctx, inner, 9, 'rgba(0, 0, 0, 0.1)');
      ctx.globalAlpha = 0.75;
      strokeRound(ctx, inner, 9, colour, 1.5);
    });
    cache.put(this.pool.next(LAYER_DEPTH.meldTrays - 1), key, rect);
  }

  private drawMark(rect: Rect, seat: Seat, name: string, { cache }: DrawContext): void {
    const size = Math.round(rect.width);
    const key = cache.texture(`seat/${seat}/${name}`, size, size, (ctx) => drawSeatMark(ctx, size, seat, name));
    cache.put(this.pool.next(LAYER_DEPTH.meldMarks), key, rect);
  }

  private drawLock(rect: Rect, { cache }: DrawContext): void {
    const size = Math.round(rect.width);
    const key = cache.texture('lock', size, size, (ctx) => drawPadlock(ctx, size));
    cache.put(this.pool.next(LAYER_DEPTH.meldMarks), key, rect);
  }

  private drawLabel(rect: Rect, faces: readonly Card[], fourColours: boolean, { cache }: DrawContext): void {
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const rank = text.rankShort(rankOf(faces[0] as Card));
    const key = cache.texture(`label/${rank}/${faces.join()}/${fourColours}`, width, height, (ctx) =>
      drawStandsFor(ctx, rank, faces, width, height, fourColours),
    );
    cache.put(this.pool.next(LAYER_DEPTH.meldMarks), key, rect);
  }

  private drawNew(x: number, y: number, cardWidth: number, seat: number, { cache }: DrawContext): void {
    const size = Math.max(9, Math.round(cardWidth * 0.2));
    const colour = SEAT_COLOUR[seat % SEAT_COLOUR.length] as string;
    const key = cache.texture(`new/${seat}`, size, size, (ctx) => {
      ctx.beginPath();
      ctx.arc(size / 2, size / 2, size / 2 - 1, 0, Math.PI * 2);
      ctx.fillStyle = colour;
      ctx.fill();
      ctx.lineWidth = 1.5;
      ctx.strokeStyle = '#fff';
      ctx.stroke();
    });
    // On the edge of the card: inside, it would cover the rank of a card that shows only a strip.
    cache.put(this.pool.next(LAYER_DEPTH.meldMarks), key, {
      x: x - size,
      y: y - size * 0.6,
      width: size,
      height: size,
    });
  }
}

/** Draws "7♥" or "K♥♠": the rank, then every suit it may be, in their colours on white. */
function drawStandsFor(
  ctx: CanvasRenderingContext2D,
  rank: string,
  faces: readonly Card[],
  width: number,
  height: number,
  fourColours: boolean,
): void {
  const rect = { x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5 };
  fillRound(ctx, rect, height / 2, '#fffdf4');
  strokeRound(ctx, rect, height / 2, COLOUR.goldDark, 1.5);
  const size = height * 0.74;
  ctx.font = `750 ${size}px ${FONT}`;
  ctx.textBaseline = 'middle';
  const inks = fourColours ? SUIT_INK_FOUR : SUIT_INK;
  const pip = size * 0.3;
  const gap = pip * 2.35;
  const rankWidth = ctx.measureText(rank).width;
  let x = (width - rankWidth - faces.length * gap) / 2;
  ctx.fillStyle = faces.length === 1 ? (inks[suitOf(faces[0] as Card)] as string) : COLOUR.ink;
  ctx.fillText(rank, x, height * 0.54);
  x += rankWidth + gap / 2 + 1;
  for (const face of faces) {
    ctx.fillStyle = inks[suitOf(face)] as string;
    drawPip(ctx, suitOf(face), x, height * 0.5, pip);
    x += gap;
  }
}
