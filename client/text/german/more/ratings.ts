import { counted, formats, listed } from '../plural.ts';
import { plain, signed } from '../table.ts';

/** The fixed texts of the leaderboard. */
export const RATINGS = {
  heading: 'Rangliste',
  families: 'Spiele',
  season: 'Saison',
  columns: { rank: 'Rang', name: 'Name', points: 'Wertung', games: 'Partien' },
  own: 'Du',
  nobody: 'Hier hat noch niemand eine Wertung: Mach den Anfang.',
  nobodyThen: 'In dieser Saison hatte hier niemand eine Wertung.',
  bots: 'Bots',
  botsHint: 'Bots in gewerteten Partien, auf derselben Skala. Sie haben keinen Rang.',
  botColumns: { level: 'Bot', points: 'Wertung', games: 'Partien' },
  how: 'So entstehen Wertungen',
  offline: 'Der Server ist nicht erreichbar.',
  tooFast: 'Zu viele Anfragen. Versuch es in einer Minute noch einmal.',
  again: 'Noch einmal',
  loading: 'Lädt…',
  ratings: 'Wertungen',
  toBoard: 'Rangliste',
  hidden: 'Deine Wertungen erscheinen hier, sobald du genug gewertete Spiele gespielt hast.',
} as const;

const QUARTERS = {
  1: 'Januar bis März',
  2: 'April bis Juni',
  3: 'Juli bis September',
  4: 'Oktober bis Dezember',
} as const;

/** "Oktober bis Dezember 2026" */
export const seasonOf = (year: number, quarter: 1 | 2 | 3 | 4): string => `${QUARTERS[quarter]} ${year}`;

/** "Endet in 34 Tagen"; `wait` in ms. */
export const untilWords = (wait: number): string => `Endet ${formats.ahead(wait)}`;

// Both come after a preposition with the dative.
const people = (count: number): string => counted(count, 'anderen Person', 'verschiedenen Personen');
const ratedAfter = (count: number): string => counted(count, 'gewerteten Partie', 'gewerteten Partien');

const ratedGames = (count: number): string => counted(count, 'gewertete Partie', 'gewertete Partien');

/** The way onto the leaderboard, where nobody is on it; both are the fewest that are needed. */
export const toGetOn = (games: number, opponents: number): string =>
  `Wähl „Losspielen“: Führt es zwei oder mehr Personen aus verschiedenen Netzen zusammen, wird die Partie für sie gewertet. Nach ${ratedAfter(games)} mit ${people(opponents)} stehst du auf der Liste.`;

/** "Die besten 100 von 342 Spielern" */
export const bestOf = (shown: number, players: number): string =>
  `Die besten ${shown} von ${counted(players, 'Spieler', 'Spielern')}`;

/** "Rang 3 von 42, Wertung 1583, 12 Partien" */
export const standing = (rank: number, players: number, points: number, games: number): string =>
  `Rang ${rank} von ${players}, Wertung ${points}, ${counted(games, 'Partie', 'Partien')}`;

/** The line of somebody without a rated game. */
export const noRatedGame = (isCurrent: boolean): string =>
  isCurrent ? 'In dieser Saison noch keine gewertete Partie' : 'In dieser Saison keine gewertete Partie';

/** "4 gewertete Partien mit 2 verschiedenen Personen: zu wenig für eine Wertung"; in a season that is over. */
export const tooFew = (games: number, opponents: number): string =>
  `${ratedGames(games)} mit ${people(opponents)}: zu wenig für eine Wertung`;

/** The games and people missing until a rating is shown; one of the two may be 0. */
const missing = (games: number, opponents: number): readonly string[] => [
  ...(games > 0 ? [counted(games, 'Partie', 'Partien')] : []),
  ...(opponents > 0 ? [counted(opponents, 'neue Person', 'neue Personen')] : []),
];

/** "Verborgen, bis du genug gespielt hast: noch 6 Partien und 3 neue Personen"; one of the two may be 0. */
export const hiddenUntil = (games: number, opponents: number): string =>
  `Verborgen, bis du genug gespielt hast: noch ${listed(missing(games, opponents))}`;

/** The change of a rating by a game: "Wertung +12, jetzt 1512". */
export const wonBy = (won: number, points: number): string =>
  won === 0 ? `Wertung ${plain(points)}, unverändert` : `Wertung ${signed(won)}, jetzt ${plain(points)}`;

/** "Vorläufig, nur du siehst sie: noch 3 Partien"; one of the two may be 0. */
export const provisional = (games: number, opponents: number): string =>
  `Vorläufig, nur du siehst sie: noch ${listed(missing(games, opponents))}`;

/** A rating on a player's page: "Rang 3, Wertung 1583, 12 Partien" */
export const rated = (rank: number, points: number, games: number): string =>
  `Rang ${rank}, Wertung ${points}, ${counted(games, 'Partie', 'Partien')}`;

/** How ratings work, in paragraphs; the fewest games and other people for a rating. */
export const explained = (games: number, opponents: number): readonly string[] => [
  'Eine Partie ohne Hausregeln wird für alle gewertet, die „Losspielen“ zusammengeführt hat, wenn es zwei oder mehr sind. Wer über einen Code oder Link kam, wird nicht gewertet, und Personen aus demselben Netz werden nicht verglichen. Tipps gibt es dann keine. Jede Gruppe von Spielen hat ihre eigenen Wertungen.',
  'Alle beginnen bei 1500. Du wirst mit den anderen Personen am Tisch verglichen: Vor starken Spielern zu liegen bringt am meisten. Bots geben und nehmen nichts.',
  'Wer eine Partie verlässt, kommt auf den letzten Platz. Punkte bringen nur Runden, die beide gespielt haben: Weniger als drei zählen weniger, ohne eine gibt es keine. Fällt der Server aus, zählt die Partie für niemanden.',
  `Eine Wertung wird nach ${ratedAfter(games)} der Saison mit ${people(opponents)} gezeigt.`,
  'Eine Saison ist ein Vierteljahr. In einer neuen rückt jede Wertung um ein Viertel zurück in Richtung 1500.',
  'Ab der vierten Partie an einem Tag zählt dieselbe Person immer weniger, und mit Siegen gegen Neulinge kommt niemand weit. Wer viele Konten und viel Geduld hat, kann eines davon trotzdem hochbringen.',
];
