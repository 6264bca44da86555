import { type ClaimAction, type PlayerView, pressOffers, type Rank, usedAsWild } from '#engine';
import type { TableView } from '#protocol';
import type { Chooser, ChooserOption, MeldFamily, Question } from '../../game/intents.ts';
import { cardShort, rankName, rankNames, readingName, readingShort, suitName, suitSymbol } from './cards.ts';
import { capital, counted } from './plural.ts';
import { offeredCards } from './storyWindows.ts';
import { theCard } from './told.ts';
import { type Words, wordsOf } from './words.ts';

/** What a panel over the table asks, in its game's words. */
export const QUESTIONS = {
  no: 'No',
  notThisDeal: 'Not in this deal',
  sizes: { 2: '2 cards', 12: '12 cards' },
  rankTaken: 'has been wild before',
} as const;

/** "5 s". */
export const secondsShort = (seconds: number): string => `${seconds} s`;

/** "Take the 9♣ out of turn?", "Rummy! The 7♥ fits." */
export function claimTitle(kind: 'take' | 'call', table: TableView): string {
  return kind === 'take'
    ? `Take ${offeredCards(table)} out of turn?`
    : `Rummy? ${capital(offeredCards(table))} ${table.game?.window?.cards.length === 1 ? 'fits' : 'fit'}.`;
}

/** What saying yes brings. */
export function claimHint(kind: 'take' | 'call', { rules }: PlayerView): string {
  if (kind === 'take') return 'You also draw one card from the stock. Your turn comes as before.';
  return rules.goingOut.callEffect === 'wholeTurn'
    ? 'You lay it, play on and discard; then it is your left neighbour’s turn.'
    : 'You lay it; the turn goes on as before.';
}

/** "Take 9♣ + 1 card", "Rummy! 7♥ → run 4-5-6 ♥"; with several places only "Rummy!". */
export function claimYes(claims: readonly ClaimAction[], view: PlayerView): string {
  const [claim, another] = claims;
  const card = view.pile.at(-(claim?.count ?? 1));
  if (!claim || card === undefined) return 'Yes';
  if (claim.lay === null) return `Take ${cardShort(card)} + 1 card`;
  return another ? 'Rummy!' : `Rummy! ${cardShort(card)} → ${claimPlace(claim, view)}`;
}

function claimPlace({ lay }: ClaimAction, { melds, rules }: PlayerView): string {
  const meld = lay?.type === 'meld' ? lay.reading : melds.find(({ id }) => id === lay?.meld);
  if (!meld) return '';
  return meld.kind === 'set' ? readingName(meld, wordsOf(rules).set) : `run ${readingShort(meld)}`;
}

/** The panel in which the dealer names the wild rank. */
export const nameTitle = (words: Words): string => `Which rank ${words.isWild} in this deal?`;

/** A rank in it, for whoever listens: "Fours", "Fives, has been wild before". */
export const rankChoice = (rank: Rank, isOpen: boolean): string =>
  capital(rankNames(rank)) + (isOpen ? '' : `, ${QUESTIONS.rankTaken}`);

export const sizeTitle = (): string => 'You turned up a two. How many cards will you have in all?';

/** What is asked of the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `Take ${counted(points, 'point', 'points')} to double the next deal?`;

/** What the Press is (R135), and for who is asked why it is so many points and what becomes of them. */
export function pressWhy({ game, viewer }: TableView): string {
  const what = 'The Press: a deal counts double for everybody when one total is 50 or more above all others.';
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offer = game && pressOffers(game.rules, totals, game.dealer)[0];
  if (!offer || viewer === 'spectator' || game.turn !== viewer) return what;
  const next = Math.max(...totals.filter((_, seat) => seat !== viewer));
  const isOne = offer.points === 1;
  const taken = isOne ? 'The point is' : `The ${offer.points} points are`;
  return `${what} Yours is ${totals[viewer]}, the next ${next}. ${taken} added to your total now. If you say no, nothing changes.`;
}

export const pressYes = (points: number): string => `Take ${counted(points, 'point', 'points')}`;

/** What is asked, for whoever listens, with the keys that answer it. */
export function asked(question: Question, table: TableView): string {
  switch (question.asks) {
    case 'take':
    case 'call':
      return `${claimTitle(question.asks, table)} Press Y for yes, N for no.`;
    case 'name':
      return nameTitle(wordsOf(table.game?.rules));
    case 'size':
      return sizeTitle();
    case 'press':
      return `${pressTitle(question.points)} ${pressWhy(table)}`;
  }
}

/** What a chooser asks. */
export function chooserTitle({ asks }: Chooser, words: Words): string {
  switch (asks) {
    case 'meld':
      return `Which ${words.meld}?`;
    case 'suits':
      return `What does the ${words.wild} stand for?`;
    case 'wildPlace':
      return `Where does the ${words.wild} go?`;
    case 'lastDiscard':
      return 'Which card do you discard?';
    case 'call':
      return 'Where does it go?';
  }
}

/** What stands below a picture in a chooser. */
export function optionName(asks: Chooser['asks'], option: ChooserOption, view: PlayerView): string {
  const { picture, card, about } = option;
  const { set } = wordsOf(view.rules);
  if (about) return `${groupName(about, set)} …`;
  if (asks === 'lastDiscard') return card === null ? 'Without a discard' : `Discard ${theCard(card)}`;
  if (!picture) return card === null ? '' : cardShort(card);
  if (asks === 'suits') return suitsName(picture, view);
  if (asks === 'call' && card !== null) return `${cardShort(card)}: ${readingName(picture, set)}`;
  if (asks === 'wildPlace' && card !== null) return capital(`${endOf(picture, card)}${readingName(picture, set)}`);
  return capital(readingName(picture, set));
}

/** Melds that are asked about next: "Another set", "Set of fives", "Hearts". */
function groupName({ kind, rank, suit }: MeldFamily, set: string): string {
  if (suit !== undefined) return capital(suitName(suit));
  if (rank !== undefined) return capital(`${set} of ${rankNames(rank)}`);
  return `Another ${kind === 'set' ? set : 'run'}`;
}

/** In a set that names suits: "7♣ as 9♥". */
function suitsName(set: NonNullable<ChooserOption['picture']>, { rules, wildRank }: PlayerView): string {
  const wilds = set.cards.flatMap((card, i) => {
    const suit = set.suits?.[i];
    if (suit === undefined || !usedAsWild(rules, wildRank, set, i)) return [];
    return [`${cardShort(card)} as ${rankName(set.rank)} ${suitSymbol(suit)}`];
  });
  return wilds.join(', ');
}

/** Where a wild joins a run: at its low or its high end. */
function endOf(meld: NonNullable<ChooserOption['picture']>, card: number): string {
  if (meld.kind === 'set') return 'to the ';
  return meld.cards[0] === card ? 'at the low end of the ' : 'at the high end of the ';
}
