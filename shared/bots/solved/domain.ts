import type { RuleSet } from '#engine';

/**
 * Are these rules such that the solver's arithmetic says all there is to say about a turn: one pack without Jokers, small
 * hands, low Aces, sets of three or four, wilds without limit that go to the hand when claimed, the top discard alone and freely
 * taken, a last discard to go out, penalties for what is held, and an end with the stock?
 */
export const isSolved = (rules: RuleSet): boolean =>
  hasPlainCards(rules) && hasPlainMelds(rules) && hasPlainTurns(rules) && hasPlainEnd(rules);

/** In larger hands its turns are too many to look at. */
const MOST_CARDS = 10;

const hasPlainCards = ({ pack, deal, wilds, scoring }: RuleSet): boolean =>
  deal.size === 'fixed' &&
  Math.max(deal.cards, deal.cardsIfFew) <= MOST_CARDS &&
  pack.packs === 'one' &&
  pack.jokers === 0 &&
  pack.lowestRank === 2 &&
  wilds.permanent.length === 0 &&
  scoring.queenOfSpades === 0;

const hasPlainMelds = ({ melds }: RuleSet): boolean =>
  melds.kinds === 'both' &&
  melds.setMin === 3 &&
  melds.setMax === 4 &&
  melds.runMin === 3 &&
  melds.runAce === 'low' &&
  !melds.duplicates &&
  !melds.overflow &&
  melds.wildLimit === 'none' &&
  melds.allWild === 'ordinary' &&
  melds.setWild === 'anyMissing';

const hasPlainTurns = ({ play, draw, swap }: RuleSet): boolean =>
  play.when === 'duringTurns' &&
  play.firstTurn &&
  play.firstRound &&
  play.meldsPerTurn === 0 &&
  play.layOffNeedsMeld &&
  play.layOffOthers &&
  play.contract === 'off' &&
  draw.depth === 'one' &&
  !draw.gated &&
  !draw.takenFrozen &&
  !draw.topMustMeld &&
  draw.twoNaturals === 'off' &&
  !draw.useOrDiscard &&
  draw.giveBack === 'yes' &&
  draw.outOfTurn === 'off' &&
  swap.to === 'free' &&
  swap.needsMeld &&
  swap.which === 'all' &&
  !swap.allWildLocked &&
  swap.perTurn === 0;

const hasPlainEnd = ({ goingOut, stock, scoring }: RuleSet): boolean =>
  goingOut.discard === 'required' &&
  !goingOut.unplayable &&
  goingOut.float === 'off' &&
  goingOut.firstTurn &&
  goingOut.relief === 'nothing' &&
  !goingOut.upFor2 &&
  !goingOut.rummyOnly &&
  goingOut.callRummy === 'off' &&
  stock.end === 'afterTurn' &&
  scoring.system === 'penalties' &&
  scoring.best === 'low';
