import type { RuleSet } from '#engine';
import { applies } from '#rules';
import { gamesText } from '../text/games.ts';
import { gamePicture } from './gamePicture.ts';

/** The traits of a game in a few words each, those that change it most first; empty where one does not apply. */
const TRAITS_BY_WEIGHT: readonly ((rules: RuleSet) => string)[] = [
  ({ play }) => gamesText.TRAITS.contract[play.contract === 'off' ? 'off' : 'on'],
  ({ play }) => gamesText.TRAITS.when[play.when],
  (rules) => (applies(rules, 'play.firstMeld') ? gamesText.firstMelds(rules.play.firstMeld) : ''),
  ({ melds }) => gamesText.TRAITS.kinds[melds.kinds],
  ({ scoring }) => gamesText.TRAITS.system[scoring.system],
  (rules) => gamesText.wildsInShort(rules),
  ({ draw }) => gamesText.TRAITS.pile[pileIn(draw)],
  ({ scoring }) => gamesText.TRAITS.press[scoring.press === 'off' ? 'off' : 'on'],
  ({ goingOut }) => gamesText.TRAITS.lastTwo[`${goingOut.upFor2}`],
  (rules) =>
    applies(rules, 'melds.wildLimit')
      ? gamesText.TRAITS.wildLimit[rules.melds.wildLimit === 'none' ? 'none' : 'few']
      : '',
  (rules) => gamesText.handOf(...gamePicture(rules).hand),
  (rules) => gamesText.packsIn(gamePicture(rules).packs, gamePicture(rules).jokers),
  (rules) => gamesText.endInShort(rules),
];

function pileIn({ depth, topMustMeld, gated }: RuleSet['draw']): keyof (typeof gamesText)['TRAITS']['pile'] {
  if (depth === 'any') return 'deep';
  if (topMustMeld) return 'laid';
  return gated ? 'gated' : 'free';
}

/** How many traits are told. */
const MAX_TRAITS = 3;

/** How a game differs from the one that a player knows best, in one sentence; empty if no main trait differs. */
export function unlike(rules: RuleSet, known: RuleSet): string {
  const traits = TRAITS_BY_WEIGHT.map((trait) => ({ own: trait(rules), other: trait(known) }))
    .filter(({ own, other }) => own !== other && own !== '')
    .slice(0, MAX_TRAITS)
    .map(({ own }) => own);
  return traits.length === 0 ? '' : gamesText.unlike(known.preset, traits);
}
