import { type Signal, useComputed } from '@preact/signals';
import { ScoreSheet } from '../results/ScoreSheet.tsx';
import { LogPanel } from '../table/panels/LogPanel.tsx';
import { logByDeal } from '../table/tableLog.ts';
import { MomentPanel } from './MomentPanel.tsx';
import { doubtOf } from './notes.ts';
import type { OpenReplay } from './openReplay.ts';
import { ResultPanel } from './ResultPanel.tsx';

/** The panel that is open over a replay. */
export function ReplayPanels(props: {
  readonly replay: OpenReplay;
  readonly showsMoment: Signal<boolean>;
  readonly showsResult: Signal<boolean>;
}) {
  const { replay, showsMoment, showsResult } = props;
  const { game } = replay.open;
  const { player, log, source } = replay;
  const deals = useComputed(() => logByDeal(log.until(player.place.value, player.eyes.value)));
  const table = game.table.value;
  const close = (): void => {
    showsMoment.value = false;
    showsResult.value = false;
    game.closePanel();
  };
  if (showsMoment.value) return <MomentPanel replay={replay} onClose={close} />;
  if (showsResult.value) return <ResultPanel table={table} doubt={doubtOf(source)} onClose={close} />;
  if (game.panel.value === 'scores') return <ScoreSheet table={table} onShare={null} onClose={close} />;
  if (game.panel.value === 'log') return <LogPanel deals={deals} table={table} onClose={close} onCheck={null} />;
  return null;
}
