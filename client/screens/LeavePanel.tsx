import { text } from '../text/index.ts';
import { Panel } from './Panel.tsx';

/** Asked once, before a seat in a running game is given up. */
export function LeavePanel({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  return (
    <Panel title={text.LEAVING.title} kind="small" onClose={onStay}>
      <p>{text.LEAVING.hint}</p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={onStay}>
          {text.LEAVING.stay}
        </button>
        <button type="button" onClick={onLeave}>
          {text.PANELS.leaveTable}
        </button>
      </div>
    </Panel>
  );
}
