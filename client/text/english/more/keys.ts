type Keys = readonly (readonly [keys: string, does: string])[];

/** The headings of the help. */
export const KEYS = {
  table: 'Anywhere at the table',
  hand: 'In your hand',
  letters: 'Letter keys',
  lettersOff: 'Letter keys are turned off in the settings.',
  lettersHint: 'They work while the focus is on the table. You can turn them off in the settings.',
  reader: 'With a screen reader',
  game: 'In some games',
} as const;

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
