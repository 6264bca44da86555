import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A reference to an element, and its width in pixels, 0 until it is shown. */
export function useWidth<Shown extends HTMLElement>() {
  const box = useRef<Shown>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [box, width] as const;
}
