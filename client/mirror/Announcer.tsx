import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Utterance } from '../game/talk.ts';
import type { Game } from '../game/types.ts';
import { text } from '../text/index.ts';
import { collect, type Speech } from './speech.ts';

/** The parts of a table that are announced to screen readers. */
interface Told {
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
export function Announcer({ open, said }: { readonly open: Told; readonly said: ReadonlySignal<string> }) {
  const [polite, speech] = useSpeech();
  useStory(open.log, speech);
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
    collect((words) => setSpoken(({ id }) => ({ id: id + 1, words: text.spoken(words) }))),
  );
  useEffect(() => speech.stop, []);
  return [spoken, speech] as const;
}

/** Announces every new entry of the log once; older entries are not announced. */
function useStory(log: Told['log'], speech: Speech): void {
  const heard = useRef(log.value.at(-1)?.id ?? 0);
  const lines = log.value;
  useEffect(() => {
    for (const { id, aloud } of lines) if (id > heard.current) speech.hear(aloud);
    heard.current = Math.max(heard.current, lines.at(-1)?.id ?? 0);
  }, [lines]);
}

/** Announces every phrase once. */
function useSayings({ game, heard }: Told, speech: Speech): void {
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
function useCall({ game, yourTurn }: Told, speech: Speech): string {
  const question = game.question.value;
  const table = game.table.value;
  const asked = question ? text.questionRead(question, table) : text.step(table);
  const now = yourTurn.value ? asked : '';
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
