import { imagine, type PlayerView, type Random, type RuleSet, type Seat, type SeatAction } from '#engine';
import { isNearlySolved } from '#rules';
import type { BotThink } from '../think.ts';
import { likelyWorlds } from './likely.ts';
import { drawLines, turnLines } from './lines.ts';
import { bestLine } from './trials.ts';

/** The actions that a decision may cost in deals played out, of 2 to 5 µs each. */
const BUDGET = 25_000;

/**
 * Expert's next action: that of `base`, unless another line of the turn is clearly better in deals that are played out.
 * In these the others hold what they are likely to hold after what they have shown.
 * @param budget the number of actions, over all deals played out, after which the comparison ends
 */
export function chooseExpert(view: PlayerView, random: Random, base: BotThink, budget = BUDGET): SeatAction {
  const { phase, turn, viewer, rules, draft } = view;
  // What was taken back once would be tried again.
  if (turn !== viewer || draft.takeBacks > 0 || !isSearched(rules)) return base(view, random);
  // Where Sharp knows the odds of a draw, the quick player's draws are worse than its own.
  if (phase !== 'play' && (phase !== 'draw' || isNearlySolved(rules))) return base(view, random);
  const lines = (phase === 'play' ? turnLines : drawLines)(view, imagine(view, random), base, random);
  return bestLine(lines, viewer as Seat, likelyWorlds(view, random), budget)[0] as SeatAction;
}

/** Whether a quick player plays such games well enough to judge by: not if melds are kept for the end of the deal. */
const isSearched = ({ goingOut, play, scoring }: RuleSet): boolean =>
  !goingOut.rummyOnly && !scoring.doubleRummy && play.contract === 'off';
