import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableView } from '#protocol';
import type { Game } from '../game/createGame.ts';
import { isUnderWay, owesContract } from '../game/gestureContext.ts';
import type { Notice } from '../game/types.ts';
import { ActionButtons } from '../mirror/ActionButtons.tsx';
import { Announcer } from '../mirror/Announcer.tsx';
import { useKeptFocus } from '../mirror/keptFocus.ts';
import { Mirror, ScoreLine } from '../mirror/Mirror.tsx';
import type { SeatPresses } from '../mirror/SeatList.tsx';
import { StandIn } from '../mirror/StandIn.tsx';
import { type HintKeys, onTableKey, onUndoKey } from '../mirror/tableKeys.ts';
import { promptPlace } from '../stage/tallyPlace.ts';
import { endedDeal } from './dealCount.ts';
import { Hurry, SeatClock } from './Hurry.tsx';
import { Learning } from './Learning.tsx';
import { LazyPanels } from './lazyPanels.ts';
import { sendSigns } from './lifeSigns.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { mountPicture, NoPicture } from './mountPicture.tsx';
import type { OpenTable, TablePageProps } from './openTable.ts';
import type { Aside } from './panels/TablePanels.tsx';
import { Sayings } from './Sayings.tsx';
import { seatButtonPlace, TakeSeat } from './TakeSeat.tsx';
import { Toast } from './Toast.tsx';

/** The game at its table: the picture, its accessible mirror, and the panels over them. */
export function GameTable(props: TablePageProps) {
  const { open, settings } = props;
  const { game, layout } = open;
  const table = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const hintKeys = useRef<HintKeys>(null);
  // From the first phrase on: bubbles that came and went would ask for frames at a table at rest.
  const hasHeard = useRef(false);
  if (open.heard.value.length > 0) hasHeard.current = true;
  const [hasPicture, setHasPicture] = useState(true);
  const said = useSignal('');
  const aside = useSignal<Aside | null>(null);
  useKeptFocus(table);
  // Before the browser lays out the mirror: both are on the screen in the same frame.
  useLayoutEffect(() => {
    const parent = picture.current;
    return parent ? mountPicture({ parent, open, settings, onFail: () => setHasPicture(false) }) : undefined;
  }, [open, settings]);
  useEffect(() => {
    const undo = (event: KeyboardEvent): void => onUndoKey(event, game);
    document.addEventListener('keydown', undo);
    return () => document.removeEventListener('keydown', undo);
  }, [game]);
  useEffect(() => {
    const { company } = game.connection;
    return company && sendSigns(game, company, document);
  }, [game]);
  // Not before the first cards: a table of people is painted before they are dealt.
  const isPlayed = open.isPainted.value && (game.table.value.game?.moves.length ?? 0) > 0;
  useEffect(() => {
    // The line or the server may fail later.
    if (isPlayed) void LazyPanels.ahead();
  }, [isPlayed]);
  const hasDeeds = game.lastActions.value.length > 0 || (game.view.value?.relief ?? -1) >= 0;
  const presses = pressesAt(props, aside);
  const say = (words: string): void => show(said, words);
  const onKeyDown = (event: KeyboardEvent): void =>
    onTableKey(event, {
      game,
      letters: settings.value.letterKeys,
      onHelp: () => show(aside, 'keys'),
      onSpeak: presses?.speak ?? null,
      hints: hintKeys.current,
    });
  return (
    <main
      class={layout.value.leftHanded ? 'table left-handed' : 'table'}
      ref={table}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div class="picture-of-table" ref={picture} />
      {!hasPicture && <NoPicture />}
      <Mirror game={game} layout={layout} say={say} presses={presses} />
      <ScoreLine game={game} />
      <ActionButtons game={game} layout={layout} settings={settings} />
      {endedDeal(game.table.value) === 0 && <TakeSeat game={game} place={seatButtonPlace(layout.value)} />}
      <StandIn game={game} layout={layout.value} isOnline={open.connectionState.value.status === 'online'} />
      {game.view.value && owesContract(game.view.value) && (
        <LazyPanels>{({ ContractBar }) => <ContractBar game={game} layout={layout.value} />}</LazyPanels>
      )}
      {game.question.value && (
        <LazyPanels>{({ QuestionPanel }) => <QuestionPanel game={game} layout={layout.value} />}</LazyPanels>
      )}
      {game.chooser.value && (
        <LazyPanels>{({ ChooserPanel }) => <ChooserPanel game={game} layout={layout.value} />}</LazyPanels>
      )}
      <Learning open={open} settings={settings} hintKeys={hintKeys} say={say} />
      {endedDeal(game.table.value) > 0 && (
        <LazyPanels>
          {({ DealEndPanel }) => (
            <DealEndPanel
              {...props}
              onSpeak={presses?.speak ?? null}
              onReview={(deal) => {
                aside.value = { review: deal };
              }}
              onReplay={() => show(aside, 'replay')}
              onShare={(share) => show(aside, { share })}
              onCheck={checkAt(open, aside)}
            />
          )}
        </LazyPanels>
      )}
      {hasDeeds && (
        <LazyPanels>{({ LastActionTexts }) => <LastActionTexts game={game} layout={layout.value} />}</LazyPanels>
      )}
      {hasHeard.current && <Sayings heard={open.heard.value} layout={layout.value} belowDeeds={hasDeeds} />}
      <Missed open={open} />
      <OpenedPanel {...props} aside={aside} />
      {aside.value && <LazyPanels>{({ AsidePanel }) => <AsidePanel {...props} aside={aside} />}</LazyPanels>}
      <LeavingPanel {...props} />
      <SeatClock open={open} />
      <Hurry secondsLeft={open.secondsLeft} words={promptPlace(layout.value, game.table.value.game)} />
      <Toast game={game} layout={layout.value} />
      <Announcer open={open} said={said} />
    </main>
  );
}

function show<Value>(where: Signal<Value>, what: Value): void {
  where.value = what;
}

/** Opens the check of a deal; null where there is none: in practice, and for spectators, who have no records. */
function checkAt(open: OpenTable, aside: Signal<Aside | null>): ((deal: number) => void) | null {
  const isSeated = open.game.table.value.viewer !== 'spectator';
  return open.seenDeal && isSeated ? (check) => show(aside, { check }) : null;
}

/** The panels that seats open; null in a replay. */
function pressesAt({ open, settings }: TablePageProps, aside: Signal<Aside | null>): SeatPresses | null {
  if (!open.talk) return null;
  const says = open.talk.say && settings.value.phrases && open.game.table.value.viewer !== 'spectator';
  return { speak: says ? () => show(aside, 'phrases') : null, about: (about) => show(aside, { about }) };
}

/** The question before leaving, over everything else. */
function LeavingPanel({ open: { game, leaving }, onLeave, onAway }: TablePageProps) {
  const onStay = (): void => show(leaving, null);
  if (leaving.value === 'seat')
    return (
      <LazyPanels>
        {({ LeavePanel }) => <LeavePanel rated={game.table.value.rated} onStay={onStay} onLeave={onLeave} />}
      </LazyPanels>
    );
  if (leaving.value === null) return null;
  return (
    <LazyPanels>
      {({ HomePanel }) => <HomePanel isPractice={isPractice(game.table.value)} onStay={onStay} onHome={onAway} />}
    </LazyPanels>
  );
}

/** The panel opened by a button of the table. */
function OpenedPanel({
  open,
  settings,
  onLeave,
  onAway,
  aside,
}: TablePageProps & { readonly aside: Signal<Aside | null> }) {
  const { game } = open;
  const table = game.table.value;
  const close = (): void => game.closePanel();
  const keeps = isAtStake(table);
  const leave = (): void => (keeps ? show(open.leaving, 'seat') : onLeave());
  switch (game.panel.value) {
    case 'scores':
      return (
        <LazyPanels>
          {({ ScoreSheet }) => (
            <ScoreSheet table={table} onClose={close} onShare={() => show(aside, { share: table })} />
          )}
        </LazyPanels>
      );
    case 'log':
      return (
        <LazyPanels>
          {({ LiveLog }) => <LiveLog log={open.log} table={table} onClose={close} onCheck={checkAt(open, aside)} />}
        </LazyPanels>
      );
    case 'leave':
      return (
        <MenuPanel
          settings={settings}
          table={table}
          onClose={close}
          isPractice={isPractice(table)}
          onKeys={() => show(aside, 'keys')}
          onHome={keeps ? onAway : null}
          onLeave={keeps && isPractice(table) ? null : leave}
        />
      );
    case null:
      return null;
  }
}

/** Whether the viewer has a seat in a game under way. */
const isAtStake = ({ viewer, game }: TableView): boolean =>
  viewer !== 'spectator' && game !== null && game.phase !== 'over';

/** Whether this is a practice table: the device keeps it when the player leaves. */
const isPractice = ({ isPrivate, code }: TableView): boolean => isPrivate && code === '';

/** Panels about turns the viewer missed: those a bot played while they were away, and the first one the clock ended. */
function Missed({ open: { game, connectionState } }: { readonly open: OpenTable }) {
  const table = game.table.value;
  const { notice, close } = useFirstTimeOut(game);
  const isAway = table.away.length > 0 && connectionState.value.status !== 'lost';
  return (
    <>
      {isAway && <LazyPanels>{({ AwayPanel }) => <AwayPanel table={table} connection={game.connection} />}</LazyPanels>}
      {notice && !game.standIn.value && (
        <LazyPanels>{({ TimeOutPanel }) => <TimeOutPanel notice={notice} table={table} onClose={close} />}</LazyPanels>
      )}
    </>
  );
}

/** The notice of the first turn at this table that the clock ended, until it is closed. Later ones get a toast. */
function useFirstTimeOut(game: Game): { readonly notice: Notice | null; close(): void } {
  const notice = game.notice.value;
  // Without a clock, somebody else must have ended the turn, so that the explanation would be wrong.
  const hasClock = useRef(false);
  if (game.table.value.clock) hasClock.current = true;
  const [first, setFirst] = useState<Notice | 'closed' | null>(null);
  // After the deal its advice is too late, and it would cover the tally.
  const view = game.view.value;
  const isPlayed = view !== null && isUnderWay(view);
  useEffect(() => {
    if (!isPlayed) setFirst((now) => now && 'closed');
  }, [isPlayed]);
  useEffect(() => {
    if (first || !hasClock.current || notice?.code !== 'timeRanOut') return;
    setFirst(notice);
    game.dismissNotice();
  }, [notice]);
  return { notice: first === 'closed' || !isPlayed ? null : first, close: () => setFirst('closed') };
}
