import { type ClaimAction, type PlayerView, pressOffers, type Rank, type Reading, usedAsWild } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import type { Chooser, ChooserOption, ChooserQuestion, MeldFamily, Question } from '../game/types.ts';
import { cardShort } from './cards.ts';
import { fixed, say } from './say.ts';

/** The questions over the table. */
export const QUESTIONS = fixed('questions');

const TAKES = fixed('takes');
const CALLS = fixed('calls');

/** "5 s". */
export const secondsShort = (seconds: number): string => say('questions-seconds', { seconds });

/** The question to a dealer who names the wild rank: "Which rank should be wild?". */
export const nameTitle = (terms: Terms): string => say('questions-name', { terms });

/** The accessible name of a rank to choose: "Fours", "Fives, already used". */
export const rankChoice = (rank: Rank, isOpen: boolean): string => say('questions-rank', { rank, isOpen });

/** The question to a dealer who turned up a two (R19). */
export const sizeTitle = (): string => QUESTIONS.size;

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string => say('press-title', { points });

/** "Take 2 points". */
export const pressYes = (points: number): string => say('press-yes', { points });

/** The question of a chooser: "Which meld?". */
export const chooserTitle = ({ asks }: { readonly asks: ChooserQuestion }, terms: Terms): string =>
  say('chooser-title', { asks, terms });

/** "Take the 9♣ out of turn?", "Rummy? The 7♥ fits." */
export function claimTitle(kind: 'take' | 'call', { game }: TableView): string {
  const cards = game?.window?.cards ?? [];
  return kind === 'take' ? say('takes-title', { cards }) : say('calls-title', { cards, count: cards.length });
}

/** The consequence of saying yes. */
export function claimHint(kind: 'take' | 'call', { rules }: PlayerView): string {
  if (kind === 'take') return TAKES.hint;
  return rules.goingOut.callEffect === 'wholeTurn' ? CALLS.hintTurn : CALLS.hintCard;
}

/** "Take 9♣ + 1 card", "Rummy! 7♥ → run 4-5-6 ♥"; only "Rummy!" if several places fit. */
export function claimYes(claims: readonly ClaimAction[], view: PlayerView): string {
  const [claim, another] = claims;
  const card = view.pile.at(-(claim?.count ?? 1));
  if (!claim || card === undefined) return QUESTIONS.yes;
  if (claim.lay === null) return say('takes-yes', { card });
  const meld = another ? undefined : claimPlace(claim, view);
  return meld ? say('calls-yesOnto', { card, kind: meld.kind, meld, terms: termsOf(view.rules) }) : CALLS.yes;
}

const claimPlace = ({ lay }: ClaimAction, { melds }: PlayerView) =>
  lay?.type === 'meld' ? lay.reading : melds.find(({ id }) => id === lay?.meld);

/** The points a seat is offered for the Press, or has just taken (R136). */
export function pressPoints({ game }: TableView): number {
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offer = game ? pressOffers(game.rules, totals, game.dealer)[0] : undefined;
  return offer?.points ?? Math.max(0, ...(game?.results.at(-1)?.added ?? []));
}

/** Explains the Press (R135). The player who is asked also reads how many points it takes, why, and what follows. */
export function pressWhy({ game, viewer }: TableView): string {
  const rule = say('press-rule');
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offered = game && pressOffers(game.rules, totals, game.dealer)[0];
  if (!offered || viewer === 'spectator' || game.turn !== viewer) return rule;
  const next = Math.max(...totals.filter((_, seat) => seat !== viewer));
  return `${rule} ${say('press-offer', { own: totals[viewer] ?? 0, next, points: offered.points })}`;
}

/** The question as read out, with the keys that answer it. */
export function questionRead(question: Question, table: TableView): string {
  switch (question.asks) {
    case 'take':
    case 'call':
      return `${claimTitle(question.asks, table)} ${QUESTIONS.keys}`;
    case 'name':
      return nameTitle(termsOf(table.game?.rules));
    case 'size':
      return sizeTitle();
    case 'press':
      return `${pressTitle(question.points)} ${pressWhy(table)}`;
  }
}

/** The caption of an option in a chooser. */
export function optionName(asks: Chooser['asks'], option: ChooserOption, view: PlayerView): string {
  const { picture, card, about } = option;
  const terms = termsOf(view.rules);
  if (about) return groupName(about, terms);
  if (asks === 'lastDiscard') return card === null ? say('options-noDiscard') : say('options-discard', { card });
  if (!picture) return card === null ? '' : cardShort(card);
  if (asks === 'suits') return wildsAs(picture, view);
  if (asks === 'call' && card !== null) return say('options-cardInto', { card, meld: picture, terms });
  if (asks === 'wildPlace' && card !== null)
    return say('options-wildTo', { end: endOf(picture, card), meld: picture, terms });
  return say('options-meld', { meld: picture, terms });
}

/** A group of melds to choose from next: "Another set…", "Set of fives…", "Hearts…". */
function groupName({ kind, rank, suit }: MeldFamily, terms: Terms): string {
  if (suit !== undefined) return say('options-suit', { suit });
  return rank === undefined ? say('options-another', { kind, terms }) : say('options-rank', { rank, terms });
}

/** The wilds of a set in which they are named, with the cards they stand for (R52): "7♣ as 9♥". */
const wildsAs = (set: Reading, { rules, wildRank }: PlayerView): string =>
  set.cards
    .flatMap((wild, i) => {
      const suit = set.suits?.[i];
      const isNamed = suit !== undefined && usedAsWild(rules, wildRank, set, i);
      return isNamed ? [say('options-wildAs', { wild, rank: set.rank, suit })] : [];
    })
    .join(', ');

/** The end of a run that a wild joins. */
function endOf(meld: Reading, card: number): 'low' | 'high' | 'set' {
  if (meld.kind === 'set') return 'set';
  return meld.cards[0] === card ? 'low' : 'high';
}
