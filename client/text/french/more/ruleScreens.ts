import { counted, listed } from '../plural.ts';

/** The pages that show rules. */
export const RULES_PAGE = {
  edit: 'Modifier',
  useThese: 'Choisir pour plus tard',
  playNow: 'Jouer',
  friends: 'Jouer entre amis',
  practise: 'S’entraîner',
  play: 'Jouer avec ces règles',
  keep: 'Garder et partager',
  copyLink: 'Copier le lien',
  copyCode: 'Copier le code',
  link: 'Lien :',
  name: 'Nom de ces règles',
  save: 'Garder',
  saved: 'Enregistré sur cet appareil.',
  full: 'Il n’y a plus de place. Supprimez des règles enregistrées.',
} as const;

/** The page that shows a table before you take a seat. */
export const LOOK = {
  who: 'Qui est là',
  free: 'Place libre',
  join: 'S’asseoir',
  comeBack: 'Reprendre place',
  watch: 'Regarder la table',
  unwatched: 'Cette table n’admet pas de spectateurs.',
  afterDeal: 'À la prochaine manche, vous prendrez la place d’un robot, avec ses points. D’ici là, vous regardez.',
  book: 'Prendre une place dès la prochaine manche',
  resting: 'La partie est en pause. Elle reprend quand ses joueurs sont de retour.',
} as const;

/** A bot among the players: "Agathe (robot)". */
export const botNamed = (name: string): string => `${name} (robot)`;

/** The name of a game before sentences about it: "Biddies." */
export const gameIs = (game: string): string => `${game}.`;

/** "3 à 6 joueurs", "4 joueurs". */
export const playersFrom = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} joueurs` : `${fewest} à ${most} joueurs`;

/** "Autres noms : Lamsees et Lambz.", "Autres noms : Lamsees, Lambz et 12 autres." */
export const otherNames = (names: readonly string[], more: number): string =>
  `Autres noms : ${listed(more === 0 ? names : [...names, counted(more, 'autre', 'autres')])}.`;

/** An option as in the standard game: "Standard : Deux paquets mélangés ensemble." */
export const inStandardGame = (sentence: string): string => `Standard : ${sentence}`;

/** An option as in the game behind house rules: "Dans Biddies : Deux paquets mélangés ensemble." */
export const inGame = (sentence: string, game: string): string => `Dans ${game} : ${sentence}`;

/** "Supprimé : Vendredi." */
export const deleted = (name: string): string => `Supprimé : ${name}.`;
