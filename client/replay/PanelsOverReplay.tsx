import { type Signal, useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import { gameWinners } from '#engine';
import type { TableView } from '#protocol';
import { withPlayers } from '#record';
import { termsOf } from '#rules';
import { gamePath } from '../addresses.ts';
import { Race } from '../results/RaceChart.tsx';
import { ScoreSheet } from '../results/ScoreSheet.tsx';
import { LogPanel } from '../table/panels/LogPanel.tsx';
import { logByDeal } from '../table/tableLog.ts';
import { TallyRows } from '../table/tally/Tally.tsx';
import { replayText } from '../text/replay.ts';
import { tallyText } from '../text/tally.ts';
import { Panel } from '../ui/Panel.tsx';
import { CopyButton } from '../ui/Sharing.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { doubtOf } from './opening.ts';
import type { OpenReplay } from './openReplay.ts';
import { positionOfTurn, turnAddress } from './timeline.ts';

/** The panel that is open over a replay. */
export function PanelsOverReplay(props: {
  readonly replay: OpenReplay;
  readonly showsPosition: Signal<boolean>;
  readonly showsResult: Signal<boolean>;
}) {
  const { replay, showsPosition, showsResult } = props;
  const { game } = replay.open;
  const { player, log, source } = replay;
  const deals = useComputed(() => logByDeal(log.until(player.position.value, player.perspective.value)));
  const table = game.table.value;
  const close = (): void => {
    showsPosition.value = false;
    showsResult.value = false;
    game.closePanel();
  };
  if (showsPosition.value) return <PositionPanel replay={replay} onClose={close} />;
  if (showsResult.value) return <ResultPanel table={table} doubt={doubtOf(source)} onClose={close} />;
  if (game.panel.value === 'scores') return <ScoreSheet table={table} onShare={null} onClose={close} />;
  if (game.panel.value === 'log') return <LogPanel deals={deals} table={table} onClose={close} onCheck={null} />;
  return null;
}

/** Goes to a deal and turn, copies a link to the turn shown, saves the record; explains marks and keys. */
function PositionPanel({ replay, onClose }: { readonly replay: OpenReplay; readonly onClose: () => void }) {
  const { player, source } = replay;
  const { timeline, game } = source;
  const now = timeline.steps[player.position.value] ?? { deal: 1, turn: 1 };
  const [deal, setDeal] = useState(Math.max(now.deal, timeline.deals[0]?.deal ?? 1));
  const [turn, setTurn] = useState(now.turn);
  const turns = timeline.deals.find((span) => span.deal === deal)?.turns ?? 0;
  const go = (event: Event): void => {
    event.preventDefault();
    player.seek(positionOfTurn(timeline, deal, turn));
    onClose();
  };
  return (
    <Panel title={replayText.REPLAY.moment} kind="small" onClose={onClose}>
      <form class="replay-jump" onSubmit={go}>
        <NumberChoice
          label={replayText.REPLAY.deal}
          value={deal}
          from={timeline.deals.map((span) => span.deal)}
          onChoose={(chosen) => {
            setDeal(chosen);
            setTurn(1);
          }}
        />
        <NumberChoice
          label={replayText.REPLAY.turn}
          value={Math.min(Math.max(1, turn), Math.max(1, turns))}
          from={Array.from({ length: Math.max(1, turns) }, (_, i) => i + 1)}
          onChoose={setTurn}
        />
        <button type="submit" class="gold">
          {replayText.REPLAY.go}
        </button>
      </form>
      <div class="replay-share">
        {game !== null && (
          <CopyButton
            words={replayText.REPLAY.link}
            copies={`${location.origin}${gamePath(game)}#${turnAddress(now)}`}
          />
        )}
        <button type="button" onClick={() => saveFile('rummy-record.txt', withPlayers(source.text, source.names))}>
          {replayText.REPLAY.save}
        </button>
      </div>
      <h3>{replayText.REPLAY.marks}</h3>
      <p>{replayText.REPLAY.marksKey}</p>
      <h3>{replayText.REPLAY.keys}</h3>
      <dl class="keys">
        {replayText.REPLAY_KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function NumberChoice(props: {
  readonly label: string;
  readonly value: number;
  readonly from: readonly number[];
  readonly onChoose: (value: number) => void;
}) {
  const { label, value, from, onChoose } = props;
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {from.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The result of the deal that has just ended, or of the game. */
function ResultPanel(props: {
  readonly table: TableView;
  /** Why the result is not confirmed; null if it is. */
  readonly doubt: string | null;
  readonly onClose: () => void;
}) {
  const { table, doubt, onClose } = props;
  const view = table.game;
  const result = view?.results.at(-1);
  if (!view || !result) return null;
  const totals = view.seats.map(({ total }) => total);
  const dealTitle = tallyText.tallyHeading(result.deal, result.wildRank, termsOf(view.rules));
  const isOver = view.phase === 'over';
  return (
    <Panel
      title={isOver ? tallyText.winners(table, gameWinners(view.rules, totals, result.out)) : dealTitle}
      kind="middle"
      onClose={onClose}
    >
      {doubt && <p class="replay-doubt">{doubt}</p>}
      {isOver && <h3>{dealTitle}</h3>}
      <TallyRows table={table} view={view} result={result} onCheck={null} />
      {view.results.length > 1 && <Race table={table} view={view} open={isOver} />}
    </Panel>
  );
}
