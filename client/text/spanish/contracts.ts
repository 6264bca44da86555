import type { Reading } from '#engine';
import type { Terms } from '#text';
import type { ContractMelds } from '../data.ts';
import { counted, listed, plural } from './plural.ts';
import { theReading } from './told.ts';
import { wordsIn } from './words.ts';

/** The sentences about the contract of a deal (R62). */
export const CONTRACTS = {
  /** "Esta mano: 1 escalera de 4 y 1 trío de 3", "Esta mano: 3 escaleras de 4, con todas las cartas". */
  asked: (melds: ContractMelds, isEveryCard: boolean, terms: Terms) =>
    `Esta mano: ${groups(melds, terms)}${isEveryCard ? ', con todas las cartas' : ''}`,
  /** Progress, after `asked` and a dash. */
  nothingAside: 'aún no has apartado nada',
  /** "falta 1 trío de 3", "faltan 1 escalera de 4 y 1 trío de 3". */
  toGo: (missing: ContractMelds, terms: Terms) =>
    `${plural(missing.runs + missing.sets, 'falta', 'faltan')} ${groups(missing, terms)}`,
  allAside: 'todo está apartado',
  /** Why melds are not the contract: "En este contrato, una escalera necesita como mínimo 7 cartas." */
  longerRun: (runMin: number) => `En este contrato, una escalera necesita como mínimo ${runMin} cartas.`,
  differentSuits: 'Las escaleras de un contrato deben ser de palos distintos.',
  /** "En un contrato no puede haber dos tríos del mismo valor." */
  differentRanks: (terms: Terms) => `En un contrato no puede haber dos ${wordsIn(terms).sets} del mismo valor.`,
  wholeHand: 'Este contrato debe llevar todas tus cartas.',
  /** "El contrato: 1 escalera de 4 y 1 trío de 3." */
  mustBe: (melds: ContractMelds, terms: Terms) => `El contrato: ${groups(melds, terms)}.`,
} as const;

/** The accessible name of the button that takes apart a meld put aside: "Devolver a la mano el trío de reyes". */
export const takeApart = (meld: Reading, terms: Terms): string => `Devolver a la mano ${theReading(meld, terms)}`;

/** "1 escalera de 4 y 1 trío de 3". */
function groups({ runs, runMin, sets, setMin }: ContractMelds, terms: Terms): string {
  const words = wordsIn(terms);
  const parts = [
    runs > 0 && `${counted(runs, 'escalera', 'escaleras')} de ${runMin}`,
    sets > 0 && `${counted(sets, words.set, words.sets)} de ${setMin}`,
  ];
  return listed(parts.filter((part) => part !== false));
}
