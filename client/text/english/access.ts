import type { Card, RuleSet } from '#engine';
import type { TableView } from '#protocol';
import type { HandGroups } from '../../game/types.ts';
import { cardLabel, cardName } from './cards.ts';
import { counted } from './plural.ts';
import { plain, points } from './table.ts';
import { who } from './told.ts';
import { type Words, wordsOf } from './words.ts';

/** A card's new place in the hand: "Seven of hearts, card 3 of 8". */
export const placeInHand = (card: Card, place: number, cards: number): string =>
  `${cardLabel(card, false)}, card ${place} of ${cards}.`;

/** "Sorted by melds: five of hearts, six of hearts, seven of hearts; two of spades." */
export const sortedHand = (order: 'suit' | 'melds' | 'rank', groups: HandGroups, { melds }: Words): string =>
  `Sorted by ${order === 'melds' ? melds : order}: ${groups.map((cards) => cards.map(cardName).join(', ')).join('; ')}.`;

/** "10 seconds left." */
export const hurry = (seconds: number): string => `${counted(seconds, 'second', 'seconds')} left.`;

/** Read out while the table has no melds. */
export const noMelds = (rules: RuleSet): string => `No ${wordsOf(rules).melds} on the table.`;

/** The current totals: "You 12, Ana 41 points". */
export function totalsLine(table: TableView): string {
  const totals = table.game?.seats.map(({ total }) => total) ?? [];
  const lines = totals.map((total, seat) => {
    const isLast = seat === totals.length - 1;
    return `${who(table, seat)} ${isLast ? points(total) : plain(total)}`;
  });
  return `${lines.join(', ')}.`;
}

/** The question before a player gives up a seat mid-game. */
export const LEAVING = {
  title: 'Leave the table?',
  hint: 'A bot takes your seat, and you can’t come back to it. Go home instead to keep your seat for ten minutes.',
  stay: 'Stay',
} as const;

/** The question before a player goes home mid-game and keeps the seat. */
export const GOING_HOME = {
  title: 'Go home?',
  kept: 'Your seat is kept for ten minutes while a bot plays for you. “Your tables” takes you back to it.',
  keptHere: 'Your game is kept on this device. “Continue your game” takes you back to it.',
  home: 'Go home',
  homeHint: 'Your seat is kept for ten minutes',
  again: 'Pressing Back again also takes you home.',
} as const;

/** The help on keys and on playing with a screen reader. */
export const KEYS = {
  title: 'Keys and screen reader',
  table: 'Anywhere at the table',
  hand: 'In your hand',
  letters: 'Letter keys',
  lettersOff: 'Letter keys are turned off in the settings.',
  lettersHint: 'They work while the focus is on the table. You can turn them off in the settings.',
  reader: 'With a screen reader',
  game: 'In some games',
} as const;

type Keys = readonly (readonly [keys: string, does: string])[];

export const TABLE_KEYS: Keys = [
  ['Tab', 'Move between the melds, the piles, your hand and the buttons'],
  ['Arrow keys, Home, End', 'Move along the cards there'],
  ['Enter', 'Do what the place says: draw, lay off, swap, discard'],
  ['Esc', 'Close what’s open, or clear the selection'],
  ['Ctrl or ⌘ Z', 'Undo'],
];

export const HAND_KEYS: Keys = [
  ['Space', 'Select or deselect a card'],
  ['Enter', 'Select a card; on a selected card, play the selection where it fits, or go to where it fits'],
  ['Shift and an arrow key', 'Move the card along the hand'],
];

export const LETTER_KEYS: Keys = [
  ['D', 'Draw from the stock'],
  ['U', 'Take the top card of the discard pile'],
  ['M', 'Meld the selected cards'],
  ['L', 'Lay off the selection'],
  ['W', 'Swap for a wild'],
  ['X', 'Discard the selected card'],
  ['Z', 'Undo'],
  ['S', 'Scores'],
  ['H', 'Hint; again: the next best'],
  ['V', 'Show the hint’s cards'],
  ['T', 'Say something, with other people'],
  ['K', 'Skip to your turn, in practice'],
  ['?', 'This help'],
];

/** Letters that work only in games whose rules need them. */
export const GAME_KEYS: Keys = [
  ['F, C', 'Find the contract, lay the contract'],
  ['O', 'End the turn without a discard'],
  ['R', 'Go Rummy, or up for 2'],
  ['Y, N', 'Answer yes or no'],
];

/** Tips for playing with a screen reader. */
export const READER_HINTS: readonly string[] = [
  'The table has headings: players, melds, stock and discard pile, your hand, scores.',
  'Every card and every place is a button that says what it is. Press a card to select it; press it again to deselect it.',
  'With cards selected, the places where they fit are buttons among the melds, and the Meld button says what they would make.',
  'A wild you can swap for says so: “Swap: take the eight of clubs”. Select the card it stands for, then press the wild.',
  'Other players’ moves and your turn are read out automatically. The log has everything.',
];
