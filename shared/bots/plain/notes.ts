import {
  type Arrangement,
  type Card,
  cardPoints,
  handPoints,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  wildTable,
} from '#engine';
import { hazard } from '../hazard.ts';
import { countFaces, unseenCards } from '../unseen.ts';
import { type Stakes, stakesFor } from './stakes.ts';

/** What a bot knows of a moment before it thinks about what to do. */
export interface Notes {
  readonly view: PlayerView;
  readonly seat: Seat;
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly wilds: Uint8Array;
  /** Cards that may still be drawn, or lie in another's hand unseen. */
  readonly unseen: readonly Card[];
  /** The same counted by face (`placeOf`). */
  readonly faces: Uint8Array;
  /** How many of them are wild. */
  readonly wildsUnseen: number;
  readonly stakes: Stakes;
  /** How likely the deal ends before the viewer's next turn. */
  readonly hazard: number;
  /** What a card counts when the deal ends. */
  readonly points: (card: Card) => number;
  /** Melds found in this decision already, by the cards they were sought in. */
  readonly found: Map<string, Arrangement>;
}

/** Takes notes for the seat that looks. */
export function notesOn(view: PlayerView): Notes {
  const { rules, wildRank } = view;
  const wilds = wildTable(rules, wildRank);
  const unseen = unseenCards(view);
  const average = unseen.length === 0 ? 0 : handPoints(rules, wildRank, unseen) / unseen.length;
  return {
    view,
    seat: view.viewer as Seat,
    rules,
    wildRank,
    wilds,
    unseen,
    faces: countFaces(unseen),
    wildsUnseen: unseen.reduce((sum, card) => sum + (wilds[card] as number), 0),
    stakes: stakesFor(view, average),
    hazard: hazard(view),
    points: (card) => cardPoints(rules, wildRank, card),
    found: new Map(),
  };
}

/** The same at a later moment of the turn: what lies unseen is as it was. */
export const notesAfter = (notes: Notes, view: PlayerView): Notes => ({ ...notes, view });
