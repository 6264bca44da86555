import type { GoRummyAction, Illegal, Reading, Seat } from '../actions.ts';
import { bestArrangement } from '../arrange.ts';
import { cardPoints } from '../cardPoints.ts';
import type { Card } from '../cards.ts';
import type { GameEvent } from '../events.ts';
import { decideOut } from '../flow/out.ts';
import { meldProblem } from '../melds.ts';
import { orderAfter } from '../seating.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';
import { checkFirstTurn, checkLastDiscard } from './goingOut.ts';
import { tableMeld } from './meld.ts';
import { obligationUnmet } from './obligations.ts';
import { checkFirstRound } from './play.ts';

/** Is the whole hand these melds, and one discard or none as the rules ask (R96, R111, 4.30)? Returns why not. */
export function checkGoRummy(sight: Sight, { readings, card }: GoRummyAction): Illegal | null {
  const { rules, wildRank, hand } = sight;
  if (!rules.goingOut.rummyOnly || sight.phase !== 'play') return 'notNow';
  const laid = readings.flatMap(({ cards }) => cards);
  const shown = card === null ? laid : [...laid, card];
  if (shown.some((held) => !hand.includes(held))) return 'notYourCard';
  if (new Set(shown).size !== hand.length || shown.length !== hand.length) return 'notRummy';
  const problem = readings.map((reading) => meldProblem(rules, wildRank, reading)).find((found) => found !== null);
  if (problem) return problem;
  const refused = checkFirstTurn(sight) ?? checkLastDiscard(sight, card) ?? checkFirstRound(sight);
  return refused ?? obligationUnmet(sight, { card, out: true, laid });
}

/** The hand is shown, the others put down what complete melds they have (R112), and the deal is over. */
export function decideGoRummy(state: GameState, seat: Seat, { readings, card }: GoRummyAction): readonly GameEvent[] {
  const shown = melds(state, state.nextMeld, seat, readings);
  const discarded: readonly GameEvent[] = card === null ? [] : [{ type: 'discarded', seat, card }];
  const others = meldsAfter(state, seat, state.nextMeld + shown.length);
  return decideOut(state, seat, [{ type: 'wentRummy', seat }, ...shown, ...discarded, ...others]);
}

/** Everybody else's melds are found for them: those that leave the fewest points, laying off apart (4.30). */
function meldsAfter(state: GameState, rummy: Seat, firstId: number): readonly GameEvent[] {
  const { rules, wildRank, seats, hands } = state;
  if (!rules.goingOut.othersMeldAfter) return [];
  const points = (card: Card): number => cardPoints(rules, wildRank, card);
  const found: GameEvent[] = [];
  for (const seat of orderAfter(rules, seats, rummy)) {
    if (seat === rummy) continue;
    const { readings } = bestArrangement(rules, wildRank, hands[seat] ?? [], points);
    found.push(...melds(state, firstId + found.length, seat, readings));
  }
  return found;
}

const melds = (state: GameState, firstId: number, seat: Seat, readings: readonly Reading[]): readonly GameEvent[] =>
  readings.map((reading, index) => ({
    type: 'melded',
    seat,
    meld: tableMeld(state, firstId + index, seat, reading),
    first: index === 0,
  }));
