import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Settings } from '../device/settings.ts';
import type { Viewport } from '../device/viewport.ts';
import type { Game } from '../game/createGame.ts';
import { createGame } from '../game/createGame.ts';
import type { ShownChange } from '../stage/cues.ts';
import { layoutTable } from '../stage/index.ts';
import { endedDeal } from '../table/dealCount.ts';
import type { ConnectionState, OpenTable } from '../table/openTable.ts';
import { text } from '../text/index.ts';
import { replayText } from '../text/replay.ts';
import type { Eyes, Face } from './eyes.ts';
import { type After, createPlayer, type Player } from './player.ts';
import { ReplayConnection } from './ReplayConnection.ts';
import type { ReplayedGame } from './readText.ts';
import { type ReplayLog, replayLog } from './replayLog.ts';

/** A game to replay, and how it is first shown. */
export interface ReplaySource extends ReplayedGame {
  /** The text of its record. */
  readonly text: string;
  /** The players in order of the seats. */
  readonly names: readonly string[];
  readonly faces: readonly Face[];
  readonly eyes: Eyes;
  /** The place of the first moment shown. */
  readonly place: number;
  /** The id of a stored game, by which its moments have links; null for any other. */
  readonly game: string | null;
}

/** A replay that is open on the page. */
export interface OpenReplay {
  readonly source: ReplaySource;
  readonly player: Player;
  readonly log: ReplayLog;
  /** The table as the picture and its mirror know it. */
  readonly open: OpenTable;
  /** The settings of the table: its motion is as fast as the replay. */
  readonly settings: ReadonlySignal<Settings>;
  close(): void;
}

/** Opens a replay on the page and shows what its player plays, until `close`. */
export function openReplay(
  source: ReplaySource,
  viewport: ReadonlySignal<Viewport>,
  settings: ReadonlySignal<Settings>,
  after: After,
): OpenReplay {
  const { timeline, names, faces, place, eyes } = source;
  const player = createPlayer(timeline, place, eyes, after);
  const connection = new ReplayConnection(timeline, names, player.place.value, eyes, faces);
  const live = createGame(connection);
  const game = onlyShown(live);
  const follow = effect(() => {
    const [to, seenBy] = [player.place.value, player.eyes.value];
    // The page's model of the table reads signals that it sets.
    untracked(() => connection.show(to, seenBy));
  });
  const paced = computed(() => ({ ...settings.value, speed: motionAt(settings.value.speed, player.speed.value) }));
  const layout = computed(() =>
    layoutTable({
      ...viewport.value,
      table: game.table.value,
      hand: game.hand.value,
      selected: [],
      lit: [],
      settings: settings.value,
      isReplay: true,
    }),
  );
  const title = document.title;
  document.title = replayText.replayOf(text.gameName());
  const close = (): void => {
    document.title = title;
    follow();
    player.stop();
    live.dispose();
  };
  const open: OpenTable = {
    ...{ game, layout, close },
    log: signal([]),
    connectionState: signal<ConnectionState>({ status: 'online', reason: null }),
    yourTurn: signal(false),
    hasBar: computed(() => hasResult(game)),
    leaving: signal(null),
    guided: signal(false),
    secondsLeft: signal(null),
    othersLeft: signal(null),
    seenDeal: null,
    talk: null,
    heard: signal([]),
    shown: signal<ShownChange | null>(null),
    lifted: signal(0),
    counted: signal(0),
    isPainted: signal(false),
    cover: signal(null),
  };
  return { source, player, log: replayLog(timeline, names), open, settings: paced, close };
}

/** Motion keeps up with the replay, unless the player wants none. */
function motionAt(speed: Settings['speed'], replaySpeed: number): Settings['speed'] {
  if (speed === 'off' || replaySpeed === 1) return speed;
  return replaySpeed > 1 ? 'fast' : 'slow';
}

/** Whether a deal has ended, so that its result can be shown. */
const hasResult = ({ table }: Game): boolean => endedDeal(table.value) > 0 && table.value.game?.results.length !== 0;

const nothing = (): undefined => undefined;
const never = (): false => false;

/** The game with nothing to select, highlight or do. Its panels open as usual. */
function onlyShown(game: Game): Game {
  const none: Signal<readonly never[]> = signal([]);
  return {
    ...game,
    highlights: none,
    enabledButtons: signal(['scores', 'log', 'leave']),
    extras: none,
    question: signal(null),
    tap: nothing,
    lift: () => [],
    drop: never,
    cancelDrag: nothing,
    drawOrSwap: never,
    select: nothing,
    skips: never,
    skip: nothing,
    answer: nothing,
    showNotice: nothing,
  };
}
