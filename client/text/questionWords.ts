import type { Card, Rank, Reading, Suit } from '#engine';
import type { Terms } from '#text';
import type { ChooserAsks, MeldFamily } from '../game/intents.ts';
import type { MeldEnd } from './data.ts';
import { fixed, say } from './say.ts';

/** The questions over the table. */
const QUESTIONS = fixed('questions');

/** "5 s". */
const secondsShort = (seconds: number): string => say('questions-seconds', { seconds });

/** The offer of a card out of turn (R80). */
const TAKES = fixed('takes', {
  title: (cards: readonly Card[]) => say('takes-title', { cards }),
  yes: (card: Card) => say('takes-yes', { card }),
});

/** The offer of a card that fits, to the first player who calls "Rummy" (R113). */
const CALLS = fixed('calls', {
  title: (cards: readonly Card[]) => say('calls-title', { cards, count: cards.length }),
  /** "Rummy! 7♥ → run 4-5-6 ♥". */
  yesOnto: (card: Card, meld: Reading, terms: Terms) => say('calls-yesOnto', { card, kind: meld.kind, meld, terms }),
});

/** The question to a dealer who names the wild rank: "Which rank should be wild?". */
const nameTitle = (terms: Terms): string => say('questions-name', { terms });

/** The accessible name of a rank to choose: "Fours", "Fives, already used". */
const rankChoice = (rank: Rank, isOpen: boolean): string => say('questions-rank', { rank, isOpen });

const sizeTitle = (): string => QUESTIONS.size;

/** The question to the player with the highest total after a deal (R136). */
const pressTitle = (points: number): string => say('press-title', { points });

/** "Take 2 points". */
const pressYes = (points: number): string => say('press-yes', { points });

/** Explains the Press (R135). */
const PRESS = fixed('press', {
  /** For the player who is asked: their total, the next highest, the points they would take, and the consequence. */
  offer: (own: number, next: number, points: number) => say('press-offer', { own, next, points }),
});

/** The question of a chooser: "Which meld?". */
const chooserTitle = ({ asks }: { readonly asks: ChooserAsks }, terms: Terms): string =>
  say('chooser-title', { asks, terms });

/** A wild in a set, and the card that it stands for. */
interface NamedWild {
  readonly wild: Card;
  readonly rank: Rank;
  readonly suit: Suit;
}

/** The captions of options in a chooser. */
const OPTIONS = fixed('options', {
  /** A group of melds to choose from next: "Another set…", "Set of fives…", "Hearts…". */
  group({ kind, rank, suit }: MeldFamily, terms: Terms): string {
    if (suit !== undefined) return say('options-suit', { suit });
    return rank === undefined ? say('options-another', { kind, terms }) : say('options-rank', { rank, terms });
  },
  /** "Discard the 7♥". */
  discard: (card: Card) => say('options-discard', { card }),
  /** "7♣ as 9♥". */
  wildsAs: (wilds: readonly NamedWild[]) => wilds.map((wild) => say('options-wildAs', { ...wild })).join(', '),
  /** "7♥: run of hearts from four to seven". */
  cardInto: (card: Card, meld: Reading, terms: Terms) => say('options-cardInto', { card, meld, terms }),
  /** "At the low end of the run of hearts from four to seven", "To the set of kings". */
  wildTo: (end: MeldEnd, meld: Reading, terms: Terms) => say('options-wildTo', { end, meld, terms }),
  /** "Run of hearts from four to seven". */
  meld: (meld: Reading, terms: Terms) => say('options-meld', { meld, terms }),
});

/** The texts of questions over the table, and of choices between several meanings of a gesture. */
export const questionWords = {
  ...{ QUESTIONS, secondsShort, TAKES, CALLS, nameTitle, rankChoice, sizeTitle, pressTitle, pressYes },
  ...{ PRESS, chooserTitle, OPTIONS },
};
