import { useEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { copyText } from './copyText.ts';

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
