import type { RuleSet } from '#engine';
import { capital } from './plural.ts';
import { wordsOf } from './words.ts';

/** Heading of the few sentences that are enough to begin with. */
export const IN_SHORT = 'In short';

/** A game in a handful of sentences, for whoever reads no more. */
export const rulesInShort = (rules: RuleSet): readonly string[] =>
  [aim(rules), turn(rules), melds(rules), wilds(rules), adding(rules), swapping(rules), winner(rules)].filter(
    (sentence) => sentence !== '',
  );

function aim(rules: RuleSet): string {
  const { melds } = wordsOf(rules);
  const { scoring } = rules;
  if (scoring.system === 'penalties')
    return 'Be the first to play all your cards: what the others still hold counts against them.';
  if (scoring.system === 'winnerTakesHands')
    return 'Be the first to play all your cards: what the others still hold counts for you.';
  return `Lay as many points as you can in ${melds}, and be rid of your cards before the others.`;
}

function turn(rules: RuleSet): string {
  const { melds } = wordsOf(rules);
  const { goingOut, play } = rules;
  const end = goingOut.discard === 'required' ? 'The last card is a discard, too.' : '';
  const middle = play.when === 'goingOutOnly' ? '' : ` lay down ${melds} if you like,`;
  return `In your turn draw a card,${middle} and discard one. ${end}`.trim();
}

function melds(rules: RuleSet): string {
  const { set, sets, melds: name } = wordsOf(rules);
  const { kinds, setMin, setMax, runMin } = rules.melds;
  const ofRank = `${setMin} or ${setMax === setMin + 1 ? setMax : 'more'} cards of one rank`;
  const inRow = `${runMin} or more cards in a row of one suit`;
  if (kinds === 'sets') return `${capital(name)} are ${sets}: ${ofRank}.`;
  if (kinds === 'runs') return `${capital(name)} are runs: ${inRow}.`;
  return `A ${set} is ${ofRank}, a run ${inRow}.`;
}

function wilds(rules: RuleSet): string {
  const { isWild, wild } = wordsOf(rules);
  const { source, permanent } = rules.wilds;
  if (source === 'none') return permanent.length > 0 ? `A ${wild} stands for any other card.` : '';
  return `In each deal another rank ${isWild}: its cards stand for any other card.`;
}

function adding(rules: RuleSet): string {
  const { meld, melds: name } = wordsOf(rules);
  const { when, contract, layOffNeedsMeld, layOffOthers } = rules.play;
  if (when === 'goingOutOnly') return '';
  const whose = layOffOthers ? `any ${meld} on the table` : `your own ${name}`;
  if (contract !== 'off') return `First you lay the contract of the deal; then single cards may join ${whose}.`;
  return layOffNeedsMeld
    ? `Once you have laid a ${meld}, single cards may join ${whose}.`
    : `Single cards may join ${whose}.`;
}

function swapping(rules: RuleSet): string {
  const { wild } = wordsOf(rules);
  if (rules.swap.to === 'off') return '';
  const goes = rules.swap.to === 'otherMeld' || rules.swap.to === 'stays' ? 'and move' : 'and take';
  return `Hold the card that a ${wild} on the table stands for? Put it there ${goes} the ${wild}.`;
}

const winner = ({ scoring }: RuleSet): string =>
  scoring.best === 'low' ? 'The lowest total wins.' : 'The highest total wins.';
