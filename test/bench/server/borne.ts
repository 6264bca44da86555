import type { Figure } from '../report.ts';
import { demandOf, gameWith, type MeasuredPlay, relayWith } from './house.ts';
import { largestFitting } from './search.ts';

/** Tables are borne if the others see 99 % of all actions within this time, in ms, and none of them are left out. */
const MOST_TIME = 50;
const LEAST_DONE = 0.98;
/** The number of tables borne ÷ the number that the relay bears. */
const LEAST_RATIO = 0.5;
/** The crowd's share of its core from which on the times may be the crowd's. */
const CROWD_FULL = 0.9;
/** A number of tables is tried again before it counts as not borne, in case something else kept the machine busy. */
const TRIES = 2;
const PACE = { warmUp: 4_000, lasting: 5_000 };
/** The average size of the game's frames. The relay's cost does not depend on it. */
const FRAME_BYTES = 21;
const GAME_SEARCH = { from: 400, step: 50, most: 1_600 };
const RELAY_SEARCH = { from: 1_200, step: 100, most: 2_400 };

/** The most tables that the game and the relay bear on one core, at ten actions per second and table. */
export async function borneFigures(): Promise<Figure[]> {
  const game = await mostBorne(GAME_SEARCH, (rooms) => gameWith(rooms, PACE));
  const relay = await mostBorne(RELAY_SEARCH, (rooms) => relayWith(rooms, { frame: FRAME_BYTES }, PACE));
  return [
    { name: `tables borne, p99 < ${MOST_TIME} ms`, value: game.rooms, unit: '' },
    {
      name: `  the same by the relay${relay.isByCrowd ? ' (more if the clients had a faster core)' : ''}`,
      value: relay.rooms,
      unit: '',
    },
    { name: '  borne ÷ the relay', value: game.rooms / relay.rooms, unit: '', least: LEAST_RATIO },
    { name: "  of the clients' core in use, at most", value: 100 * Math.max(game.crowd, relay.crowd), unit: '%' },
  ];
}

interface Borne {
  readonly rooms: number;
  /** The largest share of its core that the crowd used. */
  readonly crowd: number;
  /** Whether the crowd was too slow wherever tables were not borne. */
  readonly isByCrowd: boolean;
}

async function mostBorne(search: typeof GAME_SEARCH, play: (rooms: number) => Promise<MeasuredPlay>): Promise<Borne> {
  let crowd = 0;
  const missed: number[] = [];
  const rooms = await largestFitting(search, async (count) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const { others, perSecond, crowdBusy } = await play(count);
      crowd = Math.max(crowd, crowdBusy);
      if (others.p99 < MOST_TIME && perSecond >= LEAST_DONE * demandOf(count)) return true;
      missed.push(crowdBusy);
    }
    return false;
  });
  return { rooms, crowd, isByCrowd: missed.some((busy) => busy > CROWD_FULL) };
}
