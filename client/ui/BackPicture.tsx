import { useEffect, useRef } from 'preact/hooks';
import type { CardBack } from '../game/settings.ts';

/** The width in CSS pixels. */
const WIDTH = 40;
const RATIO = 1.4;
/** Device pixels per CSS pixel: sharp on every screen. */
const SHARP = 3;
/** The width of the coordinate system of `drawBack`. */
const DRAWN = 100;

/** The back of a card, drawn as on the table. */
export function BackPicture({ back }: { readonly back: CardBack }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { drawBack } = await import('../faces/back.ts');
      const ctx = canvas.current?.getContext('2d');
      if (!ctx) return;
      ctx.setTransform((WIDTH * SHARP) / DRAWN, 0, 0, (WIDTH * SHARP) / DRAWN, 0, 0);
      drawBack(ctx, back);
    };
    // The choice has labels as well.
    draw().catch(() => undefined);
  }, [back]);
  return (
    <span class="back-picture" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH * SHARP} height={WIDTH * RATIO * SHARP} />
    </span>
  );
}
