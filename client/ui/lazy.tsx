import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';

interface LazyProps<Parts> {
  /** Renders what is in the module. */
  readonly children: (parts: Parts) => ComponentChildren;
  /** Whether it appears by itself: then nothing is said while the server is out of reach. */
  readonly unasked?: boolean;
  /** How long it waits before it is fetched, in ms: what is asked for meanwhile comes first. */
  readonly rest?: number;
}

/** A module of components that is fetched when one is needed. */
interface Lazy<Parts> extends FunctionComponent<LazyProps<Parts>> {
  /** Fetches the module before it is needed. Never rejects: what is rendered without it tries again. */
  ahead(): Promise<void>;
}

/** The delay before code is asked for again while the server is out of reach, in ms. */
const RETRY_MS = 3_000;

/** The timeout of the question whether the server is in reach, in ms. */
const ANSWER_MS = 5_000;

/** Whether the server answers, so that a reload can help. */
const isReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    () => true,
    () => false,
  );

/**
 * A module of components that is fetched when one of them is first rendered, with the texts that no first card needs.
 * Renders nothing until then, and a message if loading fails. While the server is out of reach it goes on trying: a
 * reload would only lose the page.
 */
export function lazy<Parts extends object>(load: () => Promise<Parts>): Lazy<Parts> {
  let parts: Parts | null = null;
  const fetchParts = async (): Promise<void> => {
    parts = await withFurtherTexts(load);
  };
  function Fetched({ children, unasked, rest = 0 }: LazyProps<Parts>): ComponentChildren {
    const [state, setState] = useState<'wanted' | 'there' | 'failed' | 'offline'>(parts ? 'there' : 'wanted');
    // Before the paint: nothing can be fetched in between, and an effect after it would ask for a frame.
    useLayoutEffect(() => {
      if (parts) return;
      let isGone = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = async (): Promise<void> => {
        try {
          await fetchParts();
          setState('there');
        } catch (error) {
          const canReload = await isReached();
          if (isGone) return;
          setState(canReload ? 'failed' : 'offline');
          if (canReload) reportError(error);
          else timer = setTimeout(() => void attempt(), RETRY_MS);
        }
      };
      if (rest > 0) timer = setTimeout(() => void attempt(), rest);
      else void attempt();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    if (parts) return children(parts);
    if (state !== 'failed' && (state !== 'offline' || unasked)) return null;
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
