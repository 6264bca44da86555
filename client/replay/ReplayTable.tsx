import { effect, type ReadonlySignal, type Signal, signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { termsOf } from '#rules';
import type { Settings } from '../device/settings.ts';
import type { Viewport } from '../device/viewport.ts';
import { Announcer } from '../mirror/Announcer.tsx';
import { Mirror, ScoreLine } from '../mirror/Mirror.tsx';
import { letterKey } from '../mirror/tableKeys.ts';
import type { Rect } from '../stage/layout.ts';
import { mountPicture, NoPicture } from '../table/mountPicture.tsx';
import { LastActionTexts } from '../table/panels/LastActionTexts.tsx';
import { text } from '../text/index.ts';
import { lastActionText } from '../text/lastActionText.ts';
import { replayText } from '../text/replay.ts';
import { placed, placedLabel } from '../ui/boxStyle.ts';
import { SuitText } from '../ui/SuitText.tsx';
import { Controls } from './Controls.tsx';
import type { ReplaySource } from './opening.ts';
import { notesOf } from './opening.ts';
import { type OpenReplay, openReplay } from './openReplay.ts';
import { PanelsOverReplay } from './PanelsOverReplay.tsx';

const after = (ms: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/** A recorded game on the table: its picture, the mirror, the log where there is room, and the controls below. */
export function ReplayTable(props: {
  readonly source: ReplaySource;
  readonly settings: Signal<Settings>;
  readonly onClose: () => void;
}) {
  const { source, settings, onClose } = props;
  const table = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [{ room, watch }] = useState(watchRoom);
  const [replay] = useState(() => openReplay(source, room, settings, after));
  const [hasPicture, setHasPicture] = useState(true);
  const showsPosition = useSignal(false);
  const showsResult = useSignal(false);
  const { open, player } = replay;
  const { game, layout } = open;
  const said = useSpokenPosition(replay);
  const letters = useComputed(() => settings.value.letterKeys);
  useLayoutEffect(() => {
    if (!table.current || !picture.current) return undefined;
    const leave = watch(table.current);
    const parent = picture.current;
    const unmount = mountPicture({ parent, open, settings: replay.settings, onFail: () => setHasPicture(false) });
    return () => {
      unmount();
      leave();
      replay.close();
    };
  }, []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Panels over the replay keep their Escape.
      if (event.key === 'Escape') onClose();
      else if (onReplayKey(event, replay, letters.value)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const notes = notesOf(source);
  return (
    <main class={layout.value.leftHanded ? 'replay left-handed' : 'replay'} aria-label={replayText.REPLAY.title}>
      <div class="replay-table table" ref={table}>
        <div class="picture-of-table" ref={picture} />
        {!hasPicture && <NoPicture />}
        <Mirror game={game} layout={layout} say={() => undefined} presses={null} />
        <ScoreLine game={game} />
        <Openers replay={replay} onClose={onClose} />
        {/* Open hands lie where the deeds would. */}
        {player.perspective.value !== 'all' && <LastActionTexts game={game} layout={layout.value} />}
        {open.hasBar.value && (
          <div class="replay-result" style={placed(layout.value.prompt)}>
            <button
              type="button"
              class="action"
              onClick={() => {
                player.pause();
                showsResult.value = true;
              }}
            >
              {replayText.REPLAY.result}
            </button>
          </div>
        )}
        <Announcer open={open} said={said} />
      </div>
      <ReplayLogAside replay={replay} />
      <div class="replay-foot">
        {notes.length > 0 && (
          <p class="replay-notes" role="note">
            {notes.join(' ')}
          </p>
        )}
        <Controls
          replay={replay}
          onPosition={() => {
            player.pause();
            showsPosition.value = true;
          }}
        />
      </div>
      <PanelsOverReplay replay={replay} showsPosition={showsPosition} showsResult={showsResult} />
    </main>
  );
}

/** The buttons at the top, where the table has them: scores, log, and the way out. */
function Openers({
  replay,
  onClose,
}: {
  readonly replay: ReturnType<typeof openReplay>;
  readonly onClose: () => void;
}) {
  const { game, layout } = replay.open;
  const { buttons } = layout.value;
  const press = (panel: 'scores' | 'log') => (): void => {
    replay.player.pause();
    game.press(panel);
  };
  const log = text.button('log', null, 'suit', { terms: termsOf(game.view.value?.rules), prepares: false });
  const opener = (kind: string, label: string, rect: Rect, onClick: () => void) => (
    <button
      type="button"
      class={kind === '' ? 'action' : `action ${kind}`}
      style={placedLabel(label, rect)}
      aria-label={text.unbroken(label)}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <>
      {opener('scores', text.PANELS.scores, buttons.scores, press('scores'))}
      {opener('log-opener', log, buttons.log, press('log'))}
      {opener('', replayText.REPLAY.close, buttons.leave, onClose)}
    </>
  );
}

/** The log of the deal next to the table, up to the position shown. A press on an entry goes to its position. */
function ReplayLogAside({ replay }: { readonly replay: OpenReplay }) {
  const { player, log } = replay;
  const list = useRef<HTMLOListElement>(null);
  const lines = useComputed(() => log.until(player.position.value, player.perspective.value)).value;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const deal = lines.at(-1)?.deal ?? 0;
  return (
    <aside class="replay-log" aria-label={text.PANELS.log}>
      <h2>{lastActionText.logDeal(deal)}</h2>
      <ol ref={list}>
        {lines.map(({ id, words, position }) => (
          <li key={id}>
            <button type="button" class="quiet" onClick={() => player.seek(position)}>
              <SuitText words={words} />
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** The words for a screen reader: the sentences of each step, where a jump led, and whose perspective this is. */
function useSpokenPosition(replay: OpenReplay): ReadonlySignal<string> {
  const said = useSignal('');
  useEffect(() => follow(replay, said), []);
  return said;
}

function follow({ player, source, log, open }: OpenReplay, said: Signal<string>): () => void {
  let before = { position: player.position.peek(), perspective: player.perspective.peek() };
  return effect(() => {
    const now = { position: player.position.value, perspective: player.perspective.value };
    const { position, perspective } = now;
    if (perspective !== before.perspective)
      said.value = replayText.seenBy(perspective === 'all' ? null : (source.names[perspective] ?? ''));
    else if (position !== before.position) {
      const told =
        position === before.position + 1
          ? log.until(position, perspective).filter((line) => line.position === position)
          : [];
      const { deal, turn } = source.timeline.steps[position] ?? { deal: 0, turn: 0 };
      const where = replayText.jumpedTo(deal, turn, text.step(open.game.table.peek()));
      said.value = told.length > 0 ? told.map(({ words }) => words).join(' ') : where;
    }
    before = now;
  });
}

type Press = (replay: OpenReplay) => void;

const KEYS: Readonly<Record<string, Press>> = {
  ' ': ({ player }) => player.toggle(),
  ArrowLeft: ({ player }) => player.step(-1),
  ArrowRight: ({ player }) => player.step(1),
  Home: ({ player }) => player.seek(0),
  End: ({ player, source }) => player.seek(source.timeline.steps.length - 1),
  '[': ({ player }) => player.skip(-1),
  ']': ({ player }) => player.skip(1),
};

/** Letters, which a player may have switched off (WCAG 2.1.4). */
const LETTER_KEYS: Readonly<Record<string, Press>> = {
  s: ({ open }) => open.game.press('scores'),
};

/** Elements that have uses of their own for these keys. */
const OWN_KEYS: readonly (readonly [string, string])[] = [
  ['Space', 'button, select, summary'],
  ['ArrowLeft ArrowRight Home End', '[data-row], select, input, .panel-body'],
];

/** Handles a key pressed during a replay; true if it meant something. Panels and fields keep their keys. */
function onReplayKey(event: KeyboardEvent, replay: OpenReplay, letters: boolean): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (target instanceof Element && isItsOwn(target, key === ' ' ? 'Space' : key)) return false;
  const press = KEYS[key] ?? (letters && !event.repeat ? LETTER_KEYS[letterKey(event)] : undefined);
  if (!press || (key === ' ' && event.repeat)) return false;
  press(replay);
  return true;
}

const isItsOwn = (target: Element, key: string): boolean =>
  target.closest('.panel[aria-modal], textarea') !== null ||
  OWN_KEYS.some(([keys, owners]) => keys.split(' ').includes(key) && target.closest(owners) !== null);

/** The smallest side that a table can be laid out on, in pixels. */
const MIN_TABLE_SIDE_PX = 320;

/** A signal of the size of an element in CSS pixels, which has no size before `watch`. */
function watchRoom() {
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  const room = signal<Viewport>({ width: window.innerWidth, height: window.innerHeight, inset: none });
  /** Follows the size of this element until the returned function is called. */
  const watch = (element: HTMLElement): (() => void) => {
    const measure = (): void => {
      room.value = {
        width: Math.max(MIN_TABLE_SIDE_PX, element.clientWidth),
        height: Math.max(MIN_TABLE_SIDE_PX, element.clientHeight),
        inset: none,
      };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { room, watch };
}
