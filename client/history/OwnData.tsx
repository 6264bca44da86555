import { useState } from 'preact/hooks';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { historyText } from '../text/history.ts';
import { saveFile } from '../ui/saveFile.ts';

const { HISTORY } = historyText;

interface OwnDataProps {
  readonly stored: StoredGames;
  readonly onErased: () => void;
}

type Doing = 'asked' | 'busy' | 'erased' | { readonly refused: StoredGamesRefusal } | null;

const sentenceFor = (reason: StoredGamesRefusal): string => {
  if (reason === 'alreadyPlaying') return HISTORY.playing;
  return reason === 'tooFast' ? HISTORY.tooFast : HISTORY.offline;
};

/** Everything that the server has about this guest: to save, and to erase. */
export function OwnData({ stored, onErased }: OwnDataProps) {
  const [doing, setDoing] = useState<Doing>(null);
  const save = async (): Promise<void> => {
    const exported = await stored.exported();
    if (exported.ok) saveFile('crazy-rummy-data.json', JSON.stringify(exported.value, null, 2), 'application/json');
    else setDoing({ refused: exported.reason });
  };
  const erase = async (): Promise<void> => {
    if (doing === 'busy') return;
    setDoing('busy');
    const erased = await stored.erase();
    setDoing(erased.ok ? 'erased' : { refused: erased.reason });
    if (erased.ok) onErased();
  };
  const refused = doing !== null && typeof doing === 'object' ? doing.refused : null;
  return (
    <section class="card">
      <h2>{HISTORY.data}</h2>
      <p class="hint">{HISTORY.dataHint}</p>
      <p role="status" class="said">
        {doing === 'erased' ? HISTORY.erased : ''}
      </p>
      <p role="alert" class="refused said">
        {refused && sentenceFor(refused)}
      </p>
      {doing === 'asked' || doing === 'busy' ? (
        <>
          <p>{HISTORY.eraseHint}</p>
          <div class="row">
            <button type="button" class="danger" aria-disabled={doing === 'busy'} onClick={() => void erase()}>
              {HISTORY.really}
            </button>
            <button type="button" onClick={() => setDoing(null)}>
              {HISTORY.keep}
            </button>
          </div>
        </>
      ) : (
        <div class="row">
          <button type="button" onClick={() => void save()}>
            {HISTORY.export}
          </button>
          {doing !== 'erased' && (
            <button type="button" onClick={() => setDoing('asked')}>
              {HISTORY.erase}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
