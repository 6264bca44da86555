import type { Card, LegalActions, PlayerView, Reading } from '#engine';
import type { Layout, Rect } from '../stage/types.ts';

/** What the guide looks at: what the player sees, may do and has selected, and where all of it lies. */
export interface GuideMoment {
  readonly view: PlayerView;
  readonly legal: LegalActions;
  /** In the order chosen. */
  readonly selected: readonly Card[];
  /** What the selection may be laid down as; null for nothing. */
  readonly newMeld: Reading | null;
  readonly layout: Layout;
}

/** One thing to show: when its time has come, where it is, what is said of it, and when it has been understood. */
export interface GuideStep {
  readonly id: StepId;
  /** Can it be shown on the table as it is. */
  when(now: GuideMoment): boolean;
  /** What of the table it speaks of; nowhere for the deal as a whole. */
  points(now: GuideMoment): readonly Rect[];
  says(now: GuideMoment): string;
  /** Has the player done it, or played on, since it was `first` shown. */
  done(now: GuideMoment, first: GuideMoment): boolean;
}

/** All there is to show, in the order in which it is told when several could be. */
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

/** What a first deal need not bring: told at its end if it has not come up. */
export const TOPICS = ['meld', 'layOff', 'swap', 'lastCard'] as const satisfies readonly StepId[];
export type Topic = (typeof TOPICS)[number];
