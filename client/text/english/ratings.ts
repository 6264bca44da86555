import { ENOUGH, type Leaderboard, type OwnRating, type PlayerRating, type RatedFamily } from '#protocol';
import { GAMES_SCREEN } from './games.ts';
import { counted, formats, listed } from './plural.ts';

/** The fixed texts of the leaderboard. */
export const RATINGS = {
  heading: 'Leaderboard',
  families: 'Games',
  season: 'Season',
  columns: { rank: 'Rank', name: 'Name', points: 'Rating', games: 'Games' },
  own: 'You',
  nobody: 'Nobody has a rating here yet: be the first.',
  nobodyThen: 'Nobody had a rating here in this season.',
  bots: 'Bots',
  botsHint: 'Bots in rated games, on the same scale. They have no rank.',
  botColumns: { level: 'Bot', points: 'Rating', games: 'Games' },
  how: 'How ratings work',
  older: 'This server has no ratings.',
  offline: 'Can’t reach the server.',
  tooFast: 'Too many requests. Try again in a minute.',
  again: 'Try again',
  loading: 'Loading…',
  ratings: 'Ratings',
  toBoard: 'Leaderboard',
  hidden: 'Your ratings appear here once they are shown.',
} as const;

/** "Greek games" */
export const familyName = (family: RatedFamily): string => GAMES_SCREEN.groups[family];

const MONTHS = ['January to March', 'April to June', 'July to September', 'October to December'] as const;

/** "October to December 2026" for `2026-Q4`. */
export function seasonWords(season: string): string {
  const [year, quarter = ''] = season.split('-Q');
  const months = MONTHS[Number(quarter) - 1];
  return months === undefined ? season : `${months} ${year}`;
}

/** "Until 1 January 2027, 00:00 UTC" */
export const untilWords = (ends: number): string => `Until ${formats.date(ends)}, 00:00 UTC`;

const people = (count: number): string => counted(count, 'different person', 'different people');
const ratedGames = (count: number): string => counted(count, 'rated game', 'rated games');

/** The way onto the leaderboard, where nobody is on it. */
export const howToGetOn = (): string =>
  `Choose Play now: a game that two or more people begin at a public table is rated. After ${ratedGames(ENOUGH.games)} with ${people(ENOUGH.opponents)} you’re on the list.`;

/** "The best 100 of 342 players"; empty if everybody is listed. */
export const listedWords = ({ best, players }: Pick<Leaderboard, 'best' | 'players'>): string =>
  best.length < players ? `The best ${best.length} of ${players} players` : '';

/** "Rank 3 of 42, rating 1583, 12 games" */
export function standingLine(own: OwnRating, players: number): string {
  const { rank, points, games } = own;
  return `Rank ${rank} of ${players}, rating ${points}, ${counted(games, 'game', 'games')}`;
}

/** The asker's own line: their rank and rating, or the games and people that are missing until these are shown. */
export function ownLine(own: OwnRating | null, players: number, isCurrent: boolean): string {
  if (own === null) return isCurrent ? 'No rated game yet this season' : 'No rated game in this season';
  if (own.points !== null) return standingLine(own, players);
  const played = `${ratedGames(own.games)} with ${people(own.opponents)}`;
  if (!isCurrent) return `${played}: too few for a rating`;
  const games = Math.max(0, ENOUGH.games - own.games);
  const opponents = Math.max(0, ENOUGH.opponents - own.opponents);
  const missing = [
    games > 0 ? counted(games, 'more game', 'more games') : '',
    opponents > 0 ? counted(opponents, 'more person to meet', 'more people to meet') : '',
  ].filter((part) => part !== '');
  return `Hidden until you have played enough: ${listed(missing)}`;
}

/** A rating on a player's page: "Rank 3, rating 1583, 12 games" */
export const ratingLine = ({ rank, points, games }: PlayerRating): string =>
  `Rank ${rank}, rating ${points}, ${counted(games, 'game', 'games')}`;

/** How ratings work, in paragraphs. */
export const HOW_RATINGS_WORK: readonly string[] = [
  'A game is rated if two or more people begin it at a public table, without house rules. It has no hints. Each group of games has ratings of its own.',
  'Everybody begins at 1500. You are compared with the other people at the table: being ahead of strong players gives most. Bots give and take nothing.',
  'If you leave a game, you come last. If the server fails, the game counts for nobody.',
  `A rating is shown after ${ratedGames(ENOUGH.games)} of the season with ${people(ENOUGH.opponents)}.`,
  'A season is a quarter of a year. In a new one, each rating moves a quarter of the way back to 1500.',
  'From the fourth game a day on, the same person counts less and less, and nobody gets far by beating newcomers. Somebody with many accounts and much patience can still lift one of them.',
];
