import {
  type Card,
  isDoubleRank,
  isWild,
  type Reading,
  type RuleSet,
  rankOf,
  standsFor,
  suitOf,
  usedAsWild,
} from '#engine';
import type { ExampleOf, RuleExample, RuleExamples } from '../../pictures/ruleExamples.ts';
import { ruleExamples } from '../../pictures/ruleExamples.ts';
import { said } from '../gameWords.ts';
import { cardName, rankName, rankNames, rankShort, suitName, suitSymbol } from './cards.ts';
import { wordsOf } from './gameWords.ts';
import { capital, listed } from './groupWords.ts';

/** A card in a picture. */
export interface PictureCard {
  readonly card: Card;
  /** Whether it is used as a wild. */
  readonly isWild: boolean;
  /** On a wild: the card it stands for in a meld, "6♥" or "Q" for any queen, else its game's mark, "WILD" or a star. */
  readonly mark: string;
  /** Whether the picture is about this card. */
  readonly isMarked: boolean;
  /** The points of the card, where the picture is about them. */
  readonly points: string;
}

/** An example of a rule as cards, with the same in words. */
export interface RulePicture {
  readonly title: string;
  /** Rows of cards, from before to after; a single row has no label. */
  readonly rows: readonly { readonly label: string; readonly cards: readonly PictureCard[] }[];
  /** All that the cards show, in a sentence or two. */
  readonly words: string;
}

/** The pictures of some rules. */
export interface RulesInPictures {
  readonly heading: string;
  /** The wild rank in all of them; empty if there is none. */
  readonly about: string;
  readonly pictures: readonly RulePicture[];
}

/** The main rules in pictures, each legal by these rules and told in words. Leaves out what does not apply. */
export function rulesInPictures(rules: RuleSet): RulesInPictures {
  const found = ruleExamples(rules);
  return {
    heading: 'In pictures',
    about: said(aboutWilds(found), wordsOf(rules)),
    pictures: found.examples.map((example) => {
      const { title, rows, words } = told(found, example);
      return { title: said(title, wordsOf(rules)), rows, words: said(words, wordsOf(rules)) };
    }),
  };
}

function aboutWilds({ wildRank, deal }: RuleExamples): string {
  if (wildRank === 0) return '';
  const wild = `${rankNames(wildRank)} are {beWilds}`;
  return deal === null ? `In these examples, ${wild}.` : `In these examples, ${wild}, as in deal ${deal}.`;
}

function told(examples: RuleExamples, example: RuleExample): RulePicture {
  switch (example.kind) {
    case 'meld':
      return example.wild < 0 ? meldTold(examples, example) : wildTold(examples, example);
    case 'layOff':
      return layOffTold(examples, example);
    case 'swap':
      return swapTold(examples, example);
    case 'points':
      return pointsTold(examples, example);
  }
}

/** The cards of a meld, with one of them marked. */
const inMeld = ({ rules, wildRank }: RuleExamples, meld: Reading, marked?: Card): readonly PictureCard[] =>
  meld.cards.map((card, index) => {
    const isUsed = usedAsWild(rules, wildRank, meld, index);
    const { rank, suit } = standsFor(meld, index);
    return {
      card,
      isWild: isUsed,
      mark: isUsed ? `${rankShort(rank)}${suitSymbol(suit)}` : '',
      isMarked: card === marked,
      points: '',
    };
  });

/** The longest mark that fits on a small card, in characters. */
const ROOM = 4;

function wildMark(rules: RuleSet): string {
  const { wild } = wordsOf(rules);
  return wild.length > ROOM ? '★' : wild.toUpperCase();
}

const inHand = ({ rules, wildRank }: RuleExamples, card: Card, points = ''): PictureCard => {
  const isOne = isWild(rules, wildRank, card);
  return { card, isWild: isOne, mark: isOne ? wildMark(rules) : '', isMarked: false, points };
};

const theCard = (card: Card): string => `the ${cardName(card)}`;

/** The place that a card of a meld has: "the six of hearts", "a queen". */
function placeName(meld: Reading, index: number): string {
  const { rank, suit } = standsFor(meld, index);
  if (suit >= 0) return `the ${rankName(rank)} of ${suitName(suit)}`;
  return rank === 8 || rank === 1 ? `an ${rankName(rank)}` : `a ${rankName(rank)}`;
}

const kindName = ({ kind }: Reading): string => (kind === 'set' ? '{set}' : 'run');

function meldTold(examples: RuleExamples, { meld }: ExampleOf<'meld'>): RulePicture {
  const { setMin, runMin } = examples.rules.melds;
  const rows = [{ label: '', cards: inMeld(examples, meld) }];
  if (meld.kind === 'set') {
    const suits = listed(meld.cards.map((card) => suitName(suitOf(card))));
    const words = `The ${rankNames(meld.rank)} of ${suits}. A {set} is at least ${setMin} cards of one rank.`;
    return { title: 'A {set}', rows, words };
  }
  const ranks = listed(meld.cards.map((card) => rankName(rankOf(card))));
  const words = `The ${ranks} of ${suitName(meld.suit)}. A run is at least ${runMin} cards of one suit in sequence.`;
  return { title: 'A run', rows, words };
}

function wildTold(examples: RuleExamples, { meld, wild }: ExampleOf<'meld'>): RulePicture {
  const card = meld.cards[wild] as Card;
  return {
    title: `A {wild} in a ${kindName(meld)}`,
    rows: [{ label: '', cards: inMeld(examples, meld, card) }],
    words: `${capital(theCard(card))} stands for ${placeName(meld, wild)}: ${wildsName(examples, card)} are {beWilds}.`,
  };
}

/** The kind of wilds that a card belongs to: "aces", "one-eyed jacks". */
function wildsName({ wildRank }: RuleExamples, card: Card): string {
  const rank = rankOf(card);
  return rank === 11 && rank !== wildRank ? 'one-eyed jacks' : rankNames(rank);
}

function layOffTold(examples: RuleExamples, { meld, card, after }: ExampleOf<'layOff'>): RulePicture {
  const { layOffOthers, layOffNeedsMeld, contract } = examples.rules.play;
  const owner = layOffOthers ? 'any player’s' : 'your own';
  const needed = layOffNeedsMeld ? ', once you have laid a {meld}' : '';
  const first = contract === 'off' ? needed : ', once you have laid your contract';
  return {
    title: 'Laying off',
    rows: [
      { label: LABELS.before, cards: inMeld(examples, meld) },
      { label: LABELS.held, cards: [inHand(examples, card)] },
      { label: LABELS.after, cards: inMeld(examples, after, card) },
    ],
    words: `You may lay off ${theCard(card)} on this ${kindName(meld)}, as on ${owner} {melds}${first}.`,
  };
}

const LABELS = { before: 'On the table', held: 'In your hand', after: 'Then', won: 'You get' };

function swapTold(examples: RuleExamples, example: ExampleOf<'swap'>): RulePicture {
  const { meld, natural, wild, place, after } = example;
  const { swap, play } = examples.rules;
  const rows = [
    { label: LABELS.before, cards: inMeld(examples, meld, wild) },
    { label: LABELS.held, cards: [inHand(examples, natural)] },
    { label: LABELS.after, cards: inMeld(examples, after, natural) },
    ...(place === null ? [{ label: LABELS.won, cards: [inHand(examples, wild)] }] : []),
  ];
  const moves =
    meld.kind === 'set'
      ? 'stays in the {set} as one card more'
      : `moves to an end of the run and stands for ${placeName(after, after.cards.indexOf(wild))}`;
  const then = {
    off: '',
    free: 'is yours, to play or to keep',
    thisTurn: 'is yours, but you must play it again in the same turn',
    stays: moves,
    otherMeld: `${moves}, or goes to another {meld}`,
  }[swap.to];
  const own = swap.needsMeld ? 'a {meld} of your own' : null;
  const first = play.contract === 'off' ? own : 'your contract';
  const needed = first === null ? '' : ` You must have laid ${first} first.`;
  const words = `${capital(theCard(natural))} takes the place of ${theCard(wild)}. The {wild} ${then}.${needed}`;
  return { title: 'Swapping for a {wild}', rows, words };
}

function pointsTold(examples: RuleExamples, { cards, points }: ExampleOf<'points'>): RulePicture {
  const { rules, wildRank } = examples;
  const sum = points.reduce((total, one) => total + one, 0);
  const double = isDoubleRank(rules, wildRank)
    ? ` While ${rankNames(wildRank)} are {beWilds}, points count double.`
    : '';
  return {
    title: 'Points',
    rows: [{ label: '', cards: cards.map((card, i) => inHand(examples, card, String(points[i]))) }],
    words: SCORED[rules.scoring.system](sum) + double,
  };
}

const SCORED: Readonly<Record<RuleSet['scoring']['system'], (points: number) => string>> = {
  penalties: (points) =>
    `Left in your hand when another player {goesOut}, these cards cost you ${points} points together.`,
  winnerTakesHands: (points) =>
    `Left in your hand when another player {goesOut}, these cards give that player ${points} points together.`,
  meldedMinusHand: (points) =>
    `These cards count ${points} points together: for you if you have laid them, against you in your hand.`,
  meldedPlusHands: (points) =>
    `These cards count ${points} points together: for you if you have laid them, in your hand for the player who {goesOut}.`,
  melded: (points) => `Once you have laid them, these cards count ${points} points together for you.`,
};
