import { parseCard, printCard, type SeatAction } from '#engine';
import { parseReading, printReading } from './readingText.ts';

/** What a seat does, as the rest of its line: `draw stock`, `meld run 4H: 4H 5H 9C`, `layoff 9C 3 high`. */
export function printSeatAction(action: SeatAction): string {
  switch (action.type) {
    case 'draw':
      if (action.from === 'stock') return 'draw stock';
      return action.count === 1 ? 'draw pile' : `draw pile ${action.count}`;
    case 'meld':
      return `meld ${printReading(action.reading)}`;
    case 'layOff':
      return `layoff ${printCard(action.card)} ${action.meld} ${action.place}`;
    case 'swap':
      return `swap ${printCard(action.natural)} for ${printCard(action.wild)} in ${action.meld}`;
    case 'takeBack':
      return 'takeback';
    case 'discard':
      return `discard ${printCard(action.card)}`;
  }
}

/** The action a text names, or null. Whether the rules allow it is not asked here. */
export function parseSeatAction(text: string): SeatAction | null {
  const space = text.indexOf(' ');
  const verb = space < 0 ? text : text.slice(0, space);
  const rest = space < 0 ? '' : text.slice(space + 1);
  switch (verb) {
    case 'draw':
      return parseDraw(rest);
    case 'meld':
      return parseMeld(rest);
    case 'layoff':
      return parseLayOff(rest);
    case 'swap':
      return parseSwap(rest);
    case 'takeback':
      return rest === '' && space < 0 ? { type: 'takeBack' } : null;
    case 'discard':
      return parseDiscard(rest);
    default:
      return null;
  }
}

function parseDraw(text: string): SeatAction | null {
  if (text === 'stock') return { type: 'draw', from: 'stock' };
  if (text === 'pile') return { type: 'draw', from: 'pile', count: 1 };
  const count = /^pile ([2-9]|[1-9]\d{1,2})$/.exec(text)?.[1];
  return count === undefined ? null : { type: 'draw', from: 'pile', count: Number(count) };
}

function parseMeld(text: string): SeatAction | null {
  const reading = parseReading(text);
  return reading && { type: 'meld', reading };
}

function parseLayOff(text: string): SeatAction | null {
  const match = /^(\S+) (0|[1-9]\d{0,2}) (low|high|set)$/.exec(text);
  const card = parseCard(match?.[1] ?? '');
  if (!match || card === null) return null;
  return { type: 'layOff', card, meld: Number(match[2]), place: match[3] as 'low' | 'high' | 'set' };
}

function parseSwap(text: string): SeatAction | null {
  const match = /^(\S+) for (\S+) in (0|[1-9]\d{0,2})$/.exec(text);
  const natural = parseCard(match?.[1] ?? '');
  const wild = parseCard(match?.[2] ?? '');
  if (!match || natural === null || wild === null) return null;
  return { type: 'swap', meld: Number(match[3]), wild, natural };
}

function parseDiscard(text: string): SeatAction | null {
  const card = parseCard(text);
  return card === null ? null : { type: 'discard', card };
}
