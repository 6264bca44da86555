import type { Illegal, Seat, UpForTwoAction } from '../../actions.ts';
import { rankOf } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import { isWild } from '../../melds/wilds.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideOut } from '../flow/out.ts';
import { checkOut } from './goingOut.ts';
import { obligationUnmet } from './obligations.ts';
import { isReliefMeld } from './play.ts';

const TWO = 2;

/** May the seat discard this card and end the deal with the 2 it keeps, which is not wild (R110, 4.29, E47)? Returns why not. */
export function checkUpForTwo(context: RuleContext, { card }: UpForTwoAction): Illegal | null {
  const { rules, wildRank, hand } = context;
  if (!rules.goingOut.upFor2 || context.phase !== 'play' || isReliefMeld(context)) return 'notNow';
  if (!hand.includes(card)) return 'notYourCard';
  const kept = hand.filter((held) => held !== card);
  const isTwo = kept.length === 1 && kept.every((two) => rankOf(two) === TWO && !isWild(rules, wildRank, two));
  if (!isTwo) return 'notUpForTwo';
  return checkOut(context, card) ?? obligationUnmet(context, { card, out: true });
}

export const legalUpForTwos = (context: RuleContext): readonly UpForTwoAction[] =>
  context.hand
    .map((card): UpForTwoAction => ({ type: 'upForTwo', card }))
    .filter((action) => checkUpForTwo(context, action) === null);

/** It is a going out, with the 2 left to count (4.29). */
export const decideUpForTwo = (state: GameState, seat: Seat, { card }: UpForTwoAction): readonly GameEvent[] =>
  decideOut(state, seat, [
    { type: 'wentUpForTwo', seat },
    { type: 'discarded', seat, card },
  ]);
