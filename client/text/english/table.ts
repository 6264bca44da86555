import { handPoints, type PlayerView, type Reading, type RuleSet } from '#engine';
import type { FreshBy } from '../../game/types.ts';
import { readingShort } from './cards.ts';
import { counted, plural } from './plural.ts';

/** "1 card", "7 cards". */
export const cardsCount = (count: number): string => counted(count, 'card', 'cards');

/** "1 point", "25 points". */
export const points = (count: number): string => `${plain(count)} ${plural(count, 'point', 'points')}`;

/** "25 pts", where there is little room. */
export const pointsShort = (count: number): string => `${plain(count)} ${plural(count, 'pt', 'pts')}`;

/** With its sign, and a real minus: "+12", "−5", "0". */
export const signed = (count: number): string => (count > 0 ? `+${count}` : plain(count));

/** With a real minus only: "12", "−5". */
export const plain = (count: number): string => (count < 0 ? `−${-count}` : `${count}`);

/** "14 left". */
export const stockLeft = (count: number): string => `${count} left`;

export const discardPile = (): string => 'Discard pile';

/** The mark of a bot's seat. */
export const bot = (): string => 'BOT';

/** The mark of a seat whose person is away while a bot plays for them. */
export const standIn = (): string => 'BOT PLAYS';

/** The mark of a seat whose person is not connected. */
export const away = (): string => 'away';

/** The mark of the dealer's seat. */
export const dealer = (): string => 'dealer';

/** The word on every wild card. */
export const wild = (): string => 'WILD';

/** The mark of the card that came last into the hand, or of each of so many: short, as they may lie side by side. */
export function freshMark(by: FreshBy, count: number): string {
  if (by === 'swap') return 'freed';
  return count > 1 ? 'new' : 'just drawn';
}

/** Where the new meld would lie: "drop here 7-8-9 ♥"; without a reading, only that it may be dropped. */
export const dropHere = (reading: Reading | null): string =>
  reading ? `drop here\n${readingShort(reading)}` : 'drop here';

/** "In hand: 79 points". */
export const inHand = (count: number): string => `In hand: ${points(count)}`;

/** The viewer's cards as they would count now: "In hand: 79 points", "Laid 60, in hand 45 points". */
export function ownPoints({ rules, wildRank, hand, melds, viewer }: PlayerView): string {
  const held = handPoints(rules, wildRank, hand);
  if (!MELDED.includes(rules.scoring.system)) return inHand(held);
  const laid = melds.flatMap(({ cards, owners }) => cards.filter((_, i) => owners[i] === viewer));
  return `Laid ${plain(handPoints(rules, wildRank, laid))}, in hand ${points(held)}`;
}

/** Ways of scoring in which cards on the table count for who played them (R120). */
const MELDED: readonly RuleSet['scoring']['system'][] = ['melded', 'meldedMinusHand', 'meldedPlusHands'];

/** A seat nobody has taken. */
export const emptySeat = (): string => 'Empty seat';

/** The viewer's own seat. */
export const you = (): string => 'You';

/** What a seat is celebrated for, in a word over it. */
export const honour = (why: 'wentOut' | 'leads' | 'won'): string =>
  ({ wentOut: 'Out!', leads: 'In the lead', won: 'Winner!' })[why];
