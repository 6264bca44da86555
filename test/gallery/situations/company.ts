import { SAYINGS, type Saying } from '#protocol';
import { person } from '../../support/play/tableViews.ts';
import type { GallerySituation } from '../situation.ts';
import { GALLERY_MOMENT } from './crazyRummy.ts';
import { DEAL_ENDS } from './dealEnds.ts';

const PEOPLE = ['Ada', 'Niklas', 'Christabel', 'Dom'].map((name, seat) => person(name, { avatar: 5 * seat }));
const says = (seat: number, saying: Saying) => ({ seat, phrase: SAYINGS.indexOf(saying) });
const TALLY = DEAL_ENDS.tally as GallerySituation;

/** Interaction between people at a table, other than playing. */
export const COMPANY: Readonly<Record<string, GallerySituation>> = {
  said: {
    shows: 'everybody says something',
    at: GALLERY_MOMENT,
    table: { seats: PEOPLE },
    said: [says(0, 'thanks'), says(1, 'wellPlayed'), says(2, 'oneMoment'), says(3, 'laugh')],
  },
  'said-by-signs': {
    shows: 'phrases without words',
    at: GALLERY_MOMENT,
    table: { seats: PEOPLE },
    said: [says(0, 'smile'), says(1, 'surprise'), says(2, 'thumbsUp'), says(3, 'heart')],
  },
  'to-stop': {
    ...TALLY,
    shows: 'between two deals: the buttons to stop and to say something',
    table: { seats: PEOPLE },
    said: [says(2, 'niceSwap')],
  },
  'tally-stand-in': {
    ...TALLY,
    shows: 'the tally of a deal while a bot plays for the viewer, who is back',
    table: { seats: PEOPLE.map((seat, i) => ({ ...seat, standIn: i === 0 })) },
  },
  stopping: {
    ...TALLY,
    shows: 'two players want to adjourn',
    table: {
      seats: PEOPLE.map((seat, i) => ({ ...seat, adjourns: i > 1 })),
      clock: { seat: -1, left: 15_000, total: 20_000, run: 2 },
    },
    said: [],
  },
  resting: {
    ...TALLY,
    shows: 'a player is back at an adjourned table',
    table: { seats: PEOPLE.map((seat, i) => ({ ...seat, connected: i < 2 })), adjourned: true, clock: null },
    said: [],
  },
  adjourned: {
    ...TALLY,
    shows: 'the table is adjourned and everybody has left',
    table: {
      seats: PEOPLE.map((seat) => ({ ...seat, connected: false })),
      adjourned: true,
      away: [{ type: 'drew', seat: 0, from: 'stock', cards: [null] }],
      clock: null,
      code: 'BCDFGH',
    },
    said: [],
    line: { status: 'lost', reason: null },
  },
  'newer-table': {
    ...TALLY,
    shows: 'the connection broke, and the table waits for a newer version of the server',
    line: { status: 'reconnecting', reason: 'newerTable' },
  },
};
