import type { Card, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { ScorePart } from '../../data.ts';
import { dealEnded } from '../../storyWords.ts';
import { cardLabel, rankNames } from '../cards.ts';
import { listed } from '../plural.ts';
import { points, signed } from '../table.ts';
import { subject, subjects } from '../told.ts';
import { hasGoneOut, wordsIn } from '../words.ts';

/** The heads of the tally's columns. */
export const HEADS = { player: 'Name', hand: 'Auf der Hand', points: 'Punkte', total: 'Stand' } as const;

/** The sentences of the tally. */
export const SCORES = {
  nextDouble: 'Die nächste Runde zählt doppelt.',
  /** How the deal ended: "Ana hat Schluss gemacht." */
  dealEnded,
  /** The viewer had no turn: "Ana hat Schluss gemacht, bevor du dran warst." */
  outBeforeYou: (out: Person, terms: Terms) => `${subject(out)} ${hasGoneOut(out, terms)}, bevor du dran warst.`,
  /** Others had none: "Ana hat Schluss gemacht, bevor Ben und Cleo dran waren." */
  outBefore: (out: Person, others: readonly Person[], terms: Terms) =>
    `${subject(out)} ${hasGoneOut(out, terms)}, bevor ${subjects(others)} dran ${others.length === 1 ? 'war' : 'waren'}.`,
  /** "Ana bekommt die Punkte, die die anderen noch auf der Hand haben." */
  scoresOthers: (who: Person) =>
    `${subject(who)} ${who.isYou ? 'bekommst' : 'bekommt'} die Punkte, die die anderen noch auf der Hand haben.`,
  countedDouble: 'Die Runde hat doppelt gezählt.',
  /** Points are doubled because of the wild rank (R134): "Wenn Siebenen Joker sind, zählen Punkte doppelt." */
  rankDouble: (rank: Rank, terms: Terms) =>
    `Wenn ${rankNames(rank)} ${wordsIn(terms).wilds} sind, zählen Punkte doppelt.`,
  oneTurnDouble: 'Ein Sieg in einem einzigen Zug zählt doppelt.',
  /** "Ana geht mit 31 Punkten in Führung." */
  leads: (who: Person, total: number) =>
    `${subject(who)} ${who.isYou ? 'gehst' : 'geht'} mit ${points(total)}${total === 1 ? '' : 'n'} in Führung.`,
  /** The parts of a player's points: "auf dem Tisch +45, auf der Hand −12, ×2" */
  parts: (parts: readonly ScorePart[]) => parts.map(partOf).join(', '),
} as const;

/** A card left in a hand: "Herz-Sieben, 7 Punkte. " */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

function partOf({ of, count }: ScorePart): string {
  switch (of) {
    case 'table':
      return `auf dem Tisch ${signed(count)}`;
    case 'hand':
      return `auf der Hand ${signed(count)}`;
    case 'otherHands':
      return `von anderen ${signed(count)}`;
    case 'factor':
      return `×${count}`;
    case 'goingOut':
      return `fürs Schlussmachen ${signed(count)}`;
  }
}

/** "Nächste Runde in 12 s". */
export const nextIn = (seconds: number): string => `Nächste Runde in ${seconds} s`;

/** The countdown to a rematch: "Revanche in 12 s. Drück „Revanche“, um deinen Platz zu behalten" */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Revanche in ${seconds} s` : `Revanche in ${seconds} s. Drück „Revanche“, um deinen Platz zu behalten`;

/** Points added by the Press: "+2 für den Press". */
export const pressMoved = (count: number): string => `${signed(count)} für den Press`;

/** "Runde 4, Achten sind Joker" */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Runde ${deal}` : `Runde ${deal}, ${rankNames(wildRank)} sind ${wordsIn(terms).wilds}`;

/** "Warten auf Ana und Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Warten auf ${listed(names)}`;

/** "Du gewinnst", "Ana gewinnt", "Du und Ana gewinnt", "Ana und Ben gewinnen". */
export function won(people: readonly Person[]): string {
  const withYou = people.some(({ isYou }) => isYou);
  const verb = people.length === 1 ? (withYou ? 'gewinnst' : 'gewinnt') : withYou ? 'gewinnt' : 'gewinnen';
  return `${subjects(people)} ${verb}`;
}

/** "1.", "2." */
export const place = (position: number): string => `${position}.`;
