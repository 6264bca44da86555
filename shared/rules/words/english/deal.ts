import type { GroupWords } from '../ruleWords.ts';

/** "two", "up to 3": the players at a small table. */
const atMost = (players: number): string => (players === 2 ? 'two' : `up to ${players}`);

/** The words for dealing. */
export const DEAL_WORDS: GroupWords<'deal'> = {
  title: 'The deal',
  options: {
    'table.firstPlayer': {
      label: 'Who plays first',
      says: { afterDealer: 'The player after the dealer plays first.', dealer: 'The dealer plays first.' },
    },
    'deal.size': {
      label: 'Size of the hands',
      says: {
        fixed: 'Hands are the same size in every deal.',
        byRound: 'Hands grow by one card with every deal.',
        byUpcard: 'Each player is dealt a whole hand at once. The first card is face up and sets the size of the hand.',
      },
    },
    'deal.cards': { label: 'Cards each', says: (cards) => `Everyone starts with ${cards} cards.` },
    'deal.cardsIfFew': {
      label: 'Cards each at a small table',
      says: (cards) =>
        cards === 0
          ? 'Everyone starts with the same number of cards, however many play.'
          : `At a small table everyone starts with ${cards} cards.`,
    },
    'deal.fewPlayers': {
      label: 'Size of a small table',
      says: (players) => `A small table has ${atMost(players)} players.`,
    },
    'deal.upcardMeaning': {
      label: 'What the first card means',
      says: {
        additional: 'The face-up card shows how many more cards that player is dealt.',
        total: 'The face-up card shows how many cards that player has in all, including itself.',
      },
    },
    'deal.upcardCourts': {
      label: 'Court cards as the first card',
      says: {
        ten: 'A face-up jack, queen or king means 10 cards.',
        elevenToThirteen: 'A face-up jack means 11 cards, a queen 12 and a king 13.',
      },
    },
    'deal.upcardAce': { label: 'An ace as the first card', says: (cards) => `A face-up ace means ${cards} cards.` },
    'deal.upcardPermanentWild': {
      label: 'A permanent wild as the first card',
      says: {
        buried: 'A face-up card that is always wild goes back into the pack, and another is turned up.',
        15: 'A face-up card that is always wild means 15 cards.',
        20: 'A face-up card that is always wild means 20 cards.',
        25: 'A face-up card that is always wild means 25 cards.',
        twoOrTwelve: 'If twos are always wild, a player with a face-up two chooses to have two or twelve cards in all.',
      },
    },
    'deal.burySmallUpcards': {
      label: 'A two, three or four as the first card',
      says: {
        false: 'A small face-up card means a small hand.',
        true: 'A face-up two, three or four goes back into the pack, and another card is turned up.',
      },
    },
    'deal.order': {
      label: 'Dealing',
      says: { cards: 'Cards are dealt one at a time.', hands: 'Each player is dealt a whole hand at once.' },
    },
    'deal.extra': {
      label: 'Extra card',
      says: {
        firstPlayer: 'The first player is dealt one extra card, which replaces the first draw.',
        nobody: 'Nobody is dealt an extra card: the first turn begins with a draw, like any other.',
      },
    },
    'deal.pileUpcard': {
      label: 'Start of the discard pile',
      says: {
        none: 'The discard pile begins with the first discard.',
        kept: 'A card is turned up to begin the discard pile.',
        replacedIfWild:
          'A card is turned up to begin the discard pile; if it is wild, it goes back into the pack and another is turned up.',
      },
    },
  },
  remarks: {
    wholeHands: 'Each player is dealt a whole hand at once, the dealer last, with the first card face up.',
    handsGrow: ({ cards }) => `Everyone is dealt ${cards} cards in the first deal and one more in each deal after it.`,
    hands: ({ cards, few }) =>
      few === null
        ? `Everyone is dealt ${cards} cards.`
        : `Everyone is dealt ${cards} cards, or ${few.cards} with ${atMost(few.players)} players.`,
  },
  problems: {
    growsForever: 'If hands grow with every deal, the number of deals must be fixed.',
    turnedBeforeNamed:
      'The card that begins the discard pile is turned up before the dealer names the wild rank, so it cannot be replaced if it is wild.',
  },
};
