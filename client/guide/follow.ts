import type { GuideMoment, GuideStep, StepId, Topic } from './step.ts';
import { TOPICS } from './step.ts';
import { STEPS } from './steps.ts';

/** How far somebody has come with the guide. */
export interface GuideProgress {
  /** What is shown, and the moment in which that began; null for nothing. */
  readonly showing: { readonly step: GuideStep; readonly first: GuideMoment } | null;
  /** What has been shown, and done or put aside. */
  readonly told: readonly StepId[];
  /** What has been shown at all. */
  readonly met: readonly StepId[];
  /** The first deal is over and the next one begun, or there is none: only the closing words are left. */
  readonly closing: boolean;
}

export const AT_THE_BEGINNING: GuideProgress = { showing: null, told: [], met: [], closing: false };

/** What is shown next, from what was and what lies there now. It never asks for anything: whoever plays on is followed. */
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

/** What is shown has been understood: it is not told again. */
export function dismissStep(progress: GuideProgress): GuideProgress {
  const { showing, told } = progress;
  return showing ? { ...progress, showing: null, told: [...told, showing.step.id] } : progress;
}

/** What the first deal did not bring. */
export const unseen = ({ met }: GuideProgress): readonly Topic[] => TOPICS.filter((topic) => !met.includes(topic));
