import { type Card, parseCard, printCards, RANKS, type Rank, type Reading, SUITS } from '#engine';

/** More cards than any meld of any game can have. */
const MOST_CARDS = 32;

/** `run 4H: 4H 5H 9C` (the nine is the six of hearts), `set Q: QH QS 9S`. */
export function printReading(reading: Reading): string {
  const rank = RANKS[reading.rank - 1];
  const name = reading.kind === 'run' ? `run ${rank}${SUITS[reading.suit]}` : `set ${rank}`;
  return `${name}: ${printCards(reading.cards)}`;
}

/** The meld a text describes, or null. Whether the rules allow it is not asked here. */
export function parseReading(text: string): Reading | null {
  const match = /^(?:run ([A2-9TJQK])([CDHS])|set ([A2-9TJQK])): (\S.*)$/.exec(text);
  if (!match) return null;
  const cards = parseCardList(match[4] as string);
  if (cards === null) return null;
  if (match[3]) return { kind: 'set', suit: -1, rank: rankNamed(match[3]), cards };
  return { kind: 'run', suit: SUITS.indexOf(match[2] as string), rank: rankNamed(match[1] as string), cards };
}

const rankNamed = (letter: string): Rank => RANKS.indexOf(letter) + 1;

function parseCardList(text: string): Card[] | null {
  const cards: Card[] = [];
  for (const word of text.split(' ')) {
    const card = parseCard(word);
    if (card === null || cards.length === MOST_CARDS) return null;
    cards.push(card);
  }
  return cards;
}
