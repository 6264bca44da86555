import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DiscardAction, Seat, SeatAction } from '#engine';
import type { TableConnection, TableUpdate } from '#protocol';
import { FastTaps, type PageClock } from './fastTaps.ts';
import { buttonIntent, drawOrSwapIntent, dropIntent, placeIntent, tapIntent } from './intent.ts';
import type { Chooser, Intent } from './intents.ts';
import { isUnderWay, mayDo, NOTHING, type TableMoment } from './moment.ts';
import { answerIntent } from './question.ts';
import { createSkipping } from './skipping.ts';
import { createStore, type TableStore } from './store.ts';
import type { ButtonId, ExtraId, Game, HandOrder, MeldOrder, Notice, PanelId, Target } from './types.ts';

const isPanel = (button: ButtonId | ExtraId): button is PanelId =>
  button === 'scores' || button === 'log' || button === 'leave';

interface Controls {
  readonly connection: TableConnection;
  readonly store: TableStore;
  readonly notice: Signal<Notice | null>;
  /** Actions sent to the table and not answered yet. */
  readonly asked: Signal<readonly SeatAction[]>;
  /** The id of the next notice. */
  readonly number: () => number;
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
  const store = createStore(connection);
  const notice = signal<Notice | null>(null);
  const asked = signal<readonly SeatAction[]>([]);
  let told = 0;
  const controls: Controls = { connection, store, notice, asked, number: () => ++told };
  const stopWatching = store.update.subscribe((update) => {
    const discard = asked.value.length === 0 ? ownDiscard(update) : null;
    const { game, viewer } = update.table;
    const isPlayed = game !== null && isUnderWay(game);
    // Neither this page nor a stand-in discarded, so the clock did.
    if (discard && !store.standIn.value && isPlayed) tell(controls, 'timeRanOut', discard);
    const isPast = notice.value !== null && notice.value.action !== null && !isPlayed;
    if (isPast || (game?.turn === viewer && notice.value?.code === 'notYourTurn')) notice.value = null;
  });
  const taps = new FastTaps(clock);
  const panel = signal<PanelId | null>(null);
  const dismissNotice = (): void => {
    notice.value = null;
  };
  const obey = (intentOf: (moment: TableMoment) => Intent): boolean => {
    const moment = store.moment.value;
    if (store.standIn.value) void takeSeatBack(controls);
    store.chooser.value = null;
    return moment !== null && carryOut(controls, intentOf(moment));
  };
  const skipping = createSkipping(connection, store);
  const press = (button: ButtonId | ExtraId): void => {
    if (isPanel(button)) {
      dismissNotice();
      panel.value = panel.value === button ? null : button;
    } else if (button === 'sort') sort(controls, fetchByMelds);
    // Two quick presses take two plays back: the second press waits for the answer to the first.
    else if (button === 'undo' && asked.value.length > 0) void answered(controls).then(() => press(button));
    else obey((moment) => buttonIntent(moment, button));
  };
  return {
    ...store,
    connection,
    notice,
    panel,
    asked,
    ...skipping,
    tap(target) {
      const chooser = store.chooser.value;
      if (skipping.skips(target)) skipping.skip();
      const chosen = optionAt(chooser, target);
      // While a chooser is open, a tap on the bare felt means "not now".
      const isAside = chooser !== null && target.on === 'felt';
      const isRepeated = taps.repeats(target);
      const isObeyed = obey((moment) => {
        const placing = store.arranging.value !== 'off' ? placeIntent(moment, target) : null;
        const intent = chosen ?? placing ?? (isAside ? NOTHING : tapIntent(moment, target));
        return isRepeated ? NOTHING : intent;
      });
      taps.heard(target, isObeyed || isRepeated);
    },
    lift(card) {
      const cards = store.selected.value.includes(card) ? store.selected.value : [card];
      store.carried.value = cards;
      return cards;
    },
    drop(cards, target) {
      return batch(() => {
        store.carried.value = [];
        return obey((moment) => dropIntent(moment, cards, target));
      });
    },
    letGo() {
      if (store.carried.value.length > 0) store.carried.value = [];
    },
    drawOrSwap: (source) => obey((moment) => drawOrSwapIntent(moment, source)),
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
    press,
    answer: (answer) => void obey((moment) => answerIntent(moment, answer)),
    back: () => void takeSeatBack(controls),
    letBotPlay: (seat) => void sendStandIn(controls, seat),
    book: (on) => void book(controls, on),
    choose: (option) => void obey(() => option?.does ?? NOTHING),
    closePanel() {
      panel.value = null;
    },
    tell: (code) => tell(controls, code, null),
    dismissNotice,
    dispose() {
      stopWatching();
      store.stop();
    },
  };
}

/** Waits until the value of a signal satisfies the predicate. */
const until = <T>(source: ReadonlySignal<T>, isSo: (value: T) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = source.subscribe((value) => {
      if (!isSo(value)) return;
      resolve();
      // The first call comes before `subscribe` has returned `stop`.
      queueMicrotask(() => stop());
    });
  });

/** Waits until the table has answered every action. */
const answered = ({ asked }: Controls): Promise<void> => until(asked, (actions) => actions.length === 0);

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
    tell(controls, 'tapToArrange', null);
  });
}

/** Fetches the order by melds and sorts by it; by rank if it cannot be fetched. */
async function sortByMelds(controls: Controls, fetchByMelds: () => Promise<MeldOrder>): Promise<void> {
  const { order, byMelds } = controls.store;
  byMelds.value = await fetchByMelds().catch(() => null);
  if (order.value === 'suit') order.value = byMelds.value ? 'melds' : 'rank';
  if (!byMelds.value) tell(controls, 'noMeldOrder', null);
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
      tell(controls, intent.code, intent.action);
      return false;
    case 'nothing':
      return false;
  }
}

/** Sends these actions; they stay in `asked` until all are answered. */
async function act(controls: Controls, actions: readonly SeatAction[]): Promise<void> {
  const { asked } = controls;
  asked.value = [...asked.value, ...actions];
  try {
    await actOneByOne(controls, actions);
  } finally {
    asked.value = asked.value.filter((action) => !actions.includes(action));
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
    if (!reply.ok && reply.reason !== 'stale') tell(controls, reply.reason, action);
    if (!reply.ok) return;
    await changeOf(store, at);
  }
}

async function takeSeatBack(controls: Controls): Promise<void> {
  const reply = await controls.connection.back();
  if (!reply.ok) tell(controls, reply.reason, null);
}

async function sendStandIn({ connection }: Controls, seat: Seat): Promise<void> {
  // A refusal needs no words: the person is back, or another player was quicker.
  await connection.company?.standIn(seat);
}

async function book(controls: Controls, on: boolean): Promise<void> {
  const reply = await controls.connection.company?.book(on);
  if (reply?.ok === false) tell(controls, reply.reason, null);
}

/** The viewer's discard, if this update contains one. */
function ownDiscard({ table, story }: TableUpdate): DiscardAction | null {
  const event = story?.find(({ type }) => type === 'discarded');
  return event?.type === 'discarded' && event.seat === table.viewer ? { type: 'discard', card: event.card } : null;
}

/** The number of the decision the viewer has to make; null for a spectator. */
function decisionOf({ view }: TableStore): number | null {
  const game = view.value;
  return game === null || game.viewer === 'spectator' ? null : (game.seats[game.viewer]?.at ?? null);
}

/** Waits until an update shows that decision `at` was made: the reply may arrive before it. */
const changeOf = (store: TableStore, at: number): Promise<void> => until(store.view, () => decisionOf(store) !== at);

function tell({ notice, number }: Controls, code: Notice['code'], action: SeatAction | null): void {
  notice.value = { id: number(), code, action };
}
