import { useRef } from 'preact/hooks';
import type { TableCompany, TableView } from '#protocol';
import { text } from '../../text/index.ts';
import { playersText } from '../../text/players.ts';
import { tallyText } from '../../text/tally.ts';
import { useModal } from '../../ui/modal.ts';
import { RequestButton } from '../AskButton.tsx';
import { Invitation } from '../Invitation.tsx';

interface StoppingProps {
  readonly table: TableView;
  readonly company: TableCompany;
}

const wants = ({ seats, viewer }: TableView): boolean =>
  seats.some(({ adjourns }, seat) => adjourns && seat === viewer);

/** Proposes to adjourn between two deals; hidden once somebody has. */
export function AdjournButton({ table, company }: StoppingProps) {
  const isAsked = table.seats.some(({ adjourns }) => adjourns);
  if (isAsked || table.adjourned || table.viewer === 'spectator') return null;
  return (
    <div class="stop-here">
      <RequestButton kind="quiet" ask={() => company.adjourn()}>
        {playersText.ADJOURN.ask}
      </RequestButton>
    </div>
  );
}

/** The players who want to adjourn; once all do, the table is adjourned. */
export function AdjournRequests({ table, company }: StoppingProps) {
  const isYou = wants(table);
  const others = table.seats.filter(({ adjourns }, seat) => adjourns && seat !== table.viewer);
  if (!isYou && others.length === 0) return null;
  const words = playersText.wantToStop(
    others.map(({ name }) => text.isolated(name)),
    isYou,
  );
  return (
    <div class="stopping">
      <p role="status">{words}</p>
      {table.viewer !== 'spectator' && (
        <RequestButton kind="quiet" ask={() => company.adjourn()}>
          {isYou ? playersText.ADJOURN.takeBack : playersText.ADJOURN.agree}
        </RequestButton>
      )}
    </div>
  );
}

/** The footer for a player back at an adjourned table: who is missing, and how the game goes on. */
export function AdjournedFooter({ table, company, onAway }: StoppingProps & { readonly onAway: () => void }) {
  const missing = table.seats.filter(({ kind, connected }, seat) => {
    return kind === 'person' && !connected && seat !== table.viewer;
  });
  return (
    <footer class="resting">
      <p role="status">
        <strong>{playersText.ADJOURN.resting}.</strong>{' '}
        {tallyText.waitingFor(missing.map(({ name }) => text.isolated(name)))}
      </p>
      {table.viewer !== 'spectator' && (
        <>
          <button type="button" onClick={onAway}>
            {playersText.ADJOURN.away}
          </button>
          <RequestButton kind="gold" ask={() => company.resume()}>
            {playersText.ADJOURN.resume}
          </RequestButton>
        </>
      )}
    </footer>
  );
}

/** Says that the table is adjourned until another day, and how to come back. */
export function Adjourned(props: { readonly table: TableView; readonly link: string; readonly onHome: () => void }) {
  const { table, link, onHome } = props;
  const box = useRef<HTMLDivElement>(null);
  useModal(box);
  const watches = table.viewer === 'spectator';
  return (
    <div
      class="panel middle lost adjourned"
      ref={box}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="adjourned"
      data-spared
    >
      <h2 id="adjourned">{playersText.ADJOURN.title}</h2>
      <p>{playersText.restsAfter(table.game?.deal ?? 0, watches)}</p>
      <Invitation
        code={table.code}
        link={link}
        words={watches ? playersText.ADJOURN.watchAgain : playersText.ADJOURN.comeBack}
      />
      <p>{watches ? playersText.ADJOURN.whenPlayers : playersText.ADJOURN.whenAll}</p>
      <button type="button" class="gold" data-first onClick={onHome}>
        {playersText.ADJOURN.home}
      </button>
    </div>
  );
}
