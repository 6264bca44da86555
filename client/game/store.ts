import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Card, type LegalActions, legalActions, type PlayerView, type Reading } from '#engine';
import type { TableConnection, TableUpdate, TableView } from '#protocol';
import { type DiscardWarning, discardWarning } from './discardWarning.ts';
import { orderHand } from './handOrder.ts';
import { litPlaces, liveButtons } from './lit.ts';
import { type Moment, mayDo, meldsOf, NO_ACTIONS } from './moment.ts';
import type { ButtonId, Chooser, HandOrder, Lit } from './types.ts';

const ALWAYS_LIVE: readonly ButtonId[] = ['scores', 'log', 'leave'];

/** What the page holds of a table, and everything that follows from it. */
export interface Store {
  readonly update: ReadonlySignal<TableUpdate>;
  readonly table: ReadonlySignal<TableView>;
  readonly view: ReadonlySignal<PlayerView | null>;
  readonly standIn: ReadonlySignal<boolean>;
  readonly legal: ReadonlySignal<LegalActions>;
  readonly order: Signal<HandOrder>;
  /** The hand as the player arranged it; what is no longer held is passed over. */
  readonly arranged: Signal<readonly Card[]>;
  readonly hand: ReadonlySignal<readonly Card[]>;
  readonly selected: Signal<readonly Card[]>;
  readonly fresh: ReadonlySignal<readonly Card[]>;
  readonly chooser: Signal<Chooser | null>;
  readonly moment: ReadonlySignal<Moment | null>;
  readonly lit: ReadonlySignal<readonly Lit[]>;
  readonly live: ReadonlySignal<readonly ButtonId[]>;
  readonly newMeld: ReadonlySignal<Reading | null>;
  readonly warning: ReadonlySignal<DiscardWarning | null>;
  stop(): void;
}

/** Follows a table. The connection must call back at once, as its contract says. */
export function createStore(connection: TableConnection): Store {
  const last = signal<TableUpdate | null>(null);
  const selected = signal<readonly Card[]>([]);
  const chooser = signal<Chooser | null>(null);
  const stop = connection.subscribe((update) =>
    batch(() => {
      last.value = update;
      selected.value = stillHeld(selected.value, update.table.game);
      if (chooser.value && !stillOpen(chooser.value, update.table.game)) chooser.value = null;
    }),
  );
  return { ...derive(last, selected), selected, chooser, stop };
}

function derive(last: Signal<TableUpdate | null>, selected: Signal<readonly Card[]>) {
  const update = computed(() => {
    if (!last.value) throw new Error('the connection did not show its table when it was subscribed to');
    return last.value;
  });
  const table = computed(() => update.value.table);
  const view = computed(() => table.value.game);
  const standIn = computed(() => isPlayedFor(table.value));
  const legal = computed(() => (view.value ? legalActions(view.value) : NO_ACTIONS));
  const order = signal<HandOrder>('suit');
  const arranged = signal<readonly Card[]>([]);
  const hand = computed(() => (view.value ? orderHand(view.value, order.value, arranged.value) : []));
  const moment = computed<Moment | null>(
    () => view.value && { view: view.value, legal: legal.value, hand: hand.value, selected: selected.value },
  );
  const live = computed(() => [...(moment.value ? liveButtons(moment.value) : []), ...ALWAYS_LIVE]);
  const newMeld = computed(() => (moment.value && meldsOf(moment.value.view, selected.value)[0]) ?? null);
  const warning = computed(() => moment.value && discardWarning(moment.value));
  const lit = computed(() => (moment.value ? litPlaces(moment.value) : []));
  const fresh = computed(() => (view.value ? freshCards(view.value) : []));
  return { update, table, view, standIn, legal, order, arranged, hand, moment, live, newMeld, warning, lit, fresh };
}

/** Does a bot play for the viewer. */
const isPlayedFor = ({ stage, seats, viewer }: TableView): boolean =>
  stage === 'playing' && viewer !== 'spectator' && seats[viewer]?.standIn === true;

/** Cards that came into the viewer's hand with the turn's draw, or with its last swap. */
export function freshCards({ draft, hand, turn, viewer }: PlayerView): readonly Card[] {
  if (turn !== viewer) return [];
  const swap = draft.plays.findLast((play) => play.type === 'swap');
  const came = swap?.type === 'swap' ? [swap.wild] : draft.drawn;
  return came.filter((card) => hand.includes(card));
}

/** A selection keeps its order and loses only what left the hand. */
function stillHeld(cards: readonly Card[], view: PlayerView | null): readonly Card[] {
  const held = cards.filter((card) => view?.hand.includes(card));
  return held.length === cards.length ? cards : held;
}

const stillOpen = (chooser: Chooser, view: PlayerView | null): boolean =>
  view !== null && chooser.options.every(({ action }) => mayDo(view, action));
