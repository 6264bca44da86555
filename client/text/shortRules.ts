import { addsFromNextTurn, laysInsteadOfDraw, type RuleSet } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';

const SHORT_RULES = fixed('shortRules');

/** A game in a handful of sentences, enough to start playing. */
function rulesInShort(rules: RuleSet): readonly string[] {
  const terms = termsOf(rules);
  const winner = rules.scoring.best === 'low' ? SHORT_RULES.lowestWins : SHORT_RULES.highestWins;
  const parts = [aim, turn, outOfTurn, melds, wilds, wildKept, adding, newMelds, closedPile, swapping];
  return [...parts.map((part) => part(rules, terms)), winner].filter((sentence) => sentence !== '');
}

function aim({ scoring }: RuleSet, terms: Terms): string {
  if (scoring.system === 'penalties') return SHORT_RULES.aimPenalties;
  return scoring.system === 'winnerTakesHands' ? SHORT_RULES.aimHands : say('shortRules-aimMelds', { terms });
}

function turn(rules: RuleSet, terms: Terms): string {
  if (laysInsteadOfDraw(rules)) return SHORT_RULES.drawOrLay;
  const { goingOut, play } = rules;
  const usual = play.when === 'goingOutOnly' ? SHORT_RULES.turnWithoutMelds : say('shortRules-turn', { terms });
  return goingOut.discard === 'required' ? `${usual} ${SHORT_RULES.lastDiscard}` : usual;
}

function outOfTurn({ draw }: RuleSet): string {
  return draw.outOfTurn === 'off' ? '' : say('shortRules-outOfTurn', { takes: draw.takes === 0 ? null : draw.takes });
}

/** "A set is 3 or 4 cards of one rank, a run 3 or more cards in a row of one suit." */
function melds({ melds: { kinds, setMin, setMax: most, runMin } }: RuleSet, terms: Terms): string {
  const setMax = most === setMin + 1 ? most : null;
  if (kinds === 'sets') return say('shortRules-onlySets', { setMin, setMax, terms });
  if (kinds === 'runs') return say('shortRules-onlyRuns', { runMin, terms });
  return say('shortRules-setsAndRuns', { setMin, setMax, runMin, terms });
}

function wilds({ wilds: { source, permanent } }: RuleSet, terms: Terms): string {
  if (source !== 'none') return say('shortRules-wildRank', { terms });
  return permanent.length > 0 ? say('shortRules-wilds', { terms }) : '';
}

const wildKept = ({ goingOut }: RuleSet, terms: Terms): string =>
  goingOut.wildDiscard ? '' : say('shortRules-wildKept', { terms });

function adding(rules: RuleSet, terms: Terms): string {
  const { play } = rules;
  if (play.when === 'goingOutOnly') return '';
  const values = { toAny: play.layOffOthers, fromNextTurn: addsFromNextTurn(rules), terms };
  if (play.contract !== 'off') return say('shortRules-addAfterContract', values);
  return say(play.layOffNeedsMeld ? 'shortRules-addAfterMeld' : 'shortRules-add', values);
}

const newMelds = ({ play }: RuleSet, terms: Terms): string =>
  play.contract !== 'off' && play.newAfterContract ? say('shortRules-newMelds', { terms }) : '';

const closedPile = ({ draw }: RuleSet, terms: Terms): string =>
  draw.afterMeld === 'closed' ? say('shortRules-closedPile', { terms }) : '';

function swapping({ swap, melds: { kinds } }: RuleSet, terms: Terms): string {
  if (swap.to === 'off') return '';
  const stays = swap.to === 'otherMeld' || swap.to === 'stays';
  const onlyInRuns = swap.sets === 'never' && kinds === 'both';
  return say(stays ? 'shortRules-swapAndMove' : 'shortRules-swapAndTake', { onlyInRuns, terms });
}

/** The texts of a game's rules in short. */
export const shortRules = { SHORT_RULES, rulesInShort };
