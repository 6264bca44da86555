import { counted, formats, listed } from '../plural.ts';
import { plain, signed } from '../table.ts';

/** The fixed texts of the leaderboard. */
export const RATINGS = {
  heading: 'Classement',
  families: 'Jeux',
  season: 'Saison',
  columns: { rank: 'Rang', name: 'Nom', points: 'Cote', games: 'Parties' },
  own: 'Vous',
  nobody: 'Personne n’a encore de cote ici : à vous de commencer.',
  nobodyThen: 'Personne n’avait de cote ici cette saison-là.',
  bots: 'Robots',
  botsHint: 'Les robots des parties classées, sur la même échelle. Ils n’ont pas de rang.',
  botColumns: { level: 'Robot', points: 'Cote', games: 'Parties' },
  how: 'Le calcul des cotes',
  offline: 'Serveur injoignable.',
  tooFast: 'Trop de demandes. Réessayez dans une minute.',
  again: 'Réessayer',
  loading: 'Chargement…',
  ratings: 'Cotes',
  toBoard: 'Classement',
  hidden: 'Vos cotes s’affichent ici dès que vous avez joué assez de parties classées.',
} as const;

const QUARTERS = {
  1: 'Janvier à mars',
  2: 'Avril à juin',
  3: 'Juillet à septembre',
  4: 'Octobre à décembre',
} as const;

/** "Octobre à décembre 2026" */
export const seasonOf = (year: number, quarter: 1 | 2 | 3 | 4): string => `${QUARTERS[quarter]} ${year}`;

/** "Se termine dans 34 jours"; `wait` in ms. */
export const untilWords = (wait: number): string => `Se termine ${formats.ahead(wait)}`;

const people = (count: number): string => counted(count, 'personne différente', 'personnes différentes');
const ratedGames = (count: number): string => counted(count, 'partie classée', 'parties classées');

/** The way onto the leaderboard, where nobody is on it; both are the fewest that are needed. */
export const toGetOn = (games: number, opponents: number): string =>
  `Choisissez Jouer : une partie est classée pour les personnes réunies ainsi, si elles sont au moins deux, de réseaux différents. Après ${ratedGames(games)} avec ${people(opponents)}, vous entrez au classement.`;

/** "Les 100 meilleurs joueurs sur 342" */
export const bestOf = (shown: number, players: number): string => `Les ${shown} meilleurs joueurs sur ${players}`;

/** "Rang 3 sur 42, cote 1583, 12 parties" */
export const standing = (rank: number, players: number, points: number, games: number): string =>
  `Rang ${rank} sur ${players}, cote ${points}, ${counted(games, 'partie', 'parties')}`;

/** The line of somebody without a rated game. */
export const noRatedGame = (isCurrent: boolean): string =>
  isCurrent ? 'Pas encore de partie classée cette saison' : 'Pas de partie classée cette saison-là';

/** "4 parties classées avec 2 personnes différentes : trop peu pour une cote"; in a season that is over. */
export const tooFew = (games: number, opponents: number): string =>
  `${ratedGames(games)} avec ${people(opponents)} : trop peu pour une cote`;

/** The games and people missing until a rating is shown; one of the two may be 0. */
const missing = (games: number, opponents: number): readonly string[] => [
  ...(games > 0 ? [counted(games, 'partie', 'parties')] : []),
  ...(opponents > 0 ? [`${counted(opponents, 'personne', 'personnes')} à rencontrer`] : []),
];

/** "Cote cachée … : encore 6 parties et 3 personnes à rencontrer"; one of the two may be 0. */
export const hiddenUntil = (games: number, opponents: number): string =>
  `Cote cachée tant que vous n’avez pas assez joué : encore ${listed(missing(games, opponents))}`;

/** The change of a rating by a game: "Cote +12, désormais 1512". */
export const wonBy = (won: number, points: number): string =>
  won === 0 ? `Cote ${plain(points)}, inchangée` : `Cote ${signed(won)}, désormais ${plain(points)}`;

/** "Provisoire, cachée aux autres : encore 3 parties"; one of the two may be 0. */
export const provisional = (games: number, opponents: number): string =>
  `Provisoire, cachée aux autres : encore ${listed(missing(games, opponents))}`;

/** A rating on a player's page: "Rang 3, cote 1583, 12 parties" */
export const rated = (rank: number, points: number, games: number): string =>
  `Rang ${rank}, cote ${points}, ${counted(games, 'partie', 'parties')}`;

/** How ratings work, in paragraphs; the fewest games and other people for a rating. */
export const explained = (games: number, opponents: number): readonly string[] => [
  'Une partie sans règles maison est classée pour les personnes que « Jouer » a réunies, si elles sont au moins deux. Elle ne l’est pas pour qui est venu par un code ou un lien, et les personnes d’un même réseau ne sont pas comparées. Elle se joue sans indices. Chaque groupe de jeux a ses propres cotes.',
  'Chacun commence à 1500. On vous compare aux autres personnes de la table : devancer de forts joueurs rapporte le plus. Les robots ne donnent ni ne prennent rien.',
  'Si vous quittez une partie, vous finissez au dernier rang. Seules les manches jouées par les deux rapportent des points : moins de trois comptent moins, et sans aucune il n’y en a pas. Si le serveur tombe en panne, la partie ne compte pour personne.',
  `Une cote s’affiche après ${ratedGames(games)} dans la saison avec ${people(opponents)}.`,
  'Une saison dure trois mois. À la suivante, chaque cote revient d’un quart du chemin vers 1500.',
  'À partir de la quatrième partie de la journée, la même personne compte de moins en moins, et battre des débutants ne mène pas loin. Avec beaucoup de profils et de patience, on peut tout de même en faire monter un.',
];
