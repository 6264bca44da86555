import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { termsOf } from '#rules';
import type { Settings } from '../device/settings.ts';
import { Announcer } from '../mirror/Announcer.tsx';
import { Mirror, ScoreLine } from '../mirror/Mirror.tsx';
import { placed, placedLabel } from '../stage/boxStyle.ts';
import type { Rect } from '../stage/types.ts';
import { mountPicture, NoPicture } from '../table/mountPicture.tsx';
import { LastActionTexts } from '../table/panels/LastActionTexts.tsx';
import { text } from '../text/index.ts';
import { replayText } from '../text/replay.ts';
import { Controls } from './Controls.tsx';
import { notesOf } from './notes.ts';
import { openReplay, type ReplaySource } from './openReplay.ts';
import { ReplayLogAside } from './ReplayLogAside.tsx';
import { ReplayPanels } from './ReplayPanels.tsx';
import { onReplayKey } from './replayKeys.ts';
import { useSpokenMoments } from './spoken.ts';
import { roomOf } from './watchRoom.ts';

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
  const [{ room, watch }] = useState(roomOf);
  const [replay] = useState(() => openReplay(source, room, settings, after));
  const [hasPicture, setHasPicture] = useState(true);
  const showsMoment = useSignal(false);
  const showsResult = useSignal(false);
  const { open, player } = replay;
  const { game, layout } = open;
  const said = useSpokenMoments(replay);
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
        {player.eyes.value !== 'all' && <LastActionTexts game={game} layout={layout.value} />}
        {open.hasBar.value && (
          <div class="replay-result" style={placed(layout.value.words)}>
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
          onMoment={() => {
            player.pause();
            showsMoment.value = true;
          }}
        />
      </div>
      <ReplayPanels replay={replay} showsMoment={showsMoment} showsResult={showsResult} />
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
