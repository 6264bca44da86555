import { counted, formats, withFirst } from '../plural.ts';
import { points } from '../table.ts';
import { place } from './tally.ts';

/** The fixed texts of the daily deal. */
export const DAILY = {
  heading: 'Défi du jour',
  what: 'Trois manches contre trois robots futés, sans indices.',
  same: 'Tout le monde reçoit les mêmes cartes aujourd’hui.',
  once: 'Il se joue une seule fois. Si vous vous arrêtez, votre table attend jusqu’à demain ; si vous la quittez, vous ne pouvez pas recommencer.',
  play: 'Jouer le défi du jour',
  result: 'Votre résultat',
  counting: 'Calcul de votre résultat…',
  standing: 'Tableau du jour',
  nobody: 'Personne ne l’a encore fini.',
  columns: { rank: 'Rang', name: 'Nom', place: 'Table', points: 'Points' },
  placeHint: 'Table : le rang parmi les quatre joueurs de sa table. Le plus petit total passe devant.',
  honest: 'Avec un deuxième profil, on peut regarder les cartes d’abord : ce tableau est pour le plaisir.',
  gone: 'Vous avez déjà joué le défi du jour, ou vous l’avez quitté.',
  older: 'Ce serveur n’a pas de défi du jour.',
  offline: 'Serveur injoignable.',
  again: 'Réessayer',
  loading: 'Chargement…',
  share: 'Partager',
  shareText: 'Votre résultat en texte',
  states: {
    shared: 'Partagé.',
    copied: 'Copié.',
    selected: 'Sélectionné : copiez maintenant avec le menu ou le clavier de votre appareil.',
    cancelled: '',
    failed: '',
  },
} as const;

/** "Le prochain défi arrive dans 21 heures."; `wait` in ms. */
export const nextDeal = (wait: number): string => `Le prochain défi arrive ${formats.ahead(wait)}.`;

/** "23 novembre" */
export const dayInShort = (day: string): string => withFirst(formats.day(Date.parse(day)));

/** "2e sur 4 à votre table, 61 points"; the place is null if it counts no more. */
export const ownResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${place(position)} sur ${seats} à votre table, `}${points(scored)}`;

/** `ownResult` as a player tells it to others: "2e sur 4 à ma table, 61 points". */
export const sharedResult = (position: number | null, seats: number, scored: number): string =>
  `${position === null ? '' : `${place(position)} sur ${seats} à ma table, `}${points(scored)}`;

/** The first line of a result to share; `day` is the day in UTC, such as `2026-11-23`. */
export const sharedHeading = (day: string): string =>
  `Crazy Rummy, défi du ${withFirst(formats.date(Date.parse(day)))}`;

/** "Rang 3 sur 12 pour l’instant" */
export const rankLine = ({ rank }: { readonly rank: number }, count: number): string =>
  `Rang ${rank} sur ${count} pour l’instant`;

/** "5 jours de suite" */
export const inARow = (days: number): string => `${counted(days, 'jour', 'jours')} de suite`;

/** Home, once it is played: "61 points · rang 3 sur 12 · 5 jours de suite"; without days in a row if they are null. */
export const playedToday = (scored: number, rank: number, count: number, days: number | null): string =>
  [points(scored), `rang ${rank} sur ${count}`, ...(days === null ? [] : [inARow(days)])].join(' · ');

/** Home, before it is played: "Pas encore joué · 5 jours de suite". */
export const notPlayedToday = (days: number | null): string =>
  `Pas encore joué · ${days === null ? 'mêmes cartes pour tous' : inARow(days)}`;

/** A name of the table of the day. */
export const nameIn = (name: string | null): string => name ?? 'Sans nom';
