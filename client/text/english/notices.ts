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
import { cardShort, rankName, rankNames, rankShort, suitSymbol } from './cards.ts';
import { contractMisfit } from './contracts.ts';
import { capital, counted } from './plural.ts';
import { sentence } from './refusals.ts';
import { theCard } from './told.ts';
import { type Words, wordsOf } from './words.ts';

/** A button that loads the page again. */
export const reload = (): string => 'Reload the page';

/** Why the table is out of reach for good. */
export function lostBecause(reason: Refusal): string {
  if (reason === 'tableClosed') return 'This table had to close.';
  if (reason === 'oldVersion') return sentence('oldVersion', wordsOf(undefined));
  return 'The table is closed, or your seat there is no longer yours.';
}

/** Why it was refused, as exactly as the table shows it: "This run needs the 9♥ next." */
export function refused({ code, action }: Pick<Notice, 'code' | 'action'>, view: PlayerView | null): string {
  const words = wordsOf(view?.rules);
  const exact = action && view ? exactly(code, action, view, words) : null;
  return exact ?? sentence(code, words);
}

/** Tells more than the code where the table shows it; null where it does not. */
function exactly(code: Notice['code'], action: SeatAction, view: PlayerView, words: Words): string | null {
  switch (code) {
    case 'timeRanOut':
      return action.type === 'discard' ? `Your time ran out: ${theCard(action.card)} was discarded.` : null;
    case 'tooFewToMeld':
      return `A ${words.meld} needs ${leastOf(view.rules)} cards.`;
    case 'notNow':
      return tooSoon(action, view);
    case 'doesNotFit':
      return action.type === 'layOff' ? misfit(action.meld, action.place, view, words) : null;
    case 'wrongNatural':
      return action.type === 'swap' ? wrongNatural(action.meld, action.wild, view, words) : null;
    case 'setFull':
      return `A set has at most ${counted(setLimit(view.rules), 'card', 'cards')}.`;
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
        ? `Before your first ${words.meld} only the top card can be taken, to be part of it.`
        : null;
    default:
      return null;
  }
}

function tooSoon(action: SeatAction, { phase, rules }: PlayerView): string | null {
  if (phase === 'draw') return action.type === 'draw' ? null : 'Draw a card first.';
  if (phase === 'play' && action.type === 'draw') return 'You have already drawn a card.';
  if (phase === 'window') return 'First it is asked who wants the card.';
  return phase === 'play' && action.type === 'swap' && rules.swap.to === 'off'
    ? 'Nothing is swapped in this game.'
    : null;
}

/** How many cards the smallest meld has, in words (R37, R41). */
function leastOf({ melds: { kinds, setMin, runMin } }: RuleSet): string {
  const least = { sets: setMin, runs: runMin, both: Math.min(setMin, runMin) }[kinds];
  return rankName(least);
}

/** Why nothing may be laid down at this time (R54 to R56). */
function whyNotYet({ rules }: PlayerView, { melds, goOut }: Words): string {
  if (rules.play.when === 'goingOutOnly') return `Here ${melds} stay in the hand until you ${goOut}.`;
  return rules.play.firstRound
    ? `Nobody lays ${melds} down in the very first turn of a deal.`
    : `Nobody lays ${melds} down before everybody has had a turn.`;
}

/** The limit on wilds in a meld (R45, R46). */
function tooManyWilds({ rules }: PlayerView, { meld, wild, wilds }: Words): string | null {
  const { wildLimit, splitLong } = rules.melds;
  if (wildLimit === 'none') return null;
  if (wildLimit === 'one') return `A ${meld} may have one ${wild}${splitLong ? ', or two from six cards on' : ''}.`;
  const others = wildLimit === 'fewerThanNaturals' ? 'more other cards than' : 'at least as many other cards as';
  return `A ${meld} must have ${others} ${wilds}.`;
}

/** The twin of a card taken is as good as that card (R79). */
function likeTaken(card: Card, { draft }: PlayerView): string | null {
  if (draft.drawn.includes(card)) return null;
  return `You have just taken ${theCard(card)}: neither of the two can be discarded this turn.`;
}

/** What is owed for cards taken from the pile (R73 to R77). */
function mustPlay({ draft, rules }: PlayerView, { meld }: Words): string | null {
  const [deepest] = draft.drawn;
  if (deepest === undefined) return null;
  return asksTwoNaturals(rules, draft.drawn.length)
    ? `Lay ${theCard(deepest)} in a new ${meld} with two natural cards from your hand, or take your turn back.`
    : `Play ${theCard(deepest)} that you took, or take your turn back.`;
}

function misfit(id: number, place: string, view: PlayerView, { wild }: Words): string | null {
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return null;
  if (meld.kind === 'set') return `This set needs another of the ${rankNames(meld.rank)}, or a ${wild}.`;
  const { rank, suit } = standsFor(meld, place === 'low' ? -1 : meld.cards.length);
  if (!growsTo(view, meld, rank)) return 'This run cannot grow at that end.';
  return `This run needs the ${rankShort(rank)}${suitSymbol(suit)} next, or a ${wild}.`;
}

/** Can a run come to reach this rank (R43). */
function growsTo({ rules }: PlayerView, meld: TableMeld, rank: number): boolean {
  const { low, top, most } = runBounds(rules);
  return rank >= low && rank <= top && meld.cards.length < most;
}

function wrongNatural(id: number, wildCard: Card, view: PlayerView, { wild }: Words): string | null {
  const meld = view.melds.find((one) => one.id === id);
  const faces = meld ? swapFaces(view.rules, view.wildRank, meld, meld.cards.indexOf(wildCard)) : [];
  if (faces.length === 0) return null;
  return capital(`only the ${faces.map(cardShort).join(' or ')} frees this ${wild}.`);
}
