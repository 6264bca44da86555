import type { Think } from '#bots';
import { legalActions, listActions } from '#engine';

/** Random legal play: every listed action as likely as any other; taking back only when nothing else is possible. */
export const randomBot: Think = (view, random) => {
  const legal = legalActions(view);
  const onward = listActions({ ...legal, takeBacks: [] });
  const choices = onward.length > 0 ? onward : legal.takeBacks;
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (!chosen) throw new Error('no legal action');
  return chosen;
};
