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
import { type ExampleOf, type RuleExample, type RuleExamples, ruleExamples } from '../pictures/ruleExamples.ts';
import type { LaidFirst, RuleWords } from './ruleWords.ts';
import { said } from './said.ts';
import { termsOf } from './terms.ts';

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
export interface PicturedRules {
  readonly heading: string;
  /** The wild rank in all of them; empty if there is none. */
  readonly about: string;
  readonly pictures: readonly RulePicture[];
}

/** Draws examples in one language. */
interface Drawing extends RuleExamples {
  readonly words: RuleWords;
}

/** The main rules in pictures, each legal by these rules and told in words. Leaves out what does not apply. */
export function picturesIn(words: RuleWords, rules: RuleSet): PicturedRules {
  const found = ruleExamples(rules);
  const { wildRank: rank, deal } = found;
  const filled = (text: string): string => said(text, words.forms[termsOf(rules)]);
  return {
    heading: words.pictures.heading,
    about: rank === 0 ? '' : filled(words.pictures.wildRank({ rank, deal })),
    pictures: found.examples.map((example) => {
      const shown = drawn({ ...found, words }, example);
      return { ...shown, title: filled(shown.title), words: filled(shown.words) };
    }),
  };
}

function drawn(drawing: Drawing, example: RuleExample): RulePicture {
  switch (example.kind) {
    case 'meld':
      return example.wild < 0 ? meldDrawn(drawing, example) : wildDrawn(drawing, example);
    case 'layOff':
      return layOffDrawn(drawing, example);
    case 'swap':
      return swapDrawn(drawing, example);
    case 'points':
      return pointsDrawn(drawing, example);
  }
}

/** The cards of a meld, with one of them marked. */
const inMeld = ({ rules, wildRank, words }: Drawing, meld: Reading, marked?: Card): readonly PictureCard[] =>
  meld.cards.map((card, index) => {
    const isUsed = usedAsWild(rules, wildRank, meld, index);
    const { rank, suit } = standsFor(meld, index);
    return {
      card,
      isWild: isUsed,
      mark: isUsed ? `${words.rankShort(rank)}${words.suitSymbol(suit)}` : '',
      isMarked: card === marked,
      points: '',
    };
  });

/** The longest mark that fits on a small card, in characters. */
const ROOM = 4;

const inHand = ({ rules, wildRank, words }: Drawing, card: Card, points = ''): PictureCard => {
  const isOne = isWild(rules, wildRank, card);
  const mark = words.pictures.wildMark(termsOf(rules));
  return { card, isWild: isOne, mark: !isOne ? '' : mark.length > ROOM ? '★' : mark, isMarked: false, points };
};

function meldDrawn(drawing: Drawing, { meld }: ExampleOf<'meld'>): RulePicture {
  const { titles, set, run } = drawing.words.pictures;
  const { setMin, runMin } = drawing.rules.melds;
  const rows = [{ label: '', cards: inMeld(drawing, meld) }];
  if (meld.kind === 'set') {
    const words = set({ rank: meld.rank, suits: meld.cards.map(suitOf), fewest: setMin });
    return { title: titles.set, rows, words };
  }
  const words = run({ ranks: meld.cards.map(rankOf), suit: meld.suit, fewest: runMin });
  return { title: titles.run, rows, words };
}

function wildDrawn(drawing: Drawing, { meld, wild: index }: ExampleOf<'meld'>): RulePicture {
  const { titles, wild } = drawing.words.pictures;
  const card = meld.cards[index] as Card;
  const rank = rankOf(card);
  const kind = rank === 11 && rank !== drawing.wildRank ? 'oneEyedJacks' : rank;
  return {
    title: meld.kind === 'set' ? titles.wildInSet : titles.wildInRun,
    rows: [{ label: '', cards: inMeld(drawing, meld, card) }],
    words: wild({ card, place: standsFor(meld, index), kind }),
  };
}

function layOffDrawn(drawing: Drawing, { meld, card, after }: ExampleOf<'layOff'>): RulePicture {
  const { titles, rows, layingOff } = drawing.words.pictures;
  const { layOffOthers: onOthers, layOffNeedsMeld } = drawing.rules.play;
  return {
    title: titles.layingOff,
    rows: [
      { label: rows.before, cards: inMeld(drawing, meld) },
      { label: rows.held, cards: [inHand(drawing, card)] },
      { label: rows.after, cards: inMeld(drawing, after, card) },
    ],
    words: layingOff({ card, kind: meld.kind, onOthers, first: laidFirst(drawing.rules, layOffNeedsMeld) }),
  };
}

const laidFirst = ({ play }: RuleSet, needsMeld: boolean): LaidFirst => {
  if (play.contract !== 'off') return 'contract';
  return needsMeld ? 'meld' : 'nothing';
};

function swapDrawn(drawing: Drawing, example: ExampleOf<'swap'>): RulePicture {
  const { meld, natural, wild, place, after } = example;
  const { rules, words } = drawing;
  const { titles, rows, swapping } = words.pictures;
  const { to } = rules.swap;
  if (to === 'off') throw new Error('an example of a swap without swaps');
  return {
    title: titles.swapping,
    rows: [
      { label: rows.before, cards: inMeld(drawing, meld, wild) },
      { label: rows.held, cards: [inHand(drawing, natural)] },
      { label: rows.after, cards: inMeld(drawing, after, natural) },
      ...(place === null ? [{ label: rows.gained, cards: [inHand(drawing, wild)] }] : []),
    ],
    words: swapping({
      natural,
      wild,
      kind: meld.kind,
      to,
      place: place !== null && meld.kind === 'run' ? standsFor(after, after.cards.indexOf(wild)) : null,
      first: laidFirst(rules, rules.swap.needsMeld),
    }),
  };
}

function pointsDrawn(drawing: Drawing, { cards, points }: ExampleOf<'points'>): RulePicture {
  const { rules, wildRank, words } = drawing;
  return {
    title: words.pictures.titles.points,
    rows: [{ label: '', cards: cards.map((card, i) => inHand(drawing, card, String(points[i]))) }],
    words: words.pictures.points({
      points: points.reduce((total, one) => total + one, 0),
      system: rules.scoring.system,
      doubled: isDoubleRank(rules, wildRank) ? wildRank : 0,
    }),
  };
}
