import type { Card, Rank, Reading } from '#engine';
import type { LevelName } from '#protocol';
import type { Terms } from '#text';
import { cardName, cardWith, rankNames, readingShort } from '../cards.ts';
import { levelBot } from '../levels.ts';
import { capital, counted, formats, listed, plural } from '../plural.ts';
import { plain, points, signed } from '../table.ts';
import { theCard, theCards, theWild } from '../told.ts';
import { wordsIn } from '../words.ts';

export * from './dealt.ts';

/** The fixed texts of the review. */
export const REVIEW = {
  fortune: 'Chance et adresse',
  swap: 'Votre meilleur échange',
  good: 'Vos meilleurs tours',
  goodHint: 'Par rapport au tour évident : poser tout ce qu’on peut sans échange, et défausser une carte haute.',
  moments: 'Le plus coûteux',
  momentsHint: 'Jugé d’après ce que vous pouviez voir alors : la malchance ne compte pas.',
  roughHint:
    'Seulement les erreurs nettes : nous avons joué la suite des deux façons des dizaines de fois, chaque fois avec d’autres cartes inconnues.',
  wasAway: 'Un robot ou le chrono a joué certains de vos tours. Ils ne sont pas jugés.',
  noScore: 'Il n’y a pas ici de points à analyser.',
  played: 'Vous',
  better: 'Mieux',
  hand: 'Votre main',
  pile: 'Défausse',
  table: 'Sur la table',
  marks: '✓ ne quitte votre main que dans le meilleur tour, ✗ que dans le vôtre.',
  luck: 'Chance',
  skill: 'Adresse',
  perDeal: 'Manche par manche',
  how: 'Comment c’est calculé',
  again: 'Réessayer',
  toTable: 'Retour à la table',
  yourTurn: 'C’est votre tour.',
  nextBegan: 'La manche suivante a commencé.',
  problems: {
    old: 'Ce serveur ne peut pas encore analyser de manches.',
    busy: 'Réessayez dans quelques secondes.',
    offline: 'La table est injoignable pour le moment.',
    failed: 'L’analyse n’a pas pu être terminée.',
  },
} as const;

/** "Analyse de la manche 7", or of the whole game for null. */
export const reviewTitle = (deal: number | null): string =>
  `Analyse de la ${deal === null ? 'partie' : `manche ${deal}`}`;

/** "On rejoue la manche…", "On rejoue 13 manches…". */
export const replaying = (deals: number): string => `On rejoue ${deals === 1 ? 'la manche' : `${deals} manches`}…`;

/** "La table n’a plus 2 manches de cette partie." */
export const missingDeals = (count: number): string =>
  `La table n’a plus ${counted(count, 'manche', 'manches')} de cette partie.`;

/**
 * The three results of a deal, or two (`bot` is null) for a player who decided nothing:
 * "Vous avez eu 23 points. À votre place, …".
 */
export function fortuneWords(own: number, bot: number | null, expected: number, level: LevelName): string {
  const other = points(Math.round(expected));
  if (bot === null) {
    return `Vous avez eu ${points(own)}, sans rien avoir à décider vous-même. À votre place, un ${levelBot(level)} a ${other} en moyenne.`;
  }
  return `Vous avez eu ${points(own)}. À votre place, un ${levelBot(level)} a ${points(Math.round(bot))} avec les mêmes cartes, et ${other} en moyenne avec d’autres.`;
}

/**
 * Said where no moment was found: the praise only with skill that deserves it. Empty for `isUnjudged`: a bot or
 * the clock played some turns, or there was nothing to decide.
 */
export function nothingCostly(skill: number, isUnjudged: boolean): string {
  if (isUnjudged) return '';
  return `Nous n’avons trouvé aucune décision qui vous ait coûté des points.${Math.round(skill) >= 0 ? ' Bien joué !' : ''}`;
}

/** Luck or skill in points for the player: "+8", "−3". */
export const shareOf = (share: number): string => signed(Math.round(share));

/** The meaning of a share of luck. */
export function luckWords(share: number): string {
  const rounded = Math.round(share);
  if (rounded === 0) return 'des cartes comme d’habitude';
  return `de ${rounded > 0 ? 'meilleures' : 'moins bonnes'} cartes que d’habitude`;
}

/** The meaning of a share of skill; null for a player who decided nothing. */
export function skillWords(share: number | null, level: LevelName): string {
  if (share === null) return 'vous n’aviez rien à décider vous-même';
  const rounded = Math.round(share);
  const bot = `qu’un ${levelBot(level)} avec vos cartes`;
  if (rounded === 0) return `aussi bien ${bot}`;
  return `${rounded > 0 ? 'mieux' : 'moins bien'} ${bot}`;
}

/** A deal of the chart in words: "Manche 4 : chance +8, adresse −3". */
export const dealShares = (deal: number, luck: number, skill: number): string =>
  `Manche ${deal} : chance ${shareOf(luck)}, adresse ${shareOf(skill)}`;

/** How luck and skill are worked out, in paragraphs. */
export const howWorkedOut = (level: LevelName): readonly string[] => [
  `Chance : nous faisons jouer un ${levelBot(level)} à votre place avec exactement les mêmes cartes, contre plusieurs groupes de robots, puis 32 fois avec des cartes mélangées de nouveau. Ce qu’il réussit de mieux avec vos cartes, c’est votre chance.`,
  'Adresse : ce que vous avez fait de mieux que ce robot avec les mêmes cartes, à partir de votre première décision. Ce qu’un robot ou le chrono a décidé pour vous ne compte pas. Les autres à votre table comptent aussi : il est plus dur de devancer de forts joueurs.',
  'Un signe + est bon pour vous dans tous les jeux. Une manche dit peu de l’adresse ; une partie entière en dit plus.',
];

/** The heading of a good turn: "Manche 7, tour 4 : 3,1 points gagnés". */
export function goodHeading(deal: number, turn: number, gain: number): string {
  const shown = gain < 10 ? gain : Math.round(gain);
  return `Manche ${deal}, tour ${turn} : ${formats.grouped(shown)} ${plural(shown, 'point gagné', 'points gagnés')}`;
}

/** The heading of a swap, and how much lighter the hand was after its turn: "Manche 7, tour 4 : 31 points posés". */
export const swapHeading = (deal: number, turn: number, laid: number): string =>
  `Manche ${deal}, tour ${turn}${laid > 0 ? ` : ${counted(laid, 'point posé', 'points posés')}` : ''}`;

/** The heading of a moment: "Manche 7, tour 4 : −3,1 points"; from ten points on in whole points. */
export function momentHeading(deal: number, turn: number, cost: number): string {
  const shown = cost < 10 ? cost : Math.round(cost);
  return `Manche ${deal}, tour ${turn} : −${formats.grouped(shown)} ${plural(shown, 'point', 'points')}`;
}

/** "Vous avez manqué la même chose lors de 2 autres tours." */
export const repeated = (turns: number): string =>
  `Vous avez manqué la même chose lors de ${counted(turns, 'autre tour', 'autres tours')}.`;

/** The cards of a hand for a screen reader: "Votre main : sept de cœur et roi de trèfle." */
export const handWords = (hand: readonly Card[]): string => `${REVIEW.hand} : ${listed(hand.map(cardName))}.`;

/** Actions in a few words that say nothing about cards. */
export const ACTIONS = {
  drawFromStock: 'Piocher',
  takeBack: 'Annuler',
  float: 'Flotter',
  endTurn: 'Finir votre tour',
  decline: 'Ne rien prendre',
  recall: 'Reprendre la carte',
  claim: 'Prendre la carte',
  pass: 'Laisser passer la carte',
  takePress: 'Prendre les points',
  leavePress: 'Ne pas prendre les points',
} as const;

/** "Prendre la Q♣"; with further cards above it "Prendre 3 cartes, jusqu’au 7♣". `count`: the cards taken in all. */
export const takeDownTo = (deepest: Card, count: number): string =>
  count === 1 ? `Prendre ${theCard(deepest)}` : `Prendre ${count} cartes, jusqu’${cardWith('to', deepest)}`;

/** "Poser 7-8-9 ♥". */
export const lay = (meld: Reading): string => `Poser ${readingShort(meld)}`;

/** "Ajouter le 7♥ à 4-5-6 ♠"; `on` is null for a meld that is gone. */
export const layOff = (card: Card, on: Reading | null): string =>
  `Ajouter ${theCard(card)}${on ? ` à ${readingShort(on)}` : ''}`;

/** "Échanger le 7♥ contre le joker 8♣". */
export const swapFor = (natural: Card, wild: Card, terms: Terms): string =>
  `Échanger ${theCard(natural)} contre ${theWild(wild, terms)}`;

/** "Défausser le K♦". */
export const discardOf = (card: Card): string => `Défausser ${theCard(card)}`;

/** "Poser le contrat : 7-8-9 ♥ et 3-3-3". */
export const layContract = (melds: readonly Reading[]): string => `Poser le contrat : ${meldsShort(melds)}`;

/** "Finir la manche", "Fermer". */
export const goOut = (terms: Terms): string => capital(wordsIn(terms)['finir la manche']);

/** "Faire rami avec 7-8-9 ♥ et 3-3-3, et défausser le K♦"; `card` is the discard, null without one. */
export const goRummy = (melds: readonly Reading[], card: Card | null): string =>
  `Faire rami avec ${meldsShort(melds)}${card === null ? '' : `, et défausser ${theCard(card)}`}`;

/** "Défausser le K♦ et terminer la manche avec votre 2" */
export const upForTwo = (card: Card): string => `Défausser ${theCard(card)} et terminer la manche avec votre 2`;

/** The choice of the size of the deal: "Prendre 12 cartes". */
export const chooseSize = (size: number): string => `Prendre ${size} cartes`;

/** The choice of the wild rank: "Nommer les 8". */
export const nameRank = (rank: Rank): string => `Nommer les ${rankNames(rank)}`;

/** "Prendre le 7♥ et le 8♥". */
export const claimOf = (cards: readonly Card[]): string => `Prendre ${theCards(cards)}`;

/** "7-8-9 ♥ et K-K-K". */
const meldsShort = (readings: readonly Reading[]): string => listed(readings.map(readingShort));

/** The scale of the chart: "+20", "−20". */
export const scaleEnd = (end: number): string => (end > 0 ? signed(end) : plain(end));
