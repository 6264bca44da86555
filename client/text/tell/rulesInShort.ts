import type { RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { more } from '../language.ts';

/** A game in a handful of sentences, enough to start playing. */
export function rulesInShort(rules: RuleSet): readonly string[] {
  const terms = termsOf(rules);
  const { lowestWins, highestWins } = more.lessons.SHORT_RULES;
  const winner = rules.scoring.best === 'low' ? lowestWins : highestWins;
  const parts = [aim, turn, melds, wilds, adding, swapping].map((part) => part(rules, terms));
  return [...parts, winner].filter((sentence) => sentence !== '');
}

function aim({ scoring }: RuleSet, terms: Terms): string {
  const { aimPenalties, aimHands, aimMelds } = more.lessons.SHORT_RULES;
  if (scoring.system === 'penalties') return aimPenalties;
  return scoring.system === 'winnerTakesHands' ? aimHands : aimMelds(terms);
}

function turn({ goingOut, play }: RuleSet, terms: Terms): string {
  const { turn: each, turnWithoutMelds, lastDiscard } = more.lessons.SHORT_RULES;
  const usual = play.when === 'goingOutOnly' ? turnWithoutMelds : each(terms);
  return goingOut.discard === 'required' ? `${usual} ${lastDiscard}` : usual;
}

function melds({ melds: sizes }: RuleSet, terms: Terms): string {
  const { onlySets, onlyRuns, setsAndRuns } = more.lessons.SHORT_RULES;
  return { sets: onlySets, runs: onlyRuns, both: setsAndRuns }[sizes.kinds](sizes, terms);
}

function wilds({ wilds: { source, permanent } }: RuleSet, terms: Terms): string {
  const { wilds: always, wildRank } = more.lessons.SHORT_RULES;
  if (source !== 'none') return wildRank(terms);
  return permanent.length > 0 ? always(terms) : '';
}

function adding({ play }: RuleSet, terms: Terms): string {
  const { addAfterContract, addAfterMeld, add } = more.lessons.SHORT_RULES;
  if (play.when === 'goingOutOnly') return '';
  if (play.contract !== 'off') return addAfterContract(play.layOffOthers, terms);
  return (play.layOffNeedsMeld ? addAfterMeld : add)(play.layOffOthers, terms);
}

function swapping({ swap }: RuleSet, terms: Terms): string {
  const { swapAndTake, swapAndMove } = more.lessons.SHORT_RULES;
  if (swap.to === 'off') return '';
  return (swap.to === 'otherMeld' || swap.to === 'stays' ? swapAndMove : swapAndTake)(terms);
}
