import { useEffect, useRef } from 'preact/hooks';
import type { CardBack } from '../game/settings.ts';

/** CSS pixels; as tall as a card of that width. */
const WIDTH = 40;
const RATIO = 1.4;
/** Sharp on every screen. */
const SHARP = 3;
/** What the back is drawn on is so wide. */
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
    // The choice has names as well.
    draw().catch(() => undefined);
  }, [back]);
  return (
    <span class="back-picture" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH * SHARP} height={WIDTH * RATIO * SHARP} />
    </span>
  );
}
