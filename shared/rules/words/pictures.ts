import {
  addsFromNextTurn,
  type Card,
  isDoubleRank,
  isWild,
  openingPoints,
  placePoints,
  type Reading,
  type RuleSet,
  rankOf,
  standsFor,
  suitOf,
  usedAsWild,
} from '#engine';
import type { CardPlace, Sayer, Terms } from '#text';
import { termsOf } from '../catalogue/index.ts';
import { asksPoints } from '../options/conditions.ts';
import { type ExampleOf, type RuleExample, type RuleExamples, ruleExamples } from '../pictures/ruleExamples.ts';
import { type PlainId, type RuleMessage, sayMessage } from './options.ts';

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
  /** Rows of cards, from before to after. Where nothing changes, they have no labels. */
  readonly rows: readonly { readonly label: string; readonly cards: readonly PictureCard[] }[];
  /** All that the cards show, in a sentence or two. */
  readonly words: string;
}

/** The pictures of some rules. */
export interface PicturedRules {
  readonly heading: string;
  /** The wild rank in all of them; empty if there is none. */
  readonly about: string;
  readonly pictures: readonly RulePicture[];
}

/** Draws examples in one language, in a game's own words. */
interface Drawing extends RuleExamples {
  readonly say: Sayer;
  readonly terms: Terms;
}

/** The main rules in pictures, each legal by these rules and told in words. Leaves out what does not apply. */
export function picturesIn(say: Sayer, rules: RuleSet): PicturedRules {
  const found = ruleExamples(rules);
  const drawing = { ...found, say, terms: termsOf(rules) };
  return {
    heading: say('picture-heading'),
    about: aboutWilds(drawing),
    pictures: found.examples.map((example) => drawn(drawing, example)),
  };
}

function aboutWilds({ say, wildRank: rank, deal, terms }: Drawing): string {
  if (rank === 0) return '';
  return deal === null
    ? say('picture-wildRank', { rank, terms })
    : say('picture-wildRankOfDeal', { rank, deal, terms });
}

function drawn(drawing: Drawing, example: RuleExample): RulePicture {
  switch (example.kind) {
    case 'meld':
      return example.wild < 0 ? meldDrawn(drawing, example) : wildDrawn(drawing, example);
    case 'layOff':
      return layOffDrawn(drawing, example);
    case 'swap':
      return swapDrawn(drawing, example);
    case 'opening':
      return openingDrawn(drawing, example);
    case 'aces':
      return acesDrawn(drawing, example);
    case 'outOfTurn':
      return outOfTurnDrawn(drawing, example);
    case 'points':
      return pointsDrawn(drawing, example);
  }
}

/** Messages in the game's own words, one after the other. */
const inWords = ({ say, terms }: Drawing, ...messages: readonly RuleMessage[]): string =>
  messages.map((message) => sayMessage(say, message, terms)).join(' ');

/** The cards of a meld, with some of them marked. */
const inMeld = ({ rules, wildRank, say }: Drawing, meld: Reading, ...marked: readonly Card[]): readonly PictureCard[] =>
  meld.cards.map((card, index) => {
    const isUsed = usedAsWild(rules, wildRank, meld, index);
    const { rank, suit } = standsFor(meld, index);
    return {
      card,
      isWild: isUsed,
      mark: isUsed ? say('cards-rankShort', { rank }) + say('cards-suitSymbol', { suit }) : '',
      isMarked: marked.includes(card),
      points: '',
    };
  });

/** The longest mark that fits on a small card, in characters. */
const MAX_MARK_LETTERS = 4;

const inHand = ({ rules, wildRank, say, terms }: Drawing, card: Card, points = ''): PictureCard => {
  const isOne = isWild(rules, wildRank, card);
  const mark = say('cards-wildOnCards', { terms });
  return {
    card,
    isWild: isOne,
    mark: !isOne ? '' : mark.length > MAX_MARK_LETTERS ? '★' : mark,
    isMarked: false,
    points,
  };
};

function meldDrawn(drawing: Drawing, { meld }: ExampleOf<'meld'>): RulePicture {
  const { setMin, runMin } = drawing.rules.melds;
  const rows = [{ label: '', cards: inMeld(drawing, meld) }];
  if (meld.kind === 'set') {
    const suits = meld.cards.map(suitOf);
    const words = inWords(drawing, ['picture-set', { rank: meld.rank, suits, fewest: setMin }]);
    return { title: inWords(drawing, 'picture-title-set'), rows, words };
  }
  const ranks = meld.cards.map(rankOf);
  const words = inWords(drawing, ['picture-run', { ranks, suit: meld.suit, fewest: runMin }]);
  return { title: inWords(drawing, 'picture-title-run'), rows, words };
}

function wildDrawn(drawing: Drawing, { meld, wild: index }: ExampleOf<'meld'>): RulePicture {
  const card = meld.cards[index] as Card;
  return {
    title: inWords(drawing, meld.kind === 'set' ? 'picture-title-wildInSet' : 'picture-title-wildInRun'),
    rows: [{ label: '', cards: inMeld(drawing, meld, card) }],
    words: inWords(drawing, wildTold(drawing, card, standsFor(meld, index))),
  };
}

/** The card that a wild stands for, and why it is one. */
function wildTold({ wildRank }: Drawing, card: Card, place: CardPlace): RuleMessage {
  const rank = rankOf(card);
  if (rank === 0) return ['picture-joker', { place }];
  if (rank === 11 && rank !== wildRank) return ['picture-oneEyedJack', { card, place }];
  return ['picture-wild', { card, place, rank }];
}

/** The points of a meld, and its cards with the points of each (§4.107). */
function counted(drawing: Drawing, meld: Reading): { readonly points: number; readonly cards: readonly PictureCard[] } {
  const { rules } = drawing;
  const cards = inMeld(drawing, meld).map((card, i) => ({
    ...card,
    points: String(placePoints(rules.scoring, meld, i)),
  }));
  return { points: openingPoints(rules, meld), cards };
}

function openingDrawn(drawing: Drawing, { set, run }: ExampleOf<'opening'>): RulePicture {
  const { play } = drawing.rules;
  const one = counted(drawing, set);
  const other = counted(drawing, run);
  return {
    title: inWords(drawing, 'option-play-firstMeld-label'),
    rows: [one, other].map(({ cards }) => ({ label: '', cards })),
    words: inWords(
      drawing,
      [
        'picture-opening',
        {
          rank: set.rank,
          suits: set.cards.map(suitOf),
          setPoints: one.points,
          ranks: run.cards.map(rankOf),
          suit: run.suit,
          runPoints: other.points,
          points: one.points + other.points,
          needed: play.firstMeld,
        },
      ],
      ...(play.firstRun ? (['option-play-firstRun-true'] as const) : []),
    ),
  };
}

function acesDrawn(drawing: Drawing, { low, high }: ExampleOf<'aces'>): RulePicture {
  const { lowAce, ace: highAce } = drawing.rules.scoring;
  const one = counted(drawing, low);
  const other = counted(drawing, high);
  return {
    title: inWords(drawing, 'option-melds-runAce-label'),
    rows: [one, other].map(({ cards }) => ({ label: '', cards })),
    words: inWords(drawing, [
      'picture-aces',
      {
        lowRanks: low.cards.map(rankOf),
        highRanks: high.cards.map(rankOf),
        suit: low.suit,
        lowPoints: one.points,
        highPoints: other.points,
        lowAce,
        highAce,
      },
    ]),
  };
}

function layOffDrawn(drawing: Drawing, { meld, card, after }: ExampleOf<'layOff'>): RulePicture {
  const { layOffOthers: onOthers, layOffNeedsMeld } = drawing.rules.play;
  const first = laidFirst(drawing.rules, layOffNeedsMeld);
  const waits: readonly PlainId[] = addsFromNextTurn(drawing.rules) ? ['option-play-layOffFrom-nextTurn'] : [];
  return {
    title: inWords(drawing, 'picture-title-layingOff'),
    rows: [
      { label: drawing.say('picture-row-before'), cards: inMeld(drawing, meld) },
      { label: drawing.say('picture-row-held'), cards: [inHand(drawing, card)] },
      { label: drawing.say('picture-row-after'), cards: inMeld(drawing, after, card) },
    ],
    words: inWords(drawing, ['picture-layingOff', { card, kind: meld.kind, onOthers, first }], ...waits),
  };
}

/** A condition on earlier play: nothing, a meld, an opening with its points, or the contract of the deal. */
const laidFirst = (rules: RuleSet, needsMeld: boolean): 'nothing' | 'meld' | 'opening' | 'contract' => {
  if (rules.play.contract !== 'off') return 'contract';
  if (asksPoints(rules)) return 'opening';
  return needsMeld ? 'meld' : 'nothing';
};

function swapDrawn(drawing: Drawing, example: ExampleOf<'swap'>): RulePicture {
  const { meld, natural, second, wild, place, after } = example;
  const { rules, say } = drawing;
  const naturals = second === null ? [natural] : [natural, second];
  return {
    title: inWords(drawing, second === null ? 'picture-title-swapping' : 'option-swap-sets-label'),
    rows: [
      { label: say('picture-row-before'), cards: inMeld(drawing, meld, wild) },
      { label: say('picture-row-held'), cards: naturals.map((card) => inHand(drawing, card)) },
      { label: say('picture-row-after'), cards: inMeld(drawing, after, ...naturals) },
      ...(place === null ? [{ label: say('picture-row-gained'), cards: [inHand(drawing, wild)] }] : []),
    ],
    words: inWords(
      drawing,
      second === null
        ? ['picture-swapPlace', { natural, wild }]
        : ['picture-swapPair', { rank: meld.rank, suits: naturals.map(suitOf), wild }],
      swappedTo(rules, example),
      ...swapFirst(rules),
    ),
  };
}

function swapFirst(rules: RuleSet): readonly PlainId[] {
  const first = laidFirst(rules, rules.swap.needsMeld);
  if (first === 'nothing') return [];
  return [first === 'opening' ? 'remark-swaps-opening' : `picture-swapFirst-${first}`];
}

/** Where a wild goes from its meld: to the hand, or as one card more in its set, or to an end of its run. */
function swappedTo({ swap }: RuleSet, { meld, wild, place, after }: ExampleOf<'swap'>): RuleMessage {
  const inRun = place !== null && meld.kind === 'run' ? standsFor(after, after.cards.indexOf(wild)) : null;
  switch (swap.to) {
    case 'free':
      return 'picture-swapFree';
    case 'thisTurn':
      return 'picture-swapThisTurn';
    case 'stays':
      return inRun ? ['picture-swapStaysInRun', { place: inRun }] : 'picture-swapStaysInSet';
    case 'otherMeld':
      return inRun ? ['picture-swapOtherMeldFromRun', { place: inRun }] : 'picture-swapOtherMeldFromSet';
    case 'off':
      throw new Error('an example of a swap without swaps');
  }
}

function outOfTurnDrawn(drawing: Drawing, { held, upcard, penalty }: ExampleOf<'outOfTurn'>): RulePicture {
  const { takes: times, outOfTurn } = drawing.rules.draw;
  const inRow = (label: PlainId, ...cards: readonly Card[]) => ({
    label: inWords(drawing, label),
    cards: cards.map((card) => ({ ...inHand(drawing, card), isMarked: card === upcard })),
  });
  return {
    title: inWords(drawing, 'option-draw-outOfTurn-label'),
    rows: [
      inRow('picture-row-held', ...held),
      inRow('picture-row-pile', upcard),
      inRow('picture-row-gained', upcard, penalty),
    ],
    words: inWords(
      drawing,
      `option-draw-outOfTurn-${outOfTurn}`,
      ...(times === 0 ? [] : ([['option-draw-takes-most', { times }]] as const)),
    ),
  };
}

function pointsDrawn(drawing: Drawing, { cards, points }: ExampleOf<'points'>): RulePicture {
  const { rules, wildRank } = drawing;
  const total = points.reduce((sum, one) => sum + one, 0);
  return {
    title: inWords(drawing, 'picture-title-points'),
    rows: [{ label: '', cards: cards.map((card, i) => inHand(drawing, card, String(points[i]))) }],
    words: inWords(
      drawing,
      [`picture-points-${rules.scoring.system}`, { points: total }],
      ...(isDoubleRank(rules, wildRank) ? ([['picture-doubled', { rank: wildRank }]] as const) : []),
    ),
  };
}
