import { useState } from 'preact/hooks';
import { replayText } from '../text/replay.ts';
import { Loading } from '../ui/Loading.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { type OpenedRecord, openRecordFile } from './opening.ts';

/** Opens a record from a file or a pasted text; says what was wrong with the last one. */
export function OpenForm(props: {
  readonly problem: string | null;
  readonly isFetching: boolean;
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  readonly onFile: (opening: Promise<OpenedRecord>) => void;
  readonly onText: (text: string) => void;
  /** Fetches the game of the address again; null if it has none. */
  readonly onAgain: (() => void) | null;
  readonly onBack: () => void;
}) {
  const { problem, isFetching, isOver, onFile, onText, onAgain, onBack } = props;
  const [pasted, setPasted] = useState('');
  const choose = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    const file = currentTarget.files?.[0];
    if (file) onFile(openRecordFile(file));
    // The same file can be chosen again, once it is mended.
    currentTarget.value = '';
  };
  const show = (event: Event): void => {
    event.preventDefault();
    if (pasted.trim() !== '') onText(pasted);
  };
  return (
    <ScreenFrame title={replayText.REPLAY.title} kind={isOver ? 'replay-open over' : 'replay-open'} onBack={onBack}>
      <p class="problem" role="alert">
        {problem}
      </p>
      {problem && onAgain && (
        <button type="button" onClick={onAgain}>
          {replayText.REPLAY.again}
        </button>
      )}
      {isFetching ? (
        <Loading words={replayText.REPLAY.loading} />
      ) : (
        <p role="status">{isOver ? replayText.REPLAY.drop : ''}</p>
      )}
      {!isFetching && (
        <section class="card" aria-label={replayText.REPLAY.open}>
          <h2>{replayText.REPLAY.open}</h2>
          <p>{replayText.REPLAY.intro}</p>
          <label class="replay-file">
            {replayText.REPLAY.choose}
            <input type="file" accept=".txt,.record,text/plain" onChange={choose} />
          </label>
          <form onSubmit={show}>
            <label>
              {replayText.REPLAY.paste}
              <small>{replayText.REPLAY.pasteHint}</small>
              <textarea
                rows={5}
                value={pasted}
                autocomplete="off"
                spellcheck={false}
                onInput={({ currentTarget }) => setPasted(currentTarget.value)}
              />
            </label>
            <button type="submit">{replayText.REPLAY.show}</button>
          </form>
        </section>
      )}
    </ScreenFrame>
  );
}
