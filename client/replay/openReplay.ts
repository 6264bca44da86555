import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { no, type Result } from '#engine';
import type { Refusal, TableConnection, TableUpdate, TableView } from '#protocol';
import type { Settings } from '../device/settings.ts';
import type { Viewport } from '../device/viewport.ts';
import { createGame, type Game } from '../game/createGame.ts';
import type { ShownChange } from '../stage/cues.ts';
import { layoutTable } from '../stage/layoutTable.ts';
import { endedDeal } from '../table/dealCount.ts';
import type { ConnectionState, OpenTable } from '../table/openTable.ts';
import { text } from '../text/index.ts';
import { replayText } from '../text/replay.ts';
import type { ReplaySource } from './opening.ts';
import { eventsFor, type Face, type Perspective, type ReplayLog, replayLog, tableFor } from './perspective.ts';
import { type After, createPlayer, type Player } from './player.ts';
import type { Timeline } from './timeline.ts';

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
  const { timeline, names, faces, position, perspective } = source;
  const player = createPlayer(timeline, position, perspective, after);
  const connection = new ReplayConnection(timeline, names, player.position.value, perspective, faces);
  const live = createGame(connection);
  const game = onlyShown(live);
  const follow = effect(() => {
    const [to, seenBy] = [player.position.value, player.perspective.value];
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
      highlights: [],
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
    game,
    layout,
    close,
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

const refuse = async (): Promise<Result<never, Refusal>> => no('notPlaying');

/** A recorded game as a table that nobody can play at. It shows the position set by `show`. */
export class ReplayConnection implements TableConnection {
  readonly act = refuse;
  readonly next = refuse;
  readonly rematch = refuse;
  readonly start = refuse;
  readonly back = refuse;
  readonly record = refuse;
  readonly #timeline: Timeline;
  readonly #names: readonly string[];
  readonly #faces: readonly Face[];
  readonly #listeners = new Set<(update: TableUpdate) => void>();
  #position: number;
  #perspective: Perspective;
  #table: TableView;

  /** @param names the players in order of the seats, as `faces` */
  constructor(
    timeline: Timeline,
    names: readonly string[],
    position: number,
    perspective: Perspective,
    faces: readonly Face[] = [],
  ) {
    this.#faces = faces;
    this.#timeline = timeline;
    this.#names = names;
    this.#position = position;
    this.#perspective = perspective;
    this.#table = this.#tableAt(position, perspective);
  }

  /** Shows a position. The next one comes with its events, if the perspective stays; any other is there at once. */
  show(position: number, perspective: Perspective): void {
    const isNext = position === this.#position + 1 && perspective === this.#perspective;
    const events = isNext ? eventsFor(this.#timeline.steps[position]?.events ?? [], perspective) : null;
    this.#position = position;
    this.#perspective = perspective;
    this.#table = this.#tableAt(position, perspective);
    for (const listener of this.#listeners) listener({ table: this.#table, events });
  }

  subscribe(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    listener({ table: this.#table, events: null });
    return () => void this.#listeners.delete(listener);
  }

  /** Nobody sits here. */
  leave(): void {
    this.#listeners.clear();
  }

  #tableAt(position: number, perspective: Perspective): TableView {
    return tableFor(this.#timeline.stateAt(position), perspective, this.#names, this.#faces);
  }
}
