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

/** The data needed to interpret a gesture. */
export interface TableMoment {
  readonly view: PlayerView;
  readonly legal: LegalActions;
  /** The hand in the order shown. */
  readonly hand: readonly Card[];
  /** The selected cards in the order chosen. */
  readonly selected: readonly Card[];
  /** Melds put aside for the contract. */
  readonly prepared: readonly Reading[];
}

/** Whether the viewer may do this now. */
export const mayDo = (view: PlayerView, action: SeatAction): boolean => refusal(view, action) === null;

/** Whether a deal is being played, on any seat's turn. */
export const isUnderWay = ({ phase }: PlayerView): boolean =>
  phase === 'draw' || phase === 'play' || phase === 'window';

/** Whether the viewer must lay a contract first (R62). Its melds may be put aside on any seat's turn. */
export function owesContract(view: PlayerView): boolean {
  const { rules, viewer, seats } = view;
  return rules.play.contract !== 'off' && viewer !== 'spectator' && !seats[viewer]?.melded && isUnderWay(view);
}

/**
 * All melds as which these cards may be laid down or put aside now, the likeliest first: those that agree with the
 * order of the taps.
 */
export function meldsOf(view: PlayerView, cards: readonly Card[]): readonly Reading[] {
  const found = readings(view, cards);
  const allowed = owesContract(view) ? found : found.filter((reading) => mayDo(view, { type: 'meld', reading }));
  return allowed.filter(isFirstOfItsKind);
}

/** Melds of the same name differ only in which wild stands for which card: the order of the taps decides that. */
const isFirstOfItsKind = (one: Reading, index: number, all: readonly Reading[]): boolean =>
  index === all.findIndex((other) => nameOf(other) === nameOf(one));

const nameOf = ({ kind, suit, rank, suits = [] }: Reading): string => [kind, suit, rank, ...suits.toSorted()].join(' ');

export const NOTHING: Intent = { to: 'nothing' };

/** The intent for an action, or the message why it is refused. */
export function attempt({ view }: Pick<TableMoment, 'view'>, action: SeatAction): Intent {
  const code = refusal(view, action);
  return code === null ? { to: 'act', actions: [action] } : { to: 'tell', code, action };
}

/** The only option, or a chooser if there are several. */
export function onlyOrAsk(asks: ChooserAsks, options: readonly ChooserOption[]): Intent {
  const [only, another] = options;
  if (only && !another) return only.does;
  return only ? { to: 'choose', chooser: { asks, options } } : NOTHING;
}
