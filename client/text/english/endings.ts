import type { Ending } from '#engine';
import type { Terms } from '#rules';
import type { Person } from '../person.ts';
import { subject } from './people.ts';
import { wordsIn } from './words.ts';

const OTHERWISE: Readonly<Record<Exclude<Ending, 'wentOut'>, string>> = {
  exhausted: 'The stock ran out before anyone went out.',
  capped: 'The deal was getting nowhere and was stopped.',
  void: 'Nobody could finish, so nobody scores.',
  cancelled: 'The game was updated and couldn’t continue this deal. Nobody scores.',
};

/** The end of a deal: "Ana went out." `out`: the player who did, if somebody did. */
export const dealEnded = (ending: Ending, out: Person, terms: Terms): string =>
  ending === 'wentOut' ? `${subject(out)} ${wordsIn(terms).wentOut}.` : OTHERWISE[ending];
