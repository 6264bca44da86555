import type { Completing } from '#bots';
import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import { isFeminine } from '#words/spanish/cards';
import type { Person } from '../../data.ts';
import { cardShort, rankName, rankNames, readingShort } from '../cards.ts';
import { capital, counted, formats, plural } from '../plural.ts';
import { theCard, theCards } from '../told.ts';
import { wordsIn } from '../words.ts';

/** Why a move is good, in whole sentences. Chances are in per cent. */
export const REASONS = {
  forced: 'Es tu única jugada.',
  /** "Así puedes cerrar: tus 34 puntos no cuentan." */
  goesOut: (saved: number, terms: Terms) =>
    `Así puedes ${wordsIn(terms).goOut}${saved > 0 ? `: ${plural(saved, 'tu', 'tus')} ${points(saved)} no ${plural(saved, 'cuenta', 'cuentan')}` : ''}.`,
  /** The player is closest to going out, with `left` cards. */
  safeFrom: (count: number, { name }: Person, left: number, terms: Terms) =>
    `Este turno pone a salvo ${points(count)}, por si ${name}, con ${cards(left)}, consigue ${wordsIn(terms).toGoOut}.`,
  safeByChance: (count: number, chance: number) =>
    `Este turno pone a salvo ${points(count)}, por si la mano acaba antes de tu próximo turno (alrededor de un ${percent(chance)} de probabilidad).`,
  scores: (count: number) => `Este turno da ${points(count)}.`,
  contract: 'Cumple tu contrato.',
  /** "El 9♥ libera el comodín A♠, que va a K-K-K." `use`: the new meld, a lay-off, or nothing yet. */
  frees(natural: Card, wild: Card, use: Reading | 'layOff' | null, terms: Terms) {
    const then = use === null ? '' : use === 'layOff' ? ', que luego colocas' : `, que va a ${readingShort(use)}`;
    return `${capital(theCard(natural))} libera el ${wordsIn(terms).wild} ${cardShort(wild)}${then}.`;
  },
  holdsBack: (count: number, chance: number) =>
    `Lo que tienes combinado (${points(count)}) sigue oculto; el riesgo de que la mano acabe antes de tu próximo turno es de alrededor de un ${percent(chance)}.`,
  /** "El K♠ cuesta 10 puntos y no combina con nada que tengas." */
  sheds: (card: Card, count: number, completing: Completing) =>
    `${capital(theCard(card))} ${count > 0 ? `cuesta ${points(count)} y ` : ''}${fateOf(completing)}.`,
  /** "El 5♣ va con el 4♣: 2 cartas completan una combinación." Without `beside`, it goes with several cards. */
  goesWith: (card: Card, beside: Card | null, completing: Completing, terms: Terms) =>
    `${capital(theCard(card))} va con ${beside === null ? 'tus cartas' : theCard(beside)}: ${completers(completing, terms)}.`,
  /** "Guarda el 4♣ y el 5♣: 1 carta o cualquier comodín completa una combinación, 1 ya ha salido." */
  keeps: (kept: readonly Card[], completing: Completing, terms: Terms) =>
    `Guarda ${theCards(kept)}: ${completers(completing, terms)}.`,
  deniesFit: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}: encaja en ${wordsIn(terms).aMeld} de la mesa.`,
  deniesWild: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}: liberaría un ${wordsIn(terms).wild}.`,
  /** "No le des el 10♥ a Ana, que juega después: tiene la J♥ y la Q♥." */
  deniesCollector: (card: Card, next: Person, held: readonly Card[]) =>
    `${keepFrom(card, next)}: tiene ${theCards(held)}.`,
  contractNeeds: (missing: number) => `Al contrato ${lacks(missing)}.`,
  hasNoPlace: (card: Card, missing: number) =>
    `${capital(theCard(card))} no tiene lugar en tu contrato, al que ${lacks(missing)}.`,
  fewest: (count: number) => `Te deja ${points(count)} en la mano, lo mínimo posible.`,
  completes: (card: Card, meld: Reading) => `${capital(theCard(card))} completa ${readingShort(meld)}.`,
  fits: (card: Card, meld: Reading) => `${capital(theCard(card))} encaja en ${readingShort(meld)}.`,
  fitsSomewhere: (card: Card, terms: Terms) => `${capital(theCard(card))} encaja en ${wordsIn(terms).aMeld}.`,
  returns: (card: Card) => `Puedes volver a descartar ${theCard(card)}, así que ninguna carta nueva te cuesta puntos.`,
  pileUseless: (card: Card) => `Ahora no te sirve ${theCard(card)} de la pila.`,
  stock: (helping: number, unseen: number) =>
    helping === unseen
      ? `Cualquiera de las ${unseen} cartas que no se ven te ayudaría enseguida.`
      : `De las ${unseen} cartas que no se ven, ${helping} te ${plural(helping, 'ayudaría', 'ayudarían')} enseguida.`,
  /** "Tienes un ocho.", "Tienes 3 reinas." */
  wildRank: (rank: Rank, count: number) =>
    `Tienes ${count === 1 ? `${isFeminine(rank) ? 'una' : 'un'} ${rankName(rank)}` : `${count} ${rankNames(rank)}`}.`,
  largeHand: 'Aquí puntúa lo que se pone en la mesa, así que conviene tener más cartas.',
  smallHand: 'Las cartas que quedan en la mano cuestan puntos, así que conviene tener menos.',
  offerWorth: 'Te ayuda más de lo que te cuesta.',
  offerNotWorth: 'Te cuesta más de lo que te ayuda.',
  pressWorth: 'Son pocos puntos.',
  pressNotWorth: 'Son demasiados puntos.',
  judged: 'En conjunto, debería compensar.',
  stuck: 'Tal como está, tu turno no puede acabar.',
} as const;

const points = (count: number): string => counted(count, 'punto', 'puntos');
const cards = (count: number): string => counted(count, 'carta', 'cartas');
const lacks = (missing: number): string =>
  missing === 0 ? 'ya no le faltan cartas' : `aún le ${plural(missing, 'falta', 'faltan')} ${cards(missing)}`;
const percent = (chance: number): string => formats.percent(chance / 100);
const keepFrom = (card: Card, { name }: Person): string => `No le des ${theCard(card)} a ${name}, que juega después`;

/** "3 cartas o cualquier comodín completan una combinación, 2 ya han salido". */
function completers({ live, gone, wilds }: Completing, terms: Terms): string {
  const orWild = wilds > 0 ? ` o cualquier ${wordsIn(terms).wild}` : '';
  const lost = gone > 0 ? `, ${gone} ya ${plural(gone, 'ha', 'han')} salido` : '';
  return `${cards(live)}${orWild} ${plural(live, 'completa', 'completan')} ${wordsIn(terms).aMeld}${lost}`;
}

/** The prospects of a discard: "no combina con nada que tengas", "solo combinaría con 1 carta". */
function fateOf({ live, gone }: Completing): string {
  if (live > 0) return `${live < 3 ? 'solo ' : ''}combinaría con ${cards(live)}`;
  if (gone === 1) return 'ya no combina: la carta que le faltaba ha salido';
  return gone > 1 ? `ya no combina: las ${gone} cartas que le faltaban han salido` : 'no combina con nada que tengas';
}
