import type { RuleSet } from '#engine';

/** Conditions on rules that several options, problems and sentences share. */

/** Whether all or most deals have a wild rank (R26). */
export const hasWildRank = ({ wilds }: RuleSet): boolean => wilds.source !== 'none';

/** Whether any card is ever wild (R26, R31). */
export const hasWilds = (rules: RuleSet): boolean => hasWildRank(rules) || rules.wilds.permanent.length > 0;

/** Whether a card with a rank is ever wild, which may stand in its own place; Jokers have none. */
export const hasWildCards = (rules: RuleSet): boolean =>
  hasWildRank(rules) || rules.wilds.permanent.some((kind) => kind !== 'jokers');

/** Whether a meld may be made of wilds alone (R45, R49): two Jokers are too few. */
export function hasAllWildMelds(rules: RuleSet): boolean {
  const { jokers, packs } = rules.pack;
  const isPair = jokers === 1 || jokers === 2 || (jokers === 'twoPerPack' && packs === 'one');
  return hasWilds(rules) && rules.melds.wildLimit === 'none' && (hasWildCards(rules) || !isPair);
}

export const hasJokers = ({ pack }: RuleSet): boolean => pack.jokers !== 0;

/** Whether a card dealt to the dealer shows the wild rank (R26). */
export const dealerShowsWild = ({ wilds }: RuleSet): boolean =>
  wilds.source === 'dealerFirstCard' || wilds.source === 'dealerLastCard' || wilds.source === 'dealerExtraCard';

/** Whether a card outside the hands shows the wild rank (R26). */
export const turnedCardShowsWild = ({ wilds }: RuleSet): boolean =>
  wilds.source === 'outsideCard' || wilds.source === 'stockCard';

/** Whether any card shows the wild rank. */
export const cardShowsWild = (rules: RuleSet): boolean => dealerShowsWild(rules) || turnedCardShowsWild(rules);

export const hasSets = ({ melds }: RuleSet): boolean => melds.kinds !== 'runs';
export const hasRuns = ({ melds }: RuleSet): boolean => melds.kinds !== 'sets';
export const hasSeveralPacks = ({ pack }: RuleSet): boolean => pack.packs !== 'one';
export const dealsByUpcard = ({ deal }: RuleSet): boolean => deal.size === 'byUpcard';
export const endsAtTarget = ({ game }: RuleSet): boolean => game.end === 'target';

/** Whether melds are laid during play (R54). */
export const meldsInTurns = ({ play }: RuleSet): boolean => play.when === 'duringTurns';

/** Whether a wild on the table can ever be swapped (R85). */
export const hasSwaps = (rules: RuleSet): boolean => meldsInTurns(rules) && hasWilds(rules) && rules.swap.to !== 'off';

/** Whether more than the top of the discard pile may be taken (R72). */
export const takesDeep = ({ draw }: RuleSet): boolean => draw.depth === 'any';

/** Whether cards on the table score for the player who laid them (R120). */
export const countsMelds = ({ scoring }: RuleSet): boolean =>
  scoring.system === 'melded' || scoring.system === 'meldedMinusHand' || scoring.system === 'meldedPlusHands';

/** Whether a card taken from the pile must be melded at once (R74, R76, R77). */
export const mustMeldTaken = ({ draw }: RuleSet): boolean =>
  draw.topMustMeld ||
  draw.twoNaturals === 'always' ||
  (draw.depth === 'any' && (draw.deepestMustMeld || draw.twoNaturals !== 'off'));

/** Whether each deal has a contract to lay before other melds (R62). */
export const hasContract = ({ play }: RuleSet): boolean => play.contract !== 'off';

/** Whether a player's first melds must have points (R154). */
export const asksPoints = (rules: RuleSet): boolean =>
  meldsInTurns(rules) && !hasContract(rules) && rules.play.firstMeld > 0;

/** Whether an Ace may stand below a two in a run (R43). */
export const hasLowAce = (rules: RuleSet): boolean => hasRuns(rules) && rules.melds.runAce !== 'high';

/** Whether a discard may be called out of turn (R113). */
export const hasCalls = ({ goingOut }: RuleSet): boolean => goingOut.callRummy !== 'off';

/** Whether cards left in hand count against a player (R120). */
export const isPenalties = ({ scoring }: RuleSet): boolean => scoring.system === 'penalties';
