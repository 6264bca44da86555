import type { PlayerView } from '#engine';
import type { PlayedTable } from './playTable.ts';

/** Moments at which this version, or a newer one, may find a table. */
export const MOMENTS = ['midDeal', 'window', 'betweenDeals', 'atRest', 'over'] as const;

export type MomentName = (typeof MOMENTS)[number];

/** The part of the public state that may not change. */
export interface SeenByAll {
  readonly phase: PlayerView['phase'];
  readonly deal: number;
  readonly totals: readonly number[];
  /** The points of each deal played so far, per seat. */
  readonly points: readonly (readonly number[])[];
}

/** A moment of a stored game. */
export interface StoredMoment extends SeenByAll {
  readonly name: MomentName;
  /** The number of log entries at that moment. */
  readonly lines: number;
}

/** That part of a spectator's view. */
export const seenByAll = ({ phase, deal, seats, results }: PlayerView): SeenByAll => ({
  phase,
  deal,
  totals: seats.map(({ total }) => total),
  points: results.map(({ points }) => points),
});

type Look = PlayedTable['looks'][number];

const isPlaying = ({ game }: Look): boolean => game.phase === 'play';

/** The conditions for each moment, by preference: the first look that meets the first condition met by any is taken. */
const WANTED: Readonly<Record<MomentName, readonly ((look: Look) => boolean)[]>> = {
  midDeal: [
    (look) => isPlaying(look) && look.game.deal > 1 && look.game.draft.plays.length > 0,
    (look) => isPlaying(look) && look.game.draft.plays.length > 0,
    isPlaying,
  ],
  window: [({ game }) => game.window !== null],
  betweenDeals: [({ game, isAdjourned }) => game.phase === 'ready' && game.deal > 0 && !isAdjourned],
  atRest: [({ isAdjourned }) => isAdjourned],
  over: [({ game }) => game.phase === 'over'],
};

/** The moments that occurred in a game: a game of one deal has no pause, and few games have windows. */
export const momentsOf = ({ looks }: PlayedTable): readonly StoredMoment[] =>
  MOMENTS.flatMap((name) => {
    const look = WANTED[name].map((isWanted) => looks.find(isWanted)).find((found) => found !== undefined);
    return look ? [{ name, lines: look.lines, ...seenByAll(look.game) }] : [];
  });
