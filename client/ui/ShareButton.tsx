import { useState } from 'preact/hooks';
import { text } from '../text/index.ts';

/** Opens the device's own share menu with a link. Nothing where the browser has none, as over plain http. */
export function ShareButton(props: { readonly words: string; readonly says: string; readonly link: string }) {
  const { words, says, link } = props;
  const [hasFailed, setFailed] = useState(false);
  if (!('share' in navigator)) return null;
  const share = async (): Promise<void> => {
    try {
      setFailed(false);
      await navigator.share({ title: text.gameName(), text: says, url: link });
    } catch (error) {
      // Closing the menu is an answer, too.
      setFailed(!(error instanceof Error && error.name === 'AbortError'));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {words}
      </button>
      <span class="copy-state" role="status">
        {hasFailed && text.WAITING.notShared}
      </span>
    </>
  );
}
