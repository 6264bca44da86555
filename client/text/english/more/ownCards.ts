import { counted, listed } from '../plural.ts';

/** The cards dealt to a player over all their games. */
export const OWN_CARDS = {
  heading: 'Your cards',
  hint: 'Do bots get better cards? Count the wilds and the deadwood that everybody at your tables was dealt.',
  rows: { own: 'You', people: 'Other people', bots: 'Bots' },
  player: 'Dealt to',
  hands: 'Hands',
  shares: 'In brackets the fair share: what a fair shuffle gives on average.',
  failed: 'The cards couldn’t be counted.',
  none: 'No hands to count in these games.',
} as const;

/** The button that counts the first games, or more of them. The number of the next part may be unknown. */
export const countButton = (counted: number, next: number): string =>
  counted === 0 ? `Count the latest ${next === 1 ? 'game' : `${next} games`}` : 'Count earlier games too';

/** "Counting: 3 of 20 games" */
export const countingWords = (done: number, all: number): string =>
  all === 0 ? 'Counting…' : `Counting: ${done} of ${counted(all, 'game', 'games')}`;

/** "Counted: 20 games, 203 hands of yours." */
export const countedWords = (games: number, hands: number): string =>
  `Counted: ${counted(games, 'game', 'games')}, ${counted(hands, 'hand', 'hands')} of yours.`;

/** The parts that are in no sum, as a sentence; empty if there are none. */
export function leftOutWords(odds: number, absent: number, unread: number): string {
  const deals = (count: number): string => counted(count, 'deal', 'deals');
  const parts = [
    odds > 0 ? `${deals(odds)} whose odds depend on the cards dealt` : '',
    absent > 0 ? `${deals(absent)} that you missed, came into or left` : '',
    unread > 0 ? `${counted(unread, 'game', 'games')} without a record` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `Left out: ${listed(parts)}.` : '';
}
