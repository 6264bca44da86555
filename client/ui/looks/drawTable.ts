import { isWild } from '#engine';
import { hasFourInks, type Settings } from '../../device/settings.ts';
import { drawFelt, type Felt } from '../../faces/felt.ts';
import { cardWords, faceDesign, paintBack, paintFace } from '../../faces/painted.ts';
import { FACE_WIDTH, type FaceStyle } from '../../faces/paper.ts';
import { drawPlate, fillRound } from '../../faces/shapes.ts';
import type { Courts, Designs } from '../../faces/types.ts';
import { pictureOf, stockPose } from '../../stage/picture.ts';
import { seatBoxes } from '../../stage/seatBoxes.ts';
import { COLOUR, SEAT_COLOUR } from '../../stage/theme.ts';
import type { Layout, Pose } from '../../stage/types.ts';
import { EXAMPLE_TABLE } from './exampleTable.ts';

type Ctx = CanvasRenderingContext2D;

/** All that decides how a table is drawn. */
export interface TableLooks {
  readonly settings: Settings;
  readonly felt: Felt;
  readonly designs: Designs | null;
  readonly courts: Courts | null;
}

/** Draws the example table in this layout, in CSS pixels: felt, plates and cards as at a real one, without words. */
export function drawTable(ctx: Ctx, layout: Layout, looks: TableLooks): void {
  drawFelt(ctx, layout.width, layout.height, layout.felt, looks.felt);
  const radius = layout.type.small;
  const { extra, ...buttons } = layout.buttons;
  for (const rect of [layout.badge, layout.words, ...Object.values(buttons)]) drawPlate(ctx, rect, radius);
  for (const { seat, rect, avatar } of seatBoxes(layout)) {
    drawPlate(ctx, rect, radius);
    fillRound(ctx, avatar, avatar.width / 2, SEAT_COLOUR[seat] ?? COLOUR.gold);
  }
  const poses = [stockPose(layout), ...pictureOf(layout).values()].sort((a, b) => a.depth - b.depth);
  for (const pose of poses) drawCard(ctx, pose, layout, looks);
}

function drawCard(ctx: Ctx, { rect, angle, card, zone }: Pose, layout: Layout, looks: TableLooks): void {
  const { settings, designs, courts } = looks;
  const { rules, wildRank } = EXAMPLE_TABLE.game;
  ctx.save();
  ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
  ctx.rotate(angle);
  ctx.translate(-rect.width / 2, -rect.height / 2);
  ctx.scale(rect.width / FACE_WIDTH, rect.width / FACE_WIDTH);
  fillRound(ctx, { x: -2, y: 1, width: 104, height: 144 }, 10, 'rgba(0, 12, 8, 0.28)');
  if (card === null) paintBack(ctx, settings.cardBack, designs);
  else {
    const width = zone === 'hand' ? layout.handCard.width : rect.width;
    const style: FaceStyle = {
      face: settings.face,
      fourColours: hasFourInks(settings),
      words: cardWords(undefined, zone === 'meld' ? layout.melds.flatMap(({ cards }) => cards) : undefined),
      design: zone === 'meld' ? 'small' : faceDesign(settings.face, width),
    };
    paintFace(ctx, card, isWild(rules, wildRank, card), { style, designs }, courts);
  }
  ctx.restore();
}
