import type { BotThink } from '#bots';
import { findContract, legalActions, listActions, type PlayerView, refusal, rummyOf, type SeatAction } from '#engine';

/**
 * Random legal play: every listed action as likely as any other, a contract or going Rummy once found among them; taking
 * back only when nothing else is possible.
 */
export const randomBot: BotThink = (view, random) => {
  const legal = legalActions(view);
  const onward = [...listActions({ ...legal, takeBacks: [], recalls: [] }), ...unlisted(view)];
  const choices = onward.length > 0 ? onward : legal.takeBacks;
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (!chosen) throw new Error('no legal action');
  return chosen;
};

/** What is legal but not listed, there being too many ways: one way each. */
function unlisted(view: PlayerView): readonly SeatAction[] {
  if (view.phase !== 'play') return [];
  const { rules, wildRank, deal, hand } = view;
  const contract = rules.play.contract === 'off' ? null : findContract(rules, wildRank, deal, hand);
  const rummy = rules.goingOut.rummyOnly ? rummyOf(rules, wildRank, hand) : null;
  const found: readonly (SeatAction | null)[] = [
    contract && { type: 'contract', readings: contract },
    rummy && { type: 'goRummy', readings: rummy.readings, card: rummy.discard },
  ];
  return found.filter((action) => action !== null).filter((action) => refusal(view, action) === null);
}
