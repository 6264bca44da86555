import type { Seat, TableAction } from '../actions.ts';
import { ACE, type Card, type Rank, rankOf } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import { withCards } from '../cards/piles.ts';
import type { GameEvent } from '../events.ts';
import { isPermanentWild, isWild } from '../melds/wilds.ts';
import { type Random, randomFrom, shuffle } from '../random.ts';
import type { RuleSet } from '../ruleSet.ts';
import { firstPlayer, orderAfter, playOrder } from '../seats.ts';
import type { DealSecret, GameState } from '../state.ts';
import { handSize, upcardHand } from './dealSize.ts';
import { firstTurn } from './newGame.ts';

/** Where all cards are once they have been dealt. */
type Layout = Omit<Extract<GameEvent, { type: 'dealtOn' }>, 'type'>;

/** Rules that pass `rulesProblem` need few shuffles. Reaching this limit means that it let wrong rules pass. */
const MAX_SHUFFLES = 1000;

/** A deal in progress: the cards dealt so far, and those not dealt yet. Its lists are mutable. */
interface Dealing {
  readonly rules: RuleSet;
  readonly deal: number;
  readonly dealer: Seat;
  /** Random source for putting cards back. */
  readonly random: Random;
  /** Per seat, in the order dealt. */
  readonly hands: readonly Card[][];
  /** Per seat: the cards of the hand that were dealt face up. */
  readonly faceUp: readonly Card[][];
  /** The cards not dealt yet; the next one is last. */
  readonly stock: Card[];
}

/** A deal by the next dealer (R9): the cards, and the first question or turn. */
export function decideDeal(
  state: GameState,
  { secret, shares }: Extract<TableAction, { type: 'deal' }>,
): readonly GameEvent[] {
  const { rules, seats } = state;
  const dealer = state.deal === 0 ? state.dealer : (playOrder(rules, seats, state.dealer)[1] as Seat);
  const place = { rules, seats, deal: state.deal + 1, dealer, random: randomFrom(secret, shares, 'deal') };
  const { layout, next } = dealAnew(place);
  return [{ type: 'dealt', deal: place.deal, dealer, chance: { secret, shares }, ...layout }, next];
}

/** Completes a deal after a seat has chosen the size of its hand (§4.90). */
export function decideDealOn(state: GameState, seat: Seat, size: number): readonly GameEvent[] {
  const { rules, seats, deal, dealer, chance } = state;
  if (!chance) throw new Error('no deal is in progress');
  const random = randomFrom(chance.secret, chance.shares, `size ${seat} ${choiceKey(state, seat, chance)}`);
  const place = { rules, seats, deal, dealer, random };
  const dealing: Dealing = {
    ...place,
    hands: state.hands.map((hand) => [...hand]),
    faceUp: state.known.map((known) => [...known]),
    stock: [...state.stock],
  };
  const { layout, next } = dealRest(dealing, dealHandsOn(dealing, seat, size)) ?? dealAnew(place);
  return [{ type: 'dealtOn', ...layout }, next];
}

/**
 * Distinguishes this choice of a seat from its others, so that no random stream is used twice. Where players gave
 * shares it depends on this deal alone, so that the deal can be checked; games without shares keep their old streams.
 */
const choiceKey = ({ at, stock }: GameState, seat: Seat, { shares }: DealSecret): string =>
  shares.length > 0 ? `of ${stock.join(' ')}` : `${at[seat]}`;

/** Cards dealt as far as possible, and the event that follows. */
interface Dealt {
  readonly layout: Layout;
  readonly next: GameEvent;
}

/** Shuffles and deals all cards, again and again until the pack suffices for the deal (§4.46). */
function dealAnew(place: Pick<Dealing, 'rules' | 'deal' | 'dealer' | 'random'> & { readonly seats: number }): Dealt {
  const { rules, seats, random } = place;
  for (let shuffles = 0; shuffles < MAX_SHUFFLES; shuffles++) {
    const stock = shuffle(random, cardsOf(rules, seats));
    const dealing: Dealing = { ...place, hands: emptyHands(seats), faceUp: emptyHands(seats), stock };
    const dealt = dealRest(dealing, dealHands(dealing));
    if (dealt) return dealt;
  }
  throw new Error(`${rules.preset} cannot be dealt to ${seats} seats`);
}

function emptyHands(seats: number): Card[][] {
  const hands: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) hands.push([]);
  return hands;
}

/** Deals the rest after the hands: extra card (R22), wild rank (R26) and upcard (R24). Null for a misdeal. */
function dealRest(dealing: Dealing, hands: HandsDealt): Dealt | null {
  const { rules, deal, dealer } = dealing;
  if (hands === 'misdeal') return null;
  if (hands !== 'all') {
    const layout = layoutOf(dealing, scheduledRank(rules, deal), [], -1);
    return { layout, next: { type: 'sizeAsked', seat: hands.chooses } };
  }
  const seats = dealing.hands.length;
  if (rules.deal.extra === 'firstPlayer' && !give(dealing, firstPlayer(rules, seats, dealer))) return null;
  const found = findWild(dealing);
  if (!found) return null;
  const startsPile = found.turned >= 0 && rules.wilds.indicator === 'startsPile';
  const pile = startsPile ? [found.turned] : turnPile(dealing, found.wildRank);
  // A card must be left to draw (§4.92).
  if (!pile || dealing.stock.length === 0) return null;
  return {
    layout: layoutOf(dealing, found.wildRank, pile, startsPile ? -1 : found.turned),
    next: isNamed(rules, deal) ? { type: 'namingAsked', seat: dealer } : firstTurn(rules, seats, dealer),
  };
}

/** The first card of the discard pile, if the rules turn one (R24, R25, §4.55); null if no suitable card is left. */
function turnPile({ rules, random, stock }: Dealing, wildRank: number): readonly Card[] | null {
  if (rules.deal.pileUpcard === 'none') return [];
  const mayBeWild = rules.deal.pileUpcard === 'kept';
  const card = turnUp(random, stock, (turned) => mayBeWild || !isWild(rules, wildRank, turned));
  return card === null ? null : [card];
}

const layoutOf = (dealing: Dealing, wildRank: number, pile: readonly Card[], indicator: Card): Layout => ({
  wildRank,
  hands: dealing.hands.map((hand) => withCards([], hand)),
  stock: dealing.stock,
  pile,
  indicator,
  faceUp: dealing.faceUp,
});

/** How far the hands are dealt: all, up to a seat that must choose its size (§4.90), or the cards ran out (§4.46). */
type HandsDealt = 'all' | 'misdeal' | { readonly chooses: Seat };

/**
 * Deals every hand (R12 to R21). Where an upcard sets the size of a hand, the hand is dealt whole, regardless of R21.
 */
function dealHands(dealing: Dealing): HandsDealt {
  const { rules, dealer, hands } = dealing;
  const order = orderAfter(rules, hands.length, dealer);
  if (rules.deal.size === 'byUpcard') return dealByUpcard(dealing, order);
  return dealAlike(dealing, order) ? 'all' : 'misdeal';
}

/** Continues the deal after a seat has chosen the size of its hand (§4.90). */
function dealHandsOn(dealing: Dealing, seat: Seat, size: number): HandsDealt {
  const { rules, dealer, hands } = dealing;
  if (!fill(dealing, seat, size)) return 'misdeal';
  const order = orderAfter(rules, hands.length, dealer);
  return dealByUpcard(dealing, order.slice(order.indexOf(seat) + 1));
}

/** Deals hands of one size, one card at a time or hand by hand, the dealer last (R21). */
function dealAlike(dealing: Dealing, order: readonly Seat[]): boolean {
  const { rules, deal, hands } = dealing;
  const size = handSize(rules, hands.length, deal);
  if (rules.deal.order === 'hands') return order.every((seat) => fill(dealing, seat, size));
  for (let card = 0; card < size; card++) {
    for (const seat of order) if (!giveNext(dealing, seat, size)) return false;
  }
  return true;
}

/** Deals hands whose first card is turned up and says how many follow (R15 to R20). */
function dealByUpcard(dealing: Dealing, order: readonly Seat[]): HandsDealt {
  const { rules, hands } = dealing;
  for (const seat of order) {
    if (!giveFaceUp(dealing, seat, (card) => isUpcard(dealing, seat, card))) return 'misdeal';
    const size = upcardHand(rules, hands[seat]?.[0] as Card);
    if (size === 'choice') return { chooses: seat };
    if (size === 'buried' || !fill(dealing, seat, size)) return 'misdeal';
  }
  return 'all';
}

/** Deals cards to a seat until its hand has this size. False if there are too few. */
function fill(dealing: Dealing, seat: Seat, size: number): boolean {
  const hand = dealing.hands[seat] as readonly Card[];
  while (hand.length < size) if (!giveNext(dealing, seat, size)) return false;
  return true;
}

/** Whether this first card may stay as an upcard (R19, R20) and, for the dealer, as the indicator (R33, R34). */
const isUpcard = (dealing: Dealing, seat: Seat, card: Card): boolean =>
  upcardHand(dealing.rules, card) !== 'buried' &&
  (!isWildShown(dealing, seat, 0) || staysWithDealer(dealing.rules, card));

/** Deals the next card of a hand of this size, face up if it is the indicator. */
const giveNext = (dealing: Dealing, seat: Seat, size: number): boolean =>
  isWildShown(dealing, seat, size)
    ? giveFaceUp(dealing, seat, (card) => staysWithDealer(dealing.rules, card))
    : give(dealing, seat);

/** Whether the next card of this hand is the indicator: the dealer's first or last card (R26). */
function isWildShown({ rules, dealer, hands }: Dealing, seat: Seat, size: number): boolean {
  if (seat !== dealer) return false;
  const held = hands[seat]?.length;
  if (rules.wilds.source === 'dealerFirstCard') return held === 0;
  return rules.wilds.source === 'dealerLastCard' && held === size - 1;
}

/** Whether this card's rank may be the wild rank of the deal (R33, R34, §4.89). */
const showsRank = (rules: RuleSet, card: Card): boolean =>
  !isPermanentWild(rules, card) && (rules.wilds.aceAllowed || rankOf(card) !== ACE);

/**
 * Whether this card may stay with the dealer as the indicator: it shows a rank, or it is a permanent wild and the
 * dealer gets more cards for it (R33).
 */
const staysWithDealer = (rules: RuleSet, card: Card): boolean =>
  showsRank(rules, card) || (rules.wilds.permanentIndicator === 'dealerGetsMore' && isPermanentWild(rules, card));

/** Whether the dealer names the wild rank of this deal (R26); not in the Joker deal after the schedule (R28, §4.27). */
const isNamed = ({ wilds }: RuleSet, deal: number): boolean =>
  wilds.source === 'dealerNames' && deal <= wilds.schedule.length;

/** The wild rank known before the deal; 0 for none, as in the Joker deal after the schedule (R26 to R28). */
const scheduledRank = ({ wilds }: RuleSet, deal: number): Rank =>
  wilds.source === 'schedule' ? (wilds.schedule[deal - 1] ?? 0) : 0;

/** The wild rank of a deal, and the card turned to show it unless it is in a hand, else -1. */
interface WildFound {
  readonly wildRank: Rank;
  readonly turned: Card;
}

/** Finds the wild rank of this deal after all hands are dealt (R26). Null if no card is left that can show one. */
function findWild(dealing: Dealing): WildFound | null {
  const { rules, deal, dealer } = dealing;
  switch (rules.wilds.source) {
    case 'schedule':
    case 'dealerNames':
    case 'none':
      return { wildRank: scheduledRank(rules, deal), turned: -1 };
    case 'dealerFirstCard':
    case 'dealerLastCard':
      return dealersWild(dealing);
    case 'dealerExtraCard':
      return giveFaceUp(dealing, dealer, (card) => staysWithDealer(rules, card)) ? dealersWild(dealing) : null;
    case 'outsideCard':
    case 'stockCard':
      return turnedWild(dealing);
  }
}

/** The rank of the dealer's last indicator. The dealer gets more cards while it is a permanent wild (R33). */
function dealersWild(dealing: Dealing): WildFound | null {
  const { rules, dealer } = dealing;
  const shown = (): Card => dealing.faceUp[dealer]?.at(-1) as Card;
  while (isPermanentWild(rules, shown())) {
    if (!giveFaceUp(dealing, dealer, (card) => staysWithDealer(rules, card))) return null;
  }
  return { wildRank: rankOf(shown()), turned: -1 };
}

/** The rank of a card turned from the stock. Unsuitable ones are buried, as no hand could take them (§4.89). */
function turnedWild({ rules, random, stock }: Dealing): WildFound | null {
  const turned = turnUp(random, stock, (card) => showsRank(rules, card));
  return turned === null ? null : { wildRank: rankOf(turned), turned };
}

/** Puts a card back at a random place among the undealt ones (§4.89). */
export function bury(random: Random, stock: Card[], card: Card): void {
  stock.splice(random.below(stock.length + 1), 0, card);
}

/**
 * Turns the next card, burying it and turning another one until one is suitable (§4.89). Null if no undealt card is:
 * then all cards must be dealt again (§4.46).
 */
export function turnUp(random: Random, stock: Card[], isFit: (card: Card) => boolean): Card | null {
  if (!stock.some(isFit)) return null;
  for (;;) {
    const card = stock.pop() as Card;
    if (isFit(card)) return card;
    bury(random, stock, card);
  }
}

/** Deals the next card to a seat. False if there is none. */
function give({ hands, stock }: Dealing, seat: Seat): boolean {
  const card = stock.pop();
  if (card === undefined) return false;
  hands[seat]?.push(card);
  return true;
}

/** Deals the next suitable card face up to a seat (R15, R26). False if there is none. */
function giveFaceUp(dealing: Dealing, seat: Seat, isFit: (card: Card) => boolean): boolean {
  const card = turnUp(dealing.random, dealing.stock, isFit);
  if (card === null) return false;
  dealing.hands[seat]?.push(card);
  dealing.faceUp[seat]?.push(card);
  return true;
}

/** The part of a seat's action that chance decides. A page that only looks ahead has none (`preview`). */
export interface DealChance {
  /** Returns these cards of the pile in the order of the new stock. */
  shuffled(state: GameState, cards: readonly Card[]): readonly Card[];
  /** Returns the events that complete a deal after a seat has chosen the size of its hand (§4.90). */
  dealtOn(state: GameState, seat: Seat, size: number): readonly GameEvent[];
}

/** Chance as the secret of the deal gives it. */
export const SECRET_CHANCE: DealChance = {
  shuffled({ chance, reshuffles }, cards) {
    if (!chance) throw new Error('no deal is in progress');
    return shuffle(randomFrom(chance.secret, chance.shares, `reshuffle ${reshuffles + 1}`), cards);
  },
  dealtOn: decideDealOn,
};
