import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A screen; while it covers a table that is not to be seen yet nothing can be done on it any more. */
export function Cover({ covers, children }: { readonly covers: boolean; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Browsers take the focus from it only later, when the table has looked whether it is lost.
    if (covers && activeElement instanceof HTMLElement && box.current?.contains(activeElement)) activeElement.blur();
  }, [covers]);
  return (
    <div class="cover" ref={box} inert={covers}>
      {children}
    </div>
  );
}
