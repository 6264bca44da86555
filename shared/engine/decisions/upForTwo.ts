import type { Illegal, Seat, UpForTwoAction } from '../actions.ts';
import { rankOf } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { decideOut } from '../flow/out.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';
import { isWild } from '../wilds.ts';
import { checkOut } from './goingOut.ts';
import { obligationUnmet } from './obligations.ts';
import { isReliefMeld } from './play.ts';

const TWO = 2;

/** May the seat discard this card and end the deal with the 2 it keeps, which is not wild (R110, 4.29, E47)? Returns why not. */
export function checkUpForTwo(sight: Sight, { card }: UpForTwoAction): Illegal | null {
  const { rules, wildRank, hand } = sight;
  if (!rules.goingOut.upFor2 || sight.phase !== 'play' || isReliefMeld(sight)) return 'notNow';
  if (!hand.includes(card)) return 'notYourCard';
  const kept = hand.filter((held) => held !== card);
  const isTwo = kept.length === 1 && kept.every((two) => rankOf(two) === TWO && !isWild(rules, wildRank, two));
  if (!isTwo) return 'notUpForTwo';
  return checkOut(sight, card) ?? obligationUnmet(sight, { card, out: true });
}

export const legalUpForTwos = (sight: Sight): readonly UpForTwoAction[] =>
  sight.hand
    .map((card): UpForTwoAction => ({ type: 'upForTwo', card }))
    .filter((action) => checkUpForTwo(sight, action) === null);

/** It is a going out, with the 2 left to count (4.29). */
export const decideUpForTwo = (state: GameState, seat: Seat, { card }: UpForTwoAction): readonly GameEvent[] =>
  decideOut(state, seat, [
    { type: 'wentUpForTwo', seat },
    { type: 'discarded', seat, card },
  ]);
