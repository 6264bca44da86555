import type { Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../device/settings.ts';
import { replayText } from '../text/replay.ts';
import { Loading } from '../ui/EmptyState.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { fetchGame, type OpenedRecord, openRecordFile, type ReplaySource, sourceOf } from './opening.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { namedTurnIn, positionOfTurn } from './timeline.ts';

/**
 * The screen that opens records: a form for files and texts, or the stored game of its address; then the replay. A file
 * dropped anywhere on it is opened, in place of a game that is shown.
 */
export function ReplayScreen(props: {
  readonly settings: Signal<Settings>;
  /** The id of a stored game; null for the form. */
  readonly game: string | null;
  /** The part of the address that names a turn. */
  readonly moment: string;
  readonly onBack: () => void;
}) {
  const { settings, game, moment, onBack } = props;
  const [source, keepSource] = useState<ReplaySource | null>(null);
  const [number, setNumber] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isFetching, setFetching] = useState(game !== null);
  const setSource = (next: ReplaySource | null): void => {
    keepSource(next);
    setNumber((last) => last + 1);
  };
  const show = (opened: OpenedRecord): void => {
    setFetching(false);
    setProblem(opened.ok ? null : opened.reason);
    if (opened.ok) setSource(opened.value);
    // A text that cannot be opened is never mistaken for the game shown before.
    else setSource(null);
  };
  useEffect(() => {
    if (game === null) return undefined;
    let isWanted = true;
    setFetching(true);
    void fetchGame(game).then((opened) => {
      if (isWanted) show(opened.ok ? { ok: true, value: at(opened.value, moment) } : opened);
    });
    return () => {
      isWanted = false;
    };
  }, [game, attempt]);
  useEffect(() => {
    if (source?.game) setSource(at(source, moment));
  }, [moment]);
  const isOver = useDropped((opening) => void opening.then(show));
  const onText = (text: string): void => show(sourceOf(text));
  if (source) {
    // The key resets the replay when another record is opened, however much it looks like the last.
    return <ReplayTable key={number} source={source} settings={settings} onClose={onBack} />;
  }
  return (
    <OpenForm
      problem={problem}
      isFetching={isFetching}
      isOver={isOver}
      onText={onText}
      onBack={onBack}
      onFile={(opening) => void opening.then(show)}
      onAgain={game === null ? null : () => setAttempt(attempt + 1)}
    />
  );
}

/** The game, first shown at the turn that an address names; without one, from its beginning. */
function at(source: ReplaySource, moment: string): ReplaySource {
  const named = namedTurnIn(moment);
  return named ? { ...source, position: positionOfTurn(source.timeline, named.deal, named.turn) } : source;
}

/** Opens a record from a file or a pasted text; says what was wrong with the last one. */
function OpenForm(props: {
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

/** Opens what is dropped anywhere on the page, or pasted outside a field. Returns whether a file is over the page. */
function useDropped(onOpen: (opening: Promise<OpenedRecord>) => void): boolean {
  const [isOver, setOver] = useState(false);
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const control = new AbortController();
    const on = <Type extends keyof WindowEventMap>(type: Type, hear: (event: WindowEventMap[Type]) => void): void =>
      window.addEventListener(type, hear, { signal: control.signal });
    on('dragover', (event) => {
      // Without this the browser would leave the page and show the file.
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      const opening = openingOf(event.dataTransfer);
      if (opening) open.current(opening);
    });
    on('paste', ({ target, clipboardData }) => {
      if (isField(target)) return;
      const opening = openingOf(clipboardData);
      if (opening) open.current(opening);
    });
    return () => control.abort();
  }, []);
  return isOver;
}

/** Whether this element takes pasted text itself. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The record in what was dropped or pasted: a file, or a text. */
function openingOf(data: DataTransfer | null): Promise<OpenedRecord> | null {
  const file = data?.files[0];
  if (file) return openRecordFile(file);
  const text = data?.getData('text/plain') ?? '';
  return text.trim() === '' ? null : Promise.resolve(sourceOf(text));
}
