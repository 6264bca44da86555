import type { PaceName } from '#protocol';
import type { Difficulty, GameGroup } from '#rules';
import { PACE_HINTS } from '../paces.ts';
import { counted, formats, listed } from '../plural.ts';

export * from './ruleScreens.ts';

/** The screen where a game is chosen. */
export const GAMES_SCREEN = {
  heading: 'Choisir un jeu',
  search: 'Chercher par nom',
  own: 'Vos règles maison',
  noneOwn: 'Vos règles maison enregistrées s’affichent ici.',
  most: 'Vos plus joués',
  found: 'Résultats',
  clear: 'Effacer la recherche',
  noneFound: 'Aucun jeu ne porte ce nom.',
  showAll: 'Voir tous les jeux',
  groups: {
    crazyRummy: 'Crazy Rummy',
    houses: 'Variantes maison',
    oxner: 'Variantes de Michael Oxner',
    greek: 'Jeux grecs',
    cousins: 'Jeux voisins',
  } satisfies Record<GameGroup, string>,
  choose: 'Choisir',
  chosen: 'Choisi',
  differs: 'Ce qui change',
  more: 'Plus',
  allRules: 'Les règles',
  change: 'Modifier',
  rename: 'Renommer',
  remove: 'Supprimer',
  putBack: 'Annuler',
  newName: 'Nouveau nom',
  nameTaken: 'Vous avez déjà des règles de ce nom.',
} as const;

/** The accessible name of a button about named rules: "Supprimer : Vendredi". */
export const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  `${GAMES_SCREEN[does]} : ${name}`;

/** The form for a pasted rule code or link. */
export const PASTED = {
  heading: 'Règles d’un ami',
  field: 'Lien ou code de règles',
  show: 'Voir',
} as const;

/** The house-rule editor. */
export const EDITOR = {
  heading: 'Règles maison',
  how: 'Touchez une règle pour la changer.',
  search: 'Chercher une règle',
  often: 'Les plus changées',
  noneFound: 'Aucune règle ne correspond à votre recherche.',
  changes: 'Vos changements',
  noChanges: 'Aucun changement.',
  reset: 'Rétablir',
  resetAll: 'Tout rétablir',
  cannot: 'Cela ne va pas avec d’autres règles.',
  wayOut: 'Cela marche si ceci change aussi :',
  wayOutAlone: 'Cela marche si on rétablit les règles devenues sans objet.',
  noWayOut: 'Aucun autre changement ne suffirait.',
  offered: 'Se joue souvent avec :',
  addThese: 'Ajouter',
  notThese: 'Non, merci',
  changeAll: 'Tout changer',
  leave: 'Ne rien changer',
  toSummary: 'Changements',
} as const;

/** The accessible name of the button that resets one option: "Rétablir : Paquets". */
export const resetOption = (label: string): string => `${EDITOR.reset} : ${label}`;

/** How hard a game is to learn. */
export const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: 'Facile à saisir',
  medium: 'Un peu plus de règles',
  hard: 'Beaucoup de règles',
};

/** "1 paquet", "2 paquets, 4 vrais jokers" */
export const packsIn = (packs: number, jokers: number): string =>
  [counted(packs, 'paquet', 'paquets'), ...(jokers > 0 ? [counted(jokers, 'vrai joker', 'vrais jokers')] : [])].join(
    ', ',
  );

/** "7 cartes", "6 à 12 cartes" */
export const handOf = (fewest: number, most: number): string =>
  `${fewest === most ? '' : `${fewest} à `}${most} cartes`;

const ALWAYS_WILD = { jokers: 'vrais jokers', twos: '2', tens: '10', oneEyedJacks: 'valets borgnes' } as const;

/**
 * "Jokers : 13 valeurs", "Jokers : valeur retournée et vrais jokers", "Sans jokers".
 * @param changing the ranks that are wild in turn, or how the rank of a deal is found
 * @param permanent the cards that are wild in every deal
 */
export function wildCards(
  changing: number | 'turned' | 'named' | 'none',
  permanent: readonly (keyof typeof ALWAYS_WILD)[],
): string {
  const ranks = typeof changing === 'number' ? counted(changing, 'valeur', 'valeurs') : CHANGING_WILD[changing];
  const all = [...(ranks === '' ? [] : [ranks]), ...permanent.map((kind) => ALWAYS_WILD[kind])];
  return all.length === 0 ? 'Sans jokers' : `Jokers : ${listed(all)}`;
}

const CHANGING_WILD = { turned: 'valeur retournée', named: 'valeur nommée par le donneur', none: '' } as const;

/** The rule that makes a game another game, in a few words. */
export const SPECIALITIES = {
  contract: 'Un contrat par manche',
  setsOnly: 'Brelans seuls',
  runsOnly: 'Suites seules',
  meldsInHand: 'Tout reste en main',
  fewWilds: 'Jokers limités',
  deepPile: 'Fouiller la défausse',
  useDiscard: 'Carte prise, carte jouée',
  press: 'Points parfois doublés',
  lastTwo: 'Un dernier 2 suffit',
  noWilds: 'Sans jokers',
} as const;

/** The points that end a game, which some games let players choose: "En 5 000 points", "En 300–500 points". */
export const toPoints = (least: number, most: number): string =>
  `En ${[...new Set([least, most])].map(formats.grouped).join('–')} points`;

/** "43 points en main" */
export const handScores = (points: number): string => `${counted(points, 'point', 'points')} en main`;

/** "104 cartes" */
export const cardsInAll = (count: number): string => counted(count, 'carte', 'cartes');

/** Whether the cards shown are a run. */
export const isRun = (isAllowed: boolean): string => (isAllowed ? '✓ Suite' : '✗ Pas une suite');

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
export const SWAP_EXAMPLE = {
  before: 'Vous avez le 8♥',
  off: 'Le joker reste',
  free: 'Le joker est à vous',
  thisTurn: 'Le joker est à vous, à jouer aussitôt',
  otherMeld: 'Le joker change de combinaison',
  stays: 'Le joker bouge dans sa combinaison',
} as const;

/** How often somebody has no turn with four players and with six, of a hundred deals of the standard game. */
export const withoutTurn = (four: number, six: number): string =>
  `Sur 100 manches du jeu standard, quelqu’un ne joue pas dans ${four} à quatre joueurs, et dans ${six} à six.`;

/** "34 autres différences" */
export const moreDifferences = (count: number): string => counted(count, 'autre différence', 'autres différences');

/** "34 autres différences : voir « Les règles »." */
export const moreInAllRules = (count: number): string =>
  `${moreDifferences(count)} : voir « ${GAMES_SCREEN.allRules} ».`;

/** "Table KXQTBC" */
export const tableCalled = (code: string): string => `Table ${code}`;

/** "1 place prise sur 4." */
export const seatsTaken = (taken: number, seats: number): string =>
  `${counted(taken, 'place prise', 'places prises')} sur ${seats}.`;

/** "Diffère du jeu standard par 3 règles"; where only the first few are shown, the main ones. */
export function differsIn(count: number, shown = count): string {
  if (shown < count) return 'Les principales différences avec le jeu standard';
  return count === 0 ? 'Le jeu standard' : `${counted(count, 'différence', 'différences')} avec le jeu standard`;
}

/** A table that is looked at: "Biddies. Diffère du jeu standard par 3 règles. 45 secondes par tour…" */
export const lookAbout = (game: string, differences: number, pace: PaceName): string =>
  `${game}. ${differsIn(differences)}. ${PACE_HINTS[pace]}`;

/** The announcement of a change: "Modifié. Deux paquets mélangés ensemble." */
export const changedTo = (sentence: string): string => `Modifié. ${sentence}`;

/** The number of games a search found: "3 jeux trouvés." */
export const gamesFound = (count: number): string => `${counted(count, 'jeu trouvé', 'jeux trouvés')}.`;

/** The number of rules a search found: "3 règles trouvées." */
export const rulesFound = (count: number): string => `${counted(count, 'règle trouvée', 'règles trouvées')}.`;
