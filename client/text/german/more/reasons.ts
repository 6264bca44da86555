import type { Completing } from '#bots';
import type { Card, Rank, Reading } from '#engine';
import type { Terms } from '#text';
import { aRank } from '#words/german/cards';
import type { Person } from '../../data.ts';
import { rankNames, readingShort } from '../cards.ts';
import { capital, counted, formats, plural } from '../plural.ts';
import { theCard, theCards } from '../told.ts';
import { namedWild, wordsIn } from '../words.ts';

/** Why a move is good, in whole sentences. Chances are in per cent. */
export const REASONS = {
  forced: 'Es ist dein einziger Zug.',
  /** "So kannst du Schluss machen: Deine 34 Punkte zählen nicht." */
  goesOut: (saved: number, terms: Terms) =>
    `So kannst du ${wordsIn(terms).goOut}${saved > 0 ? `: ${plural(saved, 'Dein einer Punkt zählt', `Deine ${points(saved)} zählen`)} nicht` : ''}.`,
  /** The player is closest to going out, with `left` cards. */
  safeFrom: (count: number, { name }: Person, left: number, terms: Terms) =>
    `Dieser Zug bringt ${points(count)} in Sicherheit, falls ${name} (noch ${cards(left)}) als Nächstes ${wordsIn(terms).goesOut}.`,
  safeByChance: (count: number, chance: number) =>
    `Dieser Zug bringt ${points(count)} in Sicherheit, falls die Runde vor deinem nächsten endet (Chance etwa ${formats.percent(chance / 100)}).`,
  scores: (count: number) => `Dieser Zug bringt ${points(count)}.`,
  contract: 'Das ergibt deinen Kontrakt.',
  /** "Die 9♥ befreit den Joker A♠, der in K-K-K kommt." `use`: the new meld, a lay-off, or nothing yet. */
  frees(natural: Card, wild: Card, use: Reading | 'layOff' | null, terms: Terms) {
    const then = use === null ? '' : use === 'layOff' ? ', den du dann anlegst' : `, der in ${readingShort(use)} kommt`;
    return `${capital(theCard(natural, 'nom'))} befreit den ${namedWild(wild, terms)}${then}.`;
  },
  holdsBack: (count: number, chance: number) =>
    `Deine Figuren (${points(count)}) bleiben verborgen; das Risiko, dass die Runde vor deinem nächsten Zug endet, liegt bei etwa ${formats.percent(chance / 100)}.`,
  /** "Der K♠ kostet 10 Punkte und passt zu nichts auf deiner Hand." */
  sheds(card: Card, count: number, completing: Completing) {
    const name = capital(theCard(card, 'nom'));
    const isAlone = completing.live === 0 && completing.gone === 0;
    if (isAlone) return `${name}${count > 0 ? ` kostet ${points(count)} und` : ''} passt zu nichts auf deiner Hand.`;
    const fate = fateOf(completing);
    return count > 0 ? `${name} kostet ${points(count)}, und ${fate}.` : `${name}: ${capital(fate)}.`;
  },
  /** "Die 5♣ passt zu 4♣: 2 Karten ergänzen das." Without `beside`, it goes with several cards. */
  goesWith: (card: Card, beside: Card | null, completing: Completing, terms: Terms) =>
    `${capital(theCard(card, 'nom'))} passt zu ${beside === null ? 'deinen Karten' : theCard(beside, 'dat')}: ${completers(completing, terms)}.`,
  /** "Behalt 4♣ und 5♣: 1 Karte oder jeder Joker ergänzt sie, 1 ist weg." */
  keeps: (kept: readonly Card[], completing: Completing, terms: Terms) =>
    `Behalt ${theCards(kept, 'acc')}: ${completers(completing, terms)}.`,
  deniesFit: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}: Die Karte passt an ${wordsIn(terms).aMeldAcc} auf dem Tisch.`,
  deniesWild: (card: Card, next: Person, terms: Terms) =>
    `${keepFrom(card, next)}: Die Karte würde einen ${wordsIn(terms).wild} befreien.`,
  /** "Ana ist als Nächstes dran, also behalt die 10♥: Ana hat J♥ und Q♥." */
  deniesCollector: (card: Card, next: Person, held: readonly Card[]) =>
    `${keepFrom(card, next)}: ${next.name} hat ${theCards(held, 'acc')}.`,
  contractNeeds: (missing: number) => `Der Kontrakt ${needs(missing)}.`,
  hasNoPlace: (card: Card, missing: number) =>
    `${capital(theCard(card, 'nom'))} hat keinen Platz in deinem Kontrakt. Er ${needs(missing)}.`,
  fewest: (count: number) =>
    `So ${plural(count, 'bleibt', 'bleiben')} dir ${points(count)} auf der Hand, weniger geht nicht.`,
  completes: (card: Card, meld: Reading) => `${capital(theCard(card, 'nom'))} ergänzt ${readingShort(meld)}.`,
  fits: (card: Card, meld: Reading) => `${capital(theCard(card, 'nom'))} passt an ${readingShort(meld)}.`,
  fitsSomewhere: (card: Card, terms: Terms) => `${capital(theCard(card, 'nom'))} passt an ${wordsIn(terms).aMeldAcc}.`,
  returns: (card: Card) =>
    `Du kannst ${theCard(card, 'acc')} wieder abwerfen, also kostet dich keine neue Karte Punkte.`,
  pileUseless: (card: Card) => `${capital(theCard(card, 'nom'))} auf der Ablage nützt dir jetzt nichts.`,
  stock: (helping: number, unseen: number) =>
    helping === unseen
      ? `Jede der ${unseen} ungesehenen Karten würde dir sofort helfen.`
      : `Von den ${unseen} ungesehenen Karten ${plural(helping, 'würde', 'würden')} dir ${helping} sofort helfen.`,
  wildRank: (rank: Rank, count: number) =>
    `Du hast ${count === 1 ? aRank(rank, 'acc') : `${count} ${rankNames(rank)}`} auf der Hand.`,
  largeHand: 'Hier bringen Figuren Punkte, also sind mehr Karten besser.',
  smallHand: 'Karten auf der Hand kosten Punkte, also sind weniger besser.',
  offerWorth: 'Sie hilft deiner Hand mehr, als sie kostet.',
  offerNotWorth: 'Sie schadet deiner Hand mehr, als sie hilft.',
  pressWorth: 'Es sind wenige Punkte.',
  pressNotWorth: 'Das sind zu viele Punkte.',
  judged: 'Alles in allem sollte es sich lohnen.',
  stuck: 'So, wie es steht, kann dein Zug nicht enden.',
} as const;

const points = (count: number): string => counted(count, 'Punkt', 'Punkte');
const cards = (count: number): string => counted(count, 'Karte', 'Karten');
const keepFrom = (card: Card, { name }: Person): string =>
  `${name} ist als Nächstes dran, also behalt ${theCard(card, 'acc')}`;
const needs = (missing: number): string =>
  missing === 0 ? 'braucht keine Karten mehr' : `braucht noch ${cards(missing)}`;

/** "3 Karten oder jeder Joker ergänzen das, 2 sind weg". */
function completers({ live, gone, wilds }: Completing, terms: Terms): string {
  const orWild = wilds > 0 ? ` oder jeder ${wordsIn(terms).wild}` : '';
  const lost = gone > 0 ? `, ${gone} ${plural(gone, 'ist', 'sind')} weg` : '';
  return `${cards(live)}${orWild} ${plural(live, 'ergänzt', 'ergänzen')} das${lost}`;
}

/** The prospects of a discard: "nur 2 Karten würden damit eine Figur ergeben". */
function fateOf({ live, gone }: Completing): string {
  if (live > 0)
    return `${live < 3 ? 'nur ' : ''}${cards(live)} ${plural(live, 'würde', 'würden')} damit eine Figur ergeben`;
  return gone === 1 ? 'die passende Karte ist schon weg' : `die ${gone} passenden Karten sind schon weg`;
}
