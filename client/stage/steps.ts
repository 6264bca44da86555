import type { Card, Seat } from '#engine';
import type { SentEvent, TableView } from '#protocol';
import type { Settings } from '../device/settings.ts';
import type { Layout, Point, Pose, Rect } from './layout.ts';
import type { CardKey, CardPicture } from './picture.ts';

/** A motion that lasts `ms` milliseconds and begins `start` milliseconds after the first. */
export type MotionStep = { readonly start: number; readonly ms: number } & StepKind;

/** The reason a seat is celebrated. */
export type Honour = 'wentOut' | 'leads' | 'won';

export type StepKind =
  | {
      readonly type: 'move';
      readonly key: CardKey;
      /** The start pose if the card was not visible before; null to start from its current place. */
      readonly from: Pose | null;
      readonly to: Pose;
      /** Flies above everything else rather than sliding among its neighbours. */
      readonly flight: boolean;
      /** Fades in at its place instead of travelling (with reduced motion, or if another card hid it). */
      readonly fade: boolean;
    }
  /** Removes a card at the end of the step. */
  | { readonly type: 'vanish'; readonly key: CardKey }
  /**
   * Points fly to a seat's total: those of one card, or of all cards a seat played on one meld. `wild` ones are more
   * conspicuous.
   */
  | {
      readonly type: 'points';
      readonly seat: Seat;
      /** The card, or the first of several. */
      readonly card: Card;
      readonly amount: number;
      readonly wild: boolean;
      readonly from: Point;
      readonly to: Point;
    }
  /** A seat's total rolls from one number to another as points land. */
  | { readonly type: 'total'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** A seat is celebrated: it went out, took the lead or won the game. */
  | { readonly type: 'honour'; readonly seat: Seat; readonly why: Honour }
  /** Small cards and stars fly from a seat and spread around a point of the table, at most `reach` away from it. */
  | {
      readonly type: 'burst';
      readonly why: Honour;
      readonly from: Point;
      readonly around: Point;
      readonly reach: Point;
    }
  /** A caught wild turns in light and leaves a trail; `place` is where the natural lands that frees it. */
  | { readonly type: 'shine'; readonly key: CardKey; readonly place: Pose | null }
  /** A soft ring around a place where something happens or is asked. */
  | { readonly type: 'ring'; readonly rect: Rect };

/** The speed of motion on this device. */
export interface MotionPace {
  readonly speed: Settings['speed'];
  /** The player asked for reduced motion: fades only. */
  readonly reduced: boolean;
  /** The last pointer was a finger, which hides more than a mouse. */
  readonly touch: boolean;
}

/** The table at one moment. */
export interface StageScene {
  readonly table: TableView;
  readonly layout: Layout;
}

/**
 * The steps while they are put together: those of each card in order of time; later events replace or extend earlier
 * ones.
 */
export interface Script {
  readonly before: CardPicture;
  readonly after: CardPicture;
  readonly from: StageScene;
  readonly to: StageScene;
  readonly pace: MotionPace;
  readonly moves: Map<CardKey, MotionStep[]>;
  readonly others: MotionStep[];
}

/** Durations at normal speed, in milliseconds. */
export const MOTION_MS = {
  press: 120,
  settle: 180,
  drawMouse: 200,
  drawTouch: 260,
  lay: 260,
  swap: 300,
  /** A meld goes to another row to make room: slow enough to see where. */
  rearrange: 440,
  /** A caught wild rises, then from `catchFlies` on it flies; its light and trail last as long as `shine`. */
  catchLift: 180,
  catchFlies: 400,
  catchFlight: 340,
  shine: 930,
  turn: 150,
  ring: 700,
  dealCard: 50,
  dealMost: 1200,
  countMax: 4000,
  fadeMost: 80,
} as const;

/** The factor on all durations; 0 means no motion. */
export const slowness = (pace: MotionPace): number => ({ off: 0, fast: 0.5, normal: 1, slow: 1.6 })[pace.speed];

/** Whether cards should change places without travelling. */
export const isStill = ({ speed, reduced }: MotionPace): boolean => reduced || speed === 'off';

export const drawMs = (pace: MotionPace): number => (pace.touch ? MOTION_MS.drawTouch : MOTION_MS.drawMouse);

/** Whether cards are dealt to the hands. */
export const isDealt = ({ type }: SentEvent): boolean => type === 'dealt' || type === 'dealtOn';

/** The end of the last step, in ms. */
export const lengthOf = (steps: readonly MotionStep[]): number =>
  steps.reduce((end, step) => Math.max(end, step.start + step.ms), 0);

/** Adjusts steps to a pace: faster or slower, or only fades with reduced motion. */
export function timed(steps: readonly MotionStep[], pace: MotionPace): MotionStep[] {
  const factor = slowness(pace);
  if (!pace.reduced) return steps.map((step) => ({ ...step, start: step.start * factor, ms: step.ms * factor }));
  const ms = (step: MotionStep): number => Math.min(step.ms * factor, MOTION_MS.fadeMost);
  return steps
    .filter((step, i) => step.type !== 'move' || !steps.slice(i + 1).some((later) => overtakes(later, step)))
    .filter((step) => !ORNAMENT_STEPS.includes(step.type))
    .map((step) => ({
      ...step,
      start: 0,
      ms: ms(step),
      ...(step.type === 'move' ? { fade: true, flight: false } : {}),
    }));
}

/** Steps that are pure motion and are dropped with reduced motion. */
const ORNAMENT_STEPS: readonly MotionStep['type'][] = ['points', 'total', 'ring', 'honour', 'burst', 'shine'];

/** With reduced motion only the last step of each card is shown. */
const overtakes = (later: MotionStep, step: MotionStep & { type: 'move' }): boolean =>
  (later.type === 'vanish' || later.type === 'move') && later.key === step.key;
