import { dealsIn, type Rank, type RuleSet } from '#engine';
import {
  dealsByUpcard,
  endsAtTarget,
  hasContract,
  hasRuns,
  hasSets,
  hasSwaps,
  hasWildRank,
  hasWilds,
  meldsInTurns,
  turnedCardShowsWild,
} from '../options/conditions.ts';
import type { EditorGroup, OptionKey } from '../options/index.ts';
import type { RuleRemark } from './remarks.ts';

/** A sentence on the rules page: that of an option's value, or a remark. */
export type RuleSentence<G extends EditorGroup> = OptionKey | RuleRemark<G>;

/**
 * A line on the rules page: an option whose sentence is printed if it applies, or the sentences that some rules need.
 * With a value, an option is left out when it has that value, which goes without saying.
 */
export type RuleLine<G extends EditorGroup> =
  | OptionKey
  | readonly [OptionKey, unknown]
  | ((rules: RuleSet) => readonly RuleSentence<G>[]);

/** A remark with a fixed sentence that applies under a condition. */
const when =
  <R extends string>(condition: (rules: RuleSet) => boolean, remark: R) =>
  (rules: RuleSet): readonly { readonly remark: R; readonly data: null }[] =>
    condition(rules) ? [{ remark, data: null }] : [];

const always = <R extends string>(remark: R) => when(() => true, remark);

function hands({ deal }: RuleSet): readonly RuleRemark<'deal'>[] {
  const { size, cards, cardsIfFew, fewPlayers } = deal;
  if (size === 'byUpcard') return [];
  if (size === 'byRound') return [{ remark: 'handsGrow', data: { cards } }];
  const few = cardsIfFew === 0 ? null : { cards: cardsIfFew, players: fewPlayers };
  return [{ remark: 'hands', data: { cards, few } }];
}

// `wilds.source` only says that no rank is wild. If nothing else is wild either, this says so.
function wildRank(rules: RuleSet): readonly RuleSentence<'wilds'>[] {
  if (rules.wilds.source !== 'none') return ['wilds.source'];
  return hasWilds(rules) ? [] : [{ remark: 'noWilds', data: null }];
}

// Where the rank is found in another way, only the length of the list of ranks matters.
function deals(rules: RuleSet): readonly RuleSentence<'wilds'>[] {
  if (endsAtTarget(rules)) return [];
  if (rules.wilds.source === 'schedule') return ['wilds.schedule'];
  return [{ remark: 'deals', data: { deals: dealsIn(rules) - (rules.wilds.jokerDeal ? 1 : 0) } }];
}

function alwaysWild(rules: RuleSet): readonly RuleSentence<'wilds'>[] {
  const kinds = rules.wilds.permanent;
  if (kinds.length === 0) return [];
  const isOne = rules.pack.jokers === 1 && kinds.length === 1 && kinds.includes('jokers');
  const sentence: RuleSentence<'wilds'> = isOne ? { remark: 'oneJoker', data: null } : 'wilds.permanent';
  return hasWildRank(rules) ? [sentence] : [sentence, { remark: 'noOthers', data: null }];
}

// A card outside all hands can only be buried (R33), so this is not an option.
function buried(rules: RuleSet): readonly RuleSentence<'wilds'>[] {
  const kinds = rules.wilds.permanent;
  return turnedCardShowsWild(rules) && kinds.length > 0 ? [{ remark: 'buried', data: { kinds } }] : [];
}

const swapsInSets = (rules: RuleSet): boolean => hasSwaps(rules) && hasSets(rules);
const namesSuits = ({ melds }: RuleSet): boolean => melds.setWild === 'named';

// The lowest rank scored as a number card: twos may be wild or removed from the pack.
function numbers({ pack, wilds, scoring }: RuleSet): readonly RuleRemark<'scoring'>[] {
  const lowest: Rank = wilds.permanent.includes('twos') ? Math.max(3, pack.lowestRank) : pack.lowestRank;
  return [{ remark: 'numbers', data: { counted: scoring.numbers, lowest } }];
}

const wildAce = (rules: RuleSet): readonly OptionKey[] =>
  hasWildRank(rules) && rules.scoring.wildAce !== rules.scoring.wild ? ['scoring.wildAce'] : [];

/** The lines on the rules page about each part of the rules, in order. */
export const RULE_LINES: { readonly [G in EditorGroup]: readonly RuleLine<G>[] } = {
  players: [
    ({ table }) => [{ remark: 'howMany', data: { fewest: table.minPlayers, most: table.maxPlayers } }],
    'pack.packs',
    ['pack.jokers', 0],
    ['pack.lowestRank', 2],
    'table.firstDealer',
    'table.drawTie',
    'table.direction',
  ],
  deal: [
    when(dealsByUpcard, 'wholeHands'),
    hands,
    'deal.upcardMeaning',
    'deal.upcardCourts',
    'deal.upcardAce',
    'deal.upcardPermanentWild',
    ['deal.burySmallUpcards', false],
    ['deal.order', 'cards'],
    'table.firstPlayer',
    'deal.extra',
    'deal.pileUpcard',
  ],
  wilds: [
    wildRank,
    deals,
    ['wilds.jokerDeal', false],
    alwaysWild,
    'wilds.indicator',
    'wilds.permanentIndicator',
    buried,
    ['wilds.aceAllowed', true],
    when(hasWilds, 'standsForAny'),
    when(hasWildRank, 'usedAsItIs'),
  ],
  turn: [
    'draw.depth',
    ['draw.gated', false],
    ['draw.topMustMeld', false],
    ['draw.deepestMustMeld', false],
    ['draw.twoNaturals', 'off'],
    ['draw.takenFrozen', false],
    ['draw.useOrDiscard', false],
    when(meldsInTurns, 'layAndDiscard'),
    when((rules) => !meldsInTurns(rules), 'onlyDiscard'),
    ['draw.giveBack', 'yes'],
    ['goingOut.discardTakeBack', false],
    ['goingOut.oneCard', false],
    ['draw.outOfTurn', 'off'],
    'draw.pileShown',
  ],
  melds: [
    'melds.kinds',
    'melds.setMin',
    'melds.setMax',
    when((rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setMax > 0, 'wildsCount'),
    'melds.duplicates',
    'melds.overflow',
    'melds.runMin',
    'melds.runAce',
    when(hasRuns, 'noWrapping'),
    'melds.wildLimit',
    ['melds.splitLong', false],
    'melds.ownPlace',
    'melds.allWild',
    'melds.setWild',
    when(hasWilds, 'saidOnce'),
    'play.when',
    ['play.firstTurn', true],
    ['play.firstRound', true],
    ['play.meldsPerTurn', 0],
    ['play.contract', 'off'],
  ],
  layingOff: [
    'play.layOffNeedsMeld',
    'play.layOffOthers',
    'play.owner',
    ['goingOut.callRummy', 'off'],
    'goingOut.callEffect',
  ],
  swaps: [
    'swap.to',
    when(hasSwaps, 'afterDrawing'),
    'swap.needsMeld',
    ['swap.which', 'all'],
    when((rules) => swapsInSets(rules) && namesSuits(rules), 'namedSuit'),
    when((rules) => swapsInSets(rules) && !namesSuits(rules) && rules.melds.duplicates, 'anyOfRank'),
    when((rules) => swapsInSets(rules) && !namesSuits(rules) && !rules.melds.duplicates, 'missingSuit'),
    ['swap.allWildLocked', false],
    ['swap.perTurn', 0],
  ],
  goingOut: [
    'goingOut.rummyOnly',
    ['goingOut.othersMeldAfter', false],
    'goingOut.discard',
    when(hasContract, 'lastContract'),
    ['goingOut.unplayable', false],
    ['goingOut.faceDown', false],
    ['goingOut.float', 'off'],
    ['goingOut.firstTurn', true],
    ['goingOut.relief', 'nothing'],
    ['goingOut.upFor2', false],
  ],
  stock: [
    'stock.end',
    'stock.reshuffles',
    ['stock.keepTop', false],
    'stock.score',
    ['stock.stalemate', false],
    always('standstill'),
  ],
  scoring: [
    'scoring.system',
    'scoring.ace',
    numbers,
    'scoring.courts',
    ['scoring.queenOfSpades', 0],
    'scoring.wild',
    wildAce,
    'scoring.joker',
    'scoring.permanentTwo',
    ['scoring.outBonus', 0],
    ['scoring.doubleRummy', false],
    ['scoring.double7K', false],
    ['scoring.press', 'off'],
    ['scoring.autoPress', false],
  ],
  gameEnd: ['game.end', 'game.targets', 'game.targetWinner', 'scoring.best', always('ties')],
  money: [['money.settle', 'off'], 'money.rate', 'money.roundTo', ['money.perDeal', 0]],
};
