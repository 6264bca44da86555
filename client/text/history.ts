import type { GamePlayer, GameSummary, HeadToHead, PlayerProfile, PresetStats } from '#protocol';
import { gameInfoOf } from '#rules';
import { levelBotNamed } from './company.ts';
import { gameNamed } from './home.ts';
import { fixed, say } from './say.ts';
import { plain, points as pointsOf } from './table.ts';

/** The fixed texts of the player's history. */
const HISTORY = fixed('history');

/** The heading of somebody else's games: "Ben’s games". */
const gamesOf = (name: string | null): string =>
  name === null ? HISTORY.gamesOfUnnamed : say('history-gamesOf', { who: { name, isYou: false } });

/** A player's name on its own. */
const nameOf = (name: string | null): string => name ?? HISTORY.unnamed;

/** The heading above the people whom a player met. */
const metHeading = (isOwn: boolean): string => say('history-metHeading', { isOwn });

/** Which games are counted there. */
const metHint = (isOwn: boolean): string => say('history-metHint', { isOwn });

/** "1st of 4, 131 points" */
const resultOf = (place: number, seats: number, points: number): string =>
  say('history-resultOf', { place, seats, points });

/** "With Ben, somebody and Clara (Sharp bot)"; empty for nobody. */
function companyOf(others: readonly Pick<GamePlayer, 'name' | 'level'>[]): string {
  const names = others.map(({ name, level }) =>
    level ? levelBotNamed(nameOf(name), level) : (name ?? HISTORY.somebody),
  );
  return names.length > 0 ? say('history-companyOf', { names }) : '';
}

/** "23 Nov 2026, 14:05". */
const playedAt = (time: number): string => say('history-playedAt', { time });

/** "12 games: you did better in 7, Ben in 4". Names are null for players without one. */
function headToHead(
  { isOwn, name }: Pick<PlayerProfile, 'isOwn' | 'name'>,
  { name: other, games, won, lost }: Pick<HeadToHead, 'name' | 'games' | 'won' | 'lost'>,
): string {
  const { playerWithoutName } = HISTORY;
  const who = { name: name ?? playerWithoutName, isYou: isOwn };
  return say('history-headToHead', { games, who, won, other: other ?? playerWithoutName, lost });
}

/** A game that was played: "Crazy Rummy, 13 deals"; no number where the name has it, "Crazy Rummy in three deals". */
const gameLine = ({ preset, deals }: GameSummary): string =>
  gameInfoOf(preset)?.dealsInName === deals
    ? gameNamed(preset)
    : say('history-gameOf', { game: gameNamed(preset), deals });

/** How a game ended for a player: "1st of 4, 131 points", "not finished, 40 points", "left after deal 3". */
function gameOutcome({ seats, status }: GameSummary, { place, points, left, to }: GamePlayer): string {
  if (left) return say('history-leftAfter', { deal: to, points });
  if (status !== 'finished') return say(`history-${status}`, { points });
  return place === null ? pointsOf(points) : resultOf(place, seats, points);
}

/** The names of a player's figures in one kind of game. */
const FIGURES = fixed('figures');

/** A figure of nothing. */
const NO_FIGURE = '–';

/** A share in per cent, null for a share of nothing: "31%", "–". */
const percent = (share: number | null): string => (share === null ? NO_FIGURE : say('figures-percent', { share }));

/** A mean to a tenth, null for a mean of nothing: "12.3", "–". */
const mean = (value: number | null): string => (value === null ? NO_FIGURE : say('figures-mean', { value }));

/** A figure with its name. */
interface NamedFigure {
  readonly name: string;
  readonly value: string;
}

/** The figures of a player in one kind of game. */
function figuresOf(record: PresetStats): readonly NamedFigure[] {
  const { games, finished, firsts, points, deals, outs, swaps } = record;
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  return [
    { name: FIGURES.finished, value: say('figures-partOf', { part: finished, whole: games }) },
    {
      name: FIGURES.firsts,
      value: say('figures-withPercent', { count: firsts, percent: percent(share(firsts, finished)) }),
    },
    { name: FIGURES.points, value: mean(share(points, deals)) },
    { name: FIGURES.outs, value: percent(share(outs, deals)) },
    { name: FIGURES.swaps, value: plain(swaps) },
  ];
}

/** The cards dealt to a player over all their games. */
const OWN_CARDS = fixed('ownCards');

/** The button that counts the first games, or more of them. The number of the next part may be unknown. */
const countButton = (counted: number, next: number): string => say('ownCards-countButton', { counted, next });

/** "Counting: 3 of 20 games" */
const countingWords = (done: number, all: number): string => say('ownCards-counting', { done, all });

/** "Counted: 20 games, 203 of your hands." */
const countedWords = (games: number, hands: number): string => say('ownCards-counted', { games, hands });

/** The parts that are in no sum, as a sentence; empty if there are none. */
function leftOutWords(odds: number, absent: number, unread: number): string {
  const parts = [
    odds > 0 && say('ownCards-odds', { count: odds }),
    absent > 0 && say('ownCards-absent', { count: absent }),
    unread > 0 && say('ownCards-unread', { count: unread }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? say('ownCards-leftOut', { parts }) : '';
}

/** The texts of the player's history. */
export const historyText = {
  ...{
    HISTORY,
    gamesOf,
    nameOf,
    metHeading,
    metHint,
    resultOf,
    companyOf,
    playedAt,
    headToHead,
    gameLine,
    gameOutcome,
  },
  ...{ figuresOf },
  ...{ OWN_CARDS, countButton, countingWords, countedWords, leftOutWords },
};
