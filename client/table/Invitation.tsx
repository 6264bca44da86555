import { text } from '../text/index.ts';
import { CopyButton } from '../ui/CopyButton.tsx';

/** The code and link of a table, with a sentence on how to use them. */
export function Invitation(props: { readonly code: string; readonly link: string; readonly words: string }) {
  const { code, link, words } = props;
  return (
    <section class="invitation">
      <p>{words}</p>
      <p class="table-code">
        <span>{text.WAITING.code}</span> <strong>{code}</strong>
      </p>
      <p class="table-link">{link}</p>
      <CopyButton words={text.WAITING.copy} copies={link} />
    </section>
  );
}
