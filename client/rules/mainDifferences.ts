import type { Difference, OptionKey } from '#rules';

/** The options that change a game most, the most telling first. */
const TELLING: readonly OptionKey[] = [
  'play.contract',
  'play.when',
  'melds.kinds',
  'wilds.source',
  'wilds.permanent',
  'wilds.schedule',
  'deal.size',
  'deal.cards',
  'pack.packs',
  'scoring.system',
  'game.targets',
  'swap.to',
  'melds.wildLimit',
  'melds.runAce',
  'scoring.press',
  'scoring.autoPress',
  'goingOut.upFor2',
  'goingOut.relief',
  'draw.depth',
  'draw.topMustMeld',
  'draw.outOfTurn',
  'goingOut.callRummy',
  'goingOut.float',
  'goingOut.oneCard',
  'scoring.wild',
  'scoring.ace',
  'pack.jokers',
];

/** How many differences are shown at first. */
const FEW = 5;

/** The few differences that matter most, the most telling first. */
export function mainDifferences(all: readonly Difference[]): readonly Difference[] {
  const weight = ({ key }: Difference): number => (TELLING.includes(key) ? TELLING.indexOf(key) : TELLING.length);
  return [...all].sort((one, other) => weight(one) - weight(other)).slice(0, FEW);
}
