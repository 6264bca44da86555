import { useEffect, useRef, useState } from 'preact/hooks';
import { ActionButtons } from '../mirror/ActionButtons.tsx';
import { Announcer } from '../mirror/Announcer.tsx';
import { Mirror } from '../mirror/Mirror.tsx';
import { StandIn } from '../mirror/StandIn.tsx';
import { onUndoKey } from '../mirror/tableKeys.ts';
import { ChooserPanel } from '../screens/ChooserPanel.tsx';
import { ContractBar } from '../screens/ContractBar.tsx';
import { LogPanel } from '../screens/LogPanel.tsx';
import { MenuPanel } from '../screens/MenuPanel.tsx';
import { NoPicture } from '../screens/NoPicture.tsx';
import { QuestionPanel } from '../screens/QuestionPanel.tsx';
import { ScoreSheet } from '../screens/ScoreSheet.tsx';
import { Toast } from '../screens/Toast.tsx';
import { DealEnd } from './DealEnd.tsx';
import { mountPicture } from './mountPicture.ts';
import type { TablePageProps } from './TablePage.tsx';

/** The game on its table: the picture, the same as HTML over it, and whatever is opened. */
export function GameTable(props: TablePageProps) {
  const { open, settings } = props;
  const { game, layout } = open;
  const picture = useRef<HTMLDivElement>(null);
  const [hasPicture, setHasPicture] = useState(true);
  useEffect(() => {
    const parent = picture.current;
    return parent ? mountPicture({ parent, open, settings, onFail: () => setHasPicture(false) }) : undefined;
  }, [open, settings]);
  useEffect(() => {
    const undo = (event: KeyboardEvent): void => onUndoKey(event, game);
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, [game]);
  return (
    <main class="table">
      <div class="picture-of-table" ref={picture} />
      {!hasPicture && <NoPicture />}
      <Mirror game={game} layout={layout} />
      <ActionButtons game={game} layout={layout} settings={settings} />
      <StandIn game={game} layout={layout.value} />
      <ContractBar game={game} layout={layout.value} />
      <QuestionPanel game={game} layout={layout.value} />
      <ChooserPanel game={game} layout={layout.value} />
      <DealEnd {...props} />
      <OpenedPanel {...props} />
      <Toast game={game} layout={layout.value} />
      <Announcer game={game} lastWords={open.lastWords} yourTurn={open.yourTurn} />
    </main>
  );
}

/** What a button of the table opened. */
function OpenedPanel({ open, settings, onLeave }: TablePageProps) {
  const { game } = open;
  const close = (): void => game.closePanel();
  switch (game.panel.value) {
    case 'scores':
      return <ScoreSheet table={game.table.value} onClose={close} />;
    case 'log':
      return <LogPanel lines={open.log} onClose={close} />;
    case 'leave':
      return <MenuPanel settings={settings} rules={game.table.value.rules} onClose={close} onLeave={onLeave} />;
    case null:
      return null;
  }
}
