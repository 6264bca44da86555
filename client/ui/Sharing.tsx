import { useEffect, useState } from 'preact/hooks';
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

/** Copies a text to the clipboard. If that is forbidden, says so; the text is next to it and can be selected. */
export function CopyButton({ words, copies }: { readonly words: string; readonly copies: string }) {
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => setState(null), [copies]);
  const copy = async (button: HTMLElement): Promise<void> =>
    setState((await copyText(copies, button)) ? 'copied' : 'notCopied');
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => void copy(currentTarget)}>
        {words}
      </button>
      <span class="copy-state" role="status">
        {state && text.WAITING[state]}
      </span>
    </>
  );
}

/**
 * Copies a text to the clipboard. Over plain http there is no `navigator.clipboard`: the text is selected in a field,
 * which the browser copies.
 * @param button the one that was pressed: in a dialog, only what is inside can be selected
 * @returns whether it was copied
 */
async function copyText(words: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copySelected(words, button);
  }
}

function copySelected(words: string, button: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.readOnly = true;
  field.value = words;
  button.after(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, words.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    button.focus({ preventScroll: true });
  }
}
