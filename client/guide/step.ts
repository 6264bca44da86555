import type { Card, LegalActions, PlayerView, Reading } from '#engine';
import type { Layout, Rect } from '../stage/types.ts';

/** The input of the guide: the player's view, legal actions and selection, and the layout. */
export interface GuideMoment {
  readonly view: PlayerView;
  readonly legal: LegalActions;
  /** The selected cards in the order chosen. */
  readonly selected: readonly Card[];
  /** The meld as which the selection may be laid down; null if there is none. */
  readonly newMeld: Reading | null;
  readonly layout: Layout;
}

/** A step of the guide: when to show it, where it points, its text, and when it is done. */
export interface GuideStep {
  readonly id: StepId;
  /** Whether the step can be shown now. */
  when(now: GuideMoment): boolean;
  /** The places the step is about; empty for the deal as a whole. */
  points(now: GuideMoment): readonly Rect[];
  says(now: GuideMoment): string;
  /** Whether the player has done it, or played on, since it was `first` shown. */
  done(now: GuideMoment, first: GuideMoment): boolean;
}

/** All steps, in order of priority. */
export const STEP_IDS = [
  'count',
  'lastCard',
  'goOut',
  'hand',
  'wild',
  'draw',
  'swap',
  'meld',
  'layOff',
  'discard',
  'wildOnTable',
  'othersMeld',
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Topics that may not come up in the first deal; if so, they are listed at its end. */
export const TOPICS = ['meld', 'layOff', 'swap', 'lastCard'] as const satisfies readonly StepId[];
export type Topic = (typeof TOPICS)[number];
