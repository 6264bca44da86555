import assert from 'node:assert/strict';
import { redact } from '#engine';
import { sent, withOtherSecrets } from '../../support/play/secrets.ts';
import { isPicked, type Law } from './law.ts';

const MIXES = 97;

/** Hidden cards change nothing for a viewer: its view, legal actions, events and the move a bot would make there. */
export const secrecy: Law = {
  name: 'law 5, secrecy: hidden cards change nothing for a viewer',
  watch: ({ seats }) => ({
    step({ after, events }, number) {
      if (!isPicked(number, 90)) return;
      const viewer = number % (seats + 1) === seats ? 'spectator' : number % (seats + 1);
      const mix = Array.from({ length: MIXES }, (_, index) => Math.imul(number + index + 1, 0x85ebca6b) >>> 8);
      const told = events.map((event) => redact(event, viewer));
      assert.equal(sent(viewer, withOtherSecrets(after, viewer, mix), told), sent(viewer, after, told));
    },
  }),
};
