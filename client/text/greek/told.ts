import type { Card } from '#engine';
import type { Person } from '#text';
import { type Case, theCardShort } from '#words/greek/cards';
import { listed, plain, plural } from './plural.ts';

/** A player on their own: "Εσύ", "Άννα". */
export const subject = ({ name, isYou }: Person): string => (isYou ? 'Εσύ' : name);

/** "το 7♥", "τον K♦", "της Q♠", "ο τζόκερ"; "σ" may stand before the accusative. */
export const theCard = theCardShort;

/** "το 7♥, το 8♥ και την Q♥". */
export const theCards = (cards: readonly Card[], as: Case): string =>
  listed(cards.map((card) => theCardShort(card, as)));

/** "1 πόντο", "25 πόντους", "−5 πόντους": after a verb. */
export const pointsTaken = (count: number): string => `${plain(count)} ${plural(count, 'πόντο', 'πόντους')}`;
