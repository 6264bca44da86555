import { cardsOf, handPoints, isMeld, parseCards, type Rank, type RuleSet } from '#engine';
import {
  EDITOR_GROUPS,
  type EditableOption,
  type EditorGroup,
  type OptionKey,
  optionsOf,
  searchText,
  termsOf,
} from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { EXAMPLE_SEATS, gamePicture, type PicturePart } from './gamePicture.ts';
import { nearestSeats } from './gameSizes.ts';

/** A group of options in the editor: a part of the rules, or the options that people change most. */
export interface OptionGroup {
  readonly group: EditorGroup | 'often';
  readonly title: string;
  readonly choices: readonly EditableOption[];
}

/**
 * The options of these rules by group, after those that people change most: all, or those with every word of the search
 * in their group's title, their label, one of their sentences or their example.
 */
export function findOptions(rules: RuleSet, search = ''): readonly OptionGroup[] {
  const wanted = search.split(/\s+/).map(searchText).filter(Boolean);
  const terms = termsOf(rules);
  const choices = optionsOf(rules);
  const often =
    wanted.length > 0 ? [] : OFTEN_CHANGED.flatMap((key) => choices.find((choice) => choice.key === key) ?? []);
  const parts = EDITOR_GROUPS.map((group) => {
    const title = ruleText.groupTitle(group, terms);
    const found = choices.filter((choice) => choice.group === group && fits(choice, title));
    return { group, title, choices: found };
  });
  const all: readonly OptionGroup[] = [{ group: 'often', title: gamesText.EDITOR.often, choices: often }, ...parts];
  return all.filter((group) => group.choices.length > 0);

  function fits({ key, values }: EditableOption, title: string): boolean {
    if (wanted.length === 0) return true;
    const sentences = values.map((value) => ruleText.valueSentence(key, value as never, terms));
    const examples = exampleOf(rules, key).map((row) => row.words);
    const said = [title, ruleText.optionLabel(key), ...sentences, ...examples].map(searchText).join(' ');
    return wanted.every((word) => said.includes(word));
  }
}

/** A row of an example: cards, if any show it, and what the rules say about them. */
export interface ExampleRow {
  readonly parts: readonly PicturePart[];
  readonly words: string;
}

/** The options that people change most. */
export const OFTEN_CHANGED: readonly OptionKey[] = [
  'wilds.schedule',
  'scoring.wild',
  'swap.to',
  'goingOut.relief',
  'melds.runAce',
  'pack.packs',
  'deal.cards',
];

const [KING, WILD, THREE] = parseCards('KS 8D 3C') as [number, number, number];
const WILD_RANK: Rank = 8;
const LOW_RUN = parseCards('AH 2H 3H');
const HIGH_RUN = parseCards('QH KH AH');
const FREED = parseCards('7H 8H 9H');
const [SEVEN, EIGHT, NINE] = FREED as [number, number, number];
const OTHERS = parseCards('QS QC');
const HEARTS = 2;

/**
 * In how many of 100 deals somebody has no turn in the standard game (R108): 225 of 3,380 deals of Steady bots at four
 * seats, 755 at six (`npm run simulate -- --preset crazy-rummy --players 6`).
 */
const PERCENT_WITHOUT_TURN = { ofFour: 7, ofSix: 22 } as const;

const asWild = { wild: WILD } as const;

/** The meaning of an option, shown with a few cards by these rules; empty for options without an example. */
export function exampleOf(rules: RuleSet, key: OptionKey): readonly ExampleRow[] {
  switch (key) {
    case 'wilds.schedule':
      return [{ parts: gamePicture(rules).wilds, words: gamesText.lengthOfGame(rules) }];
    case 'scoring.wild': {
      const points = handPoints(rules, WILD_RANK, [KING, WILD, THREE]);
      return [{ parts: [KING, asWild, THREE], words: gamesText.handScores(points) }];
    }
    case 'swap.to':
      return [
        { parts: [SEVEN, asWild, NINE, 'and', EIGHT], words: gamesText.SWAP_EXAMPLE.before },
        { parts: afterSwap(rules), words: gamesText.SWAP_EXAMPLE[rules.swap.to] },
      ];
    case 'goingOut.relief':
      return [{ parts: [], words: gamesText.withoutTurn(PERCENT_WITHOUT_TURN.ofFour, PERCENT_WITHOUT_TURN.ofSix) }];
    case 'melds.runAce':
      return [runExample(rules, LOW_RUN, 1), runExample(rules, HIGH_RUN, 12)];
    case 'pack.packs': {
      const { packs } = gamePicture(rules);
      const cards = cardsOf(rules, nearestSeats(rules, EXAMPLE_SEATS)).length;
      return [{ parts: Array.from({ length: packs }, () => 'back'), words: text.cardsCount(cards) }];
    }
    case 'deal.cards': {
      const { cards } = rules.deal;
      return [{ parts: Array.from({ length: cards }, () => 'back'), words: gamesText.handOf(cards, cards) }];
    }
    default:
      return [];
  }
}

function runExample(rules: RuleSet, cards: readonly number[], rank: Rank): ExampleRow {
  const isAllowed = isMeld(rules, WILD_RANK, { kind: 'run', suit: HEARTS, rank, cards });
  return { parts: cards, words: gamesText.isRun(isAllowed) };
}

/** The cards of the example once the natural card is in the place of the wild (R85, R88). */
function afterSwap({ swap }: RuleSet): readonly PicturePart[] {
  switch (swap.to) {
    case 'off':
      return [SEVEN, asWild, NINE];
    case 'free':
    case 'thisTurn':
      return [...FREED, 'and', asWild];
    case 'otherMeld':
      return [...FREED, 'and', ...OTHERS, asWild];
    case 'stays':
      return [...FREED, asWild];
  }
}
