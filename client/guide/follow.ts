import type { GuideMoment, GuideStep, StepId, Topic } from './step.ts';
import { TOPICS } from './step.ts';
import { STEPS } from './steps.ts';

/** The player's progress in the guide. */
export interface GuideProgress {
  /** The current step and the moment it was first shown; null if there is none. */
  readonly showing: { readonly step: GuideStep; readonly first: GuideMoment } | null;
  /** Steps done or dismissed. */
  readonly told: readonly StepId[];
  /** Steps shown at least once. */
  readonly met: readonly StepId[];
  /** Whether only the closing words are left: the second deal has begun, or the game is over. */
  readonly closing: boolean;
}

export const AT_THE_BEGINNING: GuideProgress = { showing: null, told: [], met: [], closing: false };

/** The progress after a change of the table. The guide never waits for the player: if they play on, it follows. */
export function follow(progress: GuideProgress, now: GuideMoment): GuideProgress {
  if (progress.closing) return progress;
  if (now.view.deal > 1 || now.view.phase === 'over') return { ...progress, showing: null, closing: true };
  const { showing } = progress;
  if (showing?.step.done(now, showing.first)) return follow(dismissStep(progress), now);
  const isStill = showing?.step.when(now) ?? false;
  const open = STEPS.filter(({ id }) => !progress.told.includes(id));
  const next = (isStill && showing?.step) || open.find((step) => step.when(now));
  if (!next) return showing ? { ...progress, showing: null } : progress;
  if (next === showing?.step) return progress;
  return { ...progress, showing: { step: next, first: now }, met: [...new Set([...progress.met, next.id])] };
}

/** Dismisses the current step; it is not shown again. */
export function dismissStep(progress: GuideProgress): GuideProgress {
  const { showing, told } = progress;
  return showing ? { ...progress, showing: null, told: [...told, showing.step.id] } : progress;
}

/** The topics that did not come up. */
export const unseen = ({ met }: GuideProgress): readonly Topic[] => TOPICS.filter((topic) => !met.includes(topic));
