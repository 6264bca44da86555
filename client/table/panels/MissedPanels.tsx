import type { TableConnection, TableView } from '#protocol';
import type { Notice } from '../../game/types.ts';
import { eventText } from '../../text/eventText.ts';
import { text } from '../../text/index.ts';
import { playersText } from '../../text/players.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SuitText } from '../../ui/SuitText.tsx';
import { RequestButton } from '../AskButton.tsx';

/** Lists what a bot did for the viewer while they were away. */
export function AwayPanel({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const lines = table.away.map((event) => eventText.toldOfBot(event, table)).filter((words) => words !== null);
  if (lines.length === 0) return null;
  return (
    <Panel title={playersText.AWAY.title} kind="middle" onClose={() => void connection.back()}>
      <p>{playersText.AWAY.hint}</p>
      <ol class="log">
        {lines.map((words, line) => (
          <li key={line}>
            <SuitText words={words} />
          </li>
        ))}
      </ol>
      <div class="away-end">
        <RequestButton kind="gold" ask={() => connection.back()}>
          {playersText.AWAY.goOn}
        </RequestButton>
      </div>
    </Panel>
  );
}

/** Explains the first turn that the clock ended for the viewer: how much time there is, and what happens next time. */
export function TimeOutPanel(props: {
  readonly notice: Notice;
  readonly table: TableView;
  readonly onClose: () => void;
}) {
  const { notice, table, onClose } = props;
  return (
    <Panel title={playersText.TIME_OUT.title} kind="small" onClose={onClose}>
      <p>
        <SuitText words={text.refused(notice, table.game)} />
      </p>
      <p>{text.PACE_HINTS[table.pace]}</p>
      <p>{playersText.TIME_OUT.next}</p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={onClose}>
          {playersText.TIME_OUT.goOn}
        </button>
      </div>
    </Panel>
  );
}
