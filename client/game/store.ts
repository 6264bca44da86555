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
import { extrasFor } from './extraButtons.ts';
import { type GestureContext, mayDo, meldsOf, owesContract } from './gestureContext.ts';
import { groupHand, groupStartsOf } from './handOrder.ts';
import {
  type DiscardWarning,
  discardWarning,
  enabledButtons,
  highlightsFor,
  wildPlaceHighlights,
} from './highlights.ts';
import { type LastActions, type Placed, updateLastActions, updatePlaced } from './lastActions.ts';
import { countOpening, type OpeningCount } from './openingCount.ts';
import { questionFor } from './question.ts';
import type {
  ActionFilter,
  Arranging,
  ButtonId,
  Chooser,
  ChooserOption,
  ExtraId,
  HandGroups,
  HandOrder,
  Highlight,
  MeldOrder,
  NewCardsBy,
  Question,
} from './types.ts';

const ALWAYS_ENABLED: readonly ButtonId[] = ['scores', 'log', 'leave'];

/** The page's state of a table, and everything derived from it. */
export class TableStore {
  readonly #update: Signal<TableUpdate | null> = signal(null);
  readonly #stops: readonly (() => void)[];

  readonly update: ReadonlySignal<TableUpdate> = computed(() => {
    const { value } = this.#update;
    if (!value) throw new Error('the connection did not call its subscriber synchronously');
    return value;
  });
  readonly table: ReadonlySignal<TableView> = computed(() => this.update.value.table);
  readonly view: ReadonlySignal<PlayerView | null> = computed(() => this.table.value.game);
  /** A bot plays for the viewer, who was away or missed turns. Any tap, drop or attempt to play takes the seat back. */
  readonly standIn: ReadonlySignal<boolean> = computed(() => isPlayedFor(this.table.value));
  /** The silent person that the viewer is told about: the viewer first. Null if there is none, and for spectators. */
  readonly silent: ReadonlySignal<Seat | null> = computed(() => silentSeat(this.table.value));
  /** The bot's seat that the viewer, who watches, has booked; null if there is none. */
  readonly booked: Signal<Seat | null> = signal(null);
  /** The actions that the lesson allows while it leads the player: only these count as legal. Null otherwise. */
  readonly lessonFilter: Signal<ActionFilter | null> = signal(null);
  readonly legal: ReadonlySignal<LegalActions> = computed(() =>
    this.view.value ? legalIn(this.view.value, this.lessonFilter.value) : NO_ACTIONS,
  );
  /** Cards that other seats have placed on the table since the viewer's last turn, and the seat that did. */
  readonly placed: Signal<Placed> = signal(new Map());
  /** The last actions of the other seats, the latest last. */
  readonly lastActions: Signal<readonly LastActions[]> = signal([]);

  /** The selected cards in the order chosen. */
  readonly selected: Signal<readonly Card[]> = signal([]);
  /** Cards of the hand being dragged; while there are any, highlights are for them instead of the selection. */
  readonly dragged: Signal<readonly Card[]> = signal([]);
  /** Melds put aside for the contract. They are still in the hand; only this page knows of them. */
  readonly prepared: Signal<readonly Reading[]> = signal([]);
  readonly chooser: Signal<Chooser | null> = signal(null);

  readonly order: Signal<HandOrder> = signal('suit');
  readonly arranging: Signal<Arranging> = signal('off');
  /** The hand as the player arranged it; cards no longer held are ignored. */
  readonly arranged: Signal<readonly Card[]> = signal([]);
  /** The order by melds, once it has been fetched. */
  readonly byMelds: Signal<MeldOrder | null> = signal(null);
  readonly groups: ReadonlySignal<HandGroups> = computed(() => {
    const view = this.view.value;
    return view
      ? groupHand(view, this.order.value, this.arranged.value, this.prepared.value, this.byMelds.value)
      : NO_GROUPS;
  });
  /** The places in the hand at which its groups begin, but for the first. */
  readonly groupStarts: ReadonlySignal<readonly number[]> = computed(() => groupStartsOf(this.groups.value));
  /** The viewer's hand in the order shown. */
  readonly hand: ReadonlySignal<readonly Card[]> = computed(() => this.groups.value.flat());
  /** The cards that came into the hand with the last draw or swap, to be marked. */
  readonly newCards: ReadonlySignal<readonly Card[]> = computed(() =>
    this.view.value ? newCardsIn(this.view.value) : [],
  );
  readonly newCardsBy: ReadonlySignal<NewCardsBy> = computed(() =>
    this.view.value && lastSwap(this.view.value) ? 'swap' : 'draw',
  );

  /** The data that gestures are interpreted with; null before the game. */
  readonly context: ReadonlySignal<GestureContext | null> = computed(
    () =>
      this.view.value && {
        view: this.view.value,
        legal: this.legal.value,
        hand: this.hand.value,
        selected: this.selected.value,
        prepared: this.prepared.value,
      },
  );
  /** A question to the viewer that is not answered with cards. */
  readonly question: ReadonlySignal<Question | null> = computed(
    () => this.context.value && questionFor(this.context.value),
  );
  /** The buttons of this game and moment in addition to `BUTTONS`. */
  readonly extras: ReadonlySignal<readonly ExtraId[]> = computed(() =>
    this.context.value ? extrasFor(this.context.value) : [],
  );
  /** Buttons that would do something now; the others are shown as disabled. */
  readonly enabledButtons: ReadonlySignal<readonly (ButtonId | ExtraId)[]> = computed(() => [
    ...(this.context.value ? enabledButtons(this.context.value) : []),
    ...ALWAYS_ENABLED,
  ]);
  /** The melds as which the selection may be laid down or put aside, the likeliest reading first. */
  readonly newMelds: ReadonlySignal<readonly Reading[]> = computed(() =>
    this.context.value ? meldsOf(this.context.value.view, this.selected.value) : [],
  );
  /** The opening with the meld selected; null if the viewer needs none now. */
  readonly opening: ReadonlySignal<OpeningCount | null> = computed(() =>
    countOpening(this.view.value, this.newMelds.value[0]),
  );
  /** The warning for discarding the selected card. */
  readonly warning: ReadonlySignal<DiscardWarning | null> = computed(
    () => this.context.value && discardWarning(this.context.value),
  );
  readonly highlights: ReadonlySignal<readonly Highlight[]> = computed(() => {
    const context = this.context.value;
    const chooser = this.chooser.value;
    if (!context) return [];
    if (chooser?.asks === 'wildPlace') return wildPlaceHighlights(chooser);
    const dragged = this.dragged.value;
    return highlightsFor(dragged.length > 0 ? { ...context, selected: dragged } : context);
  });

  /** Follows a table until `stop`. The connection must call back synchronously, as `TableConnection` promises. */
  constructor(connection: TableConnection) {
    const stopBooked = connection.onBooked?.((seat) => {
      this.booked.value = seat;
    });
    const unsubscribe = connection.subscribe((update) => batch(() => this.#follow(update)));
    this.#stops = [() => stopBooked?.(), unsubscribe];
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  #follow(update: TableUpdate): void {
    const { table, events } = update;
    const { game } = table;
    this.#update.value = update;
    this.placed.value = updatePlaced(this.placed.value, table, events);
    this.lastActions.value = updateLastActions(this.lastActions.value, table, events);
    this.prepared.value = stillPrepared(this.prepared.value, game);
    this.selected.value = stillHeld(this.selected.value, game);
    this.dragged.value = stillHeld(this.dragged.value, game);
    if (this.chooser.value && !stillOpen(this.chooser.value, game)) this.chooser.value = null;
  }
}

const NO_GROUPS: HandGroups = [];

/** The legal actions, or those of them that the lesson allows. */
function legalIn(view: PlayerView, isAllowed: ActionFilter | null): LegalActions {
  const legal = legalActions(view);
  if (!isAllowed) return legal;
  const lists = Object.entries(legal).map(([name, actions]) => [
    name,
    actions.filter((action) => isAllowed(view, action)),
  ]);
  return Object.fromEntries(lists);
}

/** Whether a bot plays for the viewer. */
const isPlayedFor = ({ stage, seats, viewer }: TableView): boolean =>
  stage === 'playing' && viewer !== 'spectator' && seats[viewer]?.standIn === true;

function silentSeat({ silent, viewer }: TableView): Seat | null {
  if (viewer === 'spectator') return null;
  return silent.includes(viewer) ? viewer : (silent[0] ?? null);
}

/** The cards that the viewer got with this turn's last swap, or with its draw if nothing was swapped. */
export function newCardsIn(view: PlayerView): readonly Card[] {
  if (view.turn !== view.viewer) return [];
  const swap = lastSwap(view);
  const gained = swap ? [swap.wild] : view.draft.drawn;
  return gained.filter((card) => view.hand.includes(card));
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
