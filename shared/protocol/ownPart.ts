import {
  type Card,
  type ClaimAction,
  type GameEvent,
  hasSeat,
  type LayOffAction,
  type MaybeCard,
  type MeldAction,
  type PlayerView,
} from '#engine';
import type { EventOf } from './codec.ts';

/**
 * Completes an event of a story with the viewer's own secrets, taken from the viewer's view.
 * @param later the events that follow it in the story
 * @param view the view right after the story
 * @param before the view right before the story; null if unknown: then a penalty card stays hidden
 */
export function withOwnPart(
  event: GameEvent,
  later: readonly GameEvent[],
  view: PlayerView,
  before: PlayerView | null,
): GameEvent {
  const { viewer } = view;
  if (event.type === 'dealt' || event.type === 'dealtOn') {
    return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? view.hand : hand)) };
  }
  if (!('seat' in event) || event.seat !== viewer) return event;
  switch (event.type) {
    case 'drew':
      return event.from === 'stock' ? { ...event, cards: view.draft.drawn } : event;
    case 'penalized':
      return { ...event, cards: penaltyOf(event.cards, view, before) };
    case 'answered':
      return ownAnswer(event, later, view);
    default:
      return event;
  }
}

/** The cards that are new in the hand and were shown to nobody. */
function penaltyOf(
  hidden: readonly MaybeCard[],
  { hand, viewer, seats }: PlayerView,
  before: PlayerView | null,
): readonly MaybeCard[] {
  const known = viewer === 'spectator' ? [] : (seats[viewer]?.known ?? []);
  const isNew = (card: Card): boolean => !before?.hand.includes(card) && !known.includes(card);
  const cards = before ? hand.filter(isNew) : [];
  return cards.length === hidden.length ? cards : hidden;
}

/** The viewer's answer: taken from the window while it is open, or from the events that follow if it closed at once. */
function ownAnswer(event: EventOf<'answered'>, later: readonly GameEvent[], view: PlayerView): GameEvent {
  const { window } = view;
  const closed = later.findIndex(({ type }) => type === 'windowClosed');
  const claim = closed < 0 ? (window?.claim ?? null) : claimIn(event.seat, later.slice(closed));
  return { ...event, claim, forDeal: claim === null && hasPassedForDeal(view) };
}

/** Whether the viewer does not want to be asked again this deal (§4.78). */
export const hasPassedForDeal = ({ viewer, passed }: Pick<PlayerView, 'viewer' | 'passed'>): boolean =>
  viewer !== 'spectator' && hasSeat(passed, viewer);

/** The claim that was granted when a window closed, if it was this seat's; else null. */
function claimIn(seat: number, [closed, came, next]: readonly GameEvent[]): ClaimAction | null {
  if (closed?.type !== 'windowClosed' || closed.seat !== seat) return null;
  const cards = came?.type === 'claimed' || came?.type === 'callTurnBegan' ? came.cards : [];
  return { type: 'claim', count: cards.length, lay: layIn(next) };
}

function layIn(event: GameEvent | undefined): LayOffAction | MeldAction | null {
  if (event?.type === 'melded') {
    const { id: _id, by: _by, owners: _owners, locked: _locked, ...reading } = event.meld;
    return { type: 'meld', reading };
  }
  if (event?.type !== 'laidOff') return null;
  const { seat: _seat, type: _type, ...place } = event;
  return { type: 'layOff', ...place };
}
