import { isPureRun, type Opening, openingIn, openingPoints, type PlayerView, type Reading } from '#engine';

/** The viewer's opening as it is being put together (R154): the melds laid, and the one selected. */
export interface OpeningCount extends Opening {
  /** Whether a selected meld is counted, which is still in the hand. */
  readonly withSelected: boolean;
}

/** Counts the opening with the meld as which the selected cards may be laid; null if no opening is needed now. */
export function countOpening(view: PlayerView | null, selected: Reading | undefined): OpeningCount | null {
  const laid = view && openingIn(view);
  if (!view || !laid || view.phase !== 'play') return null;
  if (!selected) return { ...laid, withSelected: false };
  return {
    points: laid.points + openingPoints(view.rules, selected),
    needed: laid.needed,
    lacksRun: laid.lacksRun && !isPureRun(view.rules, view.wildRank, selected),
    withSelected: true,
  };
}
