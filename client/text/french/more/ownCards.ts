import { counted, listed, plural } from '../plural.ts';

/** The cards dealt to a player over all their games. */
export const OWN_CARDS = {
  heading: 'Vos cartes',
  hint: 'Les robots ont-ils de meilleures cartes ? Comptez les cartes isolées et les jokers que chacun a reçus à vos tables.',
  rows: { own: 'Vous', people: 'Autres personnes', bots: 'Robots' },
  player: 'Donné à',
  hands: 'Mains',
  shares: 'Entre parenthèses, la juste part : ce qu’un mélange honnête donne en moyenne.',
  failed: 'Les cartes n’ont pas pu être comptées.',
  none: 'Pas de mains à compter dans ces parties.',
} as const;

/** The button that counts the first games, or more of them. The number of the next part may be unknown. */
export const countButton = (already: number, next: number): string => {
  if (already > 0) return 'Compter aussi des parties plus anciennes';
  return plural(next, 'Compter la dernière partie', `Compter les ${next} dernières parties`);
};

/** "Comptage : 3 parties sur 20" */
export const countingWords = (done: number, all: number): string =>
  all === 0 ? 'Comptage…' : `Comptage : ${counted(done, 'partie', 'parties')} sur ${all}`;

/** "Compté : 20 parties, 203 mains à vous." */
export const countedWords = (games: number, hands: number): string =>
  `Compté : ${counted(games, 'partie', 'parties')}, ${counted(hands, 'main', 'mains')} à vous.`;

/** The parts that are in no sum, as a sentence; empty if there are none. */
export function leftOutWords(odds: number, absent: number, unread: number): string {
  const deals = (count: number): string => counted(count, 'manche', 'manches');
  const parts = [
    odds > 0 ? `${deals(odds)} où les chances dépendent des cartes reçues` : '',
    absent > 0
      ? `${deals(absent)} ${plural(absent, 'manquée, prise en route ou quittée', 'manquées, prises en route ou quittées')}`
      : '',
    unread > 0 ? `${counted(unread, 'partie', 'parties')} sans enregistrement` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `Laissé de côté : ${listed(parts)}.` : '';
}
