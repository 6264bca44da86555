import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';

/** A component whose code is fetched when it is needed. */
interface Lazy<Props> extends FunctionComponent<Props> {
  /** Fetches the code before it is needed. Never rejects: a component that is rendered without it tries again. */
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
 * A component whose code is fetched when it is first rendered, with the texts that no first card needs. Renders nothing
 * until then, and a message if loading fails. While the server is out of reach it goes on trying: a reload would only
 * lose the page.
 * @param unasked whether it appears by itself: then nothing is said while the server is out of reach
 */
export function lazy<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  unasked = false,
): Lazy<Props> {
  let Part: FunctionComponent<Props> | null = null;
  const fetchPart = async (): Promise<void> => {
    Part = await withFurtherTexts(load);
  };
  function Fetched(props: Props): ComponentChildren {
    const [state, setState] = useState<'wanted' | 'there' | 'failed' | 'offline'>(Part ? 'there' : 'wanted');
    // Before the paint: nothing can be fetched in between, and an effect after it would ask for a frame.
    useLayoutEffect(() => {
      if (Part) return;
      let isGone = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = async (): Promise<void> => {
        try {
          await fetchPart();
          setState('there');
        } catch (error) {
          const canReload = await isReached();
          if (isGone) return;
          setState(canReload ? 'failed' : 'offline');
          if (canReload) reportError(error);
          else timer = setTimeout(() => void attempt(), RETRY_MS);
        }
      };
      void attempt();
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    }, []);
    if (Part) return <Part {...props} />;
    if (state !== 'failed' && (state !== 'offline' || unasked)) return null;
    return (
      <p class="not-fetched" role="alert">
        {state === 'failed' ? text.refused({ code: 'notOpened', action: null }, null) : text.HOME.offline}
      </p>
    );
  }
  return Object.assign(Fetched, { ahead: () => fetchPart().catch(() => undefined) });
}

/** The settings, fetched when a panel or the menu of a table opens them. */
export const LazySettingsForm = lazy(async () => (await import('./SettingsForm.tsx')).SettingsForm);
