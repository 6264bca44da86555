import type { Card, Rank } from '#engine';
import type { Person, Terms } from '#text';
import { theRankNames } from '#words/greek/cards';
import type { ScorePart } from '../../data.ts';
import { dealEnded, wentOut } from '../../storyWords.ts';
import { cardLabel } from '../cards.ts';
import { listed } from '../plural.ts';
import { points, signed } from '../table.ts';
import { does, pointsTaken, subjects } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The heads of the tally's columns. */
export const HEADS = { player: 'Όνομα', hand: 'Στο χέρι', points: 'Πόντοι', total: 'Σύνολο' } as const;

/** The sentences of the tally. */
export const SCORES = {
  nextDouble: 'Ο επόμενος γύρος μετράει διπλά.',
  /** How the deal ended: "Άννα: έκλεισε." */
  dealEnded,
  /** The viewer had no turn: "Άννα: έκλεισε πριν προλάβεις να παίξεις." */
  outBeforeYou: (out: Person, terms: Terms) => `${wentOut(out, terms)} πριν προλάβεις να παίξεις.`,
  /** Others had none: "Άννα: έκλεισε. Δεν πρόλαβαν να παίξουν: Νίκος και Μαρία." */
  outBefore: (out: Person, others: readonly Person[], terms: Terms) =>
    `${wentOut(out, terms)}. ${others.length === 1 ? 'Δεν πρόλαβε' : 'Δεν πρόλαβαν'} να ${others.length === 1 ? 'παίξει' : 'παίξουν'}: ${subjects(others)}.`,
  /** "Άννα: παίρνει τους πόντους από τα φύλλα των άλλων." */
  scoresOthers: (who: Person) => `${does(who, 'παίρνεις', 'παίρνει')} τους πόντους από τα φύλλα των άλλων.`,
  countedDouble: 'Ο γύρος μέτρησε διπλά.',
  /** Points are doubled because of the wild rank (R134): "Όταν τα εφτάρια είναι μπαλαντέρ, …" */
  rankDouble: (rank: Rank, terms: Terms) =>
    `Όταν ${theRankNames(rank)} είναι ${wordsIn(terms).wild}, οι πόντοι μετράνε διπλά.`,
  oneTurnDouble: 'Η νίκη με τη μία μετράει διπλά.',
  /** "Άννα: περνάει μπροστά με 31 πόντους." */
  leads: (who: Person, total: number) => `${does(who, 'περνάς', 'περνάει')} μπροστά με ${pointsTaken(total)}.`,
  /** The parts of a player's points: "στο τραπέζι +45, στο χέρι −12, ×2" */
  parts: (parts: readonly ScorePart[]) => parts.map(partOf).join(', '),
} as const;

/** A card left in a hand: "Εφτά κούπα, 7 πόντοι. " */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

function partOf({ of, count }: ScorePart): string {
  switch (of) {
    case 'table':
      return `στο τραπέζι ${signed(count)}`;
    case 'hand':
      return `στο χέρι ${signed(count)}`;
    case 'otherHands':
      return `από τους άλλους ${signed(count)}`;
    case 'factor':
      return `×${count}`;
    case 'goingOut':
      return `για το κλείσιμο ${signed(count)}`;
  }
}

/** "Επόμενος γύρος σε 12 δ." */
export const nextIn = (seconds: number): string => `Επόμενος γύρος σε ${seconds} δ.`;

/** The countdown to a rematch: "Ρεβάνς σε 12 δ. Πάτα «Ρεβάνς» για να κρατήσεις τη θέση σου" */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Ρεβάνς σε ${seconds} δ.` : `Ρεβάνς σε ${seconds} δ. Πάτα «Ρεβάνς» για να κρατήσεις τη θέση σου`;

/** Points added by the Press: "+2 για το Press". */
export const pressMoved = (count: number): string => `${signed(count)} για το Press`;

/** "Γύρος 4, μπαλαντέρ τα οχτάρια" */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Γύρος ${deal}` : `Γύρος ${deal}, ${wordsIn(terms).wild} ${theRankNames(wildRank)}`;

/** "Αναμονή: Άννα και Νίκος"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string => (names.length === 0 ? '' : `Αναμονή: ${listed(names)}`);

/** "Κέρδισες", "Άννα: κέρδισε", "Άννα και εσύ: κερδίσατε", "Άννα και Νίκος: κέρδισαν". */
export function won(people: readonly Person[]): string {
  const [only] = people;
  if (only && people.length === 1) return does(only, 'κέρδισες', 'κέρδισε');
  return `${subjects(people)}: ${people.some(({ isYou }) => isYou) ? 'κερδίσατε' : 'κέρδισαν'}`;
}

/** A place in a standing: "1η", of the feminine "θέση". */
export const place = (position: number): string => `${position}η`;
