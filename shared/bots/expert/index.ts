import { imagine, type PlayerView, type Random, type RuleSet, type SeatAction } from '#engine';
import { isNearlySolved } from '#rules';
import type { BotThink } from '../think.ts';
import { drawLines, turnLines } from './lines.ts';
import { bestLine } from './trials.ts';

/** The actions that a decision may cost in deals played out, of 2 to 5 µs each. */
const BUDGET = 25_000;

/**
 * Expert's next action: that of `base`, unless another line of the turn is clearly better in deals that are played out.
 * Only where the solver does not know the odds, and so in neither Crazy Rummy nor games like it.
 * @param budget the number of actions, over all deals played out, after which the comparison ends
 */
export function chooseExpert(view: PlayerView, random: Random, base: BotThink, budget = BUDGET): SeatAction {
  const { phase, turn, viewer, rules, draft } = view;
  const isOwnTurn = turn === viewer && (phase === 'draw' || phase === 'play');
  // What was taken back once would be tried again.
  if (!isOwnTurn || draft.takeBacks > 0 || !isSearched(rules)) return base(view, random);
  const lines = (phase === 'play' ? turnLines : drawLines)(view, imagine(view, random), base, random);
  return bestLine(lines, viewer, () => imagine(view, random), budget)[0] as SeatAction;
}

/**
 * Whether the solver does not help, and a quick player plays such games well enough to judge by: not if melds are kept
 * for the end of the deal.
 */
const isSearched = (rules: RuleSet): boolean =>
  !isNearlySolved(rules) && !rules.goingOut.rummyOnly && !rules.scoring.doubleRummy && rules.play.contract === 'off';
