import type { Signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DEFAULT_SETTINGS, type Settings, shownLook } from '../../device/settings.ts';
import { courtArt } from '../../faces/courtArt.ts';
import { moreDesigns } from '../../faces/designs.ts';
import { feltOf } from '../../faces/felt.ts';
import { cardWords } from '../../faces/painted.ts';
import type { Size } from '../../stage/types.ts';
import { drawTable } from './drawTable.ts';
import { exampleLayout } from './exampleTable.ts';

/** The longer side of the picture, in device pixels. */
const LONGER = 960;

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
  const scale = LONGER / Math.max(size.width, size.height);
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
