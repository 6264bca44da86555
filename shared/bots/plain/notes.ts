import {
  type Arrangement,
  type Card,
  cardPoints,
  handPoints,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  unseenCards,
  wildTable,
} from '#engine';
import type { Temper } from '../temper.ts';
import { countFaces, outOfSight } from '../unseen.ts';
import { type Stakes, stakesFor } from './stakes.ts';

/** The facts about a position that a bot works out before it thinks. */
export interface Notes {
  readonly view: PlayerView;
  readonly temper: Temper;
  readonly seat: Seat;
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly wilds: Uint8Array;
  /** Cards that may still be drawn or be in another hand. */
  readonly unseen: readonly Card[];
  /** The unseen cards counted by face (`faceIndex`). */
  readonly faces: Uint8Array;
  /** How many of the unseen cards are wild. */
  readonly wildsUnseen: number;
  readonly stakes: Stakes;
  /** The probability that the deal ends before the viewer's next turn. */
  readonly hazard: number;
  /** The points of a card when the deal ends. */
  readonly points: (card: Card) => number;
  /** Cache of the melds found during this decision, keyed by the cards searched. */
  readonly found: Map<string, Arrangement>;
}

/** Makes the notes for the viewer's seat, as a bot of this temper sees the position. */
export function notesOn(view: PlayerView, temper: Temper): Notes {
  const { rules, wildRank } = view;
  const wilds = wildTable(rules, wildRank);
  const unseen = temper.remembers ? unseenCards(view) : outOfSight(view);
  const average = unseen.length === 0 ? 0 : handPoints(rules, wildRank, unseen) / unseen.length;
  return {
    view,
    temper,
    seat: view.viewer as Seat,
    rules,
    wildRank,
    wilds,
    unseen,
    faces: countFaces(unseen),
    wildsUnseen: unseen.reduce((sum, card) => sum + (wilds[card] as number), 0),
    stakes: stakesFor(view, average),
    hazard: temper.hazard(view),
    points: (card) => cardPoints(rules, wildRank, card),
    found: new Map(),
  };
}

/** The notes at a later point of the same turn. The unseen cards are unchanged. */
export const notesAfter = (notes: Notes, view: PlayerView): Notes => ({ ...notes, view });
