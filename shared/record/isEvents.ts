import {
  type ClaimAction,
  type ClaimWindow,
  type DealSecret,
  ENDINGS,
  type GameEvent,
  isCard,
  type LayOffAction,
  type MeldAction,
  type Play,
  type Reading,
  type Spot,
  type TableMeld,
} from '#engine';
import {
  type Fields,
  isAny,
  isInteger,
  isKind,
  isList,
  isObject,
  isOneOf,
  isOptional,
  isText,
  isTrueOrFalse,
  type Kinds,
} from './checks.ts';
import { MOST_SHARES, SECRET, SHARE } from './tableActionText.ts';

/** Returns a check for the events of one step at a table with this many seats. Hidden cards are refused. */
export function isEventsOf(seats: number): (value: unknown) => value is readonly GameEvent[] {
  const isEvents = isList(isKind<GameEvent>(eventsOf(seats)), 1);
  return (value): value is readonly GameEvent[] => isEvents(value);
}

const isNull = isOneOf(null);
const isRank = isInteger(0, 14);
const isSuit = isInteger(-1, 3);
const isCards = isList(isCard);
const isOptionalCard = isAny(isOneOf(-1), isCard);
const isNumberOfMeld = isInteger(0, 999);
const isIndex = isInteger(0, 999);
const isCount = isInteger(0, 1_000_000);
const isPoints = isInteger(-1_000_000_000, 1_000_000_000);
const isPlace = isOneOf('low', 'high', 'set');

const READING: Fields<Reading> = {
  kind: isOneOf('set', 'run'),
  suit: isSuit,
  rank: isRank,
  cards: isList(isCard, 1),
  suits: isOptional(isList(isSuit, 1)),
};
const SPOT: Fields<Spot> = { meld: isNumberOfMeld, place: isPlace };
const CHANCE: Fields<DealSecret> = { secret: isText(SECRET), shares: isList(isText(SHARE), 0, MOST_SHARES) };
const isTo = isAny(isNull, isObject(SPOT));

const LAY: Kinds<LayOffAction | MeldAction> = {
  meld: { reading: isObject(READING) },
  layOff: { ...SPOT, card: isCard, suit: isOptional(isSuit) },
};
const CLAIM: Kinds<ClaimAction> = { claim: { count: isInteger(1, 999), lay: isAny(isNull, isKind(LAY)) } };
const isClaim = isAny(isNull, isKind(CLAIM));

/** The form of each event. */
function eventsOf(seats: number): Kinds<GameEvent> {
  const isSeat = isInteger(0, seats - 1);
  const isOptionalSeat = isInteger(-1, seats - 1);
  const isHands = isList(isCards, seats, seats);
  const isScores = isList(isPoints, seats, seats);
  const swapped = { meld: isNumberOfMeld, index: isIndex, natural: isCard, wild: isCard, to: isTo };
  const isMeld = isObject<TableMeld>({
    ...READING,
    id: isNumberOfMeld,
    by: isSeat,
    owners: isList(isSeat, 1),
    locked: isTrueOrFalse,
  });
  const isPlay = isKind<Play>({
    meld: { meld: isNumberOfMeld, first: isTrueOrFalse },
    layOff: { ...SPOT, card: isCard },
    swap: { ...swapped, owner: isSeat },
    contract: { melds: isList(isNumberOfMeld) },
  });
  const isWindow = isObject<ClaimWindow>({
    kind: isOneOf('take', 'call'),
    seats: isList(isSeat, 1, seats),
    cards: isList(isCard, 1),
    waiting: isInteger(0, 2 ** seats - 1),
    claims: isList(isClaim, seats, seats),
    next: isSeat,
  });
  const layout = {
    wildRank: isRank,
    hands: isHands,
    stock: isCards,
    pile: isCards,
    indicator: isOptionalCard,
    faceUp: isHands,
  };
  return {
    dealerDrawn: { dealer: isSeat, cards: isAny(isList(isCards, 0, 0), isHands) },
    dealt: { deal: isCount, dealer: isSeat, ...layout, chance: isObject(CHANCE) },
    sizeAsked: { seat: isSeat },
    dealtOn: layout,
    namingAsked: { seat: isSeat },
    wildNamed: { seat: isSeat, rank: isRank },
    turnBegan: { seat: isSeat, drawn: isTrueOrFalse, idle: isCount },
    drew: { seat: isSeat, from: isOneOf('stock', 'pile'), cards: isCards },
    melded: { seat: isSeat, meld: isMeld, first: isTrueOrFalse },
    laidOff: { seat: isSeat, ...SPOT, card: isCard, suit: isOptional(isSuit) },
    swapped: { seat: isSeat, ...swapped },
    contractLaid: { seat: isSeat, melds: isList(isMeld, 1) },
    tookBack: { seat: isSeat, play: isAny(isNull, isPlay) },
    discarded: { seat: isSeat, card: isCard },
    turnClosed: { seat: isSeat, how: isOneOf('out', 'float', 'relief', 'declined') },
    recalled: { seat: isSeat, card: isCard },
    wentRummy: { seat: isSeat },
    wentUpForTwo: { seat: isSeat },
    reshuffled: { stock: isCards, kept: isIndex },
    windowOpened: { window: isWindow, offered: isCards },
    answered: { seat: isSeat, claim: isClaim, forDeal: isTrueOrFalse },
    windowClosed: { seat: isOptionalSeat },
    claimed: { seat: isSeat, cards: isCards },
    penalized: { seat: isSeat, cards: isCards },
    callTurnBegan: { seat: isSeat, cards: isCards, idle: isCount },
    reliefBegan: { out: isSeat },
    dealEnded: {
      ending: isOneOf(...ENDINGS),
      out: isOptionalSeat,
      points: isScores,
      factor: isOneOf(1, 2),
      wentRummy: isTrueOrFalse,
      hands: isHands,
    },
    pressAsked: { seat: isSeat },
    pressAnswered: { seat: isSeat, take: isTrueOrFalse },
    pressSet: { on: isTrueOrFalse, added: isAny(isList(isPoints, 0, 0), isScores) },
    gameEnded: { winners: isList(isSeat) },
  };
}
