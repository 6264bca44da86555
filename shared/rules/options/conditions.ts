import type { RuleSet } from '#engine';

/** Questions about rules that several options, problems and sentences ask. */

/** Does every deal, or most of them, have a wild rank (R26). */
export const hasWildRank = ({ wilds }: RuleSet): boolean => wilds.source !== 'none';

/** Is any card ever wild (R26, R31). */
export const hasWilds = (rules: RuleSet): boolean => hasWildRank(rules) || rules.wilds.permanent.length > 0;

export const hasJokers = ({ pack }: RuleSet): boolean => pack.jokers !== 0;

/** Does a card that the dealer is dealt show the wild rank (R26). */
export const dealerShowsWild = ({ wilds }: RuleSet): boolean =>
  wilds.source === 'dealerFirstCard' || wilds.source === 'dealerLastCard' || wilds.source === 'dealerExtraCard';

/** Does a card outside all hands show it (R26). */
export const turnedCardShowsWild = ({ wilds }: RuleSet): boolean =>
  wilds.source === 'outsideCard' || wilds.source === 'stockCard';

/** Does any card show it. */
export const cardShowsWild = (rules: RuleSet): boolean => dealerShowsWild(rules) || turnedCardShowsWild(rules);

export const hasSets = ({ melds }: RuleSet): boolean => melds.kinds !== 'runs';
export const hasRuns = ({ melds }: RuleSet): boolean => melds.kinds !== 'sets';
export const hasSeveralPacks = ({ pack }: RuleSet): boolean => pack.packs !== 'one';
export const dealsByUpcard = ({ deal }: RuleSet): boolean => deal.size === 'byUpcard';
export const endsAtTarget = ({ game }: RuleSet): boolean => game.end === 'target';

/** Do melds come to the table in the course of play (R54). */
export const meldsInTurns = ({ play }: RuleSet): boolean => play.when === 'duringTurns';

/** Can a wild on the table ever be claimed (R85). */
export const hasSwaps = (rules: RuleSet): boolean => meldsInTurns(rules) && hasWilds(rules) && rules.swap.to !== 'off';

/** May more than the top of the discard pile be taken (R72). */
export const takesDeep = ({ draw }: RuleSet): boolean => draw.depth === 'any';

/** Do cards on the table count for who played them (R120). */
export const countsMelds = ({ scoring }: RuleSet): boolean =>
  scoring.system === 'melded' || scoring.system === 'meldedMinusHand' || scoring.system === 'meldedPlusHands';

/** Must a card taken from the pile be melded at once (R74, R76, R77). */
export const mustMeldTaken = ({ draw }: RuleSet): boolean =>
  draw.topMustMeld ||
  draw.twoNaturals === 'always' ||
  (draw.depth === 'any' && (draw.deepestMustMeld || draw.twoNaturals !== 'off'));

/** Does each deal ask for certain melds before all others (R62). */
export const hasContract = ({ play }: RuleSet): boolean => play.contract !== 'off';

/** May a discard be called out of turn (R113). */
export const hasCalls = ({ goingOut }: RuleSet): boolean => goingOut.callRummy !== 'off';

/** Do cards left in the hand count against a player (R120). */
export const isPenalties = ({ scoring }: RuleSet): boolean => scoring.system === 'penalties';
