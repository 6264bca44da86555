import { useState } from 'preact/hooks';
import { text } from '../text/index.ts';
import { lazy } from '../ui/lazy.tsx';
import { CopyButton, ShareButton } from '../ui/Sharing.tsx';

/** The QR code, fetched with its library when it is opened. */
const LazyQr = lazy(() => import('../ui/QrPanel.tsx'));

interface InvitationProps {
  readonly code: string;
  readonly link: string;
}

/** The code and link of a table, with a sentence on how to use them, and the ways to pass them on. */
export function Invitation({ code, link, words }: InvitationProps & { readonly words: string }) {
  const [showsQr, setShowsQr] = useState(false);
  return (
    <section class="invitation card">
      <p>{words}</p>
      <TableCode code={code} link={link} />
      <div class="invitation-ways">
        <ShareButton words={text.WAITING.share} says={text.WAITING.shared} link={link} />
        <CopyButton words={text.WAITING.copy} copies={link} />
        <button type="button" onClick={() => setShowsQr(true)}>
          {text.WAITING.qr}
        </button>
      </div>
      {showsQr && (
        <LazyQr>
          {({ QrPanel }) => (
            <QrPanel link={link} onClose={() => setShowsQr(false)}>
              <TableCode code={code} link={link} />
            </QrPanel>
          )}
        </LazyQr>
      )}
    </section>
  );
}

/** The code in large letters, which a screen reader reads one by one, and the link. */
const TableCode = ({ code, link }: InvitationProps) => (
  <>
    <p class="table-code">
      <span>{text.WAITING.code}</span>{' '}
      <strong aria-hidden="true" translate={false}>
        {Array.from(code, (letter, at) => (
          <span key={at}>{letter}</span>
        ))}
      </strong>
      <span class="unseen">{text.spelled(code)}</span>
    </p>
    <p class="table-link" translate={false}>
      {link}
    </p>
  </>
);
