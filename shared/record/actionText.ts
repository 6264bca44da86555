import {
  type Card,
  type ClaimAction,
  type ContractAction,
  DEAL_SECRET,
  DEAL_SHARE,
  type LayOffAction,
  MAX_SHARES,
  type MeldAction,
  naturalsOf,
  no,
  ok,
  type Place,
  parseCard,
  printCard,
  printCards,
  RANKS,
  type Rank,
  type Reading,
  type Result,
  type SeatAction,
  SUITS,
  type SwapAction,
  type TableAction,
} from '#engine';
import type { Recorded, RecordProblem } from './gameRecord.ts';

/**
 * Prints a seat's action as the rest of its line: `draw stock`, `meld run 4H: 4H 5H 9C`, `layoff 9C 3 high`,
 * `discard KD`.
 */
export function printSeatAction(action: SeatAction): string {
  switch (action.type) {
    case 'draw':
      if (action.from === 'stock') return 'draw stock';
      return action.count === 1 ? 'draw pile' : `draw pile ${action.count}`;
    case 'meld':
    case 'layOff':
    case 'swap':
    case 'contract':
      return printPlay(action);
    case 'discard':
      return `discard ${printCard(action.card)}`;
    case 'upForTwo':
      return `up ${printCard(action.card)}`;
    case 'goRummy':
      return `rummy${action.card === null ? '' : ` ${printCard(action.card)}`}${printReadings(action.readings)}`;
    case 'claim':
      return action.lay ? `claim ${action.count} ${printPlay(action.lay)}` : `claim ${action.count}`;
    case 'pass':
      return action.forDeal ? 'pass deal' : 'pass';
    case 'chooseSize':
      return `size ${action.size}`;
    case 'nameWild':
      return `wild ${RANKS[action.rank - 1]}`;
    case 'press':
      return action.take ? 'press yes' : 'press no';
    default:
      return action.type.toLowerCase();
  }
}

/** The actions with only one spelling. */
const FIXED_ACTIONS: Readonly<Record<string, SeatAction>> = Object.fromEntries(
  (
    [
      { type: 'draw', from: 'stock' },
      { type: 'draw', from: 'pile', count: 1 },
      { type: 'takeBack' },
      { type: 'goOut' },
      { type: 'float' },
      { type: 'endTurn' },
      { type: 'decline' },
      { type: 'recall' },
      { type: 'chooseSize', size: 2 },
      { type: 'chooseSize', size: 12 },
      { type: 'pass', forDeal: false },
      { type: 'pass', forDeal: true },
      { type: 'press', take: true },
      { type: 'press', take: false },
    ] satisfies SeatAction[]
  ).map((action) => [printSeatAction(action), action]),
);

/** Parses a seat's action; null if the text is none. Does not check the rules. */
export function parseSeatAction(text: string): SeatAction | null {
  if (Object.hasOwn(FIXED_ACTIONS, text)) return FIXED_ACTIONS[text] as SeatAction;
  const [, verb, rest = ''] = /^([a-z]+)(.*)$/.exec(text) ?? [];
  switch (verb) {
    case 'draw':
      return parseDraw(rest);
    case 'meld':
    case 'layoff':
    case 'swap':
    case 'contract':
      return parsePlay(text);
    case 'discard':
    case 'up':
      return parseDiscard(verb, rest);
    case 'rummy':
      return parseRummy(rest);
    case 'claim':
      return parseClaim(rest);
    case 'wild':
      return /^ [A2-9TJQK]$/.test(rest) ? { type: 'nameWild', rank: rankNamed(rest.slice(1)) } : null;
    default:
      return null;
  }
}

function parseDraw(text: string): SeatAction | null {
  const count = /^ pile ([2-9]|[1-9]\d{1,2})$/.exec(text)?.[1];
  return count === undefined ? null : { type: 'draw', from: 'pile', count: Number(count) };
}

function parseDiscard(verb: 'discard' | 'up', text: string): SeatAction | null {
  const card = text.startsWith(' ') ? parseCard(text.slice(1)) : null;
  return card === null ? null : { type: verb === 'up' ? 'upForTwo' : 'discard', card };
}

function parseRummy(text: string): SeatAction | null {
  const [, word, list = ''] = /^(?: ([^ |]+))?( \| .*)?$/.exec(text) ?? [];
  const card = word === undefined ? null : parseCard(word);
  const readings = parseReadings(list);
  if (readings === null || (word !== undefined && card === null)) return null;
  return { type: 'goRummy', readings, card };
}

function parseClaim(text: string): ClaimAction | null {
  const [, count, play] = /^ ([1-9]\d{0,2})(?: (\S.*))?$/.exec(text) ?? [];
  if (count === undefined) return null;
  if (play === undefined) return { type: 'claim', count: Number(count), lay: null };
  const lay = parsePlay(play);
  return lay?.type === 'meld' || lay?.type === 'layOff' ? { type: 'claim', count: Number(count), lay } : null;
}

/** The actions that put cards on the table. */
type PlayAction = MeldAction | LayOffAction | SwapAction | ContractAction;

/**
 * Prints a play: `meld run 4H: 4H 5H 9C`, `layoff 9C 3 high`, `layoff 9C 0 set H` (the nine stands for hearts, R52),
 * `swap 8H for 2C in 12`, `swap 8H for 2C in 12 to 3 low` (R88), `swap QH QS for JK in 0` (R156),
 * `contract | set 5: 5C 5D 5H | run 4H: 4H 5H 6H 7H`.
 */
function printPlay(action: PlayAction): string {
  switch (action.type) {
    case 'meld':
      return `meld ${printReading(action.reading)}`;
    case 'contract':
      return `contract${printReadings(action.readings)}`;
    case 'layOff': {
      const suit = action.suit === undefined ? '' : ` ${SUITS[action.suit]}`;
      return `layoff ${printCard(action.card)} ${action.meld} ${action.place}${suit}`;
    }
    case 'swap': {
      const to = action.to ? ` to ${action.to.meld} ${action.to.place}` : '';
      return `swap ${printCards(naturalsOf(action))} for ${printCard(action.wild)} in ${action.meld}${to}`;
    }
  }
}

/** Parses a play; null if the text is none. Does not check the rules. */
function parsePlay(text: string): PlayAction | null {
  if (text.startsWith('meld ')) return parseMeld(text.slice(5));
  if (text.startsWith('contract ')) return parseContract(text.slice(8));
  return parseLayOff(text) ?? parseSwap(text);
}

function parseMeld(text: string): MeldAction | null {
  const reading = parseReading(text);
  return reading && { type: 'meld', reading };
}

function parseContract(text: string): ContractAction | null {
  const readings = parseReadings(text);
  return readings && { type: 'contract', readings };
}

function parseLayOff(text: string): LayOffAction | null {
  const match = /^layoff (\S+) (0|[1-9]\d{0,2}) (low|high|set)(?: ([CDHS]))?$/.exec(text);
  const card = parseCard(match?.[1] ?? '');
  if (!match || card === null) return null;
  const action: LayOffAction = { type: 'layOff', card, meld: Number(match[2]), place: match[3] as Place };
  return match[4] ? { ...action, suit: SUITS.indexOf(match[4]) } : action;
}

const SWAP = /^swap (\S+)(?: (\S+))? for (\S+) in (0|[1-9]\d{0,2})(?: to (0|[1-9]\d{0,2}) (low|high|set))?$/;

function parseSwap(text: string): SwapAction | null {
  const match = SWAP.exec(text);
  const [natural, second, wild] = [1, 2, 3].map((group) => parseCard(match?.[group] ?? ''));
  if (!match || natural == null || wild == null || (match[2] && second == null)) return null;
  const action: SwapAction = { type: 'swap', meld: Number(match[4]), wild, natural };
  const to = match[5] ? { to: { meld: Number(match[5]), place: match[6] as Place } } : {};
  return { ...action, ...(second == null ? {} : { second }), ...to };
}

/** An upper bound on the cards in a meld of any game. */
const MAX_READING_CARDS = 32;

const READING = /^(?:run ([A2-9TJQK])([CDHS])|set ([A2-9TJQK])(?: ([CDHS]+))?): (\S.*)$/;

/**
 * Prints a reading: `run 4H: 4H 5H 9C` (the nine is the six of hearts), `set Q: QH QS 9S`. If the rules name suits
 * (R52), the suit each card stands for follows the rank: `set Q HSD: QH QS 9S`.
 */
export function printReading(reading: Reading): string {
  const rank = RANKS[reading.rank - 1];
  const suits = reading.suits ? ` ${reading.suits.map((suit) => SUITS[suit]).join('')}` : '';
  const name = reading.kind === 'run' ? `run ${rank}${SUITS[reading.suit]}` : `set ${rank}${suits}`;
  return `${name}: ${printCards(reading.cards)}`;
}

/** Parses a meld; null if the text is none. Does not check the rules. */
export function parseReading(text: string): Reading | null {
  const [, run, suit, set, suits, list = ''] = READING.exec(text) ?? [];
  const cards = parseCardList(list);
  if (cards === null) return null;
  if (run && suit) return { kind: 'run', suit: SUITS.indexOf(suit), rank: rankNamed(run), cards };
  const reading: Reading = { kind: 'set', suit: -1, rank: rankNamed(set as string), cards };
  if (suits === undefined) return reading;
  if (suits.length !== cards.length) return null;
  return { ...reading, suits: [...suits].map((letter) => SUITS.indexOf(letter)) };
}

/** Prints melds, each after a bar: ` | set 5: 5C 5D 5H | run 4H: 4H 5H 6H 7H`. */
const printReadings = (readings: readonly Reading[]): string =>
  readings.map((reading) => ` | ${printReading(reading)}`).join('');

/** Parses the text of `printReadings`; null if it is not valid. */
function parseReadings(text: string): readonly Reading[] | null {
  if (!text.startsWith(' | ')) return null;
  const readings = text.slice(3).split(' | ').map(parseReading);
  return readings.every((reading) => reading !== null) ? readings : null;
}

/** The rank for a letter; 0 if there is none. */
const rankNamed = (letter: string): Rank => RANKS.indexOf(letter) + 1;

function parseCardList(text: string): Card[] | null {
  const cards: Card[] = [];
  for (const word of text.split(' ')) {
    const card = parseCard(word);
    if (card === null || cards.length === MAX_READING_CARDS) return null;
    cards.push(card);
  }
  return cards;
}

/** Stands for the empty share of a seat that gave none. */
const NO_SHARE = '-';

/** Prints shares as words. */
export const printShares = (shares: readonly string[]): string => shares.map((share) => share || NO_SHARE).join(' ');

/** Parses words as shares; null if one is none, or if there are too many. */
export function parseShares(words: readonly string[]): readonly string[] | null {
  if (words.length > MAX_SHARES) return null;
  const shares = words.map((word) => (word === NO_SHARE ? '' : word));
  return words.every((word, index) => word !== '' && DEAL_SHARE.test(shares[index] as string)) ? shares : null;
}

/**
 * Prints a table action as the rest of its line: `open <secret>`, `deal <secret> <share> …` with `-` for a seat that
 * gave none, `close` (a window, §4.78), `cancel` (a deal, §4.102).
 */
export function printTableAction(action: TableAction): string {
  switch (action.type) {
    case 'openDraw':
      return `open ${action.secret}`;
    case 'deal':
      return `deal ${action.secret} ${printShares(action.shares)}`.trimEnd();
    case 'closeWindow':
      return 'close';
    case 'cancelDeal':
      return 'cancel';
  }
}

/** Parses a table action; null if the text is none. */
export function parseTableAction(text: string): TableAction | null {
  if (text === 'close') return { type: 'closeWindow' };
  if (text === 'cancel') return { type: 'cancelDeal' };
  const [verb, secret = '', ...words] = text.split(' ');
  if (!DEAL_SECRET.test(secret)) return null;
  if (verb === 'open') return words.length === 0 ? { type: 'openDraw', secret } : null;
  const shares = verb === 'deal' ? parseShares(words) : null;
  return shares && { type: 'deal', secret, shares };
}

/** Parses the line of an action at a table with `seats` seats. */
export function parseRecorded(text: string, seats: number): Result<Recorded, RecordProblem> {
  const match = /^(table|[0-7]) (\S.*)$/.exec(text);
  if (!match) return no('unknownActor');
  const rest = match[2] as string;
  if (match[1] === 'table') {
    const action = parseTableAction(rest);
    return action ? ok({ by: 'table', action }) : no('unknownAction');
  }
  const seat = Number(match[1]);
  if (seat >= seats) return no('unknownActor');
  const action = parseSeatAction(rest);
  return action ? ok({ by: seat, action }) : no('unknownAction');
}
