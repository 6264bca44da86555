import type { Rank } from '#engine';
import type { AlwaysWild } from '../remarks.ts';
import type { GroupWords } from '../ruleWords.ts';
import { rankShort } from './cards.ts';
import { capital, listed } from './lists.ts';

const ALWAYS: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'jokers',
  twos: 'twos',
  tens: 'tens',
  oneEyedJacks: 'one-eyed jacks',
};

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'The number of deals is not fixed.';
  if (schedule.every((rank) => rank === 0)) return `There are ${schedule.length} deals.`;
  return `There are ${schedule.length} deals. In turn, these ranks are {beWilds}: ${schedule.map(rankShort).join(' ')}.`;
}

const alwaysWild = (kinds: readonly AlwaysWild[]): string =>
  kinds.length === 0
    ? 'No cards are always {beWilds}.'
    : `${capital(listed(kinds.map((kind) => ALWAYS[kind])))} are always {beWilds}.`;

const ONE_OF: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'a joker',
  twos: 'a two',
  tens: 'a ten',
  oneEyedJacks: 'a one-eyed jack',
};

/** The words for wild cards and the number of deals. */
export const WILD_WORDS: GroupWords<'wilds'> = {
  title: 'Which cards are {beWilds}',
  options: {
    'wilds.source': {
      label: 'The wild rank',
      says: {
        schedule: 'Each deal has its own {wild} rank, known from the start.',
        dealerNames:
          'The dealer looks at their hand and names the {wild} rank; each rank can be named only once in a game.',
        dealerFirstCard: 'The dealer’s first card is dealt face up: all cards of its rank are {beWilds}.',
        dealerLastCard: 'The dealer’s last card is dealt face up: all cards of its rank are {beWilds}.',
        dealerExtraCard: 'The dealer is dealt one more card, face up: all cards of its rank are {beWilds}.',
        outsideCard: 'A separate card is turned up: all cards of its rank are {beWilds}.',
        stockCard: 'After the deal, the top card of the stock is turned up: all cards of its rank are {beWilds}.',
        none: 'There is no {wild} rank.',
      },
    },
    'wilds.schedule': { label: 'The deals', says: scheduleSaid },
    'wilds.jokerDeal': {
      label: 'A last deal for the joker',
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
        dealerGetsMore:
          'If that card is always wild, the dealer keeps it and is dealt another, and so on until one is not.',
      },
    },
    'wilds.aceAllowed': {
      label: 'Aces as the wild rank',
      says: { true: 'Aces can be the {wild} rank.', false: 'Aces are never the {wild} rank.' },
    },
  },
  remarks: {
    noWilds: 'There are no wild cards.',
    deals: ({ deals }) => `There are ${deals} deals.`,
    oneJoker: 'The joker is always {beWilds}.',
    noOthers: 'No other cards are.',
    buried: ({ kinds }) =>
      `If ${kinds.map((kind) => ONE_OF[kind]).join(' or ')} is turned up, it goes back into the pack and another card is turned up.`,
    standsForAny: 'A {wild} can stand for any other card.',
    usedAsItIs: 'A card of the {wild} rank can always be used as the card it is.',
  },
  problems: {
    noDeals: 'The game needs a number of deals, or a target.',
    ranksWithoutEnd:
      'A list of wild ranks runs out: in a game to a target, a card must show the wild rank, or there must be none.',
    namedOnceEach:
      'A dealer who names each rank once a game needs thirteen deals, a pack with all ranks, and aces allowed as the wild rank.',
    rankNotInPack: 'A rank that is wild in one of the deals is taken out of the pack.',
    dealWithoutRank: 'Each deal in the list needs a wild rank.',
    jokerDealWithoutJoker: 'A last deal for the joker needs jokers that are wild.',
    jokerDealAfterWhat: 'A last deal for the joker follows a fixed list of deals, not a target or a card turned up.',
    twoPileStarts: 'The discard pile can begin with only one card: the one that shows the wild rank, or another.',
    moreForNobody: 'The dealer can keep the card and be dealt another only if it was dealt to the dealer.',
  },
};
