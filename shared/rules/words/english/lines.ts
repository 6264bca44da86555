import { dealsIn, type RuleSet } from '#engine';
import {
  dealsByUpcard,
  endsAtTarget,
  hasRuns,
  hasSets,
  hasSwaps,
  hasWildRank,
  hasWilds,
  meldsInTurns,
} from '../../options/conditions.ts';
import type { EditorGroup, OptionKey } from '../../options/index.ts';
import { sentenceOf } from './sentences.ts';

/** A sentence that no single option says; null where it has no place. */
type Remark = (rules: RuleSet) => string | null;

/** An option, told unless it has the value named beside it: what goes without saying. */
export type Line = OptionKey | readonly [OptionKey, unknown] | Remark;

const players: Remark = ({ table }) =>
  table.minPlayers === table.maxPlayers
    ? `For ${table.minPlayers} players.`
    : `For ${table.minPlayers} to ${table.maxPlayers} players.`;

const hands: Remark = (rules) => {
  const { size, cards, cardsIfFew, fewPlayers } = rules.deal;
  if (size === 'byUpcard') return null;
  if (size === 'byRound') return `Everybody is dealt ${cards} cards in the first deal, and one more with each deal.`;
  const few =
    cardsIfFew === 0 ? '' : `, or ${cardsIfFew} with ${fewPlayers === 2 ? 'two' : `up to ${fewPlayers}`} players`;
  return `Everybody is dealt ${cards} cards${few}.`;
};

// A list of ranks means nothing but its length where something else finds the rank.
const deals: Remark = (rules) => {
  if (endsAtTarget(rules)) return null;
  if (rules.wilds.source === 'schedule') return sentenceOf(rules, 'wilds.schedule');
  const further = rules.wilds.jokerDeal ? 1 : 0;
  return `There are ${dealsIn(rules) - further} deals.`;
};

const wildAce: Remark = (rules) =>
  hasWildRank(rules) && rules.scoring.wildAce !== rules.scoring.wild ? sentenceOf(rules, 'scoring.wildAce') : null;

const namesSuits = ({ melds }: RuleSet): boolean => melds.setWild === 'named';

const when =
  (condition: (rules: RuleSet) => boolean, sentence: string): Remark =>
  (rules) =>
    condition(rules) ? sentence : null;

const always =
  (sentence: string): Remark =>
  () =>
    sentence;

/** What is told about each part of the rules, in this order. */
export const LINES: Readonly<Record<EditorGroup, readonly Line[]>> = {
  players: [
    players,
    'pack.packs',
    ['pack.jokers', 0],
    ['pack.lowestRank', 2],
    'table.firstDealer',
    'table.drawTie',
    'table.direction',
  ],
  deal: [
    when(
      dealsByUpcard,
      'Players are dealt their whole hands one after the other, the dealer last, the first card face up.',
    ),
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
    'wilds.source',
    deals,
    ['wilds.jokerDeal', false],
    ['wilds.permanent', []],
    'wilds.indicator',
    'wilds.permanentIndicator',
    ['wilds.aceAllowed', true],
    when(hasWilds, 'A {wild} stands for any other card.'),
    when(hasWildRank, 'A card of the {wild} rank may always be used as what it is.'),
  ],
  turn: [
    'draw.depth',
    ['draw.gated', false],
    ['draw.topMustMeld', false],
    ['draw.deepestMustMeld', false],
    ['draw.twoNaturals', 'off'],
    ['draw.takenFrozen', false],
    ['draw.useOrDiscard', false],
    when(meldsInTurns, 'Then cards may be laid on the table, and a discard, face up, ends the turn.'),
    when((rules) => !meldsInTurns(rules), 'A discard, face up, ends the turn.'),
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
    when((rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setMax > 0, '{Wilds} count among them.'),
    'melds.duplicates',
    'melds.overflow',
    'melds.runMin',
    'melds.runAce',
    when(hasRuns, 'A run never goes round the corner: no K A 2.'),
    'melds.wildLimit',
    ['melds.splitLong', false],
    'melds.ownPlace',
    'melds.allWild',
    'melds.setWild',
    when(hasWilds, 'Where cards could be several {melds}, whoever lays them says which; that stays.'),
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
    when(hasSwaps, 'That is done after drawing.'),
    'swap.needsMeld',
    ['swap.which', 'all'],
    when(
      (rules) => hasSwaps(rules) && hasSets(rules) && namesSuits(rules),
      'In a {set} only the card of the suit that was named will do.',
    ),
    when(
      (rules) => hasSwaps(rules) && hasSets(rules) && !namesSuits(rules) && rules.melds.duplicates,
      'In a {set} any natural card of its rank will do.',
    ),
    when(
      (rules) => hasSwaps(rules) && hasSets(rules) && !namesSuits(rules) && !rules.melds.duplicates,
      'In a {set} a card of its rank in any missing suit will do.',
    ),
    ['swap.allWildLocked', false],
    ['swap.perTurn', 0],
  ],
  goingOut: [
    'goingOut.rummyOnly',
    ['goingOut.othersMeldAfter', false],
    'goingOut.discard',
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
    always('A deal in which nobody draws from the stock or lays a card for four rounds ends in the same way.'),
  ],
  scoring: [
    'scoring.system',
    'scoring.ace',
    'scoring.numbers',
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
  gameEnd: ['game.end', 'game.targets', 'game.targetWinner', 'scoring.best', always('Equal totals share a place.')],
  money: [['money.settle', 'off'], 'money.rate', 'money.roundTo', ['money.perDeal', 0]],
};
