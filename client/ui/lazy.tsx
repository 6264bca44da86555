import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';

interface LazyProps<Parts> {
  /** Renders what is in the module. */
  readonly children: (parts: Parts) => ComponentChildren;
  /** Whether it appears by itself: no message is then shown while the server cannot be reached. */
  readonly isAutomatic?: boolean;
  /** The delay before it is fetched, in ms: what the player opens in that time comes first. */
  readonly delayMs?: number;
}

/** A module of components that is fetched when one is needed. */
interface Lazy<Parts> extends FunctionComponent<LazyProps<Parts>> {
  /** Fetches the module before it is needed. Never rejects: rendering tries again. */
  ahead(): Promise<void>;
}

/** The delay before code is requested again while the server cannot be reached. */
const RETRY_DELAY_MS = 3_000;

/** The timeout of the request that checks whether the server answers. */
const CHECK_TIMEOUT_MS = 5_000;

/** Whether the server answers, so that a reload can help. */
const canReachServer = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/**
 * A module of components that is fetched when one of them is first rendered, with the texts that no first card needs.
 * Renders nothing until then, and a message if loading fails. While the server cannot be reached it keeps trying: a
 * reload would lose the page.
 */
export function lazy<Parts extends object>(load: () => Promise<Parts>): Lazy<Parts> {
  let parts: Parts | null = null;
  const fetchParts = async (): Promise<void> => {
    parts = await withFurtherTexts(load);
  };
  function Fetched({ children, isAutomatic, delayMs = 0 }: LazyProps<Parts>): ComponentChildren {
    const [state, setState] = useState<'wanted' | 'loaded' | 'failed' | 'offline'>(parts ? 'loaded' : 'wanted');
    // A layout effect: a plain one would wait for the paint and then need another frame.
    useLayoutEffect(() => {
      if (parts) return;
      let isUnmounted = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = async (): Promise<void> => {
        try {
          await fetchParts();
          setState('loaded');
        } catch (error) {
          const canReload = await canReachServer();
          if (isUnmounted) return;
          setState(canReload ? 'failed' : 'offline');
          if (canReload) reportError(error);
          else timer = setTimeout(() => void attempt(), RETRY_DELAY_MS);
        }
      };
      if (delayMs > 0) timer = setTimeout(() => void attempt(), delayMs);
      else void attempt();
      return () => {
        isUnmounted = true;
        clearTimeout(timer);
      };
    }, []);
    if (parts) return children(parts);
    if (state !== 'failed' && (state !== 'offline' || isAutomatic)) return null;
    return (
      <p class="not-fetched" role="alert">
        {state === 'failed' ? text.refused({ code: 'notOpened', action: null }, null) : text.HOME.offline}
      </p>
    );
  }
  return Object.assign(Fetched, { ahead: () => fetchParts().catch(() => undefined) });
}

/** The settings, fetched when a panel or the menu of a table opens them. */
export const LazySettings = lazy(() => import('./SettingsForm.tsx'));
