import type { Seat, TableAction } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { cardsOf } from '../cards/pack.ts';
import { withCards } from '../cards/piles.ts';
import type { GameEvent } from '../events.ts';
import { isWild } from '../melds/wilds.ts';
import { randomFrom, shuffle } from '../random.ts';
import { firstPlayer, playOrder } from '../seats.ts';
import type { DealSecret, GameState } from '../state.ts';
import { dealHands, dealHandsOn, type HandsDealt } from './dealHands.ts';
import { type Dealing, give, turnUp } from './giving.ts';
import { firstTurn } from './newGame.ts';
import { findWild, isNamed, scheduledRank } from './wildCard.ts';

type Deal = Extract<TableAction, { type: 'deal' }>;
type DealtOn = Extract<GameEvent, { type: 'dealtOn' }>;
type Booked = Omit<DealtOn, 'type'>;
/** Rules that pass `rulesProblem` need few shuffles. Reaching this limit means that it let wrong rules pass. */
const MAX_SHUFFLES = 1000;

/** A deal by the next dealer (R9): the cards, and the first question or turn. */
export function decideDeal(state: GameState, { secret, shares }: Deal): readonly GameEvent[] {
  const { rules, seats } = state;
  const dealer = state.deal === 0 ? state.dealer : (playOrder(rules, seats, state.dealer)[1] as Seat);
  const place = { rules, seats, deal: state.deal + 1, dealer, random: randomFrom(secret, shares, 'deal') };
  const { booked, next } = dealAnew(place);
  return [{ type: 'dealt', deal: place.deal, dealer, chance: { secret, shares }, ...booked }, next];
}

/** Completes a deal after a seat has chosen the size of its hand (§4.90). */
export function decideDealOn(state: GameState, seat: Seat, size: number): readonly GameEvent[] {
  const { rules, seats, deal, dealer, chance } = state;
  if (!chance) throw new Error('no deal is in progress');
  const random = randomFrom(chance.secret, chance.shares, `size ${seat} ${placeOf(state, seat, chance)}`);
  const place = { rules, seats, deal, dealer, random };
  const dealing: Dealing = {
    ...place,
    hands: state.hands.map((hand) => [...hand]),
    faceUp: state.known.map((known) => [...known]),
    stock: [...state.stock],
  };
  const { booked, next } = dealRest(dealing, dealHandsOn(dealing, seat, size)) ?? dealAnew(place);
  return [{ type: 'dealtOn', ...booked }, next];
}

/**
 * Tells this choice of a seat from its others, so that no stream is used twice. Where players gave shares it depends
 * on this deal alone, from which it can be checked; games without any are decided again as they were.
 */
const placeOf = ({ at, stock }: GameState, seat: Seat, { shares }: DealSecret): string =>
  shares.length > 0 ? `of ${stock.join(' ')}` : `${at[seat]}`;

/** Cards dealt as far as possible, and the event that follows. */
interface Dealt {
  readonly booked: Booked;
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
    const booked = bookedOf(dealing, scheduledRank(rules, deal), [], -1);
    return { booked, next: { type: 'sizeAsked', seat: hands.chooses } };
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
    booked: bookedOf(dealing, found.wildRank, pile, startsPile ? -1 : found.turned),
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

const bookedOf = (dealing: Dealing, wildRank: number, pile: readonly Card[], indicator: Card): Booked => ({
  wildRank,
  hands: dealing.hands.map((hand) => withCards([], hand)),
  stock: dealing.stock,
  pile,
  indicator,
  faceUp: dealing.faceUp,
});
