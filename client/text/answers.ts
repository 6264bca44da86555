import { type ClaimAction, type PlayerView, type Rank, type Reading, usedAsWild } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import type { Chooser, ChooserOption, ChooserQuestion, MeldFamily } from '../game/types.ts';
import { cardShort } from './cards.ts';
import { QUESTIONS, takesTold } from './questions.ts';
import { fixed, say } from './say.ts';

const TAKES = fixed('takes');
const CALLS = fixed('calls');

/** "5 s". */
const secondsShort = (seconds: number): string => say('questions-seconds', { seconds });

/** The accessible name of a rank to choose: "Fours", "Fives, already used". */
const rankChoice = (rank: Rank, isOpen: boolean): string => say('questions-rank', { rank, isOpen });

/** "Take 2 points". */
const pressYes = (points: number): string => say('press-yes', { points });

/** The question of a chooser: "Which meld?". */
const chooserTitle = ({ asks }: { readonly asks: ChooserQuestion }, terms: Terms): string =>
  say('chooser-title', { asks, terms });

/** The consequence of saying yes, after how often the viewer may still take a card out of turn (R163). */
function claimHint(kind: 'take' | 'call', view: PlayerView): string {
  const { rules } = view;
  if (kind === 'take') return [...takesTold(view), TAKES.hint].join(' ');
  return rules.goingOut.callEffect === 'wholeTurn' ? CALLS.hintTurn : CALLS.hintCard;
}

/** "Take 9♣ + 1 card", "Rummy! 7♥ → run 4-5-6 ♥"; only "Rummy!" if several places fit. */
function claimYes(claims: readonly ClaimAction[], view: PlayerView): string {
  const [claim, another] = claims;
  const card = view.pile.at(-(claim?.count ?? 1));
  if (!claim || card === undefined) return QUESTIONS.yes;
  if (claim.lay === null) return say('takes-yes', { card });
  const meld = another ? undefined : claimPlace(claim, view);
  return meld ? say('calls-yesOnto', { card, kind: meld.kind, meld, terms: termsOf(view.rules) }) : CALLS.yes;
}

const claimPlace = ({ lay }: ClaimAction, { melds }: PlayerView) =>
  lay?.type === 'meld' ? lay.reading : melds.find(({ id }) => id === lay?.meld);

/** The caption of an option in a chooser. */
function optionName(asks: Chooser['asks'], option: ChooserOption, view: PlayerView): string {
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

/** The texts that only the panels of questions and choosers need: what can be answered, and what follows from it. */
export const answerText = {
  secondsShort,
  rankChoice,
  pressYes,
  chooserTitle,
  claimHint,
  claimYes,
  optionName,
};
