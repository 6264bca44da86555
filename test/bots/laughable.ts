import {
  type Card,
  isOneCardTurn,
  isWild,
  type LayOffAction,
  legalActions,
  openingIn,
  openingLacks,
  type PlayerView,
  playOrder,
  type Seat,
  type SeatAction,
  type SeatView,
} from '#engine';

/** Whether a person who sees this view would laugh at this action. */
export type Laugh = (view: PlayerView, action: SeatAction) => boolean;

/** With this few cards, a player may go out next turn. */
const FEW = 2;

/** The moves a person would laugh at, by name. Each looks at the discard that ends a turn without going out. */
export const LAUGHABLE = {
  /** Discards a wild while another card can go, and the deal goes on. */
  discardsWild: atDiscard((view, card) => isWildIn(view, card) && view.stock > 0 && others(view, card).length > 0),
  /** Discards a card that the next player can lay off, while another natural fits nothing. */
  feedsNext: atDiscard((view, card) => {
    const next = nextSeat(view);
    if (!next.melded || view.stock === 0 || isOneCardTurn(view.rules, next.cards)) return false;
    const fitting = new Set(layOffs(view).map((layOff) => layOff.card));
    return fitting.has(card) && !isWildIn(view, card) && others(view, card).some((other) => !fitting.has(other));
  }),
  /** Keeps a wild that can be laid while somebody has one card left. */
  holdsWild: atDiscard(
    (view) =>
      rivals(view).some(({ cards, melded }) => cards === 1 && melded) &&
      playsOf(view).some((card) => isWildIn(view, card)),
  ),
  /** Keeps a natural that can be laid off while somebody is about to go out. */
  refusesLayOff: atDiscard((view, card) => {
    const isClose = rivals(view).some(({ cards, melded }) => melded && cards <= FEW) || view.stock < view.seats.length;
    return isClose && layOffs(view).some((layOff) => layOff.card !== card && !isWildIn(view, layOff.card));
  }),
} satisfies Readonly<Record<string, Laugh>>;

export type LaughName = keyof typeof LAUGHABLE;

/** The laughable things about an action. */
export const laughsAt = (view: PlayerView, action: SeatAction): readonly LaughName[] =>
  (Object.keys(LAUGHABLE) as LaughName[]).filter((name) => LAUGHABLE[name](view, action));

/** A laugh about a discard that leaves cards in the hand. */
function atDiscard(isFunny: (view: PlayerView, card: Card) => boolean): Laugh {
  return (view, action) => action.type === 'discard' && view.hand.length > 1 && isFunny(view, action.card);
}

const isWildIn = ({ rules, wildRank }: PlayerView, card: Card): boolean => isWild(rules, wildRank, card);

const rivals = ({ seats, viewer }: PlayerView): readonly SeatView[] => seats.filter((_, seat) => seat !== viewer);

const nextSeat = ({ rules, seats, viewer }: PlayerView): SeatView =>
  seats[playOrder(rules, seats.length, viewer as Seat)[1] as Seat] as SeatView;

/** The naturals that can be discarded instead of this card. */
const others = (view: PlayerView, card: Card): readonly Card[] =>
  legalActions(view)
    .discards.map((discard) => discard.card)
    .filter((other) => other !== card && !isWildIn(view, other));

/** The lay-offs possible now. In a one-card turn they only serve to go out. */
const layOffs = (view: PlayerView): readonly LayOffAction[] => legalActions(view).layOffs;

/** The cards that can be put on the table now. Melds that are no whole opening would have to be taken back (R154). */
const playsOf = (view: PlayerView): readonly Card[] => {
  const opening = openingIn(view);
  if (opening && openingLacks(opening)) return [];
  const { layOffs, melds } = legalActions(view);
  return [...layOffs.map(({ card }) => card), ...melds.flatMap(({ reading }) => reading.cards)];
};
