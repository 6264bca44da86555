import type { ComponentChildren, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';

/** A component whose code is fetched when it is needed. */
interface Lazy<Props> extends FunctionComponent<Props> {
  /** Fetches the code before it is needed. Never rejects: a component that is rendered without it tries again. */
  ahead(): Promise<void>;
}

/**
 * A component whose code is fetched when it is first rendered, with the texts that no first card needs. Renders nothing
 * until then, and a message if loading fails.
 */
export function lazy<Props extends object>(load: () => Promise<FunctionComponent<Props>>): Lazy<Props> {
  let Part: FunctionComponent<Props> | null = null;
  const fetchPart = async (): Promise<void> => {
    Part = await withFurtherTexts(load);
  };
  function Fetched(props: Props): ComponentChildren {
    const [state, setState] = useState<'wanted' | 'there' | 'failed'>(Part ? 'there' : 'wanted');
    // Before the paint: nothing can be fetched in between, and an effect after it would ask for a frame.
    useLayoutEffect(() => {
      if (Part) return;
      fetchPart().then(
        () => setState('there'),
        (error: unknown) => {
          reportError(error);
          setState('failed');
        },
      );
    }, []);
    if (Part) return <Part {...props} />;
    if (state !== 'failed') return null;
    return (
      <p class="not-fetched" role="alert">
        {text.refused({ code: 'notOpened', action: null }, null)}
      </p>
    );
  }
  return Object.assign(Fetched, { ahead: () => fetchPart().catch(() => undefined) });
}

/** The settings, fetched when a panel or the menu of a table opens them. */
export const LazySettingsForm = lazy(async () => (await import('./SettingsForm.tsx')).SettingsForm);
