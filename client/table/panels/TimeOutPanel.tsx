import type { TableView } from '#protocol';
import type { Notice } from '../../game/types.ts';
import { text } from '../../text/index.ts';
import { playersText } from '../../text/players.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SuitText } from '../../ui/SuitText.tsx';

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
