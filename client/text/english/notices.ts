import {
  asksTwoNaturals,
  type Card,
  type PlayerView,
  type RuleSet,
  runBounds,
  type SeatAction,
  setLimit,
  standsFor,
  swapFaces,
  type TableMeld,
} from '#engine';
import type { Refusal } from '#protocol';
import type { Notice } from '../../game/types.ts';
import { cardShort, rankName, rankShort, suitSymbol } from './cards.ts';
import { contractMisfit } from './contracts.ts';
import { counted } from './plural.ts';
import { sentence } from './refusals.ts';
import { theCard } from './told.ts';
import { type Words, wordsOf } from './words.ts';

/** The button that reloads the page. */
export const reload = (): string => 'Reload the page';

/** Why the table is gone for good, or until a newer version is back. */
export function lostBecause(reason: Refusal): string {
  if (reason === 'tableClosed') return 'This table had to close.';
  if (reason === 'oldVersion' || reason === 'newerTable') return sentence(reason, wordsOf(undefined));
  return 'The table is closed, or you no longer have a seat there.';
}

/** The reason for a refusal, as exact as the viewer's table allows: "This run needs the 9♥ next." */
export function refused({ code, action }: Pick<Notice, 'code' | 'action'>, view: PlayerView | null): string {
  const words = wordsOf(view?.rules);
  const exact = action && view ? exactly(code, action, view, words) : null;
  return exact ?? sentence(code, words);
}

/** A more exact sentence than the code's; null if the table does not show more. */
function exactly(code: Notice['code'], action: SeatAction, view: PlayerView, words: Words): string | null {
  switch (code) {
    case 'timeRanOut':
      return action.type === 'discard' ? `You ran out of time: ${theCard(action.card)} was discarded.` : null;
    case 'tooFewToMeld':
      return `A ${words.meld} needs ${leastOf(view.rules)} cards.`;
    case 'notNow':
      return tooSoon(action, view);
    case 'doesNotFit':
      return action.type === 'layOff' ? misfit(action.meld, action.place, view, words) : null;
    case 'wrongNatural':
      return action.type === 'swap' ? wrongNatural(action.meld, action.wild, view, words) : null;
    case 'setFull':
      return `A ${words.set} has at most ${counted(setLimit(view.rules), 'card', 'cards')}.`;
    case 'tooManyWilds':
      return tooManyWilds(view, words);
    case 'wrongContract':
      return action.type === 'contract' ? contractMisfit(view, action.readings) : null;
    case 'meldsNotYet':
      return whyNotYet(view, words);
    case 'mustMeldTaken':
      return mustPlay(view, words);
    case 'noGivingBack':
      return action.type === 'discard' ? likeTaken(action.card, view) : null;
    case 'topCardOnly':
      return view.rules.draw.gated
        ? `Before your first ${words.meld}, you can take only the top card, to use in it.`
        : null;
    default:
      return null;
  }
}

function tooSoon(action: SeatAction, { phase, rules }: PlayerView): string | null {
  if (phase === 'draw') return action.type === 'draw' ? null : 'Draw a card first.';
  if (phase === 'play' && action.type === 'draw') return 'You’ve already drawn a card.';
  if (phase === 'window') return 'Wait: someone else may still take the card.';
  return phase === 'play' && action.type === 'swap' && rules.swap.to === 'off'
    ? 'There are no swaps in this game.'
    : null;
}

/** The size of the smallest meld, in words (R37, R41). */
function leastOf({ melds: { kinds, setMin, runMin } }: RuleSet): string {
  const least = { sets: setMin, runs: runMin, both: Math.min(setMin, runMin) }[kinds];
  return rankName(least);
}

/** Why nothing may be laid down now (R54 to R56). */
function whyNotYet({ rules }: PlayerView, { melds, goOut }: Words): string {
  if (rules.play.when === 'goingOutOnly') return `In this game, ${melds} stay in your hand until you ${goOut}.`;
  return rules.play.firstRound
    ? `You can’t lay down ${melds} on the first turn of a deal.`
    : `You can’t lay down ${melds} until everyone has had a turn.`;
}

/** The limit on wilds in a meld (R45, R46). */
function tooManyWilds({ rules }: PlayerView, { meld, wild, wilds }: Words): string | null {
  const { wildLimit, splitLong } = rules.melds;
  if (wildLimit === 'none') return null;
  if (wildLimit === 'one')
    return `A ${meld} can have one ${wild}${splitLong ? ', or two if it has six or more cards' : ''}.`;
  const others = wildLimit === 'fewerThanNaturals' ? 'more natural cards than' : 'at least as many natural cards as';
  return `A ${meld} must have ${others} ${wilds}.`;
}

/** A second copy of the card taken is treated as that card (R79). */
function likeTaken(card: Card, { draft }: PlayerView): string | null {
  if (draft.drawn.includes(card)) return null;
  return `You took ${theCard(card)} this turn, so you can’t discard either copy.`;
}

/** The obligation that comes with cards taken from the pile (R73 to R77). */
function mustPlay({ draft, rules }: PlayerView, { meld }: Words): string | null {
  const [deepest] = draft.drawn;
  if (deepest === undefined) return null;
  return asksTwoNaturals(rules, draft.drawn.length)
    ? `Lay ${theCard(deepest)} in a new ${meld} with two natural cards from your hand, or undo your turn.`
    : `Play ${theCard(deepest)}, or undo your turn.`;
}

function misfit(id: number, place: string, view: PlayerView, { set, wild }: Words): string | null {
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return null;
  if (meld.kind === 'set') return `This ${set} needs another ${rankName(meld.rank)}, or a ${wild}.`;
  const { rank, suit } = standsFor(meld, place === 'low' ? -1 : meld.cards.length);
  if (!growsTo(view, meld, rank)) return 'This run can’t grow at that end.';
  return `This run needs the ${rankShort(rank)}${suitSymbol(suit)} next, or a ${wild}.`;
}

/** Whether a run may extend to this rank (R43). */
function growsTo({ rules }: PlayerView, meld: TableMeld, rank: number): boolean {
  const { low, top, most } = runBounds(rules);
  return rank >= low && rank <= top && meld.cards.length < most;
}

function wrongNatural(id: number, wildCard: Card, view: PlayerView, { wild }: Words): string | null {
  const meld = view.melds.find((one) => one.id === id);
  const faces = meld ? swapFaces(view.rules, view.wildRank, meld, meld.cards.indexOf(wildCard)) : [];
  if (faces.length === 0) return null;
  return `To swap for this ${wild}, you need the ${faces.map(cardShort).join(' or ')}.`;
}
