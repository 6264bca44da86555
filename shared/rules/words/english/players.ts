import type { GroupWords } from '../ruleWords.ts';

/** The words for the number of players and the pack. */
export const PLAYER_WORDS: GroupWords<'players'> = {
  title: 'Players and cards',
  options: {
    'table.minPlayers': { label: 'Fewest players', says: (players) => `At least ${players} players.` },
    'table.maxPlayers': { label: 'Most players', says: (players) => `At most ${players} players.` },
    'table.direction': {
      label: 'Direction',
      says: {
        clockwise: 'Dealing and play go clockwise, and so does the turn to deal.',
        counterClockwise: 'Dealing and play go counter-clockwise, and so does the turn to deal.',
      },
    },
    'table.firstDealer': {
      label: 'First dealer',
      says: {
        random: 'The first dealer is chosen at random.',
        lowestDraw: 'Everyone draws a card, and the lowest card deals first; aces are low.',
        firstJack: 'Cards are dealt face up around the table, and the player who gets the first jack deals first.',
      },
    },
    'table.drawTie': {
      label: 'Equal cards in that draw',
      says: {
        lowestRedraw: 'Players who tie for the lowest card draw again.',
        allEqualRedraw: 'Players who draw equal cards draw again, until no two are equal.',
      },
    },
    'pack.packs': {
      label: 'Packs',
      says: {
        one: 'One pack of 52 cards.',
        two: 'Two packs shuffled together.',
        twoAbove4: 'One pack for up to four players, two packs for more.',
        threeAbove4: 'Two packs for up to four players, three packs for more.',
        halfOfPlayers: 'One pack for every two players, rounded up.',
      },
    },
    'pack.jokers': {
      label: 'Jokers',
      says: {
        0: 'No jokers.',
        1: 'One joker.',
        4: 'Four jokers.',
        6: 'Six jokers.',
        twoPerPack: 'Two jokers in each pack.',
      },
    },
    'pack.lowestRank': {
      label: 'Cards taken out',
      says: {
        2: 'No cards are taken out.',
        3: 'The twos are taken out.',
        4: 'The twos and threes are taken out.',
        6: 'The twos, threes, fours and fives are taken out.',
      },
    },
  },
  remarks: {
    howMany: ({ fewest, most }) =>
      fewest === most
        ? `For ${fewest} players.`
        : `For ${fewest} ${most - fewest === 1 ? 'or' : 'to'} ${most} players.`,
  },
  problems: {
    noTable: 'A table has two to eight seats, and the fewest players cannot exceed the most.',
    tooFewCards:
      'There are not enough cards for every number of players allowed: all hands, the cards turned up and one card for the stock.',
    jokersMissing: 'Jokers are wild, but there are none in the pack.',
    jokersNotWild: 'There are jokers in the pack, so they must be wild.',
    twosMissing: 'Twos are always wild, but they are taken out of the pack.',
  },
};
