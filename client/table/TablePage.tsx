import { useRef, useState } from 'preact/hooks';
import type { Refusal } from '#protocol';
import { tablePath } from '../addresses.ts';
import { Bar } from '../mirror/StandIn.tsx';
import { reload } from '../offline/updates.ts';
import { text } from '../text/index.ts';
import { Cover } from '../ui/Cover.tsx';
import { useModal } from '../ui/modal.ts';
import { GameTable } from './GameTable.tsx';
import { LazyPanels } from './lazyPanels.ts';
import type { OpenTable, TablePageProps } from './openTable.ts';
import { WaitingScreen } from './Waiting.tsx';

/** A table: the waiting screen while people gather, then the game. */
export function TablePage(props: TablePageProps) {
  const { open, settings, onLeave, onAway, onPlayHere } = props;
  const { connection, table } = open.game;
  const covers = open.cover.value === 'waiting';
  const link = location.origin + tablePath(table.value.code);
  return (
    <>
      {(table.value.game === null || covers) && (
        <Cover covers={covers}>
          <WaitingScreen
            table={table}
            connection={connection}
            link={link}
            onLeave={onLeave}
            heard={open.heard}
            onSay={(settings.value.phrases && open.talk?.say) || null}
          />
        </Cover>
      )}
      {table.value.game !== null && <GameTable {...props} />}
      {open.connectionState.value.status === 'lost' && table.value.adjourned ? (
        <LazyPanels>{({ Adjourned }) => <Adjourned table={table.value} link={link} onHome={onLeave} />}</LazyPanels>
      ) : (
        <ConnectionBanner
          open={open}
          {...open.connectionState.value}
          onAway={onAway}
          onPlayHere={onPlayHere}
          onHome={onLeave}
        />
      )}
    </>
  );
}

/**
 * Why a table is lost or not back yet; `takenOver`: it is open in another tab or on another device; `unused`: nobody
 * came.
 */
type Reason = Refusal | 'takenOver' | 'unused';

/** Says that the connection is being restored, or that it is lost and why. Shows nothing while online. */
function ConnectionBanner(props: {
  readonly open: OpenTable;
  readonly status: 'online' | 'reconnecting' | 'lost';
  readonly reason: Reason | null;
  readonly onHome: () => void;
  /** Goes home and keeps the seat. */
  readonly onAway: () => void;
  /** Takes the seat back from the tab or device that plays it now. */
  readonly onPlayHere: () => void;
}) {
  if (props.status === 'online') return null;
  // It may take days, and the table comes back by itself if the player stays.
  if (props.status === 'reconnecting' && props.reason === 'newerTable') {
    return <Stopped {...props} onHome={props.onAway} />;
  }
  if (props.status === 'reconnecting') {
    const { game, layout } = props.open;
    const banner = <p class="banner">{text.CONNECTION.reconnecting}</p>;
    if (game.table.value.game === null) return <div role="status">{banner}</div>;
    return (
      <Bar game={game} layout={layout.value}>
        {banner}
      </Bar>
    );
  }
  return <Stopped {...props} />;
}

type StoppedProps = Pick<Parameters<typeof ConnectionBanner>[0], 'reason' | 'onHome' | 'onPlayHere'>;

/** Modal: the player can only go home, take the seat back, or reload an outdated page. */
function Stopped({ reason, onHome, onPlayHere }: StoppedProps) {
  const box = useRef<HTMLDivElement>(null);
  useModal(box);
  const [isComing, setComing] = useState(false);
  const words = wordsFor(reason);
  const again =
    reason === 'takenOver' ? text.CONNECTION.playHere : reason === 'unused' ? text.CONNECTION.openAgain : null;
  const helps = again !== null || reason === 'oldVersion';
  const help = (): void => {
    // A second press would take the seat over from the first.
    if (!isComing) void (again === null ? reload : onPlayHere)();
    setComing(true);
  };
  return (
    <>
      <div class="scrim" data-spared />
      <div class="panel small lost" ref={box} role="alertdialog" aria-modal="true" aria-label={words} data-spared>
        <p>{words}</p>
        {helps && (
          <button type="button" class="gold" data-first aria-disabled={isComing} onClick={help}>
            {again ?? text.NOTICES.reload}
          </button>
        )}
        <button type="button" class={helps ? '' : 'gold'} data-first={!helps} onClick={onHome}>
          {text.CONNECTION.home}
        </button>
      </div>
    </>
  );
}

function wordsFor(reason: Reason | null): string {
  if (reason === 'takenOver') return text.CONNECTION.elsewhere;
  if (reason === 'unused') return text.CONNECTION.nobodyCame;
  return reason ? text.lostBecause(reason) : text.CONNECTION.lost;
}
