import type { Signal } from '@preact/signals';
import { tablePath } from '../config.ts';
import type { Settings } from '../game/settings.ts';
import { Adjourned } from '../screens/Adjourning.tsx';
import { ConnectionBanner } from '../screens/ConnectionBanner.tsx';
import { Waiting } from '../screens/Waiting.tsx';
import { Cover } from './Cover.tsx';
import { GameTable } from './GameTable.tsx';
import type { OpenTable } from './openTable.ts';

export interface TablePageProps {
  readonly open: OpenTable;
  readonly settings: Signal<Settings>;
  /** Gives the seat up. */
  readonly onLeave: () => void;
  /** Goes home with the seat kept. */
  readonly onAway: () => void;
  /** Takes the seat back from where it is played now. */
  readonly onPlayHere: () => void;
}

/** A table: people gathering, or the game. */
export function TablePage(props: TablePageProps) {
  const { open, onLeave, onPlayHere } = props;
  const { connection, table } = open.game;
  const covers = open.cover.value === 'waiting';
  const link = location.origin + tablePath(table.value.code);
  return (
    <>
      {(table.value.game === null || covers) && (
        <Cover covers={covers}>
          <Waiting table={table} connection={connection} link={link} onLeave={onLeave} />
        </Cover>
      )}
      {table.value.game !== null && <GameTable {...props} />}
      {open.line.value.status === 'lost' && table.value.adjourned ? (
        <Adjourned table={table.value} link={link} onHome={onLeave} />
      ) : (
        <ConnectionBanner {...open.line.value} onHome={onLeave} onPlayHere={onPlayHere} />
      )}
    </>
  );
}
