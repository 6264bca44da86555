import {
  bestArrangement,
  blankGame,
  type Card,
  cardPoints,
  cardsOf,
  evolve,
  type GameState,
  isWild,
  no,
  ok,
  type Rank,
  type Result,
  type RuleSet,
  randomFrom,
  type Seat,
  shuffle,
} from '#engine';
import { parseRecord, type RecordProblem, replay } from '#record';
import { printRules } from '#rules';

/** The distribution of a figure of a fairly dealt hand. */
export interface Chance {
  readonly mean: number;
  readonly variance: number;
  /** The square of the standard error of the mean: 0 if it is exact. */
  readonly error: number;
}

/** A hand as it was dealt, with what a fair deal gives a hand of its size. */
export interface DealtHand {
  readonly seat: Seat;
  readonly wilds: number;
  /** The points left once the best melds of this hand alone are laid. */
  readonly deadwood: number;
  readonly fair: { readonly wilds: Chance; readonly deadwood: Chance };
}

/** Hands dealt at random for the distribution of deadwood. `Chance.error` is the uncertainty of their mean. */
const SAMPLE_HANDS = 200;

/**
 * The hands of a deal, right after it was dealt. Empty where the wild rank or the size of the hands depends on the
 * cards dealt or is named by the dealer: there the odds are not those of a shuffled pack.
 */
export function dealtHands(dealt: GameState): readonly DealtHand[] {
  const { rules, seats, wildRank, hands } = dealt;
  const { source } = rules.wilds;
  if ((source !== 'schedule' && source !== 'none') || rules.deal.size === 'byUpcard') return [];
  const cards = cardsOf(rules, seats);
  return hands.map((hand, seat) => ({
    seat,
    wilds: wildsIn(rules, wildRank, hand),
    deadwood: deadwoodOf(rules, wildRank, hand),
    fair: {
      wilds: chanceOfWilds(hand.length, cards.length, wildsIn(rules, wildRank, cards)),
      deadwood: chanceOfDeadwood(rules, wildRank, cards, hand.length),
    },
  }));
}

const wildsIn = (rules: RuleSet, wildRank: Rank, cards: readonly Card[]): number =>
  cards.filter((card) => isWild(rules, wildRank, card)).length;

const deadwoodOf = (rules: RuleSet, wildRank: Rank, hand: readonly Card[]): number =>
  bestArrangement(rules, wildRank, hand, (card) => cardPoints(rules, wildRank, card)).points;

/** The hypergeometric distribution: wilds in a hand of `size` from a pack with `wilds` wilds. Exact. */
export function chanceOfWilds(size: number, pack: number, wilds: number): Chance {
  const share = wilds / pack;
  return { mean: size * share, variance: (size * share * (1 - share) * (pack - size)) / (pack - 1), error: 0 };
}

/** By rules, wild rank and size: records of the same game are parsed into different objects. */
const known = new Map<string, Chance>();

/** The distribution of deadwood, from hands that the same seed deals every time. */
function chanceOfDeadwood(rules: RuleSet, wildRank: Rank, cards: readonly Card[], size: number): Chance {
  const key = `${printRules(rules)} ${wildRank} ${cards.length} ${size}`;
  const found = known.get(key);
  if (found) return found;
  const random = randomFrom('0'.repeat(64), [], `dealt hands ${key}`);
  const points = Array.from({ length: SAMPLE_HANDS }, () =>
    deadwoodOf(
      rules,
      wildRank,
      shuffle(random, cards)
        .slice(0, size)
        .toSorted((a, b) => a - b),
    ),
  );
  const mean = points.reduce((sum, one) => sum + one, 0) / SAMPLE_HANDS;
  const variance = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (SAMPLE_HANDS - 1);
  const chance = { mean, variance, error: variance / SAMPLE_HANDS };
  known.set(key, chance);
  return chance;
}

/** A figure summed over many hands, beside what fair deals give. */
export interface DealtSum {
  readonly dealt: number;
  readonly fair: number;
  /** The standard deviation: two out of three sums are at most this far from `fair`, 19 out of 20 at most twice. */
  readonly deviation: number;
}

/**
 * Wilds or deadwood of one player's hands, of different deals, in order: the sum after each. The deviation includes the
 * error of means that are not exact, which is the same in all hands with the same odds.
 */
export function sumsOf(hands: readonly DealtHand[], figure: 'wilds' | 'deadwood'): readonly DealtSum[] {
  let [dealt, fair, variance] = [0, 0, 0];
  const alike = new Map<string, number>();
  return hands.map((hand) => {
    const odds = hand.fair[figure];
    const key = `${odds.mean} ${odds.variance}`;
    const before = alike.get(key) ?? 0;
    alike.set(key, before + 1);
    dealt += hand[figure];
    fair += odds.mean;
    // The square of a sum of n equal errors grows from n² to (n + 1)² of one.
    variance += odds.variance + (2 * before + 1) * odds.error;
    return { dealt, fair, deviation: Math.sqrt(variance) };
  });
}

/** A deal of a recorded game, as it was dealt. */
export interface DealtDeal {
  readonly deal: number;
  /** The hands of all seats; empty if the odds are not known. */
  readonly hands: readonly DealtHand[];
}

/** The hands dealt in a recorded game, deal by deal. Never throws, whatever the text. */
export function dealtDeals(text: string): Result<readonly DealtDeal[], RecordProblem | 'impossible'> {
  const record = parseRecord(text);
  if (!record.ok) return no(record.reason.problem);
  const { rules, seats, steps } = record.value;
  if (!replay(record.value).ok) return no('impossible');
  let state = blankGame(rules, seats);
  const deals: DealtDeal[] = [];
  for (const { action, events } of steps) {
    state = events.reduce(evolve, state);
    if (action.type === 'deal') deals.push({ deal: state.deal, hands: dealtHands(state) });
  }
  return ok(deals);
}
