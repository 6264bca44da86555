import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A screen, or the bare felt. While it covers a table it takes no input. */
export function Cover(props: {
  readonly covers: boolean;
  readonly isFelt?: boolean;
  readonly children: ComponentChildren;
}) {
  const { covers, isFelt = false, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Browsers blur an inert element too late: the table has already checked whether the focus is lost.
    if (covers && activeElement instanceof HTMLElement && box.current?.contains(activeElement)) activeElement.blur();
  }, [covers]);
  return (
    <div class={isFelt ? 'cover felt' : 'cover'} ref={box} inert={covers}>
      {children}
    </div>
  );
}
