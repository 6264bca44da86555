import {
  type Card,
  type LegalActions,
  type PlayerView,
  type Reading,
  readings,
  refusal,
  type SeatAction,
} from '#engine';
import type { ChooserAsks, ChooserOption, Intent } from './intents.ts';

/** What a gesture is judged by. */
export interface TableMoment {
  readonly view: PlayerView;
  readonly legal: LegalActions;
  /** The hand in the order shown. */
  readonly hand: readonly Card[];
  /** In the order chosen. */
  readonly selected: readonly Card[];
  /** Melds put aside for the contract. */
  readonly prepared: readonly Reading[];
}

/** May the viewer do this now. */
export const mayDo = (view: PlayerView, action: SeatAction): boolean => refusal(view, action) === null;

/** Is a deal being played, whoever has the turn. */
export const isUnderWay = ({ phase }: PlayerView): boolean =>
  phase === 'draw' || phase === 'play' || phase === 'window';

/** Has the viewer a contract to lay before anything else (R62): melds are put aside for it, in other players' turns too. */
export function owesContract(view: PlayerView): boolean {
  const { rules, viewer, seats } = view;
  return rules.play.contract !== 'off' && viewer !== 'spectator' && !seats[viewer]?.melded && isUnderWay(view);
}

/** Every meld as which these cards may be laid down, or put aside, now; the likeliest first: those that agree with the order of the taps. */
export function meldsOf(view: PlayerView, cards: readonly Card[]): readonly Reading[] {
  const found = readings(view, cards);
  const allowed = owesContract(view) ? found : found.filter((reading) => mayDo(view, { type: 'meld', reading }));
  return allowed.filter(isFirstOfItsKind);
}

/** Two melds of the same name differ only in which wild lies where: the order of the taps has decided that. */
const isFirstOfItsKind = (one: Reading, index: number, all: readonly Reading[]): boolean =>
  index === all.findIndex((other) => nameOf(other) === nameOf(one));

const nameOf = ({ kind, suit, rank, suits = [] }: Reading): string => [kind, suit, rank, ...suits.toSorted()].join(' ');

export const NOTHING: Intent = { to: 'nothing' };

/** The action, or why not. */
export function attempt({ view }: Pick<TableMoment, 'view'>, action: SeatAction): Intent {
  const code = refusal(view, action);
  return code === null ? { to: 'act', actions: [action] } : { to: 'tell', code, action };
}

/** The only option, or the question which. */
export function onlyOrAsk(asks: ChooserAsks, options: readonly ChooserOption[]): Intent {
  const [only, another] = options;
  if (only && !another) return only.does;
  return only ? { to: 'choose', chooser: { asks, options } } : NOTHING;
}
