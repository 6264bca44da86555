import type { GroupWords } from '../ruleWords.ts';

/** The words for how a player ends a deal. */
export const GOING_OUT_WORDS: GroupWords<'goingOut'> = {
  title: '{GoingOut}',
  options: {
    'goingOut.discard': {
      label: 'The last discard',
      says: {
        required: 'To {goOut}, you must have a card left to discard.',
        optional: 'You may {goOut} with or without a last discard.',
        forbidden: 'To {goOut}, you must lay your last card; you may not discard it.',
      },
    },
    'goingOut.unplayable': {
      label: 'An unplayable last discard',
      says: {
        false: 'Your last discard may be any card.',
        true: 'Your last discard must be a card that could not be added to any {meld} on the table.',
      },
    },
    'goingOut.faceDown': {
      label: 'The last discard’s face',
      says: { false: 'The last discard lies face up.', true: 'The last discard lies face down.' },
    },
    'goingOut.float': {
      label: 'Floating',
      says: {
        off: 'Nobody stays in the deal without cards.',
        on: 'If you have laid all your cards and have none left to discard, you float: you stay in, draw from the stock on your turn, and lay or discard the card you draw.',
        onWithPenalty:
          'If you have laid all your cards and have none left to discard, you float: you stay in, draw from the stock on your turn, and lay or discard the card you draw. When another player {goesOut}, each floater draws one more card.',
      },
    },
    'goingOut.firstTurn': {
      label: 'Finishing on your first turn',
      says: {
        true: 'You may {goOut} on your first turn.',
        false: 'Nobody may {goOut} on their first turn.',
      },
    },
    'goingOut.relief': {
      label: 'If others have had no turn',
      says: {
        nothing: 'When a player {goesOut}, players who have not had a turn do not get one.',
        meld: 'When a player {goesOut} on their first turn, players who have not had a turn may still lay cards from the hand they were dealt.',
        fullTurn: 'When a player {goesOut} on their first turn, players who have not had a turn still get one.',
      },
    },
    'goingOut.upFor2': {
      label: 'Up for 2',
      says: {
        false: 'A lone two is a card like any other.',
        true: 'If a two is all you have left after your discard, you may end the deal and take 2 points for it, unless twos are {beWilds}.',
      },
    },
    'goingOut.rummyOnly': {
      label: 'How a deal is ended',
      says: {
        false: 'A deal ends when a player has played all their cards.',
        true: 'A deal ends when a player shows a whole hand of {melds}.',
      },
    },
    'goingOut.othersMeldAfter': {
      label: 'The others’ melds afterwards',
      says: {
        false: 'The others then lay nothing.',
        true: 'The others then lay the {melds} they hold, in the way that leaves them the fewest points.',
      },
    },
  },
  remarks: {
    lastContract: 'In the last deal the contract takes all your cards: you {goOut} as you lay it, without a discard.',
  },
  problems: {
    lastCardStuck:
      'A last card that fits a meld could be neither laid nor discarded: allow floating, or going out without a discard.',
    unplayableButWhere: 'A last card that fits only another player’s meld could be neither laid nor discarded.',
    floatForNothing: 'Floating is for players with no card left to discard, so a last discard must be required.',
    reliefFromWhat: 'Players who have not had a turn need no last chance if nobody can finish on a first turn.',
    upForNoTwo: 'A lone two cannot end the deal where twos are always wild or taken out.',
    upFor2Points: 'Going up for 2 costs 2 points, so it needs penalty scoring.',
    rummyOrTurns: 'Melds are laid either in turns or all at once when a player ends the deal, not both.',
    nothingOnTable:
      'If melds stay in the hand, there is nothing on the table to add to, take from, call or float on, and no contract to lay.',
    nothingMeldedAtOnce:
      'If melds stay in the hand, a card drawn cannot be laid at once, and only one card can be taken from the pile at a time.',
    meldsAfterWhat: 'The others can lay their melds afterwards only if a deal ends with a whole hand shown.',
  },
};
