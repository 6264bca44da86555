import type { Rank } from '#engine';
import type { TextsOf } from './optionText.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

const PERMANENT = { jokers: 'Jokers', twos: 'twos', tens: 'tens', oneEyedJacks: 'one-eyed Jacks' } as const;

/** "a", "a and b", "a, b and c". */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'No number of deals is fixed.';
  if (schedule.every((rank) => rank === 0)) return `There are ${schedule.length} deals.`;
  return `There are ${schedule.length} deals; {beWilds} in turn: ${schedule.map((rank) => RANKS[rank]).join(' ')}.`;
}

const alwaysWild = (kinds: readonly (keyof typeof PERMANENT)[]): string =>
  kinds.length === 0
    ? 'No card is wild in every deal.'
    : `${capital(listed(kinds.map((kind) => PERMANENT[kind])))} are always {beWilds}.`;

/** The table, the pack, the deal, and which cards are wild. */
export const BEFORE_PLAY_TEXT: TextsOf<'table' | 'pack' | 'deal' | 'wilds'> = {
  'table.minPlayers': { label: 'Fewest players', says: (players) => `At least ${players} play.` },
  'table.maxPlayers': { label: 'Most players', says: (players) => `At most ${players} play.` },
  'table.direction': {
    label: 'Direction',
    says: {
      clockwise: 'Deal and play go clockwise, and the next dealer sits in that direction.',
      counterClockwise: 'Deal and play go counter-clockwise, and the next dealer sits in that direction.',
    },
  },
  'table.firstDealer': {
    label: 'First dealer',
    says: {
      random: 'The first dealer is chosen by chance.',
      lowestDraw: 'Everybody draws a card and the lowest deals first; Aces are low.',
      firstJack: 'Cards are turned up round the table; whoever gets the first Jack deals first.',
    },
  },
  'table.drawTie': {
    label: 'Equal cards in that draw',
    says: {
      lowestRedraw: 'Those with the same lowest card draw again.',
      allEqualRedraw: 'All who drew equal cards draw again, until no two are equal.',
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
      fixed: 'The size of the hands is the same in every deal.',
      byRound: 'Hands grow by one card with every deal.',
      byUpcard:
        'Players are dealt their whole hands one after the other, the first card face up: it says how many cards there are.',
    },
  },
  'deal.cards': { label: 'Cards each', says: (cards) => `Hands begin with ${cards} cards.` },
  'deal.cardsIfFew': {
    label: 'Cards each at a small table',
    says: (cards) =>
      cards === 0
        ? 'A small table is dealt as many cards each as a large one.'
        : `At a small table hands have ${cards} cards.`,
  },
  'deal.fewPlayers': {
    label: 'What a small table is',
    says: (players) => `A small table is one of ${players === 2 ? 'two' : `up to ${players}`} players.`,
  },
  'deal.upcardMeaning': {
    label: 'What the first card says',
    says: {
      additional: 'The card turned up says how many more cards its player gets.',
      total: 'The card turned up says how many cards its player has, itself included.',
    },
  },
  'deal.upcardCourts': {
    label: 'Court cards turned up',
    says: {
      ten: 'A Jack, Queen or King turned up says 10.',
      elevenToThirteen: 'A Jack, Queen or King turned up says 11, 12 or 13.',
    },
  },
  'deal.upcardAce': { label: 'An Ace turned up', says: (cards) => `An Ace turned up says ${cards}.` },
  'deal.upcardPermanentWild': {
    label: 'A permanent wild turned up',
    says: {
      buried: 'If a card is turned up that is always wild, it goes back into the pack and another is turned.',
      15: 'A card turned up that is always wild says 15.',
      20: 'A card turned up that is always wild says 20.',
      25: 'A card turned up that is always wild says 25.',
      twoOrTwelve: 'A two turned up, where twos are always wild, lets its player choose: two cards in all, or twelve.',
    },
  },
  'deal.burySmallUpcards': {
    label: 'Twos, threes and fours turned up',
    says: {
      false: 'A small card turned up gives a small hand.',
      true: 'A two, three or four turned up goes back into the pack, and another card is turned.',
    },
  },
  'deal.order': {
    label: 'Dealing',
    says: { cards: 'Cards are dealt one at a time.', hands: 'Whole hands are dealt one after the other.' },
  },
  'deal.extra': {
    label: 'Extra card',
    says: {
      firstPlayer: 'Whoever begins is dealt one card more: it stands for the first draw.',
      nobody: 'Nobody is dealt an extra card: the first turn begins with a draw like every other.',
    },
  },
  'deal.pileUpcard': {
    label: 'Start of the discard pile',
    says: {
      none: 'The discard pile begins with the first discard.',
      kept: 'A card is turned up to begin the discard pile.',
      replacedIfWild:
        'A card is turned up to begin the discard pile; if it is wild, it goes back into the pack and another is turned.',
    },
  },
  'wilds.source': {
    label: 'The wild rank',
    says: {
      schedule: 'Each deal has a {wild} rank of its own, known from the start.',
      dealerNames: 'The dealer looks at the cards dealt and names the {wild} rank, each rank once a game.',
      dealerFirstCard: 'The dealer’s first card is dealt face up: all cards of its rank are {beWilds}.',
      dealerLastCard: 'The dealer’s last card is dealt face up: all cards of its rank are {beWilds}.',
      dealerExtraCard: 'The dealer gets one more card, face up: all cards of its rank are {beWilds}.',
      outsideCard: 'A card is drawn apart from the deal: all cards of its rank are {beWilds}.',
      stockCard: 'After the deal the top card of the stock is turned up: all cards of its rank are {beWilds}.',
      none: 'There is no {wild} rank.',
    },
  },
  'wilds.schedule': { label: 'The deals', says: scheduleSaid },
  'wilds.jokerDeal': {
    label: 'A last deal for the Joker',
    says: {
      false: 'No deal follows those.',
      true: 'One more deal follows, in which there is no {wild} rank.',
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
      buried: 'If that card is always wild, it goes back into the pack and another is turned.',
      dealerGetsMore: 'If that card is always wild, the dealer keeps it and gets another, until one is not.',
    },
  },
  'wilds.aceAllowed': {
    label: 'Aces as the wild rank',
    says: { true: 'Aces can be the {wild} rank like any other.', false: 'Aces are never the {wild} rank.' },
  },
};
