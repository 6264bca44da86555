import { bot, person } from '../../support/tableViews.ts';
import type { Situation } from '../situation.ts';
import { MOMENT } from './crazyRummy.ts';

/** The same table with other people, and as others see it. */
export const PEOPLE: Readonly<Record<string, Situation>> = {
  'long-names': {
    shows: 'names as long as they may be',
    at: { ...MOMENT, totals: [1031, 1112, 955, 1140] },
    table: {
      seats: [
        person('Ada'),
        bot('Bot Maximiliane von W'),
        person('Wilhelmina-Charlotte'),
        person('WWWWWWWWWWWWWWWWWWWW'),
      ],
    },
  },
  'other-scripts': {
    shows: 'names in other scripts',
    at: MOMENT,
    table: { seats: [person('Ада'), bot('Bot 花子'), person('Ὀδυσσεύς'), person('مريم')] },
  },
  disconnected: {
    shows: 'one player is away, a bot plays for another',
    at: MOMENT,
    table: {
      seats: [
        person('Ada'),
        bot('Bot Niklas'),
        person('Christabel', { connected: false }),
        person('Dom', { connected: false, standIn: true }),
      ],
    },
  },
  'stand-in': {
    shows: 'a bot plays for the viewer, who is back',
    at: MOMENT,
    table: {
      seats: [person('Ada', { standIn: true }), bot('Bot Niklas'), person('Christabel'), person('Dom')],
    },
  },
  spectator: { shows: 'the table as somebody sees it who only watches', at: MOMENT, viewer: 'spectator' },
  'four-colours': { shows: 'a suit, a colour', at: MOMENT, settings: { fourColours: true } },
  'big-cards': { shows: 'big cards', at: MOMENT, settings: { bigCards: true } },
  light: { shows: 'light surroundings', at: MOMENT, settings: { surroundings: 'light' } },
  dark: { shows: 'dark surroundings', at: MOMENT, settings: { surroundings: 'dark' } },
  'no-hints': { shows: 'hints switched off: no button for them', at: MOMENT, settings: { hints: false } },
};
