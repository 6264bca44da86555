import type { PresetId } from '../../presets/index.ts';
import type { GameTexts } from '../ruleWords.ts';

/** The names of the games, and what makes each special. */
export const GAME_TEXTS: Readonly<Record<PresetId, GameTexts>> = {
  'crazy-rummy': {
    name: 'Crazy Rummy',
    about: 'Thirteen deals with a different wild rank in each, from aces in the first to kings in the last.',
  },
  'crazy-rummy-7': {
    name: 'Crazy Rummy in seven deals',
    about: 'Every other rank is wild: aces, threes, fives, sevens, nines, jacks and kings.',
  },
  'crazy-rummy-3': {
    name: 'Crazy Rummy in three deals',
    about: 'Three deals, with aces, sevens and kings wild.',
  },
  'fort-worth-gin': {
    name: 'Fort Worth Gin',
    about: 'No meld may have more wilds than natural cards.',
  },
  'fort-worth-gin-odd': {
    name: 'Fort Worth Gin, short game',
    about: 'Fort Worth Gin in seven deals, with the odd ranks wild.',
  },
  'fort-worth-gin-even': {
    name: 'Fort Worth Gin, very short game',
    about: 'Fort Worth Gin in six deals, with the even ranks wild.',
  },
  biddies: {
    name: 'Biddies',
    about: 'Aces are high or low, and a player left with only a two may end the deal.',
  },
  'treize-brasses': {
    name: 'Treize Brasses',
    about: 'Two packs and thirteen cards each; if you take a discard, you must use it at once.',
  },
  beanie: {
    name: 'Beanie',
    about:
      'Wild ranks run from kings down to aces, and if a player finishes on their first turn, the others may still lay cards.',
  },
  'ace-to-ace': {
    name: 'Ace to Ace',
    about:
      'What you lay counts for you, what you hold counts against you, and you may take as much of the discard pile as you like.',
  },
  'the-press': {
    name: 'The Press',
    about: 'When one player is 50 or more points behind everyone else, the next deal counts double.',
  },
  'auto-press': {
    name: 'Auto-Press',
    about: 'The Press for four or more players: the first deal sets it up for the second.',
  },
  'dealers-choice': {
    name: 'Dealer’s Choice',
    about: 'The dealer looks at their hand and names the wild rank; each rank only once a game.',
  },
  'one-joker': {
    name: 'One Joker',
    about: 'One joker, always wild, and a fourteenth deal in which nothing else is.',
  },
  thanasis: {
    name: 'Thanasis',
    about: 'Melds stay in the hand until a player can show a whole hand of them.',
  },
  dynamitis: {
    name: 'Dynamitis',
    about: 'Thanasis with twos always wild as well.',
  },
  'basic-rummy': {
    name: 'Basic Rummy',
    about: 'There are no wild cards, and the winner of a deal scores what the others hold.',
  },
  'five-thousand-rummy': {
    name: '5000 Rummy',
    about:
      'Each player’s first card sets the size of their hand, the dealer’s sets the wild rank, and cards you lay count for you.',
  },
  george: {
    name: 'George',
    about: '5000 Rummy with sets only, at most one wild in each; to take from the pile you need two matching cards.',
  },
  'crummy-rummy': {
    name: 'Crummy Rummy',
    about: 'Seven deals, each with a contract that you must lay before anything else.',
  },
};
