import { listed } from '../plural.ts';

/** The panel with the phrases, and muting and blocking. */
export const TALK = {
  hint: 'Alle am Tisch sehen es einen Moment lang.',
  mute: 'Ausblenden',
  muteHint: 'Blendet aus, was diese Person an diesem Tisch sagt.',
  unmute: 'Einblenden',
  muted: 'Du siehst nicht, was diese Person sagt.',
  block: 'Nicht zusammen spielen',
  blockHint: '„Losspielen“ hält euch getrennt. Niemand erfährt es.',
  blocked: '„Losspielen“ hält euch getrennt.',
  unblock: 'Wieder zusammen spielen',
} as const;

/** The manners of the bots, by number: how fast they play, and what they remark on. They say nothing of their level. */
export const MANNER_WORDS = [
  'Flott und freundlich: grüßt in die Runde und lobt einen Tausch.',
  'Nimmt sich Zeit, sagt wenig, seufzt über schlechte Karten.',
  'Schnell und fröhlich, begeistert von jedem Tausch und langen Folgen.',
  'Mal schnell, mal langsam, und immer für noch eine Partie zu haben.',
  'Immer im gleichen Tempo und fast stumm.',
  'Am schnellsten von allen, lacht über gute wie über schlechte Karten.',
  'Langsam und höflich: wünscht allen viel Glück.',
  'Gelassen, und freut sich mit allen, die Schluss machen.',
] as const;

/** Stopping between deals and resuming another day. */
export const ADJOURN = {
  ask: 'Aufhören und später weiterspielen',
  agree: 'Auch aufhören',
  takeBack: 'Weiterspielen',
  title: 'Bis ein andermal',
  comeBack: 'Dein Platz bleibt dir. Komm mit diesem Link oder Code zurück.',
  watchAgain: 'Komm mit diesem Link oder Code an den Tisch zurück.',
  whenPlayers: 'Die Partie geht weiter, wenn die Spieler zurück sind.',
  whenAll: 'Die Partie geht weiter, wenn ihr alle zurück seid oder jemand nicht mehr warten will.',
  home: 'Zum Start',
  resting: 'Die Partie ist unterbrochen',
  resume: 'Ohne Warten weiterspielen',
  away: 'Später wiederkommen',
} as const;

/** "Ben und Cid wollen für heute aufhören. Alle müssen zustimmen." */
export const wantToStop = (names: readonly string[], isYou: boolean): string => {
  const people = isYou ? ['Du', ...names] : names;
  const verb = people.length === 1 ? (isYou ? 'willst' : 'will') : isYou ? 'wollt' : 'wollen';
  return `${listed(people)} ${verb} für heute aufhören. Alle müssen zustimmen.`;
};

/** "Ihr habt nach Runde 4 aufgehört." Spectators read "Die Spieler haben …". */
export const restsAfter = (deal: number, watches: boolean): string =>
  `${watches ? 'Die Spieler haben' : 'Ihr habt'} nach Runde ${deal} aufgehört.`;

/** The question before a player gives up a seat mid-game. */
export const LEAVING = {
  title: 'Tisch verlassen?',
  hint: 'Ein Bot nimmt deinen Platz, und du kannst nicht zurück. Geh stattdessen zum Start, dann wird dein Platz zehn Minuten freigehalten.',
  stay: 'Bleiben',
} as const;

/** The panel that tells a returning player what a bot did for them. */
export const AWAY = {
  title: 'Während du weg warst',
  hint: 'In dieser Runde hat ein Bot für dich gespielt:',
  goOn: 'Weiter',
} as const;

/** The panel shown the first time the clock ends a player's turn. */
export const TIME_OUT = {
  title: 'Die Zeit ist um',
  next: 'Läuft dir die Zeit zweimal hintereinander ab, spielt ein Bot für dich, bis du zurück bist.',
  goOn: 'Weiter',
} as const;

/** The question before a player goes home mid-game and keeps the seat. */
export const GOING_HOME = {
  title: 'Zum Start?',
  kept: 'Dein Platz wird zehn Minuten freigehalten, und ein Bot spielt so lange für dich. „Deine Tische“ bringt dich zurück.',
  keptHere: 'Deine Partie bleibt auf diesem Gerät. „Partie fortsetzen“ bringt dich zurück.',
  again: 'Gehst du noch einmal zurück, kommst du auch zum Start.',
} as const;
