import type { Refusal } from '#protocol';
import type { Hint } from '../../game/intents.ts';
import type { Words } from './words.ts';

type Said = string | ((words: Words) => string);

/** One sentence for every reason to refuse. A code without a sentence does not compile. */
const REFUSAL_TEXT: Readonly<Record<Refusal, Said>> = {
  notNow: 'That cannot be done at this point of the turn.',
  notYourTurn: 'It is not your turn yet.',
  notYourCard: 'That card is not in your hand.',
  pileEmpty: 'The discard pile is empty: draw from the stock.',
  mustDrawStock: 'With one card left you must draw from the stock.',
  noSuchMeld: ({ meld }) => `That ${meld} is no longer there.`,
  notAMeld: 'These cards make neither a set nor a run.',
  setFull: 'That set is full.',
  doesNotFit: 'That card does not fit there.',
  meldFirst: 'Lay down a new set or run of your own first.',
  keepOne: 'You must keep one card to discard.',
  notWild: ({ wild }) => `Only a ${wild} can be taken.`,
  wrongNatural: ({ wild }) => `Only the card that the ${wild} stands for frees it.`,
  keepDrawn: ({ goOut }) => `With one card left you may not discard the card you drew unless you ${goOut}.`,
  nothingToTakeBack: 'There is nothing to take back.',
  tooManyPlays: 'That was taken back too often: discard to end your turn.',
  tooManyWilds: ({ meld, wilds }) => `That ${meld} would have too many ${wilds}.`,
  onlyWilds: ({ meld, wilds }) => `A ${meld} of ${wilds} alone takes nothing but ${wilds}.`,
  locked: ({ wilds }) => `Nothing can be taken from a set that was laid with ${wilds} alone.`,
  meldsNotYet: ({ melds }) => `Nobody may lay ${melds} down yet.`,
  oneMeldATurn: ({ meld }) => `Only one new ${meld} a turn.`,
  notYourMeld: ({ melds }) => `You may add to your own ${melds} only.`,
  contractFirst: 'Lay your whole contract first.',
  wrongContract: ({ melds }) => `These ${melds} are not the contract of this deal.`,
  noNewMelds: ({ melds }) => `After the contract there are no new ${melds}: add to those on the table.`,
  topCardOnly: 'Only the top card of the discard pile can be taken now.',
  needTwoNaturals: ({ wild }) => `You need two matching cards, neither a ${wild}, to take that card.`,
  mustMeldTaken: 'Play the card you took from the discard pile, or take your turn back.',
  frozen: 'Cards taken from the discard pile rest until your next turn.',
  meldOrDiscardDrawn: 'Play the card you drew, or discard it.',
  noGivingBack: 'The card you just took cannot be discarded this turn.',
  wildStays: 'Only a joker may leave its meld.',
  reuseWild: ({ wild }) => `Play the ${wild} you took, or take the swap back.`,
  wildNeedsPlace: ({ wild, meld }) => `The ${wild} must go where a ${meld} takes it.`,
  oneSwapATurn: ({ wild }) => `Only one ${wild} a turn.`,
  lastCardPlayable: ({ meld }) => `Your last card fits a ${meld} on the table: lay it off.`,
  notOutYet: ({ goOut }) => `Nobody can ${goOut} on the first turn.`,
  noLastDiscard: ({ goOut }) => `To ${goOut}, lay everything down: nothing is discarded.`,
  cardsLeft: 'You still have cards.',
  notUpForTwo: ({ wild }) => `Only a 2 that is not a ${wild} can be kept to end the deal.`,
  notRummy: ({ melds }) => `Not all of your cards are in ${melds}.`,
  rankTaken: 'That rank cannot be named: each is wild once a game.',
  notAsked: 'Nothing is asked of you now.',
  notCallable: 'That card fits nothing on the table.',
  badMessage: 'The table did not understand that. Please reload the page.',
  stale: 'The table has already moved on.',
  notSeated: 'You are watching: only players can do that.',
  notPlaying: 'No game is under way.',
  alreadyPlaying: 'The game has already begun.',
  gameOver: 'The game is over. Once its players begin another, you can take the seat of a bot between two deals.',
  tableFull: 'This table is full.',
  notFull: 'This table plays without bots: it begins when all seats are taken.',
  noSpectators: 'Nobody watches at this table.',
  nobodyThere: 'Nobody else sits there now.',
  noSuchTable: 'There is no table with this code.',
  badToken: 'The game does not know this device any more. Please reload the page.',
  noSuchGuest: 'Nobody has this code. Please look at it again.',
  badName: 'Please choose a name of 1 to 20 ordinary letters.',
  badRules: 'The rules of that table cannot be read here. Please reload the page.',
  badSeats: 'That game is not for so many players.',
  oldVersion: 'A newer version of the game is out. Please reload the page.',
  tooFast: 'That was too fast. Please wait a moment.',
  offline: 'The table cannot be reached. Check your connection.',
  tableClosed: 'This table had to close. Its record is kept.',
};

/** What the page says by itself. */
const HINT_TEXT: Readonly<Record<Hint, Said>> = {
  tapToArrange: 'Tap a card, then the card whose place it takes.',
  selectToDiscard: 'Select exactly one card to discard.',
  selectToMeld: 'Select the cards of a set or a run first.',
  tooFewToMeld: ({ meld }) => `A ${meld} needs more cards.`,
  fitsNotAll: 'Not all of these cards fit there.',
  meldOfItsOwn: ({ meld }) => `These cards are a ${meld} of their own: lay it on the free table.`,
  noContractFound: 'Your hand does not make the contract yet.',
  noRummyFound: ({ melds }) => `Your cards are not all in ${melds} yet.`,
  selectForTwo: 'Select the card to discard, and keep the 2.',
  timeRanOut: 'Your time ran out.',
  notOpened: 'That could not be opened. Please reload the page and try again.',
  gameForgotten: 'That game could not be kept. Please begin another.',
};

/** Why something is refused, or what the page has to say, in the words of the game. */
export function sentence(code: Refusal | Hint, words: Words): string {
  const said = { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
  return typeof said === 'string' ? said : said(words);
}
