import type { GamePlayer, GameStatus, HeadToHead, PlayerProfile } from '#protocol';
import { levelBot } from '../levels.ts';
import { counted, formats, listed } from '../plural.ts';
import { points as inPoints, plain } from '../table.ts';

export * from './ownCards.ts';

/** The fixed texts of the player's history. */
export const HISTORY = {
  heading: 'Deine Partien',
  latest: 'Letzte Partien',
  all: 'Alle Partien sehen',
  more: 'Mehr zeigen',
  figures: 'Nach Spiel',
  metHint: 'Nur Partien, die beide zu Ende gespielt haben.',
  none: 'Noch keine Partien',
  noneHint: 'Partien auf diesem Server stehen hier, sobald sie vorbei sind. Übungen bleiben auf deinem Gerät.',
  notFound: 'Hier gibt es keine Partien zu sehen.',
  offline: 'Der Server ist nicht erreichbar.',
  again: 'Noch einmal',
  loading: 'Lädt…',
  replay: 'Ansehen',
  link: 'Nur mit Link',
  data: 'Deine Daten',
  dataHint: 'Der Server kennt dich als Gast: eine zufällige Nummer, ohne E-Mail oder Anschrift.',
  export: 'Kopie speichern',
  erase: 'Alles löschen',
  eraseHint:
    'Löscht deinen Namen, deine Partien, deine Tagespartien, deinen Code für andere Geräte und die Liste der Spieler, mit denen du nicht spielen willst. Wer mit dir gespielt hat, behält die Partien, ohne deinen Namen. Sicherungskopien behalten deine Daten, bis sie gelöscht werden. Das lässt sich nicht zurücknehmen.',
  really: 'Alles löschen',
  keep: 'Behalten',
  erased: 'Gelöscht. Ab jetzt ist dieses Gerät ein neuer Gast.',
  playing: 'Du bist noch in einer Partie. Verlass sie zuerst, oder spiel sie zu Ende.',
  tooFast: 'Zu viele Anfragen. Versuch es in einer Minute noch einmal.',
} as const;

/** The heading of somebody else's games. */
export const gamesOf = (name: string | null): string => `Partien von ${name ?? 'jemandem ohne Namen'}`;

/** A player's name. */
export const nameOf = (name: string | null): string => name ?? 'Ohne Namen';

/** The heading above the people whom a player met. */
export const metHeading = (isOwn: boolean): string => (isOwn ? 'Mit wem du gespielt hast' : 'Mitspieler');

/** A game that was played: "Crazy Rummy, 13 Runden". `game`: its name. */
export const gameOf = (game: string, deals: number): string => `${game}, ${counted(deals, 'Runde', 'Runden')}`;

/** How a player left a game: "nach Runde 3 gegangen, 40 Punkte". */
export const leftAfter = (deal: number, points: number): string => `nach Runde ${deal} gegangen, ${inPoints(points)}`;

/** A game without an end: "nicht beendet, 40 Punkte". */
export const UNFINISHED: Readonly<Record<Exclude<GameStatus, 'finished'>, (points: number) => string>> = {
  adjourned: (points) => `geht weiter, ${inPoints(points)}`,
  abandoned: (points) => `nicht beendet, ${inPoints(points)}`,
};

/** The points of a game without a place: "131 Punkte". */
export const scoreOf = (points: number): string => inPoints(points);

/** "Platz 1 von 4, 131 Punkte" */
export const resultOf = (place: number, seats: number, points: number): string =>
  `Platz ${place} von ${seats}, ${inPoints(points)}`;

/** "Mit Ben, Alma (Schlauer Bot) und jemandem". */
export function companyOf(others: readonly Pick<GamePlayer, 'name' | 'level'>[]): string {
  const names = others.map(({ name, level }) => (level ? `${name} (${levelBot(level)})` : (name ?? 'jemandem')));
  return names.length > 0 ? `Mit ${listed(names)}` : '';
}

/** "23.11.2026, 14:05". */
export const playedAt = formats.moment;

/** The names of a player's figures in one kind of game. */
export const FIGURES = {
  finished: 'Beendete Partien',
  firsts: 'Erste Plätze',
  points: 'Punkte je Runde',
  outs: 'Schluss gemacht',
  swaps: 'Joker getauscht',
} as const;

/** "8 von 9". */
export const partOf = (part: number, whole: number): string => `${part} von ${whole}`;

/** A share in per cent, null for a share of nothing: "31 %" with a no-break space, "–". */
export const percent = (share: number | null): string => (share === null ? '–' : formats.percent(share));

/** A number and its share: "2 (25 %)". */
export const withPercent = (count: number, share: number | null): string => `${count} (${percent(share)})`;

/** A mean to a tenth, null for a mean of nothing: "12,3", "–". */
export const mean = (value: number | null): string => (value === null ? '–' : plain(Math.round(10 * value) / 10));

/** A number of things counted: "12". */
export const numberOf = (count: number): string => `${count}`;

/** "12 Partien: du warst in 7 besser, Ben in 4". Names are null for players without one. */
export function headToHead(
  { isOwn, name }: Pick<PlayerProfile, 'isOwn' | 'name'>,
  { name: other, games, won, lost }: Pick<HeadToHead, 'name' | 'games' | 'won' | 'lost'>,
): string {
  const one = isOwn ? 'du warst' : `${nameOf(name)} war`;
  return `${counted(games, 'Partie', 'Partien')}: ${one} in ${won} besser, ${nameOf(other)} in ${lost}`;
}
