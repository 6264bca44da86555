import type { Illegal } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { countLike } from '../../cards/piles.ts';
import type { Fit } from '../../melds/melds.ts';
import type { RuleSet } from '../../ruleSet.ts';
import { everySeat } from '../../seats.ts';
import { type Draft, hasRoomForPlays, type PublicFields } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { frozenCards } from './taking.ts';

/** Returns why no table play is allowed at this point of the deal (R54 to R56, R169, §4.97). */
export function checkTiming(context: RuleContext): Illegal | null {
  if (!isTimeForPlays(context)) return 'notNow';
  return context.rules.play.when === 'goingOutOnly' ? 'meldsNotYet' : checkFirstRound(context);
}

/** Whether cards are laid in turns without a draw (R169). */
export const laysInsteadOfDraw = ({ play }: RuleSet): boolean =>
  play.when === 'duringTurns' && play.meldTurns === 'insteadOfDraw';

/** Whether the turn is one in which cards are laid: after the draw, or without one (R169). */
const isTimeForPlays = ({ rules, phase, draft }: RuleContext): boolean =>
  laysInsteadOfDraw(rules) ? draft.drew === 'none' : phase !== 'draw';

/** Returns why no table play is allowed now: `checkTiming`, and the limit of plays in a turn. */
export const checkPlays = (context: RuleContext): Illegal | null =>
  checkTiming(context) ?? (hasRoomForPlays(context) ? null : 'tooManyPlays');

/** Returns why melds may not be shown yet, on the first turn (R55) or in the first round of the deal (R56). */
export function checkFirstRound({ rules, turns, seats }: RuleContext): Illegal | null {
  if (!rules.play.firstTurn && turns === 0) return 'meldsNotYet';
  return rules.play.firstRound || turns === everySeat(seats) ? null : 'meldsNotYet';
}

/** Returns why these cards may not be played: they must be in the hand, and not frozen (R75). */
export function checkCards(context: RuleContext, cards: readonly Card[]): Illegal | null {
  for (const card of cards) if (!context.hand.includes(card)) return 'notYourCard';
  const frozen = frozenCards(context);
  if (frozen.length === 0) return null;
  const isFrozen = (card: Card): boolean =>
    countLike(frozen, card) > 0 && countLike(cards, card) > countLike(context.hand, card) - countLike(frozen, card);
  return cards.some(isFrozen) ? 'frozen' : null;
}

/** Whether this is a relief turn of melds only, after another player went out on the first turn (R108, §4.34). */
export const isReliefMeld = ({ rules, relief }: Pick<PublicFields, 'rules' | 'relief'>): boolean =>
  relief >= 0 && rules.goingOut.relief === 'meld' && !rules.goingOut.lastTurns;

/** Whether this is a turn of melds alone, which ends without a discard (R108, R169). */
export const isMeldTurn = (
  turn: Pick<PublicFields, 'rules' | 'relief' | 'phase'> & { readonly draft: Draft },
): boolean =>
  isReliefMeld(turn) || (laysInsteadOfDraw(turn.rules) && turn.phase === 'play' && turn.draft.drew === 'none');

/**
 * The number of cards that must stay in the hand after a play, so that the turn can end with a discard (R95, R96, E15).
 * None where going out needs no discard, where an empty hand floats (R101), or in a relief turn of melds only (§4.34).
 */
export function keptForDiscard(context: RuleContext): 0 | 1 {
  const { discard, float } = context.rules.goingOut;
  return discard === 'required' && float === 'off' && !isReliefMeld(context) ? 1 : 0;
}

export const FIT_REFUSED: Readonly<Record<Fit, Illegal | null>> = {
  yes: null,
  no: 'doesNotFit',
  full: 'setFull',
  tooManyWilds: 'tooManyWilds',
  onlyWilds: 'onlyWilds',
};
