import { bot, person } from '../../support/play/tableViews.ts';
import type { GallerySituation } from '../situation.ts';
import { GALLERY_MOMENT } from './crazyRummy.ts';

/** The same table with other people, and as others see it. */
export const PEOPLE_SITUATIONS: Readonly<Record<string, GallerySituation>> = {
  'long-names': {
    shows: 'names of the maximum length',
    at: { ...GALLERY_MOMENT, totals: [1031, 1112, 955, 1140] },
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
    at: GALLERY_MOMENT,
    table: { seats: [person('Ада'), bot('Bot 花子'), person('Ὀδυσσεύς'), person('مريم')] },
  },
  'bot-levels': {
    shows: 'bots of different levels, named on their seats',
    at: GALLERY_MOMENT,
    table: {
      seats: [
        person('Ada', { avatar: 4 }),
        bot('Bruno', 'beginner', 1),
        bot('Clara', 'sharp', 2),
        bot('Dario', 'expert', 3),
      ],
    },
  },
  disconnected: {
    shows: 'one player is away, a bot plays for another',
    at: GALLERY_MOMENT,
    table: {
      seats: [
        person('Ada', { avatar: 4 }),
        bot('Edda', 'steady', 4),
        person('Christabel', { avatar: 11, connected: false }),
        person('Dom', { avatar: 0, connected: false, standIn: true }),
      ],
    },
  },
  'stand-in': {
    shows: 'a bot plays for the viewer, who is back',
    at: GALLERY_MOMENT,
    table: {
      seats: [person('Ada', { standIn: true }), bot('Bot Niklas'), person('Christabel'), person('Dom')],
    },
  },
  silent: {
    shows: 'there is no sign of the player in turn, whose last seconds run: a bot may play for them',
    at: { ...GALLERY_MOMENT, turn: 3 },
    table: {
      seats: [person('Ada', { avatar: 4 }), bot('Edda', 'steady', 4), person('Dom'), person('Wilhelmina-Charlotte')],
      silent: [3],
      clock: { seat: 3, left: 14_000, total: 135_000, run: 1 },
    },
  },
  'silent-viewer': {
    shows: 'there is no sign of the viewer: any touch is one',
    at: GALLERY_MOMENT,
    table: { silent: [0], clock: { seat: 0, left: 14_000, total: 135_000, run: 1 } },
  },
  reconnecting: {
    shows: 'the connection is being restored: said in the place of the words',
    at: GALLERY_MOMENT,
    line: { status: 'reconnecting', reason: null },
  },
  'old-version': {
    shows: 'the server has a newer version: the page can be reloaded',
    at: GALLERY_MOMENT,
    line: { status: 'lost', reason: 'oldVersion' },
  },
  spectator: { shows: 'the table as a spectator sees it', at: GALLERY_MOMENT, viewer: 'spectator' },
  rated: {
    shows: 'the menu of a rated game, which has no hints and says why',
    at: GALLERY_MOMENT,
    table: { isPrivate: false, hints: false, rated: true },
    panel: 'leave',
  },
  'no-hints': { shows: 'hints off: no hint button', at: GALLERY_MOMENT, settings: { hints: false } },
};
