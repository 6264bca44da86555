import type { Card, Rank, Reading } from '#engine';
import { articleOf, cardShort, rankNames, readingShort } from '../cards.ts';
import { capital } from '../plural.ts';
import { cardsCount } from '../table.ts';
import { theCard, theWild } from '../told.ts';

/** The texts of the first-game guide that do not depend on the cards. */
export const GUIDE = {
  name: 'Guide',
  gotIt: 'Compris',
  leave: 'Quitter le guide',
  count:
    'La manche est finie. Les cartes qui vous restent comptent contre vous, 25 points par joker. Regardez les points s’ajouter aux totaux.',
  lastCard:
    'Il vous reste une carte : vous devez piocher. Ensuite, ajoutez-en une et défaussez l’autre, ou gardez la nouvelle et défaussez l’ancienne.',
  goOut:
    'Plus qu’une carte : défaussez-la pour finir. La manche s’arrête là, et les autres comptent les cartes de leur main.',
  discard: 'Plus rien à poser ? Touchez une carte inutile. La défausser finit votre tour.',
  pressDiscard:
    'Appuyez sur Défausser. Débarrassez-vous des cartes hautes : ce sont elles qui comptent le plus contre vous.',
  closing: 'C’était votre première manche. Vous savez maintenant comment ça se passe.',
  closingWords:
    'Le plus petit total après toutes les manches gagne. Pour les règles complètes, touchez l’écriteau de la valeur joker, en haut.',
  notSeen: 'Ce qui ne s’est pas encore présenté :',
  playOn: 'Continuer',
} as const;

/** One sentence on each topic that a first deal may not reach. */
export const TOPIC_TEXT = {
  meld: 'Trois ou quatre cartes de même valeur, ou au moins trois cartes de même couleur qui se suivent : touchez-les, puis appuyez sur Poser.',
  layOff:
    'Dès que vous avez posé une combinaison, vous pouvez ajouter des cartes à toutes celles de la table : touchez la carte, puis la place qui s’éclaire.',
  swap: 'Si vous avez la carte que représente un joker de la table, vous pouvez l’échanger contre le joker : touchez les deux.',
  lastCard: 'Avec une seule carte en main, vous devez piocher. Votre dernière carte se défausse toujours.',
} as const;

/** The aim of the game. */
export const handStep = (cards: number): string =>
  `Ces ${cardsCount(cards)} sont à vous. Le but : les jouer toutes avant les autres joueurs, en brelans (trois ou quatre cartes de même valeur) et en suites (au moins trois cartes de même couleur qui se suivent).`;

/** The rank that is wild in this deal, and how many of these cards the player holds. */
export function wildStep(rank: Rank, held: number): string {
  const own = held === 0 ? '' : held === 1 ? ` Vous en avez ${rank === 12 ? 'une' : 'un'}.` : ` Vous en avez ${held}.`;
  return `Les ${rankNames(rank)} sont jokers dans cette manche : ${rank === 12 ? 'chacune' : 'chacun'} peut représenter la carte qu’il vous faut.${own} La manche suivante aura une autre valeur joker.`;
}

/** Where to draw from. `top` is the top card of the pile. */
export const drawStep = (top: Card | null): string =>
  top === null
    ? 'À vous. On commence chaque tour en prenant une carte : touchez la pioche.'
    : `À vous. On commence chaque tour en prenant une carte : touchez la pioche, ou la défausse si ${theCard(top)} vous sert.`;

/** A meld in the hand, with `wilds` wilds in it. */
export const meldStep = (meld: Reading, wilds: number): string =>
  `Vous avez ${aMeld(meld)}${wilds > 0 ? ', grâce à un joker' : ''}. Touchez ses cartes une à une.`;

/** Shown when the selection is a meld. */
export const pressMeldStep = (meld: Reading): string =>
  `C’est ${aMeld(meld)}. Appuyez sur Poser, ou glissez les cartes sur la table.`;

/** Shown when a card fits a meld on the table. */
export const layOffStep = (card: Card, meld: Reading): string =>
  `Votre ${cardShort(card)} va avec ${meld.kind === 'set' ? 'ce brelan' : 'cette suite'}. Touchez la carte, puis la place qui s’éclaire. Chaque carte de moins compte.`;

/** Shown when the player can swap for a wild on the table. */
export const swapStep = (wild: Card, natural: Card): string =>
  `Le plus beau coup de ce jeu : vous avez ${theCard(natural)}, que représente ${theWild(wild)}. Touchez les deux pour les échanger, et le joker est à vous.`;

/** Shown when a wild is on the table. */
export const wildOnTableStep = (wild: Card, faces: readonly Card[]): string =>
  `Ici, ${theCard(wild)} sert de joker et représente ${faces.map(theCard).join(' ou ')}, comme il est marqué dessus. Dès que vous avez posé une combinaison, vous pouvez échanger cette carte contre le joker.`;

/** Shown when another player has laid a meld and this player none. */
export const othersMeldStep = (meld: Reading): string =>
  `${capital(aMeld(meld))}, est sur la table. Les combinaisons sont à tout le monde : dès que vous en avez posé une, vous pouvez ajouter des cartes à toutes. Une pastille marque une carte posée depuis votre dernier tour.`;

/** "une suite, 5-6-7 ♥", "un brelan, K-K-K". */
const aMeld = (meld: Reading): string =>
  `${articleOf('a', meld)} ${meld.kind === 'set' ? 'brelan' : 'suite'}, ${readingShort(meld)}`;
