import { text } from '../../text/index.ts';
import { playersText } from '../../text/players.ts';
import { Panel } from '../../ui/Panel.tsx';

/** Asks for confirmation before a seat in a running game is given up. */
export function LeavePanel(props: {
  /** Whether the game is rated, so that leaving costs points. */
  readonly rated: boolean | null;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const { rated, onStay, onLeave } = props;
  return (
    <Panel title={playersText.LEAVING.title} kind="small" onClose={onStay}>
      <p>
        {playersText.LEAVING.hint} {rated && text.RATED.leaving}
      </p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={onStay}>
          {playersText.LEAVING.stay}
        </button>
        <button type="button" onClick={onLeave}>
          {text.PANELS.leaveTable}
        </button>
      </div>
    </Panel>
  );
}

/** Asks, after a step back in the browser, whether to go home and keep the seat. */
export function HomePanel(props: {
  /** Whether it is a practice game, which the device keeps. */
  readonly isPractice: boolean;
  readonly onStay: () => void;
  readonly onHome: () => void;
}) {
  const { isPractice, onStay, onHome } = props;
  return (
    <Panel title={playersText.GOING_HOME.title} kind="small" onClose={onStay}>
      <p>
        {isPractice ? playersText.GOING_HOME.keptHere : playersText.GOING_HOME.kept} {playersText.GOING_HOME.again}
      </p>
      <div class="answers">
        <button type="button" class="gold" data-first onClick={onStay}>
          {playersText.LEAVING.stay}
        </button>
        <button type="button" onClick={onHome}>
          {text.PANELS.goHome}
        </button>
      </div>
    </Panel>
  );
}
