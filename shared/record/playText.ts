import {
  type ContractAction,
  type LayOffAction,
  type MeldAction,
  type Place,
  parseCard,
  printCard,
  SUITS,
  type SwapAction,
} from '#engine';
import { parseReading, parseReadings, printReading, printReadings } from './readingText.ts';

/** The actions that put cards on the table. */
type PlayAction = MeldAction | LayOffAction | SwapAction | ContractAction;

/**
 * Prints a play: `meld run 4H: 4H 5H 9C`, `layoff 9C 3 high`, `layoff 9C 0 set H` (the nine stands for hearts, R52),
 * `swap 8H for 2C in 12`, `swap 8H for 2C in 12 to 3 low` (R88), `contract | set 5: 5C 5D 5H | run 4H: 4H 5H 6H 7H`.
 */
export function printPlay(action: PlayAction): string {
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
      return `swap ${printCard(action.natural)} for ${printCard(action.wild)} in ${action.meld}${to}`;
    }
  }
}

/** Parses a play; null if the text is none. Does not check the rules. */
export function parsePlay(text: string): PlayAction | null {
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

function parseSwap(text: string): SwapAction | null {
  const match = /^swap (\S+) for (\S+) in (0|[1-9]\d{0,2})(?: to (0|[1-9]\d{0,2}) (low|high|set))?$/.exec(text);
  const natural = parseCard(match?.[1] ?? '');
  const wild = parseCard(match?.[2] ?? '');
  if (!match || natural === null || wild === null) return null;
  const action: SwapAction = { type: 'swap', meld: Number(match[3]), wild, natural };
  return match[4] ? { ...action, to: { meld: Number(match[4]), place: match[5] as Place } } : action;
}
