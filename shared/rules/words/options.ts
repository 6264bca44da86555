import { type ContractMeld, contractsOf, countAlike, isWrittenContracts, type Rank, type RuleSet } from '#engine';
import type { FixedId, MessageParameters, Sayer, Terms } from '#text';
import type { OPTIONS, OptionKey, OptionValue } from '../options/index.ts';

/** The ids of messages that need at most a game's own words. */
export type PlainId =
  | FixedId
  | {
      [Id in keyof MessageParameters]: keyof MessageParameters[Id] extends 'terms' ? Id : never;
    }[keyof MessageParameters];

/** A message to be said: its id alone if it needs at most a game's own words, else with its other values. */
export type RuleMessage =
  | PlainId
  | {
      [Id in keyof MessageParameters]: readonly [Id, Omit<MessageParameters[Id], 'terms'>];
    }[keyof MessageParameters];

/** Says a message in a game's own words (R149). */
export function sayMessage(say: Sayer, message: RuleMessage, terms: Terms): string {
  const [id, values] = typeof message === 'string' ? [message, {}] : message;
  return (say as (id: string, values: object) => string)(id, { ...values, terms });
}

/** The cards that may always be wild (R31). */
type AlwaysWild = RuleSet['wilds']['permanent'][number];

/** Chooses the messages that tell a value. */
type TellValue<Value> = (value: Value, say: Sayer, terms: Terms) => readonly RuleMessage[];

/** The messages of options whose values are numbers to be said, or lists. */
const TOLD_WITH_VALUE = {
  'table.minPlayers': (players) => [['option-table-minPlayers', { players }]],
  'table.maxPlayers': (players) => [['option-table-maxPlayers', { players }]],
  'deal.cards': (cards) => [['option-deal-cards', { cards }]],
  'deal.cardsIfFew': (cards) => [['option-deal-cardsIfFew', { cards }]],
  'deal.fewPlayers': (players) => [['option-deal-fewPlayers', { players }]],
  'deal.upcardAce': (cards) => [['option-deal-upcardAce', { cards }]],
  'wilds.schedule': scheduleTold,
  'wilds.permanent': (kinds, say) =>
    kinds.length === 0
      ? ['option-wilds-permanent-none']
      : [['option-wilds-permanent-kinds', { kinds: kinds.map((kind) => say(`permanentWilds-${kind}`)) }]],
  'melds.setMin': (cards) => [['option-melds-setMin', { cards }]],
  'melds.setMax': (cards) => [['option-melds-setMax', { cards }]],
  'melds.runMin': (cards) => [['option-melds-runMin', { cards }]],
  'play.firstMeld': (points) =>
    points === 0 ? ['option-play-firstMeld-none'] : [['option-play-firstMeld-points', { points }]],
  'play.contract': contractsTold,
  'draw.takes': (times) => (times === 0 ? ['option-draw-takes-none'] : [['option-draw-takes-most', { times }]]),
  'scoring.ace': (points) => [['option-scoring-ace', { points }]],
  'scoring.numbers': (counted) => [numbersTold(counted, 2)],
  'scoring.wild': (points) => [['option-scoring-wild', { points }]],
  'scoring.wildAce': (points) => [['option-scoring-wildAce', { points }]],
  'scoring.joker': (points) => [['option-scoring-joker', { points }]],
  'scoring.permanentTwo': (points) => [['option-scoring-permanentTwo', { points }]],
  'scoring.queenOfSpades': (points) => [['option-scoring-queenOfSpades', { points }]],
  'scoring.outBonus': (points) => [['option-scoring-outBonus', { points }]],
  'scoring.lowAce': (points) =>
    points === 0 ? ['option-scoring-lowAce-none'] : [['option-scoring-lowAce-points', { points }]],
  'scoring.blackAce': (points) =>
    points === 0 ? ['option-scoring-blackAce-none'] : [['option-scoring-blackAce-points', { points }]],
  'scoring.unopened': (points) =>
    points === 0 ? ['option-scoring-unopened-none'] : [['option-scoring-unopened-points', { points }]],
  'scoring.rummyBonus': (points) =>
    points === 0 ? ['option-scoring-rummyBonus-none'] : [['option-scoring-rummyBonus-points', { points }]],
  'game.targets': (targets, say) => [targetsTold(targets, say)],
  'money.rate': (cents) => [['option-money-rate', { cents }]],
  'money.roundTo': (cents) => [['option-money-roundTo', { cents }]],
  'money.perDeal': (cents) => [['option-money-perDeal', { cents }]],
} as const satisfies {
  readonly [K in OptionKey]?: TellValue<OptionValue<K>>;
};

/** "There are 13 deals. In turn, these ranks are wild: A 2 3 …" */
function scheduleTold(schedule: readonly Rank[]): readonly RuleMessage[] {
  if (schedule.length === 0) return ['option-wilds-schedule-none'];
  const deals = ['remark-wilds-deals', { deals: schedule.length }] as const;
  return schedule.every((rank) => rank === 0) ? [deals] : [deals, ['option-wilds-schedule-ranks', { ranks: schedule }]];
}

/** The contracts deal by deal: "Each of the 7 deals has a contract …: 2 sets; a run and a set; …" */
function contractsTold(contract: RuleSet['play']['contract'], say: Sayer, terms: Terms): readonly RuleMessage[] {
  if (contract === 'off') return ['option-play-contract-off'];
  const isWritten = isWrittenContracts(contract);
  const list = contractsOf({ play: { contract } });
  const contracts = list.map(({ melds, everyCard }) => {
    // In a table, such melds are as long as they must be to take every card.
    const told = everyCard && !isWritten ? melds.map(({ kind }) => ({ kind, cards: 0 })) : melds;
    return say('ruleContract-deal', { isEveryCard: everyCard, melds: meldsTold(told, say, terms) });
  });
  return isWritten || list.length === 1
    ? [['option-play-contract-written', { count: contracts.length, contracts }]]
    : [['option-play-contract-table', { deals: contracts.length, contracts }]];
}

/** The melds of a contract, alike ones together: "2 sets of 3", "a run of 4". */
const meldsTold = (melds: readonly ContractMeld[], say: Sayer, terms: Terms): readonly string[] =>
  countAlike(melds).map(({ kind, cards: size, count }) => say(`ruleContract-${kind}`, { count, size, terms }));

/** The target for each number of players: for 2, 3 and so on, the last for all more as well. */
function targetsTold(targets: readonly number[], say: Sayer): RuleMessage {
  const [points, ...further] = targets;
  if (points === undefined) return 'option-game-targets-none';
  if (further.length === 0) return ['option-game-targets-one', { points }];
  const others = further.map((more, i) => say('option-game-targets-for', { points: more, players: i + 3 }));
  return ['option-game-targets-several', { points, others }];
}

/** The points of number cards, from the lowest rank that counts as one: "Twos to nines count 5, tens 10." */
export const numbersTold = (counted: RuleSet['scoring']['numbers'], lowest: Rank): RuleMessage => [
  `option-scoring-numbers-${counted}`,
  { lowest },
];

/** One of the cards that are always wild, with its article: "a joker". */
export const onePermanentWild = (kind: AlwaysWild, say: Sayer): string => say(`onePermanentWild-${kind}`);

/** Options with a sentence for each of their values. */
type NamedKey = Exclude<OptionKey, keyof typeof TOLD_WITH_VALUE>;

/** The part of an id that names an option: `draw-depth`. */
type Dashed<K extends OptionKey> = K extends `${infer Group}.${infer Field}` ? `${Group}-${Field}` : never;

type Name<Value> = Value extends string | number | boolean ? `${Value}` : never;

/** The ids of those sentences: `option-draw-depth-any`. The compiler asks for each in English. */
type ValueId = {
  [K in NamedKey]: `option-${Dashed<K>}-${Name<(typeof OPTIONS)[K]['values'][number]>}`;
}[NamedKey];

type LabelId = { [K in OptionKey]: `option-${Dashed<K>}-label` }[OptionKey];

const idOf = (key: OptionKey): string => `option-${key.replace('.', '-')}`;

/** The message with an option's label. */
export const labelOf = (key: OptionKey): FixedId => `${idOf(key)}-label` as LabelId;

/** The messages that tell what an option's value means at the table. */
export function valueTold<K extends OptionKey>(
  key: K,
  value: OptionValue<K>,
  say: Sayer,
  terms: Terms,
): readonly RuleMessage[] {
  const tell: TellValue<never> | undefined = Reflect.get(TOLD_WITH_VALUE, key);
  const named: PlainId = `${idOf(key)}-${value}` as ValueId;
  return tell ? tell(value as never, say, terms) : [named];
}
