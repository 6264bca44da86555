import type { Card } from '#engine';
import type { Person, Terms } from '#text';
import { extra } from './buttons.ts';
import type { EmptyHanded, Length, StepPlay, StepTurn } from './data.ts';

import { fixed, say } from './say.ts';

/** While a bot stands in for the viewer: the step, and the button that ends it. */
const STAND_IN = fixed('standIn');

/** While the table waits for somebody of whom there is no sign. `you`: the viewer, who only has to touch the page. */
const SILENCE = fixed('silence');

/** About another person, beside the button `letBot`. */
const noSign = (name: string): string => say('silence-noSign', { name });

/** The line above the hand when it is not up to the viewer. */
const WAITS = fixed('waits', {
  dealOver: (deal: number) => say('waits-dealOver', { deal }),
  forCall: (cards: readonly Card[]) => say('waits-forCall', { cards }),
  forTaker: (cards: readonly Card[]) => say('waits-forTaker', { cards }),
  botPlays: ({ name }: Person) => say('waits-botPlays', { name }),
  /** A dealer who turned up a two (R19). */
  sizing: ({ name }: Person) => say('waits-sizing', { name }),
  naming: ({ name }: Person, terms: Terms) => say('waits-naming', { name, terms }),
  press: ({ name }: Person, points: number) => say('waits-press', { name, points }),
  watching: ({ name }: Person) => say('waits-watching', { name }),
  for: ({ name }: Person) => say('waits-for', { name }),
});

/** The line above the hand when the viewer has a question to answer. */
const ASKS = fixed('asks', {
  name: (terms: Terms) => say('asks-name', { terms }),
  press: (points: number) => say('asks-press', { points }),
  call: (cards: readonly Card[]) => say('asks-call', { cards, count: cards.length }),
  take: (cards: readonly Card[]) => say('asks-take', { cards }),
});

/** The line above the hand when the viewer draws. */
const DRAWS = fixed('draws', {
  takeOrLeave: (length: Length) => say('draws-takeOrLeave', { length }),
});

/** The line above the hand when the viewer has one thing left to do. */
const DUTIES = {
  emptyHanded: (end: EmptyHanded, terms: Terms): string => say('duties-emptyHanded', { end, terms }),
  /** The only turn for melds after another player went out (R108). */
  lastChance: (terms: Terms, mayLay: boolean): string =>
    say('duties-lastChance', { terms, mayLay, button: extra('endTurn', terms) }),
  discardLast: (terms: Terms): string => say('duties-discardLast', { terms }),
  layTaken: (card: Card): string => say('duties-layTaken', { card }),
  playTaken: (card: Card): string => say('duties-playTaken', { card }),
  reuseWild: (terms: Terms): string => say('duties-reuseWild', { terms }),
  layOffLast: (terms: Terms): string => say('duties-layOffLast', { terms }),
  layAll: (terms: Terms): string => say('duties-layAll', { terms }),
};

const TURN = fixed('turn');

/** The line above the hand when the viewer plays: "Your turn: lay down melds, lay off or discard to end your turn". */
const turnStep = ({ plays, later, begins }: StepTurn, terms: Terms, length: Length): string =>
  say('turn-step', { choices: plays.map((play) => CHOICES[play](plays, terms, length)), later, begins, terms, length });

/** The words for each play, beside the others. */
const CHOICES: Readonly<Record<StepPlay, (plays: readonly StepPlay[], terms: Terms, length: Length) => string>> = {
  melds: (_, terms, length) => say('turn-melds', { terms, length }),
  contract: () => TURN.contract,
  layOff: (plays, _, length) => say('turn-layOff', { beside: plays.includes('melds') ? 'melds' : 'others', length }),
  swap: (_, terms, length) => say('turn-swap', { terms, length }),
  goRummy: (_, terms) => say('turn-goRummy', { terms }),
  discard: (plays, _, length) => say('turn-discard', { isOnly: plays.length === 1, length }),
  upForTwo: (_, terms) => say('turn-press', { button: extra('upForTwo', terms) }),
  endTurn: (_, terms) => say('turn-press', { button: extra('endTurn', terms) }),
  undo: () => TURN.undo,
};

/** The step while the bots' pauses can be skipped: "Waiting for Ben · tap the table to skip". */
const skippable = (step: string): string => say('turn-skippable', { step });

/** The button that skips them. */
const skip = (): string => TURN.skip;

const TITLES = fixed('pageTitle');

/** The title of the page, with a mark when it is up to the viewer. */
const title = (yourTurn: boolean): string => (yourTurn ? TITLES.yourTurn : TITLES.plain);

/** The texts of the line above the hand, and of the buttons beside it. */
export const stepWords = {
  ...{ STAND_IN, SILENCE, noSign, WAITS, ASKS, DRAWS, DUTIES, turnStep, skippable, skip, title },
};
