import type { Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../device/settings.ts';
import type { OpenTable } from '../table/openTable.ts';
import { replayText } from '../text/replay.ts';
import { useClosing } from '../ui/closing.ts';
import { Loading } from '../ui/EmptyState.tsx';
import { useModal } from '../ui/modal.ts';
import { Panel } from '../ui/Panel.tsx';
import type { ReplaySource } from './opening.ts';
import { fetchGame, type OpenedRecord, sourceOf } from './opening.ts';
import { ReplayTable } from './ReplayTable.tsx';

interface ReplayPanelProps {
  readonly open: OpenTable;
  readonly settings: Signal<Settings>;
  readonly onClose: () => void;
}

/** The replay of the game over its table: the finished deals, seen by the player. It ends when the next game begins. */
export function ReplayPanel({ open, settings, onClose }: ReplayPanelProps) {
  const [id] = useState(() => open.game.table.peek().gameId);
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  const [attempt, setAttempt] = useState(1);
  const isNext = open.game.table.value.gameId !== id;
  useEffect(() => {
    if (isNext) onClose();
  }, [isNext]);
  useEffect(() => {
    let isWanted = true;
    setOpened(null);
    void openGame(open, id).then((found) => {
      if (isWanted) setOpened(found);
    });
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  if (opened?.ok) return <WholeReplay source={opened.value} settings={settings} onClose={onClose} />;
  return (
    <Panel title={replayText.REPLAY.title} kind="small" onClose={onClose}>
      {opened ? <p role="alert">{opened.reason}</p> : <Loading words={replayText.REPLAY.loading} />}
      {opened && !open.game.connection.game && (
        <div class="row">
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            {replayText.REPLAY.again}
          </button>
        </div>
      )}
    </Panel>
  );
}

/** Practice hands out its game; of any other, the server has the record. */
async function openGame({ game }: OpenTable, id: string | null): Promise<OpenedRecord> {
  const { viewer, seats } = game.table.peek();
  const perspective = viewer === 'spectator' ? 'all' : viewer;
  const { connection } = game;
  const faces = seats.map(({ kind, level, avatar }) => ({ kind, level, avatar }));
  const missing = replayText.REPLAY.problems.notYet;
  if (!connection.game && id !== null) return fetchGame(id, { perspective, faces, missing });
  const found = await connection.game?.();
  if (!found?.ok) return { ok: false, reason: replayText.REPLAY.problems.missing };
  return sourceOf(found.value, { names: seats.map(({ name }) => name), faces, perspective });
}

/** Covers the whole page, like a panel that is as large. */
function WholeReplay(props: {
  readonly source: ReplaySource;
  readonly settings: Signal<Settings>;
  readonly onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useModal(box);
  useClosing(props.onClose);
  return (
    <div class="replay-cover" ref={box} role="dialog" aria-modal="true" aria-label={replayText.REPLAY.title}>
      <ReplayTable {...props} />
    </div>
  );
}
