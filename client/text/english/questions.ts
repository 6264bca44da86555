import { type ClaimAction, type PlayerView, pressOffers, type Rank, usedAsWild } from '#engine';
import type { TableView } from '#protocol';
import type { Chooser, ChooserOption, MeldFamily, Question } from '../../game/intents.ts';
import { cardShort, rankName, rankNames, readingName, readingShort, suitName, suitSymbol } from './cards.ts';
import { capital, counted, plural } from './plural.ts';
import { offeredCards } from './storyWindows.ts';
import { theCard } from './told.ts';
import { type Words, wordsOf } from './words.ts';

/** The questions over the table. */
export const QUESTIONS = {
  no: 'No',
  notThisDeal: 'Not in this deal',
  sizes: { 2: '2 cards', 12: '12 cards' },
  rankTaken: 'already used',
} as const;

/** "5 s". */
export const secondsShort = (seconds: number): string => `${seconds} s`;

/** "Take the 9♣ out of turn?", "Rummy! The 7♥ fits." */
export function claimTitle(kind: 'take' | 'call', table: TableView): string {
  return kind === 'take'
    ? `Take ${offeredCards(table)} out of turn?`
    : `Rummy? ${capital(offeredCards(table))} ${table.game?.window?.cards.length === 1 ? 'fits' : 'fit'}.`;
}

/** The consequence of saying yes. */
export function claimHint(kind: 'take' | 'call', { rules }: PlayerView): string {
  if (kind === 'take') return 'You also draw one card from the stock. Your turn still comes as usual.';
  return rules.goingOut.callEffect === 'wholeTurn'
    ? 'You lay it, play your turn and discard; then play goes on to your left.'
    : 'You lay it; the turn goes on as before.';
}

/** "Take 9♣ + 1 card", "Rummy! 7♥ → run 4-5-6 ♥"; only "Rummy!" if several places fit. */
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

/** The question to a dealer who names the wild rank. */
export const nameTitle = (words: Words): string => `Which rank should be ${words.beWilds}?`;

/** The accessible name of a rank to choose: "Fours", "Fives, already used". */
export const rankChoice = (rank: Rank, isOpen: boolean): string =>
  capital(rankNames(rank)) + (isOpen ? '' : `, ${QUESTIONS.rankTaken}`);

export const sizeTitle = (): string => 'You turned up a two. How many cards do you want in all?';

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string =>
  `Take ${counted(points, 'point', 'points')} to double the next deal?`;

/** Explains the Press (R135). The player who is asked also reads how many points it takes, why, and what follows. */
export function pressWhy({ game, viewer }: TableView): string {
  const what = 'The Press: the next deal counts double for everyone if one total is 50 or more above all others.';
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offer = game && pressOffers(game.rules, totals, game.dealer)[0];
  if (!offer || viewer === 'spectator' || game.turn !== viewer) return what;
  const next = Math.max(...totals.filter((_, seat) => seat !== viewer));
  const taken = `${counted(offer.points, 'point', 'points')} ${plural(offer.points, 'is', 'are')}`;
  return `${what} Yours is ${totals[viewer]}, the next highest ${next}. If you say yes, ${taken} added to your total now. If not, nothing changes.`;
}

export const pressYes = (points: number): string => `Take ${counted(points, 'point', 'points')}`;

/** The question as read out, with the keys that answer it. */
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

/** The question of a chooser. */
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

/** The caption of an option in a chooser. */
export function optionName(asks: Chooser['asks'], option: ChooserOption, view: PlayerView): string {
  const { picture, card, about } = option;
  const { set } = wordsOf(view.rules);
  if (about) return `${groupName(about, set)} …`;
  if (asks === 'lastDiscard') return card === null ? 'No discard' : `Discard ${theCard(card)}`;
  if (!picture) return card === null ? '' : cardShort(card);
  if (asks === 'suits') return suitsName(picture, view);
  if (asks === 'call' && card !== null) return `${cardShort(card)}: ${readingName(picture, set)}`;
  if (asks === 'wildPlace' && card !== null) return capital(`${endOf(picture, card)}${readingName(picture, set)}`);
  return capital(readingName(picture, set));
}

/** A group of melds to choose from next: "Another set", "Set of fives", "Hearts". */
function groupName({ kind, rank, suit }: MeldFamily, set: string): string {
  if (suit !== undefined) return capital(suitName(suit));
  if (rank !== undefined) return capital(`${set} of ${rankNames(rank)}`);
  return `Another ${kind === 'set' ? set : 'run'}`;
}

/** The suits that wilds stand for in a set where they are named: "7♣ as 9♥". */
function suitsName(set: NonNullable<ChooserOption['picture']>, { rules, wildRank }: PlayerView): string {
  const wilds = set.cards.flatMap((card, i) => {
    const suit = set.suits?.[i];
    if (suit === undefined || !usedAsWild(rules, wildRank, set, i)) return [];
    return [`${cardShort(card)} as ${rankName(set.rank)} ${suitSymbol(suit)}`];
  });
  return wilds.join(', ');
}

/** The end of a run that a wild joins: "at the low end of the ". */
function endOf(meld: NonNullable<ChooserOption['picture']>, card: number): string {
  if (meld.kind === 'set') return 'to the ';
  return meld.cards[0] === card ? 'at the low end of the ' : 'at the high end of the ';
}
