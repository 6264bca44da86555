import { tablePath } from '../addresses.ts';
import { Cover } from '../ui/Cover.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { GameTable } from './GameTable.tsx';
import { LazyPanels } from './lazyPanels.ts';
import type { TablePageProps } from './openTable.ts';
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
            {...{ table, connection, link, onLeave }}
            heard={open.heard}
            onSay={(settings.value.phrases && open.talk?.say) || null}
          />
        </Cover>
      )}
      {table.value.game !== null && <GameTable {...props} />}
      {open.line.value.status === 'lost' && table.value.adjourned ? (
        <LazyPanels>{({ Adjourned }) => <Adjourned table={table.value} link={link} onHome={onLeave} />}</LazyPanels>
      ) : (
        <ConnectionBanner {...{ open, onAway, onPlayHere, ...open.line.value }} onHome={onLeave} />
      )}
    </>
  );
}
