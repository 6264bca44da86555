import { useEffect, useState } from 'preact/hooks';
import { text } from '../text/index.ts';

/** Copies a text to the clipboard. If that is forbidden, says so; the text is next to it and can be selected. */
export function CopyButton({ words, copies }: { readonly words: string; readonly copies: string }) {
  const [state, setState] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => setState(null), [copies]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(copies);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {words}
      </button>
      <span class="copy-state" role="status">
        {state && text.WAITING[state]}
      </span>
    </>
  );
}
