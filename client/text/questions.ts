import { type PlayerView, pressOffers, takesLeft } from '#engine';
import type { TableView } from '#protocol';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import type { Question } from '../game/types.ts';
import { fixed, say } from './say.ts';

/** The questions over the table. */
export const QUESTIONS = fixed('questions');

/** The question to a dealer who names the wild rank: "Which rank should be wild?". */
export const nameTitle = (terms: Terms): string => say('questions-name', { terms });

/** The question to a dealer who turned up a two (R19). */
export const sizeTitle = (): string => QUESTIONS.size;

/** The question to the player with the highest total after a deal (R136). */
export const pressTitle = (points: number): string => say('press-title', { points });

/** "Take the 9♣ out of turn?", "Rummy? The 7♥ fits." */
export function claimTitle(kind: 'take' | 'call', { game }: TableView): string {
  const cards = game?.window?.cards ?? [];
  return kind === 'take' ? say('takes-title', { cards }) : say('calls-title', { cards, count: cards.length });
}

/** "2 takes left in this deal.", where the rules limit them. */
export const takesTold = (view: PlayerView): readonly string[] =>
  view.rules.draw.takes === 0 || view.viewer === 'spectator'
    ? []
    : [say('takes-left', { left: takesLeft(view, view.viewer, view.seats[view.viewer]?.melded === true) })];

/** The points a seat is offered for the Press, or has just taken (R136). */
export function pressPoints({ game }: TableView): number {
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offer = game ? pressOffers(game.rules, totals, game.dealer)[0] : undefined;
  return offer?.points ?? Math.max(0, ...(game?.results.at(-1)?.added ?? []));
}

/** Explains the Press (R135). The player who is asked also reads how many points it takes, why, and what follows. */
export function pressWhy({ game, viewer }: TableView): string {
  const rule = say('press-rule');
  const totals = game?.seats.map(({ total }) => total) ?? [];
  const offered = game && pressOffers(game.rules, totals, game.dealer)[0];
  if (!offered || viewer === 'spectator' || game.turn !== viewer) return rule;
  const next = Math.max(...totals.filter((_, seat) => seat !== viewer));
  return `${rule} ${say('press-offer', { own: totals[viewer] ?? 0, next, points: offered.points })}`;
}

/** The question as read out, with the keys that answer it. */
export function questionRead(question: Question, table: TableView): string {
  switch (question.asks) {
    case 'take':
      return [claimTitle('take', table), ...(table.game ? takesTold(table.game) : []), QUESTIONS.keys].join(' ');
    case 'call':
      return `${claimTitle('call', table)} ${QUESTIONS.keys}`;
    case 'name':
      return nameTitle(termsOf(table.game?.rules));
    case 'size':
      return sizeTitle();
    case 'press':
      return `${pressTitle(question.points)} ${pressWhy(table)}`;
  }
}
