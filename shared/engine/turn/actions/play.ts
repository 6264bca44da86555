import type { Illegal } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { countLike } from '../../cards/piles.ts';
import { hasRoomForPlays } from '../../draft.ts';
import type { Fit } from '../../melds/melds.ts';
import { everySeat } from '../../seats.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { frozenCards } from './taking.ts';

/** What every table play asks of the moment: a turn in which melds may be shown (R54 to R56, §4.97). */
export const checkMoment = (context: RuleContext): Illegal | null =>
  context.rules.play.when === 'goingOutOnly' ? 'meldsNotYet' : checkFirstRound(context);

/** The same, and the turn is not endless: may anything be put on the table now? Returns why not. */
export const checkPlays = (context: RuleContext): Illegal | null =>
  checkMoment(context) ?? (hasRoomForPlays(context) ? null : 'tooManyPlays');

/** May melds be shown yet, on the first turn of the deal (R55) and in its first round (R56)? */
export function checkFirstRound({ rules, turns, seats }: RuleContext): Illegal | null {
  if (!rules.play.firstTurn && turns === 0) return 'meldsNotYet';
  return rules.play.firstRound || turns === everySeat(seats) ? null : 'meldsNotYet';
}

/** What every table play asks of the cards: they are in the hand, and not frozen (R75). */
export function checkCards(context: RuleContext, cards: readonly Card[]): Illegal | null {
  if (cards.some((card) => !context.hand.includes(card))) return 'notYourCard';
  const frozen = frozenCards(context);
  const isFrozen = (card: Card): boolean =>
    countLike(frozen, card) > 0 && countLike(cards, card) > countLike(context.hand, card) - countLike(frozen, card);
  return frozen.length > 0 && cards.some(isFrozen) ? 'frozen' : null;
}

/** Is this the turn of somebody who only melds after another went out on the first turn (R108, §4.34)? */
export const isReliefMeld = ({ rules, relief }: RuleContext): boolean =>
  relief >= 0 && rules.goingOut.relief === 'meld';

/**
 * Cards that must stay in the hand after a play, so that the turn can end with a discard (R95, R96, E15). None where going
 * out needs no discard, where an empty hand floats (R101), and in a turn of melds alone (§4.34).
 */
export function keptForDiscard(context: RuleContext): 0 | 1 {
  const { discard, float } = context.rules.goingOut;
  return discard === 'required' && float === 'off' && !isReliefMeld(context) ? 1 : 0;
}

/** Why a card that fits so is refused. */
export const FIT_REFUSED: Readonly<Record<Fit, Illegal | null>> = {
  yes: null,
  no: 'doesNotFit',
  full: 'setFull',
  tooManyWilds: 'tooManyWilds',
  onlyWilds: 'onlyWilds',
};
