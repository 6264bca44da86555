import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { arrowTo, marginOf, placeCallout, ringsOf } from '../stage/calloutPlace.ts';
import type { Layout, Rect, Size } from '../stage/layout.ts';
import { grown, rect } from '../stage/rect.ts';
import { placed } from '../ui/boxStyle.ts';
import { SuitText } from '../ui/SuitText.tsx';

const ARROW_HEAD_PX = 11;
/** Widths of a callout as a strip, in pixels; from the first on it is one. */
const STRIP_WIDTHS_PX = [460, 580, 700];
const MIN_STRIP_WIDTH_PX = 440;

/**
 * Text about places of the table: a ring round each of them, an arrow to the nearest, and the text next to it. Only its
 * buttons take pointer events. It is not a live region: its text is spoken to screen readers by another part.
 */
export function Callout(props: {
  readonly layout: Layout;
  readonly name: string;
  /** The text; empty to hide the callout. */
  readonly words: string;
  readonly targets: readonly Rect[];
  /** Other places that it leaves in view. */
  readonly inView?: readonly Rect[] | undefined;
  readonly children: ComponentChildren;
}) {
  const { layout, name, words, targets, inView = [], children } = props;
  const box = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const shows = words !== '';
  useLayoutEffect(() => {
    const now = shows && box.current ? measure(box.current, layout) : null;
    if (JSON.stringify(now) !== JSON.stringify(measured)) setMeasured(now);
  });
  const rings = ringsOf(layout, targets);
  const around: Layout | null = measured && { ...layout, prompt: measured.plate ?? layout.prompt };
  const place =
    measured && around && shows ? placeCallout(around, targets, measured.sizes, measured.question, inView) : null;
  const isStrip = place !== null && place.width >= MIN_STRIP_WIDTH_PX;
  return (
    <>
      {place && rings.map((ring, i) => <div key={i} class="pointed" style={placed(ring)} />)}
      {place && <Arrow layout={around ?? layout} callout={place} rings={rings} />}
      <section
        ref={box}
        aria-label={name}
        class={shows ? `callout ${isStrip ? 'strip' : ''}` : 'unseen'}
        style={place ? { ...placed(place), maxWidth: 'none', height: '' } : { visibility: 'hidden' }}
      >
        <div>
          <p>
            <SuitText words={words} />
          </p>
        </div>
        {shows && <div class="callout-buttons">{children}</div>}
      </section>
    </>
  );
}

interface Measured {
  /** The sizes the callout may have, the usual one first. */
  readonly sizes: readonly Size[];
  /** The plate of the prompt, which is narrower than its zone; null where there is none. */
  readonly plate: Rect | null;
  /** The panel of a question; null if nothing is asked. */
  readonly question: Rect | null;
}

/** Measures the callout in its shapes: upright in two or three widths, and as strips with the buttons at the side. */
function measure(box: HTMLElement, layout: Layout): Measured {
  const { className } = box;
  const { cssText } = box.style;
  const widths = [0, 250, ...STRIP_WIDTHS_PX].filter((width) => width <= layout.width - 2 * marginOf(layout));
  const sizes = widths.map((width): Size => {
    box.className = `callout ${width >= MIN_STRIP_WIDTH_PX ? 'strip' : ''}`;
    box.style.cssText = width > 0 ? `max-width: ${width}px` : '';
    const { width: wide, height } = box.getBoundingClientRect();
    return { width: Math.ceil(wide), height: Math.ceil(height) };
  });
  box.className = className;
  box.style.cssText = cssText;
  const table = box.closest('.table');
  const plate = table?.querySelector<HTMLElement>('.mirror .words');
  const panel = table?.querySelector<HTMLElement>('.question');
  const question = panel ? rect(panel.offsetLeft, panel.offsetTop, panel.offsetWidth, panel.offsetHeight) : null;
  if (!plate) return { sizes, plate: null, question };
  // Without its translation: it is placed by its middle.
  const { offsetLeft: middle, offsetTop, offsetWidth, offsetHeight } = plate;
  return { sizes, plate: rect(middle - offsetWidth / 2, offsetTop, offsetWidth, offsetHeight), question };
}

/** The arrow from the callout to the nearest place. */
function Arrow(props: { readonly layout: Layout; readonly callout: Rect; readonly rings: readonly Rect[] }) {
  const arrow = arrowTo(
    props.layout,
    props.callout,
    props.rings.map((ring) => grown(ring, 2)),
  );
  if (!arrow) return null;
  const { from, to } = arrow;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number): string =>
    `${to.x - ARROW_HEAD_PX * Math.cos(angle + turn)},${to.y - ARROW_HEAD_PX * Math.sin(angle + turn)}`;
  const line = `M${from.x},${from.y}L${to.x},${to.y}M${barb(0.55)}L${to.x},${to.y}L${barb(-0.55)}`;
  return (
    <svg class="pointer" aria-hidden="true">
      <path d={line} />
      <path d={line} />
    </svg>
  );
}
