import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import type { SeatInfo, TableView } from '#protocol';
import { owesContract } from '../game/moment.ts';
import { ActionButtons } from '../mirror/ActionButtons.tsx';
import { Announcer } from '../mirror/Announcer.tsx';
import { useKeptFocus } from '../mirror/keptFocus.ts';
import { Mirror } from '../mirror/Mirror.tsx';
import { ScoreLine } from '../mirror/ScoreLine.tsx';
import type { SeatPresses } from '../mirror/SeatList.tsx';
import { StandIn } from '../mirror/StandIn.tsx';
import { type HintKeys, onTableKey, onUndoKey } from '../mirror/tableKeys.ts';
import { wordsPlace } from '../stage/tallyPlace.ts';
import { lazy } from '../ui/lazy.tsx';
import { Hurry, SeatClock } from './Hurry.tsx';
import { Learning } from './Learning.tsx';
import { sendSigns } from './lifeSigns.ts';
import { Missed } from './Missed.tsx';
import { mountPicture } from './mountPicture.ts';
import { NoPicture } from './NoPicture.tsx';
import type { OpenTable, TablePageProps } from './openTable.ts';
import {
  LazyCheckPanel,
  LazyChooserPanel,
  LazyContractBar,
  LazyHomePanel,
  LazyKeysPanel,
  LazyLeavePanel,
  LazyLiveLog,
  LazyPhrasePanel,
  LazyPlayerPanel,
  LazyQuestionPanel,
  LazyReplayPanel,
  LazyReviewPanel,
  LazySayings,
  LazySeatDeeds,
} from './panels/lazyPanels.tsx';
import { LazyDecided, LazyRace, LazyScoreSheet, LazySettlement, LazySharePanel } from './panels/lazyScores.ts';
import { MenuPanel } from './panels/MenuPanel.tsx';
import { seatButtonPlace, TakeSeat } from './TakeSeat.tsx';
import { Toast } from './Toast.tsx';
import { endedDeal } from './tally/dealCount.ts';

/**
 * Panels opened by parts of the page other than the table's buttons: keys, phrases, the replay of the game so far, the
 * menu of a player in a seat, the review of a deal, or of the game for null, the check of a deal, and the result to
 * share.
 */
type Aside =
  | 'keys'
  | 'phrases'
  | 'replay'
  | { readonly about: Seat }
  | { readonly review: number | null }
  | { readonly check: number }
  | { readonly share: TableView };

/** The panel after a deal. */
const LazyDealEnd = lazy(async () => (await import('./tally/DealEnd.tsx')).DealEndPanel);

/** Parts that the game shows by itself, fetched during the first deal: the line or the server may fail later. */
const SHOWN_LATER = [
  ...[LazyDealEnd, LazyRace, LazyDecided, LazySettlement],
  ...[LazyChooserPanel, LazyQuestionPanel, LazyContractBar, LazySayings],
];

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
    if (isPlayed) for (const part of SHOWN_LATER) void part.ahead();
  }, [isPlayed]);
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
      <StandIn game={game} layout={layout.value} isOnline={open.line.value.status === 'online'} />
      {game.view.value && owesContract(game.view.value) && <LazyContractBar game={game} layout={layout.value} />}
      {game.question.value && <LazyQuestionPanel game={game} layout={layout.value} />}
      {game.chooser.value && <LazyChooserPanel game={game} layout={layout.value} />}
      <Learning open={open} settings={settings} hintKeys={hintKeys} say={say} />
      {endedDeal(game.table.value) > 0 && (
        <LazyDealEnd
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
      {game.deeds.value.length > 0 && <LazySeatDeeds game={game} layout={layout.value} />}
      {hasHeard.current && (
        <LazySayings heard={open.heard.value} layout={layout.value} belowDeeds={game.deeds.value.length > 0} />
      )}
      <Missed open={open} />
      <OpenedPanel {...props} aside={aside} />
      <AsidePanel {...props} aside={aside} />
      <LeavingPanel {...props} />
      <SeatClock open={open} />
      <Hurry secondsLeft={open.secondsLeft} words={wordsPlace(layout.value, game.table.value.game)} />
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

/** The open `Aside`, over any panel opened by a button. */
function AsidePanel({ open, aside, settings }: TablePageProps & { readonly aside: Signal<Aside | null> }) {
  const close = (): void => show(aside, null);
  const { talk, game } = open;
  const now = aside.value;
  if (now === 'keys') return <LazyKeysPanel letters={settings.value.letterKeys} onClose={close} />;
  if (now === null) return null;
  if (now === 'replay') return <LazyReplayPanel open={open} settings={settings} onClose={close} />;
  if (typeof now === 'object' && 'review' in now)
    return <LazyReviewPanel open={open} deal={now.review} onClose={close} />;
  if (typeof now === 'object' && 'share' in now) return <LazySharePanel table={now.share} onClose={close} />;
  if (typeof now === 'object' && 'check' in now) return <LazyCheckPanel open={open} deal={now.check} onClose={close} />;
  if (!talk) return null;
  if (now === 'phrases') return talk.say && <LazyPhrasePanel onSay={talk.say} onClose={close} />;
  const { seats, viewer } = game.table.value;
  const info = seats[now.about] as SeatInfo;
  return <LazyPlayerPanel seat={now.about} info={info} talk={talk} plays={viewer !== 'spectator'} onClose={close} />;
}

/** The question before leaving, over everything else. */
function LeavingPanel({ open: { game, leaving }, onLeave, onAway }: TablePageProps) {
  const onStay = (): void => show(leaving, null);
  if (leaving.value === 'seat')
    return <LazyLeavePanel rated={game.table.value.rated} onStay={onStay} onLeave={onLeave} />;
  if (leaving.value === null) return null;
  return <LazyHomePanel isPractice={isPractice(game.table.value)} onStay={onStay} onHome={onAway} />;
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
      return <LazyScoreSheet table={table} onClose={close} onShare={() => show(aside, { share: table })} />;
    case 'log':
      return <LazyLiveLog log={open.log} table={table} onClose={close} onCheck={checkAt(open, aside)} />;
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
