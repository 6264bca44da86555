import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How long a closed panel fades, in ms. */
const FADE = 120;

/**
 * Lets a panel, and the scrim before it if it has one, fade after they have been closed; with reduced motion they just
 * vanish.
 */
export function useFading(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    return () => {
      const home = box?.parentElement;
      if (!home || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const before = box.previousElementSibling;
      const parts = before?.matches('.scrim') ? [before, box] : [box];
      const body = box.querySelector('.panel-body');
      const scrolled = body?.scrollTop ?? 0;
      // The elements are removed right after this: in the next frame they are shown again, out of reach.
      requestAnimationFrame(() => {
        for (const part of parts) if (part instanceof HTMLElement && !part.isConnected) fade(home, part);
        if (body) body.scrollTop = scrolled;
      });
    };
  }, []);
}

/** Shows an element again, to the eyes alone and below what has opened since, until it has faded. */
function fade(home: HTMLElement, part: HTMLElement): void {
  part.inert = true;
  part.ariaHidden = 'true';
  part.removeAttribute('aria-modal');
  home.prepend(part);
  // It fades as it was: neither the panel nor what is in it comes in again.
  for (const entrance of part.getAnimations({ subtree: true })) entrance.cancel();
  part.animate({ opacity: [1, 0] }, FADE).onfinish = () => part.remove();
}
