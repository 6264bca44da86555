import { type Card, claimFaces, type PlayerView, RUN_TOP, type SeatAction, standsFor } from '#engine';
import type { Refusal } from '#protocol';
import type { Hint, Notice } from '../../game/types.ts';
import { cardShort, rankNames, rankShort, suitSymbol } from './cards.ts';
import { capital } from './plural.ts';

/** One sentence for every reason to refuse. A code without a sentence does not compile. */
export const REFUSAL_TEXT: Readonly<Record<Refusal, string>> = {
  notNow: 'That cannot be done at this point of the turn.',
  notYourTurn: 'It is not your turn yet.',
  notYourCard: 'That card is not in your hand.',
  pileEmpty: 'The discard pile is empty: draw from the stock.',
  mustDrawStock: 'With one card left you must draw from the stock.',
  noSuchMeld: 'That meld is no longer there.',
  notAMeld: 'These cards make neither a set nor a run.',
  setFull: 'A set has at most four cards.',
  doesNotFit: 'That card does not fit there.',
  meldFirst: 'Lay down a new set or run of your own first.',
  keepOne: 'You must keep one card to discard.',
  notWild: 'Only a wild card can be taken.',
  wrongNatural: 'Only the card that the wild stands for frees it.',
  keepDrawn: 'With one card left you may not discard the card you drew unless you go out.',
  nothingToTakeBack: 'There is nothing to take back.',
  tooManyPlays: 'That was taken back too often: discard to end your turn.',
  tooManyWilds: 'That meld would have too many wilds.',
  onlyWilds: 'A meld of wilds alone takes nothing but wilds.',
  locked: 'Nothing can be taken from a set that was laid with wilds alone.',
  meldsNotYet: 'Nobody may lay melds down yet.',
  oneMeldATurn: 'Only one new meld a turn.',
  notYourMeld: 'You may add to your own melds only.',
  contractFirst: 'Lay your whole contract first.',
  wrongContract: 'These melds are not the contract of this deal.',
  noNewMelds: 'After the contract there are no new melds: add to those on the table.',
  topCardOnly: 'Only the top card of the discard pile can be taken now.',
  needTwoNaturals: 'You need two matching cards, not wild, to take that card.',
  mustMeldTaken: 'Meld the card you took from the discard pile, or take your turn back.',
  frozen: 'Cards taken from the discard pile rest until your next turn.',
  meldOrDiscardDrawn: 'Meld the card you drew, or discard it.',
  noGivingBack: 'The card you just took cannot be discarded this turn.',
  wildStays: 'Only Jokers can be moved.',
  reuseWild: 'Play the wild you took, or take the swap back.',
  wildNeedsPlace: 'The wild must go where a meld takes it.',
  oneSwapATurn: 'Only one wild a turn.',
  lastCardPlayable: 'That card fits a meld on the table: lay it off.',
  notOutYet: 'Nobody can go out on the first turn.',
  noLastDiscard: 'Going out here is without a discard.',
  cardsLeft: 'You still have cards.',
  notUpForTwo: 'Only a 2 that is not wild can be kept to end the play.',
  notRummy: 'Not all of your cards are in melds.',
  rankTaken: 'That rank has been wild before.',
  notAsked: 'Nothing is asked of you now.',
  notCallable: 'That card fits nothing on the table.',
  badMessage: 'The table did not understand that. Please reload the page.',
  stale: 'The table has already moved on.',
  notSeated: 'You are watching: only players can do that.',
  notPlaying: 'No game is under way.',
  alreadyPlaying: 'The game has already begun.',
  tableFull: 'This table is full.',
  noSuchTable: 'There is no table with this code.',
  badName: 'Please choose a name of 1 to 20 ordinary letters.',
  oldVersion: 'A newer version of the game is out. Please reload the page.',
  tooFast: 'That was too fast. Please wait a moment.',
  offline: 'The table cannot be reached. Check your connection.',
  tableClosed: 'This table had to close. Its record is kept.',
};

/** What the page says by itself. */
export const HINT_TEXT: Readonly<Record<Hint, string>> = {
  selectToDiscard: 'Select exactly one card to discard.',
  selectToMeld: 'Select the cards of a set or a run first.',
  fitsNotAll: 'Not all of these cards fit there.',
  timeRanOut: 'Your time ran out.',
  notOpened: 'That could not be opened. Please reload the page and try again.',
};

/** A button that loads the page again. */
export const reload = (): string => 'Reload the page';

/** Why the table is out of reach for good. */
export function lostBecause(reason: Refusal): string {
  if (reason === 'tableClosed') return 'This table had to close.';
  if (reason === 'oldVersion') return REFUSAL_TEXT.oldVersion;
  return 'The table is closed, or your seat there is no longer yours.';
}

/** Why it was refused, as exactly as the table shows it: "This run needs the 9♥ next." */
export function refused({ code, action }: Pick<Notice, 'code' | 'action'>, view: PlayerView | null): string {
  const exact = action && view ? exactly(code, action, view) : null;
  return exact ?? { ...REFUSAL_TEXT, ...HINT_TEXT }[code];
}

function exactly(code: Notice['code'], action: SeatAction, view: PlayerView): string | null {
  if (code === 'timeRanOut' && action.type === 'discard') {
    return `Your time ran out: the ${cardShort(action.card)} was discarded.`;
  }
  if (code === 'notNow' && view.phase === 'draw') return 'Draw a card first.';
  if (code === 'notNow' && view.phase === 'play' && action.type === 'draw') return 'You have already drawn a card.';
  if (code === 'doesNotFit' && action.type === 'layOff') return misfit(action.meld, action.place, view);
  if (code === 'wrongNatural' && action.type === 'swap') return wrongNatural(action.meld, action.wild, view);
  return null;
}

function misfit(id: number, place: string, view: PlayerView): string | null {
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return null;
  if (meld.kind === 'set') return `This set needs another of the ${rankNames(meld.rank)}, or a wild.`;
  const { rank, suit } = standsFor(meld, place === 'low' ? -1 : meld.cards.length);
  if (rank < 1 || rank > RUN_TOP) return 'This run cannot grow at that end.';
  return `This run needs the ${rankShort(rank)}${suitSymbol(suit)} next, or a wild.`;
}

function wrongNatural(id: number, wild: Card, view: PlayerView): string | null {
  const meld = view.melds.find((one) => one.id === id);
  const faces = meld ? claimFaces(view.rules, view.wildRank, meld, meld.cards.indexOf(wild)) : [];
  if (faces.length === 0) return null;
  return capital(`only the ${faces.map(cardShort).join(' or ')} frees this wild.`);
}
