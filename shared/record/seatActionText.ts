import { type ClaimAction, parseCard, printCard, RANKS, type SeatAction } from '#engine';
import { parsePlay, printPlay } from './playText.ts';
import { parseReadings, printReadings, rankNamed } from './readingText.ts';

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
const FIXED: Readonly<Record<string, SeatAction>> = Object.fromEntries(
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
  if (Object.hasOwn(FIXED, text)) return FIXED[text] as SeatAction;
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
