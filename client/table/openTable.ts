import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isToAct } from '#engine';
import type { RatedFamily, TableConnection, TableUpdate, TableView } from '#protocol';
import type { SeenDeal } from '#record';
import type { BestMemory } from '../device/bests.ts';
import type { Settings } from '../device/settings.ts';
import type { Viewport } from '../device/viewport.ts';
import { createGame, type Game } from '../game/createGame.ts';
import { followTalk, type Talk, type Utterance } from '../game/talk.ts';
import type { ConnectionStatus, LossReason } from '../net/remoteTable.ts';
import type { StoredGames } from '../net/storedGames.ts';
import type { ShownChange } from '../stage/cues.ts';
import type { Layout } from '../stage/layout.ts';
import { layoutTable } from '../stage/layoutTable.ts';
import { text } from '../text/index.ts';
import { withFurtherTexts } from '../text/languages.ts';
import { countTime } from './lastSeconds.ts';
import type { SpokenLogRow } from './tableLog.ts';

/** A table that reports its connection status, at once and on every change, with the reason if there is one. */
export interface LiveTable extends TableConnection {
  onStatus(listener: (status: ConnectionStatus, reason: LossReason | null) => void): () => void;
  /** A deal as this page saw it; null if it missed its commitment. Absent where the page itself deals. */
  seenDeal?(deal: number): SeenDeal | null;
}

/** The status of the connection to a table, with the reason if there is one. */
export interface ConnectionState {
  readonly status: ConnectionStatus;
  readonly reason: LossReason | null;
}

/** A question before leaving: whether to go home and keep the seat, or to give the seat up. */
export type Leaving = 'home' | 'seat';

/** Everything the page knows about the table it shows. */
export interface OpenTable {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  readonly log: ReadonlySignal<readonly SpokenLogRow[]>;
  readonly connectionState: ReadonlySignal<ConnectionState>;
  /** Whether the table waits for the viewer, in a turn or a window, and no bot stands in. */
  readonly yourTurn: ReadonlySignal<boolean>;
  /** Whether a bar or a button replaces the prompt. */
  readonly hasBar: ReadonlySignal<boolean>;
  /** The open question whether to leave; null if there is none. */
  readonly leaving: Signal<Leaving | null>;
  /** Whether the lesson leads the player, who can skip it. */
  readonly guided: Signal<boolean>;
  /** The last whole seconds of the viewer's own time, from 15 down; null before that, and without a clock. */
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** The same of the others for whom the table waits. */
  readonly othersLeft: ReadonlySignal<number | null>;
  /** The deals as this page saw them, to check them; null where the viewer has none to check. */
  readonly seenDeal: ((deal: number) => SeenDeal | null) | null;
  /** The phrases at the table; null in a replay. */
  readonly talk: Talk | null;
  /** The visible phrases, without muted players; empty if phrases are switched off. */
  readonly heard: ReadonlySignal<readonly Utterance[]>;
  /** The last change shown; null until the picture is mounted. */
  readonly shown: Signal<ShownChange | null>;
  /** Counts the drags begun with a finger. */
  readonly lifted: Signal<number>;
  /** The finished deal whose points have been counted on the table; 0 if there is none. */
  readonly counted: Signal<number>;
  /** Whether the picture is on the screen, or is not drawn: it failed to load, or the page is hidden. */
  readonly isPainted: Signal<boolean>;
  /** The cover of the table until it is visible; null from then on. */
  readonly cover: ReadonlySignal<CoverKind | null>;
  /** Stops following the table and keeps the seat. */
  close(): void;
}

const NO_UTTERANCES: readonly Utterance[] = [];

/**
 * Opens a table on the page and follows it until `close`.
 * @param leads whether the lesson, if this is its table, leads the player
 */
export function openTable(
  connection: LiveTable,
  viewport: ReadonlySignal<Viewport>,
  settings: ReadonlySignal<Settings>,
  leads = false,
): OpenTable {
  const game = createGame(connection);
  const talk = followTalk(connection, game);
  const heard = computed(() => (settings.value.phrases ? talk.heard.value : NO_UTTERANCES));
  const connectionState = signal<ConnectionState>({ status: 'online', reason: null });
  const stopStatus = connection.onStatus((status, reason) => {
    connectionState.value = { status, reason };
  });
  const log = signal<readonly SpokenLogRow[]>([]);
  const yourTurn = computed(() => {
    const { view, standIn } = game;
    return view.value !== null && isToAct(view.value) && !standIn.value;
  });
  const layout = computed(() =>
    layoutTable({
      ...viewport.value,
      table: game.table.value,
      hand: game.hand.value,
      groupStarts: game.groupStarts.value,
      selected: game.selected.value,
      highlights: game.highlights.value,
      settings: settings.value,
    }),
  );
  const stopTitle = effect(() => {
    document.title = text.title(yourTurn.value);
  });
  const isPainted = signal(false);
  const stopLog = writeLog(game, isPainted, log);
  const isLost = computed(() => connectionState.value.status === 'lost');
  const { cover, stop: stopCover } = coverOver(game.table, isPainted, isLost);
  const guided = signal(leads && connection.lesson !== undefined);
  const stopLead = effect(() => connection.lesson?.lead(guided.value));
  const stopPace = effect(() => connection.bots?.set(settings.value.bots));
  const { secondsLeft, othersLeft, stop: stopCounting } = countTime(game.table, yourTurn);
  const close = (): void => {
    stopCover();
    stopCounting();
    talk.stop();
    stopStatus();
    stopLog();
    stopTitle();
    stopPace();
    stopLead();
    game.dispose();
    document.title = text.title(false);
  };
  return {
    game,
    layout,
    log,
    connectionState,
    talk,
    heard,
    yourTurn,
    secondsLeft,
    othersLeft,
    isPainted,
    cover,
    guided,
    close,
    seenDeal: connection.seenDeal ? (deal) => connection.seenDeal?.(deal) ?? null : null,
    hasBar: computed(
      () => game.standIn.value || connectionState.value.status === 'reconnecting' || game.silent.value !== null,
    ),
    leaving: signal<Leaving | null>(null),
    shown: signal<ShownChange | null>(null),
    lifted: signal(0),
    counted: signal(0),
  };
}

/**
 * Writes the log once the table is painted: its sentences are fetched, read and announced after that. If they cannot be
 * fetched, the next update asks for them again.
 */
function writeLog(
  { update }: Game,
  isPainted: ReadonlySignal<boolean>,
  log: Signal<readonly SpokenLogRow[]>,
): () => void {
  let unwritten: { readonly now: TableUpdate; readonly before: TableView | null }[] = [];
  let last: TableView | null = null;
  let nextLog: typeof import('./tableLog.ts').nextLog | null = null;
  const write = async (): Promise<void> => {
    nextLog ??= (await withFurtherTexts(() => import('./tableLog.ts'))).nextLog;
    const add = nextLog;
    log.value = unwritten.reduce((rows, { now, before }) => add(rows, now, before), log.peek());
    unwritten = [];
  };
  const tryWriting = (): void => void write().catch(() => undefined);
  const stops = [
    update.subscribe((now) => {
      unwritten.push({ now, before: last });
      last = now.table;
      if (isPainted.peek()) tryWriting();
    }),
    isPainted.subscribe((painted) => {
      if (painted) tryWriting();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The props of a table and its parts. */
export interface TablePageProps {
  readonly open: OpenTable;
  readonly settings: Signal<Settings>;
  /** Gives up the seat. */
  readonly onLeave: () => void;
  /** Goes home and keeps the seat. */
  readonly onAway: () => void;
  /** Takes the seat back from the tab or device that plays it now. */
  readonly onPlayHere: () => void;
  /** Goes from the lesson, whose deal is over, to a game without it. */
  readonly onAfterLesson: () => void;
  /** Goes from a daily deal that is over to its result. */
  readonly onDaily: () => void;
  /** Goes from a game that is over to the leaderboard of its family. */
  readonly onRatings: (family: RatedFamily) => void;
  /** Leaves a private game that is over for another private table with the same rules. */
  readonly onInvite: () => void;
  /** The stored games of the server. Rejects if the code for the network cannot be loaded. */
  readonly storedGames: () => Promise<StoredGames>;
  /** The bests of this device's player. Rejects if the code for them cannot be loaded. */
  readonly bests: () => Promise<BestMemory>;
}

/** The cover of a table that is not painted yet: the screen before, or the waiting screen. */
type CoverKind = 'screen' | 'waiting';

/** After this many ms a search for players shows the waiting screen. */
const SEARCH_COVER_MS = 1_500;

/** The cover of a table as a signal; null once the table is visible. */
export function coverOver(
  table: ReadonlySignal<TableView>,
  isPainted: ReadonlySignal<boolean>,
  isLost: ReadonlySignal<boolean>,
): { readonly cover: ReadonlySignal<CoverKind | null>; stop(): void } {
  const isGathering = computed(() => table.value.game === null);
  // Friends take time to arrive; other players come at once or not at all.
  const waits = signal(table.value.isPrivate && isGathering.value);
  const stop = effect(() => {
    if (!isGathering.value) return undefined;
    const timer = setTimeout(() => {
      waits.value = true;
    }, SEARCH_COVER_MS);
    return () => clearTimeout(timer);
  });
  const cover = computed((): CoverKind | null => {
    if (isPainted.value || isLost.value || (isGathering.value && waits.value)) return null;
    return waits.value ? 'waiting' : 'screen';
  });
  return { cover, stop };
}
