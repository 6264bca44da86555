import type { Rank } from '#engine';
import type { TextsOf } from './optionText.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const PERMANENT = { jokers: 'Jokers', twos: 'twos', tens: 'tens', oneEyedJacks: 'one-eyed Jacks' } as const;

/** "a", "a and b", "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'The number of deals is not fixed.';
  if (schedule.every((rank) => rank === 0)) return `There are ${schedule.length} deals.`;
  return `There are ${schedule.length} deals. In turn, these ranks are {beWilds}: ${schedule.map((rank) => RANKS[rank]).join(' ')}.`;
}

const alwaysWild = (kinds: readonly (keyof typeof PERMANENT)[]): string =>
  kinds.length === 0
    ? 'No cards are always {beWilds}.'
    : `${capital(listed(kinds.map((kind) => PERMANENT[kind])))} are always {beWilds}.`;

/** The table, the pack, the deal, and which cards are wild. */
export const BEFORE_PLAY_TEXT: TextsOf<'table' | 'pack' | 'deal' | 'wilds'> = {
  'table.minPlayers': { label: 'Fewest players', says: (players) => `At least ${players} players.` },
  'table.maxPlayers': { label: 'Most players', says: (players) => `At most ${players} players.` },
  'table.direction': {
    label: 'Direction',
    says: {
      clockwise: 'The deal and the play go clockwise, and so does the turn to deal.',
      counterClockwise: 'The deal and the play go counter-clockwise, and so does the turn to deal.',
    },
  },
  'table.firstDealer': {
    label: 'First dealer',
    says: {
      random: 'The first dealer is chosen at random.',
      lowestDraw: 'Everyone draws a card, and the lowest card deals first; Aces are low.',
      firstJack: 'Cards are dealt face up around the table, and the player who gets the first Jack deals first.',
    },
  },
  'table.drawTie': {
    label: 'Equal cards in that draw',
    says: {
      lowestRedraw: 'Players who tie for the lowest card draw again.',
      allEqualRedraw: 'Players who draw equal cards draw again, until no two are equal.',
    },
  },
  'table.firstPlayer': {
    label: 'Who begins',
    says: { afterDealer: 'The player after the dealer begins.', dealer: 'The dealer begins.' },
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
      0: 'No Jokers.',
      1: 'One Joker.',
      4: 'Four Jokers.',
      6: 'Six Jokers.',
      twoPerPack: 'Two Jokers in each pack.',
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
  'deal.size': {
    label: 'Size of the hands',
    says: {
      fixed: 'Hands are the same size in every deal.',
      byRound: 'Hands grow by one card with every deal.',
      byUpcard: 'Each player is dealt a whole hand at once. The first card is face up and says how large the hand is.',
    },
  },
  'deal.cards': { label: 'Cards each', says: (cards) => `Everyone starts with ${cards} cards.` },
  'deal.cardsIfFew': {
    label: 'Cards each at a small table',
    says: (cards) =>
      cards === 0
        ? 'A small table is dealt as many cards each as a large one is.'
        : `At a small table everyone starts with ${cards} cards.`,
  },
  'deal.fewPlayers': {
    label: 'What a small table is',
    says: (players) => `A small table has ${players === 2 ? 'two' : `up to ${players}`} players.`,
  },
  'deal.upcardMeaning': {
    label: 'What the first card says',
    says: {
      additional: 'The face-up card says how many more cards that player is dealt.',
      total: 'The face-up card says how many cards that player has in all, itself included.',
    },
  },
  'deal.upcardCourts': {
    label: 'Court cards as the first card',
    says: {
      ten: 'A face-up Jack, Queen or King means 10 cards.',
      elevenToThirteen: 'A face-up Jack means 11 cards, a Queen 12 and a King 13.',
    },
  },
  'deal.upcardAce': { label: 'An Ace as the first card', says: (cards) => `A face-up Ace means ${cards} cards.` },
  'deal.upcardPermanentWild': {
    label: 'A permanent wild as the first card',
    says: {
      buried: 'A face-up card that is always wild goes back into the pack, and another is turned up.',
      15: 'A face-up card that is always wild means 15 cards.',
      20: 'A face-up card that is always wild means 20 cards.',
      25: 'A face-up card that is always wild means 25 cards.',
      twoOrTwelve:
        'Where twos are always wild, a player with a face-up two chooses to have two cards in all, or twelve.',
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
      firstPlayer: 'The first player is dealt one extra card, which takes the place of a first draw.',
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
  'wilds.source': {
    label: 'The wild rank',
    says: {
      schedule: 'Each deal has its own {wild} rank, known from the start.',
      dealerNames:
        'The dealer looks at the hand dealt and names the {wild} rank; each rank can be named only once in a game.',
      dealerFirstCard: 'The dealer’s first card is dealt face up: all cards of its rank are {beWilds}.',
      dealerLastCard: 'The dealer’s last card is dealt face up: all cards of its rank are {beWilds}.',
      dealerExtraCard: 'The dealer is dealt one more card, face up: all cards of its rank are {beWilds}.',
      outsideCard: 'A separate card is turned up: all cards of its rank are {beWilds}.',
      stockCard: 'After the deal the top card of the stock is turned up: all cards of its rank are {beWilds}.',
      none: 'There is no {wild} rank.',
    },
  },
  'wilds.schedule': { label: 'The deals', says: scheduleSaid },
  'wilds.jokerDeal': {
    label: 'A last deal for the Joker',
    says: {
      false: 'There is no extra deal.',
      true: 'One more deal follows, with no {wild} rank.',
    },
  },
  'wilds.permanent': { label: 'Always wild', says: alwaysWild },
  'wilds.indicator': {
    label: 'The card that shows the wild rank',
    says: {
      outOfPlay: 'The card that shows the {wild} rank stays out of play.',
      startsPile: 'The card that shows the {wild} rank begins the discard pile.',
    },
  },
  'wilds.permanentIndicator': {
    label: 'If it is always wild',
    says: {
      buried: 'If that card is always wild, it goes back into the pack and another is turned up.',
      dealerGetsMore: 'If that card is always wild, the dealer keeps it and is dealt another, until one is not.',
    },
  },
  'wilds.aceAllowed': {
    label: 'Aces as the wild rank',
    says: { true: 'Aces can be the {wild} rank.', false: 'Aces are never the {wild} rank.' },
  },
};
