import { counted, formats, listed } from '../plural.ts';
import { plain, signed } from '../table.ts';

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
  offline: 'Can’t reach the server.',
  tooFast: 'Too many requests. Try again in a minute.',
  again: 'Try again',
  loading: 'Loading…',
  ratings: 'Ratings',
  toBoard: 'Leaderboard',
  hidden: 'Your ratings appear here once you’ve played enough rated games.',
} as const;

const QUARTERS = {
  1: 'January to March',
  2: 'April to June',
  3: 'July to September',
  4: 'October to December',
} as const;

/** "October to December 2026" */
export const seasonOf = (year: number, quarter: 1 | 2 | 3 | 4): string => `${QUARTERS[quarter]} ${year}`;

/** "Ends in 34 days"; `wait` in ms. */
export const untilWords = (wait: number): string => `Ends ${formats.ahead(wait)}`;

const people = (count: number): string => counted(count, 'different person', 'different people');
const ratedGames = (count: number): string => counted(count, 'rated game', 'rated games');

/** The way onto the leaderboard, where nobody is on it; both are the fewest that are needed. */
export const toGetOn = (games: number, opponents: number): string =>
  `Choose Play now: a game is rated for two or more people whom it brings together from different networks. After ${ratedGames(games)} with ${people(opponents)} you’re on the list.`;

/** "The best 100 of 342 players" */
export const bestOf = (shown: number, players: number): string => `The best ${shown} of ${players} players`;

/** "Rank 3 of 42, rating 1583, 12 games" */
export const standing = (rank: number, players: number, points: number, games: number): string =>
  `Rank ${rank} of ${players}, rating ${points}, ${counted(games, 'game', 'games')}`;

/** The line of somebody without a rated game. */
export const noRatedGame = (isCurrent: boolean): string =>
  isCurrent ? 'No rated game yet this season' : 'No rated game in this season';

/** "4 rated games with 2 different people: too few for a rating"; in a season that is over. */
export const tooFew = (games: number, opponents: number): string =>
  `${ratedGames(games)} with ${people(opponents)}: too few for a rating`;

/** The games and people missing until a rating is shown; one of the two may be 0. */
const missing = (games: number, opponents: number): readonly string[] => [
  ...(games > 0 ? [counted(games, 'more game', 'more games')] : []),
  ...(opponents > 0 ? [counted(opponents, 'more person to meet', 'more people to meet')] : []),
];

/** "Hidden until you have played enough: 6 more games and 3 more people to meet"; one of the two may be 0. */
export const hiddenUntil = (games: number, opponents: number): string =>
  `Hidden until you have played enough: ${listed(missing(games, opponents))}`;

/** The change of a rating by a game: "Rating +12, now 1512". */
export const wonBy = (won: number, points: number): string =>
  won === 0 ? `Rating ${plain(points)}, unchanged` : `Rating ${signed(won)}, now ${plain(points)}`;

/** "Provisional, only you see it: 3 more games"; one of the two may be 0. */
export const provisional = (games: number, opponents: number): string =>
  `Provisional, only you see it: ${listed(missing(games, opponents))}`;

/** A rating on a player's page: "Rank 3, rating 1583, 12 games" */
export const rated = (rank: number, points: number, games: number): string =>
  `Rank ${rank}, rating ${points}, ${counted(games, 'game', 'games')}`;

/** How ratings work, in paragraphs; the fewest games and other people for a rating. */
export const explained = (games: number, opponents: number): readonly string[] => [
  'A game is rated for the people whom Play now has brought together, if there are two or more, without house rules. Not for those who came by a code or a link, and people in one network are not compared. It has no hints. Each group of games has ratings of its own.',
  'Everybody begins at 1500. You are compared with the other people at the table: being ahead of strong players gives most. Bots give and take nothing.',
  'If you leave a game, you come last. Points are won by deals that both have played: fewer than three count less, and without one there are none. If the server fails, the game counts for nobody.',
  `A rating is shown after ${ratedGames(games)} of the season with ${people(opponents)}.`,
  'A season is a quarter of a year. In a new one, each rating moves a quarter of the way back to 1500.',
  'From the fourth game a day on, the same person counts less and less, and nobody gets far by beating newcomers. Somebody with many accounts and much patience can still lift one of them.',
];
