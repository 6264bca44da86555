import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Card,
  type LegalActions,
  legalActions,
  NO_ACTIONS,
  type PlayerView,
  type Reading,
  type Seat,
} from '#engine';
import type { TableConnection, TableUpdate, TableView } from '#protocol';
import { type Deeds, nextDeeds } from './deeds.ts';
import { type DiscardWarning, discardWarning } from './discardWarning.ts';
import { extrasFor } from './extras.ts';
import { groupHand, groupStartsOf } from './handOrder.ts';
import type { Chooser, ChooserOption, Question } from './intents.ts';
import { litFor, litPlaces, liveButtons } from './lit.ts';
import { mayDo, meldsOf, owesContract, type TableMoment } from './moment.ts';
import { nextPlaced, type Placed } from './placed.ts';
import { questionFor } from './question.ts';
import type {
  Arranging,
  ButtonId,
  ExtraId,
  FreshBy,
  HandGroups,
  HandOrder,
  IsAwaited,
  Lit,
  MeldOrder,
} from './types.ts';

const ALWAYS_LIVE: readonly ButtonId[] = ['scores', 'log', 'leave'];

/** The page's state of a table, and everything derived from it. */
export interface TableStore {
  readonly update: ReadonlySignal<TableUpdate>;
  readonly table: ReadonlySignal<TableView>;
  readonly view: ReadonlySignal<PlayerView | null>;
  readonly standIn: ReadonlySignal<boolean>;
  readonly silent: ReadonlySignal<Seat | null>;
  readonly booked: ReadonlySignal<Seat | null>;
  readonly legal: ReadonlySignal<LegalActions>;
  readonly awaited: Signal<IsAwaited | null>;
  readonly placed: ReadonlySignal<Placed>;
  readonly deeds: ReadonlySignal<readonly Deeds[]>;
  readonly order: Signal<HandOrder>;
  readonly arranging: Signal<Arranging>;
  /** The hand as the player arranged it; cards no longer held are ignored. */
  readonly arranged: Signal<readonly Card[]>;
  /** The order by melds, once it has been fetched. */
  readonly byMelds: Signal<MeldOrder | null>;
  readonly groups: ReadonlySignal<HandGroups>;
  readonly groupStarts: ReadonlySignal<readonly number[]>;
  readonly hand: ReadonlySignal<readonly Card[]>;
  readonly selected: Signal<readonly Card[]>;
  /** Cards of the hand being dragged. */
  readonly carried: Signal<readonly Card[]>;
  /** Melds put aside for the contract. */
  readonly prepared: Signal<readonly Reading[]>;
  readonly fresh: ReadonlySignal<readonly Card[]>;
  readonly freshBy: ReadonlySignal<FreshBy>;
  readonly chooser: Signal<Chooser | null>;
  readonly moment: ReadonlySignal<TableMoment | null>;
  readonly question: ReadonlySignal<Question | null>;
  readonly lit: ReadonlySignal<readonly Lit[]>;
  readonly extras: ReadonlySignal<readonly ExtraId[]>;
  readonly live: ReadonlySignal<readonly (ButtonId | ExtraId)[]>;
  readonly newMelds: ReadonlySignal<readonly Reading[]>;
  readonly warning: ReadonlySignal<DiscardWarning | null>;
  stop(): void;
}

/** Follows a table. The connection must call back synchronously, as `TableConnection` promises. */
export function createStore(connection: TableConnection): TableStore {
  const last = signal<TableUpdate | null>(null);
  const held: Held = { selected: signal([]), carried: signal([]), prepared: signal([]), chooser: signal(null) };
  const placed = signal<Placed>(new Map());
  const deeds = signal<readonly Deeds[]>([]);
  const booked = signal<Seat | null>(null);
  const stopBooked = connection.onBooked?.((seat) => {
    booked.value = seat;
  });
  const unsubscribe = connection.subscribe((update) =>
    batch(() => {
      const { table, story } = update;
      const { game } = table;
      last.value = update;
      placed.value = nextPlaced(placed.value, table, story);
      deeds.value = nextDeeds(deeds.value, table, story);
      held.prepared.value = stillPrepared(held.prepared.value, game);
      held.selected.value = stillHeld(held.selected.value, game);
      held.carried.value = stillHeld(held.carried.value, game);
      if (held.chooser.value && !stillOpen(held.chooser.value, game)) held.chooser.value = null;
    }),
  );
  const stop = (): void => {
    stopBooked?.();
    unsubscribe();
  };
  return { ...derive(last, held), ...held, placed, deeds, booked, stop };
}

/** The legal actions, or those of them that are awaited. */
function legalIn(view: PlayerView, isAwaited: IsAwaited | null): LegalActions {
  const legal = legalActions(view);
  if (!isAwaited) return legal;
  const lists = Object.entries(legal).map(([name, actions]) => [
    name,
    actions.filter((action) => isAwaited(view, action)),
  ]);
  return Object.fromEntries(lists);
}

/** The player's unsent choices, which the table does not know of. */
type Held = Pick<TableStore, 'selected' | 'carried' | 'prepared' | 'chooser'>;

function derive(last: Signal<TableUpdate | null>, { selected, carried, prepared, chooser }: Held) {
  const update = computed(() => {
    if (!last.value) throw new Error('the connection did not call its subscriber synchronously');
    return last.value;
  });
  const table = computed(() => update.value.table);
  const view = computed(() => table.value.game);
  const standIn = computed(() => isPlayedFor(table.value));
  const silent = computed(() => silentSeat(table.value));
  const awaited = signal<IsAwaited | null>(null);
  const legal = computed(() => (view.value ? legalIn(view.value, awaited.value) : NO_ACTIONS));
  const order = signal<HandOrder>('suit');
  const arranged = signal<readonly Card[]>([]);
  const byMelds = signal<MeldOrder | null>(null);
  const groups = computed(() =>
    view.value ? groupHand(view.value, order.value, arranged.value, prepared.value, byMelds.value) : NO_GROUPS,
  );
  const hand = computed(() => groups.value.flat());
  const groupStarts = computed(() => groupStartsOf(groups.value));
  const moment = computed<TableMoment | null>(
    () =>
      view.value && {
        ...{ view: view.value, legal: legal.value, hand: hand.value },
        ...{ selected: selected.value, prepared: prepared.value },
      },
  );
  return {
    ...{ update, table, view, standIn, silent, legal, order, arranged, byMelds, groups, groupStarts, hand, moment },
    awaited,
    arranging: signal<Arranging>('off'),
    question: computed(() => moment.value && questionFor(moment.value)),
    extras: computed(() => (moment.value ? extrasFor(moment.value) : [])),
    live: computed(() => [...(moment.value ? liveButtons(moment.value) : []), ...ALWAYS_LIVE]),
    newMelds: computed(() => (moment.value ? meldsOf(moment.value.view, selected.value) : [])),
    warning: computed(() => moment.value && discardWarning(moment.value)),
    lit: computed(() => (moment.value ? litAt(carrying(moment.value, carried.value), chooser.value) : [])),
    fresh: computed(() => (view.value ? freshCards(view.value) : [])),
    freshBy: computed(() => (view.value && lastSwap(view.value) ? 'swap' : 'draw')),
  };
}

const NO_GROUPS: HandGroups = [];

/** Cards being dragged take the place of the selection. */
const carrying = (moment: TableMoment, carried: readonly Card[]): TableMoment =>
  carried.length > 0 ? { ...moment, selected: carried } : moment;

const litAt = (moment: TableMoment, chooser: Chooser | null): readonly Lit[] =>
  chooser?.asks === 'wildPlace' ? litFor(chooser) : litPlaces(moment);

/** Whether a bot plays for the viewer. */
const isPlayedFor = ({ stage, seats, viewer }: TableView): boolean =>
  stage === 'playing' && viewer !== 'spectator' && seats[viewer]?.standIn === true;

function silentSeat({ silent, viewer }: TableView): Seat | null {
  if (viewer === 'spectator') return null;
  return silent.includes(viewer) ? viewer : (silent[0] ?? null);
}

/** The cards that the viewer got with this turn's last swap, or with its draw if nothing was swapped. */
export function freshCards(view: PlayerView): readonly Card[] {
  if (view.turn !== view.viewer) return [];
  const swap = lastSwap(view);
  const came = swap ? [swap.wild] : view.draft.drawn;
  return came.filter((card) => view.hand.includes(card));
}

const lastSwap = ({ draft }: PlayerView) => draft.plays.findLast((play) => play.type === 'swap');

/** The selection without cards that left the hand; the same array if nothing changed. */
function stillHeld(cards: readonly Card[], view: PlayerView | null): readonly Card[] {
  const held = cards.filter((card) => view?.hand.includes(card));
  return held.length === cards.length ? cards : held;
}

/** The prepared melds that remain: none once the contract is laid, and none with a card that left the hand. */
function stillPrepared(groups: readonly Reading[], view: PlayerView | null): readonly Reading[] {
  const isWhole = ({ cards }: Reading): boolean => cards.every((card) => view?.hand.includes(card));
  const kept = view && owesContract(view) ? groups.filter(isWhole) : [];
  return kept.length === groups.length ? groups : kept;
}

const stillOpen = ({ options }: Chooser, view: PlayerView | null): boolean =>
  view !== null && options.every((option) => isOpen(option, view));

function isOpen({ does }: ChooserOption, view: PlayerView): boolean {
  if (does.to === 'act') return does.actions[0] !== undefined && mayDo(view, does.actions[0]);
  return does.to === 'prepare' && stillPrepared(does.groups, view).length === does.groups.length;
}
