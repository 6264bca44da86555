import type { Card, Seat } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../game/settings.ts';
import type { CardPicture, PieceKey, Pose } from './picture.ts';
import type { Layout, Point, Rect } from './types.ts';

/** One thing that moves, `ms` milliseconds long, `start` milliseconds after the first. */
export type MotionStep = { readonly start: number; readonly ms: number } & StepKind;

/** What a seat is celebrated for. */
type Honour = 'wentOut' | 'leads' | 'won';

export type StepKind =
  | {
      readonly type: 'move';
      readonly key: PieceKey;
      /** Where it starts when it was not seen before; null: from wherever it is. */
      readonly from: Pose | null;
      readonly to: Pose;
      /** Flies above everything else, rather than sliding among its neighbours. */
      readonly flight: boolean;
      /** Fades in at its place instead of travelling (reduced motion, or it was hidden below another card). */
      readonly fade: boolean;
    }
  /** Gone when the step ends. */
  | { readonly type: 'vanish'; readonly key: PieceKey }
  /** Points fly to a seat's total: a card's, or those of all a seat played on one meld; `wild` ones are louder. */
  | {
      readonly type: 'points';
      readonly seat: Seat;
      /** The card, or the first of them. */
      readonly card: Card;
      readonly amount: number;
      readonly wild: boolean;
      readonly from: Point;
      readonly to: Point;
    }
  /** A seat's total rolls from one figure to another: what has landed there is added. */
  | { readonly type: 'total'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A seat is celebrated: it went out, is ahead now, or has won the game. */
  | { readonly type: 'honour'; readonly seat: Seat; readonly why: Honour }
  /** A soft ring comes and goes about a place: something is asked, or happens, there. */
  | { readonly type: 'ring'; readonly rect: Rect };

/** How fast things move on this device. */
export interface MotionPace {
  readonly speed: Settings['speed'];
  /** The reader of the screen asked for less motion: fades alone. */
  readonly reduced: boolean;
  /** The last pointer was a finger: it hides more than a mouse does. */
  readonly touch: boolean;
}

/** The table as it stood at one moment. */
export interface StageScene {
  readonly table: TableView;
  readonly layout: Layout;
}

/** The steps under way: those of each card in the order of time, later events replace or prolong earlier ones. */
export interface Script {
  readonly before: CardPicture;
  readonly after: CardPicture;
  readonly from: StageScene;
  readonly to: StageScene;
  readonly pace: MotionPace;
  readonly moves: Map<PieceKey, MotionStep[]>;
  readonly others: MotionStep[];
}

/** How long things take at normal speed, in milliseconds. */
export const MS = {
  press: 120,
  settle: 180,
  drawMouse: 200,
  drawTouch: 260,
  lay: 260,
  swap: 300,
  turn: 150,
  ring: 700,
  dealCard: 50,
  dealMost: 1200,
  tallyMost: 4000,
  fadeMost: 80,
} as const;

/** How much longer than normal things take; 0 is not at all. */
export const slowness = (pace: MotionPace): number => ({ off: 0, fast: 0.5, normal: 1, slow: 1.6 })[pace.speed];

/** Nothing is to move on its way. */
export const isStill = ({ speed, reduced }: MotionPace): boolean => reduced || speed === 'off';

export const drawMs = (pace: MotionPace): number => (pace.touch ? MS.drawTouch : MS.drawMouse);

/** When the last of some steps ends. */
export const lengthOf = (steps: readonly MotionStep[]): number =>
  steps.reduce((end, step) => Math.max(end, step.start + step.ms), 0);

/** Steps as this pace has them: quicker or slower, or nothing but fades. */
export function timed(steps: readonly MotionStep[], pace: MotionPace): MotionStep[] {
  const factor = slowness(pace);
  if (!pace.reduced) return steps.map((step) => ({ ...step, start: step.start * factor, ms: step.ms * factor }));
  const ms = (step: MotionStep): number => Math.min(step.ms * factor, MS.fadeMost);
  return steps
    .filter((step, i) => step.type !== 'move' || !steps.slice(i + 1).some((later) => overtakes(later, step)))
    .filter((step) => !ORNAMENTS.includes(step.type))
    .map((step) => ({
      ...step,
      start: 0,
      ms: ms(step),
      ...(step.type === 'move' ? { fade: true, flight: false } : {}),
    }));
}

/** What is nothing but motion. */
const ORNAMENTS: readonly MotionStep['type'][] = ['points', 'total', 'ring', 'honour'];

/** Without motion only the last that happens to a card is shown. */
const overtakes = (later: MotionStep, step: MotionStep & { type: 'move' }): boolean =>
  (later.type === 'vanish' || later.type === 'move') && later.key === step.key;
