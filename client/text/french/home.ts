import type { LevelName, PaceName, PeopleNow, PublicTable } from '#protocol';
import { LEVEL_BOTS } from './levels.ts';
import { PACES_IN_SHORT } from './paces.ts';
import { counted, formats, listed } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** The game's own move in one sentence, below its picture on the home screen. */
export const hook = (): string => 'Vous avez la carte que représente un joker ? Il est à vous.';

/** The home screen. */
export const HOME = {
  playNow: 'Jouer',
  playNowHint: 'Avec les joueurs en ligne ; des robots complètent la table',
  orNear: 'Toute durée, tout nombre de joueurs, tout rythme',
  orNearHint: 'D’abord selon vos choix, sinon la table la plus proche où il y a du monde',
  practise: 'S’entraîner',
  practiseHint: 'Contre des robots, même hors ligne',
  goOn: 'Continuer : à vous',
  goBack: 'Continuer la partie',
  offline: 'Serveur injoignable. Vous pouvez toujours vous entraîner hors ligne.',
  friends: 'Entre amis',
  friendsHint: 'Une table privée ou un code',
  playFriend: 'Jouer entre amis',
  create: 'Ouvrir une table privée',
  code: 'Code de table',
  join: 'Entrer',
  name: 'Votre nom',
  guest: 'Anonyme',
  seats: 'Joueurs à la table',
  lateTurns: 'Avec « Jouer » à cinq ou six, chacun a son tour, même si quelqu’un finit dès son premier.',
  length: 'Durée',
  rules: 'Règles du jeu',
  learn: 'Apprendre à jouer',
  replay: 'Revoir une partie',
  learnHint: 'Deux minutes à une vraie table',
  game: 'Jeu',
  games: 'Choisir un jeu',
  houseRules: 'Règles maison',
  history: 'Vos parties',
  ratings: 'Classement',
  profile: 'Votre profil',
  daily: 'Défi du jour',
  dailyHint: 'Les mêmes cartes pour tous',
  finding: 'Recherche d’une table…',
  opening: 'Ouverture de votre table…',
  more: 'Plus',
  language: 'Langue',
} as const;

/** A length of a game: "7 manches". */
export const dealsCount = (deals: number): string => counted(deals, 'manche', 'manches');

/** A length of a game with the time that it takes: "3 manches, environ 5 minutes". */
export const dealsInMinutes = (deals: number, minutes: number): string =>
  `${dealsCount(deals)}, environ ${counted(minutes, 'minute', 'minutes')}`;

/** "4 joueurs" */
export const playersCount = (players: number): string => counted(players, 'joueur', 'joueurs');

/** The people at public tables: "2 personnes cherchent, 14 jouent". At least one of the numbers is not 0. */
export function peopleNow({ looking, playing }: PeopleNow): string {
  const seekers = counted(looking, 'personne cherche', 'personnes cherchent');
  if (playing === 0) return `${seekers} une partie`;
  if (looking === 0) return counted(playing, 'personne joue', 'personnes jouent');
  return `${seekers}, ${counted(playing, 'joue', 'jouent')}`;
}

/** Below *Play now*, which leads to people at a table of another length, size or pace. `game`: that table's. */
export const joins = (people: number, game: string): string =>
  `Rejoint ${counted(people, 'personne', 'personnes')} : ${game}`;

/** Below the button that continues a practice game. */
export const goOnHint = (deal: number): string => `Entraînement, manche ${deal}`;

/** The choices a host makes for a private table. */
export const HOSTING = {
  bots: 'Compléter avec des robots',
  botsHint: 'Sinon, la partie commence quand toutes les places sont prises',
  spectators: 'Spectateurs admis',
  spectatorsHint: 'Toute personne qui a le code ; elle ne voit aucune main',
  hints: 'Indices permis',
  hintsHint: 'Sinon, personne à la table ne peut en demander',
} as const;

/**
 * The host's choices, on the button that opens them: "Sans chrono, robots futés, spectateurs admis".
 * @param bots the level of all bots
 */
export function hosted(
  pace: PaceName,
  bots: LevelName | 'several' | 'none',
  spectators: boolean,
  hints: boolean,
): string {
  const watching = spectators ? 'spectateurs admis' : 'sans spectateurs';
  return [PACES_IN_SHORT[pace], BOTS_IN_SHORT[bots], watching, ...(hints ? [] : ['sans indices'])].join(', ');
}

const BOTS_IN_SHORT = { ...LEVEL_BOTS, several: 'robots de divers niveaux', none: 'sans robots' } as const;

/** The list of open tables. */
export const OPEN_TABLES = {
  heading: 'Tables ouvertes',
  none: 'Aucune table ouverte en ce moment. « Jouer » en ouvre une.',
  unknown: 'Les tables ouvertes s’affichent ici quand vous êtes en ligne.',
  sitDown: 'S’asseoir',
  look: 'Voir',
} as const;

/** The people at open tables: "3 personnes à 2 tables" */
export const peopleAt = (people: number, tables: number): string =>
  `${counted(people, 'personne', 'personnes')} à ${counted(tables, 'table', 'tables')}`;

/** "Afficher les 12" */
export const showAll = (count: number): string => `Afficher les ${count}`;

/** The state of an open table: "Rythme normal. 2 personnes, 2 places libres." */
export function openTableNow({ pace, people, free, isOpen, stage, deal }: PublicTable): string {
  const seats = `${counted(people, 'personne', 'personnes')}, ${counted(free, 'place libre', 'places libres')}`;
  if (stage !== 'playing') return `${PACES_IN_SHORT[pace]}. ${seats}.`;
  return `${PACES_IN_SHORT[pace]}. Manche ${deal} : ${seats}${isOpen ? '' : ' à la manche suivante'}.`;
}

/** The accessible name of the button beside an open table: "S’asseoir : Biddies. Rythme …"; `now`: its state. */
export const atOpenTable = (does: 'sitDown' | 'look', game: string, now: string): string =>
  `${OPEN_TABLES[does]} : ${game}. ${now}`;

/** Heading of the tables where the player has a seat. */
export const ownTables = (): string => 'Vos tables';

/** "Crazy Rummy avec Ben et Cid" */
export const ownTable = (game: string, names: readonly string[]): string =>
  names.length === 0 ? game : `${game} avec ${listed(names)}`;

/** "KXQTBC, jouée à 18:05", "KXQTBC, en pause depuis hier", "KXQTBC, en pause depuis le 12 mars". */
export function ownTableSeen(code: string, seenAt: number, daysAgo: number, adjourned: boolean): string {
  const day = dayAgo(seenAt, daysAgo);
  if (daysAgo === 0) return `${code}, ${adjourned ? `en pause depuis ${day}` : `jouée à ${day}`}`;
  return `${code}, ${adjourned ? 'en pause depuis' : 'jouée'} ${daysAgo === 1 ? day : `le ${day}`}`;
}

/** "18:05" for today, "hier", "12 mars". */
export const dayAgo = formats.lately;

/** "Biddies, règles maison" */
export const withHouseRules = (game: string): string => `${game}, règles maison`;

/** House rules by the game that they come from: "Biddies avec 3 changements." */
export const withChanges = (game: string, changes: number): string => `${game} avec ${changesCount(changes)}.`;

/** "3 changements" */
export const changesCount = (count: number): string => counted(count, 'changement', 'changements');
