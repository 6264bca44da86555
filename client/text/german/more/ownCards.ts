import { counted } from '../plural.ts';

/** The cards dealt to a player over all their games. */
export const OWN_CARDS = {
  heading: 'Deine Karten',
  hint: 'Bekommen Bots bessere Karten? Zähl die Joker und die Restpunkte, die alle an deinen Tischen bekommen haben.',
  rows: { own: 'Du', people: 'Andere Personen', bots: 'Bots' },
  player: 'Gegeben an',
  hands: 'Blätter',
  shares: 'In Klammern der faire Anteil: was ein faires Mischen im Schnitt ergibt.',
  failed: 'Die Karten ließen sich nicht zählen.',
  none: 'In diesen Partien gibt es keine Blätter zu zählen.',
} as const;

/** The button that counts the first games, or more of them. The number of the next part may be unknown. */
export const countButton = (counted: number, next: number): string =>
  counted === 0
    ? next === 1
      ? 'Die letzte Partie zählen'
      : `Die letzten ${next} Partien zählen`
    : 'Auch frühere Partien zählen';

/** "Gezählt: 3 von 20 Partien" */
export const countingWords = (done: number, all: number): string =>
  all === 0 ? 'Wird gezählt…' : `Gezählt: ${done} von ${counted(all, 'Partie', 'Partien')}`;

/** "Gezählt: 20 Partien, 203 Blätter von dir." */
export const countedWords = (games: number, hands: number): string =>
  `Gezählt: ${counted(games, 'Partie', 'Partien')}, ${counted(hands, 'Blatt', 'Blätter')} von dir.`;

/** The parts that are in no sum, as a sentence; empty if there are none. */
export function leftOutWords(odds: number, absent: number, unread: number): string {
  const deals = (count: number): string => counted(count, 'Runde', 'Runden');
  const parts = [
    odds > 0 ? `${deals(odds)}, deren Chancen von den gegebenen Karten abhängen` : '',
    absent > 0 ? `${deals(absent)}, die du nicht ganz mitgespielt hast` : '',
    unread > 0 ? `${counted(unread, 'Partie', 'Partien')} ohne Aufzeichnung` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `Nicht gezählt: ${parts.join('; ')}.` : '';
}
