import type { Card, RuleSet } from '#engine';
import type { TableView } from '#protocol';
import { cardLabel } from './cards.ts';
import { counted } from './plural.ts';
import { plain, points } from './table.ts';
import { who } from './told.ts';
import { wordsOf } from './words.ts';

/** Where a card was put in the hand: "Seven of hearts, card 3 of 8". */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, card ${place} of ${cards}.`;

/** "10 seconds left." */
export const hurry = (seconds: number): string => `${counted(seconds, 'second', 'seconds')} left.`;

/** Nothing lies on the table. */
export const noMelds = (rules: RuleSet): string => `No ${wordsOf(rules).melds} on the table.`;

/** How the game stands: "You 12, Ana 41 points". */
export function totalsLine(table: TableView): string {
  const totals = table.game?.seats.map(({ total }) => total) ?? [];
  const lines = totals.map((total, seat) => {
    const isLast = seat === totals.length - 1;
    return `${who(table, seat)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** Before a seat is given up in the middle of a game. */
export const LEAVING = {
  title: 'Leave the table?',
  hint: 'Your seat is given up, and a bot plays on. You cannot come back to it. Go home instead, and it is kept for ten minutes.',
  stay: 'Stay',
} as const;

/** Before somebody goes home in the middle of a game, with the seat kept. */
export const GOING_HOME = {
  title: 'Go home?',
  kept: 'Your seat is kept for ten minutes, and a bot plays for you meanwhile. “Your tables” leads back to it.',
  keptHere: 'Your game is kept on this device. “Go on with your game” leads back to it.',
  home: 'Go home',
  homeHint: 'Your seat is kept for ten minutes',
  again: 'Going back again also takes you home.',
} as const;

/** What the keys are, and how the table is played without seeing it. */
export const KEYS = {
  title: 'Keys and screen reader',
  table: 'Anywhere at the table',
  hand: 'In your hand',
  letters: 'Letters',
  lettersOff: 'Letters are switched off in the settings.',
  lettersHint: 'They work while the focus is at the table. They can be switched off in the settings.',
  reader: 'With a screen reader',
  game: 'In some games',
} as const;

type Keys = readonly (readonly [keys: string, does: string])[];

export const TABLE_KEYS: Keys = [
  ['Tab', 'To the melds, the piles, your hand and the buttons'],
  ['Arrow keys, Home, End', 'Along the cards there'],
  ['Enter', 'Does what the place says: draw, lay off, swap, discard'],
  ['Esc', 'Puts the selection down, or closes what is open'],
  ['Ctrl or ⌘ Z', 'Takes back'],
];

export const HAND_KEYS: Keys = [
  ['Space', 'Selects a card, or puts it down'],
  ['Enter', 'Selects a card; on a selected one, plays the selection where it fits, or leads to where it may go'],
  ['Shift and an arrow key', 'Moves the card along the hand'],
];

export const LETTER_KEYS: Keys = [
  ['D', 'Draw from the stock'],
  ['U', 'Take the upcard'],
  ['M', 'Meld the selected cards'],
  ['L', 'Lay the selection off'],
  ['W', 'Swap for a wild'],
  ['X', 'Discard the selected card'],
  ['Z', 'Take back'],
  ['S', 'Scores'],
  ['T', 'Say something, where people play'],
  ['K', 'Skip to your turn, in practice'],
  ['?', 'This help'],
];

/** Letters that mean something only where the rules have it. */
export const GAME_KEYS: Keys = [
  ['F, C', 'Find the contract, lay it'],
  ['O', 'End the turn without a discard'],
  ['R', 'Go Rummy, or up for 2'],
  ['Y, N', 'Yes or no, when something is asked'],
];

/** How one plays by ear. */
export const READER_HINTS: readonly string[] = [
  'The table has headings: players, melds, stock and discard pile, your hand, scores.',
  'Every card and every place is a button that says what it is. A card you press is selected; press it again to put it down.',
  'With cards selected, the places where they fit are buttons among the melds, and the Meld button says what they would be.',
  'A wild you could have says so: “Swap: take the eight of clubs”. Select the card it stands for, then press it.',
  'What others do is read out by itself, and so is your turn. The Log has all of it.',
];
