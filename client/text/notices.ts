import {
  asksTwoNaturals,
  type Card,
  isClosedSet,
  laysInsteadOfDraw,
  openingIn,
  type Place,
  type PlayerView,
  type Reading,
  type RuleSet,
  runBounds,
  type SeatAction,
  setLimit,
  standsFor,
  swapFaces,
  type TableMeld,
} from '#engine';
import type { Refusal } from '#protocol';
import { termsOf } from '#rules';
import type { FixedId, MessageParameters, Terms } from '#text';
import type { Notice, PageNotice } from '../game/types.ts';
import { contractMisfit } from './contracts.ts';
import { fixed, isThere, say } from './say.ts';

const LOST = fixed('lost');

/** Notices and reasons for refusals without values. */
export const NOTICES = fixed('notices');

/** The messages that tell refusals and hints, with a game's own words or without. */
type RefusalId = Extract<FixedId | keyof MessageParameters, `refusals-${string}`>;

/** Says any of them: a message leaves alone what it does not show. */
const sayRefusal = say as (id: RefusalId, values: { readonly terms: Terms }) => string;

/**
 * The sentence for a refusal or a hint, in the game's own words: "That downer is no longer there." A code without a
 * sentence does not compile. Those of moves come with the further messages; whatever shows one follows then.
 */
export const sentence = (code: Refusal | PageNotice, terms: Terms): string =>
  isThere(`refusals-${code}`) ? sayRefusal(`refusals-${code}`, { terms }) : NOTICES.refused;

/** Why the table is gone for good, or until a newer version is back. */
export function lostBecause(reason: Refusal): string {
  if (reason === 'tableClosed') return LOST.hadToClose;
  if (reason === 'oldVersion' || reason === 'newerTable') return sentence(reason, termsOf(undefined));
  return LOST.closed;
}

/** The reason for a refusal, as exact as the viewer's table allows: "This run needs the 9♥ next." */
export function refused({ code, action }: Pick<Notice, 'code' | 'action'>, view: PlayerView | null): string {
  const terms = termsOf(view?.rules);
  const exact = action && view && isThere('notices-meldNeeds') ? exactly(code, action, view, terms) : null;
  return exact ?? sentence(code, terms);
}

/** A more exact sentence than the code's; null if the table does not show more. */
function exactly(code: Notice['code'], action: SeatAction, view: PlayerView, terms: Terms): string | null {
  const { rules } = view;
  switch (code) {
    case 'timeRanOut':
      return action.type === 'discard' ? say('notices-ranOutOfTime', { card: action.card }) : null;
    case 'tooFewToMeld':
      return say('notices-meldNeeds', { least: leastOf(rules), terms });
    case 'notNow':
      return tooSoon(action, view);
    case 'doesNotFit':
      return action.type === 'layOff' ? misfit(action.meld, action.place, view, terms) : null;
    case 'wrongNatural':
      return action.type === 'swap' ? wrongNatural(action.meld, action.wild, view, terms) : null;
    case 'openingTooLow':
      return openingTooLow(view);
    case 'setNotComplete':
      return action.type === 'swap' ? setNotComplete(action.meld, action.wild, view, terms) : null;
    case 'wildStays':
      return action.type === 'swap' && isInClosedSet(action.meld, view)
        ? say('notices-wildStaysInSet', { onlyFull: rules.swap.sets === 'all', terms })
        : null;
    case 'setFull':
      return say('notices-setHasAtMost', { most: setLimit(rules), terms });
    case 'tooManyWilds': {
      const limit = wildLimitOf(rules);
      return limit && say('notices-wildLimit', { limit, terms });
    }
    case 'wrongContract':
      return action.type === 'contract' ? contractMisfit(view, action.readings) : null;
    case 'tooAlike':
      return action.type === 'meld' ? likeLaid(action.reading, rules, terms) : null;
    case 'meldsNotYet':
      return say('notices-noMeldsYet', { why: noMeldsYet(rules), terms });
    case 'mustMeldTaken':
      return mustPlay(view, terms);
    case 'noGivingBack':
      return action.type === 'discard' && !view.draft.drawn.includes(action.card)
        ? say('notices-likeTaken', { card: action.card })
        : null;
    case 'topCardOnly':
      return rules.draw.gated ? say('notices-topCardOnly', { terms }) : null;
    default:
      return null;
  }
}

function tooSoon(action: SeatAction, { phase, rules, draft }: PlayerView): string | null {
  if (phase === 'draw') return action.type === 'draw' ? null : NOTICES.drawFirst;
  if (phase === 'play' && laysInsteadOfDraw(rules))
    return draft.drew === 'none' ? NOTICES.laidThisTurn : NOTICES.drewThisTurn;
  if (phase === 'play' && action.type === 'draw')
    return draft.drew === 'none' ? NOTICES.hasExtraCard : NOTICES.alreadyDrawn;
  if (phase === 'window') return NOTICES.waitForTaker;
  return phase === 'play' && action.type === 'swap' && rules.swap.to === 'off' ? NOTICES.noSwaps : null;
}

/** Why a meld may not lie beside the others of its player (R161, R165). */
function likeLaid({ kind }: Reading, { play }: RuleSet, terms: Terms): string {
  const how = kind === 'set' ? 'rank' : play.contractAlike === 'differ' ? 'suit' : 'touching';
  return say('notices-likeLaid', { how, terms });
}

/** The size of the smallest meld (R37, R41). */
const leastOf = ({ melds: { kinds, setMin, runMin } }: RuleSet): number =>
  ({ sets: setMin, runs: runMin, both: Math.min(setMin, runMin) })[kinds];

/** Why nothing may be laid down now (R54 to R56). */
function noMeldsYet({ play }: RuleSet) {
  if (play.when === 'goingOutOnly') return 'untilGoingOut';
  return play.firstRound ? 'firstTurn' : 'untilAllHadTurns';
}

/**
 * The limit on wilds in a meld (R45, R46); null if there is none. `oneOrTwo`: two in a meld of six or more cards.
 * `newSingle`: one in a new meld. `apart`: none beside another in a run, two naturals in a set.
 */
function wildLimitOf({ melds: { wildLimit, splitLong } }: RuleSet) {
  if (wildLimit === 'none') return null;
  if (wildLimit === 'apart') return 'apart';
  if (wildLimit === 'oneWhenLaid') return 'newSingle';
  if (wildLimit === 'one') return splitLong ? 'oneOrTwo' : 'single';
  return wildLimit === 'fewerThanNaturals' ? 'fewerThanNaturals' : 'atMostNaturals';
}

/** The obligation that comes with cards taken from the pile (R73 to R77). */
function mustPlay({ draft: { drawn }, rules }: PlayerView, terms: Terms): string | null {
  const [deepest] = drawn;
  if (deepest === undefined) return null;
  return asksTwoNaturals(rules, drawn.length)
    ? say('notices-layTaken', { card: deepest, terms })
    : say('notices-playTaken', { card: deepest });
}

/** The points that an opening has and needs (R154). */
function openingTooLow(view: PlayerView): string | null {
  const opening = openingIn(view);
  if (!opening) return null;
  const { points, needed } = opening;
  return say('notices-openingTooLow', { points, needed, missing: needed - points });
}

function misfit(id: number, place: Place, view: PlayerView, terms: Terms): string | null {
  const meld = view.melds.find((one) => one.id === id);
  if (!meld) return null;
  if (meld.kind === 'set') return say('notices-setNeeds', { rank: meld.rank, terms });
  const { rank, suit } = standsFor(meld, place === 'low' ? -1 : meld.cards.length);
  return growsTo(view, meld, rank) ? say('notices-runNeeds', { place: { rank, suit }, terms }) : NOTICES.runEnds;
}

/** Whether a run may extend to this rank (R43). */
function growsTo({ rules }: PlayerView, meld: TableMeld, rank: number): boolean {
  const { low, top, most } = runBounds(rules);
  return rank >= low && rank <= top && meld.cards.length < most;
}

/** The cards that free a wild of a meld. */
function freeing(id: number, wildCard: Card, view: PlayerView): readonly Card[] {
  const meld = view.melds.find((one) => one.id === id);
  return meld ? swapFaces(view.rules, view.wildRank, meld, meld.cards.indexOf(wildCard)) : [];
}

function wrongNatural(id: number, wildCard: Card, view: PlayerView, terms: Terms): string | null {
  const faces = freeing(id, wildCard, view);
  return faces.length === 0 ? null : say('notices-swapNeeds', { faces, terms });
}

/** Whether the set has no room for a swap (R156). */
const isInClosedSet = (id: number, { melds, rules }: PlayerView): boolean =>
  melds.some((meld) => meld.id === id && isClosedSet(rules, meld));

function setNotComplete(id: number, wildCard: Card, view: PlayerView, terms: Terms): string | null {
  const faces = freeing(id, wildCard, view);
  return faces.length === 0 ? null : say('notices-swapNeedsTwo', { faces, count: faces.length, terms });
}
