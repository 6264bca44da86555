import { type ClaimAction, type PlayerView, pressOffers, usedAsWild } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Chooser, ChooserOption, Question } from '../game/intents.ts';
import { cardShort } from './cards.ts';
import type { MeldEnd } from './data.ts';
import { questionWords } from './questionWords.ts';

const { CALLS, nameTitle, OPTIONS, PRESS, pressTitle, QUESTIONS, sizeTitle, TAKES } = questionWords;

/** "Take the 9♣ out of turn?", "Rummy? The 7♥ fits." */
export function claimTitle(kind: 'take' | 'call', { game }: TableView): string {
  const cards = game?.window?.cards ?? [];
  return kind === 'take' ? TAKES.title(cards) : CALLS.title(cards);
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
  if (claim.lay === null) return TAKES.yes(card);
  const meld = another ? undefined : claimPlace(claim, view);
  return meld ? CALLS.yesOnto(card, meld, termsOf(view.rules)) : CALLS.yes;
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
  const { rule, offer } = PRESS;
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offered = game && pressOffers(game.rules, totals, game.dealer)[0];
  if (!offered || viewer === 'spectator' || game.turn !== viewer) return rule;
  const next = Math.max(...totals.filter((_, seat) => seat !== viewer));
  return `${rule} ${offer(totals[viewer] ?? 0, next, offered.points)}`;
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
  if (about) return OPTIONS.group(about, terms);
  if (asks === 'lastDiscard') return card === null ? OPTIONS.noDiscard : OPTIONS.discard(card);
  if (!picture) return card === null ? '' : cardShort(card);
  if (asks === 'suits') return OPTIONS.wildsAs(namedWilds(picture, view));
  if (asks === 'call' && card !== null) return OPTIONS.cardInto(card, picture, terms);
  if (asks === 'wildPlace' && card !== null) return OPTIONS.wildTo(endOf(picture, card), picture, terms);
  return OPTIONS.meld(picture, terms);
}

type Picture = NonNullable<ChooserOption['picture']>;

/** The wilds of a set in which they are named, with the cards they stand for (R52). */
const namedWilds = (set: Picture, { rules, wildRank }: PlayerView) =>
  set.cards.flatMap((wild, i) => {
    const suit = set.suits?.[i];
    return suit !== undefined && usedAsWild(rules, wildRank, set, i) ? [{ wild, rank: set.rank, suit }] : [];
  });

/** The end of a run that a wild joins. */
function endOf(meld: Picture, card: number): MeldEnd {
  if (meld.kind === 'set') return 'set';
  return meld.cards[0] === card ? 'low' : 'high';
}
