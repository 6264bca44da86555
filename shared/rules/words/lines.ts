import { contractsOf, dealsIn, isWrittenContracts, laysInsteadOfDraw, type Rank, type RuleSet } from '#engine';
import type { Sayer } from '#text';
import {
  asksPoints,
  countsMelds,
  dealsByUpcard,
  endsAtTarget,
  hasRuns,
  hasSets,
  hasSwaps,
  hasWildRank,
  hasWilds,
  meldsInTurns,
  turnedCardShowsWild,
} from '../options/conditions.ts';
import { applies, type EditorGroup, type OptionKey } from '../options/index.ts';
import { numbersTold, onePermanentWild, type PlainId, type RuleMessage } from './options.ts';

/** A sentence on the rules page: that of an option's value, or a remark, which belongs to no single option. */
export type RuleSentence = OptionKey | RuleMessage;

/**
 * A line on the rules page: an option whose sentence is printed if it applies, or the sentences that some rules need.
 * With a value, an option is left out when it has that value, which goes without saying.
 */
export type RuleRow =
  | OptionKey
  | readonly [OptionKey, unknown]
  | ((rules: RuleSet, say: Sayer) => readonly RuleSentence[]);

// Only a named table is as long as the game.
function lastContract(rules: RuleSet): readonly PlainId[] {
  const contracts = contractsOf(rules);
  if (isWrittenContracts(rules.play.contract))
    return contracts.some(({ everyCard }) => everyCard) ? ['remark-goingOut-wholeContract'] : [];
  return contracts.at(-1)?.everyCard === true ? ['remark-goingOut-lastContract'] : [];
}

/** A remark that applies under a condition. */
const when =
  (condition: (rules: RuleSet) => boolean, remark: PlainId) =>
  (rules: RuleSet): readonly PlainId[] =>
    condition(rules) ? [remark] : [];

function howMany({ table }: RuleSet): readonly RuleMessage[] {
  const { minPlayers: fewest, maxPlayers: most } = table;
  if (fewest === most) return [['remark-players-exactly', { players: fewest }]];
  if (most - fewest === 1) return [['remark-players-either', { numbers: [fewest, most].map(String) }]];
  return [['remark-players-fromTo', { fewest, most }]];
}

function hands(rules: RuleSet): readonly RuleMessage[] {
  const { size, cards, cardsIfFew, fewPlayers } = rules.deal;
  if (size === 'byUpcard') return [];
  if (size === 'byContract') {
    const dealt = contractsOf(rules).map(({ hand }) => `${hand}`);
    const [first = ''] = dealt;
    if (dealt.every((hand) => hand === first)) return [['remark-deal-hands', { cards: first }]];
    return [['remark-deal-handsByContract', { hands: dealt }]];
  }
  if (size === 'byRound') return [['remark-deal-handsGrow', { cards }]];
  if (cardsIfFew === 0) return [['remark-deal-hands', { cards }]];
  return [['remark-deal-handsIfFew', { cards, few: cardsIfFew, players: fewPlayers }]];
}

// `wilds.source` only says that no rank is wild. If nothing else is wild either, this says so.
function wildRank(rules: RuleSet): readonly RuleSentence[] {
  if (rules.wilds.source !== 'none') return ['wilds.source'];
  return hasWilds(rules) ? [] : ['remark-wilds-noWilds'];
}

// Where the rank is found in another way, only the length of the list of ranks matters.
function deals(rules: RuleSet): readonly RuleSentence[] {
  if (endsAtTarget(rules)) return [];
  if (rules.wilds.source === 'schedule') return ['wilds.schedule'];
  return [['remark-wilds-deals', { deals: dealsIn(rules) - (rules.wilds.jokerDeal ? 1 : 0) }]];
}

function alwaysWild(rules: RuleSet): readonly RuleSentence[] {
  const kinds = rules.wilds.permanent;
  if (kinds.length === 0) return [];
  const isOne = rules.pack.jokers === 1 && kinds.length === 1 && kinds.includes('jokers');
  const sentence = isOne ? 'remark-wilds-oneJoker' : 'wilds.permanent';
  return hasWildRank(rules) ? [sentence] : [sentence, 'remark-wilds-noOthers'];
}

// A card outside all hands can only be buried (R33), so this is not an option.
function buried(rules: RuleSet, say: Sayer): readonly RuleMessage[] {
  const kinds = rules.wilds.permanent.map((kind) => onePermanentWild(kind, say));
  return turnedCardShowsWild(rules) && kinds.length > 0 ? [['remark-wilds-buried', { kinds }]] : [];
}

const swapsInSets = (rules: RuleSet): boolean => hasSwaps(rules) && hasSets(rules) && rules.swap.sets !== 'never';
const freesByOne = ({ melds, swap }: RuleSet): boolean => melds.setMax !== 4 || swap.sets === 'one';
const holdsTwins = (rules: RuleSet): boolean => applies(rules, 'melds.duplicates') && rules.melds.duplicates;
const namesSuits = ({ melds }: RuleSet): boolean => melds.setWild === 'named';

// The lowest rank scored as a number card: twos may be wild or removed from the pack.
function numbers({ pack, wilds, scoring }: RuleSet): readonly RuleMessage[] {
  const lowest: Rank = wilds.permanent.includes('twos') ? Math.max(3, pack.lowestRank) : pack.lowestRank;
  return [numbersTold(scoring.numbers, lowest)];
}

// A wild stands for a suit that its set lacks only where a set holds each suit once.
const suitsOfWilds = (rules: RuleSet): readonly OptionKey[] =>
  applies(rules, 'melds.setWild') && (namesSuits(rules) || !holdsTwins(rules)) ? ['melds.setWild'] : [];

// Where nobody scores for cards on the table, a low Ace has its own points only in the first melds.
const lowAce = (rules: RuleSet): readonly OptionKey[] =>
  applies(rules, 'scoring.lowAce') && rules.scoring.lowAce > 0 ? ['scoring.lowAce'] : [];

// Where the lowest total wins, reaching the target is no merit.
const winnerAtTarget = (rules: RuleSet): readonly OptionKey[] =>
  endsAtTarget(rules) && rules.scoring.best === 'high' ? ['game.targetWinner'] : [];

const laysAfterDraw = (rules: RuleSet): boolean => meldsInTurns(rules) && !laysInsteadOfDraw(rules);

// Where further melds may be laid, what must differ in a contract must differ in all of them.
const asksUnlikeMelds = (rules: RuleSet): boolean =>
  applies(rules, 'play.newAfterContract') && rules.play.newAfterContract && rules.play.contractAlike !== 'any';

const wildAce = (rules: RuleSet): readonly OptionKey[] =>
  hasWildRank(rules) && rules.scoring.wildAce !== rules.scoring.wild ? ['scoring.wildAce'] : [];

/** The lines on the rules page about each part of the rules, in order. */
export const RULE_LINES: { readonly [G in EditorGroup]: readonly RuleRow[] } = {
  players: [
    howMany,
    'pack.packs',
    ['pack.jokers', 0],
    ['pack.lowestRank', 2],
    'table.firstDealer',
    'table.drawTie',
    'table.direction',
  ],
  deal: [
    when(dealsByUpcard, 'remark-deal-wholeHands'),
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
    when(hasWilds, 'remark-wilds-standsForAny'),
    when(hasWildRank, 'remark-wilds-usedAsItIs'),
  ],
  turn: [
    'draw.depth',
    ['draw.gated', false],
    ['draw.topMustMeld', false],
    ['draw.deepestMustMeld', false],
    ['draw.twoNaturals', 'off'],
    ['draw.takenFrozen', false],
    ['draw.useOrDiscard', false],
    when(laysAfterDraw, 'remark-turn-layAndDiscard'),
    when((rules) => !laysAfterDraw(rules), 'remark-turn-onlyDiscard'),
    ['play.meldTurns', 'afterDraw'],
    ['draw.giveBack', 'yes'],
    ['goingOut.wildDiscard', true],
    ['goingOut.discardTakeBack', false],
    ['goingOut.oneCard', false],
    ['draw.outOfTurn', 'off'],
    ['draw.takes', 0],
    ['draw.afterMeld', 'open'],
    'draw.pileShown',
  ],
  melds: [
    'melds.kinds',
    'melds.setMin',
    'melds.setMax',
    when((rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setMax > 0, 'remark-melds-wildsCount'),
    'melds.duplicates',
    'melds.overflow',
    'melds.runMin',
    'melds.runAce',
    when(hasRuns, 'remark-melds-noWrapping'),
    'melds.wildLimit',
    ['melds.splitLong', false],
    'melds.ownPlace',
    'melds.allWild',
    suitsOfWilds,
    when(hasWilds, 'remark-melds-saidOnce'),
    'play.when',
    ['play.firstTurn', true],
    ['play.firstRound', true],
    ['play.meldsPerTurn', 0],
    ['play.firstMeld', 0],
    ['play.firstRun', false],
    (rules) => (countsMelds(rules) ? [] : lowAce(rules)),
    ['play.contract', 'off'],
    'play.contractAlike',
    'play.contractExact',
    'play.newAfterContract',
    when(asksUnlikeMelds, 'remark-melds-unlikeOthers'),
  ],
  layingOff: [
    when(asksPoints, 'remark-layingOff-opening'),
    'play.layOffNeedsMeld',
    ['play.layOffFrom', 'sameTurn'],
    'play.layOffOthers',
    'play.owner',
    ['goingOut.callRummy', 'off'],
    'goingOut.callEffect',
  ],
  swaps: [
    'swap.to',
    when(hasSwaps, 'remark-swaps-afterDrawing'),
    when((rules) => hasSwaps(rules) && asksPoints(rules), 'remark-swaps-opening'),
    'swap.needsMeld',
    ['swap.which', 'all'],
    when((rules) => swapsInSets(rules) && namesSuits(rules), 'remark-swaps-namedSuit'),
    when((rules) => swapsInSets(rules) && !namesSuits(rules) && rules.melds.duplicates, 'remark-swaps-anyOfRank'),
    when(
      (rules) => swapsInSets(rules) && !namesSuits(rules) && !rules.melds.duplicates && freesByOne(rules),
      'remark-swaps-missingSuit',
    ),
    ['swap.allWildLocked', false],
    ['swap.sets', 'one'],
    ['swap.perTurn', 0],
  ],
  goingOut: [
    'goingOut.rummyOnly',
    ['goingOut.lastTurns', false],
    ['goingOut.othersMeldAfter', false],
    'goingOut.discard',
    lastContract,
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
    () => ['remark-stock-standstill'],
  ],
  scoring: [
    'scoring.system',
    'scoring.ace',
    ['scoring.blackAce', 0],
    (rules) => (countsMelds(rules) ? lowAce(rules) : []),
    numbers,
    'scoring.courts',
    ['scoring.queenOfSpades', 0],
    'scoring.wild',
    wildAce,
    'scoring.joker',
    'scoring.permanentTwo',
    ['scoring.unopened', 0],
    ['scoring.outBonus', 0],
    ['scoring.rummyBonus', 0],
    ['scoring.doubleRummy', false],
    ['scoring.double7K', false],
    ['scoring.press', 'off'],
    ['scoring.autoPress', false],
  ],
  gameEnd: ['game.end', 'game.targets', winnerAtTarget, 'scoring.best', () => ['remark-gameEnd-ties']],
  money: [['money.settle', 'off'], 'money.rate', 'money.roundTo', ['money.perDeal', 0]],
};
