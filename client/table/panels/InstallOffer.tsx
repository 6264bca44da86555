import { useContext } from 'preact/hooks';
import { InstallContext } from '../../device/installing.ts';
import { finalText } from '../../text/final.ts';

/** Offers to install the game, after a finished one; nothing where that is impossible, done or declined. */
export function InstallOffer() {
  const { way, install, decline } = useContext(InstallContext);
  if (way.value === null) return null;
  return (
    <section class="install" aria-labelledby="install">
      <div>
        <h3 id="install">{finalText.INSTALL.heading}</h3>
        {way.value === 'button' ? <p class="install-hint">{finalText.INSTALL.hint}</p> : <ShareMenuSteps />}
      </div>
      <div class="row">
        {way.value === 'button' && (
          <button type="button" onClick={install}>
            {finalText.INSTALL.install}
          </button>
        )}
        <button type="button" class="quiet" onClick={decline}>
          {finalText.INSTALL.decline}
        </button>
      </div>
    </section>
  );
}

/** Where the browser has no button: its share menu, with the signs as Safari draws them. */
const ShareMenuSteps = () => (
  <ol class="install-steps">
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V3m-4 4 4-4 4 4M8 10H6v11h12V10h-2" />
      </svg>
      {finalText.INSTALL.share}
    </li>
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect x="4" y="4" width="16" height="16" rx="4" />
        <path d="M12 8v8m-4-4h8" />
      </svg>
      {finalText.INSTALL.add}
    </li>
  </ol>
);
