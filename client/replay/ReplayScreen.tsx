import type { Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../device/settings.ts';
import { momentIn } from './address.ts';
import { fetchGame } from './fetchGame.ts';
import { OpenForm } from './OpenForm.tsx';
import { type OpenedRecord, sourceOf } from './opening.ts';
import type { ReplaySource } from './openReplay.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { placeOfTurn } from './timeline.ts';
import { useDropped } from './useDropped.ts';

/**
 * The screen that opens records: a form for files and texts, or the stored game of its address; then the replay. A file
 * dropped anywhere on it is opened, in place of a game that is shown.
 */
export function ReplayScreen(props: {
  readonly settings: Signal<Settings>;
  /** The id of a stored game; null for the form. */
  readonly game: string | null;
  /** The part of the address that names a moment. */
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
      {...{ problem, isFetching, isOver, onText, onBack }}
      onFile={(opening) => void opening.then(show)}
      onAgain={game === null ? null : () => setAttempt(attempt + 1)}
    />
  );
}

/** The game, first shown at the moment that an address names; without one, from its beginning. */
function at(source: ReplaySource, moment: string): ReplaySource {
  const named = momentIn(moment);
  return named ? { ...source, place: placeOfTurn(source.timeline, named.deal, named.turn) } : source;
}
