import { place } from '../../place.ts';
import { counted, formats, withFirst } from '../plural.ts';
import { points } from '../table.ts';

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
  offline: 'Serveur injoignable.',
  again: 'Réessayer',
  loading: 'Chargement…',
  share: 'Partager',
  shareText: 'Votre résultat en texte',
  calendar: 'Vos jours',
  noStreak: 'Pas de série en cours.',
  streakRule:
    'Sous un jour : vos points. Un tiret : manqué. Un jour va de minuit à minuit UTC ; d’ici là, aujourd’hui compte encore.',
  states: {
    shared: 'Partagé.',
    copied: 'Copié.',
    selected: 'Sélectionné : copiez maintenant avec le menu ou le clavier de votre appareil.',
    cancelled: '',
    failed: '',
  },
  marks: { missed: '–', today: '?' },
  dayStates: { missed: 'manqué', today: 'aujourd’hui, pas encore joué' },
  beside: {
    heading: 'Tour par tour',
    what: 'Vos tours à côté de ceux de la personne la mieux classée, vous excepté, avec les mêmes cartes.',
    show: 'Montrer les deux parties',
    shared: 'La meilleure partie d’un jour est montrée à ceux qui ont fini le défi de ce jour.',
    you: 'Vous',
    turn: 'Tour',
    noTurns: 'Aucun de vous deux n’a eu de tour.',
    nobody: 'Personne d’autre ne l’a encore fini.',
    notYet: 'Le serveur enregistre encore votre partie. Réessayez dans un instant.',
    damaged: 'Ces parties sont illisibles.',
  },
  reminder: {
    heading: 'Un rappel',
    what: 'C’est un fichier pour le calendrier de votre appareil, avec un rendez-vous par jour. Ouvrez-le, et votre calendrier vous le rappelle. Cette page n’envoie rien.',
    time: 'Heure',
    save: 'Enregistrer le fichier',
    stop: 'Pour l’arrêter, supprimez le rendez-vous dans votre calendrier.',
    title: 'Crazy Rummy : défi du jour',
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

/** The heading of a deal: "Manche 2". */
export const dealHeading = (deal: number): string => `Manche ${deal}`;

/** The weekday of a day: "lun.". */
export const weekday = (day: string): string => formats.weekday(Date.parse(day));
