import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import { extra } from '../buttons.ts';
import type { EmptyHanded, Length, StepPlay, StepTurn } from '../data.ts';
import { capital, counted, plural } from './plural.ts';
import { theCard, theCards } from './told.ts';
import { wordsIn } from './words.ts';

/** The step while a bot stands in for the viewer. */
export const PLAYED_FOR = 'Un robot joue pour vous';

/** The button that ends it. */
export const BACK = 'Me revoilà';

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
export const SILENCE = {
  you: 'Toujours là ? Les autres peuvent faire jouer un robot.',
  letBot: 'Faire jouer un robot',
};

/** About another person, beside the button `letBot`. */
export const noSign = (name: string): string => `${name} ne donne pas signe de vie`;

/** The line above the hand when it is not up to the viewer. */
export const WAITS = {
  forPlayers: 'En attente de joueurs',
  gameOver: 'La partie est finie',
  choosingDealer: 'Choix du premier donneur',
  aboutToDeal: 'On va distribuer',
  dealOver: (deal: number) => `La manche ${deal} est finie`,
  forCall: (cards: readonly Card[]) => `En attente : quelqu’un réclame-t-il ${theCards(cards)} ?`,
  forTaker: (cards: readonly Card[]) => `En attente : quelqu’un prend-il ${theCards(cards)} ?`,
  botPlays: ({ name }: Person) => `Un robot joue pour ${name}`,
  /** A dealer who turned up a two (R19). */
  sizing: ({ name }: Person) => `${name} choisit : 2 cartes ou 12`,
  naming: ({ name }: Person, terms: Terms) => `${name} nomme la valeur ${wordsIn(terms).joker}`,
  press: ({ name }: Person, points: number) =>
    `${name} peut prendre ${pointsOf(points)} pour doubler la manche suivante`,
  watching: ({ name }: Person) => `Vous regardez : ${name} joue`,
  for: ({ name }: Person) => `En attente : ${name}`,
} as const;

/** The line above the hand when the viewer has a question to answer. */
export const ASKS = {
  size: 'Vous avez retourné un 2 : 2 cartes ou 12 ?',
  name: (terms: Terms) => `À vous : nommez la valeur ${wordsIn(terms).joker}`,
  press: (points: number) => `Prendre ${pointsOf(points)} pour le Press ?`,
  call: (cards: readonly Card[]) =>
    `Rami ? ${capital(theCards(cards))} ${plural(cards.length, 'peut', 'peuvent')} se poser`,
  take: (cards: readonly Card[]) => `Prendre ${theCards(cards)} ?`,
} as const;

/** The line above the hand when the viewer draws. */
export const DRAWS = {
  /** The stock is empty, and the pile cannot be taken. */
  leavePile: 'Pioche vide : ne prenez rien, et la manche se termine',
  takeOrLeave: (length: Length) =>
    length === 'full'
      ? 'Pioche vide : prenez dans la défausse, ou ne prenez rien pour terminer la manche'
      : 'Prenez dans la défausse, ou rien',
  floating: 'Vous flottez : piochez',
  stock: 'À vous : piochez',
  any: 'À vous : prenez une carte',
  /** The pile may be taken several cards deep. */
  deep: 'À vous : prenez une carte, ou plusieurs dans la défausse',
} as const;

/** The line above the hand when the viewer has one thing left to do. */
export const DUTIES = {
  emptyHanded(end: EmptyHanded, terms: Terms) {
    if (end === 'goOut') return `Vous n’avez plus de cartes : ${wordsIn(terms)['finissez la manche']}`;
    return end === 'float' ? 'Vous n’avez plus de cartes : flottez' : 'Vous n’avez plus de cartes : annulez un coup';
  },
  /** The only turn for melds after another player went out (R108). */
  lastChance: (terms: Terms, mayLay: boolean) =>
    mayLay
      ? `Dernière chance : posez des ${wordsIn(terms).combinaisons}, puis « Terminé »`
      : 'Plus rien à poser : appuyez sur « Terminé »',
  discardLast: (terms: Terms) => `Défaussez votre dernière carte pour ${wordsIn(terms).finir}`,
  layTaken: (card: Card) => `À vous : posez ${theCard(card)} avec deux cartes naturelles`,
  playTaken: (card: Card) => `À vous : jouez la carte prise, ${theCard(card)}`,
  reuseWild: (terms: Terms) => `À vous : jouez le ${wordsIn(terms).joker} que vous avez pris`,
  layOffLast: (terms: Terms) => `Votre dernière carte va avec ${wordsIn(terms)['une combinaison']} : ajoutez-la`,
  layAll: (terms: Terms) => `Posez toutes vos cartes pour ${wordsIn(terms).finir}`,
} as const;

/** The line above the hand when the viewer plays: "À vous : posez des combinaisons, ou défaussez …". */
export function turnStep({ plays, later, begins }: StepTurn, terms: Terms, length: Length): string {
  const opening = !begins ? 'À vous' : length === 'full' ? 'Vous commencez avec une carte de plus' : 'Vous commencez';
  const added = later ? ` ; les ${wordsIn(terms).combinaisons} viennent plus tard` : '';
  return `${opening} : ${choices(plays, terms, length)}${added}`;
}

function choices(plays: readonly StepPlay[], terms: Terms, length: Length): string {
  const { combinaisons, joker, 'finissez la manche': finissez } = wordsIn(terms);
  const isFull = length === 'full';
  const words: Readonly<Record<StepPlay, string>> = {
    melds: isFull ? `posez des ${combinaisons}` : 'posez',
    contract: 'posez votre contrat',
    layOff: plays.includes('melds') ? 'ajoutez' : 'ajoutez une carte',
    swap: isFull ? `échangez une carte contre un ${joker}` : `échangez un ${joker}`,
    goRummy: finissez,
    discard: plays.length === 1 ? 'défaussez une carte' : isFull ? 'défaussez pour finir le tour' : 'défaussez',
    upForTwo: `appuyez sur « ${extra('upForTwo', terms)} »`,
    endTurn: `appuyez sur « ${extra('endTurn', terms)} »`,
    undo: 'annulez un coup',
  };
  const told = plays.map((play) => words[play]);
  const last = told.at(-1) ?? '';
  return told.length > 1 ? `${told.slice(0, -1).join(', ')}, ou ${last}` : last;
}

const pointsOf = (count: number): string => counted(count, 'point', 'points');

/** The step while the bots' pauses can be skipped: "En attente : Ben · touchez la table pour avancer". */
export const skippable = (words: string): string => `${words} · touchez la table pour avancer`;

/** The button that skips them. */
export const SKIP = 'Avancer jusqu’à votre tour';

/** The title of the page, with a mark when it is up to the viewer. */
export const title = (yourTurn: boolean): string => (yourTurn ? '● À vous — Crazy Rummy' : 'Crazy Rummy');
