import { useRef, useState } from 'preact/hooks';
import type { StoredGames, StoredGamesRefusal } from '../net/storedGames.ts';
import { historyText } from '../text/history.ts';
import { saveFile } from '../ui/saveFile.ts';

interface OwnDataProps {
  readonly stored: StoredGames;
  readonly onErased: () => void;
}

type Doing = 'asked' | 'busy' | 'erased' | { readonly refused: StoredGamesRefusal } | null;

const sentenceFor = (reason: StoredGamesRefusal): string => {
  if (reason === 'alreadyPlaying') return historyText.HISTORY.playing;
  return reason === 'tooFast' ? historyText.HISTORY.tooFast : historyText.HISTORY.offline;
};

/** Everything that the server has about this guest: to save, and to erase. */
export function OwnData({ stored, onErased }: OwnDataProps) {
  const [doing, setDoing] = useState<Doing>(null);
  const save = async (): Promise<void> => {
    const exported = await stored.exported();
    setDoing(exported.ok ? null : { refused: exported.reason });
    if (exported.ok) saveFile('crazy-rummy-data.json', JSON.stringify(exported.value, null, 2), 'application/json');
  };
  const erase = async (): Promise<void> => {
    if (doing === 'busy') return;
    setDoing('busy');
    const erased = await stored.erase();
    answer(erased.ok ? 'erased' : { refused: erased.reason });
    if (erased.ok) onErased();
  };
  const refused = doing !== null && typeof doing === 'object' ? doing.refused : null;
  const isAsked = doing === 'asked' || doing === 'busy';
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = (next: Doing): void => {
    setDoing(next);
    // The buttons change: the one that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <section class="card">
      <h2 ref={heading} tabIndex={-1}>
        {historyText.HISTORY.data}
      </h2>
      {doing !== 'erased' && (
        <p class="hint">{isAsked ? historyText.HISTORY.eraseHint : historyText.HISTORY.dataHint}</p>
      )}
      <p role="status" class="said">
        {doing === 'erased' ? historyText.HISTORY.erased : ''}
      </p>
      <p role="alert" class="refused said">
        {refused && sentenceFor(refused)}
      </p>
      {isAsked && (
        <div class="row" key="asked">
          <button type="button" aria-disabled={doing === 'busy'} onClick={() => void erase()}>
            {historyText.HISTORY.really}
          </button>
          <button type="button" onClick={() => answer(null)}>
            {historyText.HISTORY.keep}
          </button>
        </div>
      )}
      {!isAsked && doing !== 'erased' && (
        <div class="row" key="offered">
          <button type="button" onClick={() => void save()}>
            {historyText.HISTORY.export}
          </button>
          <button type="button" onClick={() => answer('asked')}>
            {historyText.HISTORY.erase}
          </button>
        </div>
      )}
    </section>
  );
}
