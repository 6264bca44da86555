import { useState } from 'preact/hooks';
import { text } from '../text/index.ts';

/** The code of a table and the link that leads there, with what they are for. */
export function Invitation(props: { readonly code: string; readonly link: string; readonly words: string }) {
  const { code, link, words } = props;
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <section class="invitation">
      <p>{words}</p>
      <p class="table-code">
        <span>{text.WAITING.code}</span> <strong>{code}</strong>
      </p>
      <p class="table-link">{link}</p>
      <button type="button" onClick={copy}>
        {copied ? text.WAITING.copied : text.WAITING.copy}
      </button>
    </section>
  );
}
