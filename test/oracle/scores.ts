import {
  type Card,
  type DealResult,
  type GameState,
  type RuleSet,
  rankOf,
  type Seat,
  suitOf,
  type TableMeld,
} from '#engine';
import { isWildCard, oraclePermanentWild } from './wildCards.ts';

/**
 * The points of a deal and their consequences, written only from R118 to R143, R158, R159, R164, R168, §4.23 to §4.26,
 * §4.29, §4.47, §4.58, §4.70, §4.95, §4.109 and §4.114.
 */

/** A finished deal: where the cards are, how it ended, and what could have doubled it. */
export interface EndedDeal extends Pick<DealResult, 'ending' | 'out' | 'factor'> {
  /** Rules, hands and melds at the end of the deal. */
  readonly state: Pick<GameState, 'rules' | 'wildRank' | 'hands' | 'melds'>;
  /** The player who went out had put nothing on the table in an earlier turn of the deal (R133, §4.95). */
  readonly isWholeHand: boolean;
  /** The player who went out went "up for 2" (R110). */
  readonly isUpForTwo: boolean;
}

const ACE = 1;
const EIGHT = 8;
const TEN = 10;
const QUEEN = 12;
const CLUBS = 0;
const SPADES = 3;

const isBlack = (card: Card): boolean => suitOf(card) === CLUBS || suitOf(card) === SPADES;

function pointsFor(card: Card, deal: EndedDeal['state'], isLowAce = false): number {
  const { scoring } = deal.rules;
  const rank = rankOf(card);
  if (rank === 0) return scoring.joker;
  if (rank === 2 && oraclePermanentWild(deal.rules, card)) return scoring.permanentTwo;
  const asWild = rank === ACE ? scoring.wildAce : scoring.wild;
  if (asWild > 0 && isWildCard(deal, card)) return asWild;
  if (isLowAce && scoring.lowAce > 0) return scoring.lowAce;
  if (rank === QUEEN && suitOf(card) === SPADES && scoring.queenOfSpades > 0) return scoring.queenOfSpades;
  if (rank === ACE) return scoring.blackAce > 0 && isBlack(card) ? scoring.blackAce : scoring.ace;
  if (rank > TEN) return scoring.courts === 'ten' ? 10 : rank;
  switch (scoring.numbers) {
    case 'face':
      return rank;
    case 'fiveToNine':
      return rank === TEN ? 10 : 5;
    case 'fiveToEight':
      return rank > EIGHT ? 10 : 5;
    case 'fiveToSeven':
      return rank >= EIGHT ? 10 : 5;
  }
}

const worth = (cards: readonly Card[], deal: EndedDeal['state']): number =>
  cards.reduce((sum, card) => sum + pointsFor(card, deal), 0);

/** The points of the cards of a meld that a seat owns; an Ace in a run's place 1 lies below a two (R158). */
const meldWorth = (meld: TableMeld, seat: Seat, deal: EndedDeal['state']): number =>
  meld.cards
    .map((card, at) => {
      const isLowAce = meld.kind === 'run' && meld.rank + at === ACE && rankOf(card) === ACE;
      return meld.owners[at] === seat ? pointsFor(card, deal, isLowAce) : 0;
    })
    .reduce((sum, points) => sum + points, 0);

/** Returns every seat's points for the deal. */
export function oraclePoints(deal: EndedDeal): number[] {
  const { state, ending, out } = deal;
  return state.hands.map((_, seat) => {
    if (ending === 'void' || ending === 'cancelled') return 0;
    const { outBonus, rummyBonus, best } = state.rules.scoring;
    const bonus = seat === out && !deal.isUpForTwo ? outBonus + (deal.isWholeHand ? rummyBonus : 0) : 0;
    const isLow = best === 'low';
    return cardPoints(deal, seat) * doublings(deal, seat) + (isLow ? 0 - bonus : bonus);
  });
}

function cardPoints({ state, ending, out, isUpForTwo }: EndedDeal, seat: Seat): number {
  // "Up for 2" costs 2, even in games in which twos count otherwise.
  const held = isUpForTwo && seat === out ? 2 : worth(state.hands[seat] as readonly Card[], state);
  const others = worth(
    state.hands.filter((_, other) => other !== seat).flatMap((hand) => [...hand]),
    state,
  );
  const melded = state.melds.reduce((sum, meld) => sum + meldWorth(meld, seat, state), 0);
  const { score } = state.rules.stock;
  switch (ending === 'wentOut' || score === 'hands' ? state.rules.scoring.system : score) {
    case 'nobody':
      return 0;
    case 'penalties': {
      const { scoring, play } = state.rules;
      const hasLaid = state.melds.some(({ by, owners }) => by === seat || owners.includes(seat));
      const isUnopened = out >= 0 && seat !== out && play.when === 'duringTurns' && !hasLaid;
      return isUnopened && scoring.unopened > 0 ? scoring.unopened : held;
    }
    case 'winnerTakesHands':
      return seat === out ? others : 0;
    case 'melded':
      return melded;
    case 'meldedMinusHand':
      return melded - held;
    case 'meldedPlusHands':
      return melded + (seat === out ? others : 0);
  }
}

/**
 * The product of the Press, of Sevens or Kings, and of a whole hand, which doubles what all pay or the winner gets
 * (§4.23).
 */
function doublings({ state, out, factor, isWholeHand, isUpForTwo }: EndedDeal, seat: Seat): number {
  const { double7K, doubleRummy, system } = state.rules.scoring;
  const isSevenOrKing = double7K && [7, 13].includes(state.wildRank);
  const isRummy = doubleRummy && isWholeHand && !isUpForTwo && out >= 0 && (system === 'penalties' || seat === out);
  return factor * (isSevenOrKing ? 2 : 1) * (isRummy ? 2 : 1);
}

/** Whether the Press is on after these totals, with all points taken or added for it included (R135 to R138, §4.24). */
export function isPressed({ scoring }: RuleSet, deal: number, totals: readonly number[]): boolean {
  const [highest = 0, next = 0] = totals.toSorted((a, b) => b - a);
  const isAhead = highest - next >= 50;
  const isTiedByAuto =
    scoring.autoPress &&
    deal === 1 &&
    totals.length >= 4 &&
    totals.some((total) => total < highest) &&
    totals.every((total) => total === highest || highest - total >= 50);
  return scoring.press !== 'off' && (isAhead || isTiedByAuto);
}

/**
 * Returns the winners: the best total or, where the rules say so, the player who went out at the target (R142, R143).
 */
export function wonBy({ scoring, game }: RuleSet, totals: readonly number[], out: Seat): Seat[] {
  const target = game.targets[Math.min(totals.length - 2, game.targets.length - 1)] ?? 0;
  const hasOutWon = game.end === 'target' && game.targetWinner === 'outFirst' && (totals[out] ?? 0) >= target;
  if (out >= 0 && hasOutWon) return [out];
  const best = scoring.best === 'low' ? Math.min(...totals) : Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
