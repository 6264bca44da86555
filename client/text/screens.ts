import { fixed, say } from './say.ts';

/** "Crazy Rummy" */
export const gameName = (): string => say('page-gameName');

/** The game's own move in one sentence, below its picture on the home screen. */
export const hook = (): string => say('page-hook');

/** The button that leaves a screen. */
export const back = (): string => say('page-back');

/** The viewer's own name among those of others: "Ana (you)". */
export const ownName = (name: string): string => say('page-ownName', { name });

/** The accessible name of a button, where several have the same label: "Share and more: Friday". */
export const labelAbout = (label: string, subject: string): string => say('page-labelAbout', { label, subject });

/** The screen on which players gather. */
export const WAITING = fixed('waiting');

/** A code for a screen reader, letter by letter: "B, C, D, F". */
export const spelled = (code: string): string => [...code].join(', ');

/** The person who starts a private table, for the others: "Ana starts the game." */
export const startedBy = (name: string): string => say('waiting-startedBy', { name });

/** How many players of a private table are there: "2 of 4 are here. Bots can take the 2 empty seats." */
export const gathered = (here: number, seats: number, bots: boolean): string =>
  say('waiting-gathered', { here, seats, missing: seats - here, bots });

/** Rated games, at the table. */
export const RATED = fixed('rated');

/** Panels over the table and the buttons that open and close them. */
export const PANELS = fixed('panels');

/** Buttons on the table that teach. */
export const LEARNING = fixed('learning');

/** The ways to the settings, and those that the home screen and the menu of a table have as well. */
export const SETTINGS = fixed('toSettings');

/** The system notification for the viewer's turn. */
export const TURN_ALERT = fixed('turnAlert');

/** The banner and the dialog for a broken connection. */
export const CONNECTION = fixed('connection');

/** For somebody who watches: a bot's seat from the next deal or game on, and once it is booked. */
export const TAKE_SEAT = fixed('takeSeat');
