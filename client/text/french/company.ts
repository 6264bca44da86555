import type { Saying } from '#protocol';
import type { Person } from '#text';
import { personName } from './table.ts';
import { ofName } from './told.ts';

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT: Readonly<Record<Saying, string>> = {
  hello: 'Bonjour !',
  goodLuck: 'Bonne chance !',
  wellPlayed: 'Bien joué !',
  niceSwap: 'Bel échange !',
  thanks: 'Merci !',
  sorry: 'Pardon !',
  oops: 'Oups !',
  oneMoment: 'Un instant, s’il vous plaît',
  takeYourTime: 'Prenez votre temps',
  yourTurn: 'À vous !',
  goodGame: 'Belle partie !',
  another: 'Une autre partie ?',
  smile: 'Sourire',
  laugh: 'Rire',
  surprise: 'Oh !',
  sad: 'Tristesse',
  thumbsUp: 'Pouce levé',
  heart: 'Cœur',
};

/** A phrase as read out: "Ben : Bien joué !", "Vous : Sourire." */
export const saysAloud = (who: Person, saying: Saying): string => {
  const words = SAYING_TEXT[saying];
  return `${personName(who)} : ${words}${/[!?]$/.test(words) ? '' : '.'}`;
};

/** The button that opens the phrases, and the title of their panel. */
export const SAY_SOMETHING = 'Dire un mot';

/** The accessible name of the button over a player's seat: "À propos d’Ana". */
export const aboutPlayer = (name: string): string => `À propos ${ofName(name)}`;
