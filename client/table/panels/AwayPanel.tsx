import type { TableConnection, TableView } from '#protocol';
import { playersText } from '../../text/players.ts';
import { storyText } from '../../text/story.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SuitText } from '../../ui/SuitText.tsx';
import { AskButton } from '../AskButton.tsx';

/** Lists what a bot did for the viewer while they were away. */
export function AwayPanel({ table, connection }: { readonly table: TableView; readonly connection: TableConnection }) {
  const lines = table.away.map((event) => storyText.toldOfBot(event, table)).filter((words) => words !== null);
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
        <AskButton kind="gold" ask={() => connection.back()}>
          {playersText.AWAY.goOn}
        </AskButton>
      </div>
    </Panel>
  );
}
