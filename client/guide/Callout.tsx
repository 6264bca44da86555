import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { grown } from '../stage/rect.ts';
import type { Layout, Rect, Size } from '../stage/types.ts';
import { SuitText } from '../ui/SuitText.tsx';
import { arrowTo, placeCallout, RING } from './callout.ts';

const HEAD = 11;

/**
 * Text about places of the table: a ring round each of them, an arrow to the nearest, and the text next to it. Only its
 * buttons take pointer events. It stays mounted without text, so that screen readers speak the next one.
 */
export function Callout(props: {
  readonly layout: Layout;
  readonly name: string;
  readonly kind?: 'closing';
  /** The text; empty to hide the callout. */
  readonly words: string;
  readonly targets: readonly Rect[];
  /** Whether something else speaks the text to screen readers. */
  readonly isSpoken?: boolean;
  readonly children: ComponentChildren;
  /** Further content below the text. */
  readonly more?: ComponentChildren;
}) {
  const { layout, name, kind = '', words, targets, isSpoken = false, children, more } = props;
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    if (width !== size?.width || height !== size?.height) setSize({ width, height });
  });
  const shows = words !== '';
  const place = shows && size ? placeCallout(layout, targets, size) : null;
  return (
    <>
      {place && targets.map((target, i) => <Ring key={i} target={target} />)}
      {place && <Arrow layout={layout} callout={place} targets={targets} />}
      <section
        ref={box}
        aria-label={name}
        class={shows ? `callout ${kind}` : 'unseen'}
        style={place ? { left: `${place.x}px`, top: `${place.y}px` } : { visibility: 'hidden' }}
      >
        <div aria-live={isSpoken ? 'off' : 'polite'}>
          <p>
            <SuitText words={words} />
          </p>
          {shows && more}
        </div>
        {shows && <div class="callout-buttons">{children}</div>}
      </section>
    </>
  );
}

function Ring({ target }: { readonly target: Rect }) {
  const { x, y, width, height } = grown(target, 4);
  return <div class="pointed" style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }} />;
}

/** The arrow from the callout to the nearest place. */
function Arrow(props: { readonly layout: Layout; readonly callout: Rect; readonly targets: readonly Rect[] }) {
  const rings = props.targets.map((target) => grown(target, RING));
  const arrow = arrowTo(props.layout, props.callout, rings);
  if (!arrow) return null;
  const { from, to } = arrow;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const barb = (turn: number): string =>
    `${to.x - HEAD * Math.cos(angle + turn)},${to.y - HEAD * Math.sin(angle + turn)}`;
  const line = `M${from.x},${from.y}L${to.x},${to.y}M${barb(0.55)}L${to.x},${to.y}L${barb(-0.55)}`;
  return (
    <svg class="pointer" aria-hidden="true">
      <path d={line} />
      <path d={line} />
    </svg>
  );
}
