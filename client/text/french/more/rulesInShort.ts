import type { Terms } from '#text';
import type { MeldSizes } from '../../data.ts';
import { wordsIn } from '../words.ts';

/** Heading of the summary. */
export const IN_SHORT = 'En bref';

/** A game in a handful of sentences, enough to start playing. */
export const SHORT_RULES = {
  /** The aim, by what the points are for. */
  aimPenalties: 'Jouez toutes vos cartes avant les autres : les cartes qui leur restent en main comptent contre eux.',
  aimHands: 'Jouez toutes vos cartes avant les autres : les cartes qui leur restent en main comptent pour vous.',
  aimMelds: (terms: Terms) =>
    `Posez le plus de points possible en ${wordsIn(terms).combinaisons}, et débarrassez-vous de vos cartes avant les autres.`,
  /** "À votre tour, prenez une carte, posez des combinaisons si vous voulez, et défaussez une carte." */
  turn: (terms: Terms) =>
    `À votre tour, prenez une carte, posez des ${wordsIn(terms).combinaisons} si vous voulez, et défaussez une carte.`,
  turnWithoutMelds: 'À votre tour, prenez une carte et défaussez-en une.',
  lastDiscard: 'Votre dernière carte doit elle aussi être défaussée.',
  onlySets(sizes: MeldSizes, terms: Terms) {
    const { combinaisons, brelans } = wordsIn(terms);
    return `Les ${combinaisons} sont des ${brelans} : ${ofRank(sizes)}.`;
  },
  onlyRuns: (sizes: MeldSizes, terms: Terms) => `Les ${wordsIn(terms).combinaisons} sont des suites : ${inRow(sizes)}.`,
  /** "Un brelan, c’est 3 ou 4 cartes de même valeur ; une suite, au moins 3 cartes de même couleur qui se suivent." */
  setsAndRuns: (sizes: MeldSizes, terms: Terms) =>
    `Un ${wordsIn(terms).brelan}, c’est ${ofRank(sizes)} ; une suite, ${inRow(sizes)}.`,
  wilds: (terms: Terms) => `Un ${wordsIn(terms).joker} peut représenter n’importe quelle autre carte.`,
  wildRank: (terms: Terms) =>
    `Chaque manche a sa valeur ${wordsIn(terms).joker} : ses cartes peuvent représenter n’importe quelle autre carte.`,
  /** When single cards may be added; `toAny`: to other players' melds, too. */
  addAfterContract: (toAny: boolean, terms: Terms) =>
    `Posez d’abord le contrat de la manche ; ensuite, vous pouvez ajouter des cartes ${added(toAny, terms)}.`,
  addAfterMeld: (toAny: boolean, terms: Terms) =>
    `Dès que vous avez posé ${wordsIn(terms)['une combinaison']}, vous pouvez ajouter des cartes ${added(toAny, terms)}.`,
  add: (toAny: boolean, terms: Terms) => `Vous pouvez ajouter des cartes ${added(toAny, terms)}.`,
  swapAndTake(terms: Terms) {
    const { joker } = wordsIn(terms);
    return `Si vous avez la carte que représente un ${joker} de la table, mettez-la à sa place et prenez le ${joker}.`;
  },
  /** The wild stays on the table. */
  swapAndMove(terms: Terms) {
    const { joker } = wordsIn(terms);
    return `Si vous avez la carte que représente un ${joker} de la table, mettez-la à sa place et déplacez le ${joker}.`;
  },
  lowestWins: 'Le plus petit total gagne.',
  highestWins: 'Le plus grand total gagne.',
} as const;

const ofRank = ({ setMin, setMax }: MeldSizes): string =>
  setMax === setMin + 1 ? `${setMin} ou ${setMax} cartes de même valeur` : `au moins ${setMin} cartes de même valeur`;
const inRow = ({ runMin }: MeldSizes): string => `au moins ${runMin} cartes de même couleur qui se suivent`;

/** "à toutes les combinaisons de la table", "à vos propres combinaisons". */
function added(toAny: boolean, terms: Terms): string {
  const words = wordsIn(terms);
  return toAny ? `${words['à toutes les combinaisons']} de la table` : `à vos propres ${words.combinaisons}`;
}
