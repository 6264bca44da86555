import type { Refusal } from '#protocol';
import type { Terms } from '#text';
import type { Hint } from '../../game/intents.ts';
import { type Words, wordsIn } from './words.ts';

type Said = string | ((words: Words) => string);

/** The sentence for each refusal. A code without a sentence does not compile. */
const REFUSAL_TEXT: Readonly<Record<Refusal, Said>> = {
  notNow: 'You can’t do that at this point in the turn.',
  notYourTurn: 'It’s not your turn yet.',
  notYourCard: 'That card isn’t in your hand.',
  pileEmpty: 'The discard pile is empty. Draw from the stock.',
  mustDrawStock: 'With one card left, you must draw from the stock.',
  noSuchMeld: ({ meld }) => `That ${meld} is no longer there.`,
  notAMeld: ({ set }) => `These cards aren’t a ${set} or a run.`,
  setFull: ({ set }) => `That ${set} is full.`,
  doesNotFit: 'That card doesn’t fit there.',
  meldFirst: ({ meld }) => `Lay down a ${meld} of your own first.`,
  keepOne: 'You must keep one card to discard.',
  notWild: ({ wild }) => `You can swap only for a ${wild}.`,
  wrongNatural: ({ wild }) => `To swap for a ${wild}, you need the card it stands for.`,
  keepDrawn: ({ goOut }) =>
    `You began the turn with one card, so you can’t discard the card you drew unless you ${goOut}.`,
  nothingToTakeBack: 'There’s nothing to undo.',
  tooManyPlays: 'Too many plays and undos this turn. Discard to end it.',
  tooManyWilds: ({ meld, wilds }) => `That ${meld} would have too many ${wilds}.`,
  onlyWilds: ({ meld, wilds }) => `You can add only ${wilds} to a ${meld} of ${wilds} alone.`,
  locked: ({ set, wilds }) => `You can’t take from a ${set} laid with ${wilds} alone.`,
  meldsNotYet: ({ melds }) => `You can’t lay down ${melds} yet.`,
  oneMeldATurn: ({ meld }) => `You can lay down only one new ${meld} a turn.`,
  notYourMeld: ({ melds }) => `You can add only to your own ${melds}.`,
  contractFirst: 'Lay your whole contract first.',
  wrongContract: ({ melds }) => `These ${melds} don’t make this deal’s contract.`,
  noNewMelds: ({ melds }) => `After the contract, you can’t lay down new ${melds}. Add to those on the table.`,
  topCardOnly: 'You can take only the top card of the discard pile now.',
  needTwoNaturals: 'To take that card, you need two natural cards that match it.',
  mustMeldTaken: 'Play the card you took from the discard pile, or undo your turn.',
  frozen: 'You can’t play cards you took from the discard pile until your next turn.',
  meldOrDiscardDrawn: 'Play the card you drew, or discard it.',
  noGivingBack: 'You can’t discard the card you took this turn.',
  wildStays: ({ meld }) => `Only jokers can leave their ${meld}.`,
  reuseWild: ({ wild }) => `Play the ${wild} you took, or undo the swap.`,
  wildNeedsPlace: ({ wild, meld }) => `Move the ${wild} to a ${meld} that can take it.`,
  oneSwapATurn: ({ wild }) => `You can swap for only one ${wild} a turn.`,
  lastCardPlayable: ({ meld }) => `Your last card fits a ${meld} on the table. Lay it off.`,
  notOutYet: ({ goOut }) => `You can’t ${goOut} on your first turn.`,
  noLastDiscard: ({ goOut }) => `To ${goOut}, lay down all your cards. You can’t discard the last one.`,
  cardsLeft: 'You still have cards in your hand.',
  notUpForTwo: ({ wild }) => `To go up for 2, keep a 2 that isn’t a ${wild}.`,
  notRummy: ({ melds }) => `Not all your cards are in ${melds}.`,
  rankTaken: ({ beWilds }) => `That rank has already been ${beWilds}. Name another.`,
  notAsked: 'There’s nothing for you to answer now.',
  notCallable: 'That card doesn’t fit anything on the table.',
  badMessage: 'The server didn’t understand that. Reload the page.',
  stale: 'The game has already moved on.',
  notSeated: 'You’re watching. Only players can do that.',
  notPlaying: 'No game is in progress.',
  alreadyPlaying: 'The game has already started.',
  gameOver: 'The game is over. If the players start another, you can take a bot’s seat between deals.',
  tableFull: 'This table is full.',
  notFull: 'This table has no bots. The game starts when every seat is taken.',
  hostStarts: 'Whoever opened the table starts the game. If they leave, it’s up to whoever sits next.',
  noSpectators: 'This table doesn’t allow spectators.',
  nobodyThere: 'No other player is in that seat now.',
  noSuchTable: 'No table has this code. Check it and try again.',
  badToken: 'The server no longer recognises this device. Reload the page.',
  noSuchGuest: 'No player has this code. Check it and try again.',
  badName: 'Choose a name of 1 to 20 ordinary characters.',
  badRules: 'This page can’t read that table’s rules. Reload the page.',
  badSeats: 'That game isn’t for this number of players.',
  oldVersion: 'There’s a newer version of the game. Reload the page.',
  tooFast: 'Too fast. Wait a moment and try again.',
  serverFull: 'The server is full right now. Try again in a few minutes.',
  tooManyTables: 'You or your network have too many tables open. Leave one, or try again later.',
  offline: 'Can’t reach the table. Check your connection.',
  lessonWaits: 'That comes later. For now, do what the lesson says.',
  noSockets:
    'The server answers, but something on the way blocks live connections (WebSockets). Try another network, or practise offline.',
  tableClosed: 'This table had to close. A record of the game is kept.',
  newerTable:
    'This table was last played on a newer version of the game. It’s kept, and opens again once that version is back.',
};

/** The sentence for each hint from the page itself. */
const HINT_TEXT: Readonly<Record<Hint, Said>> = {
  tapToArrange: 'Tap a card, then tap where it should go.',
  noMeldOrder: ({ melds }) => `Couldn’t sort by ${melds}. Try again when you’re online.`,
  selectToDiscard: 'Select one card to discard.',
  selectToMeld: ({ set }) => `First select the cards of a ${set} or run.`,
  tooFewToMeld: ({ meld }) => `A ${meld} needs more cards.`,
  fitsNotAll: 'Not all these cards fit there.',
  meldOfItsOwn: ({ meld }) => `These cards make a ${meld} of their own. Lay them on an empty spot.`,
  noContractFound: 'Your hand doesn’t make the contract yet.',
  noRummyFound: ({ melds }) => `Your cards aren’t all in ${melds} yet.`,
  selectForTwo: 'Select the card to discard, and keep the 2.',
  timeRanOut: 'You ran out of time.',
  notOpened: 'Couldn’t open that. Reload the page and try again.',
  gameForgotten: 'That game wasn’t saved. Start a new one.',
};

/** The sentence for a refusal or a hint, in the game's own words: "That downer is no longer there." */
export function sentence(code: Refusal | Hint, terms: Terms): string {
  const said = { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
  return typeof said === 'string' ? said : said(wordsIn(terms));
}
