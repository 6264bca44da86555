import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';

/**
 * A component whose code is fetched when it is first rendered, with the texts that no first card needs. Renders nothing
 * until then, and a message if loading fails.
 */
export function lazy<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | null = null;
  return function Fetched(props: Props): ComponentChildren {
    const [state, setState] = useState<'wanted' | 'there' | 'failed'>(Part ? 'there' : 'wanted');
    useEffect(() => {
      if (Part) return;
      let isWanted = true;
      withFurtherTexts(load)
        .then((found) => {
          Part = found;
          if (isWanted) setState('there');
        })
        .catch((error: unknown) => {
          reportError(error);
          if (isWanted) setState('failed');
        });
      return () => {
        isWanted = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    if (state !== 'failed') return null;
    return (
      <p class="not-fetched" role="alert">
        {text.refused({ code: 'notOpened', action: null }, null)}
      </p>
    );
  };
}

/** The settings, fetched when a panel or the menu of a table opens them. */
export const LazySettingsForm = lazy(async () => (await import('./SettingsForm.tsx')).SettingsForm);
