import { blankGame, evolve, no, ok, type Result } from '#engine';
import { parseRecord, type RecordProblem, replay } from '#record';
import { type DealtHand, dealtHands } from './dealtHands.ts';

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
