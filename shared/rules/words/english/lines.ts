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
  turnedCardShowsWild,
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
    : `For ${table.minPlayers} ${table.maxPlayers - table.minPlayers === 1 ? 'or' : 'to'} ${table.maxPlayers} players.`;

const hands: Remark = (rules) => {
  const { size, cards, cardsIfFew, fewPlayers } = rules.deal;
  if (size === 'byUpcard') return null;
  if (size === 'byRound')
    return `Everyone is dealt ${cards} cards in the first deal and one more in each deal after it.`;
  const few =
    cardsIfFew === 0 ? '' : `, or ${cardsIfFew} with ${fewPlayers === 2 ? 'two' : `up to ${fewPlayers}`} players`;
  return `Everyone is dealt ${cards} cards${few}.`;
};

// A list of ranks means nothing but its length where something else finds the rank.
const deals: Remark = (rules) => {
  if (endsAtTarget(rules)) return null;
  if (rules.wilds.source === 'schedule') return sentenceOf(rules, 'wilds.schedule');
  const further = rules.wilds.jokerDeal ? 1 : 0;
  return `There are ${dealsIn(rules) - further} deals.`;
};

// Where nothing is wild there is more to say than that no rank is.
const source: Remark = (rules) => {
  if (rules.wilds.source !== 'none') return sentenceOf(rules, 'wilds.source');
  return hasWilds(rules) ? null : 'There are no wild cards.';
};

const alwaysWild: Remark = (rules) => {
  const { permanent } = rules.wilds;
  if (permanent.length === 0) return null;
  const isOne = rules.pack.jokers === 1 && permanent.length === 1 && permanent.includes('jokers');
  const sentence = isOne ? 'The Joker is always {beWilds}.' : sentenceOf(rules, 'wilds.permanent');
  return hasWildRank(rules) ? sentence : `${sentence} No other cards are.`;
};

const ONE_OF = { jokers: 'a Joker', twos: 'a two', tens: 'a ten', oneEyedJacks: 'a one-eyed Jack' } as const;

// A card outside all hands can only be buried (R33): nobody chooses that.
const buried: Remark = (rules) => {
  const kinds = rules.wilds.permanent.map((kind) => ONE_OF[kind]);
  if (!turnedCardShowsWild(rules) || kinds.length === 0) return null;
  return `If ${kinds.join(' or ')} is turned up, it is buried in the pack and another card is turned up.`;
};

const PLURALS: Readonly<Record<number, string>> = { 2: 'Twos', 3: 'Threes', 4: 'Fours', 6: 'Sixes' };

// The smallest cards that count as numbers: twos may be wild, or taken out.
const numbers: Remark = (rules) => {
  const { pack, wilds } = rules;
  const lowest = wilds.permanent.includes('twos') ? Math.max(3, pack.lowestRank) : pack.lowestRank;
  return sentenceOf(rules, 'scoring.numbers').replace(/^Twos/, PLURALS[lowest] ?? 'Twos');
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
    when(dealsByUpcard, 'Each player is dealt a whole hand at once, the dealer last, with the first card face up.'),
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
    source,
    deals,
    ['wilds.jokerDeal', false],
    alwaysWild,
    'wilds.indicator',
    'wilds.permanentIndicator',
    buried,
    ['wilds.aceAllowed', true],
    when(hasWilds, 'A {wild} can stand for any other card.'),
    when(hasWildRank, 'A card of the {wild} rank can always be used as the card it is.'),
  ],
  turn: [
    'draw.depth',
    ['draw.gated', false],
    ['draw.topMustMeld', false],
    ['draw.deepestMustMeld', false],
    ['draw.twoNaturals', 'off'],
    ['draw.takenFrozen', false],
    ['draw.useOrDiscard', false],
    when(meldsInTurns, 'Then you may lay cards on the table. Discard a card face up to end your turn.'),
    when((rules) => !meldsInTurns(rules), 'Discard a card face up to end your turn.'),
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
    when((rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setMax > 0, '{Wilds} count towards that number.'),
    'melds.duplicates',
    'melds.overflow',
    'melds.runMin',
    'melds.runAce',
    when(hasRuns, 'A run never wraps around: K A 2 is not a run.'),
    'melds.wildLimit',
    ['melds.splitLong', false],
    'melds.ownPlace',
    'melds.allWild',
    'melds.setWild',
    when(hasWilds, 'If your cards could be different {melds}, you say which one you mean, and it stays that way.'),
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
    when(hasSwaps, 'You can do that only after drawing.'),
    'swap.needsMeld',
    ['swap.which', 'all'],
    when(
      (rules) => hasSwaps(rules) && hasSets(rules) && namesSuits(rules),
      'In a {set}, only the card of the suit that was named will do.',
    ),
    when(
      (rules) => hasSwaps(rules) && hasSets(rules) && !namesSuits(rules) && rules.melds.duplicates,
      'In a {set}, any natural card of its rank will do.',
    ),
    when(
      (rules) => hasSwaps(rules) && hasSets(rules) && !namesSuits(rules) && !rules.melds.duplicates,
      'In a {set}, a card of its rank in any missing suit will do.',
    ),
    ['swap.allWildLocked', false],
    ['swap.perTurn', 0],
  ],
  goingOut: [
    'goingOut.rummyOnly',
    ['goingOut.othersMeldAfter', false],
    'goingOut.discard',
    when(
      ({ play }) => play.contract !== 'off',
      'In the last deal the contract takes all your cards: you {goOut} as you lay it, without a discard.',
    ),
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
    always('If nobody draws from the stock or lays a card for four rounds, the deal ends in the same way.'),
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
  gameEnd: [
    'game.end',
    'game.targets',
    'game.targetWinner',
    'scoring.best',
    always('Players with equal totals share their place.'),
  ],
  money: [['money.settle', 'off'], 'money.rate', 'money.roundTo', ['money.perDeal', 0]],
};
