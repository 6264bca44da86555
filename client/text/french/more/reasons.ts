import type { Completing } from '#bots';
import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import { article, rankOrJoker } from '#words/french/cards';
import type { Person } from '../../data.ts';
import { rankName, rankNames, readingShort } from '../cards.ts';
import { capital, counted, plural } from '../plural.ts';
import { theCard, theCards, theWild } from '../told.ts';
import { wordsIn } from '../words.ts';

/** Why a move is good, in whole sentences. Chances are in per cent. */
export const REASONS = {
  forced: 'C’est votre seul coup possible.',
  /** "Vous pouvez ainsi finir la manche : vos 34 points ne comptent pas." */
  goesOut: (saved: number, terms: Terms) =>
    `Vous pouvez ainsi ${wordsIn(terms)['finir la manche']}${saved > 0 ? ` : ${plural(saved, 'votre point ne compte', `vos ${saved} points ne comptent`)} pas` : ''}.`,
  /** The player is closest to going out, with `left` cards. */
  safeFrom: (count: number, { name }: Person, left: number, terms: Terms) =>
    `Ce tour met ${points(count)} à l’abri si le prochain à ${wordsIn(terms)['finir la manche']} est ${name} (${cards(left)} en main).`,
  safeByChance: (count: number, chance: number) =>
    `Ce tour met ${points(count)} à l’abri si la manche se termine avant votre prochain tour (environ ${chance} % de chances).`,
  scores: (count: number) => `Ce tour rapporte ${points(count)}.`,
  contract: 'Cela forme votre contrat.',
  /** "Le 9♥ libère le joker A♠, qui va dans K-K-K." `use`: the new meld, a lay-off, or nothing yet. */
  frees(natural: Card, wild: Card, use: Reading | 'layOff' | null, terms: Terms) {
    const then = use === null ? '' : use === 'layOff' ? ', à ajouter ensuite' : `, qui va dans ${readingShort(use)}`;
    return `${capital(theCard(natural))} libère ${theWild(wild, terms)}${then}.`;
  },
  holdsBack: (count: number, chance: number) =>
    `Vos combinaisons (${points(count)}) restent cachées, avec un risque d’environ ${chance} % que la manche se termine avant votre prochain tour.`,
  /** "Le K♠ coûte 10 points et ne va avec aucune de vos cartes." */
  sheds: (card: Card, count: number, completing: Completing) =>
    `${capital(theCard(card))} ${count > 0 ? `coûte ${points(count)} et ` : ''}${fateOf(completing)}.`,
  /** "Le 5♣ va avec le 4♣ : 2 cartes les complètent." Without `beside`, it goes with several cards. */
  goesWith: (card: Card, beside: Card | null, completing: Completing, terms: Terms) =>
    beside === null
      ? `${capital(theCard(card))} va avec vos cartes : ${completers(completing, [card], terms)}.`
      : `${capital(theCard(card))} va avec ${theCard(beside)} : ${completers(completing, [card, beside], terms)}.`,
  /** "Gardez le 4♣ et le 5♣ : 1 carte ou un joker les complète, 1 n’est plus là." */
  keeps: (kept: readonly Card[], completing: Completing, terms: Terms) =>
    `Gardez ${theCards(kept)} : ${completers(completing, kept, terms)}.`,
  deniesFit: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)} : cette carte va avec ${wordsIn(terms)['une combinaison']} de la table.`,
  deniesWild: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)} : cette carte libérerait un ${wordsIn(terms).joker}.`,
  /** "Ne laissez pas le 10♥ à Ana, qui joue ensuite et a en main le J♥ et la Q♥." */
  deniesCollector: (card: Card, next: Person, held: readonly Card[]) =>
    `${keepFrom(card, next)} et a en main ${theCards(held)}.`,
  contractNeeds: (missing: number) => `Il ${needs(missing)} au contrat.`,
  hasNoPlace: (card: Card, missing: number) =>
    `${capital(theCard(card))} n’a pas sa place dans votre contrat, auquel il ${needs(missing)}.`,
  fewest: (count: number) => `Il vous reste ainsi ${points(count)} en main, le moins possible.`,
  completes: (card: Card, meld: Reading) => `${capital(theCard(card))} complète ${readingShort(meld)}.`,
  fits: (card: Card, meld: Reading) => `${capital(theCard(card))} va avec ${readingShort(meld)}.`,
  fitsSomewhere: (card: Card, terms: Terms) =>
    `${capital(theCard(card))} va avec ${wordsIn(terms)['une combinaison']} de la table.`,
  returns: (card: Card) =>
    `Vous pouvez remettre ${theCard(card)} dans la défausse : aucune nouvelle carte ne vous coûte de points.`,
  pileUseless: (card: Card) => `${capital(theCard(card))} de la défausse ne vous sert à rien maintenant.`,
  stock: (helping: number, unseen: number) =>
    helping === unseen
      ? `Toutes les cartes inconnues (${unseen}) vous serviraient aussitôt.`
      : `${helping} des ${unseen} cartes inconnues vous ${plural(helping, 'servirait', 'serviraient')} aussitôt.`,
  /** "Vous avez un 8 en main.", "Vous avez trois dames en main." */
  wildRank: (rank: Rank, count: number) => `Vous avez ${someOf(rank, count)} en main.`,
  largeHand: 'Ici, les combinaisons rapportent : plus de cartes, c’est mieux.',
  smallHand: 'Les cartes qui restent en main coûtent des points : moins, c’est mieux.',
  offerWorth: 'Cette carte aide votre main plus qu’elle ne coûte.',
  offerNotWorth: 'Cette carte coûte à votre main plus qu’elle ne l’aide.',
  pressWorth: 'Cela coûte peu de points.',
  pressNotWorth: 'Cela coûte trop de points.',
  judged: 'Dans l’ensemble, cela devrait rapporter.',
  stuck: 'Votre tour ne peut pas finir ainsi.',
} as const;

const points = (count: number): string => counted(count, 'point', 'points');
const cards = (count: number): string => counted(count, 'carte', 'cartes');
const keepFrom = (card: Card, { name }: Person): string =>
  `Ne laissez pas ${theCard(card)} à ${name}, qui joue ensuite`;
const needs = (missing: number): string => (missing === 0 ? 'ne manque plus rien' : `manque encore ${cards(missing)}`);

/** "3 cartes ou un joker les complètent, 2 ne sont plus là". */
function completers({ live, gone, wilds }: Completing, of: readonly Card[], terms: Terms): string {
  const orWild = wilds > 0 ? ` ou un ${wordsIn(terms).joker}` : '';
  const lost = gone > 0 ? `, ${gone} ${plural(gone, 'n’est', 'ne sont')} plus là` : '';
  const [only] = of;
  // A single card by its gender: "le" for the 8, "la" for the queen.
  const it = only !== undefined && of.length === 1 ? (rankOrJoker(only) === 12 ? 'la ' : 'le ') : 'les ';
  const these = live === 0 && wilds > 0 ? `seul un ${wordsIn(terms).joker}` : `${cards(live)}${orWild}`;
  return `${these} ${it}${plural(live, 'complète', 'complètent')}${lost}`;
}

/** "un 8", "une dame", "trois 8". */
function someOf(rank: Rank, count: number): string {
  if (count > 1) return `${count > 10 ? count : rankName(count)} ${rankNames(rank)}`;
  return article('a', rank) + (rank >= 2 && rank <= 10 ? rank : rankName(rank));
}

/** The prospects of a discard: "ne va avec aucune de vos cartes", "n’a qu’une carte pour compléter …". */
function fateOf({ live, gone }: Completing): string {
  if (live > 2) return `a ${cards(live)} pour compléter une combinaison`;
  if (live > 0) return `n’a ${plural(live, 'qu’une carte', `que ${cards(live)}`)} pour compléter une combinaison`;
  if (gone === 0) return 'ne va avec aucune de vos cartes';
  return plural(gone, 'attend une carte qui n’est plus là', `attend ${gone} cartes qui ne sont plus là`);
}
