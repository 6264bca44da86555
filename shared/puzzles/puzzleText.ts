import { type Card, parseCard, printCard, printCards, RANKS, type Seat, settledRules } from '#engine';
import { parseReading, printReading } from '#record';
import { parseRules, printRules } from '#rules';
import { PUZZLE_GOALS, type Puzzle, type PuzzleGoal } from './puzzle.ts';

/**
 * Prints a puzzle as a line: the goal, the rules, the deal, the wild rank (`-` for none), the seats with their numbers
 * of cards (`+` if they have melded), then after bars the hand with the drawn card last, the top of the pile, and each
 * meld with the seat that laid it.
 * @example goOut crazy-rummy 9 9 4+ 7+ 5 | 3C 4C 9S QD | KD | 1 run 5H: 5H 6H 9C
 */
export function printPuzzle({ goal, rules, deal, wildRank, hand, others, melded, melds, top }: Puzzle): string {
  const seats = [hand.length, ...others].map((cards, seat) => `${cards}${melded.includes(seat) ? '+' : ''}`);
  const start = [goal, printRules(rules), deal, RANKS[wildRank - 1] ?? NO_RANK, ...seats].join(' ');
  const laid = melds.map((meld) => `${meld.by} ${printReading(meld)}`);
  return [start, printCards(hand), printCard(top), ...laid].join(BAR);
}

const BAR = ' | ';
const NO_RANK = '-';

/** Parses a puzzle; null if the text is none. Does not check that each card is in one place. */
export function parsePuzzle(text: string): Puzzle | null {
  const [start = '', handText = '', topText = '', ...meldTexts] = text.split(BAR);
  const [goal = '', code = '', deal = '', rank = '', ...seatTexts] = start.split(' ');
  const rules = parseRules(code);
  const hand = parseHand(handText);
  const top = parseCard(topText);
  const seats: readonly (WrittenSeat | null)[] = seatTexts.map(parseSeat);
  const melds: readonly (Puzzle['melds'][number] | null)[] = meldTexts.map(parseMeld);
  if (!isGoal(goal) || !rules || !hand || top === null || !areKnown(seats) || !areKnown(melds)) return null;
  if (!/^[1-9]\d?$/.test(deal) || !/^[A2-9TJQK-]$/.test(rank) || seats[0]?.cards !== hand.length) return null;
  return {
    ...{ goal, deal: Number(deal), wildRank: RANKS.indexOf(rank) + 1, hand, top, melds },
    rules: settledRules(rules, seats.length),
    others: seats.slice(1).map(({ cards }) => cards),
    melded: seats.flatMap(({ hasMelded }, seat) => (hasMelded ? [seat] : [])),
  };
}

const isGoal = (word: string): word is PuzzleGoal => (PUZZLE_GOALS as readonly string[]).includes(word);

const areKnown = <Value>(all: readonly (Value | null)[]): all is readonly Value[] => all.every((one) => one !== null);

function parseHand(text: string): readonly Card[] | null {
  const cards = text.split(' ').map(parseCard);
  return areKnown(cards) ? cards : null;
}

interface WrittenSeat {
  readonly cards: number;
  readonly hasMelded: boolean;
}

function parseSeat(text: string): WrittenSeat | null {
  const [, cards, melded] = /^(\d\d?)(\+?)$/.exec(text) ?? [];
  return cards === undefined ? null : { cards: Number(cards), hasMelded: melded === '+' };
}

function parseMeld(text: string): Puzzle['melds'][number] | null {
  const [, seat, meld = ''] = /^([0-7]) (.+)$/.exec(text) ?? [];
  const reading = parseReading(meld);
  return reading && seat !== undefined ? { ...reading, by: Number(seat) as Seat } : null;
}
