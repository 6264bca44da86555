import type { GoRummyAction, Illegal, Reading, Seat } from '../../actions.ts';
import { bestArrangement } from '../../arrange/arrange.ts';
import type { Card } from '../../cards/cards.ts';
import { orderAfter } from '../../deal/seating.ts';
import type { GameEvent } from '../../events.ts';
import { meldProblem } from '../../melds/melds.ts';
import { cardPoints } from '../../score/cardPoints.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideOut } from '../flow/out.ts';
import { checkFirstTurn, checkLastDiscard } from './goingOut.ts';
import { tableMeld } from './meld.ts';
import { obligationUnmet } from './obligations.ts';
import { checkFirstRound } from './play.ts';

/** Is the whole hand these melds, and one discard or none as the rules ask (R96, R111, 4.30)? Returns why not. */
export function checkGoRummy(context: RuleContext, { readings, card }: GoRummyAction): Illegal | null {
  const { rules, wildRank, hand } = context;
  if (!rules.goingOut.rummyOnly || context.phase !== 'play') return 'notNow';
  const laid = readings.flatMap(({ cards }) => cards);
  const shown = card === null ? laid : [...laid, card];
  if (shown.some((held) => !hand.includes(held))) return 'notYourCard';
  if (new Set(shown).size !== hand.length || shown.length !== hand.length) return 'notRummy';
  const problem = readings.map((reading) => meldProblem(rules, wildRank, reading)).find((found) => found !== null);
  if (problem) return problem;
  const refused = checkFirstTurn(context) ?? checkLastDiscard(context, card) ?? checkFirstRound(context);
  return refused ?? obligationUnmet(context, { card, out: true, laid });
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
