import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isWild } from '#engine';
import { DEFAULT_SETTINGS, hasFourInks, type Settings, shownLook } from '../device/settings.ts';
import { courtArt } from '../faces/courtArt.ts';
import { moreDesigns } from '../faces/designs.ts';
import { cardWords, type Designs, faceDesign, paintBack, paintFace } from '../faces/face.ts';
import { drawFelt, type Felt, feltOf } from '../faces/felt.ts';
import { type Courts, FACE_WIDTH, type FaceStyle } from '../faces/paper.ts';
import { drawPlate, fillRound } from '../faces/shapes.ts';
import { type Layout, type Pose, type Size, seatBoxes } from '../stage/layout.ts';
import { pictureOf, stockPose } from '../stage/picture.ts';
import { COLOUR, SEAT_COLOUR } from '../stage/theme.ts';
import { EXAMPLE_TABLE, exampleLayout } from './exampleTable.ts';

/** The longer side of the picture, in device pixels. */
const LONGER_SIDE_PX = 960;

const screenSize = (): Size => ({
  width: Math.max(320, window.innerWidth),
  height: Math.max(320, window.innerHeight),
});

/** A small table in the chosen looks, laid out for the player's own screen. Every change shows at once. */
export function TablePreview({ settings }: { readonly settings: Signal<Settings> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(screenSize);
  // Before the first paint: a device may be turned right after it.
  useLayoutEffect(() => {
    const resized = (): void => setSize(screenSize());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  const { face, fourColours, cardSize, cardBack, leftHanded } = settings.value;
  const words = JSON.stringify(cardWords());
  const [designs, courts] = [moreDesigns.value, courtArt.value];
  const look = shownLook.value;
  const scale = LONGER_SIDE_PX / Math.max(size.width, size.height);
  useEffect(() => {
    const ctx = canvas.current?.getContext('2d');
    if (!ctx) return;
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    const felt = feltOf(document.documentElement);
    // Without the other settings, so that sliding the volume does not draw the table again and again.
    const looks = { ...DEFAULT_SETTINGS, face, fourColours, cardSize, cardBack, leftHanded };
    drawTable(ctx, exampleLayout(size, looks), { settings: looks, felt, designs, courts });
  }, [size, face, fourColours, cardSize, cardBack, leftHanded, designs, courts, look, words]);
  return (
    <div class="table-preview" aria-hidden="true">
      <canvas ref={canvas} width={Math.round(size.width * scale)} height={Math.round(size.height * scale)} />
    </div>
  );
}

type Ctx = CanvasRenderingContext2D;

/** All that decides how a table is drawn. */
interface TableLooks {
  readonly settings: Settings;
  readonly felt: Felt;
  readonly designs: Designs | null;
  readonly courts: Courts | null;
}

/** Draws the example table in this layout, in CSS pixels: felt, plates and cards as at a real one, without words. */
function drawTable(ctx: Ctx, layout: Layout, looks: TableLooks): void {
  drawFelt(ctx, layout.width, layout.height, layout.felt, looks.felt);
  const radius = layout.type.small;
  const { extra, ...buttons } = layout.buttons;
  for (const rect of [layout.badge, layout.prompt, ...Object.values(buttons)]) drawPlate(ctx, rect, radius);
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
