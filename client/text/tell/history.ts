import type { GamePlayer, GameSummary, PresetRecord } from '#protocol';
import { gameInfoOf } from '#rules';
import { more } from '../language.ts';
import { gameNamed } from './rules.ts';

/** A game that was played: "Crazy Rummy, 13 deals"; no number where the name has it, "Crazy Rummy in three deals". */
export const gameLine = ({ preset, deals }: GameSummary): string =>
  gameInfoOf(preset)?.dealsInName === deals ? gameNamed(preset) : more.history.gameOf(gameNamed(preset), deals);

/** How a game ended for a player: "1st of 4, 131 points", "not finished, 40 points", "left after deal 3". */
export function gameOutcome({ seats, status }: GameSummary, { place, points, left, to }: GamePlayer): string {
  const { UNFINISHED, leftAfter, resultOf, scoreOf } = more.history;
  if (left) return leftAfter(to, points);
  if (status !== 'finished') return UNFINISHED[status](points);
  return place === null ? scoreOf(points) : resultOf(place, seats, points);
}

/** A figure with its name. */
interface NamedFigure {
  readonly name: string;
  readonly value: string;
}

/** The figures of a player in one kind of game. */
export function figuresOf(record: PresetRecord): readonly NamedFigure[] {
  const { games, finished, firsts, points, deals, outs, swaps } = record;
  const { FIGURES, mean, numberOf, partOf, percent, withPercent } = more.history;
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  return [
    { name: FIGURES.finished, value: partOf(finished, games) },
    { name: FIGURES.firsts, value: withPercent(firsts, share(firsts, finished)) },
    { name: FIGURES.points, value: mean(share(points, deals)) },
    { name: FIGURES.outs, value: percent(share(outs, deals)) },
    { name: FIGURES.swaps, value: numberOf(swaps) },
  ];
}
