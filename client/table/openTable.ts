import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isAsked } from '#engine';
import type { TableConnection } from '#protocol';
import type { Viewport } from '../device/viewport.ts';
import { createGame } from '../game/createGame.ts';
import type { Settings } from '../game/settings.ts';
import { followTalk, type Talk, type Utterance } from '../game/talk.ts';
import type { Game } from '../game/types.ts';
import type { ConnectionStatus, LossReason } from '../net/index.ts';
import type { ShownChange } from '../stage/cues.ts';
import { layoutTable } from '../stage/index.ts';
import type { Layout } from '../stage/types.ts';
import { text } from '../text/index.ts';
import { type Covering, coverOver } from './cover.ts';
import { countOwnTime } from './ownTime.ts';
import { type LogLine, nextLog } from './tableLog.ts';

/** A table that reports its connection status, at once and on every change, with a reason if there is one. */
export interface LiveTable extends TableConnection {
  onStatus(listener: (status: ConnectionStatus, reason: LossReason | null) => void): () => void;
}

/** How the line to a table stands, with a reason for that if there is one. */
export interface LineStatus {
  readonly status: ConnectionStatus;
  readonly reason: LossReason | null;
}

/** What the viewer may be asked before they leave: to go home, with the seat kept, or to give the seat up. */
export type Leaving = 'home' | 'seat';

/** Everything the page holds of the table it is at. */
export interface OpenTable {
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  readonly line: ReadonlySignal<LineStatus>;
  /** The table waits for the viewer, in a turn or in a window, not for a bot in the viewer's place. */
  readonly yourTurn: ReadonlySignal<boolean>;
  /** The viewer is asked whether to leave; null while they are not. */
  readonly leaving: Signal<Leaving | null>;
  /** The guide of a first game is shown; the player may switch it off. */
  readonly guided: Signal<boolean>;
  /** Whole seconds of the viewer's own time, once so few are left that one should hurry; null before, and where no clock runs. */
  readonly secondsLeft: ReadonlySignal<number | null>;
  /** What is said, where people play; null where one plays alone. */
  readonly talk: Talk | null;
  /** What is being said, as far as the viewer wants to hear it. */
  readonly heard: ReadonlySignal<readonly Utterance[]>;
  /** The change of the table that was shown last; null until the picture is there. */
  readonly shown: Signal<ShownChange | null>;
  /** The deal that is over and whose points have been counted before everybody's eyes; 0 while there is none. */
  readonly counted: Signal<number>;
  /** The picture can be seen, or there will be none. */
  readonly isPainted: Signal<boolean>;
  /** What lies over the table until it can be seen; null from then on. */
  readonly cover: ReadonlySignal<Covering | null>;
  /** Stops following the table; the seat is kept. */
  close(): void;
}

const NOTHING_HEARD: readonly Utterance[] = [];

/** Follows a table for as long as the page shows it. */
export function openTable(
  connection: LiveTable,
  viewport: ReadonlySignal<Viewport>,
  settings: ReadonlySignal<Settings>,
  isLesson = false,
): OpenTable {
  const game = createGame(connection);
  const talk = connection.company ? followTalk(connection.company, game) : null;
  const heard = computed(() => (settings.value.phrases && talk ? talk.heard.value : NOTHING_HEARD));
  const line = signal<LineStatus>({ status: 'online', reason: null });
  const stopLine = connection.onStatus((status, reason) => {
    line.value = { status, reason };
  });
  const log = signal<readonly LogLine[]>([]);
  const yourTurn = computed(() => {
    const { view, standIn } = game;
    return view.value !== null && isAsked(view.value) && !standIn.value;
  });
  const layout = computed(() =>
    layoutTable({
      ...viewport.value,
      table: game.table.value,
      hand: game.hand.value,
      selected: game.selected.value,
      lit: game.lit.value,
      settings: settings.value,
    }),
  );
  const stopLog = game.update.subscribe((update) => {
    log.value = nextLog(log.peek(), update);
  });
  const stopTitle = effect(() => {
    document.title = text.title(yourTurn.value);
  });
  const isPainted = signal(false);
  const isLost = computed(() => line.value.status === 'lost');
  const { cover, stop: stopCover } = coverOver(game.table, isPainted, isLost);
  const stopPace = effect(() => connection.bots?.set(settings.value.bots));
  const { secondsLeft, stop: stopCounting } = countOwnTime(game.table, yourTurn);
  const close = (): void => {
    stopCover();
    stopCounting();
    talk?.stop();
    stopLine();
    stopLog();
    stopTitle();
    stopPace();
    game.dispose();
    document.title = text.title(false);
  };
  return {
    ...{ game, layout, log, line, talk, heard, yourTurn, secondsLeft, isPainted, cover, close },
    leaving: signal<Leaving | null>(null),
    guided: signal(isLesson),
    shown: signal<ShownChange | null>(null),
    counted: signal(0),
  };
}

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
