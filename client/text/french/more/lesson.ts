import type { Card, Rank, Reading } from '#engine';
import type { Person } from '../../data.ts';
import { articleOf, cardShort, rankNames, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { did, theCard, theWild } from '../told.ts';

/** The texts of the lesson that do not depend on the cards. */
export const LESSON = {
  name: 'Leçon',
  gotIt: 'Compris',
  watch: 'Montrez-moi',
  skip: 'Passer la leçon',
  draw: 'À vous. On commence chaque tour en prenant une carte : touchez la pioche, le tas face cachée.',
  pressDiscard: 'Appuyez sur Défausser, ou glissez la carte sur la défausse.',
  goOut:
    'Plus qu’une carte : défaussez-la pour finir. La manche s’arrête là, et les autres comptent les cartes de leur main.',
  count:
    'Bravo, la manche est à vous ! Les autres comptent leurs cartes, 10 par figure, 25 par joker. Le plus petit total gagne. Ensuite, trois manches à partir de 0 : les as sont d’abord jokers, puis d’autres cartes.',
  playOn: 'Jouer trois manches',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Ces ${cardsCount(cards)} sont à vous. Le but : les jouer toutes avant les autres, en brelans (trois ou quatre de même valeur, comme 8-8-8) et en suites (au moins trois de même couleur qui se suivent). Celles qui vous restent comptent contre vous.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Vous avez ${aMeld(meld)}${meld.kind === 'set' && wilds > 0 ? ' : le joker y remplace la couleur qui manque' : ''}. Touchez ses cartes une à une, puis appuyez sur Poser.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `C’est ${aMeld(meld)}. Appuyez sur Poser, ou glissez les cartes sur la table.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Votre ${cardShort(card)} va avec ${meld.kind === 'set' ? 'le brelan' : 'la suite'} ${readingShort(meld)} : vous pouvez l’y ajouter. Touchez la carte, puis la place qui s’éclaire. Chaque carte de moins compte.`;

/** Shown when a card is selected that this step does not need. */
export const putBackStep = (card: Card): string =>
  `Pas besoin de cette carte ici, ${theCard(card)} : touchez-la encore pour la garder en main.`;

/** A run that another player has laid. */
export const othersRunStep = (who: Person, meld: Reading): string =>
  `${did(who, 'posé')} ${aMeld(meld)}. Brelans et suites sont des combinaisons, et celles de la table sont à tout le monde : dès que vous aurez posé vous aussi, vous pourrez y ajouter des cartes.`;

/** The card to discard. */
export const discardStep = (card: Card): string =>
  `Plus rien à poser ? Une défausse finit votre tour. Touchez ${theCard(card)}, puis appuyez sur Défausser : débarrassez-vous des cartes hautes.`;

/** The rank that is wild, as a meld on the table shows it. */
export const wildStep = (rank: Rank, wild: Card, face: Card): string =>
  `Les ${rankNames(rank)} sont jokers dans cette manche : ${rank === 12 ? 'chacune' : 'chacun'} peut représenter n’importe quelle carte. Ici, ${theWild(wild)} représente ${theCard(face)}, comme il est marqué dessus.`;

/** Shown before another player swaps. */
export const watchStep = (who: Person, natural: Card): string =>
  `Regardez bien : ${who.isYou ? 'vous avez' : `${who.name} a`} ${theCard(natural)}, la carte que représente le joker.`;

/** Shown after another player has swapped. */
export const swappedStep = (who: Person, natural: Card): string =>
  `C’était un échange : ${theCard(natural)} est à la place du joker, et ${who.isYou ? 'vous avez' : `${who.name} a`} le joker, pour s’en resservir.`;

/** Shown when the top card of the pile helps: it has the rank of a card in hand. */
export const takeStep = (card: Card, held: Card): string =>
  `Au lieu de piocher, vous pouvez prendre la carte du dessus de la défausse. ${capital(theCard(card))} va avec votre ${cardShort(held)} : touchez la défausse.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `À vous ! Une fois que vous avez pris une carte, et si vous avez déjà posé, vous pouvez échanger. Vous avez ${theCard(natural)}, que représente ${theWild(wild)} : touchez votre carte, puis le joker. Il est alors à vous, à jouer ou à garder.`;

/** "une suite, 5-6-7 ♥", "un brelan, K-K-K". */
const aMeld = (meld: Reading): string =>
  `${articleOf('a', meld)} ${meld.kind === 'set' ? 'brelan' : 'suite'}, ${readingShort(meld)}`;
