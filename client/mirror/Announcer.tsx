import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../game/createGame.ts';
import type { Utterance } from '../game/talk.ts';
import { text } from '../text/index.ts';

/** The parts of a table that are announced to screen readers. */
interface AnnouncedTable {
  readonly game: Game;
  /** The log, one sentence per entry; `id` increases. */
  readonly log: ReadonlySignal<readonly { readonly id: number; readonly aloud: string }[]>;
  readonly yourTurn: ReadonlySignal<boolean>;
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** Phrases of other players that the viewer may hear. */
  readonly heard: ReadonlySignal<readonly Utterance[]>;
}

/**
 * Announces events politely and in one utterance, and requests to the viewer at once. `said` is the result of a key
 * press.
 */
export function Announcer({ open, said }: { readonly open: AnnouncedTable; readonly said: ReadonlySignal<string> }) {
  const [polite, speech] = useSpeech();
  useLogEntries(open.log, speech);
  useSayings(open, speech);
  const call = useCall(open, speech);
  const hurry = useHurry(open.secondsLeft);
  useEffect(() => {
    if (said.value !== '') speech.hear(said.value);
  }, [said.value]);
  return (
    <div class="unseen" data-spared>
      <div aria-live="polite">{polite.words !== '' && <p key={polite.id}>{polite.words}</p>}</div>
      <div aria-live="assertive">
        {call !== '' && <p>{call}</p>}
        {hurry !== '' && <p>{hurry}</p>}
      </div>
    </div>
  );
}

/** The current announcement, each in a new element so that repeated words are announced again. */
function useSpeech() {
  const [spoken, setSpoken] = useState({ id: 0, words: '' });
  const [speech] = useState<Speech>(() =>
    collectSpeech((words) => setSpoken(({ id }) => ({ id: id + 1, words: text.spoken(words) }))),
  );
  useEffect(() => speech.stop, []);
  return [spoken, speech] as const;
}

/** Announces every new entry of the log once; older entries are not announced. */
function useLogEntries(log: AnnouncedTable['log'], speech: Speech): void {
  const heard = useRef(log.value.at(-1)?.id ?? 0);
  const lines = log.value;
  useEffect(() => {
    for (const { id, aloud } of lines) if (id > heard.current) speech.hear(aloud);
    heard.current = Math.max(heard.current, lines.at(-1)?.id ?? 0);
  }, [lines]);
}

/** Announces every phrase once. */
function useSayings({ game, heard }: AnnouncedTable, speech: Speech): void {
  const last = useRef(0);
  const sayings = heard.value;
  useEffect(() => {
    for (const { id, seat, saying } of sayings) {
      if (id > last.current) speech.hear(text.saidBy(game.table.peek(), seat, saying));
      last.current = Math.max(last.current, id);
    }
  }, [sayings]);
}

/**
 * The assertive announcement when the viewer is asked to act: the turn or a question. Later steps of the same turn are
 * announced politely, after the viewer's action.
 */
function useCall({ game, yourTurn }: AnnouncedTable, speech: Speech): string {
  const question = game.question.value;
  const table = game.table.value;
  const request = question ? text.questionRead(question, table) : text.step(table, 'full', game.opening.value);
  const now = yourTurn.value ? request : '';
  const [call, setCall] = useState('');
  const before = useRef('');
  useEffect(() => {
    const goesOn = before.current !== '' && now !== '' && question === null;
    if (goesOn) speech.hear(`${now}.`);
    else setCall(text.spoken(now));
    before.current = now;
  }, [now]);
  return call;
}

/** The warning that the viewer's time is running out, announced once when the last seconds begin. */
function useHurry(secondsLeft: ReadonlySignal<number | null>): string {
  const [hurry, setHurry] = useState('');
  const isShort = secondsLeft.value !== null;
  useEffect(() => setHurry(isShort ? text.hurry(secondsLeft.peek() ?? 0) : ''), [isShort]);
  return hurry;
}

/** The quiet time before events are announced, in ms, so that several moves of a bot become one announcement. */
const SPEECH_PAUSE_MS = 400;
/** The longest wait of a sentence, in ms. */
const MAX_SPEECH_WAIT_MS = 1500;

/** Collects sentences and announces them together. */
interface Speech {
  hear(words: string): void;
  stop(): void;
}

/** Creates a debounced announcer: it joins sentences until it has been quiet for a moment, then calls `say` once. */
export function collectSpeech(say: (words: string) => void): Speech {
  let waiting: string[] = [];
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sayAll = (): void => {
    say(waiting.join(' '));
    waiting = [];
  };
  return {
    hear(words) {
      const now = performance.now();
      if (waiting.length === 0) since = now;
      waiting.push(words);
      clearTimeout(timer);
      timer = setTimeout(sayAll, Math.max(0, Math.min(SPEECH_PAUSE_MS, since + MAX_SPEECH_WAIT_MS - now)));
    },
    stop: () => clearTimeout(timer),
  };
}
