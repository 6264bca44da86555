import type { Card } from '#engine';
import type { CardBack, CardFace } from '../device/settings.ts';
import type { BackDesign } from './back.ts';
import type { FaceStyle } from './paper.ts';

/** The look of a court card: the ink of its suit, and the size of its panel. */
export interface CourtLook {
  readonly ink: string;
  readonly fourColours: boolean;
  readonly width: number;
  readonly height: number;
}

/** The twelve court figures. `draw` shows the middle of one, centred on (0, 0). */
export interface Courts {
  draw(ctx: CanvasRenderingContext2D, card: Card, look: CourtLook): void;
}

/** Draws a face, 100 by 140 from (0, 0). */
export type FacePainter = (
  ctx: CanvasRenderingContext2D,
  card: Card,
  wild: boolean,
  style: FaceStyle,
  courts: Courts | null,
) => void;

/** Faces and backs that new players do not have. */
export interface Designs {
  readonly faces: Readonly<Partial<Record<CardFace, FacePainter>>>;
  readonly backs: Readonly<Partial<Record<CardBack, BackDesign>>>;
}
