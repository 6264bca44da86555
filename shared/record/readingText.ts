import { type Card, parseCard, printCards, RANKS, type Rank, type Reading, SUITS } from '#engine';

/** An upper bound on the cards in a meld of any game. */
const MOST_CARDS = 32;

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
export const printReadings = (readings: readonly Reading[]): string =>
  readings.map((reading) => ` | ${printReading(reading)}`).join('');

/** Parses the text of `printReadings`; null if it is not valid. */
export function parseReadings(text: string): readonly Reading[] | null {
  if (!text.startsWith(' | ')) return null;
  const readings = text.slice(3).split(' | ').map(parseReading);
  return readings.every((reading) => reading !== null) ? readings : null;
}

/** The rank for a letter; 0 if there is none. */
export const rankNamed = (letter: string): Rank => RANKS.indexOf(letter) + 1;

function parseCardList(text: string): Card[] | null {
  const cards: Card[] = [];
  for (const word of text.split(' ')) {
    const card = parseCard(word);
    if (card === null || cards.length === MOST_CARDS) return null;
    cards.push(card);
  }
  return cards;
}
