import type { Signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../game/settings.ts';
import type { OpenTable } from '../table/openTable.ts';
import { replayText } from '../text/replay.ts';
import { useClosing } from '../ui/closing.ts';
import { useModal } from '../ui/modal.ts';
import { Panel } from '../ui/Panel.tsx';
import { type OpenedRecord, sourceOf } from './opening.ts';
import type { ReplaySource } from './openReplay.ts';
import { ReplayTable } from './ReplayTable.tsx';

const { REPLAY } = replayText;

interface ReplayPanelProps {
  readonly open: OpenTable;
  readonly settings: Signal<Settings>;
  readonly onClose: () => void;
}

/** The replay of the game so far, over its table: the finished deals, seen by the player. */
export function ReplayPanel({ open, settings, onClose }: ReplayPanelProps) {
  const [opened, setOpened] = useState<OpenedRecord | null>(null);
  useEffect(() => {
    let isWanted = true;
    void openGame(open).then((found) => {
      if (isWanted) setOpened(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  if (opened?.ok) return <WholeReplay source={opened.value} settings={settings} onClose={onClose} />;
  return (
    <Panel title={REPLAY.title} kind="small" onClose={onClose}>
      {opened ? <p role="alert">{opened.reason}</p> : <p role="status">{REPLAY.loading}</p>}
    </Panel>
  );
}

async function openGame({ game }: OpenTable): Promise<OpenedRecord> {
  const { viewer, seats } = game.table.peek();
  const found = await game.connection.game?.();
  if (!found?.ok) return { ok: false, reason: REPLAY.problems.missing };
  const names = seats.map(({ name }) => name);
  return sourceOf(found.value, { names, eyes: viewer === 'spectator' ? 'all' : viewer });
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
    <div class="replay-cover" ref={box} role="dialog" aria-modal="true" aria-label={REPLAY.title}>
      <ReplayTable {...props} />
    </div>
  );
}
