import type { GamePlayer, GameStatus, HeadToHead, PlayerProfile } from '#protocol';
import { place as nth } from '../../place.ts';
import { levelBot } from '../levels.ts';
import { counted, formats, listed } from '../plural.ts';
import { points as inPoints } from '../table.ts';
import { ofName } from '../told.ts';

export * from './ownCards.ts';

/** The fixed texts of the player's history. */
export const HISTORY = {
  heading: 'Vos parties',
  latest: 'Dernières parties',
  all: 'Toutes les parties',
  more: 'En voir plus',
  figures: 'Par jeu',
  metHint: 'Seulement les parties finies par les deux.',
  none: 'Aucune partie',
  noneHint:
    'Les parties jouées sur ce serveur sont gardées ici une fois finies. L’entraînement reste sur votre appareil.',
  notFound: 'Il n’y a pas de parties à voir ici.',
  offline: 'Serveur injoignable.',
  again: 'Réessayer',
  loading: 'Chargement…',
  replay: 'Revoir',
  link: 'Par lien seulement',
  data: 'Vos données',
  dataHint: 'Le serveur ne connaît de vous qu’un profil : un numéro au hasard, sans courriel ni adresse.',
  export: 'Télécharger',
  erase: 'Tout effacer',
  eraseHint:
    'Efface votre nom, votre historique, vos défis du jour, votre code de récupération et les joueurs que vous avez écartés. Vos parties restent à ceux qui les ont jouées avec vous, sans votre nom. Les sauvegardes gardent vos données jusqu’à leur suppression. C’est définitif.',
  really: 'Oui, effacer',
  keep: 'Garder',
  erased: 'Effacé. Cet appareil a désormais un nouveau profil.',
  playing: 'Vous êtes encore dans une partie. Quittez-la d’abord, ou finissez-la.',
  tooFast: 'Trop de demandes. Réessayez dans une minute.',
} as const;

/** The heading of somebody else's games: "Parties de Ben", "Parties d’Ana". */
export const gamesOf = (name: string | null): string =>
  name === null ? 'Parties d’un joueur sans nom' : `Parties ${ofName(name)}`;

/** A player's name. */
export const nameOf = (name: string | null): string => name ?? 'Sans nom';

/** The heading above the people whom a player met. */
export const metHeading = (isOwn: boolean): string => (isOwn ? 'Vos rencontres' : 'Ses rencontres');

/** A game that was played: "Crazy Rummy, 13 manches". `game`: its name. */
export const gameOf = (game: string, deals: number): string => `${game}, ${counted(deals, 'manche', 'manches')}`;

/** How a player left a game: "départ après la manche 3, 40 points". */
export const leftAfter = (deal: number, points: number): string =>
  `départ après la manche ${deal}, ${inPoints(points)}`;

/** A game without an end: "pas finie, 40 points". */
export const UNFINISHED: Readonly<Record<Exclude<GameStatus, 'finished'>, (points: number) => string>> = {
  adjourned: (points) => `à suivre, ${inPoints(points)}`,
  abandoned: (points) => `pas finie, ${inPoints(points)}`,
};

/** The points of a game without a place: "131 points". */
export const scoreOf = (points: number): string => inPoints(points);

/** "1er sur 4, 131 points" */
export const resultOf = (place: number, seats: number, points: number): string =>
  `${nth(place)} sur ${seats}, ${inPoints(points)}`;

/** "Avec Ben, Clara (robot futé) et quelqu’un" */
export function companyOf(others: readonly Pick<GamePlayer, 'name' | 'level'>[]): string {
  const names = others.map(({ name, level }) => (level ? `${name} (${levelBot(level)})` : (name ?? 'quelqu’un')));
  return names.length > 0 ? `Avec ${listed(names)}` : '';
}

/** "23 nov. 2026, 14:05". */
export const playedAt = formats.moment;

/** The names of a player's figures in one kind of game. */
export const FIGURES = {
  finished: 'Parties finies',
  firsts: 'Victoires',
  points: 'Points par manche',
  outs: 'Manches gagnées',
  swaps: 'Jokers échangés',
} as const;

/** "8 sur 9". */
export const partOf = (part: number, whole: number): string => `${part} sur ${whole}`;

/** A share in per cent, null for a share of nothing: "31 %", "–". */
export const percent = (share: number | null): string => (share === null ? '–' : formats.percent(share));

/** A number and its share: "2 (25 %)". */
export const withPercent = (count: number, share: number | null): string => `${count} (${percent(share)})`;

/** A mean to a tenth, null for a mean of nothing: "12,3", "–". */
export const mean = (value: number | null): string =>
  value === null ? '–' : (value < 0 ? '−' : '') + formats.grouped(Math.abs(value));

/** A number of things counted: "12". */
export const numberOf = (count: number): string => `${count}`;

/** "12 parties : vous devant 7 fois, Ben 4 fois". Names are null for players without one. */
export function headToHead(
  { isOwn, name }: Pick<PlayerProfile, 'isOwn' | 'name'>,
  { name: other, games, won, lost }: Pick<HeadToHead, 'name' | 'games' | 'won' | 'lost'>,
): string {
  const one = isOwn ? 'vous' : nameOf(name);
  return `${counted(games, 'partie', 'parties')} : ${one} devant ${won} fois, ${nameOf(other)} ${lost} fois`;
}
