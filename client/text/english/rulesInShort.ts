import type { RuleSet } from '#engine';
import { capital } from './plural.ts';
import { wordsOf } from './words.ts';

/** Heading of the summary. */
export const IN_SHORT = 'In short';

/** A game in a handful of sentences, enough to start playing. */
export const rulesInShort = (rules: RuleSet): readonly string[] =>
  [aim(rules), turn(rules), melds(rules), wilds(rules), adding(rules), swapping(rules), winner(rules)].filter(
    (sentence) => sentence !== '',
  );

function aim(rules: RuleSet): string {
  const { melds } = wordsOf(rules);
  const { scoring } = rules;
  if (scoring.system === 'penalties')
    return 'Be the first to play all your cards: the cards others still hold count against them.';
  if (scoring.system === 'winnerTakesHands')
    return 'Be the first to play all your cards: the cards others still hold count for you.';
  return `Lay as many points as you can in ${melds}, and get rid of your cards first.`;
}

function turn(rules: RuleSet): string {
  const { melds } = wordsOf(rules);
  const { goingOut, play } = rules;
  const end = goingOut.discard === 'required' ? 'Your last card must be a discard, too.' : '';
  const middle = play.when === 'goingOutOnly' ? '' : `, lay down ${melds} if you like,`;
  return `On your turn, draw a card${middle} and discard one. ${end}`.trim();
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
  const { wild } = wordsOf(rules);
  const { source, permanent } = rules.wilds;
  if (source === 'none') return permanent.length > 0 ? `A ${wild} can stand for any other card.` : '';
  return `Each deal has a ${wild} rank: its cards can stand for any other card.`;
}

function adding(rules: RuleSet): string {
  const { meld, melds: name } = wordsOf(rules);
  const { when, contract, layOffNeedsMeld, layOffOthers } = rules.play;
  if (when === 'goingOutOnly') return '';
  const whose = layOffOthers ? `any ${meld} on the table` : `your own ${name}`;
  if (contract !== 'off') return `Lay the deal’s contract first; then you can add single cards to ${whose}.`;
  return layOffNeedsMeld
    ? `Once you’ve laid a ${meld}, you can add single cards to ${whose}.`
    : `You can add single cards to ${whose}.`;
}

function swapping(rules: RuleSet): string {
  const { wild } = wordsOf(rules);
  if (rules.swap.to === 'off') return '';
  const goes = rules.swap.to === 'otherMeld' || rules.swap.to === 'stays' ? 'and move' : 'and take';
  return `If you hold the card a ${wild} on the table stands for, put it in its place ${goes} the ${wild}.`;
}

const winner = ({ scoring }: RuleSet): string =>
  scoring.best === 'low' ? 'The lowest total wins.' : 'The highest total wins.';
