import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Card, type DiscardAction, isToAct, type Seat, type SeatAction } from '#engine';
import type { TableConnection, TableUpdate } from '#protocol';
import { fetchContractSearch } from './contractSearch.ts';
import { type GestureContext, isUnderWay, mayDo, NO_INTENT, owesContract } from './gestureContext.ts';
import { buttonIntent, drawOrSwapIntent, dropIntent, placeIntent, tapIntent } from './intent.ts';
import { answerIntent } from './question.ts';
import { TableStore } from './store.ts';
import type {
  ActionFilter,
  Answer,
  ButtonId,
  Chooser,
  ChooserOption,
  ExtraId,
  HandOrder,
  Intent,
  MeldOrder,
  Notice,
  PanelId,
  Target,
} from './types.ts';

/** The same signals, which only their owner writes. */
type Readable<Store> = {
  readonly [Key in keyof Store]: Store[Key] extends ReadonlySignal<infer Value> ? ReadonlySignal<Value> : Store[Key];
};

/**
 * The page's model of a table: what is known, what is selected, what a gesture means. No Phaser, no network, no DOM.
 * Taps, drags, buttons and keys all end in `tap`, `drop`, `drawOrSwap` or `press`.
 */
export interface Game extends Readable<Omit<TableStore, 'lessonFilter' | 'arranged' | 'byMelds' | 'context' | 'stop'>> {
  readonly connection: TableConnection;
  /** The actions that the lesson allows while it leads the player: only these count as legal. Null otherwise. */
  readonly lessonFilter: Signal<ActionFilter | null>;
  /** Actions sent to the table and not answered yet. */
  readonly pending: ReadonlySignal<readonly SeatAction[]>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** The open panel. */
  readonly panel: ReadonlySignal<PanelId | null>;
  /** Handles a tap on a target. */
  tap(target: Target): void;
  /** Begins a drag on this card. Returns the cards dragged: the whole selection if the card is part of it. */
  lift(card: Card): readonly Card[];
  /** Drops cards on a target; false if that means nothing there and the cards glide home. */
  drop(cards: readonly Card[], target: Target): boolean;
  /** Cancels a drag. */
  cancelDrag(): void;
  /** Handles something dragged from the table into the hand; false if it may not be taken. */
  drawOrSwap(source: Target): boolean;
  /** Replaces the selection by these cards; plays and moves nothing. */
  select(cards: readonly Card[]): void;
  /** Closes the chooser if one is open, else ends arranging by taps, else clears the selection. */
  deselect(): void;
  press(button: ButtonId | ExtraId): void;
  /** Answers the question; opens a chooser first if the answer is ambiguous. */
  answer(answer: Answer): void;
  /** Takes the seat back from the bot that plays for the viewer. */
  takeSeatBack(): void;
  /** Lets a bot play for somebody who is silent, until they are back. */
  letBotPlay(seat: Seat): void;
  /** Books a bot's seat from the next deal on, or gives it up. */
  bookSeat(on: boolean): void;
  choose(option: ChooserOption | null): void;
  /** Closes the open panel. */
  closePanel(): void;
  /** Whether the table waits for bots whose pauses the viewer may skip: in practice only. */
  readonly canSkip: ReadonlySignal<boolean>;
  /** Whether a tap there skips the pauses: on the bare felt, or on a meld where it means nothing else. */
  skips(target: Target): boolean;
  /** Lets the bots play without pauses until the viewer is to act, if allowed. */
  skip(): void;
  /** Shows a message by its code. */
  showNotice(code: Notice['code']): void;
  /** Hides the message. */
  dismissNotice(): void;
  dispose(): void;
}

/** Creates the controls that skip the bots' pauses, in practice only: elsewhere others share the bots. */
function createSkipping({ bots }: TableConnection, store: TableStore): Pick<Game, 'canSkip' | 'skips' | 'skip'> {
  const canSkip = computed(() => {
    const view = store.view.value;
    return bots !== undefined && view !== null && isUnderWay(view) && !isToAct(view);
  });
  return {
    canSkip,
    skips(target) {
      const context = store.context.value;
      if (!canSkip.value || context === null || context.selected.length > 0) return false;
      return target.on === 'felt' || (target.on === 'meld' && tapIntent(context, target).to === 'nothing');
    },
    skip() {
      if (canSkip.value) bots?.hurry();
    },
  };
}

/**
 * A tap on the stock or pile this soon after another, in ms, was begun before the player saw the effect of the first.
 */
const REPEATED_TAP_MS = 700;

/** A clock in milliseconds, from any fixed context. */
interface PageClock {
  now(): number;
}

/** Treats fast taps on the stock or pile as one: once one is handled, the others neither act nor are refused. */
class FastTaps {
  readonly #clock: PageClock;
  #last: { readonly on: Target['on']; readonly at: number } | null = null;

  constructor(clock: PageClock) {
    this.#clock = clock;
  }

  /** Whether this tap only repeats one that was handled. */
  repeats({ on }: Target): boolean {
    return this.#last !== null && this.#last.on === on && this.#clock.now() - this.#last.at < REPEATED_TAP_MS;
  }

  /** Records a tap. `isHandled`: it was handled, or repeats one that was. */
  heard({ on }: Target, isHandled: boolean): void {
    const isPile = on === 'stock' || on === 'pile' || on === 'pileCard';
    this.#last = isHandled && isPile ? { on, at: this.#clock.now() } : null;
  }
}

/** Carries out what a gesture means; false if it is a refusal or means nothing. */
type Dispatch = (intentOf: (context: GestureContext) => Intent) => boolean;

/** Creates the gestures on cards and places of the table. */
function createCardGestures(
  store: TableStore,
  dispatch: Dispatch,
  skipping: Pick<Game, 'skips' | 'skip'>,
  clock: PageClock,
): Pick<Game, 'tap' | 'lift' | 'drop' | 'cancelDrag' | 'drawOrSwap' | 'select' | 'deselect'> {
  const taps = new FastTaps(clock);
  return {
    tap(target) {
      const chooser = store.chooser.value;
      if (skipping.skips(target)) skipping.skip();
      const chosen = optionAt(chooser, target);
      // While a chooser is open, a tap on the bare felt means "not now".
      const isAside = chooser !== null && target.on === 'felt';
      const isRepeated = taps.repeats(target);
      const isHandled = dispatch((context) => {
        const placing = store.arranging.value !== 'off' ? placeIntent(context, target) : null;
        const intent = chosen ?? placing ?? (isAside ? NO_INTENT : tapIntent(context, target));
        return isRepeated ? NO_INTENT : intent;
      });
      taps.heard(target, isHandled || isRepeated);
    },
    lift(card) {
      const cards = store.selected.value.includes(card) ? store.selected.value : [card];
      store.dragged.value = cards;
      return cards;
    },
    drop(cards, target) {
      return batch(() => {
        store.dragged.value = [];
        return dispatch((context) => dropIntent(context, cards, target));
      });
    },
    cancelDrag() {
      if (store.dragged.value.length > 0) store.dragged.value = [];
    },
    drawOrSwap: (source) => dispatch((context) => drawOrSwapIntent(context, source)),
    select(cards) {
      batch(() => {
        store.chooser.value = null;
        store.arranging.value = 'off';
        store.selected.value = cards;
      });
    },
    deselect() {
      if (store.chooser.value) store.chooser.value = null;
      else if (store.arranging.value !== 'off') store.arranging.value = 'off';
      else store.selected.value = [];
    },
  };
}

const isPanel = (button: ButtonId | ExtraId): button is PanelId =>
  button === 'scores' || button === 'log' || button === 'leave';

interface Controls {
  readonly connection: TableConnection;
  readonly store: TableStore;
  readonly notice: Signal<Notice | null>;
  /** Actions sent to the table and not answered yet. */
  readonly pending: Signal<readonly SeatAction[]>;
  /** Returns the id of the next notice. */
  readonly nextNoticeId: () => number;
}

/** Fetches the order by melds, which is not needed before it is chosen. */
const fetchMeldOrder = async (): Promise<MeldOrder> => (await import('./meldOrder.ts')).createMeldOrder();

/**
 * Creates the page's model of a table; it follows the connection until `dispose`.
 * @param clock gives milliseconds
 * @param fetchByMelds fetches the order by melds; called when the player first chooses it
 */
export function createGame(
  connection: TableConnection,
  clock: PageClock = performance,
  fetchByMelds: () => Promise<MeldOrder> = fetchMeldOrder,
): Game {
  const store = new TableStore(connection);
  const notice = signal<Notice | null>(null);
  const pending = signal<readonly SeatAction[]>([]);
  let noticeCount = 0;
  const controls: Controls = { connection, store, notice, pending, nextNoticeId: () => ++noticeCount };
  const stopWatching = store.update.subscribe((update) => {
    const discard = pending.value.length === 0 ? ownDiscard(update) : null;
    const { game, viewer } = update.table;
    const isPlayed = game !== null && isUnderWay(game);
    if (game && owesContract(game)) void fetchContractSearch();
    // Neither this page nor a stand-in discarded, so the clock did.
    if (discard && !store.standIn.value && isPlayed) showNotice(controls, 'timeRanOut', discard);
    const isPast = notice.value !== null && notice.value.action !== null && !isPlayed;
    if (isPast || (game?.turn === viewer && notice.value?.code === 'notYourTurn')) notice.value = null;
  });
  const panel = signal<PanelId | null>(null);
  const dismissNotice = (): void => {
    notice.value = null;
  };
  const dispatch: Dispatch = (intentOf) => {
    const context = store.context.value;
    if (store.standIn.value) void takeSeatBack(controls);
    store.chooser.value = null;
    return context !== null && carryOut(controls, intentOf(context));
  };
  const skipping = createSkipping(connection, store);
  const press = (button: ButtonId | ExtraId): void => {
    if (isPanel(button)) {
      dismissNotice();
      panel.value = panel.value === button ? null : button;
    } else if (button === 'sort') sort(controls, fetchByMelds);
    // Two quick presses take two plays back: the second press waits for the answer to the first.
    else if (button === 'undo' && pending.value.length > 0) void answered(controls).then(() => press(button));
    else dispatch((context) => buttonIntent(context, button));
  };
  return {
    ...store,
    connection,
    notice,
    panel,
    pending,
    ...skipping,
    ...createCardGestures(store, dispatch, skipping, clock),
    press,
    answer: (answer) => void dispatch((context) => answerIntent(context, answer)),
    takeSeatBack: () => void takeSeatBack(controls),
    letBotPlay: (seat) => void sendStandIn(controls, seat),
    bookSeat: (on) => void book(controls, on),
    choose: (option) => void dispatch(() => option?.does ?? NO_INTENT),
    closePanel() {
      panel.value = null;
    },
    showNotice: (code) => showNotice(controls, code, null),
    dismissNotice,
    dispose() {
      stopWatching();
      store.stop();
    },
  };
}

/** Waits until the value of a signal satisfies the predicate. */
const until = <T>(source: ReadonlySignal<T>, isReached: (value: T) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = source.subscribe((value) => {
      if (!isReached(value)) return;
      resolve();
      // The first call comes before `subscribe` has returned `stop`.
      queueMicrotask(() => stop());
    });
  });

/** Waits until the table has answered every action. */
const answered = ({ pending }: Controls): Promise<void> => until(pending, (actions) => actions.length === 0);

const NEXT_ORDER: Readonly<Record<HandOrder, HandOrder>> = { suit: 'melds', melds: 'rank', rank: 'own', own: 'suit' };

/**
 * Cycles through the orders of the hand: by suit, melds, rank, the player's own. Choosing their own starts arranging by
 * taps; after a card has moved, the next press only ends that.
 */
function sort(controls: Controls, fetchByMelds: () => Promise<MeldOrder>): void {
  const { order, arranging, arranged, byMelds, hand } = controls.store;
  batch(() => {
    const isDone = arranging.value === 'changed';
    arranging.value = 'off';
    // It may say how to arrange cards, which the press ends.
    controls.notice.value = null;
    if (isDone) return;
    if (order.value === 'suit' && !byMelds.value) return void sortByMelds(controls, fetchByMelds);
    const shown = hand.value;
    order.value = NEXT_ORDER[order.value];
    if (order.value !== 'own') return;
    if (arranged.value.length === 0) arranged.value = shown;
    arranging.value = 'begun';
    showNotice(controls, 'tapToArrange', null);
  });
}

/** Fetches the order by melds and sorts by it; by rank if it cannot be fetched. */
async function sortByMelds(controls: Controls, fetchByMelds: () => Promise<MeldOrder>): Promise<void> {
  const { order, byMelds } = controls.store;
  byMelds.value = await fetchByMelds().catch(() => null);
  if (order.value === 'suit') order.value = byMelds.value ? 'melds' : 'rank';
  if (!byMelds.value) showNotice(controls, 'noMeldOrder', null);
}

/** The option a tap chooses: while the chooser asks where a freed wild goes, its places on the table are answers. */
function optionAt(chooser: Chooser | null, target: Target): Intent | null {
  if (chooser?.asks !== 'wildPlace' || target.on !== 'place') return null;
  const goesThere = ({ does }: Chooser['options'][number]): boolean => {
    const action = does.to === 'act' ? does.actions[0] : undefined;
    return action?.type === 'swap' && action.to?.meld === target.meld && action.to.place === target.place;
  };
  return chooser.options.find(goesThere)?.does ?? null;
}

/** Carries out an intent; false if it is a refusal or means nothing. */
function carryOut(controls: Controls, intent: Intent): boolean {
  const { store } = controls;
  // The notice about the previous gesture would be in the way.
  controls.notice.value = null;
  switch (intent.to) {
    case 'act':
      store.arranging.value = 'off';
      void act(controls, intent.actions);
      return true;
    case 'choose':
      store.chooser.value = intent.chooser;
      return true;
    case 'select':
      store.selected.value = intent.cards;
      return true;
    case 'prepare':
      batch(() => {
        store.prepared.value = intent.groups;
        store.selected.value = intent.selected;
      });
      return true;
    case 'arrange':
      batch(() => {
        store.arranged.value = intent.hand;
        store.order.value = 'own';
        // The card is in its place: the next tap selects another.
        if (store.arranging.value === 'off') return;
        store.arranging.value = 'changed';
        store.selected.value = [];
      });
      return true;
    case 'tell':
      showNotice(controls, intent.code, intent.action);
      return false;
    case 'nothing':
      return false;
  }
}

/** Sends these actions; they stay in `pending` until all are answered. */
async function act(controls: Controls, actions: readonly SeatAction[]): Promise<void> {
  const { pending } = controls;
  pending.value = [...pending.value, ...actions];
  try {
    await actOneByOne(controls, actions);
  } finally {
    pending.value = pending.value.filter((action) => !actions.includes(action));
  }
}

/** Sends one action after another, each for the decision the one before led to; stops at the first refusal. */
async function actOneByOne(controls: Controls, actions: readonly SeatAction[]): Promise<void> {
  const { connection, store } = controls;
  for (const action of actions) {
    const at = decisionOf(store);
    const view = store.view.value;
    if (at === null || !view || !mayDo(view, action)) return;
    const reply = await connection.act(at, action);
    // A double tap answers the same decision twice, which is not worth a message.
    if (!reply.ok && reply.reason !== 'stale') showNotice(controls, reply.reason, action);
    if (!reply.ok) return;
    await changeOf(store, at);
  }
}

async function takeSeatBack(controls: Controls): Promise<void> {
  const reply = await controls.connection.back();
  if (!reply.ok) showNotice(controls, reply.reason, null);
}

async function sendStandIn({ connection }: Controls, seat: Seat): Promise<void> {
  // A refusal needs no words: the person is back, or another player was quicker.
  await connection.company?.standIn(seat);
}

async function book(controls: Controls, on: boolean): Promise<void> {
  const reply = await controls.connection.company?.book(on);
  if (reply?.ok === false) showNotice(controls, reply.reason, null);
}

/** The viewer's discard, if this update contains one. */
function ownDiscard({ table, events }: TableUpdate): DiscardAction | null {
  const event = events?.find(({ type }) => type === 'discarded');
  return event?.type === 'discarded' && event.seat === table.viewer ? { type: 'discard', card: event.card } : null;
}

/** The number of the decision the viewer has to make; null for a spectator. */
function decisionOf({ view }: TableStore): number | null {
  const game = view.value;
  return game === null || game.viewer === 'spectator' ? null : (game.seats[game.viewer]?.at ?? null);
}

/** Waits until an update shows that decision `at` was made: the reply may arrive before it. */
const changeOf = (store: TableStore, at: number): Promise<void> => until(store.view, () => decisionOf(store) !== at);

function showNotice({ notice, nextNoticeId }: Controls, code: Notice['code'], action: SeatAction | null): void {
  notice.value = { id: nextNoticeId(), code, action };
}
