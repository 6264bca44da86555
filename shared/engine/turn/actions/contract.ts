import type { ContractAction, Illegal, Seat } from '../../actions.ts';
import { contractOf, contractProblem } from '../../arrange/contracts.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { tableMeld } from './meld.ts';
import { checkCards, checkPlays, keptForDiscard } from './play.ts';

/** May these melds be laid as the whole contract of the deal (R62 to R67, E32, E42)? Returns why not. */
export function checkContract(context: RuleContext, { readings }: ContractAction): Illegal | null {
  const { rules, wildRank, deal, hand, melded } = context;
  const contract = contractOf(rules, deal);
  if (!contract) return 'notNow';
  const cards = readings.flatMap((reading) => reading.cards);
  const refused = checkPlays(context) ?? (melded ? 'noNewMelds' : checkCards(context, cards));
  if (refused) return refused;
  const problem = contractProblem(rules, wildRank, deal, readings, hand.length);
  if (problem) return problem;
  // The last contract takes every card and needs no discard (R67).
  return !contract.everyCard && hand.length - cards.length < keptForDiscard(context) ? 'keepOne' : null;
}

export const decideContract = (state: GameState, seat: Seat, { readings }: ContractAction): readonly GameEvent[] => [
  {
    type: 'contractLaid',
    seat,
    melds: readings.map((reading, index) => tableMeld(state, state.nextMeld + index, seat, reading)),
  },
];
