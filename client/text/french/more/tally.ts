import type { Card, Rank } from '#engine';
import type { Person, Terms } from '#text';
import type { ScorePart } from '../../data.ts';
import { dealEnded } from '../../storyWords.ts';
import { cardLabel, rankNames } from '../cards.ts';
import { listed } from '../plural.ts';
import { points, signed } from '../table.ts';
import { did, doing, ofName, subjects, verbFor } from '../told.ts';
import { wordsIn } from '../words.ts';

/** The heads of the tally's columns. */
export const HEADS = { player: 'Nom', hand: 'En main', points: 'Points', total: 'Total' } as const;

/** The sentences of the tally. */
export const SCORES = {
  nextDouble: 'La manche suivante compte double.',
  /** How the deal ended: "Ana a fini la manche." */
  dealEnded,
  /** The viewer had no turn: "Ana a fini la manche avant votre premier tour." */
  outBeforeYou: (out: Person, terms: Terms) =>
    `${did(out, wordsIn(terms)['fini la manche'])} avant votre premier tour.`,
  /** Others had none: "Ana a fini la manche avant le premier tour de Ben et de Cleo." */
  outBefore: (out: Person, others: readonly Person[], terms: Terms) =>
    `${did(out, wordsIn(terms)['fini la manche'])} avant le premier tour ${listed(others.map(({ name }) => ofName(name)))}.`,
  /** "Ana marque toutes les autres mains." */
  scoresOthers: (who: Person) => `${doing(who, 'marquez', 'marque')} toutes les autres mains.`,
  countedDouble: 'La manche a compté double.',
  /** Points are doubled because of the wild rank (R134): "Quand les 7 sont jokers, les points comptent double." */
  rankDouble: (rank: Rank, terms: Terms) =>
    `Quand les ${rankNames(rank)} sont ${wordsIn(terms).jokers}, les points comptent double.`,
  oneTurnDouble: 'Gagner en un seul tour compte double.',
  /** "Ana prend la tête avec 31 points." */
  leads: (who: Person, total: number) => `${doing(who, 'prenez', 'prend')} la tête avec ${points(total)}.`,
  /** The parts of a player's points: "sur la table +45, en main −12, ×2". */
  parts: (parts: readonly ScorePart[]) => parts.map(partOf).join(', '),
} as const;

/** A card left in a hand: "Sept de cœur, 7 points". */
export const leftCard = (card: Card, count: number): string => `${cardLabel(card, false)}, ${points(count)}. `;

function partOf({ of, count }: ScorePart): string {
  switch (of) {
    case 'table':
      return `sur la table ${signed(count)}`;
    case 'hand':
      return `en main ${signed(count)}`;
    case 'otherHands':
      return `mains des autres ${signed(count)}`;
    case 'factor':
      return `×${count}`;
    case 'goingOut':
      return `pour avoir fini ${signed(count)}`;
  }
}

/** "Manche suivante dans 12 s". */
export const nextIn = (seconds: number): string => `Manche suivante dans ${seconds} s`;

/** The countdown to a rematch that a player asked for: "Revanche dans 12 s. Appuyez sur Revanche pour …" */
export const rematchIn = (seconds: number, isReady: boolean): string =>
  isReady ? `Revanche dans ${seconds} s` : `Revanche dans ${seconds} s. Appuyez sur Revanche pour garder votre place`;

/** Points added by the Press: "+2 pour le Press". */
export const pressMoved = (count: number): string => `${signed(count)} pour le Press`;

/** "Manche 4, les 8 sont jokers". */
export const tallyHeading = (deal: number, wildRank: Rank, terms: Terms): string =>
  wildRank === 0 ? `Manche ${deal}` : `Manche ${deal}, les ${rankNames(wildRank)} sont ${wordsIn(terms).jokers}`;

/** "En attente : Ana et Ben"; empty if there is nobody to wait for. */
export const waitingFor = (names: readonly string[]): string =>
  names.length === 0 ? '' : `En attente : ${listed(names)}`;

/** "Vous gagnez", "Ana gagne", "Ana et vous gagnez". */
export const won = (people: readonly Person[]): string =>
  `${subjects(people)} ${verbFor(people, 'gagne', 'gagnez', 'gagnent')}`;

/** A rank among players: "1er", "2e". */
export const place = (position: number): string => (position === 1 ? '1er' : `${position}e`);
