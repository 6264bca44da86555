import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A screen, or the bare felt; while it covers a table that is not to be seen yet nothing can be done on it any more. */
export function Cover(props: {
  readonly covers: boolean;
  readonly isFelt?: boolean;
  readonly children: ComponentChildren;
}) {
  const { covers, isFelt = false, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Browsers take the focus from it only later, when the table has looked whether it is lost.
    if (covers && activeElement instanceof HTMLElement && box.current?.contains(activeElement)) activeElement.blur();
  }, [covers]);
  return (
    <div class={isFelt ? 'cover felt' : 'cover'} ref={box} inert={covers}>
      {children}
    </div>
  );
}
